"""Near wins by brute force: proven where they are, and not claimed where they are not."""

from __future__ import annotations

from typing import Any

import pytest

from zermelo.algorithms import search
from zermelo.exact.forced import Count, TooMany, win_in, with_forced_wins
from zermelo.games import load
from zermelo.wording import result_words

CHESS = load("chess")
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"
MATE_IN_TWO = "7k/8/8/8/8/8/1R6/R6K w - - 0 1"
NO_MATE = "7k/8/8/8/8/8/8/R6K w - - 0 1"


@pytest.mark.plain
@pytest.mark.parametrize("text, plies", [(MATE_IN_ONE, 1), (MATE_IN_TWO, 3), (NO_MATE, None)])
def test_the_fewest_plies(text: str, plies: int | None) -> None:
    assert win_in(CHESS, CHESS.parse_state(text), 0, 3, Count(50_000)) == plies


@pytest.mark.plain
@pytest.mark.parametrize(
    "text, told", [(MATE_IN_ONE, "white mates in 1"), (MATE_IN_TWO, "white mates in 2")]
)
def test_a_mate_that_is_seen_is_proven(text: str, told: str) -> None:
    state = CHESS.parse_state(text)
    seen = search("alphabeta", CHESS, state, depth=3, every_value=True)
    found = with_forced_wins(CHESS, state, seen)
    assert (found.exact, result_words(CHESS, found)) == (True, told)
    assert found.rows[0].plies == found.plies


@pytest.mark.plain
def test_nothing_is_claimed_without_a_proof() -> None:
    state = CHESS.parse_state(NO_MATE)
    seen: Any = search("alphabeta", CHESS, state, depth=1, every_value=True)
    assert with_forced_wins(CHESS, state, seen) == seen
    with pytest.raises(TooMany):
        win_in(CHESS, CHESS.parse_state(MATE_IN_TWO), 0, 3, Count(10))
