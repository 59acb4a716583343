"""What experiments have in common: their settings, and how a request is read as them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from ....settings import Checked, Range, settings_of
from ...messages.requests import Experiment
from ...messages.responses import ExperimentResult

Report = Callable[[ExperimentResult], None]
SEED = Range(0, 2**31 - 1)


@dataclass(frozen=True)
class ExperimentSettings(Checked):
    """The settings of one experiment; what a request does not say is as by default."""

    id: int
    """The number of the request."""

    @classmethod
    def asked(cls, message: Experiment) -> Self:
        """As the page asks for it."""
        given = message.settings
        known = settings_of(cls).values()
        return cls(
            message.id,
            **{one.name: one.read(given[one.name]) for one in known if one.name in given},
        )
