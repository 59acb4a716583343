"""What was measured: charts by subject, and every file of benchmarks/results as it was written."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .charts import Axis, Row, chart, elo, ratios, shares
from .measured import (
    cfr_on_a_gpu,
    changes,
    compared,
    improvements,
    opponents,
    selfplay,
    source,
)
from .pages import ROOT, Page, page, table, toctree

FOLDER = "benchmarks"
HOME = ROOT / "benchmarks"
NO_BREAK = "\N{NON-BREAKING HYPHEN}"
MARKER = re.compile(r"<!-- chart: ([\w-]+) -->")


class Chart(NamedTuple):
    """What a chart shows: rows, their scale, and the results they come from."""

    title: str
    files: Sequence[str]
    rows: Callable[[], list[Row]]
    axis: Callable[[list[Row]], Axis]
    series: Sequence[str] = ()


def _by_title(file: str, shorten: Callable[[str], str], ours: str = "zermelo$") -> list[Row]:
    return [Row(shorten(title), row.marks) for title, row in compared(file, ours)]


def _game(title: str) -> str:
    """Of `simulations of hex, 100,000 from the start, one thread (OpenSpiel 20,000)`: hex."""
    found = re.search(r" (?:of|on) ([a-z]\S*?),", title)
    return found[1] if found else title


def _until_comma(title: str) -> str:
    return title.partition(", one thread")[0].partition(", exact score")[0]


def _of_quantecon(title: str) -> str:
    """
    >>> _of_quantecon("one equilibrium of a random 5 x 5 game, by Lemke and Howson")
    '5 x 5, one equilibrium, Lemke and Howson'
    """
    title = title.partition(":")[0].partition(", ours")[0].replace("the same by", "100 places,")
    title = re.sub(r"a decision problem of (.*) by", r"\1,", title)
    title = re.sub(r"(.*) of a random (.*) game, by (.*)", r"\2, \1, \3", title)
    title = re.sub(r"a random (.*) zero-sum game", r"\1, zero-sum", title)
    return title.replace("a random game of 2 x 2 x 2", "2 x 2 x 2, all here, one there")


def _solving() -> list[Row]:
    plain = compared("alpha_beta_speed.txt", "plain alpha-beta")
    return [
        *(Row("plain alpha-beta, Connect Four; C++", row.marks) for _, row in plain),
        *_by_title("chess_perft.txt", lambda _: "chess perft; python-chess", "zermelo"),
        *_by_title("connect_four_empty.txt", lambda _: "the empty Connect Four board; bitbully"),
        *_by_title(
            "connect_four.txt", lambda title: f"{title.partition(':')[0]}, Connect Four; bitbully"
        ),
    ]


CHARTS = {
    "playouts": Chart(
        "Random playouts a second, times OpenSpiel's C++",
        ("playouts.txt",),
        lambda: _by_title("playouts.txt", _game),
        ratios,
    ),
    "simulations": Chart(
        "Simulations of Monte Carlo tree search a second, times OpenSpiel's C++",
        ("mcts_speed.txt",),
        lambda: _by_title("mcts_speed.txt", _game),
        ratios,
    ),
    "own": Chart(
        "Simulations a second by rules written in the obvious way, times OpenSpiel's C++",
        ("own_game.txt",),
        lambda: _by_title("own_game.txt", _game),
        ratios,
    ),
    "solving": Chart(
        "Search and exact solutions, times each peer",
        (
            *("alpha_beta_speed.txt", "chess_perft.txt"),
            *("connect_four_empty.txt", "connect_four.txt"),
        ),
        _solving,
        ratios,
    ),
    "cfr": Chart(
        "CFR+ and exact exploitability, times OpenSpiel's C++",
        ("cfr_speed.txt",),
        lambda: _by_title("cfr_speed.txt", _until_comma),
        ratios,
    ),
    "quantecon": Chart(
        "Matrix games and decision problems, times QuantEcon",
        ("quantecon.txt",),
        lambda: _by_title("quantecon.txt", _of_quantecon),
        ratios,
    ),
    "cfr-gpu": Chart(
        "CFR+ on 16 cores and on an H200, times one core",
        ("cfr_gpu.txt",),
        cfr_on_a_gpu,
        ratios,
        ("16 cores", "GPU"),
    ),
    "selfplay": Chart(
        "Self-play with a network on an H200, times pgx with mctx",
        ("selfplay_speed.txt",),
        selfplay,
        ratios,
    ),
    "opponents": Chart(
        "Points against other programs",
        (
            *("chess_strength.txt", "othello_strength.txt", "go_strength.txt"),
            *("train_strength.txt", "backgammon_strength.txt"),
        ),
        opponents,
        shares,
    ),
    "mcts-connect-four": Chart(
        "Improvements of UCT at Connect Four, points against plain UCT",
        ("mcts_strength.txt",),
        lambda: improvements("connect_four"),
        shares,
        ("0.01 s a move", "500 simulations a move"),
    ),
    "mcts-othello": Chart(
        "Improvements of UCT at Othello, points against plain UCT",
        ("mcts_strength.txt",),
        lambda: improvements("othello"),
        shares,
        ("0.01 s a move", "500 simulations a move"),
    ),
    "changes": Chart("What changes were worth in Elo", ("findings.md",), changes, elo),
}


def pages() -> Iterator[Page]:
    results = sorted((HOME / "results").glob("*.txt"))
    rows = []
    for result in results:
        text = result.read_text(encoding="utf-8")
        about = _about(result.stem)
        rows.append((f"[{result.stem}]({FOLDER}/{result.stem}.md)", about, _date(text)))
        yield page(
            f"{FOLDER}/{result.stem}.md",
            f"# {result.stem}",
            about,
            f"```text\n{text.rstrip()}\n```",
        )
    findings = (HOME / "results/findings.md").read_text(encoding="utf-8")
    yield page(f"{FOLDER}/findings.md", findings.strip())
    names = [f"{FOLDER}/findings", *(f"{FOLDER}/{result.stem}" for result in results)]
    written = (ROOT / "docs/site/benchmarks.md").read_text(encoding="utf-8")
    yield page(
        "benchmarks.md",
        MARKER.sub(lambda found: drawn(CHARTS[found[1]]), written).strip(),
        table(("file", "what it asks", "measured"), rows),
        toctree(names, ":hidden:"),
    )


def drawn(one: Chart) -> str:
    """A chart, and below it when, where and by which command each result was made."""
    rows = one.rows()
    svg = chart(one.title, rows, one.axis(rows), one.series)
    return "\n\n".join((f"**{one.title}**", svg, "\\\n".join(map(_made, one.files))))


def _made(file: str) -> str:
    name = file.partition(".")[0]
    if file.endswith(".md"):
        return f"[All of them]({FOLDER}/{name}.md), with dates and commands"
    found = source(file)
    days = " to ".join(dict.fromkeys((found.dates[0], found.dates[-1]))).replace("-", NO_BREAK)
    if len(found.commands) > 1:
        return f"{days}: {len(found.commands)} commands in [{name}]({FOLDER}/{name}.md)"
    return f"{days}, {found.machine}: `{found.commands[0]}` ([all of it]({FOLDER}/{name}.md))"


def _about(name: str) -> str:
    """The first sentence of the module that wrote a result: of `levels` for `levels_rest`."""
    while name and not (HOME / f"{name}.py").exists():
        name = name.rpartition("_")[0]
    if not name:
        return ""
    said = ast.get_docstring(ast.parse((HOME / f"{name}.py").read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split()).replace("|", "\\|")


def _date(text: str) -> str:
    found = re.search(r"\d{4}-\d\d-\d\d", text)
    return found[0].replace("-", NO_BREAK) if found else ""
