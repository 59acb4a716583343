"""The protocol as TypeScript, on standard output: `make protocol` writes web/src/protocol.ts."""

from __future__ import annotations

import typing
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

import msgspec

from . import (
    protocol,
)
from . import (
    requests as asked,
)
from . import (
    responses as told,
)
from . import (
    schema as wire,
)

__all__ = ["typescript"]

HEAD = (
    "// Generated from src/zermelo/web/messages/protocol.py by `make protocol`; not to be edited.\n"
)
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def typescript() -> str:
    """Every message and what it is made of, as interfaces."""
    kinds = [
        one
        for module in (wire, asked, told)
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one not in (msgspec.Struct, wire.Message, wire.Value)
    ]
    kinds = list(dict.fromkeys(kinds))
    parts = [HEAD, *(_interface(one) for one in kinds)]
    unions = {"FromPage": protocol.FromPage, "ToPage": protocol.ToPage, "Part": wire.Part}
    for name, union in unions.items():
        members = " | ".join(one.__name__ for one in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _interface(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    hints = typing.get_type_hints(kind, {**vars(wire), **vars(asked), **vars(told)})
    lines = [f"export interface {kind.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(kind):
        sent = _is_from_page(kind)
        optional = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}\n"])


def _is_from_page(kind: type[msgspec.Struct]) -> bool:
    both = (wire.GameName, wire.Place, wire.Seat)
    return kind in get_args(protocol.FromPage) or kind in both


def _type(hint: Any) -> str:
    if hint in SIMPLE:
        return SIMPLE[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(arguments[1])}>"
    if origin is tuple:
        return f"[{', '.join(map(_type, arguments))}]"
    if origin in (UnionType, typing.Union):
        names = list(dict.fromkeys(map(_type, arguments)))
        return " | ".join(names)
    return str(hint.__name__)


if __name__ == "__main__":
    print(typescript(), end="")
