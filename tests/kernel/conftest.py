"""Programs that are run in processes of their own, as `python program.py` would."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

FORKING = Path(__file__).with_name("forking.py")


@pytest.fixture(scope="session")
def run_program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """Run a program in a folder, with compiled code in `cache` there; what it prints."""
    output = tmp_path_factory.mktemp("programs") / "output"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, FORKING], stdin=pipe, stdout=pipe, text=True) as process:

        def run(folder: Path, *arguments: str, cache: Path | None = None) -> str:
            assert process.stdin is not None
            assert process.stdout is not None
            output.write_text("")
            task = [str(folder), str(cache or folder / "cache"), str(output), arguments]
            print(json.dumps(task), file=process.stdin, flush=True)
            code, said = process.stdout.readline(), output.read_text()
            assert code == "0\n", said
            return said.strip()

        yield run
