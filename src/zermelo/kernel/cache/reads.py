"""What the compiler read: every value that a piece of machine code depends on."""

from __future__ import annotations

import builtins
import itertools
import os
import secrets
import types as python_types
from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import bytecode, interpreter, sigutils
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from ..as_written.source import codes_inside, readable
from ..compile_events import NotCompiled, in_background, is_loading_only
from ..memory import not_collected
from .content import describe, is_fixed, is_foreign
from .turns import taking_turns

# Symbols of machine code carry these numbers. Files written by different processes may be loaded
# into one, so the numbers must not meet.
bytecode.FunctionIdentity._unique_ids = itertools.count(secrets.randbits(40) << 20)

_HERE = os.path.join(
    os.path.dirname(os.path.dirname(__file__)), ""
)  # its code is part of the platform: see `cache`


class _Absent:
    """In place of a value: there is no such name."""

    def __repr__(self) -> str:
        return "absent"


ABSENT = _Absent()


def cell_value(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return ABSENT


class Read:
    """One value, where it came from and what it was."""

    __slots__ = ("content", "fixed", "name", "source", "text", "value")

    def __init__(self, source: Any, name: Any, value: Any) -> None:
        self.source, self.name, self.value = source, name, value
        self.fixed = value is ABSENT or is_fixed(value)
        # What can change in place is described now, before it does.
        self.text = None if self.fixed else describe(value, by_identity=True)
        self.content = _content(value) if type(value) is np.ndarray else None

    def is_still(self, value: Any) -> bool:
        """Whether the value read now is the value read then."""
        if value is self.value and self.fixed:
            return True
        if value is ABSENT or self.value is ABSENT:
            return False
        if value is self.value and self.content is not None:
            return bool(_content(value) == self.content)  # many times faster than to hash it
        text = self.text or describe(self.value, by_identity=True)
        return text == describe(value, by_identity=True)


def _content(array: Any) -> Any:
    return array.shape, array.strides, array.dtype, array.flags.writeable, array.tobytes()


class Reads:
    """What one function read while it was compiled for one signature."""

    def __init__(self, function: Any) -> None:
        self.function: python_types.FunctionType = function
        self.code, self.defaults = function.__code__, function.__defaults__
        self.named_defaults = function.__kwdefaults__
        self.names: dict[tuple[int, str], Read] = {}
        self.cells: list[Read] = []
        self.attributes: dict[tuple[int, str], Read] = {}
        self.games: dict[tuple[str, str, str], Read] = {}
        self.calls: dict[int, Reads] = {}
        self.unkeyed = ""  # why this can't be found again by another process, if it can't
        for index, cell in enumerate(function.__closure__ or ()):
            self.cells.append(Read(function, index, cell_value(cell)))

    def name(self, namespace: dict[str, Any], name: str) -> None:
        value = namespace.get(name, ABSENT)
        self.names.setdefault((id(namespace), name), Read(namespace, name, value))
        if value is ABSENT:
            built_in = vars(builtins)
            value = built_in.get(name, ABSENT)
            self.names.setdefault((id(built_in), name), Read(built_in, name, value))

    def attribute(self, module: Any, name: str) -> None:
        value = getattr(module, name, ABSENT)
        self.attributes.setdefault((id(module), name), Read(module, name, value))

    def of_game(self, game_type: Any, kind: str, name: str, value: Any) -> None:
        known = self.games.setdefault(
            (game_type.game_key, kind, name), Read(game_type, name, value)
        )
        if not known.is_still(value):
            self.unkeyed = f"{name} of the game has two values"

    def call(self, other: Reads) -> None:
        if other is not self:
            self.calls[id(other)] = other

    def adopt(self, other: Reads) -> None:
        """What was read when the code now loaded from disk was compiled."""
        self.names, self.attributes, self.games = other.names, other.attributes, other.games
        self.calls = other.calls

    def closure(self) -> list[Reads]:
        """These reads and those of all functions called, at any depth."""
        found, left = {id(self): self}, [self]
        while left:
            for other in left.pop().calls.values():
                if id(other) not in found:
                    found[id(other)] = other
                    left.append(other)
        return list(found.values())


_compiling: list[Reads] = []


def current() -> Reads | None:
    """The reads of the function that is being compiled."""
    return _compiling[-1] if _compiling else None


def recording(
    dispatcher: Any,
    before: Callable[[], None],
    begun: Callable[[Reads, tuple[Any, ...]], None],
    after: Callable[[Reads, tuple[Any, ...]], None],
) -> Any:
    """The dispatcher's `compile`, noting what is read.

    `before` is called ahead of the outermost compilation, `begun` at the start of each, `after`
    at its end, with the argument types of the outermost one and none for those inside.
    """
    compile_as_usual = dispatcher.compile
    dispatcher.reads_by_signature = {}

    def compile(signature: Any) -> Any:
        if is_loading_only() and in_background():
            raise NotCompiled  # for what is on disk too: the lock is held for seconds
        with global_compiler_lock, taking_turns(), not_collected():
            arguments = tuple(sigutils.normalize_signature(signature)[0])
            outermost = not _compiling
            if outermost:
                before()
            known = dispatcher.reads_by_signature.get(arguments)
            reads = known or Reads(dispatcher.py_func)
            if not outermost:
                _compiling[-1].call(reads)
            if known is not None:
                return compile_as_usual(signature)
            _compiling.append(reads)
            try:
                begun(reads, arguments)
                done = compile_as_usual(signature)
            finally:
                _compiling.pop()
            dispatcher.reads_by_signature[arguments] = reads
            after(reads, arguments if outermost else ())
            return done

    return compile


# Where Numba fetches values.

_as_usual = interpreter.Interpreter.__init__
_name_as_usual = interpreter.Interpreter.get_global_value
_constant_as_usual = cpu_target.typing_context.resolve_module_constants


def _start(self: Any, func_id: Any) -> None:
    _as_usual(self, func_id)
    reads = current()
    if reads is not None and not is_platform(func_id.func):
        own = (*codes_inside(reads.code), *codes_inside(readable(reads.code)))
        if func_id.func.__code__ not in own:
            reads.unkeyed = f"{func_id.func.__name__} was compiled on the way"


def is_platform(function: Any) -> bool:
    """Whether the function is known by the versions that every file's name contains."""
    ours = function.__code__.co_filename.startswith(_HERE)
    return ours or _is_array_expression(function) or is_foreign(function)


def _is_array_expression(function: Any) -> bool:
    """What Numba makes of arithmetic on whole arrays: a function in a namespace of its own, which
    holds nothing but what the function around it read."""
    made = "__name__" not in function.__globals__
    return made and function.__name__.startswith("__numba_array_expr_")


def _global_value(self: Any, name: str) -> Any:
    reads = current()
    if reads is not None and not is_platform(self.func_id.func):
        reads.name(self.func_id.func.__globals__, name)
        _note_recursion(reads, self.func_id.func.__globals__.get(name))
    return _name_as_usual(self, name)


def _note_recursion(reads: Reads, value: Any) -> None:
    """A function that is being compiled further out is called too, without being compiled."""
    function = getattr(value, "plain", None) or getattr(value, "py_func", None) or value
    for outer in _compiling:
        if outer.function is function:
            reads.call(outer)


def _module_constant(module_type: Any, name: str) -> Any:
    reads = current()
    if reads is not None:
        reads.attribute(module_type.pymod, name)
    return _constant_as_usual(module_type, name)


interpreter.Interpreter.__init__ = _start
interpreter.Interpreter.get_global_value = _global_value
cpu_target.typing_context.resolve_module_constants = _module_constant
