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
       that kind, weighted. When too few of them come out right, they are drawn from beliefs
       some turns back, through all that was known since (rejuvenation).

A game that deals too much for any of this may offer `possible_states(information, player, count,
rng)`, which draws states that look so; these are the particles then.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...display import rows_html, table_html
from ...errors import BadParameter, ZermeloError
from ...game import Game
from ...kernel import (
    Runnable,
    kernel,
    load_state,
    new_record,
    new_states,
    put_state,
    runnable,
    runs_compiled,
    seeded,
)
from .particles import (
    ALWAYS,
    FREELY,
    GLADLY,
    SEEN,
    UNKNOWN,
    filter_type,
    follow,
    keys_of,
    replay,
)

__all__ = ["Belief", "Beliefs", "NothingFits", "state_at"]

ENOUGH = 0.1  # of the particles requested: with fewer, older beliefs are drawn from as well
SCOUTS = 16  # continuations that must look right before what they saw is relied on
_PLAIN_SHARE = 50  # what plain Python looks at is so many times less
_ROOM = 1 << 16  # states in an exact belief


class NothingFits(ZermeloError, RuntimeError):
    """No state was found that looks to the player as the game does."""


@dataclass(frozen=True)
class Belief:
    """Possible states, as kernels keep them, and their probabilities."""

    run: Runnable
    player: int
    worlds: Any
    weights: Any
    exact: bool
    """Whether these are all the possible states, and not a sample of them."""

    def __len__(self) -> int:
        return len(self.weights)

    def __iter__(self) -> Iterator[tuple[Any, float]]:
        for index in range(len(self)):
            yield state_at(self.run.game, self.worlds, index), float(self.weights[index])

    def _repr_html_(self) -> str:
        """For notebooks: the likeliest states."""
        game = self.run.original
        likeliest = np.argsort(-self.weights, kind="stable")
        rows = (
            (game.state_text(state_at(self.run.game, self.worlds, one)), float(self.weights[one]))
            for one in likeliest
        )
        return rows_html(("state", "probability"), rows, len(self))

    @property
    def rising(self) -> Any:
        """The sums of the probabilities so far: what `drawn_world` draws from."""
        sums = np.cumsum(self.weights)
        sums[-1] = 1.0
        return sums


@dataclass(frozen=True)
class _Stage:
    """One turn of the player: what it held possible, and what it knew and did."""

    belief: Belief | None
    keys: tuple[int, int]
    action: int = UNKNOWN


