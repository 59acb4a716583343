"""The analysis of a position: one search that reports while it runs.

In games of hidden information it searches what the player to move may believe, and sees no more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from ... import clock
from ...algorithms import ALGORITHMS, fitting, search
from ...cancellation import stop_requested
from ...errors import BadParameter, GameIsOver, NotThisKindOfGame
from ...exact import looked_up, shipped_openings
from ...exact.forced import with_forced_wins
from ...game import CHANCE, Game
from ...kernel import plain_twin, runs_compiled
from ...kernel.tiers import Tier, tier
from ...montecarlo import Beliefs, NothingFits, ismcts, mcts
from ...play.player import PastTurn, past_turns, turn_at
from ...play.players.belief import EARLIER, follow, in_belief_tier, new_beliefs
from ...play.players.best import best_for
from ...play.players.specs import AlphaZero, read_settings
from ...result import Result, ranked, zero_sum_values
from .. import limits
from ..catalogue import search_settings
from ..messages import requests
from ..messages.responses import Previewed
from ..messages.schema import GameName
from ..resources import Resources, evaluator
from .table.game_session import HOST, GameSession
from .table.views import board_parts

FIRST_ROUND = 0.2  # seconds of the first of several searches, each twice as long as the last
BELIEFS, NETWORK, EXACT, MONTE_CARLO = "beliefs", "alphazero", "exact", "mcts"
ISMCTS = "ismcts"  # the search of beliefs
GUESSING, GUESS_SECONDS = "alphabeta", 0.3
FEW_PLIES = 20  # to the end: solved in moments without a table of openings

Report = Callable[[Result], None]


class AnalysisJob(NamedTuple):
    """What is to be analysed, as it travels to a worker."""

    game: GameName
    state: Any
    ply: int
    seconds: float
    algorithm: str
    iterations: int | None
    tables: tuple[Path, ...]
    books: tuple[Path, ...]
    turns: tuple[PastTurn, ...] = ()
    """With hidden information: the player's turns so far."""
    seen: tuple[Any, ...] = ()
    """What it saw since the last of them."""


def analysed(game: Game) -> Game:
    """The game to search for people to read: by how much it is won, where it is counted so.

    How soon it is won, exact search says of the game itself.
    """
    twin = game.scored_game
    return game if twin is None or twin.offers("plies_to_end") else twin


def usual(game: Game, state: Any) -> str:
    """The search for an analysis, where the page names none."""
    if game.offers("plies_to_end") and (
        shipped_openings(game) is not None or game.plies_left(state) <= FEW_PLIES
    ):
        return EXACT
    best = best_for(game).partition(":")[0]
    return best if best in (MONTE_CARLO, NETWORK) else fitting(game)


def analysis_job(
    table: GameSession, message: requests.Analyse, resources: Resources, side: int = HOST
) -> AnalysisJob | None:
    """The search for this request from a side of the table; None where no player is to move."""
    if message.ply >= len(table.states):
        raise BadParameter("there is no such position")
    game, state, ply = table.game, table.states[message.ply], message.ply
    if game.is_terminal(state) or int(game.to_move(state)) == CHANCE:
        return None
    turns: tuple[PastTurn, ...] = ()
    seen: tuple[Any, ...] = ()
    if game.hidden_information:
        name = BELIEFS
        turns, seen = _known(table, ply, side)
    else:
        name = message.algorithm or usual(game, state)
        if name != NETWORK:
            search_settings(name, {}, game)  # complains if there is no such algorithm
    files = (resources.table_paths, resources.book_paths)
    search = (state, ply, message.seconds, name, message.iterations)
    return AnalysisJob(table.place.game, *search, *files, turns, seen)


def _known(table: GameSession, ply: int, side: int) -> tuple[tuple[PastTurn, ...], tuple[Any, ...]]:
    """The turns of the player to move, who must be the viewer, and what it saw since."""
    player = int(table.game.to_move(table.states[ply]))
    viewer = table.views[side][ply].viewer
    if viewer is not None and viewer != player:
        raise NotThisKindOfGame("other players' information stays hidden; wait for your turn")
    return turns_of(table, ply)


def turns_of(table: GameSession, ply: int) -> tuple[tuple[PastTurn, ...], tuple[Any, ...]]:
    """The turns of the player to move in a position before it, and what it saw since the last."""
    game, states = table.game, table.states[: ply + 1]
    turn = turn_at(game, states[-1], states=states)
    return past_turns(game, states, table.actions, turn.player), turn.seen


