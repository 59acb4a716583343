"""A spot of no-limit hold'em: a flop, turn or river, two ranges, and all bets from there on.

Its public tree has a node for each sequence of bets and cards. Cards that only differ by an
exchange of suits which the board and both ranges do not notice are dealt once. After an all-in
before the river the hands meet in a matrix of how often each wins.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..equilibrium.public.tree import CHANCE, FOLD, MATRIX, NONE, SHOWDOWN, PublicTree
from ..errors import NotThisKindOfGame
from ..game import Game
from ..games._holdem.ranges import HANDS
from ..games._holdem.start import free_weight, parse_ranges, parse_table
from ..games.holdem import Holdem
from .betting_tree import DEAL, Betting, betting_of
from .strengths import Order, add_outcomes, ordered, ranks_on, word_of, words_of

MOST_MATRIX_BYTES = 256 << 20
"""Above this number of hands, cards after an all-in are dealt instead of looked up in matrices."""
NODE_BYTES = 900
"""The bytes of a node while its tree is written."""

Cards = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Spot:
    """A spot and its public tree.

    Attributes:
        hands: for each player, the numbers in HANDS of what it may hold
        names: for each node of the two players, its actions; for chance, the cards of its links
    """

    game: Holdem
    tree: PublicTree
    hands: tuple[Any, Any]
    names: tuple[tuple[str, ...], ...]
    total: float
    """The sum of the weights of all pairs of hands."""

    @cached_property
    def table(self) -> Cards:
        return tuple(4 * rank + suit for rank, suit in parse_table(self.game.table))


def spot(game: Game, *, exact: bool = False) -> Spot:
    """The public tree of a hold'em game for two that begins with cards on the table.

    `exact`: in 64-bit numbers.
    """
    if not isinstance(game, Holdem) or game.players != 2 or not game.table:
        raise NotThisKindOfGame(
            "a spot is no-limit hold'em for two with cards on the table, such as "
            "holdem:table=QsJh2h,pot=20,stacks=100"
        )
    return _Builder(game, np.float64 if exact else np.float32).spot()


def bytes_needed(game: Holdem, *, short: bool = False) -> int:
    """The bytes that solving a spot takes, before anything is built."""
    return _Builder(game, np.float32).bytes_needed(2 if short else 4)


class _Builder:
    """Writes the arrays of the tree, node by node."""

    def __init__(self, game: Holdem, kind_of_number: Any) -> None:
        self.game, self.number = game, kind_of_number
        self.table = tuple(4 * rank + suit for rank, suit in parse_table(game.table))
        self.ranges = parse_ranges(game.ranges or "all", 2, parse_table(game.table))
        self.hands = tuple(np.flatnonzero(weights) for weights in self.ranges)
        self.cards = [np.array(HANDS)[hands] for hands in self.hands]
        self.words = [words_of(cards) for cards in self.cards]
        self.most = max(map(len, self.hands))
        self.total = float((self.ranges[0] * free_weight(self.ranges[1])).sum())
        self.swaps: dict[tuple[int, int], Any] = {}
        self.swap_numbers: dict[tuple[int, int], int] = {}
        for one, other in itertools.combinations(range(4), 2):
            swap = self.exchange(one, other)
            if swap is not None:
                self.swap_numbers[one, other] = len(self.swaps)
                self.swaps[one, other] = swap
        self.kind: list[int] = []
        self.children: list[tuple[int, ...]] = []
        self.dealt: list[tuple[int, ...]] = []
        self.swapped: list[tuple[int, ...]] = []
        self.at: list[int] = []
        self.worth: list[Any] = []
        self.task: list[int] = []
        self.names: list[tuple[str, ...]] = []
        self.orders: dict[frozenset[int], int] = {}
        self.outcomes: dict[frozenset[int], int] = {}
        self.matrices: list[Any] = []
        self.tasks = 0
        boards = {3: 49, 4: 1, 5: 0}[len(self.table)] + 1
        size = 2 * self.most**2 * np.dtype(self.number).itemsize
        self.has_matrices = game.zero_sum and boards * size <= MOST_MATRIX_BYTES

    def spot(self) -> Spot:
        self.emit(betting_of(self.game), self.table, 0)
        names = tuple(self.names)
        return Spot(self.game, self.arrays(), (self.hands[0], self.hands[1]), names, self.total)

    def bytes_needed(self, each: int) -> int:
        """The bytes if each number takes `each`: counted street by street, times the boards there
        are."""
        turns = self.runouts(self.table) if len(self.table) < 5 else []
        boards = [1, len(turns)]
        if len(self.table) == 3:
            boards.append(sum(len(self.runouts((*self.table, card))) for card, _ in turns))
        nodes, numbers, left = 0, 0, [(betting_of(self.game), 0)]
        while left:
            betting, street = left.pop()
            nodes += boards[street]
            if betting.worth is not None:
                continue
            if betting.player == DEAL:
                if not self.has_matrices or _end_of(betting) is None:
                    left.append((betting.after[0], street + 1))
                continue
            cells = len(betting.after) * len(self.hands[betting.player])
            numbers += boards[street] * cells
            left += [(one, street) for one in betting.after]
        places = boards[-1] * 30 * self.most * 2
        return 2 * each * numbers + NODE_BYTES * nodes + places

    # Suits.

    def exchange(self, one: int, other: int) -> Any:
        """[2, most] each hand's number after two suits are exchanged; None if a range changes."""
        found = np.zeros((2, self.most), np.int64)
        for player, hands in enumerate(self.hands):
            numbers = {int(hand): number for number, hand in enumerate(hands)}
            weights = self.ranges[player]
            for number, hand in enumerate(hands):
                image = _place(exchanged(HANDS[hand], one, other))
                if image not in numbers or weights[image] != weights[hand]:
                    return None
                found[player, number] = numbers[image]
        return found

    def is_hidden(self, cards: Cards, one: int, other: int) -> bool:
        """Whether the table looks the same after two suits are exchanged: the flop as a set."""
        if (one, other) not in self.swaps:
            return False
        flop, rest = frozenset(cards[:3]), cards[3:]
        if frozenset(exchanged(cards[:3], one, other)) != flop:
            return False
        return exchanged(rest, one, other) == rest

    # Nodes.

    def node(self, kind: int, at: int, worth: Any, names: tuple[str, ...]) -> int:
        self.kind.append(kind)
        self.at.append(at)
        self.worth.append(worth)
        self.names.append(names)
        self.task.append(NONE)
        for one in (self.children, self.dealt, self.swapped):
            one.append(())
        return len(self.kind) - 1

    def emit(self, betting: Betting, cards: Cards, dealt: int) -> int:
        """Write the nodes that follow; `dealt` is the number of chance nodes above."""
        if betting.worth is not None:
            if betting.folded:
                return self.node(FOLD, NONE, betting.worth, ())
            return self.node(SHOWDOWN, self.order_of(cards), betting.worth, ())
        if betting.player != DEAL:
            node = self.node(betting.player, NONE, None, betting.actions)
            self.children[node] = tuple([self.emit(one, cards, dealt) for one in betting.after])
            self.dealt[node] = self.swapped[node] = (NONE,) * len(betting.after)
            return node
        if self.has_matrices and (end := _end_of(betting)) is not None:
            return self.node(MATRIX, self.outcome_of(cards), end.worth, ())
        return self.emit_cards(betting, cards, dealt)

    def emit_cards(self, betting: Betting, cards: Cards, dealt: int) -> int:
        node = self.node(CHANCE, len(cards), None, ())
        children: list[int] = []
        came: list[int] = []
        swapped: list[int] = []
        for card, images in self.runouts(cards):
            child = self.emit(betting.after[0], (*cards, card), dealt + 1)
            if dealt == 0 and self.kind[child] < FOLD:
                self.task[child] = self.tasks
                self.tasks += 1
            for one, swap in ((card, NONE), *images):
                children.append(child)
                came.append(one)
                swapped.append(swap)
        self.children[node], self.dealt[node] = tuple(children), tuple(came)
        self.swapped[node] = tuple(swapped)
        return node

    def runouts(self, cards: Cards) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
        """The next cards, each with those that an exchange of suits makes of it."""
        first: dict[int, list[tuple[int, int]]] = {}
        hidden = [pair for pair in self.swaps if self.is_hidden(cards, *pair)]
        for card in range(52):
            if card in cards:
                continue
            suit = card % 4
            lower = [one for one, other in hidden if other == suit]
            if lower:
                known = card - suit + min(lower)
                first[known].append((card, self.swap_numbers[min(lower), suit]))
            else:
                first[card] = []
        return [(card, tuple(images)) for card, images in first.items()]

    # Hands on boards.

    def order_of(self, cards: Cards) -> int:
        return self.orders.setdefault(frozenset(cards), len(self.orders))

    def outcome_of(self, cards: Cards) -> int:
        """The number of the matrix of this table."""
        key = frozenset(cards)
        if key not in self.outcomes:
            self.outcomes[key] = len(self.outcomes)
            self.matrices.append(self.matrix(cards))
        return self.outcomes[key]

    def matrix(self, cards: Cards) -> Any:
        """[first's hands, second's] the number of boards that the first wins less those that it
        loses."""
        out = np.zeros((len(self.hands[0]), len(self.hands[1])))
        left = [card for card in range(52) if card not in cards]
        runouts = list(itertools.combinations(left, 5 - len(cards)))
        for more in runouts:
            table = word_of((*cards, *more))
            ranks = [ranks_on(words, table) for words in self.words]
            add_outcomes.compiled(self.words[0], self.words[1], ranks[0], ranks[1], out)
        unseen = 48 - len(cards)
        ways = unseen * (unseen - 1) // 2 if len(cards) == 3 else unseen
        return out / ways

    # Arrays.

    def arrays(self) -> PublicTree:
        kind, number = np.array(self.kind), self.number
        count = np.array([len(links) for links in self.children])
        sizes = np.array([len(hands) for hands in self.hands])
        offset = np.zeros(len(kind), np.int64)
        for player in (0, 1):
            size = np.where(kind == player, count * sizes[player], 0)
            offset = np.where(kind == player, np.cumsum(size) - size, offset)
        at = np.array(self.at)
        unseen = np.where(kind == CHANCE, 48 - at, 1)
        nothing = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
        worth = np.array([nothing if one is None else one for one in self.worth]) / self.total
        weight, low, high = (np.zeros((2, self.most), kind) for kind in (number, int, int))
        same = np.full((2, self.most), NONE)
        for player, hands in enumerate(self.hands):
            numbers = {int(hand): place for place, hand in enumerate(self.hands[1 - player])}
            weight[player, : len(hands)] = self.ranges[player][hands]
            low[player, : len(hands)], high[player, : len(hands)] = self.cards[player].T
            same[player, : len(hands)] = [numbers.get(int(hand), NONE) for hand in hands]
        orders = self.ordered()
        swaps = list(self.swaps.values()) or [np.zeros((2, self.most), np.int64)]
        return PublicTree(
            kind,
            np.concatenate([[0], np.cumsum(count)[:-1]]),
            count,
            _flat(self.children),
            _flat(self.dealt),
            _flat(self.swapped),
            np.where(kind == CHANCE, 1.0 / unseen, 1.0),
            offset,
            np.array(self.task),
            worth,
            at,
            sizes,
            weight,
            low,
            high,
            same,
            *orders,
            self.outcome_matrices(),
            np.array(swaps),
        )

    def ordered(self) -> Order:
        """The hands of both in the order of their strength on every river."""
        found = []
        cards = (self.cards[0], self.cards[1])
        for table in self.orders or [frozenset(range(5))]:
            one, other = (ranks_on(words, word_of(table)) for words in self.words)
            found.append(ordered(cards, (one, other), self.most))
        return Order(*(np.stack(parts) for parts in zip(*found, strict=True)))

    def outcome_matrices(self) -> Any:
        found = np.zeros((max(len(self.matrices), 1), 2, self.most, self.most), self.number)
        for number, matrix in enumerate(self.matrices):
            one, other = matrix.shape
            found[number, 0, :other, :one] = matrix.T
            found[number, 1, :one, :other] = -matrix
        return found


def _end_of(betting: Betting) -> Betting | None:
    """The showdown that follows if only cards come; None if there is more betting."""
    while betting.player == DEAL and betting.worth is None:
        betting = betting.after[0]
    return betting if betting.worth is not None and not betting.folded else None


def _place(cards: Cards) -> int:
    low, high = sorted(cards)
    return low * (103 - low) // 2 + high - low - 1


def exchanged(cards: Any, one: int, other: int) -> Cards:
    """The cards with two suits exchanged."""
    suits = {one: other, other: one}
    return tuple(card - card % 4 + suits.get(card % 4, card % 4) for card in cards)


def _flat(links: list[tuple[int, ...]]) -> Any:
    return np.array([one for part in links for one in part], np.int64)
