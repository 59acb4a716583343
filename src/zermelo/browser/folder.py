"""Writing the folder: the page, its games as WebAssembly, Python for the browser."""

from __future__ import annotations

import hashlib
import html
import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .._version import __version__
from ..errors import NotThisKindOfGame, ZermeloError
from ..export.exporting import Exported, identifier
from ..export.web_module import field_facts, write_wasm
from ..files import write_whole
from ..game import Game
from ..games import in_file, load, spec_of
from ..guide import guide_of
from ..kernel import runnable, runs_compiled
from ..web import user_code
from .bytecode import with_bytecode
from .inside.left_out import WITHOUT_NUMBA, WITHOUT_NUMPY
from .pyodide import Pyodide
from .python_files import own_path, python_archive

STATIC = Path(__file__).parents[1] / "web" / "static"
OWN_FILES = Path(__file__).with_name("files")
NOT_OF_THE_PAGE = ("widget.", "slides.", "export.js", "index.html")
"""Parts of the bundle that are for other places."""
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' blob: data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)
"""Nothing from elsewhere, nothing inline; WebAssembly may be compiled."""
TRIAL_SECONDS = 120


@dataclass(frozen=True)
class WrittenPage:
    """What was written."""

    files: list[Path]
    left_out: dict[str, str]
    """Games that could not go along, and why, in a sentence."""


def write_page(
    specs: Sequence[str],
    folder: Path,
    pyodide: Pyodide,
    report: Callable[[str], None] = lambda _: None,
) -> WrittenPage:
    """Write a page that plays these games; of several, those that can't be are left out.

    `report` is called with the name of each game as its turn comes.
    """
    games: dict[str, dict[str, Any]] = {}
    left_out: dict[str, str] = {}
    own = _own_names(specs)
    files: dict[str, bytes] = {}
    for spec in specs:
        name = own.get(spec) or spec.partition(":")[0].replace("-", "_")
        report(name)
        try:
            games[name] = _game(load(spec), name, spec, pyodide, folder, files)
        except ZermeloError as error:
            if len(specs) == 1:
                raise
            left_out[name] = str(error)
    if not games:
        raise NotThisKindOfGame("none of these games can be on a page without a server")
    title = guide_of(type(load(specs[0]))).title if len(games) == 1 else "zermelo"
    left_names = WITHOUT_NUMBA if pyodide.has_numpy else (*WITHOUT_NUMBA, *WITHOUT_NUMPY)
    facts = {"games": games, "wheels": pyodide.wheels, "leftOut": left_names}
    files |= _page_files(facts, title)
    places = [place.path for spec in specs if (place := in_file(spec))]
    files["python.zip"] = with_bytecode(python_archive(places, left_names), facts, pyodide)
    for name, path in pyodide.files.items():
        files[f"pyodide/{name}"] = path.read_bytes()
    files["service.js"] = _service(files)
    for name, content in sorted(files.items()):
        write_whole(folder / name, content)
    return WrittenPage([folder / name for name in sorted(files)], left_out)


def _own_names(specs: Sequence[str]) -> dict[str, str]:
    """What the page calls games of one's own, by their specs."""
    own = [spec for spec in specs if in_file(spec)]
    return {} if not own else dict(zip(own, user_code.offer(own).games, strict=True))


def _game(
    game: Game, name: str, spec: str, pyodide: Pyodide, folder: Path, files: dict[str, bytes]
) -> dict[str, Any]:
    """The facts of a game, and its WebAssembly among the files."""
    place = in_file(spec)
    if place:
        inside = f"/zermelo/{own_path(place.path)}:{place.game or ''}:{place.parameters}"
        spec = inside.rstrip(":")
    if game.hidden_information:
        if not pyodide.has_numpy:
            raise NotThisKindOfGame(
                f"{game.name} hides something, and the searches that play such games need NumPy: "
                f"put its wheel beside Pyodide, into {pyodide.folder}"
            )
        return {"spec": spec}
    if not pyodide.has_numpy:
        _check_without_numpy(game, pyodide)
    if not runs_compiled(runnable(game).game):
        if not pyodide.has_numpy:
            raise NotThisKindOfGame(
                f"the rules of {game.name} run in plain Python, and searching by those in a page "
                f"needs NumPy: put its wheel beside Pyodide, into {pyodide.folder}; or have the "
                "rules compiled, `zermelo check` says what stands in the way"
            )
        return {"spec": spec}
    exported = Exported(game, identifier(name))
    for path in write_wasm(exported, folder / "games"):
        if path.suffix == ".ts":
            path.unlink()
        else:
            files[f"games/{path.name}"] = path.read_bytes()
    return {
        "spec": spec,
        "file": exported.prefix,
        "search": exported.search,
        "fields": field_facts(exported),
    }


def _check_without_numpy(game: Game, pyodide: Pyodide) -> None:
    """Refuse a game whose rules need NumPy, if the page has none."""
    trial = [sys.executable, "-m", "zermelo.browser.inside.trial", spec_of(game)]
    done = subprocess.run(trial, capture_output=True, text=True, timeout=TRIAL_SECONDS)
    if done.returncode:
        said = done.stderr.strip().rpartition("\n")[2]
        raise NotThisKindOfGame(
            f"the rules of {game.name} can't run in a page without NumPy ({said}): put its wheel "
            f"beside Pyodide, into {pyodide.folder}"
        )


# The page itself.


def _page_files(facts: Mapping[str, Any], title: str) -> dict[str, bytes]:
    """By name: the bundle, what stands in for the server, and the facts of the games."""
    files = {
        path.relative_to(STATIC).as_posix(): path.read_bytes()
        for path in STATIC.rglob("*")
        if path.is_file() and not path.name.startswith(NOT_OF_THE_PAGE)
    }
    for name in ("host.css", "host.js", "rules.js", "search.js"):
        files[name] = (OWN_FILES / name).read_bytes()
    games = facts["games"]
    only = next(iter(games)) if len(games) == 1 else ""
    files["index.html"] = _index(title, only)
    files["manifest.webmanifest"] = _manifest(title)
    files["page.json"] = json.dumps(facts, indent=1).encode()
    return files


def _index(title: str, only: str) -> bytes:
    """The page of the server with what stands in for it; one game is opened at once."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    head = f"""<meta http-equiv="Content-Security-Policy" content="{POLICY}" />
    <meta name="referrer" content="no-referrer" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="stylesheet" href="./host.css" />
    <script src="./host.js" data-game="{only}"></script>
    <title>{html.escape(title)}</title>"""
    return page.replace("<title>zermelo</title>", head).replace(" crossorigin", "").encode()


def _manifest(title: str) -> bytes:
    """What a phone needs to know to put the page among its programs."""
    icon = {"src": "./icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    facts = {
        "name": title,
        "short_name": title,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#faf8f3",
        "theme_color": "#1f5582",
        "icons": [icon],
    }
    return json.dumps(facts, indent=1).encode()


def _service(files: Mapping[str, bytes]) -> bytes:
    """The service worker, which keeps these files; other files make it another one."""
    sums = [f"{name} {hashlib.sha256(content).hexdigest()}" for name, content in files.items()]
    version = hashlib.sha256("\n".join(sorted(sums)).encode()).hexdigest()[:16]
    names = [f"./{name}" for name in sorted(files)]
    facts = {"VERSION": f"{__version__}-{version}", "FILES": names, "POLICY": POLICY}
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in facts.items())
    return head.encode() + (OWN_FILES / "service.js").read_bytes()
