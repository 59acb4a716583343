"""Certificates: a proof that can be followed without any search.

A certificate of "at least v" has one move for each position in which the player who keeps that
bound is to move. To check it, all moves of the other side are played: wherever they lead, the
certificate must have an answer, no position may repeat, and every end must keep the bound. At
chance nodes, the ends are averaged; there positions may repeat, and the average is found by value
iteration. How the moves were found does not matter: only the game's six functions are used, in
plain Python, and each position is visited once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..game import CHANCE, Game
from .bounds import Bound, plain
from .induction import Positions, Repeats, average_rounding
from .outcome import Budget, CounterExample, exact_text
from .repeating import sure_values

Answer = Callable[[Any, Any], Any]
"""From a state, and the same as `plain` writes it, to the move that keeps the bound, as `plain`
writes it; None where there is none."""


def check_certificate(
    game: Game, state: Any, bound: Bound, rows: Mapping[Any, Any], budget: Budget
) -> int:
    """Follow a certificate through all replies, and return the number of positions; raises
    CounterExample."""
    return follow(game, state, bound, lambda _, key: rows.get(key), budget, len(rows))


def follow(
    game: Game, state: Any, bound: Bound, answer: Answer, budget: Budget, expected: int = 0
) -> int:
    """The same for moves from any source; `expected` is their likely number, for progress."""
    walk = _Walk(game, bound, answer)
    if (worth := walk.at_the_end(state)) is not None:
        walk.check_end(worth)
        return 1
    walk.enter(state, plain(state))
    answers = 0
    try:
        while walk.frames:
            frame = walk.frames[-1]
            answers += frame.kept and frame.at == 0
            budget.step(answers / expected if expected else 0.0)
            if frame.at == len(frame.actions):
                walk.leave()
            else:
                walk.go_on(frame)
    except Repeats:
        walk.root, count = walk.iterated(state, budget)
    else:
        count = len(walk.known)
    if game.chance and not bound.holds(*walk.root):
        raise CounterExample((), bound.text(game), f"{exact_text(walk.root[0])} on average")
    return count


class _Frame:
    """A position on the path from the first one to the current one."""

    def __init__(self, state: Any, key: Any, mover: int, actions: list[Any], kept: bool) -> None:
        self.state, self.key, self.mover, self.kept = state, key, mover, kept
        self.actions = actions
        self.at = 0
        self.worth: float | None = None
        self.rounding = self.largest = 0.0


class _Walk:
    def __init__(self, game: Game, bound: Bound, answer: Answer) -> None:
        self.game, self.bound, self.answer = game, bound, answer
        self.frames: list[_Frame] = []
        self.open: set[Any] = set()
        self.known: dict[Any, tuple[float, float]] = {}
        """What positions are worth, and how much of that may be due to rounding."""
        self.root = bound.value, 0.0

    def at_the_end(self, state: Any) -> float | None:
        if not self.game.is_terminal(state):
            return None
        return float(self.game.utility(state, self.bound.player))

    def check_end(self, worth: float) -> None:
        """Check an end at once, unless ends are averaged: then the average is checked."""
        if not self.game.chance and not self.bound.holds(worth):
            found = f"{exact_text(worth)} at the end of the game"
            raise self.counter_example(found)

    def counter_example(self, found: str) -> CounterExample:
        return CounterExample(self.moves(), self.bound.text(self.game), found)

    def moves(self) -> list[str]:
        return [
            self.game.action_text(frame.state, frame.actions[frame.at]) for frame in self.frames
        ]

    def enter(self, state: Any, key: Any) -> None:
        mover = int(self.game.to_move(state))
        kept, actions = self.bound.kept_by(mover), self.followed(state, key)
        self.frames.append(_Frame(state, key, mover, actions, kept))
        self.open.add(key)

    def followed(self, state: Any, key: Any) -> list[Any]:
        """The moves to look at in a position: that of the certificate, or all."""
        actions = list(self.game.actions(state))
        if not actions:
            raise self.counter_example("a position without moves that is not the end")
        if not self.bound.kept_by(int(self.game.to_move(state))):
            return actions
        wanted = self.answer(state, key)
        chosen = [action for action in actions if plain(action) == wanted]
        if not chosen:
            missing = wanted is None
            raise self.counter_example(
                "a position for which the certificate has no move"
                if missing
                else f"the move {wanted!r} in the certificate, which is not legal"
            )
        return chosen[:1]

    def iterated(self, state: Any, budget: Budget) -> tuple[tuple[float, float], int]:
        """What the moves achieve where positions come again, and the number of positions."""
        self.frames.clear()
        positions = Positions(
            self.game, state, budget, moves=lambda here: self.followed(here, plain(here))
        )
        values, rounding = sure_values(positions, self.bound, budget, [0])
        return (float(values[0]), rounding), len(positions)

    def leave(self) -> None:
        frame = self.frames.pop()
        self.open.discard(frame.key)
        # Without an end below, play never ends, which is allowed where it gets here.
        worth = self.bound.value if frame.worth is None else frame.worth
        if frame.mover == CHANCE:
            frame.rounding += average_rounding(len(frame.actions), frame.largest)
        self.known[frame.key] = known = worth, frame.rounding
        if self.frames:
            self.take(self.frames[-1], *known)
        else:
            self.root = known

    def go_on(self, frame: _Frame) -> None:
        child = self.game.result(frame.state, frame.actions[frame.at])
        key = plain(child)
        if key in self.known:
            self.take(frame, *self.known[key])
        elif key in self.open:
            if self.game.chance:
                raise Repeats
            if not self.bound.endless:
                raise self.counter_example("a position that was there before: play need not end")
            frame.at += 1
        elif (worth := self.at_the_end(child)) is not None:
            self.check_end(worth)
            self.known[key] = worth, 0.0
            self.take(frame, worth, 0.0)
        else:
            self.enter(child, key)

    def take(self, frame: _Frame, worth: float, rounding: float) -> None:
        """The value after the current move is known, and how far it may be off."""
        frame.rounding = max(frame.rounding, rounding)
        frame.largest = max(frame.largest, abs(worth))
        if frame.mover == CHANCE:
            weight = float(self.game.probability(frame.state, frame.actions[frame.at]))
            frame.worth = (frame.worth or 0.0) + weight * worth
        elif frame.worth is None:
            frame.worth = worth
        else:
            frame.worth = self.bound.worse(frame.worth, worth)
        frame.at += 1
