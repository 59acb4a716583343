"""A training run, or anything else that writes JSON lines.

Each line is an object: its numbers are plotted over `step`, or over the line number, and over
`seconds` if the reader likes. The last line is shown as a table.
"""

from __future__ import annotations

import contextlib
import itertools
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ....errors import BadFile, ZermeloError, short
from ....learning.runs.config import METHODS
from ....long_work import RUN, key_of, results
from ....reading import fitted, open_regular, parse_json, read_regular
from ...messages.responses import DataTable, PlotData, Progress, WorkInfo
from .series import UNKNOWN, Series, course, kept, number_text
from .titles import game_title, method_title

LINES = 200_000
LONGEST_LINE = 1 << 20
MOST_SERIES = 60
LARGEST_STEP = 1 << 53  # that the page can count to
CONFIG, LARGEST_CONFIG = "config.json", 1 << 20
STEPS, SECONDS = ("step", "steps"), "seconds"
LADDER, ELO = "ladder_elo", "elo"
# How well it plays: plotted first.
STRENGTHS = (LADDER, ELO, "exploitability", "mixture", "equity", "score", "gain", "agreement")
EXPLOITABLE = ("exploitability", "mixture")  # of a league's main player and of its mixture
LEAST = 1e-6  # exploitability below it is rounding, and would stretch a logarithmic scale
SAME_SCALE = "loss"  # series whose names end so share a plot
WORDS = {LADDER: "Elo above random play", ELO: "Elo above the first network"}


def log_progress(path: Path) -> Progress:
    """The numbers in each line; where a line lacks one, the plot has a gap."""
    steps: list[int] = []
    series: Series = {}
    last: dict[str, Any] = {}
    over = ""
    for line, found in enumerate(_lines(results(path)), 1):
        last |= {name: value for name, value in found.items() if value is not None}
        over = over or next((one for one in STEPS if one in found), "lines")
        steps.append(_step(found.get(over, line)))
        for name, value in found.items():
            if name != over and isinstance(value, int | float):
                if name not in series and len(series) == MOST_SERIES:
                    continue
                values = series.setdefault(name, [])
                values += [None] * (len(steps) - 1 - len(values))
                values.append(float(value))
    for values in series.values():
        values += [None] * (len(steps) - len(values))
    seconds = _seconds(series)
    rows = [[_words(name), _shown(value)] for name, value in list(last.items())[:MOST_SERIES]]
    points = kept(len(steps))
    return Progress(
        _info(path, last, len(steps), series),
        [steps[i] for i in points],
        over or "lines",
        [
            PlotData(
                _words(title),
                {_words(name): [series[name][i] for i in points] for name in group},
                _is_logarithmic(group, series),
            )
            for title, group in _plotted(series)
        ],
        [DataTable(["name", "value"], rows, "Latest values")] if rows else [],
        seconds=[seconds[i] for i in points] if seconds else [],
    )


def _seconds(series: Series) -> list[float]:
    """The time of every line, to plot over instead of to plot; nothing if it is not in all of them,
    or runs backwards."""
    values = series.get(SECONDS, [])
    times = [one for one in values if one is not None and math.isfinite(one)]
    if len(times) < len(values) or any(a > b for a, b in itertools.pairwise(times)):
        return []
    series.pop(SECONDS, None)
    return times


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with open_regular(path) as file:
        for line in range(1, LINES + 1):
            text = file.readline(LONGEST_LINE)
            if not text.endswith(b"\n"):
                if len(text) == LONGEST_LINE:
                    raise BadFile(f"line {line} is longer than {LONGEST_LINE >> 20} MB")
                return  # a line that is still being written
            found = parse_json(text, nan=True)
            if not isinstance(found, dict):
                raise BadFile(f"line {line} is not a JSON object")
            yield found


def _step(value: Any) -> int:
    step = int(value)
    if abs(step) > LARGEST_STEP:
        raise BadFile("a step is too large a number")
    return step


def _info(path: Path, last: dict[str, Any], count: int, series: Series) -> WorkInfo:
    name = path.name if path.name != RUN else path.resolve().parent.name
    info = WorkInfo(key_of(path), "log", "", "", name, "", None, None, count, None, "lines")
    config = results(path).with_name(CONFIG)
    if results(path).name == RUN and config.is_file():
        _add_run(info, parse_json(read_regular(config, LARGEST_CONFIG)), last)
    strongest = next((one for one in (*STRENGTHS, *series) if one in series), "")
    if strongest:
        info.course_of, info.course = _words(strongest), course(series[strongest])
    if info.course:
        latest = info.course[-1]
        value = f"{latest:+.0f}" if strongest in WORDS else number_text(latest)
        info.result = f"{info.course_of}: {value}"
    return info


def _add_run(info: WorkInfo, config: Any, last: dict[str, Any]) -> None:
    """What the configuration of a training run says: the game, the method, and how long."""
    about = fitted(config, dict[str, Any])
    method = fitted(about.get("method", "alphazero"), str, "method")
    info.kind, info.about = "training", method_title(method)
    info.game = game_title(fitted(about.get("game", ""), str, "game"))
    info.unit = "minutes"
    seconds, steps = last.get("seconds"), last.get("steps")
    info.done = seconds / 60 if isinstance(seconds, int | float) else 0.0
    with contextlib.suppress(ZermeloError):
        planned = METHODS[method].from_json(about.get("training")) if method in METHODS else None
        if planned is not None and planned.minutes:
            info.total = planned.minutes
        elif planned is not None and planned.max_steps and isinstance(steps, int):
            info.done, info.total, info.unit = steps, planned.max_steps, "steps"


def _plotted(series: Series) -> list[tuple[str, list[str]]]:
    """Titles and series: how strong it is, then what is on the same scale, then the rest."""
    first = [name for name in STRENGTHS if name in series]
    exploitable = [name for name in first if name in EXPLOITABLE]
    same = [name for name in series if name.endswith(SAME_SCALE)]
    plots: dict[str, list[str]] = {}
    for name in (*first, *same, *series):
        together = exploitable if name in exploitable else same if name in same else [name]
        title = SAME_SCALE if together is same and len(same) > 1 else together[0]
        plots[title] = together
    return list(plots.items())


def _is_logarithmic(group: list[str], series: Series) -> bool:
    """Exploitability falls by factors: what matters late is small."""
    values = [one for name in group for one in series[name] if one is not None]
    return group[0] in EXPLOITABLE and all(one > LEAST for one in values)


def _words(name: str) -> str:
    return short(WORDS.get(name) or name.replace("_", " "), 60)


def _shown(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return UNKNOWN if value is None else short(value, 200)
    return number_text(float(value))
