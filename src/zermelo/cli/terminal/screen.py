"""The output of commands: tables, and progress bars that appear late."""

from __future__ import annotations

import sys
from collections.abc import Container, Iterable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ... import clock

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

PATIENCE = 1.0  # seconds without a bar


def console() -> Console:
    """Standard output; lines are broken for terminals, never in files and pipes."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def table(
    headings: Sequence[str],
    rows: Iterable[Sequence[Any]],
    *,
    right: Container[str] = (),
    title: str | None = None,
) -> Table:
    """A plain table; the columns whose headings are in `right` hold numbers."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    shown = Table(box=box.SIMPLE, pad_edge=False, title=title and Text(title))
    shown.title_justify = "left"
    for heading in headings:
        number = heading in right
        shown.add_column(
            heading, justify="right" if number else "left", overflow="fold", no_wrap=number
        )
    for row in rows:
        shown.add_row(*(Text(str(cell)) for cell in row))
    return shown


class LateProgress:
    """Call it with the fraction done; a bar appears on stderr after a second, and disappears at
    the end. Only on a terminal, not in files and pipes.
    """

    def __init__(self, title: str) -> None:
        self.title = title
        self._start = clock.now()
        self._bar: Progress | None = None

    def __call__(self, done: float) -> None:
        if self._bar is None:
            if clock.now() - self._start < PATIENCE:
                return
            self._bar = self._begin()
        for task in self._bar.task_ids:
            self._bar.update(task, completed=done, description=self.title)

    def _begin(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

        err = Console(stderr=True)
        columns = ("{task.description}", BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
        bar.add_task(self.title, total=1.0)
        bar.start()
        return bar

    def __enter__(self) -> LateProgress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
