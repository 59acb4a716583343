"""Settings that fit the machine: measured for some seconds before a run begins.

A network is worth its size if the run will see enough positions to fill it, so the largest one is
taken that this machine can feed in the minutes given. As many games are played at the same time as
keep threads and device busy. What is measured is self-play itself, for a moment each time; what
the caller has chosen stays as it is.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import torch

from ... import clock
from ...game import CHANCE, Game
from ...kernel import new_states, runnable
from ...machine import cores
from ..inference.action_encoding import action_slots
from ..inference.shapes import Shape
from ..runs.config import AlphaZeroConfig, PolicyValueConfig
from ..runs.device import quicken_cpu
from .evaluators import evaluator
from .learner import Learner
from .network import Network
from .replay import Replay, Sample
from .samples import Targets
from .selfplay import EvaluatedGames, SelfPlay

SHORTEST = 0.5  # minutes; a run below that is over before measuring would pay
UNLIMITED = 60.0  # minutes to plan for if there is no limit
GLANCE = 0.3  # seconds of one measurement
BETTER = 1.1  # times as fast: worth twice the games, or twice the threads
STEPS_PER_SECOND = 80  # of learning on a GPU; smaller batches would learn no better for the time
LARGEST_BATCH = 2048  # on a GPU: beyond that, more and smaller steps learn better
STEPS = 2_000  # of learning that a run on a CPU should have, if in small batches
UPDATES = 50  # of the playing network that a run should have
FEW = 300_000  # positions
PLENTY = 4  # times the positions that a network wants: searches may be longer
ENDINGS = 32  # games one after the other that each of those played at the same time should see
LONGEST = 512  # plies

GPU_GAMES = (2048, 4096, 8192, 16384, 32768)
CPU_GAMES = (16, 32, 64, 128, 256)
LADDER = (  # channels, blocks, and the positions from which such a network is worth its time
    (32, 3, 0),
    (64, 4, FEW),
    (96, 6, 1_500_000),
    (128, 6, 4_000_000),
    (128, 10, 30_000_000),
    (192, 10, 100_000_000),
)


class Choice(NamedTuple):
    """A setting, and why."""

    name: str
    value: str
    why: str


@dataclass(frozen=True)
class Fitted:
    """What was chosen."""

    config: Any
    threads: int
    choices: tuple[Choice, ...]


def fit(
    game: Game,
    config: AlphaZeroConfig,
    given: Iterable[str] = (),
    *,
    device: torch.device,
    threads: int | None = None,
) -> Fitted:
    """The configuration with all that is not `given` chosen for this machine and these minutes."""
    return fit_with(AlphaZeroFitting, game, config, given, device, threads)


def fit_with(
    kind: type[Fitting],
    game: Game,
    config: PolicyValueConfig,
    given: Iterable[str],
    device: torch.device,
    threads: int | None,
) -> Fitted:
    """The same for the configuration of any method that trains AlphaZero's network."""
    few = threads or max(1, cores() // 2)
    if 0 < config.minutes < SHORTEST:
        return Fitted(config, few, (Choice("settings", "defaults", "the run is short"),))
    if device.type == "cpu":
        quicken_cpu(Shape.of(game, config.channels, config.blocks, config.plain).is_plain)
    fitting = kind(game, config, frozenset(given), device, few)
    if threads is None and cores() > few:
        fitting.choose_threads(cores())
    fitting.choose_network()
    fitting.choose_games()
    fitting.choose_rest()
    return Fitted(fitting.config, fitting.threads, tuple(fitting.choices))


class Fitting:
    """One fitting: measures, and decides step by step."""

    unit = "simulations"
    """What a machine is measured by."""
    wanted = 1.0
    """Times the positions of the ladder that a network should see."""

    def __init__(
        self,
        game: Game,
        config: Any,
        given: frozenset[str],
        device: torch.device,
        threads: int,
    ) -> None:
        self.game, self.given, self.device, self.threads = game, given, device, threads
        self.on_gpu = device.type == "cuda"
        self.seconds = (config.minutes or UNLIMITED) * 60
        self.plies = _plies(game)
        self.choices: list[Choice] = []
        usual = config.games if "games" in given else (GPU_GAMES if self.on_gpu else CPU_GAMES)[2]
        self.config = replace(config, games=usual)
        self._rates: dict[tuple[int, ...], float] = {}
        self._learning_rates: dict[tuple[int, ...], float] = {}

    # What a method defines.

    def play(self, config: Any, evaluate: Any) -> EvaluatedGames[Any]:
        """What is measured."""
        raise NotImplementedError

    def moves(self, config: Any) -> float:
        """In the whole run."""
        raise NotImplementedError

    def positions(self, config: Any) -> float:
        """To learn from, in the whole run."""
        return self.moves(config)

    def enough_games(self, config: Any) -> float:
        """More games at the same time would end too seldom."""
        return self.moves(config) / self.plies / ENDINGS

    def bytes_per_game(self, config: Any) -> int:
        """Of memory."""
        raise NotImplementedError

    def choose_rest(self) -> None:
        """All but threads, network and games."""
        raise NotImplementedError

    def learner(self, shape: Shape, config: Any) -> tuple[Learner, Sample]:
        """What learns, and a blank sample; of methods whose learning is measured."""
        raise NotImplementedError

    # What all methods have.

    def choose(self, name: str, why: str, **settings: Any) -> None:
        """Take these settings, except where the caller has chosen."""
        own = {name: value for name, value in settings.items() if name not in self.given}
        if own:
            self.config = replace(self.config, **own)
            self.choices.append(Choice(name, "x".join(f"{one:,}" for one in own.values()), why))

    # What is measured.

    def rate(self, config: Any) -> float:
        """Of self-play, a second."""
        key = config.channels, config.blocks, config.games, self.threads
        if key not in self._rates:
            self._rates[key] = self._measured(config)
        return self._rates[key]

    def _measured(self, config: Any) -> float:
        network = Network(Shape.of(self.game, config.channels, config.blocks, config.plain))
        play = self.play(config, evaluator(network.to(self.device), self.device))
        try:
            play.round()
            play.round()  # a search begins with the evaluation of its root
            before, start = self._done(play), clock.now()
            while clock.now() - start < GLANCE:
                play.round()
                if play.waiting_harvest() > config.games:
                    play.harvest()
            return (self._done(play) - before) / (clock.now() - start)
        finally:
            play.close()

    def learning_rate(self, config: Any) -> float:
        """Positions a second that are learnt from."""
        key = config.channels, config.blocks, config.batch
        if key not in self._learning_rates:
            self._learning_rates[key] = self._learns(config)
        return self._learning_rates[key]

    def _learns(self, config: Any) -> float:
        shape = Shape.of(self.game, config.channels, config.blocks, config.plain)
        learner, blank = self.learner(shape, config)
        learner.prepare(blank)
        learner.learn(blank, 0.5)
        steps, start = 0, clock.now()
        while clock.now() - start < GLANCE:
            learner.learn(blank, 0.5)
            steps += 1
            _ = learner.losses  # waits for the device
        return float(steps * config.batch / (clock.now() - start))

    def _done(self, play: EvaluatedGames[Any]) -> int:
        return int(getattr(play.counts, self.unit))

    # What is chosen, in this order.

    def choose_threads(self, more: int) -> None:
        """Two that share a core may only wait for each other."""
        rates, few = {}, self.threads
        for self.threads in (few, more):
            rates[self.threads] = self.rate(self.config)
        self.threads = more if rates[more] > BETTER * rates[few] else few
        other = few if self.threads == more else more
        best, worse = _about(rates[self.threads]), _about(rates[other])
        why = f"{best} {self.unit} a second; {worse} with {other}"
        self.choices.append(Choice("threads", f"{self.threads}", why))

    def choose_network(self) -> None:
        """The largest that sees enough positions."""
        if self.given & {"channels", "blocks", "plain"}:
            return
        (channels, blocks, _), why = LADDER[0], ""
        for wide, deep, wanted in LADDER:
            seen = self.positions(replace(self.config, channels=wide, blocks=deep))
            if why and seen < self.wanted * wanted:
                needs = _about(self.wanted * wanted)
                why += f"; {wide}x{deep} would see {_about(seen)} and wants {needs}"
                break
            channels, blocks = wide, deep
            why = f"it will see {_about(seen)} positions in {self.seconds / 60:g} minutes"
        self.choose("network", why, channels=channels, blocks=blocks)

    def choose_games(self) -> None:
        """As many as keep the device busy, and no more than can end often enough to learn from."""
        if "games" in self.given:
            return
        chosen, best = 0, 0.0
        for games in GPU_GAMES if self.on_gpu else CPU_GAMES:
            tried = replace(self.config, games=games)
            too_large = games * self.bytes_per_game(tried) > _memory()
            if chosen and (games > self.enough_games(tried) or too_large):
                break
            if self.rate(tried) > BETTER * best:
                chosen, best = games, self.rate(tried)
        why = f"{_about(best)} {self.unit} a second; a game takes about {self.plies:.0f} plies"
        self.choose("games", why, games=chosen)


class AlphaZeroFitting(Fitting):
    """Of self-play with search."""

    wanted = 4.0  # every move is learnt from, and positions of one game are much alike

    def play(self, config: AlphaZeroConfig, evaluate: Any) -> SelfPlay:
        return SelfPlay(self.game, evaluate, config, games=config.games, threads=self.threads)

    def moves(self, config: AlphaZeroConfig) -> float:
        """A device that plays does not learn; where both go on at once, each is the slower."""
        full, fast = config.full_share, 1 - config.full_share
        a_move = full * config.simulations + fast * config.fast_simulations
        played, learnt = a_move / self.rate(config), full * config.replay_ratio
        return self.seconds / (played + learnt / self.learning_rate(config))

    def positions(self, config: AlphaZeroConfig) -> float:
        return self.moves(config) * config.full_share

    def learning_rate(self, config: AlphaZeroConfig) -> float:
        """With batches that the machine learns from quickly; the size is chosen later."""
        if "batch" not in self.given:
            config = replace(config, batch=LARGEST_BATCH if self.on_gpu else 256)
        return super().learning_rate(config)

    def learner(self, shape: Shape, config: AlphaZeroConfig) -> tuple[Learner, Sample]:
        targets = Targets.of(self.game, config)
        blank = Replay(shape, 1, self.device, config.search_share, targets=targets)
        return Learner(shape, config, self.device, targets), blank.blank(config.batch)

    def bytes_per_game(self, config: AlphaZeroConfig) -> int:
        """For its positions until its outcome is known and for its tree."""
        state = int(new_states(runnable(self.game).game, 1).nbytes)
        kept, policy = min(config.longest, 512), 4 * action_slots(self.game)
        positions = 2 if config.opponent_weight else 1  # with the one that comes next
        tree = (config.simulations + 1) * (state + 16 * self.game.max_actions)
        return kept * positions * (state + policy) + tree

    def choose_rest(self) -> None:
        """Batches, and what is kept to learn from."""
        self.choose_simulations()
        config, seen = self.config, self.positions(self.config)
        samples = seen * config.replay_ratio
        if self.on_gpu:
            batch = power_of_two(samples / self.seconds / STEPS_PER_SECOND, 256, LARGEST_BATCH)
        else:
            batch = power_of_two(samples / STEPS, 32, 256)
        steps = samples / batch
        why = f"about {_about(steps)} steps, with {config.replay_ratio:g} looks at each position"
        self.choose("batch", why, batch=batch)
        refresh = int(min(max(steps / UPDATES, 4), config.refresh))
        self.choose("refresh", "steps until the player gets new weights", refresh=refresh)
        fifth = int(min(max(seen / 5, 50_000), 4_000_000))
        self.choose("replay buffer", "the last fifth of the run", buffer_size=fifth)
        first = int(min(max(seen / 100, batch), 50_000))
        self.choose("warm-up", "the first hundredth of the run", warm_up=first)

    def choose_simulations(self) -> None:
        """Search more where there are positions to spare."""
        names = ("simulations", "fast_simulations")
        config, seen = self.config, self.positions(self.config)
        sizes = [size for *shape, size in LADDER if shape <= [config.channels, config.blocks]]
        wanted = self.wanted * max([FEW, *sizes])
        if seen > PLENTY * wanted and not self.given.intersection(names):
            why = f"half as many would give {_about(seen)} positions, more than are needed"
            self.choose("simulations", why, **{name: 2 * getattr(config, name) for name in names})


def _plies(game: Game) -> float:
    """The length of a game, from some random ones."""
    dice, lengths, start = random.Random(1), list[int](), clock.now()
    while not lengths or (len(lengths) < 20 and clock.now() - start < GLANCE):
        state, plies = game.initial_state(), 0
        while not game.is_terminal(state) and plies < LONGEST:
            actions = list(game.actions(state))
            if game.to_move(state) == CHANCE:
                weights = [game.probability(state, action) for action in actions]
                state = game.result(state, dice.choices(actions, weights)[0])
            else:
                state, plies = game.result(state, dice.choice(actions)), plies + 1
        lengths.append(plies)
    return max(sum(lengths) / len(lengths), 1.0)


def _memory() -> float:
    """A quarter of what this machine has."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 4
    except (AttributeError, ValueError, OSError):  # a system that does not tell
        return 2e9


def power_of_two(number: float, least: int, most: int) -> int:
    """The next one, within limits."""
    chosen = least
    while chosen < min(number, most):
        chosen *= 2
    return chosen


def _about(number: float) -> str:
    """Two digits are all that a moment's measurement tells."""
    if number >= 1e6:
        return f"{float(f'{number / 1e6:.2g}'):g} million"
    return f"{int(float(f'{number:.2g}')):,}"
