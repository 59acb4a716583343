"""Lessons are files of MyST Markdown; everything that shows them is made from what is read here.

`lessons/NAME.md` and `systems/NAME.md` begin with their front matter, and so do the tutorials of
the documentation, in a folder of that name. The rest is Markdown with formulas, and with
directives: live figures, pseudocode, notes and cells of code. No HTML passes:
what looks like a tag is text. docs/course-authoring.md says how to write one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

from ..errors import BadFile, UnknownName, short
from ..reading import reading
from .front_matter import FrontMatterEntry, front_matter
from .listings import PseudocodeLine, listing
from .scores import fill_scores, sources

COURSE = Path(__file__).parent
LESSONS, SYSTEMS, TUTORIALS = "lessons", "systems", "tutorials"
PARTS = (
    "Games",
    "Two players",
    "Chance and several players",
    "Monte Carlo",
    "Hidden information",
    "Learning",
    "The field",
)
ORDER = (
    *("games", "kinds", "size"),
    *("minimax", "alpha-beta", "ordering", "evaluation", "horizon", "deepening"),
    *("type-a-b", "lookup"),
    *("chance", "depth-limited-expectimax", "optimism", "players"),
    *("monte-carlo", "uct"),
    *("hidden", "regret", "biased", "cfr"),
    *("learning", "alphago", "alphazero"),
    *("systems", "limits"),
)
"""The way through the lessons of a part; those not named here follow by their names."""
WEEKS = 6
LARGEST = 200_000  # characters of a file


@dataclass(frozen=True)
class Prose:
    """Paragraphs, headings, lists and tables."""

    html: str
    source: str
    """As it was written, for notebooks and terminals."""


@dataclass(frozen=True)
class Math:
    """A displayed formula, in TeX."""

    tex: str


@dataclass(frozen=True)
class Pseudocode:
    name: str
    lines: tuple[PseudocodeLine, ...]


@dataclass(frozen=True)
class Figure:
    """A live figure; `lines` is the pseudocode beside it, if any."""

    kind: str
    options: dict[str, str]
    caption: str
    html: str
    """The caption as HTML."""
    name: str = ""
    """Of the pseudocode."""
    lines: tuple[PseudocodeLine, ...] = ()


@dataclass(frozen=True)
class Code:
    """Python that runs in a notebook."""

    source: str


@dataclass(frozen=True)
class Note:
    html: str
    source: str


Block = Prose | Math | Pseudocode | Figure | Code | Note


@dataclass(frozen=True)
class Lesson:
    """A lesson, or the page of a system, which has a year instead of goals, week and exercises, or
    a tutorial, which has none of these."""

    name: str
    title: str
    summary: str
    part: str = ""
    goals: tuple[str, ...] = ()
    lectures: str = ""
    textbook: str = ""
    week: int = 0
    exercises: tuple[str, ...] = ()
    year: str = ""
    blocks: tuple[Block, ...] = ()

    @property
    def address(self) -> str:
        """Where it is on the page, after `#/lessons/`."""
        return f"{SYSTEMS}/{self.name}" if self.year else self.name

    @property
    def is_tutorial(self) -> bool:
        return not self.part and not self.year

    @property
    def figures(self) -> list[Figure]:
        return [one for one in self.blocks if isinstance(one, Figure)]

    @cached_property
    def words(self) -> int:
        """Of the prose, without headings, formulas and code."""
        texts = [one.source for one in self.blocks if isinstance(one, Prose | Note)]
        plain = _NO_PROSE.sub(" ", "\n".join(texts))
        return len(re.findall(r"\w[\w'-]*", plain))


_TO_A_PAGE = re.compile(r"(\.\./)?[a-z0-9-]+\.md")
"""From a tutorial, to another or to a page of the documentation."""
_NO_PROSE = re.compile(r"^```.*?^```|`[^`]*`|\$[^$]*\$|^#[^\n]*$", re.DOTALL | re.MULTILINE)
_REQUIRED = {
    LESSONS: ("name", "title", "part", "summary", "goals", "lectures", "textbook", "week"),
    SYSTEMS: ("name", "title", "year", "summary"),
    TUTORIALS: ("name", "title", "summary"),
}
_KEYS = {**_REQUIRED, LESSONS: (*_REQUIRED[LESSONS], "exercises")}
_LISTS = ("goals", "exercises")


# The course.


def lessons() -> list[Lesson]:
    """All lessons, in the order of the course."""
    return sorted(_all(LESSONS), key=_place)


def systems() -> list[Lesson]:
    """The pages of the systems, the oldest first."""
    return sorted(_all(SYSTEMS), key=lambda one: (one.year, one.name))


def find(address: str) -> Lesson:
    """A lesson by its name, or a system as `systems/NAME`."""
    folder, _, name = address.rpartition("/")
    known = _files(folder or LESSONS) if folder in ("", SYSTEMS) else {}
    if name not in known:
        everything = [*_files(LESSONS), *(f"{SYSTEMS}/{one}" for one in _files(SYSTEMS))]
        raise UnknownName("lesson", short(address), everything)
    return read_lesson(known[name])


def _files(folder: str) -> dict[str, Path]:
    return {path.stem: path for path in sorted((COURSE / folder).glob("*.md"))}


def _all(folder: str) -> Iterator[Lesson]:
    return map(read_lesson, _files(folder).values())


def _place(lesson: Lesson) -> tuple[int, int, str]:
    at = ORDER.index(lesson.name) if lesson.name in ORDER else len(ORDER)
    return PARTS.index(lesson.part), at, lesson.name


def read_lesson(path: Path) -> Lesson:
    """Read a file; it is read again only if it was changed. Errors name the file and the line."""
    with reading(path):
        about = path.stat()
    return _read(path, about.st_mtime_ns, about.st_size)


@lru_cache(256)
def _read(path: Path, changed: int, size: int) -> Lesson:
    with reading(path):
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadFile("this is no text in UTF-8") from None
        if len(text) > LARGEST:
            raise BadFile(f"a lesson has at most {LARGEST:,} characters")
        try:
            text = fill_scores(text + sources(text) if path.parent.name == SYSTEMS else text)
        except UnknownName as error:
            raise BadFile(str(error)) from None
        head = front_matter(text)
        blocks = tuple(_Body(path).blocks(text, head.lines))
        return _lesson(path, head.entries, blocks)


# Front matter.


def _lesson(path: Path, entries: dict[str, FrontMatterEntry], blocks: tuple[Block, ...]) -> Lesson:
    folder = path.parent.name if path.parent.name in _REQUIRED else LESSONS
    for key, entry in entries.items():
        if key not in _KEYS[folder]:
            known = ", ".join(_KEYS[folder])
            raise _wrong(entry.line, f"there is no {key} in {folder}, only {known}")
        if isinstance(entry.value, tuple) != (key in _LISTS):
            form = "a list" if key in _LISTS else "one value"
            raise _wrong(entry.line, f"{key} is {form}")
    missing = [key for key in _REQUIRED[folder] if key not in entries or not entries[key].value]
    if missing:
        raise _wrong(1, f"the front matter lacks {', '.join(missing)}")
    if entries["name"].value != path.stem:
        line = entries["name"].line
        raise _wrong(line, f"the name is that of the file, {path.stem}")
    values: dict[str, Any] = {key: entry.value for key, entry in entries.items()}
    if "part" in entries and values["part"] not in PARTS:
        raise _wrong(entries["part"].line, f"the part is one of {', '.join(PARTS)}")
    if "week" in entries:
        if values["week"] not in map(str, range(1, WEEKS + 1)):
            raise _wrong(entries["week"].line, f"the week is a number from 1 to {WEEKS}")
        values["week"] = int(values["week"])
    return Lesson(**values, blocks=blocks)


def _wrong(line: int, what: str) -> BadFile:
    return BadFile(f"line {line}: {what}")


# The body.


class _Body:
    """Reads the Markdown of one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.before = 0  # lines of the file before the text that is being read

    def blocks(self, text: str, first: int) -> Iterator[Block]:
        """The blocks of a file from line `first` on, counted from 0."""
        self.before = first
        lines = text.split("\n")[first:]
        prose: list[Token] = []
        for tokens in _top_level(_MARKDOWN.parse("\n".join(lines))):
            block = self._special(tokens[0])
            if block is None:
                self._check(tokens)
                prose += tokens
                continue
            yield from self._prose(prose, lines)
            prose = []
            yield block
        yield from self._prose(prose, lines)

    def _prose(self, tokens: Sequence[Token], lines: Sequence[str]) -> Iterator[Prose]:
        if tokens:
            rows = [token.map for token in tokens if token.map]
            source = "\n".join(lines[rows[0][0] : max(end for _, end in rows)])
            yield Prose(_rendered(tokens), source.strip())

    def _special(self, token: Token) -> Block | None:
        """A block that is no prose: a formula or a directive."""
        if token.type == "math_block":
            return Math(token.content.strip())
        if token.type != "fence" or not token.info.startswith("{"):
            return None
        given = re.fullmatch(r"\{([a-z-]+)\}\s*(.*)", token.info.strip())
        directive, argument = (given[1], given[2]) if given else ("", "")
        try:
            if directive == "live":
                return self._figure(argument, token)
            if directive == "pseudocode":
                return Pseudocode(argument, listing(argument))
            if directive == "code-cell":
                if argument != "python":
                    raise self._wrong(token, "a code-cell is of python")
                return Code(token.content.rstrip())
            if directive == "note":
                return Note(self._markdown(token.content, token), token.content.strip())
        except UnknownName as error:
            raise self._wrong(token, str(error)) from None
        names = "live, pseudocode, code-cell, note"
        raise self._wrong(token, f"a directive is one of {names}, not {short(token.info)!r}")

    def _figure(self, kind: str, token: Token) -> Figure:
        if not re.fullmatch(r"[a-z][a-z-]*", kind):
            raise self._wrong(token, "after {live} stands the kind of figure, such as tree")
        options: dict[str, str] = {}
        lines = token.content.splitlines()
        while lines and (option := re.fullmatch(r":([a-z][a-z_-]*):\s*(.*?)\s*", lines[0])):
            if option[1] in options:
                raise self._wrong(token, f"the option {option[1]} is given twice")
            options[option[1]] = option[2]
            lines.pop(0)
        if lines and lines[0].startswith(":"):
            raise self._wrong(token, f"an option is `:key: value`, not {short(lines[0])!r}")
        caption = "\n".join(lines).strip()
        name = options.pop("pseudocode", "")
        html = self._markdown(caption, token)
        return Figure(kind, options, caption, html, name, listing(name) if name else ())

    def _markdown(self, text: str, within: Token) -> str:
        """What stands in a directive: prose only."""
        tokens = _MARKDOWN.parse(text)
        self._check(tokens, within)
        return _rendered(tokens)

    def _check(self, tokens: Sequence[Token], within: Token | None = None) -> None:
        """Refuse what the page would not show, and let links to files lead to lessons."""
        line = within
        for token in tokens:
            line = within or (token if token.map else line)
            for one in (token, *(token.children or ())):
                if one.type == "heading_open" and one.tag == "h1":
                    raise self._wrong(line, "the title stands above; sections begin with ##")
                if one.type == "image":
                    raise self._wrong(line, "a lesson has live figures and no pictures")
                if one.type == "fence" and one.info.startswith("{"):
                    raise self._wrong(line, "a directive stands on its own, not in lists or notes")
                if one.type == "text" and "$$" in one.content:
                    raise self._wrong(
                        line, "a displayed formula stands apart, with $$ above and below"
                    )
                if one.type == "link_open":
                    one.attrSet("href", self._leads_to(str(one.attrGet("href")), line))

    def _leads_to(self, href: str, token: Token | None) -> str:
        if href.startswith(("#/", "https://")):
            return href
        if self.path.parent.name == TUTORIALS and _TO_A_PAGE.fullmatch(href):
            return href
        found = re.fullmatch(r"(?:\.\./(lessons|systems)/)?([a-z0-9-]+)\.md", href)
        if found is None:
            wanted = "https://..., #/... of the page, or the file of a lesson such as minimax.md"
            raise self._wrong(token, f"a link leads to {wanted}, not to {short(href)!r}")
        folder = found[1] or self.path.parent.name
        return f"#/lessons/{SYSTEMS}/{found[2]}" if folder == SYSTEMS else f"#/lessons/{found[2]}"

    def _wrong(self, token: Token | None, what: str) -> BadFile:
        line = token.map[0] if token is not None and token.map else 0
        return _wrong(self.before + line + 1, what)


