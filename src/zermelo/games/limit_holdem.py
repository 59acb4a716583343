"""Texas hold'em for two with limited bets, and the ends of its hands.

Each gets two cards. The first player's blind is 2, the second's, who has the button, 1. There
are four rounds of betting, before three cards are laid on the table, after them, after a fourth
and after a fifth. The second player begins the first round, the first player the others. Bets
and raises are 2 in the first two rounds and 4 in the others, and there are at most `bets` in a
round, the blind included. The best five of a player's own and the open cards win the pot.

With three to five cards on the `table`, like KsTd7h4c2s, the hand begins there, with `pot` chips
in the pot: a river subgame has five. `ranks` and `suits` make the deck smaller, without the lowest
ranks.

The cards of one hand, and the first three on the table, come in the order of the deck: it makes
no difference which came first, and the odds allow for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, lowest, popcount, without_lowest
from ..board import Board
from ..errors import BadParameter
from ..game import CHANCE
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _poker
from ._holdem.deal import OPEN, STREETS, HoldemDeal
from ._holdem.start import parse_table

_HOLE = 4  # cards in both hands


class State(NamedTuple):
    hands: tuple[Bits, ...]
    table: tuple[Bits, ...]  # the first three cards, the fourth, the fifth
    held: int  # cards dealt to the players
    opened: int  # and to the table
    last: int  # the card dealt before, where the next one comes after it in the deck; or -1
    chips: tuple[int, ...]  # in the pot, from each
    street: int  # the round of betting; 4 once all are over
    ply: int  # of this round
    raises: int  # in this round
    folded: int
    betting: int  # all actions, two bits each


class LimitHoldem(HoldemDeal):
    guide = Guide(
        title="Texas hold'em",
        summary="Poker for two with fixed bets; the best five cards win",
        kind="Card and word games",
        popular=True,
        rules="""
        Each player gets two cards that the other does not see. The first player puts a blind of 2
        into the pot and the second, who has the button, 1. There are four rounds of betting: before
        three cards are laid open on the table, after them, after a fourth and after a fifth. The
        second player begins the first round, and the first player the others. Bets and raises are 2
        in the first two rounds and 4 in the others, at most four in a round, the blind included.
        A player who folds loses what they have put in. At the end the best five of a player's own
        cards and those on the table win, as everywhere in poker, and equal hands share the pot.
        """,
        moves="""
        Use the buttons `check`, `bet`, `call`, `raise` and `fold`, or type the word. `Td` is the
        ten of diamonds.
        """,
        parameters={
            "table": Setting(
                "Three to five cards that lie on the table at the start, like KsTd7h; the "
                "hand begins there.",
                page=True,
            ),
            "pot": Setting(
                "How many chips are in the pot at the start, where cards are on the table.",
                Range(0, 96),
            ),
            "ranks": Setting("How many ranks the deck has, from the ace down.", Range(3, 13)),
            "suits": Setting("How many suits the deck has.", Range(1, 4)),
            "bets": Setting("How many bets and raises there may be in a round.", Range(1, 4)),
        },
        history="https://en.wikipedia.org/wiki/Texas_hold_%27em",
        known=("with all cards, the dealer wins; essentially solved (Bowling and others, 2015)",),
        picture="Ts, As, Jh, Kd, call, check, Js, 8h, Td, bet, call",
    )

    def __init__(
        self, table: str = "", pot: int = 0, ranks: int = 13, suits: int = 4, bets: int = 4
    ) -> None:
        self.ranks, self.suits, self.bets, self.deck = ranks, suits, bets, ranks * suits
        self.lowest_rank = 13 - ranks
        suit = (0x1FFF >> self.lowest_rank) << self.lowest_rank
        self.full_deck = Bits(sum(suit << 16 * number for number in range(suits)))
        if self.deck < 9:
            raise BadParameter(f"{self.deck} cards are not enough for two; take more ranks")
        self.table, self.pot = table, pot
        self.start = self._start()
        rest = sum((2, 2, 4, 4)[self.start.street :]) * bets
        self.stack = rest if self.start.street == 0 else rest + self.start.chips[0]
        self.utility_bounds = (-float(self.stack), float(self.stack))
        self.max_actions = max(self.deck, 3)

    def _start(self) -> State:
        pot = self.pot
        cards = parse_table(self.table)
        for rank, suit in cards:
            if rank < self.lowest_rank or suit >= self.suits:
                raise BadParameter(f"there is no {_poker.card_text(rank, suit)} in this deck")
        if pot % 2 or (pot and not cards):
            raise BadParameter(f"a pot is an even number, for cards on the table, not {pot}")
        words = [_poker.card_bit(rank, suit) for rank, suit in cards] + [Bits(0)] * 5
        table = (words[0] | words[1] | words[2], words[3], words[4])
        street = OPEN.index(len(cards))
        chips = (pot // 2 or 2,) * 2 if cards else (2, 1)
        raises = 0 if cards else 1
        none = (Bits(0), Bits(0))
        return State(none, table, 0, len(cards), -1, chips, street, 0, raises, _poker.NOBODY, 0)

    def initial_state(self) -> State:
        return self.start

    def to_move(self, state: State) -> int:
        return CHANCE if self.is_dealing(state) else self.bettor(state)

    def bettor(self, state: State) -> int:
        return (state.ply + (1 if state.street == 0 else 0)) & 1

    def actions(self, state: State) -> Iterator[int]:
        if self.is_dealing(state):
            left, group = self.left(state, state.last), self.in_group(state)
            for _ in range(popcount(left) - group + 1):
                place = lowest(left)
                yield place // 16 * self.ranks + place % 16 - self.lowest_rank
                left = without_lowest(left)
        elif not self.is_terminal(state):
            player = self.bettor(state)
            if state.chips[player] < state.chips[1 - player]:
                yield _poker.FOLD
            yield _poker.CALL
            if state.raises < self.bets:
                yield _poker.RAISE

    # Cards.

    def bit_of(self, card: int) -> Bits:
        return _poker.card_bit(self.lowest_rank + card % self.ranks, card // self.ranks)

    def with_card(self, state: State, card: int) -> State:
        hands, table, held, opened = state.hands, state.table, state.held, state.opened
        if held < _HOLE:
            owner = held >> 1
            hands = replaced(hands, owner, hands[owner] | self.bit_of(card))
            held += 1
        else:
            place = max(opened - 2, 0)
            table = replaced(table, place, table[place] | self.bit_of(card))
            opened += 1
        last = card if self.in_group(state) > 1 else -1
        return with_cards(state, hands, table, held, opened, last)

    # Betting.

    def result(self, state: State, action: int) -> State:
        if self.is_dealing(state):
            return self.with_card(state, action)
        player = self.bettor(state)
        chips, street, ply = state.chips, state.street, state.ply + 1
        raises, folded = 0, _poker.NOBODY
        if action == _poker.FOLD:
            folded = player
        elif action == _poker.RAISE:
            chips = replaced(chips, player, chips[1 - player] + (2 if street < 2 else 4))
            raises = state.raises + 1
        else:
            chips = replaced(chips, player, chips[1 - player])
            if state.ply == 0:  # the other may still bet
                raises = state.raises
            else:
                street, ply = street + 1, 0
        return State(
            state.hands,
            state.table,
            state.held,
            state.opened,
            -1,
            chips,
            street,
            ply,
            raises,
            folded,
            state.betting << 2 | (action + 1),
        )

    def is_terminal(self, state: State) -> bool:
        return state.folded != _poker.NOBODY or state.street == STREETS

    def utility(self, state: State, player: int) -> float:
        table = state.table[0] | state.table[1] | state.table[2]
        ahead = 0
        if state.folded == _poker.NOBODY:
            others = _poker.strength(state.hands[1 - player] | table)
            ahead = _poker.strength(state.hands[player] | table) - others
        return _poker.pot_share(state, player, ahead)

    def information(self, state: State, player: int) -> State:
        """The player's hand, the open cards and all bets."""
        own = replaced(state.hands, 1 - player, Bits(0))
        return with_cards(state, own, state.table, state.held, state.opened, -1)

    # Notation and picture.

    def end_words(self, state: State) -> str:
        if state.folded != _poker.NOBODY:
            return f"{self.player_name(state.folded)} folded"
        table = state.table[0] | state.table[1] | state.table[2]
        hands = [_poker.hand_words(_poker.strength(hand | table)) for hand in state.hands]
        first, second = (_poker.strength(hand | table) for hand in state.hands)
        if first == second:
            return f"both have {hands[0]}"
        return f"{hands[first < second]} against {hands[first > second]}"

    def action_text(self, state: State, action: int) -> str:
        if self.is_dealing(state):
            return _poker.card_text(self.lowest_rank + action % self.ranks, action // self.ranks)
        return _poker.bet_text(state, action, opened=state.raises > 0)

    def action_words(self, state: State, action: int) -> str:
        if not self.is_dealing(state):
            return _poker.bet_words(state, action, 2 if state.street < 2 else 4)
        card = _poker.spoken(self.action_text(state, action))
        if state.held < _HOLE:
            return f"{self.player_name(state.held >> 1)} gets {card}"
        return f"{card} is laid on the table"

    def board(self, state: State, player: int | None = None) -> Board:
        names = tuple(self.player_name(owner) for owner in range(2))
        chips = _poker.stakes(state.chips, self.stack, names)
        return (*self.cards(state, player), chips, _poker.betting(state, blinds=not self.table))


def with_cards(state: State, hands: Any, table: Any, held: int, opened: int, last: int) -> State:
    """The state with other cards dealt, and the same betting."""
    return State(
        hands,
        table,
        held,
        opened,
        last,
        state.chips,
        state.street,
        state.ply,
        state.raises,
        state.folded,
        state.betting,
    )
