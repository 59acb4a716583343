"""Saved results: honest ones hold, and whatever is changed in one is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests import naive
from tests.clocks import ManualClock
from tests.random_trees import ChanceTree, HashedTree
from tests.verification.small_games import Coins, Piles, Roads, Spot
from zermelo.game import Game
from zermelo.search import alpha_beta, expectiminimax, maxn, minimax, paranoid, prove, solve
from zermelo.verification import Budget, NotChecked, SavedResult, save_result, verify_answer
from zermelo.verification.claimed import check_result
from zermelo.verification.outcome import CounterExample

Search = Callable[..., Any]


def saved(path: Path, game: Game, root: Any, search: Search, **options: Any) -> SavedResult:
    result = search(game, root, **options)
    save_result(path, game, result, root, spec="mine")
    return SavedResult.load(path)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "answer.json"


TREES = HashedTree(depth=4, compiled=False)


@pytest.mark.parametrize("search", [minimax, alpha_beta, solve])
def test_random_trees_have_certificates_that_hold(file: Path, search: Search) -> None:
    for seed in range(25):
        root = TREES.root(seed)
        answer = saved(file, TREES, root, search)
        opened = {side for side, one in answer.bounds.items() if not one.is_given(TREES)}
        assert answer.certificate.keys() == opened
        assert answer.lower == answer.upper == naive.minimax_value(TREES, root, answer.player)
        verdict = verify_answer(file, TREES)
        assert verdict.holds, verdict.sentence
        assert verdict.sentence.endswith("a proof")


@pytest.mark.parametrize("search", [minimax, prove])
@pytest.mark.parametrize("with_certificate", [True, False])
def test_a_wrong_value_is_found(file: Path, search: Search, with_certificate: bool) -> None:
    """Whichever way a bound is moved, beyond the value it does not hold."""
    for seed in range(15):
        root = TREES.root(seed)
        answer = saved(file, TREES, root, search)
        value = naive.minimax_value(TREES, root, answer.player)
        if not with_certificate:
            answer = replace(answer, certificate={})
            assert "found again" in check_result(answer, TREES, Budget())
        for change in ({"lower": value + 1}, {"upper": value - 1}):
            side = next(iter(change))
            if getattr(answer, side) is None:
                continue
            wrong = replace(answer, **change, value=None, line=(), action=None)
            with pytest.raises(CounterExample) as caught:
                check_result(wrong, TREES, Budget())
            if not with_certificate:
                assert caught.value.found == (f"{value:+g}" if value else "0")


def test_a_wrong_move_is_found(file: Path) -> None:
    game = Piles(7)
    answer = saved(file, game, (7, 0), solve)
    assert answer.action == 3
    for certificate in (answer.certificate, {}):
        honest = replace(answer, certificate=certificate)
        check_result(honest, game, Budget())
        for change in ({"action": 2, "line": ()}, {"action": 9, "line": ()}, {"action": 2}):
            with pytest.raises(CounterExample):
                check_result(replace(honest, **change), game, Budget())
    with pytest.raises(CounterExample) as caught:
        check_result(replace(answer, action=2, line=(), certificate={}), game, Budget())
    assert caught.value.moves == ("2",)
    assert caught.value.claimed == "that 2 keeps at least +1 to player 1"


def test_a_wrong_line_is_found(file: Path) -> None:
    game = Piles(7)
    answer = saved(file, game, (7, 0), solve)
    for line, words in [
        (("3", "9"), "is not legal"),
        (("3", "1", "2", "1"), "-1"),
        (("2", "1"), "to play 3"),
        (("3", "1", "3", "1"), "the end of the game"),
    ]:
        with pytest.raises(CounterExample, match=words):
            check_result(replace(answer, line=line), game, Budget())
    with pytest.raises(CounterExample, match="a value of"):
        check_result(replace(answer, value=0.5), game, Budget())
    with pytest.raises(CounterExample, match="is not legal"):
        check_result(replace(answer, moves=("7",)), game, Budget())


@pytest.mark.parametrize("side", ["lower", "upper"])
def test_each_row_of_a_certificate_matters(file: Path, side: str) -> None:
    seen = 0
    for seed in range(8):
        root = TREES.root(seed)
        answer = saved(file, TREES, root, solve)
        rows = answer.certificate.get(side, {})
        seen += len(rows)
        for key in rows:
            part = {one: move for one, move in rows.items() if one != key}
            wrong = replace(answer, certificate={**answer.certificate, side: part})
            with pytest.raises(CounterExample, match="has no move"):
                check_result(wrong, TREES, Budget())
    assert seen > 5


def test_proofs_where_positions_come_again(file: Path) -> None:
    """Proof-number search on graphs with circles; play that never ends is no success."""
    game, seen = Roads(), set()
    for seed in range(30):
        root = Spot(seed, 0)
        answer = saved(file, game, root, prove)
        won = answer.lower is not None and answer.lower >= 1.0
        verdict = verify_answer(file, game)
        assert verdict.holds, verdict.sentence
        seen.add((won, bool(answer.certificate)))
        turned = replace(answer, certificate={})
        if won:
            turned = replace(turned, lower=None, upper=1.0, action=None, line=())
            turned = replace(turned, strict=True, endless=True)
        else:
            turned = replace(turned, lower=1.0, upper=None, action=None, line=())
            turned = replace(turned, strict=False, endless=False)
        with pytest.raises(CounterExample):
            check_result(turned, game, Budget())
    assert {(True, True), (False, True)} <= seen


@pytest.mark.parametrize("search", [expectiminimax, solve])
def test_chance(file: Path, search: Search) -> None:
    trees = ChanceTree(depth=4, compiled=False)
    for seed in range(10):
        root = trees.root(seed)
        answer = saved(file, trees, root, search)
        assert answer.lower == answer.upper
        verdict = verify_answer(file, trees)
        assert verdict.holds, verdict.sentence
        for certificate in (answer.certificate, {}):
            wrong = replace(answer, lower=(answer.lower or 0.0) + 0.01, value=None, upper=None)
            part = {"lower": certificate.get("lower", {})} if certificate else {}
            with pytest.raises(CounterExample):
                check_result(replace(wrong, certificate=part), trees, Budget())
    start = Coins(5)
    assert saved(file, start, start.initial_state(), solve).player == 0
    assert verify_answer(file, start).holds


@pytest.mark.parametrize("search", [maxn, solve])
def test_several_players_by_backward_induction(file: Path, search: Search) -> None:
    game = Piles(8, players=3)
    answer = saved(file, game, (8, 0), search)
    assert answer.values is not None
    assert not answer.certificate
    assert verify_answer(file, game).holds
    wrong = replace(answer, values=tuple(reversed(answer.values)), lower=None, upper=None)
    assert "nothing is claimed" in check_result(wrong, game, Budget())
    with pytest.raises(CounterExample, match="the values"):
        check_result(
            replace(answer, values=(*answer.values[:2], answer.values[2] + 1)), game, Budget()
        )


def test_values_of_other_rules_claim_nothing(file: Path) -> None:
    game = Piles(6, players=3)
    answer = saved(file, game, (6, 0), paranoid)
    assert not answer.bounds
    assert "nothing is claimed as proven" in verify_answer(file, game).sentence


class Unbounded(Piles):
    """Nothing is known of its utilities beforehand."""

    def __init__(self, pile: int) -> None:
        super().__init__(pile)
        self.utility_bounds = None  # type: ignore[assignment]


def test_what_the_bounds_of_utilities_say_needs_no_certificate(file: Path) -> None:
    answer = saved(file, Piles(7), (7, 0), solve)
    assert answer.certificate.keys() == {"lower"}
    assert (
        "at most +1 to player 1 (its utility_bounds say so)"
        in verify_answer(file, Piles(7)).sentence
    )
    assert saved(file, Unbounded(7), (7, 0), solve).certificate.keys() == {"lower", "upper"}


def test_samples_say_that_they_are_no_proof(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zermelo.verification.induction.MOST_POSITIONS", 3)
    game = Unbounded(13)
    answer = replace(saved(file, game, (13, 0), solve), certificate={})
    sentence = check_result(answer, game, Budget(samples=50))
    assert sentence.count("so 50 random continuations were checked") == 2
    assert sentence.count("not a proof") == 2
    half = replace(answer, certificate={"lower": SavedResult.load(file).certificate["lower"]})
    sentence = check_result(half, game, Budget(samples=50))
    assert sentence.count("not a proof") == 1
    assert "moves of the certificate were followed through all replies" in sentence
    with pytest.raises(CounterExample, match="after 2 "):
        check_result(replace(answer, action=2, line=()), game, Budget(samples=50))
    wrong = replace(answer, lower=-1.0, upper=-1.0, value=-1.0, line=())
    with pytest.raises(CounterExample, match=r"at most -1 to player 1, found \+1 at the end"):
        check_result(wrong, game, Budget(samples=50))


def test_a_large_certificate_is_left_out(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zermelo.verification.proving.MOST_MOVES", 2)
    game = Piles(9)
    sentence = save_result(file, game, solve(game), spec="mine")
    assert "without a whole certificate: it would have more than 2 moves" in sentence
    assert verify_answer(file, game).holds


def test_time_is_kept(file: Path, clock: ManualClock) -> None:
    game = Piles(7)
    answer = saved(file, game, (7, 0), solve)
    budget = Budget(seconds=1)
    clock.advance(2)
    with pytest.raises(NotChecked, match="seconds are not enough"):
        [budget.step() for _ in range(100)]
    assert check_result(answer, game, Budget(seconds=60))


class Long(Piles):
    """One action for each of 300 plies, and then the first player has won."""

    def actions(self, state: Any) -> list[int]:
        return [1]

    def utility(self, state: Any, player: int) -> float:
        return 1.0 if player == 0 else -1.0


@pytest.mark.parametrize("certificate", [{}, {"lower": {}, "upper": {}}])
def test_lines_longer_than_any_search_are_followed_to_the_end(certificate: Any) -> None:
    game = Long(300)
    rows = {(pile, 0): 1 for pile in range(301)}
    others = {(pile, 1): 1 for pile in range(301)}
    if certificate:
        certificate = {"lower": rows, "upper": others}
    right = SavedResult("long", "none", 0, lower=1.0, upper=1.0, certificate=certificate)
    assert check_result(right, game, Budget()).endswith("a proof")
    for value in (0.0, -0.0, -1.0):
        wrong = replace(right, lower=value, upper=value)
        with pytest.raises(CounterExample, match=r"found \+1"):
            check_result(wrong, game, Budget())