class Beliefs:
    """What one player believes in the course of one game.

    >>> from zermelo.games import load
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.result(kuhn.result(kuhn.initial_state(), 0), 2)
    >>> belief = Beliefs(kuhn, 0).update(kuhn.information(state, 0))
    >>> [(world.cards, weight) for world, weight in belief]
    [((0, 1), 0.5), ((0, 2), 0.5)]
    """

    def __init__(
        self,
        game: Game,
        player: int,
        *,
        particles: int = 1000,
        most: int = 100_000,
        patience: int = 1_000_000,
        seed: int = 0,
    ) -> None:
        """At most `most` states are looked through for an exact belief. Where that is not
        enough there will be `particles`, for which random games look at `patience` states."""
        if not 0 <= player < game.players:
            raise BadParameter(f"player must be from 0 to {game.players - 1}, not {player}")
        if min(particles, patience) < 1 or most < 0:
            raise BadParameter("there must be at least 1 particle, and no fewer than 0 states")
        self.game, self.player, self.particles = game, player, particles
        self._run = runnable(game)
        share = 1 if runs_compiled(self._run.game) else _PLAIN_SHARE
        self._most, self._patience = most // share, patience // share
        self._seen = np.zeros(SEEN, np.uint64)
        self._filter: Any = new_record(
            filter_type(self._run.game.max_actions),
            player=player,
            random=int(seeded(seed)),
            seen=self._seen,
        )
        self._stages: list[_Stage] = []
        self._left = self._patience  # in this turn
        self._rng = random.Random(seed)

    def _repr_html_(self) -> str:
        """For notebooks."""
        about = {"game": self.game.name, "player": self.game.player_name(self.player)}
        return table_html((), [*about.items(), ("turns seen", len(self._stages))])

    def forget(self) -> None:
        """A new game begins."""
        self._stages = []
        self._seen[:] = 0
        self._filter.seen_used = 0

    def took(self, action: Any) -> None:
        """The player took this action in the turn last given to `update`."""
        if self._stages:
            last = self._stages[-1]
            self._stages[-1] = _Stage(last.belief, last.keys, self._run.code(action))

    def update(self, information: Any) -> Belief:
        """It is the player's turn, and this is what it knows."""
        self._run.check_rules()
        if not self.game.hidden_information:
            return self._packed([information], [1.0], True)
        key, check = keys_of(information)
        keys = int(key), int(check)
        if self._stages and self._stages[-1].keys == keys and self._stages[-1].belief:
            return self._stages[-1].belief
        self._left = self._patience
        belief = self._drawn(information) or self._followed(keys)
        if belief is None and (belief := self._anew(keys)) is not None:
            self._stages = []
        self._stages.append(_Stage(belief, keys))
        if belief is None:
            raise NothingFits(
                f"no state of {self.game.name} was found that looks like {information!r} to "
                f"{self.game.player_name(self.player)}; allow more particles"
            )
        return belief

    def _drawn(self, information: Any) -> Belief | None:
        """What the game itself draws, where it offers that."""
        if not self.game.offers("possible_states"):
            return None
        states = list(
            self.game.possible_states(information, self.player, self.particles, self._rng)
        )
        return self._packed(states, [1 / len(states)] * len(states), False)

    # From the turns before, or from the beginning.

    def _followed(self, keys: tuple[int, int]) -> Belief | None:
        """What can come of the beliefs before; None where that can't look like this."""
        best: Belief | None = None
        starts = [i for i, stage in enumerate(self._stages) if stage.belief is not None]
        back = 1
        while starts and self._is_thin(best):
            found = self._next(self._stages[starts[-back] :], keys)
            if found is not None and (best is None or len(found) > len(best)):
                best = found
            if back == len(starts) or self._left <= 0:
                break
            back = min(2 * back, len(starts))
        return best

    def _anew(self, keys: tuple[int, int]) -> Belief | None:
        self._left = self._patience
        start = self._packed([self._run.original.initial_state()], [1.0], True)
        return self._next([_Stage(start, keys)], keys, through=True)

    def _is_thin(self, belief: Belief | None) -> bool:
        return belief is None or not (belief.exact or len(belief) >= ENOUGH * self.particles)

    def _next(
        self, stages: list[_Stage], keys: tuple[int, int], through: bool = False
    ) -> Belief | None:
        """What can follow from the first of these stages, through the others; None: nothing."""
        start, search = stages[0].belief, self._filter
        assert start is not None
        search.through, search.guided = through, FREELY if len(stages) == 1 else GLADLY
        listing = len(stages) == 1 and start.exact
        if listing and (belief := self._listed(start, stages[0].action, keys)) is not None:
            return belief if len(belief) else None
        if not self._sampled(start, stages, keys, SCOUTS):
            return None
        search.guided = ALWAYS
        if listing and (belief := self._listed(start, stages[0].action, keys)) is not None:
            return belief
        return self._sampled(start, stages, keys, self.particles)

    # Both ways to look.

    def _listed(self, start: Belief, action: int, keys: tuple[int, int]) -> Belief | None:
        """All states that can follow and look right; None where there are too many to list."""
        search = self._filter
        room = max(min(self._most, _ROOM), 1)
        found, weights = new_states(self._run.game, room), np.zeros(room)
        wanted = np.array([keys], np.uint64)
        search.wanted, search.weights = wanted.ctypes.data, weights.ctypes.data
        search.capacity, search.found, search.looked, search.most = room, 0, 0, self._most
        search.overrun = 0
        follow(self._run.game, start.worlds, start.weights, action, found, search)
        if search.overrun:
            return None
        count = int(search.found)
        return self._merged(found[:count], weights[:count], start.exact)

    def _sampled(
        self, start: Belief, stages: list[_Stage], keys: tuple[int, int], wished: int
    ) -> Belief | None:
        """Random continuations of the states at the start that look right at every stage."""
        search, game = self._filter, self._run.game
        found, weights = new_states(game, wished), np.zeros(wished)
        rising = start.rising
        wanted = np.array([*(stage.keys for stage in stages[1:]), keys], np.uint64)
        actions = np.array([stage.action for stage in stages], np.int64)
        search.rising, search.worlds = rising.ctypes.data, len(rising)
        search.wanted, search.actions = wanted.ctypes.data, actions.ctypes.data
        search.stages, search.weights = len(stages), weights.ctypes.data
        search.capacity, search.found = wished, 0
        patience = max(self._left // 2, 1)  # the other half is for what may be tried next
        replay(game, start.worlds, patience, found, search)
        self._left -= int(search.looked)
        count = int(search.found)
        return self._merged(found[:count], weights[:count], False) if count else None

    # Keeping.

    def _packed(self, states: list[Any], weights: list[float], exact: bool) -> Belief:
        game = self._run.game
        worlds = new_states(game, len(states))
        for index, state in enumerate(states):
            put_state(game, worlds, index, self._run.state(state))
        return Belief(self._run, self.player, worlds, np.array(weights), exact)

    def _merged(self, worlds: Any, weights: Any, exact: bool) -> Belief:
        """Each state once, with all of its weight; the weights sum to 1."""
        total = weights.sum()
        if isinstance(worlds, list):
            summed: dict[Any, float] = {}
            for state, weight in zip(worlds, weights, strict=True):
                summed[state] = summed.get(state, 0.0) + weight
            kept, sums = list(summed), np.array(list(summed.values()))
        else:
            _, firsts, places = np.unique(worlds, axis=0, return_index=True, return_inverse=True)
            order = np.argsort(firsts)  # as they were found, like above
            kept, sums = worlds[firsts[order]], np.bincount(places.ravel(), weights)[order]
        return Belief(self._run, self.player, kept, sums / total if total else sums, exact)


@kernel
def state_at(game, worlds, index):
    """A state out of packed memory."""
    return load_state(game, worlds, index)
