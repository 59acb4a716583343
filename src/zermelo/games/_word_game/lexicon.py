"""Words as a graph: words that begin alike share their beginning, those that end alike the end.

A node is a run of edges, named by the place of its first; node 0 has none. An edge holds a
letter from 1 to 26, whether it is the last of its node, whether a word ends with it, and the
node it leads to. A. W. Appel and G. J. Jacobson, "The world's fastest Scrabble program", 1988.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import BadParameter

LETTER, LAST, ENDS, TARGET = 31, 1 << 5, 1 << 6, 7
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Trie = dict[str, Any]  # the letters that may follow; "" where a word ends


def read_words(path: str) -> list[str]:
    """The words of a file, one a line; lines that begin with # are remarks."""
    try:
        text = Path(path).expanduser().read_text(encoding="utf-8") if path else shipped()
    except (OSError, UnicodeDecodeError) as error:
        raise BadParameter(f"no words can be read from {path!r}: {error}") from None
    lines = (line.strip().upper() for line in text.splitlines() if not line.startswith("#"))
    words = {word for word in lines if 2 <= len(word) <= 15 and word.isascii() and word.isalpha()}
    if not words:
        raise BadParameter(f"{path!r} has no words of 2 to 15 letters from A to Z, one a line")
    return sorted(words)


def shipped() -> str:
    return (files(__package__) / "words.txt").read_text(encoding="utf-8")


def graph(path: str) -> tuple[Any, int]:
    """The edges of all nodes, and the node that every word begins at."""
    return _graph(tuple(read_words(path)))


@lru_cache(4)
def _graph(words: tuple[str, ...]) -> tuple[Any, int]:
    edges: list[int] = [0]
    root = _laid_down(_trie(words), edges, {})
    return np.array(edges, np.int32), root


def _trie(words: tuple[str, ...]) -> Trie:
    root: Trie = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = True
    return root


def _laid_down(trie: Trie, edges: list[int], known: dict[tuple[int, ...], int]) -> int:
    """The number of the node that spells this; the same for all that spell the same."""
    made = [
        _laid_down(below, edges, known) << TARGET
        | (ENDS if "" in below else 0)
        | ord(letter) - ord("A") + 1
        for letter, below in trie.items()  # in the order of the words
        if letter
    ]
    if not made:
        return 0
    made[-1] |= LAST
    node = tuple(made)
    if node not in known:
        known[node] = len(edges)
        edges.extend(node)
    return known[node]


# For compiled code.


def follow(edges: Any, node: int, letter: int) -> int:
    """The edge of this letter; 0 if there is none."""
    while node:
        edge = int(edges[node])
        if edge & LETTER == letter:
            return edge
        node = 0 if edge & LAST else node + 1
    return 0
