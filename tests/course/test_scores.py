"""The scores that the course shows are those of the benchmarks' results."""

from __future__ import annotations

import re

import pytest

from benchmarks.course_scores import (
    COMMAND,
    DATE,
    FIGURES,
    FILE,
    MACHINE,
    RESULTS,
    Figure,
    _date,
    collected,
    conditions_above,
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


@pytest.mark.parametrize("key", FIGURES)
def test_every_score_names_its_date_and_its_conditions(key: str) -> None:
    found = scores()[key]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", found.date)
    assert MACHINE.search(found.conditions)


def test_no_result_of_the_same_command_is_newer() -> None:
    """Whatever file it is in: what a page says must be the last that its command found."""
    dated = []
    for path in (*RESULTS.glob("*.txt"), *RESULTS.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        for found in COMMAND.finditer(text):
            days = DATE.findall(text[found.end() :].partition("\n\n")[0])
            dated += [(found[1], day, path.name) for day in days[:1]]
    newer = {
        (key, name, day)
        for key, one in scores().items()
        for command, day, name in dated
        if command == one.command and day > one.date and not one.file.endswith(name)
    }
    assert not newer


def test_conditions_are_the_prose_about_the_machine_above_a_figure() -> None:
    text = """$ python -m benchmarks.go_strength --seconds 1
2026-11-15 11:33 UTC; CPU time
Neoverse-N1, 2 cores
Python 3.11.7, numba 0.68.1

won 1 of 2

$ zermelo match mcts "gtp:gnugo" --games 100
2026-11-18 UTC; Intel Xeon, one core, and two seconds a move for one player, the other had
a tenth of that; shared
90-10
won 3 of 4
"""
    assert conditions_above(text, text.index("1 of 2")) == "Neoverse-N1, 2 cores"
    assert conditions_above(text, text.index("3 of 4")) == (
        "Intel Xeon, one core, and two seconds a move for one player, the other had a tenth of "
        "that; shared"
    )
    assert conditions_above("won 1 of 2", 4) == ""


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
    assert found.conditions in said
    assert sources("No figures.") == ""


def test_a_date_is_the_last_above_the_figure() -> None:
    text = "2026-01-01\n1 of 2\n2026-02-02\n3 of 4\n2026-03-03\n"
    assert _date(text, text.index("3 of 4")) == "2026-02-02"
    assert _date(text, 0) == ""
