"""Checkers, or English draughts, on the 32 dark squares of an 8x8 board.

Black moves first. Men step and jump forward, kings both ways, one square at a time. Who can
jump must, and goes on jumping while it can: all jumps of a piece are one action. A man that
reaches the far row becomes a king and its move ends. Who can't move has lost. After
`quiet_plies` plies (80: forty moves a side) without a jump or a man's move the game is drawn.

`evaluation` is "weighted", or "material" for the pieces alone.

Squares are numbered 1 to 32 from black's side, as in books. On the words of a state they have
a gap after each eight: then every step is a shift by 4 or 5, and what leaves the board falls
into the gaps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, each, lowest, popcount, without_lowest
from ..board import Board, Cell, Grid, Piece
from ..errors import InvalidState
from ..game import Game, LinearEvaluation
from ..guide import Guide
from ..kernel import state_hash
from ..settings import Range, Setting
from . import _checkers, _grid

SQUARES = Bits(0x7FBFDFEFF)
BLACK_ROW = Bits(0b1111)  # where white men are crowned
WHITE_ROW = Bits(0b1111 << 31)
CENTRE = Bits(0b110 << 9 | 0b110 << 13 | 0b110 << 18 | 0b110 << 22)
STEPS = np.array([4, 5, -5, -4], np.int64)
_EVALUATIONS = {
    "weighted": (0.4, 0.55, 0.02, 0.01, 0.01, 0.01),
    "material": (0.4, 0.55, 0.0, 0.0, 0.0, 0.0),
}
LENGTH, PATH = 6, 10  # an action: origin | number of jumps << LENGTH | directions << PATH


class State(NamedTuple):
    black: Bits
    white: Bits
    kings: Bits
    player: int
    quiet: int  # plies since a jump or a man's move


class Checkers(LinearEvaluation, Game):
    guide = Guide(
        title="Checkers",
        summary="Jump over the other's men until none can move",
        kind="Board games",
        popular=True,
        compiled_ahead=True,
        rules="""
        This is American checkers, or English draughts, on the 32 dark squares. Black moves first.
        Men step one square diagonally forward, and kings also backward. A piece jumps over a
        neighbouring piece of the other side to the free square behind it, and takes it. A player
        who can jump must, and goes on jumping with the same piece as long as it can; which of
        several jumps is free to choose. A man that reaches the far row becomes a king, and its move
        ends there. The player who can't move has lost. After 40 moves of each side without a jump
        or a man's move, the game is drawn.
        """,
        moves="""
        Click a piece and then where it lands, or drag it; of a chain of jumps, click the last
        square. `11-15` steps from square 11 to 15, `22x15x8` jumps twice. Squares count from 1 to
        32, from black's side.
        """,
        parameters={
            "quiet_plies": Setting(
                "After this many moves of both sides together without a jump or a man's "
                "move the game is drawn.",
                Range(1, 10_000),
            ),
            "evaluation": Setting(
                "How programs judge a position: `weighted` by several features, "
                "`material` by the pieces alone.",
                choices=tuple(_EVALUATIONS),
            ),
        },
        history="https://en.wikipedia.org/wiki/English_draughts",
        known=("a draw (Schaeffer and others, Checkers is solved, 2007)",),
        picture="11-15, 23-19, 8-11, 22-17, 11-16, 24-20",
    )

    player_names = ("black", "white")
    max_actions = 64
    observation_shape = (5, 8, 8)
    feature_names = ("men", "kings", "advance", "back row", "centre", "mobility")
    rules = (
        "wins",
        "quiet and best evaluate  # nothing left to be taken",
        "best evaluate after reply  # else as little as possible",
    )

    def __init__(self, quiet_plies: int = 80, evaluation: str = "weighted") -> None:
        self.quiet_plies, self.evaluation = quiet_plies, evaluation

    def initial_state(self) -> State:
        return State(Bits(0x1EFF), Bits(0x7FBC00000), Bits(0), 0, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def sides(self, state: State, player: int) -> tuple[Bits, Bits]:
        return (state.black, state.white) if player == 0 else (state.white, state.black)

    def is_terminal(self, state: State) -> bool:
        if state.quiet >= self.quiet_plies:
            return True
        return not can_jump(state) and not can_step(state)

    def utility(self, state: State, player: int) -> float:
        if can_jump(state) or can_step(state):
            return 0.0
        return -1.0 if player == state.player else 1.0

    def actions(self, state: State) -> Iterator[int]:
        if state.quiet >= self.quiet_plies:
            return
        if can_jump(state):
            action = next_jumps(state, 0)
            while action >= 0:
                yield action
                action = next_jumps(state, action)
        else:
            for way in range(4):
                movers = steppers(state, way)
                while movers:
                    yield lowest(movers) | way << PATH
                    movers = without_lowest(movers)

    def random_action(self, state: State, dice: Bits) -> int:
        if can_jump(state):
            action = next_jumps(state, 0)
            kept, count = action, 0
            while action >= 0:
                count += 1
                dice = _grid.next_dice(dice)
                if _grid.draw(dice, count) == 0:
                    kept = action
                action = next_jumps(state, action)
            return kept
        by_way = (steppers(state, 0), steppers(state, 1), steppers(state, 2), steppers(state, 3))
        drawn = _grid.any_cell(by_way, dice)
        return drawn & 63 | drawn >> 6 << PATH

    def result(self, state: State, action: int) -> State:
        own, other = self.sides(state, state.player)
        origin, jumps = action & 63, action >> LENGTH & 15
        start = bit(origin)
        place, taken = start, Bits(0)
        for i in range(jumps):
            way = action >> PATH + 2 * i & 3
            taken |= shifted(place, way)
            place = shifted(shifted(place, way), way)
        if jumps == 0:
            place = shifted(start, action >> PATH & 3)
        quiet = state.quiet + 1
        kings = state.kings & ~taken
        if kings & start:
            kings ^= start | place
            if start == place:
                kings |= place
        elif place & (WHITE_ROW if state.player == 0 else BLACK_ROW):
            kings |= place
        if taken or not state.kings & start:
            quiet = 0
        own = own & ~start | place
        other &= ~taken
        if state.player == 0:
            return State(own, other, kings, 1, quiet)
        return State(other, own, kings, 0, quiet)

    @property
    def weights(self) -> tuple[float, ...]:  # type: ignore[override]  # not in repr and hash
        return _EVALUATIONS[self.evaluation]

    def features(self, state: State, player: int) -> tuple[float, ...]:
        own, other = self.sides(state, player)
        men, rivals = own & ~state.kings, other & ~state.kings
        home = BLACK_ROW if player == 0 else WHITE_ROW
        away = WHITE_ROW if player == 0 else BLACK_ROW
        return (
            (popcount(men) - popcount(rivals)) / 12,
            (popcount(own & state.kings) - popcount(other & state.kings)) / 12,
            (advance(men, player) - advance(rivals, 1 - player)) / 40,
            (popcount(men & home) - popcount(rivals & away)) / 4,
            (popcount(own & CENTRE) - popcount(other & CENTRE)) / 8,
            (reach(state, player) - reach(state, 1 - player)) / 16,
        )

    def is_quiet(self, state: State) -> bool:
        return not can_jump(state)

    def order(self, state: State, action: int) -> int:
        return action >> LENGTH & 15

    def key(self, state: State) -> tuple[Bits, Bits, Bits, int, int]:
        """The clock matters only when it is about to strike."""
        near = max(state.quiet - self.quiet_plies + 16, 0)
        return state.black, state.white, state.kings, state.player, near

    def book_key(self, state: State) -> Bits:
        return state_hash((state.black, state.white, state.kings, state.player))

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own men and kings, the opponent's, and whether it is the player's turn."""
        own, other = self.sides(state, player)
        men = ~state.kings
        layers = (own & men, own & state.kings, other & men, other & state.kings)
        for cell in range(64):
            row, column = cell // 8, cell % 8
            number = cell // 2
            for i in range(4):
                taken = layers[i] >> (number + number // 8) & 1 == 1
                planes[i, row, column] = 1 if taken and (row + column) % 2 == 1 else 0
            planes[4, row, column] = 1 if state.player == player else 0

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """Own men and kings, then the opponent's, by square, the board turned so that the
        player's men go towards higher squares."""
        own, other = self.sides(state, player)
        return (
            seen_by(player, own & ~state.kings),
            seen_by(player, own & state.kings),
            seen_by(player, other & ~state.kings),
            seen_by(player, other & state.kings),
        )

    @property
    def feature_places(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        return tuple((cell, 64 + cell, 128 + cell, 192 + cell) for cell in each(SQUARES))

    @property
    def patterns(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        """Blocks of six squares: three of two rows, two of three rows."""
        return tuple(
            tuple(4 * row + column for row in range(top, top + down) for column in columns)
            for down, across in ((2, 3), (3, 2))
            for top in range(9 - down)
            for columns in (range(left, left + across) for left in range(5 - across))
        )

    # Endgames, numbered for tables; the draw by `quiet_plies` is not in them.

    endgames = _checkers.CheckersEndgames()

    @property
    def table_game(self) -> Checkers:
        return Checkers()

    def table_holds(self, state: State, plies: int) -> bool:
        return state.quiet + plies <= self.quiet_plies

    def index(self, state: State) -> tuple[int, int]:
        return _checkers.index(state.black, state.white, state.kings, state.player)

    def indexed(self, kind: int, number: int) -> tuple[State, bool]:
        black, white, kings, player, possible = _checkers.position(kind, number)
        return State(black, white, kings, player, 0), possible

    # Notation and picture.

    def end_words(self, state: State) -> str:
        if can_jump(state) or can_step(state):
            return f"{self.quiet_plies // 2} moves a side without a jump or a man's move"
        return "no move is left"

    def action_text(self, state: State, action: int) -> str:
        mark = "x" if action >> LENGTH & 15 else "-"
        return mark.join(str(number_of(square)) for square in squares_of(action))

    def state_text(self, state: State) -> str:
        """As in PDN, and the quiet plies: "B:W21,22,K30:B1,2 0"."""
        white, black = (",".join(_names(side, state.kings)) for side in (state.white, state.black))
        return f"{'BW'[state.player]}:W{white}:B{black} {state.quiet}"

    def parse_state(self, text: str) -> State:
        form = "B:W21,22,K30:B1,2 0"
        match = re.fullmatch(r"([BW]):W([K0-9,]*):B([K0-9,]*)\.?(?: ([0-9]{1,5}))?", text.strip())
        if not match:
            raise InvalidState(f"a position reads like {form!r}, not {text!r}")
        white, white_kings = _parse_side(match[2])
        black, black_kings = _parse_side(match[3])
        if white & black:
            raise InvalidState(f"square {number_of(lowest(white & black))} is taken twice")
        if black & ~black_kings & WHITE_ROW or white & ~white_kings & BLACK_ROW:
            raise InvalidState("a man on the far row would be a king; write K before its number")
        if not white | black:
            raise InvalidState("there are no pieces on this board")
        quiet = int(match[4] or 0)
        if quiet > self.quiet_plies:
            raise InvalidState(f"{quiet} quiet plies: the game is drawn after {self.quiet_plies}")
        return State(black, white, black_kings | white_kings, "BW".index(match[1]), quiet)

    def board(self, state: State, player: int | None = None) -> Board:
        cells: list[Cell] = [None] * 64
        for square in each(state.black | state.white):
            owner, king = int(state.white >> square & 1), state.kings >> square & 1
            figure = f"{self.player_names[owner]} {'crown' if king else 'disc'}"
            cells[cell_of(square)] = Piece(("BW" if king else "bw")[owner], owner, figure)
        return (Grid(8, 8, tuple(cells), names=_NAMES, chequered=True),)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return tuple(cell_of(square) for square in squares_of(action))


def shifted(place: Bits, way: int) -> Bits:
    """One step: 0 and 1 up the board's numbers, 2 and 3 down."""
    step = int(STEPS[way])
    return place << step if step > 0 else place >> -step


def movers_of(state: State, player: int, way: int) -> Bits:
    """The pieces that may go this way at all."""
    own = state.black if player == 0 else state.white
    return own if way >> 1 == player else own & state.kings


def steppers(state: State, way: int) -> Bits:
    """The pieces of the player to move that can step this way."""
    empty = SQUARES & ~(state.black | state.white)
    return movers_of(state, state.player, way) & shifted(empty, 3 - way)


def jumpers(state: State, way: int) -> Bits:
    other = state.white if state.player == 0 else state.black
    empty = SQUARES & ~(state.black | state.white)
    over = other & shifted(empty, 3 - way)
    return movers_of(state, state.player, way) & shifted(over, 3 - way)


def can_step(state: State) -> bool:
    return bool(steppers(state, 0) | steppers(state, 1) | steppers(state, 2) | steppers(state, 3))


def can_jump(state: State) -> bool:
    return bool(jumpers(state, 0) | jumpers(state, 1) | jumpers(state, 2) | jumpers(state, 3))


def next_jumps(state: State, action: int) -> int:
    """The series of jumps after this one, in an order that meets all; the first after 0, -1
    after the last.

    A series is a path of directions. From one that is complete we go back to the last jump
    that can turn another way, turn it, and complete it by the first jumps there are.
    """
    origin, length, path = action & 63, action >> LENGTH & 15, action >> PATH
    starts = jumpers(state, 0) | jumpers(state, 1) | jumpers(state, 2) | jumpers(state, 3)
    way, arrived = 0, False
    if length == 0:
        origin = lowest(starts)
    else:
        length -= 1
        way = (path >> 2 * length & 3) + 1
    while True:
        path &= (1 << 2 * length) - 1
        way = jump_from(state, origin, length, path, way)
        if way < 4:
            path |= way << 2 * length
            length += 1
            way, arrived = 0, True
        elif arrived:
            return origin | length << LENGTH | path << PATH
        elif length > 0:
            length -= 1
            way = (path >> 2 * length & 3) + 1
        else:
            starts &= ~(bit(origin + 1) - 1)
            if not starts:
                return -1
            origin, way = lowest(starts), 0


def jump_from(state: State, origin: int, length: int, path: int, way: int) -> int:
    """The first direction from `way` on in which the piece can jump after this path; 4: none."""
    other = state.white if state.player == 0 else state.black
    place = bit(origin)
    empty = SQUARES & ~(state.black | state.white) | place
    king = bool(state.kings & place)
    for i in range(length):
        turn = path >> 2 * i & 3
        other &= ~shifted(place, turn)
        place = shifted(shifted(place, turn), turn)
    if not king and length > 0 and place & (BLACK_ROW | WHITE_ROW):
        return 4  # crowned: the move ends
    while way < 4:
        over = shifted(place, way) & other
        if over and shifted(over, way) & empty and (king or way >> 1 == state.player):
            return way
        way += 1
    return 4


# For the evaluation.


def seen_by(player: int, squares: Bits) -> Bits:
    """The squares as the player sees them: white from the other end, the last one first."""
    if player == 0:
        return squares
    squares = ((squares >> 1) & 0x5555555555555555) | ((squares & 0x5555555555555555) << 1)
    squares = ((squares >> 2) & 0x3333333333333333) | ((squares & 0x3333333333333333) << 2)
    squares = ((squares >> 4) & 0x0F0F0F0F0F0F0F0F) | ((squares & 0x0F0F0F0F0F0F0F0F) << 4)
    squares = ((squares >> 8) & 0x00FF00FF00FF00FF) | ((squares & 0x00FF00FF00FF00FF) << 8)
    squares = ((squares >> 16) & 0x0000FFFF0000FFFF) | ((squares & 0x0000FFFF0000FFFF) << 16)
    return ((squares >> 32) | (squares << 32)) >> 29


def advance(men: Bits, player: int) -> int:
    """How many rows these men have gone in all, less those on their first three."""
    total = 0
    for square in each(men):
        row = number_of(square) - 1 >> 2
        total += row if player == 0 else 7 - row
    return total


def reach(state: State, player: int) -> int:
    """How many steps a player could make if it were to move."""
    empty = SQUARES & ~(state.black | state.white)
    count = 0
    for way in range(4):
        count += popcount(movers_of(state, player, way) & shifted(empty, 3 - way))
    return count


# Names.


def number_of(square: int) -> int:
    """The number in books of a square in our words."""
    return square - square // 9 + 1


def cell_of(square: int) -> int:
    number = number_of(square) - 1
    row = number // 4
    return 8 * row + 2 * (number % 4) + (1 if row % 2 == 0 else 0)


def _cell_names() -> tuple[str, ...]:
    """The numbers of the squares in books, on the dark ones."""
    numbers = {cell_of(square): str(number_of(square)) for square in each(SQUARES)}
    return tuple(numbers.get(cell, "") for cell in range(64))


_NAMES = _cell_names()


def squares_of(action: int) -> list[int]:
    """All squares that the piece stands on in the course of an action."""
    squares, jumps = [action & 63], action >> LENGTH & 15
    for i in range(max(jumps, 1)):
        step = int(STEPS[action >> PATH + 2 * i & 3])
        squares.append(squares[-1] + (2 * step if jumps else step))
    return squares


def _names(pieces: Bits, kings: Bits) -> list[str]:
    return [f"{'K' if kings >> place & 1 else ''}{number_of(place)}" for place in each(pieces)]


def _parse_side(text: str) -> tuple[Bits, Bits]:
    """All pieces and the kings among them."""
    pieces, kings = Bits(0), Bits(0)
    for name in text.split(",") if text else ():
        if not re.fullmatch("K?[0-9]{1,2}", name) or not 1 <= int(name.lstrip("K")) <= 32:
            raise InvalidState(f"a piece is a number from 1 to 32, or K and a number, not {name!r}")
        number = int(name.lstrip("K")) - 1
        place = bit(number + number // 8)
        if pieces & place:
            raise InvalidState(f"square {number + 1} is taken twice")
        pieces |= place
        kings |= place if name.startswith("K") else Bits(0)
    if popcount(pieces) > 12:
        raise InvalidState(f"a side has at most 12 pieces, not {popcount(pieces)}")
    return pieces, kings
