"""`kernel`, and what stands between a user's game and the kernels."""

from __future__ import annotations

import functools
import importlib.util
import threading
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, is_dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..bits import Bits
from ..errors import FellBack, InvalidState, NumberTooWide, RulesChanged
from ..game import Game, check_bounds_declared
from ..state_shape import same_shape
from .cache.dispatcher import may_have
from .compile_events import NotCompiled, is_loading_only
from .integer_actions import IntegerActions
from .memory import not_collected
from .rows.sizes import LEAST_ROW

if TYPE_CHECKING:
    from numba.core.dispatcher import Dispatcher


class PlainPython(RuntimeWarning):
    """A game that could not be compiled and runs in plain Python."""


_importing = threading.RLock()
_native: Any = None
"""What compiles, wholly imported; None before the first compiled game, for Numba takes a while."""


def native_side() -> Any:
    """The modules that know Numba, imported when they are first needed, by one thread: another
    would find them half imported."""
    global _native
    with _importing:
        if _native is None:
            _native = _imported_native_side()
    return _native


def _imported_native_side() -> Any:
    with not_collected():
        from . import compilation as native
    native.know_kernels(Kernel, forget_compiled)
    return native


_forgotten: list[Any] = []  # compiled twins of old rules, kept: other threads may be inside


class Kernel:
    """A function of a game, held twice: `plain`, and `compiled` with the game's rules."""

    is_kernel = True

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.plain = function
        self._lock = threading.Lock()
        self._compiled: Dispatcher | None = None
        # This package's own are reached through `runnable`, which looks whether rules changed.
        self._is_own = str(function.__module__).startswith(f"{__package__.partition('.')[0]}.")

    @property
    def compiled(self) -> Dispatcher:
        with self._lock:
            if self._compiled is None:
                self._compiled = native_side().compiled(self.plain)
                _compiled_kernels.append(self)
            return self._compiled

    def forget(self) -> None:
        with self._lock:
            _forgotten.append(self._compiled)
            self._compiled = None

    def __call__(self, game: Game, *arguments: Any) -> Any:
        if not runs_compiled(game):
            return self.plain(game, *arguments)
        check_on_disk(self.plain)
        native = native_side()
        if not self._is_own:
            native.refresh(game)
        before = [] if self._is_own else _arrays_as_they_are(arguments)
        try:
            return self.compiled(game, *arguments)
        except native.CompileError as error:
            fall_back(game, native.explain(game, error))
            if _hold_packed_states(arguments):
                raise FellBack from None
            return self.plain(game, *arguments)
        except NumberTooWide:
            native.widen(game)
            if self._is_own:  # its caller knows whether it can be called again
                raise
        for array, content in before:
            array[...] = content
        return self.compiled(game, *arguments)


def _arrays_as_they_are(arguments: Sequence[Any]) -> list[tuple[Any, Any]]:
    """Arrays that a kernel may change, each with a copy."""
    return [(one, one.copy()) for one in arguments if isinstance(one, np.ndarray)]


def _hold_packed_states(arguments: Sequence[Any]) -> bool:
    """Whether what `states.new_states` made for machine code may be among them."""
    return any(
        (isinstance(one, np.ndarray) and one.dtype == np.uint8 and one.ndim == 2)
        or (isinstance(one, tuple) and _hold_packed_states(one))
        for one in arguments
    )


_compiled_kernels: list[Kernel] = []


def forget_compiled() -> None:
    """All kernels are compiled again, or loaded from disk."""
    while _compiled_kernels:
        _compiled_kernels.pop().forget()


def kernel(function: Callable[..., Any]) -> Kernel:
    """Decorator: this function of (game, ...) runs compiled where the game can.

    >>> from zermelo.games.nim import Nim
    >>> class Plain(Nim):
    ...     compiled = False
    >>> @kernel
    ... def count_actions(game, state):
    ...     found = 0
    ...     for _ in game.actions(state):
    ...         found += 1
    ...     return found
    >>> nim = Plain((1, 2))
    >>> count_actions(nim, nim.initial_state())
    3
    """
    return Kernel(function)


CAN_COMPILE = importlib.util.find_spec("numba") is not None
"""Numba is installed everywhere but in browsers."""


def runs_compiled(game: Game) -> bool:
    """Whether the game is meant to be compiled, and nothing has shown that it can't be.

    >>> from zermelo.games import load
    >>> runs_compiled(load("nim"))
    True
    """
    return CAN_COMPILE and game.compiled and not game.__dict__.get("_fell_back", False)


def fall_back(game: Game, reason: str) -> None:
    """From now on this game runs plain; says so once."""
    if not game.__dict__.get("_fell_back"):
        game.__dict__["_fell_back"] = True
        warnings.warn(
            f"{type(game).__name__} runs in plain Python, not compiled: {reason}. "
            "Change that for native speed, or set compiled = False to silence this.",
            PlainPython,
            stacklevel=4,
        )


