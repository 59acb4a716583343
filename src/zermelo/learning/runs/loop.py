"""The training loop that all methods share: clock, reports, checkpoints, stop and resume.

    advance     play and learn for a moment
    evaluate    measure the strength, when it is due
    report      a line of metrics every two seconds
    save        a checkpoint every twenty seconds, and at the end

A method is a subclass of `Run` that defines these steps and what a checkpoint holds. A run lives
in a folder, see `folder`, and is resumed from its last checkpoint.
"""

from __future__ import annotations

import contextlib
import math
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypedDict, TypeVar

from ... import clock
from ...display import Shown
from ...game import Game
from ...log import Log
from .checkpoint import Parts, read_checkpoint, refill, restoring, write_checkpoint
from .folder import RunFolder
from .settings import Configuration

_log = Log(__name__)
REPORT_SECONDS, SAVE_SECONDS = 2.0, 20.0

Config = TypeVar("Config", bound=Configuration)
Report = Callable[[Any], None] | None


class RunOptions(TypedDict, total=False):
    """`spec` names the game in files; `resume` continues the run in the folder; `minutes` replaces
    its limit."""

    spec: str | None
    resume: bool
    minutes: float | None


def metric(label: str, form: str = ",", *, optional: bool = False) -> Any:
    """A field of a progress report, with its label and format for displays.

    An optional one is left out where it is None; others show "-" until they are measured.
    """
    return field(metadata={"label": label, "form": form, "optional": optional})


@dataclass(frozen=True)
class Progress(Shown):
    """The metrics of a run; fields are named as in `metrics.jsonl`."""

    seconds: float = metric("seconds", ",.0f")
    steps: int = metric("steps")


class Run(Generic[Config]):
    """A training run and its folder; close it."""

    kind: type[Config]
    counters: ClassVar[tuple[str, ...]] = ("steps", "seconds")
    """Attributes that checkpoints keep."""
    network: Any
    """The network to play with."""

    def __init__(
        self,
        game: Game,
        folder: str | Path,
        config: Config | None = None,
        *,
        spec: str | None = None,
        resume: bool = False,
        minutes: float | None = None,
    ) -> None:
        self.game, self.spec = game, spec or game.name
        self.steps, self.seconds = 0, 0.0
        self._started = 0.0
        self._counted: tuple[Mapping[str, float], float] = {}, 0.0
        self.check()
        given = {"method": self.kind.method, "training": asdict(config or self.kind())}
        self.folder = RunFolder(Path(folder), self.spec, None if resume else given)
        try:
            self.config = self.folder.configuration(self.kind)
            if minutes is not None:
                self.config = replace(self.config, minutes=minutes)
            self.set_up()
            if resume:
                self._restore()
            self.open()
        except BaseException:
            Run.close(self)
            raise

    # What a method defines.

    def check(self) -> None:
        """Refuse what can't be learnt, before there is a folder."""

    def set_up(self) -> None:
        """Make what learns."""

    def open(self) -> None:
        """Make what plays; what learns has been restored."""

    def prepare(self) -> None:
        """Compile, before the clock starts."""

    def advance(self) -> None:
        """Play and learn for a moment."""
        raise NotImplementedError

    def evaluate(self) -> None:
        """Measure the strength, if it is time."""

    def progress(self) -> Progress:
        """The metrics of this moment."""
        return Progress(self.seconds, self.steps)

    def totals(self) -> dict[str, float]:
        """Counts whose growth per second is reported."""
        return {}

    @property
    def parts(self) -> Parts:
        """Networks and optimizers that checkpoints keep."""
        return {}

    def about(self) -> dict[str, Any]:
        """What else checkpoints keep."""
        return {name: getattr(self, name) for name in self.counters}

    def restore(self, about: dict[str, Any]) -> None:
        """The reverse of `about`."""
        for name in self.counters:
            setattr(self, name, about[name])

    # The loop.

    @property
    def share(self) -> float:
        """How much of the run is over, by time or steps, whichever is further."""
        config = self.config
        by_time = self.seconds / (config.minutes * 60) if config.minutes else 0.0
        return max(by_time, self.steps / config.max_steps if config.max_steps else 0.0)

    def learn(self, report: Report = None) -> None:
        """Train until the run is over."""
        _log.info("training on %s in %s, from step %d", self.spec, self.folder.path, self.steps)
        self.prepare()
        reported = saved = clock.now()
        self._started = reported - self.seconds
        self._counted = self.totals(), reported
        while self.share < 1.0:
            self.advance()
            self.seconds = clock.now() - self._started
            self.evaluate()
            if self.is_due(clock.now() - reported):
                self._report(report)
                reported = clock.now()
            if clock.now() - saved > SAVE_SECONDS:
                self.save()
                saved = clock.now()

    def complete(self, report: Report = None) -> Self:
        """Train to the end and close; Ctrl-C stops the run in good order."""
        try:
            self.learn(report)
            self.finish()
        except KeyboardInterrupt:
            self.finish()
            raise
        finally:
            self.close()
        return self

    def is_due(self, since: float) -> bool:
        """Whether to report, given the seconds since the last report."""
        return since > REPORT_SECONDS or self.share >= 1.0

    @contextlib.contextmanager
    def off_the_clock(self) -> Iterator[None]:
        """Inside, time does not count as training time."""
        start = clock.now()
        yield
        self._started += clock.now() - start

    def rates(self) -> dict[str, float]:
        """How much each total has grown per second since the last report."""
        before, start = self._counted
        self._counted = now, end = self.totals(), clock.now()
        return {name: (now[name] - before[name]) / max(end - start, 1e-9) for name in now}

    def _report(self, report: Report) -> None:
        progress = self.progress()
        _log.info("%s", progress)
        self.folder.note({name: _for_json(value) for name, value in asdict(progress).items()})
        if report is not None:
            report(progress)

    # The folder.

    def save(self) -> None:
        """Write the result so far and a checkpoint."""
        self.write_result()
        write_checkpoint(self.folder, self.spec, self.parts, self.about())
        _log.debug("checkpoint of %s after %d steps", self.folder.path, self.steps)

    def write_result(self) -> None:
        """Write the result of the run: by default the network."""
        self.write_network("network.safetensors", self.network)

    def write_network(self, name: str, network: Any) -> None:
        with self.folder.writing():
            network.save(self.folder.path / name, self.spec, Run.about(self))

    def finish(self) -> None:
        """Write the last checkpoint."""
        self.save()

    def _restore(self) -> None:
        """Continue from the last checkpoint, if there is one."""
        found = read_checkpoint(self.folder)
        if found is None:
            warnings.warn(
                f"the run in {self.folder.path} ended before its first checkpoint: it begins anew",
                stacklevel=2,
            )
            return
        tensors, about = found
        with restoring(self.folder):
            self.restore(about)
            refill(self.parts, tensors)

    def close(self) -> None:
        """Stop all threads and release the folder."""
        self.folder.close()


def _for_json(value: Any) -> Any:
    """JSON has no NaN and no infinity."""
    return None if isinstance(value, float) and not math.isfinite(value) else value
