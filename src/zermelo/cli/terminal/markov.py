"""Games whose states repeat, in which players choose at once: solved, as a table and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import RenderableType

from ...equilibrium import (
    CorrelatedMarkovSolution,
    MarkovSolution,
    correlated_markov,
    solve_markov,
)
from ...errors import NotThisKindOfGame, TooManyStates
from ...result import LOWER, UPPER, value_text
from .equilibria import probability_text
from .results import facts, signed

if TYPE_CHECKING:
    from ...game import Game

MOST_STATES = 50_000
"""Up to this many, games whose tree is too large are tried as Markov games."""
LEAST = 5e-4  # probability that is shown

Solution = MarkovSolution | CorrelatedMarkovSolution
Report = Callable[[Any], object]


def solve(game: Game, report: Report | None, **limits: Any) -> Solution:
    """By bounds for opponents, by correlated equilibria for others."""
    if game.zero_sum and game.players == 2:
        return solve_markov(game, report=report, **limits)
    return correlated_markov(game, report=report, **limits)


def solve_if_so(game: Game, report: Report | None, **limits: Any) -> Solution | None:
    """A game whose tree is too large, by its states; None if it is not a Markov game."""
    try:
        return solve(game, report, states=MOST_STATES, **limits)
    except (NotThisKindOfGame, TooManyStates):
        return None


def is_solved(solution: Solution) -> bool:
    if isinstance(solution, MarkovSolution):
        return solution.value is not None
    return solution.is_equilibrium


def export(solution: Solution, path: str, spec: str) -> None:
    """Write the strategy as JSON."""
    if Path(path).suffix.lower() != ".json":
        raise click.UsageError("the tree of this game has no end: only its strategy can be written")
    if not isinstance(solution, MarkovSolution):
        raise click.UsageError("what is drawn for all together is no strategy of each: see --json")
    solution.strategy(spec).save(path)


# Shown.


def progress(point: Any) -> RenderableType:
    found = [("states", f"{point.states:,}")]
    if point.sweeps:
        found += [("iterations", f"{point.sweeps:,}"), ("open", f"{point.apart:.3g}")]
    return facts([*found, ("seconds", f"{point.seconds:.1f}")])


def solution_facts(solution: Solution) -> RenderableType:
    """What a Markov game is worth, and how both begin."""
    shown = _opponents(solution) if isinstance(solution, MarkovSolution) else _drawn(solution)
    return facts(
        [
            *shown,
            ("states", f"{len(solution):,}"),
            ("iterations", f"{solution.sweeps:,}"),
            ("stopped by", solution.stopped),
            ("seconds", f"{solution.seconds:.3f}"),
        ]
    )


def _opponents(solution: MarkovSolution) -> list[tuple[str, str]]:
    name, (lower, upper) = solution.game.player_name, solution.bounds()
    if solution.value is None:
        between = f"{value_text(lower, LOWER)} and {value_text(upper, UPPER)}"
        value = f"open: {between} to {name(0)}, proven"
    else:
        worth = 0.0 if lower <= 0 <= upper else solution.value
        value = f"{_shares(solution.game, (worth, -worth))}, "
        value += f"within {upper - lower:.1g}, proven"
    begins = ((name(player), _begins(solution, player)) for player in range(2))
    return [
        ("value", value),
        ("method", "a matrix game in each state"),
        *((f"{who} begins", text) for who, text in begins if text),
    ]


def _drawn(solution: CorrelatedMarkovSolution) -> list[tuple[str, str]]:
    most = f"{solution.epsilon:.3g}"
    held = (
        f"yes, no player gains more than {most} in any state"
        if is_solved(solution)
        else (f"not found: a player may gain {most} by playing otherwise")
    )
    induction = "backward induction, " if solution.is_acyclic else ""
    return [
        ("value", _shares(solution.game, solution.values())),
        ("method", f"{induction}a correlated equilibrium in each state"),
        ("equilibrium", held),
        ("both begin" if solution.game.players == 2 else "all begin", _begin_all(solution)),
    ]


def _shares(game: Game, values: tuple[float, ...]) -> str:
    return ", ".join(f"{signed(v)} to {game.player_name(one)}" for one, v in enumerate(values))


def _begins(solution: MarkovSolution, player: int) -> str:
    mixed = solution.mixture(player)
    return "  ".join(
        f"{_text(solution.game, player, action)} {probability_text(p)}"
        for action, p in mixed.items()
        if p >= LEAST
    )


def _begin_all(solution: CorrelatedMarkovSolution) -> str:
    drawn = [
        ("/".join(_text(solution.game, one, a) for one, a in enumerate(done) if a is not None), p)
        for done, p in solution.distribution().items()
        if p >= LEAST
    ]
    return "  ".join(f"{text} {probability_text(p)}" for text, p in drawn) or "chance begins"


def _text(game: Game, player: int, action: Any) -> str:
    """An action of the first choice."""
    state = game.initial_state()
    while game.to_move(state) != player:  # moves later, not knowing those moves
        state = game.result(state, next(iter(game.actions(state))))
    return game.action_text(state, action)


def as_json(solution: Solution) -> str:
    found: dict[str, Any] = {"game": solution.game.name, "algorithm": "markov"}
    if isinstance(solution, MarkovSolution):
        lower, upper = solution.bounds()
        begin = {
            solution.game.player_name(player): {
                _text(solution.game, player, a): p for a, p in solution.mixture(player).items()
            }
            for player in range(2)
        }
        found |= {"lower": lower, "upper": upper, "begin": begin}
    else:
        found |= {
            "values": solution.values(),
            "gains": solution.gains(),
            "epsilon": solution.epsilon,
            "equilibrium": solution.is_equilibrium,
            "begin": [
                {"actions": list(map(str, done)), "probability": p}
                for done, p in solution.distribution().items()
            ],
        }
    found |= {
        "states": len(solution),
        "iterations": solution.sweeps,
        "seconds": solution.seconds,
        "stopped": solution.stopped,
    }
    return json.dumps(found, indent=2)
