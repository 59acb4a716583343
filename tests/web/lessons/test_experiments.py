"""The experiments of the lessons against slow and obvious versions of them."""

from __future__ import annotations

import itertools
import math
import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests import naive
from zermelo.errors import BadParameter, GameIsOver, UnknownName
from zermelo.games import load
from zermelo.web.lessons.experiments import run_experiment
from zermelo.web.lessons.experiments.bandit import regrets_of
from zermelo.web.lessons.experiments.evaluation import LEFT, RIGHT, better_left
from zermelo.web.messages.requests import Experiment
from zermelo.web.messages.responses import ExperimentResult
from zermelo.web.messages.schema import GameName, Place

pytestmark = pytest.mark.plain(unless_long=True)  # nothing is compiled for the page's small figures


def run(subject: str, **settings: Any) -> ExperimentResult:
    """The last report of an experiment."""
    reports: list[ExperimentResult] = []
    run_experiment(Experiment(id=1, subject=subject, settings=settings), reports.append)
    assert reports[-1].done
    return reports[-1]


# Regret.

BEATS = {("rock", "scissors"), ("paper", "rock"), ("scissors", "paper")}


def worth(own: str, other: str) -> int:
    return ((own, other) in BEATS) - ((other, own) in BEATS)


@pytest.mark.plain(unless_long=True, all_kernels=True)
@pytest.mark.parametrize("rule", ["matching", "highest"])
@pytest.mark.parametrize("opponent", ["learner", "fixed"])
def test_every_game_of_regret_matching_adds_up(rule: str, opponent: str) -> None:
    bias = {"rock": 0.6, "paper": 0.3, "scissors": 0.1} if opponent == "fixed" else {}
    figure: Any = run("regret", iterations=60, seed=4, rule=rule, opponent=opponent, **bias).figure
    names = figure.actions
    assert len(figure.players) == (1 if opponent == "fixed" else 2)
    for rounds in figure.players:
        sums, strategies = [0.0, 0.0, 0.0], []
        for one in rounds:
            positive = [max(regret, 0.0) for regret in sums]
            if rule == "highest":
                expected = [float(i == sums.index(max(sums))) for i in range(3)]
            elif sum(positive) == 0:
                expected = [1 / 3] * 3
            else:
                expected = [regret / sum(positive) for regret in positive]
            assert one.strategy == pytest.approx(expected)
            assert one.strategy[one.drawn] > 0
            assert one.utilities == [worth(name, names[one.other]) for name in names]
            received = one.utilities[one.drawn]
            assert one.regrets == [utility - received for utility in one.utilities]
            sums = [a + b for a, b in zip(sums, one.regrets, strict=True)]
            assert one.sums == sums
            strategies.append(one.strategy)
            assert one.average == pytest.approx(np.mean(strategies, axis=0).tolist())


def test_both_players_draw_what_the_other_saw() -> None:
    figure: Any = run("regret", iterations=30, seed=1).figure
    for first, second in zip(*figure.players, strict=True):
        assert (first.drawn, first.other) == (second.other, second.drawn)


def test_a_biased_opponent_is_exploited() -> None:
    result = run("regret", iterations=3000, opponent="fixed", rock=0.5, paper=0.25, scissors=0.25)
    figure: Any = result.figure
    assert figure.reply == ["paper"]
    assert figure.reply_value == pytest.approx(0.25)
    assert result.series["paper, average"][-1] > 0.8
    assert result.series["utility per game"][-1] == pytest.approx(0.25, abs=0.06)


def test_probabilities_must_sum_to_one() -> None:
    with pytest.raises(BadParameter, match="sum to 1"):
        run("regret", opponent="fixed", rock=0.5, paper=0.5, scissors=0.5)
    with pytest.raises(BadParameter, match="from 0 to 1"):
        run("regret", opponent="fixed", rock=-0.5, paper=0.5, scissors=1.0)


# CFR.


