"""Kuhn poker: one card each, one bet. For two players, or more.

From a deck of one card more than there are players, each gets one and puts 1 into the pot.
In turn they check or bet 1. Once somebody has bet, each of the others calls or folds, once.
The highest card of those who have bet, or of all if nobody has, takes the pot.

H. W. Kuhn, "A simplified two-person poker", 1950.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import lowest
from ..board import Board, Cards
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from ._poker import stakes

_RANKS = "A23456789TJQK"
_PASS, _BET = range(2)
_NO_CARD, _HIDDEN = -1, -2


class State(NamedTuple):
    cards: tuple[int, ...]
    dealt: int
    ply: int  # of the betting
    bets: int  # a bit for each ply that was a bet


class KuhnPoker(Game):
    guide = Guide(
        title="Kuhn poker",
        summary="Poker with three cards and one bet",
        kind="Card and word games",
        rules="""
        The deck is a jack, a queen and a king. Each player puts 1 into the pot and gets one card,
        which the other does not see. In turn they check or bet 1. Once somebody has bet, the other
        calls for 1 or folds. A player who folds loses what they have put in. Otherwise the higher
        card takes the pot. To play it well one must bluff with the jack, just often enough.
        """,
        moves="""
        Use the buttons `check`, `bet`, `call` and `fold`, or type the word. In text, a card is its
        letter: J, Q or K.
        """,
        parameters={
            "players": Setting(
                "How many players; the deck has one card more than that.", Range(2, 8)
            ),
        },
        history="https://en.wikipedia.org/wiki/Kuhn_poker",
        known=("the first player loses 1/18 a hand (Kuhn, 1950)",),
        picture="Q, K, bet",
    )

    def __init__(self, players: int = 2) -> None:
        self.players = players
        self.nothing = (_NO_CARD,) * players
        self.utility_bounds = (-2.0, 2.0 * (players - 1))
        self.max_actions = players + 1
        self.observation_shape = (2 * players + 1 + 2 * (2 * players - 1),)

    def initial_state(self) -> State:
        return State(self.nothing, 0, 0, 0)

    def to_move(self, state: State) -> int:
        return CHANCE if state.dealt < self.players else state.ply % self.players

    def actions(self, state: State) -> Iterator[int]:
        if state.dealt < self.players:
            for card in range(self.players + 1):
                if card not in state.cards:
                    yield card
        elif not self.is_terminal(state):
            yield _PASS
            yield _BET

    def result(self, state: State, action: int) -> State:
        if state.dealt < self.players:
            cards = replaced(state.cards, state.dealt, action)
            return State(cards, state.dealt + 1, 0, 0)
        return State(state.cards, state.dealt, state.ply + 1, state.bets | (action << state.ply))

    def is_terminal(self, state: State) -> bool:
        if state.bets == 0:
            return state.ply == self.players
        return state.ply == lowest(state.bets) + self.players

    def utility(self, state: State, player: int) -> float:
        pot = 0
        winner, best = 0, -1
        for other in range(self.players):
            bet = self.has_bet(state, other)
            pot += 2 if bet else 1
            if (bet or state.bets == 0) and state.cards[other] > best:
                winner, best = other, state.cards[other]
        paid = 2 if self.has_bet(state, player) else 1
        return float(pot - paid) if player == winner else float(-paid)

    def has_bet(self, state: State, player: int) -> bool:
        return (state.bets >> player | state.bets >> (player + self.players)) & 1 == 1

    def probability(self, state: State, action: int) -> float:
        return 1.0 / (self.players + 1 - state.dealt)

    def information(self, state: State, player: int) -> State:
        """The player's own card and how all have bet."""
        cards = state.cards
        for other in range(self.players):
            if other != player and other < state.dealt:
                cards = replaced(cards, other, _HIDDEN)
        return State(cards, state.dealt, state.ply, state.bets)

    def observation(self, state: State, player: int, planes: Any) -> None:
        """The player's seat and card, and what was done so far: for each ply pass or bet."""
        planes[:] = 0.0
        planes[player] = 1.0
        if state.cards[player] >= 0:
            planes[self.players + state.cards[player]] = 1.0
        for ply in range(state.ply):
            planes[2 * self.players + 1 + 2 * ply + ((state.bets >> ply) & 1)] = 1.0

    # Notation and picture.

    def card_text(self, card: int) -> str:
        return "?" if card == _HIDDEN else _RANKS[card - self.players - 1]

    def action_text(self, state: State, action: int) -> str:
        if state.dealt < self.players:
            return self.card_text(action)
        return ("fold", "call")[action] if state.bets else ("check", "bet")[action]

    def action_words(self, state: State, action: int) -> str:
        if state.dealt < self.players:
            return f"{self.player_name(state.dealt)} gets the {self.card_text(action)}"
        return ("fold", "call 1")[action] if state.bets else ("check", "bet 1")[action]

    def sees(self, state: State, action: int, player: int) -> bool:
        """All see the betting, each its own card."""
        return state.dealt in (player, self.players)

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        names = tuple(self.player_name(owner) for owner in range(self.players))
        hands = tuple(
            Cards(() if card == _NO_CARD else (self.card_text(card),), owner, names[owner])
            for owner, card in enumerate(seen.cards)
        )
        chips = tuple(2 if self.has_bet(state, owner) else 1 for owner in range(self.players))
        return (*hands, stakes(chips, 2, names))
