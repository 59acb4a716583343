"""A league: self-play against earlier selves and against players who look for weaknesses.

Who plays only with itself may run in circles and forget what it could. In a league (as AlphaStar's,
Vinyals et al. 2019) the main player also meets its past, and exploiters:

    main               plays itself, and members of the league that it does badly against
    exploiter          learns to beat the main player as it is now, then joins and begins anew
    league exploiter   learns to beat the league's equilibrium, then joins, and may begin anew

Members are frozen copies. Their payoffs against each other are kept, and the equilibrium of that
table is a player of its own, the mixture: it draws a member before each game. Who learns to beat
it and joins makes it better, until nobody can (policy-space response oracles, Lanctot et al. 2017).
The same run without a past is plain self-play; with a past but no exploiters and no priorities,
fictitious self-play (Heinrich, Lanctot and Silver 2015).

Each batch of games belongs to one learner, in turn, so runs of as many batches cost the same. All
chance follows from the seed and the number of the batch: a run that was killed and resumed ends
where it would have ended. `folder/members` keeps the members, `league.json` their payoffs.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...errors import BadParameter, NotThisKindOfGame, short
from ...game import Game
from ..alphazero.network import BadNetwork, quicken_cpu
from ..runs.checkpoint import Parts, read_state, refill, restoring, write_state
from ..runs.folder import RunFolder
from .actor_critic import ActorCritic, Losses
from .config import STYLES, LeagueProgress, LeagueTraining
from .exploitability import Measure
from .payoffs import Form, Payoffs, even, hard, uniform
from .policy_net import PolicyNet, PolicyShape, load_policy, save_policy
from .rollouts import Rounds

__all__ = ["STYLES", "League", "LeagueProgress", "LeagueTraining", "train_league"]

_MAIN, _EXPLOITER, _LEAGUE_EXPLOITER = "main", "exploiter", "league-exploiter"
_TURNS = {
    "league": (_MAIN, _MAIN, _EXPLOITER, _MAIN, _MAIN, _LEAGUE_EXPLOITER),
    "fictitious": (_MAIN,),
    "self-play": (_MAIN,),
}
_SAVE = 20.0  # seconds between checkpoints
_HOPELESS = 0.2  # an exploiter with a lower score practises against the main player's past
_SLOWEST = 0.1  # of the learning rate is left in the end
_GOES_ON = 0.75  # how often a league exploiter that joined goes on from where it is


def train_league(
    game: Game,
    folder: str | Path,
    training: LeagueTraining | None = None,
    *,
    spec: str | None = None,
    start: PolicyNet | None = None,
    resume: bool = False,
    report: Callable[[LeagueProgress], None] | None = None,
) -> PolicyNet:
    """Let a league learn a game; the main player's network. Ctrl-C ends it in good order.

    `start` is where all begin, and the magnet that they are drawn to: what imitation found.
    """
    league = League(game, Path(folder), training, spec or game.name, start, resume)
    try:
        league.learn(report)
    finally:
        league.close()
    return league.main.network


class League:
    """One run and its folder."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        training: LeagueTraining | None,
        spec: str,
        start: PolicyNet | None,
        resume: bool,
    ) -> None:
        _check(game)
        if start is not None:
            fitting = PolicyShape.of(game, start.shape.width, start.shape.layers)
            if fitting != start.shape:
                raise BadNetwork(f"the network to start from does not fit {game.name}")
        self.game, self.spec = game, spec
        given = {"method": "league", "training": asdict(training or LeagueTraining())}
        self.folder = RunFolder(folder, spec, None if resume else given)
        try:
            self._prepare(start, resume)
        except BaseException:
            self.folder.close()
            raise

    def _prepare(self, start: PolicyNet | None, resume: bool) -> None:
        if self.folder.config.get("method") != "league":
            raise BadParameter(f"{self.folder.path} holds a run of another method")
        self.training = told = self.folder.settings(LeagueTraining)
        self.steps, self.games, self.seconds = 0, 0, 0.0
        self.members: dict[str, PolicyNet] = {}
        self.payoffs = Payoffs()
        self.weights: Any = np.zeros(0)  # [members] how often the mixture draws each
        torch.manual_seed(told.seed)
        self.start = start or PolicyNet(PolicyShape.of(self.game, told.width, told.layers))
        quicken_cpu(self.start.shape)
        self.is_drawn = start is not None
        self.learners = {role: self._begun() for role in dict.fromkeys(_TURNS[told.style])}
        self.forms = {role: Form() for role in self.learners}
        self.ages = dict.fromkeys(self.learners, 0)
        self.losses = Losses(0.0, 0.0, 0.0)
        self.rounds = Rounds(self.game, told.games, self.start.shape.actions)
        self.measure = Measure(self.game) if told.exact else None
        if not (resume and self._restore()):
            self._join("start", self.start)

    @property
    def main(self) -> ActorCritic:
        return self.learners[_MAIN]

    def _begun(self) -> ActorCritic:
        magnet = self.start if self.is_drawn else None
        return ActorCritic(self.start.copy(), self.training.pace, magnet)

    # The folder.

    def save(self) -> None:
        """Write the networks to play with and all that resuming needs."""
        self._write_network("network.safetensors", self.main.network)
        about = {
            "steps": self.steps,
            "games": self.games,
            "seconds": self.seconds,
            "is_drawn": self.is_drawn,
            "forms": {role: form.scores for role, form in self.forms.items()},
            "ages": self.ages,
            **self._table(),
        }
        write_state(self.folder, self.spec, self._parts(), about)
        told_league = {"game": self.spec, **self._table(), "weights": self.weights.tolist()}
        self.folder.write("league.json", json.dumps(told_league, indent=1).encode())

    def _parts(self) -> Parts:
        """What learns."""
        networks = {f"{role}.network": one.network for role, one in self.learners.items()}
        optimizers = {f"{role}.optimizer": one.optimizer for role, one in self.learners.items()}
        return {**networks, **optimizers}

    def _table(self) -> dict[str, Any]:
        payoffs = self.payoffs
        return {
            "members": list(self.members),
            "totals": payoffs.totals.tolist(),
            "counts": payoffs.counts.tolist(),
            "squares": payoffs.squares.tolist(),
        }

    def _write_network(self, name: str, network: PolicyNet) -> None:
        about = {"steps": self.steps, "games": self.games, "seconds": self.seconds}
        with self.folder.writing():
            save_policy(self.folder.path / name, network, self.spec, about)

    def _restore(self) -> bool:
        """Go on from the last whole checkpoint; False if there is none yet."""
        found = read_state(self.folder)
        if found is None:
            return False
        tensors, about = found
        with restoring(self.folder):
            self.payoffs = Payoffs(about["totals"], about["counts"], about["squares"])
            self.weights = self.payoffs.mixture()
            for name in about["members"]:
                if not str(name).replace("_", "").replace("-", "").isalnum():
                    raise ValueError(f"{short(name)} is no name of a member")
                file_name = self.folder.path / "members" / f"{name}.safetensors"
                self.members[name] = load_policy(file_name, self.game)[0]
            self.start, self.is_drawn = self.members["start"], about["is_drawn"]
            for role in self.learners:
                self.learners[role] = self._begun()
                self.forms[role] = Form(about["forms"][role])
                self.ages[role] = about["ages"][role]
            refill(self._parts(), tensors)
            self.steps, self.games, self.seconds = about["steps"], about["games"], about["seconds"]
        return True

    def close(self) -> None:
        """Save, and let other runs have the folder."""
        try:
            self.save()
        finally:
            self.folder.close()

    # Learning.

    @property
    def share(self) -> float:
        """How much of the run is over."""
        told = self.training
        by_steps = self.steps / told.most_steps if told.most_steps else 0.0
        by_time = self.seconds / (told.minutes * 60) if not told.most_steps else 0.0
        return min(1.0, max(by_steps, by_time))

    def learn(self, report: Callable[[LeagueProgress], None] | None = None) -> None:
        """Play and learn until the time is over."""
        before, start = self.seconds, time.perf_counter()
        saved = start
        while self.share < 1.0:
            self._batch()
            now = time.perf_counter()
            self.seconds = before + now - start
            told = self.training
            if self.steps % (told.exact or told.interval) == 0:
                progress = self._noted()
                if report is not None:
                    report(progress)
            if now - saved > _SAVE:
                self.save()
                saved = now

    def _batch(self) -> None:
        """A batch of games of the learner whose turn it is."""
        told, turns = self.training, _TURNS[self.training.style]
        role = turns[self.steps % len(turns)]
        seed = told.seed * 1_000_003 + self.steps
        learner, dice = self.learners[role], np.random.default_rng([told.seed, self.steps])
        rivals = self._rivals(role, dice)
        networks = [learner.network, *(self._network(name) for name in rivals)]
        seating = self._seating(role, len(rivals))
        played = self.rounds.play(networks, seating, seed, [0], told.pace.trace)
        self._note_scores(role, rivals, seating, played.utilities)
        at_play = role == _MAIN
        pull = told.pace.pull_at(self.share) if at_play else told.pace.last_pull
        rate = 1.0 - (1.0 - _SLOWEST) * self.share if at_play else 1.0
        assert played.moves is not None
        losses = learner.learn(played.moves, pull, rate, seed)
        if role == _MAIN:
            self.losses = losses
        self.steps += 1
        self.games += told.games
        self.ages[role] += 1
        self._let_join(role, dice)

    def _network(self, name: str) -> PolicyNet:
        return self.main.network if name == _MAIN else self.members[name]

    def _rivals(self, role: str, dice: np.random.Generator) -> list[str]:
        """Whom the learner plays in this batch besides itself."""
        told, form = self.training, self.forms[role]
        everybody = list(self.members)
        past = [name for name in everybody if name.startswith((_MAIN, "start"))]
        if role == _EXPLOITER:
            if form.of(_MAIN) >= _HOPELESS:
                return [_MAIN]
            return [_MAIN, *form.draw(past, told.opponents - 1, even, dice)]
        if role == _LEAGUE_EXPLOITER:
            drawn = dice.choice(len(everybody), size=told.opponents, p=self.weights)
            return [everybody[int(number)] for number in drawn]
        if told.style == "self-play":
            return []
        wanted = hard if told.style == "league" else uniform
        return form.draw(everybody, told.opponents, wanted, dice)

    def _seating(self, role: str, rivals: int) -> Any:
        """[games, 2] who sits where: number 0, the learner, in both seats of its own games."""
        games = self.training.games
        seating = np.zeros((games, 2), np.int64)
        if rivals:
            own = round(games * self.training.own_share) if role == _MAIN else 0
            number = np.arange(own, games)
            seating[number, (number // rivals) % 2] = 1 + number % rivals
        return seating

    def _note_scores(self, role: str, rivals: list[str], seating: Any, utilities: Any) -> None:
        for number, name in enumerate(rivals, 1):
            games, seats = np.nonzero(seating == number)
            if len(games):
                self.forms[role].note(name, self._score(utilities[games, 1 - seats].mean()))

    def _score(self, utility: float) -> float:
        return float(utility / self.start.shape.scale + 1.0) / 2.0

    # Members.

    def _let_join(self, role: str, dice: np.random.Generator) -> None:
        told, form = self.training, self.forms[role]
        if role == _MAIN:
            if self.ages[role] == told.interval:
                self._join(f"{role}-{self.steps}", self.main.network)
                self.ages[role] = 0
            return
        if role == _EXPLOITER:
            score = form.of(_MAIN)
        else:
            score = float(np.dot(self.weights, [form.of(name) for name in self.members]))
        if score < told.enough and self.ages[role] < told.patience:
            return
        self._join(f"{role}-{self.steps}", self.learners[role].network)
        self.ages[role] = 0
        if role == _EXPLOITER or dice.random() >= _GOES_ON:
            self.learners[role].restart(self.start if self.is_drawn else self.main.network)
            self.forms[role] = Form()

    def _join(self, name: str, network: PolicyNet) -> None:
        """A frozen copy becomes a member, and plays against all that there are."""
        number, frozen = self.payoffs.grow(), network.copy().eval()
        with torch.no_grad():
            for other, rival in enumerate(self.members.values()):
                seed = self.training.seed * 1_000_003 + self.steps * 1009 + other + 1
                self.payoffs.add(number, other, self.duel(frozen, rival, seed))
        self.members[name] = frozen
        self.weights = self.payoffs.mixture()
        (self.folder.path / "members").mkdir(exist_ok=True)
        self._write_network(f"members/{name}.safetensors", frozen)

    def duel(self, one: PolicyNet, other: PolicyNet, seed: int) -> Any:
        """What the first won in each of `duels` games, half of them in each seat."""
        rounds = Rounds(self.game, self.training.duels, one.shape.actions)
        seating = np.zeros((self.training.duels, 2), np.int64)
        second = np.arange(self.training.duels) % 2
        seating[np.arange(self.training.duels), second] = 1
        utilities = rounds.play([one, other], seating, seed).utilities
        return utilities[np.arange(self.training.duels), 1 - second]

    def _noted(self) -> LeagueProgress:
        told, form = self.training, self.forms[_MAIN]
        scores = [form.of(name) for name in self.members]
        exploitable = mixture = None
        if self.measure is not None and self.steps % told.exact == 0:
            exploitable = self.measure.exploitability(self.measure.plan(self.main.network))
            members = list(self.members.values())
            mixture = self.measure.exploitability(self.measure.mixed(members, self.weights))
        progress = LeagueProgress(
            self.seconds,
            self.steps,
            self.games,
            len(self.members),
            float(np.mean(scores)),
            float(self.payoffs.means()[-1, 0]),
            self.losses.policy,
            self.losses.value,
            self.losses.distance,
            exploitable,
            mixture,
        )
        self.folder.note(asdict(progress))
        return progress


def _check(game: Game) -> None:
    if game.players != 2 or not game.zero_sum:
        raise NotThisKindOfGame(
            f"{game.name} is not for two players with opposite interests, as leagues are"
        )
    PolicyShape.of(game)  # refuses what no network can see
