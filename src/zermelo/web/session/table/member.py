"""Those at a table, and the pages they look at it from, of which one person may have several."""

from __future__ import annotations

from dataclasses import dataclass

from ..analysing import Analysing
from ..page_work import PageWork
from ..reviewing import Reviewing


@dataclass(eq=False)
class Participant:
    """Someone at the table: the host, a guest at a seat, or those who watch."""

    side: int
    name: str = ""
    links: tuple[str, ...] = ()


class Member:
    """A page in a room: on whose side it is, and what runs for it."""

    def __init__(self, participant: Participant, work: PageWork) -> None:
        self.participant, self.work = participant, work
        self.analysing = Analysing(work)
        self.reviewing = Reviewing(work)

    @property
    def side(self) -> int:
        """Of the table; it changes with the seats of the participant."""
        return self.participant.side
