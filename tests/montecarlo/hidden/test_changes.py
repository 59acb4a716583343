"""Beliefs that know what was seen, and change what is hidden where no past explains it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from zermelo.bits import Bits
from zermelo.games import load
from zermelo.games._chess.moves import guarded
from zermelo.games._chess.notation import fen
from zermelo.games._chess.umpire import ILLEGAL, warnings
from zermelo.games.kriegspiel import Kriegspiel
from zermelo.kernel import runnable
from zermelo.kernel.tiers import plain_twin
from zermelo.montecarlo import Beliefs, NothingFits
from zermelo.montecarlo.hidden.continuations import Continuations
from zermelo.montecarlo.hidden.patience import Patience
from zermelo.montecarlo.hidden.worlds import Particles, packed, state_at
from zermelo.play import turn_at

KRIEGSPIEL = load("kriegspiel")
ENDGAME = load("kriegspiel:fen=4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1")


def random_turns(game: Any, player: int, seed: int, plies: int) -> Iterator[tuple[Any, list[Any]]]:
    """The states in which the player is to move in a random game, and what it saw since."""
    dice, state, seen = random.Random(seed), game.initial_state(), []
    for _ in range(plies):
        if game.is_terminal(state):
            return
        action = dice.choice(list(game.actions(state)))
        if game.to_move(state) == player:
            yield (state, action), seen
            seen = []
        state = game.result(state, action)
        seen.append(game.information(state, player))


# What compiles all that beliefs do, for chess of all games, is left to --long; `test_beliefs` and
# `test_rejuvenation` have it compiled for smaller games.


@pytest.mark.parametrize(
    "game, player, particles, least",
    [
        (plain_twin(ENDGAME), 0, 5, 3),
        *(pytest.param(KRIEGSPIEL, player, 200, 50, marks=pytest.mark.long) for player in (0, 1)),
    ],
)
def test_beliefs_last_in_kriegspiel(game: Any, player: int, particles: int, least: int):
    """To the end of a random game, on little patience."""
    turns = 0
    beliefs = Beliefs(game, player, particles=particles, patience=100 * particles, seed=3)
    plies = 160 if game is KRIEGSPIEL else 14
    for (state, action), seen in random_turns(game, player, seed=5, plies=plies):
        beliefs.saw(seen)
        belief = beliefs.update(game.information(state, player))
        assert all(
            game.information(world, player) == game.information(state, player)
            for world, _ in list(belief)[:5]
        )
        beliefs.took(action)
        turns += 1
    assert turns > least


@pytest.mark.long
def test_particles_are_as_likely_as_what_is_listed():
    """Drawn until two show what was seen, or gone through: either way it counts as it should."""
    exact = Beliefs(ENDGAME, 0, seed=1)
    drawn = Beliefs(ENDGAME, 0, most=0, particles=4000, patience=3_000_000, seed=2)
    for number, ((state, action), seen) in enumerate(random_turns(ENDGAME, 0, seed=4, plies=14)):
        information = ENDGAME.information(state, 0)
        beliefs = []
        for kept in (exact, drawn):
            kept.saw(seen)
            beliefs.append(
                {world.position: weight for world, weight in positions(kept, information)}
            )
            kept.took(action)
        one, other = beliefs
        distance = sum(abs(one.get(p, 0) - other.get(p, 0)) for p in {*one, *other}) / 2
        assert distance < 0.12, number


def positions(beliefs: Beliefs, information: Any) -> Any:
    return list(beliefs.update(information))


def test_a_change_looks_the_same():
    """Hidden changes keep all that the player knows, and change something."""
    dice, changed = random.Random(1), 0
    for (state, _), _ in random_turns(KRIEGSPIEL, 1, seed=2, plies=120):
        known = KRIEGSPIEL.information(state, 1)
        for _ in range(5):
            other = KRIEGSPIEL.hidden_change(state, known, 1, Bits(dice.getrandbits(64)))
            assert KRIEGSPIEL.information(other, 1) == known
            changed += other != state
    assert changed > 100


@pytest.mark.peer("chess")
@pytest.mark.parametrize(
    "start", ["8/8/3k4/8/3K4/8/P6p/8 w - - 0 1", "8/3k4/3Q4/3K4/8/8/8/8 b - - 0 1"]
)
def test_a_change_is_a_position_of_chess(start: str):
    """Also where kings stand close: no game goes on without one."""
    import chess

    game, dice, changed = load(f"kriegspiel:fen={start}"), random.Random(1), 0
    flaws = (
        chess.STATUS_OPPOSITE_CHECK
        | chess.STATUS_PAWNS_ON_BACKRANK
        | chess.STATUS_BAD_CASTLING_RIGHTS
    )
    flaws |= chess.STATUS_NO_WHITE_KING | chess.STATUS_NO_BLACK_KING | chess.STATUS_TOO_MANY_KINGS
    for player in range(2):
        for (state, _), _ in random_turns(game, player, seed=player, plies=30):
            known, other = game.information(state, player), state
            for _ in range(30):
                other = game.hidden_change(other, known, player, Bits(dice.getrandbits(64)))
                assert not chess.Board(fen(other.position)).status() & flaws
                changed += other != state
    assert changed > 100


def test_a_state_is_changed_to_look_like_the_next_turn():
    """The true state of a turn, through all that was seen, until the next: there are as many men,
    and the umpire says and forbids the same."""
    dice, game, tried, right = random.Random(1), KRIEGSPIEL, 0, 0
    before = last = None
    for (state, action), seen in random_turns(game, 0, seed=7, plies=150):
        changed = before
        for known in seen if before else ():
            changed = game.hidden_change(changed, known, 0, Bits(dice.getrandbits(64)))
        if before:
            tried += 1
        if before and game.information(changed, 0) == game.information(state, 0):
            right += 1
            for following in (state, changed):
                assert umpire_says(following) == umpire_says(state)
            assert men_of(changed) == men_of(state)
            if state.position.ply == before.position.ply:  # a try that was not let pass
                assert game.result(changed._replace(tried=before.tried), last).said == ILLEGAL
        before, last = state, action
    assert tried > 40
    assert right > 0.8 * tried


def umpire_says(state: Any) -> int:
    pieces, turn = state.position.pieces, state.position.turn
    assert not guarded(pieces, 1 - turn).checkers  # nobody left a king in check
    return warnings(state.position, guarded(pieces, turn))


def men_of(state: Any) -> tuple[int, int]:
    pieces = state.position.pieces
    return pieces.white.bit_count(), pieces.black.bit_count()


def test_changes_are_the_same_compiled():
    """Particles made to look right: the same ones in plain Python."""
    turns = list(random_turns(KRIEGSPIEL, 0, seed=3, plies=40))
    (start, _), _ = turns[-4]
    seen = [known for _, some in turns[-3:] for known in some]
    found = []
    for game in (KRIEGSPIEL, plain_twin(KRIEGSPIEL)):
        run = runnable(game)
        look = Continuations(run, 0, 100, Patience(1_000_000, 1e6), seed=5)
        belief = packed(run, 0, [start] * 6, [1 / 6] * 6, False)
        rows, none = np.zeros((6, 1), np.int64), np.zeros(6, np.int64)
        particles = Particles(belief, 0, belief.worlds, belief.weights, rows, none, none)
        changed = look.changed(particles, 3, seen)
        assert changed is not None
        assert changed.first == 3
        assert not changed.lengths.any()
        worlds = [state_at(run.game, changed.worlds, i) for i in range(len(changed.weights))]
        assert all(game.information(one, 0) == seen[-1] for one in worlds)
        found.append(worlds)
    assert found[0] == found[1]


def test_beliefs_that_nothing_explains_are_changed():
    """A past that never was: without what was seen on the way there is nothing to go by."""
    turns = list(random_turns(KRIEGSPIEL, 0, seed=3, plies=30))
    for watched in (True, False):
        beliefs = Beliefs(plain_twin(KRIEGSPIEL), 0, particles=10, most=100, patience=500, seed=1)
        outcomes = []
        for (state, action), seen in turns:
            if watched:
                beliefs.saw(seen)
            try:
                beliefs.update(KRIEGSPIEL.information(state, 0))
                outcomes.append(True)
            except NothingFits:
                outcomes.append(False)
            beliefs.took(action)
        assert all(outcomes) == watched


def test_what_was_seen_and_cannot_be_is_an_error():
    beliefs = Beliefs(plain_twin(ENDGAME), 0, particles=20, most=100, patience=500)
    state = ENDGAME.initial_state()
    beliefs.update(ENDGAME.information(state, 0))
    beliefs.took(next(iter(ENDGAME.actions(state))))
    beliefs.saw([])
    with pytest.raises(NothingFits, match="allow more particles"):
        beliefs.update(ENDGAME.information(Kriegspiel().initial_state(), 0))


def test_what_was_seen_before_kernels_are_prepared_counts():
    game = load("kuhn_poker")
    states = [game.initial_state()]
    for card in (0, 1):
        states.append(game.result(states[-1], card))
    turn = turn_at(game, states[-1], states=states)
    beliefs = Beliefs(game, 0)
    beliefs.saw(turn.seen)
    beliefs.prepare()
    assert [world.cards for world, _ in beliefs.update(turn.information)] == [(0, 1), (0, 2)]


def test_a_turn_has_what_was_seen_since_the_last_one():
    game = KRIEGSPIEL
    states = [game.initial_state()]
    for move in ("e2e4", "e7e5", "f1a6", "a7a6"):
        states.append(game.result(states[-1], game.parse_action(states[-1], move)))
    turn = turn_at(game, states[2], states=states[:3])
    assert turn.seen == tuple(game.information(state, 0) for state in states[1:3])
    assert turn_at(game, states[2]).seen == ()
