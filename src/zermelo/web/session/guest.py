"""The page of a guest: it may play one seat of one game, or watch, and nothing else."""

from __future__ import annotations

from ... import clock
from .. import limits
from ..catalogue import Games
from ..messages import requests
from ..messages.responses import Failed, Welcome
from ..recent import Recent
from ..resources import Resources
from ..workers.pool import Workers
from .answering import answers
from .session import Session
from .table.invitations import Invitation


def guest_welcome() -> Welcome:
    """A guest has nothing to choose from."""
    return Welcome(
        games=[],
        kinds=[],
        players=[],
        subjects={},
        formats={},
        networks=[],
        network_problem="",
        guest=True,
    )


class GuestSession(Session, guests=True):
    """A page with few requests, which are read by a decoder of their own."""

    def __init__(
        self, invitation: Invitation, workers: Workers, games: Games, resources: Resources
    ) -> None:
        super().__init__(workers, games, Recent(1), resources, participant=invitation.participant)
        self.invitation = invitation
        self._next = 0.0

    async def receive(self, text: str) -> None:
        """Handle a request; who sends many has to wait, and keeps no one else waiting."""
        now = clock.now()
        self._next = max(self._next, now - 1) + 1 / limits.GUEST_MESSAGES
        if self._next > now:
            await clock.pause(self._next - now)
        if len(text) > limits.GUEST_BYTES:
            self.work.send(Failed("this message is too long"))
        else:
            await super().receive(text)

    @answers(requests.Join)
    async def _join(self, message: requests.Join) -> None:
        if self.room is None:
            await self._enter(self.invitation.room)
