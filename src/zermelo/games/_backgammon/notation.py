"""Backgammon in writing: positions, and plays like "24/18 13/11*"."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

from ...bits import Bits, bit, each
from ...errors import IllegalAction, InvalidState
from .men import (
    BAR,
    CHECKERS,
    Men,
    count_in,
    count_on,
    made,
    mirrored,
    standing,
    with_one,
    without_one,
)
from .plays import point_at

PASS = "pass"
WAITS = ("-", "double", "take", "dropped")  # what the cube waits for while no dice are thrown


# Positions.


def men_text(men: Men) -> str:
    points = reversed(list(each(standing(men))))
    return ",".join(f"{point}x{count_on(men, point)}" for point in points) or "off"


def parse_men(text: str) -> Men:
    men = Men(Bits(0), Bits(0), Bits(0), Bits(0))
    if text == "off":
        return men
    for part in text.split(","):
        match = re.fullmatch(r"([0-9]{1,2})x([0-9]{1,2})", part)
        if not match:
            raise InvalidState(f"checkers are written like 13x5 (point, number), not {part!r}")
        point, number = int(match[1]), int(match[2])
        if not 1 <= point <= BAR:
            raise InvalidState(f"points are 1 to 24, and 25 for the bar, not {point}")
        if not 1 <= number <= CHECKERS or standing(men) >> point & 1:
            raise InvalidState(f"a point is named once, with 1 to 15 checkers, unlike {part!r}")
        for _ in range(number):
            men = with_one(men, bit(point))
    return men


def parse_dice(text: str) -> tuple[int, int]:
    if text == "-":
        return 0, 0
    if not re.fullmatch("[1-6][1-6]", text):
        raise InvalidState(f"the dice are two digits from 1 to 6, or -, not {text!r}")
    low, high = sorted(map(int, text))
    return high, low


def check_men(first: Men, second: Men) -> None:
    for name, men in (("X", first), ("O", second)):
        if total(men) > CHECKERS:
            raise InvalidState(f"{name} has {total(men)} checkers, more than 15")
    both = standing(first) & mirrored(standing(second) & ~bit(BAR))
    if both:
        raise InvalidState(f"both players have checkers on X's point {next(each(both))}")
    if not standing(first) and not standing(second):
        raise InvalidState("only one player can have borne off all checkers")


def total(men: Men) -> int:
    return count_in(men, ~Bits(0))


def check_turn(opening: bool, high: int, over: bool) -> None:
    if high and (opening or over):
        raise InvalidState("dice without a player on roll; name X or O, or put - for the dice")


def parse_cube(number: str, owner: str) -> int:
    """Three times how often it was doubled, and who has it."""
    numbers = [str(1 << doubles) for doubles in range(7)]
    if number not in numbers or owner not in ("-", "X", "O"):
        raise InvalidState(
            f"the cube is written like 2 X: {', '.join(numbers)}, and who has it or -, "
            f"not {number!r} {owner!r}"
        )
    doubles, side = numbers.index(number), "-XO".index(owner)
    if (doubles == 0) != (side == 0):
        raise InvalidState("the cube is in the middle, -, at 1, and a player's at more")
    return 3 * doubles + side


def check_cube(opening: bool, high: int, low: int, cube: int, may_double: bool) -> None:
    if opening and cube:
        raise InvalidState("before the first throw the cube is in the middle, 1 -")
    if not high and low and (opening or not may_double):
        raise InvalidState("only a player on roll who may have the cube can have doubled")


# Plays.


def play_text(other: Men, action: int, high: int, low: int) -> str:
    """The checkers that move, those from far off first; a star where one hits."""
    steps = [
        (point_at(action, level), low if level else high)
        for level in range(4)
        if point_at(action, level)
    ]
    names = []
    for point, die in sorted(steps, reverse=True):
        target = point - die
        blot = mirrored(other.ones & ~made(other)) & (bit(target) if target > 0 else Bits(0))
        if blot:
            other = without_one(other, bit(25 - target))
        start = "bar" if point == BAR else str(point)
        names.append(f"{start}/{target if target > 0 else 'off'}{'*' if blot else ''}")
    return " ".join(names) or PASS


def parse_play(text: str, names: dict[str, int]) -> int:
    """The play of this name; other ways to write it do too: "24/13", "8/4(2)", no stars."""
    wanted = text.strip().lower()
    if wanted in names:
        return names[wanted]
    for shape in (steps_of, changes_of):
        found = [name for name in names if shape(wanted) and shape(name) == shape(wanted)]
        if len(found) > 1:  # they differ in what is hit on the way
            found = [name for name in found if name.count("*") == wanted.count("*")]
        if len(found) == 1:
            return names[found[0]]
    legal = ", ".join(list(names)[:40])
    raise IllegalAction(f"{text.strip()!r} is not legal here; legal: {legal}")


def steps_of(text: str) -> Counter[tuple[str, str]]:
    """The steps, whatever their order: "8/4(2)" is twice, "24/18/13" is two; no stars."""
    steps: Counter[tuple[str, str]] = Counter()
    for part in text.replace("*", "").split():
        match = re.fullmatch(r"((?:bar|[0-9]+)(?:/(?:off|[0-9]+))+)(?:\(([2-4])\))?", part)
        if not match:
            return Counter()
        path = match[1].split("/")
        for start, end in pairwise(path):
            steps[start, end] += int(match[2] or 1)
    return steps


def changes_of(text: str) -> dict[str, int]:
    """What the steps change in all: stops on the way don't count."""
    changes: Counter[str] = Counter()
    for (start, end), number in steps_of(text).items():
        changes[start] -= number
        changes[end] += number
    return {point: change for point, change in changes.items() if change}
