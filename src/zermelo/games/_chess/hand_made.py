"""The weights of the tapered evaluation: their names, and their worth by hand, twice.

Each has a name and two worths in centipawns, in the middlegame and in the endgame. Squares are
seen from the player's side, and alike from both edges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
KINDS = ("pawn", "knight", "bishop", "rook", "queen", "king")

Worth = tuple[int, int]


# Pieces: how many, and where.


def _ring(file: int, rank: int) -> int:
    """0 at the rim, 3 on the four squares in the middle."""
    return min(file, 7 - file, rank, 7 - rank)


def _pawn(file: int, rank: int) -> Worth:
    push, end = ((0, 0, 2, 8, 16, 30, 60, 0)[rank], (0, 4, 6, 12, 28, 60, 110, 0)[rank])
    centre = (0, 0, 4, 12)[min(file, 7 - file)]
    return push + centre * (-1, -1, 0, 1, 1, 1, 1, 0)[rank], end


def _knight(file: int, rank: int) -> Worth:
    ring = _ring(file, rank)
    return (-40, -12, 8, 20)[ring] + 4 * min(rank, 5) - 12 * (rank == 0), (-36, -14, 4, 16)[ring]


def _bishop(file: int, rank: int) -> Worth:
    ring = _ring(file, rank)
    fianchetto = 12 if rank == 1 and file in (1, 6) else 0
    return (-12, 2, 8, 12)[ring] + fianchetto - 8 * (rank == 0), (-12, -4, 2, 6)[ring]


def _rook(file: int, rank: int) -> Worth:
    middle = min(file, 7 - file)
    return (-12, -8, 0, 8)[middle] + (24 if rank == 6 else 0), (14 if rank >= 5 else 4)


def _queen(file: int, rank: int) -> Worth:
    ring = _ring(file, rank)
    return (-6, 0, 2, 4)[ring] - 3 * (rank > 3), (-24, -4, 10, 22)[ring] + 4 * min(rank, 4)


def _king(file: int, rank: int) -> Worth:
    home = (24, 30, 4, -14)[min(file, 7 - file)]
    return home - (0, 26, 56, 80, 90, 90, 90, 90)[rank], (-46, -8, 18, 32)[_ring(file, rank)]


_MATERIAL = ((85, 105), (335, 300), (355, 315), (490, 540), (1000, 980), (0, 0))
_SHAPES: tuple[Callable[[int, int], Worth], ...] = (_pawn, _knight, _bishop, _rook, _queen, _king)


def _pieces() -> Iterator[tuple[str, Worth]]:
    yield from zip(KINDS, _MATERIAL, strict=True)
    for kind, shape in zip(KINDS, _SHAPES, strict=True):
        for rank in range(8):
            for file in range(4):
                squares = f"{'abcd'[file]}{rank + 1} or {'hgfe'[file]}{rank + 1}"
                yield f"{kind} on {squares}", shape(file, rank)


# How they stand to each other.

_OTHERS = {
    "two bishops": (26, 48),
    "rook on an open file": (26, 8),
    "rook on a half-open file": (12, 4),
    "isolated pawn": (-12, -10),
    "doubled pawn": (-8, -18),
    "pawn before the king": (11, 0),
    "pawn guarded by a pawn": (0, 0),
    "piece guarded by a pawn": (0, 0),
    "piece attacked by a pawn": (0, 0),
    "pawn beside a pawn": (0, 0),
    "pawn left behind": (0, 0),
    "passed pawn guarded by a pawn": (0, 0),
    "passed pawn stopped by a piece": (0, 0),
    "step of the own king to a passed pawn": (0, 0),
    "step of the other king to a passed pawn": (0, 0),
    "outpost": (0, 0),
    "pawn on a bishop's colour": (0, 0),
    "open file near the king": (0, 0),
    "pawn storming the king": (0, 0),
    "attack beside the other king": (0, 0),
    "attack on a better piece": (0, 0),
    "to move": (12, 12),
}
_PASSED = ((0, 0), (2, 8), (4, 12), (8, 26), (20, 50), (44, 90), (80, 150), (0, 0))
_REACH = (  # the most squares, the usual number, worth of one more
    (KNIGHT, 8, 4, (5, 4)),
    (BISHOP, 13, 6, (5, 5)),
    (ROOK, 14, 7, (2, 5)),
    (QUEEN, 27, 13, (1, 4)),
)
_THREAT = (0, 0, 8, 22, 45, 72, 100, 130, 160, 190, 220, 250, 270, 285, 300)


def _relations() -> Iterator[tuple[str, Worth]]:
    yield from _OTHERS.items()
    for rank, worth in enumerate(_PASSED, 1):
        yield f"passed pawn on rank {rank}", worth
    for kind, most, usual, (middle, end) in _REACH:
        for count in range(most + 1):
            more = count - usual
            yield f"{KINDS[kind]} that reaches {count}", (middle * more, end * more)
    for count, middle in enumerate(_THREAT):
        yield f"threat of {count} to the king", (middle, 0)


# All of them.

_RELATIONS = tuple(_relations())
_ALL = (*_pieces(), *_RELATIONS)

FEATURES = len(_ALL)
NAMES = tuple(f"{name}, {phase}" for phase in ("middlegame", "endgame") for name, _ in _ALL)
WEIGHTS = tuple(worth[phase] / 100 for phase in (0, 1) for _, worth in _ALL)  # in pawns

# The lectures' weights for the same features: all that they say nothing of is worth nothing.


def _simple(name: str) -> float:
    words = name.split()
    if name in KINDS:
        return (1.0, 5.0, 5.0, 8.0, 16.0, 0.0)[KINDS.index(name)]
    if "reaches" in words:
        return 0.1 * int(words[-1])
    if words[0] == "threat":
        return 0.2 * int(words[2])
    return 0.2 if name == "pawn before the king" or {"d4", "d5"} & set(words) else 0.0


SIMPLE = 2 * tuple(_simple(name) for name, _ in _ALL)  # in pawns
MATERIAL = 2 * tuple(_simple(name) if name in KINDS else 0.0 for name, _ in _ALL)

# What is counted: first the pieces, kind by kind and square by square, then the relations.

SQUARES = 64 * len(KINDS)
TERMS = SQUARES + len(_RELATIONS)
_NUMBER = {name: SQUARES + number for number, (name, _) in enumerate(_RELATIONS)}

(  # as _OTHERS lists them
    BISHOP_PAIR,
    OPEN_FILE,
    HALF_OPEN_FILE,
    ISOLATED,
    DOUBLED,
    SHELTER,
    GUARDED,
    SUPPORTED,
    HARASSED,
    PHALANX,
    LEFT_BEHIND,
    GUARDED_PASSED,
    STOPPED_PASSED,
    OWN_STEPS,
    OTHER_STEPS,
    OUTPOST,
    SAME_COLOUR,
    OPEN_KING,
    STORM,
    PRESSURE,
    ATTACK,
    TEMPO,
) = range(SQUARES, SQUARES + len(_OTHERS))
PASSED = _NUMBER["passed pawn on rank 1"]
MOBILITY = (0, *(_NUMBER[f"{kind} that reaches 0"] for kind in KINDS[KNIGHT:KING]))
THREAT = _NUMBER["threat of 0 to the king"]
MOST_THREAT = len(_THREAT) - 1


def _feature(term: int) -> int:
    """The feature that a term is counted as, besides the number of pieces of its kind."""
    if term >= SQUARES:
        return term - TERMS + FEATURES
    kind, square = divmod(term, 64)
    rank, file = divmod(square, 8)
    return len(KINDS) + 32 * kind + 4 * rank + min(file, 7 - file)


FEATURE_OF = np.array([_feature(term) for term in range(TERMS)])
