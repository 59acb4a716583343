"""Parameters that are several numbers: what does not fit is refused with what would."""

from __future__ import annotations

import pytest

from zermelo.errors import BadParameter
from zermelo.games._sizes import parse_sizes


def test_sizes_in_a_row() -> None:
    assert parse_sizes("piles", "3-4-5", 3, 9) == parse_sizes("piles", (3, 4, 5), 3, 9) == (3, 4, 5)
    for sizes, words in [
        ("3,4", "piles must be numbers like 3-4-5, not '3,4'"),
        ("1-1-1-1", "the number of piles must be a whole number from 1 to 3, not 4"),
        ((2, 0), "each of the piles must be a whole number from 1 to 9, not 0"),
    ]:
        with pytest.raises(BadParameter, match=words):
            parse_sizes("piles", sizes, 3, 9)
