"""Kriegspiel: chess with an umpire, each player seeing only its own pieces.

A player tries a move that could be legal for all it sees. If it is not, the umpire says so to
both, and the player tries another. If it is, the umpire tells both:

- that a pawn or a piece was taken, and where;
- check: on the rank, the file, the longer or the shorter diagonal, or by a knight;
- how many ways to take something with a pawn the player to move has.

The game is drawn in dead positions, and after 50 moves without a capture or a pawn's move.
Repetition does not count. `fen` is where it begins.

What a player has heard and done is folded into two words of hash, apart from what follows from
it and is needed: the odds that two of a billion pasts are taken for one are below one in 10^20.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..bits import Bits, bit, each, lowest, popcount, without_lowest
from ..board import Board, News
from ..errors import BadParameter, InvalidState
from ..game import Game
from ..guide import Guide
from ..kernel import state_hash
from ..tuples import replaced
from . import _grid
from ._chess import notation
from ._chess.attacks import (
    RANK_1,
    RANK_3,
    RANK_6,
    RANK_8,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    line_through,
    pawn_attacks,
    rook_attacks,
)
from ._chess.moves import (
    EN_PASSANT,
    LEFT,
    RIGHT,
    Guard,
    can_move,
    en_passant_target,
    guarded,
    king_targets,
    pawn_distance,
    pawn_targets,
    piece_targets,
)
from ._chess.notation import START
from ._chess.position import (
    KEPT_RIGHTS,
    NOWHERE,
    QUEEN,
    Pieces,
    after,
    is_dead,
    legal_en_passant,
    men,
)
from ._chess.position import State as Position

_MEN = 16
_CLOCK = 100  # plies
_GOING_ON, _LOST, _DRAWN = range(3)  # to the player to move
_NO_PAST = (Bits(0),)
_NO_SQUARES = (Bits(0), Bits(0))
_NOTHING_HEARD = (_NO_SQUARES, _NO_SQUARES)
_NO_TRIES = (Bits(0),) * _MEN
_SALT = 0x9FB21C651E98DF25
_LAST_RANKS = RANK_1 | RANK_8

# An announcement: illegal, what was taken, where, checks, pawn tries.
_ILLEGAL = 1
_PAWN_TAKEN, _PIECE_TAKEN = 2, 4
_SQUARE, _CHECKS, _TRIES = 3, 9, 14  # first bits
_KNIGHT_CHECKS = 4
_CHECK_NAMES = ("rank", "file", "long diagonal", "short diagonal", "knight")


class State(NamedTuple):
    position: Position
    tried: tuple[Bits, ...]  # where the player's men, by their squares, may not go in this turn
    said: int  # by the umpire, the last time
    heard: tuple[tuple[Bits, Bits], ...]  # all that each player heard and did
    outcome: int


class Kriegspiel(Game):
    guide = Guide(
        title="Kriegspiel",
        summary="Chess in which you see only your own pieces",
        kind="Hidden boards",
        rules="""
        Pieces move as in chess, but players see only their own, and an umpire sees all. The player
        to move tries a move that could be legal for all it sees. If it is not, the umpire says so
        to both, and the player tries another. If it is, the umpire tells both what was taken, a
        pawn or a piece, and where. The umpire also announces check and from where: on the rank, the
        file, the longer or the shorter diagonal, or by a knight. Last, the umpire tells how many
        ways to take something with a pawn the player to move has. Checkmate wins. Stalemate and too
        few pieces for any mate are draws, and so are 50 moves of each side without a capture or a
        pawn's move. Repetition does not count.
        """,
        moves="""
        Click a piece and then its target, or drag it; listen to the umpire. `e2e4` moves from e2 to
        e4, `e7e8q` promotes to a queen.
        """,
        parameters={
            "fen": "The position at the start, in Forsyth-Edwards notation.",
        },
        history="https://en.wikipedia.org/wiki/Kriegspiel_(chess)",
        picture="e2e4, d7d5, e4d5, d8d5, b1c3, d5a5, d2d4",
    )

    player_names = ("white", "black")
    max_actions = 256

    def __init__(self, fen: str = START) -> None:
        try:
            self.start = notation.parse_fen(fen, _NO_PAST)
        except InvalidState as error:
            raise BadParameter(f"fen must be a position of chess: {error}") from None
        self.fen = fen

    def initial_state(self) -> State:
        outcome = outcome_of(self.start, guarded(self.start.pieces, self.start.turn))
        return State(self.start, _NO_TRIES, 0, _NOTHING_HEARD, outcome)

    def to_move(self, state: State) -> int:
        return state.position.turn

    def actions(self, state: State) -> Iterator[int]:
        """All that could be legal for what the player sees, less what was tried already."""
        position = state.position
        if state.outcome == _GOING_ON:
            own, number = men(position.pieces, position.turn), 0
            while own:
                origin = lowest(own)
                targets = seen_targets(position, origin) & ~state.tried[number]
                promotes = position.pieces.pawns & bit(origin) and targets & _LAST_RANKS
                for target in each(targets):
                    if promotes:
                        for promotion in range(1, QUEEN + 1):
                            yield origin | target << 6 | promotion << 12
                    else:
                        yield origin | target << 6
                own, number = without_lowest(own), number + 1

    def random_action(self, state: State, dice: Bits) -> int:
        """The man that is kept gives way to the next with the chance that makes all tries equal."""
        position, total = state.position, 0
        own, number = men(position.pieces, position.turn), 0
        kept, origin, weight = Bits(0), 0, 1
        while own:
            here = lowest(own)
            targets = seen_targets(position, here) & ~state.tried[number]
            promotes = position.pieces.pawns & bit(here) and targets & _LAST_RANKS
            each_counts = QUEEN if promotes else 1
            total += each_counts * popcount(targets)
            dice = _grid.next_dice(dice)
            if _grid.draw(dice, total) < each_counts * popcount(targets):
                kept, origin, weight = targets, here, each_counts
            own, number = without_lowest(own), number + 1
        index = _grid.draw(_grid.next_dice(dice), weight * popcount(kept))
        promotion = 1 + index % QUEEN if weight == QUEEN else 0
        return origin | _grid.nth(kept, index // weight) << 6 | promotion << 12

    def result(self, state: State, action: int) -> State:
        position, turn = state.position, state.position.turn
        origin, target = action & 63, action >> 6 & 63
        if not is_legal(position, origin, target):
            number = popcount(men(position.pieces, turn) & (bit(origin) - 1))
            tried = replaced(state.tried, number, state.tried[number] | bit(target))
            heard = with_news(state.heard, turn, action, _ILLEGAL)
            return State(position, tried, _ILLEGAL, heard, _GOING_ON)
        following = moved_on(position, action)
        guard = guarded(following.pieces, following.turn)
        said = announced(position, following, guard)
        heard = with_news(state.heard, turn, action, said)
        return State(following, _NO_TRIES, said, heard, outcome_of(following, guard))

    def is_terminal(self, state: State) -> bool:
        return state.outcome != _GOING_ON

    def utility(self, state: State, player: int) -> float:
        if state.outcome == _DRAWN:
            return 0.0
        return -1.0 if player == state.position.turn else 1.0

    def information(self, state: State, player: int) -> State:
        """Own pieces and castling rights, own tries in this turn, and all that was heard."""
        position = state.position
        own = men(position.pieces, player)
        seen = Position(
            only(position.pieces, own),
            position.turn,
            position.castling & (3 << 2 * player),
            NOWHERE,
            0,
            position.ply,
            1,
            0,
            _NO_SQUARES,
            _NO_PAST,
        )
        tried = state.tried if player == position.turn else _NO_TRIES
        heard = replaced(state.heard, 1 - player, _NO_SQUARES)
        return State(seen, tried, state.said, heard, state.outcome)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return notation.uci(action)

    def board(self, state: State, player: int | None = None) -> Board:
        pieces = state.position.pieces
        shown = pieces if player is None else only(pieces, men(pieces, player))
        return (
            _grid.grid(notation.picture(shown), 8, 8, upward=True, chequered=True),
            News(umpire_text(state), "Umpire"),
        )

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return ((action & 63) ^ 56, (action >> 6 & 63) ^ 56)


# Tries and moves.


def seen_targets(position: Position, origin: int) -> Bits:
    """Where a man may be tried: the other side's men are not seen, and may be anywhere."""
    pieces, turn, start = position.pieces, position.turn, bit(origin)
    own = men(pieces, turn)
    reached = Bits(0)
    if pieces.pawns & start:
        step = (start >> 8 if turn else start << 8) & ~own
        leap = (step & RANK_6) >> 8 if turn else (step & RANK_3) << 8
        return (step | leap | pawn_attacks(origin, turn)) & ~own
    if pieces.knights & start:
        reached |= knight_attacks(origin)
    if pieces.diagonals & start:
        reached |= bishop_attacks(origin, own)
    if pieces.straights & start:
        reached |= rook_attacks(origin, own)
    if pieces.kings & start:
        reached |= king_attacks(origin)
        home = own >> 56 * turn
        if position.castling >> 2 * turn & 1 and not home & 0x60:
            reached |= bit(origin + 2)
        if position.castling >> 2 * turn & 2 and not home & 0x0E:
            reached |= bit(origin - 2)
    return reached & ~own


