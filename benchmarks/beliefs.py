"""What each part of beliefs is good for: random games of each kind, believed without that part.

    python -m benchmarks beliefs

Every player keeps beliefs through the same random games. For each variant: the turns for which no
possible state was found, the distinct states held in the others, and the CPU time of a turn.
The states looked at are limited, not the time, so that all is the same in the next run.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from statistics import mean
from typing import Any, NamedTuple

from rich import box
from rich.table import Table

from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.kernel import wait_compiled
from zermelo.montecarlo import Beliefs, NothingFits
from zermelo.play import turn_at

TITLE = "Which parts of beliefs are needed?"
GAMES = {
    "kriegspiel": 2,
    "battleship": 3,
    "war_game": 10,
    "dark_hex:rows=5,columns=5": 10,
    "phantom_tic_tac_toe": 20,
    "limit_holdem": 10,
    "liars_dice:dice=5": 20,
}
LONGEST = 200  # plies
PATIENCE = 200_000  # states, a fifth of the default, which no move of a match has time for


class WithoutWatching(Beliefs):
    def saw(self, informations: Iterable[Any]) -> None:
        """What was seen between turns is not known."""


class WithoutDrawing(Beliefs):
    def _drawn(self, information: Any) -> None:
        """`possible_states` is not asked."""


class WithoutChange(Beliefs):
    def _changeable(self, *_: Any) -> list[Any]:
        """`hidden_change` is not asked."""
        return []


class WithoutRejuvenation(Beliefs):
    def _rejuvenate(self, *_: Any) -> None:
        """Pasts are never changed; particles die out."""


VARIANTS = {
    "as it is": Beliefs,
    "without what was seen between turns": WithoutWatching,
    "without possible_states": WithoutDrawing,
    "without hidden_change": WithoutChange,
    "without changed pasts (rejuvenation)": WithoutRejuvenation,
}


class Turns(NamedTuple):
    """What the turns of some games took."""

    held: tuple[int, ...]
    """How many distinct states were believed possible in each; 0: none was found."""
    seconds: float


def tables() -> Iterator[Table]:
    for name, games in GAMES.items():
        table = Table(box=box.SIMPLE, pad_edge=False, title=f"{name}, {games} random games")
        table.add_column("beliefs")
        for heading in ("turns", "no state found", "distinct states", "ms of CPU a turn"):
            table.add_column(heading, justify="right")
        as_it_is = None
        for variant, kind in VARIANTS.items():
            held, seconds = measure(name, games, kind)
            if held == as_it_is:
                table.add_row(variant, "the same")
                continue
            as_it_is = as_it_is or held
            found = [one for one in held if one]
            table.add_row(
                variant,
                f"{len(held)}",
                f"{1 - len(found) / len(held):.1%}",
                f"{mean(found or [0]):.0f}",
                f"{1000 * seconds / len(held):.1f}",
            )
        yield table


def measure(name: str, games: int, kind: type[Beliefs]) -> Turns:
    held: list[int] = []
    with wait_compiled():
        game = load(name)
        kind(game, 0).prepare()
        began = time.process_time()
        for seed in range(games):
            held += follow(game, seed, kind)
        return Turns(tuple(held), time.process_time() - began)


def follow(game: Game, seed: int, kind: type[Beliefs]) -> Iterator[int]:
    """How many states were believed possible in each turn of a random game."""
    dice = random.Random(seed)
    beliefs = [kind(game, player, seed=seed, patience=PATIENCE) for player in range(game.players)]
    states = [game.initial_state()]
    while not game.is_terminal(states[-1]) and len(states) <= LONGEST:
        mover = int(game.to_move(states[-1]))
        action = dice.choice(list(game.actions(states[-1])))
        if mover != CHANCE:
            turn = turn_at(game, states[-1], states=states)
            beliefs[mover].saw(turn.seen)
            try:
                yield len(beliefs[mover].update(turn.key))
            except NothingFits:
                yield 0
            beliefs[mover].took(action)
        states.append(game.result(states[-1], action))
