"""An answer at once: plain Python first, machine code as soon as it is there."""

from .background import (
    Compilation,
    CompileProcess,
    compilation_begins,
    compile_ahead,
    compile_through,
    seconds_left,
)
from .climb import (
    PLAIN_SHARE,
    compiled_ahead,
    ended_when_compiled,
    in_best_tier,
    noting_missed,
    plain_twin,
    tiered,
)
from .tier import Tier, in_tier, tier, wait_compiled

__all__ = [
    "PLAIN_SHARE",
    "Compilation",
    "CompileProcess",
    "Tier",
    "compilation_begins",
    "compile_ahead",
    "compile_through",
    "compiled_ahead",
    "ended_when_compiled",
    "in_best_tier",
    "in_tier",
    "noting_missed",
    "plain_twin",
    "seconds_left",
    "tier",
    "tiered",
    "wait_compiled",
]
