"""What was measured: every file of benchmarks/results, as it was written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from .pages import ROOT, Page, page, table, toctree

__all__ = ["pages"]

FOLDER = "benchmarks"
HOME = ROOT / "benchmarks"
NO_BREAK = "\N{NON-BREAKING HYPHEN}"


def pages() -> Iterator[Page]:
    results = sorted((HOME / "results").glob("*.txt"))
    rows = []
    for result in results:
        text = result.read_text(encoding="utf-8")
        about = _about(result.stem)
        rows.append((f"[{result.stem}]({FOLDER}/{result.stem}.md)", about, _date(text)))
        yield page(
            f"{FOLDER}/{result.stem}.md",
            f"# {result.stem}",
            about,
            f"```text\n{text.rstrip()}\n```",
        )
    findings = (HOME / "results/findings.md").read_text(encoding="utf-8")
    yield page(f"{FOLDER}/findings.md", findings.strip())
    names = [f"{FOLDER}/findings", *(f"{FOLDER}/{result.stem}" for result in results)]
    written = (ROOT / "docs/site/benchmarks.md").read_text(encoding="utf-8")
    yield page(
        "benchmarks.md",
        written.strip(),
        table(("file", "what it asks", "measured"), rows),
        toctree(names, ":hidden:"),
    )


def _about(name: str) -> str:
    """The first sentence of the module that wrote a result: of `compare` for `compare_rest`."""
    while name and not (HOME / f"{name}.py").exists():
        name = name.rpartition("_")[0]
    if not name:
        return ""
    said = ast.get_docstring(ast.parse((HOME / f"{name}.py").read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split()).replace("|", "\\|")


def _date(text: str) -> str:
    found = re.search(r"\d{4}-\d\d-\d\d", text)
    return found[0].replace("-", NO_BREAK) if found else ""
