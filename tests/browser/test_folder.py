"""The folder of a page: what lies in it, what it refuses. The page itself, in a browser with
Pyodide, is played in test_pages.py; test_inside.py runs its Python here."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from zermelo.browser import bytecode, folder, pyodide
from zermelo.browser.folder import write_page
from zermelo.browser.pyodide import find_pyodide
from zermelo.browser.python_files import python_archive
from zermelo.cli import main
from zermelo.errors import BadParameter, NotThisKindOfGame

WHEEL = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
NUMPY = "numpy-2.4.6-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
ROWS = Path(__file__).parents[2] / "docs" / "export" / "rows.py"


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """A folder that looks like Pyodide's."""
    there = tmp_path / "given"
    there.mkdir()
    for name in (*pyodide.FILES, WHEEL):
        (there / name).write_bytes(b"")
    lock = {"info": {"abi_version": "2026_0"}, "packages": {}}
    (there / "pyodide-lock.json").write_text(json.dumps(lock))
    return there


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """WebAssembly is made in tests/export, and packing takes half a second."""

    def written(exported: Any, place: Path) -> list[Path]:
        files = [place / f"{exported.prefix}{suffix}" for suffix in (".wasm", ".js", ".d.ts")]
        place.mkdir(parents=True, exist_ok=True)
        for file in files:
            file.write_text(exported.prefix)
        return files

    monkeypatch.setattr(folder, "write_wasm", written)
    monkeypatch.setattr(bytecode.shutil, "which", lambda _: None)
    monkeypatch.setattr(
        folder, "python_archive", lambda own, _: b"".join(map(Path.read_bytes, own))
    )


