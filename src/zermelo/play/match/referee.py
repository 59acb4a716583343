"""One game between players: turns, clocks, chance, and faults.

A player that crashes, is late, or answers what is not legal has lost the game; the record says
why. The referee believes nothing: each answer is checked against the rules.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Any

from ...errors import BadParameter, NotThisKindOfGame, UnknownName
from ...game import CHANCE, Game, legal
from ...text import printable
from ..players.player import Choice, Player, PlayerFault, turn_at
from .adjudication import Adjudication, adjudicated
from .record import GameRecord, Move, game_spec, move_of
from .seeds import Seeds
from .timing import Clocks, TimeControl

__all__ = ["Refused", "chance_action", "forfeit", "guarded", "play_game"]

REFUSALS = (NotThisKindOfGame, BadParameter, UnknownName)
"""What a player raises that can't begin: then the user has to choose another."""

Watch = Callable[[str, Any], None]
"""Told `thinking` with (seat, seconds it has or None) and `moved` with the Move."""


class Refused(NotThisKindOfGame):
    """A player that can't play this game at all: the user has to choose another."""


@dataclass
class _Game:
    """A game under way."""

    game: Game
    players: Sequence[Player]
    clocks: Clocks
    dice: random.Random
    watch: Watch
    state: Any
    start: Any
    history: list[Any] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)

    def take(self, action: Any, **more: Any) -> None:
        move = move_of(self.game, self.state, action, **more)
        self.state = self.game.result(self.state, action)
        self.history.append(action)
        self.moves.append(move)
        self.watch("moved", move)

    def chance(self) -> None:
        """Let chance act as long as it is its turn."""
        game = self.game
        while not game.is_terminal(self.state) and game.to_move(self.state) == CHANCE:
            self.take(chance_action(game, self.state, self.dice))

    def turn(self) -> None:
        """Ask the player to move; PlayerFault where it does not do well."""
        seat = int(self.game.to_move(self.state))
        player, clock = self.players[seat], self.clocks.of(seat)
        self.watch("thinking", (seat, self.clocks.limit(seat)))
        turn = turn_at(self.game, self.state, tuple(self.history), self.start, clock)
        began = time.perf_counter()
        answer = guarded(player, lambda: player.choose(turn))
        spent = time.perf_counter() - began
        choice = answer if isinstance(answer, Choice) else Choice(answer)
        if not any(_same(choice.action, action) for action in turn.actions):
            said = _said(choice.action)
            raise PlayerFault("illegal", f"{player.name} answered {said}, which is not legal")
        limit = self.clocks.limit(seat)
        if not self.clocks.take(seat, spent):
            raise PlayerFault("time", f"{player.name} took {spent:.3f} s and had {limit:.3f} s")
        value, why = guarded(player, lambda: (_value(choice), printable(choice.why, 1000)))
        self.take(choice.action, seconds=round(spent, 6), value=value, why=why)


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

    `opening` are actions played before the players are asked, chance's too. Chance is drawn from
    `seed`, which nobody can guess unless it is given; `seeds` are the players' own.
    """
    if len(players) != game.players:
        raise BadParameter(f"{game.name} has {game.players} players, not {len(players)}")
    began, clock = datetime.now(UTC), time.perf_counter()
    control = time_control or TimeControl()
    first = game.initial_state() if start is None else start
    drawn = Seeds.drawn(game, seed)
    luck = drawn.luck if seed is None else seed
    handed = drawn.of_players(game.players) if seeds is None else tuple(seeds)
    dice = random.Random(f"{luck} chance")
    watch = watch or (lambda event, what: None)
    on = _Game(game, players, Clocks(control, game.players), dice, watch, first, first)
    for action in opening:
        on.take(legal(game, on.state, action))
    given = len(on.moves)
    utilities, reason, fault, loser = _played(on, adjudication or Adjudication(), handed)
    return GameRecord(
        game=game_spec(game),
        parameters=dict(game.parameters),
        players=tuple(printable(player.name) for player in players),
        moves=tuple(on.moves),
        utilities=utilities,
        reason=reason,
        fault=fault,
        loser=loser,
        start=None if start is None else game.state_text(start),
        opening=given,
        seed=luck,
        seeds=handed,
        time_control=str(control),
        began=began.isoformat(timespec="seconds"),
        seconds=round(time.perf_counter() - clock, 6),
        tags=tags or {},
    )


def _played(
    on: _Game, rule: Adjudication, seeds: Sequence[int]
) -> tuple[tuple[float, ...], str, str, int | None]:
    """From here to the end: utilities, the reason, the fault if any, and whose it was."""
    game, seat, begun = on.game, 0, 0
    try:
        for seat, player in enumerate(on.players):
            begun = seat + 1
            on.watch("thinking", (seat, None))
            begin = partial(player.begin, game, seat, seeds[seat])
            guarded(player, begin, REFUSALS)
        on.chance()
        ended = None
        while ended is None and not game.is_terminal(on.state):
            seat = int(game.to_move(on.state))
            on.turn()
            on.chance()
            ended = adjudicated(rule, game, on.moves) if not game.is_terminal(on.state) else None
        if ended is not None:
            utilities, reason = ended
        else:
            utilities = tuple(float(game.utility(on.state, one)) for one in range(game.players))
            reason = "finished"
        for seat, player in enumerate(on.players):
            on.watch("thinking", (seat, None))
            guarded(player, partial(player.end, utilities))
    except PlayerFault as error:
        if error.kind == "refused":
            raise Refused(str(error)) from error
        lost = forfeit(game, seat)
        for player in on.players[:begun]:
            _end_quietly(player, lost)
        return lost, str(error), error.kind, seat
    return utilities, reason, "", None


def guarded(
    player: Player,
    ask: Callable[[], Any],
    refusals: tuple[type[Exception], ...] = (),
) -> Any:
    """What a player answers; whatever it raises is its fault.

    Only one that has not begun yet may refuse, by an error named in `refusals`: later, whoever
    is about to lose could stop everything.
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


def _end_quietly(player: Player, utilities: tuple[float, ...]) -> None:
    """After a forfeit: the game is decided, and another fault changes nothing."""
    try:
        player.end(utilities)
    except Exception:
        player.close()


def forfeit(game: Game, seat: int) -> tuple[float, ...]:
    """The utilities where a player is to blame: the least to it, shared by the others."""
    low, high = game.utility_bounds or (-1.0, 1.0)
    others = -low / (game.players - 1) if game.zero_sum and game.players > 1 else high
    return tuple(low if one == seat else others for one in range(game.players))


def chance_action(game: Game, state: Any, dice: random.Random) -> Any:
    """One of chance's actions, as likely as the game says."""
    actions = list(game.actions(state))
    return dice.choices(actions, [game.probability(state, action) for action in actions])[0]


def _same(answer: Any, action: Any) -> bool:
    """Whether an answer is this action; one that can't even be compared is not."""
    try:
        return bool(answer == action) and not isinstance(answer, float)
    except Exception:
        return False


def _said(answer: Any) -> str:
    try:
        return repr(answer)[:100]
    except Exception:
        return "what can't be shown"


def _value(choice: Choice) -> float | None:
    """What the player thinks of the state, where that is a number."""
    value = None if choice.result is None else choice.result.value
    return None if value is None or not abs(value) < 1e300 else float(value)
