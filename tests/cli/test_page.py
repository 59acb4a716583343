"""`zermelo page`, and `zermelo` alone."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from zermelo.cli import main
from zermelo.web.serve import Page


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What would have been served."""
    calls: list[dict[str, Any]] = []

    def serve(port: int, **more: Any) -> None:
        calls.append({"port": port, **more})

    monkeypatch.setattr("zermelo.web.serve.serve", serve)
    return calls


def test_options(served: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    words = ["page", "play/nim", "--port", "8123", "--no-browser", "--watch", str(file)]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert served[0]["port"] == 8123
    assert served[0]["view"] == "play/nim"
    assert served[0]["watches"] == (file,)
    assert not served[0]["browser"]


def test_alone(served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """At a terminal the page opens; elsewhere the help is printed."""
    assert "Usage" in CliRunner().invoke(main, []).output
    assert served == []
    monkeypatch.setattr("zermelo.cli.sys", type("sys", (), {"stdin": _Terminal()}))
    assert CliRunner().invoke(main, []).exit_code == 0
    assert len(served) == 1


class _Terminal:
    def isatty(self) -> bool:
        return True


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.endswith("web.serve"):
            raise ImportError("No module named 'uvicorn'", name="uvicorn")
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    done = CliRunner().invoke(main, ["page"])
    assert done.exit_code == 1
    assert "pip install 'zermelo[web]'" in done.output


def test_addresses() -> None:
    page = Page(view="play/connect_four?moves=4")
    assert page.address.startswith(f"http://127.0.0.1:{page.port}/?token=")
    assert page.address.endswith("#/play/connect_four?moves=4")
    page._socket.close()
