"""What a check found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..display import Shown, text_html


class Violated(Exception):
    """A rule does not hold; `actions` leads to the place where it is not the current one."""

    def __init__(self, rule: str, sentence: str, actions: Sequence[Any] | None = None) -> None:
        super().__init__(sentence)
        self.rule, self.sentence, self.actions = rule, sentence, actions


def forbid(rule: str, broken: bool, sentence: str, actions: Sequence[Any] | None = None) -> None:
    """Raise Violated if the rule is broken."""
    if broken:
        raise Violated(rule, sentence, actions)


def listed(values: Iterable[float]) -> str:
    return ", ".join(f"{value:g}" for value in values)


@dataclass(frozen=True)
class Violation(Shown):
    """A rule that does not hold, and the way to a state where it does not."""

    rule: str
    sentence: str
    path: tuple[str, ...]
    """The actions from the initial state, by name."""
    cause: Exception | None = field(default=None, compare=False, repr=False)
    """What the game raised, where that is the violation."""

    def __str__(self) -> str:
        where = f"after {' '.join(self.path)}" if self.path else "in the initial state"
        return f"{self.rule}: {self.sentence}, {where}"


@dataclass(frozen=True)
class Report:
    """The first violation, or none in this many games and states."""

    game: str
    violation: Violation | None
    games: int
    states: int
    ran_compiled: bool
    """Whether the compiled rules were compared with the plain ones."""
    why_plain: str = ""
    """Why they were not, where the game is meant to be compiled."""
    warnings: tuple[str, ...] = ()
    """Remarks on probable mistakes, such as a misspelt hook."""

    @property
    def ok(self) -> bool:
        return self.violation is None

    def _repr_html_(self) -> str:
        """For notebooks."""
        return "".join(map(text_html, str(self).splitlines()))

    def __str__(self) -> str:
        return "\n".join([self._verdict(), *(f"warning: {text}" for text in self.warnings)])

    def _verdict(self) -> str:
        if self.violation:
            return f"{self.game} breaks a rule: {self.violation}"
        reason = f": {self.why_plain}" if self.why_plain else ""
        how = "plain and compiled alike" if self.ran_compiled else f"in plain Python only{reason}"
        tried = f"{self.states:,} states of {self.games:,} random games"
        return f"{self.game} keeps every rule: {tried}, {how}"
