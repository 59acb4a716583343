"""Games and methods by the names that people know."""

from __future__ import annotations

import contextlib

from ....errors import ZermeloError, short
from ....games import find, in_file, names
from ....guide import guide_of

LONGEST = 80
_METHODS = {
    "alphazero": "AlphaZero",
    "ppo": "PPO",
    "td": "TD(λ)",
    "imitation": "Imitation",
    "league": "League",
    "nfsp": "NFSP",
    "weights": "Weights",
    "td-leaf": "TD-Leaf(λ)",
}


def game_title(spec: str) -> str:
    """The title of the game that a file names; nothing but registered games is loaded for it.

    >>> game_title("connect_four:rows=5")
    'Connect Four (rows=5)'
    >>> game_title("/home/me/mine.py:Mine")
    'Mine'
    """
    own = in_file(spec)
    if own is not None:
        return short(own.game or own.path.stem, LONGEST)
    name, _, parameters = spec.partition(":")
    title = name.strip()
    if title.replace("-", "_") in names():
        with contextlib.suppress(ZermeloError):  # another package broke it
            title = guide_of(find(title)[0]).title
    return short(f"{title} ({parameters})" if parameters else title, LONGEST)


def method_title(method: str) -> str:
    return _METHODS.get(method) or short(method, LONGEST)
