"""Certificates under attack: only those that prove their bound get through."""

from __future__ import annotations

import pytest

from tests.verification.small_games import Coins, Piles, Roads, Spot
from zermelo.verification.bounds import Bound
from zermelo.verification.certificate import check_certificate
from zermelo.verification.induction import Positions, keeps, values
from zermelo.verification.outcome import Budget, CounterExample

GAME = Piles(7)
WINS = {(7, 0): 3, (3, 0): 3, (2, 0): 2, (1, 0): 1}
FIRST_WINS = Bound(0, 1.0, at_least=True)


def test_a_right_certificate_is_followed_through_all_replies() -> None:
    assert check_certificate(GAME, (7, 0), FIRST_WINS, WINS, Budget()) == 6
    held = Bound(1, -1.0, at_least=False)
    assert check_certificate(GAME, (7, 0), held, WINS, Budget()) == 6


@pytest.mark.parametrize(
    "rows, moves, found",
    [
        (WINS | {(7, 0): 2}, ("2", "1", "3", "1"), "-1 at the end"),
        (WINS | {(2, 0): 1}, ("3", "2", "1", "1"), "-1 at the end"),
        ({(7, 0): 3, (3, 0): 3, (1, 0): 1}, ("3", "2"), "has no move"),
        ({}, (), "has no move"),
        (WINS | {(1, 0): 2}, ("3", "3"), "which is not legal"),
        (WINS | {(1, 0): "1"}, ("3", "3"), "which is not legal"),
    ],
)
def test_a_wrong_one_is_answered_with_the_moves_that_refute_it(
    rows: dict[object, object], moves: tuple[str, ...], found: str
) -> None:
    if rows.get((7, 0)) == 2:
        rows |= {(4, 0): 3}
    with pytest.raises(CounterExample) as caught:
        check_certificate(GAME, (7, 0), FIRST_WINS, rows, Budget())
    assert found in caught.value.found
    if "at the end" not in found:
        assert caught.value.moves == moves
    assert caught.value.claimed == "at least +1 to player 1"
    state = (7, 0)
    for move in caught.value.moves:  # they are legal, and lead where they are said to lead
        assert int(move) in GAME.actions(state)
        state = GAME.result(state, int(move))
    if "at the end" in found:
        assert GAME.utility(state, 0) == -1


class Waiting(Piles):
    """The first player takes all and wins, or waits; the second can only wait."""

    def actions(self, state: tuple[int, int]) -> list[int]:
        return [0, self.pile] if state[1] == 0 else [0]


def test_a_certificate_that_goes_round_in_circles_proves_nothing() -> None:
    game = Waiting(1)
    assert check_certificate(game, (1, 0), FIRST_WINS, {(1, 0): 1}, Budget()) == 2
    with pytest.raises(CounterExample) as caught:
        check_certificate(game, (1, 0), FIRST_WINS, {(1, 0): 0}, Budget())
    assert caught.value.found == "a position that was there before: play need not end"
    assert caught.value.moves == ("0", "0")


def test_cycles_are_allowed_where_endless_play_counts_for_the_keeper() -> None:
    """Whatever holds by the definition has a certificate, and nothing else has."""
    game, proven = Roads(), 0
    for seed in range(60):
        root = Spot(seed, 0)
        positions = Positions(game, root, Budget())
        for bound in (
            Bound(0, 1.0, at_least=True),
            Bound(0, 1.0, False, strict=True, endless=True),
        ):
            kept = keeps(positions, bound)
            rows = {}
            for number in kept:
                state = positions.states[number]
                if bound.kept_by(game.to_move(state)) and not game.is_terminal(state):
                    for action in game.actions(state):
                        if positions.numbers[game.result(state, action)] in kept:
                            rows[tuple(state)] = action
            if 0 in kept and bound.endless:
                check_certificate(game, root, bound, rows, Budget())
                proven += 1
            elif 0 not in kept:
                with pytest.raises(CounterExample):
                    check_certificate(game, root, bound, rows, Budget())
    assert proven > 10


def test_chance_is_averaged() -> None:
    game = Coins(5)
    positions = Positions(game, game.initial_state(), Budget())
    found = values(positions)
    value = found[0][0]
    assert -1 < value < 1
    rows = {}
    for number, state in enumerate(positions.states):
        if not game.is_terminal(state) and game.to_move(state) == 0:
            below = positions.successors[number]
            best = max(range(len(below)), key=lambda i: found[below[i]][0])
            rows[state] = list(game.actions(state))[best]
    start = game.initial_state()
    check_certificate(game, start, Bound(0, value, at_least=True), rows, Budget())
    with pytest.raises(CounterExample, match="on average"):
        check_certificate(game, start, Bound(0, value + 1e-6, at_least=True), rows, Budget())
