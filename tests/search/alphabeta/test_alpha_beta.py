"""The engine: every option against the oracle, plain against compiled."""

import dataclasses
import math
import os
import signal

import pytest

from tests import naive
from tests.clocks import ManualClock
from tests.random_trees import CYCLES, HashedTree, Measured, NaNEvaluation, roots
from tests.search.oracle import action_values
from zermelo.errors import BadEvaluation, BadParameter, GameIsOver, NotThisKindOfGame
from zermelo.game import Game
from zermelo.games import load
from zermelo.search.alphabeta.alpha_beta import alpha_beta
from zermelo.search.alphabeta.options import AlphaBetaOptions
from zermelo.search.alphabeta.transposition import TranspositionTable
from zermelo.search.classic.minimax import minimax

TREES, PLAIN = HashedTree(), HashedTree(compiled=False)
SMALL = AlphaBetaOptions(memory=1)
SOUND = {
    "everything": SMALL,
    "nothing": AlphaBetaOptions.plain(),
    "no table": dataclasses.replace(SMALL, memory=0),
    "tiny table": dataclasses.replace(SMALL, memory=0.001, table_depth=1),
    "no killers": dataclasses.replace(SMALL, killers=False),
    "no history": dataclasses.replace(SMALL, history=False),
    "no scout": dataclasses.replace(SMALL, scout=False),
    "no aspiration": dataclasses.replace(SMALL, aspiration=False),
    "looks ahead": dataclasses.replace(SMALL, look_ahead=2),
}


def check(game, state, result, depth=None):
    values = action_values(game, state, depth)
    assert result.value == max(values.values())
    assert values[result.action] == result.value
    for row in result.rows:
        if row.value is not None and row.side == "upper":
            assert row.value >= values[row.action]


@pytest.mark.parametrize("name", SOUND)
def test_agrees_with_the_oracle(name, some):
    """To the end of the game: with estimates, tables make searches of one depth differ."""
    for state in roots(TREES, some(400)):
        result = alpha_beta(TREES, state, options=SOUND[name])
        assert result.exact
        check(TREES, state, result)


class SeenAhead(HashedTree):
    """Ends that one action reaches are seen at a glance."""

    def bounds(self, state):
        low, high = self.utility_bounds
        sure, mover = True, self.to_move(state)
        for action in self.actions(state):
            child = self.result(state, action)
            if self.is_terminal(child):
                low = max(low, self.utility(child, mover))
            else:
                sure = False
        return low, low if sure else high


@pytest.mark.plain(unless_long=True)  # compiled, chess and Connect Four look at the same bounds
@pytest.mark.parametrize("name", ["everything", "no scout", "tiny table", "looks ahead"])
def test_children_judged_by_their_bounds_agree_with_the_oracle(name, some):
    game = SeenAhead(depth=8, branching=3)
    for state in roots(game, some(400)):
        result = alpha_beta(game, state, options=SOUND[name])
        assert result.exact
        check(game, state, result)


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_agrees_with_the_oracle_at_a_depth(depth, some):
    for state in roots(TREES, some(150)):
        result = alpha_beta(TREES, state, depth=depth, options=AlphaBetaOptions.plain())
        check(TREES, state, result, depth)


def test_every_value():
    for state in roots(TREES, 100):
        result = alpha_beta(TREES, state, options=SMALL, every_value=True)
        values = action_values(TREES, state)
        assert {row.action: row.value for row in result.rows} == values


@pytest.mark.parametrize(
    "options",
    [SMALL, AlphaBetaOptions.plain(), dataclasses.replace(AlphaBetaOptions.type_b(), memory=1)],
)
def test_plain_and_compiled_visit_the_same_nodes(options):
    for state in roots(TREES, 25):
        one, other = (alpha_beta(game, state, depth=5, options=options) for game in (TREES, PLAIN))
        for field in ("value", "line", "nodes", "leaves", "cutoffs", "table_hits", "exact"):
            assert getattr(one, field) == getattr(other, field), field


def test_a_narrow_beam_is_not_exact():
    state = next(s for s in roots(TREES, 100) if len(list(TREES.actions(s))) > 2)
    result = alpha_beta(TREES, state, depth=6, options=dataclasses.replace(SMALL, beam=1))
    assert result.line
    with pytest.raises(BadParameter, match="beam"):
        AlphaBetaOptions(beam=0)


def test_tic_tac_toe_is_a_draw_and_stops_when_proven():
    result = alpha_beta(load("tic_tac_toe"))
    assert (result.value, result.exact, result.stopped) == (0, True, "finished")
    assert result.depth == 9
    assert result.table_hits > 0


def test_the_same_tree_as_minimax_without_options():
    for state in roots(TREES, 40):
        assert alpha_beta(TREES, state, options=SMALL).value == minimax(TREES, state).value


def test_deepening_reports_each_level():
    seen = []
    result = alpha_beta(load("connect_four"), depth=6, options=SMALL, report=seen.append)
    assert [one.depth for one in seen] == [1, 2, 3, 4, 5, 6]
    assert [level.depth for level in result.levels] == [1, 2, 3, 4, 5, 6]
    assert result.stopped == "depth"
    assert result.effective_branching_factor > 1


