"""OpenSpiel's games for our algorithms, and ours for its algorithms (`zermelo[openspiel]`).

    game = OpenSpiel("leduc_poker")          # a Game: search it, solve it, play it
    theirs = to_openspiel(load("nim"))       # a pyspiel.Game: for OpenSpiel's algorithms

Imported games run in plain Python. Simultaneous moves are made in turn, unseen by the others.
"""

# Absolute imports: `zermelo.load` reads this file by its path as well.

from __future__ import annotations

import functools
import hashlib
import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from zermelo.bridges._numbers import Actions, PlayerView
from zermelo.errors import BadParameter, IllegalAction, InvalidState, NotThisKindOfGame, needs_extra
from zermelo.game import CHANCE, Game

with needs_extra("games of OpenSpiel", "openspiel"):
    import pyspiel

__all__ = ["OpenSpiel", "to_openspiel"]


class SpielState:
    """An OpenSpiel state as an immutable value, compared by its key."""

    __slots__ = ("history", "key", "live")

    def __init__(self, live: Any, history: tuple[int, ...], merge: bool) -> None:
        self.live, self.history = live, history
        self.key = str(live) if merge else history

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpielState) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __deepcopy__(self, _memo: Any) -> SpielState:
        return self

    def __repr__(self) -> str:
        return f"SpielState({','.join(map(str, self.history))})"


class OpenSpiel(Game):
    """An OpenSpiel game by its name and parameters: "leduc_poker(players=3)".

    `merge`: states that print alike are one. That makes searches of games like tic-tac-toe much
    smaller, and is wrong if the text leaves something out, such as the history of repetitions.

    >>> game = OpenSpiel("kuhn_poker")
    >>> game.players, game.hidden_information
    (2, True)
    """

    compiled = False

    def __init__(self, game: str = "tic_tac_toe", merge: bool = False) -> None:
        self.game, self.merge = game, merge
        self._spiel = _loaded(game)
        kind = self._spiel.get_type()
        self.players = self._spiel.num_players()
        total = self._spiel.utility_sum()
        self.zero_sum = total is not None and abs(total) < 1e-9
        bounds = (float(self._spiel.min_utility()), float(self._spiel.max_utility()))
        self.utility_bounds = bounds if all(map(math.isfinite, bounds)) else None
        self._chance = kind.chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
        self._hidden = kind.information != pyspiel.GameType.Information.PERFECT_INFORMATION
        self._recalls = kind.provides_information_state_string
        self.max_actions = max(
            self._spiel.num_distinct_actions(), self._spiel.max_chance_outcomes(), 1
        )

    @property
    def name(self) -> str:
        return str(self._spiel.get_type().short_name)

    @property
    def chance(self) -> bool:
        return bool(self._chance)

    @property
    def hidden_information(self) -> bool:
        return bool(self._hidden)

    def initial_state(self) -> SpielState:
        return SpielState(self._spiel.new_initial_state(), (), self.merge)

    def to_move(self, state: SpielState) -> int:
        player = int(state.live.current_player())
        if player == pyspiel.PlayerId.CHANCE:
            return CHANCE
        return max(player, 0)  # at the end it is nobody's turn, which OpenSpiel writes as -4

    def actions(self, state: SpielState) -> Iterable[int]:
        return list(state.live.legal_actions())

    def result(self, state: SpielState, action: int) -> SpielState:
        return SpielState(state.live.child(action), (*state.history, int(action)), self.merge)

    def is_terminal(self, state: SpielState) -> bool:
        return bool(state.live.is_terminal())

    def utility(self, state: SpielState, player: int) -> float:
        return float(state.live.player_return(player))

    def probability(self, state: SpielState, action: int) -> float:
        return float(dict(state.live.chance_outcomes())[action])

    def information(self, state: SpielState, player: int) -> Any:
        if not self._hidden:
            return state
        if self._recalls:
            return state.live.information_state_string(player)
        return state.live.observation_string(player)

    def plies_left(self, state: SpielState) -> int:
        return max(int(self._spiel.max_history_length()) - len(state.history), 0)

    # Notation.

    def action_text(self, state: SpielState, action: int) -> str:
        """As OpenSpiel writes it; with its number where two are written alike."""
        names = _names(state)
        text = names[action]
        return text if list(names.values()).count(text) == 1 else f"{text}#{action}"

    def state_text(self, state: SpielState) -> str:
        """The actions that led there."""
        return ",".join(map(str, state.history)) or "-"

    def parse_state(self, text: str) -> SpielState:
        state = self.initial_state()
        for word in text.split(",") if text.strip() not in ("", "-") else ():
            code = word.strip()
            if not code.isdecimal() or int(code) not in self.actions(state):
                raise InvalidState(f"{code!r} is not legal after {self.state_text(state)}")
            state = self.result(state, int(code))
        return state

    def board(self, state: SpielState, player: int | None = None) -> Any:
        from zermelo.board import Text

        if player is None or not self._hidden:
            return (Text(str(state.live)),)
        return (Text(str(self.information(state, player))),)


def _names(state: SpielState) -> dict[int, str]:
    player = state.live.current_player()
    return {
        action: " ".join(state.live.action_to_string(player, action).split()) or str(action)
        for action in state.live.legal_actions()
    }


