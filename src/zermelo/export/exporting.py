"""A game as a program that needs no Python: its rules, and the search that suits it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np

from .._version import __version__
from ..errors import NotThisKindOfGame
from ..game import Game
from ..kernel import runnable, runs_compiled
from ..kernel.exporting import EntryPoint, program_of
from ..kernel.exporting.plain_states import StructField, fields_of
from ..montecarlo.uct.options import Options
from ..play.players.best import by_strength
from ..play.players.levels import LEVELS, PLAYOUTS, TWO_PLAYERS, strength
from ..play.players.specs import settings_given
from ..search.alphabeta.options import AlphaBetaOptions, usual_options
from . import alphabeta, memory, montecarlo, rules

MEGABYTE = 1 << 20
TABLE = 16 * MEGABYTE
"""Bytes for the table or the tree that the header advises."""


FAILURES = {
    "FAILED": (-100, "the rules refused the state or the action, or a number was too large"),
    "TOO_SMALL": (memory.TOO_SMALL, "the block of memory is too small"),
    "NOT_PREPARED": (memory.NOT_PREPARED, "the block was not prepared, or lies elsewhere now"),
    "IS_OVER": (memory.IS_OVER, "the game is over"),
    "IS_CHANCE": (memory.IS_CHANCE, "chance is to move"),
    "GAVE_UP": (memory.GAVE_UP, "the rules gave the search a number that is none, or no end"),
}


@dataclass(frozen=True)
class Function:
    """A function of the exported program, and how it is declared in C."""

    entry: EntryPoint
    parameters: str
    """In C; `STATE`, `ANSWER` and `RANDOM` stand for the game's structs."""
    says: str

    @property
    def returns(self) -> str:
        return {"count": "int32_t", "whole": "int64_t", "real": "double"}[self.entry.returns]


class Exported:
    """A game to be exported: its functions, the fields of a state, and the program."""

    def __init__(self, game: Game, prefix: str = "", search: str = "") -> None:
        """`prefix` begins the names of all functions, the game's own name unless given; `search`
        is alphabeta, mcts or none: what suits the game unless given."""
        self.original = game
        self.game = runnable(game).game
        if not runs_compiled(self.game):
            raise NotThisKindOfGame(
                f"{game.name} can't be exported: its rules run in plain Python, and only compiled "
                "rules can leave it; `zermelo check` says what stands in the way"
            )
        self.prefix = prefix or identifier(game.name)
        self.search = search or _suitable(game)
        self.fields: tuple[StructField, ...] = fields_of(game)

    @cached_property
    def functions(self) -> list[Function]:
        made = _rules(self.game)
        if self.search == "alphabeta":
            made += _alpha_beta(self.game)
        elif self.search == "mcts":
            made += _monte_carlo(self.game)
        return made

    @cached_property
    def program(self) -> str:
        """In LLVM's language."""
        return program_of(self.game, self.prefix, [one.entry for one in self.functions])

    @cached_property
    def memory(self) -> int:
        """The least bytes that a search needs."""
        if self.search == "alphabeta":
            return alphabeta.least_memory()
        if self.search == "mcts":
            return montecarlo.least_memory(self.game, monte_carlo_options(self.original))
        return 0

    @property
    def limits(self) -> list[str]:
        """What a search is limited by, in order."""
        return {"alphabeta": ["nodes"], "mcts": ["nodes", "seed"]}.get(self.search, [])

    @property
    def version(self) -> str:
        return __version__


def identifier(name: str) -> str:
    """A name that C and others accept.

    >>> identifier("mine.py:My Game")
    'mine_py_my_game'
    """
    found = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return found if found[:1].isalpha() else f"game_{found}"


def _suitable(game: Game) -> str:
    """The search by which the game is exported: the stronger of two, where both can play it."""
    if game.hidden_information:
        return "none"
    for player in by_strength(game):
        name = player.partition(":")[0]
        if name in ("alphabeta", "mcts") and "learnt" not in player:
            return name
    return "mcts"


def alpha_beta_options(game: Game) -> AlphaBetaOptions:
    return usual_options(game)


def monte_carlo_options(game: Game) -> Options:
    """As the strongest player of this kind has them."""
    for player in by_strength(game):
        name, _, text = player.partition(":")
        if name == "mcts" and "open_loop" not in text:
            known = {one.name for one in fields(Options)}
            given = settings_given(player).items()
            return Options(**{name: value for name, value in given if name in known})
    return Options()


