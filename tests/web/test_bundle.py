"""The committed bundle is what the source makes, and it is small."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from pathlib import Path

import pytest

from zermelo.web.server.serve import STATIC

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
MOST = 300_000  # bytes, compressed
COMPRESSED = (".woff2",)


def test_the_bundle_is_built_from_the_source(tmp_path: Path) -> None:
    if shutil.which("npm") is None or not (WEB / "node_modules").exists():
        pytest.skip("npm or web/node_modules is missing: make web/node_modules")
    for config in ("vite.config.ts", "vite.widget.config.ts"):
        command = ["npx", "vite", "build", "--config", config, "--outDir", str(tmp_path)]
        empty = [] if "widget" in config else ["--emptyOutDir"]
        subprocess.run([*command, *empty], cwd=WEB, check=True, capture_output=True)
    built = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    committed = {one.name: one.read_bytes() for one in STATIC.iterdir()}
    assert sorted(built) == sorted(committed)
    stale = [name for name in built if built[name] != committed[name]]
    assert stale == [], "run: make page"


def test_the_bundle_is_small() -> None:
    size = 0
    for file in STATIC.iterdir():
        content = file.read_bytes()
        size += len(content if file.suffix in COMPRESSED else gzip.compress(content))
    assert size < MOST


def test_nothing_comes_from_elsewhere() -> None:
    for file in STATIC.iterdir():
        if file.suffix in (".html", ".css"):
            text = file.read_text()
            assert "http://" not in text
            assert "https://" not in text
