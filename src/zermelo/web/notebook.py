"""The page's components in notebooks: `zermelo.view(game, result)`.

    from zermelo import load, view
    from zermelo.search import plain_alpha_beta

    game = load("tic_tac_toe")
    view(game, plain_alpha_beta(game, depth=3, trace=5000))

Needs the extra `notebook` (anywidget).
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..errors import ZermeloError, needs_extra
from ..guide import guide_of
from ..trace import explain
from .session.table.views import analysis, position
from .session.traces import trace_message

if TYPE_CHECKING:
    from ..game import Game
    from ..result import Result

STATIC = Path(__file__).parent / "static"
_numbers = itertools.count(1)


def view(game: Game, result: Result | None = None, state: Any = None) -> Any:
    """A widget that shows a position and, with a result, what a search found there.

    With a result that has a trace, it shows the search tree, to step through and explain.

    >>> from zermelo import load, view
    >>> from zermelo.search import minimax
    >>> game = load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]")
    >>> widget = view(game, minimax(game, trace=100))  # doctest: +SKIP
    """
    with needs_extra("notebook widgets", "notebook"):
        import anywidget
        import traitlets

    class PageWidget(anywidget.AnyWidget):
        _esm = STATIC / "widget.js"
        _css = STATIC / "widget.css"
        data = traitlets.Dict().tag(sync=True)

    root = game.initial_state() if state is None else state
    number = next(_numbers)
    widget = PageWidget(data=_data(game, root, result, number))
    trace = None if result is None else result.trace

    def answer(_widget: Any, message: Any, _buffers: Any) -> None:
        if trace is not None and isinstance(message, dict) and message.get("type") == "explain":
            node, step = message.get("node"), message.get("step")
            at = step if isinstance(step, int) else None
            try:
                text = explain(trace, node, at) if isinstance(node, int) else ""
            except ZermeloError as error:
                text = str(error)
            told = {"type": "explained", "id": number, "node": node, "step": at, "text": text}
            widget.send(told)

    widget.on_msg(answer)
    return widget


def _data(game: Game, state: Any, result: Result | None, number: int) -> dict[str, Any]:
    """The component's data, as plain values."""
    shown = position(game, state, None, yours=True, last=None)
    found = None if result is None else analysis(game, state, 0, result, done=True)
    trace = (
        None
        if result is None or result.trace is None
        else trace_message(game, state, result, number)
    )
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "title": guide_of(type(game)).title,
            "names": [game.player_name(one) for one in range(game.players)],
            "position": shown,
            "analysis": found,
            "trace": trace,
        }
    )
    return plain
