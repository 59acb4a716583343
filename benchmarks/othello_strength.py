"""`auto` against GRhino at Othello: one second a move against the time that GRhino takes.

    python -m benchmarks.othello_strength --games 20

Each random opening is played twice, with sides changed. Every finished game is kept in a file: a
run that was stopped goes on where it was.
"""

from __future__ import annotations

import math
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import click

from benchmarks.harness import keep_line, kept_lines, machine, program
from zermelo.bridges.engines import GtpPlayer
from zermelo.games.othello import Othello
from zermelo.play import Clock, Player, make
from zermelo.play.match.openings import opening
from zermelo.play.match.referee import play_game

RESULTS = Path(__file__).parent / "results"
GAMES, REPORT = RESULTS / "othello_strength.jsonl", RESULTS / "othello_strength.txt"
PLIES, SEED = 8, 2027
PATIENCE = 3600.0  # seconds for a move of theirs
COLOURS = ("black", "white")


class Played(NamedTuple):
    number: int
    seconds: float
    level: int
    colour: int  # ours
    points: float
    discs: int  # ours above theirs, at the end
    slowest: float  # seconds of our slowest move
    theirs: float  # seconds of a move of theirs, on average
    moves: str


class Rhino(GtpPlayer):
    """GRhino takes minutes for an ending."""

    def patience(self, clock: Clock) -> float:
        return PATIENCE


def grhino(level: int) -> Player:
    return Rhino("grhino", f"{program('gtp-rhino', 'grhino')} -l {level}")


def play(number: int, seconds: float, level: int) -> Played:
    """One game; we have black in those of even number."""
    game, colour = Othello(), number % 2
    with closing(make(f"auto:time={seconds:g}")) as ours, closing(grhino(level)) as theirs:
        players = [ours, theirs] if colour == 0 else [theirs, ours]
        begun = opening(game, number // 2, PLIES, SEED)
        record = play_game(game, players, opening=begun, seed=number)
    if record.utilities is None or record.fault:
        raise click.ClickException(f"a game ended by {record.reason}")
    state = game.initial_state()
    for move in record.moves:
        state = game.result(state, game.parse_action(state, move.text))
    margin = game.over(state.mine, state.theirs)
    took = [[one.seconds for one in record.moves[PLIES:] if one.player == c] for c in range(2)]
    return Played(
        number=number,
        seconds=seconds,
        level=level,
        colour=colour,
        points=(1 + record.utilities[colour]) / 2,
        discs=margin if state.player == colour else -margin,
        slowest=round(max(took[colour]), 2),
        theirs=round(sum(took[1 - colour]) / len(took[1 - colour]), 2),
        moves=" ".join(move.text for move in record.moves),
    )


def known(seconds: float, level: int) -> list[Played]:
    """The games played before with this time a move, against this level."""
    found = (Played(**one) for one in kept_lines(GAMES))
    return [one for one in found if (one.seconds, one.level) == (seconds, level)]


def summary(played: list[Played]) -> str:
    """The score, with 95% of confidence (Wilson)."""
    points, count = [one.points for one in played], len(played)
    share, z = sum(points) / count, 1.96
    middle = (share + z * z / 2 / count) / (1 + z * z / count)
    spread = math.sqrt(share * (1 - share) / count + (z / 2 / count) ** 2) * z / (1 + z * z / count)
    by_colour = ", ".join(
        f"{sum(one.points for one in played if one.colour == c):g} of "
        f"{sum(one.colour == c for one in played)} as {name}"
        for c, name in enumerate(COLOURS)
    )
    return (
        f"{played[0].seconds:g} s a move against level {played[0].level}: "
        f"+{points.count(1.0)} ={points.count(0.5)} -{points.count(0.0)}, {share:.0%} "
        f"[{middle - spread:.0%}, {middle + spread:.0%}], {by_colour}; "
        f"{sum(one.discs for one in played) / count:+.1f} discs a game; our slowest move "
        f"{max(one.slowest for one in played):.2f} s, GRhino's mean "
        f"{sum(one.theirs for one in played) / count:.2f} s"
    )


@click.command()
@click.option("--seconds", default=1.0, show_default=True, help="Our time a move.")
@click.option("--level", default=5, show_default=True, type=click.IntRange(1, 5))
@click.option("--games", default=20, show_default=True, type=click.IntRange(min=1))
def main(seconds: float, level: int, games: int) -> None:
    """Play until there are so many games, and say how they went."""
    for number in range(len(known(seconds, level)), games):
        one = play(number, seconds, level)
        keep_line(GAMES, one._asdict())
        click.echo(f"game {number + 1}: {one.points:g} as {COLOURS[one.colour]}, {one.discs:+d}")
    text = summary(known(seconds, level))
    command = f"$ python -m benchmarks.othello_strength --games {games}"
    if (seconds, level) == (1.0, 5):
        head = [command, f"{datetime.now(UTC):%Y-%m-%d} UTC", machine()]
        about = f"auto against GRhino 0.16.1 (gtp-rhino -l {level}), {PLIES} random plies to begin"
        REPORT.write_text("\n".join([*head, about, "", text]) + "\n")
    click.echo(text)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.othello_strength")
