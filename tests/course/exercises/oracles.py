"""The answers once more, worked out slowly from what a student sees: text, tree and table."""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests import naive
from zermelo.course.exercises import Exercise
from zermelo.games.halving import Halving
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.tree import Tree

__all__ = ["ORACLES", "numbers", "spec_of", "tree_of"]

Answers = dict[str, Any]
HANDS = ["rock", "paper", "scissors"]


def tree_of(exercise: Exercise) -> Tree:
    assert exercise.tree is not None
    return exercise.tree.game


def spec_of(exercise: Exercise) -> Any:
    return json.loads(tree_of(exercise).spec)


def numbers(text: str) -> list[Fraction]:
    return [Fraction(one) for one in re.findall(r"(?<![\w.])-?\d+(?:\.\d+|/\d+)?", text)]


def rows(exercise: Exercise) -> list[list[str]]:
    assert exercise.given is not None
    return exercise.given.rows


def only(found: set[int]) -> str:
    (action,) = found
    return str(action + 1)


def minimax(exercise: Exercise) -> Answers:
    game = tree_of(exercise)
    root = game.initial_state()
    return {
        "value": naive.minimax_value(game, root, 0),
        "move": only(naive.optimal_actions(game, root)),
    }


def alpha_beta(exercise: Exercise) -> Answers:
    value, leaves, cut = naive.alpha_beta(spec_of(exercise))
    every = naive.leaves(tree_of(exercise), tree_of(exercise).initial_state())
    assert f"It visits {leaves} of {every} leaves." in exercise.answer
    return {"value": value, "cuts": frozenset(cut)}


def ordering(exercise: Exercise) -> Answers:
    """The least number of leaves is that of Knuth and Moore."""
    spec = spec_of(exercise)
    width, depth, below = len(spec), 0, spec
    while isinstance(below, list):
        below, depth = below[0], depth + 1
    least = width ** math.ceil(depth / 2) + width ** math.floor(depth / 2) - 1
    return {"given": naive.alpha_beta(spec)[1], "best": least}


def chance(exercise: Exercise) -> Answers:
    game = tree_of(exercise)
    root = game.initial_state()
    return {
        "value": naive.expectiminimax(game, root),
        "move": only(naive.optimal_actions(game, root)),
    }


def maxn(exercise: Exercise) -> Answers:
    game = tree_of(exercise)
    root = game.initial_state()
    payoffs = naive.maxn(game, root)
    moves = [
        move for move in game.actions(root) if naive.maxn(game, game.result(root, move)) == payoffs
    ]
    return {
        "move": only(set(moves)),
        **dict(zip(("first", "second", "third"), payoffs, strict=True)),
    }


def selected(exercise: Exercise, constant: float) -> tuple[str, float]:
    arms = {name: (int(visits), int(wins)) for name, visits, wins in rows(exercise)}
    total = sum(visits for visits, _ in arms.values())
    assert str(total) in exercise.question
    scores = {
        name: wins / visits + constant * math.sqrt(math.log(total) / visits)
        for name, (visits, wins) in arms.items()
    }
    assert exercise.worked is not None
    for name, mean, score in exercise.worked.rows:
        assert abs(float(mean) - arms[name][1] / arms[name][0]) < 6e-4
        assert abs(float(score) - scores[name]) < 6e-4
    best = max(scores, key=lambda name: scores[name])
    return best, scores[best]


def uct(exercise: Exercise) -> Answers:
    return {"child": selected(exercise, math.sqrt(2))[0]}


def bandit(exercise: Exercise) -> Answers:
    constant = numbers(exercise.question.split("C = ")[1])[0]
    arm, value = selected(exercise, float(constant))
    return {"arm": arm, "value": value}


def worth(own: str, other: str) -> int:
    return [0, 1, -1][(HANDS.index(own) - HANDS.index(other)) % 3]


