"""Games as arrays: known sizes, agreement with walks of the tree, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pytest

from tests.collisions import Announcement
from tests.equilibrium.common import form
from zermelo.equilibrium import (
    BadRules,
    TreeTooLarge,
    cfr,
    information_trees,
    sequence_form,
    solve_lp,
)
from zermelo.errors import BadParameter, GameIsOver, NotThisKindOfGame
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.kernel import state_hash

BATTLESHIP = "battleship:rows=2,columns=2,ships=2,shots=4,repeats=true"


@pytest.mark.parametrize(
    "spec, histories, terminals, sets, sequences",
    [
        ("kuhn_poker", 58, 30, (6, 6), (13, 13)),
        ("kuhn_poker:players=3", 617, 312, (16,) * 3, (33,) * 3),
        ("leduc_poker", 9457, 5520, (468, 468), (1093, 1093)),
        ("liars_dice:sides=6", 294_883, 147_420, (12_288, 12_288), (24_571, 24_571)),
        ("rock_paper_scissors", 13, 9, (1, 1), (4, 4)),
        pytest.param(
            "battleship:rows=2,columns=2,ships=2,shots=4,repeats=true",
            623_957,
            467_968,
            (30_341, 96_593),
            None,
            marks=pytest.mark.long,  # counted in the test of the game, too
        ),
    ],
)
def test_sizes(spec: str, histories: int, terminals: int, sets: Any, sequences: Any) -> None:
    sizes = form(spec).sizes
    assert sizes.histories == histories
    assert sizes.terminals == terminals
    assert sizes.information_sets == sets
    if sequences:
        assert sizes.sequences == sequences


class PlainKuhn(KuhnPoker):
    compiled = False


class PlainTree(Game):
    """A game of words: the second player sees whether the first went left."""

    compiled = False
    tree: ClassVar[dict[str, Any]] = {
        "": "lr",
        "l": "ab",
        "r": "ab",
        "la": 1,
        "lb": -2,
        "ra": -1,
        "rb": 3,
    }

    def initial_state(self) -> str:
        return ""

    def to_move(self, state: str) -> int:
        return len(state)

    def actions(self, state: str) -> Any:
        return () if len(state) == 2 else self.tree[state]

    def result(self, state: str, action: str) -> str:
        return state + action

    def is_terminal(self, state: str) -> bool:
        return len(state) == 2

    def utility(self, state: str, player: int) -> float:
        return float(self.tree[state]) * (1 if player == 0 else -1)


def test_plain_and_compiled_agree() -> None:
    plain, compiled = sequence_form(PlainKuhn()), form("kuhn_poker")
    assert plain.sizes == compiled.sizes
    for one, other in zip(plain.layout, compiled.layout, strict=True):
        assert np.array_equal(one, other)
    assert plain.keys == compiled.keys
    assert plain.memory <= compiled.memory


def test_words_and_perfect_information() -> None:
    found = sequence_form(PlainTree())
    assert found.sizes.information_sets == (1, 2)
    assert cfr(found, iterations=500).values[0] == pytest.approx(-1, abs=1e-3)
    table = cfr(found, iterations=500).strategy()
    assert table.probabilities(1, "l")["b"] == pytest.approx(1, abs=1e-2)


def test_a_later_state_is_a_game_too() -> None:
    game = load("kuhn_poker")
    state = game.initial_state()
    for action in (2, 0):  # a king against a jack
        state = game.result(state, action)
    found = sequence_form(game, state)
    assert found.sizes.histories == 9
    over = game.result(game.result(state, 0), 0)
    with pytest.raises(GameIsOver, match="over"):
        sequence_form(game, over)


# Refusals.


class Coin(NamedTuple):
    side: int
    turn: int
    guess: int


class Toss(Game):
    """Chance tosses a coin, the first player guesses it, the second one guesses too."""

    heads = 0.5
    compiled = False

    def initial_state(self) -> Coin:
        return Coin(-1, 0, -1)

    def to_move(self, state: Coin) -> int:
        return (CHANCE, 0, 0)[state.turn]

    def actions(self, state: Coin) -> Iterator[int]:
        yield from (0, 1)

    def result(self, state: Coin, action: int) -> Coin:
        if state.turn == 0:
            return Coin(action, 1, -1)
        return Coin(state.side, state.turn + 1, action)

    def is_terminal(self, state: Coin) -> bool:
        return state.turn == 3

    def utility(self, state: Coin, player: int) -> float:
        return float(state.guess == state.side) * (1 if player == 0 else -1)

    def probability(self, state: Coin, action: int) -> float:
        return self.heads if action == 0 else 1 - self.heads

    def information(self, state: Coin, player: int) -> Any:
        return state.turn, state.guess


class Unfair(Toss):
    def probability(self, state: Coin, action: int) -> float:
        return 0.6


class Negative(Toss):
    def probability(self, state: Coin, action: int) -> float:
        return (1.5, -0.5)[action]


class Forgetful(Toss):
    """Does not know what it guessed first."""

    def information(self, state: Coin, player: int) -> Any:
        return state.turn


class Cheating(Toss):
    """May do more if the coin fell right."""

    def actions(self, state: Coin) -> Iterator[int]:
        yield from range(2 if state.turn == 0 else 2 + state.side)


class Stuck(Toss):
    def actions(self, state: Coin) -> Iterator[int]:
        yield from range(2 if state.turn < 2 else 0)


class Stranger(Toss):
    def to_move(self, state: Coin) -> int:
        return (CHANCE, 0, 5)[state.turn]


class Infinite(Toss):
    def utility(self, state: Coin, player: int) -> float:
        return float("inf")


@pytest.mark.parametrize(
    "game, error, message",
    [
        (Unfair(), BadRules, "don't sum to 1"),
        (Negative(), BadRules, "negative"),
        (Forgetful(), NotThisKindOfGame, "perfect recall"),
        (Cheating(), BadRules, "the legal actions differ"),
        (Stuck(), BadRules, "no actions"),
        (Stranger(), BadRules, "a player that does not exist"),
        (Infinite(), BadRules, "finite"),
    ],
)
def test_broken_games(game: Game, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        sequence_form(game)


def test_a_sound_game_of_that_kind_passes() -> None:
    assert sequence_form(Toss()).sizes.information_sets == (3, 0)
    assert cfr(Toss(), iterations=10).values[0] == pytest.approx(0.5)


class Endless(Toss):
    def is_terminal(self, state: Coin) -> bool:
        return False

    def to_move(self, state: Coin) -> int:
        return 0


def test_too_large_is_said_with_the_size_and_what_to_do() -> None:
    with pytest.raises(TreeTooLarge, match=r"about .* histories.*GB.*mccfr"):
        sequence_form(load("liars_dice:dice=2"), memory=1)
    with pytest.raises(TreeTooLarge, match=r"9\.5e\+03 histories"):
        sequence_form(load("leduc_poker"), memory=0.5)
    with pytest.raises(TreeTooLarge, match="250 plies"):
        sequence_form(Endless(), memory=1e6)
    with pytest.raises(BadParameter, match="memory"):
        sequence_form(load("kuhn_poker"), memory=0)


def test_what_players_know_may_collide() -> None:
    """Who took the three cards for one would lose two games in three to who guesses."""
    game = Announcement()
    dealt = [game.result(game.initial_state(), card) for card in (1, 2, 3)]
    assert len({state_hash(state) for state in dealt}) == 1
    assert len({state_hash((0, game.information(state, 0))) for state in dealt}) == 1
    assert sequence_form(game).sizes.information_sets == (3, 1)
    assert [tree.sets for tree in information_trees(game).trees] == [3, 1]
    assert solve_lp(game).values[0] == pytest.approx(2 / 3)
