"""The last moves of Othello, without moves to list or states to make; and its patterns.

Most positions of an endgame have only a few empty squares: each is tried, and tables say what it
turns. A margin is how many discs more the player to move has in the end; empty squares left count
for the winner.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from ..bits import Bits, bit, lowest, popcount, without_lowest
from . import _grid

DONE = 15  # the score of a move that was tried


class OthelloRules(Protocol):
    """The part of the game that this module needs."""

    cells: int
    size: int
    first_column: Bits
    rims: Any
    reached: Any
    neighbours: Any
    lines: Any
    turned_in_line: Any

    def outflanked(self, mine: Bits, theirs: Bits, cell: int) -> Bits: ...
    def placements(self, mine: Bits, theirs: Bits) -> Bits: ...
    def odd(self, empty: Bits) -> Bits: ...
    def over(self, mine: Bits, theirs: Bits) -> int: ...


def last(game: OthelloRules, mine: Bits, theirs: Bits, cell: int) -> int:
    """The margin with one empty square."""
    margin = 2 * popcount(mine) - game.cells
    turned = turned_last(game, mine, theirs, cell)
    if turned:
        return margin + 2 * turned + 2
    turned = turned_last(game, theirs, mine, cell)
    if turned:
        return margin - 2 * turned
    return margin + 2 if margin >= 0 else margin


def turned_last(game: OthelloRules, mine: Bits, theirs: Bits, cell: int) -> int:
    """How many discs a disc on the one empty square turns.

    All others are taken: in each line through it, mine say all.
    """
    if game.size != 8:
        return popcount(game.outflanked(mine, theirs, cell))
    row, column = cell >> 3, cell & 7
    across = int(mine >> (8 * row)) & 255
    down = int((((mine >> column) & game.first_column) * 0x0102040810204080) >> 56)
    falling = int(((mine & Bits(game.lines[2 * cell])) * game.first_column) >> 56)
    rising = int(((mine & Bits(game.lines[2 * cell + 1])) * game.first_column) >> 56)
    return int(
        game.turned_in_line[256 * column + across]
        + game.turned_in_line[256 * row + down]
        + game.turned_in_line[256 * column + falling]
        + game.turned_in_line[256 * column + rising]
    )


def last_two(
    game: OthelloRules, mine: Bits, theirs: Bits, first: int, second: int, enough: int
) -> int:
    """The same with two; more than enough need not be the most."""
    best = after_first(game, mine, theirs, first, second)
    if best < enough:
        best = max(best, after_first(game, mine, theirs, second, first))
    if best >= -game.cells:
        return best
    best = after_first(game, theirs, mine, first, second)
    best = max(best, after_first(game, theirs, mine, second, first))
    return -best if best >= -game.cells else game.over(mine, theirs)


def after_first(game: OthelloRules, mine: Bits, theirs: Bits, first: int, second: int) -> int:
    """The margin if the first of two is taken now; less than any where that turns nothing."""
    turned = game.outflanked(mine, theirs, first)
    if not turned:
        return -game.cells - 1
    return -last(game, theirs ^ turned, mine | turned | bit(first), second)


def last_few(
    game: OthelloRules, mine: Bits, theirs: Bits, empty: Bits, low: int, enough: int
) -> int:
    """The same with three or more: odd quarters first; `low` or less need not be exact either."""
    none = -game.cells - 1
    best, left, odd = none, empty, game.odd(empty)
    while left and best < enough:
        first = left & odd
        if not first:
            first = left
        cell = lowest(first)
        left ^= bit(cell)
        turned = Bits(0)
        if Bits(game.neighbours[cell]) & theirs:
            turned = game.outflanked(mine, theirs, cell)
        if turned:
            own, other, rest = mine | turned | bit(cell), theirs ^ turned, empty ^ bit(cell)
            least, second = max(best, low), without_lowest(rest)
            if without_lowest(second):
                value = -last_few(game, other, own, rest, -enough, -least)
            else:
                value = -last_two(game, other, own, lowest(rest), lowest(second), -least)
            best = max(best, value)
    if best > none:
        return best
    if game.placements(theirs, mine):
        return -last_few(game, theirs, mine, empty, -enough, -low)
    return game.over(mine, theirs)


def last_seven(
    game: OthelloRules, mine: Bits, theirs: Bits, empty: Bits, low: int, enough: int
) -> int:
    """The same where it pays to order moves: those first that leave few answers, odd quarters
    before others."""
    moves = game.placements(mine, theirs)
    if not moves:
        if game.placements(theirs, mine):
            return -last_seven(game, theirs, mine, empty, -enough, -low)
        return game.over(mine, theirs)
    best, scores = -game.cells - 1, scored(game, mine, theirs, moves, game.odd(empty))
    for _ in range(popcount(moves)):
        cell, place = least_scored(moves, scores)
        scores |= Bits(DONE) << place
        turned = game.outflanked(mine, theirs, cell)
        own, other = mine | turned | bit(cell), theirs ^ turned
        least = max(best, low)
        best = max(best, -last_few(game, other, own, empty ^ bit(cell), -enough, -least))
        if best >= enough:
            break
    return best


def scored(game: OthelloRules, mine: Bits, theirs: Bits, moves: Bits, odd: Bits) -> Bits:
    """A score for each of up to sixteen moves, four bits each, the lowest cell's first."""
    scores, place = Bits(0), 0
    while moves:
        cell = lowest(moves)
        moves = without_lowest(moves)
        turned = game.outflanked(mine, theirs, cell)
        answers = popcount(game.placements(theirs ^ turned, mine | turned | bit(cell)))
        score = 2 * min(answers, 6) + (0 if odd & bit(cell) else 1)
        scores |= Bits(score) << place
        place += 4
    return scores


