"""Trees that are typed in: the lectures' trees, all that can be written, all that can't."""

from __future__ import annotations

import random

import pytest

from tests.games.comparing import diaries, plain_twin
from tests.naive import action_values, expectiminimax, maxn, minimax_value
from zermelo.conformance import check
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games import load, spec_of
from zermelo.games.tree import State, Tree
from zermelo.perft import perft

PENNIES = {
    "player": "Ann",
    "moves": {
        "heads": {"player": "Bob", "information": "b", "moves": {"heads": 1, "tails": -1}},
        "tails": {"player": "Bob", "information": "b", "moves": {"heads": -1, "tails": 1}},
    },
}


class Compiled(Tree):
    least_compiled = 0


def test_alternating_lists():
    game = Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    start = game.initial_state()
    assert minimax_value(game, start, 0) == 3
    assert action_values(game, start) == {0: 3, 1: 2, 2: 2}
    assert game.player_names == ("MAX", "MIN")
    assert str(game.traits) == "two players, zero-sum, deterministic, perfect information"
    assert game.utility_bounds == (-14, 14)
    assert [game.action_text(start, action) for action in game.actions(start)] == ["1", "2", "3"]


def test_expectimax_of_the_lectures():
    game = Tree({"chance": [["1/2", 8], ["1/3", 24], ["1/6", -12]]})
    assert game.chance
    assert game.to_move(game.initial_state()) == CHANCE
    assert expectiminimax(game, game.initial_state()) == pytest.approx(10)


def test_turns_pass_over_chance():
    game = Tree([{"chance": {"heads": (0.5, [1, 2]), "tails": (0.5, [3, 4])}}, [5, 6]])
    coin = game.result(game.initial_state(), 0)
    assert [game.action_text(coin, action) for action in game.actions(coin)] == ["heads", "tails"]
    assert game.to_move(game.result(coin, 0)) == 1
    assert expectiminimax(game, game.initial_state()) == 5


def test_utility_vectors():
    game = Tree([[[(1, 2, 6), (4, 2, 3)], [(6, 1, 2), (7, 4, 1)]], [[(5, 1, 1), (1, 5, 2)]]])
    assert game.players == 3
    assert not game.zero_sum
    assert maxn(game, game.initial_state()) == (1, 2, 6)
    assert game.player_name(2) == "player 3"


def test_two_players_with_interests_of_their_own():
    game = Tree({"players": ["Ann", "Bob"], "moves": [{"utility": [2, 1]}, [(0, 0), (1, 2)]]})
    assert game.players == 2
    assert not game.zero_sum
    assert maxn(game, game.initial_state()) == (2, 1)
    assert Tree([(1, -1), (2, -2)]).zero_sum


def test_named_players_and_moves():
    game = Tree({"player": "MIN", "moves": {"left": 3, "right": [1, {"moves": {"on": 2}}]}})
    start = game.initial_state()
    assert game.to_move(start) == 1
    right = game.result(start, game.parse_action(start, "right"))
    assert game.to_move(right) == 0
    assert minimax_value(game, start, 0) == 2
    assert Tree({"player": 1, "moves": [1, 2]}).to_move(start) == 1


def test_information():
    game = Tree(PENNIES)
    assert game.hidden_information
    assert game.player_names == ("Ann", "Bob")
    after = [game.result(game.initial_state(), action) for action in (0, 1)]
    assert game.information(after[0], 1) == game.information(after[1], 1)
    assert game.information(after[0], 0) != game.information(after[1], 0)
    assert "node 1 or node 2" in game.board(after[0], 1)[0].text
    assert check(game, games=20).ok


@pytest.mark.parametrize(
    "spec",
    [
        [[3, 12.5], [2, [-4, 6]]],
        [[(1, 2, 6), (4, 2, 3)], (0, 0, 0)],
        {"players": ["Ann", "Bob"], "chance": {"a": ["1/4", 1], "b": (0.75, {"moves": (1, 2)})}},
        PENNIES,
    ],
)
def test_written_and_read_back(spec: object):
    game = Tree(spec)
    again = load(spec_of(game))
    assert again == game
    assert again.spec == game.spec
    assert perft(again, 3) == perft(game, 3)
    assert game.board(game.initial_state()) == again.board(game.initial_state())


def grown(dice: random.Random, depth: int) -> object:
    if depth == 0:
        return dice.randint(-9, 9)
    below = [grown(dice, depth - 1) for _ in range(dice.randint(1, 3))]
    if dice.random() < 0.3:
        weights = [dice.randint(1, 5) for _ in below]
        total = sum(weights)
        return {"chance": [[f"{w}/{total}", b] for w, b in zip(weights, below, strict=True)]}
    return below


