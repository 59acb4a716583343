"""Python compiled ahead for the browser, by Pyodide in Node, where Node is installed."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..log import Log
from .pyodide import Pyodide

SCRIPT = Path(__file__).with_name("files") / "bytecode.mjs"
SECONDS = 300
_log = Log(__name__)


def with_bytecode(archive: bytes, facts: Mapping[str, Any], pyodide: Pyodide) -> bytes:
    """The archive with bytecode, or as it is where that can't be made: the page then starts
    more slowly."""
    node = shutil.which("node")
    if node is None:
        return archive
    with tempfile.TemporaryDirectory() as folder:
        packed, about = Path(folder) / "python.zip", Path(folder) / "page.json"
        packed.write_bytes(archive)
        about.write_text(json.dumps(facts), encoding="utf-8")
        command = [node, str(SCRIPT), str(pyodide.folder), str(packed), str(about)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        except (OSError, subprocess.TimeoutExpired) as error:
            _log.warning("Python was not compiled ahead: %s", error)
            return archive
        if done.returncode:
            _log.warning("Python was not compiled ahead: %s", done.stderr.strip()[-500:])
            return archive
        return packed.read_bytes()
