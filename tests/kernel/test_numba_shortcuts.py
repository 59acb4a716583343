"""What is remembered is what Numba itself would answer."""

from __future__ import annotations

import itertools
import math
import operator
import sys
from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
import pytest
from numba import types
from numba.core import compiler, event, ir
from numba.core.errors import TypingError
from numba.core.postproc import PostProcessor
from numba.core.registry import cpu_target
from numba.core.targetconfig import TargetConfig
from numba.core.types.functions import BaseFunction

from zermelo.kernel import numba_shortcuts
from zermelo.kernel.numba_bits import bits_type
from zermelo.kernel.numba_shortcuts import _call_type, _call_type_as_usual, _timer

KINDS = [types.int64, types.float64, types.boolean, types.literal(3), bits_type]
OPERATORS = [operator.add, operator.floordiv, operator.and_, operator.lshift, operator.lt]
PAIR = types.UniTuple(types.int64, 2)


def answers(
    function: Any, arguments: tuple[Any, ...]
) -> tuple[tuple[Any, Any], tuple[Any, Any], tuple[Any, Any]]:
    """As Numba gives it, then twice from here: first asked and then remembered; with the name of
    what is to be called."""
    context = cpu_target.typing_context
    context.refresh()
    kind = context.resolve_value_type(function)

    def answer(ask: Any) -> tuple[Any, Any]:
        try:
            found = ask(kind, context, arguments, {})
        except TypingError:
            return None, None
        return found, kind.get_impl_key(found)

    return answer(_call_type_as_usual), answer(_call_type), answer(_call_type)


@pytest.mark.parametrize("function", OPERATORS, ids=lambda one: one.__name__)
def test_operators(function: Any) -> None:
    found = 0
    for arguments in itertools.product(KINDS, repeat=2):
        as_usual, asked, remembered = answers(function, arguments)
        assert as_usual == asked == remembered, arguments
        found += as_usual[0] is not None
    assert found >= 4


@pytest.mark.parametrize(
    "function, arguments",
    [
        (len, (PAIR,)),
        (operator.getitem, (PAIR, types.int64)),
        (operator.getitem, (types.Array(types.int64, 1, "C"), types.literal(0))),
        (operator.neg, (types.float64,)),
    ],
)
def test_functions_of_python(function: Any, arguments: tuple[Any, ...]) -> None:
    as_usual, asked, remembered = answers(function, arguments)
    assert as_usual == asked == remembered
    assert as_usual[0] is not None


def test_what_fails_fails_again() -> None:
    context = cpu_target.typing_context
    add = context.resolve_value_type(operator.add)
    for _ in range(2):
        with pytest.raises(TypingError):
            _call_type(add, context, (PAIR, types.int64), {})


def listing(word: int, numbers: Any, pair: tuple[int, int]) -> Any:
    total = word
    for i in range(len(numbers)):
        numbers[i] = max(total, pair[0], numbers[i] * 2)
        total += -numbers[i] if numbers[i] > 3 else numbers[i : i + 2].sum()
    if total < 0:
        raise ValueError("below zero")
    return (total, numbers, (word, *pair))


def naive_variables(value: Any) -> list[Any]:
    if isinstance(value, ir.Var):
        return [value]
    if isinstance(value, ir.Inst):
        return naive_variables(value._kws if isinstance(value, ir.Expr) else vars(value))
    if isinstance(value, list | tuple):
        return [one for part in value for one in naive_variables(part)]
    return naive_variables(list(value.values())) if isinstance(value, dict) else []


def test_variables_of_statements() -> None:
    code = compiler.run_frontend(listing)
    statements = [one for block in code.blocks.values() for one in block.body]
    assert len(statements) > 30
    for statement in statements:
        assert statement.list_vars() == naive_variables(statement), statement


def test_options_of_the_compiler() -> None:
    flags = compiler.Flags()
    flags.nrt, flags.error_model = True, "numpy"
    assert flags.values() == {name: getattr(flags, name) for name in flags.options}
    assert list(flags.values()) == list(flags.options)
    assert flags.copy() == flags != compiler.Flags()


