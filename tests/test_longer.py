"""The list of tests that are left to `make test-long` is about tests that there are."""

from __future__ import annotations

import pytest

from tests.conftest import COLLECTED
from tests.longer import groups, is_moved, unknown


def test_every_name_is_that_of_a_test(pytestconfig: pytest.Config) -> None:
    """Of all tests, where all were collected; else of those in the files that were."""
    nodes = pytestconfig.stash[COLLECTED]
    files = {node.removeprefix("tests/").partition("::")[0] for node in nodes}
    collected_whole = not any("::" in argument for argument in pytestconfig.args)
    if collected_whole:
        assert [one for one in unknown(nodes) if one.partition("::")[0] in files] == []


def test_every_group_says_what_stands_in_for_it() -> None:
    assert all(group.by and group.guard and group.tests for group in groups())


def test_what_stays_is_of_the_group() -> None:
    for group in groups():
        assert all(one.startswith(tuple(group.tests)) for one in group.keep)


def test_what_is_kept_is_not_moved() -> None:
    for group in groups():
        assert not any(is_moved(f"tests/{one}") for one in group.keep)
    assert is_moved("tests/games/test_war_game.py::test_size")
    assert not is_moved("tests/games/test_war_game.py::test_bad_parameters")
