"""Beliefs: the states a player may be in, for all it knows, and how likely each is.

All of it follows from `information`. A belief is filtered from turn to turn: what can follow
from the states held possible before, and looks to the player as it does now, is possible now.
Chance moves as the game says, the others as if at random; their moves that the player would have
noticed drop out by themselves.

    1. Where all that can follow is few enough to be listed, the belief is exact.
    2. Else random continuations are played until some of them look right. A player does not
       forget: what it saw on the way in these, it saw in all that can be right, and only what
       shows it the same is listed.
    3. Where that is too much as well, the belief is made of particles: random continuations of
       that kind, weighted, each with its past. When too few of them come out right, particles
       change what was hidden in their past (`rejuvenation`): those that were held possible before
       where none is left, and copies of the others where some are.
    4. Where no past is found that explains what was seen, a game that offers `hidden_change` has
       particles change what is hidden now, until they look right whatever their past.

A caller that follows the whole game may say what the player `saw` on the way to its turns; else
that is found out.

A game that deals too much for any of this may offer `possible_states(information, player, count,
rng)`, which draws states that look so; these are the particles then.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import Any, TypedDict

from ... import clock
from ...arguments import checked
from ...display import Shown
from ...errors import BadParameter, ZermeloError
from ...game import Game
from ...kernel import runnable, runs_compiled
from ...settings import Range, check_within
from ..budget import SearchBudget
from .continuations import SCOUTS, Continuations, Keys, OwnTurn
from .nearest import nearest_states
from .particles import ALWAYS, FREELY, GLADLY, keys_of
from .patience import Patience
from .worlds import (
    Belief,
    Particles,
    carried,
    carried_worlds,
    merged,
    most_of,
    packed,
    without_past,
)

ENOUGH = 0.25  # of the particles requested: with fewer distinct ones, they are rejuvenated
GROWTH = 1.05  # how many times more distinct particles another round must give
SLICES = 16  # parts of the patience: to look for a continuation, then to change pasts, in turn
CHANGING = 0.5  # of the time is left for changes of what is hidden, where a game offers them
GRACE = 4  # times the patience goes by before a belief is given up
MOST, PATIENCE, PACE = 100_000, 1_000_000, 500_000.0  # states: to list, to look at, in a second
_PLAIN_SHARE = 50  # plain Python does this many times less of both
SHARE = 0.5  # of the seconds of a search are for the belief
_BATCH = 32  # states that a game draws before the first look at the clock


class BeliefSettings(TypedDict, total=False):
    """Settings of the belief that a search makes if none is given."""

    particles: int
    """The number of samples, if the possible states are too many to list."""
    seed: int


class NothingFits(ZermeloError, RuntimeError):
    """No state was found that is consistent with what the player knows."""


class Beliefs(Shown):
    """What one player believes in the course of one game.

    >>> from zermelo.games import load
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.result(kuhn.result(kuhn.initial_state(), 0), 2)
    >>> belief = Beliefs(kuhn, 0).update(kuhn.information(state, 0))
    >>> [(world.cards, weight) for world, weight in belief]
    [((0, 1), 0.5), ((0, 2), 0.5)]
    """

    @checked
    def __init__(
        self,
        game: Game,
        player: int,
        *,
        particles: int = 1000,
        most: int | None = None,
        patience: int | None = None,
        seed: int = 0,
    ) -> None:
        """`most` is the number of states looked through for an exact belief, by default 100,000. If
        that is not enough there will be `particles`; for these random games visit up to `patience`
        states in a turn, by default 1,000,000. Both defaults are a fiftieth of that in plain
        Python."""
        check_within(Range(0, game.players - 1), player=player)
        self._run = runnable(game)
        share = 1 if runs_compiled(self._run.game) else _PLAIN_SHARE
        self._most = MOST // share if most is None else most
        states = PATIENCE // share if patience is None else patience
        if min(particles, states) < 1 or self._most < 0:
            raise BadParameter("there must be at least 1 particle, and no fewer than 0 states")
        self.game, self.player, self.particles = game, player, particles
        self._patience = Patience(states, PACE / share)
        self._look = Continuations(self._run, player, self._most, self._patience, seed)
        self._stages: list[OwnTurn] = []
        self._watched = False  # whether all is known that it saw before its first turn
        self._level = -1  # the last stage for which there is
        self._exact: Belief | None = None  # a belief that can be listed,
        self._particles: Particles | None = None  # or one that can't
        self._answer: tuple[Keys, Belief] | None = None
        self._near: tuple[int, Belief] | None = None  # a stage, and the nearest states there
        drawn = not game.hidden_information or game.offers("possible_states")
        self._prepared = drawn or not runs_compiled(self._run.game)
        self._rng = random.Random(seed)

    def _facts(self) -> dict[str, Any]:
        about = {"game": self.game.name, "player": self.game.player_name(self.player)}
        return {**about, "turns seen": len(self._stages)}

    def forget(self) -> None:
        """Begin a new game."""
        self._stages, self._level, self._watched = [], -1, False
        self._exact = self._particles = self._answer = self._near = None
        self._look.forget()

    def prepare(self) -> None:
        """Compile all kernels now instead of in the middle of a game."""
        if not self._prepared:
            self._prepared = True
            self._look.prepare(self._beginning())

    def took(self, action: Any) -> None:
        """Note the player's action in the turn last given to `update`."""
        if self._stages:
            self._stages[-1] = replace(self._stages[-1], action=self._run.code(action))

    def saw(self, informations: Iterable[Any]) -> None:
        """Note all that the player saw since the turn last given to `update`: its information after
        each action. Without it, continuations have to find out what could be seen on the way."""
        informations = tuple(informations)
        self._look.saw(informations)
        if self._stages:
            self._stages[-1] = replace(self._stages[-1], watched=True, seen=informations)
        else:
            self._watched = True

    def update(self, information: Any, seconds: float = inf) -> Belief:
        """The belief at the player's turn, given its information.

        After `seconds` it consists of the particles found so far. If there are none, NothingFits is
        raised, and the next call continues from this turn.
        """
        self._run.check_rules()
        if not self.game.hidden_information:
            return packed(self._run, self.player, [information], [1.0], True)
        key, check = keys_of(information)
        keys = int(key), int(check)
        if self._answer and self._answer[0] == keys:
            return self._answer[1]
        self._patience.begin(seconds)
        belief = self._drawn(information) or self._followed(keys)
        if belief is None and (belief := self._anew(keys)) is not None:
            self._stages = []
        self._stages.append(OwnTurn(keys))
        if belief is None:
            raise NothingFits(
                f"no state of {self.game.name} was found that looks like {information!r} to "
                f"{self.game.player_name(self.player)}; allow more particles"
            )
        self._answer, self._level = (keys, belief), len(self._stages) - 1
        return belief

    def nearest(self, actions: Sequence[Any], seconds: float = inf) -> Belief | None:
        """After NothingFits: states in which the player has exactly these actions, or most of them,
        after its own actions since its last belief. None if no random game gets that far."""
        start: Belief | Particles | None = self._exact or self._particles
        level = self._level
        if self._near and self._near[0] > level:
            level, start = self._near
        own = [stage.action for stage in self._stages[level:-1]] if start else None
        codes = frozenset(self._run.code(action) for action in actions)
        self._patience.begin(seconds)
        belief = nearest_states(
            self._run,
            self.player,
            start or self._beginning(),
            own,
            codes,
            self._patience,
            self._rng,
        )
        if belief is not None:
            self._near = len(self._stages) - 1, belief
        return belief

    def carried_to(self, game: Game, particles: int) -> Beliefs:
        """These beliefs for another execution of the same game, with `particles` from now on."""
        other = Beliefs(game, self.player, particles=particles, seed=self._rng.getrandbits(32))
        other._look.learn_from(self._look)
        other._stages, other._level = list(self._stages), self._level
        other._watched = self._watched
        other._exact = self._exact and carried(self._exact, other._run)
        if self._particles:
            base = carried(self._particles.base, other._run)
            worlds = carried_worlds(self._run, self._particles.worlds, other._run)
            other._particles = replace(self._particles, base=base, worlds=worlds)
        return other

    def _drawn(self, information: Any) -> Belief | None:
        """States drawn by the game's own `possible_states`, as many as time allows; None if there
        are none."""
        if not self.game.offers("possible_states"):
            return None
        states: list[Any] = []
        size = self.particles if self._patience.seconds == inf else _BATCH
        while len(states) < self.particles:
            before = self._patience.seconds
            size = min(size, self.particles - len(states))
            more = self.game.possible_states(information, self.player, size, self._rng)
            states.extend(more)
            took, size = before - self._patience.seconds, 2 * size
            if not states or 2 * took > self._patience.seconds:
                break
        if not states:
            return None
        return packed(self._run, self.player, states, [1 / len(states)] * len(states), False)

    # From the turn before, or from the beginning.

    def _followed(self, keys: Keys) -> Belief | None:
        """The belief that follows from the last one; None if nothing consistent is found."""
        stages = self._stages[self._level :]
        if self._exact or self._particles:
            if all(stage.watched for stage in stages):
                return self._turn_by_turn(keys)
            if self._particles:
                return self._thick(self._continued(self._particles, stages, keys), keys)
            assert self._exact
            return self._next(self._exact, stages, keys)
        if self._stages:
            stages = [OwnTurn(keys, watched=self._watched), *self._stages]
            return self._next(self._beginning(), stages, keys, through=True)
        return None

    def _turn_by_turn(self, keys: Keys) -> Belief | None:
        """As `_followed`, if all that was seen in between is known: through the turns without a
        belief, one after the other."""
        belief = None
        while self._level < len(self._stages):
            stage, level = self._stages[self._level], self._level + 1
            wanted = self._stages[level].keys if level < len(self._stages) else keys
            if self._particles:
                found = self._continued(self._particles, [stage], wanted)
                belief = self._thick(found, wanted)
            elif self._exact:
                belief = self._next_or_changed(self._exact, stage, wanted)
            if belief is None:
                break
            self._level = level
        return belief

    def _next_or_changed(self, start: Belief, stage: OwnTurn, keys: Keys) -> Belief | None:
        """The belief that follows from an exact one; if it is not found in time, particles whose
        hidden part may be changed."""
        if not self._changeable([stage], keys):
            return self._next(start, [stage], keys)
        with self._patience.sparing(CHANGING):
            belief = self._next(start, [stage], keys)
        if belief is None:
            particles = without_past(start, self._level)
            belief = self._thick(self._continued(particles, [stage], keys), keys)
        return belief

    def _anew(self, keys: Keys) -> Belief | None:
        """The belief that follows from the beginning of the game: at the player's first turn, else
        at any of its turns."""
        self._patience.left = self._patience.states // (GRACE if self._stages else 1)
        if self._patience.is_over:
            return None
        start, stages = self._beginning(), [OwnTurn(keys, watched=self._watched)]
        first = None if self._stages else self._next(start, stages, keys)
        return first or self._next(start, stages, keys, through=True)

    def _beginning(self) -> Belief:
        return packed(self._run, self.player, [self._run.original.initial_state()], [1.0], True)

    def _next(
        self, start: Belief, stages: list[OwnTurn], keys: Keys, through: bool = False
    ) -> Belief | None:
        """The belief that follows from an exact one at the first of these stages, through the
        others; None if nothing is found."""
        search = self._look.record
        listing = len(stages) == 1
        watched = all(stage.watched for stage in stages)
        search.through = through
        search.guided = ALWAYS if watched else FREELY if listing else GLADLY
        if listing and (belief := self._listed(start, stages[0].action, keys)) is not None:
            return belief if len(belief) else None
        patience, level = self._patience, 0 if through else max(self._level, 0)
        scouts = None
        if search.guided != ALWAYS:
            right, scouts = self._look.scouted(start, level, stages, keys, patience.left // 4)
            if not right:
                return None
        search.guided = ALWAYS
        if listing and (belief := self._listed(start, stages[0].action, keys)) is not None:
            return belief
        patience.left = max(patience.left, patience.states // 2)  # whatever the lists have cost
        # With all of the past in the particles there is more to change in it later.
        search.through = 1
        passed = self._stages[: self._level + len(stages)]
        whole = stages if through else [OwnTurn(keys, watched=self._watched), *passed]
        share = patience.affordable(patience.left // 2, 0.5)
        found = self._look.sampled(self._beginning(), 0, whole, keys, self.particles, share)
        if not through and (found is None or len(found.weights) < ENOUGH * self.particles):
            search.through = 0
            left = patience.left
            found = self._look.sampled(start, level, stages, keys, self.particles, left) or found
        return self._thick(most_of(found, scouts), keys)

    def _continued(self, before: Particles, stages: list[OwnTurn], keys: Keys) -> Particles | None:
        """Continuations of the particles that are consistent. If none is found in time, what is
        hidden in the particles is changed, if the game offers that."""
        seen = self._changeable(stages, keys)
        if not seen:
            return self._explained(before, stages, keys, GRACE)
        with self._patience.sparing(CHANGING):
            found = self._explained(before, stages, keys, 0)
        if found is None:
            drawn = (self._particles or before).drawn(self.particles, self._rng.random())
            found = self._look.changed(drawn, self._level + len(stages), seen)
        return found

    def _explained(
        self, before: Particles, stages: list[OwnTurn], keys: Keys, grace: int
    ) -> Particles | None:
        """Continuations of the particles that are consistent. While there is none, the particles
        change their pasts."""
        patience = self._patience
        slice_ = max(patience.states // SLICES, 1)
        found = self._right(before, stages, keys, slice_)
        while found is None and patience.left > -grace * patience.states and not patience.is_over:
            if before.is_weighted or len(before.weights) < self.particles:
                before = self._particles = before.drawn(self.particles, self._rng.random())
            most = patience.affordable(slice_, 0.25)
            self._rejuvenate(before, stages[0].keys, 2 * self.particles, most)
            found = self._right(before, stages, keys, slice_)
        return found

    def _changeable(self, stages: list[OwnTurn], keys: Keys) -> list[Any]:
        """All that was seen since the first of these stages, for `hidden_change`; empty if the game
        does not offer that, or if it is not known."""
        seen: list[Any] = []
        if not self.game.offers("hidden_change"):
            return seen
        for stage, wanted in zip(stages, [*(one.keys for one in stages[1:]), keys], strict=True):
            known = [(int(one), int(two)) for one, two in map(keys_of, stage.seen)]
            if known[-1:] != [wanted]:
                return []
            first = known.index(stage.keys) + 1 if stage.keys in known else 0
            seen += stage.seen[first:]
        return seen

    def _right_in_turn(
        self, before: Particles, stages: list[OwnTurn], keys: Keys, most: int
    ) -> Particles | None:
        """As `_right`, stage by stage, if all that was seen is known."""
        search, patience = self._look.record, self._patience
        search.through, search.guided = 0, ALWAYS
        found: Particles | None = before
        for stage, wanted in zip(stages, [*(one.keys for one in stages[1:]), keys], strict=True):
            if found is None:
                break
            first, start = before.first, found
            soon = patience.affordable(most, 0.25)
            found = self._look.sampled(start, first, [stage], wanted, SCOUTS, soon)
            if found:
                share = patience.affordable(4 * most, 0.5)
                more = self._look.sampled(start, first, [stage], wanted, self.particles, share)
                found = most_of(more, found)
        return found

    def _right(
        self, before: Particles, stages: list[OwnTurn], keys: Keys, most: int
    ) -> Particles | None:
        """Continuations that are consistent at every stage, if such are found soon."""
        if all(stage.watched for stage in stages):
            return self._right_in_turn(before, stages, keys, most)
        look, one = self._look, len(stages) == 1
        look.record.through, look.record.guided = 0, FREELY if one else GLADLY
        soon = self._patience.affordable(most, 0.25)
        right, scouts = look.scouted(before, before.first, stages, keys, soon)
        if not right:
            return None
        look.record.guided = ALWAYS if one else GLADLY
        found = look.sampled(before, before.first, stages, keys, self.particles, 4 * most)
        return most_of(found, scouts)

    def _thick(self, found: Particles | None, keys: Keys) -> Belief | None:
        """The belief made of these particles, if enough of them are distinct."""
        if found is None:
            return None
        patience = self._patience
        belief = merged(self._run, self.player, found.worlds, found.weights, False)
        if len(belief) < ENOUGH * self.particles:
            found = found.drawn(self.particles, self._rng.random())
            patience.left, size = max(patience.left, patience.states // 4), 0
            while (
                patience.left > 0
                and not patience.is_over
                and GROWTH * size < len(belief) < ENOUGH * self.particles
            ):
                size = len(belief)
                self._rejuvenate(found, keys, self.particles, patience.left)
                belief = merged(self._run, self.player, found.worlds, found.weights, False)
        self._exact, self._particles = None, found
        return belief

    def _listed(self, start: Belief, action: int, keys: Keys) -> Belief | None:
        """All states that can follow; None if they are too many."""
        belief = self._look.listed(start, action, keys)
        if belief:
            self._exact, self._particles = belief, None
        return belief

    def _rejuvenate(self, particles: Particles, keys: Keys, tries: int, most: int) -> None:
        """Change the pasts of particles in place, by `tries` steps from a random one on."""
        first = self._rng.randrange(len(particles.weights))
        self._look.rejuvenate(particles, keys, first, tries, most)


def believed(
    keeper: Beliefs | Belief, information: Any, budget: SearchBudget
) -> tuple[Belief, SearchBudget]:
    """The belief to search, and the budget that is left after finding it."""
    if isinstance(keeper, Belief):
        return keeper, budget
    keeper.prepare()
    began = clock.now()
    belief = keeper.update(information, inf if budget.seconds is None else SHARE * budget.seconds)
    return belief, budget.less(clock.now() - began)
