"""Patterns: as described, plain is compiled, the same places under every symmetry."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.evaluation.networks import random_patterns, random_positions
from tests.games.comparing import plain_twin
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.evaluation import EVALUATION_FIELDS, PatternTables
from zermelo.evaluation.patterns import pattern_total
from zermelo.evaluation.places import drawn_patterns, feature_places, images, laid_out
from zermelo.games import load
from zermelo.games.othello import Othello
from zermelo.kernel import kernel, new_record, random_below
from zermelo.search import AlphaBetaOptions, alpha_beta

RECORD = np.dtype([("random", np.uint64), *EVALUATION_FIELDS], align=True)


def naive_total(tables, game, state):
    """As the description has it: digits of what is on each place."""
    words = game.sparse_features(state, game.to_move(state))
    on = [64 * i + b for i, word in enumerate(words) for b in range(64) if word >> b & 1]
    phase = min(len(on) * tables.phases // (tables.phase_features + 1), tables.phases - 1)
    begins = [sum(map(int, tables.lengths[:table])) for table in range(len(tables.lengths))]
    total = 0
    for steps, table in zip(tables.steps, tables.table_of, strict=True):
        index = sum(int(steps[feature]) for feature in on)
        assert index < tables.lengths[table]
        total += int(tables.entries[phase, begins[table] + index])
    return total


@pytest.mark.parametrize("spec", ["othello", "othello:size=6", "breakthrough"])
def test_from_scratch_is_as_described(spec) -> None:
    game = load(spec)
    tables = random_patterns(game)
    for state in random_positions(game, 30):
        assert tables.total(game, state) == naive_total(tables, game, state)


@kernel
def wander(game, plies, record, totals):
    """The totals of the states of random games."""
    state = game.initial_state()
    for i in range(plies):
        if game.is_terminal(state):
            state = game.initial_state()
        totals[i] = pattern_total(game, state, record)
        count = 0
        for _ in game.actions(state):
            count += 1
        chosen = random_below(record, count)
        for number, action in enumerate(game.actions(state)):
            if number == chosen:
                state = game.result(state, action)
                break


def walked(game, tables, plies):
    record = new_record(RECORD)
    kept = tables.attach(record)
    totals = np.zeros(plies, np.int64)
    wander(game, plies, record, totals)
    del kept
    return totals


def test_compiled_is_plain() -> None:
    game = load("breakthrough")
    tables = random_patterns(game)
    sized = tables.sized(game)
    fast, slow = walked(sized, tables, 5_000), walked(plain_twin(sized), tables, 60)
    assert np.array_equal(fast[:60], slow)
    assert len(set(fast)) > 3_000


@pytest.mark.long
@pytest.mark.parametrize("spec", ["othello", "breakthrough", "hex:size=7"])
def test_many_positions(spec) -> None:
    game = load(spec)
    tables = random_patterns(game)
    fast = walked(tables.sized(game), tables, 1_000_000)
    slow = walked(plain_twin(tables.sized(game)), tables, 500)
    assert np.array_equal(fast[:500], slow)


def test_search_by_patterns_is_the_same_in_both_executions() -> None:
    game = load("breakthrough:rows=6,columns=6")
    tables = random_patterns(game)
    options = AlphaBetaOptions(quiescence=6, reductions=True)
    found = [
        alpha_beta(one, depth=3, options=options, learnt=tables) for one in (game, plain_twin(game))
    ]
    assert found[0].value == found[1].value
    assert found[0].nodes == found[1].nodes
    assert found[0].line == found[1].line


@pytest.mark.plain
def test_values_are_those_of_leaves() -> None:
    game = load("othello:size=6")
    tables = random_patterns(game)
    for state in random_positions(game, 6):
        mover = game.to_move(state)
        after = [game.result(state, action) for action in game.actions(state)]
        found = alpha_beta(game, state, depth=1, learnt=tables)
        worths = [tables.value(game, one, mover) for one in after]
        assert found.value == pytest.approx(max(worths), rel=1e-6)


def test_images_of_a_state_have_the_same_total() -> None:
    """If tables are the same under a pattern's own symmetries, as those of single places are."""
    game = Othello()
    places = feature_places(game)
    symmetries = images(game, places)
    assert sorted(map(tuple, symmetries)) == sorted(set(map(tuple, symmetries)))
    assert len(symmetries) == 8

    class Single(Othello):
        patterns = tuple((place,) for place in (0, 1, 2, 3, 9, 10, 11, 18, 19))

    game = Single()
    tables = random_patterns(game)
    assert len(tables.steps) == 60  # all but the four in the middle
    for state in random_positions(game, 20):
        totals = {tables.total(game, game.symmetric_state(state, s)) for s in range(8)}
        assert len(totals) == 1


def test_the_patterns_of_othello() -> None:
    """46 placements, as Edax has them of these shapes."""
    layout = laid_out(load("othello"), 1, 1)
    lengths = sorted(round(math.log(length, 3)) for length in layout.lengths)
    assert lengths == [4, 5, 6, 7, 8, 8, 8, 8, 9, 10, 10]
    assert len(layout.steps) == 46
    assert layout.lengths.sum() == 167_265


@pytest.mark.parametrize(
    "spec, count, symmetries",
    [
        ("breakthrough", 64, 2),
        ("hex:size=5", 26, 2),  # and which side it is
        ("dots_and_boxes:rows=2,columns=2", 16, 8),
        ("connect_four", 42, 2),
    ],
)
def test_places_of_games_that_name_none(spec, count, symmetries) -> None:
    game = load(spec)
    places = feature_places(game)
    assert len(places) == count
    assert len(images(game, places)) == symmetries
    patterns = drawn_patterns(game, places, 24, 6)
    assert {place for pattern in patterns for place in pattern} == set(range(count))
    assert patterns == drawn_patterns(game, places, 24, 6)
    assert patterns != drawn_patterns(game, places, 24, 6, seed=1)


def test_two_things_on_one_place_do_no_harm() -> None:
    """A game that is wrong about its places reads no memory but the tables'."""
    game = load("othello")
    tables = random_patterns(game)
    beyond = PatternTables(
        steps=np.full_like(tables.steps, 40_000),
        table_of=tables.table_of,
        lengths=tables.lengths,
        entries=tables.entries,
        phase_features=64,
        gain=1.0,
    )
    plain = plain_twin(beyond.sized(game))
    record = new_record(RECORD)
    kept = beyond.attach(record)
    for state in random_positions(game, 5):
        assert pattern_total(plain, state, record) == beyond.total(game, state)
    del kept


def test_what_does_not_fit_is_refused() -> None:
    game = load("othello")
    tables = random_patterns(game)
    with pytest.raises(BadParameter, match="features, and chess has"):
        alpha_beta(load("chess"), learnt=tables)
    with pytest.raises(BadParameter, match="don't fit each other"):
        PatternTables(
            steps=tables.steps,
            table_of=tables.table_of,
            lengths=tables.lengths,
            entries=tables.entries[:, 1:],
            phase_features=64,
            gain=1.0,
        )

    class Whole(Othello):
        patterns = (tuple(range(12)),)

    with pytest.raises(NotThisKindOfGame, match="up to 531,441 entries"):
        laid_out(Whole(), 1, 1)
