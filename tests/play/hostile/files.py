"""Writing where nobody should."""

from __future__ import annotations

import ctypes
import glob
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from .base import attempt, spoil, trick


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
    from zermelo.kernel.cache.store import cache_folder

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
