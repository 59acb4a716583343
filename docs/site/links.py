"""Does every link of the built site lead somewhere?

    python -m docs.site.links build/docs/html [--outside]

Links within the site are followed to the file and the place in it, and a dead one is an error. With
--outside every address elsewhere is asked for too; where there is no way out, that is said, and is
no error.
"""

from __future__ import annotations

import argparse
import posixpath
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

SECONDS = 15
AGENT = "Mozilla/5.0 (zermelo documentation)"  # some refuse a client that has no usual name
GONE = (404, 410)
TEMPLATES = "_static/"  # what a theme keeps there are not pages


class Dead(NamedTuple):
    """A link that leads nowhere, and the page it is on."""

    page: str
    link: str


class HtmlPage(HTMLParser):
    """The places that a page has, and where its links lead."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if value and name == "id":
                self.places.add(value)
            elif value and name in ("href", "src"):
                self.links.add(value)


Site = Mapping[str, HtmlPage | None]
"""By path; None is a file that is no page."""


def read_site(folder: Path) -> dict[str, HtmlPage | None]:
    found: dict[str, HtmlPage | None] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            is_page = path.suffix == ".html" and not name.startswith(TEMPLATES)
            found[name] = HtmlPage(path.read_text(encoding="utf-8")) if is_page else None
    return found


def dead_links(site: Site) -> Iterator[Dead]:
    """Links from the site to itself that lead to no file, or to no place in it."""
    for name, page in site.items():
        for link in sorted(page.links) if page else ():
            to = urlsplit(link)
            if to.scheme or to.netloc:
                continue
            path = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(to.path)))
            target = path if to.path else name
            there = site.get(target)
            if target not in site or (
                there and to.fragment and unquote(to.fragment) not in there.places
            ):
                yield Dead(name, link)


def addresses(site: Site) -> list[str]:
    """Where the site leads outside."""
    links = {link for page in site.values() if page for link in page.links}
    return sorted({one.partition("#")[0] for one in links if one.startswith(("http:", "https:"))})


def unreachable(address: str) -> str:
    """Why an address can't be had: empty if it can."""
    request = urllib.request.Request(address, headers={"User-Agent": AGENT})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS):
            return ""
    except urllib.error.HTTPError as error:  # others than "gone" are for machines alone
        return f"{error.code} {error.reason}" if error.code in GONE else ""
    except (OSError, ValueError) as error:
        return f"no answer ({getattr(error, 'reason', error)})"


def _ask_outside(wanted: list[str]) -> int:
    with ThreadPoolExecutor(8) as pool:
        said = dict(zip(wanted, pool.map(unreachable, wanted), strict=True))
    silent = [one for one, why in said.items() if why.startswith("no answer")]
    if len(silent) == len(wanted):
        print(f"nothing outside can be reached from {socket.gethostname()}: not checked are")
        print("\n".join(f"  {one}" for one in wanted))
        return 0
    for one, why in said.items():
        if why:
            print(f"{one}: {why}")
    return sum(bool(why) for why in said.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--outside", action="store_true", help="ask for addresses elsewhere, too")
    given = parser.parse_args()
    site = read_site(given.folder)
    dead = list(dead_links(site))
    for one in dead:
        print(f"{one.page}: {one.link} leads nowhere")
    pages, outside = sum(page is not None for page in site.values()), addresses(site)
    print(f"{pages} pages, {len(dead)} dead links, {len(outside)} addresses elsewhere")
    gone = _ask_outside(outside) if given.outside and outside else 0
    return 1 if dead or gone else 0


if __name__ == "__main__":
    sys.exit(main())
