"""Tournaments: every game kept, none twice, whatever happens on the way."""

from __future__ import annotations

import contextlib
import random
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.clocks import eventually
from tests.play.tournament.stored import rows
from tests.test_ratings import slow
from zermelo.clock import Deadline
from zermelo.errors import BadFile, BadParameter, UnknownName
from zermelo.games import load
from zermelo.play import Player, Turn
from zermelo.play.match.record import GameRecord, replay
from zermelo.play.match.referee import Refused
from zermelo.play.process.reaper import family
from zermelo.play.timing import TimeControl
from zermelo.play.tournament import executors
from zermelo.play.tournament.executors import Games, InProcess, OnRay, Processes
from zermelo.play.tournament.standings import Standings
from zermelo.play.tournament.store import Store
from zermelo.play.tournament.tasks import GameTask
from zermelo.play.tournament.tournament import Setup, match, standings_of, tournament
from zermelo.sprt import Sprt

FAULTY = Path(__file__).parents[1] / "faulty.py"
SIX = (
    "random",
    "random:seed=1",
    "rules",
    "minimax:depth=1",
    "minimax:depth=2",
    "mcts:iterations=20",
)


class Started:
    """The processes that a test has started, and those that they started, wherever they went."""

    def __init__(self) -> None:
        self.name, self.value = "ZERMELO_TESTED", secrets.token_hex(8)

    def running(self) -> list[str]:
        """Their command lines."""
        wanted, found = f"{self.name}={self.value}".encode(), []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if wanted in (folder / "environ").read_bytes().split(b"\0"):
                    found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode())
        return found

    def left(self) -> list[str]:
        """Those that remain once what was killed has had time to die."""
        with contextlib.suppress(AssertionError):
            eventually(lambda: not self.running())
        return self.running()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    mine = Started()
    monkeypatch.setenv(mine.name, mine.value)
    return mine


def test_a_match_swaps_sides() -> None:
    records: list[GameRecord] = []
    done = match(
        "rules", "random", "tic_tac_toe", games=12, seed=3, executor=InProcess(),
        report=lambda record, standings: records.append(record),
    )  # fmt: skip
    assert done.played == done.planned == 12
    assert sum(done.results()) == 12
    assert sum(done.pairs) == 6
    assert done.results()[0] > done.results()[2]
    assert done.difference[0] > 100
    assert "rules - random: +" in done.summary()
    for one, other in zip(records[::2], records[1::2], strict=True):
        assert one.players == other.players[::-1]
        assert one.seed == other.seed
        assert [m.code for m in one.moves[:2]] == [m.code for m in other.moves[:2]]
        assert one.opening == other.opening == 2
    assert len({tuple(move.code for move in one.moves[:2]) for one in records}) > 3


def test_the_seed_decides_wherever_it_runs() -> None:
    def outcomes(executor: InProcess | Processes, seed: int = 1) -> tuple[object, ...]:
        done = match("random", "rules", "nim", games=10, seed=seed, executor=executor)
        return done.outcomes

    here = outcomes(InProcess())
    assert here == outcomes(Processes(2)) == outcomes(Processes(1))
    assert here != outcomes(InProcess(), seed=2)


def by_rules(folder: Path) -> tuple[str, ...]:
    """Six players that need nothing compiled."""
    texts = ("wins", "safe", "wins\nsafe and move b2", "move b2\nmove a1 a3 c1 c3")
    for number, text in enumerate(texts):
        (folder / f"{number}.rules").write_text(text)
    return ("random", "rules", *(f"rules:{folder}/{number}.rules" for number in range(4)))


# The command line, but it says when a game is on the disk, and after so many waits to be killed.
TELLING = """
import signal, sys
from zermelo.cli import main
from zermelo.play.tournament.store import Store

left, keep = int(sys.argv.pop(1)), Store.add

def add(self, job, record):
    global left
    keep(self, job, record)
    left -= 1
    print("kept", flush=True)
    if left == 0:
        signal.pause()

Store.add = add
main()
"""
SPREAD = 20  # games that it may go on before it is killed, as chance will have it


