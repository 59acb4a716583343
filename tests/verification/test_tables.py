"""Tables: a single wrong entry is found, and nothing is called a proof that is a sample."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.verification.small_games import Piles, Roads
from zermelo import load
from zermelo.game import Game
from zermelo.lookup import TableFile, Tables, build, build_all, endgames_of
from zermelo.lookup.file import write_table
from zermelo.verification import Budget, CounterExample, verify_answer
from zermelo.verification.tables import check_classes, check_reachable


def rewritten(path: Path, change: Any) -> None:
    """The table with what `change` does to its outcomes and distances."""
    with TableFile(path) as table:
        choices, plies, keys = (None if one is None else one.copy() for one in table.everything())
        header = dict(table.header)
    change(choices, plies)
    made = ("format", "size", "keyed", "distance_bytes", "blocks", "block", "bytes", "directory")
    about = {name: value for name, value in header.items() if name not in made}
    write_table(path, about, choices, plies, keys)


@pytest.mark.parametrize("game", [Piles(12), Roads()])
def test_every_entry_of_a_small_table_is_checked(game: Game, tmp_path: Path) -> None:
    path = build_all(game, tmp_path, states=1000)
    with TableFile(path) as table:
        count, whole = check_reachable(game, table, Budget())
        size, outcomes = len(table), len(table.header["outcomes"])
    assert (count, whole) == (size, True)
    honest = path.read_bytes()
    for number in range(size):
        for what in ("value", "plies"):

            def change(choices: Any, plies: Any, number: int = number, what: str = what) -> None:
                if what == "value":
                    choices[number] = (choices[number] + 1) % outcomes
                else:
                    plies[number] += 1

            path.write_bytes(honest)
            rewritten(path, change)
            with TableFile(path) as table, pytest.raises(CounterExample) as caught:
                check_reachable(game, table, Budget())
            state = game.initial_state()
            for move in caught.value.moves:
                state = game.result(state, game.parse_action(state, move))


def test_utilities_of_any_size(tmp_path: Path) -> None:
    """The distance is that of the best value alone."""

    class Points(Piles):
        def utility(self, state: Any, player: int) -> float:
            value = float((state[0] * 7 + state[1]) % 4 - 1.5)
            return value if player == 0 else -value

        def is_terminal(self, state: Any) -> bool:
            return state[0] <= 2

    game = Points(20)
    with TableFile(build_all(game, tmp_path, states=1000)) as table:
        assert check_reachable(game, table, Budget()) == (len(table), True)


def test_a_sample_is_no_proof(tmp_path: Path) -> None:
    game = Piles(40)
    path = build_all(game, tmp_path, states=1000)
    verdict = verify_answer(path, game, budget=Budget(samples=20))
    assert verdict.sentence.startswith("20 positions met in random games")
    assert verdict.sentence.endswith("not a proof")
    verdict = verify_answer(path, game, budget=Budget(samples=20), every=True)
    assert verdict.sentence.endswith("a proof")

    def change(choices: Any, plies: Any) -> None:
        choices[:] = 0

    rewritten(path, change)
    assert not verify_answer(path, game, budget=Budget(samples=20)).holds


def test_a_table_with_too_few_or_too_many_states(tmp_path: Path) -> None:
    small, large = Piles(6), Piles(9)
    path = build_all(small, tmp_path, states=1000)
    with TableFile(path) as table, pytest.raises(CounterExample, match="one that is not there"):
        check_reachable(large, table, Budget())
    path = build_all(large, tmp_path, states=1000)
    with TableFile(path) as table, pytest.raises(CounterExample, match="can be reached"):
        check_reachable(small, table, Budget())


@pytest.fixture(scope="module")
def kings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kings")
    game = load("checkers")
    build(game, [endgames_of(game).kind("1k-1k")], folder, threads=1)
    return folder


def test_classes_of_endgames(kings: Path) -> None:
    verdict = verify_answer(kings)
    assert verdict.holds
    assert verdict.sentence.count("a proof, given the tables") == 3
    sampled = verify_answer(kings / "1k-1k.table", budget=Budget(samples=100))
    assert "100 positions drawn at random" in sampled.sentence
    assert "not a proof" in sampled.sentence


def test_wins_that_counts_of_moves_would_end_are_checked_too(
    kings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In checkers that is a draw after 80 plies, and with four pieces there are longer wins."""
    game = load("checkers")
    monkeypatch.setattr(type(game), "table_holds", lambda _self, _state, plies: plies <= 3)
    with Tables(kings).table("1k-1k") as table:
        assert table.header["longest"] > 3
    assert verify_answer(kings).holds


@pytest.mark.parametrize("what", ["value", "plies", "missing"])
def test_a_wrong_number_is_named_with_its_position(kings: Path, what: str, tmp_path: Path) -> None:
    for file in kings.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    game = load("checkers")

    def change(choices: Any, plies: Any) -> None:
        number = int(np.flatnonzero(choices == 2)[5])
        if what == "plies":
            plies[number] += 2
        else:
            choices[number] = 3 if what == "missing" else 0

    rewritten(tmp_path / "1k-1k.table", change)
    with pytest.raises(CounterExample, match=r"number \d+, [BW]:W"):
        check_classes(game, Tables(tmp_path), "1k-1k", Budget())
    assert not verify_answer(tmp_path).holds
