"""The games of a tournament: those of two players, and one of them to be looked at."""

from __future__ import annotations

from pathlib import Path

from ....errors import BadParameter
from ....play.tournament.store import Store, StoredGame
from ....play.tournament.tournament import plan_of
from ....text import printable
from ...catalogue import Games
from ...messages.requests import ListPlayed, OpenPlayed
from ...messages.responses import ImportedGames, PlayedGame, PlayedGames
from ..table.sharing import imported_game
from .progress import is_tournament

LISTED = 500  # games of a pair
FINISHED = "finished"  # by the rules, which goes without saying


def played_games(path: Path, wanted: ListPlayed) -> PlayedGames:
    """The games in which both played, the first ones first."""
    _check(path)
    pair = {wanted.first, wanted.second}
    with Store(path, readonly=True) as store:
        names = [printable(one) for one in plan_of(store).players]
        games = [one for one in store.games(len(names)) if pair <= set(one.job.seats)]
    return PlayedGames(wanted.id, [_played(one, names) for one in games[:LISTED]], len(games))


def _check(path: Path) -> None:
    if not is_tournament(path):
        raise BadParameter("this is no tournament, so it has no games")


def _played(game: StoredGame, names: list[str]) -> PlayedGame:
    seated = [names[player] for player in game.job.seats]
    best = max(game.scores, default=0.0)
    winners = [seat for seat, score in enumerate(game.scores) if score == best]
    result = "draw" if len(winners) != 1 else f"{seated[winners[0]]} won"
    if len(set(seated)) < len(seated) and len(winners) == 1:
        result = f"{seated[winners[0]]} (player {winners[0] + 1}) won"
    reason = game.reason if game.reason != FINISHED else ""
    if game.fault:
        reason = f"{game.fault}: {reason}"
    return PlayedGame(game.job.number, seated, result, printable(reason, 200))


def opened_game(path: Path, wanted: OpenPlayed, games: Games) -> ImportedGames:
    """A game as a place, with all its moves."""
    _check(path)
    with Store(path, readonly=True) as store:
        record = store.record(wanted.number)
    return ImportedGames(wanted.id, [imported_game(record, games)])
