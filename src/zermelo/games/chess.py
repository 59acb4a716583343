"""Chess."""

from __future__ import annotations

from collections.abc import Iterator

from ..bits import Bits, lowest, without_lowest
from ..game import Game
from ._chess.moves import guarded, is_promoting, targets
from ._chess.position import (KEPT_RIGHTS, NOWHERE, Pieces, State, after, legal_en_passant, men)


class Chess(Game):
    def __init__(self) -> None:
        self.no_past = (Bits(0),) * 20
        self.start = Pieces(Bits(0x00ff00000000ff00), Bits(0x4200000000000042),
            Bits(0x2c0000000000002c), Bits(0x8900000000000089), Bits(0x1000000000000010),
            Bits(0xffff), Bits(0xffff << 48))

    def initial_state(self) -> State:
        return State(self.start, 0, 15, NOWHERE, 0, 0, 1, 0, (Bits(0), Bits(0)), self.no_past)

    def to_move(self, state: State) -> int:
        return state.turn

    def actions(self, state: State) -> Iterator[int]:
        guard = guarded(state.pieces, state.turn)
        movers = men(state.pieces, state.turn)
        while movers:
            origin = lowest(movers)
            reached = targets(state, origin, guard)
            promotion = 4 if is_promoting(state.pieces, origin, reached) else 0
            while reached:
                move = origin | lowest(reached) << 6
                kind = promotion
                while kind > 0 or kind == promotion:
                    yield move | kind << 12
                    kind -= 1
                reached = without_lowest(reached)
            movers = without_lowest(movers)

    def result(self, state: State, action: int) -> State:
        origin, target = action & 63, action >> 6 & 63
        pieces = after(state, action)
        other = 1 - state.turn
        castling = state.castling & KEPT_RIGHTS[origin] & KEPT_RIGHTS[target]
        en_passant = NOWHERE
        clock = state.clock + 1
        if (state.pieces.pawns >> origin) & 1:
            clock = 0
            if abs(target - origin) == 16:
                en_passant = legal_en_passant(pieces, other, (origin + target) // 2)
        elif (men(state.pieces, other) >> target) & 1:
            clock = 0
        return State(pieces, other, castling, en_passant, clock, state.ply + 1, 1, 0, state.left, state.past)
