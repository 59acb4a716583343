"""Ranked if-then rules."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import load
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.play import Choice, make, turn_at
from zermelo.play.match.referee import play_game
from zermelo.play.players.rules import CONDITIONS, RulesPlayer, read_rules

TTT = load("tic_tac_toe")


def asked(rules: tuple[str, ...], *moves: str) -> tuple[str, str]:
    state = TTT.initial_state()
    for move in moves:
        state = TTT.result(state, TTT.parse_action(state, move))
    player = RulesPlayer("mine", rules)
    player.begin(TTT, 0, 1)
    choice: Choice = player.choose(turn_at(TTT, state))
    return TTT.action_text(state, choice.action), choice.why


def test_the_first_rule_that_fits_decides() -> None:
    rules = ("wins", "safe and move b2", "move a1", "any")
    assert asked(rules) == ("b2", "rule 2: safe and move b2")
    assert asked(rules, "a1", "a2", "b1", "b2") == ("c1", "rule 1: wins")
    assert asked(rules, "b2") == ("a1", "rule 3: move a1")
    assert asked(("move z9",))[1] == "no rule fits: any legal move"


def test_conditions() -> None:
    block = ("a1", "b2", "b1")  # X threatens c1
    assert asked(("safe",), *block)[0] == "c1"
    assert asked(("not safe and not move a* b*",), *block)[0] in ("c2", "c3")
    fork = ("a1", "b1", "a2", "a3")  # any of these makes two threats at once
    name, why = asked(("forks",), *fork)
    assert why == "rule 1: forks"
    assert name in ("b2", "c1")
    assert asked(("ends",), "a1", "a2", "b1", "b2")[0] == "c1"
    assert asked(("move ?1 and not move a? b?",))[0] == "c1"
    assert asked(("noisy and move a1",))[0] == "a1"


def test_features() -> None:
    chess = load("othello")
    names = chess.feature_names
    state = chess.initial_state()
    for rule in ("best evaluate", "least evaluate", f"best {names[0]}", f"feature {names[0]} > -9"):
        player = RulesPlayer("mine", (rule,))
        player.begin(chess, 0, 0)
        assert player.choose(turn_at(chess, state)).why == f"rule 1: {rule}"
    player = RulesPlayer("mine", ("best nonsense",))
    player.begin(chess, 0, 0)
    with pytest.raises(BadParameter, match="has no feature 'nonsense'"):
        player.choose(turn_at(chess, state))


MISTAKES = {
    "win": "did you mean wins",
    "xyz": "there is any, wins",
    "wins safe": "'safe' is not expected here",
    "safe and": "condition is missing",
    "not": "condition is missing",
    "move": "name the moves",
    "best": "name one feature",
    "best evaluate before reply": "`after reply` may follow",
    "feature x": "write it as",
    "feature x > y": "no number",
    "# nothing": "there are no rules",
    "__import__('os')": "there is no condition",
}


@pytest.mark.parametrize("rule", MISTAKES)
def test_what_is_no_rule(rule: str) -> None:
    with pytest.raises(BadParameter, match=MISTAKES[rule]):
        read_rules([rule])


def test_rules_from_a_file_and_from_the_game(tmp_path: Path) -> None:
    file = tmp_path / "my.rules"
    file.write_text("# mine\nwins\n\nsafe and move b2  # the centre\nsafe\n")
    record = play_game(TTT, [make(f"rules:{file}"), make("random")], seed=1)
    assert record.moves[0].text == "b2"

    class Own(TicTacToe):
        compiled = False
        rules: ClassVar = ("move c3", "any")

    record = play_game(Own(), [make("rules"), make("random")], seed=1)
    assert (record.moves[0].text, record.moves[0].why) == ("c3", "rule 1: move c3")


def test_the_default_rules_beat_chance() -> None:
    points = 0.0
    for seed in range(40):
        seats = [make("rules"), make("random")][:: 1 if seed % 2 else -1]
        record = play_game(TTT, seats, seed=seed)
        assert record.utilities is not None
        points += record.utilities[0 if seed % 2 else 1]
    assert points > 25


def test_rules_for_draughts_beat_chance() -> None:
    checkers = load("checkers")
    wins = 0
    for seed in range(20):
        seats = [make("rules"), make("random")][:: 1 if seed % 2 else -1]
        record = play_game(checkers, seats, seed=seed)
        assert record.utilities is not None
        wins += record.utilities[0 if seed % 2 else 1] > 0
    assert wins >= 19


def test_rules_look_at_what_may_be_taken() -> None:
    """A man that steps beside another is lost; one that waits is not."""
    checkers = load("checkers")
    state = checkers.parse_state("B:W18,32:B1,11 0")
    quiet, loud = (
        {one for one in checkers.actions(state) if fits(one)}
        for fits in (
            lambda one: checkers.is_quiet(checkers.result(state, one)),
            lambda one: not checkers.is_quiet(checkers.result(state, one)),
        )
    )
    assert quiet
    assert loud
    for rule, wanted in (("quiet", quiet), ("best men after reply", quiet), ("not quiet", loud)):
        player = RulesPlayer("mine", (rule,))
        player.begin(checkers, 0, 0)
        assert player.choose(turn_at(checkers, state)).action in wanted


def test_hidden_cards_are_refused() -> None:
    with pytest.raises(NotThisKindOfGame):
        make("rules").begin(load("kuhn_poker"), 0, 0)
    assert "any" in CONDITIONS
