"""Every command that a lesson shows can be typed: the command, its game and its options exist."""

from __future__ import annotations

import click
import pytest
from click.testing import CliRunner

from tests.course.lessons.reading import NAMES, commands
from zermelo.cli import main
from zermelo.games import load

SHOWN = [
    pytest.param(arguments, id=f"{name}: {' '.join(arguments)}")
    for name in NAMES
    for arguments in commands(name)
]


@pytest.mark.parametrize("arguments", SHOWN)
def test_a_command_is_understood(arguments: list[str]) -> None:
    """As far as the work itself, for which some commands take their time."""
    command: click.Command | None = main
    context, rest = click.Context(main, **main.context_settings), list(arguments)
    while isinstance(command, click.Group) and rest:
        name = rest.pop(0)
        command = command.get_command(context, name)
        assert command is not None, f"there is no command {name}"
        context = click.Context(command, context, name)
    if rest:  # else the command is only named
        command.make_context(command.name, list(rest))
    if rest and arguments[0] in ("search", "solve", "size", "play", "perft"):
        load(rest[0])


def test_the_refusal_in_kinds() -> None:
    done = CliRunner().invoke(main, ["search", "backgammon", "-a", "minimax"])
    assert done.exit_code != 0
    assert "expectiminimax" in done.output
