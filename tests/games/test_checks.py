"""Parameters of games: what does not fit is refused with a sentence that says what would."""

from __future__ import annotations

import pytest

from zermelo.errors import BadParameter
from zermelo.games._checks import check_choices, check_ranges, parse_sizes


@pytest.mark.parametrize("value", [0, 4, True, 2.0, "2", None])
def test_a_whole_number_in_its_range(value: object) -> None:
    check_ranges(rows=(1, 1, 3), columns=(3, 1, 3))
    with pytest.raises(BadParameter, match="columns must be a whole number from 1 to 3, not"):
        check_ranges(rows=(1, 1, 3), columns=(value, 1, 3))


def test_one_of_the_choices() -> None:
    check_choices(score=("win", ("win", "margin")), size=(6, (4, 6, 8)))
    with pytest.raises(BadParameter, match=r"^size must be 4, 6 or 8, not 5$"):
        check_choices(score=("win", ("win", "margin")), size=(5, (4, 6, 8)))


def test_sizes_in_a_row() -> None:
    assert parse_sizes("piles", "3-4-5", 3, 9) == parse_sizes("piles", (3, 4, 5), 3, 9) == (3, 4, 5)
    for sizes, words in [
        ("3,4", "piles must be numbers like 3-4-5, not '3,4'"),
        ("1-1-1-1", "the number of piles must be a whole number from 1 to 3, not 4"),
        ((2, 0), "each of the piles must be a whole number from 1 to 9, not 0"),
    ]:
        with pytest.raises(BadParameter, match=words):
            parse_sizes("piles", sizes, 3, 9)
