"""Games that end before the rules end them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.play.match.test_referee import TTT, Scripted
from zermelo.errors import BadParameter
from zermelo.game import CHANCE, Game
from zermelo.play import make
from zermelo.play.match import adjudication, referee
from zermelo.play.match.adjudication import Adjudication, adjudicated
from zermelo.play.match.record import Move
from zermelo.play.match.referee import play_game


def test_adjudication() -> None:
    def moves(*values: float | None) -> list[Move]:
        return [Move(i % 2, "x", 0, value=value) for i, value in enumerate(values)]

    rule = Adjudication(win=0.8, draw=0.05, moves=2)
    assert adjudicated(rule, TTT, moves(0.9, -0.9, 0.9)) is None
    won = adjudicated(rule, TTT, moves(0.9, -0.9, 0.9, -0.9))
    assert won is not None
    assert won[0] == (1.0, -1.0)
    assert adjudicated(rule, TTT, moves(0.9, 0.9, 0.9, 0.9)) is None  # they don't agree
    assert adjudicated(rule, TTT, moves(0.9, -0.9, None, -0.9)) is None
    drawn = adjudicated(rule, TTT, moves(0.0, 0.01, 0.0, 0.02))
    assert drawn is not None
    assert drawn[0] == (0.0, 0.0)
    record = play_game(
        TTT, [make("random"), make("random")], adjudication=Adjudication(plies=3), seed=1
    )
    assert record.utilities == (0.0, 0.0)
    assert "draw after 3 moves" in record.reason
    lost = [Scripted(value=-1.0), Scripted(value=1.0)]
    record = play_game(TTT, lost, adjudication=Adjudication(win=0.9, moves=1))
    assert record.utilities == (-1.0, 1.0)
    for wrong in ({"moves": 0}, {"plies": 0}):
        with pytest.raises(BadParameter):
            Adjudication(**wrong)


@pytest.mark.plain
@pytest.mark.parametrize("chance", [False, True], ids=["players", "chance"])
def test_a_game_without_an_end_is_a_draw(chance: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (adjudication, referee):
        monkeypatch.setattr(module, "LONGEST_GAME", 50)
    record = play_game(
        Endless(chance), [Scripted(), Scripted()], adjudication=Adjudication(plies=None)
    )
    assert record.utilities == (0.0, 0.0)
    assert record.reason == "adjudicated: a draw after 50 moves"


class Endless(Game):
    """Two players who take turns for ever; by chance, it never is the turn of either."""

    def __init__(self, by_chance: bool) -> None:
        self.by_chance = by_chance

    def initial_state(self) -> int:
        return 0

    def to_move(self, state: int) -> int:
        return CHANCE if self.by_chance else state % 2

    def actions(self, state: int) -> Iterator[int]:
        yield 0

    def probability(self, state: int, action: int) -> float:
        return 1.0

    def result(self, state: int, action: int) -> int:
        return state + 1

    def is_terminal(self, state: int) -> bool:
        return False

    def utility(self, state: int, player: int) -> float:
        return 0.0
