"""Particles that change their past: always possible, never too few, and as likely as they are."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.games.comparing import plain_twin
from tests.montecarlo.hidden_games import information_sets
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.games.battleship import Battleship
from zermelo.montecarlo import Beliefs
from zermelo.montecarlo.hidden.worlds import Particles
from zermelo.play import make, turn_at

LEDUC = load("leduc_poker")


class State(NamedTuple):
    """Where it was, and what was guessed."""

    places: tuple[int, ...]
    guesses: tuple[int, ...]
    ply: int


class Burrow(Game):
    """Chance puts a rabbit somewhere, it runs, and a hunter who sees only in which half it is
    guesses twice. How far it can run depends on where it is, and from one place it runs again: so
    pasts differ in length and in how likely they are."""

    players = 2
    max_actions = 4
    compiled = False
    odds = (0.5, 0.3, 0.15, 0.05)

    def initial_state(self) -> State:
        return State((), (), 0)

    def to_move(self, state: State) -> int:
        if not state.places:
            return CHANCE
        return 0 if state.ply in (2, 4) else 1

    def actions(self, state: State) -> Iterator[int]:
        if not state.places:
            yield from range(4)
        elif self.to_move(state) == 0:
            yield from range(2)
        else:
            yield from range(1 + state.places[-1] % 3)

    def probability(self, state: State, action: int) -> float:
        return self.odds[action]

    def result(self, state: State, action: int) -> State:
        if not state.places:
            return State((action,), (), 1)
        if self.to_move(state) == 0:
            return state._replace(guesses=(*state.guesses, action), ply=state.ply + 1)
        place = (state.places[-1] + action + 1) % 6
        again = place == 5 and len(state.places) < 9
        return State((*state.places, place), state.guesses, state.ply + (0 if again else 1))

    def is_terminal(self, state: State) -> bool:
        return state.ply == 5

    def utility(self, state: State, player: int) -> float:
        won = state.places[-1] % 2 == state.guesses[-1] % 2
        return 1.0 if won == (player == 0) else -1.0

    def information(self, state: State, player: int) -> Any:
        if player == 1:
            return state
        shown = state.places[-1] // 3 if state.ply in (2, 3, 4, 5) else -1
        first = state.guesses[:1] and self.shown_first(state)
        return (shown, first, state.guesses, state.ply)

    def shown_first(self, state: State) -> int:
        """Half of the places in which the rabbit was at the first guess."""
        ply = 1
        for count, place in enumerate(state.places[1:], 1):
            ply += 0 if place == 5 and count < 9 else 1
            if ply == 2:
                return place // 3
        return -1


class Unaided(Battleship):
    """That does not draw fleets itself."""

    possible_states = Game.possible_states


def copies(beliefs: Beliefs, count: int) -> Particles:
    """The particles of the last belief, all of them like the first."""
    found = beliefs._particles
    assert found is not None
    return Particles(
        found.base,
        found.first,
        [found.worlds[0]] * count
        if isinstance(found.worlds, list)
        else np.repeat(found.worlds[:1], count, 0),
        np.full(count, 1 / count),
        np.repeat(found.rows[:1], count, 0),
        np.repeat(found.lengths[:1], count),
        np.repeat(found.roots[:1], count),
    )


def chi_square(seen: Counter[Any], odds: dict[Any, float]) -> tuple[float, int]:
    """And the degrees of freedom. States of which fewer than 5 are to be expected are counted as
    one."""
    total = sum(seen.values())
    cells = [(seen[one], total * p) for one, p in odds.items() if total * p >= 5]
    rest = total - sum(here for here, _ in cells), total - sum(due for _, due in cells)
    cells += [rest] if rest[1] >= 1 else []
    return sum((here - due) ** 2 / due for here, due in cells), len(cells) - 1


def most_hidden(game: Game, player: int) -> tuple[Any, dict[Any, float]]:
    """What the player knows where it knows least, and how likely each state is then."""
    sets = information_sets(game)
    mine = [known for who, known in sets if who == player]
    known = max(mine, key=lambda one: len(sets[player, one]))
    return known, sets[player, known]


SMALL = [
    (Burrow(), 0),
    (plain_twin(load("dark_hex:rows=2,columns=2")), 1),
    (plain_twin(load("liars_dice:dice=1,sides=6")), 0),
    pytest.param(plain_twin(Unaided(2, 2, "2-1", shots=2)), 0, marks=pytest.mark.long),
    pytest.param(plain_twin(load("liars_dice:dice=2,sides=3")), 0, marks=pytest.mark.long),
]


@pytest.mark.parametrize("game, player", SMALL, ids=lambda one: getattr(one, "name", one))
def test_all_that_is_possible_as_likely_as_it_is(
    game: Game, player: int, some: Callable[[int], int]
):
    """Copies of one particle become a sample of the true belief: a chi-square test that a right
    sampler fails once in a thousand times, with the seed at which it was first tried."""
    known, odds = most_hidden(game, player)
    kept = Beliefs(game, player, most=0, particles=10, patience=50_000, seed=3)
    assert not kept.update(known).exact
    sample = copies(kept, some(400))
    keys = kept._stages[-1].keys
    for _ in range(12):
        kept._rejuvenate(sample, keys, len(sample.weights), 1 << 40)
    seen = Counter(sample.worlds)
    assert set(seen) <= set(odds)
    if min(odds.values()) > 0.02:
        assert set(seen) == set(odds)
    distance, freedom = chi_square(seen, odds)
    assert freedom >= 3
    assert distance < freedom + 3.1 * (2 * freedom) ** 0.5 + 6


def replayed(particles: Particles, game: Game, index: int) -> Any:
    state = list(particles.base)[int(particles.roots[index])][0]
    for action in particles.rows[index, : particles.lengths[index]]:
        state = game.result(state, int(action))
    return state


@pytest.mark.parametrize(
    "game",
    [
        load("dark_hex:rows=3,columns=3"),
        load("leduc_poker"),
        pytest.param(Unaided(3, 3, "2-1", shots=4), marks=pytest.mark.long),
    ],
    ids=lambda game: game.name,
)
def test_every_particle_looks_right(game: Game, some: Callable[[int], int]):
    """In whole games of few particles: there always are some, all look to the player as the game
    does, and are where their past leads."""
    game = plain_twin(game)
    for seed in range(some(2)):
        kept = [Beliefs(game, p, most=0, particles=20, patience=40_000) for p in (0, 1)]
        dice, state = random.Random(seed), game.initial_state()
        while not game.is_terminal(state):
            actions = list(game.actions(state))
            action = dice.choice(actions)
            mover = int(game.to_move(state))
            if mover != CHANCE:
                known = game.information(state, mover)
                belief = kept[mover].update(known)
                for world, _ in belief:
                    assert game.information(world, mover) == known
                    assert game.to_move(world) == mover
                    assert list(game.actions(world)) == actions
                particles = kept[mover]._particles
                assert particles is not None
                for index in range(0, len(particles.weights), 5):
                    assert replayed(particles, game, index) == particles.worlds[index]
                kept[mover].took(action)
            state = game.result(state, action)


def test_same_steps_in_both_executions():
    known, _ = most_hidden(LEDUC, 1)
    settings: dict[str, Any] = {"most": 0, "particles": 20, "patience": 100_000, "seed": 2}
    ends = []
    for game in (LEDUC, plain_twin(LEDUC)):
        kept = Beliefs(game, 1, **settings)
        kept.update(known)
        sample = copies(kept, 20)
        kept._rejuvenate(sample, kept._stages[-1].keys, 200, 1 << 40)
        ends.append([tuple(row[:n]) for row, n in zip(sample.rows, sample.lengths, strict=True)])
    assert ends[0] == ends[1]
    assert len(set(ends[0])) > 3


@pytest.mark.long
@pytest.mark.parametrize("spec", ["battleship", "kriegspiel"])
def test_no_move_is_made_for_lack_of_belief(spec: str):
    """A whole game, to its last move."""
    game = load(spec)
    players = [make("ismcts:iterations=100"), make("pimc:worlds=5,iterations=50")]
    for player, one in enumerate(players):
        one.begin(game, player, 1)
    state, turns = game.initial_state(), 0
    while not game.is_terminal(state):
        mover = int(game.to_move(state))
        choice = players[mover].choose(turn_at(game, state))
        assert choice.result is not None, choice.why
        state = game.result(state, choice.action)
        turns += 1
    assert turns > 50
