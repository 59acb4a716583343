"""No-limit Texas hold'em for two to nine players, from any street on.

Each gets two cards. The small and the big blind are posted by the first two players, or where only
two play by the second, who has the button, and the first. There are four rounds of betting, before
three cards are laid on the table, after them, after a fourth and after a fifth; the best five of a
player's own and the open cards win. Bets and raises are of a few sizes, so that the game is finite:
in percent of the pot as it stands once the bet before has been called, or multiples like 2.5x of
the bet before, and all-in where that is not too much for the pot.

With three to five cards on the `table`, like QsJh2h, the hand begins there with `pot` chips in the
pot, and `ranges` may say what two players hold. As in PokerKit, a raise is at least as large as the
one before, an all-in for less gives no one who has acted another turn to raise, and chips that
can't be shared go to the first winner after the button.

The cards of one hand, and the first three on the table, come in the order of the deck: it makes
no difference which came first, and the odds allow for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, lowest, popcount, without_lowest
from ..board import Board, Chips, Text
from ..errors import BadParameter
from ..game import CHANCE
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _poker
from ._holdem import betting
from ._holdem.betting import CALL, FOLD, SIZES
from ._holdem.deal import OPEN, STREETS, HoldemDeal
from ._holdem.dealing import RangeDeal, number_of
from ._holdem.pots import payout
from ._holdem.start import (
    MOST_SIZES,
    parse_all_in,
    parse_bet_sizes,
    parse_blinds,
    parse_rake,
    parse_ranges,
    parse_stacks,
    parse_table,
)

_WORDS = 8  # of the history, two a street


class State(NamedTuple):
    hands: tuple[Bits, ...]
    table: tuple[Bits, ...]  # the first three cards, the fourth, the fifth
    held: int  # cards dealt to the players
    opened: int  # and to the table
    last: int  # the card dealt before, where the next one comes after it in the deck; or -1
    put: tuple[int, ...]  # chips in the pot, from each
    street: int  # the round of betting; 4 once all are over
    level: int  # what each had to put in before this round
    actor: int
    waiting: int  # a bit for each player who is still to act in this round
    acted: int  # a bit for each who has acted since the last full raise
    raised_by: int  # the largest bet or raise of this round
    short: int  # by how much all-ins have raised that were no full raises
    raises: int  # in this round
    ply: int  # of this round
    folded: int  # a bit for each
    history: tuple[Bits, ...]  # all actions, three bits each


class Holdem(HoldemDeal):
    guide = Guide(
        title="No-limit hold'em",
        summary="Poker with bets up to all chips; the best five cards win",
        kind="Card and word games",
        popular=True,
        rules="""
        Each player gets two cards that the others do not see. The small and the big blind are put
        into the pot. There are four rounds of betting: before three cards are laid open on the
        table, after them, after a fourth and after a fifth. A player who bets or raises may put
        in as much as they have, here in a few sizes: shares of the pot, and all-in. Those who have
        less call with what they have, and the rest goes into a side pot that they can't win. A
        player who folds loses what they have put in. At the end the best five of a player's own
        cards and those on the table win, and equal hands share the pot.
        """,
        moves="""
        Use the buttons, or type `fold`, `check`, `call`, `all-in`, or the bet: `bet 6`, `raise 18`,
        which is what the bet of this round becomes. `Td` is the ten of diamonds.
        """,
        parameters={
            "players": Setting("How many players.", Range(2, 9)),
            "stacks": Setting("Chips of each, one number or one for each like 100-50.", page=True),
            "blinds": Setting(
                "Small and big blind, perhaps a straddle and an ante of all, as 1-2-4+1.",
                page=True,
            ),
            "table": Setting(
                "Three to five cards that lie on the table at the start, like QsJh2h; the hand "
                "begins there.",
                page=True,
            ),
            "pot": Setting(
                "How many chips are in the pot at the start, where cards are on the table.",
                Range(0, 1_000_000),
            ),
            "ranges": Setting(
                'What two players hold, as in "AA,AKs,T9s+:0.5|QQ-88"; all hands unless given.',
                page=True,
            ),
            "sizes": Setting(
                "Sizes of bets and, after a /, of raises, in percent of the pot; raises also like "
                "2.5x; after another / how many bets and raises there may be in a round.",
                page=True,
            ),
            "all_in": Setting(
                "All-in is offered where it raises by at most this percentage of the pot; after a "
                "- the percentage below which what a bet leaves behind goes in, too.",
                page=True,
            ),
            "rake": Setting(
                "What the house takes of a pot with a flop, in percent, and after a - at most so "
                "many chips.",
                page=True,
            ),
        },
        history="https://en.wikipedia.org/wiki/Texas_hold_%27em",
        known=("for six players at the level of professionals (Pluribus, 2019)",),
        picture="Ks, As, Qh, Qd, raise 6, call, 2s, Ts, Jh, check, bet 6, call, 9c, check, check",
    )

    def __new__(cls, *arguments: Any, **named: Any) -> Any:
        """With ranges, hands are not equally likely: such rules run in plain Python."""
        ranges = named.get("ranges", "") or "".join(map(str, arguments[5:6]))
        return super().__new__(_FromRanges if cls is Holdem and ranges.strip() else cls)

    def __init__(
        self,
        players: int = 2,
        stacks: str = "200",
        blinds: str = "1-2",
        table: str = "",
        pot: int = 0,
        ranges: str = "",
        sizes: str = "50-100/100/3",
        all_in: str = "200",
        rake: str = "0",
    ) -> None:
        self.players, self.stacks, self.blinds, self.table, self.pot = (
            players,
            str(stacks),
            blinds,
            table,
            pot,
        )
        self.ranges, self.sizes, self.all_in, self.rake = ranges, sizes, str(all_in), str(rake)
        self.full_deck = Bits(0x1FFF1FFF1FFF1FFF)
        cards = parse_table(table)
        behind = parse_stacks(stacks, players)
        posts, self.ante = parse_blinds(blinds, players)
        self.big_blind = posts[1]
        self.bet_sizes, self.raise_sizes, self.cap = parse_bet_sizes(sizes)
        self.push, self.commit = parse_all_in(all_in)
        self.rake_share, self.rake_limit = parse_rake(rake)
        self.most_sizes = MOST_SIZES - min(self.bet_sizes.count(0), self.raise_sizes.count(0))
        if pot % players or (pot > 0) != bool(cards):
            raise BadParameter(
                f"a pot goes with cards on the table, and is {players} equal parts, not {pot}"
            )
        weights = parse_ranges(ranges, players, cards)
        self._weights = RangeDeal(weights) if weights else None
        share = pot // players
        self.chips = tuple(share + chips for chips in behind)
        self.start = self._start(cards, share, posts)
        self.zero_sum = self.rake_share == 0.0
        most = max(self.chips)
        self.utility_bounds = (-float(most), float(sum(self.chips) - min(self.chips)))
        self.max_actions = 52

    def _start(self, cards: list[tuple[int, int]], share: int, posts: tuple[int, ...]) -> State:
        words = [_poker.card_bit(rank, suit) for rank, suit in cards] + [Bits(0)] * 5
        table = (words[0] | words[1] | words[2], words[3], words[4])
        street = OPEN.index(len(cards))
        put = [share] * self.players
        level, opener = share, 0
        if not cards:
            level = self.ante
            owed = [0] * self.players
            for place, post in enumerate(posts):
                owed[1 - place if self.players == 2 else place] = post
            put = [min(self.ante, chips) for chips in self.chips]
            blind = [min(owed[one], self.chips[one] - put[one]) for one in range(self.players)]
            put = [put[one] + blind[one] for one in range(self.players)]
            largest = max(range(self.players), key=lambda player: (blind[player], player))
            opener = (largest + 1) % self.players
        none = (Bits(0),) * self.players
        past = (Bits(0),) * _WORDS
        state = State(
            none, table, 0, len(cards), -1, tuple(put), street, level, 0, 0, 0, 0, 0, 0, 0, 0, past
        )
        return self.round_begun(state, opener)

    def initial_state(self) -> State:
        return self.start

    def to_move(self, state: State) -> int:
        return CHANCE if self.is_dealing(state) else state.actor

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        if self.is_dealing(state):
            left, group = self.left(state, state.last), self.in_group(state)
            for _ in range(popcount(left) - group + 1):
                place = lowest(left)
                card = 4 * (place % 16) + place // 16
                if self.can_be_dealt(state, card):
                    yield card
                left = without_lowest(left)
            return
        if state.put[state.actor] < betting.top(state):
            yield FOLD
        yield CALL
        if betting.may_raise(self, state):
            for size in range(self.most_sizes):
                if betting.total(self, state, size) > 0:
                    yield SIZES + size
            if betting.offers_all_in(self, state):
                yield SIZES + self.most_sizes

    # Cards.

    def bit_of(self, card: int) -> Bits:
        return _poker.card_bit(card // 4, card % 4)

    def can_be_dealt(self, state: State, card: int) -> bool:
        """Whether a hand may begin with the card: with ranges, not every one does."""
        return True

    def with_card(self, state: State, card: int) -> State:
        word = self.bit_of(card)
        last = card if self.in_group(state) > 1 else -1
        if state.held < 2 * self.players:
            owner = state.held >> 1
            hands = replaced(state.hands, owner, state.hands[owner] | word)
            return state._replace(hands=hands, held=state.held + 1, last=last)
        place = max(state.opened - 2, 0)
        table = replaced(state.table, place, state.table[place] | word)
        after = state._replace(table=table, opened=state.opened + 1, last=last)
        if after.opened < OPEN[after.street]:
            return after
        return self.round_begun(after, 0)

    # Betting.

    def round_begun(self, state: State, opener: int) -> State:
        """The state at the start of a round; the next one at once if none can act."""
        waiting, number, second, most = 0, 0, betting.second_stack(self, state), betting.top(state)
        behind = False
        for player in range(self.players):
            put = state.put[player]
            if not state.folded >> player & 1 and min(self.chips[player], second) > put:
                waiting |= 1 << player
                number += 1
                behind = behind or put < most
        if number == 1 and not behind:
            waiting = 0
        begun = state._replace(waiting=waiting, acted=0, raised_by=0, short=0, raises=0, ply=0)
        if waiting == 0:
            return begun._replace(street=state.street + 1, level=most)
        return begun._replace(actor=self.next_waiting(waiting, opener))

    def next_waiting(self, waiting: int, player: int) -> int:
        """The first from this player on who is still to act."""
        for _ in range(self.players):
            if waiting >> player & 1:
                return player
            player = player + 1 if player + 1 < self.players else 0
        return player

    def result(self, state: State, action: int) -> State:
        if self.is_dealing(state):
            return self.with_card(state, action)
        player, put, folded = state.actor, state.put, state.folded
        waiting, acted = state.waiting & ~(1 << player), state.acted | 1 << player
        raised_by, short, raises = state.raised_by, state.short, state.raises
        most = betting.top(state)
        if action == FOLD:
            folded |= 1 << player
        elif action == CALL:
            put = replaced(put, player, min(most, self.chips[player]))
        else:
            to = self.raise_total(state, action)
            put = replaced(put, player, to)
            waiting = 0
            for other in range(self.players):
                can_act = self.chips[other] > put[other] and not folded >> other & 1
                if other != player and can_act:
                    waiting |= 1 << other
            if to - most >= raised_by:
                acted = 1 << player
                raised_by = to - most
            short = short + to - most if to == self.chips[player] else 0
            if short >= raised_by:
                short = 0
            raises += 1
        place, word = betting.remembered(state, action)
        after = state._replace(
            put=put,
            waiting=waiting,
            acted=acted,
            raised_by=raised_by,
            short=short,
            raises=raises,
            ply=state.ply + 1,
            folded=folded,
            history=replaced(state.history, place, word),
        )
        if waiting == 0:
            return after._replace(street=state.street + 1, level=betting.top(after))
        return after._replace(actor=self.next_waiting(waiting, player))

    def raise_total(self, state: State, action: int) -> int:
        """The player's chips in the pot after this bet or raise."""
        if action == SIZES + self.most_sizes:
            return betting.all_in(self, state)
        return betting.amount(self, state, action - SIZES)

    def is_terminal(self, state: State) -> bool:
        return self.players - popcount(Bits(state.folded)) == 1 or (
            state.street == STREETS and state.held == 2 * self.players
        )

    def utility(self, state: State, player: int) -> float:
        return payout(self, state, player) - float(state.put[player])

    def information(self, state: State, player: int) -> State:
        """The player's hand, the open cards and all bets."""
        hands = state.hands
        for other in range(self.players):
            if other != player:
                hands = replaced(hands, other, Bits(0))
        return state._replace(hands=hands, last=-1)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        if self.is_dealing(state):
            return _poker.card_text(action // 4, action % 4)
        behind = state.put[state.actor] < betting.top(state)
        if action in (FOLD, CALL):
            return ("fold", "call" if behind else "check")[action]
        if self.raise_total(state, action) == betting.all_in(self, state):
            return "all-in"
        word = "raise" if betting.top(state) > state.level else "bet"
        return f"{word} {self.raise_total(state, action) - state.level}"

    def action_words(self, state: State, action: int) -> str:
        text = self.action_text(state, action)
        if not self.is_dealing(state):
            behind = min(betting.top(state), self.chips[state.actor]) - state.put[state.actor]
            if text == "call":
                return f"call {behind}"
            to = f"raise to {text[6:]}" if text.startswith("raise") else text
            if text == "all-in":
                return f"go all-in with {self.raise_total(state, action) - state.put[state.actor]}"
            return to
        if state.held < 2 * self.players:
            return f"{self.player_name(state.held >> 1)} gets {_poker.spoken(text)}"
        return f"{_poker.spoken(text)} is laid on the table"

    def board(self, state: State, player: int | None = None) -> Board:
        names = tuple(self.player_name(owner) for owner in range(self.players))
        left = tuple(own - put for own, put in zip(self.chips, state.put, strict=True))
        words = self.betting_text(state)
        betting_so_far = Text(words, "betting" if words else "")
        return (
            *self.cards(state, player),
            Chips(state.put, left, names, "the pot"),
            betting_so_far,
        )

    def betting_text(self, state: State) -> str:
        """All actions so far, a round after the other: sizes by their number."""
        names = ["fold", "call", *(f"size {size + 1}" for size in range(self.most_sizes)), "all-in"]
        rounds = []
        for first, second in zip(state.history[::2], state.history[1::2], strict=True):
            codes: list[int] = []
            for word in (second, first):
                while word:
                    codes.insert(0, int(word & 7) - 1)
                    word >>= 3
            if codes:
                rounds.append(", ".join(names[code] for code in codes))
        return "; ".join(rounds)


class _FromRanges(Holdem):
    """The hands of two players come from ranges."""

    compiled = False

    @property
    def name(self) -> str:
        return "holdem"

    def __repr__(self) -> str:
        return super().__repr__().replace(type(self).__name__, Holdem.__name__, 1)

    def can_be_dealt(self, state: State, card: int) -> bool:
        return state.held >= 4 or self.weight(state, card) > 0.0

    def probability(self, state: Any, action: int) -> float:
        if state.held >= 4:
            return super().probability(state, action)
        return self.weight(state, action) / self.weight(state, -1)

    def weight(self, state: State, card: int) -> float:
        """What the hands weigh that the player may hold after this card; -1 for none."""
        player = state.held >> 1
        own = (number_of(lowest(state.hands[player])),) if state.held & 1 else ()
        deal: Any = self._weights
        others = state.hands[0] if player else Bits(0)
        return float(deal.weight(others, own if card < 0 else (*own, card), player))
