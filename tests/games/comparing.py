"""Helpers for the tests of games: both executions, random games, a peer beside."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from zermelo.bits import Bits
from zermelo.game import CHANCE, Game
from zermelo.kernel import kernel, new_record, random_below, runnable, seeded, state_hash

RECORD = np.dtype([("random", np.uint64), ("hashed", np.uint64)])


@kernel
def diary(game, state, most, record):
    """A hash of all that the rules say in the course of a random game."""
    for _ in range(most):
        if game.is_terminal(state):
            break
        note(record, state_hash((game.to_move(state), state)))
        count = 0
        for action in game.actions(state):
            note(record, state_hash((action, game.probability(state, action))))
            count += 1
        for player in range(game.players):
            note(record, state_hash((game.evaluate(state, player), player)))
            note(record, state_hash(game.information(state, player)))
        chosen = random_below(record, count)
        taken = 0
        for action in game.actions(state):
            if chosen == 0:
                taken = action
            chosen -= 1
        state = game.result(state, taken)
    if game.is_terminal(state):
        for player in range(game.players):
            note(record, state_hash((game.utility(state, player), player)))


def note(record, word):
    record.hashed = int(Bits(record.hashed) * 31 + word)


def played(game: Game, *moves: str) -> Any:
    """The state after these moves, written as the game writes them."""
    state = game.initial_state()
    for move in moves:
        state = game.result(state, game.parse_action(state, move))
    return state


def their_results(state: Any, picture: Callable[[Any], Any]) -> dict[Any, Any]:
    """OpenSpiel's states after a whole turn of the player, where it makes one in several steps,
    by what they look like."""
    player, found = state.current_player(), {}
    for action in state.legal_actions():
        child = state.child(action)
        if not child.is_terminal() and child.current_player() == player:
            found.update(their_results(child, picture))
        else:
            found[picture(child)] = child
    return found


def diaries(game: Game, seeds: range, most: int, compiled: bool) -> list[int]:
    """The diary of a random game of at most so many plies for each seed, in either execution."""
    run = runnable(game)
    write = diary if compiled else diary.plain
    found = []
    for seed in seeds:
        record = new_record(RECORD)
        record.random = int(seeded(seed))
        write(run.game, run.state(), most, record)
        found.append(int(record.hashed))
    return found


def plain_twin(game: Game) -> Game:
    """The same game, marked to run in plain Python."""
    klass = type(game)
    twin = type(klass.__name__, (klass,), {"compiled": False, "__module__": klass.__module__})
    made: Game = twin(**game.parameters)
    return made


def random_states(game: Game, seed: int, most: int = 60) -> Iterator[Any]:
    """The states of one random game."""
    dice = random.Random(seed)
    state = game.initial_state()
    for _ in range(most):
        yield state
        if game.is_terminal(state):
            return
        state = game.result(state, dice.choice(list(game.actions(state))))


def play_beside(
    game: Game, peer: Any, translate: Callable[[Any, int], int], games: int, seed: int = 1
) -> None:
    """Random games in step with OpenSpiel: who moves, what is legal, chance, the end, utilities.

    `translate` turns our action in a state into the peer's.
    """
    dice = random.Random(seed)
    for _ in range(games):
        state, theirs = game.initial_state(), peer.new_initial_state()
        while not game.is_terminal(state):
            assert not theirs.is_terminal()
            to_move = game.to_move(state)
            assert theirs.is_chance_node() == (to_move == CHANCE)
            actions = {translate(state, action): action for action in game.actions(state)}
            assert sorted(actions) == sorted(theirs.legal_actions())
            if to_move == CHANCE:
                odds = {act: game.probability(state, ours) for act, ours in actions.items()}
                assert odds == dict(theirs.chance_outcomes())
            else:
                assert theirs.current_player() == to_move
            action = dice.choice(sorted(actions))
            state = game.result(state, actions[action])
            theirs.apply_action(action)
        assert theirs.is_terminal()
        ours = [game.utility(state, player) for player in range(game.players)]
        assert ours == theirs.returns()
