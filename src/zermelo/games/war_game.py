"""A small war game: a few units a side on a grid, orders given at the same time, fog.

Each side has `units` units, the first player's at the left edge, the second's at the right. Before
the first turn both choose in secret what each of their units is: spears, bows or horse. In every
turn both order each of their units to hold or to go one cell north, east, south or west; nobody
sees the other's orders, and all are carried out at once. Units of a side may share a cell. Units
of two sides that come to the same cell, or would change places, meet: bows beat spears, horse
beats bows, spears beat horse, and equals both fall.

A side sees the enemies within `sight` cells of its units, diagonals counted as one, and what they
are. Both are told which units fell in a turn, and what they had been.

It is over after `turns` turns, or when a side has no unit left. Each unit that stands counts 1,
and so does a unit on the hill, the one, two or four cells in the middle of the grid. More points
win.

If it is `open`, there is no fog, and a side's orders (or kinds) are one move. Then nothing is
hidden but what the other chooses at the same time: a Markov game, a matrix game in each position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits
from ..board import Board, Cell, Piece, Text
from ..game import Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _grid
from ._grid import Words

_KINDS = ("spears", "bows", "horse")
_HILL = "▲"
_BEATS = 1  # a kind beats the one this far before it, cyclically
_NONE, _HIDDEN, _FALLEN = -1, -2, -3
_HOLD = 0
_COMPASS = ("east", "south", "west", "north")
_ORDERS = 5
_ORDER_BITS, _CELL_BITS, _KIND_BITS = 3, 6, 2
_SIGHTING = _CELL_BITS + _KIND_BITS
_PLANES = 12  # beside those of past turns


class State(NamedTuple):
    kinds: tuple[int, ...]  # of all units: the first player's, then the second's
    places: tuple[int, ...]  # cells
    orders: tuple[int, ...]  # of this turn
    given: int  # the unit that gets an order next
    turn: int  # 0 while kinds are chosen, then 1, 2, ...
    past: tuple[Words, Words]  # what each player did and saw, a word for each turn


class WarGame(Game):
    guide = Guide(
        title="War game",
        summary="Order a few units at once, in the fog, and hold the hill",
        kind="Hidden boards",
        rules="""
        Each side has three units, west at the left edge and east at the right. Before the first
        turn both choose in secret what each of their units is: spears, bows or horse. In every turn
        both order each unit to hold or to go one cell, and all orders are carried out at once.
        Units of two sides that come to the same cell, or would change places, meet: bows beat
        spears, horse beats bows, spears beat horse, and equals both fall. A side sees only enemies
        within one cell of its units, diagonals included, and what they are. Both are told which
        units fell. The game ends after eight turns, or when a side has no unit left. Each unit that
        stands counts 1, and a unit on the hill in the middle counts 1 more; more points win.
        """,
        moves="""
        Choose a kind for each unit with the buttons; then click the unit and the cell it goes to,
        or its own cell again to hold. `1 spears` makes the first unit spears, `2 north` sends the
        second north, `3 hold` has the third stay.
        """,
        parameters={
            "rows": Setting("How many rows the grid has.", Range(1, 7)),
            "columns": Setting("How many columns the grid has.", Range(2, 7)),
            "units": Setting("How many units each side has.", Range(1, 4)),
            "turns": Setting("The number of turns after which it ends.", Range(1, 16)),
            "sight": Setting("How many cells far units see.", Range(0, 7)),
            "open": "Both see everything after every turn, and a side's orders are one move.",
        },
        history="https://en.wikipedia.org/wiki/Wargame",
        picture="1 spears, 2 bows, 3 horse, 1 bows, 2 horse, 3 spears, "
        "1 east, 2 east, 3 east, 1 west, 2 west, 3 hold",
    )

    player_names = ("west", "east")

    def __init__(
        self,
        rows: int = 5,
        columns: int = 5,
        units: int = 3,
        turns: int = 8,
        sight: int = 1,
        open: bool = False,
    ) -> None:
        self.rows, self.columns, self.units = rows, columns, units
        self.turns, self.sight, self.open = turns, sight, bool(open)
        self.cells = rows * columns
        west = [(2 * i + 1) * rows // (2 * units) * columns for i in range(units)]
        self.starts = (*west, *(self.cells - 1 - cell for cell in west))
        self.hill = _grid.mask(
            row * columns + column
            for row in {(rows - 1) // 2, rows // 2}
            for column in {(columns - 1) // 2, columns // 2}
        )
        self.all_none = (_NONE,) * (2 * units)
        self.blank = (Bits(0),) * (1 if open else turns)
        self.max_actions = _ORDERS**units if open else _ORDERS
        self.observation_shape = (_PLANES if open else _PLANES + 2 * turns, rows, columns)

    def initial_state(self) -> State:
        return State(self.all_none, self.starts, self.all_none, 0, 0, (self.blank, self.blank))

    def to_move(self, state: State) -> int:
        return 0 if state.given < self.units else 1

    def actions(self, state: State) -> Iterator[int]:
        """The kinds of unit; then 0 to hold, 1 forward, 2 to the right, 3 back, 4 to the left, as
        the player sees the grid. Where one move is for all units, it has a digit for each."""
        if self.open:
            for together in range(self.max_actions):
                if self.can_order(state, together):
                    yield together
        elif state.turn == 0:
            for kind in range(len(_KINDS)):
                yield kind
        elif not self.is_terminal(state):
            for order in range(_ORDERS):
                if self.goal(state.places[state.given], order, self.to_move(state)) >= 0:
                    yield order

    def can_order(self, state: State, together: int) -> bool:
        """Whether each digit is a kind, an order that can be carried out, or 0 for a fallen
        unit."""
        player = self.to_move(state)
        for unit in range(player * self.units, (player + 1) * self.units):
            digit, cell = together % _ORDERS, state.places[unit]
            if state.turn == 0:
                if digit >= len(_KINDS):
                    return False
            elif (cell < 0 and digit > 0) or (cell >= 0 and self.goal(cell, digit, player) < 0):
                return False
            together //= _ORDERS
        return not self.is_terminal(state)

    def goal(self, cell: int, order: int, player: int) -> int:
        """Where an order leads; -1 off the board."""
        if order <= _HOLD:
            return cell
        way = (order - 1 + 2 * player) % 4
        row = cell // self.columns + (way == 1) - (way == 3)
        column = cell % self.columns + (way == 0) - (way == 2)
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return -1

    def result(self, state: State, action: int) -> State:
        if self.open:
            return self.ordered_together(state, action)
        if state.turn == 0:
            kinds = replaced(state.kinds, state.given, action)
            done = state.given + 1 == 2 * self.units
            given, turn = (0, 1) if done else (state.given + 1, 0)
            return State(kinds, state.places, state.orders, given, turn, state.past)
        orders = replaced(state.orders, state.given, action)
        given = self.next_unit(state.places, state.given + 1)
        ordered = State(state.kinds, state.places, orders, given, state.turn, state.past)
        return ordered if given < 2 * self.units else self.carried_out(ordered)

    def ordered_together(self, state: State, together: int) -> State:
        player, kinds, orders = self.to_move(state), state.kinds, state.orders
        for unit in range(player * self.units, (player + 1) * self.units):
            if state.turn == 0:
                kinds = replaced(kinds, unit, together % _ORDERS)
            elif state.places[unit] >= 0:
                orders = replaced(orders, unit, together % _ORDERS)
            together //= _ORDERS
        if player == 0 or state.turn == 0:
            given, turn = (self.units, state.turn) if player == 0 else (0, 1)
            return State(kinds, state.places, orders, given, turn, state.past)
        ordered = State(kinds, state.places, orders, 0, state.turn, state.past)
        return self.carried_out(ordered)

    def next_unit(self, places: tuple[int, ...], unit: int) -> int:
        """The first unit that stands, from this one on."""
        while unit < 2 * self.units and places[unit] < 0:
            unit += 1
        return unit

    # What comes of a turn.

    def carried_out(self, state: State) -> State:
        goals, places = state.places, state.places
        for unit in range(2 * self.units):
            if places[unit] >= 0:
                player = 0 if unit < self.units else 1
                goals = replaced(goals, unit, self.goal(places[unit], state.orders[unit], player))
        places = goals
        for unit in range(self.units):
            for enemy in range(self.units, 2 * self.units):
                if self.meet(state, goals, unit, enemy):
                    ahead = (state.kinds[unit] - state.kinds[enemy]) % len(_KINDS)
                    if ahead != _BEATS:
                        places = replaced(places, unit, _FALLEN)
                    if ahead == _BEATS or ahead == 0:
                        places = replaced(places, enemy, _FALLEN)
        if self.open:
            return State(state.kinds, places, self.all_none, 0, state.turn + 1, state.past)
        first = self.noted(state, places, 0)
        second = self.noted(state, places, 1)
        given = self.next_unit(places, 0) % (2 * self.units)
        return State(state.kinds, places, self.all_none, given, state.turn + 1, (first, second))

    def meet(self, state: State, goals: tuple[int, ...], unit: int, enemy: int) -> bool:
        """Whether two units move to one cell, or swap cells."""
        if state.places[unit] < 0 or state.places[enemy] < 0:
            return False
        crossing = goals[unit] == state.places[enemy] and goals[enemy] == state.places[unit]
        return goals[unit] == goals[enemy] or crossing

    def noted(self, before: State, places: tuple[int, ...], player: int) -> Words:
        """The player's past with this turn: its orders, which units fell, the enemies it sees."""
        word, shift = Bits(0), 0
        for own in range(self.units):
            word = word | Bits(before.orders[player * self.units + own] + 1) << shift
            shift += _ORDER_BITS
        for unit in range(2 * self.units):
            fell = places[unit] < 0 and before.places[unit] >= 0
            word = word | Bits(1 if fell else 0) << shift
            shift += 1
        for enemy in range((1 - player) * self.units, (2 - player) * self.units):
            seen = self.is_seen(places, places[enemy], player)
            fell = places[enemy] < 0 and before.places[enemy] >= 0
            if seen or fell:
                sighting = (before.kinds[enemy] + 1) << _CELL_BITS | (
                    places[enemy] + 1 if seen else 0
                )
                word = word | Bits(sighting) << shift
            shift += _SIGHTING
        words = before.past[player]
        for turn in range(self.turns):
            if turn == before.turn - 1:
                words = replaced(words, turn, word)
        return words

    def is_seen(self, places: tuple[int, ...], cell: int, player: int) -> bool:
        """Whether a unit of the player is near enough to a cell."""
        if cell < 0:
            return False
        for own in range(player * self.units, (player + 1) * self.units):
            if places[own] >= 0:
                down = abs(places[own] // self.columns - cell // self.columns)
                across = abs(places[own] % self.columns - cell % self.columns)
                if max(down, across) <= self.sight:
                    return True
        return False

    def sighting(self, state: State, player: int, turn: int, enemy: int) -> tuple[int, int]:
        """Where the player saw the other's n-th unit at the end of a turn, and its kind; -1 where
        it did not."""
        shift = (_ORDER_BITS + 2) * self.units + _SIGHTING * enemy
        item = int(state.past[player][turn - 1] >> shift & ((1 << _SIGHTING) - 1))
        return (item & ((1 << _CELL_BITS) - 1)) - 1, (item >> _CELL_BITS) - 1

    # The end.

    def standing(self, state: State, player: int) -> int:
        """The number of units a side has left, seen or not."""
        count = 0
        for unit in range(player * self.units, (player + 1) * self.units):
            if state.places[unit] != _FALLEN:
                count += 1
        return count

    def is_terminal(self, state: State) -> bool:
        none_left = self.standing(state, 0) == 0 or self.standing(state, 1) == 0
        return state.turn > self.turns or none_left

    def points(self, state: State, player: int) -> int:
        on_hill = 0
        for unit in range(player * self.units, (player + 1) * self.units):
            if state.places[unit] >= 0 and (self.hill >> state.places[unit]) & 1:
                on_hill = 1
        return self.standing(state, player) + on_hill

    def utility(self, state: State, player: int) -> float:
        ahead = self.points(state, player) - self.points(state, 1 - player)
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0

    def evaluate(self, state: State, player: int) -> float:
        return (self.points(state, player) - self.points(state, 1 - player)) / (self.units + 1.0)

    def plies_left(self, state: State) -> int:
        if self.open:
            return 2 * (self.turns + 1 - state.turn) - self.to_move(state)
        return 2 * self.units * (self.turns + 1 - state.turn) - state.given

    # What is seen.

    def information(self, state: State, player: int) -> State:
        """The player's own units and orders, which enemies stand, and all it saw turn by turn; in
        the open all but what the other is just ordering."""
        if self.open:
            return self.all_but_orders(state, player)
        kinds, places, orders = state.kinds, state.places, state.orders
        for enemy in range((1 - player) * self.units, (2 - player) * self.units):
            kinds = replaced(kinds, enemy, _HIDDEN)
            orders = replaced(orders, enemy, _NONE)
            if places[enemy] >= 0:
                places = replaced(places, enemy, _HIDDEN)
        past = (state.past[0], self.blank) if player == 0 else (self.blank, state.past[1])
        return State(kinds, places, orders, state.given, state.turn, past)

    def all_but_orders(self, state: State, player: int) -> State:
        kinds, orders = state.kinds, state.orders
        if player == 1 and self.to_move(state) == 1:
            for enemy in range(self.units):
                orders = replaced(orders, enemy, _NONE)
                if state.turn == 0:
                    kinds = replaced(kinds, enemy, _NONE)
        return State(kinds, state.places, orders, state.given, state.turn, state.past)

    def observation(self, state: State, player: int, planes: Any) -> None:
        """From the player's side of the grid: own units by kind, enemies by kind where they were
        last seen, the older the fainter; the unit to be ordered and the goals of those that have
        been; the hill, the turn, whether kinds are chosen, enemies left; and for each turn where
        own units went and enemies were seen, unless all is seen anyway."""
        planes[:] = 0.0
        for cell in range(self.cells):
            row, column = cell // self.columns, cell % self.columns
            planes[8, row, column] = int((self.hill >> cell) & 1)
            planes[9, row, column] = state.turn / self.turns
            planes[10, row, column] = 1.0 if state.turn == 0 else 0.0
            planes[11, row, column] = self.standing(state, 1 - player) / self.units
        for own in range(self.units):
            self.observe_own(state, player, own, planes)
            self.observe_enemy(state, player, own, planes)

    def observe_own(self, state: State, player: int, own: int, planes: Any) -> None:
        unit = player * self.units + own
        cell = state.places[unit] if self.open else self.starts[unit]
        for turn in range(1, 1 if self.open else min(state.turn, self.turns + 1)):
            order = int(state.past[player][turn - 1] >> _ORDER_BITS * own & 7) - 1
            if order >= 0:  # it stood at the time
                cell = self.goal(cell, order, player)
                seen = self.turned(cell, player)
                planes[_PLANES + turn - 1, seen // self.columns, seen % self.columns] += 1.0
        if state.places[unit] >= 0:
            seen = self.turned(cell, player)
            row, column = seen // self.columns, seen % self.columns
            if state.kinds[unit] >= 0:
                planes[state.kinds[unit], row, column] += 1.0
            if state.given == unit or (self.open and self.to_move(state) == player):
                planes[6, row, column] = 1.0
            if state.orders[unit] >= 0:
                seen = self.turned(self.goal(cell, state.orders[unit], player), player)
                planes[7, seen // self.columns, seen % self.columns] += 1.0

    def observe_enemy(self, state: State, player: int, enemy: int, planes: Any) -> None:
        last, age = -1, 0
        known = _NONE
        if self.open and state.turn > 0:
            unit = (1 - player) * self.units + enemy
            known, age = state.kinds[unit], 1
            if state.places[unit] >= 0:
                last = self.turned(state.places[unit], player)
        for turn in range(1, 1 if self.open else min(state.turn, self.turns + 1)):
            cell, kind = self.sighting(state, player, turn, enemy)
            age += 1
            if kind >= 0:
                known = kind
            if cell >= 0:
                last, age = self.turned(cell, player), 1
                row, column = last // self.columns, last % self.columns
                planes[_PLANES + self.turns + turn - 1, row, column] += 1.0
        if known >= 0 and last >= 0 and state.places[(1 - player) * self.units + enemy] != _FALLEN:
            planes[3 + known, last // self.columns, last % self.columns] += 1.0 / age

    def turned(self, cell: int, player: int) -> int:
        """The cell as the player sees it: its own side to the left."""
        return cell if player == 0 else self.cells - 1 - cell

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        if self.open:
            return self.together_text(state, action)
        number = state.given % self.units + 1
        if state.turn == 0:
            return f"{number} {_KINDS[action]}"
        return f"{number} {self.order_text(action, self.to_move(state))}"

    def together_text(self, state: State, together: int) -> str:
        player, texts = self.to_move(state), []
        for own in range(self.units):
            digit = together // _ORDERS**own % _ORDERS
            if state.turn == 0:
                texts.append(f"{own + 1} {_KINDS[digit]}")
            elif state.places[player * self.units + own] >= 0:
                texts.append(f"{own + 1} {self.order_text(digit, player)}")
        return " ".join(texts)

    def order_text(self, order: int, player: int) -> str:
        return "hold" if order == _HOLD else _COMPASS[(order - 1 + 2 * player) % 4]

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        place = state.places[state.given]
        if state.turn == 0 or (self.open and self.units > 1):
            return ()
        return (place, self.goal(place, action, self.to_move(state)))

    def board(self, state: State, player: int | None = None) -> Board:
        shown: dict[int, list[tuple[str, int]]] = {}
        for unit, place in enumerate(state.places):
            owner = unit // self.units
            own = player in (None, owner)
            seen = own or (
                state.turn > 1
                and not self.open
                and self.sighting(state, owner ^ 1, state.turn - 1, unit % self.units)[0] >= 0
            )
            if place >= 0 and (seen or self.open):
                kind = state.kinds[unit] if own or state.turn > 0 else _NONE
                shown.setdefault(place, []).append(("" if kind < 0 else _KINDS[kind], owner))
        hill = [bool(self.hill >> cell & 1) for cell in range(self.cells)]
        cells: list[Cell] = [
            _units(shown[cell]) if cell in shown else Piece(_HILL) if hill[cell] else None
            for cell in range(self.cells)
        ]
        tints = tuple("green" if high else "" for high in hill)
        turn = f"turn {state.turn} of {self.turns}" if state.turn else "kinds are chosen"
        title = f"{turn}; {_HILL} is the hill"
        who_reports = (0, 1) if player is None or self.open else (player,)
        reports = [self.reported(state, who, player in (None, who)) for who in who_reports]
        grid = _grid.grid(cells, self.rows, self.columns, title=title, tints=tints)
        return (grid, *reports)

    def reported(self, state: State, player: int, all_of_it: bool = True) -> Text:
        """What a player has ordered and seen, in words; to the other, in the open, where it is."""
        own = range(player * self.units, (player + 1) * self.units)
        shown = all_of_it or state.turn > 0
        kinds = [_KINDS[state.kinds[u]] for u in own if shown and state.kinds[u] >= 0]
        if self.open and kinds:
            kinds = [
                f"{kind} {self.place_text(state.places[u])}"
                for u, kind in zip(own, kinds, strict=True)
            ]
        known = ", ".join(f"{number} {kind}" for number, kind in enumerate(kinds, 1))
        lines = [known or "no kind chosen yet"]
        for turn in range(1, 1 if self.open else min(state.turn, self.turns + 1)):
            word = int(state.past[player][turn - 1])
            lines.append(f"turn {turn}: {'; '.join(self.turn_text(state, player, turn, word))}")
        ordered = [state.orders[u] for u in own if all_of_it and state.orders[u] >= 0]
        now = [self.order_text(order, player) for order in ordered]
        given = [f"turn {state.turn}: {', '.join(now)}"] if now else []
        return Text("\n".join([*lines, *given]), self.player_name(player))

    def place_text(self, place: int) -> str:
        return f"at {_grid.cell_name(place, self.columns)}" if place >= 0 else "fell"

    def turn_text(self, state: State, player: int, turn: int, word: int) -> Iterator[str]:
        orders = [(word >> _ORDER_BITS * own & 7) - 1 for own in range(self.units)]
        yield ", ".join("-" if o < 0 else self.order_text(o, player) for o in orders)
        for enemy in range(self.units):
            cell, kind = self.sighting(state, player, turn, enemy)
            if cell >= 0:
                name = _grid.cell_name(cell, self.columns)
                yield f"{_KINDS[kind]} {enemy + 1} seen at {name}"
            elif kind >= 0:
                yield f"{_KINDS[kind]} {enemy + 1} fell"
        for own in range(self.units):
            if word >> _ORDER_BITS * self.units + player * self.units + own & 1:
                yield f"own {own + 1} fell"


def _units(here: list[tuple[str, int]]) -> Piece:
    """Those of one side that share a cell, by their kinds; empty where a kind is not known."""
    symbol = "".join(kind[:1] or "?" for kind, _ in here)
    return Piece(symbol, here[0][1], here[0][0] if len(here) == 1 else "")
