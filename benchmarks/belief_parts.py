"""What two parts of beliefs win: the nearest states, and the ways in which a turn's time is shared.

python -m benchmarks.belief_parts nearest war_game --seconds 0.05 --pairs 41
python -m benchmarks.belief_parts patience kriegspiel --seconds 0.05 --games 2
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from statistics import mean, stdev
from typing import Any

import click

from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.kernel import wait_compiled
from zermelo.montecarlo import Beliefs, NothingFits
from zermelo.montecarlo.hidden import beliefs
from zermelo.montecarlo.hidden.patience import Patience
from zermelo.play import Choice, Turn, turn_at
from zermelo.play.match.referee import play_game
from zermelo.play.players.belief import BelievingPlayer

LONGEST = 120  # plies


class WithoutNearest(BelievingPlayer):
    """Where nothing fits, it takes what was best before, or any move."""

    nearly = 0

    def _nearly(self, turn: Turn, *_: Any) -> Choice:
        self.nearly += 1
        ranked = [one for one in self._ranked[turn.player] if one in turn.actions]
        return Choice(ranked[0] if ranked else self._random.choice(turn.actions))


class NoReserve(Patience):
    @contextmanager
    def sparing(self, share: float) -> Iterator[None]:
        yield


class NoEstimate(Patience):
    def affordable(self, most: int, share: float) -> int:
        return most


class NoClock(Patience):
    """Kernels are called for all states at once."""

    def spend(
        self,
        record: Any,
        most: int,
        step: Callable[[int], object],
        enough: Callable[[], bool] = lambda: False,
        *,
        once: bool = False,
    ) -> None:
        while most > 0 and not enough() and (once or not self.is_over):
            record.looked, once = 0, False
            step(most)
            most -= max(int(record.looked), 1)


KINDS = {
    "as it is": Patience,
    "without a reserve": NoReserve,
    "without estimates": NoEstimate,
    "without the clock": NoClock,
}


@click.group()
def main() -> None:
    """What parts of beliefs win."""


@main.command()
@click.argument("spec")
@click.option("--seconds", default=0.05)
@click.option("--pairs", default=40)
def nearest(spec: str, seconds: float, pairs: int) -> None:
    """ISMCTS beside itself without the nearest states, in pairs of games with the same chance."""
    game = load(spec)
    one, other = (
        kind(kind.__name__, "ismcts", {"seconds": seconds})
        for kind in (BelievingPlayer, WithoutNearest)
    )
    points = []
    for seed in range(pairs):
        won = 0.0
        for seat in (0, 1):
            players = [one, other] if seat == 0 else [other, one]
            utilities = play_game(game, players, seed=seed).utilities or (0.0, 0.0)
            won += (1 + math.copysign(bool(utilities[seat]), utilities[seat])) / 2
        points.append(won / 2)
    error = 1.96 * stdev(points) / math.sqrt(pairs)
    click.echo(f"{spec}: {mean(points):.1%} +- {error:.1%}, {other.nearly} turns without")


@main.command()
@click.argument("spec")
@click.option("--seconds", default=0.05)
@click.option("--games", default=2)
def patience(spec: str, seconds: float, games: int) -> None:
    """Beliefs through random games, with parts of their timekeeping left out."""
    for name, kind in KINDS.items():
        beliefs.Patience = kind  # type: ignore[misc]
        held, took = [], []
        with wait_compiled():
            for seed in range(games):
                for count, spent in followed(spec, seed, seconds):
                    held.append(count)
                    took.append(1000 * spent)
        found = mean([one for one in held if one] or [0])
        slow = sorted(took)[int(len(took) * 0.99)]
        click.echo(
            f"{name:20} {len(held)} turns, {held.count(0)} without a state, {found:.0f} states, "
            f"{mean(took):.1f} ms, 99 % in {slow:.0f} ms"
        )


def followed(spec: str, seed: int, seconds: float) -> Iterator[tuple[int, float]]:
    """The states held in each turn of a random game, and the seconds that finding them took."""
    game, dice = load(spec), random.Random(seed)
    held = [Beliefs(game, player, seed=seed) for player in range(game.players)]
    for one in held:
        one.prepare()
    states = [game.initial_state()]
    while not game.is_terminal(states[-1]) and len(states) <= LONGEST:
        mover = int(game.to_move(states[-1]))
        action = dice.choice(list(game.actions(states[-1])))
        if mover != CHANCE:
            turn = turn_at(game, states[-1], states=states)
            held[mover].saw(turn.seen)
            began, count = time.thread_time(), 0
            with suppress(NothingFits):
                count = len(held[mover].update(turn.key, seconds))
            yield count, time.thread_time() - began
            held[mover].took(action)
        states.append(game.result(states[-1], action))


if __name__ == "__main__":
    main()
