"""Generations of an evaluation: played, learnt, tested; stopped and resumed."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from tests.games.comparing import plain_twin
from zermelo.errors import BadFile, NotThisKindOfGame, ZermeloError
from zermelo.evaluation import AccumulatorNetwork, PatternTables, load_evaluation
from zermelo.evaluation.learnt import is_on, own_score
from zermelo.games import load
from zermelo.kernel import runnable
from zermelo.learning.evaluation import spread, training
from zermelo.learning.evaluation.fitting import calibrated, stretch_of
from zermelo.learning.evaluation.network_fitting import GAIN, NetworkFitting
from zermelo.learning.evaluation.pattern_fitting import PatternFitting
from zermelo.learning.evaluation.positions import read_header, read_positions, write_positions
from zermelo.learning.evaluation.selfplay import EngineGames, SearchedPositions, is_loud
from zermelo.learning.evaluation.training import (
    CANDIDATE,
    LEARNING,
    PLAYING,
    TESTING,
    EvaluationRun,
)
from zermelo.learning.runs.config import EvaluationConfig

SPEC = "breakthrough:rows=5,columns=3"
SMALL = EvaluationConfig(
    kind="network",
    minutes=0,
    max_steps=1,
    nodes=20,
    positions=80,
    opening=4,
    width=4,
    epochs=2,
    batch=32,
    test_games=4,
)
PATTERNS = replace(SMALL, kind="patterns", tuples=4, tuple_size=4)


@pytest.fixture(scope="module")
def game():
    return plain_twin(load(SPEC))


@pytest.fixture(scope="module")
def some_played(game) -> SearchedPositions:
    """What is kept of six games."""
    played = [EngineGames(game, SMALL, None).play(seed)[0] for seed in range(6)]
    joined = SearchedPositions(*(np.concatenate(one) for one in zip(*played, strict=True)))
    for array in joined:
        array.flags.writeable = False
    return joined


@pytest.fixture(autouse=True)
def spread_of_a_few(monkeypatch) -> None:
    """How many positions it is measured in makes no difference here: see test_spread."""
    monkeypatch.setattr(spread, "POSITIONS", 2)


def test_the_same_seed_gives_the_same_game(game) -> None:
    tables = [EngineGames(game, SMALL, None) for _ in range(2)]
    tables[1].play(5)
    one, other = (table.play(7)[0] for table in tables)
    assert len(one.values)
    for mine, theirs in zip(one, other, strict=True):
        assert np.array_equal(mine, theirs)


def test_positions_are_kept_as_their_mover_sees_them(game) -> None:
    played, worth = EngineGames(game, SMALL, None).play(3)
    assert worth in (-1.0, 1.0)
    assert played.words.shape[1:] == (2, 2)
    assert (np.abs(played.values) <= 1).all()
    assert (np.abs(played.outcomes) <= 1).all()
    # Own pieces are the other's opponents: both views have as many on.
    both = np.bitwise_count(played.words).sum(axis=2)
    assert np.array_equal(both[:, 0], both[:, 1])


def test_positions_beside_a_game_are_kept(game) -> None:
    """What comes of them is what search says; those of the game itself are the same."""
    config = replace(SMALL, epsilon=0.0)
    without, beside = (
        EngineGames(game, replace(config, aside=share), None) for share in (0.0, 1.0)
    )
    counts = [sum(len(table.play(n)[0].values) for n in range(3)) for table in (without, beside)]
    assert counts[0] < counts[1] <= 2 * counts[0] + 20
    played = beside.play(3)[0]
    is_settled = played.outcomes == played.values
    assert is_settled.any()
    assert set(np.abs(played.outcomes[~is_settled])) == {1.0}
    assert np.abs(without.play(3)[0].outcomes).min() == 1.0


def test_where_a_game_has_noisy_actions_alone_the_best_one_decides() -> None:
    chess = load("chess")
    state = chess.parse_state("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
    takes, steps = (chess.parse_action(state, text) for text in ("exd5", "Ke2"))
    rules = runnable(plain_twin(chess)).game
    assert is_loud(rules, state, takes)
    assert not is_loud(rules, state, steps)


def test_time_is_left_to_learn_and_test(game, tmp_path) -> None:
    run = EvaluationRun(game, tmp_path, replace(SMALL, minutes=30, positions=10**9), threads=1)
    run.prepare()
    run.seconds = 9 * 60
    run.advance()
    assert (run.stage, run.begun) == (PLAYING, 0.0)
    run.seconds = 10 * 60
    run.advance()
    assert run.stage == LEARNING
    for _ in range(SMALL.epochs):
        run.advance()
    assert run.stage == TESTING
    run.advance()
    run.advance()
    assert (run.stage, run.steps, run.begun) == (PLAYING, 1, 600.0)
    run.seconds = 16 * 60
    run.advance()
    assert run.stage == PLAYING, "a third of twenty minutes"
    run.save()
    run.close()
    again = EvaluationRun(game, tmp_path, threads=1, resume=True)
    assert (again.begun, again.steps) == (600.0, 1)
    again.close()


def test_games_without_a_position_to_learn_from_end_a_run(game, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(training, "_FRUITLESS", 8)
    with pytest.raises(ZermeloError, match="had no position to learn from"):
        EvaluationRun(game, tmp_path, replace(SMALL, opening=400), threads=1).complete()


def test_positions_come_back(game, tmp_path) -> None:
    played = [EngineGames(game, SMALL, None).play(seed)[0] for seed in range(2)]
    path = tmp_path / "0000-000000000.positions"
    count = write_positions(path, game, SPEC, played, 0, range(2))
    header, again = read_header(path), read_positions(path, game)
    assert (header.positions, header.next_game, header.game) == (count, 2, SPEC)
    words, values, outcomes, own = (np.concatenate(one) for one in zip(*played, strict=True))
    assert np.array_equal(again.words, words)
    assert np.allclose(again.values, values, atol=1e-4)
    assert np.allclose(again.outcomes, outcomes, atol=1e-4)
    assert np.array_equal(again.own, own)
    assert own.any()
    with pytest.raises(BadFile, match="another game"):
        read_positions(path, load("connect_four"))
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    with pytest.raises(BadFile, match="damaged"):
        read_positions(path, game)


@pytest.mark.parametrize("onto", ["own", "nothing"])
def test_what_is_learnt_is_what_searches_use(game, some_played, onto) -> None:
    """In whole numbers it values positions as in floating point, but for rounding."""
    config = EvaluationConfig(width=8, epochs=30, batch=32, phases=2, onto=onto)
    fitting = NetworkFitting(game, some_played, config)
    assert (fitting.own > 0) == (onto == "own")
    first = fitting.learn()
    while not fitting.is_over:
        last = fitting.learn()
    assert last.training < first.training
    network = fitting.evaluation(1.0, {})
    state = game.initial_state()
    for action in [next(iter(game.actions(state)))]:
        state = game.result(state, action)
    for one in (game.initial_state(), state):
        mover = game.to_move(one)
        seen = np.array([is_on(game, one, player) for player in (mover, 1 - mover)])
        features, bias, outputs, output_bias = fitting.network
        phase = network.phase(int(seen[0].sum()))
        sums = (seen @ features + bias).clip(0.0, 1.0).ravel()
        score = GAIN * (sums @ outputs[phase] + output_bias[phase])
        score += fitting.own * own_score(game, one, 1.0)
        assert network.value(game, one, mover) == pytest.approx(score / (1 + abs(score)), abs=0.05)


@pytest.mark.parametrize("onto", ["own", "nothing"])
def test_a_network_learns_the_same_by_torch(game, some_played, onto) -> None:
    """Of which no slope was worked out by hand."""
    import torch

    from zermelo.learning.evaluation.torch_network_fitting import TorchNetworkFitting

    config = EvaluationConfig(width=8, epochs=3, batch=64, phases=2, onto=onto)
    mine = NetworkFitting(game, some_played, config)
    theirs = TorchNetworkFitting(game, some_played, config, torch.device("cpu"))
    assert mine.weights == theirs.weights
    while not mine.is_over:
        assert mine.learn().training == pytest.approx(theirs.learn().training, rel=1e-4)
    one, other = mine.evaluation(1.0, {}), theirs.evaluation(1.0, {})
    assert np.abs(one.weights - other.weights).max() <= 1
    assert np.abs(one.outputs - other.outputs).max() <= 1


def test_images_of_what_is_learnt_from_are_learnt_too(game, some_played) -> None:
    """And none of those held out: they would be known."""
    played = some_played
    features = 64 * played.words.shape[2]
    images = (tuple(reversed(range(features))),)
    turned = type("Turned", (type(game),), {"feature_images": images})(**game.parameters)
    config = replace(SMALL, held_out=0.25)
    plain, both = (NetworkFitting(one, played, config) for one in (game, turned))
    count, held = len(played.values), len(played.values) // 4
    assert len(both.words) == 2 * count - held
    assert np.array_equal(both.words[-count:], plain.words)
    assert np.array_equal(both.targets[-count:], plain.targets)
    assert np.array_equal(both.targets[: count - held], plain.targets[: count - held])
    assert sorted(both._held) == list(range(len(both.words) - held, len(both.words)))
    for position in (0, count - held - 1):
        for view in range(2):
            on = [int(plain.words[position, view, f // 64]) >> f % 64 & 1 for f in range(features)]
            image = [
                int(both.words[position, view, f // 64]) >> f % 64 & 1 for f in range(features)
            ]
            assert image == on[::-1]


def test_weights_decay(game, some_played) -> None:
    played = some_played
    some, more = (
        NetworkFitting(game, played, replace(SMALL, weight_decay=decay)) for decay in (0.0, 20.0)
    )
    some.learn()
    more.learn()
    alone = NetworkFitting(game, played, replace(SMALL, onto="nothing"))
    assert (alone.decay, NetworkFitting(game, played, SMALL).decay) == (0.1, 1.0)
    assert np.abs(more.network.features).mean() < 0.8 * np.abs(some.network.features).mean()


def test_of_patterns_one_image_of_a_position_is_kept(game) -> None:
    """Of a network's all are: Breakthrough has two."""
    all_images, one_image = (
        EngineGames(game, config, None).play(3)[0]
        for config in (SMALL, replace(SMALL, kind="patterns"))
    )
    first, second = all_images.words[0], all_images.words[1]
    assert np.array_equal(all_images.values[::2], all_images.values[1::2])
    assert any(np.array_equal(one_image.words[0], image) for image in (first, second))
    assert one_image.values[0] == all_images.values[0]


