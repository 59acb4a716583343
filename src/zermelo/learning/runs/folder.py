"""The folder of a training run: configuration, metrics, checkpoints.

    config.json           the game, the method and its configuration
    metrics.jsonl         a line for each report
    network.safetensors   the network to play with
    state.safetensors     all that resuming needs
    reflex.safetensors    at the end, a small policy for playouts
    tensorboard           if configured, the metrics as TensorBoard events
    lock                  held while the run is going on

Every file is whole at any moment, even if the run is killed.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

from ...errors import BadParameter, CantWrite, short
from ...files import write_whole
from ...reading import fitted, naming, parse_json, read_regular
from .settings import Configuration
from .tensorboard import Events

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]

Config = TypeVar("Config", bound=Configuration)


class RunFolder:
    """A folder that one run at a time writes to; close it."""

    def __init__(self, path: Path, game: str, config: dict[str, Any] | None) -> None:
        """`config` starts a run; None resumes the one in the folder."""
        self.path = path
        self._lock: int | None = None
        if config is not None and (path / "config.json").exists():
            raise BadParameter(f"{path} already holds a run; resume it, or choose another folder")
        self.config = self._read_config(game) if config is None else {"game": game, **config}
        given = self.config.get("training")
        self._events: Events | None = None
        if isinstance(given, dict) and given.get("tensorboard"):
            self._events = Events(path / "tensorboard")  # or refuses, before there is a folder
        with self.writing():
            path.mkdir(parents=True, exist_ok=True)
            self._lock = self._locked()
        try:
            self._tidy()
            if config is not None:
                self.write("config.json", json.dumps(self.config, indent=2).encode())
                self.write("metrics.jsonl", b"")  # there is something to watch from the start
        except BaseException:
            self.close()
            raise

    def _read_config(self, game: str) -> dict[str, Any]:
        try:
            found = parse_json(read_regular(self.path / "config.json"))
            its_game = fitted(found["game"], str)
        except (OSError, ValueError, KeyError, TypeError):
            raise BadParameter(f"{self.path} holds no run to resume") from None
        if its_game != game:
            raise BadParameter(f"{self.path} holds a run of {short(its_game)}, not of {game}")
        return dict(found)

    def configuration(self, kind: type[Config]) -> Config:
        """The configuration of the run; one of another method is refused."""
        if self.config.get("method", "alphazero") != kind.method:
            raise BadParameter(f"{self.path} holds a run of another method")
        with naming(self.path / "config.json"):
            return kind.from_json(self.config.get("training"))

    def _locked(self) -> int | None:
        handle = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise BadParameter(f"{self.path} is in use by another run") from None
        return handle

    def _tidy(self) -> None:
        """Remove temporary files of a run that was killed while writing."""
        for name in ("config.json", "network", "reflex", "state.safetensors", "metrics.jsonl"):
            for left in self.path.glob(f".{name}*"):
                with contextlib.suppress(OSError):
                    left.unlink()

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """An error of the disk in here becomes one sentence."""
        try:
            yield
        except OSError as error:
            why = error.strerror or str(error)
            raise CantWrite(f"the run can't be written to {self.path}: {why}") from None

    def write(self, name: str, content: bytes) -> None:
        """Write a file whole."""
        with self.writing():
            write_whole(self.path / name, content)

    def note(self, metrics: dict[str, Any]) -> None:
        """Add a line of metrics."""
        with self.writing(), open(self.path / "metrics.jsonl", "a") as file:
            file.write(json.dumps(metrics) + "\n")
            if self._events is not None:
                self._events.note(metrics)

    def rewind(self, seconds: float) -> None:
        """Drop metrics after this time: the run resumes from there."""
        path = self.path / "metrics.jsonl"
        if not path.exists():
            return
        kept = []
        for line in path.read_bytes().splitlines(keepends=True):
            with contextlib.suppress(ValueError, KeyError, TypeError, RecursionError):
                if line.endswith(b"\n") and json.loads(line)["seconds"] <= seconds:
                    kept.append(line)
        self.write("metrics.jsonl", b"".join(kept))

    def close(self) -> None:
        """Release the folder."""
        if self._events is not None:
            self._events.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