def is_legal(position: Position, origin: int, target: int) -> bool:
    """Whether the umpire lets a try pass."""
    pieces, turn = position.pieces, position.turn
    guard = guarded(pieces, turn)
    if origin == guard.king:
        reached = king_targets(pieces, turn, position.castling, guard)
    elif pieces.pawns & bit(origin):
        reached = pawn_reach(position, target - origin, guard)
    else:
        reached = piece_targets(pieces, origin, guard)
    return (reached & bit(target)) != Bits(0)


def pawn_reach(position: Position, distance: int, guard: Guard) -> Bits:
    """Where pawns that go this far arrive by a legal move."""
    reached = Bits(0)
    for way in range(EN_PASSANT + 2):
        if pawn_distance(position.turn, way) == distance:
            reached |= reach_by(position, way, guard)
    return reached


def reach_by(position: Position, way: int, guard: Guard) -> Bits:
    if way < EN_PASSANT:
        return (
            pawn_targets(position.pieces, position.turn, way, guard) if guard.targets else Bits(0)
        )
    if position.en_passant == NOWHERE:
        return Bits(0)
    return en_passant_target(position.pieces, position.turn, way, position.en_passant)


def moved_on(position: Position, action: int) -> Position:
    origin, target, turn = action & 63, action >> 6 & 63, position.turn
    pieces = after(position, action)
    castling = position.castling & int(KEPT_RIGHTS[origin] & KEPT_RIGHTS[target])
    en_passant, clock = NOWHERE, position.clock + 1
    if position.pieces.pawns >> origin & 1:
        clock = 0
        if abs(target - origin) == 16:
            en_passant = legal_en_passant(pieces, 1 - turn, (origin + target) // 2)
    elif men(position.pieces, 1 - turn) >> target & 1:
        clock = 0
    ply = position.ply + 1
    return Position(pieces, 1 - turn, castling, en_passant, clock, ply, 1, 0, _NO_SQUARES, _NO_PAST)


def outcome_of(position: Position, guard: Guard) -> int:
    if not can_move(position, guard):
        return _LOST if guard.checkers else _DRAWN
    return _DRAWN if position.clock >= _CLOCK or is_dead(position.pieces) else _GOING_ON


def only(pieces: Pieces, own: Bits) -> Pieces:
    return Pieces(
        pieces.pawns & own,
        pieces.knights & own,
        pieces.diagonals & own,
        pieces.straights & own,
        pieces.kings & own,
        pieces.white & own,
        pieces.black & own,
    )


# The umpire.


def announced(position: Position, following: Position, guard: Guard) -> int:
    """What the umpire says after a legal move."""
    victims = men(position.pieces, 1 - position.turn)
    lost = victims & ~men(following.pieces, following.turn)
    said = checks(following.pieces, guard) << _CHECKS | pawn_tries(following, guard) << _TRIES
    if lost:
        taken = _PAWN_TAKEN if lost & position.pieces.pawns else _PIECE_TAKEN
        said |= taken | lowest(lost) << _SQUARE
    return said


def checks(pieces: Pieces, guard: Guard) -> int:
    """A bit for each line that a check comes along, one for knights."""
    said, checkers = 0, guard.checkers
    lines = (
        line_through(guard.king, 0),
        line_through(guard.king, 1),
        line_through(guard.king, 2),
        line_through(guard.king, 3),
    )
    rising_is_long = popcount(lines[2]) > popcount(lines[3])
    while checkers:
        checker = checkers & -checkers
        if pieces.knights & checker:
            said |= 1 << _KNIGHT_CHECKS
        elif lines[0] & checker:
            said |= 1
        elif lines[1] & checker:
            said |= 2
        elif ((lines[2] & checker) != Bits(0)) == rising_is_long:
            said |= 4
        else:
            said |= 8
        checkers ^= checker
    return said


def pawn_tries(position: Position, guard: Guard) -> int:
    """How many captures by pawns are legal."""
    count = 0
    for way in (LEFT, RIGHT, EN_PASSANT, EN_PASSANT + 1):
        count += popcount(reach_by(position, way, guard))
    return count


def with_news(
    heard: tuple[tuple[Bits, Bits], ...], mover: int, action: int, said: int
) -> tuple[tuple[Bits, Bits], ...]:
    """Both hear what the umpire says; who moved knows the move, too."""
    first, second = heard
    return (
        folded(first, action if mover == 0 else NOWHERE, said),
        folded(second, action if mover == 1 else NOWHERE, said),
    )


def folded(past: tuple[Bits, Bits], action: int, said: int) -> tuple[Bits, Bits]:
    return (state_hash((past[0], action, said)), state_hash((past[1], said, action, _SALT)))


def umpire_text(state: State) -> str:
    """The last announcement in words, which both hear; never compiled."""
    names = [name.capitalize() for name in Kriegspiel.player_names]
    mover, other = names[state.position.turn], names[1 - state.position.turn]
    if state.heard == _NOTHING_HEARD:
        told = [f"{mover} begins"]
    elif state.said & _ILLEGAL:
        told = [f"{mover} tried an illegal move"]
    else:
        told = [f"{other} moved", *news_of(state.said, mover)]
    if state.outcome != _GOING_ON:
        told.append("It is a draw" if state.outcome == _DRAWN else f"{other} wins")
    return f"{'. '.join(told)}."


def news_of(said: int, mover: str) -> list[str]:
    """What was taken, checks and pawn tries after a legal move."""
    told = []
    if said & (_PAWN_TAKEN | _PIECE_TAKEN):
        what = "Pawn" if said & _PAWN_TAKEN else "Piece"
        told.append(f"{what} taken on {notation.square_name(said >> _SQUARE & 63)}")
    for i, name in enumerate(_CHECK_NAMES):
        if said >> (_CHECKS + i) & 1:
            told.append("Check by a knight" if i == _KNIGHT_CHECKS else f"Check on the {name}")
    if tries := said >> _TRIES:
        told.append(f"{mover} has {tries} pawn {'try' if tries == 1 else 'tries'}")
    return told
