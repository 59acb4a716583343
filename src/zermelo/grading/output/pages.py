"""Pages about a graded class: one sheet for each student, and an index; each needs nothing else.

A student's sheet of a hidden test has the kind of mistake and no more. The teacher's has it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..verdict import Evidence, Grade, TaskVerdict, number

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #212529; background: #fff;
  max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 0; }
a { color: #0b7285; } .faint { color: #5c636a; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: left; padding: .35rem .8rem .35rem 0; border-bottom: 1px solid #dee2e6;
  vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
section { border: 1px solid #dee2e6; border-left: .35rem solid #2b8a3e; border-radius: .3rem;
  padding: .7rem 1rem; margin: .8rem 0; break-inside: avoid; }
section.failed { border-left-color: #c92a2a; } section.open { border-left-color: #e67700; }
section header { display: flex; gap: 1rem; justify-content: space-between; flex-wrap: wrap; }
section p { margin: .4rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .6rem 0; }
dt { color: #5c636a; } dd { margin: 0; overflow-wrap: anywhere; }
.trees { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; flex: 1 1 20rem; min-width: 0; overflow-x: auto; }
figcaption { font-weight: 600; font-size: .9rem; } svg { max-width: none; height: auto; }
.cell { white-space: nowrap; } .ok { color: #2b8a3e; } .bad { color: #c92a2a; }
@media print { body { max-width: none; } a { color: inherit; text-decoration: none; } }
"""


def document(title: str, body: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body>\n{body}\n</body></html>\n"
    )


def sheet(grade: Grade, name: str = "", teacher: bool = False) -> str:
    """The sheet of one student; the teacher's has the evidence of hidden tests as well."""
    who = name or grade.student
    tests = "\n".join(_section(test, teacher) for test in grade.tests)
    whole = f"{number(grade.points)} of {number(grade.out_of)} points"
    passed = sum(test.passed for test in grade.tests)
    head = (
        f"<h1>{escape(grade.assignment)}: {escape(who)}</h1>"
        f'<p class="faint">{whole}; {passed} of {len(grade.tests)} tests passed.</p>'
    )
    return document(f"{grade.assignment}: {who}", f"<main>{head}\n{tests}</main>")


def _section(test: TaskVerdict, teacher: bool) -> str:
    state = "passed" if test.passed else "open" if test.kind == "grader" else "failed"
    word = {"passed": "passed", "open": "not decided", "failed": "failed"}[state]
    hidden = ' <span class="faint">(hidden test)</span>' if test.hidden else ""
    parts = [
        f'<section class="{state}"><header><h2>{escape(test.name)}{hidden}</h2>'
        f"<span>{word}, {number(test.points)} of {number(test.out_of)}</span></header>"
    ]
    if test.sentence:
        parts.append(f"<p>{escape(test.sentence)}</p>")
    if test.evidence is not None and (teacher or not test.hidden):
        parts.append(_evidence(test.evidence))
    return "".join([*parts, "</section>"])


def _evidence(found: Evidence) -> str:
    rows = "".join(f"<dt>{title}</dt><dd>{escape(text)}</dd>" for title, text in found.entries)
    trees = ""
    if found.right_tree:
        trees = (
            f'<div class="trees">{_figure("Handed in: what was looked at", found.their_tree)}'
            f"{_figure('The right search', found.right_tree)}</div>"
        )
    return f"<dl>{rows}</dl>{trees}"


def _figure(title: str, svg: str) -> str:
    labelled = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
    return f"<figure><figcaption>{escape(title)}</figcaption>{labelled}</figure>"


def index(title: str, grades: Sequence[Grade], files: dict[str, str], names: dict[str, str]) -> str:
    """The whole class: a row for each student, a column for each test."""
    tests = list(grades[0].tests) if grades else []
    heads = "".join(f"<th>{escape(test.name)}</th>" for test in tests)
    rows = "\n".join(_row(one, files[one.student], names.get(one.student, "")) for one in grades)
    missed = "".join(
        f"<td>{sum(one.tests[at].passed for one in grades)} of {len(grades)}</td>"
        for at in range(len(tests))
    )
    mean = sum(one.points for one in grades) / max(len(grades), 1)
    body = (
        f"<main><h1>{escape(title)}</h1>"
        f'<p class="faint">{len(grades)} submissions, {number(round(mean, 2))} points on average. '
        "This page and the folder teacher are yours; the folder students is for students.</p>"
        f'<div style="overflow-x:auto"><table><thead><tr><th>student</th>'
        f'<th class="number">points</th>{heads}</tr></thead><tbody>\n{rows}\n</tbody>'
        f"<tfoot><tr><th>passed by</th><td></td>{missed}</tr></tfoot></table></div></main>"
    )
    return document(title, body)


def _row(grade: Grade, file: str, name: str) -> str:
    cells = "".join(
        f'<td class="cell {"ok" if one.passed else "bad"}" title="{escape(one.sentence)}">'
        f"{'✓' if one.passed else '✗'} {escape('' if one.passed else one.kind)}</td>"
        for one in grade.tests
    )
    who = f"{grade.student} {name}".strip()
    return (
        f'<tr><td><a href="teacher/{escape(file)}.html">{escape(who)}</a></td>'
        f'<td class="number">{number(grade.points)}</td>{cells}</tr>'
    )
