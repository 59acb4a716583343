"""Numba's side of states as plain structs."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.errors import TypingError

from ..cache.game_types import known_games
from ..numba_bits import bits_type
from ..numba_intrinsics import compiles_to
from ..numba_types import type_of_state
from ..rows.cells import CellsType, each, of_items_at
from .plain_states import read_state, write_state

_WORD, _REAL = ir.IntType(64), ir.DoubleType()


@compiles_to(read_state)
def _read_state(_typing: Any, game: Any, address: Any) -> Any:
    state = type_of_state(known_games[game.game_key])

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        words = builder.inttoptr(arguments[1], _WORD.as_pointer())
        return _read(context, builder, state, words)[0]

    return state(game, types.intp), generate


def _read(context: Any, builder: Any, kind: Any, words: Any) -> tuple[Any, Any]:
    """The value of this type at an address, and the address after it."""
    if isinstance(kind, CellsType):
        item = types.int64
        value = of_items_at(
            context, builder, kind, item, lambda at: builder.load(builder.gep(words, [at]), align=8)
        )
        return value, builder.gep(words, [_WORD(kind.count)])
    if isinstance(kind, types.BaseTuple):
        items = []
        for part in kind:
            item, words = _read(context, builder, part, words)
            items.append(item)
        return context.make_tuple(builder, kind, items), words
    word = builder.load(words, align=8)
    after = builder.gep(words, [_WORD(1)])
    if isinstance(kind, types.Boolean):
        return builder.icmp_signed("!=", word, _WORD(0)), after
    if isinstance(kind, types.Float):
        return context.cast(builder, builder.bitcast(word, _REAL), types.float64, kind), after
    if kind == bits_type:
        return word, after
    return context.cast(builder, word, types.int64, kind), after


@compiles_to(write_state)
def _write_state(_typing: Any, game: Any, address: Any, state: Any) -> Any:
    kind = type_of_state(known_games[game.game_key])
    if state != kind:
        raise TypingError(f"{state} is not the type of the game's states")

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        words = builder.inttoptr(arguments[1], _WORD.as_pointer())
        _write(context, builder, kind, arguments[2], words)
        return context.get_dummy_value()

    return types.none(game, types.intp, state), generate


def _write(context: Any, builder: Any, kind: Any, value: Any, words: Any) -> Any:
    """Store a value of this type; gives the address after it."""
    if isinstance(kind, CellsType):
        with each(builder, kind, value) as (place, number):
            builder.store(number, builder.gep(words, [place]), align=8)
        return builder.gep(words, [_WORD(kind.count)])
    if isinstance(kind, types.BaseTuple):
        for place, part in enumerate(kind):
            item = builder.extract_value(value, place)
            words = _write(context, builder, part, item, words)
        return words
    if isinstance(kind, types.Boolean):
        word = builder.zext(value, _WORD)
    elif isinstance(kind, types.Float):
        word = builder.bitcast(context.cast(builder, value, kind, types.float64), _WORD)
    else:
        word = value if kind == bits_type else context.cast(builder, value, kind, types.int64)
    builder.store(word, words, align=8)
    return builder.gep(words, [_WORD(1)])