def regret(exercise: Exercise) -> Answers:
    rounds = [(own, other) for _, own, other in rows(exercise)]
    regrets = {
        hand: sum(worth(hand, other) - worth(own, other) for own, other in rounds) for hand in HANDS
    }
    total = sum(max(one, 0) for one in regrets.values())
    return {
        **{f"regret-{hand}": one for hand, one in regrets.items()},
        **{f"play-{hand}": Fraction(max(one, 0), total) for hand, one in regrets.items()},
    }


def reply(exercise: Exercise) -> Answers:
    given = re.search(r"probabilities (\S+), (\S+), (\S+)\.", exercise.question)
    assert given is not None
    weights = [Fraction(one) for one in given.groups()]
    assert sum(weights) == 1
    values = {
        name: sum(w * int(one) for w, one in zip(weights, row, strict=True))
        for name, *row in rows(exercise)
    }
    best = max(values, key=lambda name: values[name])
    return {"row": best, "value": values[best]}


FACTS = {
    "Chess": "--2", "Draughts": "--2", "Go": "--2", "Othello": "--2", "Connect Four": "--2",
    "Nim": "--2", "Backgammon": "c-2", "Monopoly without trades": "c-2", "Kuhn poker": "ch2",
    "Texas hold'em with fixed bets": "ch2", "Liar's dice": "ch2", "Battleship": "-h2",
    "Kriegspiel": "-h2", "Rock paper scissors": "-h2", "The fishing game": "--3",
}  # fmt: skip
"""What everybody knows of these games: chance, hidden information, players."""


def kinds(exercise: Exercise) -> Answers:
    chance, hidden, players = FACTS[exercise.question.split(":")[0]]
    method = (
        "counterfactual regret minimization"
        if hidden == "h"
        else "max^n"
        if players == "3"
        else "expectiminimax"
        if chance == "c"
        else "alpha-beta"
    )
    answer = {True: "yes", False: "no"}
    return {"chance": answer[chance == "c"], "hidden": answer[hidden == "h"], "method": method}


def strategies(exercise: Exercise) -> Answers:
    """Every strategy written down."""
    widths: dict[int, list[int]] = {0: [], 1: []}

    def walk(node: Any, player: int) -> None:
        if isinstance(node, list):
            widths[player].append(len(node))
            for below in node:
                walk(below, 1 - player)

    walk(spec_of(exercise), 0)
    return {
        name: sum(1 for _ in itertools.product(*map(range, widths[player])))
        for player, name in enumerate(("max", "min"))
    }