def test_limits_of_nodes_and_time(clock: ManualClock):
    game = load("connect_four")
    result = alpha_beta(game, nodes=5000, options=SMALL)
    assert result.stopped == "nodes"
    assert result.nodes <= 5100
    assert result.action in range(7)
    result = alpha_beta(game, seconds=3, options=SMALL, report=lambda _: clock.advance(1))
    assert (result.stopped, result.depth, result.seconds) == ("time", 3, 3)


def test_one_node_is_enough_for_an_answer():
    result = alpha_beta(load("connect_four"), nodes=1, options=SMALL)
    assert result.action in range(7)


def test_ctrl_c_returns_the_best_so_far():
    game = load("connect_four")
    alpha_beta(game, depth=2, options=SMALL)

    def press(result):
        """In the middle of the search: once it has begun, it takes Ctrl-C for itself."""
        if result.depth == 1:
            os.kill(os.getpid(), signal.SIGINT)

    result = alpha_beta(game, seconds=600, options=SMALL, report=press)
    assert result.stopped == "interrupted"
    assert result.depth >= 1


def test_threads_agree():
    game = load("connect_four")
    one = alpha_beta(game, depth=8, options=SMALL)
    two = alpha_beta(game, depth=8, options=SMALL, threads=2)
    assert two.depth == 8
    assert two.nodes >= one.nodes / 4
    for state in roots(TREES, 100):
        check(TREES, state, alpha_beta(TREES, state, options=SMALL, threads=2))


def test_a_table_is_handed_on():
    game = load("connect_four")
    table = TranspositionTable(4)
    first = alpha_beta(game, depth=8, table=table)
    again = alpha_beta(game, depth=8, table=table)
    assert again.nodes < first.nodes / 2
    assert again.value == first.value
    table.clear()
    assert alpha_beta(game, depth=8, table=table).nodes == first.nodes


class Skirmish(Game):
    """A value that the next capture turns round: the horizon effect in one number."""

    utility_bounds = (-10.0, 10.0)

    def initial_state(self):
        return (0, 0)

    def to_move(self, state):
        return state[0] % 2

    def actions(self, state):
        if state[0] < 6:
            yield 0
            yield 1

    def result(self, state, action):
        gain = (2 if action == 1 else 0) * (1 if state[0] % 2 == 0 else -1)
        return (state[0] + 1, state[1] + gain)

    def is_terminal(self, state):
        return state[0] == 6

    def utility(self, state, player):
        return float(state[1] if player == 0 else -state[1])

    def evaluate(self, state, player):
        return float(state[1] if player == 0 else -state[1])

    def is_quiet(self, state):
        return state[0] % 2 == 0

    def noisy_actions(self, state):
        yield 1


@pytest.mark.plain
def test_quiescence_looks_beyond_the_horizon():
    game = Skirmish()
    cut = alpha_beta(game, depth=1, options=AlphaBetaOptions.plain())
    quiet = alpha_beta(
        game, depth=1, options=dataclasses.replace(AlphaBetaOptions.plain(), quiescence=4)
    )
    assert cut.value == 2
    assert quiet.value == 0
    assert alpha_beta(game).value == 0


def test_errors():
    game = load("tic_tac_toe")
    for wrong in ({"depth": -1}, {"nodes": 0}, {"seconds": 0}, {"threads": 0}):
        with pytest.raises(BadParameter):
            alpha_beta(game, **wrong)
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        alpha_beta(load("kuhn_poker"))
    with pytest.raises(NotThisKindOfGame, match="expectiminimax"):
        alpha_beta(load("bucket:coin=true"))
    with pytest.raises(BadEvaluation, match="NaN"):
        alpha_beta(NaNEvaluation(compiled=False), PLAIN.root(3), depth=1)
    with pytest.raises(BadParameter, match="does not fit"):
        TranspositionTable(1e9)
    with pytest.raises(BadParameter, match="memory must be at least 0"):
        TranspositionTable(-1)
    full = game.initial_state()
    for text in ("a1", "b1", "a2", "b2", "a3"):
        full = game.result(full, game.parse_action(full, text))
    with pytest.raises(GameIsOver):
        alpha_beta(game, full)


class Certain(HashedTree):
    """An evaluation as it is often written: what seems won is worth more than all else."""

    def evaluate(self, state, player):
        sign = 1.0 if player == 0 else -1.0
        return sign * math.inf if int(state.node) % 5 == 1 else 0.0


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(4))
def test_an_evaluation_may_be_infinite(seed):
    game = Certain(compiled=False)
    root = game.root(seed)
    result = alpha_beta(game, root)
    assert result.exact
    assert result.value == minimax(PLAIN, root).value


@pytest.mark.plain
@pytest.mark.parametrize("seed", [100692, 0, 1])
def test_utilities_beyond_single_precision(seed):
    """Values that rest on estimates are kept as well: none becomes infinite in the table."""
    game = Measured(1e300, 0.0)
    root = game.root(seed)
    if game.kind(root) == CYCLES:
        return
    for depth in range(1, 8):
        result = alpha_beta(game, root, depth=depth)
        assert abs(result.value) <= 2e300
    expected = naive.minimax_value(game, root, int(game.to_move(root)))
    assert alpha_beta(game, root).value == expected


def test_depth_zero_is_a_glance():
    game = load("connect_four")
    result = alpha_beta(game, depth=0)
    assert result.action is None
    assert result.value == game.evaluate(game.initial_state(), 0)
