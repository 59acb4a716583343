"""The betting of a spot without its cards: actions, pots and ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..bits import Bits
from ..equilibrium import TreeTooLarge
from ..games._poker import card_bit
from ..games.holdem import Holdem

DEAL = -1
MOST_SEQUENCES = 200_000


@dataclass(eq=False)
class Betting:
    """A point in the betting.

    Attributes:
        player: who acts; DEAL where cards come
        actions: what the player may do, in the game's notation
        after: where each action, or the cards, lead
        street: 1 at the flop, 3 at the river, 4 at the end
        worth: at the end, what each player gets: with the better hand, an equal one, the worse one;
            None before
        folded: whether it ended so
    """

    player: int
    street: int
    actions: tuple[str, ...] = ()
    after: tuple[Betting, ...] = ()
    worth: tuple[tuple[float, float, float], ...] | None = None
    folded: bool = False
    put: tuple[int, ...] = field(default=())


def betting_of(game: Holdem) -> Betting:
    """All betting from the start of the game."""
    high, low = (
        _word((12, 0), (12, 1)),
        _word((0, 2), (1, 3)),
    )
    state = game.initial_state()._replace(held=4, hands=(high, low))
    return _walk(game, state, [0])


def _word(*cards: tuple[int, int]) -> Bits:
    made = Bits(0)
    for card in cards:
        made |= card_bit(*card)
    return made


BOARD = _word((11, 0), (10, 1), (7, 2)), _word((6, 3)), _word((4, 0))
"""A board on which the first of the two hands above is better, and one on which it is worse."""


def _walk(game: Holdem, state: Any, seen: list[int]) -> Betting:
    seen[0] += 1
    if seen[0] > MOST_SEQUENCES:
        raise TreeTooLarge(
            f"there are more than {MOST_SEQUENCES:,} sequences of bets; take fewer sizes or raises "
            "or smaller stacks"
        )
    if game.is_terminal(state):
        return _end(game, state)
    if game.is_dealing(state):
        while game.is_dealing(state) and not game.is_terminal(state):
            before = state.opened
            state = game.result(state, next(iter(game.actions(state))))
            if before >= 2:
                break
        return Betting(DEAL, state.street, after=(_walk(game, state, seen),), put=state.put)
    actions = list(game.actions(state))
    return Betting(
        state.actor,
        state.street,
        tuple(game.action_text(state, action) for action in actions),
        tuple(_walk(game, game.result(state, action), seen) for action in actions),
        put=state.put,
    )


def _end(game: Holdem, state: Any) -> Betting:
    high, low = (_word((12, 0), (12, 1)), _word((0, 2), (1, 3)))
    pairs = ((high, low), (high, high), (low, high))
    ends = [state._replace(hands=pair, table=BOARD) for pair in pairs]
    one, other = (
        tuple(game.utility(end, player) for end in (ends if player == 0 else ends[::-1]))
        for player in (0, 1)
    )
    worth: Any = (one, other)
    return Betting(DEAL, state.street, (), (), worth, state.folded != 0, state.put)
