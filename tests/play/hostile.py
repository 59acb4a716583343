"""Players that try to cheat, to break things and to get out: each one trick, for the tests.

Every class makes its attempt at the first turn and then, if it still can, plays on legally. None
of them does anything outside of a sandbox. EXPECTED says of each what becomes of it: the kinds of
faults it may lose by, or "" where its trick does not work and it plays to the end.
"""

from __future__ import annotations

import contextlib
import ctypes
import glob
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ESCAPE = "\x1b[2J\x1b]0;owned\x07\u202eevil\x9b31m\ud800"
CHEAP: list[str] = []
EXPECTED: dict[str, tuple[str, ...]] = {"Honest": ("",)}


def confined() -> bool:
    """Whether this is a sandbox; nothing here is for another place."""
    return os.getuid() == 65534 and os.getpid() < 20 and not os.path.exists("/etc/passwd")


class Honest:
    """Any legal move."""

    def begin(self, game: Any, player: int, seed: int) -> None:
        self.game, self.seat, self.seed = game, player, seed
        self.random = random.Random(seed)
        self.tried = False

    def choose(self, turn: Any) -> Any:
        return self.random.choice(turn.actions)


class Hostile(Honest):
    def choose(self, turn: Any) -> Any:
        if not confined():
            raise RuntimeError("this is not a sandbox")
        if not self.tried:
            self.tried = True
            found = type(self).trick(self, turn)  # type: ignore[attr-defined]
            if found is not None:
                return found
        return super().choose(turn)


Trick = Callable[[Any, Any], Any]


def trick(*expected: str, cheap: bool = False) -> Callable[[Trick], Trick]:
    """A function becomes a class of the same name."""

    def named(function: Trick) -> Trick:
        words = function.__name__.split("_")
        name = "".join(word[:1].upper() + word[1:] for word in words)
        klass = type(name, (Hostile,), {"trick": function, "__doc__": function.__doc__})
        klass.__module__ = __name__
        globals()[name] = klass
        EXPECTED[name] = expected or ("",)
        if cheap:
            CHEAP.append(name)
        return function

    return named


def attempt(*actions: Callable[[], Any]) -> None:
    """Each of them, whatever it raises."""
    for action in actions:
        with contextlib.suppress(Exception):
            action()


def spoil(path: Any) -> None:
    """Write to a file, in all ways."""
    attempt(
        lambda: os.chmod(path, 0o777),
        lambda: os.write(os.open(path, os.O_WRONLY), b"spoilt"),
        lambda: Path(path).write_bytes(b"spoilt"),
        lambda: os.unlink(path),
        lambda: os.rename(path, f"{path}.gone"),
        lambda: Path(f"{path}.new").write_bytes(b"spoilt"),
    )


def descriptors() -> Iterator[int]:
    for number in range(3, 64):
        with contextlib.suppress(OSError):
            os.fstat(number)
            yield number


def reply(text: bytes) -> None:
    """Answer in place of the host, on every descriptor that can be written to."""
    for number in descriptors():
        with contextlib.suppress(OSError):
            left = memoryview(text + b"\n")
            while left:
                left = left[os.write(number, left) :]


# Files.


@trick("", cheap=True)
def edits_results(self: Any, turn: Any) -> None:
    for pattern in ("*", "../*", "../../*", "/*/*.sqlite*", "/tmp/**/*.sqlite*"):
        for path in glob.glob(pattern, recursive=True):
            if "sqlite" in path:
                spoil(path)
    attempt(lambda: Path("t.sqlite").write_bytes(b"spoilt"))


@trick("", cheap=True)
def edits_our_package(self: Any, turn: Any) -> None:
    import zermelo

    for path in glob.glob(f"{Path(zermelo.__file__).parent}/**/*.py", recursive=True)[:50]:
        spoil(path)


@trick()
def edits_site_packages(self: Any, turn: Any) -> None:
    for folder in sys.path:
        for path in glob.glob(f"{folder}/*")[:20]:
            spoil(path)
        attempt(lambda folder=folder: Path(folder, "evil.pth").write_text("import evil"))


