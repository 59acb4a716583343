"""The committed bundle is what the source makes, and it is small."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.bundled import NOTE, WEB, digest
from zermelo.web.server.serve import STATIC

MOST = 300_000  # bytes of the first view, compressed
MOST_OF_ALL = 900_000  # with lessons, formulas and their fonts, and the widget for notebooks
COMPRESSED = (".woff2",)


def test_the_bundle_is_that_of_the_source() -> None:
    """As far as `make page` has noted down what it read and made."""
    assert NOTE.read_text().strip() == digest(), "run: make page"


@pytest.mark.long
def test_the_bundle_is_built_from_the_source(tmp_path: Path) -> None:
    """Byte for byte."""
    if shutil.which("node") is None or not (WEB / "node_modules").exists():
        pytest.skip("npm or web/node_modules is missing: make web/node_modules")
    for config in ("vite.config.ts", "vite.widget.config.ts"):
        vite = ["node", "node_modules/vite/bin/vite.js", "build", "--config", config]
        empty = [] if "widget" in config else ["--emptyOutDir"]
        command = [*vite, "--outDir", str(tmp_path), *empty]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    built = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    committed = {one.name: one.read_bytes() for one in STATIC.iterdir()}
    assert sorted(built) == sorted(committed)
    stale = [name for name in built if built[name] != committed[name]]
    assert stale == [], "run: make page"


def compressed(file: Path) -> int:
    content = file.read_bytes()
    return len(content if file.suffix in COMPRESSED else gzip.compress(content))


def named_in(file: Path, seen: set[Path]) -> set[Path]:
    """The files that a browser loads with this one: all it names but what is imported later."""
    text = file.read_text() if file.suffix in (".html", ".css", ".js") else ""
    if file.suffix == ".js":
        names = re.findall(r"""(?:import|from)\s*["']\./([^"']+)["']""", text)
    else:
        names = re.findall(r"""["'(]\./([^"')]+)["')]""", text)
    seen.add(file)
    for name in names:
        if STATIC / name not in seen:
            named_in(STATIC / name, seen)
    return seen


def test_the_first_view_is_small() -> None:
    files = named_in(STATIC / "index.html", set())
    names = {one.name for one in files}
    assert {"index.html", "page.js", "index.css"} <= names
    assert not [name for name in names if "katex" in name.lower() or "Lesson" in name]
    assert sum(map(compressed, files)) < MOST


def test_the_bundle_is_not_large() -> None:
    assert sum(map(compressed, STATIC.iterdir())) < MOST_OF_ALL


def test_formulas_come_with_fonts_of_one_format() -> None:
    fonts = [one.name for one in STATIC.iterdir() if one.name.startswith("KaTeX_")]
    assert len(fonts) >= 20
    assert all(name.endswith(".woff2") for name in fonts)
    style = (STATIC / "katex.css").read_text()
    assert ".ttf" not in style
    assert all(name in style for name in fonts)


def test_nothing_comes_from_elsewhere() -> None:
    for file in STATIC.iterdir():
        if file.suffix in (".html", ".css"):
            text = file.read_text()
            assert "http://" not in text
            assert "https://" not in text
