"""Othello: counts, a peer, exact endgames, and what is no position."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.games.comparing import plain_twin, play_beside, random_states
from tests.games.solving import Solver, check_plies_left
from zermelo.bits import Bits, bit, popcount
from zermelo.errors import BadParameter
from zermelo.games._othello import stable, turned_last
from zermelo.games.othello import FEW, Othello
from zermelo.kernel import kernel
from zermelo.perft import perft
from zermelo.search import solve_exactly

FORUM_FILE = Path(__file__).parents[3] / "shared/data/othello/fforum-40-49.obf"
OTHELLO = Othello()
BY_DISCS = Othello(score="discs")


# Passes count as moves. 228 games are over after nine plies: with them depth 10 reads 24571284.
COUNTS = (4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571056, 212258216)


def test_perft_from_the_start():
    assert perft(OTHELLO, 9) == COUNTS[:9]


@pytest.mark.long
def test_perft_deeper():
    assert perft(OTHELLO, 11) == COUNTS


@pytest.mark.peer("pyspiel")
def test_games_beside_openspiel():
    import pyspiel

    play_beside(OTHELLO, pyspiel.load_game("othello"), lambda _, action: action, games=30)


def naive_result(size: int, own: set[int], other: set[int], cell: int) -> set[int]:
    """The discs that a disc on the cell turns, line by line."""
    turned = set()
    for down, right in ((d, r) for d in (-1, 0, 1) for r in (-1, 0, 1) if d or r):
        row, column = cell // size + down, cell % size + right
        line = []
        while 0 <= row < size and 0 <= column < size and row * size + column in other:
            line.append(row * size + column)
            row, column = row + down, column + right
        if 0 <= row < size and 0 <= column < size and row * size + column in own:
            turned.update(line)
    return turned


def cells(word: Bits) -> set[int]:
    return {cell for cell in range(64) if word & bit(cell)}


@pytest.mark.parametrize("size", [4, 6, 8])
def test_moves_turn_what_they_outflank(size: int):
    game = Othello(size)
    for state in list(random_states(game, seed=size))[::3]:
        own, other = cells(state.mine), cells(state.theirs)
        empty = set(range(size * size)) - own - other
        turned = {cell: naive_result(size, own, other, cell) for cell in empty}
        assert cells(state.moves) == {cell for cell, discs in turned.items() if discs}
        for cell in cells(state.moves):
            after = game.result(state, cell)
            assert cells(after.theirs) == own | turned[cell] | {cell}
            assert cells(after.mine) == other - turned[cell]


def test_the_last_disc_turns_what_it_outflanks():
    dice = random.Random(5)
    for cell in range(64):
        for _ in range(20):
            mine = Bits(dice.getrandbits(64)) & ~bit(cell)
            theirs = ~(mine | bit(cell))
            turned = naive_result(8, cells(mine), cells(theirs), cell)
            assert turned_last(OTHELLO, mine, theirs, cell) == len(turned)


@pytest.mark.parametrize("size", [4, 6, 8])
def test_odd_quarters(size: int):
    game = Othello(size)
    half = size // 2
    for state in random_states(game, seed=size):
        free = set(range(size * size)) - cells(state.mine | state.theirs)
        corner = {cell: (cell // size // half, cell % size // half) for cell in range(size * size)}
        counts = Counter(corner[cell] for cell in free)
        odd = {cell for cell in corner if counts[corner[cell]] % 2}
        assert cells(game.odd(game.full & ~(state.mine | state.theirs))) == odd


def test_the_second_player_wins_four_by_four():
    assert Solver(Othello(4)).value() == -1.0


def test_games_end_in_time():
    check_plies_left(OTHELLO)


@kernel
def alpha_beta(game, state, alpha, beta):
    """What the state is worth to the player to move; Othello's turns alternate."""
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    for action in game.actions(state):
        alpha = max(alpha, -alpha_beta(game, game.result(state, action), -beta, -alpha))
        if alpha >= beta:
            break
    return alpha


FORUM_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"


