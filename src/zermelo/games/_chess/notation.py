"""Chess in writing: FEN for positions, SAN and UCI for moves."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...bits import Bits, bit, lowest, popcount, without_lowest
from ...board import CHESSMEN, COLOURS, Cell, Piece
from ...errors import InvalidState
from .._grid import mask
from .attacks import RANK_1, RANK_8
from .exchange import EMPTY, KING, PAWN, attackers_of_both, kind_on
from .history import occurrences, recall, remembered
from .position import (
    NOWHERE,
    Pieces,
    State,
    in_check,
    king_of,
    legal_en_passant,
    men,
    moved,
)

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
LETTERS = ".PNBRQK"
PROMOTIONS = ".NBRQ"
RIGHTS = "KQkq"
_SAN = re.compile(r"([NBRQK]?)([a-h]?)([1-8]?)[x-]?([a-h][1-8])(?:=?([NBRQnbrq]))?")
_CASTLING = {"O-O": 2, "O-O-O": -2}


def square_name(square: int) -> str:
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def parse_square(text: str) -> int:
    return "abcdefgh".index(text[0]) + 8 * (int(text[1]) - 1)


def symbol(pieces: Pieces, square: int) -> str:
    """The letter of a piece as in FEN, small for black; a dot for an empty square."""
    letter = LETTERS[kind_on(pieces, bit(square))]
    return letter.lower() if pieces.black >> square & 1 else letter


def picture(pieces: Pieces) -> list[Cell]:
    """The cells of the board, the eighth rank first."""
    return [_piece(symbol(pieces, cell ^ 56)) for cell in range(64)]


def _piece(letter: str) -> Cell:
    if letter == ".":
        return None
    colour = "black" if letter.islower() else "white"
    figure = CHESSMEN[LETTERS.index(letter.upper()) - 1]
    return Piece(letter, COLOURS.index(colour), f"{colour} {figure}")


# FEN.


def fen(state: State) -> str:
    ranks = (
        "".join(symbol(state.pieces, 8 * rank + file) for file in range(8))
        for rank in reversed(range(8))
    )
    placement = re.sub(r"\.+", lambda gap: str(len(gap[0])), "/".join(ranks))
    rights = "".join(mark for i, mark in enumerate(RIGHTS) if state.castling >> i & 1)
    passing = "-" if state.en_passant == NOWHERE else square_name(state.en_passant)
    number = state.ply // 2 + 1
    return f"{placement} {'wb'[state.turn]} {rights or '-'} {passing} {state.clock} {number}"


def parse_fen(text: str, past: tuple[Bits, ...]) -> State:
    """The position; what stood before it is unknown, so `past` is empty."""
    fields = text.split()
    if not 4 <= len(fields) <= 6:
        raise InvalidState(
            f"a FEN has six fields (pieces, side, castling, en passant, clock, move), "
            f"this has {len(fields)}: {text!r}"
        )
    placement, side, rights, passing, clock, number = (*fields, "0", "1")[:6]
    if side not in ("w", "b"):
        raise InvalidState(f"the side to move is w or b, not {side!r}")
    if not re.fullmatch(r"[0-9]{1,5} [0-9]{1,5}", f"{clock} {number}"):
        raise InvalidState(f"the last two fields of a FEN are numbers, not {clock!r}, {number!r}")
    pieces, turn = parse_placement(placement), "wb".index(side)
    check_pieces(pieces, turn)
    return State(
        pieces,
        turn,
        parse_rights(rights, pieces),
        parse_passing(passing, pieces, turn),
        int(clock),
        2 * max(int(number) - 1, 0) + turn,
        1,
        0,
        (Bits(0), Bits(0)),
        past,
    )


# The moves before, which repetition needs, follow the FEN: "... after g1f3 g8f6".


def full_text(state: State) -> str:
    if not state.reversible:
        return fen(state)
    moves = (uci(recall(state.past, index)) for index in range(state.reversible))
    return f"{fen(state)} after {' '.join(moves)}"


def parse_full_text(text: str, no_past: tuple[Bits, ...], most: int) -> State:
    position, _, moves = text.partition(" after ")
    state = parse_fen(position, no_past)
    past, left, names = no_past, [Bits(0), Bits(0)], moves.split()
    if len(names) > min(most, state.clock):
        raise InvalidState(
            f"{len(names)} moves without capture or pawn can't come before a clock of {state.clock}"
        )
    for index, name in enumerate(names):
        if not re.fullmatch("([a-h][1-8]){2}", name):
            raise InvalidState(f"the moves before are like g1f3, not {name!r}")
        origin, target = parse_square(name[:2]), parse_square(name[2:])
        past = remembered(past, index, origin | target << 6)
        left[state.turn ^ (len(names) - index) & 1] |= bit(origin)
    check_past(state, names)
    repeats = occurrences(state.pieces, past, len(names))
    return State(*state[:6], repeats, len(names), (left[0], left[1]), past)


def check_past(state: State, names: list[str]) -> None:
    """Raise InvalidState where these moves can't have led to the position."""
    pieces, mover = state.pieces, state.turn
    for name in reversed(names):
        mover = 1 - mover
        origin, target = parse_square(name[:2]), parse_square(name[2:])
        officers = men(pieces, mover) & ~pieces.pawns
        if not officers & bit(target) or (pieces.white | pieces.black) & bit(origin):
            raise InvalidState(f"the move {name} can't have led to this position")
        pieces = Pieces(*(moved(kind, target, origin) for kind in pieces))


