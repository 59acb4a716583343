"""Sheets as LaTeX documents, with trees drawn in TikZ; the answers begin on a new page."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....trace.svg import ACROSS, DOWN, places
from .. import title_of
from ..exercise import Exercise, ExerciseTable, Searched
from .parts import cells_of, follows_chance, parts_of, said, worth

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
  tight/.style={
    every node/.style={font=\tiny, inner sep=0.5pt},
    max/.append style={minimum size=6mm},
    leaf/.style={font=\scriptsize, rotate=90},
    move/.append style={font=\tiny, inner sep=0.2pt, pos=0.7},
  },
}
\setlength{\parindent}{0pt}
\begin{document}
"""
WIDEST = 150.0  # millimetres for a tree
FARTHEST = 12.0  # between two leaves
TIGHT = 7.0  # boxes around leaves that are closer would touch
SPECIAL = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "·": r"$\cdot$",
    "“": "``",
    "”": "''",
}


def as_latex(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """A whole document."""
    parts = [f"{PREAMBLE}\\section*{{{_latex(title_of(exercises))}, sheet {seed}}}"]
    parts.append(_numbered(exercises, False))
    if answers:
        parts.append(f"\\newpage\n\\section*{{Answers to sheet {seed}}}")
        parts.append(_numbered(exercises, True))
    return "\n".join([*parts, "\\end{document}", ""])


def _numbered(exercises: Sequence[Exercise], answer: bool) -> str:
    """Each kept together on its page."""
    box = "\\item \\begin{{minipage}}[t]{{\\linewidth}}\n{}\n\\end{{minipage}}\\medskip"
    items = [
        "\n".join(
            [*parts_of(one, answer, _latex, _tikz, _tabular), *([_mistakes(one)] if answer else [])]
        )
        for one in exercises
    ]
    listed = "\n".join(map(box.format, items))
    return f"\\begin{{enumerate}}\n{listed}\n\\end{{enumerate}}"


def _mistakes(exercise: Exercise) -> str:
    """For the grader: which mistake leads to which wrong answer."""
    lines = [
        f"\\item {_latex(said(exercise.fields, one))}: {_latex(one.text)}"
        for one in exercise.mistakes
    ]
    listed = "\n".join(lines)
    return (
        "\\par\\footnotesize Mistakes:\n\\begin{itemize}\\setlength{\\itemsep}{0pt}\n"
        f"{listed}\n\\end{{itemize}}"
    )


def _tabular(table: ExerciseTable) -> str:
    lines = [" & ".join(map(_latex, line)) + r" \\" for line in cells_of(table)]
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
    tight = ", tight" if across < TIGHT else ""
    lines = [f"\\par\\medskip\\begin{{tikzpicture}}[x={across:.2f}mm, y=16mm{tight}]"]
    for node in nodes:
        x, y = at[node.index]
        style = node.kind if node.kind in ("max", "min", "leaf") else "other"
        text = _latex(worth(node)) if node.kind == "leaf" or not blank else ""
        if "pruned" in node.marks:
            style, text = f"{style}, pruned", r"$\times$"
        place = f"({x / ACROSS:.2f},{-y / DOWN:.2f})"
        lines.append(f"  \\node[{style}] (n{node.index}) at {place} {{{text}}};")
    for node in nodes[1:]:
        bold = node.index in best and node.parent in best
        style = "pruned" if "pruned" in node.marks else "very thick" if bold else ""
        text = f"{node.weight:g}" if follows_chance(trace, node) else node.text
        move = f"node[move] {{{_latex(text)}}}"
        lines.append(f"  \\draw[{style}] (n{node.parent}) -- {move} (n{node.index});")
    return "\n".join([*lines, "\\end{tikzpicture}\\medskip"])


def _latex(text: str) -> str:
    """Text with its roots and powers as formulas."""
    parts = re.split(r"(√\d+|√\(.*?\)|\b\d+\^(?:\d+|d\b))", text)
    return "".join(_formula(part) if at % 2 else _escaped(part) for at, part in enumerate(parts))


def _escaped(text: str) -> str:
    """Text with LaTeX's special characters and negative numbers made safe."""
    marks = (SPECIAL.get(one) or (f"\\{one}" if one in "&%$#_{}" else one) for one in text)
    return re.sub(r"(?<!\w)-(?=\d)", "$-$", "".join(marks))


def _formula(text: str) -> str:
    if not text.startswith("√"):
        base, exponent = text.split("^")
        return f"${base}^{{{exponent}}}$"
    inside = re.sub(r"[a-z]+", r"\\mathrm{\g<0>}\\,", text[1:].strip("()"))
    return f"$\\sqrt{{{inside}}}$"
