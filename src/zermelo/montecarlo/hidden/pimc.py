"""Perfect information Monte Carlo: average over what may be hidden.

Draw a possible state from the player's belief, search it as if all cards were open, and do so
again; the action that did best on average is chosen. It neglects that a player can't play each
of the worlds differently (strategy fusion) and that others don't know which one it is either
(non-locality), and is good where that matters little.

M. L. Ginsberg, "GIB: imperfect information in a computationally challenging game", 2001;
J. R. Long et al., "Understanding the success of perfect information Monte Carlo sampling", 2010.
"""

from __future__ import annotations

import math
from typing import Any, Unpack

import numpy as np

from ... import clock
from ...arguments import checked
from ...game import CHANCE, Game, check_positive
from ...kernel import kernel, load_state, random_unit, view
from ...playouts import check_playouts
from ...result import Result, Row
from ..arithmetic import REAL
from ..arms import answer, merged
from ..budget import Cost, SearchBudget
from ..uct.dense_tree import DenseTree
from ..uct.options import Options
from ..uct.simulation import simulate
from .beliefs import Beliefs, BeliefSettings, believed
from .worlds import Belief, state_at

_WORLDS = 100
_MEGABYTE = 1 << 20


@checked
def pimc(
    game: Game,
    information: Any,
    player: int,
    *,
    worlds: int | None = None,
    iterations: int = 1000,
    seconds: float | None = None,
    exploration: float | None = None,
    beliefs: Beliefs | Belief | None = None,
    memory: int = 16,
    **settings: Unpack[BeliefSettings],
) -> Result:
    """The best action on average over possible states, given what the player to move knows:
    `game.information(state, player)`. Nothing else about the state is used.

    `worlds` states are drawn, 100 unless seconds limit the search, and each is searched by UCT with
    `iterations` simulations, shared among its actions. If the belief holds no more worlds than
    that, each is searched once and counts by its probability. If there is not even time for all
    actions in one world, the answer is one of a few actions drawn at random. `beliefs` are kept
    from turn to turn; without them a belief is found anew with the settings in `BeliefSettings`.
    `memory` is in megabytes.

    >>> from zermelo.games import load
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.initial_state()
    >>> for move in ("K", "Q"):
    ...     state = kuhn.result(state, kuhn.parse_action(state, move))
    >>> result = pimc(kuhn, kuhn.information(state, 0), 0, worlds=4, iterations=50, seed=1)
    >>> len(result.rows)
    2
    """
    check_positive(iterations=iterations, worlds=worlds, memory=memory)
    if worlds is None and seconds is None:
        worlds = _WORLDS
    budget = SearchBudget(worlds, seconds)
    keeper, seed = beliefs or Beliefs(game, player, **settings), settings.get("seed", 0)
    belief, budget = believed(keeper, information, budget)
    options = Options(exploration=exploration, stop_early=False)
    tree = DenseTree(belief.run.game, options, memory * _MEGABYTE, [seed])
    average = _Average(belief, worlds, iterations, tree)
    if budget.seconds is not None:
        average.hurry(clock.now() + budget.seconds, seed)
    cost = budget.spend(average.search, lambda: average.searched, ended=average.ended)
    rows = average.rows()
    best = max(rows, key=lambda row: row.value if row.value is not None else -math.inf)
    values = average.values(best.action)
    return Result(
        algorithm="pimc",
        player=player,
        action=best.action,
        value=values[player],
        values=values,
        principal_variation=(best.action,),
        line=(best.text,),
        nodes=average.nodes,
        leaves=average.simulations,
        seconds=cost.seconds,
        rows=tuple(sorted(rows, key=lambda row: (row.value is None, -(row.value or 0.0)))),
        stopped=cost.stopped,
    )


