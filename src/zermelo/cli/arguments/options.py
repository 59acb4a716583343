"""Command line options made from a dataclass.

Each field may carry, as metadata, `help`, `within` (a range with low, high, low_open and high_open,
or the texts to choose from) and `option`, its name on the command line if that is another one.
"""

from __future__ import annotations

import math
from dataclasses import Field, fields
from typing import Any, get_args, get_type_hints

import click

from .numbers import Number


def option_name(one: Field[Any]) -> str:
    """What a field is called on the command line."""
    name: str = one.metadata.get("option", one.name)
    return name


def options_of(kind: type) -> list[click.Option]:
    """An option for each field of a dataclass that has help; those that are not given are None."""
    types = get_type_hints(kind)
    options: list[click.Option] = []
    for one in (one for one in fields(kind) if "help" in one.metadata):
        name, hint = option_name(one), types[one.name]
        plain = next((part for part in get_args(hint) if part is not type(None)), hint)
        value = f"{one.default:g}" if isinstance(one.default, float) else one.default
        shown = "" if one.default is None or plain is bool else f" [default: {value}]"
        options.append(
            _Option(
                [f"--{name.replace('_', '-')}", name],
                type=_type_of(plain, one.metadata.get("within")),
                is_flag=plain is bool,
                default=None,
                help=one.metadata["help"] + shown,
                metavar={int: "N", float: "X"}.get(plain),
            )
        )
    return options


class _Option(click.Option):
    """Shown in one line, without its range: an error shows that."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        metavar = "" if self.is_flag else f" {self.make_metavar(ctx)}"
        return f"{self.opts[0]}{metavar}", self.help or ""


def _type_of(kind: Any, within: Any) -> Any:
    """How click reads a value: ranges and choices are its own."""
    if isinstance(within, tuple) and all(isinstance(one, str) for one in within):
        return click.Choice(within)
    if kind not in (int, float) or within is None:
        return Number() if kind is float else kind
    low, high = (None if math.isinf(end) else end for end in (within.low, within.high))
    ranged = click.IntRange if kind is int else Number
    return ranged(low, high, within.low_open, within.high_open)


class Sectioned(click.Command):
    """A command whose help lists options in sections; an option may be in several."""

    def __init__(self, *args: Any, sections: dict[str, list[click.Option]], **more: Any) -> None:
        super().__init__(*args, **more)
        own = [one for one in self.params if isinstance(one, click.Option)]
        self.sections = {"Options": own, **sections}
        known = {one.name: one for options in reversed(sections.values()) for one in options}
        self.params += known.values()

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, options in self.sections.items():
            if title == "Options":
                options = [*options, *filter(None, [self.get_help_option(ctx)])]
            with formatter.section(title):
                records = (one.get_help_record(ctx) for one in options)
                formatter.write_dl([record for record in records if record is not None], 34)
