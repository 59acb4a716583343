"""The commands that a lesson shows at work, in blocks of a console, are run."""

from __future__ import annotations

import re
import shlex

from click.testing import CliRunner

from tests.course.lessons.reading import body
from zermelo.cli import main

_CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run_commands(name: str) -> str:
    """Run them; what they print."""
    printed = ""
    for line in "".join(_CONSOLE.findall(body(name))).splitlines():
        done = CliRunner().invoke(main, shlex.split(line.removeprefix("$ zermelo ")))
        assert done.exit_code == 0, f"{line}: {done.output}"
        printed += done.output
    return printed
