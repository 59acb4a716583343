"""A game under way on the page: its states, who sits where, and what each may see.

Only worker threads call what is here, and one at a time for each table.
"""

from __future__ import annotations

import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from ..errors import (
    BadParameter,
    GameIsOver,
    IllegalAction,
    InvalidState,
    NotThisKindOfGame,
)
from ..game import CHANCE, Game
from ..play.algorithms import fitting
from ..play.player import Clock, Player, turn_at
from ..play.referee import chance_action
from . import limits
from .catalogue import made_player
from .editing import palette
from .told import Last, Opened, Position
from .views import last_move, position, title
from .wire import Place, Seat

__all__ = ["Kept", "Table", "state_at"]

HUMAN = "human"
MOVE_SECONDS = 1.0  # where nobody says otherwise


class Table:
    """States, the actions between them, and players who are made when they are first needed."""

    def __init__(
        self, game: Game, place: Place, seats: Sequence[Seat], seed: int | None = None
    ) -> None:
        self.game, self.place = game, place
        self.key = secrets.token_urlsafe(12)
        self.seats = _filled(game, seats)
        self.seed = secrets.randbits(31) if seed is None else seed
        self.states: list[Any] = [start_of(game, place)]
        self.actions: list[Any] = []
        self.positions: list[Position] = []
        self._players: dict[int, Player] = {}
        self._show(None)
        deadline = time.monotonic() + limits.REPLAY_SECONDS
        for text in place.moves:
            if time.monotonic() > deadline:
                raise BadParameter("this game is too long to be played through again")
            self.take(_parsed(game, self.state, text))

    # What there is to see.

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def mover(self) -> int | None:
        """Who moves; None where the game is over."""
        return None if self.game.is_terminal(self.state) else int(self.game.to_move(self.state))

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.who == HUMAN]

    @property
    def waits_for_person(self) -> bool:
        return self.mover is None or self.mover in self.persons

    def viewer(self) -> int | None:
        """Who looks: the person to move, else the person who moved last; None sees everything."""
        persons = self.persons
        if not persons:
            return None
        if self.mover in persons:
            return self.mover
        for state in reversed(self.states[:-1]):
            if (mover := int(self.game.to_move(state))) in persons:
                return mover
        return persons[0]

    def opened(self) -> Opened:
        game = self.game
        moves = [] if game.hidden_information else self.place.moves
        try:
            best = fitting(game)
        except NotThisKindOfGame:  # no search sees hidden cards
            best = None
        return Opened(
            place=Place(self.place.game, self.place.start, moves),
            title=title(game),
            names=[game.player_name(one) for one in range(game.players)],
            traits=str(game.traits),
            seats=self.seats,
            resume=self.key if game.hidden_information else None,
            bounds=game.utility_bounds,
            searchable=not game.hidden_information,
            analysable=True,
            editable=_reads_states(game),
            palette=palette(game) if _reads_states(game) else [],
            fitting=best,
        )

    # Moves.

    def play(self, ply: int, text: str) -> None:
        """A person's move."""
        if ply != len(self.actions):
            raise IllegalAction("the position has changed; look again")
        if self.mover is None:
            raise GameIsOver("this game is over")
        if self.mover not in self.persons:
            raise IllegalAction("it is not your turn")
        self.take(_parsed(self.game, self.state, text))

    def chance(self) -> None:
        """The same falls again after a move was taken back: no second throw."""
        dice = random.Random(f"{self.seed} chance {len(self.actions)}")
        self.take(chance_action(self.game, self.state, dice))

    def chosen(self, seat: Seat | None = None) -> tuple[Any, dict[str, Any]]:
        """What the player to move, or somebody in its place, chooses; does not move yet."""
        mover = int(self.game.to_move(self.state))
        player = self._player(mover) if seat is None else made_player(seat, self.game)
        if seat is not None:
            player.begin(self.game, mover, self.seed)
        clock = Clock(per_move=_seconds(self.seats[mover] if seat is None else seat))
        turn = turn_at(self.game, self.state, tuple(self.actions), self.states[0], clock)
        began = time.perf_counter()
        choice = player.choose(turn)
        if choice.action not in turn.actions:
            raise IllegalAction(f"{player.name} answered {choice.action!r}, which is not legal")
        value = None if choice.result is None else choice.result.value
        spent = round(time.perf_counter() - began, 3)
        return choice.action, {"seconds": spent, "value": value, "why": choice.why}

    def undo(self) -> int:
        """Back to the last turn of a person before this one; how many states are left."""
        game, persons = self.game, self.persons
        left = len(self.actions)
        while left:
            left -= 1
            mover = int(game.to_move(self.states[left]))
            if mover in persons or (not persons and mover != CHANCE):
                break
        del self.states[left + 1 :], self.actions[left:], self.positions[left + 1 :]
        self.close()  # who remembers what was taken back is asked anew
        return left

    def reseat(self, seats: Sequence[Seat]) -> None:
        filled = _filled(self.game, seats)
        self.close()
        self.seats = filled
        self.positions[-1] = self._position(self.positions[-1].last)

    def close(self) -> None:
        for player in self._players.values():
            player.close()
        self._players = {}

    def take(self, action: Any, **more: Any) -> None:
        before = self.state
        self.actions.append(action)
        self.states.append(self.game.result(before, action))
        self._show(last_move(self.game, before, action, self.viewer(), **more))

    def _show(self, last: Last | None) -> None:
        self.positions.append(self._position(last))

    def _position(self, last: Last | None) -> Position:
        yours = self.mover in self.persons
        return position(self.game, self.state, self.viewer(), yours=yours, last=last)

    def _player(self, seat: int) -> Player:
        if seat not in self._players:
            player = made_player(self.seats[seat], self.game)
            player.begin(self.game, seat, random.Random(f"{self.seed} {seat}").getrandbits(31))
            self._players[seat] = player
        return self._players[seat]


