"""Exact exploitability with a progress bar: over the game's tree, or where that is too large over
beliefs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ... import clock
from ...equilibrium import (
    InformationTrees,
    NotSolved,
    SequenceForm,
    TreeTooLarge,
    gains,
    information_trees,
    sequence_form,
)
from .screen import LateProgress

if TYPE_CHECKING:
    from ...game import Game
    from ...strategy import Profile

Report = Callable[[str, float], object]


class MeasuredGain(NamedTuple):
    """The gains of best responses, and what they were measured on."""

    form: SequenceForm | InformationTrees
    gains: tuple[float, ...]
    seconds: float

    @property
    def exploitability(self) -> float:
        return sum(self.gains) / len(self.gains)

    @property
    def over_beliefs(self) -> bool:
        return isinstance(self.form, InformationTrees)

    @property
    def information_sets(self) -> tuple[int, ...]:
        """Of each player."""
        if isinstance(self.form, SequenceForm):
            return tuple(self.form.sizes.information_sets)
        return tuple(tree.sets for tree in self.form.trees)


def measured(
    game: Game,
    strategy: Profile,
    *,
    threads: int | None = None,
    memory: float | None = None,
    seconds: float | None = None,
) -> MeasuredGain:
    """Measure a strategy; raises NotSolved if that takes longer than `seconds`."""
    began = clock.now()
    with LateProgress(f"measuring {game.name}") as bar:

        def report(what: str, done: float) -> None:
            if seconds is not None and clock.now() - began > seconds:
                raise NotSolved(f"{seconds:g} seconds are not enough to measure {game.name}")
            bar.title = what
            bar(done)

        form = _form(game, memory, report)
        report("best responses", 0.0)
        found = gains(form, strategy, threads=threads, report=report)
    return MeasuredGain(form, found, clock.now() - began)


def _form(game: Game, memory: float | None, report: Report) -> SequenceForm | InformationTrees:
    try:
        return sequence_form(game, memory=memory)
    except TreeTooLarge:
        if game.players != 2 or not game.offers("world"):
            raise
    return information_trees(game, memory, report=report)
