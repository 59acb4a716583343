"""Settings: what can be set in a search, a player, a training or a game, said in one place.

    @dataclass(frozen=True)
    class Options(Checked):
        depth: int = setting(2, "Search depth in plies.", COUNT)

Options of the command line, specs of players, forms of the page, tables of the documentation and
the sentences of errors are made from such fields. A game says the same of its parameters in its
guide: `Setting("Number of rows.", Range(1, 9))`.
"""

from __future__ import annotations

import contextlib
import inspect
import math
import numbers
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, get_args, get_type_hints

from .display import Shown
from .errors import BadParameter, short

_KINDS: dict[Any, tuple[str, type]] = {
    int: ("a whole number", numbers.Integral),
    float: ("a number", numbers.Real),
    bool: ("true or false", bool),
    str: ("text", str),
}
_TRUTH = dict.fromkeys(("true", "yes", "on", "1"), True) | dict.fromkeys(
    ("false", "no", "off", "0"), False
)


class Range(NamedTuple):
    """The numbers that a setting accepts.

    >>> print(Range(1, 9), Range(1), Range(0, low_open=True), sep="; ")
    from 1 to 9; at least 1; more than 0
    """

    low: float = -math.inf
    high: float = math.inf
    low_open: bool = False
    high_open: bool = False

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, numbers.Real):
            return False
        number: Any = value  # of any kind that can be compared
        above: bool = number > self.low if self.low_open else number >= self.low
        below: bool = number < self.high if self.high_open else number <= self.high
        return above and below

    def __str__(self) -> str:
        low = f"{'more than' if self.low_open else 'at least'} {_number(self.low)}"
        if self.high == math.inf:
            return low
        if self.low_open or self.high_open:
            return f"{low} and {'less than' if self.high_open else 'at most'} {_number(self.high)}"
        return f"from {_number(self.low)} to {_number(self.high)}"


COUNT, NOT_NEGATIVE, POSITIVE = Range(1), Range(0), Range(0, low_open=True)
SHARE = Range(0, 1)
THREADS = Range(1, 1024)
UNSET: Any = inspect.Parameter.empty
"""The default of what has none."""


@dataclass(frozen=True)
class Setting(Shown):
    """A setting: its help and the values that it accepts.

    >>> Setting("Number of rows.", Range(1, 9), name="rows", kind=int).check(10)
    Traceback (most recent call last):
        ...
    zermelo.errors.BadParameter: rows must be a whole number from 1 to 9, not 10
    """

    help: str
    within: Range | None = None
    choices: tuple[Any, ...] = ()
    page: Range | bool = False
    """Whether it may be set on the page, or within which range there. Text that the page may set
    must never be the name of a file."""
    opens: bool = False
    """Whether it names a file, or a player that may name one: data files, such as records, may not
    set that of a game."""
    wording: bool = False
    """Whether it only says how the moves of a game are written: what is stored or learnt fits all
    of its values."""
    option: str = ""
    """Its name on the command line, if that is another."""
    was: str = ""
    """Another name that is accepted."""
    topic: str = ""
    """The heading it is listed under; by default that of the class with the field."""

    # From the field or the parameter:
    name: str = ""
    kind: Any = object
    optional: bool = False
    default: Any = UNSET

    @property
    def called(self) -> str:
        """Its name on the command line, with underscores."""
        return self.option or self.name

    @property
    def names(self) -> set[str]:
        """All names that are accepted."""
        return {self.name, self.called, self.was or self.name}

    @property
    def on_page(self) -> Setting:
        """The same setting within the limits of the page."""
        return replace(self, within=self.page if isinstance(self.page, Range) else self.within)

    def check(self, value: Any) -> None:
        """Raise BadParameter if the value is not accepted."""
        if value is None and self.optional:
            return
        _, kind = _KINDS.get(self.kind, ("", object))
        fits = isinstance(value, kind)
        if self.kind in (int, float):
            fits = fits and not isinstance(value, bool)
        if not fits or not self._accepts(value):
            shown = short(repr(value) if isinstance(value, str) else value, 60)
            raise BadParameter(f"{self.name} must be {self._wanted(fits)}, not {shown}")

    def read(self, given: Any) -> Any:
        """The value that is given, or that a text or a JSON number stands for, checked.

        >>> Setting("", name="depth", kind=int).read("4"), Setting("", kind=bool).read("yes")
        (4, True)
        """
        value, is_number = given, isinstance(given, int | float) and not isinstance(given, bool)
        if self.kind is bool and not isinstance(given, bool):
            value = _TRUTH.get(str(given).lower(), given)
        elif self.kind in (int, float) and (isinstance(given, str) or is_number):
            with contextlib.suppress(ValueError, OverflowError):
                number = self.kind(given)
                value = number if isinstance(given, str) or number == given else given
        self.check(value)
        return value

    def _accepts(self, value: Any) -> bool:
        if self.choices:
            return value in self.choices
        return value == value if self.within is None else value in self.within  # not `nan`

    def _wanted(self, right_kind: bool) -> str:
        """The accepted values in words; `right_kind`: the value was of the right type, which need
        not be named."""
        if self.choices:
            *others, last = map(str, self.choices)
            return f"{', '.join(others)} or {last}" if others else last
        kind, _ = _KINDS[self.kind]
        if self.within is None:
            return kind
        bounded = str(self.within).startswith("from")
        if right_kind and not (bounded and self.kind is int):
            return str(self.within)
        return f"{kind} {self.within}" if bounded else f"{kind}, {self.within}"


