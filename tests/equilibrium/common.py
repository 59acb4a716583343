"""Games that several tests solve: enumerated once."""

from __future__ import annotations

from functools import cache

from zermelo.equilibrium import SequenceForm, sequence_form
from zermelo.games import load


@cache
def form(spec: str) -> SequenceForm:
    return sequence_form(load(spec))
