"""The settings of an experiment, checked."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from ....errors import BadParameter, UnknownName
from ...messages.requests import Experiment
from ...messages.responses import ExperimentResult

Report = Callable[[ExperimentResult], None]


def number(message: Experiment, name: str, default: int, most: int, least: int = 0) -> int:
    """A whole number between `least` and `most`."""
    value = message.settings.get(name, default)
    if isinstance(value, bool | str) or value != int(value) or not least <= value <= most:
        raise BadParameter(
            f"{name} must be a whole number from {least} up to {most}, not {value!r}"
        )
    return int(value)


def real(message: Experiment, name: str, default: float, least: float, most: float) -> float:
    value = message.settings.get(name, default)
    if isinstance(value, bool | str) or not math.isfinite(value) or not least <= value <= most:
        raise BadParameter(f"{name} must be a number from {least:g} to {most:g}, not {value!r}")
    return float(value)


def choice(message: Experiment, name: str, choices: Iterable[str]) -> str:
    """One of these; the first unless given."""
    known = list(choices)
    value = str(message.settings.get(name, known[0]))
    if value not in known:
        raise UnknownName(name, value, known)
    return value
