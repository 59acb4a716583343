"""Imitation and leagues: known strategies are recovered, books are kept, kills do no harm."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from zermelo.equilibrium import utilities  # noqa: E402
from zermelo.errors import BadParameter, NotThisKindOfGame  # noqa: E402
from zermelo.game import Game  # noqa: E402
from zermelo.games.blotto import Blotto  # noqa: E402
from zermelo.games.fishing import Fishing  # noqa: E402
from zermelo.games.kuhn_poker import KuhnPoker  # noqa: E402
from zermelo.games.rock_paper_scissors import RockPaperScissors  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.inference.shapes import PolicyShape  # noqa: E402
from zermelo.learning.league.actor_critic import ActorCritic  # noqa: E402
from zermelo.learning.league.exploitability import ExploitabilityMeasure  # noqa: E402
from zermelo.learning.league.payoffs import Form, Payoffs, even, hard  # noqa: E402
from zermelo.learning.league.policy_net import PolicyNet, load_policy  # noqa: E402
from zermelo.learning.league.rollouts import Rounds  # noqa: E402
from zermelo.learning.league.training import League, LeagueProgress, train_league  # noqa: E402
from zermelo.learning.runs.config import ActorCriticConfig, LeagueConfig  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402
from zermelo.play.player import turn_at  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402

KUHN, ROCK, TIC = KuhnPoker(), RockPaperScissors(), TicTacToe()
QUICK = LeagueConfig(
    max_steps=48, games=32, width=16, layers=1, interval=2, patience=2, payoff_games=16, seed=5,
    magnet_interval=3,
)  # fmt: skip


# Many games at once.


@pytest.mark.parametrize("game", [KUHN, TIC], ids=lambda game: game.name)
def test_games_of_policies_are_worth_what_the_tree_says(game: Game) -> None:
    """The mean over many games beside what walking all of the tree gives."""
    torch.manual_seed(1)
    network = PolicyNet(PolicyShape.of(game, 16, 1))
    torch.nn.init.normal_(network.policy.weight, std=2.0)
    games = 4000
    rounds = Rounds(game, games, network.shape.actions)
    played = rounds.play([network], np.zeros((games, 2), np.int64), 3, [0])
    if game is KUHN:
        measure = ExploitabilityMeasure(game)
        exact = utilities(measure.form, measure.plan(network))
        error = played.utilities[:, 0].std() / games**0.5
        assert abs(played.utilities[:, 0].mean() - exact[0]) < 4 * error
    assert (played.utilities.sum(1) == 0).all()
    again = rounds.play([network], np.zeros((games, 2), np.int64), 3, [0])
    np.testing.assert_array_equal(again.utilities, played.utilities)
    moves = played.moves
    assert moves is not None
    assert moves.legal.gather(1, moves.chosen[:, None]).all()


def test_advantages_are_what_came_later_less_what_was_expected() -> None:
    torch.manual_seed(1)
    network = PolicyNet(PolicyShape.of(TIC, 16, 1))
    rounds = Rounds(TIC, 50, 9)
    moves = rounds.play([network], np.zeros((50, 2), np.int64), 1, [0], trace=1.0).moves
    utilities_of = rounds.views.utilities
    for number in range(len(moves.chosen)):
        end = utilities_of[moves.games[number], moves.players[number]]
        assert float(moves.advantages[number] + moves.values[number]) == pytest.approx(
            end, abs=1e-5
        )


def test_a_policy_learns_the_best_response(tmp_path: Path) -> None:
    """Against one who always shows rock, paper; against the magnet's pull, not quite always."""
    torch.manual_seed(1)
    rock = PolicyNet(PolicyShape.of(ROCK, 8, 1))
    with torch.no_grad():
        rock.policy.bias.copy_(torch.tensor([9.0, 0.0, 0.0]))
    rounds, seating = Rounds(ROCK, 128, 3), np.array([[0, 1], [1, 0]] * 64)
    likely = {}
    for pull in (0.01, 1.0):
        learner = ActorCritic(
            PolicyNet(PolicyShape.of(ROCK, 8, 1)), ActorCriticConfig(learning_rate=0.02)
        )
        for batch in range(120):
            moves = rounds.play([learner.network, rock], seating, batch, [0]).moves
            learner.learn(moves, pull, 1.0, batch)
        seen, legal = np.array([[1, 0]], np.float32), np.ones((1, 3), np.bool_)
        likely[pull] = learner.network.probabilities(seen, legal)[0, 1]
    assert likely[0.01] > 0.95
    # With utilities 0, 1 and -1 and this pull, the best is the softmax of utility / pull.
    assert likely[1.0] == pytest.approx(np.e / (np.e + 1 + 1 / np.e), abs=0.08)


