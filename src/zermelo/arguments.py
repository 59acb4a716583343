"""What public functions are given, checked once, where it comes in.

    @checked
    def search(game: Game, state: Any = None, *, depth: int | None = None): ...

The annotations say what fits. A misspelt name is answered with the nearest right one, a value of
the wrong type with what it should be: in one sentence, before anything is done with it.
"""

from __future__ import annotations

import collections.abc
import functools
import inspect
import numbers
import sys
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from .errors import BadArgument, FellBack, NumberTooWide, nearest, short

Checked = TypeVar("Checked", bound=Callable[..., Any])


class _Kind(NamedTuple):
    """What an annotation accepts, as a test and in words."""

    fits: Callable[[Any], bool]
    words: str


_ANYTHING = _Kind(lambda value: True, "anything")
_PLAIN = {
    int: _Kind(lambda value: _is_number(value, numbers.Integral), "a whole number"),
    float: _Kind(lambda value: _is_number(value, numbers.Real), "a number"),
    bool: _Kind(lambda value: isinstance(value, bool), "True or False"),
    str: _Kind(lambda value: isinstance(value, str), "text"),
    type(None): _Kind(lambda value: value is None, ""),
}


def checked(target: Checked) -> Checked:
    """Decorator for a public function, a method or a dataclass: arguments of the wrong name or type
    raise BadArgument.

    >>> @checked
    ... def search(game: str, *, depth: int | None = None) -> int | None:
    ...     return depth
    >>> search("chess", dept=3)
    Traceback (most recent call last):
        ...
    zermelo.errors.BadArgument: search has no argument called 'dept'; did you mean depth?
    >>> search("chess", depth="3")
    Traceback (most recent call last):
        ...
    zermelo.errors.BadArgument: depth must be a whole number, not '3'
    """
    if isinstance(target, type):
        target.__init__ = checked(target.__init__)  # type: ignore[misc]
        return target

    @functools.wraps(target)
    def call(*given: Any, **named: Any) -> Any:
        check_arguments(target, given, named)
        return called(target, given, named)

    return typing.cast(Checked, call)


