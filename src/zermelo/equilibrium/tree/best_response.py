"""Best responses, values and exploitability, exact, on a game's arrays.

A plan may be given as strategies, too. A game whose tree does not fit into memory is measured over
beliefs instead, if it has few worlds (`belief_values`). The kernels here take no game, so they are
called as `.compiled`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...arguments import checked
from ...game import Game
from ...kernel import kernel
from ...strategy import Profile, Strategy
from .belief_values import belief_values
from .form import SequenceForm, unpacked
from .information_trees import InformationTrees, Report, information_trees
from .sequence_form import TreeTooLarge, enumerated, sequence_form

BLOCK = np.uint32(32)
"""The number of entries of a row that are summed as one block."""
Plan = np.ndarray[Any, Any] | tuple[Any, Any] | Profile
"""A plan: probabilities of sequences, probabilities of actions for each player of
`InformationTrees`, or strategies."""
Measurable = Game | SequenceForm | InformationTrees


def measurable(
    game: Measurable, report: Report | None = None, memory: float | None = None
) -> SequenceForm | InformationTrees:
    """The game's tree or, if that is too large, its worlds and information sets.

    >>> from zermelo.games import load
    >>> measurable(load("kuhn_poker"))
    <SequenceForm of kuhn_poker: 6 + 6 information sets>
    """
    if not isinstance(game, Game):
        return game
    try:
        return sequence_form(game, memory=memory)
    except TreeTooLarge:
        if game.players != 2 or not game.offers("world"):
            raise
    return information_trees(game, report=report)


@checked
def utilities(
    game: Measurable, plan: Plan, *, threads: int | None = None, report: Report | None = None
) -> tuple[float, ...]:
    """Each player's expected utility under a plan.

    >>> from zermelo.games import load
    >>> from zermelo.strategy import Uniform
    >>> [round(utility, 6) for utility in utilities(load("kuhn_poker"), (Uniform(), Uniform()))]
    [0.125, -0.125]
    """
    return tuple(_measured(game, plan, threads, report)[0].tolist())


@checked
def gains(
    game: Measurable, plan: Plan, *, threads: int | None = None, report: Report | None = None
) -> tuple[float, ...]:
    """Each player's gain from its best response to the others.

    >>> from zermelo.games import load
    >>> from zermelo.strategy import Uniform
    >>> [round(gain, 4) for gain in gains(load("kuhn_poker"), (Uniform(), Uniform()))]
    [0.375, 0.5417]
    """
    now, best = _measured(game, plan, threads, report)
    return tuple((best - now).tolist())


@checked
def exploitability(
    game: Measurable, plan: Plan, *, threads: int | None = None, report: Report | None = None
) -> float:
    """The mean of the players' gains from best responses: 0 in equilibrium.

    Games with too many histories are measured over beliefs, by `threads` threads (all cores unless
    given), which may take minutes: `report` is called with the current step and the share of it
    that is done.

    >>> from zermelo.games import load
    >>> from zermelo.strategy import Uniform
    >>> round(exploitability(load("kuhn_poker"), Uniform()), 4)
    0.4583
    """
    found = measurable(game, report)
    if isinstance(found, SequenceForm):
        return float(mean_gain.compiled(found.address, _planned(found, plan)))
    now, best = _measured(found, plan, threads, report)
    return float((best - now).mean())


def _planned(form: SequenceForm, plan: Plan) -> Any:
    return form.checked(plan) if isinstance(plan, np.ndarray) else form.plan_from(plan)


def _measured(game: Measurable, plan: Plan, threads: int | None, report: Report | None) -> Any:
    form = measurable(game, report)
    if isinstance(form, InformationTrees):
        return belief_values(form, _behaviours(form, plan), threads, report)
    found = np.empty((2, form.players))
    worth = np.empty(form.layout.sequences)
    measure.compiled(form.layout, _planned(form, plan), worth, found)
    return found


def _behaviours(trees: InformationTrees, plan: Plan) -> Any:
    is_written = not isinstance(plan, Strategy) and isinstance(plan[0], np.ndarray)
    return plan if is_written else trees.plan_from(plan)  # type: ignore[arg-type]


@checked
def best_response(game: Game | SequenceForm, plan: Plan, player: int) -> tuple[float, Any]:
    """The most a player can get against the others' plan, and the plan that gets it.

    The plan returned has pure choices in the player's rows and the others' unchanged.

    >>> from zermelo.games import load
    >>> from zermelo.strategy import Uniform
    >>> value, _ = best_response(load("kuhn_poker"), (Uniform(), Uniform()), 0)
    >>> round(value, 6)
    0.5
    """
    form = enumerated(game)
    played = _planned(form, plan)
    response = played.copy()
    worth = np.empty(form.layout.sequences)
    return float(respond.compiled(form.layout, player, played, worth, response)), response


def response_values(form: SequenceForm, plan: Any, player: int) -> Any:
    """[sequences] the value of each of the player's sequences if it responds best from there on,
    weighted by the probability with which chance and the others reach it."""
    worth = np.zeros(form.layout.sequences)
    respond.compiled(form.layout, player, plan, worth, plan.copy())
    return worth


@kernel
def measure(layout: Any, plan: Any, worth: Any, found: Any) -> None:
    """Each player's value under the plan, and that of its best response."""
    for player in range(len(layout.sets) - 1):
        found[0, player], found[1, player] = now_and_best(layout, player, plan, worth)


