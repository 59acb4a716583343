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
from ..settings import Setting
from ..tuples import replaced
from . import _grid
from ._chess import notation, umpire
from ._chess.attacks import (
    RANK_1,
    RANK_3,
    RANK_6,
    RANK_8,
    bishop_attacks,
    king_attacks,
    knight_attacks,
    pawn_attacks,
    rook_attacks,
)
from ._chess.hidden import Heard, fitted
from ._chess.moves import guarded
from ._chess.notation import START
from ._chess.position import KEPT_RIGHTS, NOWHERE, QUEEN, Pieces, after, legal_en_passant, men
from ._chess.position import State as Position

_MEN = 16
_NOTHING_HEARD = (umpire.NO_SQUARES, umpire.NO_SQUARES)
_NO_TRIES = (Bits(0),) * _MEN
_SALT = 0x9FB21C651E98DF25
_LAST_RANKS = RANK_1 | RANK_8

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
            "fen": Setting("The position at the start, in Forsyth-Edwards notation.", page=True),
        },
        history="https://en.wikipedia.org/wiki/Kriegspiel_(chess)",
        picture="e2e4, d7d5, e4d5, d8d5, b1c3, d5a5, d2d4",
    )

    player_names = ("white", "black")
    max_actions = 256

    def __init__(self, fen: str = START) -> None:
        try:
            self.start = notation.parse_fen(fen, umpire.NO_PAST)
        except InvalidState as error:
            raise BadParameter(f"fen must be a position of chess: {error}") from None
        self.fen = fen

    def initial_state(self) -> State:
        outcome = umpire.outcome_of(self.start, guarded(self.start.pieces, self.start.turn))
        return State(self.start, _NO_TRIES, 0, _NOTHING_HEARD, outcome)

    def to_move(self, state: State) -> int:
        return state.position.turn

    def actions(self, state: State) -> Iterator[int]:
        """All moves that may be legal given what the player sees, less those tried already."""
        position = state.position
        if state.outcome == umpire.GOING_ON:
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
        if not umpire.is_legal(position, origin, target):
            number = popcount(men(position.pieces, turn) & (bit(origin) - 1))
            tried = replaced(state.tried, number, state.tried[number] | bit(target))
            heard = with_news(state.heard, turn, action, umpire.ILLEGAL)
            return State(position, tried, umpire.ILLEGAL, heard, umpire.GOING_ON)
        following = moved_on(position, action)
        guard = guarded(following.pieces, following.turn)
        said = umpire.announced(position, following, guard)
        heard = with_news(state.heard, turn, action, said)
        return State(following, _NO_TRIES, said, heard, umpire.outcome_of(following, guard))

    def is_terminal(self, state: State) -> bool:
        return state.outcome != umpire.GOING_ON

    def utility(self, state: State, player: int) -> float:
        if state.outcome == umpire.DRAWN:
            return 0.0
        return -1.0 if player == state.position.turn else 1.0

    def information(self, state: State, player: int) -> State:
        """Own pieces and castling rights, own tries in this turn, and all announcements."""
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
            umpire.NO_SQUARES,
            umpire.NO_PAST,
        )
        tried = state.tried if player == position.turn else _NO_TRIES
        heard = replaced(state.heard, 1 - player, umpire.NO_SQUARES)
        return State(seen, tried, state.said, heard, state.outcome)

    def hidden_change(self, state: State, information: State, player: int, dice: Bits) -> State:
        """The other's men stand a little elsewhere, so that the umpire says what was heard."""
        position, said = state.position, information.said
        if information.outcome != umpire.GOING_ON:
            return state
        if said & umpire.ILLEGAL:  # what was said before still holds
            said = umpire.warnings(position, guarded(position.pieces, position.turn))
        own = information.heard[player]
        heard = Heard(player, said, information.tried, own != state.heard[player])
        changed, fits = fitted(position, information.position, heard, dice)
        if not fits:
            return state
        both = replaced(state.heard, player, own)
        return State(changed, information.tried, information.said, both, umpire.GOING_ON)

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
    return Position(
        pieces, 1 - turn, castling, en_passant, clock, ply, 1, 0, umpire.NO_SQUARES, umpire.NO_PAST
    )


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


def with_news(
    heard: tuple[tuple[Bits, Bits], ...], mover: int, action: int, said: int
) -> tuple[tuple[Bits, Bits], ...]:
    """Both players hear the announcement; the one who moved knows the move, too."""
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
        news = [f"{mover} begins"]
    elif state.said & umpire.ILLEGAL:
        news = [f"{mover} tried an illegal move"]
    else:
        news = [f"{other} moved", *news_of(state.said, mover)]
    if state.outcome != umpire.GOING_ON:
        news.append("It is a draw" if state.outcome == umpire.DRAWN else f"{other} wins")
    return f"{'. '.join(news)}."


def news_of(said: int, mover: str) -> list[str]:
    """What was taken, checks and pawn tries after a legal move."""
    news = []
    if said & (umpire.PAWN_TAKEN | umpire.PIECE_TAKEN):
        what = "Pawn" if said & umpire.PAWN_TAKEN else "Piece"
        news.append(f"{what} taken on {notation.square_name(said >> umpire.SQUARE & 63)}")
    for i, name in enumerate(_CHECK_NAMES):
        if said >> (umpire.CHECKS + i) & 1:
            news.append(
                "Check by a knight" if i == umpire.KNIGHT_CHECKS else f"Check on the {name}"
            )
    if tries := said >> umpire.TRIES:
        news.append(f"{mover} has {tries} pawn {'try' if tries == 1 else 'tries'}")
    return news
