"""Who comes in by which door: the host by the printed address, guests by their invitations.

The host's page is served on this machine's own address only. Each invitation has a path of its
own, with a cookie for this path, so that one browser can hold several and none is mistaken for
another, nor for the host. On the local network there are invitations and nothing else.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Sequence
from urllib.parse import parse_qs

from ... import clock
from .. import limits
from ..recent import Recent
from ..session.table.invitations import PREFIX, Invitation, Invitations
from .guard import Guard, Receive, Scope, Send, strict_headers

INVITATION = "zermelo.invitation"
"""Where the application finds the invitation that a request came with."""
NOT_INVITED = "this is no invitation, or it was taken back; ask for another link"
ADDRESSES = 256  # whose wrong guesses are remembered


class Entrance:
    """Sends requests to the host's guard, or to that of an invitation."""

    def __init__(
        self, host: Guard, invitations: Invitations, network: Sequence[str] = (), *, own: str
    ) -> None:
        """`own` is the address of this machine for itself, `network` the hosts for others."""
        self.host, self.invitations = host, invitations
        self.own, self.network = own, set(network)
        self.guesses = _Guesses()
        sockets = [one.replace("http", "ws", 1) for one in invitations.origins]
        self.headers = strict_headers(sorted(sockets))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.host(scope, receive, send)
            return
        at_home = (scope.get("server") or ("",))[0] == self.own
        for_guests = scope["path"].startswith(PREFIX)
        if at_home and not for_guests:
            await self.host(scope, receive, send)
            return
        address, _, path = scope["path"].removeprefix(PREFIX).partition("/")
        found = self.invitations.find(address) if for_guests else None
        guard = _GuestGuard(self.host, found, address)
        guard.hosts = self.host.hosts if at_home else self.network
        guard.headers = self.headers
        client = (scope.get("client") or ("",))[0]
        if self.guesses.too_many(client):
            await guard.refuse(scope, receive, send, 429, "too many wrong tokens; wait a minute")
            return
        inside = {**scope, "path": f"/{path}", INVITATION: found}
        await guard(inside, receive, send)
        if guard.wrong and for_guests:
            self.guesses.note(client)


class _GuestGuard(Guard):
    """Admits a guest with the token of an invitation."""

    def __init__(self, host: Guard, invitation: Invitation | None, address: str) -> None:
        # A random token, so that a wrong address looks like a wrong token.
        token = secrets.token_urlsafe(24) if invitation is None else invitation.token
        super().__init__(host.app, host.port, token)
        self.cookie = f"{host.cookie}-seat"
        self.path = f"{PREFIX}{address}/"
        self.wrong = False

    def _judge(self, scope: Scope) -> tuple[int, str]:
        status, reason = super()._judge(scope)
        return (status, NOT_INVITED) if self.wrong else (status, reason)

    def _brings_token(self, scope: Scope) -> bool:
        if scope["path"] != "/":
            return False
        given = parse_qs(scope["query_string"].decode("latin-1")).get("invitation", [""])[0]
        return secrets.compare_digest(given.encode(), self.token.encode())

    def _has_cookie(self, headers: list[tuple[bytes, str]]) -> bool:
        found = super()._has_cookie(headers)
        self.wrong = not found
        return found

    async def _welcome(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Keep the token in a cookie; the page itself takes it out of the address.

        It is shown at once: who follows a link in a message comes from another site, and would
        not be known again after being sent on.
        """
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        cookie = f"{self.cookie}={self.token}; Path={self.path}; HttpOnly; SameSite=Strict{secure}"
        await self.app(scope, receive, self._with_headers(send, (b"set-cookie", cookie.encode())))


class _Guesses:
    """Wrong tokens by the addresses they came from."""

    def __init__(self) -> None:
        self._wrong: Recent[deque[float]] = Recent(ADDRESSES)

    def note(self, client: str) -> None:
        times = self._wrong.get(client) or deque(maxlen=limits.GUESSES)
        times.append(clock.now())
        self._wrong.keep(client, times)

    def too_many(self, client: str) -> bool:
        times = self._wrong.get(client)
        if times is None or len(times) < limits.GUESSES:
            return False
        return clock.now() - times[0] < limits.GUESS_SECONDS
