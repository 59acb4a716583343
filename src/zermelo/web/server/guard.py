"""Who may talk to the server: only the page that it served itself, with the token it printed.

Any page in the same browser can send requests to a local address. So each request must name
this server exactly as its host, must not come from another origin, and must carry the token,
which the printed address brings once and a cookie keeps.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

__all__ = ["Guard"]

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CLOSED = 1008  # policy violation
KIND = (b"content-type", b"text/plain; charset=utf-8")


class Guard:
    """Lets through what the server's own page asks, and puts strict headers on every answer."""

    def __init__(self, app: App, port: int, token: str) -> None:
        self.app = app
        self.hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
        self.cookie = f"zermelo-{port}"  # cookies don't tell ports apart
        self.token = token
        self.headers = _headers(port)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status, reason = self._judge(scope)
        if status == 200:
            await self.app(scope, receive, self._with_headers(send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": CLOSED, "reason": reason})
        elif status == 303:
            await self._welcome(send)
        else:
            await self._refuse(send, status, reason)

    def _judge(self, scope: Scope) -> tuple[int, str]:
        headers = [(name.lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        host = [value for name, value in headers if name == b"host"]
        origin = [value for name, value in headers if name == b"origin"]
        site = [value for name, value in headers if name == b"sec-fetch-site"]
        if len(host) != 1 or host[0] not in self.hosts:
            return 421, "this server is not the host that was asked for"
        if (origin and origin != [f"http://{host[0]}"]) or len(origin) > 1:
            return 403, "another origin may not talk to this server"
        if scope["type"] == "websocket":
            if not origin:
                return 403, "a socket needs an origin"
            return (200, "") if self._has_cookie(headers) else (403, "the token is missing")
        if scope["method"] not in ("GET", "HEAD"):
            return 405, "there is nothing to send here"
        if any(name in (b"content-length", b"transfer-encoding") for name, _ in headers):
            return 413, "there is nothing to send here"
        if self._brings_token(scope):
            return 303, ""
        if site and site[0] not in ("none", "same-origin"):
            return 403, "another site may not read from this server"
        if self._has_cookie(headers):
            return 200, ""
        return 403, "open the address that zermelo printed: it holds the token"

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

    async def _welcome(self, send: Send) -> None:
        """Keep the token in a cookie and out of the address."""
        cookie = f"{self.cookie}={self.token}; Path=/; HttpOnly; SameSite=Strict"
        headers = [(b"location", b"/"), (b"set-cookie", cookie.encode()), *self.headers]
        await send({"type": "http.response.start", "status": 303, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    async def _refuse(self, send: Send, status: int, reason: str) -> None:
        headers = [KIND, *self.headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": f"zermelo: {reason}\n".encode()})

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        return sending


def _headers(port: int) -> list[tuple[bytes, bytes]]:
    """Nothing from elsewhere, nothing inline, no frames."""
    sockets = f"ws://127.0.0.1:{port} ws://localhost:{port}"
    policy = "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "font-src 'self'",
            "img-src 'self' blob: data:",
            f"connect-src 'self' {sockets}",
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
