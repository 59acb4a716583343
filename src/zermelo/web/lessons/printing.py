"""Sheets of exercises to print: as plain text and as LaTeX, with or without answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...trace import Trace, TraceNode
from ...trace.svg import ACROSS, DOWN, places
from ..messages.responses import DataTable
from .exercises import SUBJECTS, Exercise, Searched

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
WIDEST = 160.0  # millimetres for a tree
FARTHEST = 12.0  # between two leaves
SPECIAL = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "·": r"$\cdot$",
}


def title_of(exercises: Sequence[Exercise]) -> str:
    """The subject, if there is only one."""
    names = dict.fromkeys(one.subject for one in exercises)
    return SUBJECTS[next(iter(names))].title if len(names) == 1 else "Exercises"


def _parts(
    exercise: Exercise,
    answer: bool,
    write: Callable[[str], str],
    draw: Callable[[Searched, bool], str],
    tabulate: Callable[[DataTable], str],
) -> list[str]:
    """The text of the question or the answer, its tree (blank in a question) and its table."""
    text = exercise.answer if answer else exercise.question
    tree = exercise.searched if answer else exercise.tree
    table = exercise.worked if answer else exercise.given
    drawn = [] if tree is None else [draw(tree, not answer)]
    return [write(text), *drawn, *([] if table is None else [tabulate(table)])]


# Text.


def as_text(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """To read in a terminal; a tree is written in brackets."""
    lines = [f"{title_of(exercises)}, sheet {seed}"]
    for answer in (False, True) if answers else (False,):
        lines += [f"Answers to sheet {seed}"] if answer else []
        for at, one in enumerate(exercises, 1):
            parts = _parts(one, answer, str, _brackets, _text_table)
            lines.append(f"{at}. " + "\n   ".join(parts))
    return "\n\n".join(lines) + "\n"


def _text_table(table: DataTable) -> str:
    lines = [table.columns, *table.rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n   ".join(
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def _brackets(tree: Searched, blank: bool) -> str:
    """MAX[MIN[3, 12], MIN[4, 2]]: the moves of a node in brackets after who makes them.

    Not blank, with all values: MAX 3[MIN 3[3, 12], MIN 2[2, cut]].
    """
    trace = tree.trace

    def written(node: TraceNode) -> str:
        weight = f"{node.weight:g} x " if _follows_chance(trace, node) else ""
        if "pruned" in node.marks:
            return "cut"
        if node.kind == "leaf":
            return weight + _worth(node)
        moves = ", ".join(map(written, trace.children(node.index)))
        name = "chance" if node.kind == "chance" else trace.player_names[node.player]
        return f"{weight}{name if blank else f'{name} {_worth(node)}'}[{moves}]"

    return written(trace.nodes[0])


def _follows_chance(trace: Trace, node: TraceNode) -> bool:
    return node.parent is not None and trace.nodes[node.parent].kind == "chance"


def _worth(node: TraceNode) -> str:
    if node.values is not None:
        return "(" + " ".join(f"{value:g}" for value in node.values) + ")"
    return "" if node.value is None else f"{node.value:g}"


# LaTeX.


def as_latex(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """A whole document; the answers begin on a new page."""
    parts = [f"{PREAMBLE}\\section*{{{_latex(title_of(exercises))}, sheet {seed}}}"]
    parts.append(_numbered(exercises, False))
    if answers:
        parts.append(f"\\newpage\n\\section*{{Answers to sheet {seed}}}")
        parts.append(_numbered(exercises, True))
    return "\n".join([*parts, "\\end{document}", ""])


def _numbered(exercises: Sequence[Exercise], answer: bool) -> str:
    """Each kept together on its page."""
    box = "\\item \\begin{{minipage}}[t]{{\\linewidth}}\n{}\n\\end{{minipage}}\\medskip"
    items = ["\n".join(_parts(one, answer, _latex, _tikz, _tabular)) for one in exercises]
    listed = "\n".join(map(box.format, items))
    return f"\\begin{{enumerate}}\n{listed}\n\\end{{enumerate}}"


def _tabular(table: DataTable) -> str:
    lines = [" & ".join(map(_latex, line)) + r" \\" for line in (table.columns, *table.rows)]
    lines.insert(1, r"\hline")
    body = "\n".join(lines)
    columns = "l" * len(table.columns)
    return f"\\par\\medskip\\begin{{tabular}}{{{columns}}}\n{body}\n\\end{{tabular}}\\medskip"


def _tikz(tree: Searched, blank: bool) -> str:
    """The search tree; if blank, with the values of the leaves only."""
    trace = tree.trace
    nodes, at = trace.nodes, places(trace, len(trace.nodes))
    best = set() if blank else set(trace.principal_variation)
    widest = max(x for x, _ in at.values()) / ACROSS
    farthest = FARTHEST if nodes[0].values is None else 1.5 * FARTHEST  # vectors are wider
    across = min(farthest, WIDEST / (widest + 1))
    lines = [f"\\par\\medskip\\begin{{tikzpicture}}[x={across:.2f}mm, y=16mm]"]
    for node in nodes:
        x, y = at[node.index]
        style = node.kind if node.kind in ("max", "min", "leaf") else "other"
        text = _latex(_worth(node)) if node.kind == "leaf" or not blank else ""
        if "pruned" in node.marks:
            style, text = f"{style}, pruned", r"$\times$"
        place = f"({x / ACROSS:.2f},{-y / DOWN:.2f})"
        lines.append(f"  \\node[{style}] (n{node.index}) at {place} {{{text}}};")
    for node in nodes[1:]:
        bold = node.index in best and node.parent in best
        style = "pruned" if "pruned" in node.marks else "very thick" if bold else ""
        text = f"{node.weight:g}" if _follows_chance(trace, node) else node.text
        move = f"node[move] {{{_latex(text)}}}"
        lines.append(f"  \\draw[{style}] (n{node.parent}) -- {move} (n{node.index});")
    return "\n".join([*lines, "\\end{tikzpicture}\\medskip"])


def _latex(text: str) -> str:
    """Text with its roots as formulas."""
    parts = re.split(r"√(\d+|\(.*?\))", text)
    return "".join(_root(part) if at % 2 else _escaped(part) for at, part in enumerate(parts))


def _escaped(text: str) -> str:
    """Escapes LaTeX's special characters and the sign of a negative number."""
    marks = (SPECIAL.get(one) or (f"\\{one}" if one in "&%$#_{}" else one) for one in text)
    return re.sub(r"(?<!\w)-(?=\d)", "$-$", "".join(marks))


def _root(text: str) -> str:
    inside = re.sub(r"[a-z]+", r"\\mathrm{\g<0>}\\,", text.strip("()"))
    return f"$\\sqrt{{{inside}}}$"
