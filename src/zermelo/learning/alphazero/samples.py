"""What comes of self-play: the positions of games, kept until their outcome is known.

keep_position     of a search that is learnt from
reap              when the game is over: all its positions, under random symmetries
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...kernel import load_state, random_below, save_state
from ...montecarlo.arithmetic import whole
from ...montecarlo.batched.expansion import edges_of
from ...montecarlo.batched.gumbel import improve_policy
from ...montecarlo.batched.solver import root_value, standing_visits, stands

__all__ = ["PLAYED", "Harvest", "Past", "keep_position", "reap"]

PLAYED = np.dtype(  # one game
    [
        ("ply", np.int64),
        ("kept", np.int64),  # positions kept so far
        ("is_full", np.int64),
    ]
)


class Past(NamedTuple):
    """Positions of games that are not over yet."""

    games: Any
    states: Any
    policies: Any
    values: Any
    most: int


class Harvest(NamedTuple):
    """Positions of finished games: a row each."""

    observations: Any
    policies: Any
    outcomes: Any
    """Utilities at the end, to the player to move first; NaN where the game was broken off."""
    searched: Any
    """What the search said, to the player to move."""


def keep_position(game, play, state, tree):
    """The state, the policy that was found, the value of the root."""
    search, past = play.batch.search, play.past
    place = tree * past.most + whole(past.games[tree].kept)
    save_state(game, past.states, place, state)
    past.policies[place] = 0.0
    if search.gumbel != 0:
        improve_policy(game, search, past.policies[place])
    else:
        share_visits(search, past.policies[place])
    past.values[place] = root_value(game, search)
    past.games[tree].kept += 1


def share_visits(search, policy):
    """The share of visits of each action.

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
    """All that was tried is proven to lose: what is left has nothing but its priors."""
    edges, total = edges_of(search, 0), 1e-12
    for i in range(len(edges)):
        total += float(edges[i].prior) if stands(search, edges[i]) else 0.0
    for i in range(len(edges)):
        if stands(search, edges[i]):
            policy[whole(edges[i].action) % len(policy)] += float(edges[i].prior) / total


def reap(game, play, state, over, tree):
    """Write the positions of a game down, each under a random symmetry."""
    field, past, harvest = play.field, play.past, play.harvest
    kept = whole(past.games[tree].kept)
    field.games += 1
    for number in range(kept):
        if field.harvest >= field.room:
            return
        place, out = tree * past.most + number, whole(field.harvest)
        seen = load_state(game, past.states, place)
        symmetry = random_below(play.batch.search, game.symmetries)
        player = game.to_move(seen)
        twin = game.symmetric_state(seen, symmetry)
        harvest.observations[out] = 0.0
        game.observation(twin, game.to_move(twin), harvest.observations[out])
        turn_policy(game, past, harvest, seen, place, out, symmetry)
        for other in range(harvest.outcomes.shape[1]):
            # To the player to move first, then to those after it.
            whose = (player + other) % game.players
            harvest.outcomes[out, other] = game.utility(state, whose) if over else np.nan
        harvest.searched[out] = past.values[place]
        field.harvest += 1


def turn_policy(game, past, harvest, state, place, out, symmetry):
    """The policy as it is under the symmetry."""
    slots = past.policies.shape[1]
    if symmetry == 0:
        harvest.policies[out] = past.policies[place]
        return
    harvest.policies[out] = 0.0
    for action in game.actions(state):
        turned = game.symmetric_action(action, symmetry) % slots
        harvest.policies[out, turned] = past.policies[place, action % slots]
