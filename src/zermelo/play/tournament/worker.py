"""A process that plays games: tasks come in, what happens goes out, one JSON object to a line.

    python -m zermelo.play.tournament.worker PARENT

It tells who thinks and what was moved, so that, if it hangs or dies, whose fault it was is known.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from dataclasses import asdict
from typing import Any

from ...errors import ZermeloError
from ..match.record import Move
from ..process.host import die_with, listen, pipes
from .tasks import Bench, task_from

__all__ = ["main"]


def main() -> None:
    die_with(int(sys.argv[1]))
    asks, answers = pipes()
    commands: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(asks, commands), daemon=True).start()

    def tell(what: str, value: Any) -> None:
        text = json.dumps({what: asdict(value) if isinstance(value, Move) else value})
        left = text.encode() + b"\n"
        while left:
            left = left[os.write(answers, left) :]

    bench = Bench()
    while True:
        line = commands.get()
        try:
            record = bench.play(task_from(json.loads(line)), tell)
        except ZermeloError as error:
            tell("refused", str(error))
        else:
            tell("over", record.to_json())


if __name__ == "__main__":
    main()