@kernel
def mean_gain(places: int, plan: Any) -> Any:
    """The mean of all gains, for the layout packed at an address."""
    layout = unpacked(places)
    worth = np.empty(len(plan))
    players = len(layout.sets) - 1
    total = 0.0
    for player in range(players):
        now, best = now_and_best(layout, player, plan, worth)
        total += best - now
    return total / players


def now_and_best(layout: Any, player: int, plan: Any, worth: Any) -> Any:
    leaf_values(layout, player, plan, worth)
    return played_and_best(layout, player, plan, worth)


def played_and_best(layout: Any, player: int, plan: Any, worth: Any) -> Any:
    """A player's value and that of its best response, given the values of its sequences by their
    ends alone."""
    now = worth[player]
    begin, end = layout.sets[player], layout.sets[player + 1]
    for i in range(layout.first[begin], layout.first[end]):
        now += worth[i] * plan[i]
    take_best(layout, player, worth)
    return now, worth[player]


@kernel
def respond(layout: Any, player: int, plan: Any, worth: Any, response: Any) -> Any:
    """The value of the best response; fills `response` with its plan."""
    leaf_values(layout, player, plan, worth)
    take_best(layout, player, worth)
    for number in range(layout.sets[player], layout.sets[player + 1]):
        chosen = best_of(layout, number, worth)
        for i in range(layout.first[number], layout.first[number + 1]):
            response[i] = response[layout.parent[number]] if i == chosen else 0.0
    return worth[player]


def leaf_values(layout: Any, player: int, plan: Any, worth: Any) -> None:
    """The values to a player of the final states behind each of its sequences, weighted by the
    probability with which chance and the others reach them."""
    begin, end = layout.first[layout.sets[player]], layout.first[layout.sets[player + 1]]
    if len(layout.sets) == 3:
        worth[player] = row_value(layout, player, plan)
        for i in range(begin, end):
            worth[i] = row_value(layout, i, plan)
        return
    worth[player] = 0.0
    worth[begin:end] = 0.0
    players = len(layout.sets) - 1
    for i in range(len(layout.ends)):
        value = layout.payoffs[i, player]
        for other in range(players):
            if other != player:
                value *= plan[layout.ends[i, other]]
        worth[layout.ends[i, player]] += value


def row_value(layout: Any, i: int, plan: Any) -> Any:
    """The sum of a row: entries in blocks, then the blocks, so that many threads of a GPU can sum a
    long row and get the same number."""
    value = 0.0
    at, end = layout.start[i], layout.start[i + 1]
    while at < end:
        block = 0.0
        stop = min(at + BLOCK, end)
        for k in range(at, stop):
            block += layout.value[k] * plan[layout.column[k]]
        value += block
        at = stop
    return value


def take_best(layout: Any, player: int, worth: Any) -> None:
    """From the leaves up, give each information set the value of its best action."""
    for number in range(layout.sets[player + 1] - 1, layout.sets[player] - 1, -1):
        worth[layout.parent[number]] += worth[best_of(layout, number, worth)]


def best_of(layout: Any, number: int, worth: Any) -> Any:
    """The sequence of a set's best action."""
    best = layout.first[number]
    for i in range(layout.first[number], layout.first[number + 1]):
        if worth[i] > worth[best]:
            best = i
    return best
