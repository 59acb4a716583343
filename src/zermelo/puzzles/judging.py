"""What came of an answer to a puzzle: whether it is right, and the line that shows it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..errors import TooManyStates
from ..game import Game
from .proof import Forced, Trial, Wins, preference
from .puzzle import Puzzle, capital

MOST_STATES = 20_000


class Judgement(NamedTuple):
    right: bool
    text: str
    line: tuple[str, ...] = ()
    """Moves from the position that show it, the answer first."""


def judge(puzzle: Puzzle, answer: str) -> Judgement:
    """An answer: a move in the game's notation or, of a `value`, one of the choices.

    >>> from zermelo.puzzles import Puzzle
    >>> puzzle = Puzzle("tic_tac_toe", "saving", "a2", ("a1", "b2", "a3"), 1)
    >>> judge(puzzle, "c1").text
    'After c1, X wins: a2.'
    """
    game = puzzle.rules()
    state = puzzle.state(game)
    right = answer == puzzle.answer
    if puzzle.kind == "value":
        line = _best_line(Trial(game, game.to_move(state), MOST_STATES), state)
        shown = f": {' '.join(line)}" if line else ""
        if right:
            return Judgement(True, f"Right{shown}.", line)
        words = puzzle.answer_words(game)
        return Judgement(False, f"No. {capital(words)}{shown}.", line)
    game.parse_action(state, answer)  # its error names the moves
    if puzzle.soon:
        return _soon(puzzle, game, state, answer)
    return _to_the_end(puzzle, game, state, answer)


def _to_the_end(puzzle: Puzzle, game: Game, state: Any, answer: str) -> Judgement:
    mover = game.to_move(state)
    after = game.result(state, game.parse_action(state, answer))
    proof = Trial(game, mover, MOST_STATES)
    outcome = proof.outcome(after)
    rest = _best_line(proof, after)
    line = (answer, *rest)
    shown = f": {' '.join(rest)}" if rest else ""
    if answer == puzzle.answer:
        return Judgement(True, f"Right{shown}.", line)
    if outcome.value > 0:
        slow = (outcome.plies + 2) // 2
        return Judgement(False, f"{answer} wins, but only in {slow}{shown}.", line)
    return Judgement(False, f"After {answer}, {_end(game, mover, outcome)}{shown}.", line)


def _soon(puzzle: Puzzle, game: Game, state: Any, answer: str) -> Judgement:
    """A win of a few moves: the other's best answers, or the one that prevents it."""
    player = game.to_move(state)
    wins = Wins(game, player)
    line: list[str] = [answer]
    state = game.result(state, game.parse_action(state, answer))
    if not wins.within(state, puzzle.plies - 1):
        for action in () if game.is_terminal(state) else game.actions(state):
            if not wins.within(game.result(state, action), puzzle.plies - 2):
                reply = game.action_text(state, action)
                moves = (puzzle.plies - 1) // 2
                text = f"After {answer} {reply}, there is no win in {moves} any more."
                return Judgement(False, text, (answer, reply))
        return Judgement(False, f"After {answer}, the game is over.", (answer,))
    while not game.is_terminal(state):
        state, text = _next(game, state, wins, puzzle.plies - len(line))
        line.append(text)
    rest = f": {' '.join(line[1:])}" if line[1:] else ""
    return Judgement(True, f"Right{rest}.", tuple(line))


def _next(game: Game, state: Any, wins: Wins, plies: int) -> tuple[Any, str]:
    """The move that wins soonest, or that loses latest."""

    def distance(action: Any) -> int:
        after = game.result(state, action)
        return next(left for left in range(plies) if wins.within(after, left))

    mine = game.to_move(state) == wins.player
    actions = list(game.actions(state))
    if mine:
        actions = [one for one in actions if wins.within(game.result(state, one), plies - 1)]
    action = (min if mine else max)(actions, key=distance)
    return game.result(state, action), game.action_text(state, action)


def _best_line(proof: Trial, state: Any) -> tuple[str, ...]:
    """Perfect play of both from a state to the end; nothing where that is too long to try."""
    game, line = proof.game, []
    try:
        while not game.is_terminal(state):
            sign = 1 if game.to_move(state) == proof.player else -1
            action = max(proof.moves(state), key=lambda one: preference(one[1], sign))[0]
            line.append(game.action_text(state, action))
            state = game.result(state, action)
    except TooManyStates:
        return ()
    return tuple(line)


def _end(game: Game, mover: int, outcome: Forced) -> str:
    if outcome.value == 0:
        return "it is a draw"
    return f"{capital(game.player_name(1 - mover))} wins"
