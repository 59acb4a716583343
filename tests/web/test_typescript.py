"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from zermelo.web.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_types_of_the_page() -> None:
    source = ROOT / "web" / "src" / "protocol.ts"
    assert source.read_text() == typescript(), "run: make protocol"
