"""Search on top of a blueprint: re-solve the rest of the game, with a belief over hands.

A *public state* is a set of states linked by what some player can't distinguish. How the blueprint
plays up to there gives a belief over its states, and the subgame from there is re-solved for each
player in turn. To be safe, the opponent first chooses with which of its hands to play on, and gets
what it wins above what the blueprint would have given it with that hand: so no hand of the opponent
can gain by the new strategy (M. Moravčík et al., "Refining subgames in large imperfect information
games", 2016). With a depth limit the new strategy ends there: both continue by the blueprint, the
opponent by any of several variants biased towards one action (N. Brown, T. Sandholm, B. Amos,
"Depth-limited solving for imperfect-information games", 2018).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...errors import NotThisKindOfGame
from ...game import CHANCE, Game, check_positive
from ...kernel import runnable
from ...strategy import Strategy, action_probabilities, choices, key_of
from ..tree.best_response import response_values
from ..tree.depth_limited import limit_depth
from ..tree.form import SequenceForm
from ..tree.sequence_form import Walked, WalkRoot, assemble, walk
from .cfr import Cfr

Where = Callable[[Any], bool]
BIAS = 5.0
"""The factor by which a biased continuation prefers its action."""


class ReachedState(NamedTuple):
    """A state, and the probability with which chance and each player reach it."""

    state: Any
    chance: float
    reaches: tuple[float, ...]


PublicState = list[ReachedState]


class Resolver(Strategy):
    """A blueprint, refined from given public states when they are first looked up.

    `begins(state)` says where refining begins, `ends(state)` where it ends, if not at the end of
    the game. `safe` protects against hands that the blueprint says the opponent does not have;
    without it the belief is taken as certain.

    >>> from zermelo.games import load
    >>> from zermelo.strategy import Uniform
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.result(kuhn.result(kuhn.initial_state(), 0), 2)  # a jack against a king
    >>> resolved = Resolver(kuhn, Uniform(), begins=lambda state: state.dealt == 2)
    >>> row = resolved.probabilities(0, kuhn.information(state, 0))
    >>> round(sum(row.values()), 6)
    1.0
    """

    @checked
    def __init__(
        self,
        game: Game,
        blueprint: Strategy,
        begins: Where,
        ends: Where | None = None,
        *,
        safe: bool = True,
        iterations: int = 500,
        variant: str = "cfr+",
    ) -> None:
        if game.players != 2 or not game.zero_sum:
            raise NotThisKindOfGame(
                f"resolving is for zero-sum games of two players, unlike {game.name}; use cfr"
            )
        check_positive(iterations=iterations)
        self.game, self.blueprint, self.safe = game, blueprint, safe
        self.iterations, self.variant = iterations, variant
        self.ends, self.run = ends, runnable(game)
        self.public_states = _public_states(game, blueprint, begins)
        self._where = self._owners()
        self._table: dict[tuple[int, Any], dict[Any, float]] = {}
        self.solved: set[int] = set()
        """The public states resolved so far."""

    def probabilities(self, player: int, key: Any) -> dict[Any, float]:
        number = self._where.get((player, key))
        if number is None:
            return self.blueprint.probabilities(player, key)
        if number not in self.solved:
            self.resolve(number)
        row = self._table.get((player, key))
        return self.blueprint.probabilities(player, key) if row is None else dict(row)

    def resolve(self, number: int) -> None:
        """Re-solve the game below a public state, once for each player."""
        beliefs = self.public_states[number]
        for player in range(2):
            form = _subgame(self, beliefs, player)
            solver = Cfr(form, self.variant)
            solver.run(self.iterations)
            behaviour = form.behaviour_of(solver.average())
            for one in form.sets_of(player):
                row = behaviour[form.row(one)].tolist()
                key = key_of(self.game, form.example(one), player)
                self._table[player, key] = dict(zip(form.actions(one), row, strict=True))
        self.solved.add(number)

    def _owners(self) -> dict[tuple[int, Any], int]:
        """The public state of each information set below one."""
        owners = {}
        for number, beliefs in enumerate(self.public_states):
            roots = [WalkRoot(belief.state, 1.0, (0, 0)) for belief in beliefs]
            for key in assemble(self.run, walk(self.run, roots)).keys:
                owners[key] = number
        return owners


def _public_states(game: Game, blueprint: Strategy, begins: Where) -> list[PublicState]:
    """The states in which refining begins, grouped into public states."""
    groups: dict[Any, int] = {}
    found: list[PublicState] = []
    for belief in _beliefs(game, blueprint, begins, game.initial_state(), 1.0, (1.0, 1.0)):
        keys = [(player, key_of(game, belief.state, player)) for player in range(2)]
        linked = sorted({groups[key] for key in keys if key in groups})
        if linked:
            target = linked[0]
            for other in linked[1:]:
                found[target] += found[other]
                found[other] = []
                groups = {k: target if g == other else g for k, g in groups.items()}
        else:
            target = len(found)
            found.append([])
        found[target].append(belief)
        groups.update(dict.fromkeys(keys, target))
    return [group for group in found if group]


def _beliefs(
    game: Game,
    blueprint: Strategy,
    begins: Where,
    state: Any,
    chance: float,
    reaches: tuple[float, ...],
) -> Iterator[ReachedState]:
    if game.is_terminal(state):
        return
    mover = game.to_move(state)
    if mover != CHANCE and begins(state):
        yield ReachedState(state, chance, reaches)
        return
    for action, p in choices(game, state, blueprint):
        following = game.result(state, action)
        if mover == CHANCE:
            yield from _beliefs(game, blueprint, begins, following, chance * p, reaches)
        else:
            after = tuple(r * p if i == mover else r for i, r in enumerate(reaches))
            yield from _beliefs(game, blueprint, begins, following, chance, after)


# One subgame, for one player.


def _subgame(resolver: Resolver, beliefs: Sequence[ReachedState], player: int) -> SequenceForm:
    """The arrays of the subgame for one player to solve."""
    run, other = resolver.run, 1 - player
    certain = all(reach == 1.0 for belief in beliefs for reach in belief.reaches)
    if resolver.safe and not certain:  # before the first move the belief is chance's alone
        walked = _with_choice_of_hand(resolver, beliefs, player)
    else:
        weights = np.array([b.chance * b.reaches[0] * b.reaches[1] for b in beliefs])
        weights = weights / weights.sum() if weights.sum() > 0 else weights + 1 / len(weights)
        roots = [
            WalkRoot(b.state, w, (0, 0)) for b, w in zip(beliefs, weights.tolist(), strict=True)
        ]
        walked = walk(run, roots)
    if resolver.ends is not None:
        walked = _until(resolver, walked, other)
    return assemble(run, walked)


def _with_choice_of_hand(
    resolver: Resolver, beliefs: Sequence[ReachedState], player: int
) -> Walked:
    """The subgame in which the opponent first chooses its hand, and is paid what it wins above its
    blueprint value."""
    other = 1 - player
    hands = [key_of(resolver.game, belief.state, other) for belief in beliefs]
    numbers = {hand: i for i, hand in enumerate(dict.fromkeys(hands))}
    owners = np.array([numbers[hand] for hand in hands])
    weights = np.array([belief.chance * belief.reaches[player] for belief in beliefs])
    # Against a hand that the player's own play rules out, all of its states are equally likely.
    weights = np.where(np.bincount(owners, weights)[owners] > 0, weights, 1.0)
    weights /= np.bincount(owners, weights)[owners]
    begun = [(0, 1 + hand) if other == 1 else (1 + hand, 0) for hand in owners.tolist()]
    roots = [
        WalkRoot(belief.state, weight, sequences)
        for belief, weight, sequences in zip(beliefs, weights.tolist(), begun, strict=True)
    ]
    walked = walk(resolver.run, roots, choice=(other, len(numbers)))
    promised = _promises(resolver, walked, other, len(numbers))
    shift = np.repeat(promised[owners], np.diff(walked.bounds))
    utilities = walked.utilities.copy()
    utilities[:, other] -= shift
    utilities[:, player] += shift
    return walked._replace(utilities=utilities)


def _promises(resolver: Resolver, walked: Walked, other: int, hands: int) -> Any:
    """[hands] the opponent's best value against the blueprint with each of its hands."""
    form = assemble(resolver.run, walked)
    behaviour = np.ones(form.layout.sequences)
    for number in form.sets_of(1 - other):
        behaviour[form.row(number)] = _row(resolver.blueprint, form, number)
    first = int(form.layout.first[form.layout.sets[other]])
    return response_values(form, form.plan_of(behaviour), other)[first : first + hands]


