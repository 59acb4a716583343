"""Where words fit on a board, as A. W. Appel and G. J. Jacobson find them: line by line, one
letter after the other, no further than the graph of words and the crossing words allow.

A play is one number: the cell of its first tile, the direction (0 across, 1 down), how many
tiles, and the tiles, which fill the empty cells from there on; six bits each, a letter from 1
to 26, plus BLANK where a blank stands for it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .lexicon import ENDS, LAST, LETTER, TARGET, follow

BLANK = 32
DIRECTION, COUNT, TILES, TILE = 8, 9, 12, 6  # where the parts of a play begin; bits of a tile
ANY_LETTER = (1 << 27) - 2
RACK = 7  # tiles that a player holds


class PlayScene(NamedTuple):
    """What a search for plays looks at, and where it writes."""

    edges: Any
    root: int
    size: int
    cells: Any  # letters on the board, 0 where there are none; one empty cell beyond the end
    rack: Any  # how many of each letter the player has; blanks at 0
    crossing: Any  # letters, as bits, that make words with what stands across a cell
    anchor: Any  # 1 where a tile would touch another, or on the first square
    found: Any
    count: Any


class BoardLine(NamedTuple):
    """A row or column: the cell it begins at, the step to the next one, its direction."""

    start: int
    step: int
    direction: int


def find_plays(scene: PlayScene) -> int:
    """Fill `found` with all plays, and say how many there are."""
    size = scene.size
    for direction in range(2):
        step, across = (1, size) if direction == 0 else (size, 1)
        set_crossing(scene, across)
        for number in range(size):
            line = BoardLine(number * across, step, direction)
            for first in range(size):
                if first == 0 or not letter_at(scene, line, first - 1):
                    extend(scene, line, first, scene.root, 0, 0, False, 0)
    return int(scene.count[0])


def letter_at(scene: PlayScene, line: BoardLine, place: int) -> int:
    """The letter at this place of a line; 0 beyond its ends, too."""
    if not 0 <= place < scene.size:
        return 0
    return int(scene.cells[line.start + place * line.step])


def extend(
    scene: PlayScene,
    line: BoardLine,
    place: int,
    node: int,
    play: int,
    used: int,
    joined: bool,
    ends: int,
) -> None:
    """Lengthen a word that goes up to this place; note it where it could end here.

    `used` counts its new tiles; `joined`: one of them touches what stood there; `ends`: the
    letters are a word.
    """
    present = letter_at(scene, line, place)
    if present:
        edge = follow(scene.edges, node, present)
        if edge:
            extend(scene, line, place + 1, edge >> TARGET, play, used, joined, edge & ENDS)
        return
    if ends and joined and used and not is_known(scene, line, play, used):
        note(scene, line, play, used)
    if place >= scene.size or not (joined or may_join(scene, line, place, used)):
        return
    cell = line.start + place * line.step
    joins = joined or bool(scene.anchor[cell])
    play = play if used else cell
    while node:
        edge = int(scene.edges[node])
        letter = edge & LETTER
        node = 0 if edge & LAST else node + 1
        if int(scene.crossing[cell]) >> letter & 1:
            for blank in range(2):
                kind = 0 if blank else letter
                if scene.rack[kind]:
                    scene.rack[kind] -= 1
                    tile = (letter | blank * BLANK) << (TILES + TILE * used)
                    target, after = edge >> TARGET, edge & ENDS
                    extend(scene, line, place + 1, target, play | tile, used + 1, joins, after)
                    scene.rack[kind] += 1


def may_join(scene: PlayScene, line: BoardLine, place: int, used: int) -> bool:
    """Whether there are tiles enough to get from here to a cell where they touch something."""
    left = RACK - used
    while place < scene.size and left > 0:
        if scene.anchor[line.start + place * line.step]:
            return True
        place += 1
        left -= 1
    return False


def is_known(scene: PlayScene, line: BoardLine, play: int, used: int) -> bool:
    """One tile that makes words both ways is a play across."""
    cell = play & 255
    return used == 1 and line.direction == 1 and int(scene.crossing[cell]) != ANY_LETTER


def note(scene: PlayScene, line: BoardLine, play: int, used: int) -> None:
    count = int(scene.count[0])
    if count < len(scene.found):
        scene.found[count] = play | line.direction << DIRECTION | used << COUNT
    scene.count[0] = count + 1


def set_crossing(scene: PlayScene, across: int) -> None:
    """For each empty cell the letters that fit with what stands before and after it, across."""
    for cell in range(scene.size * scene.size):
        row, column = cell // scene.size, cell % scene.size
        place = row if across == scene.size else column
        line = BoardLine(cell - place * across, across, 0)
        scene.crossing[cell] = ANY_LETTER
        if letter_at(scene, line, place - 1) or letter_at(scene, line, place + 1):
            scene.crossing[cell] = fitting(scene, line, place)


def fitting(scene: PlayScene, line: BoardLine, place: int) -> int:
    """The letters, as bits, that make a word here with their neighbours in the line."""
    first = place
    while letter_at(scene, line, first - 1):
        first -= 1
    node = scene.root
    while first < place:
        node = follow(scene.edges, node, letter_at(scene, line, first)) >> TARGET
        first += 1
    letters = 0
    while node:
        edge = int(scene.edges[node])
        if completes(scene, line, place + 1, edge):
            letters |= 1 << (edge & LETTER)
        node = 0 if edge & LAST else node + 1
    return letters


def completes(scene: PlayScene, line: BoardLine, place: int, edge: int) -> bool:
    """Whether a word that goes on from this edge with the letters of the line ends with them."""
    while edge and letter_at(scene, line, place):
        edge = follow(scene.edges, edge >> TARGET, letter_at(scene, line, place))
        place += 1
    return bool(edge & ENDS)


def new_anchors(cells: Any, size: int, start: int) -> Any:
    """Empty cells beside a letter; on an empty board the start."""
    anchor = np.zeros(size * size, np.uint8)
    anchor[start] = 1
    for cell in range(size * size):
        if cells[cell]:
            row, column = cell // size, cell % size
            if row > 0:
                anchor[cell - size] = 1
            if row < size - 1:
                anchor[cell + size] = 1
            if column > 0:
                anchor[cell - 1] = 1
            if column < size - 1:
                anchor[cell + 1] = 1
    return anchor
