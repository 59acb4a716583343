"""Options from the fields of a dataclass."""

from __future__ import annotations

from dataclasses import dataclass

import click
from click.testing import CliRunner

from zermelo.cli.arguments.options import Sectioned, options_of
from zermelo.settings import Range, setting


@dataclass
class Engine:
    plies: int = setting(3, "Search depth.", Range(1), option="depth")
    share: float | None = setting(None, "A share.", Range(0, 1, high_open=True))
    order: str = setting("best", "Move ordering.", choices=("best", "any"))
    quiet_search: bool = setting(False, "Quiescence search.")
    seed: int = setting(0, "A seed.")


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
    assert "plies must be at least 1, not 0" in run("--depth", "0")
    assert "share must be at least 0 and less than 1, not 1.0" in run("--share", "1")
    assert "share must be at least 0 and less than 1, not nan" in run("--share", "nan")
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
