"""Tuning finds numbers that win, keeps what it learnt, and refuses what can't be tuned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from zermelo.errors import BadFile, BadParameter, UnknownName, ZermeloError
from zermelo.games import load
from zermelo.play.tournament.executors import InProcess
from zermelo.play.tuning import TunedRange, ranges, tune, with_values

pytestmark = pytest.mark.plain


class Pretended:
    """An executor that plays nothing: whoever has the numbers closer to the best ones wins."""

    def __init__(self, best: dict[str, float], luck: float = 0.0) -> None:
        self.best, self.luck, self.played = best, luck, 0

    def run(self, tasks: Any) -> Any:
        from random import Random

        from zermelo.play.match.record import GameRecord

        for task in tasks:
            self.played += 1
            rng = Random(task.number)
            distances = [self.distance(spec) for spec in task.players]
            first_wins = distances[0] < distances[1]
            if rng.random() < self.luck:
                first_wins = rng.random() < 0.5
            utilities = (1.0, -1.0) if first_wins else (-1.0, 1.0)
            if distances[0] == distances[1]:
                utilities = (0.0, 0.0)
            yield task, GameRecord(task.game, {}, task.players, utilities=utilities)

    def distance(self, spec: str) -> float:
        given = dict(piece.split("=") for piece in spec.partition(":")[2].split(","))
        return sum(abs(float(given[name]) - best) for name, best in self.best.items())


def test_numbers_go_to_where_they_win() -> None:
    vary = {"exploration": (0.0, 4.0), "rave": (0.0, 1000.0)}
    best = {"exploration": 1.0, "rave": 1000.0}
    for luck in (0.0, 0.5):
        executor = Pretended({"exploration": 1.0}, luck)
        found = tune("mcts:iterations=10", "nim", vary, pairs=600, executor=executor)
        assert abs(found.values["exploration"] - best["exploration"]) < 0.5
        assert found.pairs == found.planned == executor.played / 2 == len(found.history)
        assert found.player.startswith("mcts:iterations=10,exploration=")


def test_whole_numbers_stay_whole() -> None:
    found = tune(
        "alphabeta:nodes=10,table_depth=6",
        "nim",
        {"table_depth": (1, 6)},
        pairs=400,
        executor=Pretended({"table_depth": 2}),
    )
    assert found.values == {"table_depth": 2}
    assert found.player == "alphabeta:nodes=10,table_depth=2"


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, vary = tmp_path / "way.json", {"exploration": (0.0, 4.0)}
    given: dict[str, Any] = {"pairs": 60, "seed": 3}
    whole = tune("mcts", "nim", vary, executor=Pretended({"exploration": 1}, 0.3), **given)

    def interrupt(tuned: Any) -> None:
        if tuned.pairs == 25:
            raise KeyboardInterrupt

    part = Pretended({"exploration": 1}, 0.3)
    with pytest.raises(KeyboardInterrupt):
        tune("mcts", "nim", vary, path=path, executor=part, report=interrupt, **given)
    rest = Pretended({"exploration": 1}, 0.3)
    again = tune("mcts", "nim", vary, path=path, executor=rest, **given)
    assert again == whole
    assert (part.played, rest.played) == (50, 70)
    done = Pretended({})
    assert tune("mcts", "nim", vary, path=path, executor=done, **given) == whole
    assert done.played == 0
    with pytest.raises(BadParameter, match="another tuning"):
        tune("mcts", "nim", vary, path=path, executor=done, pairs=60, seed=4)
    content = json.loads(path.read_text())
    wrong: Any
    for wrong in ({**content, "history": [[9.0]]}, {**content, "history": 3}, {"schema": "x"}, []):
        path.write_text(json.dumps(wrong))
        with pytest.raises(BadFile):
            tune("mcts", "nim", vary, path=path, executor=done, **given)


def test_games_are_really_played() -> None:
    """Nobody chooses well who looks at one playout; the range leaves no way to do worse."""
    told: list[Any] = []
    found = tune(
        "mcts:iterations=2",
        load("nim:piles=2-2"),
        {"iterations": (1, 40)},
        pairs=12,
        executor=InProcess(),
        report=told.append,
    )
    assert [one.pairs for one in told] == list(range(1, 13))
    assert 1 <= found.values["iterations"] <= 40


def test_what_cant_be_tuned_is_refused() -> None:
    for vary, word in (
        ({}, "nothing to tune"),
        ({"selection": (0, 1)}, "no number"),
        ({"exploration": (2, 1)}, "must go up"),
    ):
        with pytest.raises(BadParameter, match=word):
            tune("mcts", "nim", vary)
    with pytest.raises(BadParameter, match="outside"):
        tune("mcts:exploration=9", "nim", {"exploration": (0, 1)})
    with pytest.raises(ZermeloError, match="rave must be at least 0"):
        tune("mcts", "nim", {"rave": (-5, 5)}, pairs=1)
    with pytest.raises(ZermeloError, match="explore"):
        tune("mcts", "nim", {"explore": (0, 1)})
    with pytest.raises(UnknownName):
        tune("mtcs", "nim", {"exploration": (0, 1)})
    with pytest.raises(BadParameter, match="two players"):
        tune("maxn", "fishing", {"depth": (1, 3)})


def test_specs() -> None:
    assert with_values("mcts", {"rave": 2.5}) == "mcts:rave=2.5"
    assert with_values("a.py:Mine:x=1", {"x": 3, "y": 1}) == "a.py:Mine:x=3,y=1"
    assert ranges("mcts:first-play=0.25", {"first_play": (0, 1)}) == (
        TunedRange("first_play", 0.0, 1.0, 0.25),
    )