def test_a_magnet_that_moves_leads_on() -> None:
    """With pull 1, to the softmax of the utilities, and from there on."""
    torch.manual_seed(1)
    rock, mine = (PolicyNet(PolicyShape.of(ROCK, 8, 1)) for _ in range(2))
    with torch.no_grad():
        rock.policy.bias.copy_(torch.tensor([9.0, 0.0, 0.0]))
    learner = ActorCritic(mine, ActorCriticConfig(learning_rate=0.02), mine.copy())
    rounds, seating = Rounds(ROCK, 128, 3), np.array([[0, 1], [1, 0]] * 64)
    seen, legal = np.array([[1, 0]], np.float32), np.ones((1, 3), np.bool_)
    share, magnet = learner.config.uniform_share, np.ones(3) / 3
    for times in (1, 2):
        for batch in range(120):
            moves = rounds.play([learner.network, rock], seating, 1000 * times + batch, [0]).moves
            learner.learn(moves, 1.0, 1.0, batch)
        wanted = magnet * np.exp([0.0, 1.0, -1.0])
        likely = learner.network.probabilities(seen, legal)[0]
        np.testing.assert_allclose(likely, wanted / wanted.sum(), atol=0.08)
        learner.move_magnet()
        magnet = (1 - share) * wanted / wanted.sum() + share / 3


# Books.


def test_payoffs() -> None:
    payoffs = Payoffs()
    for _ in range(3):
        payoffs.grow()
    payoffs.add(0, 1, [1, 1, 1, -1])
    payoffs.add(0, 1, [1, 1])
    payoffs.add(2, 0, [0.5])
    payoffs.add(1, 2, [1, 1])
    np.testing.assert_allclose(payoffs.means(), [[0, 2 / 3, -0.5], [-2 / 3, 0, 1], [0.5, -1, 0]])
    np.testing.assert_array_equal(payoffs.means(), -payoffs.means().T)
    # Rock, paper, scissors with other stakes: each as often as the stakes of the other two say.
    np.testing.assert_allclose(payoffs.equilibrium(), np.array([1, 0.5, 2 / 3]) / (13 / 6))
    tables = payoffs.totals.tolist(), payoffs.counts.tolist(), payoffs.squares.tolist()
    again = Payoffs(*tables)
    np.testing.assert_array_equal(again.means(), payoffs.means())
    np.testing.assert_array_equal(again.mixture([1, 0, 0]), payoffs.mixture([1, 0, 0]))
    assert len(Payoffs().equilibrium()) == 0


def test_a_mixture_does_not_bet_on_luck() -> None:
    """Of two that beat the average alike, both are drawn; who wins by luck alone is not."""
    payoffs = Payoffs()
    for _ in range(5):
        payoffs.grow()
    average = np.array([0.5, 0.5, 0, 0, 0])
    for copy in (0, 1):
        payoffs.add(4, copy, [1, -1] * 50 + [1] * 10)
    np.testing.assert_array_equal(payoffs.mixture(average), average)
    for copy in (0, 1):
        payoffs.add(2, copy, [1] * 90 + [-1] * 10)
        payoffs.add(3, copy, [1] * 90 + [-1] * 10)
    payoffs.add(2, 3, [1, -1] * 50 + [1])
    payoffs.add(2, 4, [1] * 90 + [-1] * 10)
    payoffs.add(3, 4, [1] * 90 + [-1] * 10)
    games = np.array([1.0] * 51 + [-1.0] * 50)
    assert payoffs.errors()[2, 3] == pytest.approx(games.std() / 101**0.5)
    mixed = payoffs.mixture(average)
    assert mixed.sum() == pytest.approx(1.0)
    assert min(mixed[2:4]) > 0.2
    assert mixed[[0, 1, 4]].sum() < 0.01
    dice, many = np.random.default_rng(2), Payoffs()
    for number in range(20):  # tables of many near equals are hard for a linear program
        many.grow()
        for other in range(number):
            many.add(number, other, dice.choice([-1.0, 0.0, 1.0], 256) + (other == 0))
    shares = many.mixture(np.eye(20)[0])
    assert shares[0] < 0.01
    assert np.abs(shares).sum() == pytest.approx(1.0)