def size(exercise: Exercise) -> Answers:
    width, plies, speed = numbers(exercise.question)
    leaves, least = 1, 0
    for _ in range(int(plies)):
        leaves *= int(width)
    for half in (int(plies) // 2, int(plies) - int(plies) // 2):
        least += int(width) ** half
    return {"leaves": leaves, "seconds": leaves / speed, "least": least - 1}


def halving(exercise: Exercise) -> Answers:
    """On numbers, not on a tree."""
    start = int(numbers(exercise.question)[0])
    halves, last_loses = "halve" in exercise.question, "last one loses" in exercise.question
    most = 3 if "1, 2 or 3" in exercise.question else 2

    def moves(left: int) -> list[int]:
        if halves:
            return [left - 1, left // 2] if left else []
        return [left - taken for taken in range(1, most + 1) if taken <= left]

    def nodes(left: int) -> int:
        return 1 + sum(map(nodes, moves(left)))

    visited = 0

    def search(left: int, alpha: float, beta: float) -> float:
        """To the player to move."""
        nonlocal visited
        visited += 1
        below = moves(left)
        if not below:
            return 1.0 if halves or last_loses else -1.0
        best = -math.inf
        for one in below:
            best = max(best, -search(one, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best

    value = search(start, -math.inf, math.inf)
    if halves:
        game = Halving(start)
        assert naive.tree_size(game, game.initial_state()) == nodes(start)
        assert naive.minimax_value(game, game.initial_state(), 0) == value
    return {"whole": nodes(start), "visited": visited, "winner": "MAX" if value > 0 else "MIN"}


def evaluation(exercise: Exercise) -> Answers:
    first = second = Fraction(0)
    for _, weight, *counts in rows(exercise):
        a, b, c, d = map(int, counts)
        first += Fraction(weight) * (a - b)
        second += Fraction(weight) * (c - d)
    better = "first" if first > second else "second"
    return {"first": first, "second": second, "better": better}


def horizon(exercise: Exercise) -> Answers:
    estimates = {move: int(value) for move, value in rows(exercise)}
    deep = minimax(exercise)
    shallow = max(estimates, key=lambda move: estimates[move])
    return {"shallow": shallow, "deep": deep["move"], "value": deep["value"]}


def deepening(exercise: Exercise) -> Answers:
    width = int(numbers(exercise.question)[0])
    plies = int(numbers(exercise.question)[-1])
    leaves = [len(list(itertools.product(range(width), repeat=ply))) if width**ply < 5000
              else width**ply for ply in range(1, plies + 1)]  # fmt: skip
    return {
        "total": sum(leaves),
        "extra": 100 * Fraction(sum(leaves[:-1]), leaves[-1]),
    }


def beam(exercise: Exercise) -> Answers:
    estimates = {int(move): int(value) for move, value in rows(exercise)}
    values = {move: min(below) for move, below in enumerate(spec_of(exercise), 1)}
    ranked = sorted(estimates, key=lambda move: estimates[move], reverse=True)
    chosen = max(ranked[:2], key=lambda move: values[move])
    best = max(values, key=lambda move: values[move])
    return {"beam": str(chosen), "full": str(best), "loss": values[best] - values[chosen]}


def retrograde(exercise: Exercise) -> Answers:
    """Forwards, twelve plies deep: who has not lost by then never loses."""
    moves = {
        name: [] if below.startswith("none") else below.split(", ")
        for name, below in rows(exercise)
    }

    def outcome(name: str, plies: int) -> int:
        if not moves[name]:
            return -1
        return max(-outcome(to, plies - 1) for to in moves[name]) if plies else 0

    words = {1: "win", 0: "draw", -1: "loss"}
    return {name.lower(): words[outcome(name, 12)] for name in moves if moves[name]}


def depth_limited_chance(exercise: Exercise) -> Answers:
    spec = spec_of(exercise)

    def average(node: Any, power: int) -> Fraction:
        return sum((Fraction(w) * value**power for w, value in node["chance"]), Fraction(0))

    plain, squared = ([average(one, power) for one in spec] for power in (1, 2))
    assert len(set(plain)) == len(set(squared)) == 2
    return {
        "move": str(plain.index(max(plain)) + 1),
        "value": max(plain),
        "squared": str(squared.index(max(squared)) + 1),
    }


def flat(exercise: Exercise) -> Answers:
    means = {}
    for move, *counts in rows(exercise):
        wins, draws, losses = map(int, counts)
        games = [Fraction(1)] * wins + [Fraction(1, 2)] * draws + [Fraction(0)] * losses
        means[move] = sum(games) / len(games)
    best = max(means, key=lambda move: means[move])
    return {"move": best, "mean": means[best]}


def backpropagation(exercise: Exercise) -> Answers:
    won = re.search(r"won by (\w+)", exercise.question)
    assert won is not None
    found: Answers = {}
    above: tuple[int, int] | None = None
    for node, mover, wins, visits in rows(exercise):
        w, n = int(wins), int(visits)
        if above is not None:  # the tree is one that can be: the other children have the rest
            assert 0 <= above[1] - above[0] - w <= above[1] - n
        above = w, n
        found[node] = w + 1 if mover == won[1] else w
    found["visits"] = int(rows(exercise)[0][3]) + 1
    return found


def puct(exercise: Exercise) -> Answers:
    total = int(numbers(exercise.question)[0])
    constant = float(exercise.question.split("C = ")[1].split(". ")[0])
    scores = {
        name: float(q) + constant * float(p) * math.sqrt(total) / (1 + int(n))
        for name, p, n, q in rows(exercise)
    }
    return {"child": max(scores, key=lambda name: scores[name])}


def belief(exercise: Exercise) -> Answers:
    """All deals, and all that the opponent may do: what fits what was seen?"""
    bets = {card: Fraction(often) for card, often, _ in rows(exercise)}
    low, high = bets
    seen: dict[str, Fraction] = dict.fromkeys(bets, Fraction(0))
    for card, action in itertools.product(bets, ("bets", "checks")):
        if f"table, {action}." in exercise.question:
            seen[card] += bets[card] if action == "bets" else 1 - bets[card]
    share = seen[high] / sum(seen.values())
    return {"belief": share, "likelier": high if share > Fraction(1, 2) else low}


def equilibrium(exercise: Exercise) -> Answers:
    """Indifference, in closed form."""
    (a, b), (c, d) = ([int(one) for one in line] for _, *line in rows(exercise))
    row = Fraction(d - c, a - b - c + d)
    column = Fraction(d - b, a - b - c + d)
    value = Fraction(a * d - b * c, a - b - c + d)
    assert 0 < row < 1
    assert 0 < column < 1
    return {"row": row, "column": column, "value": value}


def biased(exercise: Exercise) -> Answers:
    found = re.search(
        r"probability (\S+), paper with (\S+), scissors with (\S+)\. ", exercise.question
    )
    assert found is not None
    often = dict(zip(HANDS, map(Fraction, found.groups()), strict=True))
    assert sum(often.values()) == 1
    means = {hand: sum(often[one] * worth(hand, one) for one in HANDS) for hand in HANDS}
    best = max(means, key=lambda hand: means[hand])
    return {"hand": best, "gain": means[best], "safe": 0}


def cfr(exercise: Exercise) -> Answers:
    """By the rules of Kuhn poker, over all deals."""
    game, cards = KuhnPoker(), ["jack", "queen", "king"]
    bets = {card: Fraction(often) for card, often, _ in rows(exercise)}
    found = re.search(r"you hold the (\w+),.* call with probability (\S+)\. ", exercise.question)
    assert found is not None
    own, calls = cards.index(found[1]), Fraction(found[2])
    values = {"fold": Fraction(0), "call": Fraction(0)}
    for other in range(3):
        if other == own:
            continue
        state = game.initial_state()
        for card in (other, own):
            state = game.result(state, card)
        state = game.result(state, 1)  # the first player bets
        reach = Fraction(1, 6) * bets[cards[other]]
        for action, name in enumerate(("fold", "call")):
            values[name] += reach * Fraction(game.utility(game.result(state, action), 1))
    mixture = calls * values["call"] + (1 - calls) * values["fold"]
    return {name: value - mixture for name, value in values.items()}


def td(exercise: Exercise) -> Answers:
    old, following, reward, rate, discount = numbers(exercise.question.replace("TD(0)", ""))
    error = reward + discount * following - old
    return {"error": error, "value": (1 - rate) * old + rate * (reward + discount * following)}


ORACLES: dict[str, Callable[[Exercise], Answers]] = {
    "minimax": minimax,
    "alpha-beta": alpha_beta,
    "ordering": ordering,
    "chance": chance,
    "maxn": maxn,
    "uct": uct,
    "regret": regret,
    "reply": reply,
    "kinds": kinds,
    "strategies": strategies,
    "size": size,
    "halving": halving,
    "evaluation": evaluation,
    "horizon": horizon,
    "deepening": deepening,
    "beam": beam,
    "retrograde": retrograde,
    "depth-limited-chance": depth_limited_chance,
    "flat-monte-carlo": flat,
    "bandit": bandit,
    "backpropagation": backpropagation,
    "puct": puct,
    "belief": belief,
    "equilibrium": equilibrium,
    "biased": biased,
    "cfr": cfr,
    "td": td,
}
