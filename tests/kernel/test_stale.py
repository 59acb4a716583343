"""No edit, to anything a game can refer to, is answered with old machine code.

The oracle is the same kernel in plain Python.
"""

import os
import random
import subprocess
import sys
import types

import pytest

from zermelo.errors import RulesChanged
from zermelo.game import Game
from zermelo.kernel import runnable, runs_compiled
from zermelo.perft import perft

from .changes import IN_PLACE
from .edits import SCENARIOS, sources

SHORT = {
    "one by its type",
    "equal rows",
    "fields of a record",
    "an array by name",
    "an alias",
    "a closure",
    "a module in a module",
    "a hidden attribute",
    "a property of a constant",
    "a hook",
    "the order of fields",
}


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path / "cache"))
    before = set(sys.modules)
    yield tmp_path / "cache"
    for name in set(sys.modules) - before:
        if name.startswith("stale_"):
            del sys.modules[name]


def imported(scenario, variant):
    """The scenario's modules as a new process would import them, under the same names."""
    for name, text in sources(scenario, variant).items():
        module = sys.modules[name] = types.ModuleType(name)
        exec(compile(text, f"{name}.py", "exec"), vars(module))
    return sys.modules["stale_program"]


def answers(program):
    """Compiled, plain, and whether the first was compiled."""
    game = program.Tiny()
    state = game.initial_state()
    compiled = program.answer(game, state, 1)
    return repr(float(compiled)), repr(float(program.answer.plain(game, state, 1))), game


def walk(variants, length):
    """Edits, each to another variant: all of them first, then old ones come back."""
    dice, order = random.Random(length), list(variants)
    while len(order) <= length:
        order.append(dice.choice([one for one in variants if one != order[-1]]))
    return order[: length + 1]


def edit_and_compare(scenario, length):
    seen = set()
    for variant in walk(scenario.variants, length):
        compiled, plain, game = answers(imported(scenario, variant))
        assert runs_compiled(game), f"{scenario.name}: {variant}"
        assert compiled == plain, f"{scenario.name}: {variant}"
        seen.add(plain)
    assert len(seen) > 1, "the edits change nothing"
    return length


@pytest.mark.parametrize(
    "scenario", [one for one in SCENARIOS if one.name in SHORT], ids=lambda one: one.name
)
def test_an_edit_between_two_processes_is_seen(scenario, cache):
    edit_and_compare(scenario, 3)


def change_and_compare(scenario):
    program = imported(scenario, "")
    rules, helper = sys.modules["stale_rules"], sys.modules.get("stale_help")
    game = program.Tiny()
    names = {**vars(rules), "rules": rules, "helper": helper, "program": program, "game": game}
    seen = set()
    for statement in ("", *scenario.variants):
        exec(statement, names)
        for one in (game, program.Tiny()):
            state = one.initial_state()
            compiled = repr(float(program.answer(one, state, 1)))
            plain = repr(float(program.answer.plain(one, state, 1)))
            assert compiled == plain, f"{scenario.name}: {statement}"
            seen.add(plain)
    assert len(seen) > 1, "the changes change nothing"
    return len(scenario.variants)


@pytest.mark.parametrize("scenario", IN_PLACE, ids=lambda one: one.name)
@pytest.mark.filterwarnings("ignore:Tiny runs in plain Python")
def test_a_change_in_the_same_process_is_seen(scenario, cache, monkeypatch):
    monkeypatch.setattr(Game, "C", 0, raising=False)  # put back if a change sets it
    change_and_compare(scenario)


COUNTED = """
from typing import NamedTuple
from zermelo.game import Game

WIDTH = 2

class State(NamedTuple):
    plies: int

class Wide(Game):
    def initial_state(self):
        return State(0)
    def to_move(self, state):
        return state.plies & 1
    def actions(self, state):
        for action in range(WIDTH):
            yield action
    def result(self, state, action):
        return State(state.plies + 1)
    def is_terminal(self, state):
        return state.plies == 6
    def utility(self, state, player):
        return 0.0
"""


def test_public_functions_see_a_change_and_what_lives_on_refuses(cache):
    module = sys.modules["stale_wide"] = types.ModuleType("stale_wide")
    exec(COUNTED, vars(module))
    game = module.Wide()
    assert perft(game, 3) == (2, 4, 8)
    run = runnable(game)
    run.check_rules()
    module.WIDTH = 3
    assert perft(game, 3) == (3, 9, 27)
    with pytest.raises(RulesChanged, match="begin it again"):
        run.check_rules()
    module.Wide.is_terminal = lambda self, state: state.plies == 2
    assert perft(module.Wide(), 3) == (3, 9, 0)
    assert perft(game, 2) == (3, 9)


@pytest.mark.long
def test_five_hundred_edits_without_an_old_answer(cache):
    edits = sum(edit_and_compare(scenario, 8) for scenario in SCENARIOS)
    print(f"{edits} edits of {len(SCENARIOS)} kinds, no old answer")
    assert edits >= 500


@pytest.mark.long
def test_edits_in_real_processes(cache, tmp_path):
    edits = 0
    for scenario in SCENARIOS[::3]:
        for variant in scenario.variants[:2]:
            for name, text in sources(scenario, variant).items():
                (tmp_path / f"{name}.py").write_text(text)
            program = imported(scenario, variant)
            game = program.Tiny()
            plain = repr(float(program.answer.plain(game, game.initial_state(), 1)))
            assert run(tmp_path, "stale_program.py") == f"{plain} True", scenario.name
            edits += 1
    print(f"{edits} processes, no old answer")


def run(folder, *arguments):
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
