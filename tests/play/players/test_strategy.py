"""Strategies play, players give strategies, and both are worth the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.naive_strategies import best_response, expected_utilities
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import load
from zermelo.play import make, turn_at
from zermelo.play.match.referee import play_game
from zermelo.play.player import PlayerFault
from zermelo.play.players.choose import choose
from zermelo.play.players.strategy import StrategyPlayer, strategy_of
from zermelo.strategy import TableStrategy, Uniform

POKER = load("kuhn_poker")
NIM = load("nim:piles=1-2-3")


@pytest.mark.plain
def test_a_perfect_player_gives_a_perfect_strategy() -> None:
    strategy = strategy_of(make("minimax"), NIM)
    assert expected_utilities(NIM, strategy) == (-1.0, 1.0)  # 1 xor 2 xor 3 is 0
    value, _ = best_response(NIM, strategy, 0)
    assert value == -1.0
    assert all(len(strategy.probabilities(*key)) == 1 for key in strategy)


def test_there_and_back(tmp_path: Path) -> None:
    table = TableStrategy(
        {
            (turn.player, turn.key): {turn.actions[0]: 0.25, turn.actions[1]: 0.75}
            for turn in decisions()
        },
        "kuhn_poker",
    )
    path = tmp_path / "kuhn.json"
    table.save(path)
    player = make(f"cfr:file={path}")
    assert isinstance(player, StrategyPlayer)
    assert strategy_of(player, POKER) == table
    drawn: Counter[int] = Counter()
    turn = next(iter(decisions()))
    for seed in range(400):
        player.begin(POKER, turn.player, seed)
        drawn[player.choose(turn).action] += 1
    assert drawn[turn.actions[0]] == pytest.approx(100, abs=35)
    record = play_game(POKER, [player, make("random")], seed=1)
    assert record.fault == ""
    with pytest.raises(NotThisKindOfGame, match="is for kuhn_poker"):
        player.begin(NIM, 0, 0)


def decisions() -> list:  # type: ignore[type-arg]
    """The turns of Kuhn poker, one for each that a player can tell apart."""
    found, todo = {}, [POKER.initial_state()]
    while todo:
        state = todo.pop()
        if POKER.is_terminal(state):
            continue
        if POKER.to_move(state) >= 0:
            turn = turn_at(POKER, state)
            found[turn.player, turn.key] = turn
        todo += [POKER.result(state, action) for action in POKER.actions(state)]
    return list(found.values())


def test_a_strategy_that_says_nothing_or_something_wrong() -> None:
    silent = StrategyPlayer(Uniform())
    turn = turn_at(NIM, NIM.initial_state())
    assert silent.choose(turn).action in turn.actions
    assert strategy_of(silent, NIM).probabilities(0, NIM.initial_state()).keys() == set(
        turn.actions
    )
    wrong = StrategyPlayer(TableStrategy({(0, turn.key): {999: 1.0}}))
    with pytest.raises(PlayerFault, match="illegal action"):
        wrong.choose(turn)


def test_too_many_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zermelo.play.players.strategy.MOST_STATES", 10)
    with pytest.raises(BadParameter, match="too many to write down"):
        strategy_of(make("random"), NIM)


@pytest.mark.plain
def test_one_move() -> None:
    choice = choose(NIM, by="minimax:time=1e9")
    assert choice.action in list(NIM.actions(NIM.initial_state()))
    assert choice.result is not None
    assert choice.result.exact
    assert "minimax" in choice.why
    player = make("random")
    assert choose(NIM, by=player, seed=3) == choose(NIM, by=player, seed=3)
    with pytest.raises(Exception, match="there is no player to move"):
        choose(POKER)
