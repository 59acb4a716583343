"""Levels: each is stronger than the one below, in every kind of game."""

from __future__ import annotations

import pytest

from benchmarks.levels import BEGINNER, GAMES, PAIRS, play
from tests.play.players.test_specs import GAME, turn
from zermelo import load
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import names
from zermelo.games.connect_four import ConnectFour
from zermelo.play import Choice, Player, Turn, make, turn_at
from zermelo.play.match.referee import play_game
from zermelo.play.players.auto import AutoPlayer
from zermelo.play.players.best import LEVELS_OF
from zermelo.play.players.levels import LEVELS, CarelessPlayer, strength


@pytest.mark.parametrize("name", names())
def test_every_game_has_levels(name: str) -> None:
    game = load(name)
    specs = [strength(game, level).spec for level in LEVELS]
    for spec in specs:
        make(spec).close()
    assert len(set(specs)) == len(LEVELS)


def test_less_is_overlooked_from_level_to_level() -> None:
    for name in names():
        misses = [strength(load(name), level).misses for level in LEVELS]
        assert misses == sorted(misses, reverse=True), name


def test_the_table_is_of_known_games() -> None:
    assert set(LEVELS_OF) <= set(names())


def test_a_game_of_ones_own_is_judged_by_its_kind() -> None:
    class Mine(ConnectFour):
        name = "backgammon"  # type: ignore[assignment]

    assert strength(Mine(), "easy") == strength(load("tic_tac_toe"), "easy")


def test_the_best_level_is_auto() -> None:
    player = make("best:time=0.5")
    assert isinstance(player, AutoPlayer)
    assert player.seconds == 0.5


@pytest.mark.plain
def test_of_many_equal_moves_one_near_the_middle_is_played() -> None:
    """Otherwise each level would answer the first stone in Go on the same 2-2 point."""
    game = load("go")
    state = game.result(game.initial_state(), game.parse_action(game.initial_state(), "e5"))
    answers = set()
    for seed in range(3):
        player = CarelessPlayer("careless", 0.0, "alphabeta:depth=1,every-value=true")
        player.begin(game, 1, seed)
        answers.add(game.action_text(state, player.choose(turn_at(game, state, 1)).action))
        player.close()
    assert len(answers) > 1
    assert all(one[0] in "CDEFG" and one[1] in "34567" for one in answers), answers


@pytest.mark.plain
@pytest.mark.parametrize(
    "level", ["easy", *(pytest.param(one, marks=pytest.mark.long) for one in LEVELS[1:])]
)
@pytest.mark.parametrize(
    "name", ["tic_tac_toe", "nim", "fishing", "kuhn_poker", "goofspiel:cards=3"]
)
def test_levels_play_games_of_every_kind(name: str, level: str) -> None:
    game = load(name)
    record = play_game(game, [make(level) for _ in range(game.players)], seed=1)
    assert not record.fault, record.reason


@pytest.mark.plain
def test_a_level_plays_another_game_afterwards() -> None:
    player = make("easy")
    for name in ("tic_tac_toe", "kuhn_poker", "tic_tac_toe"):
        game = load(name)
        assert not play_game(game, [player, make("random")], seed=2).fault
    player.close()


@pytest.mark.plain
@pytest.mark.parametrize(
    "game, least",
    [("connect_four", 0.7), pytest.param("kalah", 0.7, marks=pytest.mark.long)],
)
def test_medium_beats_easy(game: str, least: float) -> None:
    assert play(game, "medium", "easy", games=10, seed=5).share >= least


@pytest.mark.plain
def test_easy_loses_to_a_careful_beginner() -> None:
    found = play("connect_four", BEGINNER, "easy", games=10, seed=5)
    assert found.won >= 5


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first, second", PAIRS)
def test_each_level_beats_the_one_below(game: str, first: str, second: str) -> None:
    """Fewer games than `python -m benchmarks.levels`, so with some room for luck."""
    found = play(game, first, second, games=20, seed=6)
    assert found.share >= (0.5 if first == BEGINNER else 0.65)


# Careless players.


class Fixed(Player):
    """Always the first legal move, and says nothing about the others."""

    def choose(self, turn: Turn) -> Choice:
        return Choice(turn.actions[0], why="the first")


@pytest.mark.plain
def test_who_misses_nothing_plays_as_the_other() -> None:
    careless, other = make("careless:misses=0,by=minimax:depth=2"), make("minimax:depth=2")
    for player in (careless, other):
        player.begin(GAME, 0, 1)
    assert careless.choose(turn("a1", "a2")).action == other.choose(turn("a1", "a2")).action


@pytest.mark.plain
def test_of_what_is_seen_the_best_is_played() -> None:
    """a3 wins; where it is overlooked, the best of the rest is played: a block."""
    player = make("careless:misses=0.5,by=(minimax:depth=3)")
    moves = ("a1", "b1", "a2", "b2")
    played = set()
    for seed in range(20):
        player.begin(GAME, 0, seed)
        asked = turn(*moves)
        played.add(GAME.action_text(asked.state, player.choose(asked).action))
    assert {"a3", "b3"} <= played


def test_the_seed_decides_what_is_overlooked() -> None:
    def answers() -> list[int]:
        player = make("careless:misses=0.7,by=random")
        player.begin(GAME, 0, 4)
        return [player.choose(turn()).action for _ in range(20)]

    assert answers() == answers()


def test_who_sees_nothing_plays_anything() -> None:
    player = CarelessPlayer("careless", misses=1.0)
    player.by = Fixed()
    assert len({player.choose(turn()).action for _ in range(60)}) > 5
    player.close()


@pytest.mark.parametrize("misses", ["-0.1", "1.5", "nan"])
def test_misses_is_a_share(misses: str) -> None:
    with pytest.raises(BadParameter, match="misses must be from 0 to 1"):
        make(f"careless:misses={misses}")


def test_no_one_is_careless_with_hidden_cards() -> None:
    game = load("kuhn_poker")
    with pytest.raises(NotThisKindOfGame, match="ismcts:iterations=20"):
        make("careless").begin(game, 0, 0)


@pytest.mark.plain
def test_a_turn_without_a_beginning() -> None:
    """A level that is asked at once begins by itself."""
    assert turn_at(GAME, GAME.initial_state()).actions
    assert make("easy").choose(turn()).action in turn().actions