def test_compiled_trees_are_the_same_trees():
    game = Compiled([grown(random.Random(3), 6), grown(random.Random(4), 7)])
    assert game.compiled
    report = check(game, games=20)
    assert report.ok, str(report)
    assert report.ran_compiled
    plain = plain_twin(game)
    assert perft(game, 9) == perft(plain, 9)
    assert diaries(game, range(50), 20, True) == diaries(plain, range(50), 20, False)


def test_hidden_information_compiled():
    report = check(Compiled(PENNIES), games=20)
    assert report.ok, str(report)
    assert report.ran_compiled


def test_only_large_trees_are_worth_compiling():
    assert not Tree([1, 2]).compiled
    assert Tree([[1] * 40] * 40).compiled


@pytest.mark.parametrize(
    "spec, words",
    [
        ("[[3,", "not a tree in JSON"),
        ('{"moves": {"a": 1, "a": 2}}', "'a' appears twice"),
        ("[NaN]", "NaN is not a number"),
        ("[" * 100_000, "nested too deeply"),
        (3, "at least one move"),
        ([], "at the root of the tree: a node without moves"),
        ([[1], [2, []]], "at 2 > 2 of the tree: a node without moves"),
        ([[1], ["x"]], "at 2 > 1 of the tree: 'x' is not a number"),
        ([True], "at 1 of the tree: True is not a number"),
        ([None], "None is not a number"),
        ([float("inf")], "must be finite"),
        ([10**400], "must be finite"),
        ([(1, 2), [(1, 2, 3)]], "at 2 > 1 of the tree: a vector of 3 where 1 has a vector of 2"),
        ([(1, 2), 3], "at 2 of the tree: a number where 1 has a vector of 2"),
        ([()], "a value for each of 1 to 8 players"),
        ({"chance": [[0.5, 1], [0.4, 2]]}, "at the root of the tree: the weights .* sum to 0.9"),
        ([{"chance": [["1/3", 1], ["1/3", 2]]}], "at 1 of the tree: the weights of chance sum to"),
        ({"chance": [[1.5, 1], [-0.5, 2]]}, "a weight is above 0 and at most 1, not 1.5"),
        ({"chance": [["1/0", 1]]}, "a weight is a number or a fraction"),
        ({"chance": [["half", 1]]}, "a weight is a number or a fraction"),
        ({"chance": [8, 24]}, "at 1 of the tree: an outcome of chance is a pair"),
        ({"chance": []}, "without moves"),
        ({"chance": [[1, 2]], "player": "MAX"}, "player belongs to a node with moves"),
        ({"moves": [1], "chance": [[1, 2]]}, "either moves or chance or utility"),
        ({"player": "MAX"}, "either moves or chance or utility"),
        ({"move": [1]}, "'move' means nothing"),
        ([{"players": ["A", "B"], "moves": [1]}], "'players' means nothing"),
        ({"moves": 3}, "moves are a list or a dict, not 3"),
        ({"moves": {"a": 1, "A": 2}}, "same name but for capitals"),
        ({"moves": {" a": 1}}, "' a' can't be the name of a move"),
        ({"moves": {1: 1}}, "1 can't be the name of a move"),
        ({"player": -1, "moves": [1]}, "player must be 0 to 1, not -1"),
        ({"player": 1.5, "moves": [1]}, "player must be a name or a number"),
        ({"information": 3, "moves": [1]}, "information must be a label"),
        ({"players": ["A"], "moves": [1]}, "players must be 2 different names"),
        ({"players": "AB", "moves": [1]}, "players must be a list of names"),
        (
            {"players": ["A", "B"], "player": "C", "moves": [1]},
            "'C' is none of the players A, B",
        ),
        (
            {"player": "A", "moves": [{"player": "B", "moves": [{"player": "C", "moves": [1]}]}]},
            "3 players are named, but leaves are for 2; leaves need a vector",
        ),
        (
            [{"information": "x", "moves": [1, 2]}, {"information": "x", "moves": [1]}],
            "information 'x' is also at 1, where another player or other moves are",
        ),
    ],
)
def test_what_is_wrong_and_where(spec: object, words: str):
    with pytest.raises(BadParameter, match=words):
        Tree(spec)


def test_large_pictures_are_cut():
    game = Tree([[1] * 2000] * 3)
    assert len(game.board(State(0))[0].text) <= 2000