def naive_cfr(iterations: int) -> list[dict[Any, list[float]]]:
    """Kuhn poker by walks through the tree, the players in turn: regrets after each iteration."""
    game = load("kuhn_poker")
    regrets: dict[Any, list[float]] = {}
    found = []

    def strategy(known: Any) -> list[float]:
        positive = [max(one, 0.0) for one in regrets.setdefault(known, [0.0, 0.0])]
        total = sum(positive)
        return [one / total for one in positive] if total else [0.5, 0.5]

    def walk(state: Any, player: int, others: float, changes: dict[Any, list[float]]) -> float:
        if game.is_terminal(state):
            return float(game.utility(state, player))
        mover, actions = game.to_move(state), list(game.actions(state))
        after = [game.result(state, action) for action in actions]
        if mover < 0:
            weights = [game.probability(state, action) for action in actions]
            pairs = zip(weights, after, strict=True)
            return sum(w * walk(one, player, others * w, changes) for w, one in pairs)
        known = (mover, game.information(state, mover))
        now = strategy(known)
        if mover != player:
            pairs = zip(now, after, strict=True)
            return sum(p * walk(one, player, others * p, changes) for p, one in pairs)
        values = [walk(one, player, others, changes) for one in after]
        mean = sum(p * value for p, value in zip(now, values, strict=True))
        change = changes.setdefault(known, [0.0, 0.0])
        for i, value in enumerate(values):
            change[i] += others * (value - mean)
        return mean

    for _ in range(iterations):
        for player in range(2):
            changes: dict[Any, list[float]] = {}
            walk(game.initial_state(), player, 1.0, changes)
            for known, change in changes.items():
                own = regrets.setdefault(known, [0.0, 0.0])
                regrets[known] = [a + b for a, b in zip(own, change, strict=True)]
        found.append({known: list(row) for known, row in regrets.items()})
    return found


def label(player: int, card: str, said: list[str]) -> tuple[Any, ...]:
    return player, card, tuple(said)


def test_cfr_round_by_round_is_that_of_walks_through_the_tree() -> None:
    game: Any = load("kuhn_poker")
    figure: Any = run("kuhn", iterations=8).figure
    names = [label(one.player, one.card, one.said) for one in figure.sets]
    assert len(figure.rounds) == 9
    assert all(regret == 0 for row in figure.rounds[0].regrets for regret in row)
    for one, wanted in zip(figure.rounds[1:], naive_cfr(8), strict=True):
        slow = {}
        for (player, known), row in wanted.items():
            said = ["bet" if known.bets >> ply & 1 else "check" for ply in range(known.ply)]
            slow[label(player, game.card_text(known.cards[player]), said)] = row
        for name, row in zip(names, one.regrets, strict=True):
            assert row == pytest.approx(slow[name], abs=1e-9)
    for one in figure.rounds:
        for row in [*one.strategy, *one.average]:
            assert sum(row) == pytest.approx(1.0)
    assert figure.rounds[-1].exploitability < figure.rounds[0].exploitability


# Monte Carlo tree search.


def after(game: Any, state: Any, moves: list[str]) -> Any:
    for text in moves:
        texts = {game.action_text(state, action): action for action in game.actions(state)}
        state = game.result(state, texts[text])
    return state


def test_mcts_is_shown_move_by_move() -> None:
    result = run("mcts", iterations=40, exploration=1.0, seed=2)
    figure: Any = result.figure
    game: Any = load("tic_tac_toe")
    assert result.iterations == list(range(1, 41))
    assert figure.place == Place(GameName("tic_tac_toe"), "X.O/.../O.X")
    states = [game.parse_state(figure.place.start)]
    for node in figure.nodes[1:]:
        states.append(after(game, states[node.parent], [node.text]))
        assert node.player == (-2 if game.is_terminal(states[-1]) else game.to_move(states[-1]))
    for one in figure.rounds:
        state = after(game, states[one.path[-1]], one.playout)
        assert game.is_terminal(state)
        assert one.scores == [(game.utility(state, player) + 1) / 2 for player in range(2)]
    visits = [sum(i in one.path for one in figure.rounds) for i in range(len(figure.nodes))]
    children = [i for i, node in enumerate(figure.nodes) if node.parent == 0]
    assert figure.nodes[max(children, key=lambda i: visits[i])].text == "b2"  # it wins at once


