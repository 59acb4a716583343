"""Ways to look for states that a player may be in: what the kernels are called with.

All that can follow is listed, or sampled by random games with their pasts; what may be seen is
gone through where random games hardly ever show the right thing; particles change their pasts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...bits import Bits
from ...chance import bad_chances
from ...clock import TimeIsUp
from ...kernel import (
    Runnable,
    new_record,
    new_states,
    seeded,
)
from .changes import change_hidden
from .particles import (
    ALWAYS,
    FREELY,
    LONGEST,
    PASTS,
    ROOM,
    SEEN,
    SPREAD,
    UNKNOWN,
    filter_type,
    follow,
    keys_of,
    remember,
    replay,
    spread,
    survive,
)
from .patience import Patience
from .rejuvenation import TRIES, learnt_places, rejuvenate
from .worlds import SPARE, Belief, Particles, merged, packed, state_at, taken, without_past

SCOUTS = 16  # continuations that must look right before what they saw is relied on
GUESS = 0.1  # of the time is for a list of all that may be, before it is known what was seen
_ROOM = 1 << 16  # states in an exact belief
AHEAD = 512  # plies that particles may go on

Keys = tuple[int, int]
"""Two hashes of the player's information."""


@dataclass(frozen=True)
class OwnTurn:
    """One turn of the player: its information and action."""

    keys: Keys
    action: int = UNKNOWN
    watched: bool = False
    """Whether all that it saw between this turn and its next one is known."""
    seen: tuple[Any, ...] = ()
    """What it saw after this turn, if that is known."""


