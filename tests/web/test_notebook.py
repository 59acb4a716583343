"""Widgets: what they hold, that they answer, and that their module draws in a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

import zermelo
from tests.web.driving import new_context
from zermelo.games.tree import Tree
from zermelo.search import plain_alpha_beta
from zermelo.web.server.serve import STATIC

GAME = Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])


@pytest.fixture
def widget(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("ANYWIDGET_HMR", "0")
    return zermelo.view(GAME, plain_alpha_beta(GAME, trace=100))


def test_what_a_widget_holds(widget: Any) -> None:
    data = widget.data
    assert json.loads(json.dumps(data)) == data
    assert data["title"] == "Game tree"
    assert data["analysis"]["value"] == 3
    assert len(data["trace"]["parent"]) == 13


def test_without_a_search() -> None:
    data = zermelo.view(zermelo.load("tic_tac_toe")).data
    assert data["trace"] is None
    assert data["position"]["board"][0]["kind"] == "grid"


def test_it_explains(widget: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(type(widget), "send", lambda self, message: sent.append(message))
    widget._handle_custom_msg({"type": "explain", "node": 5}, [])
    assert sent[0]["text"].startswith("cut: this move lets MIN reach 2")
    widget._handle_custom_msg({"type": "explain", "node": 99}, [])
    assert "no node 99" in sent[1]["text"]


def test_it_draws(browser: Any, widget: Any) -> None:
    """The module in an empty page, with a stand-in for the notebook's side."""
    context = new_context(browser)
    tab = context.new_page()
    tab.route("http://notebook.example/", lambda route: route.fulfill(body="<div id=cell></div>"))
    tab.route(
        "http://notebook.example/widget.js",
        lambda route: route.fulfill(path=str(STATIC / "widget.js"), content_type="text/javascript"),
    )
    tab.goto("http://notebook.example/")
    tab.add_style_tag(path=str(STATIC / "widget.css"))
    tab.evaluate(
        """async data => {
            const widget = (await import('./widget.js')).default;
            let tell;
            const model = {
                get: () => data,
                on: (_, listener) => { tell = listener; },
                send: message => tell({ type: 'explained', id: message.id, step: message.step,
                                        node: message.node, text: 'told by the kernel' }),
            };
            widget.render({ model, el: document.getElementById('cell') });
        }""",
        widget.data,
    )
    tab.wait_for_selector("canvas")
    tab.wait_for_selector("text=Told by the kernel.")
    context.close()
