"""Who may talk to the server: only its own page, with the token that it printed.

Any page in the same browser can send requests to a local address. So each request must name
exactly this server as its host, must not come from another origin, and must carry the token,
which comes once with the printed address and is then kept in a cookie.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from . import refusal

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CLOSED = 1008  # policy violation
KIND = (b"content-type", b"text/plain; charset=utf-8")
REFUSED = [
    (b"content-type", b"text/html; charset=utf-8"),
    (b"content-security-policy", refusal.policy.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cache-control", b"no-store"),
]
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one


class Guard:
    """Lets the requests of the server's own page through; puts strict headers on every response."""

    def __init__(self, app: App, port: int, token: str) -> None:
        self.app, self.port = app, port
        self.hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
        self.cookie = f"zermelo-{port}"  # cookies are shared between ports
        self.token = token
        self.headers = strict_headers(f"ws://{host}" for host in sorted(self.hosts))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status, reason = self._judge(scope)
        if status == 200:
            await self.app(scope, receive, self._with_headers(send))
        elif status == 303:
            await self._welcome(scope, receive, send)
        else:
            await self.refuse(scope, receive, send, status, reason)

    async def refuse(
        self, scope: Scope, receive: Receive, send: Send, status: int, reason: str
    ) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": CLOSED, "reason": reason})
        else:
            await self._refuse(scope, send, status, reason)

    def _judge(self, scope: Scope) -> tuple[int, str]:
        headers = [(name.lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        host = [value for name, value in headers if name == b"host"]
        origin = [value for name, value in headers if name == b"origin"]
        site = [value for name, value in headers if name == b"sec-fetch-site"]
        if len(host) != 1 or host[0] not in self.hosts:
            return 421, "this server is not the requested host"
        scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
        if (origin and origin != [f"{scheme}://{host[0]}"]) or len(origin) > 1:
            return 403, "requests from other origins are refused"
        if scope["type"] == "websocket":
            if not origin:
                return 403, "a socket needs an origin"
            return (200, "") if self._has_cookie(headers) else (403, "the token is missing")
        if scope["method"] not in ("GET", "HEAD"):
            return 405, "only GET and HEAD are allowed"
        if any(name in (b"content-length", b"transfer-encoding") for name, _ in headers):
            return 413, "requests must not have a body"
        if self._brings_token(scope):
            return 303, ""
        if site and site[0] not in ("none", "same-origin"):
            return 403, "requests from other sites are refused"
        if self._has_cookie(headers):
            return 200, ""
        return 403, "open the address that zermelo printed; it contains the token"

    def _brings_token(self, scope: Scope) -> bool:
        if scope["path"] != "/":
            return False
        given = parse_qs(scope["query_string"].decode("latin-1")).get("token", [""])[0]
        return secrets.compare_digest(given.encode(), self.token.encode())

    def _has_cookie(self, headers: list[tuple[bytes, str]]) -> bool:
        for name, value in headers:
            if name == b"cookie":
                try:
                    found = SimpleCookie(value).get(self.cookie)
                except CookieError:
                    continue
                if found and secrets.compare_digest(found.value.encode(), self.token.encode()):
                    return True
        return False

    async def _welcome(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Keep the token in a cookie and out of the address."""
        cookie = (
            f"{self.cookie}={self.token}; Path=/; HttpOnly; SameSite=Strict; "
            f"Max-Age={COOKIE_SECONDS}"
        )
        await self._respond(send, 303, [(b"location", b"/"), (b"set-cookie", cookie.encode())])

    async def _refuse(self, scope: Scope, send: Send, status: int, reason: str) -> None:
        """Say why: to a person in words that help, to a program in one line."""
        headers = {name.lower(): value for name, value in scope["headers"]}
        if status != 403 or b"text/html" not in headers.get(b"accept", b""):
            await self._respond(send, status, [KIND], f"zermelo: {reason}\n".encode())
            return
        elsewhere = headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site")
        linked = elsewhere and scope["path"] == "/"
        page = refusal.link_page() if linked else refusal.refusal_page(reason, self.port)
        await send({"type": "http.response.start", "status": status, "headers": REFUSED})
        await send({"type": "http.response.body", "body": page})

    async def _respond(
        self, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes = b""
    ) -> None:
        headers = [*headers, *self.headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _with_headers(self, send: Send, *more: tuple[bytes, bytes]) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *more, *self.headers]
            await send(message)

        return sending


def strict_headers(sockets: Iterable[str]) -> list[tuple[bytes, bytes]]:
    """Nothing from elsewhere but these sockets, nothing inline, no frames."""
    policy = "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "font-src 'self'",
            "img-src 'self' blob: data:",
            f"connect-src 'self' {' '.join(sockets)}",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"cache-control", b"no-cache"),
    ]