def parse_placement(text: str) -> Pieces:
    ranks = text.split("/")
    if len(ranks) != 8:
        raise InvalidState(f"a FEN has eight ranks separated by slashes, this has {len(ranks)}")
    marks = ""  # from a1 on, dots for empty squares
    for number, line in zip(reversed(range(1, 9)), ranks, strict=True):
        for mark in line:
            if mark not in "12345678PNBRQKpnbrqk":
                raise InvalidState(f"{mark!r} is not a chess piece; use {' '.join(LETTERS[1:])}")
        rank = re.sub("[1-8]", lambda gap: "." * int(gap[0]), line)
        if len(rank) != 8:
            raise InvalidState(f"rank {number} has {len(rank)} squares instead of 8: {line!r}")
        marks = rank + marks
    kinds = ("Pp", "Nn", "BbQq", "RrQq", "Kk", "PNBRQK", "pnbrqk")
    return Pieces(*(mask(i for i, mark in enumerate(marks) if mark in kind) for kind in kinds))


def check_pieces(pieces: Pieces, turn: int) -> None:
    """Raise InvalidState where it is plain that no game could lead to these pieces."""
    for player, name in enumerate(("white", "black")):
        own = men(pieces, player)
        kings = popcount(pieces.kings & own)
        if kings != 1:
            raise InvalidState(f"{name} must have one king, not {kings or 'none'}")
        if popcount(own) > 16:
            raise InvalidState(f"{name} has {popcount(own)} pieces, more than 16")
        if popcount(pieces.pawns & own) > 8:
            raise InvalidState(f"{name} has {popcount(pieces.pawns & own)} pawns, more than 8")
    if pieces.pawns & (RANK_1 | RANK_8):
        where = square_name(lowest(pieces.pawns & (RANK_1 | RANK_8)))
        raise InvalidState(f"a pawn can't stand on the first or last rank, as on {where}")
    if in_check(pieces, 1 - turn):
        raise InvalidState(
            f"{'white' if turn else 'black'} is in check though it is the other side's turn"
        )


