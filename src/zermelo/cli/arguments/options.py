"""Command line options made from the settings of a dataclass."""

from __future__ import annotations

from typing import Any

import click

from ...errors import BadParameter
from ...settings import Setting, settings_of


def options_of(kind: type) -> list[click.Option]:
    """An option for each setting of a dataclass; those that are not given are None."""
    return [option_of(one) for one in settings_of(kind).values()]


def option_of(one: Setting, defaults: bool = True) -> click.Option:
    """The option for a setting; without `defaults`, what is set otherwise depends on the game."""
    flags = [f"--{name.replace('_', '-')}" for name in dict.fromkeys((one.called, one.was)) if name]
    if one.kind is bool and not defaults:
        flags = [f"{flag}/--no-{flag[2:]}" for flag in flags]
    value = f"{one.default:g}" if isinstance(one.default, float) else one.default
    shown = defaults and value is not None and one.kind is not bool
    return _Option(
        [*flags, one.called],
        type=_type_of(one),
        is_flag=one.kind is bool,
        default=None,
        help=one.help + (f" [default: {value}]" if shown else ""),
        metavar={int: "N", float: "X"}.get(one.kind),
    )


class _Option(click.Option):
    """Shown in one line, without its range: an error shows that."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        metavar = "" if self.is_flag else f" {self.make_metavar(ctx)}"
        names = "/".join([self.opts[0], *self.secondary_opts[:1]])
        return f"{names}{metavar}", self.help or ""


def _type_of(one: Setting) -> Any:
    if one.choices:
        return click.Choice(one.choices)
    return _Number(one) if one.kind in (int, float) else one.kind


class _Number(click.FloatRange):
    """A number as its setting reads it."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return self.setting.read(value)
        except BadParameter as error:
            self.fail(f"{error}.", param, ctx)


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
