"""Exercises: seeded, each with one right answer that slow and obvious oracles find as well."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests.course.exercises.oracles import ORACLES, numbers, spec_of
from zermelo.course.exercises import (
    DEPTHS,
    MOST,
    SUBJECTS,
    Exercise,
    check,
    exercise,
    exercises,
    written,
)
from zermelo.course.exercises.export import as_text
from zermelo.errors import BadParameter

SEEDS = 200


def many(subject: str, seeds: int = SEEDS) -> Iterator[Exercise]:
    """Every seventh is as deep or as flat as it can be."""
    for seed in range(seeds):
        depth = DEPTHS[seed % 2] if seed % 7 == 0 else 3
        yield exercise(subject, seed, seed % 2, depth)


def right(one: Exercise) -> dict[str, str]:
    return {field.name: written(field, field.right) for field in one.fields}


def test_every_subject_has_an_oracle() -> None:
    assert set(ORACLES) == set(SUBJECTS)
    assert len(SUBJECTS) == 27


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_subject(subject: str, few: Callable[[int], int]) -> None:
    """The oracle's answer is accepted, and nothing else; each mistake is told from the others."""
    for one in many(subject, few(SEEDS)):
        found = ORACLES[subject](one)
        assert set(found) == {field.name for field in one.fields}
        for field in one.fields:
            if isinstance(field.right, Fraction):
                assert abs(float(field.right) - float(found[field.name])) < 1e-5
            else:
                assert field.right == found[field.name]
        answer = right(one)
        assert check(one, answer).right
        refuses_other_choices(one, answer)
        refuses_mistakes(one, answer)


def refuses_other_choices(one: Exercise, answer: dict[str, str]) -> None:
    for field in one.fields:
        for other in field.choices if field.kind == "choice" else ():
            verdict = check(one, {**answer, field.name: other})
            assert verdict.right == (other == field.right)
            assert verdict.right or verdict.wrong == (field.name,)


def refuses_mistakes(one: Exercise, answer: dict[str, str]) -> None:
    fields = {field.name: field for field in one.fields}
    assert one.mistakes
    assert len({mistake.text for mistake in one.mistakes} | {one.hint}) > 1
    for mistake in one.mistakes:
        made = {name: written(fields[name], value) for name, value in mistake.given.items()}
        verdict = check(one, {**answer, **made})
        assert not verdict.right
        assert verdict.readable
        assert verdict.text == mistake.text
        assert set(verdict.wrong) <= set(mistake.given)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_exercises_differ(subject: str) -> None:
    seen: set[str] = set()
    for one in many(subject, 40):
        seen.add(as_text([one], 1))
        if len(seen) >= 8:
            return
    pytest.fail(f"only {len(seen)} of 40 differ")


def test_mistakes_of_all_kinds_come_up() -> None:
    """The mistakes that the lectures warn of are not only in the code."""
    for subject, words in {
        "minimax": ["confused MAX with MIN", "averaged MIN's moves"],
        "alpha-beta": ["cut on equality", "deep cutoffs", "causes a cutoff"],
        "chance": ["averaged unweighted", "took chance for an adversary"],
        "bandit": ["forgot the C", "base 10", "the mean alone"],
        "regret": ["sign the wrong way round", "did not subtract what yours paid"],
        "belief": ["before the opponent acted"],
        "cfr": ["forgot chance", "took the belief"],
        "td": ["forgot the learning rate"],
    }.items():
        missing = set(words)
        for one in many(subject, 60):
            told = " ".join(mistake.text for mistake in one.mistakes)
            missing -= {word for word in missing if word in told}
            if not missing:
                break
        assert not missing, subject


def test_the_lectures_own_number() -> None:
    """Halving from 5 has 27 nodes, of which alpha-beta visits 20."""
    asked = (exercise("halving", seed) for seed in range(400))
    found = next(one for one in asked if one.question.startswith("From the number 5,"))
    assert numbers(found.answer)[:2] == [27, 20]


# Checking.


def test_numbers_are_read_as_people_write_them() -> None:
    one = exercise("equilibrium", 4)
    answer = right(one)
    share = one.fields[0].right
    assert isinstance(share, Fraction)
    for text in (str(share), f" {share} ", f"{float(share):.3f}", f"+{float(share):.4f}"):
        assert check(one, {**answer, "row": text}).right, text
    negative = next(one for one in many("td") if numbers(one.answer)[-1] < 0)
    minus = {name: text.replace("-", "\N{MINUS SIGN}") for name, text in right(negative).items()}
    assert check(negative, minus).right


