"""Exercises on playouts: flat Monte Carlo, UCB1, the selection of UCT, back-propagation."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from ...games.tree import Tree
from ...montecarlo import bandit_monte_carlo, mcts
from .building import game_of
from .exercise import Exercise, ExerciseTable, choice, number, plain, posed

CLEAR = 0.02  # lead of the child that is selected, so that it can be worked out by hand
CLOSE = Fraction(1, 100)
"""How far off a number may be that was worked out with roots and logarithms."""
NAMES = "abcd"
CONSTANTS = (("1/2", 0.5), ("1", 1.0), ("2", 2.0))


class _Child(NamedTuple):
    name: str
    visits: int
    wins: int

    @property
    def mean(self) -> float:
        return self.wins / self.visits


Score = Callable[[_Child], float]


def _ucb1(total: int, constant: float) -> Score:
    return lambda child: child.mean + constant * math.sqrt(math.log(total) / child.visits)


def _best(children: Sequence[_Child], score: Score) -> str:
    return max(children, key=score).name


def _score_mistakes(
    children: Sequence[_Child], total: int, constant: float
) -> Iterator[tuple[str, str]]:
    """Children that are selected by a wrong score."""
    scores: tuple[tuple[Score, str], ...] = (
        (
            lambda child: child.mean,
            "You selected by the mean alone and forgot the bonus for what has been tried little.",
        ),
        (
            lambda child: -child.visits,
            "You selected what has been tried least; its mean counts, too.",
        ),
        (
            _ucb1(total, 1.0 if constant > 1 else 2 * constant),
            "You took another constant C for the bonus than the one that is given.",
        ),
        (
            lambda child: child.mean + constant * math.log(total) / child.visits,
            "You forgot the square root in the bonus.",
        ),
        (
            lambda child: child.mean + constant * math.sqrt(math.log(child.visits) / child.visits),
            "You took the logarithm of the child's visits; it is that of all visits together.",
        ),
        (lambda child: child.wins, "You selected the most wins: divide them by the visits."),
        (
            lambda child: child.visits,
            "That one has been tried most; this is how a move is chosen in "
            "the end, not what is tried next.",
        ),
    )
    for score, text in scores:
        yield _best(children, score), text


def _sampled(dice: random.Random) -> tuple[Tree, list[int]]:
    """Moves that win with unknown probabilities."""
    chances = [dice.randint(2, 8) for _ in range(dice.randint(3, 4))]
    return game_of([{"chance": [[f"{p}/10", 1], [f"{10 - p}/10", -1]]} for p in chances]), chances


def _children(rows: Sequence[Any]) -> tuple[list[_Child], list[float]]:
    """The moves of a search, in their order, and what the search would score them by."""
    arms = sorted(rows, key=lambda row: row.text)
    means = [(float(arm.value or 0.0) + 1) / 2 for arm in arms]  # utilities are 1 and -1
    scores = [(float(arm.promise or 0.0) + 1) / 2 for arm in arms]
    children = [
        _Child(name, arm.visits, round(mean * arm.visits))
        for name, arm, mean in zip(NAMES, arms, means, strict=False)
    ]
    return children, scores


def _is_clear(scores: Sequence[float]) -> bool:
    first, second = sorted(scores, reverse=True)[:2]
    return first - second >= CLEAR


def scores_table(
    children: Sequence[Any], scores: Sequence[float], name: str, of: str
) -> ExerciseTable:
    return ExerciseTable(
        [of, "mean", name],
        [
            [child.name, f"{child.mean:.3f}", f"{score:.3f}"]
            for child, score in zip(children, scores, strict=True)
        ],
    )


def outscored(
    field: str, name: str, children: Sequence[Any], scores: Sequence[float]
) -> Iterator[tuple[dict[str, Any], str]]:
    """Children that are not the best, whatever made them look so."""
    best = max(scores)
    for child, score in zip(children, scores, strict=True):
        if score < best:
            yield (
                {field: child.name},
                f"The {name} of {child.name} is {score:.3f}, and another one's is greater: work "
                "out all of them.",
            )


# UCT.


def ask_uct(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """A real search over moves that win with unknown probabilities, stopped midway."""
    game, _ = _sampled(dice)
    visits = dice.randint(12, 40)
    seed = dice.getrandbits(31)
    found = mcts(game, iterations=visits, seed=seed, solver=False, stop_early=False)
    children, scores = _children(found.rows)
    if not _is_clear(scores):
        return None
    selected = children[scores.index(max(scores))].name
    mistakes = list(_score_mistakes(children, visits, math.sqrt(2)))
    if all(name == selected for name, _ in mistakes):
        return None
    return posed(
        "uct",
        f"A node has been visited {visits} times. UCT selects the child with the greatest "
        f"wins/visits + √2 · √(ln {visits} / visits). Which child is next?",
        f"It selects {selected}.",
        [choice("child", "Child", selected, [child.name for child in children])],
        [
            *(({"child": name}, text) for name, text in mistakes),
            *outscored("child", "UCT value", children, scores),
        ],
        "Work the formula out for each child: its wins divided by its visits, plus the bonus.",
        given=ExerciseTable(
            ["child", "visits", "wins"],
            [[child.name, str(child.visits), str(child.wins)] for child in children],
        ),
        worked=scores_table(children, scores, "UCT value", "child"),
    )


# Bandits.


def ask_bandit(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """UCB1 with another constant, and the number itself."""
    game, _ = _sampled(dice)
    name, constant = dice.choice(CONSTANTS)
    pulls = dice.randint(12, 40)
    found = bandit_monte_carlo(
        game,
        playouts=pulls,
        allocation="ucb1",
        exploration=constant,
        seed=dice.getrandbits(31),
    )
    children, scores = _children(found.rows)
    if not _is_clear(scores) or min(child.visits for child in children) == 0:
        return None
    greatest = max(scores)
    child = children[scores.index(greatest)]
    bonus = constant * math.sqrt(math.log(pulls) / child.visits)
    arms = [one.name for one in children]
    return posed(
        "bandit",
        f"A slot machine has {len(children)} arms; {pulls} pulls so far paid 1 or nothing. UCB1 "
        f"pulls the arm with the greatest mean + C · √(ln {pulls} / pulls of the arm), with C = "
        f"{name}. Which arm is next, and what is its UCB1 value (two decimals)?",
        f"It pulls {child.name}, whose UCB1 value is {greatest:.3f}.",
        [choice("arm", "Arm", child.name, arms), number("value", "UCB1 value", greatest, CLOSE)],
        [
            (
                {"arm": child.name, "value": child.mean},
                "That is the mean alone: add the bonus.",
            ),
            (
                {"arm": child.name, "value": child.mean + bonus / constant},
                f"You forgot the C: the bonus is multiplied by {name}.",
            ),
            (
                {"arm": child.name, "value": child.mean + bonus / math.sqrt(math.log(10))},
                "You took the logarithm to base 10; ln is the natural one.",
            ),
            (
                {
                    "arm": child.name,
                    "value": child.mean + constant * math.log(pulls) / child.visits,
                },
                "You forgot the square root.",
            ),
            ({"arm": child.name, "value": bonus}, "That is the bonus alone: add the mean."),
            *(({"arm": arm}, text) for arm, text in _score_mistakes(children, pulls, constant)),
            *outscored("arm", "UCB1 value", children, scores),
        ],
        "The mean of an arm is what it paid divided by its pulls; the bonus is C times the root of "
        "ln of all pulls divided by the arm's own.",
        given=ExerciseTable(
            ["arm", "pulls", "paid"],
            [[one.name, str(one.visits), str(one.wins)] for one in children],
        ),
        worked=scores_table(children, scores, "UCB1 value", "arm"),
    )


# Flat Monte Carlo.


def ask_flat(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """The same number of playouts after each move; a draw is half a win."""
    playouts = dice.choice((20, 40, 50))
    counts = []
    for _ in range(3):
        wins = dice.randint(playouts // 5, playouts // 2)
        draws = dice.randint(0, playouts - wins)
        counts.append((wins, draws, playouts - wins - draws))
    means = [Fraction(2 * wins + draws, 2 * playouts) for wins, draws, _ in counts]
    best = max(means)
    if means.count(best) > 1:
        return None
    move = means.index(best)

    def by(score: Callable[[tuple[int, int, int]], Any]) -> str:
        return NAMES[counts.index(max(counts, key=score))]

    wins, draws, losses = counts[move]
    return posed(
        "flat-monte-carlo",
        f"Flat Monte Carlo has played {playouts} random games after each of three moves. A win "
        "counts 1, a draw 1/2, a loss 0. Which move does it play, and what is its mean?",
        f"It plays {NAMES[move]}, with a mean of {plain(best)}.",
        [
            choice("move", "Move", NAMES[move], NAMES[:3]),
            number("mean", "Mean", best),
        ],
        [
            (
                {
                    "move": by(lambda one: one[0]),
                    "mean": Fraction(max(one[0] for one in counts), playouts),
                },
                "You counted the draws as losses; each is worth half a win.",
            ),
            (
                {
                    "move": by(lambda one: one[0] + one[1]),
                    "mean": Fraction(max(one[0] + one[1] for one in counts), playouts),
                },
                "You counted the draws as wins; each is worth half of one.",
            ),
            (
                {"mean": Fraction(wins, wins + losses)},
                "You left the draws out; they are playouts, too, and worth half a win each.",
            ),
            (
                {"move": by(lambda one: one[0])},
                "That move has the most wins; its draws count, too.",
            ),
            (
                {"move": by(lambda one: -one[2])},
                "That move loses least often, but draws are worth only half.",
            ),
            (
                {"mean": Fraction(2 * wins + draws, 2)},
                "That is the sum: divide it by the playouts.",
            ),
            ({"mean": best - Fraction(losses, playouts)}, "A loss counts 0, not -1."),
        ],
        "Add the wins and half of the draws, and divide by the number of playouts.",
        given=ExerciseTable(
            ["move", "wins", "draws", "losses"],
            [[name, *map(str, one)] for name, one in zip(NAMES, counts, strict=False)],
        ),
        worked=ExerciseTable(
            ["move", "mean"],
            [[name, plain(one)] for name, one in zip(NAMES, means, strict=False)],
        ),
    )


# Back-propagation.


def ask_backpropagation(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """A path from the root to a new leaf; a node counts wins of the player who moved to it."""
    visits = [dice.randint(40, 100)]
    for _ in range(2):
        visits.append(dice.randint(visits[-1] // 3, visits[-1] - 5))
    wins = [dice.randint(visits[0] // 4, 3 * visits[0] // 4)]
    for above, here in pairwise(visits):
        lost = above - wins[-1]  # below a node, the other player's wins are counted
        least, most = max(0, lost - (above - here)), min(here, lost)
        wins.append(dice.randint(least, most))
    visits, wins = [*visits, 0], [*wins, 0]
    names = ("root", "child", "grandchild", "leaf")
    movers = ("Black", "White", "Black", "White")
    winner = dice.choice(("White", "Black"))
    after = [won + (mover == winner) for won, mover in zip(wins, movers, strict=True)]
    fields = [
        number(name, f"Wins of the {name}", won) for name, won in zip(names, after, strict=True)
    ]
    fields.append(number("visits", "Visits of the root", visits[0] + 1))

    def given(values: Sequence[int], count: int = visits[0] + 1) -> dict[str, Any]:
        return {**dict(zip(names, values, strict=True)), "visits": count}

    loser = "Black" if winner == "White" else "White"
    swapped = [won + (mover == loser) for won, mover in zip(wins, movers, strict=True)]
    return posed(
        "backpropagation",
        "White is to move at the root. A simulation goes down the path in the table to a new "
        f"leaf, and its playout is won by {winner}. Each node counts the wins of the player who "
        "moved to it. What are the wins of the nodes on the path after back-propagation, and the "
        "visits of the root?",
        "Afterwards: "
        + ", ".join(
            f"{name} {won}/{count + 1}"
            for name, won, count in zip(names, after, visits, strict=True)
        )
        + ".",
        fields,
        [
            (given(swapped), f"You gave the win to the other player: {winner} won the playout."),
            (
                given([won + 1 for won in wins]),
                "You added the win at every node of the path; it counts only where the winner had "
                "moved. The visits grow everywhere.",
            ),
            (
                given([*wins[:-1], after[-1]]),
                "You updated the new leaf only: the result goes up to the root.",
            ),
            (given(wins), "You added no win: each node to which the winner moved gets one."),
            (given([wins[0], *after[1:]]), "You stopped below the root: it is updated, too."),
            (given(after, visits[0]), "The visits of the root grow by one with each simulation."),
        ],
        "Every node on the path gets one more visit. Those to which the winner of the playout "
        "moved get one more win.",
        given=ExerciseTable(
            ["node", "who moved to it", "wins", "visits"],
            [
                [name, mover, str(won), str(count)]
                for name, mover, won, count in zip(names, movers, wins, visits, strict=True)
            ],
        ),
    )