def test_a_mixture_is_the_equilibrium_of_the_average_and_all_others() -> None:
    """Two members show rock, one paper, one scissors; with other stakes, as known by hand."""
    payoffs = Payoffs()
    for _ in range(4):
        payoffs.grow()
    for rock in (0, 1):
        payoffs.add(2, rock, [2 / 3] * 100)
        payoffs.add(3, rock, [-0.5] * 100)
    payoffs.add(3, 2, [1.0] * 100)
    wanted = np.array([0.5, 0.5, 0.5, 2 / 3]) / (13 / 6)
    np.testing.assert_allclose(payoffs.mixture([0.5, 0.5, 0, 0]), wanted, atol=1e-9)


def test_whom_to_play() -> None:
    form = Form()
    assert form.of("nobody") == 0.5
    form.note("weak", 1.0)
    form.note("strong", 0.0)
    form.note("weak", 0.0)
    assert form.of("weak") == pytest.approx(0.9)
    np.testing.assert_allclose(hard([0.0, 0.5, 1.0]), [1, 0.25, 0])
    np.testing.assert_allclose(even([0.0, 0.5, 1.0]), [0, 0.25, 0])
    drawn = form.draw(["weak", "strong"], 1000, hard, np.random.default_rng(0))
    assert drawn.count("strong") > 950


# Leagues.


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("leagues") / "whole"
    train_league(KUHN, folder, QUICK)
    return folder


def test_roles_join_and_begin_anew(tmp_path: Path) -> None:
    league = League(KUHN, tmp_path / "run", QUICK)
    try:
        league.learn()
        league.save()
        kinds = {name.rpartition("-")[0] or name for name in league.members}
        assert kinds == {"start", "main", "exploiter", "league-exploiter"}
        size = len(league.members)
        assert league.payoffs.counts[np.triu_indices(size, 1)].tolist() == [16.0] * (
            size * (size - 1) // 2
        )
    finally:
        league.close()
    assert {file.stem for file in (tmp_path / "run" / "members").iterdir()} == set(league.members)


@pytest.mark.parametrize(
    "game, shows, steps, before, least",
    [
        pytest.param(ROCK, (4.0, 0.0, 0.0), 400, 0.94, 0.1, marks=pytest.mark.long, id="rock"),
        pytest.param(KUHN, None, 160, 0.45, 0.2, id="kuhn"),
    ],
)
def test_the_mixture_of_a_league_nears_equilibrium(
    game: Game,
    shows: tuple[float, ...] | None,
    steps: int,
    before: float,
    least: float,
    tmp_path: Path,
) -> None:
    """Rock paper scissors, begun from one who all but always shows rock, and Kuhn poker."""
    torch.manual_seed(1)
    start = PolicyNet(PolicyShape.of(game, 16, 1))
    if shows is not None:
        with torch.no_grad():
            start.policy.bias.copy_(torch.tensor(shows))
    measure = ExploitabilityMeasure(game)
    assert measure.exploitability(measure.plan(start)) > before
    config = LeagueConfig(
        max_steps=steps, games=128, width=16, layers=1, interval=10, patience=30,
        exact_interval=steps // 8,
        learning_rate=0.004, kl_weight=0.5, last_kl_weight=0.5, batch=256,
    )  # fmt: skip
    course: list[LeagueProgress] = []
    folder = tmp_path / "run"
    train_league(game, folder, config, start=start if shows else None, report=course.append)
    kept = json.loads((folder / "league.json").read_text())
    members = [
        load_policy(folder / "members" / f"{name}.safetensors", game)[0] for name in kept["members"]
    ]
    mixed = measure.mixed(members, kept["weights"])
    assert course[-1].mixture == pytest.approx(measure.exploitability(mixed))
    # From one measurement to the next it goes up and down, and by how much is the machine's.
    assert min(one.mixture for one in course if one.mixture is not None) < least
    value = utilities(measure.form, mixed)[0]
    assert value == pytest.approx(0.0 if game is ROCK else -1 / 18, abs=0.1)