def test_an_endgame_of_the_french_federation_by_discs():
    state = BY_DISCS.parse_state(FORUM_1)
    known = {"g8": 18, "h1": 12, "h7": 6, "a2": 6, "a3": 4, "b1": -4, "a4": -22, "g2": -24}
    actions = {BY_DISCS.action_text(state, action): action for action in BY_DISCS.actions(state)}
    assert set(actions) == set(known)
    for name, score in known.items():
        # The window is just wide enough to tell the score from the scores beside it.
        low, high = (score - 2) / 64, (score + 2) / 64
        after = BY_DISCS.result(state, actions[name])
        assert -alpha_beta(BY_DISCS, after, -high, -low) == score / 64


FORUM = {
    # The board and whose turn, the best move, the final difference in discs.
    FORUM_1: ("g8", 18),
    "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X": ("a4", 10),
    "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X": ("g8", 32),
}


@pytest.mark.parametrize("text", FORUM)
def test_endgames_are_solved(text: str):
    best, score = FORUM[text]
    result = solve_exactly(BY_DISCS, BY_DISCS.parse_state(text), memory=16)
    assert (result.value, result.exact, result.line[0]) == (score / 64, True, best)


@pytest.mark.long
@pytest.mark.skipif(not FORUM_FILE.is_file(), reason="the position set is not here")
@pytest.mark.parametrize("number", range(40, 45))
def test_harder_endgames_are_solved(number: int):
    board, best = FORUM_FILE.read_text().splitlines()[number - 40].split(";")[:2]
    result = solve_exactly(BY_DISCS, BY_DISCS.parse_state(board.strip()), memory=512)
    assert (64 * result.value, result.exact) == (int(best.split(":")[1]), True)


def test_the_last_plies_are_played_right():
    """Random ends of games: what hooks tell and skip against alpha-beta without any of them."""
    games = (random_states(BY_DISCS, seed, most=130) for seed in range(12))
    ends = [state for game in games for state in game if 1 <= empty(state) <= 8]
    assert {empty(state) for state in ends} == set(range(1, 9))
    for state in (state for state in ends if not BY_DISCS.is_terminal(state)):
        value = alpha_beta(BY_DISCS, state, -1.0, 1.0)
        assert solve_exactly(BY_DISCS, state, memory=1).value == value
        low, high = BY_DISCS.bounds(state)
        assert low <= value <= high
        assert empty(state) > 2 or low == high


@kernel
def within(game, state, alpha, beta):
    return game.bounds_within(state, alpha, beta)


@pytest.mark.parametrize(
    "game",
    [
        BY_DISCS,
        *map(plain_twin, (OTHELLO, Othello(6, "discs"))),
        *(pytest.param(one, marks=pytest.mark.long) for one in (OTHELLO, Othello(6, "discs"))),
    ],
    ids=repr,
)
def test_a_few_empty_squares_are_played_right_in_any_window(game: Othello):
    games = (random_states(game, seed, most=130) for seed in range(30 if game.compiled else 6))
    ends = [state for states in games for state in states if 1 <= empty(state, game) <= FEW]
    assert {empty(state, game) for state in ends} == set(range(1, FEW + 1))
    dice = random.Random(7)
    for state in (state for state in ends if not game.is_terminal(state)):
        value = alpha_beta(game, state, -1.0, 1.0)
        beside = dice.choice((-5, -2, -1, 0, 1, 2, 5)) * game.resolution
        alpha = round(value / game.resolution) * game.resolution + beside
        windows = [(-1e300, 1e300), (-1.0, 1.0), (alpha, alpha + game.resolution)]
        for low, high in windows:
            floor, most = within(game, state, low, high)
            assert floor == most
            if floor <= low:
                assert value <= floor
            elif floor >= high:
                assert value >= floor
            else:
                assert value == floor


def test_a_few_empty_squares_are_played_alike_in_plain_python():
    games = (random_states(BY_DISCS, seed, most=130) for seed in range(4))
    ends = [state for game in games for state in game if 1 <= empty(state) <= FEW]
    for state in (state for state in ends if not BY_DISCS.is_terminal(state)):
        for window in ((-1.0, 1.0), (0.0, 1 / 32)):
            assert within.plain(BY_DISCS, state, *window) == within(BY_DISCS, state, *window)


