"""Games whose actions are not integers, as games whose actions are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..game import Game

__all__ = ["Coded"]


class Coded(Game):
    """The same game in plain Python; each action it meets gets the next number."""

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
        return hook not in _TAKE_ACTIONS and self.inner.offers(hook)

    @property
    def chance(self) -> bool:
        return self.inner.chance

    @property
    def hidden_information(self) -> bool:
        return self.inner.hidden_information

    def actions(self, state: Any) -> Iterator[int]:
        for action in self.inner.actions(state):
            yield self.code(action)

    def result(self, state: Any, action: int) -> Any:
        return self.inner.result(state, self._actions[action])

    def probability(self, state: Any, action: int) -> float:
        return self.inner.probability(state, self._actions[action])

    def order(self, state: Any, action: int) -> int:
        return self.inner.order(state, self._actions[action])

    def candidates(self, state: Any) -> Iterator[int]:
        for action in self.inner.candidates(state):
            yield self.code(action)

    def noisy_actions(self, state: Any) -> Iterator[int]:
        for action in self.inner.noisy_actions(state):
            yield self.code(action)

    def action_text(self, state: Any, action: int) -> str:
        return self.inner.action_text(state, self._actions[action])

    def __getattribute__(self, name: str) -> Any:
        if name in _PASSED_ON:
            return getattr(object.__getattribute__(self, "inner"), name)
        return object.__getattribute__(self, name)


_TAKE_ACTIONS = frozenset(["playout_action", "random_action"])
_PASSED_ON = frozenset(
    [
        "accuracy",
        "board",
        "bounds",
        "evaluate",
        "feature_names",
        "features",
        "information",
        "initial_state",
        "is_quiet",
        "is_terminal",
        "key",
        "last_plies",
        "max_actions",
        "name",
        "null_move",
        "observation",
        "observation_shape",
        "parse_state",
        "player_name",
        "player_names",
        "players",
        "plies_left",
        "resolution",
        "state_text",
        "symmetric_state",
        "symmetries",
        "threatened",
        "to_move",
        "utility",
        "utility_bounds",
        "zero_sum",
    ]
)
