"""Sandboxes: what is inside finds nothing of ours, and takes no more than it may."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.clocks import eventually
from tests.play.tournament.test_tournament import Started, started
from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.kernel.cache.dispatcher import folders_for
from zermelo.play import make
from zermelo.play.match.referee import play_game
from zermelo.play.player import PlayerFault
from zermelo.play.process import process_limit, sandbox
from zermelo.play.process.line_process import Child
from zermelo.play.process.reaper import family
from zermelo.play.process.sandbox import Isolation, code_files, isolating, isolation
from zermelo.play.process.syscalls import filter_program

__all__ = ["started"]

pytestmark = pytest.mark.peer("bwrap")
FAULTY = Path(__file__).parents[1] / "faulty.py"
PATIENCE = 600.0  # seconds, against hanging
SMALL = Isolation(memory=300 << 20, temporary=8 << 20, files=500, processes=24, cpu=20)


def inside(program: str, terms: Isolation = SMALL, **more: Any) -> Child:
    return Child([sys.executable, "-c", textwrap.dedent(program)], isolation=terms, **more)


def answer(program: str, terms: Isolation = SMALL, **more: Any) -> Any:
    child = inside(program, terms, **more)
    try:
        return json.loads(child.receive(PATIENCE))
    finally:
        child.kill()


LOOK = """
import json, os, socket
def tried(what):
    try:
        what()
    except OSError as error:
        return error.strerror
    return "done"
def write(path):
    return tried(lambda: open(path, "a").close())
def connect():
    socket.create_connection(("127.0.0.1", PORT), 2)
print(json.dumps({
    "pids": sum(name.isdigit() for name in os.listdir("/proc")),
    "network": os.listdir("/sys/class/net") if os.path.isdir("/sys") else [],
    "connect": tried(connect),
    "home": os.path.isdir(HOME) and os.listdir(HOME),
    "here": os.listdir("."),
    "secret": "SECRET_OF_OURS" in os.environ,
    "first": "SECRET_OF_OURS" in open("/proc/1/environ").read(),
    "writes": {path: write(path) for path in PATHS},
    "privileges": [line.split()[1] for line in open("/proc/self/status") if line[:6] == "CapEff"],
    "uid": os.getuid(),
}))
"""


def test_nothing_of_ours_is_in_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listener: int
) -> None:
    home, cache = tmp_path / "home", tmp_path / "cache"
    for folder in (home, cache):
        folder.mkdir()
        (folder / "diary").write_text("private")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("SECRET_OF_OURS", "hush")
    monkeypatch.setenv("ZERMELO_CACHE", str(cache))
    monkeypatch.chdir(home)
    ours = [sandbox.__file__, str(cache / "x"), str(cache / "diary"), str(home / "x"), "/x", "x"]
    system = ["/proc/sys/kernel/core_pattern", "/proc/self/oom_score_adj", "/dev/x", "/usr/x"]
    paths = [*ours, *system, f"{sys.prefix}/x", "/tmp/x", "/dev/shm/x"]
    values = f"HOME = {str(home)!r}\nPATHS = {paths!r}\nPORT = {listener}\n"
    seen = answer(values + LOOK)
    assert seen.pop("pids") == 2
    assert seen.pop("connect") != "done"
    writes = seen.pop("writes")
    assert {path for path, how in writes.items() if how == "done"} == {"/tmp/x", "/dev/shm/x"}
    refused = {"Read-only file system", "Permission denied", "No such file or directory"}
    assert set(writes.values()) <= {"done", *refused}
    assert seen == {
        "network": [],
        "home": [],
        "here": [],
        "secret": False,
        "first": False,
        "privileges": ["0000000000000000"],
        "uid": 65534,
    }
    assert sorted(path.name for path in home.iterdir()) == ["diary"]


def test_of_compiled_code_only_that_of_the_game_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the cache and the page's folder lie in one that is shown whole."""
    shown = tmp_path / "shown"
    cache, state = shown / "cache", shown / "state"
    game = load("kuhn_poker")
    own, any_game = (folder.name for folder in folders_for(type(game)))
    for folder in (cache / own, cache / any_game, cache / "other.Game-12345678", state):
        folder.mkdir(parents=True)
        (folder / "x").write_text("kept")
    monkeypatch.setenv("ZERMELO_CACHE", str(cache))
    monkeypatch.setenv("ZERMELO_STATE", str(state))
    program = f"""
    import json, os
    print(json.dumps(sorted(
        os.path.relpath(os.path.join(folder, name), {str(shown)!r})
        for folder, _, names in os.walk({str(shown)!r}) for name in names
    )))
    """
    expected = sorted([f"cache/{own}/x", f"cache/{any_game}/x"])
    assert answer(program, readable=code_files(game)) == expected
    assert answer(program, readable=[shown, *code_files(game)]) == expected
    assert answer(program, readable=[shown]) == []


