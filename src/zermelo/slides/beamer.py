"""A lesson as slides for LaTeX: one file for beamer, its figures drawn by TikZ."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

from ..course.listings import listing_text
from ..course.source import Block, Code, Figure, Lesson, Math, Note, Prose, Pseudocode
from .convert import escaped, to_tikz
from .figures import states
from .pages import Markup, SlideText, pages
from .signs import IN_ASCII

LINE = 75  # letters of a line, to count the room of what is not text
WIDE = 135.0  # millimetres of a picture, at most
HIGH = 52.0
_HEAD = r"""\documentclass[aspectratio=169,10pt]{beamer}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{amsmath,amssymb}
\usepackage{booktabs}
\usepackage{tikz}
\usetikzlibrary{svg.path}
\beamertemplatenavigationsymbolsempty
\setbeamertemplate{footline}[frame number]
"""
_OPENS = {
    "bullet_list_open": "\\begin{itemize}",
    "bullet_list_close": "\\end{itemize}",
    "ordered_list_open": "\\begin{enumerate}",
    "ordered_list_close": "\\end{enumerate}",
    "blockquote_open": "\\begin{quote}",
    "blockquote_close": "\\end{quote}",
    "list_item_open": "\\item ",
    "em_open": "\\emph{",
    "em_close": "}",
    "strong_open": "\\textbf{",
    "strong_close": "}",
    "softbreak": " ",
    "hardbreak": "\\\\",
}


def beamer(lesson: Lesson) -> str:
    """The whole file; `pdflatex` makes slides of it."""
    frames = "\n\n".join(pages(lesson, Markup(_pieces, _frame, _figure)))
    goals = "".join(f"  \\item {_inline(one)}\n" for one in lesson.goals)
    goal_frame = f"\\begin{{frame}}\n{_inline(lesson.summary)}\n"
    goal_frame += f"\\begin{{itemize}}\n{goals}\\end{{itemize}}\n" if goals else ""
    return (
        f"{_HEAD}\\title{{{escaped(lesson.title)}}}\n\\author{{}}\n\\date{{}}\n"
        f"\\begin{{document}}\n\\begin{{frame}}\\titlepage\\end{{frame}}\n\n"
        f"{goal_frame}\\end{{frame}}\n\n{frames}\n\\end{{document}}\n"
    )


def _frame(heading: str, page: Sequence[str]) -> str:
    body = "\n\n".join(page)
    fragile = "[fragile,shrink]" if "{verbatim}" in body else "[shrink]"
    return f"\\begin{{frame}}{fragile}{{{heading}}}\n{body}\n\\end{{frame}}"


def _figure(heading: str, figure: Figure) -> str:
    """A picture for each state, one after the other."""
    pictures = [
        f"\\only<{number}>{{%\n{to_tikz(one.svg, WIDE, HIGH)}}}"
        for number, one in enumerate(states(figure), 1)
    ]
    body = "\n".join(pictures)
    return (
        f"\\begin{{frame}}{{{heading}}}\n\\centering\n{body}\n\n\\smallskip\\footnotesize "
        f"{_blocks(figure.caption)}\n\\end{{frame}}"
    )


def _pieces(block: Block) -> Iterator[SlideText]:
    match block:
        case Prose() | Note():
            yield from _prose(block.source)
        case Math():
            yield SlideText(f"\\[ {block.tex} \\]", (2 + block.tex.count("\\\\")) * LINE)
        case Pseudocode():
            yield SlideText(_verbatim(listing_text(block.lines)), len(block.lines) * LINE // 2)
        case Code():
            yield SlideText(_verbatim(block.source), (block.source.count("\n") + 1) * LINE // 2)


def _verbatim(text: str) -> str:
    plain = text
    for sign, word in IN_ASCII.items():
        plain = plain.replace(sign, word)
    plain = plain.encode("ascii", "replace").decode()
    return f"\\begin{{verbatim}}\n{plain}\n\\end{{verbatim}}"


# Markdown.


def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    dollarmath_plugin(reader, allow_space=False, allow_digits=False, double_inline=False)
    return reader


_MARKDOWN = _reader()


def _prose(text: str) -> Iterator[SlideText]:
    tokens, block = _MARKDOWN.parse(text), []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            made = _tokens(block)
            if block[0].type == "heading_open":
                yield SlideText(made, 0, block[0].tag == "h2")
            else:
                rows = sum(one.type in ("tr_open", "list_item_open") for one in block)
                yield SlideText(made, max(len(made), rows * LINE * 2 // 3) + 20)
            block = []


def _blocks(text: str) -> str:
    return _tokens(_MARKDOWN.parse(text))


def _inline(text: str) -> str:
    return _tokens(_MARKDOWN.parseInline(text))


def _tokens(tokens: Sequence[Token]) -> str:
    return re.sub(r"\n{3,}", "\n\n", "".join(_pieces_of(tokens))).strip()


def _pieces_of(tokens: Sequence[Token]) -> Iterator[str]:
    columns = 0
    for at, token in enumerate(tokens):
        kind = token.type
        if kind == "inline":
            yield "".join(_pieces_of(token.children or []))
        elif kind == "text":
            yield escaped(token.content)
        elif kind == "code_inline":
            yield f"\\texttt{{{escaped(token.content)}}}"
        elif kind in ("math_inline", "math_inline_double"):
            yield f"${token.content}$"
        elif kind == "math_block":
            yield f"\\[ {token.content.strip()} \\]"
        elif kind in ("fence", "code_block"):
            yield f"{_verbatim(token.content.rstrip())}\n"
        elif kind == "link_open":
            href = str(token.attrGet("href"))
            plain = href.replace("%", "\\%").replace("#", "\\#")
            yield f"\\href{{{plain}}}{{" if "//" in href else "{"
        elif kind == "link_close":
            yield "}"
        elif kind == "paragraph_close":
            yield "\n\n" if token.level == 0 else "\n"
        elif kind == "table_open":
            columns = _columns(tokens[at:])
            width = 0.96 / max(columns, 1)
            yield (
                "{\\scriptsize\n\\begin{tabular}{"
                + f"p{{{width:.3f}\\textwidth}}" * columns
                + "}\n"
            )
        elif kind == "table_close":
            yield "\\end{tabular}}\n\n"
        elif kind in ("th_close", "td_close"):
            ends = tokens[at + 1].type == "tr_close"
            yield " \\\\\n" if ends else " & "
        elif kind == "thead_close":
            yield "\\midrule\n"
        elif kind in _OPENS:
            yield _OPENS[kind] + ("\n" if "list" in kind and "item" not in kind else "")


def _columns(tokens: Sequence[Token]) -> int:
    ends = next(at for at, one in enumerate(tokens) if one.type == "tr_close")
    return sum(one.type == "th_open" for one in tokens[:ends])
