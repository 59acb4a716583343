"""The position that a UCI engine searches, and its moves as the protocol writes them.

Two sets of rules are at work. By the first, only mate and stalemate end a game: it decides what
is legal, whatever the user interface lets happen. By the second, a threefold repetition and fifty
quiet moves are draws: the search goes by it.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

from ..errors import BadParameter, IllegalAction

if TYPE_CHECKING:
    from ..games.chess import Chess
    from ..result import Result

_MATE = 1 - 1e-6


@cache
def _game(draws: str) -> Chess:
    from ..games.chess import Chess

    return Chess(draws=draws, notation="uci")


class UciPosition:
    """A start and the moves since."""

    def __init__(self, start: str | None = None) -> None:
        self.start = start
        self.moves: tuple[str, ...] = ()
        rules, self.game = _game("none"), _game("claimed")
        self._legal = rules.initial_state() if start is None else rules.parse_state(start)
        self._played = self.game.initial_state() if start is None else self.game.parse_state(start)

    @property
    def turn(self) -> int:
        """Who moves: 0 for white."""
        return int(self._legal.turn)

    @property
    def state(self) -> Any:
        """The state to search; None if the game is over."""
        return None if self.game.is_terminal(self._played) else self._played

    def fen(self) -> str:
        return _game("none").state_text(self._legal)

    def following(self, words: list[str]) -> UciPosition:
        """The position that `position` names, going on from this one where it can."""
        if not words or words[0] not in ("startpos", "fen"):
            raise BadParameter("write position startpos or position fen FEN, then moves ...")
        at = words.index("moves") if "moves" in words else len(words)
        start = None if words[0] == "startpos" else " ".join(words[1:at])
        moves = tuple(words[at + 1 :])
        known = len(self.moves)
        if start == self.start and moves[:known] == self.moves:
            made, left = self._copy(), moves[known:]
        else:
            made, left = UciPosition(start), moves
        for move in left:
            made._play(move)
        return made

    def _copy(self) -> UciPosition:
        made = UciPosition.__new__(UciPosition)
        made.__dict__.update(self.__dict__)
        return made

    def _play(self, text: str) -> None:
        action = self.move(text)
        self._legal = _game("none").result(self._legal, action)
        self._played = self.game.result(self._played, action)
        if self.game.is_drawn(self._played):
            # A draw could have been claimed and was not: play on without the history.
            fields = self.fen().split()
            self._played = self.game.parse_state(" ".join([*fields[:4], "0", fields[5]]))
        self.moves = (*self.moves, text)

    @property
    def moves_here(self) -> dict[str, int]:
        """All legal moves, by name."""
        rules = _game("none")
        actions = rules.actions(self._legal)
        return {rules.action_text(self._legal, action): int(action) for action in actions}

    def move(self, text: str) -> int:
        """The legal move of this name."""
        found = self.moves_here.get(text.lower())
        if found is None:
            raise IllegalAction(f"{text[:20]!r} is not legal in {self.fen()}")
        return found

    def name(self, action: int) -> str:
        return self.game.action_text(self._played, action)

    def score(self, result: Result) -> str:
        """Centipawns or moves to mate, for the player to move."""
        value = result.value
        if value is None:  # stopped before it saw anything
            return "cp 0"
        if abs(value) > _MATE:
            moves = (len(result.principal_variation) + 1) // 2
            return f"mate {moves if value > 0 else -(len(result.principal_variation) // 2)}"
        return f"cp {round(math.copysign(_centipawns(abs(value)), value))}"


def _centipawns(value: float) -> float:
    """From a utility back to the units of chess programs."""
    from ..games._chess.evaluation import squashed

    scale = 100 / squashed(100) - 100
    return value * scale / (1 - value)
