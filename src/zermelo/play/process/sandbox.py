"""Untrusted players in isolation: bubblewrap, resource limits, and a filter of system calls.

In a sandbox there is no network, no process but the player's own, nothing to write to except a
small temporary folder, and no file of the user's except the player's own. Memory, processes and
files of the whole group are watched from outside, by reaper.py.
"""

from __future__ import annotations

import functools
import inspect
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, dataclass
from pathlib import Path

from ...errors import BadParameter
from ...game import Game
from ...kernel.cache.dispatcher import folders_for
from ...kernel.cache.store import cache_folder, state_folder
from .syscalls import filter_program

_CONFINE = str(Path(__file__).with_name("confine.py"))
_SYSTEM = ("/bin", "/sbin", "/lib", "/lib32", "/lib64")
_SETTINGS = ("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime")
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
_OWN = ("/", "/tmp", "/dev/shm")  # folders that every sandbox has
INSTALL = "install it (on Debian and Ubuntu: apt install bubblewrap)"


@dataclass(frozen=True)
class Isolation:
    """The limits of a sandboxed player, all its processes included."""

    memory: int = 4 << 30
    """Bytes of memory of all its processes, files in temporary folders included."""
    temporary: int = 64 << 20
    """Bytes in /tmp, and as many in /dev/shm."""
    files: int = 10_000
    """Files in those two."""
    processes: int = 64
    """Processes and threads at a time."""
    cpu: int = 3600
    """Seconds of one process, in one game."""
    open_files: int = 256
    """Of one process."""
    packages: bool = True
    """Whether it can read this package and all that is installed, or Python's library alone."""

    @property
    def interpreter(self) -> str:
        """Python, where it is in there."""
        return sys.executable if self.packages else os.path.realpath(sys.executable)

    def command(
        self,
        program: Sequence[str],
        readable: Iterable[Path],
        environment: Mapping[str, str],
        info: int,
        calls: int,
    ) -> list[str]:
        """The command that runs a program in a sandbox where it can read these files.

        bubblewrap writes its first process to the descriptor `info` and reads the filter of
        system calls from `calls`.
        """
        readable = list(readable)
        python = _python() if self.packages else _library()
        readable = readable if self.packages else [*readable, Path(_CONFINE)]
        paths, here = _outermost([*python, *readable]), str(Path.cwd())
        apart = here not in (*_OWN, *_SYSTEM) and not _among(here, paths)
        # The user may have put them where Python is.
        unseen = _private() if self.packages else [*_private(), *_installed()]
        hidden = [one for one in unseen if one.is_dir() and _among(str(one), paths)]
        shown = [one for one in readable if any(one.is_relative_to(up) for up in hidden)]
        words = [
            ("--info-fd", info),
            *([("--seccomp", calls)] if filter_program() else []),
            *([("--size", 4096, "--tmpfs", here)] if apart else []),  # an empty folder
            *(("--ro-bind-try", path, path) for path in paths),
            *(("--size", 4096, "--tmpfs", path) for path in hidden),
            *(("--ro-bind-try", path, path) for path in shown),
            *(("--setenv", *pair) for pair in {**_environment(readable), **environment}.items()),
            # What is left of the root is our own, and read-only from here on.
            *(
                ("--remount-ro", name)
                for name in [*([here] if apart else []), *hidden, "/proc", "/dev", "/"]
            ),
            (
                "--chdir",
                here,
                "--",
                self.interpreter,
                "-I",
                "-S",
                _CONFINE,
                json.dumps(asdict(self)),
            ),
        ]
        return [_bubblewrap(), *_base(self.temporary), *_flat(words), *program]


_wanted: ContextVar[Isolation | None] = ContextVar("isolation", default=None)


@contextmanager
def isolating(terms: Isolation | None) -> Iterator[None]:
    """Players that are made inside run in sandboxes, also those that other players ask."""
    before = _wanted.set(terms)
    try:
        yield
    finally:
        _wanted.reset(before)


def isolation() -> Isolation | None:
    """The isolation for players made now; None for ordinary processes."""
    return _wanted.get()


@functools.cache
def require() -> None:
    """Raise BadParameter, in a sentence, where there can be no sandboxes."""
    command = [_bubblewrap(), *_base(1 << 20), "--remount-ro", "/proc", "--", "/usr/bin/true"]
    try:
        tried = subprocess.run(command, capture_output=True, text=True, timeout=60, env={})
    except (OSError, subprocess.SubprocessError) as error:
        raise BadParameter(f"isolated players need bubblewrap; {INSTALL}: {error}") from None
    if tried.returncode != 0:
        said = tried.stderr.strip().splitlines()[-1:] or [f"it exits with {tried.returncode}"]
        raise BadParameter(
            f"isolated players need bubblewrap 0.8 or later, with user namespaces: {said[0]}"
        )


