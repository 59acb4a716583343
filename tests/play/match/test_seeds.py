"""Seeds: what players are handed says nothing about the cards."""

from __future__ import annotations

import hashlib
import io
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from zermelo.chance import chance_action
from zermelo.cli.terminal.client import Client
from zermelo.errors import BadParameter
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.play import Choice, Kind, Player, Turn, make
from zermelo.play.match.record import GameRecord
from zermelo.play.match.referee import play_game
from zermelo.play.match.seeds import Seeds, derived
from zermelo.play.players.specs import KINDS
from zermelo.play.tournament import tasks
from zermelo.play.tournament.executors import InProcess
from zermelo.play.tournament.store import Store
from zermelo.play.tournament.tournament import Setup, match, tournament

POKER = load("kuhn_poker")


def guesses(seed: int) -> Iterator[object]:
    """What the game's luck may have been, for a player that was handed this seed."""
    yield seed
    yield derived("luck", seed)
    for purpose in ("luck", "unit", "player"):
        yield derived(purpose, seed, 0)
    for number in range(300):  # small numbers that a user may have given
        old = int.from_bytes(hashlib.sha256(f"{number} unit 0".encode()).digest()[:4], "little")
        for luck in (number, old >> 1, derived("luck", number)):
            yield luck
            yield derived("unit", luck, 0)


@cache
def handed_by(luck: object, seat: int) -> frozenset[int]:
    """The seeds that a referee would hand out who derives them from the luck."""
    return frozenset(
        {
            random.Random(f"{luck} {seat}").getrandbits(31),
            derived("player", luck, seat) & 0x7FFFFFFF,
            derived("player", 0, luck, seat) & 0x7FFFFFFF,
        }
    )


@cache
def dealt(luck: object) -> Any:
    dice, state = random.Random(f"{luck} chance"), POKER.initial_state()
    while POKER.to_move(state) == CHANCE:
        state = POKER.result(state, chance_action(POKER, state, dice))
    return state.cards


class DealsAgain(Player):
    """Names the opponent's card by what must have been dealt, judging by its own seed."""

    def begin(self, game: Game, player: int, seed: int) -> None:
        self.seat, self.named = player, -1
        lucks = list(guesses(seed))
        sure = [luck for luck in lucks if seed in handed_by(luck, player)]
        self.deals = [dealt(luck) for luck in sure + lucks[:20]]

    def choose(self, turn: Turn) -> Choice:
        own = turn.information.cards[self.seat]
        fits = [one for one in self.deals if one[self.seat] == own]
        if self.named < 0 and fits:
            self.named = fits[0][1 - self.seat]
        return Choice(turn.actions[0])


@pytest.fixture
def cheat(monkeypatch: pytest.MonkeyPatch) -> DealsAgain:
    player = DealsAgain()
    monkeypatch.setitem(KINDS, "cheat", Kind("cheat", "deals again", lambda spec, text: player))
    return player


def rightly(cheat: DealsAgain, seed: int | None, games: int) -> int:
    """In how many of the games the opponent's card was named rightly."""
    right = 0

    def count(record: GameRecord, standings: object) -> None:
        nonlocal right
        cards = [move.code for move in record.moves if move.player == CHANCE]
        right += cheat.named == cards[1 - record.players.index("cheat")]

    done = match(
        "cheat", "random", "kuhn_poker", games=games, seed=seed, executor=InProcess(), report=count
    )
    assert done.played == games
    return right


@pytest.mark.parametrize("seed", [None, 7])
def test_who_deals_the_cards_again_knows_no_more(cheat: DealsAgain, seed: int | None) -> None:
    """One of two cards is the opponent's: 120 of 240 by chance, over 160 once in ten million."""
    assert rightly(cheat, seed, 240) <= 160


