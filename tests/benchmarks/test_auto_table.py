"""The judge of `auto`: parts of matches, counted in order and kept."""

from __future__ import annotations

from pathlib import Path

from benchmarks.auto_table import PART, Job, Judged, Score, kept_parts
from benchmarks.harness import keep_line

MATCH = Job("nim", "alphabeta", "mcts", 40, 77)


def part(job: Job, won: int) -> Score:
    lost = PART - won
    return Score(job, won, 0, lost, (lost // 2, 0, 0, 0, won // 2), 1.0)


def test_parts_count_in_the_order_in_which_they_began() -> None:
    test = Judged(MATCH)
    first, second = test.part(), test.part()
    assert first.seed != second.seed
    test.note(part(second, 2))
    assert test.score.won == 0
    test.note(part(first, 4))
    assert test.score.won == 6


def test_a_match_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    file, earlier = tmp_path / "parts.jsonl", Judged(MATCH)
    first, _, third = (earlier.part() for _ in range(3))
    for job in (first, third):
        keep_line(file, part(job, 2))
    test, other = Judged(MATCH), Judged(MATCH._replace(second="random"))
    for one in kept_parts(file):
        test.take(one)
        test.take(one)  # once only
        other.take(one)
    assert (test.score.won, test.score.lost, test.begun) == (4, 4, 2)
    assert other.begun == 0
    assert test.part().seed not in {first.seed, third.seed}


def test_kept_parts_decide(tmp_path: Path) -> None:
    file, test = tmp_path / "parts.jsonl", Judged(MATCH)
    for _ in range(10):
        keep_line(file, part(test.part(), 4))
    again = Judged(MATCH)
    for one in kept_parts(file):
        again.take(one)
    assert again.decision == "H1"
    assert not again.goes_on
