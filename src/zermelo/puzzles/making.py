"""Puzzles are found in games played at random, late enough for every line to be tried.

Both players take a win that is one move away, so that positions look like those of games. Of a
position it is asked what makes the best puzzle: a forced win of several moves, an only move, or
else how the game ends.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..errors import InvalidState, TooManyStates
from ..game import Game
from ..games import load
from .proof import Forced, Trial, Wins, preference
from .puzzle import Kind, Puzzle
from .sources import SOURCES, PuzzleSource

FEWEST = 3  # moves to choose from
LEAST_STATES = 6  # of a proof: less is no riddle
MOST_TRIES = 2_000  # games for one puzzle
LATEST = 4  # plies before the end: the latest positions that are tried
LONGEST = 300  # plies of a random game


class Candidate(NamedTuple):
    game: Game
    source: PuzzleSource
    start: str
    moves: tuple[str, ...]
    state: Any


def make(
    number: int, seed: int = 1, report: Callable[[Puzzle], None] | None = None
) -> list[Puzzle]:
    """So many puzzles, of all games in turn, hard and easy ones; the same for the same seed."""
    makers = [(one, of_source(one, seed)) for one in SOURCES]
    found: list[Puzzle] = []
    while makers and len(found) < number:
        for pair in list(makers):
            puzzle = next(pair[1], None)
            if puzzle is None:
                makers.remove(pair)
            elif len(found) < number:
                found.append(puzzle)
                if report is not None:
                    report(puzzle)
    return found


def of_source(source: PuzzleSource, seed: int = 1) -> Iterator[Puzzle]:
    """Different puzzles of a game, until none is found for a while."""
    game = load(source.game)
    dice = random.Random(f"{seed} {source.game}")
    known: set[Any] = set()
    wanted: list[Kind] = []
    reach, tries = float(source.latest), 0
    while tries < MOST_TRIES:
        tries += 1
        wanted = wanted or dice.sample(source.kinds, len(source.kinds))
        position = _position(game, source, dice, int(reach))
        if position is None or position.state in known:
            continue
        try:
            puzzle = _puzzle(position, wanted[-1])
        except TooManyStates:
            reach = max(LATEST, reach - 0.5)  # later in the game, then
            continue
        if puzzle is None:
            wanted.insert(0, wanted.pop())
            continue
        known.add(position.state)
        wanted.pop()
        reach, tries = reach + 0.5, 0
        yield puzzle


def _position(
    game: Game, source: PuzzleSource, dice: random.Random, reach: int
) -> Candidate | None:
    """A position of a random game, at most `reach` plies before its end."""
    start = source.start(dice) if source.start else ""
    try:
        state = game.parse_state(start) if start else game.initial_state()
    except InvalidState:
        return None
    moves: tuple[str, ...] = ()
    seen: list[Candidate] = []
    while not game.is_terminal(state) and len(moves) < LONGEST:
        seen.append(Candidate(game, source, start, moves, state))
        if source.start:
            break
        action = _natural(game, state, dice)
        moves = (*moves, game.action_text(state, action))
        state = game.result(state, action)
    before = 1 if source.start else dice.randint(min(2, reach), reach)
    return seen[-before] if before <= len(seen) else None


def _natural(game: Game, state: Any, dice: random.Random) -> Any:
    """A move at random, but one that wins at once if there is one."""
    actions, player = list(game.actions(state)), game.to_move(state)
    dice.shuffle(actions)
    for action in actions:
        after = game.result(state, action)
        if game.is_terminal(after) and game.utility(after, player) > 0:
            return action
    return actions[0]


def _puzzle(position: Candidate, kind: Kind) -> Puzzle | None:
    """A puzzle of this kind from a position; None if it is none."""
    game, state = position.game, position.state
    if kind != "value" and len(list(game.actions(state))) < FEWEST:
        return None
    if position.source.soon:
        return _win_soon(position)
    proof = Trial(game, game.to_move(state))
    moves = proof.moves(state)
    answer = ANSWERS[kind](position, moves)
    if answer is None or proof.states < LEAST_STATES:
        return None
    text, plies = answer
    return _written(position, kind, text, proof.states, plies)


Moves = list[tuple[Any, Forced]]
Answer = tuple[str, int] | None


def _win_in(position: Candidate, moves: Moves) -> Answer:
    wins = sorted(one.plies for _, one in moves if one.value > 0)
    if not wins or wins[0] < 2 or (len(wins) > 1 and wins[1] == wins[0]):
        return None
    action = next(action for action, one in moves if one.value > 0 and one.plies == wins[0])
    return position.game.action_text(position.state, action), wins[0] + 1


def _winning(position: Candidate, moves: Moves) -> Answer:
    return _only(position, moves, lambda value: value > 0)


def _saving(position: Candidate, moves: Moves) -> Answer:
    if any(one.value > 0 for _, one in moves):
        return None
    return _only(position, moves, lambda value: value == 0)


def _only(position: Candidate, moves: Moves, good: Callable[[float], bool]) -> Answer:
    kept = [(action, one) for action, one in moves if good(one.value)]
    if len(kept) != 1 or kept[0][1].plies == 0:
        return None
    return position.game.action_text(position.state, kept[0][0]), 0


def _value(position: Candidate, moves: Moves) -> Answer:
    best = max((one for _, one in moves), key=lambda one: preference(one, 1))
    if best.plies < 2:
        return None
    mover = position.game.to_move(position.state)
    if best.value == 0:
        return "draw", 0
    return str(mover if best.value > 0 else 1 - mover), 0


ANSWERS: dict[Kind, Callable[[Candidate, Moves], Answer]] = {
    "win_in": _win_in,
    "winning": _winning,
    "saving": _saving,
    "value": _value,
}


def _win_soon(position: Candidate) -> Puzzle | None:
    """A forced win of a few moves, with one first move."""
    game, state = position.game, position.state
    wins = Wins(game, game.to_move(state))
    after = [(action, game.result(state, action)) for action in game.actions(state)]
    for moves in range(1, position.source.soon + 1):
        first = [action for action, child in after if wins.within(child, 2 * moves - 2)]
        if first and (moves == 1 or len(first) > 1):
            return None
        if first:
            text = game.action_text(state, first[0])
            return _written(position, "win_in", text, wins.states, 2 * moves - 1)
    return None


def _written(position: Candidate, kind: Kind, answer: str, states: int, plies: int) -> Puzzle:
    return Puzzle(
        game=position.source.game,
        kind=kind,
        answer=answer,
        moves=position.moves,
        states=states,
        start=position.start,
        plies=plies,
        soon=position.source.soon > 0,
    )
