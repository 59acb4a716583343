"""Games whose actions are not integers, as games whose actions are."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from ..game import Game
from ..hooks import HOOKS, Hook


class IntegerActions(Game):
    """The same game in plain Python; each new action gets the next number.

    Every hook is passed on to the game, its actions translated.
    """

    compiled = False

    def __init__(self, game: Game) -> None:
        self.inner = game
        self._codes: dict[Any, int] = {}
        self._actions: list[Any] = []

    def code(self, action: Any) -> int:
        if action not in self._codes:
            self._codes[action] = len(self._actions)
            self._actions.append(action)
        return self._codes[action]

    def decoded(self, code: int) -> Any:
        return self._actions[code]

    def offers(self, hook: str) -> bool:
        return self.inner.offers(hook)

    chance = property(attrgetter("inner.chance"))
    hidden_information = property(attrgetter("inner.hidden_information"))
    name = property(attrgetter("inner.name"))
    _is_learnt = property(attrgetter("inner._is_learnt"))
    _network_width = property(attrgetter("inner._network_width"))
    _placements = property(attrgetter("inner._placements"))
    _weight_count = property(attrgetter("inner._weight_count"))
    _feature_words = property(attrgetter("inner._feature_words"))
    _adds_own = property(attrgetter("inner._adds_own"))


def _translated(hook: Hook) -> Callable[..., Any]:
    """The method of that name, for actions that are integers."""
    arguments = hook.arguments or ()
    place = arguments.index("action") if "action" in arguments else None

    def method(self: Any, *given: Any) -> Any:
        if place is not None:
            given = (*given[:place], self.decoded(given[place]), *given[place + 1 :])
        answer = getattr(self.inner, hook.name)(*given)
        if hook.returns == "action":
            return self.code(answer)
        return map(self.code, answer) if hook.returns == "actions" else answer

    return method


for _hook in HOOKS:
    if _hook.name not in vars(IntegerActions):
        _is_method = _hook.arguments is not None
        _member = _translated(_hook) if _is_method else property(attrgetter(f"inner.{_hook.name}"))
        setattr(IntegerActions, _hook.name, _member)
