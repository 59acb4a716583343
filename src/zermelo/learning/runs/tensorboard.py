"""Metrics as TensorBoard event files; needs the extra `tensorboard`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...errors import needs_extra


class Events:
    """A folder of events; those of an earlier run beyond our first step are hidden."""

    def __init__(self, folder: Path) -> None:
        with needs_extra("TensorBoard events", "tensorboard"):
            from torch.utils.tensorboard import SummaryWriter
        self._open, self._folder = SummaryWriter, folder
        self._writer: SummaryWriter | None = None

    def note(self, metrics: dict[str, Any]) -> None:
        """Write each number of a line of metrics under its name, and each sentence."""
        step = int(metrics["steps" if "steps" in metrics else "epoch"])
        if self._writer is None:
            self._writer = self._open(str(self._folder), purge_step=step)
        for name, value in metrics.items():
            if isinstance(value, str):
                self._writer.add_text(name, value, step)
            elif value is not None:
                self._writer.add_scalar(name, value, step)
        self._writer.flush()

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