class Kept:
    """Tables that can be come back to by their keys; the oldest are forgotten."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def keep(self, table: Table) -> None:
        self._tables[table.key] = table
        while len(self._tables) > limits.KEPT:
            self._tables.popitem(last=False)[1].close()

    def get(self, key: str | None) -> Table | None:
        return self._tables.get(key) if key else None


def start_of(game: Game, place: Place) -> Any:
    """The state in which a place's game begins.

    Only where a game reads states with its own code, which checks them: compiled code trusts
    its states.
    """
    if place.start is None:
        return game.initial_state()
    if not _reads_states(game):
        raise InvalidState(f"{game.name} begins at its start on the page")
    return game.parse_state(place.start)


def _reads_states(game: Game) -> bool:
    return game.offers("parse_state") and not game.hidden_information


def state_at(game: Game, place: Place) -> Any:
    """The state of a place."""
    state = start_of(game, place)
    for text in place.moves:
        state = game.result(state, _parsed(game, state, text))
    return state


def _parsed(game: Game, state: Any, text: str) -> Any:
    if game.is_terminal(state):
        raise GameIsOver("this game is over")
    return game.parse_action(state, text)


def _filled(game: Game, seats: Sequence[Seat]) -> list[Seat]:
    """A seat for each player; those not named are taken by whom fits."""
    if len(seats) > game.players:
        raise BadParameter(f"{game.name} has {game.players} players, not {len(seats)}")
    for seat in seats:
        made_player(seat, game).close()  # complains where there is no such player
    given = list(seats) or [Seat()]
    return given + [Seat("auto", {"seconds": MOVE_SECONDS})] * (game.players - len(given))


def _seconds(seat: Seat) -> float | None:
    """The time for a move, where a setting says nothing else that ends a search."""
    seconds = seat.settings.get("seconds")
    if isinstance(seconds, int | float):
        return float(seconds)
    return limits.SETTINGS["seconds"][1] if seat.settings else MOVE_SECONDS
