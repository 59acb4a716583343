"""Opening books: are their moves legal and, in a book of perfect play, optimal?"""

from __future__ import annotations

from typing import Any

from ..game import Game
from ..lookup.book import Book, key_of_state
from .induction import Positions, roundings, values
from .outcome import Budget, CounterExample, NotChecked, random_game, successors

PERFECT = "perfect play"
"""What `zermelo book build --perfect` writes about its books."""
FEW = 20_000
"""The most positions that are examined below one position of a large game."""


def check_book(game: Game, book: Book, budget: Budget) -> str:
    """Check a book, and say in a sentence what was checked; raises CounterExample if wrong."""
    looking = _Looking(game, book, budget)
    if book.header["about"] != PERFECT:
        count = looking.sample(looking.check_legal)
        return f"the moves of {count:,} positions are legal; such a book claims no values"
    try:
        looking.everything = Positions(game, game.initial_state(), budget)
        looking.values = values(looking.everything)
        looking.roundings = roundings(looking.everything, looking.values)
    except NotChecked:
        if budget.over:
            raise
    if looking.values:
        count = looking.walk(looking.check_best)
        return (
            f"its moves are the best ones, and all of them, in {count:,} positions: every position "
            "of the game was solved by plain backward induction"
        )
    count = looking.sample(looking.check_best)
    if looking.solved == 0:
        raise NotChecked("no position of the book is near enough to the end to be solved")
    return (
        f"its moves are legal in {count:,} positions met in random games, and the best ones, and "
        f"all of them, in the {looking.solved:,} that plain backward induction could solve; not a "
        "proof"
    )


class _Looking:
    def __init__(self, game: Game, book: Book, budget: Budget) -> None:
        self.game, self.book, self.budget = game, book, budget
        self.own = True if game.offers("book_key") else None
        self.everything: Positions | None = None
        self.values: list[tuple[float, ...]] = []
        self.roundings: list[float] = []
        self.solved = 0
        self.rows: dict[int, list[Any]] = {}
        for row in book.rows:
            self.rows.setdefault(int(row["key"]), []).append(row)

    def moves(self, state: Any) -> list[int] | None:
        """The actions that the book plays here; None if the position is not in it."""
        rows = self.rows.get(int(key_of_state.plain(self.game, state, self.own)))
        return None if rows is None else [int(row["action"]) for row in rows]

    def sample(self, check: Any) -> int:
        """Follow random games as long as they are in the book; returns the number of positions."""
        seen: set[Any] = set()
        for _ in self.budget.rounds(self.budget.samples):
            for state, path in random_game(self.game, self.budget.dice):
                if self.game.is_terminal(state) or self.moves(state) is None:
                    break
                if state not in seen:
                    seen.add(state)
                    check(state, path)
        if not seen:
            raise NotChecked("the first position is not in the book")
        return len(seen)

    def walk(self, check: Any) -> int:
        """Visit every position that can be reached through positions of the book."""
        start = self.game.initial_state()
        seen = {start}
        waiting: list[tuple[Any, list[str]]] = [(start, [])]
        count = 0
        while waiting:
            state, path = waiting.pop()
            self.budget.step(count / max(len(self.rows), 1))
            if self.game.is_terminal(state) or self.moves(state) is None:
                continue
            check(state, path)
            count += 1
            for name, child in successors(self.game, state):
                if child not in seen:
                    seen.add(child)
                    waiting.append((child, [*path, name]))
        if count == 0:
            raise NotChecked("the first position is not in the book")
        return count

    def check_legal(self, state: Any, path: list[str]) -> None:
        legal = set(self.game.actions(state))
        for action in self.moves(state) or ():
            if action not in legal:
                raise CounterExample(path, f"the move {action}", "no such move")

    def check_best(self, state: Any, path: list[str]) -> None:
        self.check_legal(state, path)
        game, mover = self.game, self.game.to_move(state)
        try:
            worth, rounding = self._worth(state, mover)
        except NotChecked:
            return
        self.solved += 1
        best = {action for action, one in worth.items() if one >= max(worth.values()) - rounding}
        played = set(self.moves(state) or ())
        if played != best:
            raise CounterExample(path, _named(game, state, played), _named(game, state, best))

    def _worth(self, state: Any, mover: int) -> tuple[dict[int, float], float]:
        """The value of each action to the player to move, and how much may be due to rounding."""
        positions, found, errors = self.everything, self.values, self.roundings
        if positions is None:
            positions = Positions(self.game, state, self.budget, FEW)
            found = values(positions)
            errors = roundings(positions, found)
        numbers = positions.successors[positions.numbers[state]]
        actions = self.game.actions(state)
        worth = {
            int(action): found[number][mover]
            for action, number in zip(actions, numbers, strict=True)
        }
        return worth, errors[positions.numbers[state]]


def _named(game: Game, state: Any, actions: set[int]) -> str:
    names = " ".join(game.action_text(state, action) for action in sorted(actions))
    return f"the best moves {names or 'none'}"