@trick()
def edits_python(self: Any, turn: Any) -> None:
    for path in (os.__file__, sys.executable, os.path.realpath(sys.executable), "/bin/sh"):
        spoil(path)


@trick()
def edits_itself(self: Any, turn: Any) -> None:
    spoil(__file__)


@trick()
def writes_home(self: Any, turn: Any) -> None:
    for folder in ("~", "/root", "/home/*", os.environ.get("HOME", "/")):
        for home in [os.path.expanduser(folder), *glob.glob(folder)]:
            attempt(
                lambda home=home: Path(home, ".bashrc").write_text("evil"),
                lambda home=home: Path(home, ".ssh").mkdir(),
            )


@trick()
def writes_here(self: Any, turn: Any) -> None:
    for name in ("x", "sitecustomize.py", "../x", "t.sqlite-journal", "conftest.py"):
        attempt(lambda name=name: Path(name).write_text("evil"))


@trick("", cheap=True)
def writes_cache(self: Any, turn: Any) -> None:
    from zermelo.kernel.cache import cache_folder

    for folder in (cache_folder(), Path("~/.cache/zermelo").expanduser()):
        for path in [folder / "x.kernel", *folder.glob("*")]:
            spoil(path)


@trick()
def deletes_everything(self: Any, turn: Any) -> None:
    for folder in ("/home", "/root", "/work", "/etc", "/usr/lib", os.getcwd()):
        shutil.rmtree(folder, ignore_errors=True)


@trick()
def links(self: Any, turn: Any) -> None:
    import zermelo

    for number, target in enumerate((zermelo.__file__, "/etc/passwd", os.getcwd(), "/proc/1/root")):
        for make in (os.symlink, os.link):
            attempt(
                lambda make=make, n=number, target=target: make(target, f"/tmp/{make.__name__}{n}"),
                lambda make=make, n=number: spoil(f"/tmp/{make.__name__}{n}"),
            )


@trick()
def mounts(self: Any, turn: Any) -> None:
    libc = ctypes.CDLL(None)
    for folder in (b"/", b"/proc", b"/usr", os.getcwd().encode()):
        libc.mount(b"none", folder, b"tmpfs", 0, None)
        libc.mount(None, folder, None, 32, None)  # read and write again
        libc.umount2(folder, 2)
    libc.unshare(0x10000000 | 0x00020000)
    libc.chroot(b"/tmp")
    spoil(os.__file__)


@trick()
def fills_temporary_files(self: Any, turn: Any) -> None:
    for folder in ("/tmp", "/dev/shm", "/var/tmp", ".", "/"):
        for number in range(40):
            attempt(
                lambda folder=folder, n=number: Path(folder, str(n)).write_bytes(bytes(4 << 20))
            )


@trick("flood")
def makes_many_files(self: Any, turn: Any) -> None:
    for number in range(10**7):
        Path(f"/tmp/{number}").touch()


@trick()
def writes_to_the_kernel(self: Any, turn: Any) -> None:
    for path in ("/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/proc/self/oom_score_adj",
                 "/sys/power/state", "/dev/mem", "/proc/1/oom_score_adj"):  # fmt: skip
        attempt(lambda path=path: Path(path).write_text("|/tmp/evil"))


# Processes.


@trick("", cheap=True)
def kills_everybody(self: Any, turn: Any) -> None:
    attempt(lambda: os.kill(-1, signal.SIGKILL))


@trick()
def kills_its_parent(self: Any, turn: Any) -> None:
    for one in (signal.SIGTERM, signal.SIGKILL, signal.SIGSTOP, signal.SIGHUP):
        attempt(lambda one=one: os.kill(os.getppid(), one))


@trick()
def kills_by_number(self: Any, turn: Any) -> None:
    for pid in range(1, 70_000):
        if pid != os.getpid():
            attempt(lambda pid=pid: os.kill(pid, signal.SIGKILL))


@trick("exit", cheap=True)
def kills_its_group(self: Any, turn: Any) -> None:
    os.killpg(0, signal.SIGTERM)
    time.sleep(60)


