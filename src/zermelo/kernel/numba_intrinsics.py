"""Functions that compiled code does not call: LLVM's instructions for them stand in its place.

An `overload` would do as well, but then each is compiled as a function of its own, for every type
of its arguments, and a kernel has dozens of such calls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.core.typing.templates import infer, infer_global, make_intrinsic_template

Definition = Callable[..., Any]
"""Types in; a signature out, and what builds the instructions. None: not for these types."""


def compiles_to(function: Callable[..., Any]) -> Callable[[Definition], Definition]:
    """Decorator: this is the compiled twin of a plain function."""

    def register(definition: Definition) -> Definition:
        made: Any = make_intrinsic_template(function, definition, function.__name__)

        class Template(made):
            def generic(self, arguments: Any, named: Any) -> Any:
                # Where nothing fits, Numba asks again with a list, in which it can't look up.
                return super().generic(tuple(arguments), named)

        infer(Template)
        infer_global(function, types.Function(Template))
        return definition

    return register
