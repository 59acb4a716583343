"""Any node of a trace explained in a sentence, as in
"cut: this move lets MIN reach 3, and MAX already has 5 by playing centre".
"""

from __future__ import annotations

from ..errors import BadParameter
from .node import TraceNode
from .tree import Trace


def explain(trace: Trace, index: int, step: int | None = None) -> str:
    """What happened at a node, and why; of a cut, the bound and the ancestor that set it.
    With a `step`, what was known then: steps count as `entered` and `left` of the nodes do.

    >>> from zermelo.games import load
    >>> from zermelo.search import minimax
    >>> result = minimax(load("tree:spec=[[3,12],[2,4]]"), trace=100)
    >>> print(explain(result.trace, 0))
    MAX plays 1: 3
    >>> print(explain(result.trace, 0, step=6))
    1 of 2 moves searched: MAX has 3 by playing 1
    """
    if not 0 <= index < len(trace.nodes):
        raise BadParameter(f"there is no node {index} in a trace of {len(trace.nodes)}")
    node = trace.nodes[index]
    if step is not None and not _is_settled(trace, node, step):
        return _so_far(trace, node, step)
    text = _described(trace, node)
    if "killer" in node.marks:
        text += "; tried early, since the same move cut elsewhere at this depth (a killer)"
    if node.unrecorded:
        text += f"; {_unrecorded(trace, node)}"
    return text + _whose_values(trace)


def _is_settled(trace: Trace, node: TraceNode, step: int) -> bool:
    """Whether all that is known in the end of this node is known at this step already."""
    if 0 <= node.left <= step:
        return True
    if "cut" in node.marks and node.entered <= step:
        below = trace.children(node.index)
        return any("pruned" in one.marks and one.entered <= step for one in below)
    return step >= max(max(one.entered, one.left) for one in trace.nodes)


def _so_far(trace: Trace, node: TraceNode, step: int) -> str:
    """Of a node that the search has not left, or not even reached."""
    if node.entered > step:
        return "not reached yet"
    if trace.algorithm == "mcts":
        return "in the tree; its average is shown at the end of the search"
    if node.kind == "leaf":
        return "reached: its value comes next"
    below = trace.children(node.index)
    done = [one for one in below if 0 <= one.left <= step and "pruned" not in one.marks]
    what = "outcomes" if node.kind == "chance" else "moves"
    text = f"{len(done)} of {len(below) + node.unrecorded} {what} searched"
    if not done or node.kind == "chance":
        return text
    best = _best(node, done)
    worth = best.value if best.values is None else best.values[node.player]
    has = f"{_mover(trace, node)} has {worth:.6g} by playing {best.text}"
    return f"{text}: {has}{_whose_values(trace)}"


def _whose_values(trace: Trace) -> str:
    me = trace.player_names[trace.perspective]
    return f" (values to {me})" if me != "MAX" and trace.nodes[0].values is None else ""


def _described(trace: Trace, node: TraceNode) -> str:
    if "pruned" in node.marks:
        return _pruned(trace, node)
    if node.value is None:
        return "the search ended before this was known"
    if "cut" in node.marks:
        achieved = _achieved(trace, node, "this move lets {} reach {}")
        return f"cut: {achieved}, and {_reason(trace, node)}"
    if "terminal" in node.marks:
        return f"the end of the game, worth {_worth(node)}"
    if "table" in node.marks:
        return f"met before: the table says {_bounded(node)}"
    if "bounded" in node.marks:
        return f"no move was searched: the rules alone show that this is {_bounded(node)}"
    if node.kind == "leaf":
        return f"the horizon: evaluate puts this at {_worth(node)}"
    return _inner(trace, node)


def _inner(trace: Trace, node: TraceNode) -> str:
    if node.visits > 1:
        return f"visited {node.visits} times, {_worth(node)} on average"
    if node.kind == "chance":
        return f"chance: on average {_bounded(node)}"
    chosen = trace.chosen(node)
    if chosen is None:
        return f"{_mover(trace, node)} gets {_bounded(node)}"
    return f"{_mover(trace, node)} plays {chosen.text}: {_bounded(node)}"


