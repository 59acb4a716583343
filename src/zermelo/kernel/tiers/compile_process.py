"""The process that compiles: it is given a search, makes the smallest one, and ends.

What it compiles is left on disk.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import pickle
import signal
import sys
from types import FunctionType

from ... import clock
from ...errors import ZermeloError
from ..api import PlainPython
from ..cache.turns import turn_of_program
from .background import SAID, run_compiled
from .times import learn

MOST_SECONDS = 600


def main(priority: int) -> None:
    """Compile what the other end of our standard input sends."""
    if hasattr(os, "nice"):
        os.nice(priority)
    if hasattr(signal, "alarm"):
        signal.alarm(MOST_SECONDS)
    content = sys.stdin.buffer.read()
    # Who asks again and again, from a process each time, has it compiled by one of these at a time.
    with turn_of_program(f".compiling-{hashlib.sha256(content).hexdigest()[:32]}"):
        _compile(content)


def _compile(content: bytes) -> None:
    began = clock.now()
    files, call = pickle.loads(content)  # from the process that started this one
    for name, file in files.items():
        _import_file(name, file)
    name, search, game, state, settings = pickle.loads(call)
    _take_over_program(type(game))
    os.environ["ZERMELO_TIER"] = "compiled"
    try:
        run_compiled(search, game, state, settings)
    except (ZermeloError, PlainPython) as error:
        print(error, file=sys.stderr)
        sys.exit(SAID)
    learn(name, clock.now() - began)


def _take_over_program(klass: type) -> None:
    """What was sent of the other end's program has its place in ours: machine code names it."""
    for one in klass.__mro__:
        for member in vars(one).values() if one.__module__ == "__main__" else ():
            if isinstance(member, FunctionType):
                vars(sys.modules["__main__"]).update(member.__globals__)


def _import_file(name: str, file: str) -> None:
    """As it was imported there: what lies beside the file is found first."""
    if name in sys.modules:  # another of these files has imported it
        return
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    place = os.path.dirname(file)
    is_package = os.path.basename(file) == "__init__.py"
    sys.path.insert(0, os.path.dirname(place) if is_package else place)
    spec.loader.exec_module(module)
    del sys.path[0]
