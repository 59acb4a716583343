"""Write the source of the site, what people wrote and what is made from code, into one folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from . import benchmarks, course, games, reference, tutorials, written
from .pages import Page

MAKERS = (written, tutorials, games, course, reference, benchmarks)


def pages() -> Iterator[Page]:
    for maker in MAKERS:
        yield from maker.pages()


def write(folder: Path) -> int:
    """The number of pages; what was there and is no longer made is removed."""
    made = {folder / page.path: page.content for page in pages()}
    for path, content in made.items():
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    for path in folder.rglob("*"):
        if path.is_file() and path not in made:
            path.unlink()
    return len(made)


if __name__ == "__main__":
    print(f"{write(Path(sys.argv[1]))} files for the site")
