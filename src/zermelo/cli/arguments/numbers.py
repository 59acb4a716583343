"""Numbers on the command line: within a range, and numbers at all."""

from __future__ import annotations

import math
from typing import Any

import click


class Number(click.FloatRange):
    """A range that does not take `nan`, which no comparison refuses."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is no number.", param, ctx)
        return number


ABOVE_ZERO = Number(min=0, min_open=True)
COUNT = click.IntRange(min=1)