def _pruned(trace: Trace, node: TraceNode) -> str:
    parent = trace.nodes[node.parent or 0]
    if node.weight == 0.0:
        return "pruned: this never happens, for its probability is 0"
    if "cut" not in parent.marks:
        return "pruned: left out without a look, as Type B search and best replies do"
    return f"pruned: {_achieved(trace, parent, '{} reaches {} here')}, and {_reason(trace, parent)}"


# The two halves of a cut: what is achieved at the node, and why that is enough.


def _achieved(trace: Trace, node: TraceNode, sentence: str) -> str:
    if node.kind == "chance":
        side, turn = ("at most", "well") if _from_below(node) else ("at least", "badly")
        average = f"the average is {side} {node.value:.6g}"
        return f"{average}, however {turn} the outcomes not yet seen turn out"
    value = node.value if node.values is None else node.values[node.player]
    return sentence.format(_mover(trace, node), f"{value:.6g}")


def _reason(trace: Trace, node: TraceNode) -> str:
    if node.cut_by is None:
        return "more is not to be had"
    setter = trace.nodes[node.cut_by]
    best = _best_before(trace, setter, node)
    who = _mover(trace, setter)
    where = _where(trace, setter, node)
    if node.values is not None:
        return f"{who} gets no more from it than by playing {best.text}{where}"
    has = f"{who} already has {best.value:.6g} by playing {best.text}{where}"
    if node.cut_bound == best.value or node.kind == "chance":
        return has
    side = "more" if _from_below(node) else "less"
    return f"only {side} than {node.cut_bound:.6g} could turn the average above it, since {has}"


def _best_before(trace: Trace, setter: TraceNode, node: TraceNode) -> TraceNode:
    """The ancestor's best alternative when the node was entered; of equals the first."""
    done = [child for child in trace.children(setter.index) if 0 <= child.left <= node.entered]
    return _best(setter, done)


def _best(node: TraceNode, done: list[TraceNode]) -> TraceNode:
    """What the player at a node likes most of these; of equals the first."""
    if any(child.values is not None for child in done):
        return max(done, key=lambda child: child.values[node.player])  # type: ignore[index]
    sign = 1 if node.kind == "max" else -1
    return max(done, key=lambda child: sign * (child.value or 0.0))


def _where(trace: Trace, setter: TraceNode, node: TraceNode) -> str:
    moves, above = -1, node
    while above.index != setter.index:
        above = trace.nodes[above.parent or 0]
        moves += 1
    if moves == 0:
        return ""
    if setter.parent is None:
        return " at the root"
    return f", {moves} {'move' if moves == 1 else 'moves'} earlier"


# Small words.


def _unrecorded(trace: Trace, node: TraceNode) -> str:
    moves = "1 more move" if node.unrecorded == 1 else f"{node.unrecorded} more moves"
    if trace.truncated:
        return f"{moves} not recorded, since the trace was full"
    if trace.algorithm == "mcts":
        return f"{moves} that no simulation has tried"
    return f"{moves} that the search had no time for"


def _from_below(node: TraceNode) -> bool:
    """Whether the bound is what MAX has already, not what MIN has."""
    return node.cut_bound == node.alpha if node.kind == "chance" else node.kind == "min"


def _mover(trace: Trace, node: TraceNode) -> str:
    return trace.player_names[node.player] if node.player >= 0 else "chance"


def _worth(node: TraceNode) -> str:
    if node.values is not None:
        return f"({', '.join(f'{value:.6g}' for value in node.values)})"
    return f"{node.value:.6g}"


def _bounded(node: TraceNode) -> str:
    """The value; if it is outside the window on entry, it is only a bound."""
    if node.values is None and node.value is not None:
        if node.alpha is not None and node.value <= node.alpha:
            return f"at most {_worth(node)}"
        if node.beta is not None and node.value >= node.beta:
            return f"at least {_worth(node)}"
    return _worth(node)
