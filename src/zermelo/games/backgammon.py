"""Backgammon, money play, with the doubling cube or without it.

Both players throw a die, again on a tie, and the higher begins with both numbers. As many
numbers as possible must be played, all four of a double; if either of two can be played but
not both, the larger. A plain game counts 1, a gammon (the loser bore off nothing) 2, a
backgammon (and has a checker on the bar or in the winner's home) 3.

With `cube`, a player on roll may double the stakes before the dice are thrown, if the cube is in
the middle or on that player's side, and up to 64. The other takes, and has the cube, or drops and
loses what was played for before. A backgammon, 3, with the cube at 64 is worth 192: textbooks give
payoffs from 0 to 192, the loser's being 0. That is what `score="winnings"` counts; otherwise the
loser's payoff is the winner's with the other sign.

A roll is a chance action, 8 times the larger die plus the smaller, plus 64 in the opening if
O begins. A move is one action: the points that checkers leave. Every position that a roll
leads to belongs to exactly one action.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, bit, lowest, popcount, without_lowest
from ..board import Board, Dice, Points, Text
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Setting
from . import _grid
from ._backgammon import notation
from ._backgammon.evaluation import (
    NAMES,
    WEIGHTS,
    blocked,
    exposure,
    features,
    in_contact,
    longest_run,
    pips,
)
from ._backgammon.men import (
    BAR,
    BOARD,
    CHECKERS,
    Men,
    count_in,
    count_on,
    made,
    mirrored,
    moved,
    standing,
    with_one,
    without_one,
)
from ._backgammon.plays import DiceTurn, first_batch, next_batch, point_at

NOBODY = -1
DOUBLE, TAKE, DROPPED = 1, 2, 3  # in place of the smaller die: what the cube waits for, or did
NO, YES = 0, 1  # the answers
_MOST_DOUBLES = 6  # the cube shows 64 at the most
_START = Men(  # 24: 2, 13: 5, 8: 3, 6: 5
    bit(13) | bit(8) | bit(6), bit(24) | bit(8), bit(13) | bit(6), Bits(0)
)


class State(NamedTuple):
    first: Men
    second: Men
    player: int  # who rolls or moves; NOBODY before the opening roll
    high: int  # the dice, 0 while they are to be thrown
    low: int  # while they are to be thrown 0, or what the cube asks for: DOUBLE, TAKE, DROPPED
    cube: int = 0  # three times how often it was doubled; 1 more if X has it, 2 if O


class Backgammon(Game):
    guide = Guide(
        title="Backgammon",
        summary="Race your checkers home past the other's, by two dice",
        kind="Dice games",
        popular=True,
        compiled_ahead=True,
        rules="""
        Each player has 15 checkers and moves them from high points to low ones, into the home
        board, points 1 to 6, and off the board. Both throw a die, again on a tie, and the higher
        begins with both numbers; after that players throw two dice in turn. Each number moves one
        checker that far, and a double is played four times. A point with two or more of the other's
        checkers is closed. A single checker that is hit goes to the bar and must enter again before
        anything else moves. As many numbers as possible must be played; if either of two can be
        played but not both, the larger. With all 15 at home, checkers are borne off. Whoever bears
        off all of them first wins 1, a gammon (the loser has borne off none) counts 2, a backgammon
        (and still has one on the bar or in the winner's home) 3. With the parameter cube, a player
        may double the stakes before a throw; the other takes, and is the next who may, or drops and
        has lost.
        """,
        moves="""
        Click or drag a checker to where it goes, one step after the other, until all numbers are
        played. `13/8 6/5*` moves one checker from point 13 to 8 and another from 6 to 5, where it
        hits. Each player counts points from its own home, so the other's point 1 is one's point 24;
        `bar/20` enters, `6/off` bears off. With the cube one says `roll` or `double`, and the other
        `take` or `drop`.
        """,
        parameters={
            "cube": Setting("Whether there is a doubling cube, up to 64."),
            "score": Setting(
                "`difference`: the loser pays what the winner gets; `winnings`: the winner gets "
                "it, up to 192 with the cube, and the loser 0.",
                choices=("difference", "winnings"),
            ),
        },
        history="https://en.wikipedia.org/wiki/Backgammon",
        picture="X 31, 8/5 6/5, 64, 24/14, 62, 24/18 13/11",
    )

    player_names = ("X", "O")
    max_actions = 2048
    observation_shape = (209,)
    feature_names = NAMES
    weights = WEIGHTS

    def __init__(self, cube: bool = False, score: str = "difference") -> None:
        self.cube, self.score = cube, score
        self.zero_sum = score == "difference"
        most = 3.0 * (1 << _MOST_DOUBLES if cube else 1)
        self.utility_bounds = (-most if self.zero_sum else 0.0, most)

    def initial_state(self) -> State:
        return State(_START, _START, NOBODY, 0, 0, 0)

    def to_move(self, state: State) -> int:
        if state.high or (self.cube and state.low == DOUBLE):
            return state.player
        return 1 - state.player if self.cube and state.low == TAKE else CHANCE

    def is_terminal(self, state: State) -> bool:
        over = not standing(state.first) or not standing(state.second)
        return over or (self.cube and not state.high and state.low == DROPPED)

    def utility(self, state: State, player: int) -> float:
        own, other = self.sides(state, player)
        won = 0.0
        if not standing(own):
            won = self.stake(other)
        elif not standing(other):
            won = -self.stake(own)
        elif self.cube and not state.high and state.low == DROPPED:
            won = 1.0 if player == state.player else -1.0
        return self.paid(state, won)

    def stake(self, loser: Men) -> float:
        if count_in(loser, ~Bits(0)) < CHECKERS:
            return 1.0
        return 3.0 if standing(loser) & ~(bit(19) - 1) else 2.0

    def paid(self, state: State, won: float) -> float:
        """What is paid in the end where so many points were won, or lost."""
        if self.cube:
            won *= self.stakes(state)
        return won if self.zero_sum else max(won, 0.0)

    def stakes(self, state: State) -> int:
        """The number that the cube shows."""
        return 1 << state.cube // 3

    def may_double(self, state: State, player: int) -> bool:
        """Whether the cube is in the middle or the player's, and does not show 64."""
        return state.cube % 3 != 2 - player and state.cube // 3 < _MOST_DOUBLES

    def sides(self, state: State, player: int) -> tuple[Men, Men]:
        """The checkers of the player, and those of the opponent."""
        return (state.first, state.second) if player == 0 else (state.second, state.first)

    def turn(self, state: State) -> DiceTurn:
        own, other = self.sides(state, state.player)
        blots = mirrored(other.ones & ~made(other))
        return DiceTurn(own, BOARD & ~mirrored(made(other)), blots, state.high, state.low)

    def actions(self, state: State) -> Iterator[int]:
        if self.cube and not state.high and state.low:
            if not self.is_terminal(state):
                yield NO
                yield YES
        elif not state.high:
            # No doubles to begin with, and either player may: 30 rolls; 21 later on.
            if not self.is_terminal(state):
                opening = state.player == NOBODY
                for roll in range(128 if opening else 64):
                    high, low = roll >> 3 & 7, roll & 7
                    if 0 < low <= high < 7 and not (opening and low == high):
                        yield roll
        else:
            turn = self.turn(state)
            batch = first_batch(turn)
            points = batch.points
            while points:
                yield batch.prefix | lowest(points) << batch.shift
                points = without_lowest(points)
                if not points:
                    batch = next_batch(turn, batch)
                    points = batch.points

    def random_action(self, state: State, dice: Bits) -> int:
        """Of the plays so far one is kept; a batch replaces it as often as it should."""
        turn = self.turn(state)
        batch = first_batch(turn)
        kept, total = batch, 0
        while batch.points:
            number = popcount(batch.points)
            total += number
            dice = _grid.next_dice(dice)
            if _grid.draw(dice, total) < number:
                kept = batch
            batch = next_batch(turn, batch)
        index = _grid.draw(_grid.next_dice(dice), popcount(kept.points))
        return kept.prefix | _grid.nth(kept.points, index) << kept.shift

    def probability(self, state: State, action: int) -> float:
        if state.player == NOBODY:
            return 1 / 30
        return 1 / 36 if action >> 3 == action & 7 else 1 / 18

    def result(self, state: State, action: int) -> State:
        if self.cube and not state.high and state.low:
            return self.asked(state, action)
        if not state.high:
            player = action >> 6 if state.player == NOBODY else state.player
            return State(state.first, state.second, player, action >> 3 & 7, action & 7, state.cube)
        own, other = self.sides(state, state.player)
        for level in range(4):
            point = point_at(action, level)
            if point:
                die = state.low if level else state.high
                own = moved(own, point, die)
                landing = bit(25 - point + die) & BOARD & other.ones & ~made(other)
                if landing:
                    other = with_one(without_one(other, landing), bit(BAR))
        following = 1 - state.player
        asks = DOUBLE if self.cube and self.may_double(state, following) else 0
        if state.player == 0:
            return State(own, other, following, 0, asks, state.cube)
        return State(other, own, following, 0, asks, state.cube)

    def asked(self, state: State, answer: int) -> State:
        """After the player on roll has doubled or not, or the other has taken it or not."""
        asks, cube = TAKE if answer == YES else 0, state.cube
        if state.low == TAKE:
            asks = 0 if answer == YES else DROPPED
            if answer == YES:
                cube = 3 * (cube // 3 + 1) + 2 - state.player  # the other has it now
        return State(state.first, state.second, state.player, 0, asks, cube)

    def evaluate(self, state: State, player: int) -> float:
        """The features weighted and summed, and bent to stay between -3 and 3."""
        values = self.features(state, player)
        total = 0.0
        for i in range(len(values)):
            total += self.weights[i] * values[i]
        value = 3.0 * total / (3.0 + abs(total))
        if self.cube:
            value *= self.stakes(state)
        return value if self.zero_sum else (value + 3.0 * self.stakes(state)) / 2.0

    def features(self, state: State, player: int) -> tuple[float, ...]:
        own, other = self.sides(state, player)
        return features(own, other)

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Per point of the player and then of the opponent: a checker, two, three, half of what
        is above; then bar and off of both, whose turn it is, and the dice; then what takes
        a network long to see: the way to go, blots in danger, walls and who is behind them,
        and whether the two still meet."""
        own, other = self.sides(state, player)
        for side in range(2):
            men = other if side else own
            for point in range(1, 25):
                count, place = count_on(men, point), 96 * side + 4 * (point - 1)
                planes[place] = 1 if count >= 1 else 0
                planes[place + 1] = 1 if count >= 2 else 0
                planes[place + 2] = 1 if count >= 3 else 0
                planes[place + 3] = max(count - 3, 0) / 2
            planes[192 + side] = count_on(men, BAR) / 2
            planes[194 + side] = (CHECKERS - count_in(men, ~Bits(0))) / 15
            against = own if side else other
            planes[200 + side] = pips(men) / 167
            planes[202 + side] = exposure(men, against)
            planes[204 + side] = blocked(men, against) / 10
            planes[206 + side] = longest_run(made(men)) / 6
        planes[196] = 1 if state.player == player else 0
        planes[197] = 1 if state.player == 1 - player else 0
        planes[198], planes[199] = state.high / 6, state.low / 6
        planes[208] = 1 if in_contact(own, other) else 0

    # Notation and picture.

    def value_text(self, value: float) -> str:
        return f"equity +{value:.2f}"

    def action_text(self, state: State, action: int) -> str:
        if not state.high and state.low:
            names = ("drop", "take") if state.low == TAKE else ("roll", "double")
            return names[action]
        if not state.high:
            starter = f"{'XO'[action >> 6]} " if state.player == NOBODY else ""
            return f"{starter}{action >> 3 & 7}{action & 7}"
        _, other = self.sides(state, state.player)
        return notation.play_text(other, action, state.high, state.low)

    def parse_action(self, state: State, text: str) -> int:
        if state.high:
            legal = list(self.actions(state))
            names = {self.action_text(state, action): action for action in legal}
            return notation.parse_play(text, names)
        return int(super().parse_action(state, text))

    def state_text(self, state: State) -> str:
        """X's checkers, O's checkers, who is on roll, the dice: "24x2,13x5 24x2,13x5 X 31"; with a
        cube also its number and who has it, and what it waits for: "24x2 24x2 X double 2 X"."""
        player = "-" if state.player == NOBODY else "XO"[state.player]
        dice = f"{state.high}{state.low}" if state.high else "-"
        men = f"{notation.men_text(state.first)} {notation.men_text(state.second)}"
        if not self.cube:
            return f"{men} {player} {dice}"
        waits = dice if state.high else notation.WAITS[state.low]
        return f"{men} {player} {waits} {self.stakes(state)} {'-XO'[state.cube % 3]}"

    def parse_state(self, text: str) -> State:
        form = "24x2,13x5,8x3,6x5 24x2,13x5,8x3,6x5 X 31"
        fields = 6 if self.cube else 4
        form += " 1 -" if self.cube else ""
        first, second, player, dice, *side = _grid.parse_fields(text, fields, form)
        waits = self.cube and dice in notation.WAITS
        high, low = (0, notation.WAITS.index(dice)) if waits else notation.parse_dice(dice)
        mover = NOBODY if player == "-" else _grid.parse_mark(player, "XO")
        cube = notation.parse_cube(*side) if self.cube else 0
        sides = notation.parse_men(first), notation.parse_men(second)
        state = State(*sides, mover, high, low, cube)
        notation.check_cube(mover == NOBODY, high, low, cube, self.may_double(state, mover))
        notation.check_men(state.first, state.second)
        notation.check_turn(mover == NOBODY, high, self.is_terminal(state))
        return state

    def board(self, state: State, player: int | None = None) -> Board:
        """The points as X numbers them, then bar and borne-off checkers of both."""
        places = []
        for point in range(1, 25):
            mine, theirs = count_on(state.first, point), count_on(state.second, 25 - point)
            places.append((mine or theirs, 0 if mine else 1 if theirs else -1, str(point)))
        for side, men in enumerate((state.first, state.second)):
            off = CHECKERS - count_in(men, ~Bits(0))
            places.append((count_on(men, BAR), side, f"{'XO'[side]} bar"))
            places.append((off, side, f"{'XO'[side]} off"))
        counts, owners, labels = zip(*places, strict=True)
        track = Points(counts, owners, labels, bar=(24, 26), off=(25, 27))
        dice = (Dice((state.high, state.low), state.player),) if state.high else ()
        return (track, *dice, Text(self.cube_text(state))) if self.cube else (track, *dice)

    def cube_text(self, state: State) -> str:
        """Where the cube is, and what it waits for."""
        where = ("in the middle", "X's", "O's")[state.cube % 3]
        shown = f"The cube shows {self.stakes(state)} and is {where}."
        if state.high or not state.low:
            return shown
        name, other = ("X", "O") if state.player == 0 else ("O", "X")
        asks = (f"{name} may double", f"{name} doubles", f"{other} has dropped")[state.low - 1]
        return f"{shown} {asks}."

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        """Pairs of places on the track: where a checker leaves, and where it comes."""
        if not state.high:
            return ()
        cells: list[int] = []
        for level in range(4):
            point = point_at(action, level)
            if point:
                target = max(point - (state.low if level else state.high), 0)
                cells += [_place(point, state.player), _place(target, state.player)]
        return tuple(cells)


def _place(point: int, player: int) -> int:
    """Where the board draws a player's point: 25 is the bar, 0 is off."""
    if point in (BAR, 0):
        return 24 + 2 * player + (point == 0)
    return point - 1 if player == 0 else 24 - point
