"""What a player is: it is given a turn and answers with an action.

A player of your own needs one method:

    class First(Player):
        def choose(self, turn):
            return turn.actions[0]

`begin` is called before the first turn, `end` after the last one, and `close` when the player is
not needed any more; a player may play many games, one after the other.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from ..display import Shown, table_html
from ..errors import ZermeloError
from ..text import printable
from .timing import MOVES_LEFT, Allowance, Clock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game import Game
    from ..result import Result

FAULTS = (
    "crash",
    "exit",
    "flood",
    "hang",
    "illegal",
    "leak",
    "memory",
    "processes",
    "resigned",
    "rubbish",
    "time",
)


class PlayerFault(ZermeloError, RuntimeError):
    """A player that can't go on: it loses the game.

    `kind` is one of FAULTS, or `refused` if the player can't play this game and said so before it
    began.
    """

    def __init__(self, kind: str, message: str) -> None:
        self.kind = kind
        super().__init__(printable(message))  # much of it comes from the player itself


@dataclass(frozen=True)
class Turn(Shown):
    """Everything a player may know when it is to move."""

    game: Game
    player: int
    """The number of the player: 0, 1, ..."""
    state: Any
    """The whole state; None where the game has hidden information."""
    information: Any
    """`game.information(state, player)` in a game with hidden information."""
    actions: tuple[Any, ...]
    """The legal actions."""
    history: tuple[Any, ...] = ()
    """All actions since `start`, those of chance too; empty where something is hidden."""
    start: Any = None
    """The state in which the history began."""
    clock: Clock = field(default_factory=Clock)
    seen: tuple[Any, ...] = ()
    """In a game with hidden information, the player's information after each action since its last
    turn, the present one last; empty where it is not known."""

    @property
    def moves_left(self) -> int:
        """The number of moves, this one included, that the clock has to last for.

        At most as many as the game can last, where that is known.
        """
        if self.state is None:
            return MOVES_LEFT
        turns = math.ceil(int(self.game.plies_left(self.state)) / max(self.game.players, 1))
        return min(max(turns, 1), MOVES_LEFT)

    def allowance(self, seconds: float | None = None) -> Allowance | None:
        """The time for this move by the clock, at most `seconds`; None where nothing limits it."""
        return self.clock.allowance(seconds, self.moves_left)

    def budget(self, seconds: float | None = None) -> float | None:
        """The usual time for this move; None where nothing limits it."""
        return self.clock.budget(seconds, self.moves_left)

    @property
    def key(self) -> Any:
        """The key of a strategy: the information in games of hidden information, else the state."""
        return self.information if self.game.hidden_information else self.state


class PastTurn(NamedTuple):
    """A turn that a player had before, in a game with hidden information.

    >>> PastTurn(seen=(), information="a king", action="bet").action
    'bet'
    """

    seen: tuple[Any, ...]
    """Its information after each action since the turn before, that of this turn last."""
    information: Any
    action: Any
    """The action taken."""


@dataclass(frozen=True)
class Choice:
    """A player's answer: the action and, optionally, how it was found.

    >>> Choice(4, why="the centre")
    Choice(action=4, why='the centre')
    """

    action: Any
    result: Result | None = field(default=None, repr=False)
    why: str = ""

    def _repr_html_(self) -> str:
        """For notebooks."""
        return table_html((), [("action", self.action), ("why", self.why)])

    @staticmethod
    def of(answer: Any) -> Choice:
        """The choice that a player returned, which may be a bare action."""
        return answer if isinstance(answer, Choice) else Choice(answer)


class Player:
    """Chooses actions.

    >>> class First(Player):
    ...     def choose(self, turn):
    ...         return turn.actions[0]
    >>> from zermelo import match
    >>> match(First(), "random", "nim:piles=1-2", games=2).played
    2
    """

    name: str = "player"

    def begin(self, game: Game, player: int, seed: int) -> None:
        """A game begins: the time to compile and to load."""

    def remember(self, game: Game, player: int, turns: Sequence[PastTurn]) -> None:
        """Take over the player's earlier turns of a game in progress."""

    def choose(self, turn: Turn) -> Any:
        """The action for this turn, or a Choice that also says why."""
        raise NotImplementedError(f"{type(self).__name__} needs a method choose")

    def _repr_html_(self) -> str:
        """For notebooks."""
        return table_html((), [("player", self.name), ("kind", type(self).__name__)])

    def end(self, utilities: tuple[float, ...]) -> None:
        """The game is over; what it was worth to each player."""

    def close(self) -> None:
        """Release what the player holds: files, processes."""

    def __repr__(self) -> str:
        return f"<player {self.name}>"


def turn_at(
    game: Game,
    state: Any,
    history: tuple[Any, ...] = (),
    start: Any = None,
    clock: Clock | None = None,
    states: Sequence[Any] = (),
) -> Turn:
    """The turn of the player to move in a state, with exactly what it may know.

    `states` are the states of the game so far, this one last; the player knows what it saw in them.

    >>> from zermelo.games import load
    >>> poker = load("kuhn_poker")
    >>> state = poker.initial_state()
    >>> for _ in range(2):  # the deal
    ...     state = poker.result(state, next(iter(poker.actions(state))))
    >>> turn = turn_at(poker, state)
    >>> turn.player, turn.state, turn.information, turn.actions
    (0, None, State(cards=(0, -2), dealt=2, ply=0, bets=0), (0, 1))
    """
    player = int(game.to_move(state))
    hidden = game.hidden_information
    return Turn(
        game=game,
        player=player,
        state=None if hidden else state,
        information=game.information(state, player) if hidden else None,
        actions=tuple(game.actions(state)),
        history=() if hidden else history,
        start=None if hidden else (game.initial_state() if start is None else start),
        clock=clock or Clock(),
        seen=_seen(game, states, player) if hidden else (),
    )


def _seen(game: Game, states: Sequence[Any], player: int) -> tuple[Any, ...]:
    """What the player saw in these states since its last turn in which it had a choice; the same
    twice is seen once, for it may not know how often others moved."""
    seen: list[Any] = []
    for state in reversed(states[1:]):
        if (known := game.information(state, player)) not in seen[-1:]:
            seen.append(known)
        if seen[1:] and int(game.to_move(state)) == player and _has_choice(game, state):
            break
    return tuple(reversed(seen))


def _has_choice(game: Game, state: Any) -> bool:
    return len(list(islice(game.actions(state), 2))) > 1


def past_turns(
    game: Game, states: Sequence[Any], actions: Sequence[Any], player: int
) -> tuple[PastTurn, ...]:
    """The turns of a player in these states but the last, by the actions between them.

    >>> from zermelo.games import load
    >>> poker = load("kuhn_poker")
    >>> states = [poker.initial_state()]
    >>> actions = (0, 1, 0, 1)  # jack and queen; pass, bet
    >>> for action in actions:
    ...     states.append(poker.result(states[-1], action))
    >>> [(turn.information.cards, turn.action) for turn in past_turns(poker, states, actions, 0)]
    [((0, -2), 0)]
    """
    return tuple(
        PastTurn(
            _seen(game, states[: number + 1], player), game.information(states[number], player), one
        )
        for number, one in enumerate(actions[: len(states) - 1])
        if int(game.to_move(states[number])) == player
    )
