"""Leduc poker: one card each, one on the table, two rounds of betting.

The deck has two suits of jack, queen and king. Each player puts 1 into the pot and gets a card.
After a round of betting a card is laid open on the table, and there is another round. Raises are
2 in the first round and 4 in the second, at most two in each. A pair with the card on the
table wins, else the higher card; equal cards share the pot.

F. Southey et al., "Bayes' bluff: opponent modelling in poker", 2005. `ranks`, `suits` and `raises`
make smaller and larger games of the same kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import highest
from ..board import Board, Cards
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _poker

_NO_CARD, _HIDDEN = -1, -2
_TABLE = 2  # where the open card lies among the cards


class State(NamedTuple):
    cards: tuple[int, ...]  # the first player's, the second's, the one on the table
    chips: tuple[int, ...]  # in the pot, from each
    round: int  # 0, 1; 2 once both are over
    ply: int  # of this round
    raises: int  # in this round
    folded: int
    betting: int  # all actions, two bits each


class LeducPoker(Game):
    guide = Guide(
        title="Leduc poker",
        summary="Poker with six cards and two rounds of betting",
        kind="Card and word games",
        compiled_ahead=True,
        rules="""
        The deck has two suits of jack, queen and king. Each player puts 1 into the pot and gets one
        card, which the other does not see. After a round of betting a third card is laid open on
        the table, and there is another round. Bets and raises are 2 in the first round and 4 in the
        second, at most two in each. A player who folds loses what they have put in. At the end a
        pair with the card on the table wins, else the higher card. Equal cards share the pot.
        """,
        moves="""
        Use the buttons `check`, `bet`, `call`, `raise` and `fold`, or type the word. `Ks` is the
        king of spades.
        """,
        parameters={
            "ranks": Setting(
                "How many ranks the deck has: three are jack, queen and king, more end with "
                "the ace.",
                Range(2, 13),
            ),
            "suits": Setting("How many cards of each rank there are.", Range(2, 4)),
            "raises": Setting("How many bets and raises there may be in a round.", Range(1, 8)),
        },
        history="https://arxiv.org/abs/1207.1411",
        known=("the first player loses 0.0856 a hand",),
        picture="Ks, Qh, bet, call, Kh",
    )

    def __init__(self, ranks: int = 3, suits: int = 2, raises: int = 2) -> None:
        self.ranks, self.suits, self.raises = ranks, suits, raises
        self.deck = ranks * suits
        self.max_actions = max(self.deck, 3)
        self.stack = 1 + 2 * raises + 4 * raises  # the most that a hand can cost
        self.utility_bounds = (-float(self.stack), float(self.stack))
        self.observation_shape = (4 + 2 * self.deck + 3 * 2 * (raises + 2),)

    def initial_state(self) -> State:
        return State((_NO_CARD, _NO_CARD, _NO_CARD), (1, 1), 0, 0, 0, _poker.NOBODY, 0)

    def to_move(self, state: State) -> int:
        return CHANCE if self.next_card(state) >= 0 else state.ply & 1

    def next_card(self, state: State) -> int:
        """The place of the card to be dealt now; -1 if none is."""
        for place in range(_TABLE + state.round):
            if place <= _TABLE and state.cards[place] == _NO_CARD:
                return place
        return -1

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        if self.next_card(state) >= 0:
            for card in range(self.deck):
                if card not in state.cards:
                    yield card
            return
        player = state.ply & 1
        if state.chips[player] < state.chips[1 - player]:
            yield _poker.FOLD
        yield _poker.CALL
        if state.raises < self.raises:
            yield _poker.RAISE

    def result(self, state: State, action: int) -> State:
        place = self.next_card(state)
        if place >= 0:
            return with_cards(state, replaced(state.cards, place, action))
        player = state.ply & 1
        cards, chips = state.cards, state.chips
        betting = (state.betting << 2) | (action + 1)
        if action == _poker.FOLD:
            return State(cards, chips, state.round, state.ply, state.raises, player, betting)
        to_call = chips[1 - player]
        if action == _poker.RAISE:
            chips = replaced(chips, player, to_call + (4 if state.round else 2))
            return State(
                cards, chips, state.round, state.ply + 1, state.raises + 1, _poker.NOBODY, betting
            )
        if state.ply == 0:  # the other may still bet
            return State(cards, chips, state.round, 1, state.raises, _poker.NOBODY, betting)
        chips = replaced(chips, player, to_call)
        return State(cards, chips, state.round + 1, 0, 0, _poker.NOBODY, betting)

    def is_terminal(self, state: State) -> bool:
        return state.folded != _poker.NOBODY or state.round == 2

    def utility(self, state: State, player: int) -> float:
        ahead = self.strength(state, player) - self.strength(state, 1 - player)
        return _poker.pot_share(state, player, ahead)

    def strength(self, state: State, player: int) -> int:
        """The greater wins."""
        rank = state.cards[player] // self.suits
        return rank + self.ranks if rank == state.cards[_TABLE] // self.suits else rank

    def probability(self, state: State, action: int) -> float:
        return 1.0 / (self.deck - self.next_card(state))

    def information(self, state: State, player: int) -> State:
        """The player's own card, the one on the table, and how both have bet."""
        if state.cards[1 - player] == _NO_CARD:
            return state
        return with_cards(state, replaced(state.cards, 1 - player, _HIDDEN))

    def observation(self, state: State, player: int, planes: Any) -> None:
        """The player's seat and chips, those of the other, own card and that on the table, and what
        was done so far: for each ply fold, call or raise."""
        planes[:] = 0.0
        planes[player] = 1.0
        planes[2] = state.chips[player] / self.stack
        planes[3] = state.chips[1 - player] / self.stack
        if state.cards[player] >= 0:
            planes[4 + state.cards[player]] = 1.0
        if state.cards[_TABLE] >= 0:
            planes[4 + self.deck + state.cards[_TABLE]] = 1.0
        plies = (highest(state.betting) + 2) // 2
        for ply in range(plies):
            action = ((state.betting >> 2 * (plies - 1 - ply)) & 3) - 1
            planes[4 + 2 * self.deck + 3 * ply + action] = 1.0

    # Notation and picture.

    def card_text(self, card: int) -> str:
        if card == _HIDDEN:
            return "?"
        rank, suit = divmod(card, self.suits)
        return self.rank_name(rank) + _poker.SUITS[suit]

    def rank_name(self, rank: int) -> str:
        """Three ranks are jack, queen and king, as in the paper; more end with the ace."""
        return "JQK"[rank] if self.ranks == 3 else _poker.RANKS[rank - self.ranks]

    def action_text(self, state: State, action: int) -> str:
        if self.next_card(state) >= 0:
            return self.card_text(action)
        return _poker.bet_text(state, action, opened=state.chips[0] != state.chips[1])

    def action_words(self, state: State, action: int) -> str:
        place = self.next_card(state)
        if place == _TABLE:
            return f"the card on the table is {_poker.spoken(self.card_text(action))}"
        if place >= 0:
            return f"{self.player_name(place)} gets {_poker.spoken(self.card_text(action))}"
        return _poker.bet_words(state, action, 4 if state.round else 2)

    def sees(self, state: State, action: int, player: int) -> bool:
        """All see the betting and the card on the table, each its own card."""
        return self.next_card(state) in (-1, player, _TABLE)

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        names = (self.player_name(0), self.player_name(1), "the table")
        shown = [() if card == _NO_CARD else (self.card_text(card),) for card in seen.cards]
        hands = [Cards(shown[owner], owner, names[owner]) for owner in range(_TABLE)]
        table = Cards(shown[_TABLE], title=names[_TABLE])
        return (
            *hands,
            table,
            _poker.stakes(state.chips, self.stack, names[:2]),
            _poker.betting(state),
        )


def with_cards(state: State, cards: tuple[int, ...]) -> State:
    return State(
        cards, state.chips, state.round, state.ply, state.raises, state.folded, state.betting
    )