def test_who_was_handed_the_luck_would_know(
    cheat: DealsAgain, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above finds what it is for: with seeds derived as they once were, all is known."""

    def leaking(game: Game, players: Any, *, seed: int, seeds: Any, **more: Any) -> GameRecord:
        old = [random.Random(f"{seed} {seat}").getrandbits(31) for seat in range(2)]
        return play_game(game, players, seed=seed, seeds=old, **more)

    monkeypatch.setattr(tasks, "play_game", leaking)
    monkeypatch.setattr(Seeds, "of_unit", lambda self, unit: unit)
    assert rightly(cheat, 7, 40) == 40


def test_in_games_with_luck_players_seeds_do_not_depend_on_the_users_number() -> None:
    for name in ("kuhn_poker", "backgammon", "kriegspiel"):
        game = load(name)
        drawn = [Seeds.of_tournament(game, seed) for seed in range(50)]
        assert len({one.of_players(2, 3) for one in drawn}) == 1
        assert len({one.of_unit(1) for one in drawn}) == 50
        if game.chance:
            drawn = [Seeds.drawn(game, seed) for seed in range(50)]
            assert len({one.of_players(2) for one in drawn}) == 1
    plain = load("tic_tac_toe")
    assert len({Seeds.drawn(plain, seed).of_players(2, 3) for seed in range(50)}) == 50


def test_without_a_seed_every_tournament_is_another() -> None:
    drawn = [Seeds.drawn(POKER, None) for _ in range(20)]
    assert len({one.luck for one in drawn} | {one.players for one in drawn}) == 40
    assert len({one.of_players(2) for one in drawn}) == 20
    lucks = {play_game(POKER, [make("random"), make("random")]).seed for _ in range(5)}
    assert len(lucks) == 5
    assert min(lucks) > 2**64


def test_seats_and_games_have_seeds_of_their_own() -> None:
    seeds = Seeds.drawn(POKER, 1)
    handed = [one for number in range(50) for one in seeds.of_players(2, number)]
    assert len(set(handed)) == 100
    assert all(0 <= one < 2**31 for one in handed)


def test_a_tournament_goes_on_with_its_seeds(tmp_path: Path) -> None:
    path = tmp_path / "poker.sqlite"

    def setup(games: int) -> Setup:
        return Setup("kuhn_poker", ("random", "random:seed=1"), games=games)

    tournament(setup(4), path=path, executor=InProcess())
    with Store(path) as store:
        luck = store.settings()["seeds"]["luck"]
        seeds = Seeds(**store.settings()["seeds"])
    tournament(setup(8), path=path, executor=InProcess())
    with Store(path) as store:
        assert store.settings()["seeds"]["luck"] == luck
        records = list(store.records())
    assert [record.seed for record in records] == [seeds.of_unit(n // 2) for n in range(8)]
    assert [record.seeds for record in records] == [seeds.of_players(2, n) for n in range(8)]
    with pytest.raises(BadParameter, match="its seed is None, not 3"):
        tournament(Setup("kuhn_poker", ("random", "random:seed=1"), seed=3), path=path)


def test_people_at_a_table_do_not_learn_it_either() -> None:
    """Neither players nor advisers in the terminal and on the page get what the cards fell by."""
    handed = []

    class Listens(Player):
        def begin(self, game: Game, player: int, seed: int) -> None:
            handed.append(seed)

        def choose(self, turn: Turn) -> Choice:
            return Choice(turn.actions[0])

    for seed in (None, 7):
        seeds = Seeds.drawn(POKER, seed)
        client = Client(POKER, [Listens(), Listens()], Console(file=io.StringIO()), seeds=seeds)
        client.play()
        assert tuple(handed) == seeds.of_players(2)
        handed.clear()
        assert client.record().seed == seeds.luck
        cards = [move.code for move in client.played.moves if move.player == CHANCE]
        again = Client(POKER, [Listens(), Listens()], Console(file=io.StringIO()), seeds=seeds)
        again.play()
        assert [move.code for move in again.played.moves if move.player == CHANCE] == cards
        handed.clear()
