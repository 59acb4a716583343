"""Exercise sheets as text and LaTeX."""

from __future__ import annotations

from zermelo.web.lessons.exercises import exercises
from zermelo.web.lessons.printing import as_latex, as_text


def test_on_paper() -> None:
    sheet = exercises(number=8)
    whole, asked = as_text(sheet, 1), as_text(sheet, 1, answers=False)
    assert whole.startswith(asked.rstrip("\n"))
    assert "Answers to sheet 1" in whole
    assert "Answers" not in asked
    assert "cut]" in whole
    latex = as_latex(sheet, 1)
    for name in ("document", "enumerate", "minipage", "tikzpicture", "tabular"):
        begun = latex.count(f"\\begin{{{name}}}")
        assert begun == latex.count(f"\\end{{{name}}}") > 0
    assert latex.count("\\begin{tikzpicture}") == 10
    assert latex.count("{") == latex.count("}")
    assert r"$\sqrt{2}$" in latex
    assert "pruned]" in latex
    assert latex.isascii()
    assert as_latex(exercises(["maxn"]), 1).count(r"Max\textasciicircum{}n") == 1
