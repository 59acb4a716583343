"""Values by their content."""

import math
import types
from collections import namedtuple
from enum import Enum, IntEnum

import numpy as np
import pytest

from zermelo.bits import Bits
from zermelo.kernel.cache.content import NotStable, describe, is_fixed, is_foreign

Point = namedtuple("Point", "x y")
Turned = namedtuple("Turned", "y x")


class Color(Enum):
    RED = 1


class Number(IntEnum):
    RED = 1


def test_values_that_compiled_code_can_tell_apart_differ():
    values = [
        *(1, True, 1.0, 1 + 0j, "1", b"1", Bits(1), np.int64(1), np.int32(1), np.float64(1)),
        *(0.0, -0.0, math.nan, math.inf, None, ..., 1 << 70, 10**5000),
        *((), (1,), ((1,),), [1], {1}, frozenset([1]), {1: 2}, (1, 2), (2, 1), Point(1, 2)),
        *(Turned(1, 2), Point, Turned, Color, Color.RED, Number.RED, Number, int, np.int64),
        *(np.array([1, 2]), np.array([1, 2], np.int32), np.array([[1, 2]]), np.array([1.0, 2])),
        *(np.arange(4).reshape(2, 2), np.arange(4).reshape(2, 2).T, np.dtype("i4"), math, np.sin),
        *(np.zeros(2, [("a", "i4"), ("b", "i4")]), np.zeros(2, [("b", "i4"), ("a", "i4")])),
        *(lambda x: x + 1, lambda x: x + 2, lambda x, y=1: x + 1, len, "\ud800"),
    ]
    texts = [describe(value) for value in values]
    assert len(set(texts)) == len(values)
    assert [describe(value) for value in values] == texts


def test_it_is_the_content_that_counts_not_the_object():
    row = (1, 1, 1)
    assert describe((row, (5,), row)) == describe(((1, 1, 1), (5,), tuple([1] * 3)))
    assert describe((row, (5,), row)) != describe((row, (5,), (5,)))
    assert describe(np.arange(3)) == describe(np.arange(6)[:3].copy())
    assert describe({3, 1, 2}) == describe({2, 3, 1})
    circle: list[object] = [1]
    circle.append(circle)
    assert describe(circle) != describe([1, [1]])


def test_what_another_process_could_not_compare_is_refused():
    class Thing:
        pass

    for value in (Thing(), Thing, [Thing()], [].append, np.array([None])):
        with pytest.raises(NotStable):
            describe(value)
        assert describe(value, by_identity=True)


def test_own_rules_may_be_called_like_a_module_of_python():
    names: dict[str, object] = {"__name__": "queue"}
    exec(compile("def rule(x): return x", "/home/me/queue.py", "exec"), names)
    assert not is_foreign(names["rule"])
    assert not is_foreign(types.ModuleType("queue"))
    assert is_foreign(math)
    assert is_foreign(np.linalg.norm.__class__)
    assert is_foreign(len)


def test_the_same_object_may_have_changed_only_if_it_can():
    assert is_fixed((1, (2.0, "x"), len, Color.RED, np.dtype("i4"), np.int8(3)))
    assert not any(map(is_fixed, (np.zeros(2), np.array(3), [1], {}, (1, [2]))))
