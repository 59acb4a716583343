"""Spots solved: memory announced in advance, stopped and resumed, and written to files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..equilibrium.public.solver import PublicCfr, memory
from ..equilibrium.public.tree import CHANCE
from ..equilibrium.regret.reordering import NotEnoughMemory
from ..equilibrium.regret.solver_loop import StoppingRule
from ..equilibrium.tree.sequence_form import free_memory
from ..equilibrium.tree.solution import Point, SolverRun
from ..errors import BadParameter
from ..files import write_whole
from ..game import Game
from ..games import spec_text
from ..games._holdem.ranges import hand_name
from ..games.holdem import Holdem
from .spot import Spot, bytes_needed, spot

TARGET = 0.5
"""The target in percent of the pot that other programs call solved."""

Report = Callable[[Point], object]


@dataclass(frozen=True, eq=False, repr=False)
class SpotSolution(SolverRun):
    """The solution of a spot. Exploitability is in percent of the pot."""

    spot: Spot
    solver: PublicCfr

    @property
    def pot(self) -> int:
        return self.spot.game.pot

    @property
    def values(self) -> tuple[float, float]:
        """Each player's expected share of the pot, in chips."""
        one, other = self.solver.values()
        return one + self.pot / 2, other + self.pot / 2

    def worth(self, player: int) -> Any:
        """[hands] each hand's expected share of the pot, in chips; NaN if the other can hold
        nothing beside it."""
        tree = self.spot.tree
        mine, others = (int(tree.hands[one]) for one in (player, 1 - player))
        low, high = tree.low[1 - player, :others], tree.high[1 - player, :others]
        weight = tree.weight[1 - player, :others].astype(np.float64)
        of_card = np.bincount(low, weight, 52) + np.bincount(high, weight, 52)
        same = tree.same[player, :mine]
        meets = weight.sum() - of_card[tree.low[player, :mine]] - of_card[tree.high[player, :mine]]
        meets += np.where(same >= 0, weight[same], 0.0)
        found = self.solver.worth(player).astype(np.float64) * self.spot.total
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(meets > 1e-9, found / meets, np.nan) + self.pot / 2

    def lines(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """The nodes of the first street in which a player acts, with the actions that lead to
        them."""
        tree = self.spot.tree
        open_nodes: list[tuple[tuple[str, ...], int]] = [((), 0)]
        while open_nodes:
            path, node = open_nodes.pop(0)
            if tree.kind[node] >= CHANCE:
                continue
            yield path, node
            first = int(tree.first[node])
            for place, action in enumerate(self.spot.names[node]):
                open_nodes.append(((*path, action), int(tree.child[first + place])))

    def rows(self) -> Iterator[dict[str, Any]]:
        """The strategies on the first street: a row for each node and hand."""
        tree, values = self.spot.tree, [self.worth(player) for player in (0, 1)]
        for path, node in self.lines():
            player, plan = int(tree.kind[node]), self.solver.strategy(node)
            for hand, place in enumerate(self.spot.hands[player]):
                shares = plan[:, hand].round(6).tolist()
                yield {
                    "after": " ".join(path).replace("all-in", "allin") or "-",
                    "player": player + 1,
                    "hand": hand_name(int(place)),
                    "weight": float(tree.weight[player, hand]),
                    "value": round(float(values[player][hand]), 6) if len(path) < 1 else None,
                    "plays": dict(zip(self.spot.names[node], shares, strict=True)),
                }

    def save(self, path: str | Path) -> None:
        """Write the strategies of the first street: .csv has a line for each action, .json the
        whole solution."""
        text = self.as_csv() if Path(path).suffix.lower() == ".csv" else self.as_json()
        write_whole(path, text.encode())

    def as_csv(self) -> str:
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(("after", "player", "hand", "weight", "value", "action", "share"))
        for row in self.rows():
            value = "" if row["value"] is None else row["value"]
            for action, share in row["plays"].items():
                where = (row["after"], row["player"], row["hand"], row["weight"], value)
                table.writerow((*where, action, share))
        return out.getvalue()

    def as_json(self) -> str:
        content = {
            "game": spec_text(self.spot.game),
            "algorithm": self.algorithm,
            "exploitability in percent of the pot": self.exploitability,
            "values": list(self.values),
            "iterations": self.iterations,
            "seconds": self.seconds,
            "stopped": self.stopped,
            "points": [list(point) for point in self.points],
            "strategy": list(self.rows()),
        }
        return json.dumps(content, indent=1)


def solve_spot(
    game: Game,
    *,
    target: float | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
    threads: int | None = None,
    variant: str = "dcfr",
    short: bool = False,
    checkpoint: str | Path | None = None,
    report: Report | None = None,
    about: Callable[[Spot, int], object] | None = None,
) -> SpotSolution:
    """Solve a flop, turn or river for two by regret minimization on its public tree.

    It ends at the first limit: `target` is an exploitability in percent of the pot, 0.5 unless
    another limit is given. `short`: with 16-bit numbers, in half the memory. `about` is called with
    the spot and its bytes before the work begins. A `checkpoint` file is written and resumed.
    """
    limits = StoppingRule(iterations, seconds, target)
    if iterations is seconds is target is None:
        limits = StoppingRule(target=TARGET)
    check_room(game, short)
    found = spot(game)
    if about is not None:
        about(found, memory(found.tree, short))
    solver = _PercentOfPot(found, variant, threads, short)
    stopped = solver.run_until(limits, report, checkpoint)
    return SpotSolution(algorithm=variant, spot=found, solver=solver, **solver.facts(stopped))


def check_room(game: Game, short: bool = False) -> None:
    """Refuse a spot whose tree does not fit into the memory that is free."""
    if not isinstance(game, Holdem) or game.players != 2 or not game.table:
        return  # is refused for another reason
    needed, free = bytes_needed(game, short=short), free_memory()
    if needed > free:
        less = "" if short else ", or solve it in 16 bits (--short)"
        raise NotEnoughMemory(
            f"solving this takes {needed / 1e9:,.1f} GB and {free / 1e9:.1f} GB are free; take "
            f"fewer sizes of bets or narrower ranges{less}"
        )


class _PercentOfPot(PublicCfr):
    """Measures exploitability in percent of the pot."""

    def __init__(self, spot: Spot, variant: str, threads: int | None, short: bool) -> None:
        name = spec_text(spot.game)
        super().__init__(spot.tree, variant, name=name, threads=threads, short=short)
        self.pot = spot.game.pot

    def exploitability(self) -> float:
        return 100.0 * super().exploitability() / self.pot


def check_spot(game: Any) -> None:
    """Refuse a game that is no spot, with a sentence that says how to make it one."""
    if game.players != 2:
        raise BadParameter("no-limit hold'em is solved for two players; leave out players")
    if not game.table:
        raise BadParameter(
            "hold'em is solved from a flop, turn or river on: name the table and the pot, as "
            "in holdem:table=QsJh2h,pot=20,stacks=100"
        )
