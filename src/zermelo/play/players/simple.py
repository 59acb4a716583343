"""The simplest players: any move, and a person at the keyboard."""

from __future__ import annotations

import random

from ...errors import IllegalAction
from ...game import Game
from ..player import Choice, Player, PlayerFault, Turn


class RandomPlayer(Player):
    """Plays each legal action equally often."""

    def __init__(self, name: str = "random", seed: int | None = None) -> None:
        self.name = name
        self._seed = seed
        self._random = random.Random(seed)

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._random = random.Random(seed if self._seed is None else self._seed)

    def choose(self, turn: Turn) -> Choice:
        return Choice(self._random.choice(turn.actions), why="a random move")


class HumanPlayer(Player):
    """A person, who types moves in the game's notation.

    The terminal and the page recognise this class and do the asking themselves.
    """

    def __init__(self, name: str = "human") -> None:
        self.name = name

    def begin(self, game: Game, player: int, seed: int) -> None:
        if game.hidden_information:
            raise PlayerFault(
                "refused", "people play games with hidden cards in `zermelo play` only"
            )

    def choose(self, turn: Turn) -> Choice:
        while True:
            try:
                text = input(f"{turn.game.player_name(turn.player)}: ")
            except EOFError:
                raise PlayerFault("exit", "the person has left") from None
            try:
                return Choice(turn.game.parse_action(turn.state, text))
            except IllegalAction as error:
                print(error)
