"""TD(lambda): returns against their definition, values against the exact ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from zermelo.errors import BadParameter, NotThisKindOfGame  # noqa: E402
from zermelo.game import CHANCE, Game  # noqa: E402
from zermelo.games.kuhn_poker import KuhnPoker  # noqa: E402
from zermelo.games.nim import Nim  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.inference.dense import (  # noqa: E402
    ValueInference,
    shipped_value_net,
)
from zermelo.learning.inference.shapes import ValueShape  # noqa: E402
from zermelo.learning.runs.config import TDConfig  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402
from zermelo.learning.td.lookahead import Foresight  # noqa: E402
from zermelo.learning.td.selfplay import TDSelfPlay, versus  # noqa: E402
from zermelo.learning.td.td_lambda import train_td  # noqa: E402
from zermelo.learning.td.value_net import ValueNet  # noqa: E402
from zermelo.play.player import turn_at  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402

GOAL, SWAMP = 8, 4


class Spot(NamedTuple):
    first: int
    second: int
    player: int
    die: int  # 0: to be thrown


class Steps(Game):
    """A step of one or of what the die shows, but never more than one out of the swamp. The
    first at the goal wins, and twice as much if the other is not half-way."""

    utility_bounds = (-2.0, 2.0)
    max_actions = 2
    observation_shape = (2 * GOAL + 4,)

    def initial_state(self) -> Spot:
        return Spot(0, 0, 0, 0)

    def to_move(self, state: Spot) -> int:
        return state.player if state.die else CHANCE

    def actions(self, state: Spot) -> Iterator[int]:
        if not state.die:
            yield 2
            yield 3
        else:
            yield 1
            yield state.die

    def probability(self, state: Spot, action: int) -> float:
        return 0.75 if action == 2 else 0.25

    def result(self, state: Spot, action: int) -> Spot:
        if not state.die:
            return Spot(state.first, state.second, state.player, action)
        place = state.first if state.player == 0 else state.second
        place = min(place + (1 if place == SWAMP else action), GOAL)
        if state.player == 0:
            return Spot(place, state.second, 1, 0)
        return Spot(state.first, place, 0, 0)

    def is_terminal(self, state: Spot) -> bool:
        return state.first == GOAL or state.second == GOAL

    def utility(self, state: Spot, player: int) -> float:
        winner = 0 if state.first == GOAL else 1
        stake = 2.0 if min(state.first, state.second) < 4 else 1.0
        return stake if winner == player else -stake

    def observation(self, state: Spot, player: int, planes: Any) -> None:
        own, other = (state.first, state.second) if player == 0 else (state.second, state.first)
        planes[own], planes[GOAL + 1 + other] = 1, 1
        planes[2 * GOAL + 2] = 1 if state.player == player else 0
        planes[2 * GOAL + 3] = state.die / 3


GAME = Steps()


class PlainSteps(Steps):
    compiled = False


@cache
def exact(state: Spot, player: int = 0) -> float:
    """What a state is worth, by its definition."""
    if GAME.is_terminal(state):
        return GAME.utility(state, player)
    after = {action: GAME.result(state, action) for action in GAME.actions(state)}
    if GAME.to_move(state) == CHANCE:
        return sum(GAME.probability(state, a) * exact(s, player) for a, s in after.items())
    best = max(exact(s, state.player) for s in after.values())
    return best if state.player == player else -best


def reached() -> set[Spot]:
    """All afterstates that are not the end."""
    found, front = set(), [GAME.initial_state()]
    while front:
        state = front.pop()
        for action in GAME.actions(state):
            following = GAME.result(state, action)
            if following not in found and not GAME.is_terminal(following):
                found.add(following)
                front.append(following)
    return {state for state in found if not state.die}


SMALL = TDConfig(
    minutes=1e9,  # steps alone end it, and so it learns the same on slow machines
    max_steps=700,
    width=64,
    layers=1,
    games=64,
    random_games=64,
    batch=256,
    buffer_size=20_000,
    learning_rate=5e-3,
    last_trace=0.3,
    epsilon=0.3,
    match_games=0,
)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "steps"
    train_td(GAME, folder, SMALL, threads=2)
    return folder


def test_it_learns_the_exact_values(run: Path) -> None:
    network, name = ValueInference.load(run / "network.safetensors", GAME)
    assert name == GAME.name
    judge = Foresight(GAME, network)
    utilities = np.linspace(-2, 2, 5)
    errors = [
        abs(judge.outcomes(state, 1 - state.player) @ utilities - exact(state, 1 - state.player))
        for state in reached()
    ]
    assert len(errors) > 40
    assert np.mean(errors) < 0.06


def test_the_best_moves_are_chosen(run: Path) -> None:
    judge = Foresight(GAME, ValueInference.load(run / "network.safetensors", GAME)[0])
    states = [state._replace(die=die) for state in reached() for die in (2, 3)]
    for depth in (1, 2):
        lost = []
        for state in states:
            action, _ = judge.values(state, depth)[0]
            lost.append(
                exact(state, state.player) - exact(GAME.result(state, action), state.player)
            )
        assert np.mean(lost) < 0.02
    assert judge.best(states) == [judge.values(state)[0][0] for state in states]


def test_two_plies_are_the_mean_of_the_best_answers() -> None:
    judge = Foresight(GAME, ValueNet(ValueShape.of(GAME, 8, 1)).for_play())
    state = Spot(2, 3, 0, 2)
    for action, value in judge.values(state, 2):
        after, total = GAME.result(state, action), 0.0
        for die in GAME.actions(after):
            best = judge.values(GAME.result(after, die))[0][1]
            total -= GAME.probability(after, die) * best
        assert value == pytest.approx(total, abs=1e-5)


class Remembered(NamedTuple):
    found: np.ndarray
    movers: np.ndarray
    explored: np.ndarray


def played(game: Game, trace: float, epsilon: float) -> tuple[list[Remembered], Any]:
    """The games of one thread as remembered just before they are collected, and the targets."""
    torch.manual_seed(1)
    network = ValueNet(ValueShape.of(game, 8, 1))
    play = TDSelfPlay(game, network, games=2, groups=1, threads=1, seed=5)
    play.set(decay=trace, epsilon=epsilon)
    part, games = play.parts[0], []
    for _ in range(60):
        before = [
            Remembered(*(np.array(a[g * 192 : (g + 1) * 192]) for a in part.past[1:4]))
            for g in range(2)
        ]
        kept = part.games["kept"].copy()
        play.round()
        for g in range(2):
            if part.games["kept"][g] < kept[g]:  # its last ply is in the memory, not counted
                plies = int(kept[g]) + 1
                now = [np.array(a[g * 192 : g * 192 + plies]) for a in part.past[1:4]]
                assert (now[0][:-1] == before[g].found[: plies - 1]).all()
                games.append(Remembered(*now))
    play.close()
    return games, play.take_samples()


def seen_by(found: np.ndarray, mover: int, viewer: int) -> np.ndarray:
    return found if mover == viewer else found[::-1]


def forward_return(game: Remembered, t: int, trace: float) -> np.ndarray:
    """As it is defined: all n-step returns, weighted, to who moved at time t."""
    total, weight = np.zeros(5), 1.0
    for n in range(t + 1, len(game.found)):
        value = seen_by(game.found[n], game.movers[n], game.movers[t])
        share = 0.0 if game.explored[n] else trace
        if n == len(game.found) - 1 and not game.explored[n]:
            share = 0.0  # the end of the game itself
        total += weight * (1.0 - share) * value
        weight *= share
    return total


@pytest.mark.parametrize("trace", [0.0, 0.7, 1.0])
def test_returns_are_as_defined(trace: float) -> None:
    games, targets = played(GAME, trace, 0.0)
    wanted = [
        forward_return(game, t, trace) for game in games for t in range(len(game.found) - 2, -1, -1)
    ]
    assert len(games) > 5
    assert np.allclose(targets.returns, wanted, atol=1e-5)


def test_a_random_move_cuts_the_trace() -> None:
    games, targets = played(GAME, 0.9, 0.5)
    assert any(game.explored.any() for game in games)
    sums = targets.returns.sum(1)
    assert np.allclose(sums, 1.0, atol=1e-5)


def test_plain_and_compiled_agree() -> None:
    fast, slow = played(GAME, 0.6, 0.3), played(PlainSteps(), 0.6, 0.3)
    assert (fast[1].seen == slow[1].seen).all()
    assert np.allclose(fast[1].returns, slow[1].returns, atol=1e-6)


def test_a_run_is_a_folder_and_goes_on(run: Path) -> None:
    config = json.loads((run / "config.json").read_text())
    assert config["method"] == "td"
    last = json.loads((run / "metrics.jsonl").read_text().splitlines()[-1])
    assert last["steps"] >= SMALL.max_steps
    config["training"]["max_steps"] = last["steps"] + 20
    (run / "config.json").write_text(json.dumps(config))
    train_td(GAME, run, resume=True, threads=1)
    again = json.loads((run / "metrics.jsonl").read_text().splitlines()[-1])
    assert again["steps"] >= last["steps"] + 20
    assert again["games"] > last["games"]


def test_a_folder_in_use_or_empty_is_refused(run: Path, tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="already holds a run"):
        train_td(GAME, run, SMALL)
    with pytest.raises(BadParameter, match="no run to resume"):
        train_td(GAME, tmp_path, resume=True)
    with pytest.raises(BadParameter, match="trace must be from 0 to 1"):
        TDConfig(trace=2)


def test_damaged_checkpoints_are_refused(run: Path, tmp_path: Path) -> None:
    (tmp_path / "config.json").write_bytes((run / "config.json").read_bytes())
    (tmp_path / "state.safetensors").write_bytes(b"no network at all")
    with pytest.raises(BadNetwork, match="damaged"):
        train_td(GAME, tmp_path, resume=True)


def test_games_that_do_not_fit_are_refused() -> None:
    with pytest.raises(NotThisKindOfGame, match="two players with perfect information"):
        ValueShape.of(KuhnPoker())
    with pytest.raises(NotThisKindOfGame, match="no observation"):
        ValueShape.of(Nim())


def test_networks_for_something_else_are_refused(run: Path, tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match="does not fit tic_tac_toe"):
        ValueNet.load(run / "network.safetensors", TicTacToe())
    with pytest.raises(BadNetwork, match="no network"):
        ValueNet.load(tmp_path / "none.safetensors")
    (tmp_path / "text.safetensors").write_text("hello")
    with pytest.raises(BadNetwork, match="damaged"):
        ValueNet.load(tmp_path / "text.safetensors")
    with pytest.raises(BadNetwork, match="ships with zermelo; train one"):
        shipped_value_net(GAME)
    other = ValueNet(ValueShape.of(GAME, 8, 1))
    other.save(tmp_path / "own.safetensors", "steps", {})
    assert ValueNet.load(tmp_path / "own.safetensors", GAME)[0].shape == other.shape


def test_a_network_plays(run: Path) -> None:
    for depth in (1, 2):
        player = make(f"td:net={run / 'network.safetensors'},depth={depth}")
        player.begin(GAME, 0, 1)
        choice = player.choose(turn_at(GAME, Spot(3, 3, 0, 3)))
        assert choice.action in (1, 3)
        assert choice.result is not None
        assert choice.result.depth == depth
    with pytest.raises(BadParameter, match="depth must be from 1 to 2"):
        make("td:depth=3")


def test_matches_are_counted(run: Path) -> None:
    network, _ = ValueNet.load(run / "network.safetensors", GAME)
    mean, error, wins = versus(GAME, network, 400, threads=1)
    assert mean > 2 * error, "against random moves"
    assert 0.5 < wins < 1.0
