"""Who plays whom, and when: round robin, gauntlet, Swiss.

Games come in units: one opening, and every player in every seat. A job's number says which game
it is, whatever has been played so far, so that a stopped tournament can be continued.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from ...errors import BadParameter
from ...game import check_positive
from ...ratings import Outcome

KINDS = ("round-robin", "gauntlet", "swiss")
_TRIES = 20_000  # at pairing a Swiss round without second meetings


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    number: int
    seats: tuple[int, ...]
    """The players, by seat."""
    unit: int
    """Games of one unit share it: the same players, the same opening."""
    opening: int
    round: int = 0


@dataclass(frozen=True)
class Schedule:
    """The games of a tournament."""

    kind: str
    players: int
    seats: int
    games: int
    """For each pairing; in a Swiss tournament, for each pairing of a round."""
    rounds: int = 1
    """Of a Swiss tournament."""
    seed: int = 0

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BadParameter(f"a tournament is one of {', '.join(KINDS)}, not {self.kind!r}")
        if self.players < max(self.seats, 2 if self.seats > 1 else 1):
            raise BadParameter(
                f"a game of {self.seats} players needs at least as many, not {self.players}: name "
                "them all in `zermelo tournament`"
            )
        check_positive(games=self.games, rounds=self.rounds)
        if self.kind == "swiss" and self.seats != 2:
            raise BadParameter("a Swiss tournament is for games of two players")

    @property
    def size(self) -> int:
        """How many games there are in all."""
        pairings = {
            "swiss": self.rounds * (self.players // 2),
            "gauntlet": math.comb(self.players - 1, self.seats - 1),
            "round-robin": math.comb(self.players, self.seats),
        }
        return pairings[self.kind] * self.games

    def batch(self, number: int, outcomes: Sequence[Outcome]) -> list[Job]:
        """The jobs of a batch, given all outcomes of those before it; none after the last."""
        if self.kind == "swiss":
            return self._swiss(number, outcomes) if number < self.rounds else []
        return self._all() if number == 0 else []

    def _all(self) -> list[Job]:
        """Unit after unit, each pairing in turn: what is stopped early is balanced."""
        every = itertools.combinations(range(self.players), self.seats)
        pairings = [one for one in every if self.kind != "gauntlet" or 0 in one]
        units = itertools.product(range(-(-self.games // self.seats)), pairings)
        return [
            Job(unit * self.seats + shift, _rotated(pairing, shift), unit, turn)
            for unit, (turn, pairing) in enumerate(units)
            for shift in range(min(self.seats, self.games - turn * self.seats))
        ]

    def _swiss(self, number: int, outcomes: Sequence[Outcome]) -> list[Job]:
        pairings = _swiss_pairings(self.players, outcomes, random.Random(f"{self.seed} {number}"))
        begun = number * (self.players // 2) * self.games
        jobs = []
        for index, (pairing, game) in enumerate(
            itertools.product(pairings, range(self.games)), begun
        ):
            unit = index // 2 if self.games % 2 == 0 else index
            jobs.append(Job(index, _rotated(pairing, game % 2), unit, unit, number))
        return jobs


def _rotated(pairing: tuple[int, ...], shift: int) -> tuple[int, ...]:
    return pairing[shift:] + pairing[:shift]


def _swiss_pairings(
    players: int, outcomes: Sequence[Outcome], dice: random.Random
) -> list[tuple[int, ...]]:
    """Neighbours in the standings, without repeats if possible; one may sit out."""
    points, met, games = [0.0] * players, set(), [0] * players
    for one in outcomes:
        met.add(frozenset(one.seats))
        for seat, player in enumerate(one.seats):
            points[player] += sum(one.points(seat))
            games[player] += 1
    order = list(range(players))
    dice.shuffle(order)
    # Points per game, since who sat out has played fewer.
    order.sort(key=lambda player: -(points[player] / games[player] if games[player] else 0.5))
    if players % 2:
        resting = max(reversed(order), key=lambda player: games[player])
        order.remove(resting)
    return _paired(order, met, [_TRIES]) or [
        (order[i], order[i + 1]) for i in range(0, len(order) - 1, 2)
    ]


def _paired(
    order: list[int], met: set[frozenset[int]], tries: list[int]
) -> list[tuple[int, ...]] | None:
    """Pairs from the top so that nobody meets twice; None where there are none or it takes long."""
    if not order:
        return []
    first, rest = order[0], order[1:]
    for other in rest:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        if frozenset((first, other)) not in met:
            below = _paired([one for one in rest if one != other], met, tries)
            if below is not None:
                return [(first, other), *below]
    return None
