"""The table behind `auto` names players that there are, for games that there are."""

from __future__ import annotations

import pytest

from zermelo import load
from zermelo.evaluation import load_evaluation, shipped_evaluation
from zermelo.games import names
from zermelo.games.go import Go
from zermelo.play.players.best import BEST, best_for, offered
from zermelo.play.players.specs import make


@pytest.mark.parametrize("name", names())
def test_offered_players_can_be_made(name: str) -> None:
    game = load(name)
    players = offered(game)
    assert best_for(game) in players
    for plan in players:
        for spec in plan.split("+"):
            make(spec).close()


def test_the_table_is_of_known_games() -> None:
    assert set(BEST) <= set(names())


def test_what_the_matches_found() -> None:
    assert best_for(load("go:size=13")).startswith("mcts")
    assert best_for(load("hex:size=7")).startswith("mcts")
    assert best_for(load("chess")) == "alphabeta"
    assert best_for(load("chess:score=points")) == "paranoid"  # for constant sums it is minimax
    assert best_for(load("kuhn_poker")) == best_for(load("leduc_poker")) == "strategy"
    assert best_for(load("kuhn_poker:players=3")) == "ismcts"  # no equilibrium of it ships


def test_a_network_that_ships() -> None:
    game = load("backgammon")
    assert best_for(game) == "td"
    assert offered(game)[0] == "expectiminimax"
    assert {best_for(load(name)) for name in ("breakthrough", "go", "hex")} == {"alphazero"}
    assert best_for(load("breakthrough:rows=6")) == "alphabeta", "it is for the usual board"


def test_an_evaluation_that_ships() -> None:
    """For the game as it is: of another size or score, the game's own is used."""
    game = load("othello")
    assert best_for(game) == "alphabeta:learnt=shipped"
    assert load_evaluation(shipped_evaluation(game), game).utility == 1.0
    assert best_for(load("othello:size=6")) == best_for(load("othello:score=discs")) == "alphabeta"


def test_a_game_of_ones_own_is_judged_by_its_kind() -> None:
    class Mine(Go):
        name = "go"  # type: ignore[assignment]

    assert best_for(Mine(5)) == "alphabeta"
