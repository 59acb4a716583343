"""Invitations: who may come to which seat of which game, without any other right.

An invitation has an address, which may be known, and a token, which may not.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from ....errors import BadParameter
from ... import limits
from .member import Participant
from .room import Room

PREFIX = "/seat/"


@dataclass(eq=False)
class Invitation:
    """To a seat of a room, or to watch; `pages` of the guest are connected."""

    room: Room
    participant: Participant
    address: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    pages: int = 0


class Invitations:
    """Those that are open; `origins` are where this server is reached, the best first."""

    def __init__(self, origins: Sequence[str], network: bool = False) -> None:
        self.origins, self.network = tuple(origins), network
        self._open: dict[str, Invitation] = {}

    def invite(self, room: Room, side: int) -> Invitation:
        self._make_room()
        return self._opened(Invitation(room, Participant(side)))

    def restore(self, room: Room, side: int, address: str, token: str) -> Invitation:
        """One of an earlier server, which opens the same seat again."""
        return self._opened(Invitation(room, Participant(side), address, token))

    def _opened(self, made: Invitation) -> Invitation:
        path = f"{PREFIX}{made.address}/?invitation={made.token}"
        made.participant.links = tuple(origin + path for origin in self.origins)
        self._open[made.address] = made
        made.room.participants.append(made.participant)
        return made

    def find(self, address: str) -> Invitation | None:
        return self._open.get(address)

    def of(self, room: Room) -> list[Invitation]:
        return [one for one in self._open.values() if one.room is room]

    def revoke(self, room: Room, side: int) -> None:
        """Its token opens nothing from now on, and pages that came with it go."""
        for one in self.of(room):
            if one.participant.side == side:
                del self._open[one.address]
                room.dismiss(one.participant)
                return
        raise BadParameter("that seat has no invitation")

    def _make_room(self) -> None:
        """If there are too many, revoke the oldest one not in use."""
        if len(self._open) < limits.INVITATIONS:
            return
        unused = next((one for one in self._open.values() if not one.pages), None)
        if unused is None:
            raise BadParameter(f"{limits.INVITATIONS} invitations are in use; take one back first")
        self.revoke(unused.room, unused.participant.side)
