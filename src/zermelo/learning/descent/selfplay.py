"""Self-play by descent: many games, each with its tree, on all cores with one network.

play = DescentPlay(game, evaluator, DescentConfig(games=1024))
while play.waiting_harvest() < 16_384:
    play.round()
positions = play.harvest()
"""

from __future__ import annotations

import numpy as np

from ...errors import NotThisKindOfGame
from ...game import Game
from ...kernel import new_record, new_states, runnable, seeded
from ...montecarlo.batched.forest import check_observed
from ...playouts import check_playouts
from ..alphazero.selfplay import Answers, Counts, EvaluatedGames, Evaluator, drained
from ..inference.action_encoding import action_slots
from ..inference.shapes import largest_utility
from ..runs.config import DescentConfig
from .descent_kernels import EDGE, GAME, NODE, Positions, Thread, advance, thread_type

__all__ = ["DescentPlay", "check_descent", "edge_room", "harvest_room"]


def check_descent(game: Game) -> None:
    """Refuse games that minimax is not for."""
    if game.players != 2 or not game.zero_sum or game.chance:
        raise NotThisKindOfGame(
            f"{game.name} can't be learnt by descent, which is for zero-sum games of two players "
            "without chance; --method alphazero and ppo learn others"
        )
    check_observed(game)


def edge_room(game: Game, config: DescentConfig) -> int:
    """Edges of a tree: most positions have half the actions that a position can have, or fewer."""
    return max(config.tree_size * game.max_actions // 2, 2 * game.max_actions)


def harvest_room(games: int, config: DescentConfig) -> int:
    """Positions of so many games that wait to be harvested: two moves of each, or two trees."""
    return max(2 * config.expansions * games, 2 * config.tree_size)


class _Games:
    """The games of one thread in one group."""

    def __init__(self, game: Game, config: DescentConfig, answers: Answers, seed: int) -> None:
        self._rules, self._game, count = game, runnable(game).game, len(answers.observations)
        room, edges = harvest_room(count, config), edge_room(game, config)
        low, high = game.utility_bounds or (-np.inf, np.inf)
        self._nodes, self._edges = (
            np.zeros(count * config.tree_size, NODE),
            np.zeros(count * edges, EDGE),
        )
        self._moved = np.zeros(config.tree_size, np.int64)
        self.field = new_record(
            thread_type(game.max_actions),
            random=int(seeded(seed)),
            expansions=config.expansions,
            longest=config.longest,
            random_plies=config.random_plies,
            exploitation=config.exploitation,
            temperature=config.temperature * largest_utility(game),
            low=low,
            high=high,
            all_nodes=self._nodes,
            all_edges=self._edges,
            moved=self._moved,
            tree_size=config.tree_size,
            edge_room=edges,
            room=room,
        )
        self.thread = Thread(
            self.field,
            np.zeros(count, GAME).view(np.recarray),
            new_states(self._game, count * config.tree_size),
            answers,
            Positions(
                np.zeros((room, *game.observation_shape), np.float32),
                np.zeros((room, action_slots(game)), np.float32),
                np.zeros((room, 1), np.float32),
            ),
        )

    def advance(self) -> None:
        """A position of each game."""
        advance(self._game, self.thread)

    def drain(self) -> Positions:
        check_playouts(self._rules, self.field)
        return drained(self.field, self.thread.harvest)


class DescentPlay(EvaluatedGames[_Games]):
    """Self-play with best-first minimax: a tree for each game."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        config: DescentConfig,
        *,
        threads: int | None = None,
        seed: int = 0,
    ) -> None:
        check_descent(game)
        super().__init__(
            evaluator,
            lambda answers, number: _Games(game, config, answers, number),
            games=config.games,
            threads=threads,
            seed=seed,
        )

    def exploit(self, surely: float) -> None:
        """From now on the best move is played this surely."""
        for part in self.parts:
            part.field.exploitation = surely

    @property
    def counts(self) -> Counts:
        """Simulations are the positions that were expanded."""
        fields = [part.field for part in self.parts]
        return Counts(
            *(
                sum(int(field[name]) for field in fields)
                for name in ("games", "moves", "expanded", "evaluations")
            )
        )
