"""Go against OpenSpiel, and the rules on small positions."""

from __future__ import annotations

import random

import numpy as np
import pytest

from zermelo.bits import Bits
from zermelo.errors import BadParameter, IllegalAction, InvalidState
from zermelo.games._go import patterns
from zermelo.games.go import Go, State
from zermelo.kernel import kernel, new_record, random_bits, seeded

SMALL = Go(size=5, superko=50)  # remembers whole games
MIDDLE = Go(size=9)
MOST = 2 * 81 + 1
DIARY = np.dtype(
    [
        ("random", np.uint64),
        ("plies", np.int64),
        ("utility", np.float64),
        ("score", np.float64),
        ("legal", np.uint8, (MOST, 82)),
        ("chosen", np.int64, (MOST,)),
    ]
)


@kernel
def written_down(game, state, diary):
    """A random game: the legal actions and the one taken, ply by ply."""
    ply = 0
    while not game.is_terminal(state):
        for action in game.actions(state):
            diary.legal[ply, action] = 1
        diary.chosen[ply] = game.random_action(state, random_bits(diary))
        state = game.result(state, diary.chosen[ply])
        ply += 1
    diary.plies = ply
    diary.utility = game.utility(state, 0)
    diary.score = game.score(state)


def theirs_of(game: Go, action: int) -> int:
    """OpenSpiel counts rows from the bottom."""
    if action == game.pass_action:
        return action
    return (game.size - 1 - action // game.size) * game.size + action % game.size


def stones(state) -> str:
    return str(state).partition("\n\n")[2]


def play_beside_openspiel(game: Go, games: int, seed: int) -> int:
    """Random games in step; how many moves superko forbade beyond their ko rule.

    OpenSpiel lets a position come again and ends the game there.
    """
    import pyspiel

    peer = pyspiel.load_game(f"go(board_size={game.size},komi={game.komi})")
    forbidden = 0
    for number in range(games):
        diary = new_record(DIARY)
        diary.random = int(seeded(seed + number))
        written_down(game, game.initial_state(), diary)
        theirs, seen = peer.new_initial_state(), set()
        for ply in range(diary.plies):
            seen.add(stones(theirs))
            ours = {theirs_of(game, int(a)) for a in np.flatnonzero(diary.legal[ply])}
            allowed = set(theirs.legal_actions())
            assert ours <= allowed
            for action in allowed - ours:
                assert stones(theirs.child(action)) in seen
                forbidden += 1
            theirs.apply_action(theirs_of(game, int(diary.chosen[ply])))
        assert theirs.is_terminal()
        assert theirs.returns()[0] == diary.utility
    return forbidden


@pytest.mark.peer("pyspiel")
def test_random_games_agree_with_openspiel():
    assert play_beside_openspiel(SMALL, 200, seed=1) > 0


@pytest.mark.long
@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("game", [SMALL, MIDDLE, Go(size=7, komi=0, superko=64)])
def test_thousands_of_random_games_agree_with_openspiel(game: Go):
    play_beside_openspiel(game, 3000, seed=1000)


def after(game: Go, state: State, moves: str) -> State:
    for move in moves.split():
        state = game.result(state, game.parse_action(state, move))
    return state


def test_ko():
    state = SMALL.parse_state("...../.XO../X.XO./.XO../..... O")
    state = after(SMALL, state, "B3")
    assert SMALL.marks(state) == SMALL.marks(SMALL.parse_state("...../.XO../XO.O./.XO../..... X"))
    with pytest.raises(IllegalAction, match="'C3' is not legal"):
        SMALL.parse_action(state, "C3")
    state = after(SMALL, state, "A1 E5 C3")
    assert SMALL.marks(state)[11:13] == ".X"


def test_suicide_is_illegal_and_capture_is_none():
    state = SMALL.parse_state(".XO../XXO../OO.../...../..... O")
    assert "A5" in {SMALL.action_text(state, action) for action in SMALL.actions(state)}
    taken = after(SMALL, state, "A5")
    assert SMALL.marks(taken)[:5] == "O.O.."
    state = SMALL.parse_state(".XO../XXO../..O../...../..... O")
    assert "A5" not in {SMALL.action_text(state, action) for action in SMALL.actions(state)}


def test_superko_goes_beyond_ko():
    """Sending two to return one: the third ply would bring the first position back."""
    state = SMALL.parse_state(".O.O./XXOO./...../...../..... O")
    state = after(SMALL, state, "A5 C5")
    assert SMALL.marks(state).startswith("..XO.")
    with pytest.raises(IllegalAction, match="'B5' is not legal"):
        SMALL.parse_action(state, "B5")
    assert SMALL.parse_action(state, "A5") == 0
    elsewhere = after(SMALL, state, "E1 A1")
    assert SMALL.marks(after(SMALL, elsewhere, "B5")).startswith(".O.O.")


def test_area_and_komi():
    state = SMALL.parse_state("..XO./..XO./..XO./..XO./..XO. X 2 9")
    assert SMALL.score(state) == 15 - 10 - 7.5
    assert SMALL.utility(state, 0) == -1.0
    even = Go(size=5, komi=5)
    assert even.utility(even.parse_state("..XO./..XO./..XO./..XO./..XO. X 2 0"), 0) == 0.0
    assert SMALL.score(SMALL.initial_state()) == -7.5


def test_two_passes_or_many_plies_end_the_game():
    state = SMALL.initial_state()
    assert not SMALL.is_terminal(after(SMALL, state, "pass C3 pass"))
    assert SMALL.is_terminal(after(SMALL, state, "C3 pass pass"))
    short = Go(size=5, longest=2)
    assert short.is_terminal(after(short, short.initial_state(), "C3 D4"))


def test_coordinates_have_no_i():
    game = Go(size=19)
    state = game.initial_state()
    assert game.action_text(state, 0) == "A19"
    assert game.action_text(state, 8) == "J19"
    assert game.action_text(state, 360) == "T1"
    assert game.parse_action(state, "q16") == game.parse_action(state, "Q16") == 3 * 19 + 15


@pytest.mark.parametrize(
    "text, message",
    [
        ("nonsense", "a state reads like"),
        ("...../...../...../...../.... X", "has 25 cells, this text has 24"),
        ("...../...../...../...../....? X", "not a mark"),
        ("...../...../...../...../..... Y", "player to move"),
        (".XX../XO.../X..../...../..... X", None),
        ("OX.../X..../...../...../..... X", "white stones without liberties"),
        ("...../...../...../...../..... X a 0", "are numbers"),
        ("...../...../...../...../..... X 3 9", "after 2 passes"),
        ("...../...../...../...../..... X 0 0 I3 0", "not a point"),
        ("...../...../...../...../..... X 0 0 - 0 I3", "not a point"),
        ("...../...../...../...../..... X 0 0 - xyz", "hexadecimal"),
    ],
)
def test_positions_that_are_none(text: str, message: str | None):
    if message is None:
        assert SMALL.state_text(SMALL.parse_state(text)).startswith(text)
    else:
        with pytest.raises(InvalidState, match=message):
            SMALL.parse_state(text)


@pytest.mark.parametrize(
    "wrong", [{"size": 4}, {"size": 20}, {"komi": 0.3}, {"superko": 1}, {"longest": -1}]
)
def test_parameters(wrong: dict[str, float]):
    with pytest.raises(BadParameter, match="must be"):
        Go(**wrong)


def test_symmetries_turn_the_hashes_too():
    dice = random.Random(1)
    state = SMALL.initial_state()
    for _ in range(20):
        state = SMALL.result(state, dice.choice(list(SMALL.actions(state))[:-1]))
    for symmetry in range(8):
        image = SMALL.symmetric_state(state, symmetry)
        assert image.key == SMALL.key_of(image.black, image.white)


# Playouts that answer the last move.


def answer(rows: str, last: str, dice: int = 5) -> str:
    state = SMALL.parse_state(f"{rows} 0 4 - 0 {last}")
    return SMALL.action_text(state, SMALL.playout_action(state, Bits(dice)))


def test_playouts_take_what_is_left_in_atari():
    assert answer("...../.X.../XO.../.X.../..... X", "B3") == "C3"


def test_playouts_save_what_is_in_atari():
    assert answer("...../..O../.OXO./...../..... X", "D3") == "C2"


def test_playouts_take_the_attacker_where_they_can():
    assert answer("...../.OX../OXOX./...../..... X", "A3") == "C2"


def test_playouts_seldom_put_stones_where_they_can_be_taken():
    rng = random.Random(2)
    drawn = [
        answer("...../O..../...../...../..... X", "-", rng.getrandbits(64)) for _ in range(2400)
    ]
    assert 0 < drawn.count("A5") < 40  # 100 of them if each point were as likely
    assert min(drawn.count(point) for point in ("B5", "A3", "E1")) > 60


def test_playouts_make_shapes_beside_the_last_move():
    codes = patterns.table()
    assert 0 < codes.sum() < len(codes) / 10
    assert not codes[0]
    # A hane: the opponent's stone between two of one's own.
    own, other = patterns.OWN, patterns.OTHER
    assert codes[other << 0 | own << 2 | own << 14]
    assert codes[own << 0 | other << 2 | other << 14]
    answers = {answer("...../.XOX./...../...../..... X", "C4", dice << 60) for dice in range(16)}
    assert "C3" in answers
    assert answers <= {"B3", "C3", "D3", "B5", "C5", "D5"}


def test_playouts_fill_no_eyes_and_end():
    state = SMALL.parse_state("O.O.O/OOOOO/XXXXX/X.X.X/XXXXX X")
    for dice in range(20):
        assert SMALL.action_text(state, SMALL.playout_action(state, Bits(dice << 50))) == "pass"
    game, dice = MIDDLE, random.Random(5)
    state = game.initial_state()
    while not game.is_terminal(state):
        state = game.result(state, game.playout_action(state, Bits(dice.getrandbits(64))))
    assert state.passes == 2
    assert abs(game.score(state) + game.komi) <= 81


def test_a_network_sees_who_is_short_of_liberties_and_the_last_move():
    game, dice = Go(size=7), random.Random(4)
    for _ in range(5):
        state = game.initial_state()
        while not game.is_terminal(state):
            check_observation(game, state)
            state = game.result(state, dice.choice(list(game.actions(state))))
    state = game.result(game.initial_state(), game.pass_action)
    planes = np.zeros(game.observation_shape)
    game.observation(state, 1, planes)
    assert planes[8].all()
    assert not planes[:8].any()


def check_observation(game: Go, state: State) -> None:
    planes = np.zeros(game.observation_shape)
    game.observation(state, state.player, planes)
    liberties = liberties_by_walking(planes[0] - planes[1])
    for side, first in ((planes[0], 3), (planes[1], 5)):
        for count in (1, 2):
            assert (planes[first + count - 1] == side * (liberties == count)).all()
    assert planes[7].sum() == (0 <= state.last < game.pass_action)
    assert not planes[7].any() or planes[7].ravel()[state.last] == 1


def liberties_by_walking(board: np.ndarray) -> np.ndarray:
    """Of the group of each stone, by walking from stone to stone."""
    found = np.zeros_like(board)
    for start in zip(*np.nonzero(board), strict=True):
        group, free = {start}, set()
        waiting = [start]
        while waiting:
            row, column = waiting.pop()
            for near in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if min(near) < 0 or max(near) >= len(board) or near in group:
                    continue
                if board[near] == 0:
                    free.add(near)
                elif board[near] == board[start]:
                    group.add(near)
                    waiting.append(near)
        found[start] = len(free)
    return found
