"""A match or tournament, from the SQLite file that its games are stored in."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from ....long_work import key_of
from ....play.tournament.standings import Standings
from ....play.tournament.store import Store, StoredGame
from ....play.tournament.tournament import Plan, plan_of, standings_so_far
from ....ratings import ratings
from ...messages.responses import CrossTable, DataTable, PlotData, Progress, WorkInfo
from .series import Series, course, kept
from .titles import game_title

TOGETHER = 4  # series in one plot
RATED = 30  # points of the plot of Elo: ratings take time
_EFFORT = 2_000_000  # games and cubes of players that are rated for it, in all
SHOWN = 3  # players that are named on a card


def tournament_progress(path: Path) -> Progress:
    """Elo and shares of points, game by game; the standings and the cross table."""
    with Store(path, readonly=True) as store:
        if not store.settings():
            return Progress(_info(path), [], "games", [], [])
        plan = plan_of(store)
        stands = standings_so_far(store, plan)
        rows = list(store.games(len(plan.players)))
    points = kept(stands.played)
    elo = _elo(stands, points)
    shares = _shares(stands, points)
    return Progress(
        _info(path, plan, stands, elo),
        [point + 1 for point in points],
        "games",
        [*_plots("Elo", elo, stands), *_plots("Share of points", shares, stands)],
        [_table(stands, rows)] if rows else [],
        _cross_table(stands) if rows else None,
    )


def _info(
    path: Path,
    plan: Plan | None = None,
    stands: Standings | None = None,
    elo: Series | None = None,
) -> WorkInfo:
    info = WorkInfo(key_of(path), "tournament", "", "", path.name, "", None, None, unit="games")
    if plan is None or stands is None:
        return info
    info.kind = "match" if len(plan.players) == 2 else "tournament"
    info.game, info.about = game_title(plan.game), _players(stands.names)
    info.done, info.total = stands.played, stands.played if stands.decision else stands.planned
    if stands.played:
        first = stands.ranking[0]
        name = stands.names[first.player]
        info.result = f"{name}: Elo {first.elo:+.0f} ± {first.error:.0f}"
        info.course_of = f"Elo of {name}"
        info.course = course((elo or {}).get(_label(stands, first.player), []))
    return info


def _players(names: tuple[str, ...]) -> str:
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more


def _label(stands: Standings, player: int) -> str:
    """The name of a player; of several with the same one, its number too."""
    name = stands.names[player]
    return name if stands.names.count(name) == 1 else f"{name} ({player + 1})"


def _plots(title: str, series: Series, stands: Standings) -> list[PlotData]:
    """A few players in each plot, the strongest first."""
    order = [_label(stands, one.player) for one in stands.ranking] if stands.played else []
    return [
        PlotData(title, {name: series[name] for name in order[i : i + TOGETHER]})
        for i in range(0, len(order), TOGETHER)
    ]


def _elo(stands: Standings, points: list[int]) -> Series:
    """Each player's Elo at some of these points, by the games up to there."""
    count, players = stands.played, len(stands.names)
    rated = kept(len(points), max(1, min(RATED, _EFFORT // (count + players**3))))
    series: Series = {_label(stands, one): [None] * len(points) for one in range(players)}
    for i in rated:
        last = points[i] + 1
        so_far = stands.ratings if last == count else ratings(stands.outcomes[:last], players)
        for one in so_far:
            series[_label(stands, one.player)][i] = one.elo
    return series


def _shares(stands: Standings, points: list[int]) -> Series:
    """Each player's share of its possible points after each game."""
    names = [_label(stands, one) for one in range(len(stands.names))]
    scored, played = [0.0] * len(names), [0] * len(names)
    shares: Series = {name: [] for name in names}
    wanted = set(points)
    for number, game in enumerate(stands.outcomes):
        for seat, player in enumerate(game.seats):
            scored[player] += mean(game.points(seat) or [0.0])
            played[player] += 1
        if number in wanted:
            for player, name in enumerate(names):
                shares[name].append(scored[player] / played[player] if played[player] else 0.5)
    return shares


def _table(stands: Standings, games: list[StoredGame]) -> DataTable:
    faults = [one.job.seats[one.loser] for one in games if one.fault and one.loser is not None]
    rows = [
        [
            stands.names[one.player],
            f"{one.elo:+.0f} ± {one.error:.0f}",
            f"{one.points:g}",
            str(one.comparisons),
            str(faults.count(one.player) or ""),
        ]
        for one in stands.ranking
    ]
    return DataTable(["player", "Elo", "points", "of", "faults"], rows, "Standings")


def _cross_table(stands: Standings) -> CrossTable:
    order = [one.player for one in stands.ranking]
    return CrossTable(order, [stands.names[player] for player in order], stands.cross_table)
