"""A trace drawn as SVG: max and min as triangles, chance as circles, cut branches dashed.

A value that is only a bound has a sign, ≤ or ≥. Moves that have no node are counted beside theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Protocol

from .node import TraceNode

ACROSS, DOWN, RADIUS = 46.0, 64.0, 11.0
MOST = 300  # nodes drawn; a larger tree is cut and says so
INK, FAINT, BEST = "#212529", "#adb5bd", "#0b7285"


class Drawn(Protocol):
    """What is drawn of a `Trace`."""

    @property
    def nodes(self) -> Sequence[TraceNode]: ...
    @property
    def truncated(self) -> int: ...
    @property
    def principal_variation(self) -> Sequence[int]: ...
    @property
    def signs(self) -> Sequence[str]: ...


def to_svg(
    trace: Drawn,
    most: int = MOST,
    *,
    blank: bool = False,
    weights: bool = False,
    moment: int | None = None,
) -> str:
    """The first nodes of a trace as a tree, the principal variation in colour.

    `blank`: as a riddle, with the values of the leaves alone. `weights`: what follows chance is
    labelled with its probability. `moment`: as far as the search had come then.

    >>> from zermelo.games import load
    >>> from zermelo.search import minimax
    >>> game = load("tree:spec=[[3,12],[2,4]]")
    >>> to_svg(minimax(game, trace=100).trace)[:4]
    '<svg'
    """
    shown = trace.nodes[:most]
    at = places(trace, len(shown))
    unfinished = moment is not None and bool(shown) and shown[0].left > moment
    best = set() if blank or unfinished else set(trace.principal_variation)
    elements = []
    for node in shown:
        if moment is not None and node.parent is not None:
            node = _by(node, shown[node.parent], moment)
        x, y = at[node.index]
        if node.parent is not None:
            drawn = weights and trace.nodes[node.parent].kind == "chance"
            label = f"{node.weight:g}" if drawn else node.text
            elements.append(_edge(node, at[node.parent], (x, y), best, label))
        later = moment is not None and node.kind != "leaf" and node.left > moment
        hidden = later or (blank and node.kind != "leaf")
        text = "" if hidden else trace.signs[node.index] + _worth(node)
        elements.append(_node(node, x, y, node.index in best, text))
        if node.unrecorded:
            elements.append(_label(x + RADIUS + 3, y - 4, f"+{node.unrecorded}", "start"))
    width = max((x for x, _ in at.values()), default=0.0) + ACROSS
    height = max((y for _, y in at.values()), default=0.0) + DOWN
    missing = len(trace.nodes) - len(shown) + trace.truncated
    if missing:
        elements.append(_label(ACROSS / 2, height - 6, f"and {missing:,} nodes more", "start"))
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' "
        f"width='{width:g}' height='{height:g}'>{''.join(elements)}</svg>"
    )


def _by(node: TraceNode, above: TraceNode, moment: int) -> TraceNode:
    """A node as it looked at a moment: what was pruned later is not pruned yet."""
    if "pruned" in node.marks and above.left > moment:
        return node._replace(marks=tuple(one for one in node.marks if one != "pruned"))
    return node


def places(trace: Drawn, count: int) -> dict[int, tuple[float, float]]:
    """Leaves side by side, each parent above the middle of its children."""
    depth = [0] * count
    for node in trace.nodes[1:count]:
        depth[node.index] = depth[node.parent or 0] + 1
    below: dict[int, list[int]] = {}
    for node in trace.nodes[1:count]:
        below.setdefault(node.parent or 0, []).append(node.index)
    x: dict[int, float] = {}
    leaves = 0
    stack = [(0, False)] if count else []
    while stack:
        index, done = stack.pop()
        children = below.get(index, [])
        if done:
            x[index] = (x[children[0]] + x[children[-1]]) / 2
        elif children:
            stack.append((index, True))
            stack.extend((child, False) for child in reversed(children))
        else:
            x[index] = leaves * ACROSS
            leaves += 1
    return {index: (x[index] + ACROSS / 2, depth[index] * DOWN + 24) for index in x}


def _node(node: TraceNode, x: float, y: float, best: bool, text: str) -> str:
    colour = BEST if best else INK
    r = RADIUS
    shape = {
        "max": f"<path d='M{x:g} {y - r:g}l{r:g} {2 * r:g}h{-2 * r:g}z'",
        "min": f"<path d='M{x:g} {y + r:g}l{r:g} {-2 * r:g}h{-2 * r:g}z'",
        "leaf": f"<rect x='{x - r:g}' y='{y - r:g}' width='{2 * r:g}' height='{2 * r:g}'",
    }.get(node.kind, f"<circle cx='{x:g}' cy='{y:g}' r='{r:g}'")
    dashed = " stroke-dasharray='3 3'" if "pruned" in node.marks else ""
    title = " ".join([node.text or "the root", *node.marks])
    return (
        f"<g>{shape} fill='white' stroke='{colour}'{dashed}/>"
        + _label(x, y + 4, text)
        + f"<title>{escape(title, quote=False)}</title></g>"
    )


def _worth(node: TraceNode) -> str:
    if node.values is not None:
        return "(" + ", ".join(f"{value:.2g}" for value in node.values) + ")"
    return "" if node.value is None else f"{node.value:.3g}"


def _edge(
    node: TraceNode,
    above: tuple[float, float],
    at: tuple[float, float],
    best: set[int],
    label: str,
) -> str:
    (x1, y1), (x2, y2) = above, at
    bold = node.index in best and node.parent in best
    style = f"stroke='{BEST if bold else FAINT}' stroke-width='{2 if bold else 1}'"
    if "pruned" in node.marks:
        style += " stroke-dasharray='3 3'"
    line = f"<path d='M{x1:g} {y1 + RADIUS:g}L{x2:g} {y2 - RADIUS:g}' fill='none' {style}/>"
    return line + _label((x1 + x2) / 2, (y1 + y2) / 2 + 3, label)


def _label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' font-size='10' font-family='sans-serif' "
        f"text-anchor='{anchor}' fill='{INK}'>{escape(text, quote=False)}</text>"
    )
