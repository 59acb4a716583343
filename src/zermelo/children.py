"""What a child process said last, and how it ended: the reason, where its work is missed."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator

from .log import Log

LENGTH = 4000  # bytes that are kept
LINES = 20  # that are logged
LONGEST = 300  # characters of a line in a sentence
PATIENCE = 2.0  # seconds for the pipe to close: what the child started may hold it open


class LastWords:
    """The last output of a child process on standard error, and how it ended.

    >>> words = LastWords()
    >>> words.hear(b"Traceback ...\\nImportError: no such module\\n")
    >>> words.ending("the worker", 1)
    'exited with code 1: ImportError: no such module'
    """

    def __init__(self) -> None:
        self._said = b""
        self._listener: threading.Thread | None = None

    def hear(self, got: bytes) -> None:
        """Add output and keep the end of it."""
        self._said = (self._said + got)[-LENGTH:]

    @contextlib.contextmanager
    def listening(self) -> Iterator[int]:
        """Inside, start the child with this as its standard error, which a thread reads."""
        read, write = os.pipe()
        listener = threading.Thread(target=self._listen, args=(read,), daemon=True)
        try:
            listener.start()
            self._listener = listener
        except RuntimeError:  # since Python 3.12, once this process is about to end
            self._listener = None
        try:
            yield write
        finally:
            os.close(write)

    def _listen(self, end: int) -> None:
        while got := os.read(end, 1 << 16):
            self.hear(got)
        os.close(end)

    @property
    def text(self) -> str:
        """The output that is kept, once the stream has ended."""
        if self._listener is not None:
            self._listener.join(PATIENCE)
        return self._said.decode(errors="replace").strip()

    def ending(self, name: str, code: int | None, log: Log | None = None) -> str:
        """How the child ended, with its last line of output; None while it runs. All of it is
        logged under `name`."""
        lines = self.text.splitlines()[-LINES:]
        how = _how(code) + (f": {lines[-1][:LONGEST]}" if lines else "")
        if log is not None:
            for line in lines[:-1]:
                log.debug("%s said: %s", name, line)
            log.info("%s %s", name, how)
        return how


def _how(code: int | None) -> str:
    if code is None:
        return "closed its answers"
    if code >= 0:
        return f"exited with code {code}"
    with contextlib.suppress(ValueError):
        return f"was ended by {signal.Signals(-code).name}"
    return f"was ended by signal {-code}"
