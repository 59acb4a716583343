"""Pyodide, Python for browsers, as its makers publish it: where it lies here, and what of it a page
takes along."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from ..errors import BadParameter

FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
USUAL = (Path("node_modules/pyodide"), Path("pyodide"))
NEEDED, WELCOME = "msgspec", "numpy"
"""Wheels: a page can't be without the first; with the second it can do more."""
VERSION = "314"
WHEELS = (
    "pip download --no-deps --only-binary=:all: --python-version 3.14 --implementation cp "
    "--abi cp314 --platform pyemscripten_2026_0_wasm32 --dest node_modules/pyodide"
)


@dataclass(frozen=True)
class Pyodide:
    """A folder with Pyodide and wheels for it."""

    folder: Path
    wheels: tuple[str, ...]
    """The names of the wheels that a page loads."""

    @property
    def has_numpy(self) -> bool:
        return any(name.startswith(f"{WELCOME}-") for name in self.wheels)

    @property
    def files(self) -> dict[str, Path]:
        """What a page takes along, by name."""
        return {name: self.folder / name for name in (*FILES, *self.wheels)}


def find_pyodide(given: str = "") -> Pyodide:
    """Pyodide in this folder; unless one is given, where `npm install pyodide` puts it."""
    places = [Path(given)] if given else [*USUAL]
    found = next((one for one in places if (one / FILES[0]).is_file()), None)
    if found is None:
        where = f"there is none in {given}" if given else "there is none here"
        raise BadParameter(
            f"a page takes Pyodide along, Python for browsers, and {where}; get it by "
            f"`npm install pyodide@{VERSION}` and `{WHEELS} {NEEDED}`, or name its folder: "
            "--pyodide FOLDER"
        )
    if missing := [name for name in FILES if not (found / name).is_file()]:
        raise BadParameter(
            f"{found} lacks {', '.join(missing)} of Pyodide: get it again, "
            f"`npm install pyodide@{VERSION}`"
        )
    suffix = _suffix(found / "pyodide-lock.json")
    wheels = [_wheel(found, name, suffix) for name in (NEEDED, WELCOME)]
    if wheels[0] is None:
        raise BadParameter(
            f"{found} lacks a wheel of {NEEDED} for this Pyodide ({NEEDED}-*{suffix}): "
            f"`{WHEELS} {NEEDED}`"
        )
    return Pyodide(found, tuple(name for name in wheels if name))


def _suffix(lock: Path) -> str:
    """How the names of wheels end that this Pyodide can load."""
    try:
        version = json.loads(lock.read_text(encoding="utf-8"))["info"]["abi_version"]
    except (ValueError, KeyError, TypeError):
        raise BadParameter(
            f"{lock} is not of a Pyodide that is known here: `npm install pyodide@{VERSION}`"
        ) from None
    return f"_{version}_wasm32.whl"


def _wheel(folder: Path, name: str, suffix: str) -> str | None:
    """The newest wheel of a package."""
    found = sorted(one.name for one in folder.glob(f"{name}-*{suffix}"))
    return found[-1] if found else None