def called(function: Callable[..., Any], given: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
    """The function's result. If a number was too wide for machine code, which is then compiled for
    wider ones, or if part of the rules can't be compiled, a function is called once more; a method
    is not, since it may have changed its object."""
    try:
        return function(*given, **named)
    except (FellBack, NumberTooWide):
        if _taken(function).positional[:1] == ["self"]:
            raise
        return function(*given, **named)


def check_arguments(
    function: Callable[..., Any], given: tuple[Any, ...], named: Mapping[str, Any]
) -> None:
    """Raise BadArgument for the first that does not fit this function."""
    _taken(function).check(given, named)


class _Taken:
    """The arguments that a function accepts; `**settings` by their TypedDict, or by the classes
    whose arguments they are: `**changes: Annotated[Any, Options]`."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = function.__qualname__.removesuffix(".__init__").rpartition(".")[2]
        self.positional: list[str] = []
        self.required: list[str] = []
        self.kinds: dict[str, _Kind] = {}
        self.open = self.open_places = False
        for name, one in inspect.signature(function).parameters.items():
            annotation = _evaluated(one.annotation, function)
            if one.kind is one.VAR_KEYWORD:
                self._take_more(annotation)
                continue
            if one.kind is one.VAR_POSITIONAL:
                self.open_places = True
                continue
            self.kinds[name] = _ANYTHING if name == "self" else _kind(annotation)
            if one.kind is not one.KEYWORD_ONLY:
                self.positional.append(name)
            if one.default is one.empty:
                self.required.append(name)

    def _take_more(self, annotation: Any) -> None:
        """Add the arguments that `**settings` accepts."""
        if typing.get_origin(annotation) is typing.Unpack:
            (described,) = typing.get_args(annotation)
            for name, one in inspect.get_annotations(described).items():
                written = getattr(one, "__forward_arg__", one)
                self.kinds[name] = _kind(_evaluated(written, described))
        elif typing.get_origin(annotation) is typing.Annotated:
            for owner in annotation.__metadata__:  # classes, whose arguments these are
                self.kinds = _taken(inspect.unwrap(owner.__init__)).kinds | self.kinds
        else:
            self.open = True

    def check(self, given: tuple[Any, ...], named: Mapping[str, Any]) -> None:
        kinds, places = self.kinds, self.positional
        if len(given) > len(places) and not self.open_places:
            own = [name for name in places if name != "self"]
            raise BadArgument(
                f"{self.name} takes {_listed(own) or 'nothing'} by position; name what else it is "
                f"given, such as {_listed([n for n in kinds if n not in places][:3]) or 'nothing'}"
            )
        for name, value in zip(places, given, strict=False):
            self._check_one(name, value)
        for name, value in named.items():
            if name in kinds:
                self._check_one(name, value)
            elif not self.open:
                raise BadArgument(
                    f"{self.name} has no argument called {short(name)!r}; {self._instead_of(name)}"
                )
        missing = [n for n in self.required if n not in places[: len(given)] and n not in named]
        if missing:
            raise BadArgument(f"{self.name} needs {_listed(missing)}")

    def _instead_of(self, name: str) -> str:
        known = [one for one in self.kinds if one != "self"]
        close = nearest(name, known, most=1)
        return f"did you mean {close[0]}?" if close else f"it takes {_listed(known)}"

    def _check_one(self, name: str, value: Any) -> None:
        kind = self.kinds[name]
        if not kind.fits(value):
            raise BadArgument(f"{name} must be {kind.words}, not {_shown(value)}")


@functools.cache
def _taken(function: Callable[..., Any]) -> _Taken:
    return _Taken(function)


def _evaluated(annotation: Any, owner: Any) -> Any:
    """The annotation as an object if it is text; Any if it names what only type checkers know."""
    if not isinstance(annotation, str):
        return annotation
    module = sys.modules[owner.__module__]
    try:
        return eval(annotation, vars(module))  # written in this package, never given to it
    except NameError:
        return Any


def _kind(annotation: Any) -> _Kind:
    origin, inside = typing.get_origin(annotation), typing.get_args(annotation)
    if annotation in (Any, object):
        return _ANYTHING
    if annotation in _PLAIN:
        return _PLAIN[annotation]
    if origin in (typing.Union, types.UnionType):
        return _one_of([_kind(one) for one in inside])
    if origin is typing.Literal:
        return _Kind(lambda value: value in inside, " or ".join(map(repr, inside)))
    if origin is collections.abc.Callable:
        return _Kind(callable, "a function")
    if origin is collections.abc.Sequence:
        return _sequence(_kind(inside[0]))
    if origin is tuple and inside[1:] == (...,):
        item = _kind(inside[0])
        return _Kind(
            lambda value: isinstance(value, tuple) and all(map(item.fits, value)),
            f"a tuple of which each is {item.words}",
        )
    if isinstance(origin, type):
        return _instance(origin)
    return _instance(annotation) if isinstance(annotation, type) else _ANYTHING


def _one_of(kinds: list[_Kind]) -> _Kind:
    *others, last = dict.fromkeys(kind.words for kind in kinds if kind.words)
    words = f"{_listed(others)} or {last}" if others else last
    return _Kind(lambda value: any(kind.fits(value) for kind in kinds), words)


def _sequence(item: _Kind) -> _Kind:
    def fits(value: Any) -> bool:
        if isinstance(value, list | tuple):
            return all(map(item.fits, value))
        return hasattr(value, "__getitem__") and not isinstance(value, str | Mapping)

    return _Kind(fits, "a list" if item is _ANYTHING else f"a list of which each is {item.words}")


def _instance(kind: Any) -> _Kind:
    if getattr(kind, "_is_protocol", False):
        wanted = [name for name in vars(kind) if not name.startswith("_")]
        return _Kind(
            lambda value: all(hasattr(value, name) for name in wanted),
            f"{_path(kind)} with {_listed(wanted)}",
        )
    return _Kind(lambda value: isinstance(value, kind), _path(kind))


def _is_number(value: Any, kind: type) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)


def _path(kind: type) -> str:
    """A class in words: its name in the outermost package that exports it."""
    parts = kind.__module__.split(".")
    if parts[0] in ("builtins", "collections", "pathlib"):
        word = kind.__name__.lower()
        return f"an {word}" if word[0] in "aeiou" else f"a {word}"
    for count in range(1, len(parts)):
        package = ".".join(parts[:count])
        if getattr(sys.modules.get(package), kind.__name__, None) is kind:
            return f"a {package}.{kind.__name__}"
    return f"a {kind.__module__}.{kind.__name__}"


def _shown(value: Any) -> str:
    if isinstance(value, type):
        return f"the class {value.__name__}; make one of it first: {value.__name__}(...)"
    if inspect.isroutine(value):
        return f"the function {value.__name__}"
    return short(repr(value), 60)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
