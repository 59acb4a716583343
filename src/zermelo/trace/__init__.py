"""A search as it happened: the tree it visited, in order, with the reason for each cut.

    recording.py   what kernels call; costs nothing where there is no trace
    tree.py        nodes with names, JSON
    words.py       any node explained in a sentence
    dot.py         the tree as a drawing for Graphviz
    svg.py         the tree as a drawing for notebooks and pages

Values and bounds in a trace are worth to one player, `Trace.perspective`, so
that MAX and MIN read as in the lectures.
"""

from .dot import to_dot
from .explanation import explain
from .node import TraceNode
from .recording import (
    BOUNDED,
    CUT,
    EVALUATED,
    KILLER,
    MOST_PLAYERS,
    NO_NODE,
    NOBODY_MOVES,
    NODE,
    OPEN_WINDOW,
    PRUNED,
    RECORD,
    TABLE,
    TERMINAL,
    Recorder,
    recorder,
    trace_best,
    trace_child,
    trace_cut,
    trace_cut_by,
    trace_cutoff,
    trace_enter,
    trace_exit,
    trace_mark,
    trace_pruned,
    trace_return,
    trace_unrecorded,
    trace_weight,
    trace_worth,
)
from .svg import to_svg
from .tree import SCHEMA, Trace, read_trace

__all__ = [
    "BOUNDED",
    "CUT",
    "EVALUATED",
    "KILLER",
    "MOST_PLAYERS",
    "NOBODY_MOVES",
    "NODE",
    "NO_NODE",
    "OPEN_WINDOW",
    "PRUNED",
    "RECORD",
    "SCHEMA",
    "TABLE",
    "TERMINAL",
    "Recorder",
    "Trace",
    "TraceNode",
    "explain",
    "read_trace",
    "recorder",
    "to_dot",
    "to_svg",
    "trace_best",
    "trace_child",
    "trace_cut",
    "trace_cut_by",
    "trace_cutoff",
    "trace_enter",
    "trace_exit",
    "trace_mark",
    "trace_pruned",
    "trace_return",
    "trace_unrecorded",
    "trace_weight",
    "trace_worth",
]


def __dir__() -> list[str]:
    return __all__
