"""What the course says of zermelo's own strength, read from the results of the benchmarks.

    python -m benchmarks.course_scores            # print the scores
    python -m benchmarks.course_scores --write    # and write them where the course reads them

The pages of the systems say {score}`KEY` instead of a figure. Run this after a result has changed;
a test fails until it was run.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import click

import zermelo.course.scores
from zermelo.course.scores import MeasuredScore
from zermelo.errors import BadFile

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
FILE = Path(zermelo.course.scores.__file__).parent / "systems" / "scores.json"
COMMAND = re.compile(r"^\$ (.+)$", re.MULTILINE)
DATE = re.compile(r"\b20\d\d-\d\d-\d\d\b")
ENOUGH = 20  # games for a level of Stockfish to count
MACHINE = re.compile(r"Neoverse|Intel|x86-64|NVIDIA")
STAMP = re.compile(r"\d{4}-\d\d-\d\d(?: \d\d:\d\d)?(?: UTC)?(?:; (?:CPU time)?|$)")
FOUND = re.compile(r"^Python \d|\S {3,}\S|[│━─┃]|^[+-]\d|^(?!\d{4}-)\d+-\d")
WRAPPED = 88  # characters of a line that goes on in the next one
NUMBER = r"[\d,.]+"
SIGNED = r"[+-][\d.]+"
ERROR = r"[+-][\d.]+ \+- +[\d.]+"
TALLY = r"(?P<won>\d+)-(?P<drawn>\d+)-(?P<lost>\d+)"


class Found(NamedTuple):
    """The parts of a figure, and where it stands in its file."""

    groups: dict[str, str]
    place: int


class Figure(NamedTuple):
    """Where a score is found, and how it is said."""

    file: str
    find: str | Callable[[str], Found | None]
    """A pattern whose last match counts, the newest of a file that grows; or a function."""
    value: str
    words: str


def match_between(game: str, first: str, second: str) -> str:
    """The pattern of a match in the table behind `auto`."""
    return rf"^{game} +{re.escape(first)} +{re.escape(second)} +{TALLY}"


def highest_level(text: str) -> Found | None:
    """The highest level of Stockfish at which at least half of the points were scored."""
    said = re.compile(
        r"--level (?P<level>\d+)|(?P<peer>Stockfish [\d.]+\d)"
        r"|^\+(?P<won>\d+) =(?P<drawn>\d+) -(?P<lost>\d+) +(?P<share>[\d.]+)%",
        re.MULTILINE,
    )
    best: Found | None = None
    level, peer = "0", "Stockfish"
    for part in said.finditer(text):
        level = part["level"] or level
        peer = part["peer"] or peer
        if part["share"] is None or float(part["share"]) < 50:
            continue
        games = sum(int(part[name]) for name in ("won", "drawn", "lost"))
        if games >= ENOUGH and (best is None or int(level) >= int(best.groups["level"])):
            groups = {"level": level, "peer": peer, "games": str(games), "share": part["share"]}
            best = Found(groups, part.start())
    return best


FIGURES = {
    "chess-level": Figure(
        "chess_strength.txt",
        highest_level,
        "{share}%",
        "{share}% of the points in {games} games, with 1 s a move, against {peer} held to {level} "
        "Elo, with 0.2 s",
    ),
    "chess-above": Figure(
        "chess_strength.txt",
        rf"points of 17, and (?P<points>{NUMBER}) of (?P<games>\d+)\.",
        "{points} points of {games}",
        "{points} points of {games} against Stockfish held to 2400 Elo",
    ),
    "chess-mcts": Figure(
        "auto_table.txt",
        match_between("chess", "alphabeta", "mcts"),
        "{won}-{drawn}-{lost}",
        "{won} won, {drawn} drawn and {lost} lost against plain Monte Carlo tree search",
    ),
    "chess-moves": Figure(
        "chess_perft.txt",
        rf"zermelo, every move made +(?P<rate>{NUMBER}) nodes/s",
        "{rate}",
        "{rate} moves made a second on one core",
    ),
    "chess-nodes": Figure(
        "chess_evaluations.txt",
        rf"\((?P<rate>{NUMBER}) nodes a second",
        "{rate}",
        "{rate} positions a second on one core",
    ),
    "chess-fitted": Figure(
        "chess_evaluations.txt",
        r"^four plies a move +\+(?P<won>\d+) =(?P<drawn>\d+) -(?P<lost>\d+) .*"
        rf"difference (?P<elo>{SIGNED}) \[(?P<low>{SIGNED}), (?P<high>{SIGNED})\]\n\nTried",
        "{elo}",
        "{won} won, {drawn} drawn and {lost} lost, {elo} Elo, between {low} and {high}, at four "
        "plies a move, by the search of that time",
    ),
    "chess-weights": Figure(
        "findings.md",
        r"against the lectures' weights(?s:.*?)TD-leaf from there +│ (?P<won>\d+) : (?P<lost>\d+), "
        rf"(?P<drawn>\d+) drawn │ (?P<elo>{ERROR})",
        "{elo}",
        "{won} won, {drawn} drawn and {lost} lost, {elo} Elo",
    ),
    "two-threads": Figure(
        "threads.txt",
        rf"^ ?othello +depth 14 +{NUMBER} +{NUMBER} +(?P<times>{NUMBER})",
        "{times}",
        "{times} times as fast on two cores as on one, measured in Othello",
    ),
    "queen-against-rook": Figure(
        "endgame_tables.txt",
        rf"KQvKR +\S+ +(?P<mate>\d+) +\d+ +(?P<seconds>{NUMBER})",
        "{mate}",
        "{seconds} s of one core, with mate in at most {mate} moves",
    ),
    "checkers-tables": Figure(
        "endgame_tables.txt",
        rf"^ +(?P<pieces>\d) +(?P<positions>{NUMBER}) +(?P=positions) +(?P<plies>\d+)"
        rf" +(?P<seconds>{NUMBER})",
        "{positions}",
        "{positions} positions of {pieces} pieces in {seconds} s of one core, the longest win "
        "{plies} plies",
    ),
    "checkers-mcts": Figure(
        "auto_table.txt",
        match_between("checkers", "alphabeta", "mcts"),
        "{won}-{drawn}-{lost}",
        "{won} won, {drawn} drawn and {lost} lost against plain Monte Carlo tree search",
    ),
    "morris": Figure(
        "medium_game.txt",
        rf"^ +\d+ +(?P<positions>{NUMBER}) +(?P<value>\w+) +\d+ +(?P<seconds>{NUMBER})",
        "{value}",
        "{positions} positions in {seconds} s of one core: a {value}",
    ),
    "othello-endgames": Figure(
        "othello_endgames.txt",
        rf"^ +all +(?P<seconds>{NUMBER}) +(?P<nodes>{NUMBER})",
        "{seconds}",
        "{seconds} s of one core and {nodes} million nodes",
    ),
    "othello-hard": Figure(
        "findings.md",
        rf"^ +all +{NUMBER} +(?P<seconds>{NUMBER}) +{NUMBER} +{NUMBER} +(?P<nodes>{NUMBER})",
        "{seconds}",
        "{seconds} s and {nodes} million nodes on another machine",
    ),
    "othello-mcts": Figure(
        "auto_table.txt",
        match_between("othello", "alphabeta", "mcts"),
        "{won}-{drawn}-{lost}",
        "{won} won, {drawn} drawn and {lost} lost against plain Monte Carlo tree search",
    ),
    "td-gnubg": Figure(
        "backgammon_strength.txt",
        rf"│ one ply +│ (?P<games>\d+) +│ (?P<share>{NUMBER})% +│ \d+ : \d+ +│ (?P<points>{ERROR})",
        "{points}",
        "{points} points a game over {games} games against gnubg at 0 ply, {share}% of them won",
    ),
    "td-by-hand": Figure(
        "backgammon_strength.txt",
        rf"│ against gnubg +│ (?P<games>\d+) +│ (?P<share>{NUMBER})% +│ \d+ : \d+ +│ "
        rf"(?P<points>{ERROR})",
        "{points}",
        "{points} points a game over {games} games",
    ),
    "td-openings": Figure(
        "backgammon_strength.txt",
        r"│ +│ [^│]*│ (?P<alike>\d+ of \d+) alike",
        "{alike}",
        "{alike} opening moves",
    ),
    "go-gnugo": Figure(
        "go_strength.txt",
        r"against (?P<peer>GNU Go level \d+)(?s:.*?)won (?P<won>\d+) of (?P<games>\d+)",
        "{won} of {games}",
        "{won} of {games} games won against {peer} on a 9x9 board",
    ),
    "go-network": Figure(
        "train_strength.txt",
        r"--level 10 .*--games 100 .*\n(?P<won>\d+)-(?P<lost>\d+)",
        "{won}-{lost}",
        "{won} won and {lost} lost against GNU Go at level 10",
    ),
    "hex-network": Figure(
        "train_strength.txt",
        r"--game hex --games 100 .*\n.*\n(?P<won>\d+)-(?P<lost>\d+)",
        "{won}-{lost}",
        "{won} won and {lost} lost against Monte Carlo tree search with ten times the time",
    ),
    "othello-network": Figure(
        "train_strength.txt",
        r"--game othello --games 100 --seed 7\n.*\n(?P<won>\d+)-(?P<lost>\d+)",
        "{won}-{lost}",
        "{won} won and {lost} lost",
    ),
    **{
        key: Figure(
            "alphago.txt",
            rf"AlphaGo's recipe on Go 9x9(?s:.*?)^\d {name} +(?P<elo>{ERROR})",
            "{elo}",
            "{elo} Elo",
        )
        for key, name in (
            ("go-value", "search, value"),
            ("go-half", "search, half rollouts"),
            ("go-rollouts", "search, rollouts"),
        )
    },
    "mix-strong": Figure(
        "findings.md",
        rf"connect_four[^│]*│[^│]*│ half playouts by reflex │ +\d+ │ (?P<elo>{ERROR})",
        "{elo}",
        "{elo} Elo",
    ),
    "mix-weak": Figure(
        "findings.md",
        rf"othello:size=6[^│]*│[^│]*│ half playouts by reflex │ +\d+ │ (?P<elo>{ERROR})",
        "{elo}",
        "{elo} Elo",
    ),
    "alphazero-endings": Figure(
        "learnt_connect_four.txt",
        rf"^the network that ships +(?P<end>{NUMBER}) % +{NUMBER} % +(?P<middle>{NUMBER}) % +"
        rf"{NUMBER} % +(?P<medium>{NUMBER}) % +(?P<hard>{NUMBER}) %",
        "{hard}%",
        "{end}% of easy endings, {middle}% of middle games and {medium}% of openings of medium "
        "difficulty, and {hard}% of hard openings",
    ),
    "alphazero-small": Figure(
        "learn_small_connect_four.txt",
        rf"│ that has learnt +│ +100 │ +(?P<positions>{NUMBER}) │ +(?P<share>{NUMBER})%",
        "{share}%",
        "{share}% of {positions} positions",
    ),
    "selfplay-go": Figure(
        "selfplay_speed.txt",
        rf"^Go 9x9 .* (?P<rate>{NUMBER}) +{NUMBER} +{NUMBER} +{NUMBER} +(?P<times>{NUMBER})"
        rf" +{NUMBER}$",
        "{rate}",
        "{rate} million simulations a second, {times} times the peer",
    ),
    "leduc-cfr": Figure(
        "findings.md",
        r"exploitability on leduc_poker(?s:.*?) cfr\+ .* (?P<left>[\d.e-]+)$",
        "{left}",
        "{left} chips a hand after 10,000 iterations",
    ),
    "kuhn-value": Figure(
        "findings.md",
        rf"^ *kuhn_poker +(?P<value>{SIGNED}) +(?P<known>{SIGNED})",
        "{value}",
        "{value} found, {known} known",
    ),
    "leduc-speed": Figure(
        "cfr_speed.txt",
        rf"CFR\+ on leduc_poker(?s:.*?)zermelo +(?P<rate>{NUMBER}) iterations/s +"
        rf"{NUMBER} \.\. {NUMBER} +(?P<times>{NUMBER})",
        "{rate}",
        "{rate} iterations a second, {times} times OpenSpiel's",
    ),
    "leduc-sampled": Figure(
        "hidden_search.txt",
        rf"leduc_poker(?s:.*?)MO-ISMCTS, 10,000 iterations +(?P<random>{SIGNED}) +{SIGNED} +"
        rf"(?P<worst>{SIGNED})",
        "{worst}",
        "{random} chips a hand against chance and {worst} against its best response",
    ),
    "league-imitation": Figure(
        "findings.md",
        rf"war_game:rows=3(?s:.*?)league, main +imitation +(?P<first>{ERROR}) +(?P<second>{ERROR})",
        "{first}",
        "{first} and {second} a game in two runs",
    ),
    "league-direct": Figure(
        "findings.md",
        rf"war_game:rows=3(?s:.*?)league, main +self-play, main +(?P<first>{ERROR}) +"
        rf"(?P<second>{ERROR})",
        "{first}",
        "{first} and {second} a game",
    ),
    "league-exploited": Figure(
        "findings.md",
        rf"war_game:rows=3(?s:.*?)a fresh exploiter +league, main +(?P<first>{SIGNED}) +"
        rf"(?P<second>{SIGNED})",
        "{first}",
        "{first} and {second} a game",
    ),
    "league-connect-four": Figure(
        "findings.md",
        rf"connect_four:rows=5(?s:.*?)league, main +self-play, main +(?P<first>{ERROR}) +"
        rf"(?P<second>{ERROR})",
        "{first}",
        "{first} and {second} a game in two runs",
    ),
    "league-connect-four-exploited": Figure(
        "findings.md",
        rf"connect_four:rows=5(?s:.*?)a fresh exploiter +league, mixture +{SIGNED} +"
        rf"(?P<second>{SIGNED})",
        "{second}",
        "{second} a game",
    ),
    "selfplay-exploited": Figure(
        "findings.md",
        rf"war_game:rows=3(?s:.*?)a fresh exploiter +self-play, main +(?P<first>{SIGNED}) +"
        rf"(?P<second>{SIGNED})",
        "{first}",
        "{first} and {second} a game",
    ),
}


def found_in(text: str, figure: Figure) -> Found | None:
    if not isinstance(figure.find, str):
        return figure.find(text)
    matches = list(re.finditer(figure.find, text, re.MULTILINE))
    if not matches:
        return None
    return Found(matches[-1].groupdict(), matches[-1].end())


def read_score(key: str, figure: Figure) -> MeasuredScore:
    """A score from its result, with the command above it."""
    text = (RESULTS / figure.file).read_text(encoding="utf-8")
    found = found_in(text, figure)
    if found is None:
        raise BadFile(
            f"the score {key!r} is no longer in benchmarks/results/{figure.file}: "
            "say in benchmarks/course_scores.py where it is now"
        )
    groups = {name: re.sub(r"\+- +", "+- ", part) for name, part in found.groups.items()}
    commands = [said for said in COMMAND.finditer(text) if said.start() < found.place]
    return MeasuredScore(
        value=figure.value.format(**groups),
        words=figure.words.format(**groups).replace("+-", "±"),
        file=f"benchmarks/results/{figure.file}",
        command=commands[-1][1] if commands else "",
        date=_date(text, found.place),
        conditions=conditions_above(text, found.place),
    )


def conditions_above(text: str, place: int) -> str:
    """The machine of a figure, the time that was given, and what else is said beside it: the prose
    around the last line above the figure that names a machine, without date and versions."""
    lines = text[:place].splitlines()[:-1]
    named = [number for number, line in enumerate(lines) if MACHINE.search(line)]
    if not named:
        return ""
    first = last = named[-1]
    while first > 0 and _is_prose(lines[first - 1]):
        first -= 1
    while last + 1 < len(lines) and _is_prose(lines[last + 1]):
        last += 1
    said = ""
    for line in lines[first : last + 1]:
        said += STAMP.sub("", line) + (" " if len(line) > WRAPPED else "; ")
    return re.sub("(?:; )+", "; ", said).strip(" ;.")


def _is_prose(line: str) -> bool:
    """Whether a line of a result says how it was measured, rather than what was found."""
    return bool(line) and not line.startswith(("$", "#", "```")) and not FOUND.search(line)


def _date(text: str, place: int) -> str:
    """The last date above a figure: when it was measured."""
    above = DATE.findall(text, 0, place)
    return above[-1] if above else ""


def collected() -> dict[str, MeasuredScore]:
    """All scores, as the results have them now."""
    return {key: read_score(key, figure) for key, figure in sorted(FIGURES.items())}


def written(scores: dict[str, MeasuredScore]) -> str:
    """The text of `scores.json`."""
    fields = {key: score._asdict() for key, score in scores.items()}
    return json.dumps(fields, indent=2, ensure_ascii=False) + "\n"


@click.command()
@click.option("--write", is_flag=True, help="Write them into the course.")
def main(write: bool) -> None:
    """Collect the scores that the course shows."""
    scores = collected()
    for key, score in scores.items():
        click.echo(f"{key}: {score.words}  ({score.file})")
    if write:
        FILE.write_text(written(scores), encoding="utf-8")


if __name__ == "__main__":
    main()
