"""A ladder of a class: players come and go, it is killed, and nothing may be lost.

    python -m benchmarks.ladder --minutes 30 --players 60 --kills 3

Sixty players of tic-tac-toe of known kinds are added one after the other; some are replaced, some
leave, one crashes. The command runs in sandboxes and is killed by SIGKILL. Then all games that were
stored at each kill must still be there, and the ratings are set beside those of a full round robin
of the same players without sandboxes.
"""

from __future__ import annotations

import json
import math
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import click

from zermelo import clock, load
from zermelo.play.match.referee import play_game
from zermelo.play.player import Player, Turn
from zermelo.play.players.specs import make
from zermelo.random_openings import opening
from zermelo.ratings import Outcome, anchored_ratings

GAME = "tic_tac_toe"
ANCHORS = ("random", "minimax")
SOURCE = """
import random

ERRORS = {errors}


class Player:
    def begin(self, game, player, seed):
        self.dice = random.Random(seed)

    def choose(self, turn):
        return chosen(turn, self.dice, ERRORS)


def chosen(turn, dice, errors):
    game, actions = turn.game, turn.actions
    if dice.random() < errors:
        return dice.choice(actions)
    for action in actions:
        after = game.result(turn.state, action)
        if game.is_terminal(after) and game.utility(after, turn.player) > 0:
            return action
    safe = [one for one in actions if not loses(game, game.result(turn.state, one), turn.player)]
    return dice.choice(safe or actions)


def loses(game, state, player):
    if game.is_terminal(state):
        return False
    for reply in game.actions(state):
        after = game.result(state, reply)
        if game.is_terminal(after) and game.utility(after, player) < 0:
            return True
    return False
"""
CRASHES = "class Player:\n    def choose(self, turn):\n        raise ValueError('oops')\n"


class Known(Player):
    """The same player in this process."""

    def __init__(self, name: str, errors: float) -> None:
        self.name, self.errors = name, errors
        space: dict[str, Any] = {}
        exec(SOURCE.format(errors=errors), space)
        self._chosen = space["chosen"]
        self._dice = random.Random(0)

    def begin(self, game: Any, player: int, seed: int) -> None:
        self._dice = random.Random(seed)

    def choose(self, turn: Turn) -> Any:
        return self._chosen(turn, self._dice, self.errors)


def stored(folder: Path) -> dict[int, str]:
    """The games on the disk, by number."""
    path = folder / "games.sqlite"
    if not path.exists():
        return {}
    with sqlite3.connect(path) as data:  # as one who may undo what a kill left half-written
        return dict(data.execute("SELECT number, record FROM games"))


def begun(folder: Path, minutes: float) -> subprocess.Popen[bytes]:
    words = ["ladder", str(folder), "--game", GAME, "--anchor", "random", "0", "--with", "minimax"]
    words += ["--precision", "60", "--for", f"{minutes:.3f}", "--memory", "600", "--time", "5/move"]
    return subprocess.Popen([sys.executable, "-m", "zermelo", *words], stdout=subprocess.DEVNULL)


class Class:
    """The players' files as they come and go."""

    def __init__(self, folder: Path, players: int) -> None:
        self.folder = folder / "players"
        self.folder.mkdir(parents=True)
        self.errors: dict[str, float] = {}
        self.players = players
        self.there = self.replaced = 0
        self.dice = random.Random(46)

    def put(self, number: int) -> None:
        name = f"player-{number:02}"
        self.errors[name] = round(self.dice.random(), 2)
        (self.folder / f"{name}.py").write_text(SOURCE.format(errors=self.errors[name]))

    def change(self, share: float) -> None:
        """What has happened when this share of the time is over."""
        due = min(self.players, math.ceil(self.players * (0.5 + share)))
        for number in range(self.there, due):
            self.put(number)
        self.there = due
        if share > 0.3 and not (self.folder / "broken.py").exists():
            (self.folder / "broken.py").write_text(CRASHES)
        if share > 0.4 and self.replaced < 5:
            self.replaced += 1
            self.put(self.replaced)
        gone = self.folder / "player-00.py"
        if share > 0.5 and gone.exists():
            gone.unlink()
            del self.errors["player-00"]


