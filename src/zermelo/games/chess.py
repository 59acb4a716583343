"""Chess by the laws of FIDE.

Castling, en passant, promotion, check and mate, stalemate. The game is drawn in dead
positions (king against king with at most a knight or a bishop, or with bishops of one colour
only; blocked positions are not looked through), and by what `draws` says:

- "claimed": as if players claimed whenever they could, the third time a position stands on
  the board and after 50 moves without a capture or a pawn's move;
- "automatic": the fifth time, and after 75 moves;
- "none": stalemate alone ends a game without mate, which is how perft counts.

A win is worth 1, a draw 0, a loss -1. Tournaments and textbooks count 1, 1/2 and 0, which is half
of that and 1/2 more: the order of moves by value is the same. With `score="points"` this game does
so, too. Its utilities then sum to 1, so that only searches for games that aren't zero-sum take it;
of these, paranoid is minimax with alpha-beta pruning, since what one gains the other loses.

Repetition is exact. A state holds the moves since the last one that could not be taken back,
and takes them back to compare.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np

from ..bits import Bits, bit, lowest, popcount, without_lowest
from ..board import Board
from ..errors import IllegalAction
from ..game import Game, illegal
from ..guide import Guide
from ..kernel import state_hash
from ..settings import Setting
from . import _grid
from ._chess import endgames, evaluation, fitted, hand_made, notation
from ._chess.attacks import RANK_1, RANK_8, pawns_attack
from ._chess.evaluation import lecture_features, pawns_text, squashed, weighted
from ._chess.exchange import holds, least_valuable, most_valuable, promise
from ._chess.history import occurrences, remembered, words_for
from ._chess.moves import (
    EN_PASSANT,
    can_move,
    capturers,
    captures,
    en_passant_target,
    guarded,
    king_targets,
    last_way,
    may_take,
    next_piece,
    pawn_distance,
    pawn_targets,
    piece_targets,
)
from ._chess.notation import START
from ._chess.position import (
    KEPT_RIGHTS,
    NOWHERE,
    QUEEN,
    State,
    after,
    by_kind,
    in_check,
    is_dead,
    king_of,
    legal_en_passant,
    men,
    seen_by,
)
from ._chess.tapered import counts, packed, passed, tapered

_LIMITS = {"claimed": (100, 3), "automatic": (150, 5), "none": (0, 0)}  # plies, repetitions
_EVALUATIONS = {
    "fitted": (hand_made.NAMES, fitted.WEIGHTS),
    "tapered": (hand_made.NAMES, hand_made.WEIGHTS),
    "simple": (hand_made.NAMES, hand_made.SIMPLE),
    "material": (hand_made.NAMES, hand_made.MATERIAL),
    "lecture": (evaluation.NAMES, evaluation.WEIGHTS),
}
_LAST_RANKS = RANK_1 | RANK_8
_BY_PIECE, _BY_PAWN = 64, 65  # an action is base + stride * target; a pawn's origin moves along


class Chess(Game):
    """`evaluation` is "fitted", "tapered" for the same terms with weights made by hand, "simple"
    with the lectures' weights, "material" for the pieces alone, or "lecture" for the lectures'
    seven features; `notation` names moves "san" or "uci", and both are understood."""

    guide = Guide(
        title="Chess",
        summary="Checkmate the other's king",
        kind="Board games",
        popular=True,
        compiled_ahead=True,
        rules="""
        White moves first. Kings step one square in any direction, queens run straight and
        diagonally, rooks straight, bishops diagonally, and knights leap. Pawns step forward, two
        squares from their first place, take diagonally and promote on the last row. Castling and
        taking en passant are as in the laws of FIDE. A king that is attacked is in check and must
        get out of it at once; whoever can't is checkmated and has lost. A player who is not in
        check but can't move is stalemated: a draw. The game is also drawn when too few pieces are
        left for any mate. By default, draws count as claimed at once: the third time a position
        stands on the board, and after 50 moves of each side without a capture or a pawn's move.
        """,
        moves="""
        Click a piece and then its target, or drag it; to castle, move the king two squares. `Nf3`
        moves a knight to f3, `exd5` is a pawn from the e-file that takes on d5, `O-O` castles on
        the king's side, `e8=Q` promotes, `+` is check and `#` mate. `g1f3` is understood as well.
        """,
        parameters={
            "draws": Setting(
                "`claimed`: drawn at the third repetition and after 50 moves; `automatic`: "
                "at the fifth and after 75; `none`: neither.",
                choices=tuple(_LIMITS),
            ),
            "evaluation": Setting(
                "How programs judge a position: `fitted` and `tapered` by many "
                "features, `simple` and `lecture` as in the lectures, `material` by the pieces "
                "alone.",
                choices=tuple(_EVALUATIONS),
            ),
            "notation": Setting(
                "How moves are written: `san`, as in Nf3, or `uci`, as in g1f3.",
                choices=("san", "uci"),
                wording=True,
            ),
            "score": Setting(
                "`difference`: a win counts 1, a draw 0 and a loss -1; `points`: 1, 1/2 and 0.",
                choices=("difference", "points"),
            ),
        },
        history="https://en.wikipedia.org/wiki/History_of_chess",
        known=(
            "not solved; with up to seven pieces every position is (Syzygy and Lomonosov tables)",
        ),
        picture="e4, e5, Nf3, Nc6, Bc4, Bc5, c3, Nf6",
    )

    player_names = ("white", "black")
    max_actions = 218
    observation_shape = (19, 8, 8)

    def __init__(
        self,
        draws: str = "claimed",
        evaluation: str = "fitted",
        notation: str = "san",
        score: str = "difference",
    ) -> None:
        self.draws, self.evaluation, self.notation, self.score = draws, evaluation, notation, score
        self.zero_sum = score == "difference"
        self.utility_bounds = (-1.0, 1.0) if self.zero_sum else (0.0, 1.0)
        self.clock_limit, self.repetition_limit = _LIMITS[draws]
        self.no_past = (Bits(0),) * max(words_for(self.clock_limit), 1)
        self.start = self.parse_state(START)
        self.is_lecture = evaluation == "lecture"

    def initial_state(self) -> State:
        return self.start

    def to_move(self, state: State) -> int:
        return state.turn

    def actions(self, state: State) -> Iterator[int]:
        pieces, turn, en_passant = state.pieces, state.turn, state.en_passant
        guard = guarded(pieces, turn)
        reached = king_targets(pieces, turn, state.castling, guard)
        base, stride, promotion = guard.king, _BY_PIECE, 0
        movers = men(pieces, turn) & ~(pieces.pawns | pieces.kings)
        way, ways = 0, last_way(en_passant) + 1
        if not guard.targets:
            movers, way = Bits(0), ways
        if self.is_drawn(state):
            reached, movers, way = Bits(0), Bits(0), ways
        while reached or way < ways or movers:
            if reached:
                target = lowest(reached)
                if stride == _BY_PIECE or not bit(target) & _LAST_RANKS:
                    promotion = 0
                else:
                    promotion = promotion - 1 if promotion > 1 else QUEEN
                if promotion <= 1:
                    reached = without_lowest(reached)
                yield base + stride * target | promotion << 12
            elif way < ways:
                if way < EN_PASSANT:
                    reached = pawn_targets(pieces, turn, way, guard)
                else:
                    reached = en_passant_target(pieces, turn, way, en_passant)
                base, stride = -pawn_distance(turn, way), _BY_PAWN
                way += 1
            else:
                base, stride = next_piece(pieces, movers), _BY_PIECE
                reached = piece_targets(pieces, base, guard)
                movers ^= bit(base)

    def random_action(self, state: State, dice: Bits) -> int:
        """Each piece's moves, or all pawns' moves one way, are a batch: the batch that is kept
        gives way to the next with the chance that makes all moves equal."""
        pieces, turn, en_passant = state.pieces, state.turn, state.en_passant
        guard = guarded(pieces, turn)
        reached = king_targets(pieces, turn, state.castling, guard)
        base, stride = guard.king, _BY_PIECE
        kept, kept_base, kept_stride = reached, base, stride
        movers = men(pieces, turn) & ~(pieces.pawns | pieces.kings)
        way, ways = 0, last_way(en_passant) + 1
        if not guard.targets:
            movers, way = Bits(0), ways
        total = popcount(reached)
        while way < ways or movers:
            if way < ways:
                if way < EN_PASSANT:
                    reached = pawn_targets(pieces, turn, way, guard)
                else:
                    reached = en_passant_target(pieces, turn, way, en_passant)
                base, stride = -pawn_distance(turn, way), _BY_PAWN
                way += 1
            else:
                base, stride = next_piece(pieces, movers), _BY_PIECE
                reached = piece_targets(pieces, base, guard)
                movers ^= bit(base)
            weight = popcount(reached)
            if stride == _BY_PAWN:
                weight += 3 * popcount(reached & _LAST_RANKS)
            total += weight
            dice = _grid.next_dice(dice)
            if _grid.draw(dice, total) < weight:
                kept, kept_base, kept_stride = reached, base, stride
        return self.random_of(kept, kept_base, kept_stride, _grid.next_dice(dice))

    def random_of(self, targets: Bits, base: int, stride: int, dice: Bits) -> int:
        """One of the moves to these targets; each promotion is a move of its own."""
        promoting = targets & _LAST_RANKS if stride == _BY_PAWN else Bits(0)
        promotions = 4 * popcount(promoting)
        index = _grid.draw(dice, popcount(targets & ~promoting) + promotions)
        promotion = 0
        if index < promotions:
            promotion, index, targets = 1 + index % 4, index // 4, promoting
        else:
            index, targets = index - promotions, targets & ~promoting
        return base + stride * _grid.nth(targets, index) | promotion << 12

    def result(self, state: State, action: int) -> State:
        origin, target, turn = action & 63, action >> 6 & 63, state.turn
        pieces = after(state, action)
        castling = state.castling & int(KEPT_RIGHTS[origin] & KEPT_RIGHTS[target])
        en_passant, clock, repeats, reversible = NOWHERE, state.clock + 1, 1, 0
        left, past = (Bits(0), Bits(0)), self.no_past
        if state.pieces.pawns >> origin & 1:
            clock = 0
            if abs(target - origin) == 16:
                en_passant = legal_en_passant(pieces, 1 - turn, (origin + target) // 2)
        elif men(state.pieces, 1 - turn) >> target & 1:
            clock = 0
        elif (
            castling == state.castling
            and state.en_passant == NOWHERE
            and self.repetition_limit
            and state.reversible < self.clock_limit
        ):
            reversible = state.reversible + 1
            white, black = state.left
            left = (white | bit(origin), black) if turn == 0 else (white, black | bit(origin))
            past = remembered(state.past, state.reversible, action)
            # A position that stood before had a piece where the last one has just arrived.
            if reversible >= 4 and (white if turn == 0 else black) >> target & 1:
                repeats = occurrences(pieces, past, reversible)
        return State(
            pieces,
            1 - turn,
            castling,
            en_passant,
            clock,
            state.ply + 1,
            repeats,
            reversible,
            left,
            past,
        )

    def is_terminal(self, state: State) -> bool:
        return self.is_drawn(state) or not can_move(state, guarded(state.pieces, state.turn))

    def is_drawn(self, state: State) -> bool:
        """Whether a rule other than stalemate has ended the game."""
        return self.repetition_limit > 0 and (
            state.repeats >= self.repetition_limit
            or state.clock >= self.clock_limit
            or is_dead(state.pieces)
        )

    def utility(self, state: State, player: int) -> float:
        guard, value = guarded(state.pieces, state.turn), 0.0
        if guard.checkers and not can_move(state, guard):
            value = -1.0 if player == state.turn else 1.0
        return value if self.zero_sum else (value + 1.0) / 2.0

    # For search.

    def evaluate(self, state: State, player: int) -> float:
        if self.is_lecture:
            value = squashed(weighted(state, self.table))
        else:
            value = squashed(tapered(state.pieces, state.turn, self.table))
        value = value if player == state.turn else -value
        return value if self.zero_sum else (value + 1.0) / 2.0

    @property
    def feature_names(self) -> tuple[str, ...]:  # type: ignore[override]  # not in repr and hash
        return _EVALUATIONS[self.evaluation][0]

    @property
    def weights(self) -> tuple[float, ...]:
        """Of the features, in pawns."""
        return _EVALUATIONS[self.evaluation][1]

    @property
    def table(self) -> np.ndarray:
        """The weights as the evaluation reads them."""
        return np.array(self.weights) if self.is_lecture else packed(self.weights)

    def features(self, state: State, player: int) -> Any:
        if self.is_lecture:
            return lecture_features(state, player)
        return counts(state.pieces, state.turn, player, self.table)

    def threatened(self, state: State) -> bool:
        return in_check(state.pieces, state.turn)

    def makes_threat(self, state: State, action: int) -> bool:
        return in_check(after(state, action), 1 - state.turn)

    def accuracy(self, value: float) -> float:
        """About 80 centipawns; the farther from equal, the less is that in utility."""
        even = 1.0 - abs(value)
        return 0.2 * even * even

    def bounds(self, state: State) -> tuple[float, float]:
        """A position that comes again is judged a draw: who need not repeat it, will not."""
        return (0.0, 0.0) if self.repetition_limit and state.repeats > 1 else (-1.0, 1.0)

    def noisy_actions(self, state: State) -> Iterator[int]:
        """Captures that lose nothing and promotions to a queen, the best first."""
        pieces, turn = state.pieces, state.turn
        guard = guarded(pieces, turn)
        goals, takers = captures(pieces, turn, guard), Bits(0)
        target = 0
        while goals or takers:
            if takers:
                taker = least_valuable(pieces, takers)
                takers ^= taker
                origin = lowest(taker)
                if may_take(pieces, turn, origin, target, guard):
                    promotes = pieces.pawns & taker and bit(target) & _LAST_RANKS
                    if promotes or holds(pieces, turn, origin, target):
                        yield origin | target << 6 | (QUEEN << 12 if promotes else 0)
            else:
                goal = most_valuable(pieces, goals)
                goals ^= goal
                target = lowest(goal)
                takers = capturers(pieces, turn, target, guard)

    def order(self, state: State, action: int) -> int:
        return promise(state.pieces, state.turn, action)

    def null_move(self, state: State) -> State:
        """Not in check, and not with pawns alone, where having to move is often what loses."""
        pieces, turn = state.pieces, state.turn
        officers = pieces.knights | pieces.diagonals | pieces.straights
        if not officers & men(pieces, turn) or in_check(pieces, turn):
            return state
        return State(
            pieces,
            1 - turn,
            state.castling,
            NOWHERE,
            state.clock + 1,
            state.ply + 1,
            1,
            0,
            (Bits(0), Bits(0)),
            self.no_past,
        )

    def key(self, state: State) -> tuple[Any, ...]:
        """What came before counts only as far as it brings a draw near."""
        near = max(state.clock - 80, 0) if self.clock_limit else 0
        return state.pieces, state.turn, state.castling, state.en_passant, state.repeats, near

    def book_key(self, state: State) -> Bits:
        return state_hash((state.pieces, state.turn, state.castling, state.en_passant))

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own pieces kind by kind, the opponent's, the en passant square, castling rights (own
        and the opponent's, short and long), the clock, and whether the player is white."""
        pieces = state.pieces
        kinds = by_kind(pieces)
        own, other = men(pieces, player), men(pieces, 1 - player)
        for square in range(64):
            row, column, place = 7 - square // 8, square % 8, bit(square)
            for i in range(6):
                planes[i, row, column] = popcount(kinds[i] & own & place)
                planes[6 + i, row, column] = popcount(kinds[i] & other & place)
            planes[12, row, column] = 1 if state.en_passant == square else 0
            for i in range(4):
                right = i >> 1 ^ player
                planes[13 + i, row, column] = state.castling >> (2 * right + (i & 1)) & 1
            planes[17, row, column] = min(state.clock / 100, 1.0)
            planes[18, row, column] = 1 - player

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """Own pieces kind by kind, then the opponent's, by square; passed pawns, own and the
        opponent's; own pieces that pawns attack. The player sees its own side of the board below,
        and which of the opponent's pieces pawns attack is in the other view."""
        pieces = state.pieces
        pawns, knights, bishops, rooks, queens, kings = by_kind(pieces)
        own, other = men(pieces, player), men(pieces, 1 - player)
        harassed = own & pawns_attack(pawns & other, 1 - player) & ~pawns
        return (
            seen_by(player, pawns & own),
            seen_by(player, knights & own),
            seen_by(player, bishops & own),
            seen_by(player, rooks & own),
            seen_by(player, queens & own),
            seen_by(player, kings & own),
            seen_by(player, pawns & other),
            seen_by(player, knights & other),
            seen_by(player, bishops & other),
            seen_by(player, rooks & other),
            seen_by(player, queens & other),
            seen_by(player, kings & other),
            seen_by(player, passed(pawns & own, pawns & other, player)),
            seen_by(player, passed(pawns & other, pawns & own, 1 - player)),
            seen_by(player, harassed),
        )

    @property
    def feature_images(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        """From left to right: but for castling the game would be the same."""
        return (tuple(feature ^ 7 for feature in range(15 * 64)),)

    # Endgames, numbered for tables; draws by count are not in them.

    endgames = endgames.ChessEndgames()

    @property
    def table_game(self) -> Chess:
        return self if self.draws == "none" else Chess("none")

    def table_holds(self, state: State, plies: int) -> bool:
        return not self.clock_limit or state.clock + plies <= self.clock_limit

    def index(self, state: State) -> tuple[int, int]:
        return endgames.index(state.pieces, state.turn, state.castling, state.en_passant)

    def number_after(self, kind: int, number: int, action: int) -> int:
        return endgames.stepped(kind, number, action & 63, action >> 6 & 63)

    def indexed(self, kind: int, number: int) -> tuple[State, bool]:
        pieces, turn, passed, possible = endgames.position(kind, number)
        none = Bits(0)
        return State(pieces, turn, 0, passed, 0, 0, 1, 0, (none, none), self.no_past), possible

    # Notation and picture.

    def end_words(self, state: State) -> str:
        if can_move(state, guarded(state.pieces, state.turn)):
            if is_dead(state.pieces):
                return "too little is left to mate"
            return (
                "the same position again"
                if state.repeats >= self.repetition_limit
                else f"{self.clock_limit // 2} moves without a capture or a pawn's move"
            )
        return "checkmate" if in_check(state.pieces, state.turn) else "stalemate"

    def value_text(self, value: float) -> str:
        return pawns_text(value) if self.zero_sum else ""

    def win_text(self, plies: int) -> str:
        return f"mates in {(plies + 1) // 2}"

    def action_text(self, state: State, action: int) -> str:
        if self.notation == "uci":
            return notation.uci(action)
        following = self.result(state, action)
        mark = ""
        if in_check(following.pieces, following.turn):
            mark = "+" if can_move(following, guarded(following.pieces, following.turn)) else "#"
        legal = _legal(self, state) if notation.has_rivals(state, action) else ()
        return notation.san(state, action, legal, mark)

    def parse_action(self, state: State, text: str) -> int:
        found = notation.matching(state, text, _legal(self, state))
        if len(found) == 1:
            return found[0]
        if found:
            names = " or ".join(self.action_text(state, action) for action in found)
            raise IllegalAction(f"{text.strip()!r} could be {names}")
        raise illegal(self, state, repr(text.strip()))

    def state_text(self, state: State) -> str:
        """FEN; the moves that repetition must remember follow it: "... after g1f3 g8f6"."""
        return notation.full_text(state)

    def parse_state(self, text: str) -> State:
        return notation.parse_full_text(text, self.no_past, self.clock_limit)

    def board(self, state: State, player: int | None = None) -> Board:
        picture = notation.picture(state.pieces)
        checked = in_check(state.pieces, state.turn)
        king = (king_of(state.pieces, state.turn) ^ 56,) if checked else ()
        return (_grid.grid(picture, 8, 8, upward=True, chequered=True, threatened=king),)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return ((action & 63) ^ 56, (action >> 6 & 63) ^ 56)


@functools.lru_cache(maxsize=4)
def _legal(game: Chess, state: State) -> tuple[int, ...]:
    """Kept for a moment: all moves of a position are written one after the other."""
    return tuple(game.actions(state))
