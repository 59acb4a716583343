"""Two players on a grid who choose their steps at the same time, over and over.

The second player does not know the first's choice; once both have chosen everybody knows all, and
chance decides what comes of it. States, whatever else they hold, have `places` and `chosen`.
"""

from __future__ import annotations

from typing import Protocol

from ..game import CHANCE, Game
from ..settings import Range, check_within
from ..tuples import replaced

WAYS = ("north", "east", "south", "west", "stand")
STAND = 4
UNDECIDED = -1


class Choosing(Protocol):
    """What the states of such games have."""

    @property
    def places(self) -> tuple[int, ...]: ...
    @property
    def chosen(self) -> tuple[int, ...]:
        """What each player does, or UNDECIDED."""


class Steps(Game):
    """Subclasses set `rows` and `columns`, and say what comes of two choices."""

    rows: int
    columns: int

    def to_move(self, state: Choosing) -> int:
        if state.chosen[0] == UNDECIDED:
            return 0
        return 1 if state.chosen[1] == UNDECIDED else CHANCE

    def beside(self, cell: int, way: int) -> int:
        """The cell that a step leads to; -1 off the grid."""
        row = cell // self.columns + (way == 2) - (way == 0)
        column = cell % self.columns + (way == 1) - (way == 3)
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return -1

    def known_choices(self, state: Choosing, player: int) -> tuple[int, ...]:
        """The choices that the player knows: the second does not see the first's."""
        unseen = player == 1 and state.chosen[1] == UNDECIDED
        return replaced(state.chosen, 0, UNDECIDED) if unseen else state.chosen

    # Notation and picture.

    def sees(self, state: Choosing, action: int, player: int) -> bool:
        return state.chosen[0] != UNDECIDED  # both choices are shown with the second

    def choices_text(self, chosen: tuple[int, ...]) -> str:
        texts = [
            f"{self.player_name(player)} {WAYS[choice]}"
            for player, choice in enumerate(chosen)
            if choice != UNDECIDED
        ]
        return ", ".join(texts) or "none yet"


def check_probability(**probabilities: float) -> None:
    """Each must be above 0, so that every game ends, and below 1."""
    check_within(Range(0, 1, True, True), **probabilities)