def round_robin(errors: dict[str, float], units: int) -> list[Any]:
    """All against all, in this process."""
    game = load(GAME)
    players: list[Player] = [
        *(make(one) for one in ANCHORS),
        *(Known(*one) for one in errors.items()),
    ]
    outcomes = []
    unit = 0
    for first in range(len(players)):
        for second in range(first):
            for _ in range(units):
                unit += 1
                begins = opening(game, unit, 2, 7)
                for seats in ((first, second), (second, first)):
                    pair = [players[one] for one in seats]
                    seed = unit * 2 + (seats[0] == first)
                    record = play_game(
                        game, pair, seed=seed, seeds=(seed, seed + 1), opening=begins
                    )
                    outcomes.append(Outcome(seats, record.scores or (0.0, 0.0), unit))
    found = anchored_ratings(outcomes, len(players), {0: 0.0})
    names = [*ANCHORS, *errors]
    return [(names[at], found.elo[at], found.error[at]) for at in range(len(names))]


def played(school: Class, minutes: float, kills: int) -> list[dict[int, str]]:
    """Run the ladder for so long; what was stored whenever it was killed."""
    folder, at_kill = school.folder.parent, []
    began = clock.now()
    moments = [(number + 1) / (kills + 1) for number in range(kills)]
    ladder = begun(folder, minutes)
    while (share := (clock.now() - began) / 60 / minutes) < 1:
        school.change(share)
        clock.sleep(1.0)
        if moments and share >= moments[0]:
            moments.pop(0)
            os.kill(ladder.pid, signal.SIGKILL)
            ladder.wait()
            at_kill.append(stored(folder))
            ladder = begun(folder, minutes * (1 - share))
    ladder.wait()
    return at_kill


def report_games(folder: Path, at_kill: list[dict[int, str]]) -> None:
    after = stored(folder)
    lost = sum(number not in after for games in at_kill for number in games)
    changed = sum(after.get(number) != text for games in at_kill for number, text in games.items())
    twice = len(after) - len({json.dumps(json.loads(one)["tags"]) for one in after.values()})
    pages = {int(one.stem) for one in (folder / "page" / "games").glob("*.html")}
    click.echo(f"{len(after)} games; at the kills {[len(one) for one in at_kill]}")
    click.echo(f"lost {lost}, changed {changed}, stored twice {twice}", nl=False)
    click.echo(f", not on a page {len(set(after) - pages)}")


def report_ratings(school: Class, units: int) -> None:
    table = (school.folder.parent / "page" / "ratings.csv").read_text().splitlines()[1:]
    found = {row.split(",")[1]: [float(one) for one in row.split(",")[2:5]] for row in table}
    whole = round_robin(school.errors, units)
    missing = [name for name, _, _ in whole if name not in found]
    click.echo(f"{len(found)} rated, missing {missing}, broken rated: {'broken' in found}")
    off = []
    for name, elo, error in whole:
        if name in found and name != ANCHORS[0]:
            own, own_error, _ = found[name]
            off.append((abs(own - elo) / math.hypot(error, own_error), own_error, error))
    inside = sum(one[0] <= 1 for one in off)
    games = len(whole) * (len(whole) - 1) * units
    click.echo(
        f"a round robin of {games} games: {inside} of {len(off)} ratings within the error bars"
    )
    click.echo(f"furthest {max(off)[0]:.2f} error bars; median errors ", nl=False)
    middle = [sorted(one[at] for one in off)[len(off) // 2] for at in (1, 2)]
    click.echo(f"{middle[0]:.0f} Elo in the ladder, {middle[1]:.0f} in the round robin")


@click.command()
@click.option("--minutes", default=30.0, show_default=True)
@click.option("--players", default=60, show_default=True)
@click.option("--kills", default=3, show_default=True)
@click.option("--units", default=2, show_default=True, help="Pairs of games in the round robin.")
def main(minutes: float, players: int, kills: int, units: int) -> None:
    """Run it and print what was found."""
    click.echo(f"$ python -m benchmarks.ladder --minutes {minutes:g} --players {players}", nl=False)
    click.echo(f" --kills {kills} --units {units}")
    with tempfile.TemporaryDirectory() as place:
        school = Class(Path(place) / "league", players)
        at_kill = played(school, minutes, kills)
        report_games(school.folder.parent, at_kill)
        report_ratings(school, units)


if __name__ == "__main__":
    main()
