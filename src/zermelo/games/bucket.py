"""The bucket game of the lectures: the second of two moves decides what the first was worth.

The first player chooses bucket A (-50, 50), B (1, 3) or C (-5, 15), the second a number
from it. The first wins that number from the second.

`coin`: after the choice a coin is flipped, and on heads the choice moves one bucket to the
left, from A round to C. `opponent="random"`: the number is drawn, each equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..board import Board, Cards, Text, card_place
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Setting

_BUCKETS = ((-50, 50), (1, 3), (-5, 15))
_CHOOSE, _FLIP, _PICK, _OVER = range(4)
_CHOICES = (3, 2, 2, 0)  # at each stage


class State(NamedTuple):
    stage: int
    bucket: int
    number: int


class Bucket(Game):
    guide = Guide(
        title="Bucket game",
        summary="Choose a bucket; the other chooses a number from it",
        kind="Lecture games",
        rules="""
        There are three buckets of two numbers each: A holds -50 and 50, B holds 1 and 3, C holds -5
        and 15. MAX chooses a bucket. Then MIN chooses one of its two numbers. MAX wins that number
        from MIN, or loses it where it is negative. Against a perfect MIN the best bucket is B,
        though A and C hold larger numbers. If the number is drawn by chance instead, C is best.
        """,
        moves="""
        Click any number of a bucket to choose the bucket, then a number. `A`, `B` and `C` are the
        buckets; a number is written as it stands.
        """,
        parameters={
            "coin": "Whether a coin is flipped after the choice: on heads the choice moves one "
            "bucket to the left, from A round to C.",
            "opponent": Setting(
                "Who takes the number: `adversary`, a player who wants it low, or "
                "`random`, chance.",
                choices=("adversary", "random"),
            ),
        },
        history="https://en.wikipedia.org/wiki/Minimax",
    )

    player_names = ("MAX", "MIN")
    utility_bounds = (-50.0, 50.0)
    max_actions = 3

    def __init__(self, coin: bool = False, opponent: str = "adversary") -> None:
        self.coin, self.opponent = coin, opponent
        self.picker = 1 if opponent == "adversary" else CHANCE
        self.tree_nodes = 22 if coin else 10

    @property
    def chance(self) -> bool:
        return self.coin or self.picker == CHANCE

    def initial_state(self) -> State:
        return State(_CHOOSE, 0, 0)

    def to_move(self, state: State) -> int:
        return 0 if state.stage == _CHOOSE else CHANCE if state.stage == _FLIP else self.picker

    def actions(self, state: State) -> Iterable[int]:
        return range(_CHOICES[state.stage])

    def result(self, state: State, action: int) -> State:
        if state.stage == _CHOOSE:
            return State(_FLIP if self.coin else _PICK, action, 0)
        if state.stage == _FLIP:
            return State(_PICK, (state.bucket - action) % 3, 0)
        return State(_OVER, state.bucket, _BUCKETS[state.bucket][action])

    def is_terminal(self, state: State) -> bool:
        return state.stage == _OVER

    def utility(self, state: State, player: int) -> float:
        return float(state.number if player == 0 else -state.number)

    def probability(self, state: State, action: int) -> float:
        return 0.5

    def plies_left(self, state: State) -> int:
        return (3 if self.coin else 2, 2, 1, 0)[state.stage]

    def action_text(self, state: State, action: int) -> str:
        if state.stage == _CHOOSE:
            return "ABC"[action]
        if state.stage == _FLIP:
            return ("tails", "heads")[action]
        return str(_BUCKETS[state.bucket][action])

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        """A bucket is chosen by any of its numbers; then the number itself."""
        board = self.board(state)
        if state.stage == _CHOOSE:
            return tuple(
                card_place(board, action, number) for number in range(len(_BUCKETS[action]))
            )
        return () if state.stage == _FLIP else (card_place(board, state.bucket, action),)

    def board(self, state: State, player: int | None = None) -> Board:
        buckets = tuple(
            Cards(tuple(str(number) for number in numbers), title=f"bucket {name}")
            for name, numbers in zip("ABC", _BUCKETS, strict=True)
        )
        if state.stage == _CHOOSE:
            return buckets
        chosen = f"bucket {'ABC'[state.bucket]} was chosen"
        if state.stage == _OVER:
            chosen = f"{chosen}, and from it {state.number}"
        return (*buckets, Text(chosen))