def previewed(table: GameSession, message: requests.Preview) -> Previewed:
    """The board after some moves from a position, where nothing is hidden."""
    game = table.game
    if game.hidden_information:
        raise NotThisKindOfGame("there is no analysis of games with hidden cards")
    if message.ply >= len(table.states):
        raise BadParameter("there is no such position")
    state = table.states[message.ply]
    cells: tuple[int, ...] = ()
    for text in message.moves:
        if game.is_terminal(state):
            raise GameIsOver("this game is over")
        action = game.parse_action(state, text)
        cells, state = game.action_cells(state, action), game.result(state, action)
    return Previewed(message.ply, message.moves, board_parts(game.board(state)), [*map(int, cells)])


def run_search(game: Game, resources: Resources, job: AnalysisJob, report: Report) -> Result:
    """Search for as long as the job says."""
    if job.algorithm == BELIEFS:
        return _search_beliefs(game, job, report)
    if job.algorithm == NETWORK:
        network, plainly = evaluator(game), tier() is Tier.PLAIN
        network.plainly = plainly
        found = mcts(
            plain_twin(game) if plainly else game,
            job.state,
            iterations=job.iterations or limits.SIMULATIONS,
            seconds=job.seconds,
            exploration=AlphaZero.exploration,
            network=network,
        )
        return replace(found, algorithm=NETWORK)
    if job.algorithm == EXACT:
        return _solve_moves(game, job, report)
    settings = search_settings(job.algorithm, {}, game)
    settings |= _best_settings(game, job.algorithm)
    if job.algorithm == "alphabeta":
        settings["every_value"] = True
    tables = resources.tables(game) if "tables" in ALGORITHMS[job.algorithm].takes else None
    if tables is not None:
        settings["tables"] = str(tables.path)
    found = search(job.algorithm, game, job.state, report=report, seconds=job.seconds, **settings)
    return with_forced_wins(game, job.state, found)


def _solve_moves(game: Game, job: AnalysisJob, report: Report) -> Result:
    """Every move solved; until one is, what a short search thinks of it."""
    known = looked_up(game, job.state)
    settings = search_settings(EXACT, {}, game)
    if known is not None:
        return search(EXACT, game, job.state, seconds=job.seconds, **settings)
    guessing = search_settings(GUESSING, {}, game)
    seconds = min(GUESS_SECONDS, job.seconds / 4)
    guess = search(GUESSING, game, job.state, seconds=seconds, every_value=True, **guessing)
    report(guess)
    found = search(
        EXACT,
        game,
        job.state,
        report=lambda result: report(with_estimates(result, guess)),
        seconds=job.seconds - seconds,
        **settings,
    )
    return with_estimates(found, guess)


def with_estimates(result: Result, guess: Result) -> Result:
    """A result in which moves that nothing is proven of have the value of another search."""
    guessed = {row.action: row for row in guess.rows}
    rows = ranked(
        [guessed.get(row.action, row) if row.value is None else row for row in result.rows]
    )
    if result.value is not None or not rows:
        return replace(result, rows=rows)
    values = zero_sum_values(rows[0].value, result.player)
    best = rows[0]
    return replace(
        result, rows=rows, value=best.value, values=values, action=best.action, line=best.line
    )


def _best_settings(game: Game, algorithm: str) -> dict[str, Any]:
    """What the best player of this game has the algorithm search with, if it is that player's."""
    name, _, text = best_for(game).partition(":")
    return read_settings(name, text, ALGORITHMS[name].options) if name == algorithm else {}


def _search_beliefs(game: Game, job: AnalysisJob, report: Report) -> Result:
    """Search what the player to move may believe, in rounds; compiled as soon as it can be."""
    player = int(game.to_move(job.state))
    information = game.information(job.state, player)
    began, length = clock.now(), FIRST_ROUND
    try:
        beliefs = _believed(in_belief_tier(game, ISMCTS), player, job)
        while True:
            result = ismcts(
                beliefs.game,
                information,
                player,
                beliefs=beliefs,
                seconds=min(length, job.seconds),
                memory=int(limits.MEGABYTES),
            )
            left = job.seconds - (clock.now() - began)
            if left <= 0 or stop_requested():
                return result
            report(result)
            length = min(2 * length, left)
            if runs_compiled(game) and not runs_compiled(beliefs.game):
                best = in_belief_tier(game, ISMCTS)
                beliefs = _believed(best, player, job) if runs_compiled(best) else beliefs
    except NothingFits as error:
        raise BadParameter(str(error)) from None


def _believed(game: Game, player: int, job: AnalysisJob) -> Beliefs:
    """What the player to move may believe."""
    beliefs = new_beliefs(game, player)
    follow(beliefs, job.turns)
    if job.seen:
        beliefs.saw(job.seen)
    beliefs.prepare()
    # The first round is short: what fits now may take longer to find.
    beliefs.update(game.information(job.state, player), max(job.seconds / 2, EARLIER))
    return beliefs