@pytest.fixture
def listener() -> Iterator[int]:
    """A server of ours that nobody inside should reach."""
    import socket

    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize(
    "name, program, kind, words",
    [
        (
            "one process",
            "import signal; held = bytearray(400 << 20); signal.pause()",
            "exit",
            "MemoryError",
        ),
        (
            "many processes",
            """
            import os, signal
            for _ in range(7):
                if os.fork() == 0:
                    break
            held = bytearray(50 << 20)
            for at in range(0, len(held), 4096):
                held[at] = 1
            signal.pause()
            """,
            "memory",
            "more than 300 MB of memory with all that it started",
        ),
        (
            "processes that leave",
            """
            import os, signal
            for _ in range(50):
                if os.fork() == 0:
                    os.setsid()
                    if os.fork() == 0:
                        signal.pause()
                    os._exit(0)
                os.wait()
            signal.pause()
            """,
            # Where the user is not root, the system itself refuses more of them.
            "processes exit",
            "more than 24 processes|temporarily unavailable|can't start new thread",
        ),
        (
            "threads",
            """
            import signal, threading
            for _ in range(50):
                threading.Thread(target=threading.Event().wait, daemon=True).start()
            signal.pause()
            """,
            # Where the user is not root, the system itself refuses more of them.
            "processes exit",
            "more than 24 processes|temporarily unavailable|can't start new thread",
        ),
        (
            "files",
            """
            import signal
            for number in range(1000):
                open(f"/tmp/{number}", "w").close()
            signal.pause()
            """,
            "flood",
            "more than 500 files",
        ),
        ("time", "while True: pass", "exit", "SIGKILL|SIGXCPU|code 137|code 152"),
    ],
)
def test_what_takes_too_much_is_ended(
    started: Started, name: str, program: str, kind: str, words: str
) -> None:
    terms = SMALL if name != "time" else Isolation(cpu=1)
    child = inside(program, terms)
    try:
        with pytest.raises(PlayerFault, match=words) as caught:
            child.receive(PATIENCE)
    finally:
        child.kill()
    assert caught.value.kind in kind.split()
    assert started.left() == []


def test_a_fork_bomb_meets_a_limit_that_binds_root_as_well() -> None:
    if os.geteuid() == 0 and process_limit.place() is None:
        pytest.skip("root can't make control groups here")
    child = inside(
        """
        import os
        while True:
            try:
                os.fork()
            except OSError:
                print("refused", flush=True)
        """
    )
    group = child._group
    try:
        if group is None:
            assert child.receive(PATIENCE) == "refused"
        else:
            with pytest.raises(PlayerFault, match="more than 24 processes") as caught:
                child.receive(PATIENCE)
            assert caught.value.kind == "processes"
            peak = group / "pids.peak"  # since Linux 6.1
            assert not peak.exists() or int(peak.read_text()) <= SMALL.processes + 1
    finally:
        child.kill()
    assert group is None or not group.exists()


