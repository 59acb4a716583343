"""Whether beliefs last to the end of the game: how many possible states are held, turn by turn.

    python -m benchmarks.beliefs
    python -m benchmarks.beliefs --plain kriegspiel

Information set MCTS and PIMC play whole games of everything with hidden information in the
catalogue, on small budgets and as in a match: beliefs have half of the seconds of a move. One is
lost where no state was found that looks to the player as the game does; the nearest states are
searched then. `least` and `last` are distinct states: the fewest in any turn where the belief is a
sample, and those of the last turns. Seconds of processor time are those for a belief, without the
search.
"""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import click

from benchmarks.harness import machine
from zermelo.errors import ZermeloError
from zermelo.game import CHANCE, Game
from zermelo.games import load, names, spec_of
from zermelo.kernel import wait_compiled
from zermelo.kernel.tiers import plain_twin
from zermelo.montecarlo import Beliefs, NothingFits
from zermelo.montecarlo.hidden.worlds import Belief
from zermelo.play.match.in_progress import GameInProgress
from zermelo.play.players import belief as believing
from zermelo.play.players.belief import belief_player

RESULTS = Path(__file__).parent / "results" / "beliefs.txt"
MORE = ("liars_dice:dice=5", "dark_hex:rows=5,columns=5", "phantom_tic_tac_toe:abrupt=true")
SEARCHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ismcts", {"iterations": 200}),
    ("pimc", {"worlds": 10, "iterations": 100}),
)
LONGEST = 400  # plies
HEADER = (
    f"{'game':32}{'plies':>6}{'turns':>7}{'lost':>6}{'exact':>7}{'least':>7}{'last':>7}"
    f"{'seconds':>9}{'most':>7}"
)


@dataclass
class Record:
    """What happened to the beliefs in some games."""

    plies: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    """States in each belief that is a sample."""
    last: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    lost: int = 0
    exact: int = 0

    def line(self, name: str) -> str:
        turns = max(len(self.seconds), 1)
        least = str(min(self.sizes)) if self.sizes else ""
        last = f"{statistics.median(self.last):.0f}" if self.last else ""
        return (
            f"{name:32}{statistics.mean(self.plies):6.0f}{turns:7}{self.lost:6}"
            f"{self.exact / turns:7.0%}{least:>7}{last:>7}"
            f"{statistics.mean(self.seconds):9.3f}{max(self.seconds):7.2f}"
        )


def hidden_games() -> list[Game]:
    found = []
    for name in (*names(), *MORE):
        try:
            game = load(name)
        except ZermeloError:
            continue  # it needs parameters
        if game.hidden_information:
            found.append(game)
    return found


class WatchedBeliefs(Beliefs):
    """Beliefs that note what becomes of them."""

    record = Record()
    size = 0

    def update(self, information: Any, seconds: float = inf) -> Belief:
        began = time.process_time()
        try:
            belief = super().update(information, seconds)
        except NothingFits:
            self.record.lost += 1
            raise
        finally:
            self.record.seconds.append(time.process_time() - began)
        if belief.exact:
            self.record.exact += 1
        else:
            self.record.sizes.append(len(belief))
        self.size = len(belief)
        return belief


def play(game: Game, seed: int, record: Record, seconds: float) -> None:
    """One game of the players that keep beliefs, as in a match; 400 plies at most."""
    WatchedBeliefs.record = record
    played = GameInProgress(game, seed)
    players = []
    for seat in range(game.players):
        kind, settings = SEARCHES[(seat + seed) % 2]
        players.append(belief_player(kind, seconds=seconds, **settings))
        players[-1].begin(game, seat, seed)
    while played.mover is not None and len(played.actions) < LONGEST:
        if played.mover == CHANCE:
            played.draw_chance()
        else:
            played.ask(players[played.mover])
    record.plies.append(len(played.actions))
    kept = [belief for one in players for belief in one._beliefs.values()]
    record.last += [one.size for one in kept if isinstance(one, WatchedBeliefs)]


@click.command()
@click.argument("chosen", nargs=-1)
@click.option("--games", default=2, show_default=True, type=click.IntRange(min=1))
@click.option("--seconds", default=0.2, show_default=True, help="A move.")
@click.option("--seed", default=1, show_default=True, help="Of the first game.")
@click.option("--plain", is_flag=True, help="In plain Python, as until all is compiled.")
def main(chosen: tuple[str, ...], games: int, seconds: float, seed: int, plain: bool) -> None:
    """Play and save the table, or that of the games named without saving."""
    believing.Beliefs = WatchedBeliefs  # type: ignore[attr-defined]
    command = f"$ python -m benchmarks.beliefs --games {games} --seconds {seconds:g} --seed {seed}"
    lines = [f"{command}{' --plain' if plain else ''}", machine(), "", HEADER]
    path = RESULTS.with_stem("beliefs_plain") if plain else RESULTS
    click.echo("\n".join(lines))
    with wait_compiled():
        for game in [load(name) for name in chosen] or hidden_games():
            name, record = spec_of(game), Record()
            game = plain_twin(game) if plain else game
            for number in range(games):
                play(game, seed + number, record, seconds)
            lines.append(record.line(name))
            click.echo(lines[-1])
            if not chosen:
                path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.beliefs")
