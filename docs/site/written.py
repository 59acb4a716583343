"""Pages that people wrote, with links that lead to where things are on the site, and with tables of
what the package knows: `<!-- algorithms -->`, `<!-- settings: NAME -->`, `<!-- unsupported -->`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from zermelo.algorithms import ALGORITHMS
from zermelo.kernel.as_written.unsupported import UNSUPPORTED

from .pages import ROOT, Page, table

BESIDES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
"""Pages at the root of the repository, and what they are called on the site."""
FILES = "files/"
"""Where files of the repository lie that a page links to."""

_LINK = re.compile(
    r"(?:(?<=\]\()|(?<=\]: ))(?:\.\./)?"
    r"((?:src|tests|benchmarks|docs)/[^)#\s]*|tutorials/[\w-]+\.md|[A-Z]+\.md)"
)
_LESSON = re.compile(r"src/zermelo/course/(lessons|systems)/([\w-]+)\.md")
_TABLE = re.compile(r"<!-- (algorithms|unsupported|settings: ([\w-]+)) -->")
_RESULT = re.compile(r"benchmarks/results/(\w+)\.(?:txt|md)")


def pages() -> Iterator[Page]:
    docs = ROOT / "docs"
    sources = {path: path.name for path in sorted(docs.glob("*.md"))}
    sources |= {ROOT / name: there for name, there in BESIDES.items()}
    linked_files: set[str] = set()
    for source, path in sources.items():
        text = source.read_text(encoding="utf-8")
        yield Page(path, linked(_TABLE.sub(_table, text), linked_files).encode())
    for name in sorted(linked_files):
        yield Page(FILES + name, (ROOT / name).read_bytes())
    folders = [docs / "_static", docs / "export", docs / "ipython"]
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    others = [docs / "conf.py", *(path for path in found if path.suffix != ".pyc")]
    for source in sorted(others):
        yield Page(str(source.relative_to(docs)), source.read_bytes())
    yield from _of_the_page()


def _table(found: re.Match[str]) -> str:
    if found[1] == "unsupported":
        return table(("not compiled", "instead"), [(one.what, one.instead) for one in UNSUPPORTED])
    if found[2] is None:
        rows = [
            (f"`{one.name}`", one.about, ", ".join(f"`{name}`" for name in one.takes))
            for one in ALGORITHMS.values()
        ]
        return table(("algorithm", "what it is", "settings"), rows)
    settings = ALGORITHMS[found[2]].settings.items()
    return table(("setting", "what it does"), [(f"`{name}`", one.help) for name, one in settings])


def linked(text: str, files: set[str]) -> str:
    """With links to lessons, results and pages; other files that it links to join `files`."""

    def there(found: re.Match[str]) -> str:
        name = found[1]
        if lesson := _LESSON.fullmatch(name):
            kind = "system-" if lesson[1] == "systems" else ""
            return f"course/{kind}{lesson[2]}.ipynb"
        if result := _RESULT.fullmatch(name):
            return f"benchmarks/{result[1]}.md"
        if name.rstrip("/") == "benchmarks/results":
            return "benchmarks.md"
        if name.startswith("tutorials/"):
            return name.removesuffix("md") + "ipynb"
        if name == "README.md":
            return "index.md"
        if name.startswith("docs/"):
            return name.removeprefix("docs/")
        if name in BESIDES:
            return BESIDES[name]
        files.add(name)
        return FILES + name

    return _LINK.sub(there, text)


def _of_the_page() -> Iterator[Page]:
    """The icon and KaTeX as the page of zermelo has them: the site needs nothing from elsewhere."""
    static = ROOT / "src/zermelo/web/static"
    names = ("icon.svg", "katex.js", "katex.css")
    for path in [*(static / name for name in names), *sorted(static.glob("KaTeX*.woff2"))]:
        yield Page(f"_static/{path.name}", path.read_bytes())
