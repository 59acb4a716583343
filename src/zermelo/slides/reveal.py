"""A lesson as slides for the browser: one HTML file that needs nothing else, by reveal.js.

A section of the lesson begins a slide; what does not fit goes on another one. The arrow keys go
through the slides and through the states of each figure. https://revealjs.com
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from ..course.listings import PseudocodeLine
from ..course.source import Block, Code, Figure, Lesson, Math, Note, Prose, Pseudocode
from .figures import states
from .pages import ROOM, Markup, SlideText, pages
from .trees import State

_LINE = 70  # letters of a line, to count what a formula, a list or a listing takes
_ELEMENT = re.compile(r"<(h2|h3|p|ul|ol|pre|blockquote|div)\b.*?</\1>", re.DOTALL)
_FONT = re.compile(r"url\((?:\./)?([\w-]+\.woff2)\)")
_ITEM = re.compile(r"<li>.*?</li>", re.DOTALL)
_HASH = re.compile(r'href="#/lessons/([a-z0-9/-]+)"')


def slides(lesson: Lesson) -> str:
    """The whole file."""
    made = [_title(lesson), *pages(lesson, MARKUP)]
    sections = "\n".join(f"<section>{one}</section>" for one in made)
    script, style = _bundled("slides.js"), _with_fonts("katex.css") + _bundled("slides.css")
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(lesson.title)}</title><style>{style}</style></head>\n"
        f'<body><div class="reveal"><div class="slides">\n{sections}\n</div></div>\n'
        f"<script>{script}</script></body></html>\n"
    )


def _bundled(name: str) -> str:
    """A part of reveal.js and KaTeX, as it was built with the page; safe inside of a tag."""
    text = files("zermelo.web").joinpath("static", name).read_text(encoding="utf-8")
    return text.replace("</script", "<\\/script")


def _with_fonts(name: str) -> str:
    """Styles with the fonts that they name inside."""

    def inside(found: re.Match[str]) -> str:
        content = files("zermelo.web").joinpath("static", found[1]).read_bytes()
        return f"url(data:font/woff2;base64,{base64.b64encode(content).decode()})"

    return _FONT.sub(inside, _bundled(name))


def _title(lesson: Lesson) -> str:
    goals = "".join(f"<li>{_plain_math(one)}</li>" for one in lesson.goals)
    about = " · ".join(filter(None, (lesson.textbook, lesson.year)))
    return (
        f"<h1>{escape(lesson.title)}</h1><p>{escape(lesson.summary)}</p><ul>{goals}</ul>"
        f'<p class="soft">{escape(about)}</p>'
    )


def _plain_math(text: str) -> str:
    parts = re.split(r"\$([^$]+)\$", text)
    return "".join(
        f'<span class="math">{escape(part)}</span>' if at % 2 else escape(part)
        for at, part in enumerate(parts)
    )


def _slide(heading: str, page: Sequence[str]) -> str:
    body = "\n".join(page)
    return f"<h2>{heading}</h2>{body}" if heading else body


def _pieces(block: Block) -> Iterator[SlideText]:
    match block:
        case Prose() | Note():
            html = (
                block.html if isinstance(block, Prose) else f"<blockquote>{block.html}</blockquote>"
            )
            for found in _ELEMENT.finditer(_linked(html)):
                if found[1] == "h2":
                    yield SlideText(re.sub(r"</?h2>", "", found[0]), 0, is_heading=True)
                else:
                    yield from _split(found[0])
        case Math():
            lines = 2 + block.tex.count("\\\\")
            yield SlideText(f'<div class="math display">{escape(block.tex)}</div>', lines * _LINE)
        case Pseudocode():
            yield SlideText(_listing(block.lines), len(block.lines) * _LINE // 2)
        case Code():
            lines = block.source.count("\n") + 1
            yield SlideText(f"<pre><code>{escape(block.source)}</code></pre>", lines * _LINE // 2)


def _split(html: str) -> Iterator[SlideText]:
    """A long list goes over several slides."""
    takes = _room(html)
    kind = html[1:3]
    if takes <= ROOM or kind not in ("ul", "ol"):
        yield SlideText(html, takes)
        return
    for number, item in enumerate(_ITEM.findall(html), 1):
        start = f' start="{number}"' if kind == "ol" else ""
        yield SlideText(f"<{kind}{start}>{item}</{kind}>", _room(item))


def _room(html: str) -> int:
    letters = len(re.sub(r"<[^>]*>", "", html))
    rows = html.count("<tr") + html.count("<li")
    return max(letters, rows * _LINE * 2 // 3) + 20


def _linked(html: str) -> str:
    """Links between lessons lead to their slides, which lie beside this file."""
    return _HASH.sub(lambda found: f'href="{found[1].replace("/", "-")}.html"', html)


def _listing(lines: Sequence[PseudocodeLine], tags: str = "") -> str:
    lit = lit_line(lines, tags)
    rows = (
        f'<span class="lit">{escape(one.text)}</span>' if at == lit else escape(one.text)
        for at, one in enumerate(lines)
    )
    return f"<pre>{chr(10).join(rows)}</pre>"


def lit_line(lines: Sequence[PseudocodeLine], tags: str) -> int:
    """The line that is carried out, by the first tag that any has; -1 if none."""
    for tag in tags.split():
        for at, one in enumerate(lines):
            if tag == one.tag:
                return at
    return -1


def _figure(heading: str, figure: Figure) -> str:
    found = states(figure)
    steps = "".join(_state(at, one, figure) for at, one in enumerate(found))
    caption = f'<div class="soft">{_linked(figure.html)}</div>'
    return f'<h2>{heading}</h2><div class="steps">{steps}</div>{caption}'


def _state(number: int, state: State, figure: Figure) -> str:
    kind = "first" if number == 0 else "fragment current-visible"
    drawn = f"<figure>{state.svg}</figure>"
    if figure.lines:
        drawn = f'<div class="columns">{drawn}{_listing(figure.lines, state.tags)}</div>'
    return f'<div class="{kind}">{drawn}</div>'


MARKUP = Markup(_pieces, _slide, _figure)
