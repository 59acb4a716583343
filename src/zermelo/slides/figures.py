"""The states of each kind of figure, as SVG: what the arrow keys go through on slides.

What a live figure computes while one watches is computed here by the same experiments.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from typing import Any

from ..board import Board
from ..course.source import Figure
from ..games import load
from ..svg import board_svg
from ..web.lessons.experiments import run_experiment
from ..web.messages.requests import Experiment
from ..web.messages.responses import ExperimentResult
from . import drawing
from .trees import State, bucket_trees, of_text, states_of, tree_states

MOST_ROUNDS = 12  # of a tree that grows
PARTS = (0.02, 0.1, 0.3, 1.0)  # of a plotted run that are shown one after the other
GREEN, RED, GREY, WHITE, LIT = "#d3f0d8", "#fbd9d9", "#f1f3f5", "#ffffff", "#ffe8a3"
ALLIANCES = (
    ((1, 2, 6), (4, 2, 3), (6, 1, 2), (7, 4, 1), (5, 1, 1), (1, 5, 2), (7, 7, 1), (5, 4, 5)),
    ((2, 2, 8), (1, 1, 9), (5, 5, 2), (5, 5, 1), (3, 1, 7), (4, 2, 6), (2, 4, 6), (3, 3, 6)),
    ((1, 6, 6), (7, 1, 2), (6, 1, 2), (7, 2, 1), (5, 1, 7), (1, 5, 2), (7, 7, 1), (5, 2, 5)),
)
BACKED_UP = (
    *((-1, "37/100"), (0, "60/79"), (0, "1/10"), (0, "2/11")),
    *((1, "3/26"), (1, "16/53"), (5, "27/35"), (5, "10/18")),
)
"""The tree of the lectures and the textbook: a node's parent, its wins and visits."""
MORE_WINS = {8: "0/1", 6: "28/36", 5: "16/54", 1: "61/80", 0: "37/101"}
"""What a playout from below node 6, won by Black, makes of them: at Black's nodes one win more."""
FEASIBLE = (
    *(("tic-tac-toe", 9 * math.log10(4)), ("checkers, 3^70", 70 * math.log10(3))),
    *(("chess, 10^120", 120.0), ("chess, 35^80", 80 * math.log10(35))),
    *(("Go, 250^150", 150 * math.log10(250)), ("all atoms, always", 106.5)),
)


def states(figure: Figure) -> list[State]:
    """The states of a figure; the last is the whole of it."""
    return _KINDS[figure.kind](figure)


def kinds() -> tuple[str, ...]:
    return tuple(_KINDS)


def _asked(subject: str, options: dict[str, str]) -> ExperimentResult:
    """The last report of an experiment."""
    found: list[ExperimentResult] = []
    settings: dict[str, Any] = dict(options)
    run_experiment(Experiment(id=0, subject=subject, settings=settings), found.append)
    return found[-1]


def _board(figure: Figure) -> list[State]:
    name, given = figure.options["game"], figure.options.get("parameters", "")
    game: Any = load(f"{name}:{given}" if given else name)
    state = game.initial_state()
    if start := figure.options.get("state"):
        state = game.parse_state(start)
    return [State(board_svg(_seen(game, state)), "enter")]


def _seen(game: Any, state: Any) -> Board:
    board: Board = game.board(state, None)
    return board


def _grown(figure: Figure) -> list[State]:
    """UCT round by round."""
    given = {"iterations": "12", **figure.options}
    grown: Any = _asked("mcts", given).figure
    nodes, found = grown.nodes, []
    visits, wins = [0] * len(nodes), [0.0] * len(nodes)
    there: set[int] = {0}
    for one in grown.rounds:
        path = list(one.path)
        there |= set(path)
        for node in path:
            visits[node] += 1
            mover = nodes[node].mover
            wins[node] += (one.scores[mover] + 1) / 2 if 0 <= mover < len(one.scores) else 0.0
        kept = sorted(there)
        number = {node: at for at, node in enumerate(kept)}
        parents = [number.get(nodes[node].parent, -1) for node in kept]
        words = [f"{wins[node]:g}/{visits[node]}" for node in kept]
        fills = [LIT if node in path else WHITE for node in kept]
        found.append(State(drawing.tree(parents, words, fills), "expand"))
    return [*found[:MOST_ROUNDS], *found[-1:]] if len(found) > MOST_ROUNDS else found


