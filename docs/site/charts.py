"""Charts as SVG in a page: marks along one axis with error bars, in the colours of the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

WIDTH, VALUES = 720.0, 80.0
LETTER, GAP = 7.4, 16.0  # of a label
ROW, SECOND, HEAD, FOOT = 26.0, 15.0, 12.0, 26.0


class Mark(NamedTuple):
    """A figure with its error bar, whose ends are the figure itself where it has none."""

    value: float
    low: float
    high: float


class Row(NamedTuple):
    """What was measured, once for each series."""

    label: str
    marks: tuple[Mark, ...]


class Axis(NamedTuple):
    """Where a number lies between 0 and 1, and how it is written."""

    place: Callable[[float], float]
    ticks: dict[float, str]
    show: Callable[[float], str]
    neutral: float
    """What is neither better nor worse; drawn as a line."""


def chart(title: str, rows: Sequence[Row], axis: Axis, series: Sequence[str] = ()) -> str:
    """One row below the other; a bar for each if there is one series, else dots."""
    heights = [ROW + SECOND * (len(row.marks) - 1) for row in rows]
    left = GAP + LETTER * max(len(row.label) for row in rows)
    plot = Plot(left, WIDTH - VALUES - left, axis)
    top = HEAD + (20.0 if series else 0.0)
    bottom = top + sum(heights)
    parts = [*_legend(series, left), *plot.grid(top, bottom)]
    y = top
    for row, height in zip(rows, heights, strict=True):
        parts.append(_text(left - GAP / 2, y + height / 2, row.label, "end"))
        for number, mark in enumerate(row.marks):
            middle = y + ROW / 2 + SECOND * number
            parts += plot.dot(mark, number, middle) if series else plot.bar(mark, middle)
        y += height
    said = "; ".join(_said(row, axis, series) for row in rows)
    return (
        f'<figure class="chart"><svg viewBox="0 0 {WIDTH:g} {bottom + FOOT:g}" role="img" '
        f'aria-label="{escape(f"{title}: {said}")}">{"".join(parts)}</svg></figure>'
    )


class Plot(NamedTuple):
    """Where marks are drawn."""

    left: float
    width: float
    axis: Axis

    def x(self, value: float) -> float:
        return self.left + self.width * min(1.0, max(0.0, self.axis.place(value)))

    def grid(self, top: float, bottom: float) -> Iterator[str]:
        for tick, text in self.axis.ticks.items():
            x = self.x(tick)
            kind = "neutral" if tick == self.axis.neutral else "grid"
            ends = f'x1="{x:.1f}" x2="{x:.1f}" y1="{top:g}" y2="{bottom:g}"'
            yield f'<line class="{kind}" {ends}/>'
            yield _text(x, bottom + 14, text, "middle", "tick")

    def bar(self, mark: Mark, y: float) -> Iterator[str]:
        """From what is neither better nor worse."""
        x, neutral = self.x(mark.value), self.x(self.axis.neutral)
        kind = "better" if mark.value >= self.axis.neutral else "worse"
        size = f'width="{abs(x - neutral):.1f}" height="14"'
        yield f'<rect class="bar {kind}" x="{min(x, neutral):.1f}" y="{y - 7:g}" {size}/>'
        yield from self._error(mark, y)
        end = max(x, neutral, self.x(mark.high))
        yield _text(end + GAP / 2, y, self.axis.show(mark.value), "start", "value")

    def dot(self, mark: Mark, number: int, y: float) -> Iterator[str]:
        x = self.x(mark.value)
        yield from self._error(mark, y)
        yield f'<circle class="mark series-{number}" cx="{x:.1f}" cy="{y:g}" r="4.5"/>'
        end = max(x, self.x(mark.high))
        yield _text(end + GAP / 2, y, self.axis.show(mark.value), "start", "value")

    def _error(self, mark: Mark, y: float) -> Iterator[str]:
        if mark.low < mark.high:
            low, high = self.x(mark.low), self.x(mark.high)
            ends = "".join(f"M{end:.1f} {y - 3:g}v6" for end in (low, high))
            yield f'<path class="error" d="M{low:.1f} {y:g}H{high:.1f}{ends}"/>'


def ratios(rows: Sequence[Row]) -> Axis:
    """How many times as fast, on a logarithmic scale that has all marks and 1 on it."""
    ends = [end for row in rows for mark in row.marks for end in (mark.low, mark.high)]
    least = math.floor(math.log10(min(1.0, *ends)))
    most = math.ceil(math.log10(max(1.0, *ends)))
    ticks = {
        10.0**power: f"{10**power:,}x" if power >= 0 else f"1/{10**-power:,}x"
        for power in range(least, most + 1)
    }
    return Axis(lambda ratio: (math.log10(ratio) - least) / (most - least), ticks, times, 1.0)


def times(ratio: float) -> str:
    """
    >>> times(8921.2), times(63.8), times(9.24), times(1.78), times(0.5), times(0.0109)
    ('8,920x', '64x', '9.2x', '1.78x', '0.50x', '1/92x')
    """
    if ratio < 0.1:
        return f"1/{round(1 / ratio):,}x"
    if ratio < 2:
        return f"{ratio:.2f}x"
    return f"{ratio:.1f}x" if ratio < 10 else f"{float(f'{ratio:.3g}'):,.0f}x"


def elo(rows: Sequence[Row]) -> Axis:
    """Differences in Elo, with all error bars on the scale."""
    marks = [mark for row in rows for mark in row.marks]
    least = 100 * math.floor(min(0.0, *(mark.low for mark in marks)) / 100)
    most = 100 * math.ceil(max(mark.high for mark in marks) / 100)
    ticks = {float(tick): f"{tick:+d}" if tick else "0" for tick in range(least, most + 1, 100)}
    return Axis(
        lambda value: (value - least) / (most - least), ticks, lambda value: f"{value:+.0f}", 0.0
    )


def shares(_: Sequence[Row]) -> Axis:
    """Shares of the points, of which the half is neither better nor worse."""
    ticks = {share / 100: f"{share} %" for share in (0, 25, 50, 75, 100)}
    return Axis(lambda share: share, ticks, lambda share: f"{100 * share:.0f} %", 0.5)


def _legend(series: Sequence[str], x: float) -> Iterator[str]:
    for number, name in enumerate(series):
        yield f'<circle class="mark series-{number}" cx="{x + 5:g}" cy="{HEAD:g}" r="4.5"/>'
        yield _text(x + 15, HEAD, name, "start")
        x += 35 + LETTER * len(name)


def _text(x: float, y: float, text: str, anchor: str, kind: str = "label") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" dy="0.35em" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def _said(row: Row, axis: Axis, series: Sequence[str]) -> str:
    names = series or [""] * len(row.marks)
    shown = [
        " ".join(filter(None, (name, axis.show(mark.value))))
        for name, mark in zip(names, row.marks, strict=False)
    ]
    return f"{row.label} {', '.join(shown)}"
