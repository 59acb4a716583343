"""A game in progress: what the referee, the terminal and the page have in common.

States and the actions between them, clocks, chance, what a viewer can see, how it ended, and the
record of it all. A player's answer is checked against the rules, and whatever goes wrong while it
is asked is its fault.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from ... import clock
from ...chance import chances
from ...game import Game
from ...games import spec_text
from ...text import printable
from ..player import Choice, Clock, Player, PlayerFault, Turn, turn_at
from .record import GameRecord, Move, move_of
from .timing import Clocks, TimeControl

Watch = Callable[[str, Any], None]
"""Called with `thinking` and (seat, seconds left or None), and with `moved` and the Move."""


class Ending(NamedTuple):
    """How a game ended; the fields are those of a record."""

    utilities: tuple[float, ...]
    reason: str = "finished"
    fault: str = ""
    loser: int | None = None


class Step(NamedTuple):
    """An action and what it leads to: a state, who moves there if anybody, a move to record."""

    action: Any
    state: Any
    mover: int | None
    move: Move


class GameInProgress:
    """The states of a game so far, the actions between them, and the clocks."""

    def __init__(
        self,
        game: Game,
        luck: int,
        *,
        start: Any = None,
        control: TimeControl | None = None,
        dice: random.Random | None = None,
        watch: Watch | None = None,
    ) -> None:
        """Chance is drawn from `dice`; without them from `luck` and the number of the move, so
        that the same dice fall again after a move is taken back."""
        self.game, self.luck = game, luck
        self.control = control or TimeControl()
        self.clocks = Clocks(self.control, game.players)
        self.states: list[Any] = [game.initial_state() if start is None else start]
        self.movers = [self._mover_at(self.state)]
        self.actions: list[Any] = []
        self.moves: list[Move] = []
        self._ending: Ending | None = None
        self._dice = dice
        self.watch = watch or (lambda event, what: None)
        self._began, self._clock = datetime.now(UTC), clock.now()

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def mover(self) -> int | None:
        """Who is to move; None where the rules end the game."""
        return self.movers[-1]

    @property
    def seat(self) -> int:
        """The player to move."""
        assert self.mover is not None
        return self.mover

    def _mover_at(self, state: Any) -> int | None:
        return None if self.game.is_terminal(state) else int(self.game.to_move(state))

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        if self._ending is None and self.mover is None:
            seats = range(self.game.players)
            return Ending(tuple(float(self.game.utility(self.state, one)) for one in seats))
        return self._ending

    # Moves.

    def step(self, action: Any, **details: Any) -> Step:
        """What an action leads to; nothing is changed yet."""
        state = self.game.result(self.state, action)
        move = move_of(self.game, self.state, action, **details)
        return Step(action, state, self._mover_at(state), move)

    def add(self, step: Step) -> None:
        self.states.append(step.state)
        self.actions.append(step.action)
        self.movers.append(step.mover)
        self.moves.append(step.move)
        self.watch("moved", step.move)

    def take(self, action: Any, **details: Any) -> None:
        self.add(self.step(action, **details))

    def draw_chance(self) -> None:
        """Let chance act once."""
        dice = self._dice or random.Random(f"{self.luck} chance {len(self.actions)}")
        self.take(chance_action(self.game, self.state, dice))

    def back_to(self, ply: int) -> None:
        """Go back to the state after this many moves."""
        del self.states[ply + 1 :], self.movers[ply + 1 :]
        del self.actions[ply:], self.moves[ply:]

    # Players.

    def turn(self, clock: Clock | None = None) -> Turn:
        """The turn of the player to move, by its own clock unless another is given."""
        clock = self.clocks.of(self.seat) if clock is None else clock
        return turn_at(
            self.game, self.state, tuple(self.actions), self.states[0], clock, self.states
        )

    def ask(self, player: Player) -> None:
        """Have the player to move choose an action; PlayerFault where it fails to."""
        seat = self.seat
        self.watch("thinking", (seat, self.clocks.limit(seat)))
        turn, began = self.turn(), clock.now()
        choice = legal_choice(player, turn)
        self.make_move(choice, clock.now() - began, player)

    def make_move(self, choice: Choice, seconds: float, player: Player) -> None:
        """Make a player's move if it was in time; PlayerFault where it was not."""
        seat = self.seat
        limit = self.clocks.limit(seat)
        if not self.clocks.take(seat, seconds):
            raise PlayerFault("time", f"{player.name} took {seconds:.3f} s and had {limit:.3f} s")
        self.take(choice.action, seconds=round(seconds, 6), **guarded(player, lambda: said(choice)))

    def seen_by(self, viewer: int | None) -> bool:
        """Whether the viewer can see the last action."""
        return is_seen(self.game, self.states[-2], self.actions[-1], viewer)

    # The end.

    def end(self, utilities: tuple[float, ...], reason: str) -> None:
        """End the game before the rules do."""
        self._ending = Ending(utilities, reason)

    def forfeit(self, seat: int, fault: PlayerFault) -> None:
        """The game is lost by a fault of one player."""
        self._ending = Ending(forfeit(self.game, seat), str(fault), fault.kind, seat)

    def record(self, players: Sequence[str], **more: Any) -> GameRecord:
        """The game so far; `more` are further fields."""
        return GameRecord(
            game=spec_text(self.game),
            parameters=dict(self.game.parameters),
            players=tuple(map(printable, players)),
            moves=tuple(self.moves),
            **(self.ending._asdict() if self.ending else {}),
            seed=self.luck,
            time_control=str(self.control),
            began=self._began.isoformat(timespec="seconds"),
            seconds=round(clock.now() - self._clock, 6),
            **more,
        )


