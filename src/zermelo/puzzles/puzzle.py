"""A puzzle: a position, what is asked of it, and the only answer."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ..errors import BadFile
from ..game import Game
from ..games import load_named
from ..guide import guide_of

SHIPPED = Path(__file__).parent / "puzzles.jsonl"
GRADES = ("very easy", "easy", "medium", "hard", "very hard")
MORE_STATES = (40, 120, 250, 600)
"""Where the next grade begins, by the states that a proof looks at. Each has about a fifth of the
puzzles that ship."""

Kind = Literal["win_in", "winning", "saving", "value"]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position of a game of two, with one right answer."""

    game: str
    """The game's spec, such as `hex:size=4`."""
    kind: Kind
    """`win_in`: the only first move that wins in that number of moves. `winning`, `saving`: the
    only move that wins, or does not lose. `value`: how the game ends with perfect play."""
    answer: str
    """The move or, of a `value`, the winner's number, or `draw`."""
    moves: tuple[str, ...]
    """From the start, in the game's notation."""
    states: int
    """Different states that a proof by trying everything looked at."""
    start: str = ""
    """The text of the state where the moves begin, if that is not the game's start."""
    plies: int = 0
    """To the end, of `win_in`."""
    soon: bool = False
    """Whether lines were tried for the plies of the win alone, not to the end of the game."""

    @property
    def grade(self) -> int:
        """From 0, very easy, to 4, very hard: by the size of the proof."""
        return sum(self.states >= more for more in MORE_STATES)

    def rules(self) -> Game:
        return load_named(self.game)

    def state(self, game: Game) -> Any:
        """The position, in the puzzle's game."""
        state = game.parse_state(self.start) if self.start else game.initial_state()
        for text in self.moves:
            state = game.result(state, game.parse_action(state, text))
        return state

    def question(self, game: Game, state: Any) -> str:
        """What is asked, in a sentence."""
        mover = capital(game.player_name(game.to_move(state)))
        if self.kind == "win_in":
            return f"{mover} to move and win in {(self.plies + 1) // 2}. What is the first move?"
        if self.kind == "winning":
            return f"{mover} to move. Which is the only move that wins?"
        if self.kind == "saving":
            return f"{mover} to move. Which is the only move that does not lose?"
        return f"{mover} to move. How does the game end with perfect play?"

    def choices(self, game: Game) -> list[tuple[str, str]]:
        """The answers to choose from, of a `value`: as written in the puzzle, and in words."""
        if self.kind != "value":
            return []
        wins = [(str(one), f"{capital(game.player_name(one))} wins") for one in range(2)]
        return [*wins, ("draw", "A draw")]

    def answer_words(self, game: Game) -> str:
        return dict(self.choices(game)).get(self.answer, self.answer)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def title(puzzle: Puzzle) -> str:
    """The title of the puzzle's game."""
    return guide_of(type(puzzle.rules())).title


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file with one JSON object in each line."""
    try:
        return msgspec.json.Decoder(Puzzle).decode_lines(path.read_bytes())
    except OSError as error:
        raise BadFile(f"{path} can't be read: {error}") from None
    except msgspec.MsgspecError as error:
        raise BadFile(
            f"{path} is not a file of puzzles: {error}; zermelo puzzles --make writes one"
        ) from None


def written(puzzles: list[Puzzle]) -> bytes:
    """The lines of a file of puzzles."""
    return msgspec.json.Encoder().encode_lines(puzzles)


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with zermelo; their numbers are their places, from 1."""
    return tuple(read(SHIPPED))