@pytest.mark.parametrize(
    "text, told",
    [
        ("", "“Value” is still empty."),
        ("   ", "“Value” is still empty."),
        ("three", "must be a number such as 3, -2.5 or 1/4"),
        ("1,5", "no commas"),
        ("1/0", "divides by 0"),
        ("nan", "must be a number"),
        ("1e999", "must be a number"),
        ("9" * 5000, "“Value” is too long."),
        ("__import__('os')", "must be a number"),
        ("\x00", "must be a number"),
    ],
)
def test_what_is_no_number(text: str, told: str) -> None:
    verdict = check(exercise("minimax"), {"value": text, "move": "1"})
    assert told in verdict.text
    assert not verdict.right
    assert not verdict.readable
    assert verdict.wrong == ("value",)


def test_what_is_no_choice_and_no_branch() -> None:
    one = exercise("minimax")
    answer = right(one)
    assert "is one of 1, 2" in check(one, {**answer, "move": "9"}).text
    assert check(one, {}).text == "“Value” is still empty."
    cuts = exercise("alpha-beta")
    assert "There is no branch “7.7”" in check(cuts, {**right(cuts), "cuts": "1.1, 7.7"}).text
    assert "You pruned nothing" in check(cuts, {**right(cuts), "cuts": "None"}).text
    spaced = right(cuts)["cuts"].replace(", ", " ; ")
    assert check(cuts, {**right(cuts), "cuts": spaced}).right


def test_an_unknown_mistake_gets_a_hint_and_names_what_is_right() -> None:
    one = exercise("minimax")
    assert check(one, {"value": "999", "move": right(one)["move"]}).text == (
        f"All is right but “Value”. {one.hint}"
    )
    size = exercise("size")
    assert check(size, dict.fromkeys(right(size), "77777")).text == size.hint


def test_one_field_may_tell_the_mistake() -> None:
    """The value of a confused search explains itself, whatever the move is."""
    for one in many("minimax", 30):
        mistake = one.mistakes[0]
        if "confused" not in mistake.text:
            continue
        value = mistake.given["value"]
        others = [text for text in one.fields[1].choices if text != mistake.given["move"]]
        told = check(one, {"value": str(value), "move": others[0]})
        assert told.text in [each.text for each in one.mistakes if each.given["value"] == value]


# Sheets.


def test_the_same_seed_makes_the_same_sheet() -> None:
    one, same, other = (as_text(exercises(seed=seed, number=27), 1) for seed in (5, 5, 6))
    assert one == same != other


def test_exercises_are_those_of_sheets() -> None:
    sheet = exercises(["chance"], 7, 3)
    assert [one.answer for one in sheet] == [exercise("chance", 7, at).answer for at in range(3)]
    kinds = {re.findall(r"expecti\w+", one.question)[0] for one in sheet}
    assert kinds == {"expectimax", "expectiminimax"}


def test_subjects_take_turns() -> None:
    assert [one.subject for one in exercises(number=28)] == [*SUBJECTS, "minimax"]
    assert [one.subject for one in exercises(["uct", "chance"], number=3)] == [
        "uct",
        "chance",
        "uct",
    ]


def test_trees_are_as_deep_as_is_asked() -> None:
    for depth in (2, 3, 4):
        node, plies = spec_of(exercise("minimax", depth=depth)), 0
        while isinstance(node, list):
            node, plies = node[0], plies + 1
        assert plies == depth
    reordered = exercise("ordering")
    assert reordered.searched is not None
    assert json.loads(reordered.searched.game.spec) != spec_of(reordered)


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"subjects": ["chess"]}, "there is no subject 'chess'; the subjects are minimax"),
        ({"number": 0}, f"1 to {MOST} exercises, not 0"),
        ({"number": MOST + 1}, f"not {MOST + 1}"),
        ({"depth": 9}, "2 to 4 plies deep, not 9"),
        ({"seed": -1}, "0 or more, not -1"),
    ],
)
def test_what_cannot_be_asked(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(BadParameter, match=re.escape(words)):
        exercises(**wrong)
