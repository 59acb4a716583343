"""The public tree of a game, found from its rules.

It is there if all that is hidden is dealt before the first action, and everybody sees all that
comes after. Whether that is so follows from `information`: from the deal on, what a player knows
must depend on nothing but its own hand and the actions so far. The odds of later chance, which may
depend on the hands, go into what ends are worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...errors import NotThisKindOfGame
from ...game import CHANCE as BY_CHANCE
from ...game import Game
from ..tree.sequence_form import TreeTooLarge
from .tree import CHANCE, MATRIX, NONE, PublicTree

MOST_STATES = 2_000_000

Pair = tuple[int, int]
Worlds = dict[Pair, tuple[Any, float]]
"""For each possible pair of hands, the state and the probability of chance on the way to it."""


@dataclass(frozen=True, eq=False)
class PublicGame:
    """A game with its public tree.

    Attributes:
        hands: for each player, its first information with each hand
        actions: for each node, the game's actions behind its links
        states: for each node, one of its states
    """

    game: Game
    tree: PublicTree
    hands: tuple[tuple[Any, ...], tuple[Any, ...]]
    actions: tuple[tuple[int, ...], ...]
    states: tuple[Any, ...]


def public_game(game: Game) -> PublicGame:
    """The public tree of a game for two; NotThisKindOfGame says why there is none."""
    if game.players != 2:
        raise NotThisKindOfGame(f"public trees are for two players; {game.name} has {game.players}")
    if not game.hidden_information:
        raise NotThisKindOfGame(f"nothing is hidden in {game.name}; solve() suits it")
    worlds, hands = _dealt(game)
    return _Finder(game, hands).found(worlds)


def _dealt(game: Game) -> tuple[Worlds, tuple[dict[Any, int], dict[Any, int]]]:
    """The states after the deal by pairs of hands, and the numbers of hands."""
    hands: tuple[dict[Any, int], dict[Any, int]] = ({}, {})
    worlds: Worlds = {}
    for state, odds in _deals(game, game.initial_state(), 1.0):
        one, other = (
            known.setdefault(game.information(state, player), len(known))
            for player, known in enumerate(hands)
        )
        if (one, other) in worlds:
            raise _refused(game, "something is dealt that neither player sees")
        worlds[one, other] = state, odds
        if len(worlds) > MOST_STATES:
            raise TreeTooLarge(f"{game.name} has more than {MOST_STATES:,} deals")
    return worlds, hands


def _deals(game: Game, state: Any, odds: float) -> Iterator[tuple[Any, float]]:
    if game.is_terminal(state) or game.to_move(state) != BY_CHANCE:
        yield state, odds
        return
    for action in game.actions(state):
        chance = odds * game.probability(state, action)
        if chance > 0.0:
            yield from _deals(game, game.result(state, action), chance)


def _refused(game: Game, reason: str) -> NotThisKindOfGame:
    return NotThisKindOfGame(f"{game.name} has no public tree: {reason}; cfr() suits it")


class _Finder:
    """Walks through all public histories and writes the arrays."""

    def __init__(self, game: Game, hands: tuple[dict[Any, int], dict[Any, int]]) -> None:
        self.game, self.hands = game, hands
        self.sizes = tuple(map(len, hands))
        self.kind: list[int] = []
        self.table: list[int] = []
        self.children: list[tuple[int, ...]] = []
        self.actions: list[tuple[int, ...]] = []
        self.states: list[Any] = []
        self.matrices: list[Any] = []
        self.seen = 0

    def found(self, worlds: Worlds) -> PublicGame:
        self.walk(worlds)
        most = max(self.sizes)
        count = np.array([len(links) for links in self.children])
        first = np.concatenate([[0], np.cumsum(count)[:-1]])
        kind, hands = np.array(self.kind), np.array(self.sizes)
        offset = np.zeros(len(kind), np.int64)
        for player in (0, 1):
            size = np.where(kind == player, count * hands[player], 0)
            offset = np.where(kind == player, np.cumsum(size) - size, offset)
        links = [child for links in self.children for child in links]
        none = np.full(len(links), NONE)
        weight = np.zeros((2, most))
        for player in (0, 1):
            weight[player, : hands[player]] = 1.0
        no_cards = np.zeros((2, most), np.int64)
        tree = PublicTree(
            kind,
            first,
            count,
            np.array(links, np.int64),
            none,
            none,
            np.ones(len(kind)),
            offset,
            np.full(len(kind), NONE),
            np.ones((len(kind), 2, 3)),
            np.array(self.table),
            hands,
            weight,
            no_cards,
            no_cards,
            np.full((2, most), NONE),
            np.zeros((1, 2, most), np.int16),
            np.zeros((1, 2), np.int64),
            np.zeros((1, 2, 2 * most), np.int16),
            np.zeros((1, 2, 53), np.int64),
            np.zeros((1, 2, 8, most), np.int16),
            np.array(self.matrices),
            np.zeros((1, 2, most), np.int64),
        )
        one, other = (tuple(known) for known in self.hands)
        return PublicGame(self.game, tree, (one, other), tuple(self.actions), tuple(self.states))

    def walk(self, worlds: Worlds) -> int:
        """Write the node of these worlds and all below it."""
        game, node = self.game, len(self.kind)
        self.seen += len(worlds)
        if self.seen > MOST_STATES:
            raise TreeTooLarge(
                f"{game.name} has more than {MOST_STATES:,} states behind its public tree; "
                "mccfr() samples it"
            )
        states = [state for state, _ in worlds.values()]
        movers = {NONE - 1 if game.is_terminal(one) else game.to_move(one) for one in states}
        if len(movers) > 1:
            raise _refused(game, "whose turn it is, or whether it is over, depends on the hands")
        mover = movers.pop()
        ended = mover == NONE - 1
        self.kind.append(MATRIX if ended else CHANCE if mover == BY_CHANCE else mover)
        self.table.append(self.matrix(worlds) if ended else NONE)
        self.children.append(())
        self.actions.append(())
        self.states.append(states[0])
        if ended:
            return node
        after = self.by_action(worlds, mover)
        self.actions[node] = tuple(after)
        self.children[node] = tuple([self.walk(below) for below in after.values()])
        return node

    def by_action(self, worlds: Worlds, mover: int) -> dict[int, Worlds]:
        """The worlds after each action, if both players see which it was."""
        game = self.game
        after: dict[int, Worlds] = {}
        offered = set()
        for pair, (state, odds) in worlds.items():
            actions = tuple(game.actions(state))
            offered.add(actions)
            for action in actions:
                chance = odds * game.probability(state, action) if mover == BY_CHANCE else odds
                if chance > 0.0:
                    after.setdefault(action, {})[pair] = game.result(state, action), chance
        if mover != BY_CHANCE and len(offered) > 1:
            raise _refused(game, "which actions there are depends on the hands")
        self.check_seen(after)
        return after

    def check_seen(self, after: dict[int, Worlds]) -> None:
        """Refuse the game unless each player's information follows from its hand and the action,
        and tells both."""
        for player in (0, 1):
            owner: dict[Any, tuple[int, int]] = {}
            known: dict[tuple[int, int], Any] = {}
            for action, worlds in after.items():
                for pair, (state, _) in worlds.items():
                    knows, place = self.game.information(state, player), (action, pair[player])
                    if owner.setdefault(knows, place) != place:
                        raise _refused(self.game, "an action is not seen by all")
                    if known.setdefault(place, knows) != knows:
                        raise _refused(self.game, "more of the hands is seen during the game")

    def matrix(self, worlds: Worlds) -> int:
        """The utility of a final state to each player for each pair of hands, times its
        probability."""
        most = max(self.sizes)
        found = np.zeros((2, most, most))
        for (one, other), (state, odds) in worlds.items():
            found[0, other, one] = odds * self.game.utility(state, 0)
            found[1, one, other] = odds * self.game.utility(state, 1)
        self.matrices.append(found)
        return len(self.matrices) - 1
