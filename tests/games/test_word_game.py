"""The word game against a slow oracle that tries every word everywhere, and by hand."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.comparing import plain_twin
from zermelo.bits import Bits
from zermelo.board import Piece
from zermelo.errors import BadParameter, IllegalAction, InvalidState
from zermelo.game import CHANCE
from zermelo.games._word_game import racks, scoring
from zermelo.games._word_game.lexicon import ALPHABET, ENDS, TARGET, follow, graph, read_words
from zermelo.games._word_game.plays import COUNT
from zermelo.games.word_game import PASS, State, WordGame
from zermelo.play.match.referee import play_game
from zermelo.play.players.specs import make

GAME = WordGame()
SMALL = WordGame(size=7)
WORDS = set(read_words(""))


def text(game: WordGame, rows: list[str], hands: str, scores: str = "0,0") -> str:
    board = [row.ljust(game.size, ".") for row in rows]
    board += ["." * game.size] * (game.size - len(board))
    return f"{'/'.join(board)} {hands} {scores} 1 0 0 0,0"


def position(game: WordGame, rows: list[str], hands: str) -> State:
    return game.parse_state(text(game, rows, hands))


def named(game: WordGame, state: State) -> set[str]:
    return {game.action_text(state, action) for action in game.actions(state)}


# The graph of words.


def test_the_graph_holds_the_words_and_no_others():
    edges, root = graph("")

    def spelled(node: int, prefix: str) -> set[str]:
        found = set()
        for number, letter in enumerate(ALPHABET, 1):
            edge = follow(edges, node, number)
            if edge:
                found |= {prefix + letter} if edge & ENDS else set()
                found |= spelled(edge >> TARGET, prefix + letter)
        return found

    assert spelled(root, "") == WORDS
    assert len(WORDS) == 5778
    assert len(edges) < sum(map(len, WORDS)) / 2


def test_words_of_ones_own(tmp_path: Path):
    file = tmp_path / "list.txt"
    file.write_text("# mine\ncat\nCATS\nx\nnaïve\ntoo-long\n")
    assert read_words(str(file)) == ["CAT", "CATS"]
    game = WordGame(size=7, words=str(file))
    plays = named(game, position(game, [], "CATSXYZ,AAAEEEI"))
    across = {name for name in plays if name.startswith("4") and name[1:2].isalpha()}
    assert {name.split()[1] for name in across} == {"CAT", "CATS"}
    with pytest.raises(BadParameter, match="no words can be read"):
        WordGame(words=str(tmp_path / "missing.txt"))
    file.write_text("a\nb\n")
    with pytest.raises(BadParameter, match="has no words"):
        WordGame(words=str(file))


# The oracle: lay every word everywhere and look.


def lines_of(board: dict[tuple[int, int], str], size: int) -> list[str]:
    """All words of two letters and more that stand on a board."""
    rows = ["".join(board.get((r, c), " ") for c in range(size)) for r in range(size)]
    columns = ["".join(row[c] for row in rows) for c in range(size)]
    return [word for line in rows + columns for word in line.split() if len(word) > 1]


def oracle(game: WordGame, board: dict[tuple[int, int], str], rack: str) -> set[frozenset]:
    """Every legal play as the set of its new tiles; blanks are left out."""
    size, middle = game.size, game.size // 2
    found = set()
    letters = Counter(rack) + Counter(board.values())
    for word in (word for word in WORDS if not Counter(word) - letters):
        for down in (0, 1):
            for r in range(size):
                for c in range(size):
                    cells = [(r + i * down, c + i * (1 - down)) for i in range(len(word))]
                    if max(cells[-1]) >= size:
                        continue
                    new = {
                        cell: letter
                        for cell, letter in zip(cells, word, strict=True)
                        if cell not in board
                    }
                    if any(board.get(x, mark) != mark for x, mark in zip(cells, word, strict=True)):
                        continue
                    if not new or Counter(new.values()) - Counter(rack):
                        continue
                    after = {**board, **new}
                    touching = any(
                        (y + dy, x + dx) in board
                        for y, x in new
                        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))
                    )
                    if not (touching or (not board and (middle, middle) in new)):
                        continue
                    if all(made.upper() in WORDS for made in lines_of(after, size)):
                        found.add(frozenset(new.items()))
    return found


def laid(game: WordGame, state: State, action: int) -> frozenset:
    before, after = game.tiles(state), game.tiles(game.result(state, action))
    changed = [cell for cell in range(game.cells) if before[cell] != after[cell]]
    return frozenset(
        ((cell // game.size, cell % game.size), ALPHABET[(after[cell] & 31) - 1])
        for cell in changed
    )


def board_of(game: WordGame, state: State) -> dict[tuple[int, int], str]:
    return {
        (cell // game.size, cell % game.size): ALPHABET[(tile & 31) - 1]
        for cell, tile in enumerate(game.tiles(state))
        if tile
    }


def test_plays_are_those_of_the_oracle():
    dice = random.Random(3)
    compared = 0
    for _ in range(3):
        state = SMALL.initial_state()
        while not SMALL.is_terminal(state) and compared < 3:
            if SMALL.to_move(state) == CHANCE:
                state = SMALL.result(state, dice.choice(list(SMALL.actions(state))))
                continue
            plays = [action for action in SMALL.actions(state) if action >> COUNT & 7]
            rack = racks.text(state.racks[state.player])
            if "?" not in rack:
                tiles = [laid(SMALL, state, action) for action in plays]
                assert len(set(tiles)) == len(tiles)
                assert set(tiles) == oracle(SMALL, board_of(SMALL, state), rack)
                compared += 1
            state = SMALL.result(state, dice.choice(plays or [PASS]))
    assert compared == 3


# What a person lays.

ROWS = ["", "", "", "", "", "", "", ".......CAT"]


def test_what_is_laid_is_judged_as_the_list_does():
    """Random tiles on random cells of a line: taken if, and only if, they are a play."""
    dice, taken = random.Random(5), 0
    state = position(SMALL, ["", "", "", "..CAT"], "ASEORTN,AAAEEEI")
    plays = {
        laid(SMALL, state, action): action for action in SMALL.actions(state) if action >> COUNT & 7
    }
    for _ in range(4000):
        line, first, step = dice.randrange(7), dice.randrange(7), dice.choice([1, 7])
        start = 7 * line + first if step == 1 else 7 * first + line
        cells = [start + step * i for i in range(dice.randint(1, 4)) if first + i < 7]
        cells = [cell for cell in cells if not SMALL.tile_at(state, cell)]
        letters = dice.sample("ASEORTN", len(cells))
        wanted = frozenset(((c // 7, c % 7), x) for c, x in zip(cells, letters, strict=True))
        written = " ".join(f"{ALPHABET[x]}{y + 1}={letter}" for (y, x), letter in wanted)
        try:
            action = SMALL.parse_action(state, written)
        except IllegalAction:
            assert wanted not in plays, written
        else:
            assert plays[wanted] == action, written
            taken += 1
    assert taken > 40


@pytest.mark.parametrize(
    "written, reason",
    [
        ("8K S", None),
        ("8H CATS", None),
        ("K8=S", None),
        ("k8=s", None),
        ("H8=S", "there is already a tile on H8"),
        ("8H DOGS", "there is already a tile on H8"),
        ("K8=Z", "you have no Z left to lay"),
        ("K8=S L9=E", "all tiles go in one line"),
        ("K8=S M8=E", "there is a gap"),
        ("A1=S B1=E", "must touch a tile on the board"),
        ("K8=E", "CATE is not in the list of words"),
        ("15N SEA", "does not fit on the board"),
        ("Q9=S", "is no move"),
        ("H20=S", "there is no H20"),
        ("exchange ZZ", "you have no Z left to exchange"),
        ("", "is no move"),
        ("8H", "is no move"),
    ],
)
def test_what_is_wrong_with_what_is_laid(written: str, reason: str | None):
    state = position(GAME, ROWS, "SEAEEE?,AAAEEEI")
    if reason is None:
        played = GAME.parse_action(state, written)
        assert GAME.action_text(state, played).upper() == "8H CATS"
    else:
        with pytest.raises(IllegalAction, match=reason) as refused:
            GAME.parse_action(state, written)
        assert "legal:" not in str(refused.value), "no list of words"


def test_a_blank_is_laid_as_a_small_letter():
    state = position(GAME, ROWS, "EEEEEE?,AAAEEEI")
    assert GAME.action_text(state, GAME.parse_action(state, "K8=s")) == "8H CATs"
    first = position(GAME, [], "CATQXZV,AAAEEEI")
    with pytest.raises(IllegalAction, match="the first word covers the middle, H8"):
        GAME.parse_action(first, "1A CAT")
    with pytest.raises(IllegalAction, match="at least two letters"):
        GAME.parse_action(first, "H8=C")


def test_only_what_gives_no_word_away_is_listed():
    state = position(GAME, ROWS, "SEAEEE?,AAAEEEI")
    listed = {GAME.action_text(state, action) for action in GAME.listed_actions(state)}
    assert {"pass", "exchange S", "exchange AEEEES?"} <= listed
    assert all(name == "pass" or name.startswith("exchange ") for name in listed)
    rest = named(GAME, state) - listed
    assert all(re.match(r"[0-9]+[A-O] |[A-O][0-9]+ ", name) for name in rest), "plays"


def test_moves_in_words_and_on_the_board():
    state = position(GAME, ROWS, "SEAEEE?,AAAEEEI")
    play = GAME.parse_action(state, "8H CATS")
    assert GAME.action_words(state, play) == "lay CATS for 6 points"
    assert GAME.action_cells(state, play) == (7 * 15 + 10,)
    exchange = GAME.parse_action(state, "exchange AS")
    assert GAME.action_cells(state, exchange) == (-1, -11)
    assert GAME.action_words(state, exchange) == "exchange AS"


def test_the_picture():
    grid, own, other, points, _ = GAME.board(position(GAME, ROWS, "SEAEEE?,AAAEEEI"), 0)
    assert grid.cells[7 * 15 + 7] == Piece("C", figure="tile", note="3")
    assert (grid.cells[0], grid.tints[0], grid.tints[1]) == (Piece("3W"), "red", "")
    assert (own.cards, own.values) == (tuple("AEEEES*"), (1, 1, 1, 1, 1, 1, 0))
    assert (other.cards, set(other.values)) == (("?",) * 7, {0})
    assert points.labels[-1] == "in the bag"


# Rules.


def test_the_first_play_covers_the_middle():
    plays = [name for name in named(GAME, position(GAME, [], "CATQXZV,AAAEEEI")) if "CAT" in name]
    assert sorted(plays) == ["8F CAT", "8G CAT", "8H CAT", "H6 CAT", "H7 CAT", "H8 CAT"]


def points(state: State, name: str) -> int:
    return GAME.worth(state, GAME.parse_action(state, name))


def test_points():
    state = position(GAME, [], "CATQXZV,AAAEEEI")
    assert points(state, "8H CAT") == 10  # the middle doubles the word
    assert points(state, "8F CAT") == 10
    assert points(state, "H6 CAT") == 10
    state = position(GAME, CAT, "SOBQXZV,AAAEEEI")
    assert points(state, "8H CATS") == 6


CAT = [""] * 7 + ["......." + "CAT"]


def test_crossing_words_count_and_a_blank_does_not():
    state = position(GAME, CAT, "SHEOXZV,AAAEEEI")
    assert points(state, "K8 SHE") == (1 + 4 + 1) + 6  # and CATS
    state = position(GAME, CAT, "?HEOXZV,AAAEEEI")
    assert points(state, "K8 sHE") == (0 + 4 + 1) + 5
    assert "K8 SHE" not in named(GAME, state)


def test_a_whole_rack_is_worth_fifty_more():
    state = position(GAME, [], "NATIONS,AAAEEEI")
    assert points(state, "8H NATIONS") == 2 * (7 + 1) + 50  # one letter on a double


def test_the_usual_premium_squares():
    letters, words = scoring.premiums(15)
    kinds = Counter(zip(letters.tolist(), words.tolist(), strict=True))
    assert kinds == {(1, 1): 164, (2, 1): 24, (3, 1): 12, (1, 2): 17, (1, 3): 8}
    assert (letters.reshape(15, 15) == letters.reshape(15, 15).T).all()
    assert sum(scoring.TILES_OF) == 100


def test_exchanges_are_choices_of_tiles():
    state = position(GAME, [], "AABCDEF,AAAEEEI")
    exchanges = [name for name in named(GAME, state) if name.startswith("exchange")]
    assert len(exchanges) == 3 * 2**5 - 1  # none, one or two of the As
    action = GAME.parse_action(state, "exchange AB")
    after = GAME.result(state, action)
    assert racks.text(after.racks[0]) == "ACDEF"
    assert (after.left, after.player, after.idle) == (state.left + 2, 1, 1)
    assert GAME.to_move(after) == CHANCE
    # With fewer than seven in the bag nobody exchanges.
    late = state._replace(left=6)
    assert not [name for name in named(GAME, late) if name.startswith("exchange")]


def test_the_end():
    state = position(GAME, [], "AA,-")._replace(left=0, scores=(10, 9))
    assert GAME.is_terminal(state)
    assert [GAME.total(state, player) for player in (0, 1)] == [8, 11]
    assert [GAME.utility(state, player) for player in (0, 1)] == [-1.0, 1.0]
    idle = position(GAME, [], "ABCDEFG,HIJKLMN")._replace(idle=6)
    assert GAME.is_terminal(idle)
    assert not GAME.is_terminal(idle._replace(idle=5))
    three = WordGame(players=3)
    shared = three.initial_state()._replace(scores=(5, 5, 1), idle=9)
    assert [three.utility(shared, player) for player in range(3)] == [0.25, 0.25, -0.5]


def test_no_one_sees_the_others_tiles():
    state = position(GAME, [], "ABCDEFG,HIJKLMN")
    assert racks.text(GAME.information(state, 0).racks[1]) == "#######"
    other = position(GAME, [], "ABCDEFG,OOPPRRS")
    assert GAME.information(state, 0) == GAME.information(other, 0)
    assert GAME.information(state, 1) != GAME.information(other, 1)
    cards = GAME.board(state, 0)[2]
    assert cards.cards == ("?",) * 7, "face down"


def test_the_best_play_of_the_moment():
    state = position(GAME, [], "CATQXZV,AAAEEEI")
    best = GAME.playout_action(state, Bits(5))
    plays = [action for action in GAME.actions(state) if action >> COUNT & 7]
    assert GAME.worth(state, best) == max(GAME.worth(state, play) for play in plays)
    stuck = position(GAME, [], "QXZVVJK,AAAEEEI")
    assert GAME.action_text(stuck, GAME.playout_action(stuck, Bits(5))) == "exchange JKQVVXZ"


@pytest.mark.parametrize("players", [2, 4])
def test_what_may_be_on_the_racks(players: int):
    game, rng = WordGame(players=players, size=7), random.Random(3)
    state = game.initial_state()
    while state.scores[1] == 0 or game.to_move(state) == CHANCE:
        if game.to_move(state) == CHANCE:
            action = rng.choice(list(game.actions(state)))
        else:
            action = game.playout_action(state, Bits(rng.getrandbits(64)))
        state = game.result(state, action)
    known = game.information(state, 1)
    worlds = list(game.possible_states(known, 1, 20, rng))
    assert len(set(worlds)) == 20
    for world in worlds:
        assert game.information(world, 1) == known
        counts = [game.unseen(world, kind) for kind in range(1, scoring.KINDS + 1)]
        assert sum(counts) == world.left
        assert min(counts) >= 0


@pytest.mark.parametrize(
    "game, spec",
    [
        (SMALL, "random"),
        (plain_twin(SMALL), "ismcts:iterations=1"),
        pytest.param(SMALL, "ismcts:iterations=4", marks=pytest.mark.long),
        pytest.param(SMALL, "pimc:worlds=1,iterations=1", marks=pytest.mark.long),
    ],
)
def test_players_play_whole_games(game: WordGame, spec: str):
    record = play_game(game, [make(spec), make("random")], seed=1)
    assert not record.fault
    assert sum(record.utilities) == 0
    assert record.moves


# Racks.


def test_racks():
    rack = 0
    for tile in (5, 1, 27, 5):
        rack = racks.added(rack, tile)
    assert (racks.text(rack), racks.size(rack)) == ("AEE?", 4)
    assert racks.text(racks.removed(rack, 5)) == "AE?"
    assert racks.text(racks.removed(rack, 27)) == "AEE"
    assert racks.worth(rack, scoring.VALUES) == 3


@pytest.mark.parametrize(
    "wrong, message",
    [
        ("nonsense", "a state reads like"),
        (text(GAME, ["CAT"], "A,B,C"), "2 racks"),
        (text(GAME, ["CAT"], "ABCDEFGH,B"), "up to 7 letters"),
        (text(GAME, ["QQ"], "A,B"), "2 tiles Q, and the set has 1"),
        (text(GAME, ["C4T"], "A,B"), "not a mark"),
        (text(GAME, [], "A,B", "x,1"), "2 numbers"),
        (text(GAME, [], "A,B").replace(" 1 0 0 ", " 3 0 0 "), "number from 1 to 2"),
        (text(GAME, [], "A,B").replace(" 1 0 0 ", " 1 x 0 "), "are numbers"),
        (text(GAME, [], "A,B")[:-2], "2 hexadecimal"),
    ],
)
def test_positions_that_are_none(wrong: str, message: str):
    with pytest.raises(InvalidState, match=message):
        GAME.parse_state(wrong)


def test_parameters():
    for wrong in ({"players": 5}, {"size": 17}, {"size": 8}):
        with pytest.raises(BadParameter, match="must be"):
            WordGame(**wrong)
    state = position(GAME, [], "CATQXZV,AAAEEEI")
    with pytest.raises(IllegalAction, match="you have no D left to lay"):
        GAME.parse_action(state, "8H DOG")
