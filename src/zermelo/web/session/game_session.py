"""A game in progress on the page: who sits where, and what each may see.

All of this is quick and runs in threads of the server. Players think in worker processes.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...algorithms import SETTINGS
from ...cancellation import stop_requested
from ...errors import BadParameter, GameIsOver, IllegalAction, InvalidState
from ...game import CHANCE, Game
from ...guide import guide_of
from ...play.match.in_progress import GameInProgress
from ...play.match.seeds import Seeds
from .. import limits
from ..catalogue import check_seat
from ..messages.responses import Last, Opened, Position
from ..messages.schema import GameName, Place, Seat
from .editing import palette
from .views import last_move, position

__all__ = ["Table", "Thinking", "state_at"]

HUMAN = "human"
MOVE_SECONDS = 1.0  # by default


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


class Table(GameInProgress):
    """A game in progress, who plays, and each position as its viewer sees it."""

    def __init__(
        self, game: Game, place: Place, seats: Sequence[Seat], seed: int | None = None
    ) -> None:
        self.place, self.seats = place, _filled(game, seats)
        self.key = secrets.token_urlsafe(12)
        drawn = Seeds.drawn(game, seed)
        super().__init__(game, drawn.luck if seed is None else seed, start=start_of(game, place))
        self.player_seeds = drawn.of_players(game.players)
        self._since = 0  # counts players anew
        self.positions = [self._position(self.state, self.movers, None)]
        self._lock = threading.RLock()
        deadline = time.monotonic() + limits.REPLAY_SECONDS
        for text in place.moves:
            if time.monotonic() > deadline or stop_requested():
                raise BadParameter("this game is too long to be replayed")
            self.take(_parsed(game, self.state, text))

    # What there is to see.

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.who == HUMAN]

    @property
    def waits_for_person(self) -> bool:
        return self.mover is None or self.mover in self.persons

    def opened(self) -> Opened:
        game = self.game
        moves = [] if game.hidden_information else self.place.moves
        return Opened(
            place=Place(self.place.game, self.place.start, moves),
            title=guide_of(type(game)).title,
            names=[game.player_name(one) for one in range(game.players)],
            seats=self.seats,
            resume=self.key if game.hidden_information else None,
            bounds=game.utility_bounds,
            searchable=not game.hidden_information,
            editable=_reads_states(game),
            palette=palette(game) if _reads_states(game) else [],
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
        if self.movers[ply] not in self.persons:
            return False
        return bool(self.game.parse_action(state, text) == self.actions[ply])

    def chance(self) -> None:
        with self._lock:
            if self.mover == CHANCE:  # if not, a move was taken back meanwhile
                self.draw_chance()

    def thinking(self, instead: Seat | None = None) -> Thinking:
        """What the player to move, or another in its place, needs to choose."""
        mover = self.seat
        seat = self.seats[mover] if instead is None else instead
        known = instead is None
        return Thinking(
            game=self.place.game,
            seat=seat,
            player=mover,
            key=f"{self.key} {mover} {self._since}" if known else None,
            seed=self.player_seeds[mover] if known else 0,
            state=self.state,
            start=self.states[0],
            history=tuple(self.actions),
            seconds=_seconds(seat),
        )

    def answer(self, thought: Thinking, action: Any, **more: Any) -> None:
        """Make the move of a player, unless one was taken back meanwhile."""
        with self._lock:
            if self.actions == list(thought.history):
                self.take(action, **more)

    def undo(self) -> int:
        """Undo to the last turn of a person before this one; how many moves are left."""
        with self._lock:
            people = self.persons or range(self.game.players)
            turns = (at for at, one in enumerate(self.movers[:-1]) if one in people)
            left = max(turns, default=0)
            self.back_to(left)
            del self.positions[left + 1 :]
            self._since += 1  # players that remember what was taken back are made anew
            return left

    def reseat(self, seats: Sequence[Seat]) -> None:
        filled = _filled(self.game, seats)
        with self._lock:
            self._since += 1
            self.seats = filled
            last = self.positions[-1].last
            self.positions[-1] = self._position(self.state, self.movers, last)

    def take(self, action: Any, **details: Any) -> None:
        """Make a move; an interrupt before it is complete leaves the table as it was."""
        step = self.step(action, **details)
        movers = [*self.movers, step.mover]
        last = last_move(self.game, self.state, action, self._viewer(movers), **details)
        shown = self._position(step.state, movers, last)
        self.add(step)
        self.positions.append(shown)

    def _viewer(self, movers: list[int | None]) -> int | None:
        """Who looks: the person to move, else the person who moved last; None sees everything."""
        persons = self.persons
        if not persons:
            return None
        return next((one for one in reversed(movers) if one in persons), persons[0])

    def _position(self, state: Any, movers: list[int | None], last: Last | None) -> Position:
        yours = movers[-1] in self.persons
        return position(self.game, state, self._viewer(movers), yours=yours, last=last)


def start_of(game: Game, place: Place) -> Any:
    """The state in which a place's game begins.

    Only where a game reads states with its own code, which checks them: compiled code trusts
    its states.
    """
    if place.start is None:
        return game.initial_state()
    if not _reads_states(game):
        raise InvalidState(f"positions of {game.name} can't be set up on the page")
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
        check_seat(seat, game)
    given = list(seats) or [Seat()]
    return given + [Seat("auto", {"seconds": MOVE_SECONDS})] * (game.players - len(given))


def _seconds(seat: Seat) -> float | None:
    """The time for a move, where a setting says nothing else that ends a search."""
    seconds = seat.settings.get("seconds")
    if isinstance(seconds, int | float):
        return float(seconds)
    longest = SETTINGS["seconds"].page
    return longest[1] if seat.settings and longest else MOVE_SECONDS