@pytest.mark.parametrize("size", [4, 6, 8])
def test_stable_discs_stay(size: int):
    game, seen = Othello(size), 0
    for seed in range(8):
        states = list(random_states(game, seed, most=130))
        for index, state in enumerate(states):
            kept = stable(game, state.theirs, game.full & ~(state.mine | state.theirs))
            seen += popcount(kept)
            for later in states[index:]:
                own = later.theirs if later.player == state.player else later.mine
                assert not kept & ~own
    assert seen > 100


def test_what_stable_discs_prove_is_true(some):
    """In high windows, where a few of them decide; plain and compiled say the same."""
    narrower = 0
    for seed in range(some(60)):
        ends = [one for one in random_states(BY_DISCS, seed, most=130) if 8 <= empty(one) <= 10]
        for state in (one for one in ends if not BY_DISCS.is_terminal(one)):
            for low in (10, 30, 50, 62):
                floor, most = within(BY_DISCS, state, low / 64, (low + 2) / 64)
                assert within.plain(BY_DISCS, state, low / 64, (low + 2) / 64) == (floor, most)
                assert floor == -1.0
                if most <= low / 64:
                    narrower += 1
                    assert alpha_beta(BY_DISCS, state, most, most + 1 / 32) <= most
    assert narrower > 5


def test_random_ends_are_solved_to_their_values(some):
    """Against alpha-beta without any help; wipe-outs among them."""
    found = []
    for seed in range(100, 100 + some(200)):
        states = [one for one in random_states(BY_DISCS, seed, most=130) if 9 <= empty(one) <= 12]
        state = next((one for one in states if empty(one) == 9 + seed % 4), None)
        if state is None or BY_DISCS.is_terminal(state):
            continue
        result = solve_exactly(BY_DISCS, state, memory=4)
        assert result.exact
        assert alpha_beta(BY_DISCS, state, result.value - 1 / 32, result.value + 1 / 32) == (
            result.value
        )
        found.append(result.value)
    assert max(map(abs, found)) >= 50 / 64


WIPE_OUT = "O-OOOO--XOXXOX--XOOOXXX-XOOOXX--XOOXOX--XOXXX---X-XX------------ O"


def test_a_wipe_out_is_proven_at_once():
    """FFO 39: worth all 64 discs with 24 empty squares."""
    result = solve_exactly(BY_DISCS, BY_DISCS.parse_state(WIPE_OUT), memory=64, nodes=2_000_000)
    assert (result.value, result.exact) == (1.0, True)


def empty(state, game: Othello = BY_DISCS) -> int:
    return game.cells - popcount(state.mine | state.theirs)


def test_empty_squares_count_for_the_winner():
    state = BY_DISCS.parse_state("-" * 27 + "XX------XX" + "-" * 27 + " O")
    assert BY_DISCS.is_terminal(state)
    assert BY_DISCS.utility(state, 0) == 1.0
    assert BY_DISCS.utility(state, 1) == -1.0
    assert list(BY_DISCS.actions(state)) == []


def test_who_can_not_move_passes():
    state = OTHELLO.parse_state("XO------" + "-" * 19 + "OO------OO" + "-" * 27 + " O")
    assert [OTHELLO.action_text(state, action) for action in OTHELLO.actions(state)] == ["pass"]
    assert OTHELLO.random_action(state, Bits(random.Random(1).getrandbits(64))) == 64
    after = OTHELLO.result(state, OTHELLO.parse_action(state, "Pass"))
    assert after.player == 0
    assert OTHELLO.action_text(after, next(iter(OTHELLO.actions(after)))) == "c1"


def test_bad_parameters():
    with pytest.raises(BadParameter, match="4, 6 or 8"):
        Othello(7)
    with pytest.raises(BadParameter, match="discs"):
        Othello(score="points")