def setting(
    default: Any,
    text: str,
    within: Range | None = None,
    choices: tuple[Any, ...] = (),
    **more: Any,
) -> Any:
    """A field of a dataclass that is a setting."""
    return field(default=default, metadata={"setting": Setting(text, within, choices, **more)})


def settings_of(kind: type) -> Mapping[str, Setting]:
    """The fields of a dataclass that are settings, by name.

    >>> @dataclass(frozen=True)
    ... class Options:
    ...     depth: int | None = setting(None, "Search depth in plies.", COUNT)
    >>> settings_of(Options)["depth"].help
    'Search depth in plies.'
    """
    return _settings_of(kind)


@cache
def _settings_of(kind: type) -> Mapping[str, Setting]:
    hints, found = get_type_hints(kind), {}
    for one in (one for one in fields(kind) if "setting" in one.metadata):
        parts = get_args(hints[one.name])
        plain = next((part for part in parts if part is not type(None)), hints[one.name])
        homes = (klass for klass in kind.__mro__ if one.name in inspect.get_annotations(klass))
        found[one.name] = replace(
            one.metadata["setting"],
            name=one.name,
            kind=plain,
            optional=type(None) in parts,
            default=one.default,
            topic=one.metadata["setting"].topic or getattr(next(homes), "topic", ""),
        )
    return MappingProxyType(found)


@dataclass(frozen=True)
class Checked(Shown):
    """A dataclass that refuses values which its settings do not accept."""

    def __post_init__(self) -> None:
        for name, one in settings_of(type(self)).items():
            one.check(getattr(self, name))


def check(
    name: str, value: Any, within: Range | None = None, choices: tuple[Any, ...] = ()
) -> None:
    """Check a single value, for what depends on other values.

    >>> check("connect", 9, Range(1, 7))
    Traceback (most recent call last):
        ...
    zermelo.errors.BadParameter: connect must be a whole number from 1 to 7, not 9
    """
    kind = object if within is None else int if isinstance(within.low, int) else float
    Setting("", within, choices, name=name, kind=kind).check(value)


def check_within(within: Range, **numbers: float | None) -> None:
    """Each of these, where it is given, must lie within the range.

    >>> check_within(POSITIVE, seconds=0)
    Traceback (most recent call last):
        ...
    zermelo.errors.BadParameter: seconds must be more than 0, not 0
    """
    for name, value in numbers.items():
        if value is not None and value not in within:
            raise BadParameter(f"{name} must be {within}, not {value}")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:g}"
