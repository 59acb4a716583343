"""What worker processes do for pages. Each job is handed a way to report, and its arguments.

A game travels by its name. What a process has made once (games, players with all that they
remember, tables) it keeps for the next job, within limits; the server itself keeps no more than
positions and texts, and never compiles.
"""

from __future__ import annotations

import pickle
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from ...errors import IllegalAction
from ...game import Game
from ...play.players.player import Clock, Player, turn_at
from ...result import Result
from ...trace import Trace, explain
from ..catalogue import Games, made_player
from ..lessons.experiments import learnt
from ..lessons.sheets import practised
from ..messages import requests as asked
from ..messages import responses as told
from ..messages.protocol import written
from ..messages.schema import Place
from ..resources import Known
from .analysis import Wanted, search_of
from .game_session import Thinking, state_at
from .traces import as_tree, looked
from .views import Marks, analysis

__all__ = ["analyse", "choose", "explained", "learn", "look", "practise", "tree_text"]

Tell = Callable[[Any], None]
PAUSE = 0.1  # seconds between two reports
PLAYERS = 4  # that a process remembers

_games = Games()
_players: OrderedDict[str, Player] = OrderedDict()


# Moves.


def choose(tell: Tell, wanted: Thinking) -> tuple[Any, dict[str, Any]]:
    """What the player chooses, and what there is to say about it."""
    game = _games.get(wanted.game)
    player = _player(game, wanted)
    clock = Clock(per_move=wanted.seconds)
    turn = turn_at(game, wanted.state, wanted.history, wanted.start, clock)
    began = time.perf_counter()
    choice = player.choose(turn)
    if choice.action not in turn.actions:
        raise IllegalAction(f"{player.name} answered {choice.action!r}, which is not legal")
    value = None if choice.result is None else choice.result.value
    spent = round(time.perf_counter() - began, 3)
    return choice.action, {"seconds": spent, "value": value, "why": choice.why}


def _player(game: Game, wanted: Thinking) -> Player:
    known = None if wanted.key is None else _players.get(wanted.key)
    if known is None:
        known = made_player(wanted.seat, game)
        known.begin(game, wanted.player, wanted.seed)
    if wanted.key is not None:
        _players[wanted.key] = known
        _players.move_to_end(wanted.key)
        while len(_players) > PLAYERS:
            _players.popitem(last=False)[1].close()
    return known


# Analyses.


def analyse(tell: Tell, wanted: Wanted) -> str:
    """Search a position; reports are numbers of nodes and messages for the page."""
    game = _games.get(wanted.game)
    known = _known(wanted.tables, wanted.books)
    marks: Marks | None = None
    reported = 0.0

    def message(result: Result, done: bool) -> str:
        nonlocal marks
        if marks is None:
            marks = _marks(known, game, wanted.state)
        return written(analysis(game, wanted.state, wanted.ply, result, marks, done=done))

    def report(result: Result) -> None:
        nonlocal reported
        now = time.monotonic()
        if now - reported >= PAUSE:
            reported = now
            tell((result.nodes, message(result, False)))

    return message(search_of(game, known, wanted)(wanted.seconds, report), True)


@lru_cache(1)
def _known(tables: tuple[Path, ...], books: tuple[Path, ...]) -> Known:
    return Known(tables, books)


def _marks(known: Known, game: Game, state: Any) -> Marks:
    if game.hidden_information:
        return Marks({}, {})
    return Marks(known.in_tables(game, state), known.in_books(game, state))


# Looking inside, lessons.


def look(tell: Tell, message: asked.Look) -> tuple[bytes, str]:
    """A trace, packed for `explained`, and as a message for the page."""
    game = _games.get(message.place.game)
    trace, traced = looked(game, state_at(game, message.place), message)
    return zlib.compress(pickle.dumps(trace), 1), written(traced)


def explained(trace: bytes, node: int) -> str:
    """What happened at a node of a packed trace."""
    found: Trace = pickle.loads(zlib.decompress(trace))
    return explain(found, node)


def tree_text(tell: Tell, place: Place, depth: int) -> str:
    game = _games.get(place.game)
    return as_tree(game, state_at(game, place), depth)


def learn(tell: Tell, message: asked.Learn) -> None:
    learnt(message, lambda course: tell(written(course)))


def practise(tell: Tell, message: asked.Practise) -> told.Exercises:
    return practised(message)
