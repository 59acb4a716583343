"""The jobs that worker processes do for pages. Each is given a way to report, and its arguments."""

from __future__ import annotations

import base64
import pickle
import zlib
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ... import clock
from ...course.exercises import (
    SUBJECTS,
    Exercise,
    ExerciseTable,
    Searched,
    check,
    exercise,
    exercises,
    title_of,
    written,
)
from ...course.exercises.export import FORMATS, exported
from ...errors import UnknownName
from ...game import Game
from ...play.match.in_progress import legal_choice, said
from ...play.player import Player, past_turns, turn_at
from ...result import Result
from ...trace import Trace as SearchTrace
from ...trace import explain
from .. import puzzles, user_code
from ..catalogue import Games, made_player
from ..lessons.experiments import run_experiment
from ..messages import requests, responses
from ..recent import Recent
from ..resources import Resources
from ..workers.worker import Job
from .analysis import AnalysisJob, analysed, run_search
from .review import Look, look_at
from .table.game_session import Thinking, state_at
from .table.views import Marks, analysis
from .traces import as_tree, search_with_trace, trace_message

Report = Callable[[Any], None]
Answer = tuple[str, bytes]
"""A message for the page, and a packed trace, if there is one to be explained later."""

PAUSE = 0.1  # seconds between two reports
PLAYERS = 4  # that a process remembers

prepare = user_code.take_over
_games = Games()


class SeatedPlayer(NamedTuple):
    """A player that is remembered, and how many turns it has had where something is hidden."""

    player: Player
    turns: int

    def close(self) -> None:
        self.player.close()


_players: Recent[SeatedPlayer] = Recent(PLAYERS, forget=SeatedPlayer.close)


# Moves.


def choose(report: Report, wanted: Thinking) -> tuple[Any, dict[str, Any]]:
    """The player's choice, and what there is to say about it."""
    game = _games.get(wanted.game)
    player = _player(game, wanted)
    turn = turn_at(game, wanted.state, wanted.history, wanted.start, wanted.clock, wanted.states)
    began = clock.now()
    choice = legal_choice(player, turn)
    spent = round(clock.now() - began, 3)
    return choice.action, {"seconds": spent, **said(choice)}


def _player(game: Game, wanted: Thinking) -> Player:
    """The player, who remembers its turns; made anew where it had others than this game's."""
    before = sum(int(game.to_move(state)) == wanted.player for state in wanted.states[:-1])
    found = _players.get(wanted.key)
    if found is None or found.turns != before:
        player = made_player(wanted.seat, game)
        player.begin(game, wanted.player, wanted.seed)
        if before:
            turns = past_turns(game, wanted.states, wanted.history, wanted.player)
            player.remember(game, wanted.player, turns)
    else:
        player = found.player
    if wanted.key is not None:
        _players.keep(wanted.key, SeatedPlayer(player, before + 1 if wanted.states else 0))
    return player


# Analyses.


def analyse(report: Report, job: AnalysisJob) -> str:
    """Search a position; reports are numbers of nodes and messages for the page."""
    game = _games.get(job.game)
    resources = _resources(job.tables, job.books)
    marks = cache(lambda: _marks(resources, game, job.state))  # when there is something to mark
    next_report = 0.0

    game = _to_read(resources, game)

    def message(result: Result, done: bool) -> str:
        return responses.encode(analysis(game, job.state, job.ply, result, marks(), done=done))

    def progress(result: Result) -> None:
        nonlocal next_report
        if clock.now() >= next_report:
            next_report = clock.now() + PAUSE
            report((result.nodes, message(result, False)))

    return message(run_search(game, resources, job, progress), True)


def look(report: Report, job: AnalysisJob, played: Any) -> Look:
    """Search a position of a game that is reviewed."""
    resources = _resources(job.tables, job.books)
    game = _to_read(resources, _games.get(job.game))
    result = run_search(game, resources, job, lambda _: None)
    return look_at(game, result, played)


def _to_read(resources: Resources, game: Game) -> Game:
    """The game to search: the one that says more, unless tables know this one."""
    return game if resources.tables(game) is not None else analysed(game)


@lru_cache(1)
def _resources(tables: tuple[Path, ...], books: tuple[Path, ...]) -> Resources:
    return Resources(tables, books)


def _marks(resources: Resources, game: Game, state: Any) -> Marks:
    if game.hidden_information:
        return Marks({}, {})
    return Marks(resources.in_tables(game, state), resources.in_books(game, state))


