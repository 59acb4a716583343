"""Exercises on searches that stop early: evaluation, horizon, Type B, and looking up instead."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from ...search import minimax
from .building import TRACED, backed_up, game_of, minimax_rule, moves_of, solved
from .exercise import Exercise, ExerciseTable, choice, number, plain, posed

FEATURES = (("pawns", Fraction(1), 8), ("knights", Fraction(3), 2), ("rooks", Fraction(5), 2))
MOBILITY = Fraction(1, 10)
SIDES = ("first", "second")
WIN, LOSS, DRAW = OUTCOMES = ("win", "loss", "draw")
NAMES = "ABCDEF"

Outcomes = Mapping[str, str]


# Evaluation.


def ask_evaluation(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """Two positions by their features; which of them does White prefer?"""
    rows = [
        (name, weight, [dice.randint(0, most) for _ in range(4)]) for name, weight, most in FEATURES
    ]
    rows.append(("legal moves", MOBILITY, [dice.randint(10, 40) for _ in range(4)]))

    def worth(
        at: int, weigh: Callable[[Fraction], Fraction] = lambda one: one, black: int = -1
    ) -> Fraction:
        return sum(
            (weigh(weight) * (counts[at] + black * counts[at + 1]) for _, weight, counts in rows),
            Fraction(0),
        )

    first, second = worth(0), worth(2)
    if first == second:
        return None
    better, worse = SIDES if first > second else SIDES[::-1]
    return posed(
        "evaluation",
        "A weighted linear evaluation adds, for each feature, its weight times the difference "
        "between White's and Black's number. What are the two positions worth to White, and which "
        "one does White prefer?",
        f"The first is worth {plain(first)}, the second {plain(second)}; White prefers the "
        f"{better}.",
        [
            number("first", "First position", first),
            number("second", "Second position", second),
            choice("better", "White prefers the", better, SIDES),
        ],
        [
            (
                {"first": worth(0, black=0), "second": worth(2, black=0)},
                "You counted White's features only: subtract Black's.",
            ),
            (
                {"first": worth(0, black=1), "second": worth(2, black=1)},
                "You added Black's features; they count against White.",
            ),
            (
                {
                    "first": worth(0, lambda _: Fraction(1)),
                    "second": worth(2, lambda _: Fraction(1)),
                },
                "You forgot the weights: each difference is multiplied by the weight of its "
                "feature.",
            ),
            (
                {"first": -first, "second": -second},
                "Those are the values to Black: subtract Black's numbers from White's.",
            ),
            (
                {"first": second, "second": first},
                "You exchanged the two positions.",
            ),
            (
                {"first": first, "second": second, "better": worse},
                "White prefers the position with the greater value.",
            ),
        ],
        "For each feature: White's number minus Black's, times the weight. Then add the products.",
        given=ExerciseTable(
            ["feature", "weight", "1st White", "1st Black", "2nd White", "2nd Black"],
            [[name, plain(weight), *map(str, counts)] for name, weight, counts in rows],
        ),
        worked=ExerciseTable(
            ["feature", "first", "second"],
            [[name, plain(w * (c[0] - c[1])), plain(w * (c[2] - c[3]))] for name, w, c in rows],
        ),
    )


# Horizon.


def ask_horizon(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """A deeper search plays another move: the evaluation did not see what follows."""
    node = [[dice.randint(0, 19) for _ in range(2)] for _ in range(3)]
    estimates = [dice.randint(0, 19) for _ in node]
    shallow, deep = minimax(game_of(estimates), trace=TRACED), solved(node)
    clear = len(set(estimates)) == 3 == len({min(one) for one in node})
    if not clear or shallow.line[0] == deep.result.line[0]:
        return None
    first, second = shallow.line[0], deep.result.line[0]
    return posed(
        "horizon",
        "MAX moves at the root, then MIN. The table shows what the evaluation says of the position "
        "after each move of MAX; the tree shows what it says one ply deeper. Which move does a "
        "search of depth 1 play, which one a search of depth 2, and what value does the search of "
        "depth 2 find?",
        f"Depth 1 plays {first}, depth 2 plays {second} with a value of "
        f"{plain(deep.result.value)}.",
        [
            choice("shallow", "Move at depth 1", first, moves_of(node)),
            choice("deep", "Move at depth 2", second, moves_of(node)),
            number("value", "Value at depth 2", deep.result.value),
        ],
        _horizon_mistakes(node, estimates, first, second),
        "At depth 1 only the table counts. At depth 2 only the leaves count: MIN chooses the least "
        "below each move, and MAX the greatest of those.",
        tree=deep,
        searched=deep,
        given=ExerciseTable(
            ["move", "evaluation after it"],
            [[str(move), str(one)] for move, one in enumerate(estimates, 1)],
        ),
    )


def _horizon_mistakes(
    node: Sequence[Sequence[int]], estimates: Sequence[int], first: str, second: str
) -> Iterator[tuple[dict[str, Any], str]]:
    value = max(map(min, node))
    hoped = [max(one) for one in node]
    yield (
        {"shallow": second, "deep": first},
        "You exchanged the two depths: at depth 1 the table decides, at depth 2 the leaves.",
    )
    yield (
        {"shallow": first, "deep": str(hoped.index(max(hoped)) + 1), "value": max(hoped)},
        "You took the greatest leaf, but at depth 2 MIN moves and takes the least below each move.",
    )
    yield (
        {"shallow": first, "deep": first},
        "The deeper search replaces the estimate: what the table says of a move counts no more.",
    )
    yield (
        {"shallow": second, "deep": second},
        "A search of depth 1 does not see the leaves: it trusts the table.",
    )
    lowest = str(estimates.index(min(estimates)) + 1)
    yield {"shallow": lowest}, "At depth 1 MAX takes the greatest evaluation, not the least."
    yield (
        {"value": max(estimates)},
        "That is the value that depth 1 finds; at depth 2 it comes from the leaves.",
    )
    yield {"value": max(value, *estimates)}, "The value at depth 2 comes from the leaves alone."


# Type B.


def ask_beam(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """The best move looks bad: a search of the most plausible moves never looks at it."""
    width = 2
    node = [[dice.randint(0, 19) for _ in range(dice.randint(2, 3))] for _ in range(4)]
    estimates = dice.sample(range(20), len(node))
    plausible = sorted(range(len(node)), key=lambda move: -estimates[move])[:width]
    values = [backed_up(one, minimax_rule, 1) for one in node]
    if len(set(values)) < len(values):
        return None
    whole = solved(node)
    best = int(whole.result.line[0]) - 1
    chosen = max(plausible, key=lambda move: values[move])
    if best in plausible:
        return None
    loss = values[best] - values[chosen]
    looks = max(range(len(node)), key=lambda move: estimates[move])
    return posed(
        "beam",
        f"A Type B search looks only at the {width} moves of MAX that the evaluation in the table "
        "likes best, and at all replies of MIN. Which move does it play? Which move does the full "
        "search (Type A) play, and how much more is that one worth?",
        f"Type B plays {chosen + 1}, worth {values[chosen]}; the full search plays {best + 1}, "
        f"worth {values[best]}: {loss} more.",
        [
            choice("beam", "Move of Type B", str(chosen + 1), moves_of(node)),
            choice("full", "Move of Type A", str(best + 1), moves_of(node)),
            number("loss", "Worth more by", loss),
        ],
        [
            (
                {"beam": str(best + 1)},
                f"Type B never looks at move {best + 1}: two others have better evaluations.",
            ),
            (
                {"beam": str(looks + 1), "full": str(best + 1)},
                "That move has the best evaluation, but Type B searches the plausible moves, and "
                "the other one turns out better.",
            ),
            (
                {"full": str(chosen + 1)},
                "The full search looks at all four moves, also at those that look bad.",
            ),
            (
                {"loss": estimates[chosen] - estimates[best]},
                "You compared the evaluations; compare the values that the searches find.",
            ),
            ({"loss": values[best]}, "That is the value of the best move; subtract the other's."),
            ({"loss": -loss}, "It is worth more to MAX, so the difference is positive."),
            (
                {"loss": max(node[best]) - max(node[chosen])},
                "MIN chooses the reply: compare the least values below the two moves.",
            ),
        ],
        "Strike out all but the two moves with the greatest evaluations. Then back up the leaves: "
        "MIN takes the least below each move.",
        tree=whole,
        searched=whole,
        given=ExerciseTable(
            ["move", "evaluation after it"],
            [[str(move), str(one)] for move, one in enumerate(estimates, 1)],
        ),
        worked=ExerciseTable(
            ["move", "value", "searched by Type B"],
            [
                [str(move + 1), str(value), "yes" if move in plausible else "no"]
                for move, value in enumerate(values)
            ],
        ),
    )


# Retrograde analysis.


def ask_retrograde(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """Six positions, some of which repeat; one or two are lost for the player to move."""
    moves = {name: sorted(dice.sample(NAMES, dice.randint(1, 2))) for name in NAMES}
    moves = {name: [to for to in below if to != name] for name, below in moves.items()}
    for name in dice.sample(NAMES, dice.randint(1, 2)):
        moves[name] = []
    ended = [name for name in NAMES if not moves[name]]
    found = _retrograde(moves)
    asked = [name for name in NAMES if moves[name]]
    if len(ended) > 2 or set(OUTCOMES) - {found[name] for name in asked}:
        return None
    return posed(
        "retrograde",
        "Two players move in turn from one of these positions to another. Whoever is to move in "
        f"{' or '.join(ended)} has lost. Work backwards: is each of the other positions a win, a "
        "loss or a draw for the player who is to move in it?",
        "; ".join(f"{name} is a {found[name]}" for name in asked) + ".",
        [choice(name.lower(), name, found[name], OUTCOMES) for name in asked],
        _retrograde_mistakes(moves, asked, found),
        "A position is won if some move leads to a lost one, and lost if every move leads to a won "
        "one. Repeat that until nothing changes; what is left is a draw.",
        given=ExerciseTable(
            ["position", "moves to"],
            [[name, ", ".join(moves[name]) or "none: lost"] for name in NAMES],
        ),
    )


def _retrograde(moves: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Backwards from the end, one ply at a time; what is never reached is a draw."""
    known = {name: LOSS for name, below in moves.items() if not below}
    while True:
        new = {
            name: WIN if any(known.get(to) == LOSS for to in below) else LOSS
            for name, below in moves.items()
            if name not in known
            and (
                any(known.get(to) == LOSS for to in below)
                or all(known.get(to) == WIN for to in below)
            )
        }
        if not new:
            return {name: known.get(name, DRAW) for name in moves}
        known |= new