def test_mcts_takes_trees_and_refuses_nonsense() -> None:
    figure: Any = run("mcts", spec="[[3,12,8],[2,4,6],[14,5,2]]", iterations=20).figure
    assert figure.names == ["MAX", "MIN"]
    assert figure.place is None
    for settings, words in (
        ({"exploration": -1.0}, "from 0 to 100"),
        ({"iterations": 0}, "from 1 to 200"),
        ({"spec": "[[1,2"}, "tree"),
        ({"spec": "no tree"}, "tree"),
    ):
        with pytest.raises(BadParameter, match=words):
            run("mcts", **settings)
    with pytest.raises(BadParameter, match="game must be tic_tac_toe, nim"):
        run("mcts", game="chess")


# Bandits.


def slow_ucb1(means: list[float], pulls: int, runs: int, c: float) -> float:
    """The regret of UCB1 in a loop over runs and pulls."""
    dice, lost = random.Random(3), 0.0
    for _ in range(runs):
        count, wins = [0] * len(means), [0] * len(means)
        for turn in range(pulls):
            arms = range(len(means))
            if turn < len(means):
                arm = turn
            else:
                arm = max(
                    arms,
                    key=lambda i: wins[i] / count[i] + c * math.sqrt(math.log(turn) / count[i]),
                )
            count[arm] += 1
            wins[arm] += dice.random() < means[arm]
            lost += max(means) - means[arm]
    return lost / runs


def test_ucb1_loses_as_much_as_in_a_plain_loop_and_less_than_the_others() -> None:
    means = [0.2, 0.5, 0.8]
    result = run("bandit", means="0.2,0.5,0.8", pulls=1000, exploration=0.7, epsilon=0.3)
    regret = {name: series[-1] for name, series in result.series.items()}
    assert regret["uniform"] == pytest.approx(1000 * 0.3, rel=0.01)
    assert regret["epsilon-greedy"] == pytest.approx(0.3 * 1000 * 0.3, rel=0.25)
    assert regret["UCB1"] == pytest.approx(slow_ucb1(means, 1000, 60, 0.7), rel=0.25)
    assert regret["UCB1"] < regret["epsilon-greedy"] < regret["uniform"]
    table = result.table
    assert table is not None
    assert [sum(map(int, row[1:])) for row in table.rows] == pytest.approx([1000] * 3, abs=2)


def test_every_arm_is_pulled_once_first() -> None:
    def first(turn: int, pulls: Any, wins: Any, rng: Any) -> Any:
        assert pulls.min() >= 1
        return np.zeros(len(pulls), int)

    regrets, pulled = regrets_of(first, [0.5, 1.0], 10, 4, seed=0)
    assert pulled.tolist() == [9, 1]
    assert regrets[-1] == pytest.approx(4.5)


@pytest.mark.parametrize("means", ["0.5", "a,b", "0.5,1.5", "0.5,"])
def test_arms_that_are_none_are_refused(means: str) -> None:
    with pytest.raises(BadParameter, match="arms"):
        run("bandit", means=means)


# A table filled backwards.


@pytest.mark.plain(unless_long=True, all_kernels=True)
def test_the_table_of_nim_is_filled_as_by_hand() -> None:
    figure: Any = run("retrograde", size=4).figure
    game = load("nim:piles=4-4")

    @cache
    def solved(piles: tuple[int, int]) -> tuple[int, int]:
        """What the player to move gets, and in how many plies: wins soon, losses late."""
        if sum(piles) == 0:
            return -1, 0
        below = [(left, piles[1]) for left in range(piles[0])]
        below += [(piles[0], left) for left in range(piles[1])]
        answers = [(-solved(after)[0], solved(after)[1] + 1) for after in below]
        best = max(value for value, _ in answers)
        plies = [ply for value, ply in answers if value == best]
        return best, min(plies) if best > 0 else max(plies)

    for (row, column), cell in zip(
        itertools.product(range(5), range(5)), figure.cells, strict=True
    ):
        assert (cell.value, cell.plies) == solved((row, column))
        assert (cell.value < 0) == (row == column)
        if cell.best >= 0:
            after = figure.cells[cell.best]
            assert cell.best in cell.leads_to
            assert (-after.value, after.plies + 1) == (cell.value, cell.plies)
        else:
            assert cell.name == "0 and 0"
    assert naive.minimax_value(game, game.initial_state(), 0) == figure.cells[-1].value


