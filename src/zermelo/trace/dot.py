"""The tree as a drawing for Graphviz: `dot -Tsvg trace.dot`.

MAX points up, MIN down; chance is a circle, a leaf a box. What was never
looked at is dashed, and its edge names the bound that cut it; the principal
variation is bold. Moves that have no node are counted below a dotted edge. A
value that is only a bound has a sign, ≤ or ≥.
"""

from __future__ import annotations

from .node import TraceNode
from .tree import Trace

_SHAPES = {"max": "triangle", "min": "invtriangle", "chance": "circle", "leaf": "box"}
_BOLD = "penwidth=3"


def to_dot(trace: Trace) -> str:
    """The trace in the DOT language.

    >>> from zermelo.games import load
    >>> from zermelo.search import minimax
    >>> game = load("tree:spec=[[3,12],[2,4]]")
    >>> to_dot(minimax(game, trace=100).trace).splitlines()[0]
    'digraph trace {'
    """
    best = set(trace.principal_variation)
    title = f"{trace.game}, {trace.algorithm}"
    if trace.truncated:
        title += f" ({trace.truncated} more nodes did not fit)"
    lines = [
        "digraph trace {",
        f'  graph [label="{_escaped(title)}", ordering=out];',
        '  node [fontname="sans-serif"];',
        '  edge [fontname="sans-serif", arrowhead=none];',
    ]
    for node in trace.nodes:
        lines.append(f"  n{node.index} [{_look(trace, node, node.index in best)}];")
        if node.parent is not None:
            bold = node.index in best and node.parent in best
            lines.append(f"  n{node.parent} -> n{node.index} [{_edge(trace, node, bold)}];")
        if node.unrecorded:
            lines.append(f'  u{node.index} [shape=plaintext, label="+{node.unrecorded}"];')
            lines.append(f"  n{node.index} -> u{node.index} [style=dotted];")
    lines.append("}")
    return "\n".join(lines) + "\n"


def _look(trace: Trace, node: TraceNode, bold: bool) -> str:
    shape = _SHAPES.get(node.kind, "ellipse")
    label = trace.signs[node.index] + _worth(node)
    if shape == "ellipse":
        label = f"{trace.player_names[node.player]}\n{label}"
    marks = [mark for mark in ("killer", "table", "bounded") if mark in node.marks]
    lines = "\n".join([label, *marks])
    attributes = [f"shape={shape}", f'label="{_escaped(lines)}"']
    if "pruned" in node.marks:
        attributes.append("style=dashed")
    if bold:
        attributes.append(_BOLD)
    return ", ".join(attributes)


def _worth(node: TraceNode) -> str:
    if node.values is not None:
        return f"({', '.join(f'{value:.4g}' for value in node.values)})"
    return "" if node.value is None else f"{node.value:.4g}"


def _edge(trace: Trace, node: TraceNode, bold: bool) -> str:
    above = trace.nodes[node.parent or 0]
    label = node.text
    if above.kind == "chance":
        label += f" ({node.weight:.4g})"
    attributes = []
    if "pruned" in node.marks:
        if above.cut_bound is not None:
            label += f"\ncut at {above.cut_bound:.4g}"
        attributes.append("style=dashed")
    if bold:
        attributes.append(_BOLD)
    return ", ".join([f'label="{_escaped(label)}"', *attributes])


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