def killed_after(games: int, arguments: list[str]) -> None:
    """Run a command until it has kept so many games or a few more, and kill it."""
    running = subprocess.Popen(
        [sys.executable, "-c", TELLING, str(games + SPREAD), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout is not None
    for _ in range(games):
        assert running.stdout.readline() == b"kept\n", running.communicate()
    running.send_signal(signal.SIGKILL)
    running.communicate()


@pytest.mark.parametrize(
    "searching, kills, games",
    [(False, 2, 180), pytest.param(True, 10, 600, marks=pytest.mark.long)],
)
def test_six_players_killed_at_random_moments(
    tmp_path: Path, started: Started, searching: bool, kills: int, games: int
) -> None:
    """Killed again and again, it loses no game and plays none twice."""
    path = tmp_path / "six.sqlite"
    players = SIX if searching else by_rules(tmp_path)
    arguments = [
        "tournament", *players, "--game", "tic_tac_toe", "--games", str(games // 15),
        "--file", str(path), "--processes", "2",
    ]  # fmt: skip
    dice = random.Random(5)
    kept: dict[int, str] = {}
    for target in sorted(dice.sample(range(1, games * 2 // 3), kills)):
        killed_after(max(target - len(kept), 1), arguments)
        found = rows(path)
        assert all(found[number] == text for number, text in kept.items())
        assert len(found) > len(kept)
        kept = found
        assert started.left() == []
    assert len(kept) < games
    command = [sys.executable, "-c", "from zermelo.cli import main; main()", *arguments]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = rows(path)
    assert sorted(found) == list(range(games))
    assert all(found[number] == text for number, text in kept.items())
    assert f"{games} of {games} games" in told
    done = standings_of(path)
    assert all(one.games == games // 3 for one in done.ratings)
    assert [one.elo for one in done.ratings] == pytest.approx(slow(done.outcomes, 6), abs=1)
    assert done.ranking[0].elo > 50
    with Store(path) as store:
        for record in store.records():
            *_, (state, _) = replay(record)
            assert record.reason == "finished"
            assert state is not None


def test_faulty_players_lose_and_the_rest_goes_on(tmp_path: Path) -> None:
    players = ("random", *(f"{FAULTY}:{name}" for name in ("First", "ExitsMidGame", "Illegal")))
    path = tmp_path / "faults.sqlite"
    setup = Setup("tic_tac_toe", players, games=2, seed=1)
    done = tournament(setup, path=path, executor=Processes(2))
    assert done.played == 12
    lost = {(done.names[player].rpartition(":")[2], kind) for player, kind, _ in done.faults}
    assert lost == {("ExitsMidGame", "exit"), ("Illegal", "illegal")}
    with Store(path) as store:
        reasons = {record.reason for record in store.records() if record.fault == "illegal"}
    assert all("answered 999" in one for one in reasons)
    assert done.ranking[0].player in (0, 1)


@pytest.mark.parametrize("games", [40, pytest.param(200, marks=pytest.mark.long)])
def test_no_process_remains_after_many_games(started: Started, games: int) -> None:
    done = match(f"{FAULTY}:Bare", f"{FAULTY}:First", "nim", games=games, executor=InProcess())
    assert done.played == games
    assert not done.faults
    assert started.left() == []


def test_each_of_many_faults_leaves_nothing_behind(started: Started) -> None:
    for name in ("ExitsMidGame", "Crashes", "Leaks"):
        # Without a seed, random may win before the second turn that one of them leaves at.
        done = match(
            f"{FAULTY}:{name}", "random", "tic_tac_toe", games=2, seed=1, executor=InProcess()
        )
        assert sum(count for _, _, count in done.faults) == 2
        assert started.left() == []


def broken_game(path: Path, body: str) -> str:
    path.write_text(
        "import os\n"
        "from zermelo.games.nim import Nim\n"
        "class Broken(Nim):\n"
        "    compiled = False\n"
        "    def evaluate(self, state, player):\n"
        f"        {body}\n"
        "        return 0.0\n"
    )
    return f"{path}:Broken"


@pytest.mark.parametrize(
    "body, kind, words",
    [
        ("os._exit(9)", "crash", "exited with code 9"),
        ("os.kill(os.getpid(), 11)", "crash", "SIGSEGV"),
        ("\n        while True: pass", "hang", "gave no answer"),
        ("\n        while True: print('x' * 1000)", "flood", "printed more than"),
    ],
)
def test_a_worker_that_breaks_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, kind: str, words: str
) -> None:
    """Built-in players run inside the worker: what kills it is the fault of who was to move."""
    if kind == "hang":
        soon_impatient(monkeypatch)
    game = broken_game(tmp_path / "broken.py", body)
    # Without a seed, random may take the last piles of an opening before minimax has its turn.
    setup = Setup(game, ("random", "minimax:depth=1"), games=2, seed=1)
    records: list[GameRecord] = []
    done = tournament(setup, executor=Processes(1), report=lambda record, _: records.append(record))
    assert done.faults == ((1, kind, 2),)
    assert all(words in record.reason for record in records)
    assert [record.players[record.loser or 0] for record in records] == ["minimax:depth=1"] * 2


def soon_impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a worker may take to start, minimax has a moment to think."""
    hear = executors._Worker._hear

    def heard(worker: executors._Worker, told: dict[str, Any]) -> GameRecord | None:
        record = hear(worker, told)
        if "thinking" in told and worker.task.players[told["thinking"][0]] == "minimax:depth=1":
            worker.deadline = Deadline(0.1)
        return record

    monkeypatch.setattr(executors._Worker, "_hear", heard)


def test_who_does_not_fit_stops_it_at_once() -> None:
    with pytest.raises(Refused, match="hides a part"):
        match("rules", "random", "kuhn_poker", games=4, executor=Processes(1))
    with pytest.raises(UnknownName, match="did you mean random"):
        match("randon", "random", "nim")
    with pytest.raises(BadParameter, match="at least as many"):
        tournament(Setup("kuhn_poker:players=3", ("random", "random")))


def test_more_than_two_players() -> None:
    players = ("random", "random:seed=1", "random:seed=2", "random:seed=3")
    done = tournament(Setup("kuhn_poker:players=3", players, games=6), executor=InProcess())
    assert done.planned == done.played == 4 * 6
    assert all(one.games == 18 for one in done.ratings)
    assert sum(one.comparisons for one in done.ratings) == 24 * 3 * 2
    seats = [outcome.seats for outcome in done.outcomes[:3]]
    assert seats == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.plain
def test_gauntlet_and_swiss() -> None:
    done = tournament(Setup("nim", SIX[:4], kind="gauntlet", games=2), executor=InProcess())
    assert [one.games for one in done.ratings] == [6, 2, 2, 2]
    done = tournament(
        Setup("nim", SIX[:5], kind="swiss", games=2, rounds=4, seed=1), executor=InProcess()
    )
    assert done.played == done.planned == 4 * 2 * 2
    assert sorted(one.games for one in done.ratings) == [6, 6, 6, 6, 8]
    meetings = [frozenset(one.seats) for one in done.outcomes[::2]]
    assert len(meetings) == len(set(meetings)) == 8
    with pytest.raises(BadParameter, match="games of two"):
        Setup("kuhn_poker:players=3", SIX[:4], kind="swiss")
    with pytest.raises(BadParameter, match="is one of round-robin"):
        Setup("nim", SIX[:4], kind="knockout")


def test_swiss_goes_on_after_a_stop(tmp_path: Path) -> None:
    path, setup = tmp_path / "swiss.sqlite", Setup("nim", SIX[:4], kind="swiss", rounds=3, seed=1)

    def enough(record: GameRecord, standings: Standings) -> None:
        if standings.played == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(setup, path=path, executor=InProcess(), report=enough)
    assert standings_of(path).played == 7
    done = tournament(setup, path=path, executor=InProcess())
    assert done.outcomes == tournament(setup, executor=InProcess()).outcomes


def test_a_sequential_test_ends_the_match(tmp_path: Path) -> None:
    path = tmp_path / "sprt.sqlite"
    setup = Setup("tic_tac_toe", ("rules", "random"), games=1000, sprt=Sprt(0, 100))
    done = tournament(setup, path=path, executor=Processes(2))
    assert done.decision == "H1"
    assert done.played < 200
    assert "H1 accepted" in done.summary()
    again = tournament(setup, path=path, executor=Processes(2))
    assert again.played == done.played
    with pytest.raises(BadParameter, match="needs two players"):
        Setup("tic_tac_toe", SIX, sprt=Sprt())


def test_files_that_hold_something_else(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    setup = Setup("nim", ("random", "rules"), games=2)
    tournament(setup, path=path, executor=InProcess())
    more = tournament(Setup("nim", ("random", "rules"), games=4), path=path, executor=InProcess())
    assert more.played == 4
    with pytest.raises(BadParameter, match="holds another tournament: its seed is None, not 1"):
        tournament(Setup("nim", ("random", "rules"), seed=1), path=path)
    with Store(path), pytest.raises(BadParameter, match="in use by another run"):
        Store(path)
    text = tmp_path / "text"
    text.write_text("this is no database, but long enough to be taken for one" * 20)
    with pytest.raises(BadParameter, match="can't hold results"):
        Store(text)
    with pytest.raises(BadParameter, match="no folder"):
        Store(tmp_path / "no" / "where")
    with pytest.raises(BadParameter, match="no file"):
        standings_of(tmp_path / "nothing")


def test_time_controls_and_openings(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("b2 a1  # the centre\n\na1\n")
    setup = Setup(
        "tic_tac_toe", ("random", "rules"), games=4, openings=str(book),
        time_control=TimeControl(per_move=600),
    )  # fmt: skip
    records: list[GameRecord] = []
    tournament(setup, executor=InProcess(), report=lambda record, _: records.append(record))
    assert [record.opening for record in records] == [2, 2, 1, 1]
    assert records[0].time_control == "600/move"
    for wrong, words in (("b2 b2", "line 1"), ("", "no opening"), ("b2 a1 b1 a2 b3", "ends")):
        book.write_text(wrong)
        with pytest.raises(BadParameter, match=words):
            tournament(setup, executor=InProcess())


class FakeRay:
    """What `OnRay` uses of Ray, on the spot."""

    def __init__(self) -> None:
        self.killed = 0

    def remote(self, **options: object) -> object:
        return lambda klass: FakeActor(klass)

    def wait(self, futures: list[object], num_returns: int) -> tuple[list[object], list[object]]:
        return futures[:num_returns], futures[num_returns:]

    def get(self, future: FakeFuture) -> object:
        return future.value

    def kill(self, actor: object) -> None:
        self.killed += 1


class FakeFuture:
    def __init__(self, value: object) -> None:
        self.value = value


class FakeActor:
    def __init__(self, klass: type) -> None:
        self.klass = klass

    def remote(self) -> FakeActor:
        self.one = self.klass()
        self.play = self
        self.remote = lambda data: FakeFuture(self.one.play(data))  # type: ignore[method-assign, assignment]
        return self


def test_a_cluster_does_the_same() -> None:
    ray = FakeRay()

    class Cluster(OnRay):
        def __init__(self) -> None:
            self._ray, self._started, self.count = ray, False, 1

    def run(executor: Cluster | InProcess) -> tuple[object, ...]:
        return match("random", "rules", "nim", games=6, seed=1, executor=executor).outcomes

    assert run(Cluster()) == run(InProcess())
    assert ray.killed == 1
    with pytest.raises(Refused, match="hides a part"):
        match("rules", "random", "kuhn_poker", games=2, executor=Cluster())


@pytest.mark.long
@pytest.mark.peer("ray")
def test_a_real_cluster() -> None:
    program = (
        "from zermelo.play.tournament.executors import InProcess, OnRay\n"
        "from zermelo.play.tournament.tournament import match\n"
        "cluster = OnRay()\n"
        "def played(executor):\n"
        "    return match('random', 'rules', 'nim', games=10, seed=1, executor=executor).outcomes\n"
        "assert played(cluster) == played(InProcess())\n"
        "cluster.close()\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=1800)


def test_executors_close_what_they_started(started: Started) -> None:
    seen: list[str] = []

    class Watched(Processes):
        def run(self, tasks: Iterable[GameTask]) -> Games:
            for played in super().run(tasks):
                seen.extend(started.running())
                yield played

    def enough(record: GameRecord, standings: Standings) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        match("random", "rules", "nim", games=100, executor=Watched(2), report=enough)
    assert any("zermelo.play.tournament.worker" in one for one in seen)
    assert started.left() == []
    assert family("nobody") == []
    with pytest.raises(BadParameter, match="processes must be at least 1"):
        Processes(0)


class Corner(Player):
    """Answers with a bare action."""

    name = "corner"

    def choose(self, turn: Turn) -> int:
        return int(turn.actions[0])


def test_players_and_games_may_be_objects() -> None:
    class Local(type(load("tic_tac_toe"))):  # type: ignore[misc]
        """In no file that another process could load."""

    for game in (load("tic_tac_toe"), Local()):
        done = match(Corner(), "random", game, games=4, seed=1)
        assert done.names == ("corner", "random")
        assert (done.played, done.faults) == (4, ())
    with pytest.raises(BadParameter, match="different names"):
        match(Corner(), Corner(), "tic_tac_toe")
    with pytest.raises(BadParameter, match="can't be isolated"):
        match(Corner(), "random", "tic_tac_toe", isolated=True)


def test_objects_go_on_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "objects.sqlite"
    setup = Setup(load("nim"), (Corner(), "random"), games=2, seed=1)
    assert tournament(setup, path=path).played == 2
    assert tournament(replace(setup, games=4), path=path).played == 4
    assert standings_of(path).names == ("corner", "random")


def test_a_full_disk_damages_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    match("random", "random", "tic_tac_toe", games=4, path=path, seed=1, executor=InProcess())
    kept = rows(path)
    with Store(path) as store:
        store._data.execute("PRAGMA max_page_count = 1")  # no larger than it is
        (record, *_) = store.records()
        (played, *_) = store.games(2)
        with pytest.raises(BadFile, match=r"can't be written now: .* are kept"):  # noqa: PT012
            for number in range(100, 1000):
                store.add(replace(played.job, number=number), record)
        assert kept.keys() <= store.numbers()
    assert {number: row for number, row in rows(path).items() if number in kept} == kept
