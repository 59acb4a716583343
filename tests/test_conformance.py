"""Every rule has a game that breaks it, and the check names it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import zermelo.conformance
from tests.broken_games import BROKEN, GOOD
from tests.broken_games.good import Corridor, HighCard
from zermelo import Game, check
from zermelo.conformance.plain_vs_compiled import Executions
from zermelo.errors import BadParameter


@pytest.mark.parametrize("game", GOOD, ids=lambda game: game.__name__)
@pytest.mark.parametrize("compiled", [False, True])
def test_good_games_pass(game: type[Game], compiled: bool) -> None:
    made = game()
    made.__dict__["compiled"] = compiled
    report = check(made, games=30)
    assert report.ok, str(report)
    assert report.ran_compiled is compiled
    assert report.games == 30
    assert report.states > 100
    assert "keeps every rule" in str(report)


@pytest.mark.parametrize("name", BROKEN)
def test_broken_games_are_found_out(name: str) -> None:
    game = BROKEN[name]
    report = check(game(), games=50, longest=2000, states=500)
    assert report.violation is not None
    assert report.violation.rule == game.breaks, str(report)
    assert report.violation.sentence in str(report)
    assert not report.ok


def test_states_may_be_sampled() -> None:
    for game in GOOD:
        report = check(game(), games=50, every=5)
        assert report.ok, str(report)
        assert report.games == 50
        assert report.states < check(game(), games=50, states=10_000).states / 2
    found = check(BROKEN["Crashes"](), games=50, every=3)
    assert found.violation is not None
    with pytest.raises(BadParameter, match="every must be at least 1"):
        check(Corridor(), every=0)


@pytest.mark.parametrize("name", ["Stuck", "Generous", "Endless", "Overflows"])
def test_sampled_states_find_broken_games_out(name: str) -> None:
    game = BROKEN[name]()
    game.__dict__["compiled"] = True
    report = check(game, games=200, longest=2000, every=3)
    assert report.violation is not None
    assert report.violation.rule == game.breaks, str(report)


@pytest.mark.parametrize("game", GOOD, ids=lambda game: game.__name__)
def test_the_compiled_walk_goes_where_the_plain_rules_lead(game: type[Game]) -> None:
    made, dice = game(), random.Random(3)
    made.__dict__["compiled"] = True
    executions = Executions(made)
    lengths = set()
    for plies in (0, 1, 2, 100):
        found, path = executions.walk(made.initial_state(), plies, dice)
        state = made.initial_state()
        for action in path:
            assert action in list(made.actions(state))
            state = made.result(state, action)
        assert found == state
        assert len(path) == plies or made.is_terminal(found)
        lengths.add(len(path))
    assert executions.compiled
    assert len(lengths) == 4


def test_every_rule_has_a_broken_game() -> None:
    """The names of rules in the source, against those that games break."""
    folder = Path(zermelo.conformance.__file__).parent
    source = "".join(file.read_text() for file in folder.glob("*.py"))
    rules = set(re.findall(r'(?:Violated|Violation|forbid)\(\s*"([^"]*)"', source))
    assert rules == {game.breaks for game in BROKEN.values()}


def test_the_path_leads_to_the_violation() -> None:
    game = BROKEN["Stuck"]()
    report = check(game)
    assert report.violation is not None
    state = game.initial_state()
    for name in report.violation.path:
        state = game.result(state, game.parse_action(state, name))
    assert not game.is_terminal(state)
    assert list(game.actions(state)) == []


def test_the_path_of_a_twin_is_named_too() -> None:
    report = check(BROKEN["TellsTheOther"]())
    assert report.violation is not None
    assert len(report.violation.path) >= 4  # two cards and two plays before it leaks


def test_an_error_is_reported_with_its_place() -> None:
    report = check(BROKEN["Crashes"]())
    assert report.violation is not None
    assert "IndexError" in report.violation.sentence
    assert "result, line" in report.violation.sentence
    assert len(report.violation.path) == 3


def test_a_missing_method_is_named() -> None:
    report = check(BROKEN["NothingThere"]())
    assert report.violation is not None
    assert "initial_state" in report.violation.sentence


class Listed(Corridor):
    """Numba can't type this evaluation."""

    compiled = True

    def evaluate(self, state, player):
        return float(len({"a": []}) + state.place)


class Stringy(HighCard):
    """Compiles but for its information, which is text."""

    compiled = True

    def information(self, state, player):
        return str(super().information(state, player))


def test_a_game_that_cannot_be_compiled_is_checked_plain() -> None:
    report = check(Listed(), games=5)
    assert report.ok, str(report)
    assert not report.ran_compiled
    assert "evaluate, line" in report.why_plain
    assert "plain Python only" in str(report)


def test_a_part_that_cannot_be_compiled_is_left_out() -> None:
    report = check(Stringy(), games=5)
    assert report.ok, str(report)
    assert report.ran_compiled
    assert "information, line" in report.why_plain


class Named(Game):
    """Actions and states of text run plain."""

    def initial_state(self):
        return "start"

    def to_move(self, state):
        return 0

    def actions(self, state):
        return ["on", "off"] if state == "start" else []

    def result(self, state, action):
        return action

    def is_terminal(self, state):
        return state != "start"

    def utility(self, state, player):
        return 0.0


def test_actions_of_any_kind() -> None:
    report = check(Named(), games=5)
    assert report.ok, str(report)
    assert not report.ran_compiled


def test_the_game_itself_is_left_as_it_was() -> None:
    game = HighCard()
    before = {name for name in vars(game) if name != "_numba_type_"}
    check(game, games=3)
    assert {name for name in vars(game) if name != "_numba_type_"} == before


def test_the_same_seed_gives_the_same_report() -> None:
    game = BROKEN["Stuck"]()
    assert check(game, seed=3) == check(game, seed=3)


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadParameter, match="games must be at least 1"):
        check(Corridor(), games=0)
    with pytest.raises(TypeError, match=r"zermelo\.Game"):
        check("nim")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name, told",
    [
        ("NothingThere", "NothingThere has no method initial_state"),
        ("Misspelt", "Misspelt has no method is_terminal; is it is_terminl[?]"),
        ("SoManyPlayers", "players is '2'; it must be a whole number from 1"),
        ("NoStart", "initial_state is None; a return is missing"),
        ("NoResult", "result of .* is None; a return is missing"),
        ("Array", "place is a numpy.int64; make plain numbers of it"),
        ("NoActions", "actions gives None; let it yield the actions one by one"),
        ("NoEnd", "is_terminal says None; it is True or False"),
        ("NoUtility", "utility for player [01] is None; a return is missing"),
        ("NeverSet", "to_move, line [0-9]+: AttributeError: NeverSet has no attribute 'turn'"),
    ],
)
def test_slips_are_reported_plainly(name: str, told: str) -> None:
    report = check(BROKEN[name](), games=5)
    assert report.violation is not None
    assert re.fullmatch(told, report.violation.sentence), report.violation.sentence