def test_a_stretch_is_found_again() -> None:
    own = np.random.default_rng(0).normal(0.0, 0.1, 5000)
    scores = own / (1 - np.abs(own))
    for factor in (0.5, 1.0, 3.0):
        targets = factor * scores / (1 + np.abs(factor * scores))
        assert stretch_of(targets, scores) == pytest.approx(factor, rel=0.05)
    decided = np.where(scores > 0, 1.0, -1.0)
    half = np.concatenate((targets, decided, decided))
    assert stretch_of(half, np.tile(scores, 3)) == pytest.approx(factor, rel=0.05)
    assert stretch_of(decided, scores) == 1.0


def test_values_are_put_on_the_scale_of_outcomes() -> None:
    rng = np.random.default_rng(0)
    shares = rng.uniform(-0.9, 0.9, 20_000)
    outcomes = np.where(rng.uniform(-1, 1, len(shares)) < shares, 1.0, -1.0)
    scores = shares / (1 - np.abs(shares)) / 8
    found = calibrated(scores / (1 + np.abs(scores)), outcomes)
    assert np.abs(found - shares).max() < 0.08
    assert np.abs(calibrated(shares, outcomes) - shares).max() < 0.08


def test_patterns_that_are_learnt_are_what_searches_use(game, some_played) -> None:
    config = replace(PATTERNS, epochs=30, phases=2, learning_rate=0.02)
    fitting = PatternFitting(game, some_played, config)
    first = fitting.learn()
    while not fitting.is_over:
        last = fitting.learn()
    assert last.training < first.training / 2
    tables = fitting.evaluation(1.0, {})
    state, errors = game.initial_state(), 0.0
    for place, target in enumerate(fitting.targets[:20]):
        words = some_played.words[place, 0]
        on = np.unpackbits(words.astype("<u8").view(np.uint8), bitorder="little").astype(bool)
        indices = tables.first + tables.steps[:, on].sum(axis=1, dtype=np.int64)
        score = tables.entries[tables.phase(int(on.sum())), indices].sum() * tables.scale
        score += fitting.own_scores[place]
        errors += (score / (1 + abs(score)) - target) ** 2
    assert errors == pytest.approx(fitting.error(np.arange(20)), abs=0.02)
    assert 0 < fitting.weights <= tables.entries.shape[1]
    assert tables.value(game, state, 0) != 0


