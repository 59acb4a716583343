"""Samples of self-play: the positions of games, kept until their outcome is known.

FurtherTargets    what is learnt besides policy and value
keep_position     keeps the position and policy of a full search
keep_reply        keeps the policy of the next player's search for it
write_samples     at the end of a game: its positions, under random symmetries
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...game import Game
from ...kernel import load_state, random_below, save_state
from ...montecarlo.arithmetic import whole
from ...montecarlo.batched.expansion import edges_of
from ...montecarlo.batched.gumbel import improve_policy
from ...montecarlo.batched.solver import root_value, standing_visits, stands
from ..inference.shapes import Shape
from ..runs.selfplay_config import SelfPlayConfig

PLAYED = np.dtype(  # one game
    [
        ("ply", np.int64),
        ("kept", np.int64),  # positions kept so far
        ("is_full", np.int64),
        ("asked", np.int64),  # the kept position of the ply before, counted from 1; 0: none
    ]
)


class FurtherTargets(NamedTuple):
    """The weight of each further target in the loss; 0 where it is not learnt.

    Fields are named like the arrays of `SelfPlaySamples`.

    Who owns each cell at the end says more about a game than who won; the opponent's answer has the
    network look a move ahead (Wu 2019).
    """

    ownership: float = 0.0
    replies: float = 0.0

    @classmethod
    def of(cls, game: Game, config: SelfPlayConfig) -> FurtherTargets:
        """Those that a game has.

        >>> from zermelo.games import load
        >>> config = SelfPlayConfig(ownership_weight=1.5, opponent_weight=0.0)
        >>> FurtherTargets.of(load("go"), config)
        FurtherTargets(ownership=1.5, replies=0.0)
        >>> FurtherTargets.of(load("chess"), config)
        FurtherTargets(ownership=0.0, replies=0.0)
        """
        owned = config.ownership_weight if game.offers("ownership") else 0.0
        return cls(owned, config.opponent_weight if game.players > 1 else 0.0)

    def weights(self) -> dict[str, float]:
        """The weights of the targets that are learnt, by name."""
        return {name: weight for name, weight in self._asdict().items() if weight}

    def shapes(self, shape: Shape) -> dict[str, tuple[int, ...]]:
        """The shape of each learnt target, for one position."""
        looks = {"ownership": shape.observation[1:], "replies": (shape.actions,)}
        return {name: looks[name] for name in self.weights()}


NO_TARGETS = FurtherTargets()


class UnfinishedGames(NamedTuple):
    """The positions of unfinished games."""

    games: Any
    states: Any
    policies: Any
    values: Any
    most: int
    replies: Any
    """The policies of the next positions; no rows where they are not learnt."""
    replied: Any
    """The next positions themselves."""


class SelfPlaySamples(NamedTuple):
    """Positions of finished games, one per row."""

    observations: Any
    policies: Any
    outcomes: Any
    """Utilities at the end, to the player to move first; NaN where the game was broken off."""
    searched: Any
    """The search's value to the player to move."""
    ownership: Any = None
    """Who owned each cell in the end, as the player to move sees it; NaN where the game was broken
    off. No rows where it is not learnt."""
    replies: Any = None
    """The opponent's policy, all zeros where it is not known. No rows where it is not learnt."""


def keep_position(game, play, state, tree):
    """Keep the state, the policy that search found, and the value of the root."""
    search, past = play.batch.search, play.past
    place = tree * past.most + whole(past.games[tree].kept)
    save_state(game, past.states, place, state)
    find_policy(game, search, past.policies[place])
    past.values[place] = root_value(game, search)
    past.games[tree].kept += 1
    if len(past.replies) > 0:
        past.replies[place] = 0.0
        past.games[tree].asked = past.games[tree].kept


def keep_reply(game, play, state, tree):
    """Keep the policy found here as the reply to the previous position, if that was kept and
    belongs to an opponent."""
    past = play.past
    number = whole(past.games[tree].asked) - 1
    past.games[tree].asked = 0
    if number < 0:
        return
    place = tree * past.most + number
    if game.to_move(load_state(game, past.states, place)) != game.to_move(state):
        save_state(game, past.replied, place, state)
        find_policy(game, play.batch.search, past.replies[place])


def find_policy(game, search, policy):
    """Write the policy found by the search of the current tree into `policy`."""
    policy[:] = 0.0
    if search.gumbel != 0:
        improve_policy(game, search, policy)
    else:
        share_visits(search, policy)


def share_visits(search, policy):
    """Write the share of visits of each action into `policy`.

    Moves that are proven to be no better than another have none: visits from before the proof
    say less than it does. So a proven win is learnt as the one move to make. Where all moves are
    proven to lose they keep their visits, most of which went to what was hardest to refute.
    """
    edges, total = edges_of(search, 0), 0.0
    for i in range(len(edges)):
        total += standing_visits(search, edges[i])
    if total == 0.0:
        share_priors(search, policy)
        return
    for i in range(len(edges)):
        share = standing_visits(search, edges[i]) / total
        policy[whole(edges[i].action) % len(policy)] += share


def share_priors(search, policy):
    """Write the priors of the untried actions: all tried ones are proven to lose."""
    edges, total = edges_of(search, 0), 1e-12
    for i in range(len(edges)):
        total += float(edges[i].prior) if stands(search, edges[i]) else 0.0
    for i in range(len(edges)):
        if stands(search, edges[i]):
            policy[whole(edges[i].action) % len(policy)] += float(edges[i].prior) / total


def write_samples(game, play, state, over, tree):
    """Write the samples of a finished game, each under a random symmetry."""
    field, past, samples = play.field, play.past, play.samples
    kept = whole(past.games[tree].kept)
    field.games += 1
    for number in range(kept):
        if field.filled >= field.room:
            return
        place, out = tree * past.most + number, whole(field.filled)
        seen = load_state(game, past.states, place)
        symmetry = random_below(play.batch.search, game.symmetries)
        player = game.to_move(seen)
        twin = game.symmetric_state(seen, symmetry)
        samples.observations[out] = 0.0
        game.observation(twin, game.to_move(twin), samples.observations[out])
        turn_policy(game, past.policies[place], samples.policies[out], seen, symmetry)
        for other in range(samples.outcomes.shape[1]):
            # To the player to move first, then to those after it.
            whose = (player + other) % game.players
            samples.outcomes[out, other] = game.utility(state, whose) if over else np.nan
        samples.searched[out] = past.values[place]
        if game.offers_ownership:
            write_ownership(game, samples, state, over, player, out, symmetry)
        if len(samples.replies) > 0:
            write_reply(game, past, samples, place, out, symmetry)
        field.filled += 1


def write_ownership(game, samples, state, over, player, out, symmetry):
    """Write the final ownership of each cell, under the symmetry of the position."""
    if len(samples.ownership) > 0:
        samples.ownership[out] = 0.0 if over else np.nan
        if over:
            end = game.symmetric_state(state, symmetry)
            game.ownership(end, player, samples.ownership[out])


def write_reply(game, past, samples, place, out, symmetry):
    """Write the opponent's policy, under the symmetry of the position."""
    samples.replies[out] = 0.0
    if past.replies[place].sum() > 0.0:
        replied = load_state(game, past.replied, place)
        turn_policy(game, past.replies[place], samples.replies[out], replied, symmetry)


def turn_policy(game, policy, turned, state, symmetry):
    """The policy of a state as it is under the symmetry."""
    slots = len(policy)
    if symmetry == 0:
        turned[:] = policy
        return
    turned[:] = 0.0
    for action in game.actions(state):
        turned[game.symmetric_action(action, symmetry) % slots] = policy[action % slots]
