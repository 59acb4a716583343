"""Sheets in other formats: whole, escaped, and with the same answers as `check`."""

from __future__ import annotations

import base64
import csv
import io
import re
import shutil
import subprocess
import zipfile
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from zermelo.course.exercises import SUBJECTS, Exercise, exercise, exercises, written
from zermelo.course.exercises.export import (
    FORMATS,
    as_csv,
    as_html,
    as_latex,
    as_moodle,
    as_qti,
    as_text,
    exported,
)

EVERY = exercises(number=len(SUBJECTS))
JUTTING = 5.0  # points beyond the margin, of 72.27 to the inch, that nobody sees
HOSTILE = '<b>"&"</b> $x_1^2$ 50% #1 {a} ~ \\ =1; "quoted", line'
QTI = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"
PACKAGE = "{http://www.imsglobal.org/xsd/imscp_v1p1}"


def hostile() -> Exercise:
    """Whatever a text may hold, a file stays whole."""
    one = exercise("minimax")
    mistakes = tuple(mistake._replace(text=HOSTILE) for mistake in one.mistakes)
    return replace(one, question=HOSTILE, answer=HOSTILE, hint=HOSTILE, mistakes=mistakes)


# Text, LaTeX, HTML, CSV.


def test_text() -> None:
    whole, asked = as_text(EVERY, 1), as_text(EVERY, 1, answers=False)
    assert whole.startswith(asked.rstrip("\n"))
    assert "Answers to sheet 1" in whole
    assert "Answers" not in asked
    assert "cut]" in whole


def test_latex() -> None:
    latex = as_latex(EVERY, 1)
    for name in ("document", "enumerate", "minipage", "tikzpicture", "tabular", "itemize"):
        assert latex.count(f"\\begin{{{name}}}") == latex.count(f"\\end{{{name}}}") > 0
    drawn = sum((one.tree is not None) + (one.searched is not None) for one in EVERY)
    assert latex.count("\\begin{tikzpicture}") == drawn
    assert r"$\sqrt{2}$" in latex
    assert "pruned]" in latex
    assert latex.isascii()
    assert as_latex(exercises(["maxn"]), 1).count(r"Max\textasciicircum{}n") == 1
    for one in (latex, as_latex([hostile()], 1)):
        bare = re.sub(r"\\[\\{}$&#%_]", "", one)
        assert bare.count("{") == bare.count("}")
        assert bare.count("$") % 2 == 0
        rest = bare.split("\\begin{document}")[1]
        assert "#" not in rest
        assert "%" not in rest
        assert "_" not in rest


@pytest.mark.parametrize("seed", range(3))
def test_every_environment_of_latex_is_closed_in_order(seed: int) -> None:
    open_ones: list[str] = []
    latex = as_latex(exercises(seed=seed, number=27), 1)
    for kind, name in re.findall(r"\\(begin|end)\{(\w+)\}", latex):
        if kind == "begin":
            open_ones.append(name)
        else:
            assert open_ones.pop() == name
    assert not open_ones


@pytest.mark.long
@pytest.mark.parametrize("depth", [2, 3, 4])
def test_latex_makes_a_document_of_it(tmp_path: Path, depth: int) -> None:
    """A real LaTeX sets every subject and hostile text, and nothing juts out into the margin."""
    program = shutil.which("pdflatex")
    if program is None:
        pytest.skip("pdflatex is not installed: apt install texlive-latex-base texlive-pictures")
    sheet = [*exercises(seed=depth, number=len(SUBJECTS), depth=depth), hostile()]
    (tmp_path / "sheet.tex").write_text(as_latex(sheet, depth))
    command = [program, "-interaction=nonstopmode", "-halt-on-error", "sheet.tex"]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, errors="replace")
    assert made.returncode == 0, made.stdout[-2000:]
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    jutting = re.findall(r"Overfull .hbox \(([\d.]+)pt too wide\)", made.stdout)
    assert all(float(points) < JUTTING for points in jutting), jutting
    assert "Missing character" not in made.stdout


