"""Options from the fields of a dataclass."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import click
from click.testing import CliRunner

from zermelo.cli.arguments.options import Sectioned, options_of


class Range(NamedTuple):
    low: float
    high: float = float("inf")
    low_open: bool = False
    high_open: bool = False


def documented(default: Any, text: str, **more: Any) -> Any:
    return field(default=default, metadata={"help": text, **more})


@dataclass
class Engine:
    plies: int = documented(3, "Search depth.", within=Range(1), option="depth")
    share: float | None = documented(None, "A share.", within=Range(0, 1, high_open=True))
    order: str = documented("best", "Move ordering.", within=("best", "any"))
    quiet_search: bool = documented(False, "Quiescence search.")
    seed: int = documented(0, "A seed.")


def made() -> click.Command:
    command = Sectioned("engine", sections={"Engine": options_of(Engine)})
    command.callback = lambda **given: click.echo(
        {name: value for name, value in given.items() if value is not None}
    )
    return command


def run(*words: str) -> str:
    return CliRunner().invoke(made(), words).output


def test_only_what_is_given_arrives() -> None:
    assert run() == "{}\n"
    given = run("--depth", "4", "--share", "0.5", "--order", "any", "--quiet-search", "--seed", "0")
    assert (
        given
        == str({"depth": 4, "share": 0.5, "order": "any", "quiet_search": True, "seed": 0}) + "\n"
    )


def test_ranges_and_choices_are_checked() -> None:
    assert "0 is not in the range x>=1" in run("--depth", "0")
    assert "1.0 is not in the range 0<=x<1" in run("--share", "1")
    assert "'nan' is no number" in run("--share", "nan")
    assert "is not one of 'best', 'any'" in run("--order", "worst")


def test_help_has_a_line_for_each() -> None:
    section = run("--help").partition("Engine:\n")[2]
    assert [" ".join(line.split()) for line in section.splitlines()] == [
        "--depth N Search depth. [default: 3]",
        "--share X A share.",
        "--order [best|any] Move ordering. [default: best]",
        "--quiet-search Quiescence search.",
        "--seed N A seed. [default: 0]",
    ]
