"""What a ladder's games say: ratings on a fixed scale, and who is broken.

All of it follows from the games that are stored and from who is there now. Games of a version that
was replaced or removed do not count while it is away, and a broken player's count for nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..play.tournament.store import StoredGame
from ..ratings import AnchoredRatings, Outcome, anchored_ratings, point

FAULTS = 3
"""Games lost in a row by faults, after which a player is set aside until it is replaced."""


class LadderRow(NamedTuple):
    """A player's line in the table."""

    player: int
    name: str
    elo: float
    error: float
    """Half the width of the 95 % interval; 0 for what the scale is fixed by."""
    games: int
    won: int
    drawn: int
    lost: int
    faults: int
    """Of the games lost, those by a crash, by time, by an illegal move and the like."""


class Broken(NamedTuple):
    """A player that was set aside."""

    player: int
    name: str
    kind: str
    reason: str
    game: int
    """The number of the last game that shows it."""


@dataclass(frozen=True)
class LadderStandings:
    """The table, the strongest first, and what it was made from."""

    rows: tuple[LadderRow, ...]
    broken: tuple[Broken, ...]
    games: int
    """All that are stored, those of versions that are away included."""
    found: AnchoredRatings

    @property
    def widest(self) -> float:
        """The largest error of those that are rated."""
        return max((row.error for row in self.rows), default=0.0)


def broken_players(games: Sequence[StoredGame], names: Sequence[str]) -> dict[int, Broken]:
    """Those who lost their last games in a row by faults of their own.

    A game that the opponent lost by a fault says nothing, and leaves the row as it was.
    """
    row: dict[int, list[StoredGame]] = {}
    for game in sorted(games, key=lambda one: one.job.number):
        for seat, player in enumerate(game.job.seats):
            if game.loser is None:
                row[player] = []
            elif game.loser == seat:
                row[player] = [*row.get(player, []), game]
    return {
        player: Broken(player, names[player], lost[-1].fault, lost[-1].reason, lost[-1].job.number)
        for player, lost in row.items()
        if len(lost) >= FAULTS
    }


def standings_from(
    games: Sequence[StoredGame],
    names: Sequence[str],
    present: Sequence[int],
    fixed: Mapping[int, float],
) -> LadderStandings:
    """The standings of those who are present; `fixed` are the ratings that make the scale."""
    broken = {
        player: one for player, one in broken_players(games, names).items() if player in present
    }
    rated = sorted(set(present) - set(broken))
    place = {player: at for at, player in enumerate(rated)}
    counted = [one for one in games if all(player in place for player in one.job.seats)]
    outcomes = [
        Outcome(tuple(place[player] for player in one.job.seats), one.scores, one.job.unit)
        for one in counted
    ]
    anchors = {place[player]: elo for player, elo in fixed.items() if player in place}
    found = anchored_ratings(outcomes, len(rated), anchors)
    results = _results(outcomes, len(rated))
    faults = np.zeros(len(rated), dtype=np.int64)
    for game in counted:
        if game.loser is not None:
            faults[place[game.job.seats[game.loser]]] += 1
    rows = [
        LadderRow(
            player,
            names[player],
            float(found.elo[at]),
            float(found.error[at]),
            games=int(results[at].sum()),
            won=int(results[at][0]),
            drawn=int(results[at][1]),
            lost=int(results[at][2]),
            faults=int(faults[at]),
        )
        for at, player in enumerate(rated)
    ]
    rows.sort(key=lambda row: (-row.elo, row.name))
    return LadderStandings(tuple(rows), tuple(broken.values()), len(games), found)


def _results(outcomes: Sequence[Outcome], players: int) -> NDArray[np.int64]:
    """Games won, drawn and lost by each, against the best of the others."""
    counts = np.zeros((players, 3), dtype=np.int64)
    for one in outcomes:
        for seat, player in enumerate(one.seats):
            best = min(one.points(seat), default=point(one.scores[seat], 0.0))
            counts[player, {1.0: 0, 0.5: 1, 0.0: 2}[best]] += 1
    return counts