@trick("processes", "crash", "hang")
def forks_without_end(self: Any, turn: Any) -> None:
    while True:
        os.fork()


@trick("processes", "crash", "hang")
def threads_without_end(self: Any, turn: Any) -> None:
    while True:
        threading.Thread(target=time.sleep, args=(600,)).start()


@trick()
def leaves_a_daemon(self: Any, turn: Any) -> None:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            for number in range(3, 256):
                attempt(lambda number=number: os.close(number))
            time.sleep(600)
        os._exit(0)


@trick()
def leaves_programs(self: Any, turn: Any) -> None:
    for _ in range(5):
        subprocess.Popen(["sleep", "600"], start_new_session=True, env={})


@trick()
def leaves_threads(self: Any, turn: Any) -> None:
    for _ in range(3):
        threading.Thread(target=lambda: [time.sleep(0.1) for _ in range(6000)]).start()


@trick()
def ignores_signals(self: Any, turn: Any) -> None:
    for one in range(1, 32):
        attempt(lambda one=one: signal.signal(one, signal.SIG_IGN))


@trick("exit")
def hangs_at_its_exit(self: Any, turn: Any) -> None:
    import atexit

    atexit.register(time.sleep, 600)
    threading.Thread(target=time.sleep, args=(600,)).start()
    sys.exit(5)


@trick("hang")
def stops_itself(self: Any, turn: Any) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


@trick("hang")
def hangs(self: Any, turn: Any) -> None:
    while True:
        pass


@trick("hang")
def sleeps(self: Any, turn: Any) -> None:
    time.sleep(600)


@trick("hang")
def holds_the_lock(self: Any, turn: Any) -> None:
    """Of Python: no other thread of the host gets a turn."""
    ctypes.PyDLL(None).sleep(600)


@trick("exit", cheap=True)
def leaves_at_once(self: Any, turn: Any) -> None:
    os._exit(7)


@trick("exit")
def aborts(self: Any, turn: Any) -> None:
    os.abort()


@trick("exit")
def crashes_python(self: Any, turn: Any) -> None:
    ctypes.string_at(0)


@trick("exit")
def becomes_another_program(self: Any, turn: Any) -> None:
    os.execv("/bin/true", ["true"])


# Output and memory.


@trick("flood", cheap=True)
def floods_its_output(self: Any, turn: Any) -> None:
    while True:
        print("x" * 10_000)


@trick("flood")
def floods_its_errors(self: Any, turn: Any) -> None:
    while True:
        os.write(2, b"x" * 10_000)


@trick("memory")
def takes_memory(self: Any, turn: Any) -> None:
    held = []
    while True:
        held.append(bytearray(os.urandom(1 << 12) * (1 << 12)))


@trick("memory", "processes")
def takes_memory_by_forking(self: Any, turn: Any) -> None:
    for _ in range(12):
        if os.fork() == 0:
            break
    held = bytearray(60 << 20)
    for at in range(0, len(held), 4096):
        held[at] = 1
    time.sleep(600)


@trick("memory", "crash", "exit")
def takes_mapped_memory(self: Any, turn: Any) -> None:
    import mmap

    held = [mmap.mmap(-1, 64 << 20) for _ in range(50)]
    for one in held:
        for at in range(0, len(one), 4096):
            one[at] = 1


@trick()
def hides_memory(self: Any, turn: Any) -> None:
    """In files without a name and in shared memory of the old kind."""
    libc = ctypes.CDLL(None)
    for _ in range(100):
        if (number := libc.memfd_create(b"x", 0)) >= 0:
            attempt(lambda number=number: os.write(number, bytes(64 << 20)))
        libc.shmat(libc.shmget(0, 64 << 20, 0o1600), None, 0)


@trick()
def raises_its_limits(self: Any, turn: Any) -> None:
    for name in dir(resource):
        if name.startswith("RLIMIT_"):
            attempt(lambda name=name: resource.setrlimit(getattr(resource, name), (-1, -1)))
    attempt(lambda: os.setuid(0), lambda: os.setgid(0), lambda: os.nice(-20))


# Network, secrets, seeds.


