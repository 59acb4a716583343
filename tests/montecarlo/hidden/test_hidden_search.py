"""PIMC and ISMCTS: what they play, what they can't know, and what that is worth exactly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from tests.clocks import ManualClock
from tests.games.comparing import plain_twin
from tests.montecarlo.hidden_games import information_sets, strategy_of
from tests.naive_strategies import best_response, expected_utilities
from zermelo.errors import BadParameter, UnknownName
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.games._word_game.plays import COUNT
from zermelo.games.kuhn_poker import KuhnPoker, State
from zermelo.montecarlo import Beliefs, ismcts, pimc
from zermelo.play import make, turn_at
from zermelo.play.players.search import decision
from zermelo.strategy import Strategy, TableStrategy, Uniform

KUHN = KuhnPoker()
JACK, QUEEN, KING = range(3)
CHECK, BET = FOLD, CALL = range(2)
SEARCHES = [
    pytest.param(pimc, {"iterations": 300}, id="pimc"),
    pytest.param(ismcts, {"iterations": 3000, "views": "mine"}, id="so-ismcts"),
    pytest.param(ismcts, {"iterations": 3000}, id="mo-ismcts"),
]


def equilibrium(bluff: float = 0.2) -> TableStrategy:
    """Kuhn's, with this much bluffing of the first player."""
    table = {}
    for player, known in information_sets(KUHN):
        card = known.cards[player]
        first = (
            {JACK: bluff, QUEEN: 0.0, KING: 3 * bluff},
            {JACK: 0, QUEEN: bluff + 1 / 3, KING: 1},
        )
        second = ({JACK: 1 / 3, QUEEN: 0.0, KING: 1}, {JACK: 0, QUEEN: 1 / 3, KING: 1})
        bet = (first if player == 0 else second)[1 if known.bets else 0][card]
        table[player, known] = {0: 1 - bet, 1: bet}
    return TableStrategy(table)


def gain(game: Game, mine: Strategy, others: Strategy) -> float:
    """What a strategy wins on average against another, half of the time in each seat."""
    first = expected_utilities(game, [mine, others])[0]
    return (first + expected_utilities(game, [others, mine])[1]) / 2


@pytest.mark.parametrize("search, settings", SEARCHES)
def test_beats_random_play_and_not_the_equilibrium(search: Any, settings: dict[str, Any]):
    strategy = strategy_of(KUHN, search, **settings)
    assert gain(KUHN, strategy, Uniform()) > 0.15
    loss = -gain(KUHN, strategy, equilibrium())
    assert loss > -1e-12
    if search is pimc or "views" in settings:
        assert loss > 0.02
    # All of them play one action for sure, and that can be read and answered.
    assert sum(best_response(KUHN, strategy, player)[0] for player in (0, 1)) > 0.3


def test_drawn_by_visits_ismcts_loses_too():
    """MO-ISMCTS plays nothing that the equilibrium never plays, but looks at it now and then."""
    table = {}
    for player, known in information_sets(KUHN):
        rows = ismcts(KUHN, known, player, iterations=3000).rows
        total = sum(row.visits for row in rows)
        table[player, known] = {row.action: row.visits / total for row in rows}
    assert -gain(KUHN, TableStrategy(table), equilibrium()) > 0.001


@pytest.mark.parametrize("search, settings", SEARCHES)
def test_plain_and_compiled_find_the_same(search: Any, settings: dict[str, Any]):
    for player, known in list(information_sets(KUHN))[:4]:
        one, other = (
            search(game, known, player, seed=3, **{**settings, "iterations": 200})
            for game in (KUHN, plain_twin(KUHN))
        )
        assert replace(one, seconds=0.0) == replace(other, seconds=0.0)


# Nobody looks at the others' cards.


class TrueState(State):
    """The state on the table, told apart from all that a search makes up."""

    __slots__ = ()


class Guarded(KuhnPoker):
    """Kuhn poker that cries out when somebody looks at the true state while `closed`."""

    compiled = False
    closed: ClassVar[list[bool]] = [False]

    def _look(self, state: State) -> State:
        assert not (self.closed[0] and isinstance(state, TrueState)), "looked at the true state"
        return state

    def to_move(self, state: State) -> int:
        return super().to_move(self._look(state))

    def actions(self, state: State) -> Iterator[int]:
        return super().actions(self._look(state))

    def result(self, state: State, action: int) -> State:
        following = super().result(self._look(state), action)
        return TrueState(*following) if isinstance(state, TrueState) else following

    def is_terminal(self, state: State) -> bool:
        return super().is_terminal(self._look(state))

    def utility(self, state: State, player: int) -> float:
        return super().utility(self._look(state), player)

    def probability(self, state: State, action: int) -> float:
        return super().probability(self._look(state), action)

    def information(self, state: State, player: int) -> State:
        return super().information(self._look(state), player)


SPECS = ["ismcts:iterations=60", "ismcts:iterations=60,views=mine", "pimc:worlds=3,iterations=30"]


