"""Rules about what players know, in games with hidden information.

*Same information, same actions*: what a player may do is something it knows.

*Perfect recall*: wherever a player has the same information, it has gone
through the same informations and taken the same actions on the way there. The
past may be forgotten where it no longer matters, because nothing is hidden but
what another player has just chosen: the information then stands for one state,
or for one in which another player chose last. Such are Markov games.

*Hidden information*: nothing in `information` depends on what is hidden. A
game does not say explicitly what is hidden, so this is what can be
tested soundly. Take a random game, exchange one move of chance or of another
player for another move, and play on with the same actions: a twin. As long as
a player has had the same information in both, it is in doubt which of the two
it is in. Then

- its board and its observation must not tell the two apart either;
- when its information does come to tell them apart, so must its board: a
  player learns by seeing something;
- and some player must be in doubt at some time: if every exchange is at once known
  to everybody, `information` reveals everything, and nothing is hidden in this game.

Terminal states are left out: there players may lay their cards open.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..bits import Bits
from ..game import Game
from .report import Violated, forbid

TWINS = 8  # exchanges tried in each random game
DRAWN = 10  # for one decision in this many, possible states are drawn


class Knowledge:
    """Collects over many games the information and actions of players."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game, self.random = game, rng
        self._actions: dict[Any, tuple[Any, ...]] = {}
        self._pasts: dict[Any, int] = {}
        self._situations: dict[Any, tuple[Any, Any]] = {}
        self._numbers: dict[Any, int] = {}
        self._tried: Sequence[Any] | None = None
        self._doubts = 0
        self._learnt: dict[Any, Any] = {}

    # Along one game.

    def start(self) -> None:
        """A new game begins."""
        self._past = [0] * self.game.players
        self._latest: tuple[int, Any] = (0, None)  # who moved last, and where

    def decision(self, state: Any, player: int, actions: tuple[Any, ...]) -> Any:
        """A player is to move; returns its information."""
        information = self.game.information(state, player)
        try:
            key = (player, hash(information), information)
        except TypeError as error:
            raise Violated("same information", f"information must be hashable: {error}") from None
        known = self._actions.setdefault(key, actions)
        forbid(
            "same information",
            set(known) != set(actions),
            f"player {player} has actions {_few(actions)} here, and {_few(known)} elsewhere "
            f"with the same information {information!r}",
        )
        forgets = self._pasts.setdefault(key, self._past[player]) != self._past[player]
        forbid(
            "perfect recall",
            self._hides_more(key, state) and forgets,
            f"information {information!r} of player {player} does not include what it knew "
            "and did before: the same is known after another past",
        )
        if self.game.offers("possible_states") and self.random.randrange(DRAWN) == 0:
            self._draws_possible_states(information, player)
        if self.game.offers("hidden_change"):
            dice = Bits(self.random.getrandbits(64))
            changed = self.game.hidden_change(state, information, player, dice)
            forbid(
                "possible states",
                self.game.information(changed, player) != information,
                "hidden_change returns a state that looks different",
            )
        return information

    def _hides_more(self, key: Any, state: Any) -> bool:
        """Whether more is hidden here than what another player has just chosen."""
        player = key[0]
        mover, before = self._latest
        self._latest = (player, state)
        known, known_before = self._situations.setdefault(key, (state, before))
        chosen = mover != player and before is not None and known_before == before
        return bool(known != state and not chosen)

    def _draws_possible_states(self, information: Any, player: int) -> None:
        drawn = list(self.game.possible_states(information, player, 3, self.random))
        forbid(
            "possible states",
            not 1 <= len(drawn) <= 3,
            f"possible_states draws {len(drawn)} states, not 3",
        )
        forbid(
            "possible states",
            any(self.game.information(state, player) != information for state in drawn),
            "possible_states draws a state that looks different",
        )

    def took(self, player: int, information: Any, action: Any) -> None:
        """The player acts; its past grows."""
        step = (self._past[player], information, action)
        self._past[player] = self._numbers.setdefault(step, len(self._numbers) + 1)

    # After one game.

    def exchange_moves(self, states: Sequence[Any], actions: Sequence[Any]) -> None:
        """Try twins, and worlds, of the game that went through these states by these actions."""
        if self.game.offers("world"):
            self._learn_alike(states, actions)
        turns = range(len(actions))
        for turn in self.random.sample(turns, min(TWINS, len(turns))):
            others = [a for a in self.game.actions(states[turn]) if a != actions[turn]]
            if others:
                self._twin(states, actions, turn, self.random.choice(others))

    def _learn_alike(self, states: Sequence[Any], actions: Sequence[Any]) -> None:
        """What a player knows after an action follows from what it knew before, and from what the
        action shows it in the bare world."""
        game = self.game
        for turn, action in enumerate(actions[: len(states) - 2]):
            shown = game.result(game.world(states[turn]), action)
            for player in range(game.players):
                own = action if game.to_move(states[turn]) == player else None
                before = game.information(states[turn], player)
                signal = (player, before, own, game.information(shown, player))
                after = game.information(states[turn + 1], player)
                forbid(
                    "world",
                    self._learnt.setdefault(signal, after) != after,
                    f"the world does not show what {action!r} teaches player {player}: after "
                    f"{before!r} it may come to know {after!r} or something else",
                    actions[: turn + 1],
                )

    def _twin(self, states: Sequence[Any], actions: Sequence[Any], turn: int, other: Any) -> None:
        game = self.game
        mover = int(game.to_move(states[turn]))
        in_doubt = [player for player in range(game.players) if player != mover]
        twin = game.result(states[turn], other)
        if self._tried is None:
            self._tried = actions[: turn + 1]
        for now in range(turn + 1, len(states)):
            state = states[now]
            if game.is_terminal(state) or game.is_terminal(twin):
                return
            in_doubt = [p for p in in_doubt if self._cannot_tell(state, twin, p, actions[:now])]
            self._doubts += len(in_doubt)
            if not in_doubt or now == len(actions) or actions[now] not in game.actions(twin):
                return
            if game.to_move(state) != game.to_move(twin):
                return
            twin = game.result(twin, actions[now])

    def _cannot_tell(self, state: Any, twin: Any, player: int, path: Sequence[Any]) -> bool:
        """Whether the player has the same information in both; it must see the same if so."""
        game = self.game
        information = game.information(state, player)
        alike = bool(information == game.information(twin, player))
        boards_alike = game.board(state, player) == game.board(twin, player)
        name = game.player_name(player)
        forbid(
            "hidden information",
            alike and not boards_alike,
            f"board shows {name} what its information {information!r} leaves open",
            path,
        )
        forbid(
            "hidden information",
            alike and not self._observes_alike(state, twin, player),
            f"observation shows {name} what its information {information!r} leaves open",
            path,
        )
        forbid(
            "hidden information",
            not alike and boards_alike,
            f"information {information!r} gives {name} something that its board does not show",
            path,
        )
        return alike

    def _observes_alike(self, state: Any, twin: Any, player: int) -> bool:
        if not self.game.offers("observation"):
            return True
        planes = np.zeros((2, *self.game.observation_shape), np.float64)
        self.game.observation(state, player, planes[0])
        self.game.observation(twin, player, planes[1])
        return bool(np.array_equal(planes[0], planes[1]))

    # After all games.

    def somebody_was_in_doubt(self) -> None:
        forbid(
            "hidden information",
            self._tried is not None and not self._doubts,
            "information reveals at once to every player what chance and the others did, so that "
            "nothing is hidden; leave out what a player must not know",
            self._tried,
        )


def _few(actions: Sequence[Any]) -> str:
    shown = " ".join(str(action) for action in actions[:8])
    return f"{shown} ..." if len(actions) > 8 else shown
