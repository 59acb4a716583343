"""What makes a method or an attribute of `Game` a hook: its group, and the rules that check it.

The description is the docstring, so that `help(Game.order)` shows it. `zermelo.hooks` has the list.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from .display import shown

RULES, KIND, COMMON, TUNING = "rules", "kind of game", "what most games want", "engine tuning"
Value = TypeVar("Value")
Function = TypeVar("Function", bound=Callable[..., Any])


class Group(NamedTuple):
    """Hooks on one subject; `tier` says which games want them."""

    tier: str
    title: str


GROUPS = (
    SIX := Group(RULES, "the six functions"),
    HIDDEN := Group(RULES, "chance and hidden information"),
    SORT := Group(KIND, "what kind of game it is"),
    EVALUATION := Group(COMMON, "evaluation"),
    SYMMETRIES := Group(COMMON, "symmetries"),
    LEARNING := Group(COMMON, "learning"),
    PICTURE := Group(COMMON, "notation and picture"),
    ALPHA_BETA := Group(TUNING, "alpha-beta search"),
    MONTE_CARLO := Group(TUNING, "Monte Carlo search"),
    EXPLOITABILITY := Group(TUNING, "exact exploitability"),
    TABLES := Group(TUNING, "opening books and endgame tables"),
)
"""In the order in which people read them."""
_RETURNS = {"State": "state", "Action": "action", "Iterable[Action]": "actions"}


@shown
class Hook(NamedTuple):
    """A method with `arguments`, or an attribute where they are None."""

    name: str
    group: Group
    arguments: tuple[str, ...] | None
    doc: str
    checks: tuple[str, ...]
    """The rules of `zermelo check` that a wrong one breaks."""
    compiled: bool
    returns: str = ""
    """"state", "action" or "actions" where it returns these, which kernels convert."""

    @property
    def signature(self) -> str:
        return self.name if self.arguments is None else f"{self.name}({', '.join(self.arguments)})"


DEFINED: dict[str, Hook] = {}
"""Every hook, once `Game` is defined."""


def hook(
    group: Group, *checks: str, compiled: bool = True, is_method: bool = True
) -> Callable[[Function], Function]:
    """Make a method of `Game` a hook; its docstring and signature say the rest."""

    def registered(method: Function) -> Function:
        _, *arguments = inspect.signature(method).parameters
        DEFINED[method.__name__] = Hook(
            method.__name__,
            group,
            tuple(arguments) if is_method else None,
            " ".join((method.__doc__ or "").split()),
            checks,
            compiled and group is not PICTURE,
            _RETURNS.get(method.__annotations__["return"], ""),
        )
        return method

    return registered


def attribute(
    name: str, default: Value, group: Group, *checks: str, doc: str, compiled: bool = True
) -> Value:
    """The default of an attribute of `Game`, which becomes a hook."""
    DEFINED[name] = Hook(name, group, None, doc, checks, compiled and group is not PICTURE)
    return default
