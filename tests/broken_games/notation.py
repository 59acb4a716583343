"""Notation and picture, broken."""

from __future__ import annotations

from typing import Any

from tests.broken_games.good import Corridor, Walk, broken
from zermelo.board import Board, Grid
from zermelo.errors import IllegalAction

LosesText = broken(
    "LosesText", Corridor, "states read back", state_text=lambda self, state: f"[{state.place},0]"
)


class TakesAnyText(Corridor):
    breaks = "states read back"

    def state_text(self, state: Any) -> str:
        return f"{state.place} {state.ply}"

    def parse_state(self, text: str) -> Any:
        place, ply = text.split()
        return Walk(int(place), int(ply))


SameNames = broken(
    "SameNames",
    Corridor,
    "action names",
    action_text=lambda self, state, action: "stay" if action == 0 else "go",
)


class OffByOne(Corridor):
    breaks = "action names"

    def parse_action(self, state: Any, text: str) -> int:
        found = super().parse_action(state, text)
        return 0 if found == 1 else found


class RefusesItsOwn(Corridor):
    breaks = "action names"

    def parse_action(self, state: Any, text: str) -> int:
        raise IllegalAction("no")


CrashesOnNonsense = broken(
    "CrashesOnNonsense",
    Corridor,
    "action names",
    parse_action=lambda self, state, text: {"left": -1, "stay": 0, "right": 1}[text],
)


EndsWithoutWords = broken(
    "EndsWithoutWords", Corridor, "action names", end_words=lambda self, state: None
)
Speechless = broken(
    "Speechless", Corridor, "action names", action_words=lambda self, state, action: ""
)

ListsTooMuch = broken(
    "ListsTooMuch", Corridor, "listed actions", listed_actions=lambda self, state: (-1, 0, 1, 2)
)


class TornBoard(Corridor):
    breaks = "board"

    def board(self, state: Any, player: int | None = None) -> Board:
        return (Grid(1, 9, (None,) * 8),)


OffTheBoard = broken(
    "OffTheBoard", Corridor, "board", action_cells=lambda self, state, action: (9,)
)


NoWords = broken("NoWords", Corridor, "words", value_text=lambda self, value: None)
SilentWin = broken("SilentWin", Corridor, "words", win_text=lambda self, plies: "")


class ScoredTheOtherWay(Corridor):
    breaks = "scored game"

    @property
    def scored_game(self) -> Any:
        return Reversed()


class Reversed(Corridor):
    def utility(self, state: Any, player: int) -> float:
        return -super().utility(state, player)


class CountsTooFar(Corridor):
    breaks = "scored game"

    @property
    def scored_game(self) -> Any:
        return self

    def plies_to_end(self, state: Any, value: float) -> int:
        return 11 - state.ply
