"""The picture that moves: alpha-beta goes through a tree beside its board, drawn from a real trace.

    python -m docs.site.picture

writes docs/_static/search.svg, which README and the front page show. It moves by CSS alone, stands
still for those who ask for less motion, and has the colours of a light or a dark page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from zermelo.algorithms import search
from zermelo.games import load
from zermelo.svg import show
from zermelo.trace import Trace, TraceNode

from .pages import ROOT

FILE = ROOT / "docs/_static/search.svg"
GAME, MOVES = "tic_tac_toe", "b2 a1 c3 a3 a2"
TITLE = "Alpha-beta, step by step"
TICK, REST = 0.32, 5.0  # seconds of a step, and of the end
HEIGHT = 400
BOARD = 150
LEFT, TOP, ACROSS, DOWN, RADIUS = 250.0, 66.0, 34.0, 76.0, 12.0
STYLE = """
svg { --paper: #ffffff; --ink: #212529; --faint: #adb5bd; --best: #0b7285; --now: #e8590c;
  --max: #e3f2f5; --min: #fdeee4; --leaf: #f1f3f5 }
@media (prefers-color-scheme: dark) { svg { --paper: #14181e; --ink: #dee2e6; --faint: #5c6670;
  --best: #3bc9db; --now: #ff922b; --max: #123a43; --min: #43291a; --leaf: #262c34 } }
.word { font-family: sans-serif; font-size: 12px; fill: var(--ink) }
.title { font-size: 15px; font-weight: 600 }
.said { font-size: 14px }
.move { stroke: var(--paper); stroke-width: 4; paint-order: stroke; opacity: 0.75 }
.edge { stroke: var(--faint); fill: none }
.cut { stroke-dasharray: 3 3 }
.best { stroke: var(--best); stroke-width: 2.5 }
.node { stroke: var(--ink) }
.node.best { stroke-width: 2.5 }
.now { fill: none; stroke: var(--now); stroke-width: 3 }
.step { opacity: 0; animation: 1s step-end infinite }
.once { animation: 1s step-end infinite }
@media (prefers-reduced-motion: reduce) {
  .step, .once { animation: none !important } .last { opacity: 1 } }
"""


def picture() -> str:
    """The whole file."""
    game = load(GAME)
    state = game.initial_state()
    for move in MOVES.split():
        state = game.result(state, game.parse_action(state, move))
    trace = search("plain", game, state, trace=1000).trace
    if trace is None or trace.truncated:
        raise ValueError("the search left no whole trace")
    film = Film(trace)
    boards = {0: state}
    for node in trace.nodes[1:]:
        boards[node.index] = game.result(boards[node.parent or 0], node.action)
    drawn = [_board(f"b{index}", show(game, board).svg) for index, board in boards.items()]
    parts = [*film.edges(), *film.nodes(), *film.steps()]
    width = max(x for x, _ in film.at.values()) + ACROSS
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {HEIGHT}" role="img">'
        f"<title>Alpha-beta search of a tic-tac-toe position</title>"
        f"<style>{STYLE}{''.join(film.keyframes)}</style>"
        f'<rect width="{width:g}" height="{HEIGHT}" rx="10" fill="var(--paper)"/>'
        f"<defs>{''.join(drawn)}</defs>{_text(24, 34, TITLE, 'title', 'start')}"
        f"{''.join(parts)}</svg>\n"
    )


class Film:
    """Where each node is drawn, and when it and its value appear."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.length = 1 + max(node.left for node in trace.nodes)
        self.seconds = TICK * self.length + REST
        self.keyframes: list[str] = []
        self.at = dict(_places(trace))
        self.best = set(trace.principal_variation)

    def edges(self) -> Iterator[str]:
        for node in self.trace.nodes[1:]:
            (x1, y1), (x2, y2) = self.at[node.parent or 0], self.at[node.index]
            kind = "edge cut" if "pruned" in node.marks else "edge"
            line = f'd="M{x1:g} {y1 + RADIUS:g}L{x2:g} {y2 - RADIUS:g}"'
            name = _text(x1 + 0.6 * (x2 - x1), y1 + 0.6 * (y2 - y1), node.text, "move")
            yield self._from(node.entered, f'<path class="{kind}" {line}/>{name}')
            if node.index in self.best:
                yield self._from(self.length - 1, f'<path class="edge best" {line}/>{name}')

    def nodes(self) -> Iterator[str]:
        for node in self.trace.nodes:
            x, y = self.at[node.index]
            kind = "node cut" if "pruned" in node.marks else "node"
            yield self._from(node.entered, _shape(node, x, y, kind))
            if node.value is not None:
                yield self._from(node.left, _text(x, y + 4, f"{node.value + 0.0:g}"))

    def steps(self) -> Iterator[str]:
        """What is done, step by step, and a frame around the node at which it is done."""
        nodes = self.trace.nodes
        done = {node.entered: (node, _entered(node)) for node in nodes}
        done |= {node.left: (node, _left(node)) for node in nodes if node.left > node.entered}
        for tick, (node, words) in sorted(done.items()):
            x, y = self.at[node.index]
            last = tick == self.length - 1
            size = RADIUS + 4
            frame = f'<circle class="now" cx="{x:g}" cy="{y:g}" r="{size:g}"/>'
            lines = "".join(
                _text(24, TOP + BOARD + 44 + 22 * number, line, "said", "start")
                for number, line in enumerate(words if not last else self._found())
            )
            board = f'<use href="#b{node.index}"/>'
            yield self._during(tick, board + lines + ("" if last else frame), last=last)

    def _found(self) -> tuple[str, ...]:
        nodes = self.trace.nodes
        best = next(node for node in nodes[1:] if node.index in self.best)
        cut = sum("pruned" in node.marks for node in nodes)
        return (
            f"Best is {best.text}: a draw",
            f"{len(nodes) - cut} positions looked at,",
            f"{cut} branches cut off",
        )

    def _from(self, tick: int, drawn: str) -> str:
        """From a step on, to the end."""
        return f'<g class="once" style="{self._animation(tick, None)}">{drawn}</g>'

    def _during(self, tick: int, drawn: str, *, last: bool) -> str:
        """For one step; the last one stays."""
        style = self._animation(tick, None if last else tick + 1)
        return f'<g class="step{" last" * last}" style="{style}">{drawn}</g>'

    def _animation(self, begin: int, end: int | None) -> str:
        name = f"k{begin}" if end is None else f"k{begin}-{end}"
        frames = [f"0%{{opacity:{int(begin == 0)}}}", f"{self._share(begin)}{{opacity:1}}"]
        if end is not None:
            frames.append(f"{self._share(end)}{{opacity:0}}")
        frames.append(f"to{{opacity:{int(end is None)}}}")
        rule = f"@keyframes {name}{{{''.join(frames)}}}\n"
        if rule not in self.keyframes:
            self.keyframes.append(rule)
        return f"animation-name:{name};animation-duration:{self.seconds:g}s"

    def _share(self, tick: int) -> str:
        return f"{100 * TICK * tick / self.seconds:.3f}%"


def _places(trace: Trace) -> Iterator[tuple[int, tuple[float, float]]]:
    """Leaves side by side, parents above the middle of theirs."""
    below: dict[int, list[int]] = {}
    for node in trace.nodes[1:]:
        below.setdefault(node.parent or 0, []).append(node.index)
    depth = {0: 0}
    for node in trace.nodes[1:]:
        depth[node.index] = depth[node.parent or 0] + 1
    x: dict[int, float] = {}
    leaves = [node.index for node in trace.nodes if node.index not in below]
    for number, index in enumerate(leaves):
        x[index] = LEFT + ACROSS * number
    for node in reversed(trace.nodes):
        if children := below.get(node.index):
            x[node.index] = (x[children[0]] + x[children[-1]]) / 2
    for index, across in x.items():
        yield index, (across, TOP + DOWN * depth[index])


def _shape(node: TraceNode, x: float, y: float, kind: str) -> str:
    r = RADIUS
    if node.kind == "leaf":
        box = f'x="{x - r:g}" y="{y - r:g}" width="{2 * r:g}" height="{2 * r:g}" rx="2"'
        return f'<rect class="{kind}" fill="var(--leaf)" {box}/>'
    up = 1 if node.kind == "max" else -1
    points = f"{x:g},{y - up * 1.35 * r:g} {x + 1.35 * r:g},{y + up * r:g} "
    points += f"{x - 1.35 * r:g},{y + up * r:g}"
    return f'<polygon class="{kind}" fill="var(--{node.kind})" points="{points}"/>'


def _entered(node: TraceNode) -> tuple[str, ...]:
    if "pruned" in node.marks:
        return (f"{node.text} is cut off:", "it can change nothing")
    if node.kind == "leaf":
        return (f"{node.text}: the game is over",)
    mover = "O moves: the larger counts" if node.kind == "max" else "X moves: the smaller counts"
    low, high = (_bound(bound, sign) for bound, sign in ((node.alpha, "-"), (node.beta, "+")))
    return (mover, f"\N{GREEK SMALL LETTER ALPHA} = {low}   \N{GREEK SMALL LETTER BETA} = {high}")


def _left(node: TraceNode) -> tuple[str, ...]:
    worth = {-1.0: "X wins", 0.0: "a draw", 1.0: "O wins"}
    value = 0.0 if node.value is None else node.value + 0.0
    bound = "at most " if node.kind == "min" else "at least "
    sign = bound if "cut" in node.marks else ""
    return (f"{node.text or 'the root'} is worth {sign}{value:g}", worth[value] if not sign else "")


def _bound(bound: float | None, sign: str) -> str:
    return f"{sign}\N{INFINITY}" if bound is None else f"{bound + 0.0:g}"


def _board(name: str, svg: str) -> str:
    """A drawn board, to be shown at its place."""
    shape = re.search(r"viewBox='([^']*)'[^>]*>(.*)</svg>$", svg, re.DOTALL)
    if shape is None:
        raise ValueError("a board is no longer drawn as one SVG")
    place = f'x="24" y="{TOP - 10:g}" width="{BOARD}" height="{BOARD}"'
    return f'<svg id="{name}" {place} viewBox="{shape[1]}">{shape[2]}</svg>'


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "middle") -> str:
    place = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}"'
    classes = f"word {kind}".strip()
    return f'<text class="{classes}" {place}>{escape(text, quote=False)}</text>'


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
    print(f"{FILE}: {len(FILE.read_bytes()):,} bytes")