def _backup(figure: Figure) -> list[State]:
    """One playout, backed up by hand."""
    parents = [parent for parent, _ in BACKED_UP]
    words = [said for _, said in BACKED_UP]
    plain = drawing.tree(parents, words, [WHITE] * len(words))
    parents, words = [*parents, 6], [*words, "0/0"]
    found = [State(plain)]
    lit: set[int] = set()
    for node in (8, *(one for one in MORE_WINS if one != 8)):
        lit.add(node)
        words[node] = MORE_WINS[node]
        fills = [LIT if at in lit else WHITE for at in range(len(words))]
        found.append(State(drawing.tree(parents, words, fills)))
    return found


def _alliances(figure: Figure) -> list[State]:
    found = []
    for leaves in ALLIANCES:
        vectors = [{"utility": list(one)} for one in leaves]
        pairs = [vectors[at : at + 2] for at in range(0, 8, 2)]
        spec = json.dumps([pairs[:2], pairs[2:]])
        found += [states_of(of_text(spec, name))[-1] for name in ("maxn", "paranoid")]
    return found


def _bucket(figure: Figure) -> list[State]:
    return [states_of(trace)[-1] for _, trace in bucket_trees()]


def _ordering(figure: Figure) -> list[State]:
    """One tree with the best moves first, and with the worst first."""
    dice = random.Random(1)

    def made(depth: int) -> Any:
        return dice.randrange(50) if depth == 0 else [made(depth - 1) for _ in range(3)]

    def value(node: Any, most: bool) -> int:
        if isinstance(node, int):
            return node
        return (max if most else min)(value(one, not most) for one in node)

    def ordered(node: Any, most: bool, best_first: bool) -> Any:
        if isinstance(node, int):
            return node
        below = [ordered(one, not most, best_first) for one in node]
        return sorted(below, key=lambda one: value(one, not most), reverse=most == best_first)

    whole = made(3)
    specs = [json.dumps(ordered(whole, True, best)) for best in (True, False)]
    return [states_of(of_text(spec, "plain"))[-1] for spec in specs]


def _plotted(
    x: list[float], series: dict[str, Any], labels: tuple[str, str], **given: Any
) -> list[State]:
    return [State(drawing.plot(x, series, labels, until=part, **given)) for part in PARTS]


def _regret(figure: Figure) -> list[State]:
    found = _asked("regret", figure.options)
    series = {name: all_ for name, all_ in found.series.items() if "average" in name}
    return _plotted([*map(float, found.iterations)], series, ("games", "average strategy"))


def _kuhn(figure: Figure) -> list[State]:
    found = _asked("kuhn", figure.options)
    heads = ("player, card and what was said", *next(iter(found.strategy.values())))
    rows = [
        (name, *(f"{one:.2f}" for one in chances.values()))
        for name, chances in found.strategy.items()
    ]
    plots = _plotted(
        [*map(float, found.iterations)],
        found.series,
        ("iterations", "exploitability"),
        logarithmic=(True, True),
    )
    tree = kuhn_tree()
    return [State(tree), *plots, State(drawing.table((*heads[:1], "first", "second"), rows))]


def kuhn_tree() -> str:
    """Kuhn poker after one deal: the bets, and what the first player wins."""
    game: Any = load("kuhn_poker")
    state = game.initial_state()
    while int(game.to_move(state)) < 0:
        state = game.result(state, next(iter(game.actions(state))))
    parents: list[int] = []
    words: list[str] = []
    fills: list[str] = []

    def grow(state: Any, above: int, said: str) -> None:
        at = len(parents)
        parents.append(above)
        over = game.is_terminal(state)
        mover = "" if over else game.player_name(int(game.to_move(state)))
        worth = f"{float(game.utility(state, 0)):+g}" if over else mover
        words.append(f"{said}: {worth}" if said else f"{worth} moves")
        fills.append(GREY if over else (WHITE, LIT)[int(game.to_move(state))])
        if not over:
            for action in game.actions(state):
                grow(game.result(state, action), at, game.action_text(state, action))

    grow(state, -1, "")
    return drawing.tree(parents, words, fills)


