"""`zermelo page`, and `zermelo` alone."""

from __future__ import annotations

import builtins
import os
import signal
import subprocess
import sys
import threading
import urllib.request
import webbrowser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from zermelo.cli import main
from zermelo.long_work import key_of
from zermelo.web.server import serve
from zermelo.web.server.serve import Page


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What would have been served."""
    calls: list[dict[str, Any]] = []

    def record(port: int, **more: Any) -> None:
        calls.append({"port": port, **more})

    monkeypatch.setattr(serve, "serve", record)
    return calls


def test_options(served: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    words = ["page", "play/nim", "--port", "8123", "--no-browser", "--watch", str(file)]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert served[0]["port"] == 8123
    assert served[0]["view"] == "play/nim"
    assert served[0]["monitored"] == (file,)
    assert not served[0]["browser"]


def test_alone(served: list[dict[str, Any]]) -> None:
    """The page opens, at a terminal or elsewhere."""
    assert CliRunner().invoke(main, []).exit_code == 0
    assert served[0]["view"] == ""
    assert served[0]["browser"]


@pytest.mark.parametrize("screen", [True, False])
def test_a_browser_needs_a_screen(screen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    if screen:
        monkeypatch.setenv("DISPLAY", ":0")
    opened: list[str] = []

    class AtOnce(threading.Timer):
        def start(self) -> None:
            self.function(*self.args)

    def run(page: Page) -> None:
        page._socket.close()

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "threading", SimpleNamespace(Timer=AtOnce))
    monkeypatch.setattr(Page, "run", run)
    told: list[str] = []
    serve.serve(report=told.append)
    assert told[0].startswith("zermelo is at http://127.0.0.1:")
    assert opened == ([told[0].split()[-1]] if screen else [])


def test_alone_as_a_command() -> None:
    """Without a terminal: it tells where it is, answers there, and ends at a signal."""
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k and k != "BROWSER"}
    command = [sys.executable, "-m", "zermelo"]
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
            with browser.open(address, timeout=300) as answer:
                assert b"<title>zermelo</title>" in answer.read()
            server.send_signal(signal.SIGINT)
            assert server.wait(300) in (0, -signal.SIGINT, 130)
        finally:
            server.kill()


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.endswith("web.server.serve"):
            raise ImportError("No module named 'uvicorn'", name="uvicorn")
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    done = CliRunner().invoke(main, ["page"])
    assert done.exit_code == 2
    assert "web pages need uvicorn: pip install 'zermelo[web]'" in done.output


def test_addresses() -> None:
    page = Page(view="play/connect_four?moves=4")
    assert page.address.startswith(f"http://127.0.0.1:{page.port}/?token=")
    assert page.address.endswith("#/play/connect_four?moves=4")
    page._socket.close()


def test_a_file_that_is_about_to_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "run", lambda page: page._socket.close())
    told: list[str] = []
    serve.serve(0, monitored=[tmp_path / "soon.jsonl"], browser=False, report=told.append)
    assert told[0] == f"Note: there is no {tmp_path / 'soon.jsonl'} yet; the page waits for it."
    assert told[1].endswith(f"#/work/{key_of(tmp_path / 'soon.jsonl')}")
