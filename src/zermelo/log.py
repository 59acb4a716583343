"""Logging under the name "zermelo": what takes long says what it does.

    import logging

    logging.basicConfig(level=logging.INFO)

Every module logs under its own name, so `zermelo.kernel` is what is compiled and
`zermelo.learning` what is trained. A program that has not imported `logging` can't be listening.
Then nothing is imported or done here, since importing it would take a good part of the time in
which a small command starts.
"""

from __future__ import annotations

import sys

DEBUG, INFO, WARNING = 10, 20, 30  # as in `logging`


class Log:
    """The logger of a module.

    >>> Log("zermelo.example").info("%d states tabulated", 5478)
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def debug(self, message: str, *values: object) -> None:
        self._log(DEBUG, message, values)

    def info(self, message: str, *values: object) -> None:
        self._log(INFO, message, values)

    def warning(self, message: str, *values: object) -> None:
        self._log(WARNING, message, values)

    def _log(self, level: int, message: str, values: tuple[object, ...]) -> None:
        if "logging" not in sys.modules:
            return
        from logging import NullHandler, getLogger

        ours = getLogger("zermelo")
        if not ours.handlers:
            ours.addHandler(NullHandler())  # or warnings go to stderr where they were not asked for
        getLogger(self._name).log(level, message, *values, stacklevel=3)
