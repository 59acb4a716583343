"""Descent: trees and values by the definition, solved games, the ordinal law, both executions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.learning.small_games import HigherRoll, ThreeChoices
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.game import Game
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.alphazero.selfplay import Answers
from zermelo.learning.descent import descent_kernels
from zermelo.learning.descent.descent_kernels import Positions, ordinal
from zermelo.learning.descent.selfplay import DescentPlay
from zermelo.learning.inference.action_encoding import action_slots
from zermelo.learning.runs.config import DescentConfig

DEPTH, WIDTH = 6, 3
INNER = (WIDTH**DEPTH - 1) // (WIDTH - 1)
_DICE = np.random.default_rng(7)
PAYOFFS = _DICE.permutation(WIDTH**DEPTH) / WIDTH**DEPTH - 0.5  # no two are alike
MOVERS = _DICE.integers(0, 2, INNER)
GUESSES = _DICE.permutation(INNER) / INNER - 0.47


class Way(NamedTuple):
    ply: int
    number: int  # of the way here, in base three


class Crossroads(Game):
    """Three ways at each of six crossroads; anybody may be to move, no two ends are alike."""

    compiled = False  # the two executions are compared on a board
    max_actions = WIDTH
    utility_bounds = (-0.5, 0.5)
    observation_shape = (INNER,)

    def initial_state(self) -> Way:
        return Way(0, 0)

    def to_move(self, state: Way) -> int:
        return int(MOVERS[self.place(state)])

    def actions(self, state: Way) -> Iterable[int]:
        return range(WIDTH if state.ply < DEPTH else 0)

    def result(self, state: Way, action: int) -> Way:
        return Way(state.ply + 1, WIDTH * state.number + action)

    def is_terminal(self, state: Way) -> bool:
        return state.ply == DEPTH

    def utility(self, state: Way, player: int) -> float:
        payoff = float(PAYOFFS[state.number])
        return payoff if player == 0 else -payoff

    def place(self, state: Way) -> int:
        """Among all states, ply by ply."""
        return int((WIDTH**state.ply - 1) // (WIDTH - 1) + state.number)

    def observation(self, state: Way, player: int, planes: Any) -> None:
        planes[self.place(state)] = 1.0


class PlainTicTacToe(TicTacToe):
    compiled = False


class Evaluator:
    """Answers by a function of the observations."""

    def __init__(self, game: Game, worth: Any) -> None:
        self.game, self.worth, self.asked = game, worth, 0

    def room(self, rows: int) -> Answers:
        return Answers(
            np.zeros((rows, *self.game.observation_shape), np.float32),
            np.zeros((rows, action_slots(self.game)), np.float32),
            np.zeros((rows, 1), np.float32),
        )

    def start(self, answers: Answers) -> None:
        answers.values[:, 0] = [self.worth(row) for row in answers.observations]

    def finish(self, answers: Answers) -> None:
        pass


def guess(seen: Any) -> float:
    """What a crossroads seems worth to the player to move there."""
    place = int(seen.argmax())
    return float(GUESSES[place]) * (1 if MOVERS[place] == 0 else -1)


def stones(seen: Any) -> float:
    """The same for positions that look alike turned, and whole numbers of 64ths, which add up."""
    return float(seen[:, 1, 1] @ (13, -11)) / 64 + float(seen.sum()) / 128


def playing(game: Game, worth: Any, **changes: Any) -> DescentPlay:
    settings = {"games": 4, "random_plies": 0, "exploitation": 1.0, "tree_size": 1024}
    config = DescentConfig(**{**settings, **changes})
    return DescentPlay(game, Evaluator(game, worth), config, threads=1, seed=3)


def played(game: Game, worth: Any, rounds: int | None, **changes: Any) -> Positions:
    """What was harvested in so many rounds, or until a game is over."""
    play, found = playing(game, worth, **changes), list[Positions]()
    while play.counts.games < 1 if rounds is None else len(found) < rounds:
        play.round()
        found.append(play.harvest())
    play.close()
    assert play.counts.moves > 0
    return Positions(*(np.concatenate(arrays) for arrays in zip(*found, strict=True)))


# The definition.


class Oracle:
    """Descent as in the paper, by recursion, over a dictionary of what was expanded."""

    def __init__(self, game: Game) -> None:
        self.game, self.values, self.solved = game, dict[Way, float](), dict[Way, bool]()
        self.expanded = 0

    def value(self, state: Way) -> float:
        """To player 0."""
        if self.game.is_terminal(state):
            return self.game.utility(state, 0)
        return self.values.get(state, float(GUESSES[Crossroads().place(state)]))

    def is_solved(self, state: Way) -> bool:
        return self.game.is_terminal(state) or self.solved.get(state, False)

    def best(self, states: list[Way], mover: int) -> Way:
        return max(states, key=lambda one: self.value(one) * (1 if mover == 0 else -1))

    def descend(self, state: Way) -> None:
        children = [self.game.result(state, action) for action in self.game.actions(state)]
        mover = self.game.to_move(state)
        if state not in self.values:
            self.expanded += 1
            self._value(state, children, mover)
        if not self.is_solved(state):
            self.descend(self.best([one for one in children if not self.is_solved(one)], mover))
            self._value(state, children, mover)

    def _value(self, state: Way, children: list[Way], mover: int) -> None:
        best = self.best(children, mover)
        self.values[state] = self.value(best)
        limit = 0.5 if mover == 0 else -0.5
        wins = self.is_solved(best) and self.value(best) == limit
        self.solved[state] = wins or all(map(self.is_solved, children))

    def search(self, root: Way, expansions: int) -> Way:
        """The state after the best move."""
        self.expanded = 0
        if root not in self.values:
            self.descend(root)
        while not self.is_solved(root) and self.expanded < expansions:
            self.descend(root)
        after = [self.game.result(root, action) for action in self.game.actions(root)]
        return self.best(after, self.game.to_move(root))


def is_below(state: Way, root: Way) -> bool:
    plies = state.ply - root.ply
    return plies >= 0 and state.number // WIDTH**plies == root.number


def expected_rows(game: Crossroads, expansions: int) -> list[tuple[int, float]]:
    """The places of a game's positions, in the order in which they are written down, with their
    values to the player to move."""
    oracle, root, rows = Oracle(game), game.initial_state(), list[tuple[int, float]]()
    while not game.is_terminal(root):
        after = oracle.search(root, expansions)
        left = {
            state: value
            for state, value in oracle.values.items()
            if is_below(state, root) and (game.is_terminal(after) or not is_below(state, after))
        }
        rows += [
            (game.place(state), value if game.to_move(state) == 0 else -value)
            for state, value in left.items()
        ]
        root = after
    return rows


@pytest.mark.parametrize("expansions", [1, 7, 20, 60])
def test_trees_are_those_of_the_paper(expansions: int) -> None:
    """All positions of a game with their values, of which each is written down once."""
    wanted = expected_rows(Crossroads(), expansions)
    found = played(Crossroads(), guess, None, expansions=expansions, games=1)
    places = found.observations.argmax(1)[: len(wanted)].tolist()
    values = found.values[: len(wanted), 0].tolist()
    assert dict(zip(places, values, strict=True)) == pytest.approx(dict(wanted), abs=1e-6)
    assert len(set(places)) == len(places) > 5 + expansions / 2


def minimax(game: Game, state: Any) -> float:
    """To player 0."""
    if game.is_terminal(state):
        return float(game.utility(state, 0))
    below = [minimax(game, game.result(state, action)) for action in game.actions(state)]
    return max(below) if game.to_move(state) == 0 else min(below)


def test_a_game_searched_to_its_ends_is_played_perfectly() -> None:
    """And what is learnt of solved positions is what they are worth."""
    game = Crossroads()
    found = played(game, guess, None, expansions=10**6, games=1)
    ways = {game.place(Way(ply, n)): Way(ply, n) for ply in range(DEPTH) for n in range(WIDTH**ply)}
    rows = list(zip(found.observations.argmax(1).tolist(), found.values[:, 0], strict=True))
    first = next(index for index, (place, _) in enumerate(rows) if place == 0)
    state, value = game.initial_state(), minimax(game, game.initial_state())
    for place, found_value in rows[first:]:
        if ways[place] != state:
            continue
        assert found_value == pytest.approx(value if game.to_move(state) == 0 else -value)
        after = [game.result(state, action) for action in game.actions(state)]
        state = next(one for one in after if minimax(game, one) == value)
        if game.is_terminal(state):
            break
    assert game.is_terminal(state)


def solved(game: Game) -> dict[bytes, tuple[float, set[int]]]:
    """The value of every position to its mover, by what is seen of it, and the best moves."""
    known: dict[bytes, tuple[float, set[int]]] = {}

    def solve(state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state, 0))
        seen, mover = np.zeros(game.observation_shape, np.float32), game.to_move(state)
        game.observation(state, mover, seen)
        sign = 1 if mover == 0 else -1
        if seen.tobytes() not in known:
            after = {one: sign * solve(game.result(state, one)) for one in game.actions(state)}
            best = max(after.values())
            known[seen.tobytes()] = best, {one for one in after if after[one] == best}
        return sign * known[seen.tobytes()][0]

    solve(game.initial_state())
    return known


def test_with_a_perfect_network_all_values_and_policies_are_right() -> None:
    """However few expansions there are, under all symmetries."""
    game = TicTacToe()
    known = solved(game)
    worth = lambda seen: known[seen.tobytes()][0]  # noqa: E731
    found = played(game, worth, 400, expansions=3, exploitation=0.3, temperature=0.05)
    assert len(found.values) > 100
    for seen, policy, value in zip(*found, strict=True):
        best, moves = known[seen.tobytes()]
        assert value[0] == best
        assert policy[list(moves)].sum() == pytest.approx(1.0, abs=1e-4)
        assert policy[list(moves)] == pytest.approx(1 / len(moves), abs=1e-4)


def test_policies_are_a_softmax_of_the_values_of_moves() -> None:
    game = Crossroads()
    found = played(game, guess, 60, expansions=1, games=1, temperature=0.4, longest=1)
    rows = found.policies[found.observations[:, 0] == 1.0]
    oracle = Oracle(game)
    oracle.descend(game.initial_state())
    values = [oracle.value(Way(1, action)) * (1 - 2 * MOVERS[0]) for action in range(WIDTH)]
    shares = np.exp(np.array(values) / (0.4 * 0.5))
    np.testing.assert_allclose(rows[0], shares / shares.sum(), rtol=1e-5)


# Play.


@pytest.mark.parametrize("surely", [0.0, 0.4, 1.0])
def test_moves_by_the_ordinal_law(surely: float) -> None:
    play = playing(Crossroads(), guess, games=1, expansions=10**6)
    for _ in range(30):
        play.round()
    play.close()
    part = play.parts[0]
    play.exploit(surely)
    root, edges = part._nodes[0], part._edges[:WIDTH]
    order = np.argsort(-root["sign"] * edges["value"])
    draw: Any = ordinal
    drawn = np.bincount([draw(part.thread) for _ in range(3000)], minlength=WIDTH)[order] / 3000
    wanted, left = [], 1.0
    for rank in range(WIDTH):
        wanted.append(left * (surely + (1 - surely) / (WIDTH - rank)))
        left -= wanted[-1]
    np.testing.assert_allclose(drawn, wanted, atol=0.03)


def test_plain_and_compiled_agree() -> None:
    """On a board with symmetries, from random openings."""
    changes: dict[str, Any] = {"random_plies": 3, "exploitation": 0.5, "expansions": 5}
    plain, compiled = (
        played(game, stones, 300, **changes) for game in (PlainTicTacToe(), TicTacToe())
    )
    assert len(plain.values) > 100
    for one, other in zip(plain, compiled, strict=True):
        np.testing.assert_allclose(one, other, atol=1e-6)


@pytest.mark.parametrize("size", [1, 3, 40])
def test_a_tree_that_is_full_ends_the_search(size: int) -> None:
    play = playing(TicTacToe(), stones, tree_size=size, expansions=1000, exploitation=0.5)
    for _ in range(500):
        play.round()
        most = max(int(part.thread.games["nodes"].max()) for part in play.parts)
        assert most <= size
        assert np.isfinite(play.harvest().values).all()
    play.close()
    assert play.counts.games > 0
    assert play.counts.simulations > 0


def test_long_games_are_abandoned() -> None:
    found = played(TicTacToe(), stones, 200, longest=1, expansions=1)
    assert len(found.values) > 0
    assert (found.observations.sum((1, 2, 3)) == 0).any()


class OneMove(Crossroads):
    """Over after one move: the network is never asked."""

    def is_terminal(self, state: Way) -> bool:
        return state.ply == 1

    def utility(self, state: Way, player: int) -> float:
        return super().utility(Way(DEPTH, state.number), player)


def test_a_game_that_needs_no_network_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descent_kernels, "_IN_A_ROW", 50)
    play = playing(OneMove(), guess, games=1)
    play.round()
    play.round()
    play.close()
    assert play.counts.evaluations == 0
    assert play.counts.games == 100


class Crowded(Crossroads):
    max_actions = 2


def test_more_actions_than_declared_are_reported() -> None:
    play = playing(Crowded(), guess)
    play.round()
    with pytest.raises(BadParameter, match="more than max_actions = 2"):
        play.harvest()
    play.close()


@pytest.mark.parametrize(
    "game, message",
    [
        (HigherRoll(), "can't be learnt by descent, which is for zero-sum games of two players"),
        (ThreeChoices(), "can't be learnt by descent"),
        (KuhnPoker(), "descent|hidden"),
    ],
)
def test_other_games_are_refused(game: Game, message: str) -> None:
    with pytest.raises(NotThisKindOfGame, match=message):
        DescentPlay(game, Evaluator(TicTacToe(), stones), DescentConfig())