class Tags(HTMLParser):
    """What is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in ("meta", "img", "path", "rect", "circle"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_html() -> None:
    tags = Tags()
    tags.feed(as_html(EVERY, 1))
    assert not tags.open
    assert tags.counts["ol"] == 2
    assert tags.counts["svg"] == sum(
        (one.tree is not None) + (one.searched is not None) for one in EVERY
    )
    assert "<b>" not in as_html([hostile()], 1)
    asked = as_html(EVERY, 1, answers=False)
    assert "Answers" not in asked
    assert not any(one.answer in asked for one in EVERY)


def test_a_blank_tree_does_not_tell_its_values() -> None:
    one = exercise("minimax", 3)
    assert one.tree is not None
    leaves = [node for node in one.tree.trace.nodes if node.kind == "leaf"]
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", as_html([one], 1, answers=False))
    inner = len(one.tree.trace.nodes) - len(leaves)
    assert texts.count("") == inner


def test_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv([*EVERY, hostile()], 7), newline="")))
    assert [row["question"] for row in rows] == [one.question for one in [*EVERY, hostile()]]
    assert [row["answer"] for row in rows] == [one.answer for one in [*EVERY, hostile()]]
    assert rows[0]["number"] == "7.1"
    for row, one in zip(rows, EVERY, strict=False):
        assert row["mistakes"].count("\n") == len(one.mistakes) - 1
        for field in one.fields:
            assert f"{field.label}: {written(field, field.right)}" in row["right"]
    assert "right" not in as_csv(EVERY, 1, answers=False).splitlines()[0]


# Moodle.


def moodle(sheet: list[Exercise]) -> list[Element]:
    quiz = ElementTree.fromstring(as_moodle(sheet, 1))
    assert quiz.tag == "quiz"
    return [one for one in quiz if one.get("type") != "category"]


def text(part: Element, path: str) -> str:
    found = part.findtext(path)
    assert found is not None, path
    return found


def test_moodle() -> None:
    asked = moodle([*EVERY, hostile()])
    assert len(asked) == len(EVERY) + 1
    kinds = {one.get("type") for one in asked}
    assert kinds == {"multichoice", "cloze"}
    for part, one in zip(asked, [*EVERY, hostile()], strict=True):
        body = text(part, "questiontext/text")
        ElementTree.fromstring(f"<div>{body}</div>")  # whole HTML
        assert ("@@PLUGINFILE@@" in body) == (one.tree is not None)
        if one.tree is not None:
            drawn = base64.b64decode(text(part, "questiontext/file"))
            assert ElementTree.fromstring(drawn).tag.endswith("svg")
        assert text(part, "defaultgrade") == str(len(one.fields))


def test_multiple_choice_in_moodle() -> None:
    for seed in range(20):
        one = exercise("uct", seed)
        (part,) = moodle([one])
        field = one.fields[0]
        answers = {text(answer, "text"): answer for answer in part.findall("answer")}
        assert list(answers) == list(field.choices)  # so the right one is not always first
        for name, answer in answers.items():
            assert answer.get("fraction") == ("100" if name == field.right else "0")
        for mistake in one.mistakes:
            said = text(answers[str(mistake.given["child"])], "feedback/text")
            assert mistake.text.split(",")[0] in said


def test_a_number_in_moodle() -> None:
    """With one field alone it is a numerical question, with a tolerance and feedback."""
    one = exercise("equilibrium", 5)
    alone = tuple(each for each in one.mistakes if set(each.given) == {"row"})
    row = replace(one, fields=one.fields[:1], mistakes=alone)
    (part,) = moodle([row])
    assert part.get("type") == "numerical"
    first, *others = part.findall("answer")
    right = one.fields[0].right
    assert isinstance(right, Fraction)
    assert abs(float(text(first, "text")) - float(right)) < 1e-9
    assert float(text(first, "tolerance")) == float(one.fields[0].tolerance)
    assert [one.get("fraction") for one in others] == ["0"] * len(others)
    assert text(others[-1], "text") == "*"


CLOZE = re.compile(r"\{1:(NUMERICAL|MULTICHOICE|SHORTANSWER):((?:[^}\\]|\\.)*)\}")


def test_embedded_answers_in_moodle() -> None:
    """Each field has its right answer first, and what the mistakes in it are."""
    for one in [*EVERY, hostile()]:
        if len(one.fields) == 1:
            continue
        (part,) = moodle([one])
        found = CLOZE.findall(text(part, "questiontext/text"))
        assert len(found) == len(one.fields)
        for field, (kind, inside) in zip(one.fields, found, strict=True):
            options = re.split(r"(?<!\\)~", inside)
            (best,) = (option for option in options if option.startswith("="))
            assert sum(option.startswith("%0%") for option in options) == len(options) - 1
            right = re.split(r"(?<!\\)#", best[1:])[0]
            if kind == "NUMERICAL":
                value, tolerance = map(float, right.split(":"))
                assert isinstance(field.right, Fraction)
                assert abs(value - float(field.right)) <= tolerance + 1e-9 * abs(value)
                assert options[-1].startswith("%0%*#")
            else:
                assert right == written(field, field.right)
            made = {m.given[field.name] for m in one.mistakes if field.name in m.given}
            assert bool(made - {field.right}) <= (len(options) > 1)


# QTI.


def package(sheet: list[Exercise]) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(as_qti(sheet, 1))) as packed:
        assert packed.testzip() is None
        return {name: packed.read(name).decode() for name in packed.namelist()}


def test_a_qti_package_is_whole() -> None:
    """All files are in the manifest, and all that it names is there."""
    files = package([*EVERY, hostile()])
    manifest = ElementTree.fromstring(files["imsmanifest.xml"])
    named = {one.get("href") for one in manifest.iter(f"{PACKAGE}file")}
    assert named == set(files) - {"imsmanifest.xml"}
    resources = {one.get("identifier") for one in manifest.iter(f"{PACKAGE}resource")}
    needed = {one.get("identifierref") for one in manifest.iter(f"{PACKAGE}dependency")}
    assert resources == needed | {"test"}
    test = ElementTree.fromstring(files["sheet.xml"])
    assert len(list(test.iter(f"{QTI}assessmentItemRef"))) == len(EVERY) + 1
    assert as_qti(EVERY, 1) == as_qti(EVERY, 1)


ORDER = [
    "responseDeclaration",
    "outcomeDeclaration",
    "itemBody",
    "responseProcessing",
    "modalFeedback",
]


def test_qti_items() -> None:
    sheet = [*EVERY, hostile()]
    files = package(sheet)
    for at, one in enumerate(sheet, 1):
        item = ElementTree.fromstring(files[f"item-{at}.xml"])
        places = [ORDER.index(part.tag.removeprefix(QTI)) for part in item]
        assert places == sorted(places)  # as the schema wants it
        declared = {part.get("identifier") for part in item.iter(f"{QTI}responseDeclaration")}
        asked = {
            part.get("responseIdentifier")
            for name in ("textEntryInteraction", "choiceInteraction")
            for part in item.iter(f"{QTI}{name}")
        }
        assert declared == asked
        for image in item.iter(f"{QTI}img"):
            assert image.get("src") in files
            assert image.get("alt")
        feedback = {part.get("identifier") for part in item.iter(f"{QTI}modalFeedback")}
        assert len(feedback) == len(one.mistakes) + 2
        identifiers = re.findall(r'[iI]dentifier="([^"]*)"', files[f"item-{at}.xml"])
        assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", name) for name in identifiers)


def test_qti_judges_as_check_does() -> None:
    """Its response processing, carried out, gives the right feedback for each known answer."""
    for at, one in enumerate(EVERY, 1):
        item = ElementTree.fromstring(package(EVERY)[f"item-{at}.xml"]) if at % 3 == 0 else None
        if item is None:
            continue
        right = {field.name: field.right for field in one.fields}
        assert processed(item, one, right) == ("right", 1.0)
        for number, mistake in enumerate(one.mistakes, 1):
            assert processed(item, one, right | mistake.given) == (f"mistake-{number}", 0.0)


def processed(item: Element, one: Exercise, given: dict[str, Any]) -> tuple[str, float]:
    def value(field: Any) -> str:
        answer = given[field.name]
        if isinstance(answer, str):
            return f"choice-{field.choices.index(answer) + 1}"
        return repr(float(answer)) if isinstance(answer, Fraction) else written(field, answer)

    stored = {f"RESPONSE-{field.name}": value(field) for field in one.fields}

    def holds(test: Element) -> bool:
        variable, constant = test
        name, wanted = variable.get("identifier"), constant.text
        assert name is not None
        assert wanted is not None
        if test.tag == f"{QTI}match":
            return stored[name] == wanted
        near = float((test.get("tolerance") or "1e-9").split()[0])
        return abs(float(stored[name]) - float(wanted)) <= near + 1e-9

    condition = item.find(f"{QTI}responseProcessing/{QTI}responseCondition")
    assert condition is not None
    for branch in condition:
        tests = branch.find(f"{QTI}and")
        if tests is None or all(map(holds, tests)):
            outcomes = {
                part.get("identifier"): part[0].text
                for part in branch.iter(f"{QTI}setOutcomeValue")
            }
            return str(outcomes["FEEDBACK"]), float(outcomes.get("SCORE") or 0)
    raise AssertionError("no branch was taken")


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_the_same_each_time(name: str) -> None:
    sheet = exercises(["alpha-beta", "chance", "cfr"], 3, 6)
    assert exported(sheet, 3, name) == exported(sheet, 3, name) != b""