@functools.cache
def _loaded(name: str) -> Any:
    """The game, turn by turn."""
    try:
        game = pyspiel.load_game(name)
    except (pyspiel.SpielError, RuntimeError, ValueError) as error:
        reason = str(error).strip().splitlines()[0][:200]
        raise BadParameter(f"OpenSpiel has no game {name!r}: {reason}") from None
    kind = game.get_type()
    dynamics, chance = pyspiel.GameType.Dynamics, pyspiel.GameType.ChanceMode
    if kind.dynamics == dynamics.MEAN_FIELD or kind.chance_mode == chance.SAMPLED_STOCHASTIC:
        raise NotThisKindOfGame(f"{name} can't be imported: it does not list its chance outcomes")
    if kind.dynamics == dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    kind = game.get_type()
    hides = kind.information != pyspiel.GameType.Information.PERFECT_INFORMATION
    if hides and not (kind.provides_information_state_string or kind.provides_observation_string):
        raise NotThisKindOfGame(f"{name} does not define what its players know")
    return game


# The other way.


_exports: dict[str, _Export] = {}


def to_openspiel(game: Game) -> Any:
    """The game as a Python game for OpenSpiel, registered there under a unique name.

    >>> from zermelo.games import load
    >>> theirs = to_openspiel(load("tic_tac_toe"))
    >>> len(theirs.new_initial_state().legal_actions())
    9
    """
    digest = hashlib.sha256(repr(game).encode()).hexdigest()[:8]
    name = f"zermelo_{game.name}_{digest}"
    if name not in _exports:
        _exports[name] = _Export(game, name)
        # A class of its own: OpenSpiel makes games by calling what was registered.
        kind = type("SpielGame", (_SpielGame,), {"export": _exports[name]})
        pyspiel.register_game(_exports[name].type, kind)
    return pyspiel.load_game(name)


def _export_of(name: str) -> _Export:
    return _exports[name]


class _Export:
    """What all games and states of one export share; copies of it are itself."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.numbers = game, Actions(game)
        try:
            self.view: PlayerView | None = PlayerView(game)
        except NotThisKindOfGame:
            self.view = None
        kinds = pyspiel.GameType
        utility = kinds.Utility.ZERO_SUM if game.zero_sum else kinds.Utility.GENERAL_SUM
        hidden, chance = game.hidden_information, game.chance
        self.type = kinds(
            short_name=name,
            long_name=repr(game)[:200],
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
            if chance
            else kinds.ChanceMode.DETERMINISTIC,
            information=kinds.Information.IMPERFECT_INFORMATION
            if hidden
            else kinds.Information.PERFECT_INFORMATION,
            utility=utility,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=game.players,
            min_num_players=game.players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=self.view is not None,
            provides_factored_observation_string=False,
        )
        low, high = game.utility_bounds or (-1e9, 1e9)
        longest = int(game.plies_left(game.initial_state())) if game.offers("plies_left") else 10**6
        self.info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.count,
            max_chance_outcomes=game.max_actions if chance else 0,
            num_players=game.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if game.zero_sum else None,
            max_game_length=max(longest, 1),
        )

    def __deepcopy__(self, _memo: Any) -> _Export:
        return self

    def __reduce__(self) -> Any:
        return _export_of, (self.type.short_name,)


class _SpielGame(pyspiel.Game):
    export: _Export

    def __init__(self, parameters: Any = None) -> None:
        super().__init__(self.export.type, self.export.info, parameters or {})

    def new_initial_state(self) -> Any:
        return _SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return _Observer(self.export, bool(kind.perfect_recall))


class _SpielState(pyspiel.State):
    def __init__(self, game: _SpielGame) -> None:
        super().__init__(game)
        self.export = game.export
        self.state = game.export.game.initial_state()
        self.memory: list[list[Any]] = [[] for _ in range(game.export.game.players)]

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        mover = int(self.export.game.to_move(self.state))
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.export.numbers.legal(self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.export.game
        outcomes = enumerate(game.actions(self.state))
        return [(place, float(game.probability(self.state, one))) for place, one in outcomes]

    def _action(self, number: int) -> Any:
        game = self.export.game
        if game.to_move(self.state) == CHANCE:
            legal: dict[int, Any] = dict(enumerate(game.actions(self.state)))
        else:
            legal = self.export.numbers.legal(self.state)
        if number not in legal:
            raise IllegalAction(f"{number} is illegal here")
        return legal[number]

    def _apply_action(self, number: int) -> None:
        game = self.export.game
        action, mover = self._action(number), int(game.to_move(self.state))
        if mover != CHANCE:
            known = game.information(self.state, mover) if game.hidden_information else None
            self.memory[mover].append((known, number))
        self.state = game.result(self.state, action)

    def _action_to_string(self, player: int, number: int) -> str:
        return self.export.game.action_text(self.state, self._action(number))

    def is_terminal(self) -> bool:
        return bool(self.export.game.is_terminal(self.state))

    def returns(self) -> list[float]:
        game = self.export.game
        if not self.is_terminal():
            return [0.0] * game.players
        return [float(game.utility(self.state, player)) for player in range(game.players)]

    def __str__(self) -> str:
        return self.export.game.state_text(self.state)


class _Observer:
    """What a player sees: with perfect recall, also what it saw and did before."""

    def __init__(self, export: _Export, recalls: bool) -> None:
        self.export, self.recalls = export, recalls
        self.dict: dict[str, np.ndarray] = {}
        self.tensor: np.ndarray | None = None
        if export.view is not None:
            self.tensor = np.zeros(math.prod(export.view.shape), np.float32)
            self.dict = {"view": self.tensor.reshape(export.view.shape)}

    def set_from(self, state: Any, player: int) -> None:
        if self.export.view is not None:
            self.dict["view"][...] = self.export.view(state.state, player)

    def string_from(self, state: Any, player: int) -> str:
        game = self.export.game
        if not game.hidden_information:
            return str(state.history_str() if self.recalls else state)
        known = repr(game.information(state.state, player))
        if not self.recalls:
            return known
        past = "; ".join(f"{before!r} > {number}" for before, number in state.memory[player])
        return f"{past}; {known}" if past else known
