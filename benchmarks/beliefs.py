"""Whether beliefs last to the end of the game: how many possible states are held, turn by turn.

    python -m benchmarks.beliefs
    python -m benchmarks.beliefs --plain kriegspiel

Information set MCTS and PIMC play whole games of everything with hidden information in the
catalogue, on small budgets. A belief is lost where no state was found that looks to the player as
the game does; the nearest states are searched then. `least` and `last` are distinct states: the
fewest in any turn where the belief is a sample, and those of the last turns. Seconds are those for
a belief, without the search.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from benchmarks.harness import machine
from zermelo.errors import ZermeloError
from zermelo.game import CHANCE, Game
from zermelo.games import load, names, spec_of
from zermelo.kernel.tiers import plain_twin
from zermelo.montecarlo import Beliefs, NothingFits, ismcts, pimc
from zermelo.play.players.belief import new_beliefs
from zermelo.result import Result

RESULTS = Path(__file__).parent / "results" / "beliefs.txt"
MORE = ("liars_dice:dice=5", "dark_hex:rows=5,columns=5", "phantom_tic_tac_toe:abrupt=true")
SEARCHES: tuple[tuple[Callable[..., Result], dict[str, Any]], ...] = (
    (ismcts, {"iterations": 200}),
    (pimc, {"worlds": 10, "iterations": 100}),
)
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


def play(game: Game, seed: int, record: Record) -> None:
    """One game; each player keeps its belief from turn to turn."""
    dice, state = random.Random(seed), game.initial_state()
    beliefs = [new_beliefs(game, player, seed=seed) for player in range(game.players)]
    sizes: dict[int, int] = {}
    plies = 0
    while not game.is_terminal(state):
        actions = list(game.actions(state))
        mover = int(game.to_move(state))
        if mover == CHANCE:
            weights = [game.probability(state, action) for action in actions]
            action = dice.choices(actions, weights)[0]
        elif len(actions) == 1:
            action = actions[0]
        else:
            kept = beliefs[mover]
            information = game.information(state, mover)
            size = believe(kept, information, record)
            sizes[mover] = size or sizes.get(mover, 0)
            search, settings = SEARCHES[(mover + seed) % 2]
            belief = kept if size else kept.nearest(actions)
            found = search(game, information, mover, beliefs=belief, seed=seed, **settings)
            action = next((row.action for row in found.rows if row.action in actions), actions[0])
            kept.took(action)
        state = game.result(state, action)
        plies += 1
    record.plies.append(plies)
    record.last.extend(sizes.values())


def believe(kept: Beliefs, information: Any, record: Record) -> int:
    """How many states are held possible; 0: the belief is lost."""
    began = time.process_time()
    try:
        belief = kept.update(information)
    except NothingFits:
        belief = None
    record.seconds.append(time.process_time() - began)
    if belief is None:
        record.lost += 1
        return 0
    if belief.exact:
        record.exact += 1
    else:
        record.sizes.append(len(belief))
    return len(belief)


@click.command()
@click.argument("chosen", nargs=-1)
@click.option("--games", default=4, show_default=True, type=click.IntRange(min=1))
@click.option("--plain", is_flag=True, help="In plain Python, as until all is compiled.")
def main(chosen: tuple[str, ...], games: int, plain: bool) -> None:
    """Play and save the table, or that of the games named without saving."""
    lines = [f"$ python -m benchmarks.beliefs --games {games}{' --plain' if plain else ''}"]
    lines += [machine(), "", HEADER]
    click.echo("\n".join(lines))
    for game in [load(name) for name in chosen] or hidden_games():
        name, record = spec_of(game), Record()
        game = plain_twin(game) if plain else game
        play(game, 0, Record())  # compiles
        for seed in range(games):
            play(game, seed + 1, record)
        lines.append(record.line(name))
        click.echo(lines[-1])
    if not chosen:
        path = RESULTS.with_stem("beliefs_plain") if plain else RESULTS
        path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.beliefs")
