"""Exercises with chance, and with more than two players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from ...search import expectiminimax, maxn
from .building import TRACED, Node, game_of, grown, is_clear, moves_of
from .exercise import Exercise, ExerciseTable, Searched, choice, number, plain, posed

PROBABILITIES = (("1/2", "1/2"), ("1/4", "3/4"), ("3/4", "1/4"), ("1/4", "1/2", "1/4"))
PAYOFFS = ("first", "second", "third")

Mean = Callable[[Sequence[Fraction], Sequence[Fraction]], Fraction]
"""From the weights and the values of what may follow, what chance makes of them."""


def _weighted(weights: Sequence[Fraction], values: Sequence[Fraction]) -> Fraction:
    return sum((w * v for w, v in zip(weights, values, strict=True)), Fraction(0))


def _unweighted(weights: Sequence[Fraction], values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def _backed_up(node: Node, average: Mean, below: Callable[[list[Any]], Any] = min) -> Fraction:
    """The value of what follows a move of MAX: chance, and then perhaps a choice."""
    if isinstance(node, dict):
        weights = [Fraction(weight) for weight, _ in node["chance"]]
        values = [_backed_up(one, average, below) for _, one in node["chance"]]
        return average(weights, values)
    if isinstance(node, list):
        return Fraction(below([_backed_up(one, average, below) for one in node]))
    return Fraction(node)


def _wrong(
    moves: Sequence[Node], average: Mean, below: Callable[[list[Any]], Any] = min
) -> dict[str, Any]:
    values = [_backed_up(one, average, below) for one in moves]
    return {"value": max(values), "move": str(values.index(max(values)) + 1)}


def _mean_mistakes(moves: Sequence[Node]) -> Iterator[tuple[dict[str, Any], str]]:
    yield (
        _wrong(moves, _unweighted),
        "You averaged unweighted: each outcome counts by its probability.",
    )
    yield (
        _wrong(moves, lambda weights, values: _weighted(weights[::-1], values)),
        "You gave the outcomes each other's probabilities.",
    )
    yield (
        _wrong(moves, lambda weights, values: min(values)),
        "You took chance for an adversary: chance does not choose the worst outcome, so average.",
    )
    yield (
        _wrong(moves, lambda weights, values: max(values)),
        "You hoped for the best outcome: chance does not choose it, so average.",
    )
    yield (
        _wrong(moves, lambda weights, values: values[weights.index(max(weights))]),
        "You took the likeliest outcome only: the others count by their probabilities, too.",
    )


def ask_chance(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """Alternately MAX and chance alone, and with MIN below chance."""
    with_min = at % 2 == 1
    moves = _lotteries(dice, lambda: _below_chance(dice, with_min))
    game = game_of(moves)
    found = expectiminimax(game, pruning="none", trace=TRACED)
    if not is_clear(found):
        return None
    drawn = Searched(game, found)
    who = "Then chance decides, and then MIN moves" if with_min else "Then chance decides"
    name = "expectiminimax" if with_min else "expectimax"
    value = max(_backed_up(one, _weighted) for one in moves)
    return posed(
        "chance",
        f"MAX moves at the root. {who}; the numbers on the branches of the circles are "
        f"probabilities. Write the {name} value of each node into it. Which move does MAX play, "
        "and what is its expected value?",
        f"MAX plays {found.line[0]}, with an expected value of {plain(value)}.",
        [
            choice("move", "Move", found.line[0], moves_of(moves)),
            number("value", "Expected value", value),
        ],
        _chance_mistakes(moves),
        "At a circle, multiply each value by its probability and add; where MIN moves, take the "
        "least; MAX takes the greatest of what results.",
        tree=drawn,
        searched=drawn,
    )


def _lotteries(dice: random.Random, outcome: Callable[[], Node]) -> list[Node]:
    moves = []
    for _ in range(dice.randint(2, 3)):
        weights = dice.choice(PROBABILITIES)
        moves.append({"chance": [[weight, outcome()] for weight in weights]})
    return moves


def _below_chance(dice: random.Random, with_min: bool) -> Node:
    numbers = [4 * dice.randint(-3, 6) for _ in range(2)]
    return numbers if with_min else numbers[0]


def _chance_mistakes(moves: Sequence[Node]) -> Iterator[tuple[dict[str, Any], str]]:
    yield from _mean_mistakes(moves)
    yield (
        _wrong(moves, _weighted, max),
        "You took the greatest value where MIN moves; MIN takes the least.",
    )
    yield (
        _wrong(moves, _weighted, lambda values: sum(values) / len(values)),
        "You averaged where MIN moves; only chance is averaged, MIN takes the least.",
    )
    value = max(_backed_up(one, _weighted) for one in moves)
    for move, below in enumerate(moves, 1):
        worth = plain(_backed_up(below, _weighted))
        yield (
            {"move": str(move), "value": value},
            f"Move {move} is worth {worth}, and another one is worth more.",
        )


def ask_depth_limited_chance(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """The evaluation at the horizon, and the same one stretched: squares keep the order only."""
    moves: list[Node] = [
        {"chance": [[weight, dice.randint(0, 9)] for weight in dice.choice(PROBABILITIES)]}
        for _ in range(2)
    ]
    squared = [
        {"chance": [[weight, value * value] for weight, value in one["chance"]]} for one in moves
    ]
    averages = [[_backed_up(one, _weighted) for one in node] for node in (moves, squared)]
    if (averages[0][0] - averages[0][1]) * (averages[1][0] - averages[1][1]) >= 0:
        return None  # the same move, or two that are equally good
    games = [game_of(node) for node in (moves, squared)]
    found, other = (expectiminimax(game, pruning="none", trace=TRACED) for game in games)
    drawn = Searched(games[0], found)
    value = max(averages[0])
    return posed(
        "depth-limited-chance",
        "Expectimax stops after two plies, one of MAX and one of chance; the numbers at the leaves "
        "are estimates. Which move does it play, and what does it expect? Which move does it play "
        "if the evaluation returns the square of each number, which ranks all positions alike?",
        f"It plays {found.line[0]} and expects {plain(value)}; with squares it plays "
        f"{other.line[0]}. Only a positive linear change of the evaluation leaves the move alone.",
        [
            choice("move", "Move", found.line[0], moves_of(moves)),
            number("value", "Expected value", value),
            choice("squared", "Move with squares", other.line[0], moves_of(moves)),
        ],
        [
            (
                {"move": found.line[0], "value": value, "squared": found.line[0]},
                "The order of the positions stays, but averages depend on the distances too: work "
                "the averages of the squares out.",
            ),
            (
                {"move": other.line[0], "squared": found.line[0]},
                "You confused the two evaluations: this is the other way round.",
            ),
            *_mean_mistakes(moves),
        ],
        "At a circle, multiply each estimate by its probability and add. For the last question "
        "square the estimates first, then average.",
        tree=drawn,
        searched=drawn,
        worked=ExerciseTable(
            ["move", "average", "average of squares"],
            [
                [str(at), plain(one), plain(two)]
                for at, (one, two) in enumerate(zip(*averages, strict=True), 1)
            ],
        ),
    )


# Several players.


def ask_several(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """Three players, each with one choice of two moves, and no ties."""

    def leaf() -> Node:
        return {"utility": [dice.randrange(10) for _ in range(3)]}

    node = grown(3, lambda: 2, leaf)
    if not _is_decided(node):
        return None
    game = game_of(node)
    found = maxn(game, pruning="none", trace=TRACED)
    drawn = Searched(game, found)
    worth = ", ".join(plain(value) for value in found.values)
    fields = [
        number(name, f"Payoff to the {name}", value)
        for name, value in zip(PAYOFFS, found.values, strict=True)
    ]
    return posed(
        "maxn",
        "Three players move in turn; a leaf gives the payoffs to the first, second and third. Each "
        "player maximizes their own payoff. Write the vector of all three payoffs into each node. "
        "Which move does the first player play, and what do the three get?",
        f"The payoffs are ({worth}); the moves are {', '.join(found.line)}.",
        [choice("move", "First move", found.line[0], moves_of(node)), *fields],
        _vector_mistakes(node),
        "Begin with the third player, just above the leaves: take the leaf whose third number is "
        "greater, and pass its whole vector up. Then the second player, by the second numbers.",
        tree=drawn,
        searched=drawn,
    )


Wish = Callable[[int, Sequence[int]], int]
"""What a player looks at in a vector of payoffs."""


def _own(player: int, payoffs: Sequence[int]) -> int:
    return payoffs[player]


def _vector(node: Node, wish: Wish, player: int = 0) -> list[int]:
    """The payoffs to all if each player takes the first vector that is best by `wish`."""
    if isinstance(node, dict):
        return list(node["utility"])
    return max((_vector(one, wish, player + 1) for one in node), key=lambda one: wish(player, one))


def _is_decided(node: Node, player: int = 0) -> bool:
    """Whether no player ever has two equal moves."""
    if isinstance(node, dict):
        return True
    worth = [_vector(one, _own, player + 1)[player] for one in node]
    return len(set(worth)) == len(worth) and all(_is_decided(one, player + 1) for one in node)


def _vector_mistakes(node: Node) -> Iterator[tuple[dict[str, Any], str]]:
    wishes: tuple[tuple[Wish, str], ...] = (
        (
            lambda player, payoffs: payoffs[0] if player == 0 else -payoffs[0],
            "You let the others play against the first player. Each maximizes their own payoff, "
            "and does not care who loses.",
        ),
        (
            lambda player, payoffs: payoffs[0],
            "You let everybody maximize the first player's payoff; each maximizes their own.",
        ),
        (
            lambda player, payoffs: sum(payoffs),
            "You maximized the sum of the payoffs; each player looks at their own payoff only.",
        ),
        (
            lambda player, payoffs: payoffs[2 - player],
            "You confused the players: the first moves at the root, the third just above the "
            "leaves.",
        ),
    )
    for wish, text in wishes:
        reached = [_vector(one, wish, 1) for one in node]
        best = max(reached, key=lambda one: wish(0, one))
        yield {"move": str(reached.index(best) + 1), **dict(zip(PAYOFFS, best, strict=True))}, text
    right = _vector(node, _own)
    for move, below in enumerate(node, 1):
        if _vector(below, _own, 1) != right:
            yield (
                {"move": str(move), **dict(zip(PAYOFFS, right, strict=True))},
                "The other move leads to a greater payoff to the first player.",
            )