def _retrograde_mistakes(
    moves: Mapping[str, Sequence[str]], asked: Sequence[str], found: Outcomes
) -> Iterator[tuple[dict[str, Any], str]]:
    def given(outcomes: Outcomes) -> dict[str, Any]:
        return {name.lower(): outcomes[name] for name in asked}

    opposite = {WIN: LOSS, LOSS: WIN, DRAW: DRAW}
    yield (
        given({name: opposite[one] for name, one in found.items()}),
        "You looked from the side of the player who has just moved; asked for is the one to move.",
    )
    yield (
        given({name: LOSS if one == DRAW else one for name, one in found.items()}),
        "A position from which nobody can force anything is a draw, not a loss: the game goes on.",
    )
    yield (
        given({name: WIN if one == DRAW else one for name, one in found.items()}),
        "A position from which nobody can force anything is a draw, not a win.",
    )
    yield (
        given(_one_ply(moves)),
        "You went back one ply only: positions before won ones can be decided as well.",
    )
    yield (
        given(_hasty(moves)),
        "You called a position lost because one move from it loses; it is lost only if every move "
        "does.",
    )


def _one_ply(moves: Mapping[str, Sequence[str]]) -> dict[str, str]:
    return {
        name: WIN if any(not moves[to] for to in below) else DRAW for name, below in moves.items()
    }


def _hasty(moves: Mapping[str, Sequence[str]]) -> dict[str, str]:
    right = _retrograde(moves)
    return {
        name: LOSS if right[name] == DRAW and any(right[to] == WIN for to in below) else right[name]
        for name, below in moves.items()
    }
