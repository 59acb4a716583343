"""One list of hooks; everything else follows it."""

from __future__ import annotations

import inspect
import pydoc
import sys
from pathlib import Path

import pytest

from tests.broken_games import BROKEN
from tests.broken_games.good import Corridor
from zermelo import Game, check
from zermelo.conformance.definition import ATTRIBUTES, misspelt_hooks
from zermelo.conformance.plain_vs_compiled import CALLED_IF_OFFERED, call_rules, hooks_of
from zermelo.errors import UnknownName
from zermelo.game_definition import GameDefinition
from zermelo.games import catalogue
from zermelo.hook import COMMON, KIND, RULES, TUNING
from zermelo.hooks import BY_NAME, HOOKS, REQUIRED, overview, table, with_tables

PAGE = Path(__file__).parent.parent / "docs" / "games.md"
MEMBERS = {**vars(GameDefinition), **vars(Game)}
DERIVED = {"chance", "hidden_information", "name", "offers", "parameters", "player_name", "traits"}


def test_the_list_has_what_the_class_has() -> None:
    public = {name for name in MEMBERS if not name.startswith("_")}
    assert public - DERIVED == set(BY_NAME) - {"weights"}  # which LinearEvaluation has
    assert len(BY_NAME) == len(HOOKS)
    assert len(REQUIRED) == 6


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.name)
def test_arguments_are_those_of_the_method(hook) -> None:
    member = MEMBERS.get(hook.name)
    assert inspect.isfunction(member) == (hook.arguments is not None)
    if hook.arguments is not None:
        assert tuple(inspect.signature(member).parameters) == ("self", *hook.arguments)
        assert " ".join(member.__doc__.split()) == hook.doc
    elif isinstance(member, property):
        assert " ".join((member.__doc__ or "").split()) == hook.doc
    assert hook.doc.endswith(".")
    assert f"{hook.signature}: {hook.doc}" in overview()


def test_help_says_what_a_hook_is_for() -> None:
    assert "The actions that quiescence search follows" in pydoc.render_doc(Game.noisy_actions)
    assert inspect.getdoc(Corridor.result) == "The next state."


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.name)
def test_every_hook_is_attacked_by_a_broken_game(hook) -> None:
    assert any(hook.name in vars(game) and game.breaks in hook.checks for game in BROKEN.values())


def test_rules_of_hooks_are_rules_of_the_check() -> None:
    assert {rule for hook in HOOKS for rule in hook.checks} <= {
        game.breaks for game in BROKEN.values()
    }


def test_every_compiled_hook_is_compared_with_the_plain_one() -> None:
    compared = {name for called in (call_rules, *CALLED_IF_OFFERED) for name in hooks_of(called)}
    compiled = {hook.name for hook in HOOKS if hook.compiled and hook.arguments is not None}
    assert compared == compiled - {"initial_state"}  # never compiled: it becomes a constant


def test_every_attribute_is_checked() -> None:
    attributes = {hook.name for hook in HOOKS if hook.arguments is None}
    assert attributes - set(ATTRIBUTES) == {"weights", "endgames", "table_game"}


def test_tables_of_the_page_are_those_of_the_list() -> None:
    page = PAGE.read_text()
    assert with_tables(page) == page, "run: python -m tests.test_hooks --write"
    for tier in (RULES, KIND, COMMON, TUNING):
        assert table(tier) in page


def test_a_game_offers_hooks_only() -> None:
    with pytest.raises(UnknownName, match="no hook called 'ordre'; did you mean order"):
        Corridor().offers("ordre")


class Misspelling(Corridor):
    utility_bound = (-2.0, 2.0)

    def is_quite(self, state):
        return False

    def playout_actions(self, state, dice):
        return 0

    def place_of(self, state):
        return state.place


def test_a_misspelt_hook_is_warned_about() -> None:
    report = check(Misspelling(), games=2)
    assert report.ok
    assert report.warnings == (
        "utility_bound is not a hook; did you mean utility_bounds?",
        "is_quite is not a hook; did you mean is_quiet?",
        "playout_actions is not a hook; did you mean playout_action?",
    )
    assert "warning: utility_bound is not a hook" in str(report)


def test_no_game_of_ours_is_warned_about() -> None:
    for name, klass in catalogue():
        assert not list(misspelt_hooks(klass())), name


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    PAGE.write_text(with_tables(PAGE.read_text()))
