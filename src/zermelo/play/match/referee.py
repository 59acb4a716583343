"""One game between players, from its opening to its record.

A player that crashes, is late, or answers with an illegal action has lost the game; the record
says why.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from ...errors import BadFile, BadParameter, NotThisKindOfGame, UnknownName
from ...game import CHANCE, LONGEST_GAME, Game, legal
from ...kernel import wait_compiled
from ..player import Player, PlayerFault
from ..timing import TimeControl
from .adjudication import Adjudication, adjudicated
from .in_progress import GameInProgress, Watch, forfeit, guarded
from .record import GameRecord
from .seeds import Seeds

REFUSALS = (NotThisKindOfGame, BadParameter, UnknownName, BadFile)
"""What a player raises that can't play this game: then the user has to choose another."""


class Refused(NotThisKindOfGame):
    """A player can't play this game; the user has to choose another."""

    def __init__(self, message: str, seat: int = 0) -> None:
        super().__init__(message)
        self.seat = seat


def play_game(
    game: Game,
    players: Sequence[Player],
    *,
    seed: int | None = None,
    seeds: Sequence[int] | None = None,
    time_control: TimeControl | None = None,
    adjudication: Adjudication | None = None,
    opening: Iterable[Any] = (),
    start: Any = None,
    watch: Watch | None = None,
    tags: dict[str, Any] | None = None,
) -> GameRecord:
    """Play one game; the players sit in the order given and are not closed.

    `opening` are actions played before the players are asked, including chance's. Chance is drawn
    from `seed`, by default an unpredictable one; `seeds` are the players' own.
    """
    if len(players) != game.players:
        raise BadParameter(f"{game.name} has {game.players} players, not {len(players)}")
    drawn = Seeds.drawn(game, seed)
    luck = drawn.luck if seed is None else seed
    handed = drawn.of_players(game.players) if seeds is None else tuple(seeds)
    played = GameInProgress(
        game,
        luck,
        start=start,
        control=time_control,
        dice=random.Random(f"{luck} chance"),
        watch=watch,
    )
    for action in opening:
        played.take(legal(game, played.state, action))
    given = len(played.moves)
    with wait_compiled():  # or the first moves would be those of a weaker player
        _play(played, players, adjudication or Adjudication(), handed)
    return played.record(
        [player.name for player in players],
        start=None if start is None else game.state_text(start),
        opening=given,
        seeds=handed,
        tags=tags or {},
    )


def _play(
    played: GameInProgress, players: Sequence[Player], rule: Adjudication, seeds: Sequence[int]
) -> None:
    """Play on to the end."""
    seat, begun, moved = 0, 0, False
    try:
        for seat, player in enumerate(players):
            begun = seat + 1
            played.watch("thinking", (seat, None))
            guarded(player, partial(player.begin, played.game, seat, seeds[seat]), REFUSALS)
        while (ending := played.ending) is None:
            by_chance = played.mover == CHANCE
            if by_chance and len(played.moves) < LONGEST_GAME:
                played.draw_chance()
            elif (moved or by_chance) and (early := adjudicated(rule, played.game, played.moves)):
                played.end(*early)
            else:
                seat, moved = played.seat, True
                played.ask(players[seat])
        for seat, player in enumerate(players):
            played.watch("thinking", (seat, None))
            guarded(player, partial(player.end, ending.utilities))
    except PlayerFault as fault:
        if fault.kind == "refused":
            raise Refused(str(fault), seat) from fault
        played.forfeit(seat, fault)
        for player in players[:begun]:
            _end_quietly(player, forfeit(played.game, seat))


def _end_quietly(player: Player, utilities: tuple[float, ...]) -> None:
    """End a player's game after a forfeit; further faults are ignored."""
    try:
        player.end(utilities)
    except Exception:
        player.close()