def least_scored(moves: Bits, scores: Bits) -> tuple[int, int]:
    """The cell of the move with the lowest score, and where that score is."""
    least, cell, at, place = DONE, 0, 0, 0
    while moves:
        score = int((scores >> place) & 15)
        if score < least:
            least, cell, at = score, lowest(moves), place
        moves = without_lowest(moves)
        place += 4
    return cell, at


def stable(game: OthelloRules, mine: Bits, empty: Bits) -> Bits:
    """Discs of `mine` that can never be turned, as far as that is seen at once.

    In each of the four lines through it, a disc is safe if the line is full, if the line ends
    there, or if it stands beside one that is stable.
    """
    across, down = game.rims
    size = game.size
    open_across = spread(game, empty, 1, True)
    open_down = spread(game, empty, size, False)
    open_falling = spread(game, empty, size + 1, True)
    open_rising = spread_rising(game, empty)
    rim = across | down
    found = Bits(0)
    while True:
        grown = mine
        grown &= ~open_across | across | found << 1 | found >> 1
        grown &= ~open_down | down | found << size | found >> size
        grown &= ~open_falling | rim | found << (size + 1) | found >> (size + 1)
        grown &= ~open_rising | rim | found << (size - 1) | found >> (size - 1)
        if grown == found:
            return found
        found = grown


def spread(game: OthelloRules, empty: Bits, step: int, sideways: bool) -> Bits:
    """The squares in a line with an empty one, in steps to higher numbers and to lower."""
    up = down = empty
    for i in range(3):
        after, before = up << (step << i), down >> (step << i)
        if sideways:
            after &= game.reached[2 * i]
            before &= game.reached[2 * i + 1]
        up |= after
        down |= before
    return up | down


def spread_rising(game: OthelloRules, empty: Bits) -> Bits:
    """The same where a step to higher numbers is one to the left."""
    up, down, step = empty, empty, game.size - 1
    for i in range(3):
        up |= (up << (step << i)) & game.reached[2 * i + 1]
        down |= (down >> (step << i)) & game.reached[2 * i]
    return up | down


# Tables.


def rays(size: int) -> np.ndarray:
    """Per cell the squares in each direction: four towards higher numbers, four towards lower."""
    steps = ((0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1))
    rays = []
    for cell in range(size * size):
        for down, right in steps:
            row, column = cell // size + down, cell % size + right
            ray = []
            while 0 <= row < size and 0 <= column < size:
                ray.append(row * size + column)
                row, column = row + down, column + right
            rays.append(int(_grid.mask(ray)))
    return np.array(rays, np.uint64)


def lines(by_ray: np.ndarray) -> np.ndarray:
    """Per cell the two lines through it that are neither its row nor its column."""
    whole = [
        int(by_ray[cell + one]) | int(by_ray[cell + opposite])
        for cell in range(0, len(by_ray), 8)
        for one, opposite in ((3, 7), (1, 5))
    ]
    return np.array(whole, np.uint64)


def turned_in_line() -> np.ndarray:
    """By the place of a new disc in a full line of eight, and who has the others (mine: a bit):
    how many discs it turns."""
    counts = np.zeros(8 * 256, np.int64)
    for place in range(8):
        for mine in range(256):
            for run in (range(place + 1, 8), range(place - 1, -1, -1)):
                ends = [i for i, other in enumerate(run) if mine >> other & 1]
                counts[place * 256 + mine] += ends[0] if ends else 0
    return counts


def patterns(size: int) -> tuple[tuple[int, ...], ...]:
    """What Logistello looks at (Buro 2002), in one corner: others are images of it.

    The edge with its X-squares, two blocks in the corner, the other rows, the diagonals.
    """
    across = range(size)
    edge = [(0, column) for column in across] + [(1, 1), (1, size - 2)]
    square = [(row, column) for row in range(3) for column in range(3)]
    block = [(row, column) for row in range(2) for column in range(min(5, size))]
    rows = [[(row, column) for column in across] for row in range(1, size // 2)]
    diagonals = [
        [(step, size - length + step) for step in range(length)] for length in range(4, size + 1)
    ]
    return tuple(
        tuple(row * size + column for row, column in cells)
        for cells in (edge, square, block, *rows, *diagonals)
    )