# Depth.


def test_the_nodes_of_levels_are_counted() -> None:
    result = run("deepening", game="tic_tac_toe", depth=4)
    game = load("tic_tac_toe")
    sizes = [naive.tree_size(game, game.initial_state(), depth) for depth in range(1, 5)]
    assert result.series["nodes"] == sizes
    with pytest.raises(BadParameter, match="from 1 to 4"):
        run("deepening", game="chess", depth=5)


def test_a_deeper_search_scores_more() -> None:
    scores = run("strength", game="connect_four", depth=3, against=1, games=6).series["score"]
    assert scores[0] == 0.5  # from both seats of the same openings
    assert scores[2] > 0.5


# Evaluation.


def test_errors_of_five_make_the_worse_move_better_seven_times_in_ten() -> None:
    assert better_left(LEFT, RIGHT, 5.0) == pytest.approx(0.71, abs=0.005)  # the textbook's
    assert better_left(LEFT, RIGHT, 2.0) == pytest.approx(0.58, abs=0.005)
    assert better_left(LEFT, RIGHT, 0.0) == 0.0
    rng = np.random.default_rng(1)
    for left, right, error in (((1.0, 2.0), (1.0, 1.5, 3.0), 1.0), ((0.0,), (0.5,), 0.7)):
        drawn = [
            np.min(leaves + error * rng.standard_normal((200_000, len(leaves))), axis=1)
            for leaves in (left, right)
        ]
        often = float(np.mean(drawn[0] > drawn[1]))
        assert better_left(left, right, error) == pytest.approx(often, abs=0.005)


def test_noise_over_a_range_of_errors() -> None:
    result = run("noise", error=10.0)
    chances = result.series["left is better"]
    assert chances[0] == 0.0
    assert chances[20] == pytest.approx(better_left(LEFT, RIGHT, 5.0))
    with pytest.raises(BadParameter, match="between commas"):
        run("noise", left="1,x")


def test_features_times_weights_are_the_evaluation() -> None:
    for game, state in (("othello", ""), ("chess", "6k1/2q2ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1")):
        figure: Any = run("features", game=game, state=state).figure
        pawns = sum(one.value * one.weight for one in figure.features)
        if game == "chess":
            centipawns = 100 * pawns
            assert figure.evaluation == pytest.approx(centipawns / (abs(centipawns) + 400))
        assert len({one.name for one in figure.features}) == len(figure.features)


# The ghost chase, lookup, and what all have in common.


def test_ghosts_are_counted_and_scored() -> None:
    result = run("ghosts", games=2, depth=2)
    scores = {name for name in result.series if not name.endswith("won")}
    assert len(scores) == 4
    for name in scores:
        for score, won in zip(result.series[name], result.series[f"{name}, won"], strict=True):
            assert (score > 400) == bool(won)
    with pytest.raises(BadParameter, match="layout must be ring"):
        run("ghosts", layout="nowhere")


@pytest.mark.plain(unless_long=True, all_kernels=True)
def test_search_and_table_agree() -> None:
    deep = run("lookup", state="X.O/.X./...", depth=9)
    assert deep.table is not None
    for _, search, table in deep.table.rows:
        assert float(search) == float(table.split()[0])
    assert deep.series["positions"] == [765]
    shallow = run("lookup", state="X.O/.X./...", depth=1).table
    assert shallow is not None
    assert any(search.startswith("≈") for _, search, _ in shallow.rows)
    with pytest.raises(GameIsOver):
        run("lookup", state="XXX/OO./...")


def test_what_is_no_experiment_is_refused() -> None:
    with pytest.raises(UnknownName, match="no subject"):
        run("nothing")
    with pytest.raises(BadParameter, match="from 1 to 20000"):
        run("kuhn", iterations=1e9)
    with pytest.raises(BadParameter, match="whole number"):
        run("regret", iterations="many")
