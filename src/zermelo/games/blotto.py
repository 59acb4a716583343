"""Colonel Blotto: divide your soldiers over the fields, all at once.

Who has the most soldiers on a field takes it; with a tie it goes to no one. Who takes the most
fields wins; several who take as many share the win.

E. Borel, "La theorie du jeu et les equations integrales a noyau symetrique", 1921.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from ..board import Board, Piles, Text
from ..errors import BadParameter
from ..game import Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced

_NONE, _HIDDEN = -1, -2
_MOST = 10_000  # ways to divide the soldiers


class State(NamedTuple):
    orders: tuple[int, ...]  # which of the divisions each player has chosen
    given: int  # how many have


class Blotto(Game):
    guide = Guide(
        title="Colonel Blotto",
        summary="Divide your soldiers over the fields; more fields win",
        kind="Choices at once",
        rules="""
        Each player has 10 soldiers and divides them over three fields. All decide at the same time,
        without seeing what the others do. The player who sends the most soldiers to a field takes
        it. Nobody takes a field to which several send equally many. The player who takes the most
        fields wins, and several who take as many share the win. No single division is best:
        whatever one is known to play, another beats it.
        """,
        moves="""
        Choose a division from the list, or type it. `5-3-2` sends five soldiers to the first field,
        three to the second and two to the third.
        """,
        parameters={
            "soldiers": Setting("How many soldiers each player has.", Range(1, 99)),
            "fields": Setting("How many fields there are.", Range(2, 9)),
            "players": Setting("How many players divide their soldiers.", Range(2, 8)),
        },
        history="https://en.wikipedia.org/wiki/Blotto_game",
        picture="5-3-2",
    )

    def __init__(self, soldiers: int = 10, fields: int = 3, players: int = 2) -> None:
        self.soldiers, self.fields, self.players = soldiers, fields, players
        self.max_actions = math.comb(soldiers + fields - 1, fields - 1)
        if self.max_actions > _MOST:
            raise BadParameter(
                f"{soldiers} soldiers can be divided over {fields} fields in {self.max_actions:,} "
                f"ways; more than {_MOST:,} are too many, so take fewer of them"
            )
        self.nobody = (_NONE,) * players

    @property
    def divisions(self) -> Any:
        """How many soldiers each order sends to each field."""
        return _divisions(self.soldiers, self.fields)

    def initial_state(self) -> State:
        return State(self.nobody, 0)

    def to_move(self, state: State) -> int:
        return state.given

    def actions(self, state: State) -> Iterable[int]:
        return range(self.max_actions if state.given < self.players else 0)

    def result(self, state: State, action: int) -> State:
        return State(replaced(state.orders, state.given, action), state.given + 1)

    def is_terminal(self, state: State) -> bool:
        return state.given == self.players

    def utility(self, state: State, player: int) -> float:
        mine, best, winners = self.taken(state, player), 0, 0
        for other in range(self.players):
            fields = self.taken(state, other)
            if fields > best:
                best, winners = fields, 0
            if fields == best:
                winners += 1
        if winners == self.players:
            return 0.0
        return 1.0 / winners if mine == best else -1.0 / (self.players - winners)

    def taken(self, state: State, player: int) -> int:
        """How many fields the player takes."""
        divisions, count = self.divisions, 0
        for field in range(self.fields):
            sent = divisions[state.orders[player], field]
            alone = True
            for other in range(self.players):
                if other != player and divisions[state.orders[other], field] >= sent:
                    alone = False
            count += 1 if alone else 0
        return count

    def information(self, state: State, player: int) -> State:
        """The player's own order, and who has given one."""
        if state.given == self.players:
            return state
        orders = state.orders
        for other in range(state.given):
            if other != player:
                orders = replaced(orders, other, _HIDDEN)
        return State(orders, state.given)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return "-".join(str(sent) for sent in self.divisions[action])

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        to_do = f"has {self.soldiers} soldiers for {self.fields} fields"
        names = tuple(f"field {number + 1}" for number in range(self.fields))
        return tuple(
            Piles(tuple(map(int, self.divisions[order])), names, self.player_name(owner))
            if order >= 0
            else Text("ready" if order == _HIDDEN else to_do, self.player_name(owner))
            for owner, order in enumerate(seen.orders)
        )


@functools.cache
def _divisions(soldiers: int, fields: int) -> Any:
    """All of them, in the order of the dictionary."""
    places = itertools.combinations(range(soldiers + fields - 1), fields - 1)
    cuts = np.array([(-1, *cut, soldiers + fields - 1) for cut in places])
    return np.diff(cuts) - 1
