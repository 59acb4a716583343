"""Garbage is collected again after what put it off, also where that failed or was nested."""

from __future__ import annotations

import gc

import pytest

from zermelo.kernel.memory import not_collected


def test_collected_again() -> None:
    with not_collected():
        assert not gc.isenabled()
        with not_collected():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), not_collected():
        raise ZeroDivisionError
    assert gc.isenabled()
