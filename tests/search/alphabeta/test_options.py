"""The options of alpha-beta: documented, and each known to the engine's record."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.random_trees import HashedTree
from zermelo.errors import BadParameter
from zermelo.search import AlphaBetaOptions
from zermelo.search.alphabeta.context import Context


def test_every_option_is_documented_and_reaches_the_engine() -> None:
    record = Context(AlphaBetaOptions.type_b(beam=3), HashedTree()).record
    for option in fields(AlphaBetaOptions):
        assert option.metadata["help"].endswith(".")
        assert option.name in record.dtype.names
    assert (record.beam, record.quiescence, record.forward_pruning) == (3, 12, 1)
    assert Context(AlphaBetaOptions(), HashedTree()).record.beam > 1 << 30


@pytest.mark.parametrize("wrong", [{"beam": 0}, {"quiescence": -1}])
def test_values_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadParameter, match=next(iter(wrong))):
        AlphaBetaOptions(**wrong)  # type: ignore[arg-type]