def test_all_that_a_page_needs_lies_in_its_folder(given: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    written = write_page([f"{ROWS}:Rows"], page, find_pyodide(str(given)))
    assert written.left_out == {}
    there = {path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file()}
    assert there == {path.relative_to(page).as_posix() for path in written.files}
    assert {"games/rows.js", "games/rows.wasm", "page.js", f"pyodide/{WHEEL}"} <= there
    facts = json.loads((page / "page.json").read_text())
    assert facts["games"]["rows"]["spec"] == "/zermelo/own/rows.py:Rows"
    assert facts["games"]["rows"]["search"] == "alphabeta"
    assert facts["wheels"] == [WHEEL]
    assert "numpy" in facts["leftOut"]
    kept = json.loads(re.search(r"^const FILES = (.*);$", _read(page, "service.js"), re.M)[1])  # type: ignore[index]
    assert {name.removeprefix("./") for name in kept} == there - {"service.js"}


def test_a_page_is_strict_and_takes_nothing_from_elsewhere(given: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    write_page([f"{ROWS}:Rows"], page, find_pyodide(str(given)))
    index = _read(page, "index.html")
    policy = re.search('Content-Security-Policy" content="(.*?)"', index)
    assert policy is not None
    assert "default-src 'none'" in policy[1]
    assert "'unsafe-inline'" not in policy[1]
    assert "'unsafe-eval'" not in policy[1].replace("'wasm-unsafe-eval'", "")
    assert "http" not in index.replace("http-equiv", "")
    assert re.findall("<script(?! src=| type=.module. src=)", index) == []
    for name in ("host.js", "rules.js", "search.js", "service.js"):
        assert "://" not in _read(page, name)
    assert json.loads(_read(page, "manifest.webmanifest"))["start_url"] == "./"


def test_the_archive_holds_the_file_and_what_it_imports(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("SIZE = 9\n")
    (tmp_path / "stranger.py").write_text("raise SystemExit\n")
    mine = tmp_path / "mine.py"
    mine.write_text(f"from helper import SIZE\n{ROWS.read_text()}")
    names = zipfile.ZipFile(io.BytesIO(python_archive([mine], ["zermelo.exact"]))).namelist()
    assert {"own/mine.py", "own/helper.py", "zermelo/game.py", "markdown_it/main.py"} <= {*names}
    assert not [
        one for one in names if "stranger" in one or "zermelo/exact" in one or "/static/" in one
    ]


def test_the_same_files_are_the_same_version(given: Path, tmp_path: Path) -> None:
    found = find_pyodide(str(given))
    for name in ("one", "other"):
        write_page([f"{ROWS}:Rows"], tmp_path / name, found)
    assert _read(tmp_path / "one", "service.js") == _read(tmp_path / "other", "service.js")
    (given / "pyodide.mjs").write_text("newer")
    write_page([f"{ROWS}:Rows"], tmp_path / "third", found)
    assert _read(tmp_path / "one", "service.js") != _read(tmp_path / "third", "service.js")


@pytest.mark.parametrize(
    "game, says",
    [
        ("kuhn_poker", "kuhn_poker hides something, .* need NumPy: put its wheel beside Pyodide"),
        ("monopoly", "the rules of monopoly can't run in a page without NumPy"),
    ],
)
def test_what_needs_numpy_is_refused_without_it(
    game: str, says: str, given: Path, tmp_path: Path
) -> None:
    with pytest.raises(NotThisKindOfGame, match=says):
        write_page([game], tmp_path / "page", find_pyodide(str(given)))


def test_with_numpy_nothing_of_it_is_left_out(given: Path, tmp_path: Path) -> None:
    (given / NUMPY).write_bytes(b"")
    page = tmp_path / "page"
    written = write_page(["kuhn_poker", "nim"], page, find_pyodide(str(given)))
    assert written.left_out == {}
    facts = json.loads(_read(page, "page.json"))
    assert facts["wheels"] == [WHEEL, NUMPY]
    assert facts["leftOut"] == ["llvmlite", "numba"]
    assert facts["games"]["kuhn_poker"] == {"spec": "kuhn_poker"}


def test_of_several_games_those_that_do_not_fit_are_left_out(given: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    written = write_page(["kuhn_poker", "nim"], page, find_pyodide(str(given)))
    assert [*written.left_out] == ["kuhn_poker"]
    assert [*json.loads(_read(page, "page.json"))["games"]] == ["nim"]


def _read(page: Path, name: str) -> str:
    return (page / name).read_text(encoding="utf-8")


# Pyodide.


def test_where_there_is_no_pyodide_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadParameter, match=r"npm install pyodide.* --pyodide FOLDER"):
        find_pyodide()
    with pytest.raises(BadParameter, match="there is none in elsewhere"):
        find_pyodide("elsewhere")


def test_pyodide_is_found_where_npm_puts_it(
    given: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "node_modules").mkdir()
    given.rename(tmp_path / "node_modules" / "pyodide")
    assert find_pyodide().wheels == (WHEEL,)
    assert not find_pyodide().has_numpy


def test_files_that_are_missing_are_named(given: Path) -> None:
    (given / "python_stdlib.zip").unlink()
    with pytest.raises(BadParameter, match=r"lacks python_stdlib\.zip"):
        find_pyodide(str(given))


def test_a_wheel_for_another_pyodide_does_not_do(given: Path) -> None:
    (given / WHEEL).rename(given / WHEEL.replace("2026", "2025"))
    with pytest.raises(BadParameter, match="lacks a wheel of msgspec for this Pyodide"):
        find_pyodide(str(given))
    (given / "pyodide-lock.json").write_text("{}")
    with pytest.raises(BadParameter, match="is not of a Pyodide that is known here"):
        find_pyodide(str(given))


# The command.


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["--web", "page"], "say which game"),
        ([], "say which game"),
        (["nim"], "--web FOLDER for a page"),
        (["nim", "--site", "page"], "--site takes every game; for nim alone"),
        (["nim", "--web", "page", "--c", "build"], "a page is written by itself: leave out --c"),
        (["nimm", "--web", "page", "--pyodide", "nowhere"], "did you mean nim"),
        (["nim", "--web", "page", "--pyodide", "nowhere"], "there is none in nowhere"),
    ],
)
def test_the_command_says_what_is_missing(arguments: list[str], says: str) -> None:
    done = CliRunner().invoke(main, ["export", *arguments])
    assert done.exit_code != 0
    assert says in done.output


def test_the_command_says_what_it_wrote(given: Path, tmp_path: Path) -> None:
    options = ["--web", str(tmp_path / "page"), "--pyodide", str(given)]
    done = CliRunner().invoke(main, ["export", "nim", *options])
    assert done.exit_code == 0, done.output
    assert re.search(r"wrote \d+ files into .*page \([\d,]+ bytes\)", done.output)
    assert "python -m http.server" in done.output


def test_where_bytecode_can_not_be_made_the_page_goes_without(
    given: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = find_pyodide(str(given))
    assert bytecode.with_bytecode(b"archive", {}, found) == b"archive"
    monkeypatch.setattr(bytecode.shutil, "which", lambda _: "/bin/false")
    assert bytecode.with_bytecode(b"archive", {}, found) == b"archive"
    monkeypatch.setattr(bytecode.shutil, "which", lambda _: "/no/such/node")
    assert bytecode.with_bytecode(b"archive", {}, found) == b"archive"