@pytest.mark.parametrize("config", [SMALL, PATTERNS], ids=lambda config: config.kind)
def test_a_generation(game, tmp_path, config) -> None:
    folder, reports = tmp_path / "run", []
    run = EvaluationRun(game, folder, config, spec=SPEC, threads=2).complete(reports.append)
    assert run.steps == 1
    kind = {"network": AccumulatorNetwork, "patterns": PatternTables}[config.kind]
    assert isinstance(load_evaluation(folder / CANDIDATE, game), kind)
    assert reports[-1].games > 0
    assert run.weights > 0
    verdict = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    assert [one["is_accepted"] for one in verdict if "is_accepted" in one] == [run.accepted]
    assert (run.best is not None) == (run.accepted == 1)
    assert config is PATTERNS or run.has_too_little_data


def test_a_run_goes_on_where_it_was_killed(game, tmp_path) -> None:
    """As if it had never stopped: the same games, none twice."""
    whole = EvaluationRun(game, tmp_path / "whole", SMALL, spec=SPEC, threads=1).complete()
    folder = tmp_path / "killed"
    run = EvaluationRun(game, folder, SMALL, spec=SPEC, threads=1)
    run.prepare()
    run.advance()
    run.save()
    run.advance()  # lost
    run.close()
    (folder / ".0000-000000009.positions.x").write_bytes(b"half")
    again = EvaluationRun(game, folder, spec=SPEC, resume=True, threads=1)
    again.prepare()
    while again.stage != TESTING:
        again.advance()
    again.save()
    again.close()
    last = EvaluationRun(game, folder, spec=SPEC, resume=True, threads=1)
    assert last.stage == TESTING
    last.complete()
    assert (last.steps, last.games, last.test_counts) == (1, whole.games, whole.test_counts)
    one, other = (load_evaluation(path / CANDIDATE, game) for path in (tmp_path / "whole", folder))
    assert np.array_equal(one.weights, other.weights)


