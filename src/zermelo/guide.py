"""What a game tells people: its title and rules, how to move, its parameters, its history.

A game has it as its attribute `guide`; the page, the terminal and others that introduce games
to people read it there.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from textwrap import dedent
from typing import Any

from .display import Shown
from .settings import Setting

__all__ = ["GAME_KINDS", "Guide", "guide_of", "parameters_of"]

GAME_KINDS = (
    "Board games",
    "Connection games",
    "Dice games",
    "Card and word games",
    "Hidden boards",
    "Choices at once",
    "Lecture games",
)
"""The kinds of the games that are here, in the order in which people see them."""


@dataclass(frozen=True, kw_only=True)
class Guide(Shown):
    """The texts about a game; `rules` and `moves` are Markdown.

    >>> Guide(title="Coin", summary="Name a stake; heads win it").title
    'Coin'
    """

    title: str = ""
    summary: str = ""
    """One sentence: the goal of the game."""
    kind: str = ""
    """Games are listed by kind; one of GAME_KINDS, or another."""
    popular: bool = False
    """Whether the game is widely known: such games are listed first."""
    compiled_ahead: bool = False
    """Whether `zermelo warm` compiles it unless other games are named."""
    rules: str = ""
    """Five to ten sentences."""
    moves: str = ""
    """How to make a move, and how moves are written."""
    parameters: Mapping[str, str | Setting] = field(default_factory=dict)
    """A sentence for each, or a `Setting`, which says what it accepts, too."""
    history: str = ""
    """The address of a page about where the game comes from."""
    known: tuple[str, ...] = ()
    """What is known about it under perfect play, and who found it."""
    picture: str = ""
    """Moves to a position for a picture, separated by commas. Outcomes of chance may be left
    out."""

    def __post_init__(self) -> None:
        for name in ("rules", "moves"):
            object.__setattr__(self, name, dedent(getattr(self, name)).strip())


def guide_of(klass: type) -> Guide:
    """The guide of a game; a title and a summary that it lacks are made from its name and from
    what its class or its file says first.

    >>> from zermelo.games import load
    >>> guide_of(type(load("nim"))).title
    'Nim'
    """
    guide: Guide = getattr(klass, "guide", Guide())
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", klass.__name__)
    said = klass.__doc__ or inspect.getdoc(inspect.getmodule(klass)) or ""
    return replace(
        guide,
        title=guide.title or words.capitalize(),
        summary=guide.summary or " ".join(inspect.cleandoc(said).partition("\n\n")[0].split()),
    )


def parameters_of(klass: type) -> dict[str, Setting]:
    """The parameters of a game: their defaults, and what its guide says of them.

    >>> from zermelo.games import find
    >>> parameters_of(find("hex")[0])["size"].within
    Range(low=1, high=14, low_open=False, high_open=False)
    """
    made: Any = klass
    if made.__init__ is object.__init__:
        return {}
    guide = getattr(klass, "guide", None)  # a property where a game stands for another
    said = guide.parameters if isinstance(guide, Guide) else {}
    _, *parameters = inspect.signature(made.__init__).parameters.values()
    return {
        one.name: _parameter(one, said.get(one.name, ""))
        for one in parameters
        if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)
    }


def _parameter(one: inspect.Parameter, said: str | Setting) -> Setting:
    setting = said if isinstance(said, Setting) else Setting(said)
    kind = type(one.default) if isinstance(one.default, bool | int | float | str) else object
    return replace(setting, name=one.name, kind=kind, default=one.default)
