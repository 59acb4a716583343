"""The scores that the course shows are those of the benchmarks' results."""

from __future__ import annotations

import pytest

from benchmarks.course_scores import (
    FIGURES,
    FILE,
    Figure,
    _date,
    collected,
    highest_level,
    read_score,
    written,
)
from zermelo.course.scores import fill_scores, score, scores, sources
from zermelo.errors import BadFile, UnknownName


def test_scores_are_what_the_results_say() -> None:
    now = written(collected())
    assert FILE.read_text(encoding="utf-8") == now, "run python -m benchmarks.course_scores --write"


@pytest.mark.parametrize("key", FIGURES)
def test_every_score_names_its_command_and_contains_its_value(key: str) -> None:
    found = scores()[key]
    assert found.command.startswith(("python -m benchmarks", "zermelo match "))
    assert all(part in found.words for part in found.value.replace("+-", "±").split("-") if part)


def test_the_newest_match_of_a_file_that_grows_counts() -> None:
    """The table behind `auto` was made with 10 games a match, and judged with up to 60 later on."""
    assert scores()["chess-mcts"].value == "28-0-0"
    assert "--judge" in scores()["chess-mcts"].command


def test_the_highest_level_needs_half_of_the_points_in_enough_games() -> None:
    text = """$ python -m benchmarks.chess_strength --level 2000 --games 40
Stockfish 15.1, UCI_Elo 2000
+17 =11 -12  56.2% ± 13.1%
$ python -m benchmarks.chess_strength --level 2100 --games 40
Stockfish 16.0, UCI_Elo 2100
+2 =2 -0  75.0% ± 34.6%
$ python -m benchmarks.chess_strength --level 2200 --games 40
Stockfish 16.0, UCI_Elo 2200
+10 =8 -22  35.0% ± 16.8%
"""
    found = highest_level(text)
    assert found is not None
    assert found.groups == {
        "level": "2000",
        "share": "56.2",
        "games": "40",
        "peer": "Stockfish 15.1",
    }
    assert highest_level("nothing was played") is None


def test_a_result_without_the_figure_says_what_to_do() -> None:
    with pytest.raises(BadFile, match=r"go_strength\.txt: say in benchmarks/course_scores\.py"):
        read_score("gone", Figure("go_strength.txt", "no such words", "", ""))


def test_roles_become_words() -> None:
    said = fill_scores("Ours: {score}`go-gnugo`, and `{score}` alone stays.")
    assert said == f"Ours: {score('go-gnugo')}, and `{{score}}` alone stays."


def test_an_unknown_score_suggests_known_ones() -> None:
    with pytest.raises(UnknownName, match="go-gnugo"):
        fill_scores("{score}`go-gnu`")


def test_a_page_ends_with_where_its_figures_come_from() -> None:
    text = "Ours: {score}`go-gnugo` and {score}`go-gnugo`."
    said = sources(text)
    found = scores()["go-gnugo"]
    assert said.count(found.value) == 1
    assert found.file in said
    assert found.command in said
    assert (found.date or "undated") in said
    assert sources("No figures.") == ""


def test_a_date_is_the_last_above_the_figure() -> None:
    text = "2026-01-01\n1 of 2\n2026-02-02\n3 of 4\n2026-03-03\n"
    assert _date(text, text.index("3 of 4")) == "2026-02-02"
    assert _date(text, 0) == ""