def test_both_kinds_are_learnt_without_torch(tmp_path) -> None:
    configs = [replace(kind, positions=30, test_games=2) for kind in (PATTERNS, SMALL)]
    program = (
        "import sys; sys.modules['torch'] = None\n"
        "from zermelo import load\n"
        "from zermelo.kernel import plain_twin\n"
        "from zermelo.learning.evaluation.training import train_evaluation\n"
        "from zermelo.learning.runs.config import EvaluationConfig\n"
        f"for config in {configs!r}:\n"
        f"    folder = {str(tmp_path)!r} + '/' + config.kind\n"
        f"    print(train_evaluation(plain_twin(load({SPEC!r})), folder, config).steps)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["1", "1"]


def test_a_share_of_what_is_proven_is_learnt_from(game) -> None:
    counts = []
    for share in (0.0, 0.5, 1.0):
        table = EngineGames(game, replace(SMALL, nodes=100, aside=0.0, decided=share), None)
        counts.append(sum(len(table.play(seed)[0].values) for seed in range(6)))
    none, half, everything = counts
    assert none < half < everything


def test_a_game_that_it_is_not_for_is_refused(tmp_path) -> None:
    with pytest.raises(NotThisKindOfGame, match="two players with opposed interests"):
        EvaluationRun(load("backgammon"), tmp_path / "run", SMALL)
    assert not (tmp_path / "run").exists()
