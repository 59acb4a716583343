"""Battleship: place your ships in secret, then shoot at the other's in turn.

First both lay their ships on their own board, one after the other in turn, upright or level and
not across each other. Then they shoot, one shot each in turn, and are told: water, hit or sunk.
It ends after a fixed number of shots of each, or when one side has lost all ships. Every ship sunk
counts 1, every ship lost costs `loss`; with a `loss` other than 1 it is no zero-sum game any more
(G. Farina et al., "Correlation in extensive-form games", 2019). With `repeats` a cell may be shot
at again.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from math import inf
from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits
from ..board import Board, Cell, Grid, News, Piece, Text
from ..errors import BadParameter
from ..game import Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from . import _grid, _record
from ._fleet import drawn_fleets, fitting
from ._grid import Words
from ._sizes import parse_sizes

_WATER, _HIT, _SUNK = range(3)
_WORDS = ("water", "hit", "sunk")
_NAMES = {1: ("boat",), 2: ("destroyer",), 3: ("cruiser", "submarine"), 4: ("battleship",),
          5: ("carrier",)}  # fmt: skip
_NOT_YET = -1
_MOST_SHIPS, _MOST_SHOTS = 8, 100


class State(NamedTuple):
    ships: tuple[int, ...]  # where they lie: the first player's, then the second's
    laid: int  # of both
    aimed: tuple[Words, Words]  # the cells that each player has shot at
    shots: int  # of both
    record: Words  # all shots and what came of them


class Battleship(Game):
    guide = Guide(
        title="Battleship",
        summary="Hide your ships, then shoot at the other's until they are sunk",
        kind="Hidden boards",
        rules="""
        Both players have a sea of their own that the other does not see. First they lay their ships
        in turn, from the first size to the last, level or upright and not across each other; ships
        may touch. Then they shoot in turn, one shot each. Both are told whether it fell into the
        water, hit a ship or sank it. The game ends when one side has lost all ships, or after 50
        shots of each. Every ship sunk is worth 1, and every ship lost costs 1.
        """,
        moves="""
        To lay a ship, click its first and its last cell; later click the cell in the other's sea to
        shoot at. `b3-` lays a ship level from b3 to the right, `b3|` upright from b3 down, `b3` is
        a shot. Letters are columns, rows count from the top.
        """,
        parameters={
            "rows": Setting("How many rows a sea has.", Range(1, 10)),
            "columns": Setting("How many columns a sea has.", Range(1, 10)),
            "ships": Setting(
                "The sizes of each side's ships, in the order in which they are laid.", page=True
            ),
            "shots": Setting("How many shots each side has.", Range(1, _MOST_SHOTS)),
            "repeats": "Whether a cell may be shot at again.",
            "loss": "What a ship lost costs; with anything but 1 the game is not zero-sum.",
        },
        history="https://en.wikipedia.org/wiki/Battleship_(game)",
        picture="b2-, a1-, d4|, a2-, h3|, a3-, c9-, a4-, g7-, a5-, "
        "e5, d5, f5, b2, e6, g7, b1, c2, a1, i9",
    )

    def __init__(
        self,
        rows: int = 10,
        columns: int = 10,
        ships: str | tuple[int, ...] = "5-4-3-3-2",
        shots: int = 50,
        repeats: bool = False,
        loss: float = 1.0,
    ) -> None:
        if not 0 <= loss < inf:
            raise BadParameter(f"loss must be 0 or more, and finite, not {loss}")
        self.rows, self.columns, self.shots, self.repeats = rows, columns, shots, bool(repeats)
        self.sizes = parse_sizes("ships", ships, _MOST_SHIPS, 10)
        self.ships = "-".join(str(size) for size in self.sizes)
        self.loss = float(loss)
        self.fleet = len(self.sizes)
        self.cells = rows * columns
        self.width = max((self.cells - 1).bit_length(), 1) + 2
        self.zero_sum = self.loss == 1
        self.utility_bounds = (-self.fleet * self.loss, float(self.fleet))
        self.max_actions = 2 * self.cells
        self.no_ships = (_NOT_YET,) * (2 * self.fleet)
        self.nowhere = _grid.packed([], self.cells)
        if not repeats and shots > self.cells:
            raise BadParameter(f"{shots} shots are more than the {self.cells} cells; allow repeats")
        if not self.all_fit(self.nowhere, 0):
            raise BadParameter(f"ships {self.ships} do not fit on {rows}x{columns} cells")

    @property
    def masks(self) -> Any:
        """The cells of each ship in each place, in words; none where it would stick out."""
        return _masks(self.rows, self.columns, self.sizes)

    def initial_state(self) -> State:
        record = _record.blank(2 * self.shots, self.width)
        return State(self.no_ships, 0, (self.nowhere, self.nowhere), 0, record)

    def to_move(self, state: State) -> int:
        return (state.laid + state.shots) & 1

    def actions(self, state: State) -> Iterator[int]:
        """Below the number of cells: shoot there; above: lay the next ship level or upright."""
        player = self.to_move(state)
        if state.laid < 2 * self.fleet:
            ship = state.laid >> 1
            taken = self.taken(state, player)
            for place in range(2 * self.cells):
                if self.may_lie(taken, ship, place):
                    yield self.cells + place
        elif not self.is_terminal(state):
            for cell in range(self.cells):
                if self.repeats or not _grid.has(state.aimed[player], cell):
                    yield cell

    # Ships.

    def taken(self, state: State, player: int) -> Words:
        """The cells of the player's ships."""
        cells = self.nowhere
        for ship in range(self.fleet):
            place = state.ships[player * self.fleet + ship]
            if place >= 0:
                cells = self.with_ship(cells, ship, place)
        return cells

    def with_ship(self, cells: Words, ship: int, place: int) -> Words:
        for i in range(len(cells)):
            cells = replaced(cells, i, cells[i] | Bits(self.masks[ship, place, i]))
        return cells

    def is_free(self, taken: Words, ship: int, place: int) -> bool:
        """Whether the ship can lie there, on the board and across no other."""
        inside, across = Bits(0), Bits(0)
        for i in range(len(taken)):
            mask = Bits(self.masks[ship, place, i])
            inside = inside | mask
            across = across | (mask & taken[i])
        return inside != Bits(0) and across == Bits(0)

    def may_lie(self, taken: Words, ship: int, place: int) -> bool:
        """Whether it is free, and leaves room for the ships to come."""
        return self.is_free(taken, ship, place) and self.all_fit(
            self.with_ship(taken, ship, place), ship + 1
        )

    def all_fit(self, taken: Words, first: int) -> bool:
        """Whether the ships from `first` on can be laid too: each one's places are tried in
        turn, back to the ship before where none is left."""
        places, ship = self.no_ships, first
        while first <= ship < self.fleet:
            cells = taken
            for before in range(first, ship):
                cells = self.with_ship(cells, before, places[before])
            place = places[ship] + 1
            while place < 2 * self.cells and not self.is_free(cells, ship, place):
                place += 1
            found = place < 2 * self.cells
            places = replaced(places, ship, place if found else _NOT_YET)
            ship += 1 if found else -1
        return ship == self.fleet

    def is_sunk(self, state: State, player: int, ship: int) -> bool:
        left = Bits(0)
        for i in range(len(self.nowhere)):
            mask = Bits(self.masks[ship, state.ships[player * self.fleet + ship], i])
            left = left | (mask & ~state.aimed[1 - player][i])
        return left == Bits(0)

    def sunk(self, state: State, player: int) -> int:
        """How many ships the player has lost."""
        count = 0
        for ship in range(self.fleet):
            if self.is_sunk(state, player, ship):
                count += 1
        return count

    # Turns.

    def result(self, state: State, action: int) -> State:
        player = self.to_move(state)
        if action >= self.cells:
            place = player * self.fleet + (state.laid >> 1)
            ships = replaced(state.ships, place, action - self.cells)
            return State(ships, state.laid + 1, state.aimed, state.shots, state.record)
        first, second = state.aimed
        if player == 0:
            first = _grid.with_cell(first, action)
        else:
            second = _grid.with_cell(second, action)
        after = State(state.ships, state.laid, (first, second), state.shots + 1, state.record)
        heard = action << 2 | self.outcome(after, 1 - player, action)
        record = _record.noted(state.record, state.shots, heard, self.width)
        return State(state.ships, state.laid, (first, second), state.shots + 1, record)

    def outcome(self, state: State, player: int, cell: int) -> int:
        """What the player who was shot at announces."""
        for ship in range(self.fleet):
            place = state.ships[player * self.fleet + ship]
            if (Bits(self.masks[ship, place, cell >> 6]) >> (cell & 63)) & 1:
                return _SUNK if self.is_sunk(state, player, ship) else _HIT
        return _WATER

    def is_terminal(self, state: State) -> bool:
        if state.laid < 2 * self.fleet:
            return False
        return (
            state.shots == 2 * self.shots
            or self.sunk(state, 0) == self.fleet
            or self.sunk(state, 1) == self.fleet
        )

    def utility(self, state: State, player: int) -> float:
        return self.sunk(state, 1 - player) - self.loss * self.sunk(state, player)

    def information(self, state: State, player: int) -> State:
        """The player's own ships, and all shots with their announcements."""
        ships = state.ships
        for ship in range(self.fleet):
            ships = replaced(ships, (1 - player) * self.fleet + ship, _NOT_YET)
        return State(ships, state.laid, state.aimed, state.shots, state.record)

    def possible_states(
        self, information: State, player: int, count: int, rng: random.Random
    ) -> Iterator[State]:
        """Fleets of the other player that are consistent with the announcements, all equally
        likely."""
        other = 1 - player
        ships = (information.laid + player) // 2
        shots = list(self._shots(information, player))
        hits = sorted({cell for cell, said in shots if said != _WATER})
        places = fitting(self.masks, ships, shots, _SUNK)
        for fleet in drawn_fleets(places, ships, hits, count, rng):
            laid = information.ships
            for ship, place in enumerate(fleet):
                laid = replaced(laid, other * self.fleet + ship, place)
            state = information._replace(ships=laid)
            if ships == self.fleet or self.all_fit(self.taken(state, other), ships):
                yield state

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        name = _grid.cell_name(action % self.cells, self.columns)
        return name + ("", "-", "|")[action // self.cells]

    def board(self, state: State, player: int | None = None) -> Board:
        """The task of the turn, both boards, and the last shot."""
        seas = (self._sea(state, owner, player) for owner in range(2))
        news = (News(self._shot_text(state), "Shots"),) if state.shots else ()
        return (Text(self._to_do(state, player)), *seas, *news)

    def _to_do(self, state: State, viewer: int | None) -> str:
        mover = self.to_move(state)
        name = self.player_name(mover).capitalize()
        if state.laid < 2 * self.fleet:
            ship, size = self.ship_name(state.laid >> 1), self.sizes[state.laid >> 1]
            cells = f"{size} cell{'' if size == 1 else 's'}"
            if viewer != mover:
                return f"{name} places a {ship}: {cells}."
            ends = "" if size == 1 else " Choose its first and its last."
            return f"Place your {ship}: {cells}.{ends}"
        sunk = [self._sinkings(state, one) for one in (0, 1)]
        if viewer is None or self.is_terminal(state):
            told = [f"{self.player_name(one).capitalize()} has sunk {sunk[one]}" for one in (0, 1)]
            return f"{'. '.join(told)} of {self.fleet} ships."
        score = f"You have sunk {sunk[viewer]} of {self.fleet} ships and lost {sunk[1 - viewer]}."
        left = self.shots - state.shots // 2
        turn = f"Your shot, {left} left." if viewer == mover else f"{name} shoots."
        return f"{turn} {score}"

    def ship_name(self, ship: int) -> str:
        """What a ship of this size is called; another of three cells is a submarine."""
        names = _NAMES.get(self.sizes[ship], ("ship",))
        before = self.sizes[:ship].count(self.sizes[ship])
        return names[min(before, len(names) - 1)]

    def _shots(self, state: State, shooter: int) -> Iterator[tuple[int, int]]:
        """The cells that a player has shot at, and the announcements."""
        for shot in range(shooter, state.shots, 2):
            item = _record.item_at(state.record, shot, self.width)
            yield item >> 2, item & 3

    def _sinkings(self, state: State, shooter: int) -> int:
        """How many ships a player was told to have sunk; a cell shot at again sinks nothing."""
        first: dict[int, int] = {}
        for cell, said in self._shots(state, shooter):
            first.setdefault(cell, said)
        return list(first.values()).count(_SUNK)

    def _shot_text(self, state: State) -> str:
        shooter = (state.shots - 1) & 1
        cell, heard = list(self._shots(state, shooter))[-1]
        name = self.player_name(shooter).capitalize()
        return f"{name}: {_grid.cell_name(cell, self.columns)} {_WORDS[heard]}."

    def _sea(self, state: State, owner: int, viewer: int | None) -> Grid:
        """The board of one player: o a ship, x a hit, X a ship sunk, + a shot into the water."""
        sees_all = viewer in (None, owner)
        ships = self.taken(state, owner)
        heard = dict(self._shots(state, 1 - owner))
        sunk = {cell for cell, said in heard.items() if said == _SUNK}
        for ship in range(self.fleet if sees_all and state.laid == 2 * self.fleet else 0):
            # Where ships lie side by side, others can't tell which of their cells are one.
            if self.is_sunk(state, owner, ship):
                whole = self.with_ship(self.nowhere, ship, state.ships[owner * self.fleet + ship])
                sunk.update(_grid.each_cell(whole))
        cells: list[Cell] = []
        for cell in range(self.cells):
            if cell in sunk:
                cells.append(Piece("X", owner, "sunk"))
            elif cell in heard:
                hit = heard[cell] != _WATER
                cells.append(Piece("x", owner, "hit") if hit else Piece("+", owner, "miss"))
            else:
                ship_there = sees_all and _grid.has(ships, cell)
                cells.append(Piece("o", owner, "ship") if ship_there else None)
        title = "Your fleet" if viewer == owner else "Enemy waters"
        if viewer is None:
            title = f"{self.player_name(owner).capitalize()}'s fleet"
        return _grid.grid(cells, self.rows, self.columns, title=title)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        """Shots go to the other's board; a ship lies on the own one, from end to end."""
        player, cell = self.to_move(state), action % self.cells
        if action < self.cells:
            return ((1 - player) * self.cells + cell,)
        step = 1 if action < 2 * self.cells else self.columns
        first = player * self.cells + cell
        return tuple(first + step * i for i in range(self.sizes[state.laid >> 1]))


@functools.cache
def _masks(rows: int, columns: int, sizes: tuple[int, ...]) -> Any:
    """By ship, by place (all level ones, then the upright ones), by word."""
    cells = rows * columns
    made = np.zeros((len(sizes), 2 * cells, (cells + 63) // 64), np.uint64)
    for ship, size in enumerate(sizes):
        for place in range(2 * cells if size > 1 else cells):
            upright, cell = divmod(place, cells)
            row, column = divmod(cell, columns)
            if (row if upright else column) + size <= (rows if upright else columns):
                step = columns if upright else 1
                made[ship, place] = _grid.packed(range(cell, cell + size * step, step), cells)
    return made
