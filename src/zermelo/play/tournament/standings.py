"""The standings of a match or tournament: points, ratings, cross table, faults."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ...display import table_html, text_html
from ...ratings import (
    EloDifference,
    Outcome,
    Rating,
    cross_table,
    elo_difference,
    point,
    ratings,
)
from ...sprt import Sprt
from ...text import printable


@dataclass(frozen=True)
class Standings:
    """The results of a tournament so far."""

    game: str
    names: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    planned: int
    faults: tuple[tuple[int, str, int], ...] = ()
    """(player, kind of fault, count)."""
    reasons: tuple[str, ...] = ()
    """The first reason given for each of these faults."""
    pairs: tuple[int, ...] = ()
    """In a match, the pairs of games that gave the first player 0, 0.5, 1, 1.5 and 2 points."""
    sprt: Sprt | None = None
    """The sequential test that ends the match."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(map(printable, self.names)))

    @property
    def played(self) -> int:
        return len(self.outcomes)

    @property
    def ratio(self) -> float | None:
        """The log-likelihood ratio of the sequential test."""
        return self.sprt.ratio(self.pairs) if self.sprt else None

    @property
    def decision(self) -> str | None:
        """H0 or H1 once a sequential test has accepted it."""
        return self.sprt.decision(self.pairs) if self.sprt and self.pairs else None

    @cached_property
    def ratings(self) -> list[Rating]:
        """All players' ratings, in the order of their names."""
        return ratings(self.outcomes, len(self.names))

    @property
    def ranking(self) -> list[Rating]:
        """The ratings, the strongest first."""
        return sorted(self.ratings, key=lambda one: -one.elo)

    @cached_property
    def cross_table(self) -> list[list[str]]:
        """A row for each player, the strongest first: points and games against each other."""
        points, count = cross_table(self.outcomes, len(self.names))
        order = [one.player for one in self.ranking]
        return [
            [
                f"{points[row, column]:g}/{count[row, column]}" if count[row, column] else "-"
                for column in order
            ]
            for row in order
        ]

    def results(self, player: int = 0) -> tuple[int, int, int]:
        """Games won, drawn and lost by a player, against the best of the others."""
        places = [(one, one.seats.index(player)) for one in self.outcomes if player in one.seats]
        points = [
            min(one.points(seat), default=point(one.scores[seat], 0.0)) for one, seat in places
        ]
        return points.count(1.0), points.count(0.5), points.count(0.0)

    @property
    def difference(self) -> EloDifference:
        """In a match, the Elo difference of the first player, with its 95 % interval."""
        return elo_difference(self.pairs or self.results()[::-1])

    def _repr_html_(self) -> str:
        """For notebooks: the summary and the ranking."""
        heads = ("player", "Elo", "±", "points", "games")
        rows = [
            (self.names[one.player], f"{one.elo:+.0f}", f"{one.error:.0f}", one.points, one.games)
            for one in (self.ranking if self.outcomes else [])
        ]
        return text_html(self.summary()) + table_html(heads, rows)

    def summary(self) -> str:
        """One line: the score of a match, or the leader of a tournament."""
        if not self.outcomes:
            return "nothing played yet"
        if len(self.names) == 2:
            won, drawn, lost = self.results()
            line = f"{self.names[0]} - {self.names[1]}: +{won} ={drawn} -{lost}"
            line += f", Elo {self.difference}"
            if self.sprt is not None and self.ratio is not None:
                line += f", LLR {self.ratio:.2f} [{self.sprt.lower:.2f}, {self.sprt.upper:.2f}]"
                line += f", {self.decision} accepted" if self.decision else ""
            return line
        best = self.ranking[0]
        return f"{self.names[best.player]} leads with {best.points:g} of {best.comparisons}"
