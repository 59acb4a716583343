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


class GuestSession(Session):
    """A page with few requests, which are read by a decoder of their own."""

    def __init__(
        self, invitation: Invitation, workers: Workers, games: Games, resources: Resources
    ) -> None:
        super().__init__(workers, games, Recent(1), resources)
        self.invitation = invitation
        self._handlers = {
            requests.Join: self._join,
            requests.Play: self._play,
            requests.CallMe: self._call_me,
            requests.Resign: self._resign,
            requests.Ask: self._ask,
            requests.Answer: self._answer,
            requests.Analyse: self._analyse,
            requests.StopAnalysis: self._stop_analysis,
        }
        self._next = 0.0

    @property
    def side(self) -> int:
        return self.invitation.participant.side

    def read(self, text: str) -> requests.FromGuest:
        return requests.read_guest_message(text)

    async def receive(self, text: str) -> None:
        """Handle a request; who sends many has to wait, and keeps nobody else waiting."""
        now = clock.now()
        self._next = max(self._next, now - 1) + 1 / limits.GUEST_MESSAGES
        if self._next > now:
            await clock.pause(self._next - now)
        if len(text) > limits.GUEST_BYTES:
            self.work.send(Failed("this message is too long"))
        else:
            await super().receive(text)

    async def _join(self, message: requests.Join) -> None:
        if self.room is None:
            await self._enter(self.invitation.room)
