"""What people see of a game before they play it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.broken_games.good import Corridor
from tests.web.driving import Socket, failure
from zermelo.game import Game
from zermelo.games import catalogue, load
from zermelo.guide import Guide
from zermelo.web.session.introduction import picture, pictured, rules

CLASSES = dict(catalogue())


def parts(name: str) -> list[dict[str, Any]]:
    return [dict(part) for part in picture(load(name)).board]


@pytest.mark.parametrize("name", CLASSES)
def test_the_moves_to_every_picture_are_legal(name: str) -> None:
    game = CLASSES[name]()
    state, refused = pictured(game)
    assert not refused
    assert not game.is_terminal(state)
    assert picture(game).board


def test_a_picture_is_the_same_every_time_and_kept() -> None:
    game = load("backgammon")
    assert picture(game) is picture(load("backgammon"))
    assert pictured(game)[0] == pictured(game)[0]


def test_pictures_of_hidden_games_show_what_one_player_sees() -> None:
    hands = [part["cards"] for part in parts("kuhn_poker") if part["kind"] == "cards"]
    own, other = hands[:2]
    assert own == ["Q"]
    assert other == ["?"]
    mine, theirs = (part for part in parts("battleship") if part["kind"] == "grid")
    assert sum(cell is not None for cell in mine["cells"]) >= 17
    assert sum(cell is not None for cell in theirs["cells"]) <= 5  # where it was shot at


def test_only_pieces_that_move_make_a_chequered_board() -> None:
    assert picture(load("chess")).moving
    assert not picture(load("tic_tac_toe")).moving
    assert not picture(load("domineering")).moving
    assert not picture(load("kuhn_poker")).moving


class Wrong(Corridor):
    guide = Guide(
        picture="right, somewhere, right",
        rules="Run, <script>alert(1)</script> **run**.",
        moves="[here](javascript:alert(1))",
        history="javascript:alert(1)",
    )


def test_a_picture_that_the_rules_forbid_ends_before() -> None:
    _, refused = pictured(Wrong())
    assert refused[-1] == "right"
    assert picture(Wrong()).board


def test_rules_are_html_in_which_nothing_runs() -> None:
    found = rules(Wrong)
    assert "<script" not in found.rules
    assert "<strong>run</strong>" in found.rules
    assert "href" not in found.moves
    assert found.history == ""


def test_a_game_without_words_has_no_rules() -> None:
    class Silent(Game):
        pass

    found = rules(Silent)
    assert (found.rules, found.moves, found.history) == ("", "", "")


def test_the_page_asks_for_them(socket: Socket) -> None:
    answer = socket.ask("ask_picture", "picture", id=7, game="connect_four")
    assert answer["id"] == 7
    assert answer["board"][0]["columns"] == 7
    assert sum(cell is not None for cell in answer["board"][0]["cells"]) > 5
    answer = socket.ask("read_rules", "game_rules", id=8, game="connect_four")
    assert answer["id"] == 8
    assert "Players drop their discs in turn." in answer["rules"]
    assert answer["history"].startswith("https://")


@pytest.mark.parametrize("name", ["no_such", "../chess", "x" * 100, "mine.py:Mine"])
def test_only_known_games_can_be_asked_for(socket: Socket, name: str) -> None:
    for kind in ("ask_picture", "read_rules"):
        assert failure(socket, kind, id=1, game=name)


def test_welcome_groups_games_and_explains_parameters(socket: Socket) -> None:
    games = {one["name"]: one for one in socket.welcome["games"]}
    assert games["go"]["kind"] in socket.welcome["kinds"]
    assert games["go"]["popular"]
    assert not games["chomp"]["popular"]
    for one in games.values():
        assert all(parameter["about"] for parameter in one["parameters"]), one["name"]
