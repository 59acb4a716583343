"""A search begins in plain Python if its machine code is not there yet.

    @tiered
    def alpha_beta(game, state=None, *, seconds=None, report=None, ...): ...

Machine code is made by another process (see `background`). When it is ready the plain search is
stopped, and the search is made anew, compiled, in the time that is left: many hundred times
faster, it soon overtakes. Both give the same answer for the same depth, nodes or iterations, so
only a limit in seconds makes a difference to the result.

Matches, tournaments and benchmarks wait for full speed (`wait_compiled`). $ZERMELO_TIER sets the
tier of a whole process: `auto`, `compiled` (wait for it) or `plain` (never compile).
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from contextvars import ContextVar
from typing import Any, TypeVar

from ... import clock
from ...arguments import called, check_arguments
from ...cancellation import Stop, on_stop, stop_requested, stoppable
from ...game import Game
from ..api import runs_compiled
from ..compile_events import NotCompiled, loading_only
from .background import Program, compile_in_background, is_under_way
from .tier import Tier, tier

Search = TypeVar("Search", bound=Callable[..., Any])
_LEAST = 0.05  # of the seconds, for a search that was held up
_FIRST_SECONDS = 0.25  # or all there are, for an answer in plain Python after that
PLAIN_SHARE = 0.85  # of the seconds: one position of a search in plain Python may take a while
_HELD = ("network", "tree")  # settings that belong to the compiled game


def plain_twin(game: Game) -> Game:
    """The same game, to be run in plain Python.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> plain_twin(game) == game, runs_compiled(plain_twin(game))
    (True, False)
    """
    twin = copy.copy(game)
    for name in ("_numba_type_", "_integer_actions"):
        twin.__dict__.pop(name, None)
    twin.__dict__["_fell_back"] = True
    return twin


def tiered(search: Search) -> Search:
    """Decorator for a search of (game, state, ...) with a limit in `seconds` and a `report`.

    A call checks its arguments (see `zermelo.arguments`), then runs the function as it stands:
    compiled if its machine code is there, otherwise plain until it is, and then once more.

    >>> from zermelo.search import minimax
    >>> from zermelo.games import load
    >>> minimax(load("nim:piles=1-2")).value  # tiered: plain at first, compiled when ready
    1.0
    """

    def climb(game: Any, state: Any = None, **settings: Any) -> Any:
        chosen = tier()
        ready = not runs_compiled(game)
        held = any(settings.get(name) is not None for name in _HELD)
        if ready or held or chosen is Tier.COMPILED:
            return search(game, state, **settings)
        if chosen is Tier.PLAIN:
            return search(plain_twin(game), state, **settings)
        began = clock.now()
        program = Program(climbing, game, state, settings)
        try:
            _load(program, search)
        except NotCompiled:
            if not _ahead.get():
                return _climb(program, search, settings, began)
            compile_in_background(program)
            raise
        return search(game, state, **_in_time_left(settings, began))

    @functools.wraps(search)
    def climbing(*given: Any, **named: Any) -> Any:
        check_arguments(search, given, named)
        return called(climb, given, named)

    return climbing  # type: ignore[return-value]


@contextmanager
def compiled_ahead() -> Iterator[None]:
    """Inside, a search whose machine code is not there yet has that begun, and is left: nothing
    runs in plain Python that is not waited for."""
    before = _ahead.set(True)
    try:
        with suppress(NotCompiled):
            yield
    finally:
        _ahead.reset(before)


@contextmanager
def noting_missed() -> Iterator[list[Program]]:
    """Inside, the programs are listed that were not compiled in time for a search."""
    missed: list[Program] = []
    before = _missed.set(missed)
    try:
        yield missed
    finally:
        _missed.reset(before)


@contextmanager
def ended_when_compiled(programs: Iterable[Program]) -> Iterator[Stop]:
    """Inside, searches end as soon as one of these programs is compiled: the stop says whether."""
    compiled, either = Stop(), Stop()
    with ExitStack() as inside:
        inside.enter_context(on_stop(either.request))
        inside.enter_context(stoppable(either))
        for program in programs:
            inside.enter_context(program.calling(compiled.request))
            inside.enter_context(program.calling(either.request))
        yield compiled


def in_best_tier(game: Game, warm_up: Callable[..., Any], **settings: Any) -> Game:
    """The game if `warm_up(game, None, seconds=..., **settings)` is compiled, else its plain twin.

    For objects that live on, such as a player's beliefs. Meanwhile the code is compiled, so that it
    is worth asking again.
    """
    chosen = tier()
    if chosen is Tier.COMPILED or not runs_compiled(game):
        return game
    if chosen is Tier.PLAIN:
        return plain_twin(game)
    program = Program(warm_up, game, None, settings)
    try:
        _load(program, warm_up)
    except NotCompiled:
        compile_in_background(program)
        return plain_twin(game)
    return game


_ready: set[str] = set()
_ahead: ContextVar[bool] = ContextVar("ahead", default=False)
_missed: ContextVar[list[Program] | None] = ContextVar("missed", default=None)


def _load(program: Program, search: Callable[..., Any]) -> None:
    """Have the machine code of a program loaded; NotCompiled if there is none."""
    if program.key in _ready:
        return
    if is_under_way(program):
        raise NotCompiled  # to look would take longer, and find a part of it at most
    with loading_only():
        program.run_least(search)
    _ready.add(program.key)


def _in_time_left(settings: dict[str, Any], began: float, share: float = 1.0) -> dict[str, Any]:
    """The settings, where loading and the plain tier have taken of the seconds."""
    if settings.get("seconds") is None:
        return settings
    left = share * (settings["seconds"] - (clock.now() - began))
    return settings | {"seconds": max(left, _LEAST * settings["seconds"])}


def _climb(
    program: Program, search: Callable[..., Any], settings: dict[str, Any], began: float
) -> Any:
    """Begin in plain Python; go on compiled. The program names the search that its module has,
    decorated: another process can import it."""
    game, state = program.game, program.state
    compiled, report = Stop(), _Onwards(settings.get("report"))
    if settings.get("report") is not None:
        settings = settings | {"report": report}
    program = compile_in_background(program)
    first = _in_time_left(settings, began, PLAIN_SHARE)
    if settings.get("seconds") is not None:
        first["seconds"] = max(
            first["seconds"], min(PLAIN_SHARE * settings["seconds"], _FIRST_SECONDS)
        )
    with on_stop(compiled.request), program.calling(compiled.request), stoppable(compiled):
        found = search(plain_twin(game), state, **first)
    if not program.ready:
        _note_missed(program)
    if not program.ready or found.stopped != "interrupted" or stop_requested():
        return found
    report.begin_again()
    return search(game, state, **_in_time_left(settings, began))


def _note_missed(program: Program) -> None:
    missed = _missed.get()
    if missed is not None:
        missed.append(program)


class _Onwards:
    """Reports of a repeated search: none that knows less than an earlier one."""

    def __init__(self, report: Callable[[Any], None] | None) -> None:
        self._report = report
        self._before = self._latest = (0, 0)

    def __call__(self, result: Any) -> None:
        reached = (result.depth, result.nodes)
        if self._report is not None and reached >= self._before:
            self._latest = reached
            self._report(result)

    def begin_again(self) -> None:
        self._before = self._latest
