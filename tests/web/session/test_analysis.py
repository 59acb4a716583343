"""Analyses: what is known without a search is marked, and what is hidden stays hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.driving import HUMANS, Socket, game, started
from zermelo.games import load
from zermelo.lookup import add_games, build_all, write_book
from zermelo.montecarlo import Beliefs, ismcts
from zermelo.play.match.in_progress import legal_choice
from zermelo.result import Result
from zermelo.web.messages.requests import Analyse
from zermelo.web.messages.schema import GameName, Place, Seat
from zermelo.web.resources import Resources
from zermelo.web.server.serve import Page
from zermelo.web.session import analysis as analysing
from zermelo.web.session import jobs
from zermelo.web.session.table.game_session import GameSession

TABLE = "tic_tac_toe"


def analysed(socket: Socket, place: dict[str, Any], ply: int, **more: Any) -> dict[str, Any]:
    socket.send("open", place=place, seats=HUMANS, seed=more.pop("seed", 1))
    socket.wait("positions", until=lambda one: one["positions"][-1]["yours"])
    socket.send("analyse", ply=ply, **more)
    return socket.wait("analysis", until=lambda one: one["done"])


@pytest.fixture(scope="module")
def knowing(page: Page, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A server with a table of tic-tac-toe and a book of Connect Four; like `page`, which is
    asked for so that it is set up, it searches in plain Python."""
    folder = tmp_path_factory.mktemp("known")
    build_all(load("tic_tac_toe"), folder, states=10_000)
    rules = load("connect_four")
    state = rules.initial_state()
    rows = add_games(rules, [([(state, 3)], (1.0, -1.0)), ([(state, 2)], (0.0, 0.0))], 4)
    book = folder / "four.book"
    write_book(book, rules, rows)
    yield from started(Page(resources=Resources([folder], [book])))


def test_what_a_table_knows(knowing: Page) -> None:
    socket = Socket(knowing)
    answer = analysed(socket, {**game("tic_tac_toe"), "moves": ["b2", "b3"]}, 2)
    assert answer["source"] == TABLE
    assert answer["exact"]
    assert answer["value"] == 1
    assert {row["source"] for row in answer["rows"]} == {TABLE}
    wins = {row["text"] for row in answer["rows"] if row["value"] == 1}
    assert wins == {"a1", "a2", "a3", "c1", "c2", "c3"}  # only b1 gives the win away
    socket.close()


def test_what_a_book_knows(knowing: Page) -> None:
    socket = Socket(knowing)
    answer = analysed(socket, game("connect_four"), 0, seconds=0.5, algorithm="alphabeta")
    shares = {row["text"]: row["book"] for row in answer["rows"] if row["book"] is not None}
    assert shares == {"4": pytest.approx(2 / 3), "3": pytest.approx(1 / 3)}
    assert answer["source"] == ""
    socket.close()


@pytest.mark.plain(unless_long=True)
def test_hidden_cards_change_nothing(
    monkeypatch: pytest.MonkeyPatch, some: Callable[[int], int]
) -> None:
    """The same card of one's own, whatever the other holds: the same analysis to the last digit."""

    def counted(*about: Any, beliefs: Beliefs, seconds: float, memory: int) -> Result:
        """How many simulations fit into the time is the machine's; here it is always as many."""
        return ismcts(*about, beliefs=beliefs, iterations=some(2000), memory=memory)

    monkeypatch.setattr(analysing, "ismcts", counted)
    rules = load("kuhn_poker")
    found: dict[str, set[tuple[Any, ...]]] = {}
    for seed in range(1, 9):
        table = GameSession(rules, Place(GameName("kuhn_poker")), [Seat(), Seat()], seed)
        table.chance()
        table.chance()
        about = analysing.analysis_job(table, Analyse(ply=2, seconds=0.01), Resources())
        assert about is not None
        answer = json.loads(jobs.analyse(lambda _: None, about))
        card = table.positions[2].board[0]["cards"][0]
        rows = ((row["text"], row["value"], row["visits"]) for row in answer["rows"])
        found.setdefault(card, set()).add(tuple(rows))
    assert len(found) > 1
    assert all(len(values) == 1 for values in found.values())


def hidden_table(seats: list[Seat], plies: int) -> GameSession:
    """A game of phantom tic-tac-toe in which the first player is to move."""
    rules = load("phantom_tic_tac_toe")
    table = GameSession(rules, Place(GameName("phantom_tic_tac_toe")), seats, seed=1)
    others_move(table, plies)
    return table