def _ghosts(figure: Figure) -> list[State]:
    found = _asked("ghosts", {"games": "5", **figure.options})
    names = [name for name in found.series if not name.endswith(", won")]
    rows = [
        (name, f"{sum(found.series[name]) / len(found.series[name]):.0f}",
         f"{sum(found.series[f'{name}, won']):.0f} of {len(found.series[name])}")
        for name in names
    ]  # fmt: skip
    return [State(drawing.table(("eater, ghost", "score", "won"), rows))]


def _bandit(figure: Figure) -> list[State]:
    found = _asked("bandit", figure.options)
    return _plotted([*map(float, found.iterations)], found.series, ("pulls", "regret"))


def _noise(figure: Figure) -> list[State]:
    found = _asked("noise", figure.options)
    errors = found.series["error"]
    series = {"left is better": found.series["left is better"]}
    return _plotted(errors, series, ("error of the evaluation", "chance that left is better"))


def _deepening(figure: Figure) -> list[State]:
    branching, depth = int(figure.options.get("b", "10")), int(figure.options.get("depth", "4"))
    rows = [(f"level {d}", float(branching**d), f"{branching**d:,}") for d in range(1, depth + 1)]
    return [State(drawing.bars(rows[: at + 1])) for at in range(len(rows))]


def _strength(figure: Figure) -> list[State]:
    found = _asked("strength", {"games": "6", "depth": "4", **_kept(figure, "game", "against")})
    x = [*map(float, found.iterations)]
    against = figure.options.get("against", "2")
    label = ("depth", f"score against depth {against}")
    return [State(drawing.plot(x, found.series, label))]


def _kept(figure: Figure, *names: str) -> dict[str, str]:
    return {name: figure.options[name] for name in names if name in figure.options}


def _features(figure: Figure) -> list[State]:
    game: Any = load("chess:evaluation=lecture")
    found = []
    for text in filter(None, (figure.options.get("other"), figure.options.get("state"))):
        found.append(State(board_svg(_seen(game, game.parse_state(text)))))
    figure_: Any = _asked("features", _kept(figure, "game", "state")).figure
    rows = [
        (one.name, f"{one.value:+g}", f"{one.weight:g}", f"{one.value * one.weight:+g}")
        for one in figure_.features
    ]
    rows.append(("sum", "", "", f"{figure_.evaluation:+g}"))
    heads = ("feature", "value", "weight", "product")
    return [*found, State(drawing.table(heads, rows, [len(rows) - 1]))]


def _retrograde(figure: Figure) -> list[State]:
    result = _asked("retrograde", figure.options)
    found: Any = result.figure
    size = len(found.rows)
    shown = []
    for level in result.iterations:
        values = [["" for _ in range(size)] for _ in range(size)]
        lit = [[WHITE] * size for _ in range(size)]
        for at, cell in enumerate(found.cells):
            if cell.plies <= level:
                values[at // size][at % size] = f"{cell.plies}"
                lit[at // size][at % size] = GREEN if cell.value > 0 else RED
        shown.append(State(drawing.cells(found.rows, values, lit)))
    return shown


def _lookup(figure: Figure) -> list[State]:
    found = _asked("lookup", figure.options).table
    assert found is not None
    game = load("tic_tac_toe")
    rows = [tuple(map(str, row)) for row in found.rows]
    return [
        State(board_svg(_seen(game, game.initial_state()))),
        State(drawing.table(found.columns, rows)),
    ]


def _feasibility(figure: Figure) -> list[State]:
    rows = [(name, power, f"10^{power:.0f}") for name, power in FEASIBLE]
    return [State(drawing.bars(rows[: at + 1])) for at in range(len(rows))]


def _alphazero(figure: Figure) -> list[State]:
    """The worked number of the lesson: prior, visits and value of three moves."""
    game = load("connect_four")
    return [State(board_svg(_seen(game, game.initial_state())))]


_KINDS: dict[str, Callable[[Figure], list[State]]] = {
    "alliances": _alliances,
    "alphazero": _alphazero,
    "backup": _backup,
    "bandit": _bandit,
    "board": _board,
    "bucket": _bucket,
    "deepening": _deepening,
    "feasibility": _feasibility,
    "features": _features,
    "ghosts": _ghosts,
    "kuhn": _kuhn,
    "look": tree_states,
    "lookup": _lookup,
    "mcts": _grown,
    "noise": _noise,
    "ordering": _ordering,
    "regret": _regret,
    "retrograde": _retrograde,
    "strength": _strength,
    "tree": tree_states,
}
