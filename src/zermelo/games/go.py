"""Go on boards of 5x5 to 19x19: area scoring, positional superko, no suicide.

Black moves first. A move that would leave its own stones without liberties is illegal, and so
is one that brings back the board of one of the `superko` latest positions, whoever was to
move. Two passes in a row end the game, as do `longest` plies (0: twice as many as there are
points). Stones and the points that reach stones of one colour only count; white's komi is added.

Superko: a state can't hold a long game, so it remembers some positions. Going round in a ko
takes 2 plies, sending two to return one 4, a triple ko 6; but a capture of nearly the whole
board may leave what stood there long ago. Of 60,000 random games on 9x9 none came back to
a position more than 8 plies old, of 200,000 on 5x5 24 did; `superko=50` covers any game on
5x5. What is remembered is a 64-bit hash: the odds that a legal move is taken for a repetition
are below one in 10^17.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from ..bits import Bits, lowest, without_lowest
from ..board import NOBODY, Board, Text
from ..errors import BadParameter, InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _grid
from ._board_game import BoardGame
from ._go import hashing, notation, patterns, points, policy
from ._go.notation import LETTERS as LETTERS
from ._go.notation import NO_MOVE
from ._go.policy import Around
from ._grid import Words


class State(NamedTuple):
    black: Words
    white: Words
    lost: Words  # points where a stone was ever captured: elsewhere nothing can come again
    key: Bits  # hash of the stones
    past: tuple[Bits, ...]  # keys of the positions before, the latest first
    player: int
    passes: int  # in a row
    ply: int
    last: int  # the action before; -1 at the start


class Go(LinearEvaluation, BoardGame):
    guide = Guide(
        title="Go",
        summary="Surround more of the board than the other",
        kind="Board games",
        popular=True,
        compiled_ahead=True,
        rules="""
        Black moves first, and players in turn put a stone on a free point or pass. Stones of one
        colour that are joined along the lines live or die together. They are taken when the last
        free point beside them is filled by the other. A move that would leave its own stones
        without a free point is not allowed. Nor is a move that brings back the board of one of the
        eight latest positions (ko). The game ends after two passes in a row, or after twice as many
        moves as the board has points. Each side's stones and the free points that only it reaches
        count, and white gets a komi of 7.5 for moving second; more points win. Dead stones are not
        removed at the end, so take them before you pass.
        """,
        moves="""
        Click a point, or pass with the button. `C4` is the third column and the fourth row from the
        bottom; there is no letter I. `pass` is a pass.
        """,
        parameters={
            "size": Setting("How many lines the board has each way.", Range(5, 19)),
            "komi": "The points that white gets for moving second.",
            "superko": Setting("How many earlier positions may not come back.", Range(2, 64)),
            "longest": Setting(
                "After this many moves the game ends; 0 means twice as many as there are points.",
                Range(0, 100_000),
            ),
        },
        history="https://en.wikipedia.org/wiki/Go_(game)",
        known=(
            "on five by five the first player wins all 25 points (van der Werf and others, 2003)",
        ),
        picture="E5, G6, F3, C6, D7, C7, D6, C5, C4, G4, F4, G5, G3, H3, H2, E7, E6, D8, E8",
    )

    player_names = ("black", "white")
    figures, shape, upward = ("black stone", "white stone"), "point", True
    symmetries = 8
    feature_names = ("area", "liberties")
    weights = (0.7, 0.3)

    def __init__(
        self, size: int = 9, komi: float = 7.5, superko: int = 8, longest: int = 0
    ) -> None:
        if not -size * size <= komi <= size * size or komi * 2 != int(komi * 2):
            raise BadParameter(f"komi must be whole or half points of the board, not {komi!r}")
        self.size, self.komi, self.superko, self.longest = size, float(komi), superko, longest
        self.set_board(size, size, most=19 * 19)
        self.row, self.pass_action = size + 1, self.cells
        self.most_plies = longest or 2 * self.cells
        self.max_actions = self.cells + 1
        self.observation_shape = (9, size, size)
        places = [row * self.row + column for row in range(size) for column in range(size)]
        self.full = _grid.packed(places, size * self.row)
        self.nothing = (Bits(0),) * len(self.full)
        self.no_past = (Bits(0),) * superko
        self.keys, self.turns = hashing.new_keys(size)
        rim = (p for p in range(size * size) if {p // size, p % size} & {0, size - 1})
        self.edge = self.stones(rim)
        self.shapes = patterns.table()

    def initial_state(self) -> State:
        nothing = self.nothing
        return State(nothing, nothing, nothing, Bits(0), self.no_past, 0, 0, 0, NO_MOVE)

    def is_terminal(self, state: State) -> bool:
        return state.passes >= 2 or state.ply >= self.most_plies

    def utility(self, state: State, player: int) -> float:
        score = self.score(state)
        worth = 1.0 if score > 0 else -1.0 if score < 0 else 0.0
        return worth if player == 0 else -worth

    def score(self, state: State) -> float:
        """Black's area less white's and komi."""
        black, white = self.areas(state)
        return _grid.size_of(black) - _grid.size_of(white) - self.komi

    def areas(self, state: State) -> tuple[Words, Words]:
        """The points that count for each side: its stones, and the empty points that only they
        reach."""
        empty = self.empty(state)
        black = points.reached(state.black, empty, self.row)
        white = points.reached(state.white, empty, self.row)
        return _grid.less(black, white), _grid.less(white, black)

    # Rules.

    def place(self, action: int) -> int:
        return action // self.size * self.row + action % self.size

    def action_at(self, place: int) -> int:
        return place // self.row * self.size + place % self.row

    def sides(self, state: State, player: int) -> tuple[Words, Words]:
        return (state.black, state.white) if player == 0 else (state.white, state.black)

    def empty(self, state: State) -> Words:
        return _grid.less(self.full, _grid.joined(state.black, state.white))

    def captured(self, stone: Words, other: Words, empty: Words) -> Words:
        """The stones of the opponent that this stone takes the last liberty."""
        free = _grid.less(empty, stone)
        near = _grid.met(points.beside(stone, self.row), other)
        near = _grid.less(near, points.beside(free, self.row))
        dead = self.nothing
        while _grid.some(near):
            one = points.first(near)
            if points.touches(one, other, free, self.row):
                near = _grid.less(near, one)
            else:
                group = points.reached(one, other, self.row)
                dead = _grid.joined(dead, group)
                near = _grid.less(near, group)
        return dead

    def is_legal(self, state: State, place: int, empty: Words) -> bool:
        """Whether a stone may be put on an empty point."""
        own, other = self.sides(state, state.player)
        stone = _grid.single(self.nothing, place)
        breathes = _grid.some(_grid.met(points.beside(stone, self.row), empty))
        if not breathes:
            breathes = points.touches(stone, own, _grid.less(empty, stone), self.row)
        if breathes and not _grid.has(state.lost, place):
            return True
        dead = self.captured(stone, other, empty)
        if not breathes and not _grid.some(dead):
            return False
        return not is_among(state.past, self.key_after(state.key, state.player, place, dead))

    def key_after(self, key: Bits, player: int, place: int, dead: Words) -> Bits:
        """The hash of the position after a stone on this place that captures these."""
        half = len(self.keys) // 2
        key ^= Bits(self.keys[place + player * half])
        while _grid.some(dead):
            one = _grid.nth_cell(dead, 0)
            key ^= Bits(self.keys[one + (1 - player) * half])
            dead = _grid.less(dead, _grid.single(dead, one))
        return key

    def legal_places(self, state: State) -> Words:
        """Where a stone may be put."""
        empty = self.empty(state)
        # With a neighbour to breathe through, and where nothing can come again: surely.
        legal = _grid.less(_grid.met(points.beside(empty, self.row), empty), state.lost)
        unsure = _grid.less(empty, legal)
        while _grid.some(unsure):
            place = _grid.nth_cell(unsure, 0)
            if self.is_legal(state, place, empty):
                legal = _grid.joined(legal, _grid.single(legal, place))
            unsure = _grid.less(unsure, _grid.single(legal, place))
        return legal

    def actions(self, state: State) -> Iterator[int]:
        # A generator is resumed for every action with all that it was given, so it is given little.
        if self.is_terminal(state):
            return self.each_action(self.nothing, False)
        return self.each_action(self.legal_places(state), True)

    def each_action(self, legal: Words, may_pass: bool) -> Iterator[int]:
        for i in range(len(legal)):
            word = legal[i]
            while word:
                yield self.action_at(64 * i + lowest(word))
                word = without_lowest(word)
        if may_pass:
            yield self.pass_action

    def random_action(self, state: State, dice: Bits) -> int:
        """Empty points and the pass are drawn until one is legal."""
        empty = self.empty(state)
        left = empty
        count = _grid.size_of(left)
        while True:
            index = _grid.draw(dice, count + 1)
            if index == count:
                return self.pass_action
            place = _grid.nth_cell(left, index)
            if self.is_legal(state, place, empty):
                return self.action_at(place)
            left = _grid.less(left, _grid.single(left, place))
            count -= 1
            dice = _grid.next_dice(dice)

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
                action,
            )
        own, other = self.sides(state, state.player)
        place = self.place(action)
        stone = _grid.single(self.nothing, place)
        dead = self.captured(stone, other, self.empty(state))
        own, other = _grid.joined(own, stone), _grid.less(other, dead)
        key = self.key_after(state.key, state.player, place, dead)
        return State(
            own if state.player == 0 else other,
            other if state.player == 0 else own,
            _grid.joined(state.lost, dead),
            key,
            (state.key,) + state.past[:-1],  # noqa: RUF005 (compiled code has no star here)
            1 - state.player,
            0,
            state.ply + 1,
            action,
        )

    # For algorithms.

    def playout_action(self, state: State, dice: Bits) -> int:
        """An answer to the last move, as `_go.policy` finds it; else anywhere but in one of the
        player's own eyes, and a pass when nothing is left."""
        at = self.around(state)
        if at.last >= 0:
            for kind in range(policy.KINDS):
                place = policy.answer(at, kind, self.shapes, dice)
                if place >= 0 and self.is_legal(state, place, at.empty):
                    return self.action_at(place)
        return self.sensible_action(state, at, dice)

    def around(self, state: State) -> Around:
        """The board as the player to move sees it."""
        own, other = self.sides(state, state.player)
        last = self.place(state.last) if 0 <= state.last < self.pass_action else NO_MOVE
        return Around(own, other, self.empty(state), self.full, last, self.row)

    def sensible_action(self, state: State, at: Around, dice: Bits) -> int:
        """Any legal point but the player's own eyes, each as likely; a pass if there is none.
        Stones that can be taken at once are put down rarely."""
        empty = at.empty
        left = _grid.less(empty, policy.eyes(at.other, empty, self.edge, self.row))
        count = _grid.size_of(left)
        while count:
            dice = _grid.next_dice(dice)
            place = _grid.nth_cell(left, _grid.draw(dice, count))
            rash = (dice >> 24 & 7) != Bits(0) and policy.is_self_atari(place, at)
            if not rash and self.is_legal(state, place, empty):
                return self.action_at(place)
            left = _grid.less(left, _grid.single(left, place))
            count -= 1
        return self.pass_action

    def features(self, state: State, player: int) -> tuple[float, ...]:
        empty = self.empty(state)
        black = _grid.size_of(_grid.met(points.beside(state.black, self.row), empty))
        white = _grid.size_of(_grid.met(points.beside(state.white, self.row), empty))
        side = 1.0 if player == 0 else -1.0
        bound = float(2 * self.cells)
        return side * self.score(state) / bound, side * (black - white) / bound

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own stones and the opponent's, whether the player is black; of both sides the stones
        with one liberty and with two; the last move, and whether it was a pass."""
        own, other = self.sides(state, player)
        empty = self.empty(state)
        own_one, own_two = points.short_of_liberties(own, empty, self.row)
        other_one, other_two = points.short_of_liberties(other, empty, self.row)
        passed = 1 if state.last == self.pass_action else 0
        for row in range(self.size):
            for column in range(self.size):
                place = row * self.row + column
                planes[0, row, column] = 1 if _grid.has(own, place) else 0
                planes[1, row, column] = 1 if _grid.has(other, place) else 0
                planes[2, row, column] = 1 - player
                planes[3, row, column] = 1 if _grid.has(own_one, place) else 0
                planes[4, row, column] = 1 if _grid.has(own_two, place) else 0
                planes[5, row, column] = 1 if _grid.has(other_one, place) else 0
                planes[6, row, column] = 1 if _grid.has(other_two, place) else 0
                planes[7, row, column] = 1 if row * self.size + column == state.last else 0
                planes[8, row, column] = passed

    def ownership(self, state: State, player: int, cells: Any) -> None:
        """The owner of each point at the end."""
        black, white = self.areas(state)
        own, other = (black, white) if player == 0 else (white, black)
        for row in range(self.size):
            for column in range(self.size):
                place = row * self.row + column
                cells[row, column] = int(_grid.has(own, place)) - int(_grid.has(other, place))

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
            self.symmetric_action(state.last, symmetry),
        )

    def turned(self, words: Words, symmetry: int) -> Words:
        made = self.nothing
        for action in range(self.cells):
            if _grid.has(words, self.place(action)):
                image = _grid.turned(action, self.size, self.size, symmetry)
                made = _grid.joined(made, _grid.single(made, self.place(image)))
        return made

    def turned_key(self, key: Bits, symmetry: int) -> Bits:
        made = Bits(0)
        for i in range(8):
            byte = key >> 8 * int(self.turns[8 * symmetry + i]) & 255
            made |= byte << 8 * i
        return made

    # Notation and picture.

    def end_words(self, state: State) -> str:
        black, white = (_grid.size_of(area) for area in self.areas(state))
        return f"area {black} to {white}, komi {self.komi:g}"

    def action_text(self, state: State, action: int) -> str:
        """As in GTP: letters without I, rows from the bottom, or pass."""
        if action == self.pass_action:
            return "pass"
        return f"{LETTERS[action % self.size]}{self.size - action // self.size}"

    def marks(self, state: State) -> str:
        spots = (self.place(action) for action in range(self.cells))
        black, white = _grid.whole(state.black), _grid.whole(state.white)
        return "".join("X" if black >> p & 1 else "O" if white >> p & 1 else "." for p in spots)

    def state_text(self, state: State) -> str:
        """Rows from the top, the player to move, passes and plies; then where stones were
        captured, the hashes of the latest positions, and the last move."""
        rows = _grid.rows_text(self.marks(state), self.size)
        lost = [
            self.action_text(state, action)
            for action in range(self.cells)
            if _grid.has(state.lost, self.place(action))
        ]
        past = [f"{int(key):x}" for key in state.past]
        last = "-" if state.last == NO_MOVE else self.action_text(state, state.last)
        history = f" {','.join(lost) or '-'} {','.join(past)} {last}"
        return f"{rows} {'XO'[state.player]} {state.passes} {state.ply}{history}"

    def parse_state(self, text: str) -> State:
        fields = text.split()
        if len(fields) not in (2, 4, 6, 7):
            raise InvalidState(
                "a state reads like 'X.O../... X', then passes and plies, then captured points "
                f"and hashes, and the last move, all optional; not {text!r}"
            )
        given = (*fields, *("0", "0", "-", "0", "-")[len(fields) - 2 :])
        rows, mover, passes, ply, lost, past, last = given
        marks = _grid.parse_rows(rows.upper(), self.size, self.size, "XO.")
        if not (passes.isdecimal() and ply.isdecimal() and len(passes) < 2 and len(ply) < 7):
            raise InvalidState(f"passes and plies are numbers, not {passes!r} and {ply!r}")
        if int(passes) > 2:
            raise InvalidState(f"the game is over after 2 passes in a row, there can't be {passes}")
        black, white = (self.stones(_grid.marked(marks, mark)) for mark in "XO")
        state = State(
            black,
            white,
            self.stones(notation.parse_points(lost, self.size)),
            self.key_of(black, white),
            notation.parse_past(past, self.superko),
            _grid.parse_mark(mover.upper(), "XO"),
            int(passes),
            int(ply),
            notation.parse_last(last, self.size),
        )
        self.check_liberties(state)
        return state

    def stones(self, actions: Iterable[int]) -> Words:
        places = (self.place(action) for action in actions)
        return _grid.packed(places, self.size * self.row)

    def key_of(self, black: Words, white: Words) -> Bits:
        key, half = Bits(0), len(self.keys) // 2
        for place in range(half):
            if _grid.has(black, place):
                key ^= Bits(self.keys[place])
            if _grid.has(white, place):
                key ^= Bits(self.keys[half + place])
        return key

    def check_liberties(self, state: State) -> None:
        empty = self.empty(state)
        for name, stones in (("black", state.black), ("white", state.white)):
            alive = _grid.met(points.beside(empty, self.row), stones)
            if points.reached(alive, stones, self.row) != stones:
                raise InvalidState(f"{name} stones without liberties can't stand on the board")

    def board(self, state: State, player: int | None = None) -> Board:
        """With star points; at the end with the area of each side."""
        over = self.is_terminal(state)
        grid = replace(
            self.grid(state, stars=_grid.star_points(self.size)),
            column_labels=tuple(LETTERS[: self.size]),
            territory=self.territory(state) if over else (),
        )
        return (grid, Text(self._counted(state) if over else self._in_play(state)))

    def territory(self, state: State) -> tuple[int, ...]:
        """The owner of each point."""
        black, white = map(_grid.whole, self.areas(state))
        spots = (self.place(action) for action in range(self.cells))
        return tuple(0 if black >> p & 1 else 1 if white >> p & 1 else NOBODY for p in spots)

    def _in_play(self, state: State) -> str:
        komi = f"komi {self.komi:g}, area counts"
        if not state.passes:
            return komi
        return f"{self.player_names[1 - state.player]} passed; another pass ends the game; {komi}"

    def _counted(self, state: State) -> str:
        owners, score = self.territory(state), self.score(state)
        winner = "nobody wins" if score == 0 else f"{self.player_names[score < 0]} wins"
        margin = f" by {abs(score):g}" if score else ""
        area = f"black {owners.count(0)}, white {owners.count(1)} and komi {self.komi:g}"
        return f"{area}: {winner}{margin}"


def is_among(keys: tuple[Bits, ...], key: Bits) -> bool:
    found = False
    for i in range(len(keys)):
        found = found or keys[i] == key
    return found
