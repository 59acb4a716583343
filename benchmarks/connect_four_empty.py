"""The empty Connect Four board, solved to its exact score, against bitbully without its book."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.connect_four import game, ours, theirs
from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.search import solve_exactly

TITLE = "the empty 7x6 board of Connect Four, solved (minutes; use --rounds 1)"

MEGABYTES = 1024
LATE = (("2252576253462244111563365343671351441", -1),)
EMPTY = (("", 1),)  # the first player wins with the last stone but one


def empty_board() -> Measurement:
    result = solve_exactly(game(), memory=MEGABYTES)
    if (result.value, result.exact, result.line[0]) != (1, True, "4"):
        raise AssertionError(f"the first player wins in the centre, not {result}")
    return Measurement(1, "solutions")


def benchmarks() -> Iterator[Benchmark]:
    yield Benchmark(
        f"the empty board, exact score, one thread, no book; {MEGABYTES} MB of table",
        [
            Contestant("zermelo", empty_board, prepare=ours(LATE)),
            Contestant("bitbully", theirs(EMPTY), versions=("bitbully 0.0.79",)),
        ],
        reference="bitbully",
        asked="no slower than bitbully; 60 s of CPU as the mark to aim for",
    )
