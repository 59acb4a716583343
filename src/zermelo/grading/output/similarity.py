"""Which submissions are alike: a list to look at, and never an accusation.

Programs are compared as tokens, whatever names and comments they have, by fingerprints of short
runs of them (S. Schleimer, D. Wilkerson and A. Aiken, "Winnowing: local algorithms for document
fingerprinting", 2003). What stands in the assignment's template is left out, as is what many have
in common: a short exercise has one good solution.
"""

from __future__ import annotations

import hashlib
import io
import keyword
import token
import tokenize
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from ...reading import read_regular
from ..submissions import MOST_BYTES

RUN = 10  # tokens that are compared at a time
WINDOW = 4  # runs, of which one is kept
COMMON = 0.25  # of all submissions: what more of them share says nothing
FEWEST = 6  # fingerprints, of which there must be as many for a comparison
_LAYOUT = (token.NEWLINE, token.INDENT, token.DEDENT, tokenize.NL, tokenize.COMMENT, token.ENCODING)

Prints = Mapping[int, int]
"""Fingerprints, and the line on which each is found first."""


class Alike(NamedTuple):
    """Two submissions and what they share."""

    one: str
    other: str
    share: float
    """Of the fingerprints of the shorter one."""
    lines: tuple[int, ...]
    """Of the first, where the shared runs begin."""
    other_lines: tuple[int, ...]


def fingerprints(source: str) -> dict[int, int]:
    """The fingerprints of a program; of what is no program, none."""
    try:
        read = list(tokenize.generate_tokens(io.StringIO(source).readline))
    except (tokenize.TokenError, SyntaxError, ValueError):
        return {}
    tokens = [(_plain(one), one.start[0]) for one in read if one.type not in _LAYOUT]
    runs = [
        (_hashed(" ".join(text for text, _ in tokens[at : at + RUN])), tokens[at][1])
        for at in range(len(tokens) - RUN + 1)
    ]
    kept: dict[int, int] = {}
    for at in range(max(len(runs) - WINDOW + 1, 0)):
        value, line = min(runs[at : at + WINDOW])
        kept.setdefault(value, line)
    return kept


def _plain(one: tokenize.TokenInfo) -> str:
    """A token without what is easily changed."""
    if one.type == token.NAME:
        return one.string if keyword.iskeyword(one.string) else "a"
    if one.type == token.NUMBER:
        return "0"
    return "s" if one.type == token.STRING else one.string


def _hashed(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def alike(sources: Mapping[str, str], templates: Iterable[str] = ()) -> list[Alike]:
    """All pairs that share anything, the most similar first."""
    known = {value for source in templates for value in fingerprints(source)}
    prints = {name: fingerprints(source) for name, source in sources.items()}
    count = Counter(value for one in prints.values() for value in one)
    most = max(COMMON * len(prints), 2)
    own = {
        name: {v: line for v, line in one.items() if v not in known and count[v] <= most}
        for name, one in prints.items()
    }
    pairs = []
    for one, other in combinations(own, 2):
        shared = own[one].keys() & own[other].keys()
        # Of all but the template: where most is common, a little of one's own says little.
        size = min(len(prints[name].keys() - known) for name in (one, other))
        if shared and size >= FEWEST:
            lines = [tuple(sorted({own[name][v] for v in shared})) for name in (one, other)]
            pairs.append(Alike(one, other, len(shared) / size, lines[0], lines[1]))
    return sorted(pairs, key=lambda pair: (-pair.share, pair.one, pair.other))


def source_of(path: Path) -> str:
    """All Python of a submission, or nothing where it can't be read."""
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    texts = []
    for file in files:
        if not file.is_symlink() and file.is_file():
            texts.append(read_regular(file, MOST_BYTES).decode(errors="replace"))
    return "\n".join(texts)


def ranges(lines: Iterable[int], apart: int = 3) -> str:
    """Numbers of lines as people write them.

    >>> ranges((3, 4, 6, 20))
    '3-6, 20'
    """
    found: list[list[int]] = []
    for line in lines:
        if found and line - found[-1][1] <= apart:
            found[-1][1] = line
        else:
            found.append([line, line])
    return ", ".join(f"{a}-{b}" if b > a else f"{a}" for a, b in found)
