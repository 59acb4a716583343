"""Sheets of exercises on paper: as plain text and as LaTeX, with or without answers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...trace import Trace, TraceNode
from ...trace.svg import ACROSS, DOWN, places
from .exercises import SUBJECTS, Exercise, Searched, Table

__all__ = ["as_latex", "as_text", "title_of"]

PREAMBLE = r"""\documentclass[a4paper]{article}
\usepackage[utf8]{inputenc}
\usepackage[margin=22mm]{geometry}
\usepackage{tikz}
\usetikzlibrary{shapes.geometric}
\tikzset{
  every node/.style={font=\small, inner sep=1pt},
  max/.style={draw, regular polygon, regular polygon sides=3, minimum size=9mm},
  min/.style={max, shape border rotate=180},
  leaf/.style={draw, rectangle, minimum width=6mm, minimum height=5mm},
  other/.style={draw, circle, minimum size=7mm},
  pruned/.style={dashed, red!70!black},
  move/.style={fill=white, font=\scriptsize, text=black!65},
}
\setlength{\parindent}{0pt}
\begin{document}
"""
WIDEST = 160.0  # millimetres that a tree may take
FARTHEST = 12.0  # between two leaves
SPECIAL = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "·": r"$\cdot$",
}


def title_of(exercises: Sequence[Exercise]) -> str:
    """The subject, where there is one."""
    names = dict.fromkeys(one.subject for one in exercises)
    return SUBJECTS[next(iter(names))].title if len(names) == 1 else "Exercises"


# Text.


def as_text(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """To read in a terminal; a tree is written in brackets."""
    parts = [f"{title_of(exercises)}, sheet {seed}"]
    parts += [f"{at}. {_asked(one)}" for at, one in enumerate(exercises, 1)]
    if answers:
        parts.append(f"Answers to sheet {seed}")
        parts += [f"{at}. {_answered(one)}" for at, one in enumerate(exercises, 1)]
    return "\n\n".join(parts) + "\n"


def _asked(exercise: Exercise) -> str:
    shown = [] if exercise.tree is None else [_brackets(exercise.tree)]
    return "\n   ".join([exercise.question, *shown, *_lines(exercise.given)])


def _answered(exercise: Exercise) -> str:
    shown = [] if exercise.searched is None else [_brackets(exercise.searched, blank=False)]
    return "\n   ".join([exercise.answer, *shown, *_lines(exercise.worked)])


def _lines(table: Table | None) -> list[str]:
    if table is None:
        return []
    lines = [table.columns, *table.rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    ]


def _brackets(tree: Searched, blank: bool = True) -> str:
    """MAX[MIN[3, 12], MIN[4, 2]]: the moves of a node in brackets after who makes them.

    Not blank, with all values: MAX 3[MIN 3[3, 12], MIN 2[2, cut]].
    """
    trace = _trace(tree)
    nodes, below = trace.nodes, _below(trace.nodes)

    def written(node: TraceNode) -> str:
        weight = f"{node.weight:g} x " if _follows_chance(nodes, node) else ""
        if "pruned" in node.marks:
            return "cut"
        if node.kind == "leaf":
            return weight + _worth(node)
        moves = ", ".join(written(one) for one in below[node.index])
        name = _who(trace, node) if blank else f"{_who(trace, node)} {_worth(node)}"
        return f"{weight}{name}[{moves}]"

    return written(nodes[0])


def _who(trace: Trace, node: TraceNode) -> str:
    return "chance" if node.kind == "chance" else trace.player_names[node.player]


def _trace(tree: Searched) -> Trace:
    assert tree.result.trace is not None
    return tree.result.trace


def _below(nodes: Sequence[TraceNode]) -> dict[int, list[TraceNode]]:
    below: dict[int, list[TraceNode]] = {node.index: [] for node in nodes}
    for node in nodes:
        if node.parent is not None:
            below[node.parent].append(node)
    return below


def _follows_chance(nodes: Sequence[TraceNode], node: TraceNode) -> bool:
    return node.parent is not None and nodes[node.parent].kind == "chance"


def _worth(node: TraceNode) -> str:
    if node.values is not None:
        return "(" + " ".join(f"{value:g}" for value in node.values) + ")"
    return "" if node.value is None else f"{node.value:g}"


# LaTeX.


def as_latex(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """A document of its own; the answers begin on a new page."""
    parts = [f"{PREAMBLE}\\section*{{{_latex(title_of(exercises))}, sheet {seed}}}"]
    parts.append(_numbered([_asked_in_latex(one) for one in exercises]))
    if answers:
        parts.append(f"\\newpage\n\\section*{{Answers to sheet {seed}}}")
        parts.append(_numbered([_answered_in_latex(one) for one in exercises]))
    return "\n".join([*parts, "\\end{document}", ""])


def _numbered(items: Sequence[str]) -> str:
    """Each kept together on its page."""
    box = "\\item \\begin{{minipage}}[t]{{\\linewidth}}\n{}\n\\end{{minipage}}\\medskip"
    listed = "\n".join(map(box.format, items))
    return f"\\begin{{enumerate}}\n{listed}\n\\end{{enumerate}}"


def _asked_in_latex(exercise: Exercise) -> str:
    drawn = [] if exercise.tree is None else [_tikz(exercise.tree, blank=True)]
    return "\n".join([_latex(exercise.question), *drawn, *_tabular(exercise.given)])


def _answered_in_latex(exercise: Exercise) -> str:
    drawn = [] if exercise.searched is None else [_tikz(exercise.searched)]
    return "\n".join([_latex(exercise.answer), *drawn, *_tabular(exercise.worked)])


def _tabular(table: Table | None) -> list[str]:
    if table is None:
        return []
    lines = [" & ".join(map(_latex, line)) + r" \\" for line in (table.columns, *table.rows)]
    lines.insert(1, r"\hline")
    body = "\n".join(lines)
    columns = "l" * len(table.columns)
    return [f"\\par\\medskip\\begin{{tabular}}{{{columns}}}\n{body}\n\\end{{tabular}}\\medskip"]


def _tikz(tree: Searched, blank: bool = False) -> str:
    """The tree of a search; blank: with the values of the leaves alone, as a riddle."""
    trace = _trace(tree)
    nodes, at = trace.nodes, places(trace, len(trace.nodes))
    best = set() if blank else set(trace.principal_variation)
    widest = max(x for x, _ in at.values()) / ACROSS
    farthest = FARTHEST if nodes[0].values is None else 1.5 * FARTHEST  # lists are wider
    across = min(farthest, WIDEST / (widest + 1))
    lines = [f"\\par\\medskip\\begin{{tikzpicture}}[x={across:.2f}mm, y=16mm]"]
    for node in nodes:
        x, y = at[node.index]
        style = node.kind if node.kind in ("max", "min", "leaf") else "other"
        pruned = "pruned" in node.marks
        text = r"$\times$" if pruned else _worth(node) if node.kind == "leaf" or not blank else ""
        style += ", pruned" if pruned else ""
        place = f"({x / ACROSS:.2f},{-y / DOWN:.2f})"
        lines.append(f"  \\node[{style}] (n{node.index}) at {place} {{{_latex(text, pruned)}}};")
    for node in nodes[1:]:
        bold = node.index in best and node.parent in best
        style = "pruned" if "pruned" in node.marks else "very thick" if bold else ""
        text = f"{node.weight:g}" if _follows_chance(nodes, node) else node.text
        move = f"node[move] {{{_latex(text)}}}"
        lines.append(f"  \\draw[{style}] (n{node.parent}) -- {move} (n{node.index});")
    return "\n".join([*lines, "\\end{tikzpicture}\\medskip"])


def _latex(text: str, done: bool = False) -> str:
    """Text with its roots as formulas."""
    if done:
        return text
    parts = re.split(r"√(\d+|\(.*?\))", text)
    return "".join(_root(part) if at % 2 else _escaped(part) for at, part in enumerate(parts))


def _escaped(text: str) -> str:
    """Marks that LaTeX reads as its own, and the sign of a negative number."""
    marks = (SPECIAL.get(one) or (f"\\{one}" if one in "&%$#_{}" else one) for one in text)
    return re.sub(r"(?<!\w)-(?=\d)", "$-$", "".join(marks))


def _root(text: str) -> str:
    inside = re.sub(r"[a-z]+", r"\\mathrm{\g<0>}\\,", text.strip("()"))
    return f"$\\sqrt{{{inside}}}$"
