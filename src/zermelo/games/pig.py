"""Pig: roll as often as you dare, and lose the turn's points with a one.

In a turn a player rolls a die, and may roll again and again. Each roll adds to the turn's
points, but a one loses them and ends the turn. A player who holds keeps them. The player who first
has `target` points, those of the turn included, wins.

Where everybody rolls a one, the state before comes again: play may go on for ever, with
probability zero. The best play for 100 points is by Neller and Presser (2004): the first player
wins with probability 0.5306.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..board import Amounts, Board, Text
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced

_ROLL, _HOLD = range(2)


class State(NamedTuple):
    scores: tuple[int, ...]
    turn: int  # points of this turn, not yet kept
    player: int
    rolling: bool


class Pig(Game):
    guide = Guide(
        title="Pig",
        summary="Roll as often as you dare; a one loses the turn's points",
        kind="Dice games",
        rules="""
        Players take turns. A turn begins with the roll of a die. Any face but one adds its points
        to those of the turn, and the player chooses: roll again, or hold. Holding adds the points
        of the turn to the player's score and passes the die on. A one loses the points of the turn,
        and the die is passed on, too. The player who first has 100 points, those of the turn
        included, wins.
        """,
        moves="""
        Use the buttons, or type the move. `roll` rolls again and `hold` keeps the points.
        """,
        parameters={
            "target": Setting("How many points win.", Range(2, 1000)),
            "sides": Setting("How many sides the die has.", Range(2, 20)),
            "players": Setting("How many players there are.", Range(2, 6)),
        },
        history="https://en.wikipedia.org/wiki/Pig_(dice_game)",
        known=(
            "to 100 points the first player wins with probability 0.5306 "
            "(Neller and Presser, 2004)",
        ),
        picture="6, roll, 5, hold, 4, roll, 6",
    )

    def __init__(self, target: int = 100, sides: int = 6, players: int = 2) -> None:
        self.target, self.sides, self.players = target, sides, players
        self.nothing = (0,) * players
        self.utility_bounds = (-1.0 / (players - 1), 1.0)
        self.max_actions = max(sides, 2)

    def initial_state(self) -> State:
        return State(self.nothing, 0, 0, True)

    def to_move(self, state: State) -> int:
        return CHANCE if state.rolling else state.player

    def actions(self, state: State) -> Iterator[int]:
        if not self.is_terminal(state):
            for action in range(self.sides if state.rolling else 2):
                yield action

    def result(self, state: State, action: int) -> State:
        if state.rolling:
            return self.rolled(state, action + 1)
        if action == _ROLL:
            return State(state.scores, state.turn, state.player, True)
        score = state.scores[state.player] + state.turn
        return self.passed(
            State(replaced(state.scores, state.player, score), 0, state.player, True)
        )

    def rolled(self, state: State, face: int) -> State:
        if face == 1:
            return self.passed(state)
        turn = state.turn + face
        if state.scores[state.player] + turn < self.target:
            return State(state.scores, turn, state.player, False)
        return State(replaced(state.scores, state.player, self.target), 0, state.player, False)

    def passed(self, state: State) -> State:
        """The next player rolls."""
        return State(state.scores, 0, (state.player + 1) % self.players, True)

    def is_terminal(self, state: State) -> bool:
        return state.scores[state.player] >= self.target

    def utility(self, state: State, player: int) -> float:
        return 1.0 if player == state.player else -1.0 / (self.players - 1)

    def probability(self, state: State, action: int) -> float:
        return 1.0 / self.sides

    def evaluate(self, state: State, player: int) -> float:
        """The lead over the average of the others, as a share of the winning score."""
        lead = 0.0
        for other in range(self.players):
            points = float(state.scores[other] + (state.turn if other == state.player else 0))
            lead += points if other == player else -points / (self.players - 1)
        return lead / (self.target * (self.players - 1))

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return str(action + 1) if state.rolling else ("roll", "hold")[action]

    def action_words(self, state: State, action: int) -> str:
        if state.rolling:
            return f"{self.player_name(state.player)} rolls {action + 1}"
        return "roll again" if action == _ROLL else f"hold at {state.turn} points"

    def board(self, state: State, player: int | None = None) -> Board:
        names = tuple(self.player_name(owner) for owner in range(self.players))
        points = Amounts(state.scores, names, tuple(range(self.players)), "points")
        if self.is_terminal(state):
            return (points,)
        whose = self.player_name(state.player)
        return (points, Text(f"{state.turn} points at risk for {whose}", "this turn"))