@dataclass(frozen=True)
class Runnable:
    """A game ready for kernels, whose actions are integers, and the way back."""

    game: Game
    original: Game
    _rules: list[Any] = field(default_factory=list, compare=False, repr=False)

    def refresh(self) -> Any:
        """Where an object lives on from call to call: have the code of the rules as they are."""
        if _native is None or not runs_compiled(self.game):
            return None
        return _native.refresh(self.game)

    def check_rules(self) -> None:
        """Refuse if the rules have changed: for what has learnt from them, such as a tree."""
        rules = self.refresh()
        if rules is not None and not self._rules:
            self._rules.append(rules)
        elif rules is not None and self._rules[0] is not rules:
            raise RulesChanged(
                f"the rules of {self.original.name} have changed since this began: begin it again"
            )

    def state(self, state: Any = None) -> Any:
        """The state, checked and given the types that kernels expect; None: the start."""
        if state is None:
            return self.original.initial_state()
        if not runs_compiled(self.game):
            return state
        start = self.game.initial_state()
        if not isinstance(state, tuple):
            raise InvalidState(f"{state!r} is not a state of {self.original.name}")
        return same_shape(state, start)

    def action(self, code: int) -> Any:
        """The user's action behind a kernel's integer."""
        return self.game.decoded(code) if isinstance(self.game, IntegerActions) else int(code)

    def texts(self, state: Any, line: Sequence[int]) -> tuple[str, ...]:
        """The actions of a line from this state, in the game's notation."""
        return Lines(self, state).texts(line)

    def code(self, action: Any) -> int:
        """The kernel's integer for a user's action."""
        return self.game.code(action) if isinstance(self.game, IntegerActions) else int(action)


class Lines:
    """Lines of actions from one state, in the game's notation.

    The lines of a search that goes deeper and deeper begin alike, and notation may take as long as
    a search of a thousand nodes: what was written is kept.

    >>> from zermelo.games import load
    >>> game = load("nim:piles=1-2")
    >>> Lines(runnable(game), game.initial_state()).texts([0, 2])
    ('a1', 'b1')
    """

    def __init__(self, run: Runnable, state: Any) -> None:
        self.run, self.state = run, state
        self._states = [state]
        self._steps: dict[tuple[int, int], tuple[str, int]] = {}

    def texts(self, line: Sequence[int]) -> tuple[str, ...]:
        """The actions of a line."""
        game, texts, place = self.run.game, [], 0
        for action in line:
            if (place, action) not in self._steps:
                state = self._states[place]
                self._steps[place, action] = game.action_text(state, action), len(self._states)
                self._states.append(game.result(state, action))
            text, place = self._steps[place, action]
            texts.append(text)
        return tuple(texts)


def check_on_disk(function: Any = None) -> None:
    """Where nothing is to be compiled: raise NotCompiled, without importing Numba, if there is no
    machine code of this name, or none at all."""
    if is_loading_only() and _native is None and not may_have(function):
        raise NotCompiled


def runnable(game: Game) -> Runnable:
    """Prepare a game for kernels: compiled if it can be, with integer actions in any case.

    >>> from zermelo.games.nim import Nim
    >>> class Plain(Nim):
    ...     compiled = False
    >>> run = runnable(Plain((1, 2)))
    >>> run.state().piles
    (1, 2)
    """
    if not isinstance(game, Game):
        raise TypeError(f"a game is an instance of zermelo.Game, not {type(game).__name__}")
    check_bounds_declared(game)
    start = game.initial_state()
    if runs_compiled(game) and (flaw := _state_flaw(start)):
        fall_back(game, f"initial_state returns {flaw}")
    first = next(iter(game.actions(start)), 0) if not game.is_terminal(start) else 0
    if isinstance(first, int) and -MOST_ACTION <= first < MOST_ACTION:
        run = Runnable(game, game)
        if runs_compiled(game) and _native is not None:
            run._rules.append(_native.refresh(game, start))
        return run
    if runs_compiled(game):
        fall_back(game, f"actions yields {first!r}, and compiled actions are integers")
    known = game.__dict__.setdefault("_integer_actions", None) or IntegerActions(game)
    game.__dict__["_integer_actions"] = known
    return Runnable(known, game)


MOST_ACTION = 1 << 63
"""Actions are words in kernels; larger ones are numbered, as any other objects are."""
MOST_ITEMS = 192
"""Numbers in a state, but for those in rows of whole numbers: every one is a value of its own in
machine code, and beyond this the time to compile explodes: a walk through a game took 3 s with 64
numbers, 6 with 128, 9 with 192, 20 with 224 and 28 with 256."""
MOST_IN_ROWS = 2040
"""Numbers in rows, which are one value each: see `rows`."""


def _state_flaw(state: Any) -> str | None:
    """Why compiled code can't hold this state, if it can't."""
    count, in_rows = _items(state), _in_rows(state)
    if count - in_rows > MOST_ITEMS:
        return (
            f"a state of {count - in_rows} numbers outside of rows of whole numbers, too many to "
            f"compile in reasonable time; pack them into at most {MOST_ITEMS} numbers, such as "
            "64-bit words (zermelo.bits.Bits), or into tuples of int"
        )
    if in_rows > MOST_IN_ROWS:
        return f"a state of {in_rows} numbers, of which compiled code can hold {MOST_IN_ROWS}"
    return _item_flaw(state, "a state that")


def _items(value: Any) -> int:
    return sum(map(_items, value)) if isinstance(value, tuple) else 1


def _in_rows(value: Any) -> int:
    """How many of the numbers stand in rows of at least four whole numbers."""
    if not isinstance(value, tuple):
        return 0
    if type(value) is tuple and len(value) >= LEAST_ROW and all(map(_is_whole, value)):
        return len(value)
    return sum(map(_in_rows, value))


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool | Bits)


def _item_flaw(value: Any, where: str) -> str | None:
    if isinstance(value, bool | int | float | Bits):
        return None
    if isinstance(value, tuple):
        names = getattr(value, "_fields", range(len(value)))
        for name, item in zip(names, value, strict=True):
            if flaw := _item_flaw(item, f"a state whose {name}"):
                return flaw
        return None if value else f"{where} is empty"
    if is_dataclass(value):
        kind = type(value).__name__
        return f"{where} is a dataclass; write `class {kind}(NamedTuple)` with the same fields"
    return f"{where} is a {type(value).__name__}; use numbers and short tuples"