@pytest.mark.parametrize("spec", SPECS)
def test_no_player_looks_at_the_true_state(spec: str):
    game, dice = Guarded(), random.Random(1)
    players = [make(spec), make(spec)]
    for number in range(5):
        for seat, player in enumerate(players):
            player.begin(game, seat, seed=number)
        state: State = TrueState(*game.initial_state())
        while not game.is_terminal(state):
            mover = game.to_move(state)
            if mover == CHANCE:
                action = dice.choice(list(game.actions(state)))
            else:
                turn = turn_at(game, state)
                Guarded.closed[0] = True
                action = players[mover].choose(turn).action
                Guarded.closed[0] = False
            state = game.result(state, action)
        assert isinstance(state, TrueState)


@pytest.mark.plain
@pytest.mark.parametrize("spec", SPECS)
def test_what_is_hidden_makes_no_difference(spec: str):
    """The same cards and bets but for the other's card: the same choices all along."""
    game, chosen = load("leduc_poker"), []
    for hidden in (1, 3):
        player = make(spec)
        player.begin(game, 0, seed=7)
        state = game.initial_state()
        answers = []
        for action in (0, hidden, 1, 2, 1, 5, 1, 1):  # two cards, bets, the table, bets
            if game.to_move(state) == 0:
                answers.append(player.choose(turn_at(game, state)).result)
            state = game.result(state, action)
        chosen.append([replace(answer, seconds=0.0) for answer in answers if answer is not None])
    assert all(answers == chosen[0] for answers in chosen[1:])
    assert len(chosen[0]) == 3


# Budgets and errors.


def test_budgets(clock: ManualClock):
    clock.per_look = 0.02
    player, known = next(iter(information_sets(KUHN)))
    assert ismcts(KUHN, known, player, iterations=77).leaves == 77
    timed = ismcts(KUHN, known, player, seconds=2)
    assert timed.stopped == "time"
    assert sum(row.visits for row in timed.rows) == timed.leaves
    full = ismcts(KUHN, known, player, iterations=200_000, memory=1)
    assert full.leaves == 200_000
    every = pimc(KUHN, known, player, iterations=50)
    assert every.stopped == "finished"
    assert pimc(KUHN, known, player, worlds=1, iterations=50).stopped == "iterations"
    assert pimc(KUHN, known, player, iterations=50, seconds=600).stopped == "finished"


def test_without_time_for_one_world_some_actions_are_chosen_from() -> None:
    game = plain_twin(load("liars_dice"))
    state = game.initial_state()
    while game.to_move(state) == CHANCE:
        state = game.result(state, next(iter(game.actions(state))))
    actions, player = set(game.actions(state)), game.to_move(state)
    information, first = game.information(state, player), set()
    belief = Beliefs(game, player).update(information)
    for seed in range(5):
        result = pimc(game, information, player, seconds=1e-9, beliefs=belief, seed=seed)
        assert {row.action for row in result.rows} == actions
        looked = [row.action for row in result.rows if row.value is not None]
        assert (looked, result.stopped) == ([result.action], "time")
        assert [row.action for row in result.rows if row.visits] == looked
        first.add(result.action)
    assert len(first) > 1, "drawn, so that none is favoured"
    every = pimc(game, information, player, iterations=50, worlds=1, seconds=600)
    assert all(row.value is not None for row in every.rows)


def test_several_players_and_general_sums():
    game = plain_twin(load("kuhn_poker:players=3"))
    player, known = next(iter(information_sets(game)))
    for search in (ismcts, pimc):
        result = search(game, known, player, iterations=50)
        assert result.action in (0, 1)
        assert len(result.values) == 3


def test_where_nothing_is_hidden():
    game = plain_twin(load("tic_tac_toe"))
    state = game.initial_state()
    for move in (0, 3, 1, 4):
        state = game.result(state, move)
    for search in (ismcts, pimc):
        assert search(game, state, 0, iterations=200).action == 2


def test_bad_settings():
    player, known = next(iter(information_sets(KUHN)))
    with pytest.raises(UnknownName, match="view"):
        ismcts(KUHN, known, player, views="all")
    with pytest.raises(BadParameter, match="iterations must be at least 1"):
        ismcts(KUHN, known, player, iterations=0)
    with pytest.raises(BadParameter, match="worlds must be at least 1"):
        pimc(KUHN, known, player, worlds=0)
    with pytest.raises(BadParameter, match="seconds must be more than 0"):
        pimc(KUHN, known, player, seconds=0)


def test_without_time_for_a_playout_it_plays_the_games_own_idea(clock: ManualClock) -> None:
    """In plain Python a game of words takes seconds; what there is by then is a play of many
    points, and nothing is claimed about its value."""
    game = plain_twin(load("word_game"))
    state = decision(game)
    began, clock.per_look = clock.now(), 0.001
    found = ismcts(game, game.information(state, 0), 0, seconds=0.05, particles=5)
    assert clock.now() - began < 1
    assert found.leaves == 0
    assert found.stopped == "time"
    assert found.value is None
    best = max(game.worth(state, play) for play in game.actions(state) if play >> COUNT & 7)
    assert game.worth(state, found.action) == best


def test_without_time_for_a_playout_and_an_idea_it_plays_anything() -> None:
    game = plain_twin(load("battleship"))
    state = game.initial_state()
    found = ismcts(game, game.information(state, 0), 0, seconds=1e-6)
    assert (found.leaves, found.value) == (0, None)
    assert found.action in set(game.actions(state))