class Continuations:
    """Finds states that follow from those of the last belief, and remembers which information sets
    lead to success."""

    def __init__(
        self, run: Runnable, player: int, most: int, patience: Patience, seed: int
    ) -> None:
        """`most`: the number of states that may be listed."""
        self.run, self.player, self.most, self.patience = run, player, most, patience
        self.seen = np.zeros(SEEN, np.uint64)
        self.hints = np.zeros(SEEN, np.int64)
        self.tries = np.zeros(LONGEST, TRIES)
        self.record: Any = new_record(
            filter_type(run.game.max_actions),
            player=player,
            random=int(seeded(seed)),
            seen=self.seen,
            hints=self.hints,
            tries=self.tries,
        )
        self._dice = np.random.default_rng(seed)

    def forget(self) -> None:
        """Begin a new game."""
        self.seen[:], self.tries[:] = 0, 0
        self.record.seen_used = 0

    def saw(self, informations: Iterable[Any]) -> None:
        """Note what the player saw."""
        for information in informations:
            remember(self.record, Bits(int(keys_of(information)[1])))

    def learn_from(self, other: Continuations) -> None:
        """Take over what was learnt in another execution of the same game."""
        self.seen[:], self.hints[:], self.tries[:] = other.seen, other.hints, other.tries
        self.record.seen_used = other.record.seen_used

    def prepare(self, start: Belief) -> None:
        """Compile every kernel by calling it once; what the player saw so far is kept."""
        seen, used = self.seen.copy(), int(self.record.seen_used)
        one, row, nothing = np.zeros(1, np.int64), np.zeros((1, 1), np.int64), (0, 0)
        particle = Particles(start, 0, start.worlds, np.ones(1), row, one, one.copy())
        kept, game = (self.patience, self.most), self.run.game
        self.patience, self.most = Patience(1, 1.0), 1
        self.listed(start, UNKNOWN, nothing)
        action = int(next(iter(game.actions(state_at(game, start.worlds, 0)))))
        self.surviving(start, action)
        if game.offers("hidden_change"):
            self.changed(particle, 0, [self.run.original.initial_state()])
        self.sampled(start, 0, [OwnTurn(nothing)], nothing, 1, 1)
        self.spread(start, UNKNOWN, nothing, 1)
        self.rejuvenate(particle, nothing, 0, 1, 1)
        self.patience, self.most = kept
        self.forget()
        self.seen[:], self.record.seen_used = seen, used

    def scouted(
        self,
        start: Belief | Particles,
        first: int,
        stages: list[OwnTurn],
        keys: Keys,
        most: int,
    ) -> tuple[bool, Particles | None]:
        """Look for any consistent continuation, after which it is known what was seen on the way.
        Returns whether there is one, and the continuations found, if that produced any."""
        one = len(stages) == 1
        if self.patience.is_over:
            return False, None
        found = self.sampled(start, first, stages, keys, SCOUTS, most // 4 if one else most)
        if found or not one:
            return found is not None, found
        return self.spread(start, stages[0].action, keys, most // 2), None

    def spread(self, start: Belief | Particles, action: int, keys: Keys, most: int) -> bool:
        """Go through all that may be seen, ply by ply, in a few states for each information set."""
        search, game = self.record, self.run.game
        wanted = np.array([keys], np.uint64)
        layers: list[list[Any]] = []
        search.wanted, search.guided = wanted.ctypes.data, FREELY
        room = search.room = max(min(ROOM, most // 4), 64)
        count, right = min(len(start.weights), room), -1
        states = taken(start.worlds, self._dice.choice(len(start.weights), count, p=start.weights))

        def step(_: int) -> None:
            nonlocal states, count, right
            made = [np.zeros(room, np.uint64), np.zeros(room, np.int64)]
            made += [np.zeros(2 * ROOM, np.uint64), np.zeros(2 * ROOM, np.int64)]
            for name, array in zip(SPREAD, made, strict=True):
                search[name] = array.ctypes.data
            found, given = new_states(game, room), UNKNOWN if layers else action
            tries = 1 if given != UNKNOWN else max(2 * room // count, 1)
            right = int(spread(game, states, count, given, tries, found, search))
            layers.append(made[:2])
            states, count = found, int(search.found)

        over = lambda: right >= 0 or not count or len(layers) == LONGEST  # noqa: E731
        self.patience.spend(search, most, step, over)
        if right < 0:
            return False
        for seen, parents in reversed(layers):
            remember(search, Bits(int(seen[right])))
            right = int(parents[right])
        return True

    def listed(self, start: Belief, action: int, keys: Keys) -> Belief | None:
        """All consistent states that can follow; None if there are too many to list."""
        search = self.record
        share = GUESS if search.guided == FREELY else 0.5
        most = self.patience.affordable(self.most, share)
        room = max(min(most, _ROOM), 1)
        found, weights = new_states(self.run.game, room), np.zeros(room)
        wanted = np.array([keys], np.uint64)
        search.wanted, search.weights = wanted.ctypes.data, weights.ctypes.data
        search.capacity, search.found, search.most = room, 0, most
        search.overrun = 1

        def step(_: int) -> None:
            search.overrun = 0
            try:
                follow(self.run.game, start.worlds, start.weights, action, found, search)
            except TimeIsUp:
                search.overrun = 1
                raise

        self.patience.spend(search, 1, step)
        if search.overrun:
            return None
        if search.improbable:
            raise bad_chances(self.run.original)
        count = int(search.found)
        return merged(self.run, self.player, found[:count], weights[:count], start.exact)

    def sampled(
        self,
        start: Belief | Particles,
        first: int,
        stages: list[OwnTurn],
        keys: Keys,
        wished: int,
        most: int,
    ) -> Particles | None:
        """Random continuations of particles, or of a belief, that are consistent at every stage."""
        search, game = self.record, self.run.game
        before, base = (None, start) if isinstance(start, Belief) else (start, start.base)
        weights = start.weights
        if search.guided == ALWAYS and not search.through and stages[0].action != UNKNOWN:
            weights = self.surviving(start, stages[0].action)
            if not weights.any():
                return None
        rising = np.cumsum(weights / weights.sum())
        rising[-1] = 1.0
        longest = int(before.lengths.max()) if before else 0
        found = Particles(
            base,
            first,
            new_states(game, wished),
            np.zeros(wished),
            np.zeros((wished, longest + (AHEAD if before else LONGEST)), np.int64),
            np.zeros(wished, np.int64),
            np.zeros(wished, np.int64),
        )
        wanted = np.array([*(stage.keys for stage in stages[1:]), keys], np.uint64)
        actions = np.array([stage.action for stage in stages], np.int64)
        search.rising, search.worlds = rising.ctypes.data, len(rising)
        dead = (weights == 0).astype(np.int64)
        search.dead, search.alive = dead.ctypes.data, len(dead) - int(dead.sum())
        search.wanted, search.actions = wanted.ctypes.data, actions.ctypes.data
        search.stages, search.weights = len(stages), found.weights.ctypes.data
        search.capacity, search.found = wished, 0
        self._put_pasts(found)
        self._put_pasts(before, "parent_")
        self.patience.spend(
            search,
            most,
            lambda count: replay(game, start.worlds, count, found.worlds, search),
            lambda: search.found >= wished or not search.alive,
        )
        count = int(search.found)
        if not count:
            return None
        weights = found.weights[:count]
        rows = found.rows[:count, : found.lengths[:count].max() + SPARE]
        return Particles(
            base,
            first,
            found.worlds[:count],
            weights / weights.sum(),
            np.ascontiguousarray(rows),
            found.lengths[:count].copy(),
            found.roots[:count].copy(),
        )

    def surviving(self, start: Belief | Particles, action: int) -> Any:
        """The weights of the states; 0 for those in which the player would have seen something else
        after its action."""
        search, weights = self.record, start.weights.copy()
        search.weights, search.worlds = weights.ctypes.data, len(weights)
        over = True

        def step(_: int) -> None:
            nonlocal over
            survive(self.run.game, start.worlds, action, search)
            over = False

        self.patience.spend(search, 1, step)
        return np.zeros(len(weights)) if over else weights

    def changed(
        self, particles: Particles, first: int, informations: Sequence[Any]
    ) -> Particles | None:
        """Particles whose hidden part is changed to fit each of `informations` in turn; only those
        for which that succeeds. Their pasts begin now, at stage `first`."""
        count, game, search = len(particles.weights), self.run.game, self.record
        worlds, weights = taken(particles.worlds, np.arange(count)), np.zeros(count)
        known = packed(self.run, self.player, list(informations), [], False).worlds
        wanted = np.array([keys_of(one) for one in informations], np.uint64)
        search.wanted, search.stages = wanted.ctypes.data, len(informations)
        search.weights, search.capacity = weights.ctypes.data, count
        done = 0

        def step(most: int) -> None:
            nonlocal done
            done += change_hidden(game, worlds, done, most, known, search)

        most = self.patience.states
        self.patience.spend(search, most, step, lambda: done >= count, once=True)
        right = np.flatnonzero(weights)
        if not len(right):
            return None
        weights = np.full(len(right), 1 / len(right))
        base = replace(particles.base, worlds=taken(worlds, right), weights=weights, exact=False)
        return without_past(base, first)

    def rejuvenate(
        self, particles: Particles, keys: Keys, first: int, tries: int, most: int
    ) -> None:
        """Change the pasts of particles in place, by `tries` steps from particle `first` on."""
        search, base = self.record, particles.base
        rising, wanted = base.rising, np.array([keys], np.uint64)
        places = learnt_places(self.tries)
        search.places = places.ctypes.data
        search.rising, search.worlds = rising.ctypes.data, len(rising)
        search.wanted, search.capacity = wanted.ctypes.data, len(particles.weights)
        self._put_pasts(particles)
        done = 0

        def step(count: int) -> None:
            nonlocal done
            done += rejuvenate(
                self.run.game,
                base.worlds,
                first + done,
                tries - done,
                count,
                particles.worlds,
                search,
            )

        self.patience.spend(search, most, step, lambda: done >= tries)

    def _put_pasts(self, particles: Particles | None, prefix: str = "") -> None:
        """Give the kernels the addresses of the pasts of these particles."""
        values = [0] * len(PASTS)
        if particles:
            rows, width = particles.rows.ctypes.data, particles.rows.shape[1]
            values = [rows, width, particles.lengths.ctypes.data, particles.roots.ctypes.data]
        for name, value in zip(PASTS, values, strict=True):
            self.record[prefix + name] = value
