"""Imitation: known strategies and teachers are recovered, outcomes are learnt, files are read."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from click.testing import CliRunner  # noqa: E402

from tests.learning.small_games import ThreeChoices  # noqa: E402
from tests.learning.small_runs import ENDLESS  # noqa: E402
from zermelo.cli import main  # noqa: E402
from zermelo.equilibrium import sequence_form, solve_lp  # noqa: E402
from zermelo.errors import BadParameter, IllegalAction  # noqa: E402
from zermelo.game import Game  # noqa: E402
from zermelo.games import load  # noqa: E402
from zermelo.games.kuhn_poker import KuhnPoker  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.network import load_network  # noqa: E402
from zermelo.learning.imitation.examples import RecordedGame, examples  # noqa: E402
from zermelo.learning.imitation.training import ImitationProgress, imitate  # noqa: E402
from zermelo.learning.league.exploitability import ExploitabilityMeasure  # noqa: E402
from zermelo.learning.league.policy_net import load_policy  # noqa: E402
from zermelo.learning.runs.imitation_config import ImitationConfig  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402
from zermelo.play.player import turn_at  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402
from zermelo.strategy import Strategy, Uniform, choices  # noqa: E402

KUHN, TIC, BOARD = KuhnPoker(), TicTacToe(), load("connect_four:rows=4,columns=5")
RESIDUAL = ImitationConfig(
    network="alphazero", minutes=ENDLESS, max_steps=4, width=16, layers=1, batch=64
)


def lines(run: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (run / "metrics.jsonl").read_text().splitlines()]


def played(game: Game, choose: Callable[[Any], Any]) -> RecordedGame:
    state, actions = game.initial_state(), []
    while not game.is_terminal(state):
        actions.append(choose(state))
        state = game.result(state, actions[-1])
    return RecordedGame(
        game.initial_state(), actions, [game.utility(state, one) for one in range(game.players)]
    )


GAMES = 150  # of the teacher


# A dense policy.


def drawn(game: Game, strategy: Strategy, games: int) -> Iterator[RecordedGame]:
    dice = random.Random(3)
    for _ in range(games):
        yield played(game, lambda state: drawn_action(game, state, strategy, dice))


def drawn_action(game: Game, state: Any, strategy: Strategy, dice: random.Random) -> Any:
    actions, weights = zip(*choices(game, state, strategy), strict=True)
    return dice.choices(actions, weights)[0]


def test_imitation_recovers_a_known_strategy(tmp_path: Path) -> None:
    """Half an equilibrium and half chance, so that every decision comes up in its games."""
    form = sequence_form(KUHN)
    even_ones = form.behaviour_of(form.uniform_plan())
    known = (form.behaviour_of(solve_lp(form).plan) + even_ones) / 2
    config = ImitationConfig(max_steps=15, width=32, learning_rate=3e-3)
    shown = drawn(KUHN, form.strategy(form.plan_of(known)), 8000)
    network = imitate(KUHN, shown, tmp_path / "run", config)
    found = form.behaviour_of(ExploitabilityMeasure(KUHN, form).plan(network))
    assert np.abs(found - known).max() < 0.08
    lines = [json.loads(x) for x in (tmp_path / "run" / "metrics.jsonl").read_text().splitlines()]
    assert lines[-1]["held_out_loss"] < lines[0]["held_out_loss"]
    assert load_policy(tmp_path / "run" / "network.safetensors", KUHN)[1] == "kuhn_poker"


def test_resumed_imitation_ends_where_it_would_have_ended(tmp_path: Path) -> None:
    form = sequence_form(KUHN)
    shown = list(drawn(KUHN, form.strategy(form.uniform_plan()), 60))
    whole = imitate(KUHN, shown, tmp_path / "whole", ImitationConfig(max_steps=4, width=8))
    imitate(KUHN, shown, tmp_path / "parts", ImitationConfig(max_steps=2, width=8))
    config = json.loads((tmp_path / "parts" / "config.json").read_text())
    config["training"]["max_steps"] = 4
    (tmp_path / "parts" / "config.json").write_text(json.dumps(config))
    parts = imitate(KUHN, shown, tmp_path / "parts", resume=True)
    for name, tensor in whole.state_dict().items():
        torch.testing.assert_close(parts.state_dict()[name], tensor, rtol=0, atol=0)


def test_decisions_are_those_of_players() -> None:
    """Neither of chance nor given; and the rules are kept."""
    game = RecordedGame(KUHN.initial_state(), [0, 1, 0, 1, 0], (-1.0, 1.0), 3)
    known = examples(KUHN, [game])
    assert known.actions.tolist() == [1, 0]
    assert known.worth.tolist() == [[0.5, -0.5], [-0.5, 0.5]]
    for wrong in ([0, 0], [0, 1, 7], [0, 1, 1, 1, 1], [10**30]):
        with pytest.raises(IllegalAction, match="of a recorded game is not legal"):
            examples(KUHN, [game._replace(actions=wrong)])


def test_nothing_to_imitate(tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="no decisions of kuhn_poker"):
        imitate(KUHN, [], tmp_path / "run")


# AlphaZero's network.


def taught(games: int, known: bool = True) -> Iterator[RecordedGame]:
    """Of a teacher who mostly takes the column that is nearest to the middle."""
    dice = random.Random(5)

    def choose(state: Any) -> int:
        actions = sorted(BOARD.actions(state), key=lambda action: (abs(action - 2), action))
        return actions[0] if dice.random() < 0.7 else dice.choice(actions)

    for _ in range(games):
        game = played(BOARD, choose)
        yield game if known else game._replace(utilities=None)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "taught"
    imitate(BOARD, taught(GAMES), folder, RESIDUAL, device="cpu")
    return folder


def test_the_decisions_of_held_out_games_are_foretold(run: Path) -> None:
    first, *_, last = lines(run)
    assert last["held_out_loss"] < first["held_out_loss"]
    assert last["agreement"] > 0.6, "chance agrees in less than a third"
    assert last["decisions"] < len(examples(BOARD, taught(GAMES))), "a tenth is held out"
    config = json.loads((run / "config.json").read_text())
    assert (config["method"], config["training"]["network"]) == ("imitation", "alphazero")


def test_the_ends_of_held_out_games_are_foretold(tmp_path: Path) -> None:
    """Of random games: what the moves will be is anybody's guess, who will win is not."""
    config = replace(RESIDUAL, width=32, learning_rate=5e-3, max_steps=10)
    imitate(TIC, drawn(TIC, Uniform(), 800), tmp_path / "run", config, device="cpu")
    assert lines(tmp_path / "run")[-1]["explained_variance"] > 0.15