def test_records_in_words() -> None:
    record = numba.from_dtype(np.dtype([("low", np.int64), ("high", np.float32, 3)]))
    assert repr(record) == numba_shortcuts._named_as_usual(record) == repr(record)
    assert "high" in repr(record)


def test_what_is_compiled_inside_is_not_timed_again() -> None:
    durations: list[float] = []
    with _timer("zermelo:test", durations.append):
        with _timer("zermelo:test", durations.append), event.trigger_event("zermelo:test"):
            pass
        assert not durations
    assert len(durations) == 1


def test_the_timer_ends_with_what_it_times() -> None:
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), _timer("zermelo:test", lambda _: None):
            raise ZeroDivisionError


def counting(most: int) -> Iterator[int]:
    number = 0
    while number < most:
        yield number
        number += 1


def branching(number: int, most: int) -> int:
    while number > 1:
        half = number // 2
        number = half if number % 2 == 0 else 3 * number + 1
        if number > most:
            break
    return number


@pytest.mark.parametrize("function", [listing, counting, branching])
def test_what_is_live_is_as_numba_finds_it(function: Any) -> None:
    lifetimes = []
    for run in (numba_shortcuts._post_process_as_usual, numba_shortcuts._post_process):
        code = compiler.run_frontend(function)
        run(PostProcessor(code))
        lifetimes.append(code.variable_lifetime)
    as_usual, here = lifetimes
    assert as_usual.livemap == here.livemap
    assert as_usual.deadmaps == here.deadmaps
    assert as_usual.cfg == here.cfg


def test_generators_are_compiled() -> None:
    count = numba.njit(counting)
    assert numba.njit(lambda most: [one * 2 for one in count(most)])(4) == [0, 2, 4, 6]
    assert numba.njit(branching)(27, 1_000) == branching(27, 1_000)


def test_numba_uses_them() -> None:
    numba_shortcuts.take_shortcuts()  # twice is as good as once
    assert numba.njit(lambda x: (x + 1) * x)(3) == 12


def extremes(word: int, real: float, narrow: Any) -> Any:
    return (
        (min(word, 3), max(word, 3), min(word, real), max(real, word, narrow), min(narrow, word)),
        (max(3, real), min(real, float("nan")), max(float("nan"), real), min(real, -0.0)),
        (int(word), int(real), int(narrow), int(real) // 2, int(narrow) * word),
    )


def test_extremes_of_numbers_are_as_numba_finds_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shortened, as_usual = numba.njit(extremes), numba.njit(extremes)
    shortened(5, 2.5, np.int32(-4))
    with monkeypatch.context() as numbas_own:
        numbas_own.setattr(BaseFunction, "get_call_type", _call_type_as_usual)
        as_usual(5, 2.5, np.int32(-4))
    for real in (2.5, -0.0, math.inf, math.nan, -7.99):
        found, expected = (each(5, real, np.int32(-4)) for each in (shortened, as_usual))
        assert repr(found) == repr(expected)


def swapped(first: Any, second: Any, times: int) -> Any:
    """Arrays, which are counted, and tuples of numbers, which are not, named again and again."""
    pair = (times, times + 1)
    for _ in range(times):
        first, second = second, first
        pair = (pair[1], pair[0])
    third = [pair[0]]
    return first, third


def test_what_is_counted_is_counted() -> None:
    give = numba.njit(swapped)
    one, other = np.arange(3), np.arange(4)
    before = sys.getrefcount(one), sys.getrefcount(other)
    for times in range(20):
        first, third = give(one, other, times)
        assert list(first) == list(one if times % 2 == 0 else other)
        assert third == [times + times % 2]
    del first
    assert (sys.getrefcount(one), sys.getrefcount(other)) == before


def test_other_versions_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba, "__version__", "0.99.0")
    monkeypatch.setattr(TargetConfig, "values", as_it_was := object())
    numba_shortcuts.take_shortcuts()
    assert TargetConfig.values is as_it_was
