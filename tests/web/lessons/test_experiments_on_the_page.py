"""An experiment over a socket: the figure that comes back, and a failure as a sentence."""

from __future__ import annotations

from tests.web.driving import Socket, failure


def test_experiments_run_over_a_socket(socket: Socket) -> None:
    course = socket.ask(
        "experiment", "experiment_result", id=1, subject="kuhn", settings={"iterations": 300}
    )
    assert course["series"]["average strategy"][-1] < 0.02
    assert course["strategy"]["player 2, K after bet"]["call"] > 0.99
    assert course["figure"]["kind"] == "cfr"
    asked = {"id": 1, "subject": "mcts", "settings": {"iterations": 5}}
    course = socket.ask("experiment", "experiment_result", **asked)
    assert len(course["figure"]["rounds"]) == 5
    assert "no subject" in failure(socket, "experiment", id=1, subject="nothing")
    wrong = {"exploration": -1}
    assert "from 0" in failure(socket, "experiment", id=1, subject="mcts", settings=wrong)