def _row(blueprint: Strategy, form: SequenceForm, number: int) -> list[float]:
    """The blueprint's probabilities in an information set."""
    player, actions = form.player(number), form.actions(number)
    key = key_of(form.game, form.example(number), player)
    return action_probabilities(blueprint, player, key, actions)


def _until(resolver: Resolver, walked: Walked, other: int) -> Walked:
    """The walk cut where the resolver ends, continued by the blueprint and its biased variants."""
    assert resolver.ends is not None
    form = assemble(resolver.run, walked)
    order = np.argsort(walked.sets["player"], kind="stable")
    frozen = np.zeros(len(order), bool)
    rows: dict[int, Any] = {}
    for place, number in enumerate(order.tolist()):
        if walked.sets[number]["offered"] == 0:  # the choice of a hand, no set of the game
            continue
        frozen[number] = resolver.ends(form.example(place))
        if frozen[number]:
            rows[number] = np.array(_row(resolver.blueprint, form, place))
    most = max((len(row) for row in rows.values()), default=0)
    biased = [{n: _biased(row, to) for n, row in rows.items()} for to in range(most)]
    return limit_depth(walked, frozen, [rows, *biased], other)


def _biased(row: Any, to: int) -> Any:
    if to >= len(row):
        return row
    biased = np.where(np.arange(len(row)) == to, BIAS, 1.0) * row
    return biased / biased.sum()
