"""Lessons are read strictly: what is wrong is named with its file and line, and no HTML passes."""

from __future__ import annotations

import contextlib
import html.parser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zermelo.course import source
from zermelo.course.front_matter import front_matter
from zermelo.course.source import (
    Code,
    Figure,
    Lesson,
    Math,
    Note,
    Prose,
    Pseudocode,
    find,
    lessons,
    read_lesson,
    systems,
)
from zermelo.errors import BadFile, UnknownName

HEAD = """---
name: try
title: A try
part: Games
summary: "Short: and quoted"
goals:
  - See it   # a remark
  - "Say: it"
lectures: 'UNPAR: all'
textbook: "AIMA, 5.2"
week: 2
exercises: [minimax, uct]
---
"""
LINES = HEAD.count("\n")


def read(folder: Path, body: str = "", head: str = HEAD, name: str = "lessons/try.md") -> Lesson:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(head + body)
    return read_lesson(path)


def refused(folder: Path, body: str = "", head: str = HEAD) -> str:
    with pytest.raises(BadFile) as error:
        read(folder, body, head)
    text = str(error.value)
    assert text.startswith(f"{folder / 'lessons' / 'try.md'}: line "), text
    return text.partition(".md: ")[2]


def test_a_lesson_is_read_whole(sample: Path) -> None:
    minimax, uct = lessons()
    assert (minimax.title, minimax.part, minimax.week) == (
        "Game trees and minimax",
        "Two players",
        1,
    )
    assert minimax.exercises == ("minimax", "strategies")
    assert minimax.lectures == "UNPAR: adversarial search, minimax; Eidheim: game trees"
    assert len(minimax.goals) == 2
    kinds = [type(one) for one in minimax.blocks]
    assert kinds == [Prose, Math, Figure, Prose, Note, Prose, Code, Prose]
    figure = minimax.figures[0]
    assert figure.kind == "tree"
    assert figure.options == {"spec": "[[3,12,8],[2,4,6],[14,5,2]]", "algorithm": "minimax"}
    assert figure.caption.startswith("Step through")
    assert [line.tag for line in figure.lines if line.tag][:2] == ["enter", "terminal"]
    assert not any("@" in line.text for line in figure.lines)
    kinds = [Prose, Math, Figure, Figure, Pseudocode, Code, Note, Note, Figure, Figure]
    assert [type(one) for one in uct.blocks] == kinds
    assert 40 < minimax.words < 90
    assert [one.address for one in systems()] == ["systems/deep-blue"]


def test_lessons_are_found_by_their_address(sample: Path) -> None:
    assert find("uct").title == "Monte Carlo tree search"
    assert find("systems/deep-blue").year == "1997"
    for wrong in ("utc", "systems/uct", "lessons/uct", "../lessons/uct", "", "systems/", "/"):
        with pytest.raises(UnknownName, match="there is no lesson called"):
            find(wrong)
    with pytest.raises(UnknownName, match="did you mean uct"):
        find("utc")


def test_no_lessons_are_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "COURSE", tmp_path)
    assert lessons() == systems() == []


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    assert read(tmp_path, "One.").blocks == (Prose("<p>One.</p>", "One."),)
    assert read(tmp_path, "Two!!").blocks == (Prose("<p>Two!!</p>", "Two!!"),)


def test_front_matter(tmp_path: Path) -> None:
    lesson = read(tmp_path)
    assert lesson.summary == "Short: and quoted"
    assert lesson.goals == ("See it", "Say: it")
    assert lesson.lectures == "UNPAR: all"
    assert lesson.week == 2
    assert lesson.blocks == ()


