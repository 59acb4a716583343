"""A page for each game: its rules and picture, what kind of game it is, how to start."""

from __future__ import annotations

from collections.abc import Iterator

from zermelo.board import Board
from zermelo.errors import ZermeloError
from zermelo.game import Game
from zermelo.games import catalogue
from zermelo.guide import GAME_KINDS, guide_of, parameters_of
from zermelo.play.players.best import best_for
from zermelo.settings import UNSET, Setting
from zermelo.svg import board_svg
from zermelo.web.session.introduction import pictured

from .pages import Page, page, table, toctree

FOLDER = "games"
MOST_PATHS = 3000
"""Plies are counted in plain Python for the site, so only as far as this."""


def pages() -> Iterator[Page]:
    all_games = dict(catalogue())
    yield _contents(all_games)
    for name, klass in all_games.items():
        yield from _game(name, klass)


def _contents(all_games: dict[str, type[Game]]) -> Page:
    parts = ["# Games", f"{len(all_games)} games come with zermelo. Each is one file of Python."]
    guides = {name: guide_of(klass) for name, klass in all_games.items()}
    for kind in GAME_KINDS:
        some = {name: guide for name, guide in guides.items() if guide.kind == kind}
        rows = [
            (f"[{guide.title}]({FOLDER}/{name}.md)", guide.summary)
            for name, guide in sorted(some.items(), key=lambda one: not one[1].popular)
        ]
        entries = [f"{FOLDER}/{name}" for name in some]
        parts += [f"## {kind}", table(("Game", ""), rows), toctree(entries, ":hidden:")]
    return page("all-games.md", *parts)


def _game(name: str, klass: type[Game]) -> Iterator[Page]:
    guide = guide_of(klass)
    try:
        game: Game | None = klass()
    except (TypeError, ZermeloError):  # it needs parameters
        game = None
    picture = ""
    if game is not None:
        yield Page(f"{FOLDER}/{name}.svg", board_svg(_board(game)).encode())
        picture = f"```{{image}} {name}.svg\n:alt: {guide.title}, a position\n:class: board\n```"
    yield page(
        f"{FOLDER}/{name}.md",
        f"# {guide.title}",
        guide.summary + ("" if guide.summary.endswith((".", "?", "!")) else "."),
        picture,
        "## Rules",
        guide.rules,
        f"## Moves\n\n{guide.moves}" if guide.moves else "",
        _parameters(klass),
        _facts(name, game) if game else "",
        _start(name, game),
        f"## History\n\n<{guide.history}>" if guide.history else "",
        _source(klass),
    )


def _board(game: Game) -> Board:
    state, _ = pictured(game)
    return game.board(state, 0 if game.hidden_information else None)


def _parameters(klass: type[Game]) -> str:
    rows = [
        (f"`{name}`", "" if one.default is UNSET else f"`{one.default!r}`", _cell(one))
        for name, one in parameters_of(klass).items()
    ]
    return f"## Parameters\n\n{table(('name', 'default', ''), rows)}" if rows else ""


def _cell(parameter: Setting) -> str:
    return parameter.help.replace("|", "\\|")


def _facts(name: str, game: Game) -> str:
    counts = ", ".join(f"{count:,}" for count in _paths(game))
    rows = [
        ("What it is", str(game.traits)),
        ("Players", ", ".join(game.player_name(one) for one in range(game.players))),
        ("Paths of 1, 2, ... plies", counts),
        ("Best player here", f"`{best_for(game)}`"),
    ]
    rows += [("Known", sentence) for sentence in guide_of(type(game)).known]
    return f"## Facts\n\n{table(('', ''), rows)}"


def _paths(game: Game) -> list[int]:
    """How many paths there are of each length, as far as that is quickly counted."""
    counts: list[int] = []
    states = [game.initial_state()]
    while states:
        following = []
        for state in states:
            if not game.is_terminal(state):
                following += [game.result(state, one) for one in game.actions(state)]
                if len(following) > MOST_PATHS:
                    return counts
        states = following
        counts += [len(states)] if states else []
    return counts


def _start(name: str, game: Game | None) -> str:
    if game is None:
        return ""
    commands = [f"zermelo play {name}", f"zermelo page play/{name}", f"zermelo games {name}"]
    return "## Start\n\n```sh\n" + "\n".join(commands) + "\n```"


def _source(klass: type[Game]) -> str:
    return f"```{{eval-rst}}\n.. autoclass:: {klass.__module__}.{klass.__qualname__}\n```"
