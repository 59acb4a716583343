"""A process that plays games: tasks come in, what happens goes out, one JSON object to a line.

    python -m zermelo.play.tournament.worker PARENT

It reports who is thinking and each move, so that it is known whose fault it was if it hangs or
dies.
"""

from __future__ import annotations

import json
import queue
from dataclasses import asdict
from typing import Any

from ...errors import ZermeloError
from ..match.record import Move
from ..process import host
from .tasks import Bench, task_from


def serve(commands: queue.SimpleQueue[str], answers: int) -> None:
    """Play one task after the other."""

    def report(event: str, value: Any) -> None:
        data = {event: asdict(value) if isinstance(value, Move) else value}
        host.send(answers, json.dumps(data).encode() + b"\n")

    bench = Bench()
    while True:
        line = commands.get()
        try:
            record = bench.play(task_from(json.loads(line)), report)
        except ZermeloError as error:
            report("refused", str(error))
        else:
            report("over", record.to_json())


if __name__ == "__main__":
    host.main(serve)