@pytest.mark.parametrize(
    "old, new, says",
    [
        ("---\nname", "name", "line 1: a lesson begins with a line of ---"),
        ("uct]\n---", "uct]\n", "line 1: the front matter has no end"),
        ("title: A try", "title A try", "line 3: expected `key: value`"),
        ("title: A try", "title: A try: more", "line 3: put this in quotes"),
        ("title: A try", "title: {a: 1}", "line 3: put this in quotes"),
        ("title: A try", 'title: "A try', "line 3: a quoted text ends"),
        ("title: A try", "title: A try\ntitle: B", "line 4: title is given already, in line 3"),
        ("title: A try", "  - item", "line 3: this item belongs to no list"),
        ("title: A try", "title:", "line 3: title is one value"),
        ("title: A try", "titel: A try", "line 3: there is no titel in lessons, only name, title"),
        ("title: A try", "year: 1997", "line 3: there is no year in lessons"),
        ("title: A try\n", "", "line 1: the front matter lacks title"),
        ("name: try", "name: other", "line 2: the name is that of the file, try"),
        ("part: Games", "part: Other", "line 4: the part is one of Games, "),
        ("week: 2", "week: 7", "line 11: the week is a number from 1 to 6"),
        ("week: 2", "week: two", "line 11: the week is a number from 1 to 6"),
        ("[minimax, uct]", "[minimax, uct", "line 12: a list in brackets ends"),
        ("[minimax, uct]", "[minimax, , uct]", "line 12: here something is missing"),
        ("[minimax, uct]", "minimax", "line 12: exercises is a list"),
    ],
)
def test_errors_of_front_matter_name_the_line(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    assert old in HEAD
    assert refused(tmp_path, head=HEAD.replace(old, new)).startswith(says)


@pytest.mark.parametrize(
    "body, line, says",
    [
        ("# Title", 1, "sections begin with ##"),
        ("one\n\n![x](y.png)", 3, "no pictures"),
        ("one\n\ntwo\n\n```{figure} x\n```", 5, "a directive is one of live, pseudocode"),
        ("```{live}\n```", 1, "after {live} stands the kind"),
        ("```{live} Tree!\n```", 1, "after {live} stands the kind"),
        ("```{live} tree\n:spec [1]\n```", 1, "an option is `:key: value`"),
        ("```{live} tree\n:a: 1\n:a: 2\n```", 1, "the option a is given twice"),
        ("```{live} tree\n:pseudocode: minmax\n```", 1, "did you mean minimax"),
        ("x\n\n```{pseudocode} nothing\n```", 3, "there is no pseudocode called 'nothing'"),
        ("```{code-cell} julia\n```", 1, "a code-cell is of python"),
        ("* x\n  ```{note}\n  y\n  ```", 2, "a directive stands on its own"),
        ("[x](javascript:alert(1)) [y](other.txt)", 1, "a link leads to https://"),
        ("a\n\n> [x](../../etc/passwd.md)", 3, "a link leads to https://"),
        ("```{note}\n[x](ftp://x)\n```", 1, "a link leads to https://"),
        ("text\n$$\nx\n$$", 1, "a displayed formula stands apart"),
        ("[x](http://example.org)", 1, "a link leads to https://"),
    ],
)
def test_errors_of_the_body_name_the_line(tmp_path: Path, body: str, line: int, says: str) -> None:
    said = refused(tmp_path, body)
    assert said.startswith(f"line {LINES + line}: ")
    assert says in said


def test_links_lead_to_lessons(tmp_path: Path) -> None:
    text = "[a](uct.md) [b](../systems/x.md) [c](#/play/nim) [d](https://example.org)"
    (prose,) = read(tmp_path, text).blocks
    assert isinstance(prose, Prose)
    for href in ("#/lessons/uct", "#/lessons/systems/x", "#/play/nim", "https://example.org"):
        assert f'href="{href}"' in prose.html
    system = "---\nname: x\ntitle: X\nyear: 1990\nsummary: S\n---\n[a](y.md) [b](../lessons/uct.md)"
    (prose,) = read(tmp_path, head=system, name="systems/x.md").blocks
    assert isinstance(prose, Prose)
    assert 'href="#/lessons/systems/y"' in prose.html
    assert 'href="#/lessons/uct"' in prose.html


def test_formulas_are_text(tmp_path: Path) -> None:
    body = "A price of 5$ and 6$, $a<b$.\n\n$$\nx < y\n$$\n\n1. one\n\n   $$\n   <b>\n   $$\n"
    prose, formula, listed = read(tmp_path, body).blocks
    assert isinstance(prose, Prose)
    assert prose.html == '<p>A price of 5$ and 6$, <span class="math">a&lt;b</span>.</p>'
    assert formula == Math("x < y")
    assert isinstance(listed, Prose)
    assert '<div class="math display">&lt;b&gt;</div>' in listed.html


def test_an_empty_corner_of_a_table_is_no_heading(tmp_path: Path) -> None:
    (prose,) = read(tmp_path, "| | a |\n| --- | --- |\n| b | 1 |\n").blocks
    assert isinstance(prose, Prose)
    assert "<td></td>\n<th>a</th>" in prose.html
    assert "<th></th>" not in prose.html


class Elements(html.parser.HTMLParser):
    """The elements and attributes of a text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)


HARMLESS = {
    "p",
    "em",
    "strong",
    "a",
    "code",
    "pre",
    "ul",
    "ol",
    "li",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "div",
    "span",
    "br",
    "hr",
    "blockquote",
}
HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<b onclick=x>",
    "&lt;script&gt;",
    "`<script>`",
    "$<script>alert(1)</script>$",
    '$</span><img src="x">$',
    "[x](https://e.org/\"onmouseover='x')",
    '[x](https://e.org "title\\"><script>")',
    "<https://e.org>",
    "| <i> | $<i>$ |\n| --- | --- |\n| <u> | `</td><script>` |",
    '```html" onclick="x\n<script>\n```',
    "```{note}\n<script>$<b>$\n```",
    "```{live} tree\n:spec: <script>\n<script>alert(1)</script>\n```",
    "$$\n</div><script>\n$$",
    "<!-- x --> <?php ?> <![CDATA[x]]>",
]


def shown(lesson: Lesson) -> str:
    return "".join(one.html for one in lesson.blocks if isinstance(one, Prose | Note | Figure))


@pytest.mark.parametrize("body", HOSTILE)
def test_no_html_passes(tmp_path: Path, body: str) -> None:
    found = Elements(shown(read(tmp_path, f"Before\n\n{body}\n\nafter")))
    assert found.tags <= HARMLESS
    assert found.attributes <= {"class", "href", "tabindex", "title", "start"}


PIECES = [*HOSTILE, "\n\n", "* ", "> ", "text", "$", "```", "\x00", "\u2028"]


def html_or_refusal(text: str) -> str:
    try:
        blocks = list(source._Body(Path("lessons/try.md")).blocks(text, 0))
    except BadFile as error:
        return str(error)
    return "".join(one.html for one in blocks if isinstance(one, Prose | Note | Figure))


@given(st.lists(st.sampled_from(PIECES)))
def test_mixtures_are_read_or_refused(pieces: list[str]) -> None:
    made = html_or_refusal("".join(pieces))
    assert made.startswith("line ") or Elements(made).tags <= HARMLESS


@given(st.text(alphabet="abc: -[]\"'#\n\t{},é\x00", max_size=80))
def test_any_front_matter_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadFile):
        read = front_matter(f"---\n{text}\n---\n")
        assert all(isinstance(one.value, str | tuple) for one in read.entries.values())


def test_files_that_are_no_lessons(tmp_path: Path) -> None:
    path = tmp_path / "x.md"
    with pytest.raises(BadFile, match=r"x.md can't be read: No such file"):
        read_lesson(path)
    path.write_bytes(b"---\n\xff\xfe")
    with pytest.raises(BadFile, match=r"x.md: this is no text in UTF-8"):
        read_lesson(path)
    path.write_text("x" * (source.LARGEST + 1))
    with pytest.raises(BadFile, match=r"x.md: a lesson has at most 200,000 characters"):
        read_lesson(path)
