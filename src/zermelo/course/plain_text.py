"""Lessons for a terminal: Markdown in which formulas are written as well as text can."""

from __future__ import annotations

import re
from html.entities import html5

from .listings import PseudocodeLine, listing_text
from .source import Block, Code, Figure, Lesson, Math, Note, Prose, Pseudocode

# What HTML calls otherwise than TeX, or not at all; most signs have the same name in both.
_SIGNS = {
    "cdot": "·",
    "cdots": "⋯",
    "dots": "…",
    "exists": "∃",
    "gets": "←",
    "gg": "≫",
    "infty": "∞",
    "ldots": "…",
    "ll": "≪",
    "lvert": "|",
    "rvert": "|",
    "to": "→",
}
_SILENT = r"\\(?:left|right|middle|[bB]igg?[lr]?|displaystyle|textstyle|limits)(?![a-zA-Z])"
_SUPER = str.maketrans("0123456789+-=()niT", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵀ")
_SUB = str.maketrans("0123456789+-=()aeoxijnt", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓᵢⱼₙₜ")
_GAP = "\t"  # where columns or words stand apart
_GROUP = r"\{((?:[^{}]|\{[^{}]*\})*)\}"
_FONTS = r"\\(?:text|mathrm|mathbf|mathit|mathcal|operatorname\*?|textsc|texttt|boldsymbol)\s*"
_MATH = re.compile(r"(`[^`]*`)|\$([^$]+)\$")


def plain_math(tex: str) -> str:
    """A formula as text: `\\frac{a}{b}` is a/b, `x^2` is x², `\\le` is ≤."""
    text = re.sub(r"\\begin\{[^}]*\}(\{[^}]*\})?", r"\\\\", tex)
    text = re.sub(r"\\end\{[^}]*\}|" + _SILENT, "", text)
    text = re.sub(r"(?<!\\)&|\\q?quad(?![a-zA-Z])", _GAP, text)
    text = re.sub(r"(?<!\\)\\[,;:! ]", " ", text)
    before = ""
    while before != text:  # from the inside out
        before = text
        text = re.sub(_FONTS + _GROUP, r"\1", text)
        text = re.sub(r"\\[dt]?frac\s*(\d)\s*(\d)", r"\1/\2", text)
        text = re.sub(r"\\[dt]?frac\s*" + _GROUP + r"\s*" + _GROUP, _fraction, text)
        text = re.sub(r"\\sqrt\s*(?:" + _GROUP + r"|(\w))", _root, text)
        text = re.sub(r"\\(?:bar|overline)\s*(?:" + _GROUP + r"|(\w))", "\\1\\2\u0304", text)
    text = re.sub(r"\\([A-Za-z]+)", lambda found: _sign(found[1]), text)
    text = re.sub(r"\^(?:" + _GROUP + r"|(\S))", lambda found: _raised(found, _SUPER, "^"), text)
    text = re.sub(r"_(?:" + _GROUP + r"|(\S))", lambda found: _raised(found, _SUB, "_"), text)
    lines = [_tidy(line) for line in text.split("\\\\")]
    return "\n  ".join(line for line in lines if line)


def _sign(name: str) -> str:
    """The sign of this name; a word such as max stands for itself."""
    return _SIGNS.get(name) or html5.get(f"{name};") or name


def _tidy(line: str) -> str:
    """A line without what only TeX needs."""
    line = re.sub(r"\\([{}$%&_#|])|[{}]", r"\1", re.sub(r"[ \n]+", " ", line))
    return re.sub(rf"\s*{_GAP}\s*", "  ", line).strip()


def _root(found: re.Match[str]) -> str:
    return f"√({found[1]})" if found[1] is not None else f"√{found[2]}"


def _fraction(found: re.Match[str]) -> str:
    return "/".join(one if re.fullmatch(r"\w+", one) else f"({one})" for one in found.groups())


def _raised(found: re.Match[str], signs: dict[int, int], mark: str) -> str:
    """Raised or lowered if there are such signs for all of it."""
    text = (found[1] if found[1] is not None else found[2]).strip()
    small = text.translate(signs)
    if all(before != after for before, after in zip(text, small, strict=True)):
        return small
    return f"{mark}{text}" if len(text) == 1 else f"{mark}({text})"


def as_markdown(lesson: Lesson) -> str:
    """The whole lesson, for what prints Markdown in terminals."""
    about = [f"Lectures {lesson.lectures}"] if lesson.lectures else []
    about += [f"Textbook: {lesson.textbook}"] if lesson.textbook else []
    about += [f"Week {lesson.week}"] if lesson.week else []
    parts = [f"# {lesson.title}", lesson.summary]
    parts += ["\n".join(f"- {one}" for one in (*lesson.goals, *about))]
    parts += [_written(lesson, block) for block in lesson.blocks]
    if lesson.exercises:
        parts.append(f"## Exercises\n\n    zermelo sheet {' '.join(lesson.exercises)}")
    return "\n\n".join(part for part in parts if part) + "\n"


def _written(lesson: Lesson, block: Block) -> str:
    match block:
        case Prose():
            return _without_tex(block.source)
        case Note():
            return "\n".join(f"> {line}" for line in _without_tex(block.source).splitlines())
        case Math():
            return _code(plain_math(block.tex))
        case Pseudocode():
            return _listed(block.lines)
        case Code():
            return f"```python\n{block.source}\n```"
        case Figure():
            live = f"    zermelo page lessons/{lesson.address}"
            return "\n\n".join(
                filter(None, [_listed(block.lines), _without_tex(block.caption), live])
            )


def _without_tex(text: str) -> str:
    """Formulas as text; what stands in code is no formula."""
    parts = re.split(r"(^```.*?^```)", text, flags=re.DOTALL | re.MULTILINE)
    return "".join(part if at % 2 else _MATH.sub(_inline, part) for at, part in enumerate(parts))


def _inline(found: re.Match[str]) -> str:
    """As Markdown: a formula's stars and underscores are no emphasis."""
    return found[1] or re.sub(r"([*_|`<\[\]])", r"\\\1", plain_math(found[2]).replace("\n", "; "))


def _listed(lines: tuple[PseudocodeLine, ...]) -> str:
    return _code(listing_text(lines)) if lines else ""


def _code(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())
