"""Go on boards of 5x5 to 19x19: area scoring, positional superko, no suicide.

Black moves first. A move that would leave its own stones without liberties is illegal, and so
is one that brings back the board of one of the `superko` latest positions, whoever was to
move. Two passes in a row end the game, as do `longest` plies (0: twice as many as there are
points). Stones and the points that reach stones of one colour only count; white's komi is added.

Superko: a state can't hold a whole game, so it remembers the last 16 positions. Repetition
takes part of the board around a cycle while nothing else changes; kos, double and triple kos
and sending two to return one have cycles of 2, 6 and 4 plies. What is remembered is a 64-bit hash:
the odds that a legal move is taken for a repetition are below one in 10^16.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit
from ..board import Board, Cell, Grid, Piece, Text
from ..errors import BadParameter, InvalidState
from ..game import Game, LinearEvaluation
from ..tuples import replaced
from . import _grid
from ._go import points
from ._go.points import Words

LETTERS = "ABCDEFGHJKLMNOPQRST"
_NEXT = 0xD1342543DE82EF95  # of a linear congruential generator


class State(NamedTuple):
    black: Words
    white: Words
    lost: Words  # points where a stone was ever captured: elsewhere nothing can come again
    key: Bits  # hash of the stones
    past: tuple[Bits, ...]  # keys of the positions before, the latest first
    player: int
    passes: int  # in a row
    ply: int


class Go(LinearEvaluation, Game):
    player_names = ("black", "white")
    symmetries = 8
    feature_names = ("area", "liberties")
    weights = (0.7, 0.3)

    def __init__(
        self, size: int = 9, komi: float = 7.5, superko: int = 16, longest: int = 0
    ) -> None:
        _grid.check_size("size", size, 5, 19)
        _grid.check_size("superko", superko, 2, 64)
        _grid.check_size("longest", longest, 0, 100_000)
        if not -size * size <= komi <= size * size or komi * 2 != int(komi * 2):
            raise BadParameter(f"komi must be whole or half points of the board, not {komi!r}")
        self.size, self.komi, self.superko, self.longest = size, float(komi), superko, longest
        self.cells, self.row = size * size, size + 1
        self.pass_action = self.cells
        self.most_plies = longest or 2 * self.cells
        self.max_actions = self.cells + 1
        self.observation_shape = (3, size, size)
        places = [row * self.row + column for row in range(size) for column in range(size)]
        self.full = _grid.packed(places, size * self.row)
        self.nothing = (Bits(0),) * len(self.full)
        self.no_past = (Bits(0),) * superko
        self.keys, self.turns = _keys(size)

    def initial_state(self) -> State:
        nothing = self.nothing
        return State(nothing, nothing, nothing, Bits(0), self.no_past, 0, 0, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def is_terminal(self, state: State) -> bool:
        return state.passes >= 2 or state.ply >= self.most_plies

    def utility(self, state: State, player: int) -> float:
        score = self.score(state)
        worth = 1.0 if score > 0 else -1.0 if score < 0 else 0.0
        return worth if player == 0 else -worth

    def score(self, state: State) -> float:
        """Black's area less white's and komi."""
        empty = self.empty(state)
        black = points.reached(state.black, empty, self.row)
        white = points.reached(state.white, empty, self.row)
        return points.size(points.less(black, white)) - points.size(
            points.less(white, black)
        ) - self.komi

    # Rules.

    def place(self, action: int) -> int:
        return action // self.size * self.row + action % self.size

    def sides(self, state: State, player: int) -> tuple[Words, Words]:
        if player == 0:
            return state.black, state.white
        return state.white, state.black

    def empty(self, state: State) -> Words:
        return points.less(self.full, points.joined(state.black, state.white))

    def captured(self, stone: Words, other: Words, empty: Words) -> Words:
        """The stones of the opponent that this stone takes the last liberty."""
        free = points.less(empty, stone)
        near = points.met(points.beside(stone, self.row), other)
        near = points.less(near, points.beside(free, self.row))
        dead = self.nothing
        while points.some(near):
            one = points.first(near)
            if points.touches(one, other, free, self.row):
                near = points.less(near, one)
            else:
                group = points.reached(one, other, self.row)
                dead = points.joined(dead, group)
                near = points.less(near, group)
        return dead

    def is_legal(self, state: State, place: int, empty: Words) -> bool:
        """Whether a stone may be put on an empty point."""
        own, other = self.sides(state, state.player)
        stone = points.single(self.nothing, place)
        breathes = points.some(points.met(points.beside(stone, self.row), empty))
        if not breathes:
            free = points.less(empty, stone)
            breathes = points.touches(stone, own, free, self.row)
        if breathes and not points.holds(state.lost, place):
            return True
        dead = self.captured(stone, other, empty)
        if not breathes and not points.some(dead):
            return False
        return not self.stood_before(state, self.key_after(state, place, dead))

    def key_after(self, state: State, place: int, dead: Words) -> Bits:
        key = state.key ^ Bits(self.keys[place + state.player * len(self.keys) // 2])
        offset = (1 - state.player) * len(self.keys) // 2
        while points.some(dead):
            one = points.nth(dead, 0)
            key ^= Bits(self.keys[one + offset])
            dead = points.less(dead, points.single(dead, one))
        return key

    def stood_before(self, state: State, key: Bits) -> bool:
        found = False
        for i in range(len(state.past)):
            found = found or state.past[i] == key
        return found

    def actions(self, state: State) -> Iterator[int]:
        if not self.is_terminal(state):
            empty = self.empty(state)
            for action in range(self.cells):
                place = self.place(action)
                if points.holds(empty, place) and self.is_legal(state, place, empty):
                    yield action
            yield self.pass_action

    def random_action(self, state: State, dice: Bits) -> int:
        """Empty points and the pass are drawn until one is legal."""
        empty = self.empty(state)
        left = empty
        count = points.size(left)
        while True:
            index = _grid.draw(dice, count + 1)
            if index == count:
                return self.pass_action
            place = points.nth(left, index)
            if self.is_legal(state, place, empty):
                return place // self.row * self.size + place % self.row
            left = points.less(left, points.single(left, place))
            count -= 1
            dice = dice * _NEXT + 1

    def result(self, state: State, action: int) -> State:
        if action == self.pass_action:
            return State(
                state.black,
                state.white,
                state.lost,
                state.key,
                state.past,
                1 - state.player,
                state.passes + 1,
                state.ply + 1,
            )
        own, other = self.sides(state, state.player)
        place = self.place(action)
        stone = points.single(self.nothing, place)
        dead = self.captured(stone, other, self.empty(state))
        own, other = points.joined(own, stone), points.less(other, dead)
        key = self.key_after(state, place, dead)
        return State(
            own if state.player == 0 else other,
            other if state.player == 0 else own,
            points.joined(state.lost, dead),
            key,
            (state.key,) + state.past[:-1],  # noqa: RUF005 (compiled code has no star here)
            1 - state.player,
            0,
            state.ply + 1,
        )

    # For algorithms.

    def features(self, state: State, player: int) -> tuple[float, ...]:
        empty = self.empty(state)
        black = points.size(points.met(points.beside(state.black, self.row), empty))
        white = points.size(points.met(points.beside(state.white, self.row), empty))
        side = 1.0 if player == 0 else -1.0
        bound = float(2 * self.cells)
        return side * self.score(state) / bound, side * (black - white) / bound

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own stones, the opponent's, and whether the player is black."""
        own, other = self.sides(state, player)
        for action in range(self.cells):
            row, column, place = action // self.size, action % self.size, self.place(action)
            planes[0, row, column] = 1 if points.holds(own, place) else 0
            planes[1, row, column] = 1 if points.holds(other, place) else 0
            planes[2, row, column] = 1 - player

    def symmetric_state(self, state: State, symmetry: int) -> State:
        past = state.past
        for i in range(len(past)):
            past = replaced(past, i, self.turned_key(past[i], symmetry))
        return State(
            self.turned(state.black, symmetry),
            self.turned(state.white, symmetry),
            self.turned(state.lost, symmetry),
            self.turned_key(state.key, symmetry),
            past,
            state.player,
            state.passes,
            state.ply,
        )

    def turned(self, words: Words, symmetry: int) -> Words:
        made = self.nothing
        for action in range(self.cells):
            if points.holds(words, self.place(action)):
                image = _grid.turned(action, self.size, self.size, symmetry)
                made = points.joined(made, points.single(made, self.place(image)))
        return made

    def turned_key(self, key: Bits, symmetry: int) -> Bits:
        made = Bits(0)
        for i in range(8):
            byte = key >> 8 * int(self.turns[8 * symmetry + i]) & 255
            made |= byte << 8 * i
        return made

    def symmetric_action(self, action: int, symmetry: int) -> int:
        if action == self.pass_action:
            return action
        return _grid.turned(action, self.size, self.size, symmetry)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        """As in GTP: letters without I, rows from the bottom, or pass."""
        if action == self.pass_action:
            return "pass"
        return f"{LETTERS[action % self.size]}{self.size - action // self.size}"

    def marks(self, state: State) -> str:
        spots = (self.place(action) for action in range(self.cells))
        black, white = _grid.whole(state.black), _grid.whole(state.white)
        return "".join("X" if black >> p & 1 else "O" if white >> p & 1 else "." for p in spots)