@trick("", cheap=True)
def connects(self: Any, turn: Any) -> None:
    for address in (("127.0.0.1", 22), ("1.1.1.1", 53), ("169.254.169.254", 80), ("::1", 80)):
        attempt(lambda address=address: socket.create_connection(address, 0.2).send(b"hello"))
    attempt(lambda: socket.gethostbyname("example.org"))


@trick()
def listens(self: Any, turn: Any) -> None:
    for port in (80, 8000, 0):
        attempt(lambda port=port: socket.create_server(("0.0.0.0", port)))
    attempt(lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1))
    for path in (*glob.glob("/run/**/*.sock*", recursive=True), "\0abstract", "/run/dbus/bus"):
        attempt(lambda path=path: socket.socket(socket.AF_UNIX).connect(path))


@trick()
def reads_other_processes(self: Any, turn: Any) -> None:
    for pid in {1, os.getppid(), *range(2, 300)}:
        for name in ("environ", "cmdline", "maps", "mem", "fd/3"):
            path = Path(f"/proc/{pid}/{name}")
            attempt(path.read_bytes, lambda path=path: os.write(os.open(path, os.O_RDWR), b"x"))
    libc = ctypes.CDLL(None)
    libc.ptrace(16, os.getppid(), 0, 0)


def named_card(turn: Any, seat: int, lucks: list[Any]) -> Any:
    """Deal again with each of these, and name the other's card by the first deal that fits."""
    from zermelo.games import load
    from zermelo.play import Choice
    from zermelo.play.referee import chance_action

    game = load("kuhn_poker")
    for luck in lucks:
        state, dice = game.initial_state(), random.Random(f"{luck} chance")
        while game.to_move(state) < 0:
            state = game.result(state, chance_action(game, state, dice))
        if state.cards[seat] == turn.information.cards[seat]:
            return Choice(turn.actions[0], why=f"card {state.cards[1 - seat]}")
    return None


@trick("", cheap=True)
def deals_again(self: Any, turn: Any) -> Any:
    return named_card(turn, self.seat, [self.seed, *range(self.seed, self.seed + 50)])


@trick()
def derives_the_luck(self: Any, turn: Any) -> Any:
    from zermelo.play.seeds import derived

    purposes = ("luck", "unit", "player", "openings")
    lucks = [derived(one, self.seed, n) for one in purposes for n in range(5)]
    return named_card(turn, self.seat, [*lucks, *(derived(one, self.seed) for one in purposes)])


@trick()
def looks_for_the_luck(self: Any, turn: Any) -> Any:
    """In everything that can be read: arguments, environments, files."""
    import re

    found: list[str] = []
    for pattern in ("/proc/*/environ", "/proc/*/cmdline", "*", "../*", "/tmp/**/*.sqlite*"):
        for path in glob.glob(pattern, recursive=True):
            with contextlib.suppress(OSError):
                found += re.findall(
                    r"\d+", Path(path).read_bytes()[: 10**6].decode(errors="ignore")
                )
    return named_card(turn, self.seat, found[:500])


@trick()
def changes_the_time(self: Any, turn: Any) -> None:
    attempt(lambda: time.clock_settime(time.CLOCK_REALTIME, 0), lambda: time.sleep(0.01))


# The protocol.


@trick("exit", "hang")
def closes_its_pipes(self: Any, turn: Any) -> None:
    for number in range(256):
        attempt(lambda number=number: os.close(number))


@trick("rubbish", "exit", cheap=True)
def answers_rubbish(self: Any, turn: Any) -> None:
    reply(b"\xff\xfe" + ESCAPE.encode(errors="ignore"))


@trick("")
def answers_in_advance(self: Any, turn: Any) -> None:
    reply(b'{"index": 0}\n{"index": 0, "why": "before it was asked"}\n{}')


@trick("rubbish")
def answers_too_deep(self: Any, turn: Any) -> None:
    reply(b"[" * 1_000_000)


@trick("flood")
def answers_without_end(self: Any, turn: Any) -> None:
    reply(b"x" * (1 << 26))