def parse_rights(text: str, pieces: Pieces) -> int:
    if text != "-" and (not text or set(text) - set(RIGHTS) or len(set(text)) != len(text)):
        raise InvalidState(f"castling rights are letters of {RIGHTS}, or -, not {text!r}")
    rights = sum(1 << RIGHTS.index(mark) for mark in text if mark != "-")
    for i, (king, rook) in enumerate(((4, 7), (4, 0), (60, 63), (60, 56))):
        if rights >> i & 1:
            own = men(pieces, i // 2)
            if not (pieces.kings & own & bit(king) and pieces.straights & own & bit(rook)):
                raise InvalidState(
                    f"castling {RIGHTS[i]} needs king and rook on "
                    f"{square_name(king)} and {square_name(rook)}"
                )
    return rights


def parse_passing(text: str, pieces: Pieces, turn: int) -> int:
    if text == "-":
        return NOWHERE
    if not re.fullmatch("[a-h][36]", text) or (text[1] == "6") != (turn == 0):
        raise InvalidState(
            f"the en passant square is on rank {3 if turn else 6} or -, not {text!r}"
        )
    target = parse_square(text)
    ahead = 8 - 16 * turn
    passed = pieces.pawns & men(pieces, 1 - turn) & bit(target - ahead)
    if not passed or (pieces.white | pieces.black) & (bit(target) | bit(target + ahead)):
        raise InvalidState(f"no pawn has just passed {text}")
    return legal_en_passant(pieces, turn, target)


# Moves.


def uci(action: int) -> str:
    name = square_name(action & 63) + square_name(action >> 6 & 63)
    return name + (PROMOTIONS[action >> 12].lower() if action >> 12 else "")


def has_rivals(state: State, action: int) -> bool:
    """Whether another piece of the same kind attacks the target: then notation depends on which
    of them may legally go there."""
    pieces, origin, target = state.pieces, action & 63, action >> 6 & 63
    kind = kind_on(pieces, bit(origin))
    if kind in (PAWN, KING):
        return False
    rivals = attackers_of_both(pieces, target, pieces.white | pieces.black)
    rivals &= men(pieces, state.turn) & ~bit(origin)
    while rivals:
        if kind_on(pieces, bit(lowest(rivals))) == kind:
            return True
        rivals = without_lowest(rivals)
    return False


def san(state: State, action: int, legal: Sequence[int], mark: str) -> str:
    """The move in short algebraic notation; `mark` is "+", "#" or nothing. The legal actions are
    needed only if the piece `has_rivals`."""
    pieces = state.pieces
    origin, target = action & 63, action >> 6 & 63
    kind = kind_on(pieces, bit(origin))
    if kind == KING and abs(target - origin) == 2:
        return ("O-O" if target > origin else "O-O-O") + mark
    takes = kind_on(pieces, bit(target)) != EMPTY or (kind == PAWN and (target - origin) % 8 != 0)
    if kind == PAWN:
        start = square_name(origin)[0] if takes else ""
    else:
        start = LETTERS[kind] + told_apart(pieces, kind, origin, target, legal)
    promotion = f"={PROMOTIONS[action >> 12]}" if action >> 12 else ""
    return f"{start}{'x' if takes else ''}{square_name(target)}{promotion}{mark}"


def told_apart(pieces: Pieces, kind: int, origin: int, target: int, legal: Sequence[int]) -> str:
    """File, rank or both of the origin, where another piece of this kind may go there too."""
    rivals = {
        other & 63
        for other in legal
        if other >> 6 & 63 == target
        and other & 63 != origin
        and kind_on(pieces, bit(other & 63)) == kind
    }
    name = square_name(origin)
    if not rivals:
        return ""
    if all(rival % 8 != origin % 8 for rival in rivals):
        return name[0]
    if all(rival // 8 != origin // 8 for rival in rivals):
        return name[1]
    return name


def matching(state: State, text: str, legal: Sequence[int]) -> list[int]:
    """The legal actions that a move in UCI or SAN may mean, check marks or not."""
    wanted = text.strip().rstrip("+#!?")
    exact = [action for action in legal if uci(action) == wanted.lower()]
    if exact:
        return exact
    if wanted.upper().replace("0", "O") in _CASTLING:
        step = _CASTLING[wanted.upper().replace("0", "O")]
        king = king_of(state.pieces, state.turn)
        return [action for action in legal if action == (king | (king + step) << 6)]
    match = _SAN.fullmatch(wanted)
    if not match:
        return []
    letter, file, rank, target, promotion = match.groups()
    kind = LETTERS.index(letter) if letter else PAWN
    return [
        action
        for action in legal
        if action >> 6 & 63 == parse_square(target)
        and kind_on(state.pieces, bit(action & 63)) == kind
        and (not file or square_name(action & 63)[0] == file)
        and (not rank or square_name(action & 63)[1] == rank)
        and action >> 12 == (PROMOTIONS.index(promotion.upper()) if promotion else 0)
        and not (kind == KING and abs((action >> 6 & 63) - (action & 63)) == 2)
    ]