def test_a_folder_that_is_no_control_group_limits_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below /sys/fs/cgroup there may be an ordinary file system, in which files can be made."""
    monkeypatch.setattr(process_limit, "_PLACES", (str(tmp_path),))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert process_limit.place.__wrapped__() is None
    assert list(tmp_path.iterdir()) == []


def test_temporary_files_have_their_size() -> None:
    told = answer(
        """
        import json, os
        said = []
        for folder in ("/tmp", "/dev/shm"):
            try:
                for number in range(4):
                    with open(f"{folder}/{number}", "wb") as file:
                        file.write(bytes(4 << 20))
                said.append("all")
            except OSError as error:
                said.append(error.strerror)
        print(json.dumps(said))
        """
    )
    assert told == ["No space left on device"] * 2


def test_memory_can_not_be_hidden_from_who_counts_it() -> None:
    told = answer(
        """
        import ctypes, json, os
        libc = ctypes.CDLL(None, use_errno=True)
        said = {}
        for name, arguments in (
            ("memfd_create", (b"x", 0)), ("shmget", (0, 1 << 20, 0o1600)), ("msgget", (0, 0o1600)),
            ("unshare", (0x10000000,)), ("ptrace", (0, 0, 0, 0)),
        ):
            done = getattr(libc, name)(*arguments)
            said[name] = os.strerror(ctypes.get_errno()) if done < 0 else "done"
        print(json.dumps(said))
        """
    )
    assert set(told.values()) == {"Operation not permitted"}


def test_the_filter_is_a_program_the_kernel_takes() -> None:
    steps = list(struct.iter_unpack("=HBBI", filter_program()))
    assert 20 < len(steps) < 100
    for at, (code, true, false, _) in enumerate(steps):
        if code in (0x15, 0x35):
            assert at + 1 + max(true, false) < len(steps)
            for jump in (true, false):
                assert jump == 0 or steps[at + 1 + jump][3] == 0x00050001  # refused
    assert steps[-2][3] == 0x7FFF0000


def test_players_in_sandboxes_play_as_others_do(tmp_path: Path) -> None:
    game = tmp_path / "mygame.py"
    game.write_text("from zermelo.games.nim import Nim\nclass Mine(Nim):\n    compiled = False\n")
    for name in ("tic_tac_toe", "kuhn_poker", f"{game}:Mine"):
        players = [make(f"{FAULTY}:{one}", SMALL) for one in ("Knowing", "Bare")]
        record = play_game(load(name), players)
        assert (record.reason, record.fault) == ("finished", ""), record
        assert all(player._child is None for player in players)  # type: ignore[attr-defined]


def test_the_folder_of_the_same_name_belongs_to_a_player(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "data.txt").write_text("0")
    (tmp_path / "other.txt").write_text("not for it")
    (tmp_path / "mine.py").write_text(
        "from pathlib import Path\n"
        "here = Path(__file__).parent\n"
        "class Mine:\n"
        "    def choose(self, turn):\n"
        "        assert sorted(one.name for one in here.iterdir()) == ['mine', 'mine.py']\n"
        "        return turn.actions[int((here / 'mine' / 'data.txt').read_text())]\n"
    )
    player = make(f"{tmp_path}/mine.py:Mine", SMALL)
    record = play_game(load("tic_tac_toe"), [player, make("random")])
    assert record.reason == "finished"


def test_it_holds_for_players_inside_others_too(tmp_path: Path) -> None:
    assert isolation() is None
    with isolating(SMALL):
        assert isolation() == SMALL
    (tmp_path / "x.book").write_text("")
    player = make(f"{FAULTY}:First", SMALL)
    assert player._isolation == SMALL  # type: ignore[attr-defined]
    engine = make("gtp:gnugo --mode gtp", SMALL)
    assert engine._isolation == SMALL  # type: ignore[attr-defined]


@pytest.mark.peer("gnugo")
def test_an_engine_in_a_sandbox(started: Started) -> None:
    roomy = Isolation(memory=1 << 30)
    gnugo = shutil.which("gnugo", path=os.environ["PATH"] + ":/usr/games")
    player = make(f"gtp:{gnugo} --mode gtp --level 1", roomy)
    record = play_game(load("go:size=5"), [player, make("random")], seed=1)
    assert record.fault == "", record.reason
    assert player._child is None  # type: ignore[attr-defined]
    assert started.left() == []


def test_a_refusal_of_a_stranger_is_a_loss() -> None:
    record = play_game(load("nim"), [make("random"), make(f"{FAULTY}:Refuses", SMALL)])
    assert (record.fault, record.loser) == ("crash", 1)
    assert "plays go only" in record.reason


def test_where_there_is_no_bubblewrap(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sandbox.require()
    monkeypatch.setenv("PATH", str(tmp_path))
    sandbox.require.cache_clear()
    try:
        with pytest.raises(BadParameter, match="need bubblewrap; install it"):
            make("random", SMALL)
        broken = tmp_path / "bwrap"
        broken.write_text("#!/bin/sh\necho no namespaces here >&2\nexit 1\n")
        broken.chmod(0o755)
        with pytest.raises(BadParameter, match=r"0\.8 or later.*no namespaces here"):
            make("random", SMALL)
    finally:
        sandbox.require.cache_clear()


def test_it_ends_with_the_process_that_started_it(started: Started) -> None:
    program = (
        "import signal\n"
        "from zermelo.play.process.line_process import Child\n"
        "from zermelo.play.process.sandbox import Isolation\n"
        "child = Child(['sleep', 'infinity'], isolation=Isolation())\n"
        "print(child.mark, flush=True)\n"
        "signal.pause()\n"
    )
    running = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    mark = running.stdout.readline().strip()
    eventually(lambda: len(family(mark)) >= 2)
    running.kill()
    running.communicate()
    eventually(lambda: family(mark) == [])


ADOPTING = """
import ctypes, json, os, sys
from pathlib import Path
from zermelo.play.process.line_process import Child
from zermelo.play.process.sandbox import Isolation

ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # what loses its parent becomes ours
for _ in range(3):
    program = "print('[]', flush=True); input()"
    child = Child([sys.executable, "-c", program], isolation=Isolation())
    child.receive(600.0)
    child.kill()
dead = []
for path in Path("/proc").glob("[0-9]*/stat"):
    name, _, rest = path.read_text().rpartition(")")
    state, parent = rest.split()[:2]
    if int(parent) == os.getpid() and state == "Z":
        dead.append(name)
print(json.dumps(dead))
"""


def test_no_dead_processes_are_left_uncollected() -> None:
    found = subprocess.run([sys.executable, "-c", ADOPTING], capture_output=True, text=True)
    assert found.stdout.strip() == "[]", found.stderr


def test_packages_are_not_in_there_where_the_library_is_enough() -> None:
    terms = replace(SMALL, packages=False)
    program = """
    import importlib.util, json, os, sys
    folders = [one for one in sys.path if "-packages" in one and os.path.isdir(one)]
    print(json.dumps([[os.listdir(one) for one in folders if os.listdir(one)],
        [one for one in ("numpy", "zermelo") if importlib.util.find_spec(one)]]))
    """
    child = Child([terms.interpreter, "-c", textwrap.dedent(program)], isolation=terms)
    try:
        assert json.loads(child.receive(PATIENCE)) == [[], []]
    finally:
        child.kill()
