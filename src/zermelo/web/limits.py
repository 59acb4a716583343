"""Limits on what a page may ask for: the server is for a few people at one machine."""

from __future__ import annotations

MESSAGE_BYTES = 1 << 18
CONNECTIONS = 64  # pages
IDLE = 128  # other connections: before their first request, or being answered
BACKLOG = 128  # connections that the system holds until the server accepts them
REQUEST_SECONDS = 10.0  # for a request to arrive
OUTBOX = 256  # messages waiting for a slow reader
OUTBOX_BYTES = 1 << 26  # their total size
SEND_SECONDS = 10.0  # for a message to be sent
MOVES = 2000  # of a game that an address brings
REPLAY_SECONDS = 10.0
QUICK_SECONDS = 30.0  # for short jobs
JOB_SECONDS = 600.0  # for all others
COMPILE_SECONDS = 120.0  # of compiling for a page that does not need it at the moment
WORKER_MEGABYTES = 400.0  # of a worker process before another takes its place
LARGEST_MEGABYTES = 1000.0  # the same, for one that has worked on a single game
LOADED = 8  # different games of a worker process before another takes its place
IDLE_SECONDS = 120.0  # before idle worker processes end, all but one
LEGAL_MOVES = 1000  # listed at most
ANALYSIS_SECONDS = 60.0
PREVIEW_MOVES = 100  # of a line that is shown on the board
REVIEW_SECONDS = 2.0  # for each position of a game that is reviewed
REVIEW_MOVES = 300  # that are reviewed of one game
CLOCK_SECONDS = 10_800.0  # for all moves of a player
INCREMENT_SECONDS = 180.0
CELLS = 400  # of a grid that can be edited
SIMULATIONS = 2000  # of a search with a network
MEGABYTES = 32.0  # of memory for the table or tree of one search
TRACE_NODES = 20_000
TRACES = 12  # that a page holds at once
GAMES = 100  # kept ready, the most recent ones
KEPT = 200  # games of hidden information that a page can resume
INVITATIONS = 64  # that are open at once
GUEST_PAGES = 3  # connected with one invitation
GUEST_MESSAGES = 10  # of a guest in a second; more have to wait
GUEST_BYTES = 1 << 10  # of a guest's message
GUESSES = 20  # wrong tokens of one address in GUESS_SECONDS; then it has to wait
GUESS_SECONDS = 60.0
SHEET_PUZZLES = 40
