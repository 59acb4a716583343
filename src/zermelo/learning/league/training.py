"""A league: self-play against past selves and against players that look for weaknesses.

A player that only plays itself may run in circles and forget. In a league (as AlphaStar's, Vinyals
et al. 2019) the main player also meets its past, and exploiters:

    main               plays itself, and members of the league that it does badly against
    exploiter          learns to beat the current main player, then joins and restarts
    league exploiter   learns to beat the league's mixture, then joins, and may restart

Members are frozen copies. The mixture is a player of its own that draws a member before each game:
a copy of the main player from the later half of the run, since the average of a learner that goes
round an equilibrium is nearer to it than any of its policies. Where exploiters or older copies
clearly win against it, the mixture is the equilibrium of all their payoffs, and improves until
it can't be exploited (policy-space response oracles, Lanctot et al. 2017).
The same run without a past is plain self-play; with a past but no exploiters and no priorities,
fictitious self-play (Heinrich, Lanctot and Silver 2015).

Each batch of games belongs to one learner, in turn, so runs of as many batches cost the same. All
randomness follows from the seed and the number of the batch: a run that was killed and resumed
ends where it would have ended. `folder/members` keeps the members, `league.json` their payoffs.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Unpack

import numpy as np
import torch

from ...arguments import checked
from ...errors import NotThisKindOfGame, short
from ...game import Game
from ..inference.shapes import PolicyShape
from ..runs.checkpoint import Parts
from ..runs.config import LeagueConfig
from ..runs.device import quicken_cpu
from ..runs.loop import Progress, Run, RunOptions, metric
from .actor_critic import ActorCritic, ActorCriticLosses
from .exploitability import ExploitabilityMeasure
from .payoffs import Form, Payoffs, even, hard, uniform
from .policy_net import PolicyNet, load_policy
from .rollouts import Rounds

_MAIN, _EXPLOITER, _LEAGUE_EXPLOITER = "main", "exploiter", "league-exploiter"
_TURNS = {
    "league": (*[_MAIN] * 10, _EXPLOITER, *[_MAIN] * 10, _LEAGUE_EXPLOITER),
    "fictitious": (_MAIN,),
    "self-play": (_MAIN,),
}
_HOPELESS = 0.2  # an exploiter with a lower score practises against the main player's past
_SLOWEST = 0.1  # the share of the learning rate that is left at the end
_OFTEN = 20  # copies of the main player have joined before the pauses between them grow
_GOES_ON = 0.75  # how often a league exploiter that joined continues from where it is


@dataclass(frozen=True)
class LeagueProgress(Progress):
    games: int = metric("games")
    members: int = metric("members")
    score: float = metric("score against the league", ".1%")
    """The recent score of the main player, from 0 to 1."""
    gain: float = metric("utility against the initial network", "+.3f")
    """The mean payoff per game of the newest member."""
    policy_loss: float = metric("policy loss", ".4f")
    value_loss: float = metric("value loss", ".4f")
    distance: float = metric("divergence from the magnet", ".3f")
    """The entropy of the main player, in nats."""
    exploitability: float | None = metric("exploitability", ".4f")
    """The exploitability of the main player, where it was measured."""
    mixture: float | None = metric("exploitability of the mixture", ".4f")


@checked
def train_league(
    game: Game,
    folder: str | Path,
    config: LeagueConfig | None = None,
    *,
    start: PolicyNet | None = None,
    report: Callable[[LeagueProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> PolicyNet:
    """Let a league learn a game; returns the main player's network.

    `start` is where all players begin, and the magnet: the result of imitation.

    >>> from zermelo.games import load
    >>> network = train_league(load("kuhn_poker"), "run", minutes=5)  # doctest: +SKIP
    """
    return League(game, folder, config, start=start, **options).complete(report).main.network


class League(Run[LeagueConfig]):
    """One training run and its folder."""

    kind = LeagueConfig
    counters = ("steps", "games", "seconds", "utility_squares")

    games = 0
    """Games played, those for payoffs included."""
    utility_squares = 0.0
    """Of the utilities in all batches, as shares of the largest."""

    def __init__(self, *args: Any, start: PolicyNet | None = None, **options: Any) -> None:
        self._given, self.is_drawn = start, start is not None
        super().__init__(*args, **options)

    def check(self) -> None:
        game, start = self.game, self._given
        if game.players != 2 or not game.zero_sum:
            raise NotThisKindOfGame(
                f"{game.name} is not a zero-sum game of two players, as leagues need"
            )
        PolicyShape.of(game)  # refuses a game without observations
        if start is not None:
            start.check_start(game)

    def set_up(self) -> None:
        config = self.config
        self.members: dict[str, PolicyNet] = {}
        self.payoffs = Payoffs()
        self.weights: Any = np.zeros(0)  # [members] how often the mixture draws each
        torch.manual_seed(config.seed)
        shape = PolicyShape.of(self.game, config.width, config.layers)
        self.start = self._given or PolicyNet(shape)
        quicken_cpu()
        self.learners = {role: self._learner(role) for role in dict.fromkeys(_TURNS[config.style])}
        self.forms = {role: Form() for role in self.learners}
        self.ages = dict.fromkeys(self.learners, 0)
        """Batches since each joined last."""
        self.turns = dict.fromkeys(self.learners, 0)
        """All batches of each."""
        self.losses = ActorCriticLosses(0.0, 0.0, 0.0)
        self.rounds = Rounds(self.game, config.games, self.start.shape.actions)
        self.measure = ExploitabilityMeasure(self.game) if config.exact_interval else None

    def open(self) -> None:
        if not self.members:
            self._join("start", self.start)
        self.network = self.main.network

    @property
    def main(self) -> ActorCritic:
        return self.learners[_MAIN]

    def _learner(self, role: str) -> ActorCritic:
        """A learner of this role; only the main player's magnet moves later."""
        magnet = self.start if self.is_drawn else None
        if role == _MAIN and self.config.magnet_interval:
            magnet = self.start.copy()
        return ActorCritic(self.start.copy(), self.config, magnet)

    # Files.

    @property
    def parts(self) -> Parts:
        networks = {f"{role}.network": one.network for role, one in self.learners.items()}
        optimizers = {f"{role}.optimizer": one.optimizer for role, one in self.learners.items()}
        moves = self.config.magnet_interval and self.main.magnet
        return {**networks, **optimizers, **({f"{_MAIN}.magnet": moves} if moves else {})}

    def about(self) -> dict[str, Any]:
        return {
            **super().about(),
            "is_drawn": self.is_drawn,
            "forms": {role: form.scores for role, form in self.forms.items()},
            "ages": self.ages,
            "turns": self.turns,
            **self._table(),
        }

    def _table(self) -> dict[str, Any]:
        return {"members": list(self.members), **self.payoffs.to_json()}

    def write_result(self) -> None:
        super().write_result()
        league = {"game": self.spec, **self._table(), "weights": self.weights.tolist()}
        self.folder.write("league.json", json.dumps(league, indent=1).encode())

    def restore(self, about: dict[str, Any]) -> None:
        super().restore(about)
        self.payoffs = Payoffs(about["totals"], about["counts"], about["squares"])
        for name in about["members"]:
            if not str(name).replace("_", "").replace("-", "").isalnum():
                raise ValueError(f"{short(name)} is not the name of a member")
            file_name = self.folder.path / "members" / f"{name}.safetensors"
            self.members[name] = load_policy(file_name, self.game)[0]
        self.weights = self._mixture()
        self.start, self.is_drawn = self.members["start"], about["is_drawn"]
        for role in self.learners:
            self.learners[role] = self._learner(role)
            self.forms[role] = Form(about["forms"][role])
            self.ages[role] = about["ages"][role]
            self.turns[role] = about["turns"][role]

    # Learning.

    @property
    def share(self) -> float:
        """The share of the run by steps if they are limited, so that results are reproducible."""
        limit = self.config.max_steps
        return min(1.0, self.steps / limit if limit else super().share)

    def is_due(self, since: float) -> bool:
        often = self.config.exact_interval or self.config.interval
        return self.steps % often == 0 or self.share >= 1.0

    def advance(self) -> None:
        """Play and learn from a batch of games of the next learner."""
        config, turns = self.config, _TURNS[self.config.style]
        role = turns[self.steps % len(turns)]
        seed = config.seed * 1_000_003 + self.steps
        learner, dice = self.learners[role], np.random.default_rng([config.seed, self.steps])
        rivals = self._rivals(role, dice)
        networks = [learner.network, *(self._network(name) for name in rivals)]
        seating = self._seating(role, len(rivals))
        played = self.rounds.play(networks, seating, seed, [0], config.trace)
        self._note_scores(role, rivals, seating, played.utilities)
        is_main, typical = role == _MAIN, self._typical(played.utilities)
        kl_weight = config.kl_weight_at(self.share) if is_main else config.exploiter_kl_weight
        rate = 1.0 - (1.0 - _SLOWEST) * self.share if is_main else 1.0
        assert played.moves is not None
        losses = learner.learn(played.moves, kl_weight * typical, rate, seed)
        if is_main:
            self.losses = losses
        self.steps += 1
        self.games += config.games
        self.ages[role] += 1
        self.turns[role] += 1
        pause = config.magnet_interval if is_main else 0
        if pause and self.turns[role] % pause == 0:
            learner.move_magnet()
        self._let_join(role, dice)

    def _typical(self, utilities: Any) -> float:
        """The typical utility, as a share of the largest: in poker far less than the stack."""
        shares = utilities[:, 0] / self.start.shape.scale
        self.utility_squares += float((shares**2).mean())
        return math.sqrt(self.utility_squares / (self.steps + 1))

    def _network(self, name: str) -> PolicyNet:
        return self.main.network if name == _MAIN else self.members[name]

    def _rivals(self, role: str, dice: np.random.Generator) -> list[str]:
        """The opponents of this batch besides the learner itself."""
        config, form = self.config, self.forms[role]
        everybody = list(self.members)
        past = [name for name in everybody if _is_copy(name) or name == "start"]
        if role == _EXPLOITER:
            if form.of(_MAIN) >= _HOPELESS:
                return [_MAIN]
            return [_MAIN, *form.draw(past, config.opponents - 1, even, dice)]
        if role == _LEAGUE_EXPLOITER:
            drawn = dice.choice(len(everybody), size=config.opponents, p=self.weights)
            return [everybody[int(number)] for number in drawn]
        if config.style == "self-play":
            return []
        wanted = hard if config.style == "league" else uniform
        return form.draw(everybody, config.opponents, wanted, dice)

    def _seating(self, role: str, rivals: int) -> Any:
        """[games, 2] the player in each seat; the learner is number 0, twice in its own games."""
        games = self.config.games
        seating = np.zeros((games, 2), np.int64)
        if rivals:
            own = round(games * self.config.own_share) if role == _MAIN else 0
            number = np.arange(own, games)
            seating[number, (number // rivals) % 2] = 1 + number % rivals
        return seating

    def _note_scores(self, role: str, rivals: list[str], seating: Any, utilities: Any) -> None:
        for number, name in enumerate(rivals, 1):
            games, seats = np.nonzero(seating == number)
            if len(games):
                share = utilities[games, 1 - seats].mean() / self.start.shape.scale
                self.forms[role].note(name, float(share + 1.0) / 2.0)

    # Members.

    def _let_join(self, role: str, dice: np.random.Generator) -> None:
        config, form = self.config, self.forms[role]
        if role == _MAIN:
            if self.ages[role] >= max(config.interval, self.turns[role] // _OFTEN):
                self._join(f"{role}-{self.steps}", self.main.network)
                self.ages[role] = 0
            return
        if role == _EXPLOITER:
            score = form.of(_MAIN)
        else:
            score = float(np.dot(self.weights, [form.of(name) for name in self.members]))
        if score < config.promotion_score and self.ages[role] < config.patience:
            return
        self._join(f"{role}-{self.steps}", self.learners[role].network)
        self.ages[role] = 0
        if role == _EXPLOITER or dice.random() >= _GOES_ON:
            self.learners[role].restart(self.start if self.is_drawn else self.main.network)
            self.forms[role] = Form()

    def _join(self, name: str, network: PolicyNet) -> None:
        """Add a frozen copy as a member and measure its payoffs against all others."""
        number, frozen = self.payoffs.grow(), network.copy().eval()
        with torch.no_grad():
            for other, rival in enumerate(self.members.values()):
                seed = self.config.seed * 1_000_003 + self.steps * 1009 + other + 1
                self.payoffs.add(number, other, self.duel(frozen, rival, seed))
                self.games += self.config.payoff_games
        self.members[name] = frozen
        self.weights = self._mixture()
        (self.folder.path / "members").mkdir(exist_ok=True)
        self.write_network(f"members/{name}.safetensors", frozen)

    def _mixture(self) -> Any:
        """[members] the probability of drawing each member."""
        names = list(self.members)
        joined = [int(name.rpartition("-")[2]) if _is_copy(name) else 0 for name in names]
        recent = np.array([2 * steps > max(joined) for steps in joined], float)
        if not recent.any():
            recent[0] = 1.0  # the start is all there is
        return self.payoffs.mixture(recent / recent.sum())

    def duel(self, one: PolicyNet, other: PolicyNet, seed: int) -> Any:
        """The utilities of the first in `payoff_games` games, half of them in each seat."""
        number = np.arange(self.config.payoff_games)
        seating = np.zeros((len(number), 2), np.int64)
        seating[number, number % 2] = 1
        rounds = Rounds(self.game, len(number), one.shape.actions)
        utilities = rounds.play([one, other], seating, seed).utilities
        return utilities[number, 1 - number % 2]

    def progress(self) -> LeagueProgress:
        form, measure = self.forms[_MAIN], self.measure
        exploitable = mixture = None
        if measure is not None:
            with self.off_the_clock():
                exploitable = measure.exploitability(measure.plan(self.network))
                mixed = measure.mixed(list(self.members.values()), self.weights)
                mixture = measure.exploitability(mixed)
        return LeagueProgress(
            self.seconds,
            self.steps,
            self.games,
            len(self.members),
            float(np.mean([form.of(name) for name in self.members])),
            float(self.payoffs.means()[-1, 0]),
            self.losses.policy,
            self.losses.value,
            self.losses.distance,
            exploitable,
            mixture,
        )


def _is_copy(name: str) -> bool:
    """Whether a member is a copy of the main player."""
    return name.startswith(f"{_MAIN}-")
