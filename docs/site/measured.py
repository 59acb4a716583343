"""Figures read from the results that benchmarks wrote, for charts.

A result that no longer has what is read from it is an error, never a chart with less on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from .charts import Mark, Row
from .pages import ROOT

RESULTS = ROOT / "benchmarks/results"

_CONTESTANT = re.compile(
    r" (?P<name>\S.*?) {2,}[\d.,]+ \S+/s +[\d.,]+ \.\. [\d.,]+ +"
    r"(?P<ratio>[\d.]+) +(?P<low>[\d.]+) \.\. (?P<high>[\d.]+)"
)
_CFR = re.compile(
    r"(?P<game>\S*) +(?:[\d,]+ +)?(?P<on>one core|16 cores|GPU, no graph|GPU) +[\d.]+ +[\d,]+ +"
    r"(?P<times>[\d.]+) .*"
)
_SELFPLAY = re.compile(
    r"(?P<game>\S.*?) {2,}[\d,]+ +\d+ +[A-Z] +(?:[\d.]+ +)+(?P<ratio>[\d.]+) +[\d.]+"
)
_IMPROVEMENT = re.compile(
    r" (?P<name>\S.*?) {2,}(?P<time>0\.\d+) \+- (?P<time_error>0\.\d+), Elo \S+ +[a-z]+ +"
    r"(?P<count>0\.\d+) \+- (?P<count_error>0\.\d+), Elo \S+ +[a-z]+"
)
_CHANGE = re.compile(
    r"\| (?P<date>\S+) \| (?P<change>.+?) \| (?P<where>.+?) \| "
    r"(?P<elo>[+-]\d+) \[(?P<low>[+-]?\d+), (?P<high>[+-]?\d+)\] \| .+ \|"
)


class UnreadableError(ValueError):
    """A result without a figure that the documentation shows."""

    def __init__(self, name: str, missing: str) -> None:
        super().__init__(f"benchmarks/results/{name}: {missing}")


class Source(NamedTuple):
    """A result and what made it: commands, the days on which they ran, and the first machine."""

    text: str
    commands: list[str]
    dates: list[str]
    machine: str


def source(name: str) -> Source:
    text = (RESULTS / name).read_text(encoding="utf-8")
    commands = re.findall(r"^\$ (.+)$", text, re.MULTILINE)
    dates = sorted(set(re.findall(r"\d{4}-\d\d-\d\d", text)))
    machine = re.search(r"[^\n;]*(?:Neoverse|Intel|NVIDIA)[^\n;]*", text)
    if not commands or not dates or machine is None:
        raise UnreadableError(name, "says no command, no date or no machine")
    return Source(text, commands, dates, machine[0].strip())


def compared(name: str, ours: str = "zermelo") -> Iterator[tuple[str, Row]]:
    """Each comparison of a result by its title, with the contestants that `ours` begins.

    Where we are what others are compared with, it is turned round.
    """
    lines = source(name).text.splitlines()
    heads = [number for number, line in enumerate(lines) if "ratio to" in line]
    if not heads:
        raise UnreadableError(name, "has no table of ratios")
    for head in heads:
        title = next(
            line
            for line in reversed(lines[:head])
            if line
            and not line.startswith("asked:")
            and "\N{BOX DRAWINGS LIGHT HORIZONTAL}" not in line
        )
        asked = re.search(r"ratio to (.+?) {2,}", lines[head])
        peer = asked[1] if asked else ""
        found = list(_contestants(name, lines[head + 2 :]))
        if re.match(ours, peer):
            found = [
                (other, Mark(1 / mark.value, 1 / mark.high, 1 / mark.low))
                for other, mark in found
                if other != peer
            ]
        else:
            found = [(one, mark) for one, mark in found if re.match(ours, one)]
        if not found:
            raise UnreadableError(name, f"compares nothing of ours in {title!r}")
        for contestant, mark in found:
            yield title, Row(contestant, (mark,))


def _contestants(name: str, lines: list[str]) -> Iterator[tuple[str, Mark]]:
    for line in lines:
        if not line.strip():
            return
        found = _CONTESTANT.fullmatch(line.rstrip())
        if found is None:
            raise UnreadableError(name, f"the line {line!r} is no contestant")
        yield found["name"], Mark(*(float(found[one]) for one in ("ratio", "low", "high")))


def cfr_on_a_gpu() -> list[Row]:
    """Times one core, on all cores and on the GPU."""
    name, game = "cfr_gpu.txt", ""
    found: dict[str, dict[str, Mark]] = {}
    for line in source(name).text.splitlines():
        if row := _CFR.fullmatch(line):
            game = row["game"] or game
            times = max(float(row["times"]), 0.01)
            found.setdefault(game, {})[row["on"]] = Mark(times, times, times)
    if not found or any({"16 cores", "GPU"} - set(one) for one in found.values()):
        raise UnreadableError(name, "has no table of cores and the GPU")
    return [Row(game, (one["16 cores"], one["GPU"])) for game, one in found.items()]


def selfplay() -> list[Row]:
    """Times the peer, in the last run of each game."""
    name = "selfplay_speed.txt"
    rows = map(_SELFPLAY.fullmatch, source(name).text.splitlines())
    last = {row["game"]: float(row["ratio"]) for row in rows if row}
    if set(last) != {"Connect Four", "Othello", "Go 9x9"}:
        raise UnreadableError(name, f"has runs of {', '.join(last) or 'no game'}")
    return [Row(game, (Mark(ratio, ratio, ratio),)) for game, ratio in last.items()]


def improvements(game: str) -> list[Row]:
    """Points of each improvement against plain UCT, at equal time and with equal simulations."""
    name = "mcts_strength.txt"
    _, found, rest = source(name).text.partition(f" {game}, against UCT")
    part = rest.partition(", against UCT")[0]
    lines = [line.rstrip() for line in part.splitlines() if ", Elo " in line]
    rows = [row for line in lines if (row := _IMPROVEMENT.fullmatch(line))]
    if not found or not rows or len(rows) < len(lines):
        raise UnreadableError(name, f"has no table of {game}, or one with other columns")
    return [
        Row(
            row["name"],
            tuple(
                Mark(score, score - error, score + error)
                for score, error in (
                    (float(row["time"]), float(row["time_error"])),
                    (float(row["count"]), float(row["count_error"])),
                )
            ),
        )
        for row in rows
    ]


def changes() -> list[Row]:
    """What changes were worth in Elo, the largest first."""
    name = "findings.md"
    part = (
        (RESULTS / name).read_text(encoding="utf-8").partition("### In Elo")[2].partition("###")[0]
    )
    lines = [line for line in part.splitlines() if line.startswith("| 2")]
    rows = [row for line in lines if (row := _CHANGE.fullmatch(line))]
    if not rows or len(rows) < len(lines):
        raise UnreadableError(name, "has no table of changes in Elo, or a row that is not like it")
    marks = [
        Row(
            f"{row['change']}: {row['where']}",
            (Mark(*(float(row[one]) for one in ("elo", "low", "high"))),),
        )
        for row in rows
    ]
    return sorted(marks, key=lambda row: -row.marks[0].value)


class Opponent(NamedTuple):
    """Another program, and where the points against it stand."""

    label: str
    file: str
    find: str


OPPONENTS = (
    Opponent(
        "Chess: Stockfish 15.1 at 2100, 0.2 s",
        "chess_strength.txt",
        r"--level 2100 (?s:.*?)with evaluation=fitted\s+\+\S+ =\S+ -\S+ +"
        r"(?P<share>[\d.]+)% ± (?P<error>[\d.]+)%",
    ),
    Opponent(
        "Chess: GNU Chess, 1 s",
        "chess_strength.txt",
        r"^gnuchess +.*? (?P<share>[\d.]+)% ± (?P<error>[\d.]+)%",
    ),
    Opponent(
        "Chess: Toga II, 1 s",
        "chess_strength.txt",
        r"^toga2 +.*? (?P<share>[\d.]+)% ± (?P<error>[\d.]+)%",
    ),
    Opponent(
        "Chess: Glaurung, 1 s",
        "chess_strength.txt",
        r"^glaurung +.*? (?P<share>[\d.]+)% ± (?P<error>[\d.]+)%",
    ),
    Opponent(
        "Chess: Stockfish at 2400, 1 s",
        "chess_strength.txt",
        r"^stockfish-2400 +.*? (?P<share>[\d.]+)% ± (?P<error>[\d.]+)%",
    ),
    Opponent(
        "Othello: GRhino, level 5",
        "othello_strength.txt",
        r"\+(?P<won>\d+) =(?P<drawn>\d+) -(?P<lost>\d+)",
    ),
    Opponent(
        "Go 9x9: GNU Go, no network", "go_strength.txt", r"won (?P<won>\d+) of (?P<games>\d+)"
    ),
    Opponent(
        "Go 9x9: GNU Go, by a network",
        "train_strength.txt",
        r"--level 10 .*--games 100 .*\n(?P<won>\d+)-(?P<lost>\d+)",
    ),
    Opponent(
        "Backgammon: gnubg, 0-ply",
        "backgammon_strength.txt",
        r"│ one ply +│ (?P<games>\d+) +│ (?P<percent>[\d.]+)%",
    ),
)


def opponents() -> list[Row]:
    """Shares of the points against other programs, with 95 % intervals."""
    return [Row(one.label, (_points(one),)) for one in OPPONENTS]


def _points(opponent: Opponent) -> Mark:
    text = (RESULTS / opponent.file).read_text(encoding="utf-8")
    matches = list(re.finditer(opponent.find, text, re.MULTILINE))
    if not matches:
        raise UnreadableError(opponent.file, f"has no match for {opponent.label!r}")
    found = matches[-1].groupdict()
    if "error" in found:
        share, error = float(found["share"]) / 100, float(found["error"]) / 100
        return Mark(share, share - error, share + error)
    if "percent" in found:
        return interval(float(found["percent"]) / 100, int(found["games"]))
    won = float(found["won"]) + float(found.get("drawn", 0)) / 2
    games = int(
        found.get("games") or sum(int(found.get(key, 0)) for key in ("won", "drawn", "lost"))
    )
    return interval(won / games, games)


def interval(share: float, games: int) -> Mark:
    """With Wilson's 95 % interval.

    >>> [round(end, 3) for end in interval(0.95, 20)]
    [0.95, 0.764, 0.991]
    """
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + (z / (2 * games)) ** 2) ** 0.5
    return Mark(share, middle - half, middle + half)
