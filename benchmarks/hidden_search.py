"""What searches under uncertainty are worth where the equilibrium is known.

    python -m benchmarks hidden_search

PIMC and ISMCTS are asked for their action in every information set of Kuhn and Leduc poker. The
strategies that make up are then valued exactly, by walking the whole tree: against random play,
against an equilibrium, and against the best response to them. Utilities are chips a hand, half
of the time in each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich import box
from rich.table import Table

from zermelo.equilibrium import SequenceForm, best_response, sequence_form, solve_lp, utilities
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.montecarlo import ismcts, pimc
from zermelo.result import Result
from zermelo.strategy import Strategy, TableStrategy, Uniform

TITLE = "Search under uncertainty, exactly valued"
GAMES = ("kuhn_poker", "leduc_poker")
SEARCHES: dict[str, tuple[Callable[..., Result], dict[str, Any]]] = {
    "PIMC, 1,000 iterations a world": (pimc, {"iterations": 1000}),
    "SO-ISMCTS, 10,000 iterations": (ismcts, {"iterations": 10_000, "views": "mine"}),
    "MO-ISMCTS, 500 iterations": (ismcts, {"iterations": 500}),
    "MO-ISMCTS, 10,000 iterations": (ismcts, {"iterations": 10_000}),
}


def tables() -> Iterator[Table]:
    for name in GAMES:
        yield valued(load(name))


def valued(game: Game) -> Table:
    """A row for each search: what it wins against whom."""
    table = Table(title=game.name, box=box.SIMPLE)
    for column in ("player", "random", "equilibrium", "best response"):
        table.add_column(column, justify="left" if column == "player" else "right")
    form = sequence_form(game)
    optimal = solve_lp(form).strategy()
    known = information_sets(game)
    players: dict[str, Strategy] = {
        name: strategy(game, known, search, settings)
        for name, (search, settings) in SEARCHES.items()
    }
    for name, player in {"random": Uniform(), **players, "equilibrium": optimal}.items():
        answers = sum(best_response(form, player, seat)[0] for seat in (0, 1))
        figures = (gain(form, player, Uniform()), gain(form, player, optimal), -answers / 2)
        table.add_row(name, *(f"{figure:+.5f}" for figure in figures))
    return table


def information_sets(game: Game) -> list[tuple[int, Any]]:
    found: dict[tuple[int, Any], None] = {}
    waiting = [game.initial_state()]
    while waiting:
        state = waiting.pop()
        if game.is_terminal(state):
            continue
        player = int(game.to_move(state))
        if player != CHANCE:
            found[player, game.information(state, player)] = None
        waiting.extend(game.result(state, action) for action in game.actions(state))
    return list(found)


def strategy(
    game: Game,
    known: list[tuple[int, Any]],
    search: Callable[..., Result],
    settings: dict[str, Any],
) -> TableStrategy:
    """What the search plays in every information set; each has a seed of its own."""
    return TableStrategy(
        {
            (player, information): {
                search(game, information, player, seed=seed, **settings).action: 1.0
            }
            for seed, (player, information) in enumerate(known)
        }
    )


def gain(form: SequenceForm, mine: Strategy, others: Strategy) -> float:
    """The mean over both seats."""
    return (utilities(form, [mine, others])[0] + utilities(form, [others, mine])[1]) / 2
