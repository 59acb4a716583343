"""Kalah (William Champion), the mancala of the West.

Take all seeds of one of your pits and sow them counter-clockwise, into your
store but not the other. A last seed in your store gives another move; a last
seed in an empty pit of yours captures what lies opposite and itself, and where
nothing lies opposite it just stays (with `empty_capture` it goes to the store).
The game ends when either side is bare; what is left goes to its owner's store,
and more seeds win. `score="margin"` makes the difference of seeds, divided by
their number, the utility.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits, bit, popcount
from ..board import Board, Grid, Piece
from ..errors import InvalidState
from ..game import LinearEvaluation
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _grid
from ._shares import MarginGame

MOST_COUNTED = 11  # seeds of a pit that learnt evaluations count


class State(NamedTuple):
    seeds: tuple[int, ...]  # the first player's pits and store, then the second player's
    player: int


class Kalah(LinearEvaluation, MarginGame):
    """An action is the number of a pit of the player to move, from 0; the store comes last."""

    guide = Guide(
        title="Kalah",
        summary="Sow seeds round the board; more in your store win",
        kind="Board games",
        compiled_ahead=True,
        rules="""
        Each player has six pits with four seeds each, and a store to the right of them. A move
        takes all seeds of one of your pits and sows them one by one counter-clockwise, into your
        own store too but not into the other's. If the last seed falls into your store, you move
        again. If it falls into an empty pit of yours, it captures the seeds opposite, and both go
        to your store; where nothing lies opposite it stays. The game ends when one side has no
        seeds left in its pits. What the other still has goes to its own store. More seeds win.
        """,
        moves="""
        Click one of your pits: the lower row is the first player's, the upper row the second's.
        Moves are written as the number of the pit, `1` the furthest from your store.
        """,
        parameters={
            "pits": Setting("How many pits each player has.", Range(1, 12)),
            "seeds": Setting("How many seeds each pit holds at the start.", Range(1, 24)),
            "score": Setting(
                "What counts: `win`, who has more, or `margin`, by how large a share of all.",
                choices=("win", "margin"),
            ),
            "empty_capture": "Whether a last seed in an empty pit of yours goes to the store even "
            "where nothing lies opposite.",
        },
        history="https://en.wikipedia.org/wiki/Kalah",
        known=("six houses with four seeds: the first player wins (Irving and others, 2000)",),
        picture="3, 6, 5, 2, 1",
    )

    player_names = ("first", "second")
    feature_names = ("stores", "seeds in pits", "moves into the store")
    weights = (0.75, 0.1, 0.1)

    def __init__(
        self, pits: int = 6, seeds: int = 4, score: str = "win", empty_capture: bool = False
    ) -> None:
        self.pits, self.seeds, self.empty_capture = pits, seeds, bool(empty_capture)
        self.set_score(score, "margin", 2 * pits * seeds, 2)
        self.max_actions = pits
        self.observation_shape = (2, pits + 1)
        self.start = ((seeds,) * pits + (0,)) * 2
        counted = [self.most_counted(place) for place in range(2 * pits + 2)]
        # Of each place's features; the last is their number.
        self.first_bit = np.cumsum([0, *counted])
        self.no_features = (Bits(0),) * -(-sum(counted) // 64)

    def initial_state(self) -> State:
        return State(self.start, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> Iterator[int]:
        first = self.first_pit(state.player)
        for pit in range(self.pits):
            if state.seeds[first + pit] > 0:
                yield pit

    def first_pit(self, player: int) -> int:
        return player * (self.pits + 1)

    def result(self, state: State, action: int) -> State:
        places = 2 * self.pits + 2
        first = self.first_pit(state.player)
        store = first + self.pits
        other_store = (store + self.pits + 1) % places
        place = first + action
        hand = state.seeds[place]
        seeds = replaced(state.seeds, place, 0)
        while hand > 0:
            place = place + 1 if place + 1 < places else 0
            if place != other_store:
                seeds = replaced(seeds, place, seeds[place] + 1)
                hand -= 1
        if first <= place < store and seeds[place] == 1:
            seeds = self.captured(seeds, place, store)
        return State(self.swept(seeds), state.player if place == store else 1 - state.player)

    def captured(self, seeds: tuple[int, ...], place: int, store: int) -> tuple[int, ...]:
        opposite = 2 * self.pits - place
        if seeds[opposite] == 0 and not self.empty_capture:
            return seeds
        seeds = replaced(seeds, store, seeds[store] + seeds[opposite] + 1)
        return replaced(replaced(seeds, place, 0), opposite, 0)

    def swept(self, seeds: tuple[int, ...]) -> tuple[int, ...]:
        """If one side is bare, the seeds left in the pits go into the stores."""
        mine, theirs = self.in_pits(seeds, 0), self.in_pits(seeds, 1)
        if mine > 0 and theirs > 0:
            return seeds
        for pit in range(self.pits):
            seeds = replaced(seeds, pit, 0)
            seeds = replaced(seeds, pit + self.pits + 1, 0)
        seeds = replaced(seeds, self.pits, seeds[self.pits] + mine)
        return replaced(seeds, 2 * self.pits + 1, seeds[2 * self.pits + 1] + theirs)

    def in_pits(self, seeds: tuple[int, ...], player: int) -> int:
        total = 0
        for pit in range(self.pits):
            total += seeds[self.first_pit(player) + pit]
        return total

    def is_terminal(self, state: State) -> bool:
        return state.seeds[self.pits] + state.seeds[2 * self.pits + 1] == self.total

    def margin(self, state: State, player: int) -> int:
        """The player's lead in seeds."""
        ahead = state.seeds[self.pits] - state.seeds[2 * self.pits + 1]
        return ahead if player == 0 else -ahead

    def in_play(self, state: State) -> int:
        """Seeds in a store stay there."""
        return self.in_pits(state.seeds, 0) + self.in_pits(state.seeds, 1)

    def order(self, state: State, action: int) -> int:
        """Moves into the store first, the pit nearest to it before the others."""
        seeds = state.seeds[self.first_pit(state.player) + action]
        again = seeds % (2 * self.pits + 1) == self.pits - action
        return action + (self.pits if again else 0)

    def features(self, state: State, player: int) -> tuple[float, ...]:
        pits = self.in_pits(state.seeds, player) - self.in_pits(state.seeds, 1 - player)
        bonus = self.bonus_moves(state.seeds, player) - self.bonus_moves(state.seeds, 1 - player)
        return (self.margin(state, player) / self.total, pits / self.total, bonus / self.pits)

    def bonus_moves(self, seeds: tuple[int, ...], player: int) -> int:
        """How many pits end in the store."""
        count = 0
        for pit in range(self.pits):
            if seeds[self.first_pit(player) + pit] % (2 * self.pits + 1) == self.pits - pit:
                count += 1
        return count

    def random_action(self, state: State, dice: Bits) -> int:
        first = self.first_pit(state.player)
        filled = Bits(0)
        for pit in range(self.pits):
            filled |= bit(pit) if state.seeds[first + pit] > 0 else Bits(0)
        return _grid.nth(filled, _grid.draw(dice, popcount(filled)))

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own pits and store, then the other side's, in parts of all seeds."""
        for pit in range(self.pits + 1):
            planes[0, pit] = state.seeds[self.first_pit(player) + pit] / self.total
            planes[1, pit] = state.seeds[self.first_pit(1 - player) + pit] / self.total

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """The number of seeds in each of the player's pits and its store, then in the other's: a
        bit for each number but 0."""
        words, places = self.no_features, 2 * self.pits + 2
        own = self.first_pit(player)
        for place in range(places):
            seeds = state.seeds[own + place if own + place < places else own + place - places]
            if seeds > 0:
                first, after = self.first_bit[place], self.first_bit[place + 1]
                number = min(first + seeds, after) - 1
                words = replaced(words, number >> 6, words[number >> 6] | bit(number & 63))
        return words

    def most_counted(self, place: int) -> int:
        """Counts of seeds from here on look the same: in a store, more than half win."""
        is_store = place % (self.pits + 1) == self.pits
        return min(self.total // 2 + 1, 63) if is_store else MOST_COUNTED

    @property
    def feature_places(self) -> tuple[tuple[int, ...], ...]:  # type: ignore[override]
        return tuple(
            tuple(range(self.first_bit[place], self.first_bit[place + 1]))
            for place in range(2 * self.pits + 2)
        )

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        """The pit's number, 1 the furthest from the player's store."""
        return str(action + 1)

    def state_text(self, state: State) -> str:
        """Pits and store of each side, then the player to move: "4,4,4,0/4,4,4,0 1"."""
        sides = state.seeds[: self.pits + 1], state.seeds[self.pits + 1 :]
        return f"{'/'.join(','.join(map(str, side)) for side in sides)} {state.player + 1}"

    def parse_state(self, text: str) -> State:
        numbers, mover = _grid.parse_fields(text, 2, self.state_text(self.initial_state()))
        seeds = tuple(_grid.parse_numbers(numbers.replace("/", ","), len(self.start)))
        player = _grid.parse_mark(mover, "12")
        if sum(seeds) != self.total:
            raise InvalidState(f"there are {self.total} seeds in this game, not {sum(seeds)}")
        if self.swept(seeds) != seeds:
            raise InvalidState("a side is bare, so the game is over and all seeds are in stores")
        return State(seeds, player)

    def board(self, state: State, player: int | None = None) -> Board:
        """The first player's pits below, his store to the right; the second's opposite."""
        places = [
            Piece(str(count), int(place > self.pits), "seeds")
            for place, count in enumerate(state.seeds)
        ]
        own, store = places[: self.pits], places[self.pits]
        other, other_store = places[self.pits + 1 : -1], places[-1]
        cells = (*reversed(other), *own)
        return (Grid(2, self.pits, cells, shape="hole", ends=(other_store, store)),)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (self.pits + action if state.player == 0 else self.pits - 1 - action,)
