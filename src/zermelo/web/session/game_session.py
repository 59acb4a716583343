"""A game under way on the page: its states, who sits where, and what each may see.

Only threads for what takes moments call what is here. Players think in worker processes.
"""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ...cancellation import stop_requested
from ...errors import (
    BadParameter,
    GameIsOver,
    IllegalAction,
    InvalidState,
    NotThisKindOfGame,
)
from ...game import CHANCE, Game
from ...play.algorithms import fitting
from ...play.match.referee import chance_action
from ...play.match.seeds import Seeds
from .. import limits
from ..catalogue import made_player
from ..messages.responses import Last, Opened, Position
from ..messages.schema import GameName, Place, Seat
from .editing import palette
from .views import last_move, position, title

__all__ = ["Kept", "Table", "Thinking", "state_at"]

HUMAN = "human"
MOVE_SECONDS = 1.0  # where nobody says otherwise


class Thinking(NamedTuple):
    """A player who is to move, as it travels to a worker."""

    game: GameName
    seat: Seat
    player: int
    key: str | None
    """What it is remembered by until its next move; None: it is not."""
    seed: int
    state: Any
    start: Any
    history: tuple[Any, ...]
    seconds: float | None


class Table:
    """States, the actions between them, and who plays."""

    def __init__(
        self, game: Game, place: Place, seats: Sequence[Seat], seed: int | None = None
    ) -> None:
        self.game, self.place = game, place
        self.key = secrets.token_urlsafe(12)
        self.seats = _filled(game, seats)
        drawn = Seeds.drawn(game, seed)
        self.seeds = drawn if seed is None else replace(drawn, luck=seed)
        self.states: list[Any] = [start_of(game, place)]
        self.actions: list[Any] = []
        self._since = 0  # counts players anew
        self._movers = [self._mover_at(self.state)]
        self.positions = [self._position(self.state, self._movers, None)]
        self._lock = threading.RLock()
        deadline = time.monotonic() + limits.REPLAY_SECONDS
        for text in place.moves:
            if time.monotonic() > deadline or stop_requested():
                raise BadParameter("this game is too long to be played through again")
            self.take(_parsed(game, self.state, text))

    # What there is to see.

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def mover(self) -> int | None:
        """Who moves; None where the game is over."""
        return self._movers[-1]

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.who == HUMAN]

    @property
    def waits_for_person(self) -> bool:
        return self.mover is None or self.mover in self.persons

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

    def play(self, ply: int, text: str) -> bool:
        """A person's move; False where it has been made already, as by a double click."""
        with self._lock:
            if ply < len(self.actions) and self._was_played(ply, text):
                return False
            if ply != len(self.actions):
                raise IllegalAction("the position has changed; look again")
            if self.mover is None:
                raise GameIsOver("this game is over")
            if self.mover not in self.persons:
                raise IllegalAction("it is not your turn")
            self.take(_parsed(self.game, self.state, text))
            return True

    def _was_played(self, ply: int, text: str) -> bool:
        state = self.states[ply]
        if self._movers[ply] not in self.persons:
            return False
        return bool(self.game.parse_action(state, text) == self.actions[ply])

    def chance(self) -> None:
        """The same falls again after a move was taken back: no second throw."""
        with self._lock:
            if self.mover == CHANCE:  # else a move was taken back meanwhile
                dice = random.Random(f"{self.seeds.luck} chance {len(self.actions)}")
                self.take(chance_action(self.game, self.state, dice))

    def thinking(self, instead: Seat | None = None) -> Thinking:
        """What the player to move, or somebody in its place, needs to choose."""
        mover = int(self.game.to_move(self.state))
        seat = self.seats[mover] if instead is None else instead
        known = instead is None
        return Thinking(
            game=self.place.game,
            seat=seat,
            player=mover,
            key=f"{self.key} {mover} {self._since}" if known else None,
            seed=self.seeds.of_players(self.game.players)[mover] if known else 0,
            state=self.state,
            start=self.states[0],
            history=tuple(self.actions),
            seconds=_seconds(seat),
        )

    def answer(self, thought: Thinking, action: Any, **more: Any) -> None:
        """The move of a player who was asked, unless one was taken back meanwhile."""
        with self._lock:
            if self.actions == list(thought.history):
                self.take(action, **more)

    def undo(self) -> int:
        """Back to the last turn of a person before this one; how many states are left."""
        with self._lock:
            persons = self.persons
            left = len(self.actions)
            while left:
                left -= 1
                mover = self._movers[left]
                if mover in persons or (not persons and mover != CHANCE):
                    break
            del self.states[left + 1 :], self._movers[left + 1 :], self.positions[left + 1 :]
            del self.actions[left:]
            self._since += 1  # who remembers what was taken back is asked anew
            return left

    def reseat(self, seats: Sequence[Seat]) -> None:
        filled = _filled(self.game, seats)
        with self._lock:
            self._since += 1
            self.seats = filled
            last = self.positions[-1].last
            self.positions[-1] = self._position(self.state, self._movers, last)

    def take(self, action: Any, **more: Any) -> None:
        """Make a move; whoever interrupts this leaves the table as it was."""
        before, after = self.state, self.game.result(self.state, action)
        movers = [*self._movers, self._mover_at(after)]
        last = last_move(self.game, before, action, self._viewer(movers), **more)
        shown = self._position(after, movers, last)
        self.states.append(after)
        self.actions.append(action)
        self._movers.append(movers[-1])
        self.positions.append(shown)

    def _mover_at(self, state: Any) -> int | None:
        return None if self.game.is_terminal(state) else int(self.game.to_move(state))

    def _viewer(self, movers: list[int | None]) -> int | None:
        """Who looks: the person to move, else the person who moved last; None sees everything."""
        persons = self.persons
        if not persons:
            return None
        return next((one for one in reversed(movers) if one in persons), persons[0])

    def _position(self, state: Any, movers: list[int | None], last: Last | None) -> Position:
        yours = movers[-1] in self.persons
        return position(self.game, state, self._viewer(movers), yours=yours, last=last)


class Kept:
    """Tables that can be come back to by their keys; the oldest are forgotten."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def keep(self, table: Table) -> None:
        self._tables[table.key] = table
        while len(self._tables) > limits.KEPT:
            self._tables.popitem(last=False)

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
