"""Any game as a PettingZoo environment (pip install zermelo[pettingzoo]).

    environment = env("connect_four")            # agents move when the game says so
    sessions = parallel_env("nim", max_cycles=100)

An observation is a dict of `observation` and `action_mask`, and shows no more than the player
knows. Chance is drawn from the seed of `reset`. Rewards are the utilities, at the end.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np

from ..chance import chance_action
from ..display import Shown
from ..errors import BadParameter, IllegalAction, needs_extra
from ..game import CHANCE, Game, check_positive
from ..games import load
from ._numbers import Actions, NumberView

with needs_extra("PettingZoo environments", "pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import parallel_to_aec, wrappers

__all__ = ["GameEnv", "SessionEnv", "env", "parallel_env"]

Agent = str
_METADATA: dict[str, Any] = {"render_modes": ["ansi", "human"]}


def env(
    game: Game | str, *, max_cycles: int | None = None, render_mode: str | None = None
) -> AECEnv:
    """An environment in which agents take turns.

    With `max_cycles`, one of sessions: see `parallel_env`.

    >>> from zermelo.games import load
    >>> made = env(load("tic_tac_toe"))
    >>> made.reset(seed=1)
    >>> made.agents
    ['player_0', 'player_1']
    """
    if max_cycles is not None:
        return parallel_to_aec(SessionEnv(game, max_cycles, render_mode))
    return wrappers.OrderEnforcingWrapper(GameEnv(game, render_mode))


def parallel_env(
    game: Game | str, *, max_cycles: int = 500, render_mode: str | None = None
) -> ParallelEnv:
    """An environment in which all agents act simultaneously, for a fixed number of cycles.

    >>> made = parallel_env("nim", max_cycles=10)
    >>> seen, _ = made.reset(seed=1)
    >>> sorted(seen)
    ['player_0', 'player_1']
    """
    return SessionEnv(game, max_cycles, render_mode)


class _Environment(Shown):
    """The base of both environments: a game, its spaces and the current position."""

    def __init__(self, game: Game | str, render_mode: str | None, name: str) -> None:
        """`name` is the name of the environment."""
        super().__init__()
        if render_mode not in (None, *_METADATA["render_modes"]):
            raise BadParameter(f"render_mode is ansi or human, not {render_mode!r}")
        self.game = load(game) if isinstance(game, str) else game
        self.numbers, self.view = Actions(self.game), NumberView(self.game)
        self.render_mode = render_mode
        self.metadata = {**_METADATA, "name": name.format(self.game.name)}
        self.possible_agents = [f"player_{player}" for player in range(self.game.players)]
        self.agents = list(self.possible_agents)
        self.dice = random.Random(0)
        self.position: Any = None

    def deal(self, seed: int | None) -> None:
        """Start a new game and let chance move until a player is to move."""
        if seed is not None:
            self.dice = random.Random(seed)
        self.position = self.game.initial_state()
        self._let_chance_move()

    def play(self, action: Any) -> None:
        self.position = self.game.result(self.position, action)
        self._let_chance_move()

    def _let_chance_move(self) -> None:
        while not self.over and self.game.to_move(self.position) == CHANCE:
            drawn = chance_action(self.game, self.position, self.dice)
            self.position = self.game.result(self.position, drawn)

    @property
    def over(self) -> bool:
        return bool(self.game.is_terminal(self.position))

    @property
    def mover(self) -> Agent:
        return self.possible_agents[self.game.to_move(self.position)]

    def utilities(self) -> dict[Agent, float]:
        return {
            agent: float(self.game.utility(self.position, player))
            for player, agent in enumerate(self.possible_agents)
        }

    @cache  # noqa: B019 (a space is one object, so that it can be seeded; it lives as long as we)
    def observation_space(self, agent: Agent) -> spaces.Space:
        kind = self.view.dtype.type
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, self.view.shape, kind),
                "action_mask": spaces.Box(0, 1, (self.numbers.count,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: Agent) -> spaces.Discrete:
        return spaces.Discrete(self.numbers.count)

    def observe(self, agent: Agent, waiting: int = 0) -> dict[str, np.ndarray]:
        """An agent's observation; while it waits, its action mask is filled with `waiting`."""
        mask = np.full(self.numbers.count, waiting, np.int8)
        if not self.over and agent == self.mover:
            mask = self.numbers.mask(self.position)
        seen = self.view(self.position, self.possible_agents.index(agent))
        return {"observation": seen, "action_mask": mask}

    def _facts(self) -> dict[str, Any]:
        about = {"environment": self.metadata["name"], "agents": ", ".join(self.agents)}
        if self.position is not None:
            about["position"] = self.game.state_text(self.position)
        return about

    def render(self) -> str | None:
        text = str(self.game.state_text(self.position))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to release."""


class GameEnv(_Environment, AECEnv):
    """One game. The agent to move is the one the game says, even several times in a row.

    >>> made = GameEnv("nim", None)
    >>> made.reset(seed=1)
    >>> made.agent_selection
    'player_0'
    """

    def __init__(self, game: Game | str, render_mode: str | None = None) -> None:
        super().__init__(game, render_mode, "{}_v0")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.mover

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.numbers.legal(self.position)
        if action is None or int(action) not in legal:
            raise IllegalAction(f"{action!r} is not legal here; look at the action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play(legal[int(action)])
        if self.over:
            self.rewards = self.utilities()
            self.terminations = dict.fromkeys(self.agents, True)
            index = self.agents.index(agent) + 1
            self.agent_selection = self.agents[index % len(self.agents)]
        else:
            self.agent_selection = self.mover
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class SessionEnv(_Environment, ParallelEnv):
    """Games one after another, truncated after a fixed number of cycles.

    In each cycle every agent answers, and only the answer of the one to move counts; the masks of
    the others are all ones. If the agent to move answers with an illegal action, a random legal
    one is played, and `illegal` is set in its info.

    >>> made = SessionEnv("nim", 10, None)
    >>> observations, _ = made.reset(seed=1)
    >>> made.agents
    ['player_0', 'player_1']
    """

    def __init__(
        self, game: Game | str, max_cycles: int = 500, render_mode: str | None = None
    ) -> None:
        check_positive(max_cycles=max_cycles)
        super().__init__(game, render_mode, "{}_session_v0")
        self.metadata["is_parallelizable"] = True
        self.max_cycles, self.cycles = max_cycles, 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self.deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> tuple[Any, Any, Any, Any, Any]:
        mover = self.mover
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        legal = self.numbers.legal(self.position)
        chosen = int(actions.get(mover, -1))
        if chosen not in legal:
            infos[mover]["illegal"] = True
            chosen = self.dice.choice(list(legal))
        self.play(legal[chosen])
        rewards = dict.fromkeys(self.agents, 0.0)
        if self.over:
            rewards = self.utilities()
            self.deal(None)
        self.cycles += 1
        over = self.cycles >= self.max_cycles
        observations = self._observations()
        terminations = dict.fromkeys(self.agents, False)
        truncations = dict.fromkeys(self.agents, over)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[Agent, Any]:
        return {agent: self.observe(agent, waiting=1) for agent in self.possible_agents}