@pytest.mark.plain
@pytest.mark.parametrize(
    "player", ["policy:greedy=true", "alphazero:iterations=10", "alphazero:iterations=10,mix=0.5"]
)
def test_what_was_learnt_plays(run: Path, player: str) -> None:
    mixed = f",playout_policy={run / 'playout_policy.safetensors'}" if "mix" in player else ""
    one = make(f"{player},net={run / 'network.safetensors'}{mixed}")
    one.begin(BOARD, 0, 1)
    assert one.choose(turn_at(BOARD, BOARD.initial_state())).action == 2


def test_unknown_outcomes_teach_nothing(tmp_path: Path) -> None:
    """The policy learns all the same; values stay at even odds."""
    config = replace(RESIDUAL, max_steps=2)
    network = imitate(BOARD, taught(30, known=False), tmp_path / "run", config, device="cpu")
    seen = torch.from_numpy(
        np.random.default_rng(0).random((8, *BOARD.observation_shape), np.float32)
    )
    with torch.inference_mode():
        logits, values = network(seen)
    assert float(logits.abs().max()) > 0.1
    assert float(values.abs().max()) == 0.0
    assert lines(tmp_path / "run")[-1]["value_loss"] is None


def test_decisions_are_turned_with_their_boards() -> None:
    """A mirrored board is shown with the mirrored move, and worth the same to whoever moves."""
    known = examples(BOARD, taught(10))
    rows = np.arange(len(known))
    as_is, turned = (known.views(rows, np.full(len(rows), one)) for one in (0, 1))
    assert torch.equal(turned.seen, as_is.seen.flip(3))
    assert torch.equal(turned.chosen, 4 - as_is.chosen)
    assert torch.equal(turned.legal, as_is.legal.flip(1))
    assert torch.equal(turned.worth, as_is.worth)
    assert torch.equal(as_is.worth[:, 0], -as_is.worth[:, 1])
    assert as_is.legal.gather(1, as_is.chosen[:, None]).all()


