"""A game to be played elsewhere, as plain data: for worker processes and other machines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ...game import Game
from ...games import load
from ..match.adjudication import Adjudication
from ..match.in_progress import forfeit
from ..match.record import GameRecord, Move
from ..match.referee import Refused, play_game
from ..player import Player
from ..players.specs import make
from ..process.json_codec import decoded, encoded
from ..process.sandbox import Isolation
from ..timing import TimeControl

MOST_KEPT = 32  # players that wait for another game; tuning makes new ones for each
PATIENCE = 600.0  # seconds to compile, or to move without a clock


@dataclass(frozen=True)
class GameTask:
    """A game of a tournament, with the settings of its Setup."""

    number: int
    game: str
    players: tuple[str, ...]
    seed: int = 0
    seeds: tuple[int, ...] | None = None
    opening: tuple[Any, ...] = ()
    time_control: TimeControl = field(default_factory=TimeControl)
    adjudication: Adjudication = field(default_factory=Adjudication)
    patience: float = PATIENCE
    isolated: Isolation | None = None
    tags: dict[str, Any] = field(default_factory=dict)
    refusal_loses: bool = False
    """Whether a player that can't play this game has lost it; else that is an error."""

    def to_data(self) -> dict[str, Any]:
        """The task as JSON data."""
        return {**asdict(replace(self, opening=())), "opening": encoded(self.opening)}


def task_from(data: dict[str, Any]) -> GameTask:
    load(data["game"])  # named tuples of the opening are known then
    return GameTask(
        **{
            **data,
            "players": tuple(data["players"]),
            "seeds": None if data["seeds"] is None else tuple(data["seeds"]),
            "isolated": None if data["isolated"] is None else Isolation(**data["isolated"]),
            "opening": decoded(data["opening"]),
            "time_control": TimeControl(**data["time_control"]),
            "adjudication": Adjudication(**data["adjudication"]),
        }
    )


class Bench:
    """Keeps game and player objects between games, so that nothing is compiled twice."""

    def __init__(
        self, players: dict[str, Player] | None = None, games: dict[str, Game] | None = None
    ) -> None:
        self._given, self._games = players or {}, dict(games or {})
        self._players: dict[tuple[str, int, Isolation | None], Player] = {}

    def play(self, task: GameTask, watch: Callable[[str, Any], None] | None = None) -> GameRecord:
        if task.game not in self._games:
            self._games[task.game] = load(task.game)
        try:
            record = play_game(
                self._games[task.game],
                [self._player(spec, seat, task.isolated) for seat, spec in enumerate(task.players)],
                seed=task.seed,
                seeds=task.seeds,
                time_control=task.time_control,
                adjudication=task.adjudication,
                opening=task.opening,
                watch=watch,
                tags=task.tags,
            )
        except Refused as error:
            if not task.refusal_loses:
                raise
            return lost_task(task, [], error.seat, "refused", str(error))
        return replace(record, players=task.players)

    def _player(self, spec: str, seat: int, isolated: Isolation | None) -> Player:
        if spec in self._given:
            return self._given[spec]
        key = (spec, seat, isolated)  # who plays itself is there twice
        player = self._players.pop(key, None) or make(spec, isolated)
        self._players[key] = player  # the last one that is used stands last
        if len(self._players) > MOST_KEPT:
            self._players.pop(next(iter(self._players))).close()
        return player

    def close(self) -> None:
        for player in self._players.values():
            player.close()
        self._players.clear()


def lost_task(
    task: GameTask, moves: list[dict[str, Any]], seat: int, kind: str, reason: str
) -> GameRecord:
    """The record of a game whose process failed, by the fault of one player."""
    game = load(task.game)
    return GameRecord(
        game=task.game,
        parameters=dict(game.parameters),
        players=task.players,
        moves=tuple(Move(**move) for move in moves),
        utilities=forfeit(game, seat),
        reason=reason,
        fault=kind,
        loser=seat,
        opening=min(len(task.opening), len(moves)),
        seed=task.seed,
        seeds=task.seeds or (),
        time_control=str(task.time_control),
        tags=task.tags,
    )
