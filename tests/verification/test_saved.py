"""The file of a saved result: written whole, read strictly, and never run."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests import naive
from tests.clocks import ManualClock
from tests.verification.small_games import Piles
from zermelo.errors import ZermeloError
from zermelo.search import solve
from zermelo.verification import BadResultFile, Budget, SavedResult, save_result, verify_answer

GAME = Piles(7)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "answer.json"
    save_result(path, GAME, solve(GAME), spec="mine")
    return path


def test_what_is_written_is_read(file: Path, tmp_path: Path) -> None:
    answer = SavedResult.load(file)
    answer.save(tmp_path / "again.json")
    assert SavedResult.load(tmp_path / "again.json") == answer
    assert (tmp_path / "again.json").read_bytes() == file.read_bytes()
    assert answer.certificate["lower"][(7, 0)] == answer.action == 3


@pytest.mark.parametrize(
    "change, words",
    [
        ({"format": "other"}, "no answer that can be verified"),
        ({"version": 2}, "version 2"),
        ({"lower": "1"}, "its lower is '1', and should be a number"),
        ({"lower": True}, "its lower is True, and should be a number"),
        ({"lower": 10**400}, "its lower is not a finite number"),
        ({"player": -1}, "there is no player -1"),
        ({"player": 5}, "no player 6"),
        ({"moves": "33"}, "its moves is '33', and should be a list"),
        ({"line": [3]}, "its line.0. is 3, and should be text"),
        ({"action": {"a": 1}}, "not all plain: a state with dict"),
        ({"certificate": {"side": []}}, "parts other than lower and upper"),
        ({"certificate": {"lower": 7}}, "its certificate is 7, and should be a list"),
        ({"certificate": {"lower": [[[7, 0], 3], [[7, 0], 2]]}}, "two moves for one position"),
        ({"certificate": {"lower": [[{"a": 1}, 3]]}}, "not all plain: a state with dict"),
        ({"certificate": {"lower": [1]}}, "not a position and a move"),
        ({"code": "import os"}, "a field 'code', which means nothing"),
        ({"state": "[1"}, "not a state"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(
    file: Path, change: dict[str, Any], words: str
) -> None:
    document = json.loads(file.read_text()) | change
    file.write_text(json.dumps(document))
    with pytest.raises(ZermeloError, match=words) as caught:
        verify_answer(file, GAME)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[" * 100_000, b"\xff\xfe", b'{"format": "zermelo result", "version": NaN}', b"7"],
)
def test_rubbish(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(ZermeloError):
        verify_answer(file, GAME)
    with pytest.raises(BadResultFile):
        SavedResult.load(file)
    with pytest.raises(BadResultFile, match="can't be read"):
        SavedResult.load(file.with_name("nothing.json"))


def test_a_field_that_is_missing(file: Path) -> None:
    document = json.loads(file.read_text())
    del document["player"]
    file.write_text(json.dumps(document))
    with pytest.raises(BadResultFile, match="lacks 'player'"):
        verify_answer(file, GAME)


def test_a_file_never_runs_code(file: Path, tmp_path: Path) -> None:
    evil = tmp_path / "evil.py"
    evil.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    document = json.loads(file.read_text()) | {"game": f"{evil}:Evil"}
    file.write_text(json.dumps(document))
    with pytest.raises(ZermeloError, match="name it on the command line: --game"):
        verify_answer(file)
    assert not (tmp_path / "ran").exists()


def mutations(count: int) -> int:
    """Change bytes and values at random; the number of answers that were still called right."""
    dice = random.Random(count)
    honest = SavedResult(
        "mine", "solve", 0, value=1.0, lower=1.0, upper=1.0, action=3, line=("3", "1", "3"),
        certificate={"lower": {(7, 0): 3, (3, 0): 3, (2, 0): 2, (1, 0): 1}, "upper": {}},
    )  # fmt: skip
    path = Path("mutated.json")
    honest.save(path)
    text = path.read_text()
    held = 0
    for _ in range(count):
        mutated = list(text)
        for _ in range(dice.randrange(1, 4)):
            at = dice.randrange(len(mutated))
            mutated[at] = dice.choice('0123456789-.e"[]{},: nulltruefalse\x00é')
        path.write_text("".join(mutated))
        if called_right(path):
            held += 1
            check_truth(SavedResult.load(path))
    return held


def called_right(path: Path) -> bool:
    try:
        return verify_answer(path, GAME, budget=Budget(seconds=5)).holds
    except ZermeloError as error:
        if "\n" in str(error):
            raise AssertionError("more than a sentence") from error
        return False


def check_truth(answer: SavedResult) -> None:
    """What was called right is right, by the slow and obvious oracle."""
    state = GAME.initial_state() if answer.state is None else GAME.parse_state(answer.state)
    for move in answer.moves:
        state = GAME.result(state, GAME.parse_action(state, move))
    for bound in answer.bounds.values():
        assert bound.holds(naive.minimax_value(GAME, state, answer.player))


@pytest.fixture
def working(clock: ManualClock) -> None:
    """Time passes as work is done: a check that would not end is given up."""
    clock.per_look = 0.01


@pytest.mark.usefixtures("working")
def test_mutated_files_end_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert mutations(300) < 200


@pytest.mark.long
@pytest.mark.usefixtures("working")
def test_two_thousand_mutated_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mutations(2000)