class _Average:
    """Searches worlds one after the other in the same memory, and sums up their values."""

    def __init__(
        self, belief: Belief, worlds: int | None, iterations: int, tree: DenseTree
    ) -> None:
        self.belief, self.iterations, self.tree = belief, iterations, tree
        self.every = worlds is None or len(belief) <= worlds
        self.state = state_at(belief.run.game, belief.worlds, 0)
        self.codes = [belief.run.code(a) for a in belief.run.original.actions(self.state)]
        self.rising = belief.rising
        self.weight = 0.0
        self.totals = np.zeros((len(self.codes), belief.run.game.players))
        self.searched, self.nodes, self.simulations = 0, 0, 0
        self.end = math.inf
        self.untried: list[int] = []
        look_after(belief.run.game, belief.worlds, 0, self.codes[0], tree.records[0], None, 0)

    def hurry(self, end: float, seed: int) -> None:
        """Set the time at which to stop, even in the first world, and shuffle the actions."""
        self.end = end
        order = np.random.default_rng(seed).permutation(len(self.codes))
        self.codes = [self.codes[i] for i in order]

    def ended(self, cost: Cost) -> str:
        """Whether all worlds are searched, where each is searched once."""
        return "finished" if self.every and self.searched == len(self.belief) else ""

    def search(self, count: int) -> None:
        """Search `count` more worlds, or all that are left if each is searched once."""
        left = len(self.belief) - self.searched
        for _ in range(min(count, left) if self.every else count):
            index, weight = self.searched, 1.0
            if self.every:
                weight = float(self.belief.weights[index])
            else:
                point = random_unit(self.tree.records[0])
                index = int(np.searchsorted(self.rising, point, side="right"))
            for i, code in enumerate(self.codes):
                if i and not self.searched and clock.now() >= self.end:
                    self._settle_for(i)
                    break
                self.totals[i] += weight * self._worth(index, code)
            self.weight += weight
            self.searched += 1

    def _settle_for(self, count: int) -> None:
        """Keep only the first `count` actions: there is no time for the others."""
        self.codes, self.untried = self.codes[:count], self.codes[count:]
        self.totals = self.totals[:count]

    def _worth(self, index: int, code: int) -> Any:
        """The value of an action in one of the worlds to each player, with all cards open."""
        game, tree = self.belief.run.game, self.tree
        record = tree.records[0]
        tree.plant(mover_after(game, self.belief.worlds, index, code))
        before, record.settled = int(record.simulations), 0
        ended = look_after(
            game,
            self.belief.worlds,
            index,
            code,
            record,
            None,
            max(self.iterations // len(self.codes), 1),
        )
        check_playouts(game, record)
        self.simulations += int(record.simulations) - before
        self.nodes += int(record.free)
        return tree.values[0].copy() if ended else _found(tree)

    def rows(self) -> list[Row]:
        run, rows = self.belief.run, []
        visits = self.simulations // len(self.codes)
        for code, total in zip(self.codes, self.totals, strict=True):
            text = run.original.action_text(self.state, run.action(code))
            value = float(total[self.belief.player] / self.weight)
            rows.append(Row(run.action(code), text, value, visits=visits, line=(text,)))
        actions = map(run.action, self.untried)
        return rows + [Row(one, run.original.action_text(self.state, one)) for one in actions]

    def values(self, action: Any) -> tuple[float, ...]:
        """The mean value of an action to each player."""
        total = self.totals[self.codes.index(self.belief.run.code(action))]
        return tuple(float(value) for value in total / self.weight)


def _found(tree: DenseTree) -> Any:
    """The value of the root of a tree to each player: as proven, or of its best action."""
    if tree.bounds.exact:
        low = tree.bounds.lower
        return np.array([low, -low][: tree.game.players])
    player, found = int(tree.nodes["player"][0]), merged([tree.arms()])
    if player != CHANCE and (best := answer(player, found)).visits:
        return best.values / best.visits
    return sum(arm.values for arm in found) / sum(arm.visits for arm in found)


@kernel
def mover_after(game, worlds, index, action):
    state = game.result(load_state(game, worlds, index), action)
    return 0 if game.is_terminal(state) else game.to_move(state)


@kernel
def look_after(game, worlds, index, action, search, rules, count):
    """Search by UCT after an action in one of the worlds, with all cards open. Returns whether the
    action ends the game; if so, `search.values` has the utilities."""
    state = game.result(load_state(game, worlds, index), action)
    if game.is_terminal(state):
        for player in range(game.players):
            view(search.values, game.players, REAL)[player] = game.utility(state, player)
        return True
    simulate(game, state, search, rules, count)
    return False
