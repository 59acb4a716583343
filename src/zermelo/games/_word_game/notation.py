"""The word game in writing."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from ...bits import Bits
from ...errors import InvalidState
from .. import _grid
from . import racks
from .lexicon import ALPHABET
from .plays import BLANK, COUNT, DIRECTION, RACK
from .scoring import TILES_OF, tile_of

COLUMNS = ALPHABET
_FORM = "...CAt.../... AEINRST,ABDEGOU 12,8 1 0 0 0,0"


class Parsed(NamedTuple):
    tiles: list[int]
    hands: tuple[int, ...]
    numbers: tuple[tuple[int, ...], int, int, int, tuple[Bits, ...]]


def mark(tile: int) -> str:
    """A letter, small where a blank stands for it; a dot for none."""
    if not tile:
        return "."
    letter = ALPHABET[(tile & ~BLANK) - 1]
    return letter.lower() if tile & BLANK else letter


def tile_of_mark(letter: str) -> int:
    if letter == ".":
        return 0
    return ALPHABET.index(letter.upper()) + 1 | (BLANK if letter.islower() else 0)


def rows_text(tiles: list[int], size: int) -> str:
    return _grid.rows_text("".join(map(mark, tiles)), size)


def play_text(tiles: list[int], size: int, play: int) -> str:
    """Where the word begins, row first if it goes across, and the word."""
    laid, step = list(tiles), size if play >> DIRECTION & 1 else 1
    cell = play & 255
    for i in range(play >> COUNT & 7):
        while laid[cell]:
            cell += step
        laid[cell] = tile_of(play, i)
    start = play & 255
    place = start // size if step > 1 else start % size
    while place and laid[start - step]:
        start, place = start - step, place - 1
    word, cell = "", start
    while place < size and laid[cell]:
        word += mark(laid[cell])
        cell, place = cell + step, place + 1
    row, column = str(start // size + 1), COLUMNS[start % size]
    return f"{column}{row} {word}" if step > 1 else f"{row}{column} {word}"


def parse(text: str, size: int, players: int) -> Parsed:
    rows, hands, scores, player, idle, last, past = _grid.parse_fields(text, 7, _FORM)
    tiles = _grid.parse_rows(rows, size, size, f".{ALPHABET}{ALPHABET.lower()}")
    if player not in map(str, range(1, players + 1)):
        raise InvalidState(f"the player to move is a number from 1 to {players}, not {player!r}")
    if not all(re.fullmatch("[0-9]{1,18}", number) for number in (idle, last)):
        raise InvalidState(f"idle turns and the last turn are numbers, not {idle!r} and {last!r}")
    if not re.fullmatch("[0-9a-f]{1,16}(,[0-9a-f]{1,16})*", past) or past.count(",") != players - 1:
        raise InvalidState(f"expected {players} hexadecimal hashes, not {past!r}")
    return Parsed(
        [tile_of_mark(letter) for letter in tiles],
        parse_hands(hands, players),
        (
            tuple(_grid.parse_numbers(scores, players)),
            int(player) - 1,
            int(idle),
            int(last),
            tuple(Bits(int(word, 16)) for word in past.split(",")),
        ),
    )


def parse_hands(text: str, players: int) -> tuple[int, ...]:
    hands = text.split(",")
    if len(hands) != players:
        raise InvalidState(f"expected {players} racks separated by commas, not {text!r}")
    return tuple(map(parse_rack, hands))


def parse_rack(text: str) -> int:
    if not re.fullmatch(rf"-|[A-Z?]{{1,{RACK}}}", text):
        raise InvalidState(f"a rack is up to {RACK} letters, ? for a blank, or -, not {text!r}")
    rack = 0
    for letter in text.strip("-"):
        rack = racks.added(rack, racks.SYMBOLS.index(letter))
    return rack


def left_in_bag(tiles: list[int], hands: tuple[int, ...]) -> int:
    """How many tiles are in the bag where these are elsewhere."""
    used = Counter(racks.BLANK if tile & BLANK else tile for tile in tiles if tile)
    for rack in hands:
        used.update(racks.tile(rack, i) for i in range(racks.size(rack)))
    for kind, count in used.items():
        if count > TILES_OF[kind - 1]:
            name, most = racks.symbol(kind), TILES_OF[kind - 1]
            raise InvalidState(f"there are {count} tiles {name}, and the set has {most}")
    return sum(TILES_OF) - used.total()
