"""Liar's dice: bid on dice of which half are hidden, or call the bid a lie.

Both roll their dice, each seeing only its own. In turn they bid how many of all the dice show
some face, each bid higher than the last: more dice, or as many of a higher face. Instead of
bidding one may say "liar": if there are as many as was bid, who bid wins, else who doubted.
The highest face counts as any.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import highest, popcount
from ..board import Board, Dice, Text
from ..errors import BadParameter
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced

_DIGIT = 4  # bits for the number of dice with one face
_MOST_BIDS = 62
_LIAR = "liar"
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class State(NamedTuple):
    faces: tuple[int, ...]  # of each player: how many dice show 1, 2, ..., four bits each
    rolled: int
    bids: int  # a bit for each that was made
    doubted: bool


class LiarsDice(Game):
    guide = Guide(
        title="Liar's dice",
        summary="Bid on dice you can't see, or call the bid a lie",
        kind="Dice games",
        rules="""
        Both players roll a die, and each sees only its own. In turn they bid how many of all the
        dice show some face. Each bid must be higher than the last: more dice, or as many of a
        higher face. Instead of bidding, one may say that the other lies. Then the dice are shown.
        If at least as many as was bid are there, the bidder wins, else the one who doubted. The
        highest face counts as any face.
        """,
        moves="""
        Use the buttons, or type the bid. `2x5` bids that two dice show a five; `liar` doubts the
        last bid.
        """,
        parameters={
            "dice": Setting("How many dice each player has.", Range(1, 15)),
            "sides": Setting("How many sides a die has.", Range(2, 15)),
        },
        history="https://en.wikipedia.org/wiki/Liar%27s_dice",
        picture="4, 2, 1x4, 2x2",
    )

    def __init__(self, dice: int = 1, sides: int = 6) -> None:
        if 2 * dice * sides > _MOST_BIDS:
            raise BadParameter(
                f"{dice} dice of {sides} sides allow {2 * dice * sides} bids; at most "
                f"{_MOST_BIDS} fit, so take fewer dice or sides"
            )
        self.dice, self.sides = dice, sides
        self.bids = 2 * dice * sides
        self.max_actions = self.bids + 1
        self.observation_shape = (2 + sides + self.bids,)

    def initial_state(self) -> State:
        return State((0, 0), 0, 0, False)

    def to_move(self, state: State) -> int:
        return CHANCE if state.rolled < 2 * self.dice else popcount(state.bids) & 1

    def actions(self, state: State) -> Iterator[int]:
        if state.rolled < 2 * self.dice:
            for side in range(self.sides):
                yield side
        elif not state.doubted:
            for bid in range(highest(state.bids) + 1, self.bids):
                yield bid
            if state.bids != 0:
                yield self.bids

    def result(self, state: State, action: int) -> State:
        if state.rolled < 2 * self.dice:
            player = state.rolled // self.dice
            faces = state.faces[player] + (1 << (_DIGIT * action))
            return State(replaced(state.faces, player, faces), state.rolled + 1, 0, False)
        if action == self.bids:
            return State(state.faces, state.rolled, state.bids, True)
        return State(state.faces, state.rolled, state.bids | (1 << action), False)

    def is_terminal(self, state: State) -> bool:
        return state.doubted

    def utility(self, state: State, player: int) -> float:
        bid = highest(state.bids)
        wanted, face = bid // self.sides + 1, bid % self.sides
        bidder = (popcount(state.bids) - 1) & 1
        winner = bidder if self.showing(state, face) >= wanted else 1 - bidder
        return 1.0 if player == winner else -1.0

    def showing(self, state: State, face: int) -> int:
        """How many dice show the face, or the one that counts as any."""
        wild = self.sides - 1
        count = 0
        for player in range(2):
            count += (state.faces[player] >> (_DIGIT * face)) & 15
            if face != wild:
                count += (state.faces[player] >> (_DIGIT * wild)) & 15
        return count

    def probability(self, state: State, action: int) -> float:
        return 1.0 / self.sides

    def information(self, state: State, player: int) -> State:
        """The player's own dice and all bids."""
        own = replaced(state.faces, 1 - player, 0)
        return State(own, state.rolled, state.bids, state.doubted)

    def observation(self, state: State, player: int, planes: Any) -> None:
        """The player's seat, how many of its dice show each face, and all bids."""
        planes[:] = 0.0
        planes[player] = 1.0
        for face in range(self.sides):
            planes[2 + face] = ((state.faces[player] >> (_DIGIT * face)) & 15) / self.dice
        for bid in range(self.bids):
            planes[2 + self.sides + bid] = (state.bids >> bid) & 1

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        if state.rolled < 2 * self.dice:
            return str(action + 1)
        return _LIAR if action == self.bids else self.bid_text(action)

    def bid_text(self, bid: int) -> str:
        """How many and of which face: 2x5."""
        return f"{bid // self.sides + 1}x{bid % self.sides + 1}"

    def action_words(self, state: State, action: int) -> str:
        if state.rolled < 2 * self.dice:
            owner = self.player_name(state.rolled // self.dice)
            return f"{owner} rolls {action + 1}"
        return "call it a lie" if action == self.bids else f"bid {self.bid_words(action)}"

    def bid_words(self, bid: int) -> str:
        """A bid as it is spoken: two fives."""
        count, face = bid // self.sides + 1, bid % self.sides + 1
        if max(count, face) >= len(_NUMBERS):
            return f"{count} times {face}"
        ending = "" if count == 1 else "es" if face == 6 else "s"
        return f"{_NUMBERS[count]} {_NUMBERS[face]}{ending}"

    def sees(self, state: State, action: int, player: int) -> bool:
        """All hear the bids, each sees its own dice."""
        return state.rolled // self.dice in (player, 2)

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        unseen = (0,) * self.dice if state.rolled == 2 * self.dice else ()
        hands = tuple(
            Dice(self.values(faces) or unseen, owner, self.player_name(owner))
            for owner, faces in enumerate(seen.faces)
        )
        bids = [self.bid_words(bid) for bid in range(self.bids) if state.bids >> bid & 1]
        said = [*bids, _LIAR] if state.doubted else bids
        if said:
            return (*hands, Text(", ".join(said), "bids"))
        rolling = state.rolled < 2 * self.dice
        rolled = f"{state.rolled} of {2 * self.dice} dice rolled" if rolling else "no bid yet"
        return (*hands, Text(rolled))

    def values(self, faces: int) -> tuple[int, ...]:
        """The dice in order of their faces."""
        return tuple(
            side + 1 for side in range(self.sides) for _ in range(faces >> (_DIGIT * side) & 15)
        )