# Traces, lessons, exercises.


def trace(report: Report, message: requests.Trace) -> Answer:
    game = _games.get(message.place.game)
    state = state_at(game, message.place)
    result = search_with_trace(game, state, message)
    shown = trace_message(game, state, result, message.id, message.algorithm)
    return responses.encode(shown), zlib.compress(pickle.dumps(result.trace), 1)


def explained(packed: bytes, node: int, step: int | None) -> str:
    """What happened at a node of a packed trace, or what was known of it at a step."""
    return explain(_unpacked(packed), node, step)


@lru_cache(1)  # stepping through a search asks at each step
def _unpacked(packed: bytes) -> SearchTrace:
    trace: SearchTrace = pickle.loads(zlib.decompress(packed))
    return trace


def tree_text(report: Report, message: requests.AsTree) -> Answer:
    game = _games.get(message.place.game)
    text = as_tree(game, state_at(game, message.place), message.depth)
    return responses.encode(responses.TreeText(message.id, text)), b""


def experiment(report: Report, message: requests.Experiment) -> Answer:
    run_experiment(message, lambda result: report(responses.encode(result)))
    return "", b""


def sheet(report: Report, message: requests.MakeSheet) -> Answer:
    """The exercises of a sheet with all that is drawn."""
    made = exercises(message.subjects, message.seed, message.number, message.depth)
    shown = [_exercise(one, message.id) for one in made]
    return responses.encode(responses.Exercises(message.id, title_of(made), shown)), b""


def sheet_file(report: Report, message: requests.ExportSheet) -> Answer:
    if message.format not in FORMATS:
        raise UnknownName("format", message.format, FORMATS)
    made = exercises(message.subjects, message.seed, message.number, message.depth)
    content = base64.b64encode(exported(made, message.seed, message.format)).decode()
    name = f"sheet-{message.seed}{FORMATS[message.format].suffix}"
    return responses.encode(responses.SheetFile(message.id, name, content)), b""


def _exercise(one: Exercise, number: int) -> responses.Exercise:
    tree, searched = _drawn(one.tree, number), _drawn(one.searched, number)
    given, worked = _table(one.given), _table(one.worked)
    return responses.Exercise(one.question, one.answer, tree, searched, given, worked)


def asked(report: Report, message: requests.AskExercise) -> Answer:
    """A question with its form, without the answer."""
    one, subject = _wanted(message), SUBJECTS[message.subject]
    fields = [
        responses.Field(field.name, field.label, field.kind, list(field.choices))
        for field in one.fields
    ]
    tree, given = _drawn(one.tree, message.id), _table(one.given)
    return responses.encode(
        responses.Asked(message.id, subject.title, one.question, subject.deep, fields, tree, given)
    ), b""


def judged(report: Report, message: requests.AnswerExercise) -> Answer:
    verdict = check(_wanted(message), message.given)
    return responses.encode(
        responses.Judged(
            message.id, verdict.right, verdict.readable, verdict.text, list(verdict.wrong)
        )
    ), b""


def revealed(report: Report, message: requests.RevealExercise) -> Answer:
    one = _wanted(message)
    right = {field.name: written(field, field.right) for field in one.fields}
    searched, worked = _drawn(one.searched, message.id), _table(one.worked)
    return responses.encode(
        responses.Revealed(message.id, one.answer, right, searched, worked)
    ), b""


def _wanted(message: requests.OneExercise) -> Exercise:
    return exercise(message.subject, message.seed, message.number, message.depth)


def _table(given: ExerciseTable | None) -> responses.DataTable | None:
    return None if given is None else responses.DataTable(given.columns, given.rows)


def _drawn(tree: Searched | None, number: int) -> responses.Traced | None:
    if tree is None:
        return None
    return trace_message(tree.game, tree.game.initial_state(), tree.result, number)


NUMBERED: dict[type, Job] = {
    requests.Trace: trace,
    requests.AsTree: tree_text,
    requests.Experiment: experiment,
    requests.MakeSheet: sheet,
    requests.ExportSheet: sheet_file,
    requests.AskExercise: asked,
    requests.AnswerExercise: judged,
    requests.RevealExercise: revealed,
    requests.AnswerPuzzle: puzzles.judged,
}
"""What is done for requests whose jobs the page numbers."""
