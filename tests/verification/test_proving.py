"""Moves for certificates: by tables, by search and by proof numbers, and what becomes of them."""

from __future__ import annotations

import pytest

from tests.games.comparing import plain_twin
from tests.random_trees import HashedTree
from tests.verification.small_games import Piles, Roads, Spot
from zermelo.errors import TooManyStates
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.search import interval_iteration
from zermelo.verification import Budget, CounterExample, NotChecked
from zermelo.verification.bounds import Bound
from zermelo.verification.certificate import check_certificate
from zermelo.verification.induction import Positions, keeps, value_to
from zermelo.verification.proving import certified, mover_of, sampled

TREES = HashedTree(depth=4, compiled=False)


@pytest.fixture
def no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game of too many states."""

    def refuse(*_: object, **__: object) -> None:
        raise TooManyStates("too many states")

    monkeypatch.setattr("zermelo.search.tabulate", refuse)


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("by_proof", [False, True])
@pytest.mark.parametrize("at_least", [False, True])
def test_search_and_proof_numbers_make_certificates(by_proof: bool, at_least: bool) -> None:
    for seed in range(8):
        root = TREES.root(seed)
        value = value_to(Positions(TREES, root, Budget()), 0)
        assert value is not None
        bound = Bound(0, value, at_least)
        rows = certified(TREES, root, bound, mover_of(TREES, root, bound, 60, by_proof))
        check_certificate(TREES, root, bound, rows, Budget())
        further = Bound(0, value + (1 if at_least else -1), at_least)
        mover = mover_of(TREES, root, further, 60, by_proof)
        with pytest.raises(NotChecked, match="do not prove it"):
            certified(TREES, root, further, mover)


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("at_least", [False, True])
def test_disproofs_where_positions_come_again(strict: bool, at_least: bool) -> None:
    game, made = Roads(), 0
    for seed in range(25):
        root = Spot(seed, 0)
        bound = Bound(1, 0.0, at_least, strict, endless=True)
        mover = mover_of(game, root, bound, 60)
        if 0 in keeps(Positions(game, root, Budget()), bound):
            rows = certified(game, root, bound, mover)
            check_certificate(game, root, bound, rows, Budget())
            assert sampled(game, root, bound, mover, Budget(samples=5)) == 5
            made += 1
        else:
            with pytest.raises(NotChecked):
                certified(game, root, bound, mover)
    assert made > 3


def test_the_winner_hurries_where_positions_repeat() -> None:
    """Moves that only keep a win may go round in circles; those of a shortest win do not."""
    game, made = Roads(), 0
    for seed in range(40):
        root = Spot(seed, 0)
        bound = Bound(0, 1.0, at_least=True)
        if 0 in keeps(Positions(game, root, Budget()), bound) and not game.is_terminal(root):
            rows = certified(game, root, bound, mover_of(game, root, bound, 60))
            check_certificate(game, root, bound, rows, Budget())
            made += 1
    assert made > 3


def test_where_nothing_is_forced_there_is_no_certificate() -> None:
    for game in (Piles(5, players=3), Selfish(5)):
        with pytest.raises(NotChecked, match="nothing is forced"):
            mover_of(game, game.initial_state(), Bound(0, 1.0, at_least=True), 10)


class Selfish(Piles):
    def __init__(self, pile: int = 5) -> None:
        super().__init__(pile)
        self.zero_sum = False


def test_states_that_no_file_can_hold() -> None:
    class Sets(Game):
        compiled = False

        def initial_state(self) -> frozenset[int]:
            return frozenset()

        def to_move(self, state: frozenset[int]) -> int:
            return 0

        def actions(self, state: frozenset[int]) -> list[int]:
            return [1]

        def result(self, state: frozenset[int], action: int) -> frozenset[int]:
            return state | {action}

        def is_terminal(self, state: frozenset[int]) -> bool:
            return len(state) > 0

        def utility(self, state: frozenset[int], player: int) -> float:
            return 1.0 if player == 0 else -1.0

    with pytest.raises(NotChecked, match="can't be written to a file"):
        certified(Sets(), frozenset(), Bound(0, 1.0, at_least=True), lambda state: 1)


@pytest.mark.parametrize("at_least", [False, True])
def test_circles_with_chance_have_certificates_too(at_least: bool) -> None:
    game = plain_twin(load("pig:target=5,sides=3"))
    root = game.initial_state()
    value = interval_iteration(game).values()[0]
    assert value is not None
    bound = Bound(0, value, at_least)
    mover = mover_of(game, root, bound, 60)
    rows = certified(game, root, bound, mover)
    assert check_certificate(game, root, bound, rows, Budget()) > len(rows) > 3
    further = Bound(0, value + (1e-6 if at_least else -1e-6), at_least)
    with pytest.raises(CounterExample, match="on average"):
        check_certificate(game, root, further, rows, Budget())
    with pytest.raises(NotChecked, match="do not prove it"):
        certified(game, root, further, mover)
    for key, move in rows.items():
        part = {one: other for one, other in rows.items() if one != key}
        with pytest.raises(CounterExample, match="has no move"):
            check_certificate(game, root, bound, part, Budget())
        turned = {**rows, key: 1 - move}
        if game.to_move(root) == CHANCE and bound_fails(game, bound, turned):
            break
    else:
        pytest.fail("no move of the certificate mattered")


def bound_fails(game: Game, bound: Bound, rows: dict[object, object]) -> bool:
    try:
        check_certificate(game, game.initial_state(), bound, rows, Budget())
    except CounterExample:
        return True
    return False


def test_several_players_who_may_go_round_in_circles_have_none() -> None:
    game = plain_twin(load("pig:target=3,sides=2,players=3"))
    with pytest.raises(NotChecked, match="one player or two opponents"):
        mover_of(game, game.initial_state(), Bound(0, 0.3, at_least=True), 60)