def test_all_begin_from_the_start_that_is_given(tmp_path: Path) -> None:
    start = PolicyNet(PolicyShape.of(ROCK, 16, 1))
    with torch.no_grad():
        start.policy.bias.copy_(torch.tensor((4.0, 0.0, 0.0)))
    league = League(ROCK, tmp_path / "run", QUICK, start=start)
    try:
        begun = [league.members["start"], *(one.network for one in league.learners.values())]
        assert len(begun) > 3
        for network in begun:
            for name, tensor in start.state_dict().items():
                torch.testing.assert_close(network.state_dict()[name], tensor, rtol=0, atol=0)
    finally:
        league.close()


@pytest.mark.parametrize("style, roles", [("self-play", {"main"}), ("fictitious", {"main"})])
def test_simpler_styles_have_no_exploiters(style: str, roles: set[str], tmp_path: Path) -> None:
    config = replace(QUICK, style=style, max_steps=16)
    train_league(KUHN, tmp_path / "run", config)
    members = json.loads((tmp_path / "run" / "league.json").read_text())["members"]
    assert {name.rpartition("-")[0] for name in members[1:]} == roles


def test_resuming_ends_where_the_run_would_have_ended(run: Path, tmp_path: Path) -> None:
    whole = load_policy(run / "network.safetensors", KUHN)[0]
    stopped = League(KUHN, tmp_path / "parts", QUICK)
    for _ in range(5):
        stopped.advance()
    stopped.save()
    stopped.close()
    parts = train_league(KUHN, tmp_path / "parts", resume=True)
    for name, tensor in whole.state_dict().items():
        torch.testing.assert_close(parts.state_dict()[name], tensor, rtol=0, atol=0)
    one, other = (
        json.loads((folder / "league.json").read_text()) for folder in (run, tmp_path / "parts")
    )
    assert one == other


RUN = """
import sys
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.learning.runs import loop
from zermelo.learning.runs.config import LeagueConfig
from zermelo.learning.league.training import train_league
loop.SAVE_SECONDS = 0.0
config = LeagueConfig(max_steps=100_000, games=16, width=16, layers=1, interval=2,
    patience=2, payoff_games=16, seed=5)
train_league(KuhnPoker(), sys.argv[1], config, report=lambda _: print("on", flush=True))
"""


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    process = subprocess.Popen([sys.executable, "-c", RUN, str(folder)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    for _ in range(3):
        assert process.stdout.readline() == b"on\n"
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    league = League(KUHN, folder, resume=True)
    try:
        assert league.steps >= 4
        assert len(league.members) == len(league.payoffs) > 1
        before = league.steps
        league.advance()
        assert league.steps == before + 1
    finally:
        league.close()


# Players, and what is refused.


def test_policies_play(run: Path) -> None:
    state = KUHN.result(KUHN.result(KUHN.initial_state(), 0), 2)
    for spec in (
        f"policy:net={run / 'network.safetensors'}",
        f"policy:league={run}",
        f"policy:net={run / 'network.safetensors'},greedy=true",
    ):
        player = make(spec)
        player.begin(KUHN, 0, 1)
        choice = player.choose(turn_at(KUHN, state))
        assert choice.action in (0, 1)
        assert "probability" in choice.why


def test_what_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.safetensors"
    PolicyNet(PolicyShape.of(KUHN, 8, 1)).save(file, "kuhn_poker", {})
    with pytest.raises(BadNetwork, match="for kuhn_poker, and does not fit tic_tac_toe"):
        load_policy(file, TIC)
    with pytest.raises(BadNetwork, match="there is no network"):
        load_policy(tmp_path / "none")
    (tmp_path / "broken").write_bytes(file.read_bytes()[:200])
    with pytest.raises(BadNetwork, match="damaged"):
        load_policy(tmp_path / "broken")
    with pytest.raises(NotThisKindOfGame, match="no observation"):
        PolicyShape.of(Blotto(6, 3))
    with pytest.raises(NotThisKindOfGame, match="zero-sum game of two players"):
        train_league(Fishing(), tmp_path / "fishing")
    with pytest.raises(BadNetwork, match="start from does not fit tic_tac_toe"):
        train_league(TIC, tmp_path / "tic", QUICK, start=load_policy(file)[0])
    with pytest.raises(BadParameter, match="style must be league, fictitious or self-play"):
        LeagueConfig(style="zen")
    with pytest.raises(BadParameter, match="net=FILE or policy:league=FOLDER"):
        make("policy:greedy=true")
    with pytest.raises(BadParameter, match="holds no league"):
        make(f"policy:league={tmp_path}")
    with pytest.raises(BadParameter, match="no run"):
        train_league(KUHN, tmp_path / "nowhere", resume=True)
