"""Plots, bars, tables and trees of boxes, drawn as SVG from their data alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

COLOURS = ("#0b7285", "#d9480f", "#2b8a3e", "#862e9c", "#c92a2a", "#495057")
INK, FAINT, GROUND = "#212529", "#adb5bd", "#e7f5f8"
WIDE, HIGH = 640.0, 360.0
LEFT, RIGHT, TOP, BOTTOM = 64.0, 16.0, 16.0, 48.0
TICKS = 5
ROW, LETTER = 26.0, 7.6


def svg(width: float, height: float, elements: Sequence[str]) -> str:
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' "
        f"width='{width:g}' height='{height:g}'>{''.join(elements)}</svg>"
    )


def text(
    x: float, y: float, words: str, anchor: str = "middle", colour: str = INK, size: float = 13
) -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' font-size='{size:g}' font-family='sans-serif' "
        f"text-anchor='{anchor}' fill='{colour}'>{escape(words, quote=False)}</text>"
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 1) -> str:
    return (
        f"<path d='M{x1:.4g} {y1:.4g}L{x2:.4g} {y2:.4g}' fill='none' stroke='{colour}' "
        f"stroke-width='{width:g}'/>"
    )


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none") -> str:
    return (
        f"<rect x='{x:.4g}' y='{y:.4g}' width='{width:.4g}' height='{height:.4g}' fill='{fill}' "
        f"stroke='{stroke}'/>"
    )


class Axis:
    """Numbers on a line of so many units, linear or by powers of ten."""

    def __init__(self, numbers: Sequence[float], length: float, logarithmic: bool = False) -> None:
        finite = [one for one in numbers if math.isfinite(one) and (one > 0 or not logarithmic)]
        self.logarithmic, self.length = logarithmic, length
        low, high = min(finite, default=0.0), max(finite, default=1.0)
        if logarithmic:
            low, high = math.floor(math.log10(low)), math.ceil(math.log10(high))
        self.low, self.high = (low, high) if high > low else (low - 0.5, low + 0.5)

    def at(self, number: float) -> float:
        value = math.log10(max(number, 1e-300)) if self.logarithmic else number
        share = (value - self.low) / (self.high - self.low)
        return min(max(share, 0.0), 1.0) * self.length

    def ticks(self) -> list[float]:
        if self.logarithmic:
            each = max(1, round((self.high - self.low) / TICKS))
            return [10.0**power for power in range(int(self.low), int(self.high) + 1, each)]
        wide = (self.high - self.low) / TICKS
        size = 10.0 ** math.floor(math.log10(wide))
        step = next(one * size for one in (1, 2, 5, 10) if one * size >= wide * 0.99)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [one * step for one in range(first, last + 1)]


def plot(
    x: Sequence[float],
    series: Mapping[str, Sequence[float]],
    labels: tuple[str, str],
    *,
    logarithmic: tuple[bool, bool] = (False, False),
    until: float = 1.0,
) -> str:
    """Lines over a common x; `until` is the share of the points that are drawn."""
    inner, tall = WIDE - LEFT - RIGHT, HIGH - TOP - BOTTOM - ROW
    across = Axis(x, inner, logarithmic[0])
    up = Axis([one for values in series.values() for one in values], tall, logarithmic[1])
    top = TOP + ROW
    parts = []
    for tick in up.ticks():
        y = top + tall - up.at(tick)
        parts += [
            line(LEFT, y, LEFT + inner, y, "#e9ecef"),
            text(LEFT - 6, y + 4, _short(tick), "end"),
        ]
    for tick in across.ticks():
        place = LEFT + across.at(tick)
        parts.append(text(place, top + tall + 18, _short(tick)))
    parts += [
        line(LEFT, top, LEFT, top + tall),
        line(LEFT, top + tall, LEFT + inner, top + tall),
        text(LEFT + inner / 2, HIGH - 8, labels[0]),
        text(4, top - 6, labels[1], "start"),
    ]
    count = max(1, math.ceil(len(x) * until))
    place = LEFT
    for number, (name, values) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [
            f"{LEFT + across.at(one):.4g} {top + tall - up.at(value):.4g}"
            for one, value in list(zip(x, values, strict=False))[:count]
        ]
        if points:
            parts.append(
                f"<path d='M{'L'.join(points)}' fill='none' stroke='{colour}' stroke-width='2.5'/>"
            )
        if len(series) > 1:
            parts += [
                line(place, 12, place + 18, 12, colour, 3),
                text(place + 24, 16, name, "start", colour),
            ]
            place += 40 + LETTER * len(name)
    return svg(max(WIDE, place), HIGH, parts)


def bars(rows: Sequence[tuple[str, float, str]], logarithmic: bool = False) -> str:
    """A bar for each name, with words beside it."""
    labels = max((len(name) for name, _, _ in rows), default=0) * LETTER + 16
    said = max((len(words) for _, _, words in rows), default=0) * LETTER + 12
    room = max(WIDE - labels - said, 120.0)
    numbers = [one for _, one, _ in rows]
    axis = Axis([*numbers, *([1.0] if logarithmic else [0.0])], room, logarithmic)
    parts = []
    for number, (name, value, words) in enumerate(rows):
        y = 8 + number * (ROW + 6)
        length = max(axis.at(value), 2.0)
        parts += [
            text(labels - 8, y + 18, name, "end"),
            box(labels, y + 2, length, ROW - 4, COLOURS[0]),
            text(labels + length + 6, y + 18, words, "start"),
        ]
    return svg(labels + room + said, 16 + len(rows) * (ROW + 6), parts)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], marked: Sequence[int] = ()) -> str:
    """A table; the rows that are marked have a ground of their own."""
    every = [list(heads), *map(list, rows)]
    widths = [
        max(len(row[at]) if at < len(row) else 0 for row in every) * LETTER + 22
        for at in range(max(map(len, every)))
    ]
    wide, parts = sum(widths), []
    for number, row in enumerate(every):
        y = number * ROW
        if number - 1 in marked:
            parts.append(box(0, y + 2, wide, ROW, GROUND))
        x = 0.0
        for words, width in zip(row, widths, strict=False):
            parts.append(text(x + 6, y + 20, words, "start", FAINT_HEAD if number == 0 else INK))
            x += width
        parts.append(line(0, y + ROW + 2, wide, y + ROW + 2, "#dee2e6"))
    return svg(wide, len(every) * ROW + 6, parts)


FAINT_HEAD = "#5c636a"


def cells(
    labels: Sequence[str], values: Sequence[Sequence[str]], lit: Sequence[Sequence[str]]
) -> str:
    """A square of cells with words in them, each in its colour."""
    size = 52.0
    parts = [text(size * (at + 1.5), 24, name, colour=FAINT_HEAD) for at, name in enumerate(labels)]
    for row, name in enumerate(labels):
        y = 34 + row * size
        parts.append(text(size / 2, y + size / 2 + 5, name, colour=FAINT_HEAD))
        for column in range(len(labels)):
            x = size * (column + 1)
            parts.append(box(x, y, size, size, lit[row][column], "#ced4da"))
            parts.append(text(x + size / 2, y + size / 2 + 5, values[row][column]))
    return svg(size * (len(labels) + 1) + 8, 42 + size * len(labels), parts)


def tree(parents: Sequence[int], words: Sequence[str], fills: Sequence[str]) -> str:
    """Circles with words in them, each parent above the middle of its children."""
    below: list[list[int]] = [[] for _ in parents]
    for node, above in enumerate(parents):
        if above >= 0:
            below[above].append(node)
    x, depth = [0.0] * len(parents), [0] * len(parents)
    wide = max((len(one) for one in words), default=1) * 7.0 + 18
    leaves = 0
    for node in reversed(_preorder(below)):
        if below[node]:
            x[node] = (x[below[node][0]] + x[below[node][-1]]) / 2
    order = _preorder(below)
    for node in order:
        if not below[node]:
            x[node] = leaves * (wide + 14) + wide / 2 + 8
            leaves += 1
        if parents[node] >= 0:
            depth[node] = depth[parents[node]] + 1
    for node in reversed(order):
        if below[node]:
            x[node] = (x[below[node][0]] + x[below[node][-1]]) / 2
    y = [24.0 + 70 * one for one in depth]
    parts = [
        line(x[above], y[above] + 15, x[node], y[node] - 15, FAINT, 1.5)
        for node, above in enumerate(parents)
        if above >= 0
    ]
    for node, said in enumerate(words):
        parts.append(
            f"<rect x='{x[node] - wide / 2:.4g}' y='{y[node] - 15:.4g}' width='{wide:.4g}' "
            f"height='30' rx='15' fill='{fills[node]}' stroke='{INK}'/>"
        )
        parts.append(text(x[node], y[node] + 5, said))
    return svg(max(x, default=0.0) + wide / 2 + 8, max(y, default=0.0) + 24, parts)


def _preorder(below: Sequence[Sequence[int]]) -> list[int]:
    stack, order = [0] if below else [], []
    while stack:
        node = stack.pop()
        order.append(node)
        stack.extend(reversed(below[node]))
    return order


def _short(number: float) -> str:
    if number and not 1e-3 <= abs(number) < 1e5:
        power = math.floor(math.log10(abs(number)) + 1e-9)
        front = number / 10.0**power
        return f"1e{power}" if abs(front - 1) < 1e-6 else f"{front:.2g}e{power}"
    return f"{number:.4g}"