def legal_choice(player: Player, turn: Turn) -> Choice:
    """What a player chooses; PlayerFault where that is not legal, or where it breaks down."""
    choice = Choice.of(guarded(player, lambda: player.choose(turn)))
    if not any(_same(choice.action, action) for action in turn.actions):
        answer = _shown(choice.action)
        raise PlayerFault("illegal", f"{player.name} answered {answer}, which is not legal")
    return choice


def guarded(
    player: Player,
    ask: Callable[[], Any],
    refusals: tuple[type[Exception], ...] = (),
) -> Any:
    """What a player answers; whatever it raises is its fault.

    Only before its first turn may it refuse, by an error named in `refusals`: later, a player
    about to lose could stop the whole match.
    """
    try:
        return ask()
    except PlayerFault as fault:
        if fault.kind == "refused" and not refusals:
            raise PlayerFault("crash", str(fault)) from fault
        raise
    except MemoryError:
        raise PlayerFault("memory", f"{player.name} ran out of memory") from None
    except refusals as error:
        raise PlayerFault("refused", f"{player.name} can't play this: {error}") from error
    except (Exception, SystemExit) as error:
        raise PlayerFault("crash", f"{player.name}: {type(error).__name__}: {error}") from error


def forfeit(game: Game, seat: int) -> tuple[float, ...]:
    """The utilities where a player is to blame: the least to it, shared by the others."""
    low, high = game.utility_bounds or (-1.0, 1.0)
    others = -low / (game.players - 1) if game.zero_sum and game.players > 1 else high
    return tuple(low if one == seat else others for one in range(game.players))


def chance_action(game: Game, state: Any, dice: random.Random) -> Any:
    """One of chance's actions, drawn by the game's probabilities."""
    actions = list(game.actions(state))
    return dice.choices(actions, chances(game, state, actions))[0]


def is_seen(game: Game, state: Any, action: Any, viewer: int | None) -> bool:
    """Whether the viewer sees which action was taken.

    A game that does not say so itself shows an action where the viewer could tell all that are
    legal apart. That this one differs from the others would not be enough: which others there are
    depends on what is hidden, too, and an only action would give its cards away.
    """
    if not game.hidden_information or viewer is None or int(game.to_move(state)) == viewer:
        return True
    if game.offers("sees"):
        return bool(game.sees(state, action, viewer))
    known = [game.information(game.result(state, one), viewer) for one in game.actions(state)]
    return len(known) > 1 and len(set(known)) == len(known)


def _same(answer: Any, action: Any) -> bool:
    """Whether an answer is this action; one that can't even be compared is not."""
    try:
        return bool(answer == action) and not isinstance(answer, float)
    except Exception:
        return False


def _shown(answer: Any) -> str:
    try:
        return repr(answer)[:100]
    except Exception:
        return "something that can't be shown"


def said(choice: Choice) -> dict[str, Any]:
    """What the player says about its choice: a value, where it is a number, and a reason."""
    value = None if choice.result is None else choice.result.value
    if value is not None:
        value = float(value) if math.isfinite(value) else None
    return {"value": value, "why": printable(choice.why, 1000)}
