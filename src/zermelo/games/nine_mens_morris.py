"""Nine Men's Morris: three in a line take a man off the board.

First the players set their men in turn, then move them along the lines to a
free neighbouring point; a player down to three men may jump to any free point
(`flying`). Who closes a mill, three men on a line, takes a man of the other
side in the same turn, one outside of mills if there is one. Fewer than three
men, or no move, loses. A draw after `draw_after` moves in a row, of both sides
together, without a man set or taken: it stands for the repetition of positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, bit, each, lowest, popcount
from ..board import COLOURS, Board, Cell, Piece, Text
from ..errors import InvalidState
from ..game import Game, LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from . import _grid, _morris

SYMBOLS = "WB"
POINTS = 24  # eight around each of three squares, the outermost first, from the top left corner
MOVES = POINTS  # actions from here on are moves; those below set or take a man

ALL = Bits(0xFFFFFF)
CORNERS = Bits(0x555555)
MIDDLES = Bits(0xAAAAAA)  # of the sides: lines lead from square to square here


class State(NamedTuple):
    white: Bits
    black: Bits
    white_hand: int  # men still to be set
    black_hand: int
    player: int
    taking: bool  # a mill was closed, and a man is to be taken
    quiet: int  # moves since a man was last set or taken


class NineMensMorris(LinearEvaluation, Game):
    """Actions below 24 set or take a man; the others are 24 + 24 * from + to."""

    guide = Guide(
        title="Nine Men's Morris",
        summary="Three in a line take a man off the board",
        kind="Board games",
        rules="""
        First the players set their nine men in turn on the 24 points, white first. Then they move
        them along the lines to a free neighbouring point. Three men on one line are a mill. A
        player who closes one takes a man of the other side in the same turn, one outside of mills
        if there is one. A player who is down to three men may jump to any free point. The player
        who has fewer than three men left, or no move, has lost. After 100 moves in a row of both
        sides together without a man set or taken, the game is drawn.
        """,
        moves="""
        Click a free point to set a man; later click a man and then its target, or drag it; after a
        mill, click the man to take. `d6` sets, `d6-d5` moves, `xd7` takes. Letters are columns,
        rows count from the bottom.
        """,
        parameters={
            "men": Setting("How many men each side has.", Range(3, 12)),
            "flying": "Whether a player with three men may jump to any free point.",
            "draw_after": Setting(
                "After this many moves of both sides together without a man set or taken "
                "the game is drawn.",
                Range(1, 10_000),
            ),
        },
        history="https://en.wikipedia.org/wiki/Nine_men%27s_morris",
        known=("a draw (Gasser, 1996)",),
        picture="d6, d2, f4, b4, d5, f2, d7, xf2, b2, f6, a4, c4, g4, e4",
    )

    player_names = ("white", "black")
    symmetries = 16
    resolution = 1.0
    max_actions = 64
    observation_shape = (5, POINTS)
    feature_names = ("men", "mobility", "mills")
    weights = (0.6, 0.2, 0.15)

    def __init__(self, men: int = 9, flying: bool = True, draw_after: int = 100) -> None:
        self.men, self.flying, self.draw_after = men, bool(flying), draw_after

    def initial_state(self) -> State:
        return State(Bits(0), Bits(0), self.men, self.men, 0, False, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def sides(self, state: State) -> tuple[Bits, Bits]:
        """The men of the player to move, and the other's."""
        return (state.white, state.black) if state.player == 0 else (state.black, state.white)

    def hand(self, state: State) -> int:
        return state.white_hand if state.player == 0 else state.black_hand

    def actions(self, state: State) -> Iterator[int]:
        mine, theirs = self.sides(state)
        free = ALL & ~(mine | theirs)
        if self.is_terminal(state):
            return
        if state.taking:
            for point in each(_takeable(theirs)):
                yield point
        elif self.hand(state) > 0:
            for point in each(free):
                yield point
        else:
            flies = self.flies(mine)
            for start in each(mine):
                for end in each(free if flies else free & _beside(bit(start))):
                    yield MOVES + POINTS * start + end

    def flies(self, mine: Bits) -> bool:
        return self.flying and popcount(mine) == 3

    def result(self, state: State, action: int) -> State:
        mine, theirs = self.sides(state)
        if state.taking:
            return self.made(state, mine, theirs ^ bit(action), 0, False, 0)
        if action < MOVES:
            mine = mine | bit(action)
            closed = _closes(mine, action) and bool(theirs)
            return self.made(state, mine, theirs, 1, closed, 0)
        start, end = (action - MOVES) // POINTS, (action - MOVES) % POINTS
        mine = mine ^ bit(start) ^ bit(end)
        return self.made(state, mine, theirs, 0, _closes(mine, end), state.quiet + 1)

    def made(
        self, state: State, mine: Bits, theirs: Bits, men_set: int, taking: bool, quiet: int
    ) -> State:
        """The state after a move of the player to move; a mill keeps the turn."""
        if state.player == 0:
            hand = state.white_hand - men_set
            return State(mine, theirs, hand, state.black_hand, 0 if taking else 1, taking, quiet)
        hand = state.black_hand - men_set
        return State(theirs, mine, state.white_hand, hand, 1 if taking else 0, taking, quiet)

    def is_terminal(self, state: State) -> bool:
        if state.taking:
            return False
        return state.quiet >= self.draw_after or self.has_lost(state)

    def has_lost(self, state: State) -> bool:
        """Whether the player to move has too few men, or no move."""
        if self.hand(state) > 0:
            return False
        mine, theirs = self.sides(state)
        if popcount(mine) < 3:
            return True
        return not self.flies(mine) and not _beside(mine) & ALL & ~(mine | theirs)

    def utility(self, state: State, player: int) -> float:
        return 0.0 if not self.has_lost(state) else -1.0 if player == state.player else 1.0

    def random_action(self, state: State, dice: Bits) -> int:
        mine, theirs = self.sides(state)
        free = ALL & ~(mine | theirs)
        if state.taking or self.hand(state) > 0:
            points = _takeable(theirs) if state.taking else free
            return _grid.nth(points, _grid.draw(dice, popcount(points)))
        if self.flies(mine):
            count = popcount(free)
            n = _grid.draw(dice, 3 * count)
            return MOVES + POINTS * _grid.nth(mine, n // count) + _grid.nth(free, n % count)
        return _random_step(mine, free, dice)

    def order(self, state: State, action: int) -> int:
        """First moves that close a mill, then moves that block one."""
        if state.taking:
            return 0
        mine, theirs = self.sides(state)
        end = action if action < MOVES else (action - MOVES) % POINTS
        if action >= MOVES:
            mine = mine ^ bit((action - MOVES) // POINTS)
        if _closes(mine | bit(end), end):
            return 2
        return 1 if _closes(theirs | bit(end), end) else 0

    def features(self, state: State, player: int) -> tuple[float, ...]:
        men = popcount(state.white) + state.white_hand - popcount(state.black) - state.black_hand
        free = ALL & ~(state.white | state.black)
        white, black = popcount(_beside(state.white) & free), popcount(_beside(state.black) & free)
        mills = popcount(_in_mills(state.white)) - popcount(_in_mills(state.black))
        side = 1.0 if player == 0 else -1.0
        return (
            side * men / self.men,
            side * (white - black) / (white + black + 1),
            side * mills / self.men,
        )

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own men, the other side's, men in hand of both, and whether a man is to be taken."""
        mine, theirs = (state.white, state.black) if player == 0 else (state.black, state.white)
        hands = (state.white_hand, state.black_hand)
        for point in range(POINTS):
            planes[0, point] = popcount(mine & bit(point))
            planes[1, point] = popcount(theirs & bit(point))
            planes[2, point] = hands[player] / self.men
            planes[3, point] = hands[1 - player] / self.men
            planes[4, point] = 1 if state.taking else 0

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """Four words, each of the player and then of the other side: where men stand, which of them
        are in mills, the free points beside them; and how many are in hand and on the board. The
        last bit is on while a man is to be taken."""
        mine, theirs = (state.white, state.black) if player == 0 else (state.black, state.white)
        hands = (state.white_hand, state.black_hand)
        free = ALL & ~(mine | theirs)
        counts = bit(hands[player]) | bit(16 + hands[1 - player])
        counts = counts | bit(32 + popcount(mine)) | bit(48 + popcount(theirs))
        return (
            mine | theirs << POINTS,
            _in_mills(mine) | _in_mills(theirs) << POINTS,
            _beside(mine) & free | (_beside(theirs) & free) << POINTS,
            counts | bit(63) if state.taking else counts,
        )

    @property
    def feature_places(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        """A free point may lie beside men of both."""
        men = [
            (64 * word + point, 64 * word + POINTS + point)
            for word in (0, 1)
            for point in range(POINTS)
        ]
        free = [(128 + place,) for place in range(2 * POINTS)]
        counts = [tuple(range(192 + first, 193 + first + self.men)) for first in (0, 16, 32, 48)]
        return (*men, *free, *counts, (255,))

    def symmetric_state(self, state: State, symmetry: int) -> State:
        return State(
            _morris.image(state.white, symmetry),
            _morris.image(state.black, symmetry),
            state.white_hand,
            state.black_hand,
            state.player,
            state.taking,
            state.quiet,
        )

    def symmetric_action(self, action: int, symmetry: int) -> int:
        if action < MOVES:
            return lowest(_morris.image(bit(action), symmetry))
        start, end = (action - MOVES) // POINTS, (action - MOVES) % POINTS
        turned = lowest(_morris.image(bit(start), symmetry))
        return MOVES + POINTS * turned + lowest(_morris.image(bit(end), symmetry))

    # Positions, numbered for tables; the draw by `draw_after` is not in them.

    @property
    def endgames(self) -> _morris.MorrisEndgames:
        return _morris.MorrisEndgames(self.men)

    @property
    def table_game(self) -> NineMensMorris:
        return NineMensMorris(self.men, self.flying)

    def table_holds(self, state: State, plies: int) -> bool:
        return state.quiet + plies <= self.draw_after

    def index(self, state: State) -> tuple[int, int]:
        mine, theirs = self.sides(state)
        other_hand = state.black_hand if state.player == 0 else state.white_hand
        return _morris.index(mine, theirs, self.hand(state), other_hand, state.taking)

    def indexed(self, kind: int, number: int) -> tuple[State, bool]:
        mine, theirs, hand, other_hand, taking, possible = _morris.position(kind, number)
        possible = possible and (not taking or (bool(_in_mills(mine)) and bool(theirs)))
        # White is to move with as many in hand as black, black with one more; to take, one less.
        player = 1 if hand != other_hand - (1 if taking else 0) else 0
        if player == 0:
            return State(mine, theirs, hand, other_hand, 0, taking, 0), possible
        return State(theirs, mine, other_hand, hand, 1, taking, 0), possible

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        """A point as "a7"; a move "a7-d7"; a man taken "xd7"."""
        names = [_grid.cell_name(cell, 7, 7) for cell in self.action_cells(state, action)]
        return ("x" if state.taking else "") + "-".join(names)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        if action < MOVES:
            return (_cell(action),)
        return (_cell((action - MOVES) // POINTS), _cell((action - MOVES) % POINTS))

    def state_text(self, state: State) -> str:
        """Points square by square, clockwise from the top left, the outermost square first;
        men in hand; who is to move, with x if to take; moves since a man was set or taken."""
        marks = _grid.marks(POINTS, W=state.white, B=state.black)
        mover = SYMBOLS[state.player] + ("x" if state.taking else "")
        hands = f"{state.white_hand},{state.black_hand}"
        return f"{_grid.rows_text(marks, 8)} {hands} {mover} {state.quiet}"

    def parse_state(self, text: str) -> State:
        form = self.state_text(self.initial_state())
        marks, hands, mover, quiet = _grid.parse_fields(text, 4, form)
        marks = _grid.parse_rows(marks, 3, 8, SYMBOLS + ".")
        white, black = (_grid.mask(_grid.marked(marks, mark)) for mark in SYMBOLS)
        in_hand = _grid.parse_numbers(hands, 2)
        for name, men, hand in zip(self.player_names, (white, black), in_hand, strict=True):
            if popcount(men) + hand > self.men:
                raise InvalidState(f"{name} has {popcount(men) + hand} men, more than {self.men}")
        taking = mover.endswith("x")
        player = _grid.parse_mark(mover.removesuffix("x"), SYMBOLS)
        (moves,) = _grid.parse_numbers(quiet, 1)
        state = State(white, black, in_hand[0], in_hand[1], player, taking, moves)
        if taking and not (_in_mills(self.sides(state)[0]) and self.sides(state)[1]):
            raise InvalidState("a man is taken only after a mill, and there is none")
        return state

    def board(self, state: State, player: int | None = None) -> Board:
        cells: list[Cell] = [Piece(mark) if mark != " " else None for mark in _LINES]
        for owner, men in enumerate((state.white, state.black)):
            for point in each(men):
                cells[_cell(point)] = Piece(SYMBOLS[owner], owner, f"{COLOURS[owner]} stone")
        # Who is to take a man is shown why.
        lines = _mills(self.sides(state)[0]) if state.taking else ()
        grid = _grid.grid(cells, 7, 7, upward=True, shape="point", lines=lines)
        return (grid, Text(self._to_do(state)))

    def _to_do(self, state: State) -> str:
        hands = f"to be set: white {state.white_hand}, black {state.black_hand}"
        if not state.taking:
            return hands
        return f"{self.player_names[state.player]} has a mill and takes a man; {hands}"


_LINES = (
    "·──·──·"  #
    "│·─·─·│"
    "││···││"
    "··· ···"
    "││···││"
    "│·─·─·│"
    "·──·──·"
)
_AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def _cell(point: int) -> int:
    """Where the point lies on a grid of seven by seven."""
    down, right = _AROUND[point % 8]
    distance = 3 - point // 8
    return (3 + down * distance) * 7 + 3 + right * distance


def _onward(men: Bits) -> Bits:
    """One step around the square, all men at once."""
    return ((men << 1) & 0xFEFEFE) | ((men >> 7) & 0x010101)


def _back(men: Bits) -> Bits:
    return ((men >> 1) & 0x7F7F7F) | ((men << 7) & 0x808080)


def _beside(men: Bits) -> Bits:
    """The points next to these."""
    crossing = men & MIDDLES
    return _onward(men) | _back(men) | (((crossing << 8) | (crossing >> 8)) & ALL)


def _random_step(mine: Bits, free: Bits, dice: Bits) -> int:
    """One of the steps along the lines: around the square both ways, inward or outward."""
    crossing = mine & MIDDLES
    steps = (mine & _back(free), mine & _onward(free), crossing & free >> 8, crossing & free << 8)
    drawn = _grid.any_cell(steps, dice)
    way, start = drawn >> 6, drawn & 63
    if way < 2:
        turn = 1 if way == 0 else 7
        return MOVES + POINTS * start + (start & ~7) + (start + turn) % 8
    return MOVES + POINTS * start + (start + 8 if way == 2 else start - 8)


def _in_mills(men: Bits) -> Bits:
    """The men that are part of a mill."""
    sides = men & _back(men) & _back(_back(men)) & CORNERS  # where a full side begins
    spokes = men & (men >> 8) & (men >> 16) & MIDDLES & 0xFF
    return sides | _onward(sides) | _onward(_onward(sides)) | (spokes * 0x010101)


def _mills(men: Bits) -> tuple[tuple[int, ...], ...]:
    """The cells of each mill; never compiled."""
    corners = (square + turn for square in (0, 8, 16) for turn in (0, 2, 4, 6))
    sides = [(corner, corner + 1, corner & ~7 | (corner + 2) & 7) for corner in corners]
    spokes = [(middle, middle + 8, middle + 16) for middle in (1, 3, 5, 7)]
    full = [mill for mill in sides + spokes if all(men & bit(point) for point in mill)]
    return tuple(tuple(_cell(point) for point in mill) for mill in full)


def _closes(men: Bits, point: int) -> bool:
    return (_in_mills(men) & bit(point)) != Bits(0)


def _takeable(men: Bits) -> Bits:
    outside = men & ~_in_mills(men)
    return outside if outside else men
