"""A game in progress on the page: who sits where, and what each may see.

All of this is quick and runs in threads of the server. Players think in worker processes.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ...algorithms import SETTINGS
from ...cancellation import stop_requested
from ...errors import BadParameter, GameIsOver, IllegalAction, InvalidState
from ...game import CHANCE, Game
from ...play.match.in_progress import Ending, GameInProgress
from ...play.match.seeds import Seeds
from ...play.match.timing import TimeControl
from ...play.player import Clock, PlayerFault
from .. import limits
from ..catalogue import check_seat, title
from ..messages.responses import Last, Opened, Position
from ..messages.schema import GameName, Place, Seat
from .clocks import RunningClocks
from .editing import palette
from .views import NOBODY, last_move, position

__all__ = ["Table", "Thinking", "state_at"]

HUMAN = "human"
OPPONENT = "medium"  # where the page names nobody
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
    clock: Clock


class Table(GameInProgress):
    """A game in progress, who plays, and each position as its viewer sees it."""

    clocks: RunningClocks

    def __init__(
        self,
        game: Game,
        place: Place,
        seats: Sequence[Seat],
        seed: int | None = None,
        opponent: str | None = None,
        control: TimeControl | None = None,
    ) -> None:
        self.place, self.seats = place, _filled(game, seats, opponent)
        self.key = secrets.token_urlsafe(12)
        drawn = Seeds.drawn(game, seed)
        luck = drawn.luck if seed is None else seed
        super().__init__(game, luck, start=start_of(game, place), control=control)
        self.clocks = RunningClocks(self.control, game.players)
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
    def mover(self) -> int | None:
        """Who is to move; None where the game is over, by the rules or by the clock."""
        return None if self._ending is not None else super().mover

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
            title=title(game),
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
            action = _parsed(self.game, self.state, text)
            seat = self.seat
            if self.clocks.stop():
                self.take(action)
            else:
                self._lose_on_time(seat)
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
            clock=self._clock_for(seat),
        )

    def answer(self, thought: Thinking, action: Any, **more: Any) -> None:
        """Make the move of a player, unless one was taken back meanwhile."""
        with self._lock:
            if self.actions != list(thought.history) or self.mover is None:
                return
            if self.clocks.stop(more.get("seconds")):
                self.take(action, **more)
            else:
                self._lose_on_time(thought.player)

    def undo(self) -> int:
        """Undo to the last turn of a person before this one; how many moves are left."""
        if self.control.limited:
            raise BadParameter("with a clock, moves can't be taken back")
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
        self.clocks.run(self.mover)

    # Clocks.

    def _clock_for(self, seat: Seat) -> Clock:
        """What a player may spend on its move: its share of what its clock shows, at most the
        seconds of its seat."""
        left = self.clocks.of(self.seat)
        return Clock(left.left, left.increment, _seconds(seat))

    def set_control(self, control: TimeControl) -> None:
        """Everybody gets this much time from now on."""
        with self._lock:
            self.control = control
            self.clocks = RunningClocks(control, self.game.players)
            if self.actions:
                self.clocks.run(self.mover)

    def check_flag(self) -> bool:
        """Whether the person to move has run out of time; then the game is over."""
        with self._lock:
            seat, left = self.clocks.running, self.clocks.until_flag()
            if seat not in self.persons or left is None or left > 0:
                return False
            self._lose_on_time(seat)
            return True

    def _lose_on_time(self, seat: int) -> None:
        self.clocks.run(None)
        self.clocks.left[seat] = 0.0
        name = self.game.player_name(seat)
        self.forfeit(seat, PlayerFault("time", f"{name[:1].upper()}{name[1:]} is out of time"))
        self.positions[-1] = self._position(self.state, self.movers, self.positions[-1].last)

    def _viewer(self, movers: list[int | None]) -> int | None:
        """Who looks: the person to move, else the person who moved last; None sees everything."""
        persons = self.persons
        if not persons:
            return None
        return next((one for one in reversed(movers) if one in persons), persons[0])

    def _position(self, state: Any, movers: list[int | None], last: Last | None) -> Position:
        yours = movers[-1] in self.persons
        shown = position(self.game, state, self._viewer(movers), yours=yours, last=last)
        return shown if self._ending is None else _ended(shown, self._ending)


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


def _ended(shown: Position, ending: Ending) -> Position:
    """A position in which the game was ended; what is hidden in it stays so."""
    return msgspec.structs.replace(
        shown,
        mover=NOBODY,
        yours=False,
        legal=[],
        more=0,
        utilities=list(ending.utilities),
        reason=ending.reason,
    )


def _filled(game: Game, seats: Sequence[Seat], opponent: str | None = None) -> list[Seat]:
    """A seat for each player; those not named are taken by whom fits."""
    if len(seats) > game.players:
        raise BadParameter(f"{game.name} has {game.players} players, not {len(seats)}")
    for seat in seats:
        check_seat(seat, game)
    other = Seat(OPPONENT if opponent is None else opponent)
    check_seat(other, game)
    given = list(seats) or [Seat()]
    return given + [other] * (game.players - len(given))


def _seconds(seat: Seat) -> float | None:
    """The time for a move, where a setting says nothing else that ends a search."""
    seconds = seat.settings.get("seconds")
    if isinstance(seconds, int | float):
        return float(seconds)
    longest = SETTINGS["seconds"].page
    return longest[1] if seat.settings and longest else MOVE_SECONDS
