"""Parameters of games as text: `rows=5,columns=6`, each with the type of its default."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ..errors import BadParameter, nearest, short
from ..game import Game
from ..guide import parameters_of
from ..settings import UNSET, Setting

_OPENING, _CLOSING = "[{(", "]})"


def parse(klass: type[Game], text: str) -> dict[str, Any]:
    """The parameters in `rows=5,columns=6`."""
    written: dict[str, str] = {}
    for part in pieces(text):
        name, equals, value = part.partition("=")
        name = name.strip()
        if not equals:
            raise BadParameter(f"{short(part.strip())!r} is not a parameter; write name=value")
        if name in written:
            raise BadParameter(f"{name} is given twice")
        written[name] = value.strip()
    return _checked(klass, written)


def pieces(text: str) -> Iterator[str]:
    """The text cut at its commas, but for those in brackets and quotes."""
    start, depth, quoted, escaped = 0, 0, False, False
    for i, mark in enumerate(text):
        if quoted:
            quoted = escaped or mark != '"'
            escaped = mark == "\\" and not escaped
        elif mark == '"':
            quoted = True
        elif mark in _OPENING or mark in _CLOSING:
            depth += 1 if mark in _OPENING else -1
        elif mark == "," and depth == 0:
            yield text[start:i]
            start = i + 1
    if text[start:].strip():
        yield text[start:]


def complete(
    klass: type[Game], written: Mapping[str, Any], parameters: Mapping[str, Any]
) -> dict[str, Any]:
    """Those written in a spec and those given beside it, if they are all that the game needs."""
    for name in parameters:
        if name in written:
            raise BadParameter(f"{name} is given twice")
    together = {**written, **_checked(klass, parameters)}
    for name, one in parameters_of(klass).items():
        if one.default is UNSET and name not in together:
            raise BadParameter(f"{klass.__name__} needs the parameter {name}; write {name}=value")
    return together


def _checked(klass: type[Game], parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters with the types of their defaults; text is read, the rest must fit."""
    known = parameters_of(klass)
    for name in parameters:
        if name not in known:
            raise BadParameter(_unknown(klass, name, list(known)))
    return {name: _value(known[name], value) for name, value in parameters.items()}


def _unknown(klass: type[Game], name: str, names: list[str]) -> str:
    if not names:
        return f"{klass.__name__} has no parameters, so no {name!r}"
    name = short(name)
    close = nearest(name, names)
    hint = f"; did you mean {close[0]}?" if close else ""
    return f"{klass.__name__} has no parameter {name!r}, but {', '.join(names)}{hint}"


def _value(one: Setting, value: Any) -> Any:
    """The value of a text without its quotes; other types may be given in another form, such as a
    tuple."""
    if one.kind in (bool, int, float):
        return one.read(value)
    if one.kind is str and isinstance(value, str) and value.startswith('"'):
        return _unquoted(one.name, value)
    return value


def _unquoted(name: str, value: str) -> str:
    try:
        return str(json.loads(value))
    except ValueError:
        raise BadParameter(f"{name} must be text, not {short(repr(value))}") from None


def text_of(game: Game) -> str:
    """The parameters that are not at their defaults, as `parse` reads them."""
    known = parameters_of(type(game))
    return ",".join(
        f"{name}={_text(value)}"
        for name, value in game.parameters.items()
        if name not in known or value != known[name].default
    )


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    text = str(value)
    whole = list(pieces(text)) == [text]
    if isinstance(value, str) and (not whole or text.strip() != text or text.startswith('"')):
        return json.dumps(text)
    return text
