"""The messages as TypeScript, on standard output: `make protocol` writes web/src/protocol.ts."""

from __future__ import annotations

import typing
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

import msgspec

from .. import board
from .messages import figures, requests, responses, schema
from .session.guest import GuestSession
from .session.session import Session

HEAD = "// Generated from the messages in src/zermelo/web by `make protocol`; do not edit.\n"
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
OPTIONAL = (*Session.answered, schema.GameName, schema.Place, schema.Seat)
"""What the page sends: it may leave out what has a default."""


def typescript() -> str:
    """Every message, and what it is made of, as interfaces."""
    kinds = dict.fromkeys(
        one
        for module in (schema, requests, figures, responses)
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one not in (msgspec.Struct, schema.Message, schema.Value)
    )
    parts = {f"{one.__name__}Part": one for one in get_args(board.Part)}
    unions = {
        "FromPage": [one.__name__ for one in Session.answered],
        "FromGuest": [one.__name__ for one in GuestSession.answered],
        "ToPage": [one.__name__ for one in get_args(responses.ToPage)],
        "Part": list(parts),
    }
    return "\n".join(
        [
            HEAD,
            _interface("Piece", [], board.Piece),
            _interface("Square", [], board.Square),
            *(
                _interface(name, [f'kind: "{one.__name__.lower()}"'], one)
                for name, one in parts.items()
            ),
            *map(_message, kinds),
            *(f"export type {name} = {' | '.join(names)};\n" for name, names in unions.items()),
        ]
    )


def _message(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    tag = [] if config.tag is None else [f'{config.tag_field}: "{config.tag}"']
    given = [one.name for one in msgspec.structs.fields(kind) if not one.required]
    base = kind.__base__ if kind.__base__ not in (schema.Message, schema.Value) else None
    name = kind.__name__ if base is None else f"{kind.__name__} extends {base.__name__}"
    return _interface(name, tag, kind, given if kind in OPTIONAL else ())


def _interface(name: str, lines: list[str], kind: type, optional: typing.Sequence[str] = ()) -> str:
    """The fields of a class after `lines`; those in `optional` may be left out."""
    names = {**vars(schema), **vars(requests), **vars(figures), **vars(responses)}
    hints = typing.get_type_hints(kind, None if kind.__module__ == board.__name__ else names)
    lines = lines + [
        f"{schema.camel_case(one)}{'?' if one in optional else ''}: {_type(hints[one])}"
        for one in kind.__annotations__
    ]
    return "\n".join([f"export interface {name} {{", *(f"  {one};" for one in lines), "}\n"])


def _type(hint: Any) -> str:
    if hint in SIMPLE:
        return SIMPLE[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list or arguments[1:] == (...,):
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(arguments[1])}>"
    if origin is tuple:
        return f"[{', '.join(map(_type, arguments))}]"
    if origin in (UnionType, typing.Union):
        return " | ".join(dict.fromkeys(map(_type, arguments)))
    return str(hint.__name__)


if __name__ == "__main__":
    print(typescript(), end="")
