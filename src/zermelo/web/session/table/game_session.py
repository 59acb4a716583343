"""A game in progress on the page: who sits where, and what each may see.

All of this is quick and runs in threads of the server. Players think in worker processes.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from ....algorithms import PAGE_SECONDS
from ....bridges.records import formats_of
from ....cancellation import stop_requested
from ....clock import Deadline
from ....errors import BadParameter, GameIsOver, IllegalAction, InvalidState
from ....evaluation import ships_evaluation
from ....game import CHANCE, Game
from ....guide import guide_of
from ....play.match.in_progress import Ending, GameInProgress
from ....play.match.seeds import Seeds
from ....play.player import PlayerFault
from ....play.players.levels import LEVELS
from ....play.timing import Clock, TimeControl
from ... import limits
from ...catalogue import check_seat
from ...messages.responses import Last, Opened, Position
from ...messages.schema import GameName, Place, Seat
from .clocks import RunningClocks
from .editing import palette
from .views import NOBODY, last_move, position, told_apart

HUMAN = "human"
FILES = {"pgn": ".pgn", "sgf": ".sgf", "json": ".jsonl"}
"""The formats of files as the page calls them."""
HOST, WATCHER = -1, -2
"""Sides of a table, besides the seats of guests: who opened it, and who only watches."""
OPPONENT = "medium"  # where the page names none
MOVE_SECONDS = 1.0  # by default
LEVEL_SECONDS = 15.0  # levels are limited by nodes: a busy machine makes them slow, not weak


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
    states: tuple[Any, ...] = ()
    """With hidden information: all so far, this one last."""


class GameSession(GameInProgress):
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
        self._private: set[tuple[int | None, int]] = set()
        """Players, and for whom they have made moves that can't be known."""
        self.guests: frozenset[int] = frozenset()
        """Seats that are played from other pages than the host's."""
        self.views = {HOST: [self._position(HOST, self.state, self.movers, None)]}
        """The positions as each side of the table sees them."""
        self._lock = threading.RLock()
        deadline = Deadline(limits.REPLAY_SECONDS)
        for text in place.moves:
            if deadline.is_over or stop_requested():
                raise BadParameter("this game is too long to be replayed")
            self.take(_parsed(game, self.state, text))

    # What there is to see.

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.who == HUMAN]

    @property
    def positions(self) -> list[Position]:
        """As the host sees them."""
        return self.views[HOST]

    @property
    def waits_for_person(self) -> bool:
        return self.ending is not None or self.mover in self.persons

    def seats_of(self, side: int) -> list[int]:
        """The seats that are played from a side of the table."""
        if side == HOST:
            return [one for one in self.persons if one not in self.guests]
        return [side] if side in self.guests else []

    def show_to(self, side: int) -> None:
        """From now on this side has a view of the game."""
        with self._lock:
            if side not in self.views:
                view = [self._seen(side, ply) for ply in range(len(self.states))]
                self.views[side] = view
                if self._ending is not None:
                    view[-1] = _ended(view[-1], self._ending)

    def opened(self, resume: str | None = None) -> Opened:
        """The game in words; `resume` is the key by which it is come back to."""
        game = self.game
        moves = [] if game.hidden_information else self.place.moves
        return Opened(
            place=Place(self.place.game, self.place.start, moves),
            title=guide_of(type(game)).title,
            names=[game.player_name(one) for one in range(game.players)],
            seats=self.seats,
            resume=resume if game.hidden_information else None,
            bounds=game.utility_bounds,
            searchable=not game.hidden_information,
            evaluated=ships_evaluation(game),
            editable=_reads_states(game),
            palette=palette(game) if _reads_states(game) else [],
            files=[name for name, suffix in FILES.items() if suffix in formats_of(game)],
        )

    # Moves.

    def play(self, ply: int, text: str, side: int = HOST) -> bool:
        """A person's move; False where it has been made already, as by a double click."""
        with self._lock:
            seats = self.seats_of(side)
            if ply < len(self.actions) and self._was_played(ply, text, seats):
                return False
            if ply != len(self.actions):
                raise IllegalAction("the position has changed; look again")
            if self.ending is not None:
                raise GameIsOver("this game is over")
            if self.mover not in seats:
                raise IllegalAction("it is not your turn")
            action = _parsed(self.game, self.state, text)
            seat = self.seat
            if self.clocks.stop():
                self.take(action)
            else:
                self._lose_on_time(seat)
            return True

    def _was_played(self, ply: int, text: str, seats: list[int]) -> bool:
        """Only of one's own moves: who guesses a hidden one must not learn whether it is right."""
        state = self.states[ply]
        if self.movers[ply] not in seats:
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
            states=tuple(self.states) if self.game.hidden_information else (),
        )

    def answer(self, thought: Thinking, action: Any, **more: Any) -> None:
        """Make the move of a player, unless one was taken back meanwhile."""
        with self._lock:
            if self.actions != list(thought.history) or self.ending is not None:
                return
            if self.clocks.stop(more.get("seconds")):
                self.take(action, **more)
            else:
                self._lose_on_time(thought.player)

    def undo(self, side: int = HOST) -> int:
        """Undo to the last turn of this side before this one; how many moves are left."""
        if self.control.limited:
            raise BadParameter("with a clock, moves can't be taken back")
        with self._lock:
            people = self.seats_of(side) or self.persons or range(self.game.players)
            turns = (at for at, one in enumerate(self.movers[:-1]) if one in people)
            left = max(turns, default=0)
            self.back_to(left)
            for view in self.views.values():
                del view[left + 1 :]
            self._since += 1  # players that remember what was taken back are made anew
            return left

    def reseat(self, seats: Sequence[Seat]) -> None:
        filled = _filled(self.game, seats)
        with self._lock:
            self._since += 1
            self.seats = filled
            self._look_again()

    def give_away(self, seats: Iterable[int]) -> None:
        """From now on these seats, and no others, are played from other pages."""
        with self._lock:
            self.guests = frozenset(seats)
            for side in self.views.keys() - self.guests - {HOST, WATCHER}:
                del self.views[side]
            for seat in self.guests:
                self.show_to(seat)
            self._look_again()

    def _look_again(self) -> None:
        """The last position, after a change of who plays."""
        if self._ending is None:
            for side, view in self.views.items():
                view[-1] = self._position(side, self.state, self.movers, view[-1].last)

    def finish(self, utilities: tuple[float, ...], reason: str) -> None:
        """End the game before the rules do, as when a player resigns."""
        with self._lock:
            if self.ending is not None:
                raise GameIsOver("this game is over")
            self.end(utilities, reason)
            self._end_views()

    def restore_ending(self, ending: Ending) -> None:
        """As `finish`, for a game that was ended earlier."""
        self._ending = ending
        self.clocks.run(None)
        self._end_views()

    def _end_views(self) -> None:
        """Show everyone that the game was ended, though the rules have not ended it."""
        assert self._ending is not None
        for view in self.views.values():
            view[-1] = _ended(view[-1], self._ending)

    def take(self, action: Any, **details: Any) -> None:
        """Make a move; an interrupt before it is complete leaves the table as it was."""
        step = self.step(action, **details)
        movers = [*self.movers, step.mover]
        shown: dict[int, Position] = {}
        for side in self.views:
            last = self._last(side, self.state, action, movers, details)
            shown[side] = self._position(side, step.state, movers, last)
        self.add(step)
        for side, one in shown.items():
            self.views[side].append(one)
        self.clocks.run(self.mover)

    # Clocks.

    def _clock_for(self, seat: Seat) -> Clock:
        """What a player may spend on its move: its share of what its clock shows, at most the
        seconds of its seat."""
        left = self.clocks.of(self.seat)
        return Clock(left.left, left.increment, _seconds(seat))

    def set_control(self, control: TimeControl) -> None:
        """Give everyone this much time from now on."""
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
        self._end_views()

    def _seen(self, side: int, ply: int) -> Position:
        """A position of the game so far."""
        movers, last = self.movers[: ply + 1], None
        if ply:
            move = self.moves[ply - 1]
            said = {"seconds": move.seconds, "value": move.value, "why": move.why}
            last = self._last(side, self.states[ply - 1], self.actions[ply - 1], movers, said)
        return self._position(side, self.states[ply], movers, last)

    def _last(
        self, side: int, state: Any, action: Any, movers: list[int | None], said: dict[str, Any]
    ) -> Last:
        """The move that led to a position, as this side of the table knows it."""
        viewer = self._viewer(side, movers)
        private = self._is_private(state, viewer, movers[-2])
        return last_move(self.game, state, action, viewer, private=private, **said)

    def _is_private(self, state: Any, viewer: int | None, mover: int | None) -> bool:
        """Whether another player's move is left out, where people play each other.

        That an action differs from all others which were possible does not mean that the viewer
        knows it: what was possible may be hidden, too. So who has ever had a choice that the
        viewer could not follow makes no public moves; the board shows what they lead to.
        """
        if not self.guests or not self.game.hidden_information or viewer in (None, mover):
            return False
        assert viewer is not None
        if not told_apart(self.game, state, viewer):
            if mover == CHANCE:
                return True
            self._private.add((mover, viewer))
        return (mover, viewer) in self._private

    def _viewer(self, side: int, movers: list[int | None]) -> int | None:
        """Who looks: of the seats of this side the one to move, else the one who moved last.

        None sees everything, which no one may at a table where others hide something.
        """
        seats = self.seats_of(side)
        if seats:
            return next((one for one in reversed(movers) if one in seats), seats[0])
        if self.game.hidden_information and (self.guests or side != HOST):
            raise BadParameter("spectators must not see what the players hide")
        return None

    def _position(
        self, side: int, state: Any, movers: list[int | None], last: Last | None
    ) -> Position:
        yours = movers[-1] in self.seats_of(side)
        return position(self.game, state, self._viewer(side, movers), yours=yours, last=last)


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


def last_step(game: Game, place: Place) -> tuple[Any, Any] | None:
    """The state before the last move of a place, and that move; None where there is none."""
    if not place.moves:
        return None
    *earlier, last = place.moves
    before = state_at(game, Place(place.game, place.start, earlier))
    return before, _parsed(game, before, last)


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
    if seat.who in LEVELS:
        return LEVEL_SECONDS
    return PAGE_SECONDS.high if seat.settings else MOVE_SECONDS
