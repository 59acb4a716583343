"""Lessons in a terminal: formulas that can be read without TeX."""

from __future__ import annotations

from pathlib import Path

import pytest

from zermelo.course.plain_text import as_markdown, plain_math
from zermelo.course.source import find


@pytest.mark.parametrize(
    "tex, text",
    [
        (r"\alpha \ge \beta", "\N{GREEK SMALL LETTER ALPHA} ≥ β"),
        (r"O(b^{2}) + x_1 + b^{d/2} + n^m", "O(b²) + x₁ + b^(d/2) + n^m"),
        (r"\tfrac12 \cdot 8", "1/2 · 8"),
        (r"\frac{W(n)}{N} + C\sqrt{\frac{\ln T}{n}}", "(W(n))/N + C√((ln T)/n)"),
        (r"\max_{a} V(\mathrm{result}(s, a))", "maxₐ V(result(s, a))"),
        (r"\left(1 + \frac{1}{n}\right)", "(1 + 1/n)"),
        (r"a \qquad\text{of}\quad b", "a  of  b"),
        (r"\bar x \le \sqrt n", "x\u0304 ≤ √n"),
        (r"\{1, 2\}\%", "{1, 2}%"),
        (
            "V = \\begin{cases} 1 & \\text{if } x \\\\ 2 & \\text{else} \\end{cases}",
            "V =\n  1  if x\n  2  else",
        ),
    ],
)
def test_formulas(tex: str, text: str) -> None:
    assert plain_math(tex) == text


@pytest.mark.parametrize(
    "tex", ["", "{", "}", "\\", "\\\\", "$", "^", "_", "\\frac", "{{{{x", "\\begin{"]
)
def test_what_is_no_formula_is_no_error(tex: str) -> None:
    assert isinstance(plain_math(tex), str)


def test_a_lesson(sample: Path) -> None:
    written = as_markdown(find("minimax"))
    assert "time O(b^m) and memory O(bm)" in written
    assert "max(3, 2, 2) = 3" in written
    assert "$ zermelo search" in written  # a prompt is no formula
    assert "    function MINIMAX(s)" in written
    assert "zermelo page lessons/minimax" in written
    assert "zermelo sheet minimax strategies" in written