def _bubblewrap() -> str:
    found = shutil.which("bwrap")
    if sys.platform != "linux":
        raise BadParameter("isolated players need Linux; play them on such a machine")
    if found is None:
        raise BadParameter(f"isolated players need bubblewrap; {INSTALL}")
    return found


def _base(temporary: int) -> list[str]:
    """Everything unshared, the system's programs and nothing else."""
    links = [name for name in _SYSTEM if os.path.islink(name)]
    folders = [name for name in _SYSTEM if os.path.isdir(name) and name not in links]
    return _flat(
        [
            ("--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent"),
            ("--new-session", "--uid", 65534, "--gid", 65534, "--hostname", "sandbox"),
            ("--clearenv", "--ro-bind", "/usr", "/usr"),
            *(("--symlink", os.readlink(name), name) for name in links),
            *(("--ro-bind", name, name) for name in folders),
            *(("--ro-bind-try", name, name) for name in _SETTINGS),
            ("--proc", "/proc", "--dev", "/dev"),
            *(("--size", temporary, "--tmpfs", name) for name in ("/tmp", "/dev/shm")),
        ]
    )


def _flat(words: Iterable[tuple[object, ...]]) -> list[str]:
    return [str(word) for some in words for word in some]


def _environment(readable: Sequence[Path]) -> dict[str, str]:
    code = cache_folder().absolute()
    given = {
        "HOME": "/tmp",
        "LANG": "C.UTF-8",
        "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games",
        "PYTHONDONTWRITEBYTECODE": "1",
        "TMPDIR": "/tmp",
        "ZERMELO_CACHE": str(code)
        if any(code in one.parents for one in readable)
        else "/tmp/cache",
    }
    return {**given, **dict.fromkeys(_THREADS, "1")}


def _private() -> list[Path]:
    """Folders that a player must not see: all compiled code, and the page's files."""
    return [cache_folder().absolute(), state_folder().absolute()]


def code_files(game: Game) -> list[Path]:
    """The cached machine code of a game, which a player may read but not write."""
    return [folder for folder in folders_for(type(game)) if folder.is_dir()]


def search_path() -> str:
    """The import path of this package and its dependencies, installed or not."""
    return os.pathsep.join([os.path.dirname(os.path.dirname(_package())), *_packages()])


def _packages() -> list[str]:
    return [one for one in sys.path if Path(one).name in ("site-packages", "dist-packages")]


@functools.cache
def _python() -> tuple[Path, ...]:
    """The folders of Python, this package and its dependencies."""
    folders = (sys.prefix, os.path.dirname(_package()), *_packages())
    return (*_library(), *(Path(one).absolute() for one in folders if Path(one).is_dir()))


@functools.cache
def _library() -> tuple[Path, ...]:
    """The folders of Python itself."""
    folders = (sys.base_prefix, os.path.dirname(os.__file__))
    return tuple(Path(one).absolute() for one in folders if Path(one).is_dir())


def _installed() -> list[Path]:
    """The folders of all packages, those beside Python's library included."""
    return [Path(os.path.dirname(os.__file__), "site-packages"), *map(Path, _packages())]


def _package() -> str:
    return os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(__file__))), "__init__.py")


def _outermost(paths: Iterable[Path]) -> list[Path]:
    """The paths that are neither inside another one nor visible already."""
    found = sorted({path for path in paths if not path.is_relative_to("/usr")})
    return [one for one in found if not any(one != up and one.is_relative_to(up) for up in found)]


def _among(folder: str, paths: Iterable[Path]) -> bool:
    """Whether a folder is inside one of `paths`."""
    return any(Path(folder).is_relative_to(path) for path in (*paths, Path("/usr")))


def with_folder(file: Path) -> list[Path]:
    """A file and, where there is one, the folder of the same name beside it: mine.py and mine/."""
    folder = file.with_suffix("")
    return [file, folder] if folder.is_dir() and folder != file else [file]


def game_files(game: Game) -> list[Path]:
    """The files of a game's rules; none if they belong to an installed package."""
    source = inspect.getsourcefile(type(game))
    return [] if source is None else with_folder(Path(source).absolute())
