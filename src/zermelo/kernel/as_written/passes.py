"""Passes of Numba's compiler that are added to its own: `linking` compiles with them."""

from __future__ import annotations

from numba.core.compiler_machinery import register_pass

BEFORE_TYPING: list[type] = []
AFTER_TYPING: list[type] = []


def before_typing(one: type) -> type:
    """Decorator: a pass of Numba's compiler over what was read of the source, ahead of types."""
    BEFORE_TYPING.append(register_pass(mutates_CFG=False, analysis_only=False)(one))
    return one


def after_typing(one: type) -> type:
    """Decorator: a pass of Numba's compiler that sees the types."""
    AFTER_TYPING.append(register_pass(mutates_CFG=False, analysis_only=True)(one))
    return one
