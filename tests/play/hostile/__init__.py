"""Players that try to cheat, to break things and to get out: each one trick, for the tests.

Every class makes its attempt at the first turn and then, if it still can, plays on legally. None
of them does anything outside of a sandbox. EXPECTED says of each what becomes of it: the kinds of
faults it may lose by, or "" where its trick does not work and it plays to the end.
"""

from . import answers, files, processes, secrets
from .base import CHEAP, EXPECTED, PLAYERS, Honest, Hostile, confined

__all__ = [
    "CHEAP",
    "EXPECTED",
    "PLAYERS",
    "Honest",
    "Hostile",
    "answers",
    "confined",
    "files",
    "processes",
    "secrets",
]
