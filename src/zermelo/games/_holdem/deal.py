"""Dealing in hold'em: two cards for each player, then three, one and one on the table.

The cards of one hand, and the first three on the table, come in the order of the deck: it makes no
difference which came first, and the odds allow for it.
"""

from __future__ import annotations

from typing import Protocol

from ...bits import Bits, popcount
from ...board import Cards
from ...game import Game
from .. import _poker

STREETS = 4
OPEN = (0, 3, 4, 5)  # cards on the table in each round


class Dealt(Protocol):
    """What the states of these games have."""

    @property
    def hands(self) -> tuple[Bits, ...]: ...
    @property
    def table(self) -> tuple[Bits, ...]: ...
    @property
    def held(self) -> int:
        """How many cards are dealt to the players."""

    @property
    def opened(self) -> int:
        """How many cards are dealt to the table."""

    @property
    def last(self) -> int:
        """The card dealt before in the same group, or -1."""

    @property
    def street(self) -> int:
        """The round of betting; 4 once all are over."""


class HoldemDeal(Game):
    """Subclasses say which cards there are in `full_deck`, and number them by `bit_of`."""

    full_deck: Bits

    def bit_of(self, card: int) -> Bits:
        """The word of a card by its number."""
        raise NotImplementedError

    def is_dealing(self, state: Dealt) -> bool:
        if state.held < 2 * self.players:
            return True
        return state.street < STREETS and state.opened < OPEN[state.street]

    def left(self, state: Dealt, card: int) -> Bits:
        """The cards not dealt yet that come after this one in the deck."""
        dealt = state.table[0] | state.table[1] | state.table[2]
        for player in range(self.players):
            dealt |= state.hands[player]
        left = self.full_deck & ~dealt
        return left if card < 0 else left & ~((self.bit_of(card) << 1) - 1)

    def in_group(self, state: Dealt) -> int:
        """How many cards of the same hand, or of the first three, are still to come."""
        if state.held < 2 * self.players:
            return 2 - (state.held & 1)
        return 3 - state.opened if state.opened < 3 else 1

    def probability(self, state: Dealt, action: int) -> float:
        group = self.in_group(state)
        ways = choose(popcount(self.left(state, action)), group - 1)
        return ways / choose(popcount(self.left(state, state.last)), group)

    def sees(self, state: Dealt, action: int, player: int) -> bool:
        """All see the betting and the cards on the table, each its own hand."""
        return state.held >= 2 * self.players or state.held >> 1 == player

    def cards(self, state: Dealt, player: int | None) -> tuple[Cards, ...]:
        """What to draw of the hands, as `player` sees them, and of the table."""
        hands = (
            Cards(
                _poker.cards_text(hand) if player in (None, owner) else ("?",) * popcount(hand),
                owner,
                self.player_name(owner),
            )
            for owner, hand in enumerate(state.hands)
        )
        table: tuple[str, ...] = sum((_poker.cards_text(word) for word in state.table), ())
        return (*hands, Cards(table, title="the table"))


def choose(count: int, of_them: int) -> float:
    """Binomial coefficients up to three."""
    if of_them == 0:
        return 1.0
    if of_them == 1:
        return float(count)
    if of_them == 2:
        return count * (count - 1) / 2
    return count * (count - 1) * (count - 2) / 6
