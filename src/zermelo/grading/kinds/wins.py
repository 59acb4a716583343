"""Tests of players: wins against fixed opponents, until a sequential test has decided.

Openings, seats and seeds are the same in every run, and there is no clock: what a player may take
is CPU time.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from ...cancellation import stop_requested
from ...games import load
from ...play.match.record import GameRecord
from ...play.match.referee import Refused, play_game
from ...play.players.external import ExternalPlayer
from ...play.players.specs import make
from ...play.process.sandbox import Isolation, isolating, require
from ...random_openings import opening
from ...ratings import point
from ...sprt import Sprt
from ..assignment import Assignment, GradedTest
from ..process.session import Limits
from ..verdict import Evidence, TaskVerdict

PLIES = 2  # of an opening
_OF_BOTH = 2  # games of a pair


class WinsTest:
    """A match against each of the opponents."""

    def __init__(self, assignment: Assignment, task: GradedTest) -> None:
        self.assignment, self.task = assignment, task
        self.game = load(assignment.spec(task.game))
        self.sprt = Sprt(*task.elo)

    def judged(self, folder: Path, limits: Limits, isolated: bool) -> TaskVerdict:
        """The verdict on the player in this folder."""
        terms = Isolation(memory=limits.memory << 20, cpu=limits.cpu) if isolated else None
        if isolated:
            require()
        task = self.task
        for opponent in task.against:
            with isolating(terms):
                file, name = str(folder / self.assignment.file), self.assignment.name
                player = ExternalPlayer("it", file, name, memory=limits.memory << 20)
            with closing(player):
                found = self._match(player, opponent)
            if found is not None:
                return task.failed(*found)
        return task.passed()

    def _match(self, player: ExternalPlayer, opponent: str) -> tuple[str, str, Evidence] | None:
        """What is wrong with the player, if it does not win often enough."""
        pairs, points, games, decision = [0] * 5, 0.0, 0, None
        with closing(make(opponent)) as other:
            for pair in range(self.task.most_games // _OF_BOTH):
                both = 0.0
                for seat in range(_OF_BOTH):
                    players = (player, other) if seat == 0 else (other, player)
                    seed = self.task.seed + pair
                    try:
                        played = play_game(
                            self.game,
                            players,
                            seed=seed,
                            seeds=(seed, seed + 1),
                            opening=opening(self.game, pair, PLIES, self.task.seed),
                        )
                    except Refused as refused:
                        evidence = Evidence(f"against {opponent}", str(refused), "a game")
                        return "refused", "It does not play.", evidence
                    games += 1
                    if played.fault and played.loser == seat:
                        return self._broke(played, opponent, games)
                    scores = played.scores or (0.0, 0.0)
                    both += point(scores[seat], scores[1 - seat])
                pairs[round(2 * both)] += 1
                points += both
                decision = self.sprt.decision(pairs)
                if decision is not None or stop_requested():
                    break
        if decision == "H1" or (decision is None and self._ahead(points, games)):
            return None
        whom = "its opponent" if self.task.hidden else opponent
        says = f"It does not win often enough against {whom}."
        return "wrong", says, self._shown(opponent, points, games)

    def _ahead(self, points: float, games: int) -> bool:
        """Undecided to the end: whether the score is nearer to what is asked for."""
        low, high = (1 / (1 + 10 ** (-elo / 400)) for elo in self.task.elo)
        return points / games >= (low + high) / 2

    def _broke(self, played: GameRecord, opponent: str, games: int) -> tuple[str, str, Evidence]:
        evidence = Evidence(
            f"game {games} against {opponent}: {' '.join(move.text for move in played.moves)}",
            played.reason,
            "a legal move",
        )
        return played.fault or "crash", f"It loses a game by a fault ({played.fault}).", evidence

    def _shown(self, opponent: str, points: float, games: int) -> Evidence:
        low, high = self.task.elo
        return Evidence(
            f"{games} games of {self.game.name} against {opponent}",
            f"{points:g} points of {games}",
            f"{high:g} Elo points stronger rather than {low:g}",
        )