def others_move(table: GameSession, plies: int = 0) -> None:
    """Random moves, at least `plies` in all, until it is the first player's turn."""
    while len(table.actions) < plies or table.mover != 0:
        take_quietly(table)


def take_quietly(table: GameSession) -> None:
    """A random move that does not end the game."""
    game, dice = table.game, random.Random(len(table.actions))
    actions = list(game.actions(table.state))
    table.take(
        dice.choice([a for a in actions if not game.is_terminal(game.result(table.state, a))])
    )


@pytest.mark.plain
def test_computers_are_given_what_the_referee_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page as in a match; who has not had all turns of this game is given those."""
    turns: list[Any] = []
    remembered: list[int] = []
    made = jobs.made_player

    def chosen(player: Any, turn: Any) -> Any:
        turns.append(turn)
        return legal_choice(player, turn)

    def noting(seat: Seat, rules: Any) -> Any:
        player = made(seat, rules)
        remember = player.remember
        player.remember = lambda *about: (remembered.append(len(about[2])), remember(*about))
        return player

    monkeypatch.setattr(jobs, "legal_choice", chosen)
    monkeypatch.setattr(jobs, "made_player", noting)
    table = hidden_table([Seat("ismcts", {"iterations": 5}), Seat()], 2)
    had = table.movers[:-1].count(0)
    for expected in ([had], [had], [had, had + 3]):
        jobs.choose(lambda _: None, table.thinking())
        assert turns[-1].seen == table.turn().seen != ()
        assert remembered == expected
        take_quietly(table)
        others_move(table)
        if len(turns) == 2:  # another process has the turn in between
            take_quietly(table)
            others_move(table)


@pytest.mark.plain
def test_an_analysis_knows_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    saw = Beliefs.saw
    monkeypatch.setattr(Beliefs, "saw", lambda self, some: (seen.append(some), saw(self, some)))
    table = hidden_table([Seat(), Seat()], 4)
    message = Analyse(ply=len(table.actions), seconds=2.0)
    about = analysing.analysis_job(table, message, Resources())
    assert about is not None
    json.loads(jobs.analyse(lambda _: None, about))
    assert seen[-1] == table.turn().seen
    assert len(seen) >= len(about.turns) > 0


def test_what_others_know_is_not_searched(socket: Socket) -> None:
    seats = [{"who": "human"}, {"who": "random"}]
    socket.send("open", place=game("kuhn_poker"), seats=seats, seed=3)
    message = socket.wait("positions", until=lambda one: one["positions"][-1]["yours"])
    ply = message["first"] + len(message["positions"]) - 1
    socket.send("play", ply=ply, move="check")
    socket.wait("positions", until=lambda one: one["first"] > ply + 1)
    socket.send("analyse", ply=ply + 1)
    assert "stays hidden" in socket.wait("failed")["text"]


@pytest.mark.parametrize("served", ["page", pytest.param("compiled_page", marks=pytest.mark.long)])
def test_a_network_shows_priors_and_visits(served: str, request: pytest.FixtureRequest) -> None:
    socket = Socket(request.getfixturevalue(served))
    if socket.welcome["networkProblem"]:
        pytest.skip(socket.welcome["networkProblem"])
    answer = analysed(socket, game("tic_tac_toe"), 0, algorithm="alphazero", iterations=200)
    assert answer["algorithm"] == "alphazero"
    assert sum(row["prior"] for row in answer["rows"]) == pytest.approx(1, abs=1e-3)
    assert sum(row["visits"] for row in answer["rows"]) >= 190
    assert (answer["exact"], answer["value"]) == (True, 0)  # looking ahead proves the draw
    answer = analysed(socket, game("tic_tac_toe"), 0, algorithm="alphazero", iterations=20)
    assert not answer["exact"]
    place = {**game("tic_tac_toe"), "moves": ["a1", "b2", "a2", "c3"]}
    answer = analysed(socket, place, 4, algorithm="alphazero", iterations=200)
    assert answer["exact"]
    assert answer["rows"][0]["text"] == "a3"  # three in a row
    seats = [{"who": "human"}, {"who": "alphazero", "settings": {"iterations": 20}}]
    socket.send("open", place=game("tic_tac_toe"), seats=seats)
    socket.wait("positions")
    socket.send("play", ply=0, move="b2")
    assert socket.wait("positions", until=lambda one: one["first"] == 2)
    socket.close()


def test_games_without_a_network_say_so(socket: Socket) -> None:
    socket.send("open", place=game("nim"), seats=HUMANS)
    socket.wait("positions")
    socket.send("analyse", ply=0, algorithm="alphazero")
    assert "network" in socket.wait("failed")["text"]