@trick("illegal")
def answers_no_number(self: Any, turn: Any) -> None:
    reply(b'{"index": NaN, "said": "' + b"9" * 100_000 + b'"}')


@trick("illegal")
def answers_true(self: Any, turn: Any) -> None:
    reply(b'{"index": true}')


@trick("crash", cheap=True)
def answers_a_refusal(self: Any, turn: Any) -> None:
    reply(b'{"fault": "refused", "message": "stop everything"}')


@trick("crash")
def answers_a_fault_of_its_own(self: Any, turn: Any) -> None:
    reply(b'{"fault": ["\\u001b[2J"], "message": {"\\u001b]0;x\\u0007": "\\ud800"}}')


# Actions and errors.


@trick("illegal")
def acts_illegally(self: Any, turn: Any) -> Any:
    return -1


@trick("illegal", "crash")
def acts_beyond_all_numbers(self: Any, turn: Any) -> Any:
    return 10**100_000


@trick("illegal")
def acts_by_no_number(self: Any, turn: Any) -> Any:
    return float("nan")


@trick("crash")
def acts_by_a_broken_object(self: Any, turn: Any) -> Any:
    class Broken:
        def __eq__(self, other: object) -> bool:
            raise ValueError(ESCAPE)

        __hash__ = None  # type: ignore[assignment]

    return Broken()


def _raises(error: Callable[[], BaseException]) -> Trick:
    def raising(self: Any, turn: Any) -> None:
        raise error()

    return raising


def _of_the_package() -> None:
    """One for each error class of the package, made when it is wanted."""
    names = ("BadEvaluation", "BadParameter", "GameIsOver", "IllegalAction", "InvalidState",
             "NotThisKindOfGame", "ZermeloError")  # fmt: skip
    for name in names:

        def error(name: str = name) -> BaseException:
            import zermelo.errors

            return getattr(zermelo.errors, name)(f"stop everything {ESCAPE}")  # type: ignore[no-any-return]

        function = _raises(error)
        function.__name__ = f"raises_{name}"
        trick("crash", cheap=name == "NotThisKindOfGame")(function)


_of_the_package()


@trick("crash")
def raises_unknown_name(self: Any, turn: Any) -> None:
    from zermelo.errors import UnknownName

    raise UnknownName("player", ESCAPE, ())


@trick("crash")
def raises_refused(self: Any, turn: Any) -> None:
    from zermelo.play.referee import Refused

    raise Refused("stop everything")


@trick("crash")
def raises_a_players_fault(self: Any, turn: Any) -> None:
    from zermelo.play import PlayerFault

    raise PlayerFault("refused", "stop everything")


@trick("crash")
def raises_a_keyboard_interrupt(self: Any, turn: Any) -> None:
    raise KeyboardInterrupt


@trick("crash")
def raises_what_can_not_be_shown(self: Any, turn: Any) -> None:
    class Hidden(Exception):
        def __str__(self) -> str:
            raise ValueError

    raise Hidden


@trick("crash", "exit")
def calls_itself(self: Any, turn: Any) -> Any:
    return calls_itself(self, turn)


@trick("", cheap=True)
def says_escapes(self: Any, turn: Any) -> Any:
    from zermelo.play import Choice

    print(ESCAPE.encode(errors="ignore"), file=sys.stderr)
    return Choice(turn.actions[0], why=ESCAPE)


class RefusesToBegin(Hostile):
    """Where anybody else may, a stranger may not: it would stop the tournament."""

    def begin(self, game: Any, player: int, seed: int) -> None:
        from zermelo.errors import NotThisKindOfGame

        raise NotThisKindOfGame(f"stop everything {ESCAPE}")


class RefusesToBeMade(Hostile):
    def __init__(self) -> None:
        from zermelo.errors import UnknownName

        raise UnknownName("class", ESCAPE, ())


class HangsAtTheEnd(Honest):
    def end(self, utilities: tuple[float, ...]) -> None:
        time.sleep(600)


EXPECTED |= {
    "RefusesToBegin": ("crash",),
    "RefusesToBeMade": ("crash",),
    "HangsAtTheEnd": ("hang",),
}