def test_with_three_players_the_value_of_each_is_learnt(tmp_path: Path) -> None:
    game = ThreeChoices()
    dice = random.Random(1)
    shown = [played(game, lambda state: dice.choice(list(game.actions(state)))) for _ in range(5)]
    config = replace(RESIDUAL, max_steps=1)
    network = imitate(game, shown, tmp_path / "run", config, device="cpu")
    assert network.shape.values == 3
    worth = examples(game, shown[:1]).worth
    assert worth.tolist() == [pytest.approx(np.roll(shown[0].utilities, -ply)) for ply in range(3)]


def test_a_resumed_run_ends_where_it_would_have_ended(tmp_path: Path) -> None:
    shown = list(taught(20))
    whole = imitate(BOARD, shown, tmp_path / "whole", replace(RESIDUAL, max_steps=4), device="cpu")

    def stop(one: ImitationProgress) -> None:
        if one.epoch == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        imitate(
            *(BOARD, shown, tmp_path / "parts", replace(RESIDUAL, max_steps=4)),
            device="cpu",
            report=stop,
        )
    assert (tmp_path / "parts" / "playout_policy.safetensors").exists(), (
        "it was stopped in good order"
    )
    assert len(lines(tmp_path / "parts")) == 2
    parts = imitate(BOARD, shown, tmp_path / "parts", resume=True, device="cpu")
    for name, tensor in whole.state_dict().items():
        torch.testing.assert_close(parts.state_dict()[name], tensor, rtol=0, atol=0)


def test_imitation_goes_on_from_a_network(run: Path, tmp_path: Path) -> None:
    """With its sizes; what was known is not lost."""
    start = load_network(run / "network.safetensors", BOARD)[0]
    config = ImitationConfig(max_steps=1, minutes=ENDLESS, learning_rate=1e-9)
    network = imitate(BOARD, taught(40), tmp_path / "run", config, start=start, device="cpu")
    assert network.shape == start.shape
    (first,) = lines(tmp_path / "run")
    assert first["agreement"] > 0.6, "nothing was learnt here"
    with pytest.raises(BadNetwork, match="does not fit kuhn_poker"):
        imitate(KUHN, [], tmp_path / "other", start=start)


# Files.

SGF = "(;GM[1]FF[4]SZ[{size}]KM[7.5]RE[B+R];B[cc];W[cd];B[dc];W[dd])"


def command(records: Path, tmp_path: Path, *more: str) -> list[str]:
    small = ("--network", "alphazero", "--epochs", "1", "--channels", "8", "--blocks", "1")
    where = ("--records", str(records), "--folder", str(tmp_path / "run"), "--device", "cpu")
    return ["train", "go:size=5", "--method", "imitation", *small, *where, *more]


def test_games_in_sgf_files_are_learnt_from(tmp_path: Path) -> None:
    """All of a folder; they ended by resignation, before the rules end them."""
    (tmp_path / "games" / "more").mkdir(parents=True)
    (tmp_path / "games" / "one.sgf").write_text(SGF.format(size=5))
    (tmp_path / "games" / "more" / "two.sgf").write_text(SGF.format(size=5) * 2)
    done = CliRunner().invoke(main, command(tmp_path / "games", tmp_path))
    assert done.exit_code == 0, done.output
    (line,) = lines(tmp_path / "run")
    assert line["decisions"] == 12
    assert line["value_loss"] == pytest.approx(1.0, abs=0.2), "half were won, half were lost"


def test_records_that_are_refused(tmp_path: Path) -> None:
    (tmp_path / "nine.sgf").write_text(SGF.format(size=9))
    (tmp_path / "empty").mkdir()
    for records, message in (
        ("nine.sgf", "has games of go, not of go:size=5"),
        ("empty", "has no files of records: .pgn, .sgf, .jsonl"),
    ):
        done = CliRunner().invoke(main, command(tmp_path / records, tmp_path))
        assert done.exit_code
        assert message in f"{done.output}{done.exception}".replace("\n", " ")
