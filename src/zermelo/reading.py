"""Reading files from elsewhere: the result is a value or an error of one sentence."""

from __future__ import annotations

import contextlib
import functools
import json
import math
import os
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, BinaryIO, Union, get_args, get_origin, get_type_hints

from .errors import BadFile, BadParameter, ZermeloError, short

MOST_BYTES = 1 << 30
_SURROGATE = r"\\u[dD][89a-fA-F]"
_LARGE = r"[eE]\+?\d{3}|\d{300}"  # may stand for infinity
_WORDS = {str: "text", int: "a whole number", float: "a number", bool: "true or false"}
_LARGEST = 1 << 63

Int128 = Annotated[int, 1 << 128]
"""A whole number of up to 128 bits, such as a seed; others are of 64."""


@contextlib.contextmanager
def reading(path: object, error: type[BadFile] = BadFile, remedy: str = "") -> Iterator[None]:
    """Inside, an error about the file's content becomes one sentence that names the file."""
    then = f"; {remedy}" if remedy else ""
    try:
        yield
    except BadFile as found:
        if isinstance(found, error) and str(path) in str(found):
            raise
        raise error(f"{path}: {found}{then}") from None
    except OSError as found:
        raise error(f"{path} can't be read: {found.strerror or found}") from None
    except MemoryError:
        raise error(f"{path} takes more memory than there is{then}") from None


@contextlib.contextmanager
def naming(path: object, entry: object = None) -> Iterator[None]:
    """Inside, a refusal is blamed on this file, which the error names."""
    where = str(path) if entry is None else f"{path}, {entry}"
    try:
        yield
    except ZermeloError as error:
        if str(path) in str(error):
            raise
        raise BadFile(f"{where}: {short(error, 500)}") from None


def open_regular(path: str | os.PathLike[str]) -> BinaryIO:
    """An ordinary file, opened to be read: never a pipe or a device, which may have no end."""
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | getattr(os, "O_NONBLOCK", 0))
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            kind = "a folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "no ordinary file"
            raise BadFile(f"it is {kind}")
    except BaseException:
        os.close(handle)
        raise
    return os.fdopen(handle, "rb")


def read_regular(path: str | os.PathLike[str], most: int = MOST_BYTES) -> bytes:
    """All of an ordinary file, if it has at most `most` bytes."""
    with open_regular(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size > most:
            raise BadFile(f"it is larger than {most >> 20:,} megabytes")
        return file.read(size)


# Text files of one item to a line, with remarks after #.


def read_lines(path: str | os.PathLike[str], what: str) -> list[str]:
    """The lines of a file; an error names `what` it should hold."""
    try:
        return read_regular(Path(path).expanduser()).decode().splitlines()
    except (OSError, UnicodeDecodeError, BadFile) as error:
        raise BadParameter(f"{what} can't be read from {path}: {error}") from None


def without_remarks(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines that hold something, with their numbers and without remarks."""
    for number, line in enumerate(lines, 1):
        if text := line.partition("#")[0].strip():
            yield number, text


# JSON.


def parse_json(text: str | bytes, *, nan: bool = False) -> Any:
    """JSON; refused if a key appears twice, if it is nested too deeply, or if it is not text.

    `nan`: numbers may be what JSON has none for, as Python writes it.
    """
    constant = float if nan else _no_constant
    try:
        if isinstance(text, bytes):
            text = text.decode()
        number = _finite if not nan and re.search(_LARGE, text) else None
        value = json.loads(
            text, object_pairs_hook=_once, parse_constant=constant, parse_float=number
        )
        if re.search(_SURROGATE, text):
            json.dumps(value, ensure_ascii=False).encode()
    except BadFile:
        raise
    except RecursionError:
        raise BadFile("its JSON is nested too deeply") from None
    except (UnicodeDecodeError, UnicodeEncodeError) as error:
        raise BadFile(f"it is not UTF-8 text: {error.reason}") from None
    except json.JSONDecodeError as error:
        raise BadFile(f"it is not JSON: {error}") from None
    except ValueError:
        raise BadFile("it holds a number of too many digits") from None
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadFile(f"{short(twice)!r} appears twice in one object")
    return found


def _finite(text: str) -> float:
    if math.isinf(float(text)):
        raise BadFile(f"{short(text)} is not a finite number")
    return float(text)


def _no_constant(name: str) -> Any:
    raise BadFile(f"{name} is not a number")


# Types.


def fitted(value: Any, kind: Any, where: str = "") -> Any:
    """A JSON value converted to a type, including dataclasses and tuples.

    >>> fitted([1, 2], tuple[float, ...])
    (1.0, 2.0)
    """
    if kind is Any:
        return value
    if is_dataclass(kind):
        return _object(value, kind, where)
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _one_of(value, get_args(kind), where)
    if origin is tuple and isinstance(value, list):
        item = get_args(kind)[0]
        return tuple(fitted(one, item, f"{where}[{i}]") for i, one in enumerate(value))
    if origin is dict and isinstance(value, dict):
        item = get_args(kind)[1]
        return {name: fitted(one, item, f"{where}.{name}") for name, one in value.items()}
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        return _number(value, where)
    if origin is Annotated:
        return _whole(value, get_args(kind)[1], where)
    if kind is int:
        return _whole(value, _LARGEST, where)
    if kind in (str, bool, NoneType) and type(value) is kind:
        return value
    raise BadFile(f"{_place(where)} is {_shown(value)}, and should be {_words(kind)}")


def _object(value: Any, kind: Any, where: str) -> Any:
    if not isinstance(value, dict):
        raise BadFile(f"{_place(where)} is {_shown(value)}, and should be an object")
    hints, needed = _hints(kind)
    unknown = [name for name in value if name not in hints]
    if unknown:
        raise BadFile(f"{_place(where)} has a field {short(unknown[0])!r}, which means nothing")
    missing = [name for name in needed if name not in value]
    if missing:
        raise BadFile(f"{_place(where)} lacks {missing[0]!r}")
    prefix = f"{where}." if where else ""
    return kind(
        **{name: fitted(one, hints[name], f"{prefix}{name}") for name, one in value.items()}
    )


@functools.cache
def _hints(kind: Any) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The types of a dataclass's fields, and those that have no default."""
    types, own = get_type_hints(kind, include_extras=True), fields(kind)
    needed = [one.name for one in own if one.default is MISSING and one.default_factory is MISSING]
    return {one.name: types[one.name] for one in own}, tuple(needed)


def _one_of(value: Any, kinds: tuple[Any, ...], where: str) -> Any:
    if value is None and NoneType in kinds:
        return None
    wanted = [kind for kind in kinds if kind is not NoneType]
    for kind in wanted[:-1]:
        with contextlib.suppress(BadFile):
            return fitted(value, kind, where)
    return fitted(value, wanted[-1], where)


def _whole(value: Any, largest: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadFile(f"{_place(where)} is {_shown(value)}, and should be {_words(int)}")
    if not -largest <= value < largest:
        raise BadFile(f"{_place(where)} is a number too large")
    return value


def _number(value: int | float, where: str) -> float:
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise BadFile(f"{_place(where)} is not a finite number")
    return number


def _place(where: str) -> str:
    return f"its {short(where)}" if where else "it"


def _shown(value: Any) -> str:
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    return "null" if value is None else short(repr(value) if isinstance(value, str) else value, 60)


def _words(kind: Any) -> str:
    if get_origin(kind) is tuple:
        return "a list"
    return "an object" if get_origin(kind) is dict else _WORDS.get(kind, "null")
