"""Goofspiel, the game of pure strategy: bid cards for prizes, all at once.

Each player has the cards 1 to `cards`, and so has the pile of prizes. In every turn a prize is
laid open, both bid a card of their own without seeing the other's, and the higher bid takes the
prize, nobody if they are equal. Cards that were bid are gone. In the end who has more points
wins; with `points` the utility is by how many.

`prizes` says how they come: random, descending or ascending. With `hidden`, bids are never shown:
players learn only who took the prize.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..board import Amounts, Board, Cards, Text, card_place
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced

_DIGIT = 4  # bits for a card
_FACE_DOWN = -1
_TIE = 3


class State(NamedTuple):
    hands: tuple[int, ...]  # of both players: a bit for each card
    bids: tuple[int, ...]  # theirs so far, a digit each, the last one lowest
    prizes: int  # in the same way
    laid: int  # how many of them
    takers: int  # of the prizes: 1 first, 2 second, 3 neither; two bits each
    turn: int
    bid: int  # what the first bids in this turn; 0: nothing yet
    points: tuple[int, ...]


class Goofspiel(Game):
    guide = Guide(
        title="Goofspiel",
        summary="Bid your cards for prizes, both at once",
        kind="Card and word games",
        rules="""
        Each player holds the cards 1 to 13, and so does the pile of prizes. In every turn one prize
        is laid open. Both players bid a card of their own, without seeing the other's. The higher
        bid takes the prize, which counts as many points as it shows; if both bid the same, nobody
        gets it. Cards that were bid are gone. After all prizes, more points win. By default bids
        are shown once both have bid, and the prizes come in random order.
        """,
        moves="""
        Click a card of your hand to bid it. Moves are written as the number on the card: `13`.
        """,
        parameters={
            "cards": Setting("How many cards each player has.", Range(2, 13)),
            "prizes": Setting(
                "The order of the prizes: `random`, `descending` or `ascending`.",
                choices=("random", "descending", "ascending"),
            ),
            "hidden": "Whether bids are never shown: one learns only who took the prize.",
            "points": "Whether the difference of points counts, instead of who has more.",
        },
        history="https://en.wikipedia.org/wiki/Goofspiel",
    )

    def __init__(
        self, cards: int = 13, prizes: str = "random", hidden: bool = False, points: bool = False
    ) -> None:
        self.cards, self.prizes, self.hidden, self.points = cards, prizes, hidden, points
        self.shuffled, self.falling = prizes == "random", prizes == "descending"
        self.full = (1 << (cards + 1)) - 2
        self.max_actions = cards
        self.observation_shape = (4 + cards * (2 + 3 * cards + 2),)
        most = cards * (cards + 1) / 2
        self.utility_bounds = (-most, most) if points else (-1.0, 1.0)

    @property
    def chance(self) -> bool:
        return self.shuffled

    def initial_state(self) -> State:
        state = State((self.full, self.full), (0, 0), 0, 0, 0, 0, 0, (0, 0))
        return state if self.shuffled else self.with_prize(state, self.next_prize(state))

    def next_prize(self, state: State) -> int:
        """The next prize, where it is not left to chance."""
        return self.cards - state.laid if self.falling else state.laid + 1

    def with_prize(self, state: State, prize: int) -> State:
        return State(
            state.hands,
            state.bids,
            (state.prizes << _DIGIT) | prize,
            state.laid + 1,
            state.takers,
            state.turn,
            0,
            state.points,
        )

    def to_move(self, state: State) -> int:
        return CHANCE if state.laid == state.turn else 0 if state.bid == 0 else 1

    def actions(self, state: State) -> Iterator[int]:
        if state.laid > state.turn:
            hand = state.hands[0 if state.bid == 0 else 1]
        else:
            hand = self.prizes_left(state)
        for card in range(1, self.cards + 1):
            if (hand >> card) & 1:
                yield card

    def prizes_left(self, state: State) -> int:
        left = self.full if state.turn < self.cards else 0
        for i in range(state.laid):
            left &= ~(1 << ((state.prizes >> (_DIGIT * i)) & 15))
        return left

    def result(self, state: State, action: int) -> State:
        if state.laid == state.turn:
            return self.with_prize(state, action)
        if state.bid == 0:
            return State(
                replaced(state.hands, 0, state.hands[0] & ~(1 << action)),
                replaced(state.bids, 0, (state.bids[0] << _DIGIT) | action),
                state.prizes,
                state.laid,
                state.takers,
                state.turn,
                action,
                state.points,
            )
        prize, points, taker = state.prizes & 15, state.points, _TIE
        if action != state.bid:
            winner = 0 if state.bid > action else 1
            points = replaced(points, winner, points[winner] + prize)
            taker = winner + 1
        following = State(
            replaced(state.hands, 1, state.hands[1] & ~(1 << action)),
            replaced(state.bids, 1, (state.bids[1] << _DIGIT) | action),
            state.prizes,
            state.laid,
            (state.takers << 2) | taker,
            state.turn + 1,
            0,
            points,
        )
        if self.shuffled or following.turn == self.cards:
            return following
        return self.with_prize(following, self.next_prize(following))

    def is_terminal(self, state: State) -> bool:
        return state.turn == self.cards

    def utility(self, state: State, player: int) -> float:
        ahead = state.points[player] - state.points[1 - player]
        if self.points:
            return float(ahead)
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0

    def probability(self, state: State, action: int) -> float:
        return 1.0 / (self.cards - state.laid)

    def information(self, state: State, player: int) -> State:
        """Own cards and bids, prizes and who took them; the other's bids once they are shown."""
        hands, bids, bid = state.hands, state.bids, state.bid
        if self.hidden:
            hands = replaced(hands, 1 - player, 0)
            bids = replaced(bids, 1 - player, 0)
        elif player == 1 and bid > 0:
            hands = replaced(hands, 0, hands[0] | (1 << bid))
            bids = replaced(bids, 0, bids[0] >> _DIGIT)
        if player == 1 and bid > 0:
            bid = _FACE_DOWN
        return State(
            hands, bids, state.prizes, state.laid, state.takers, state.turn, bid, state.points
        )

    def observation(self, state: State, player: int, planes: Any) -> None:
        """The player's seat, the points and hands of both, own first; and for each turn the prize,
        both bids and who took it, as far as they are known."""
        planes[:] = 0.0
        planes[player] = 1.0
        seen = self.information(state, player)
        most = self.cards * (self.cards + 1) / 2
        turns = 4 + 2 * self.cards
        for side in range(2):
            owner = player if side == 0 else 1 - player
            planes[2 + side] = seen.points[owner] / most
            for card in range(self.cards):
                planes[4 + side * self.cards + card] = (seen.hands[owner] >> (card + 1)) & 1
            self.observe_cards(seen.bids[owner], planes, turns + (1 + side) * self.cards)
        self.observe_cards(seen.prizes, planes, turns)
        for turn in range(seen.turn):
            taker = (seen.takers >> 2 * (seen.turn - 1 - turn)) & 3
            if taker != _TIE:
                side = 0 if taker == player + 1 else 1
                planes[turns + turn * (3 * self.cards + 2) + 3 * self.cards + side] = 1.0

    def observe_cards(self, packed: int, planes: Any, first: int) -> None:
        """One-hot, turn by turn."""
        count = 0
        while packed >> (_DIGIT * count):
            count += 1
        for turn in range(count):
            card = (packed >> (_DIGIT * (count - 1 - turn))) & 15
            planes[first + turn * (3 * self.cards + 2) + card - 1] = 1.0

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return str(action)

    def action_words(self, state: State, action: int) -> str:
        return f"the prize is {action}" if state.laid == state.turn else f"bid {action}"

    def sees(self, state: State, action: int, player: int) -> bool:
        """The prizes, and the second bid, with which both are shown unless they are hidden."""
        return state.laid == state.turn or (state.bid > 0 and not self.hidden)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        """The card in the hand of the player who bids it."""
        if state.laid == state.turn:
            return ()
        mover = self.to_move(state)
        before = (state.hands[mover] & ((1 << action) - 1)).bit_count()
        return (card_place(self.board(state), mover, before),)

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        names = tuple(self.player_name(owner) for owner in range(2))
        hands = tuple(
            Cards(tuple(str(c) for c in range(1, self.cards + 1) if hand >> c & 1), owner, name)
            for owner, (hand, name) in enumerate(zip(seen.hands, names, strict=True))
        )
        bids = tuple(
            Cards(_digits(bids), owner, f"{name} has bid")
            for owner, (bids, name) in enumerate(zip(seen.bids, names, strict=True))
        )
        prizes = Cards(_digits(seen.prizes), title="prizes")
        points = Amounts(seen.points, names, (0, 1), "points")
        return (*hands, prizes, *bids, Text(self.taken_text(seen), "taken"), points)

    def taken_text(self, state: State) -> str:
        """The owner of each prize, in the order in which they came."""
        taken: list[str] = []
        prizes, takers = state.prizes >> _DIGIT * (state.laid - state.turn), state.takers
        for _ in range(state.turn):
            taker = takers & 3
            who = "nobody" if taker == _TIE else self.player_name(taker - 1)
            taken.insert(0, f"{prizes & 15}: {who}")
            prizes, takers = prizes >> _DIGIT, takers >> 2
        return ", ".join(taken)


def _digits(packed: int) -> tuple[str, ...]:
    """The cards in the order in which they came."""
    cards: list[str] = []
    while packed:
        cards.insert(0, str(packed & 15))
        packed >>= _DIGIT
    return tuple(cards)
