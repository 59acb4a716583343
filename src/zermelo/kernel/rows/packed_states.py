"""The types of states in machine code: rows of whole numbers are compact.

A row is a tuple of at least four whole numbers. Which type a state has that comes from Python must
be plain from the state alone: Numba asks for it before it looks at the other arguments. So the
types are known to all games together; of two games whose states look alike, the one with the
larger numbers decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from numba import types
from numba.core.typing.typeof import Purpose, typeof
from numba.extending import typeof_impl

from ...game import Game
from ..as_written.constants import without_members
from ..cache.dispatcher import folder_of
from ..cache.game_types import GameType
from ..cache.store import opened
from .cells import CellsType, widths
from .sizes import LEAST_ROW, WIDEST, bits_of_rows

_packed: dict[Any, Any] = {}
"""For a state's type as Numba has it, the one with compact rows."""
_asked: set[Any] = set()
"""Types of tuples that came from Python, as Numba has them: some code is compiled for these."""
_typeof_tuple = typeof_impl.dispatch(tuple)
on_widening: list[Callable[[], None]] = []
"""Called when a type of states has become another one."""


@typeof_impl.register(tuple)
def _packed_typeof(value: Any, context: Any) -> Any:
    kind = _typeof_tuple(value, context)
    if context.purpose is not Purpose.argument:
        return kind
    kind = without_members(kind)
    _asked.add(kind)
    return _packed.get(kind, kind)


def packed_state_type(game: Game) -> tuple[Any, Any]:
    """The type of the game's states as Numba has it, and as it is from now on."""
    start = game.initial_state()
    kind = without_members(typeof(start, Purpose.constant))
    paths = list(_rows(kind))
    if not paths:
        return kind, kind
    wide = _is_wide(type(game))
    sizes = [WIDEST] * len(paths) if wide else bits_of_rows(game, start, paths)
    known = _packed.get(kind)
    if known is not None:
        sizes = [max(pair) for pair in zip(sizes, widths(known), strict=True)]
    made = _with_cells(kind, iter(sizes))
    if made != known:
        _packed[kind] = made
        if known is not None or kind in _asked:
            for forget in on_widening:
                forget()
    return kind, made


def is_packed_as_known(game_type: GameType) -> bool:
    plain = game_type.plain_state_type
    return plain is None or _packed.get(plain, plain) == game_type.state_type


_wide: set[type] = set()
"""Classes of games with a number that did not fit."""


def widen(game: Game) -> None:
    """After a number that did not fit: from now on states of such games have all the room there is.

    Other processes have to know, for they may compile for this one: it is noted beside their code.
    """
    _wide.add(type(game))
    with suppress(OSError), opened(make=True) as folder:
        if folder is not None:
            folder.write(_mark(type(game)), b"")
    game.__dict__.pop("_numba_type_", None)
    packed_state_type(game)


def _is_wide(kind: type) -> bool:
    if kind not in _wide:
        with suppress(OSError), opened() as folder:
            if folder is not None:
                folder.status(_mark(kind))
                _wide.add(kind)
    return kind in _wide


def _mark(kind: type) -> str:
    """The name of an empty file."""
    return f".wide-{folder_of([kind]).rpartition('-')[2]}"


def _rows(kind: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if _is_row(kind):
        yield path
    elif isinstance(kind, types.BaseTuple):
        for place, part in enumerate(kind):
            yield from _rows(part, (*path, place))


def _is_row(kind: Any) -> bool:
    if not isinstance(kind, types.UniTuple) or len(kind) < LEAST_ROW:
        return False
    return kind.dtype in (types.int64, types.boolean)


def _with_cells(kind: Any, sizes: Iterator[int]) -> Any:
    if _is_row(kind):
        return CellsType(kind.dtype, len(kind), next(sizes))
    if not isinstance(kind, types.BaseTuple):
        return kind
    parts = [_with_cells(part, sizes) for part in kind]
    return types.BaseTuple.from_types(parts, getattr(kind, "instance_class", tuple))
