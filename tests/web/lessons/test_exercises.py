"""Exercises: seeded, and every answer is what slow and obvious oracles say."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests import naive
from tests.web.driving import Socket
from zermelo.errors import BadParameter
from zermelo.games.tree import Tree
from zermelo.web.lessons.exercises import DEPTHS, SUBJECTS, Exercise, exercises
from zermelo.web.lessons.printing import as_latex, as_text

SEEDS = range(1, 9)
HANDS = ["rock", "paper", "scissors"]


def made(subject: str, depths: tuple[int, ...] = (3,)) -> Iterator[Exercise]:
    for depth in depths:
        for seed in SEEDS:
            yield from exercises([subject], seed, 2, depth)


def numbers(text: str) -> list[float]:
    return [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", text)]


def tree_of(exercise: Exercise) -> Tree:
    assert exercise.tree is not None
    return exercise.tree.game


def test_minimax() -> None:
    for exercise in made("minimax", DEPTHS):
        game = tree_of(exercise)
        root = game.initial_state()
        value, move = numbers(exercise.answer)
        assert value == naive.minimax_value(game, root, 0)
        assert naive.optimal_actions(game, root) == {move - 1}


def test_alpha_beta() -> None:
    for exercise in made("alpha-beta", DEPTHS):
        game = tree_of(exercise)
        value, leaves, cut = naive.alpha_beta(json.loads(game.spec))
        said = exercise.answer.split("Pruned: ")[1].split(". It visits ")
        assert numbers(exercise.answer)[0] == value == naive.minimax_value(game, start(game), 0)
        assert sorted(said[0].split(", ")) == sorted(cut)
        assert said[1] == f"{leaves} of {naive.leaves(game, start(game))} leaves."


def start(game: Tree) -> Any:
    return game.initial_state()


def test_ordering() -> None:
    """The least number of leaves is that of Knuth and Moore."""
    for exercise in made("ordering", (2, 3, 4)):
        game = tree_of(exercise)
        spec = json.loads(game.spec)
        width, depth = len(spec), 0
        below = spec
        while isinstance(below, list):
            below, depth = below[0], depth + 1
        found = numbers(exercise.answer)
        least = width ** math.ceil(depth / 2) + width ** math.floor(depth / 2) - 1
        assert found[:3] == [naive.alpha_beta(spec)[1], width**depth, least]
        assert found[3] == naive.minimax_value(game, start(game), 0)
        assert exercise.searched is not None
        ordered = json.loads(exercise.searched.game.spec)
        assert ordered != spec
        assert sorted(leaves_of(ordered)) == sorted(leaves_of(spec))


def leaves_of(node: Any) -> list[int]:
    return [leaf for one in node for leaf in leaves_of(one)] if isinstance(node, list) else [node]


def test_chance() -> None:
    kinds = set()
    for exercise in made("chance"):
        game = tree_of(exercise)
        move, value = numbers(exercise.answer)
        assert value == naive.expectiminimax(game, start(game))
        assert naive.optimal_actions(game, start(game)) == {move - 1}
        kinds |= set(re.findall(r"expecti\w+", exercise.question))
    assert kinds == {"expectimax", "expectiminimax"}


def test_several_players() -> None:
    for exercise in made("maxn"):
        game = tree_of(exercise)
        found = numbers(exercise.answer)
        assert tuple(found[:3]) == naive.maxn(game, start(game))
        state = start(game)
        for move in found[3:]:
            state = game.result(state, int(move) - 1)
        assert [game.utility(state, player) for player in range(3)] == found[:3]


def test_uct() -> None:
    for exercise in made("uct"):
        assert exercise.given is not None
        assert exercise.worked is not None
        total = int(numbers(exercise.question)[0])
        arms = {name: (int(visits), int(wins)) for name, visits, wins in exercise.given.rows}
        assert sum(visits for visits, _ in arms.values()) == total
        scores = {
            name: wins / visits + math.sqrt(2) * math.sqrt(math.log(total) / visits)
            for name, (visits, wins) in arms.items()
        }
        for name, mean, score in exercise.worked.rows:
            assert float(mean) == pytest.approx(arms[name][1] / arms[name][0], abs=6e-4)
            assert float(score) == pytest.approx(scores[name], abs=6e-4)
        assert exercise.answer == f"It selects {max(scores, key=lambda name: scores[name])}."


def test_regret() -> None:
    """A win counts 1, a loss -1: what each hand would have brought more than the one played."""

    def worth(own: str, other: str) -> int:
        return [0, 1, -1][(HANDS.index(own) - HANDS.index(other)) % 3]

    for exercise in made("regret"):
        assert exercise.given is not None
        assert exercise.worked is not None
        rounds = [(own, other) for _, own, other in exercise.given.rows]
        regrets = {
            hand: sum(worth(hand, other) - worth(own, other) for own, other in rounds)
            for hand in HANDS
        }
        total = sum(max(one, 0) for one in regrets.values())
        assert exercise.worked.rows == [
            [hand, str(regret), str(Fraction(max(regret, 0), total))]
            for hand, regret in regrets.items()
        ]


def test_best_replies() -> None:
    for exercise in made("reply"):
        assert exercise.given is not None
        assert exercise.worked is not None
        given = re.search(r"probabilities (\S+), (\S+), (\S+)\.", exercise.question)
        assert given is not None
        weights = [Fraction(one) for one in given.groups()]
        assert sum(weights) == 1
        values = {
            name: sum(w * int(one) for w, one in zip(weights, row, strict=True))
            for name, *row in exercise.given.rows
        }
        assert [Fraction(value) for _, value in exercise.worked.rows] == list(values.values())
        assert (
            exercise.answer == f"The best response is {max(values, key=lambda name: values[name])}."
        )


def test_the_same_seed_makes_the_same_sheet() -> None:
    one, same, other = (as_text(exercises(seed=seed, number=8), 1) for seed in (5, 5, 6))
    assert one == same != other


def test_subjects_take_turns() -> None:
    assert [one.subject for one in exercises(number=9)] == [*SUBJECTS, "minimax"]
    assert [one.subject for one in exercises(["uct", "chance"], number=3)] == [
        "uct",
        "chance",
        "uct",
    ]


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"subjects": ["chess"]}, "there is no subject 'chess'; the subjects are minimax"),
        ({"number": 0}, "1 to 24 exercises, not 0"),
        ({"number": 25}, "not 25"),
        ({"depth": 9}, "2 to 4 plies deep, not 9"),
        ({"seed": -1}, "0 or more, not -1"),
    ],
)
def test_what_cannot_be_asked(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(BadParameter, match=re.escape(words)):
        exercises(**wrong)


def test_sheets_travel(socket: Socket) -> None:
    sheet = {"id": 3, "seed": 2, "number": 8, "depth": 3, "subjects": []}
    answer = socket.ask("make_sheet", "exercises", **sheet)
    assert answer["title"] == "Exercises"
    assert [one["answer"] for one in answer["exercises"]] == [
        one.answer for one in exercises(seed=2, number=8)
    ]
    assert answer["latex"] == as_latex(exercises(seed=2, number=8), 2)
    assert len(answer["exercises"][0]["tree"]["parent"]) > 5
    assert socket.welcome["subjects"]["uct"] == "UCT"
    socket.send("make_sheet", **{**sheet, "subjects": ["chess"]})
    assert "no subject 'chess'" in socket.receive()["text"]
    socket.send("make_sheet", **{**sheet, "number": 999})
    assert "can't be read" in socket.receive()["text"]
