"""Text from others made safe to print, store and show; and sentences."""

from __future__ import annotations

import re
import unicodedata

MOST = 500  # characters of a message
_ESCAPES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]?"  # CSI: colours, cursor movements
    r"|\x1b[\]PX^_].*?(?:\x07|\x1b\\|\x9c|\Z)"  # OSC and the other strings: titles, links
    r"|\x1b[ -/]*[0-~]?"
    r"|\x9b[0-?]*[ -/]*[@-~]?",
    re.DOTALL,
)
_JOINERS = "\u200c\u200d"  # invisible, but needed to write some languages


def printable(text: object, most: int = MOST) -> str:
    """One line without terminal escapes, control characters or changes of direction.

    >>> printable("oh \\x1b[31mno\\x1b[0m\\nno")
    'oh no no'
    """
    try:
        line = str(text)[: 4 * most]
    except (RecursionError, ValueError):  # nested too deeply, or of more digits than Python writes
        line = f"a {type(text).__name__} too long to be written"
    if not (line.isascii() and line.isprintable()):
        line = "".join(map(_shown, _ESCAPES.sub("", line)))
    line = line.strip()
    return line if len(line) <= most else line[: most - 3] + "..."


def sentence(subject: str, words: str) -> str:
    """A sentence of a subject, a verb and the rest of it; without a subject, the words alone.

    >>> sentence("player 1", "raise to 4")
    'Player 1 raises to 4.'
    >>> sentence("", "the dice show 3 and 4")
    'The dice show 3 and 4.'
    """
    if subject:
        verb, space, rest = words.partition(" ")
        words = f"{subject} {_third_person(verb)}{space}{rest}"
    return f"{words[:1].upper()}{words[1:]}."


def _third_person(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{verb}es"
    if re.search("[^aeiou]y$", verb):
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def _shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    if letter.isspace() or kind in ("Zl", "Zp"):
        return " "
    if kind == "Cs":  # half of a pair, which no encoding takes
        return "\ufffd"
    return "" if kind in ("Cc", "Cf") and letter not in _JOINERS else letter
