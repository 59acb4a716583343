"""One source, two executions: compiled with the game it runs on, or plain Python.

    @kernel
    def perft(game, state, depth): ...

A kernel's first argument is the game. On a compiled game the rules and the
algorithm become one piece of machine code, kept on disk for the next process;
on a plain one the same source runs as it stands. This folder is the only one
that knows Numba, and Numba is imported when the first compiled game is run.
"""

from .api import Kernel, Lines, Runnable, kernel, runnable, runs_compiled
from .as_written.skipped import skipped_without
from .compile_events import while_compiling
from .hashing import keyed_hash, state_hash, what_counts
from .memory import (
    borrowed,
    fence,
    give_way,
    load_state,
    new_record,
    peek,
    prefetch,
    save_state,
    view,
)
from .random import random_below, random_bits, random_unit, seeded
from .state_index import INDEX_FIELDS, StateIndex, fill_slots, has_room, number_of
from .states import new_states, put_state, put_states
from .tiers import plain_twin, tiered, wait_compiled

__all__ = [
    "INDEX_FIELDS",
    "Kernel",
    "Lines",
    "Runnable",
    "StateIndex",
    "borrowed",
    "fence",
    "fill_slots",
    "give_way",
    "has_room",
    "kernel",
    "keyed_hash",
    "load_state",
    "new_record",
    "new_states",
    "number_of",
    "peek",
    "plain_twin",
    "prefetch",
    "put_state",
    "put_states",
    "random_below",
    "random_bits",
    "random_unit",
    "runnable",
    "runs_compiled",
    "save_state",
    "seeded",
    "skipped_without",
    "state_hash",
    "tiered",
    "view",
    "wait_compiled",
    "what_counts",
    "while_compiling",
]
