"""Points and histories of Go in writing."""

from __future__ import annotations

from ...bits import Bits
from ...errors import InvalidState

LETTERS = "ABCDEFGHJKLMNOPQRST"
NO_MOVE = -1


def parse_point(name: str, size: int) -> int:
    column, number = LETTERS[:size].find(name[:1].upper()), name[1:]
    if column < 0 or not number.isdecimal() or not 1 <= int(number) <= size:
        raise InvalidState(f"{name!r} is not a point of a {size}x{size} board")
    return (size - int(number)) * size + column


def parse_points(names: str, size: int) -> list[int]:
    """Points separated by commas, or - for none."""
    return [] if names == "-" else [parse_point(name, size) for name in names.split(",")]


def parse_last(name: str, size: int) -> int:
    """The last move: a point, a pass, or - for none."""
    if name == "-":
        return NO_MOVE
    return size * size if name.lower() == "pass" else parse_point(name, size)


def parse_past(text: str, most: int) -> tuple[Bits, ...]:
    try:
        keys = [int(word, 16) for word in text.split(",")]
    except ValueError:
        raise InvalidState(f"hashes are hexadecimal numbers, not {text!r}") from None
    if len(keys) > most or not all(0 <= key < 1 << 64 for key in keys):
        raise InvalidState(f"there are at most {most} hashes of 64 bits")
    return tuple(Bits(key) for key in keys + [0] * (most - len(keys)))