def _top_level(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The tokens of each block that is in no other."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield block
            block = []


def _markdown() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.disable(["html_block", "html_inline"])
    dollarmath_plugin(
        reader,
        allow_labels=False,
        allow_space=False,
        allow_digits=False,
        allow_blank_lines=False,
        double_inline=False,
    )
    for kind, tag, name in (
        ("math_inline", "span", "math"),
        ("math_block", "div", "math display"),
    ):
        reader.add_render_rule(kind, _math_rule(tag, name))
    reader.add_render_rule("table_open", lambda *_: '<div class="scroll" tabindex="0"><table>\n')
    reader.add_render_rule("table_close", lambda *_: "</table></div>\n")
    reader.core.ruler.push("empty_corner", _empty_corner)
    return reader


def _empty_corner(state: StateCore) -> None:
    """A heading without words becomes a cell, so that screen readers announce no empty heading."""
    tokens = state.tokens
    for at, opening in enumerate(tokens):
        if opening.type == "th_open" and not tokens[at + 1].content:
            opening.tag = tokens[at + 2].tag = "td"


def _math_rule(tag: str, name: str) -> Any:
    """TeX as text; the page turns it into a formula."""

    def rule(_self: Any, tokens: Sequence[Token], at: int, *_: Any) -> str:
        return f'<{tag} class="{name}">{escapeHtml(tokens[at].content.strip())}</{tag}>'

    return rule


_MARKDOWN = _markdown()


def as_html(text: str) -> str:
    """Markdown from anywhere as HTML that is safe to show: tags in it come out as text."""
    return _rendered(_MARKDOWN.parse(text))


def _rendered(tokens: Sequence[Token]) -> str:
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})).strip()
