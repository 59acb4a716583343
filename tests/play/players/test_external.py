"""Players of users, each in a process of its own: every fault is found, nothing stays behind."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest

from tests.clocks import ManualClock, eventually
from zermelo.game import Game
from zermelo.games import load
from zermelo.play import make
from zermelo.play.match.referee import Refused, play_game
from zermelo.play.match.timing import TimeControl
from zermelo.play.player import PlayerFault
from zermelo.play.players import external as module
from zermelo.play.players.external import ExternalPlayer
from zermelo.play.process.line_process import Child
from zermelo.play.process.reaper import family
from zermelo.play.tournament.executors import InProcess
from zermelo.play.tournament.tournament import match

FAULTY = Path(__file__).parents[1] / "faulty.py"
GAME = load("tic_tac_toe")
QUICK = TimeControl(per_move=0.2, margin=0.1)
PATIENCE = 600.0  # seconds, against hanging


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to start a process here."""
    monkeypatch.setattr(module, "START", PATIENCE)
    monkeypatch.setattr(module, "END", PATIENCE)


def outside(name: str, **more: int) -> ExternalPlayer:
    return ExternalPlayer(name, str(FAULTY), name, **more)


def left_of(mark: str) -> list[int]:
    """Of those that were killed, who is still there once they have had time to die."""
    with contextlib.suppress(AssertionError):
        eventually(lambda: not family(mark))
    return family(mark)


@pytest.mark.parametrize(
    "name, kind, words",
    [
        ("ExitsAtOnce", "exit", "exited with code 3"),
        ("ExitsMidGame", "exit", "exited with code 7"),
        ("Crashes", "crash", r"ValueError: no idea what to play \(faulty.py, line \d+\)"),
        ("Hangs", "hang", "no answer within"),
        ("Illegal", "illegal", "answered 999"),
        ("Rubbish", "illegal", "answered <object"),
        ("Floods", "flood", "printed more than"),
        ("Grows", "memory", "out of memory"),
        ("Leaks", "leak", r"left \d process\w* running"),
    ],
)
def test_faults(name: str, kind: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # or many cores take all of the memory
    monkeypatch.setattr(module, "PATIENCE", 0.1)  # who leaves something behind does so for good
    player = outside(name, memory=600 << 20)
    marks = []
    begin = player.begin

    def watched(game: Game, seat: int, seed: int) -> None:
        try:
            begin(game, seat, seed)
        finally:
            if player._child is not None:
                marks.append(player._child.mark)

    player.begin = watched  # type: ignore[method-assign]
    control = QUICK if kind == "hang" else TimeControl(per_move=PATIENCE)
    record = play_game(GAME, [player, make("random")], time_control=control, seed=1)
    player.close()
    assert (record.fault, record.loser) == (kind, 0)
    assert record.utilities == (-1.0, 1.0)
    assert record.scores == (0.0, 1.0)
    assert re.search(words, record.reason), record.reason
    assert all(left_of(mark) == [] for mark in marks)


def test_one_that_is_late_but_not_given_up(
    clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on whenever somebody looks at it."""
    clock.per_look = 0.2
    monkeypatch.setattr(module, "GRACE", PATIENCE)
    record = play_game(GAME, [outside("First"), make("random")], time_control=QUICK, seed=1)
    assert (record.fault, record.loser) == ("time", 0)
    assert "and had 0.200 s" in record.reason


def test_those_without_faults() -> None:
    for name in ("First", "Bare", "Knowing"):
        record = play_game(GAME, [outside(name), make("random:seed=1")], seed=2)
        assert record.fault == ""
        assert record.reason == "finished"
    poker = load("kuhn_poker")
    record = play_game(poker, [outside("Knowing"), outside("Knowing")], seed=3)
    assert record.reason == "finished", record.reason


def test_cards_are_not_remembered_from_game_to_game(tmp_path: Path) -> None:
    """Games come in pairs with the same cards: the first would give the second away."""
    (tmp_path / "remembers.py").write_text(
        "SEEN = []\n"
        "class Remembers:\n"
        "    def choose(self, turn):\n"
        "        SEEN.append(turn.key)\n"
        "        return turn.actions[0]\n"
        "    def end(self, utilities):\n"
        "        assert len(SEEN) <= 2, 'here I was before'\n"
    )
    done = match(
        f"{tmp_path}/remembers.py:Remembers", "random", "kuhn_poker", games=6, executor=InProcess()
    )
    assert (done.played, done.faults) == (6, ())


def test_one_that_refuses_is_no_loser() -> None:
    with pytest.raises(Refused, match="plays go only"):
        play_game(GAME, [outside("Refuses"), make("random")])


def test_a_program_that_answers_what_is_no_json() -> None:
    player = outside("First")
    player._child = Child(["sh", "-c", "read asked; echo no JSON at all; cat"], name="sh")
    with pytest.raises(PlayerFault, match="no JSON") as caught:
        player._ask({"do": "begin"}, PATIENCE)
    assert caught.value.kind == "rubbish"


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(PlayerFault, match="can't be started"):
        Child(["/no/such/program"])


def test_a_program_that_does_not_read() -> None:
    child = Child(["sleep", "infinity"])
    try:
        with pytest.raises(PlayerFault, match="does not read"):
            child.send("x" * (1 << 20), 0.2)
        with pytest.raises(PlayerFault, match=r"no answer within 0\.1 s"):
            child.receive(0.1)
    finally:
        child.kill()
    assert not child.running


def test_lines() -> None:
    child = Child(["cat"])
    child.send("one\ntwo")
    assert (child.receive(PATIENCE), child.receive(PATIENCE)) == ("one", "two")
    assert child.others() == []
    child.kill()
    with pytest.raises(PlayerFault, match="exited with code 0"):
        Child(["true"]).receive(PATIENCE)


def test_an_answer_without_end() -> None:
    flood = Child(["sh", "-c", "tr '\\\\0' x < /dev/zero"])
    with pytest.raises(PlayerFault, match="answered more than") as caught:
        flood.receive(PATIENCE)
    assert caught.value.kind == "flood"
    flood.kill()
