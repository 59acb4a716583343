"""What a page may ask for at the most: the server is for a few people at one machine."""

from __future__ import annotations

__all__ = [
    "ALGORITHM_SETTINGS",
    "ANALYSIS_SECONDS",
    "BACKLOG",
    "CELLS",
    "COMPILE_SECONDS",
    "CONNECTIONS",
    "EXERCISES",
    "GAMES",
    "IDLE",
    "IDLE_SECONDS",
    "JOB_SECONDS",
    "KEPT",
    "LARGEST_MEGABYTES",
    "LEGAL_MOVES",
    "LOADED",
    "LOOKS",
    "MEGABYTES",
    "MESSAGE_BYTES",
    "MOVES",
    "OUTBOX",
    "OUTBOX_BYTES",
    "QUICK_SECONDS",
    "REPLAY_SECONDS",
    "REQUEST_SECONDS",
    "SEND_SECONDS",
    "SETTINGS",
    "SIMULATIONS",
    "TRACE_NODES",
    "WORKER_MEGABYTES",
]

MESSAGE_BYTES = 1 << 18
CONNECTIONS = 64  # pages
IDLE = 128  # connections beside them: they have not asked for anything yet, or are being answered
BACKLOG = 128  # connections that the system holds until the server takes them up
REQUEST_SECONDS = 10.0  # that a request may take to arrive
OUTBOX = 256  # messages that wait for a slow reader
OUTBOX_BYTES = 1 << 26  # that they have in all
SEND_SECONDS = 10.0  # that a message may take to leave
MOVES = 2000  # of a game that is taken from an address
REPLAY_SECONDS = 10.0
QUICK_SECONDS = 30.0  # for what should take moments
JOB_SECONDS = 600.0  # for anything else
COMPILE_SECONDS = 120.0  # that compiling may go on for a page that does not need it now
WORKER_MEGABYTES = 400.0  # of a worker process, after which another takes its place
LARGEST_MEGABYTES = 1000.0  # of one that has worked on a single game, likewise
LOADED = 8  # different games of a worker process, likewise
IDLE_SECONDS = 120.0  # after which worker processes that have nothing to do go, all but one
LEGAL_MOVES = 1000  # that are listed
ANALYSIS_SECONDS = 60.0
EXERCISES = 24  # of a sheet
CELLS = 400  # of a grid that is put together on the page
SIMULATIONS = 2000  # of a search with a network
MEGABYTES = 32.0  # of the table or tree of one search
TRACE_NODES = 20_000
LOOKS = 12  # traces that a page holds at once
GAMES = 100  # that are kept ready, the last ones asked for
KEPT = 200  # games under way that can be come back to

SETTINGS: dict[str, tuple[float, float]] = {
    "seconds": (0.01, 60.0),
    "depth": (1, 60),
    "nodes": (1, 5_000_000),
    "iterations": (1, 1_000_000),
    "exploration": (0.0, 100.0),
    "seed": (0, 2**31 - 1),
    "trace": (1, TRACE_NODES),
}
"""The settings that a page may give, each from the least to the greatest."""

ALGORITHM_SETTINGS = ("pruning", "playout", "selection")
"""Those that are a choice of words, which the algorithm itself lists."""
