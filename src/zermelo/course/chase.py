"""The lectures' table of optimism and pessimism: what a wrong model of the opponent costs.

In Ghost chase, an eater that expects the worst (minimax) and one that expects a ghost to move at
random (expectimax) each meet a ghost that hunts and one that wanders. Games differ by where the
ghost begins and, if it wanders, by how.

The lectures show the averages of five games, and not the maze. In the layout here the signs and
the order of theirs come out. All food lies in a small room with two doors, and a corridor leads
from one to the other. The optimist goes straight in, and the hunter catches it there, every time.
The pessimist keeps a door open, and takes a few steps more to get it all: it scores a little less
than the optimist where the ghost only wanders. Over many games it loses some of those, too, since
it takes itself for lost and gives up where an adversary could close both doors.
"""

from __future__ import annotations

import random
from statistics import mean
from typing import NamedTuple

from ..cancellation import stop_requested
from ..errors import BadParameter
from ..games.ghost_chase import GhostChase, State
from ..search import expectiminimax

EATERS = {"minimax": "adversary", "expectimax": "random"}
"""Who searches how, and the ghost that it expects."""
GHOSTS = ("adversary", "random")
LAYOUT = "room"
EATER_DEPTH, GHOST_DEPTH = 8, 2  # plies
APART = (6,)  # steps at the start; at odd distances the ghost could never catch up


class Chase(NamedTuple):
    """How a game ended."""

    won: bool
    score: float


class Cell(NamedTuple):
    """A cell of the table: all games of one eater against one ghost."""

    games: tuple[Chase, ...]

    @property
    def won(self) -> int:
        return sum(game.won for game in self.games)

    @property
    def score(self) -> float:
        """The average."""
        return mean(game.score for game in self.games)

    def __str__(self) -> str:
        return f"won {self.won}/{len(self.games)}, average score {self.score:.0f}"


def chase_table(
    games: int = 5, layout: str = LAYOUT, depth: int = EATER_DEPTH
) -> dict[tuple[str, str], Cell]:
    """The four cells, by eater and ghost; the same seeds in all of them.

    >>> table = chase_table(1)
    >>> table["expectimax", "adversary"].won, table["expectimax", "random"].won
    (0, 1)
    """
    return {
        (eater, ghost): Cell(
            tuple(play_chase(eater, ghost, seed, layout, depth) for seed in range(games))
        )
        for eater in EATERS
        for ghost in GHOSTS
    }


def play_chase(
    eater: str, ghost: str, seed: int, layout: str = LAYOUT, depth: int = EATER_DEPTH
) -> Chase:
    """One game of the table."""
    end = chase(EATERS[eater], ghost, seed, layout, depth)
    return Chase(end.pellets == 0, GhostChase(layout).utility(end, 0))


def chase(
    believed: str, ghost: str, seed: int, layout: str = LAYOUT, depth: int = EATER_DEPTH
) -> State:
    """The end of a game whose eater searches with its model of the ghost."""
    game, model = GhostChase(layout), GhostChase(layout, believed)
    dice = random.Random(seed)
    state = _start(game, dice)
    while not game.is_terminal(state) and not stop_requested():
        if game.to_move(state) == 0:
            action = expectiminimax(model, state, depth=depth).action
        elif ghost == "random":
            action = dice.choice(list(game.actions(state)))
        else:
            action = expectiminimax(game, state, depth=GHOST_DEPTH).action
        state = game.result(state, action)
    return state


def _start(game: GhostChase, dice: random.Random) -> State:
    """The ghosts begin neither too near nor out of reach."""
    state = game.initial_state()
    away = game.distances[state.eater]
    homes = [cell for cell, distance in enumerate(away) if distance in APART]
    if not homes:
        raise BadParameter(f"the layout {game.layout} is too small for a ghost to begin far away")
    return state._replace(ghosts=tuple(dice.choice(homes) for _ in state.ghosts))