_CODES = {
    "state": ("address", "const STATE *state"),
    "new_state": ("address", "STATE *state"),
    "after": ("address", "STATE *after"),
    "actions": ("address", "int64_t *actions"),
    "found_action": ("address", "int64_t *action"),
    "random": ("address", "RANDOM *random"),
    "memory": ("address", "void *memory"),
    "answer": ("address", "ANSWER *answer"),
}
"""Parameters by their names, and how C writes them; all others are whole numbers."""


def _function(
    name: str,
    kernel: Any,
    parameters: str,
    says: str,
    returns: str = "count",
    constants: Mapping[str, bytes] | None = None,
) -> Function:
    given = [_CODES.get(one, ("whole", f"int64_t {one}")) for one in parameters.split()]
    kinds = [kind for kind, _ in given]
    declared = ", ".join(text for _, text in given)
    return Function(EntryPoint(name, kernel, kinds, returns, constants or {}), declared, says)


_TURN = "Who is to move, 0 the first player; -1: chance."
_LEGAL = "How many legal actions there are; the first `room` of them are written."
_RESULT = "The state after a legal action. `after` may be `state` itself."
_DRAWN = "Any legal action, each as likely; where chance is to move, as likely as the rules say."
_WORTH = "What the end is worth to a player."
_ESTIMATE = "An estimate of what a state that is not over is worth to a player."


def _rules(game: Game) -> list[Function]:
    made = [
        _function("initial_state", rules.initial_state, "new_state", "The initial state."),
        _function("to_move", rules.to_move, "state", _TURN),
        _function("is_terminal", rules.is_terminal, "state", "1 if the game is over, else 0."),
        _function("actions", rules.actions, "state actions room", _LEGAL),
        _function("is_legal", rules.is_legal, "state action", "1 if an action is legal, else 0."),
        _function("result", rules.result, "state action after", _RESULT),
        _function("utility", rules.utility, "state player", _WORTH, "real"),
        _function("perft", rules.perft, "state depth", "The paths of so many plies.", "whole"),
        _function("seed", rules.seed, "number random", "Begin a stream of random numbers."),
        _function("random_action", rules.random_action, "state random found_action", _DRAWN),
    ]
    if game.offers("evaluate"):
        made.append(_function("evaluate", rules.evaluate, "state player", _ESTIMATE, "real"))
    if game.chance:
        says = "How likely an action of chance is."
        made.append(_function("probability", rules.probability, "state action", says, "real"))
    return made


_PREPARE = "Make a block of memory ready for searches; the larger it is, the better they remember."
_STOP = "Have the search in this block end soon, with what it has: for another thread."
_CHOOSE = "The action of a player of a level: 0 easy, 1 medium, 2 hard."


def _search_functions(
    prepare: tuple[Any, dict[str, bytes]],
    search: Any,
    choose: tuple[Any, bytes],
    stop: Any,
    says: str,
    limits: str,
) -> list[Function]:
    given, levels = "state level random memory answer", choose[1]
    return [
        _function("prepare", prepare[0], "memory size", _PREPARE, constants=prepare[1]),
        _function("search", search, f"state {limits} memory answer", says),
        _function("choose", choose[0], given, _CHOOSE, constants={"levels": levels}),
        _function("stop", stop, "memory", _STOP),
    ]


def _alpha_beta(game: Game) -> list[Function]:
    image = alphabeta.context_image(game, alpha_beta_options(game))
    levels = np.zeros(3, alphabeta.LEVEL)
    for place, level in enumerate(LEVELS):
        found = strength(game, level)
        if not found.by.startswith("alphabeta:"):
            found = TWO_PLAYERS[place]
        settings = settings_given(found.by)
        levels[place] = found.misses, settings["depth"], settings["nodes"]
    return _search_functions(
        (alphabeta.prepare, {"image": image}),
        alphabeta.search,
        (alphabeta.choose, levels.tobytes()),
        alphabeta.stop,
        "The best action found by alpha-beta within so many nodes.",
        "nodes",
    )


def _monte_carlo(game: Game) -> list[Function]:
    options = monte_carlo_options(game)
    kernels = montecarlo.kernels_for(game.max_actions, options.plain)
    levels = np.zeros(3, montecarlo.LEVEL)
    for place, found in enumerate(PLAYOUTS):
        levels[place] = found.misses, settings_given(found.by)["iterations"]
    return _search_functions(
        (kernels.prepare, montecarlo.search_image(game, options)),
        kernels.search,
        (kernels.choose, levels.tobytes()),
        kernels.stop,
        "The best action found by Monte Carlo tree search in so many simulations.",
        "nodes seed",
    )
