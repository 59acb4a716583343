"""What all formats have in common: which parts a question and an answer consist of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....trace import Trace, TraceNode
from .. import SUBJECTS
from ..exercise import Exercise, ExerciseTable, Field, Mistake, Searched, written


def name_of(exercise: Exercise, seed: int, at: int) -> str:
    """What an exercise is called in a bank of questions."""
    return f"{SUBJECTS[exercise.subject].title}, sheet {seed}, exercise {at}"


def parts_of(
    exercise: Exercise,
    answer: bool,
    write: Callable[[str], str],
    draw: Callable[[Searched, bool], str],
    tabulate: Callable[[ExerciseTable], str],
) -> list[str]:
    """The text of the question or the answer, its tree (blank in a question) and its table."""
    text = exercise.answer if answer else exercise.question
    tree = exercise.searched if answer else exercise.tree
    table = exercise.worked if answer else exercise.given
    drawn = [] if tree is None else [draw(tree, not answer)]
    return [write(text), *drawn, *([] if table is None else [tabulate(table)])]


def cells_of(table: ExerciseTable) -> list[list[str]]:
    return [table.columns, *table.rows]


def said(fields: Sequence[Field], mistake: Mistake) -> str:
    """The answer that a mistake leads to: Value 5, Move 2."""
    return ", ".join(
        f"{field.label} {written(field, mistake.given[field.name])}"
        for field in fields
        if field.name in mistake.given
    )


def brackets(tree: Searched, blank: bool) -> str:
    """MAX[MIN[3, 12], MIN[4, 2]]: the moves of a node in brackets after who makes them.

    Not blank, with all values: MAX 3[MIN 3[3, 12], MIN 2[2, cut]].
    """
    trace = tree.trace

    def shown(node: TraceNode) -> str:
        weight = f"{node.weight:g} x " if follows_chance(trace, node) else ""
        if "pruned" in node.marks:
            return "cut"
        if node.kind == "leaf":
            return weight + worth(node)
        moves = ", ".join(map(shown, trace.children(node.index)))
        name = "chance" if node.kind == "chance" else trace.player_names[node.player]
        return f"{weight}{name if blank else f'{name} {worth(node)}'}[{moves}]"

    return shown(trace.nodes[0])


def follows_chance(trace: Trace, node: TraceNode) -> bool:
    return node.parent is not None and trace.nodes[node.parent].kind == "chance"


def worth(node: TraceNode) -> str:
    if node.values is not None:
        return "(" + " ".join(f"{value:g}" for value in node.values) + ")"
    return "" if node.value is None else f"{node.value:g}"
