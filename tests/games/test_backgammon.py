"""Backgammon against a slow oracle that tries all orders, and against OpenSpiel."""

from __future__ import annotations

import json
import random
from itertools import product

import numpy as np
import pytest

from benchmarks.connect_four import DATA
from tests.games.comparing import diaries, their_results
from zermelo.bits import Bits, bit
from zermelo.errors import IllegalAction, InvalidState
from zermelo.game import CHANCE
from zermelo.games._backgammon.men import Men, count_on, standing, with_one
from zermelo.games.backgammon import NOBODY, Backgammon, State
from zermelo.kernel import kernel, new_record, random_bits, seeded
from zermelo.playouts import chance_action, chance_fields
from zermelo.search import expectiminimax

GAME = Backgammon()
START = "24x2,13x5,8x3,6x5"
BEAR_OFF = (  # checkers on the points 1 to 6 of who waits and of who rolls, and who rolls wins
    ("000010", "001100", 0.545098),
    ("110000", "010001", 0.361120),
    ("200010", "000110", 0.886244),
    ("010000", "000001", 0.749996),
)
BEAR_OFF_SET = DATA / "backgammon" / "gnubg_bearoff6x6_eval.json"
MOST = 2048
LIST = np.dtype(
    [
        ("count", np.int64),
        ("actions", np.int64, (MOST,)),
        ("words", np.uint64, (MOST, 8)),
    ]
)

Side = tuple[int, ...]  # checkers on points 1 to 24 and on the bar, as their owner counts


@kernel
def list_results(game, state, record):
    record.count = 0
    for action in game.actions(state):
        following = game.result(state, action)
        for i in range(4):
            record.words[record.count, i] = int(following.first[i])
            record.words[record.count, 4 + i] = int(following.second[i])
        record.actions[record.count] = action
        record.count += 1


def results_of(state: State) -> dict[tuple[Side, Side], int]:
    """Each position that the roll leads to, and the action that does."""
    record = new_record(LIST)
    list_results(GAME, state, record)
    words = record.words[: record.count].astype(np.int64)
    digits = words[:, :, None] >> np.arange(1, 26) & 1
    weights = np.array([1, 2, 4, 8])[:, None]
    sides = [(digits[:, i : i + 4] * weights).sum(axis=1).tolist() for i in (0, 4)]
    found = {
        (tuple(first), tuple(second)): int(action)
        for first, second, action in zip(*sides, record.actions, strict=False)
    }
    assert len(found) == record.count, "a position comes twice"
    return found


def side_of(men: Men) -> Side:
    return tuple(count_on(men, point) for point in range(1, 26))


def men_of(side: Side) -> Men:
    men = Men(Bits(0), Bits(0), Bits(0), Bits(0))
    for point, count in enumerate(side, 1):
        for _ in range(count):
            men = with_one(men, bit(point))
    return men


# The oracle: every order of the dice, one checker after the other.


def steps(own: Side, other: Side, die: int) -> list[tuple[Side, Side]]:
    found = []
    for point in range(25, 0, -1):
        if not own[point - 1] or (own[24] and point != 25):
            continue
        target = point - die
        now, then = list(own), list(other)
        now[point - 1] -= 1
        if target > 0:
            if other[24 - target] > 1:
                continue
            now[target - 1] += 1
            if other[24 - target] == 1:
                then[24 - target] -= 1
                then[24] += 1
        elif any(own[6:]) or (target < 0 and any(own[point:])):
            continue
        found.append((tuple(now), tuple(then)))
    return found


def sequences(own: Side, other: Side, dice: list[int]) -> list[tuple[int, tuple[Side, Side]]]:
    """Number of dice played and position, for each way to play them in this order to the end."""
    following = steps(own, other, dice[0]) if dice else []
    if not following:
        return [(0, (own, other))]
    return [
        (count + 1, end)
        for now, then in set(following)
        for count, end in sequences(now, then, dice[1:])
    ]


def oracle(own: Side, other: Side, high: int, low: int) -> set[tuple[Side, Side]]:
    orders = [[high] * 4] if high == low else [[high, low], [low, high]]
    ways = [sequences(own, other, order) for order in orders]
    most = max(count for way in ways for count, _ in way)
    if high != low and most == 1:
        larger = {end for count, end in ways[0] if count == 1}
        return larger or {end for count, end in ways[1] if count == 1}
    return {end for way in ways for count, end in way if count == most}


def scattered(dice: random.Random, home: bool) -> tuple[Side, Side]:
    """Checkers here and there, none on a point of the other's."""
    own, other = [0] * 25, [0] * 25
    span = 8 if home else 25
    for _ in range(dice.randint(1, 15)):
        own[dice.randrange(span)] += 1
    free = [point for point in range(24) if not own[23 - point]] + [24]
    for _ in range(dice.randint(1, 15)):
        other[dice.choice(free)] += 1
    return tuple(own), tuple(other)


def compare_with_oracle(positions: int, seed: int) -> None:
    dice = random.Random(seed)
    for number in range(positions):
        own, other = scattered(dice, home=number % 2 == 0)
        low, high = sorted((dice.randint(1, 6), dice.randint(1, 6)))
        state = State(men_of(own), men_of(other), 0, high, low)
        assert set(results_of(state)) == oracle(own, other, high, low), GAME.state_text(state)


def test_plays_are_all_and_only_once():
    compare_with_oracle(1000, seed=1)


@pytest.mark.long
def test_many_plays_are_all_and_only_once():
    compare_with_oracle(50_000, seed=2)


# OpenSpiel.


def their_sides(state) -> tuple[Side, Side]:
    first = (*(state.board(0, 24 - point) for point in range(1, 25)), state.board(0, 100))
    second = (*(state.board(1, point - 1) for point in range(1, 25)), state.board(1, 100))
    return first, second


def their_roll(state) -> int:
    """A chance outcome as our action, from what OpenSpiel says of it."""
    dice = str(state).split("Dice: ")[1][:2]
    low, high = sorted(map(int, dice))
    return 8 * high + low


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("games, seed", [(12, 1), pytest.param(2000, 2, marks=pytest.mark.long)])
def test_random_games_agree_with_openspiel(games: int, seed: int) -> None:
    import pyspiel

    game = pyspiel.load_game("backgammon(scoring_type=full_scoring)")
    dice = random.Random(seed)
    for _ in range(games):
        theirs, state = game.new_initial_state(), GAME.initial_state()
        while not theirs.is_terminal():
            assert not GAME.is_terminal(state)
            if theirs.is_chance_node():
                assert GAME.to_move(state) == CHANCE
                theirs.apply_action(dice.choice(theirs.legal_actions()))
                starter = theirs.current_player() if state.player == NOBODY else 0
                state = GAME.result(state, their_roll(theirs) + 64 * starter)
                assert GAME.to_move(state) == theirs.current_player()
                continue
            ours, following = results_of(state), their_results(theirs, their_sides)
            if set(ours) != set(following):
                # Of a double they look two dice ahead and may leave one of four unplayed.
                assert state.high == state.low
                own, other = (side_of(men) for men in state[:2][:: 1 - 2 * state.player])
                expected = oracle(own, other, state.high, state.low)
                assert {sides[:: 1 - 2 * state.player] for sides in ours} == expected
                assert expected < {sides[:: 1 - 2 * state.player] for sides in following}
            end = dice.choice(sorted(ours))
            state, theirs = GAME.result(state, ours[end]), following[end]
        assert GAME.is_terminal(state)
        assert [GAME.utility(state, player) for player in (0, 1)] == theirs.returns()


# Rules of chance, scores, words.


def test_the_opening_roll_is_no_double_and_either_may_begin():
    state = GAME.initial_state()
    rolls = list(GAME.actions(state))
    assert len(rolls) == 30
    assert sum(GAME.probability(state, roll) for roll in rolls) == pytest.approx(1.0)
    assert {GAME.result(state, roll).player for roll in rolls} == {0, 1}
    later = GAME.parse_state(f"{START} {START} X -")
    assert len(list(GAME.actions(later))) == 21
    odds = {
        GAME.action_text(later, roll): GAME.probability(later, roll) for roll in GAME.actions(later)
    }
    assert odds["66"] == 1 / 36
    assert odds["61"] == 1 / 18
    assert sum(odds.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "loser, stake",
    [("1x14", 1.0), ("6x14,18x1", 2.0), ("6x14,19x1", 3.0), ("6x13,25x2", 3.0), ("25x14", 1.0)],
)
def test_gammons_and_backgammons_count_more(loser: str, stake: float):
    state = GAME.parse_state(f"off {loser} O -")
    assert GAME.is_terminal(state)
    assert (GAME.utility(state, 0), GAME.utility(state, 1)) == (stake, -stake)
    assert not list(GAME.actions(state))


def plays(text: str) -> set[str]:
    state = GAME.parse_state(text)
    return {GAME.action_text(state, action) for action in GAME.actions(state)}


def test_both_dice_or_the_larger():
    assert plays("24x1,1x14 12x2,10x5 X 65") == {"24/18"}
    assert plays("25x1,1x14 6x2,5x2,4x2,3x2,2x2,1x5 X 65") == {"pass"}
    assert plays("8x1 25x1 X 62") == {"8/2 2/off"}
    assert plays("2x1,1x1 25x15 X 65") == {"2/off 1/off"}


def test_notation():
    state = GAME.parse_state("24x2,13x5,8x3,6x5 24x2,13x5,8x3,6x4,4x1 X 31")
    named = {GAME.action_text(state, action): action for action in GAME.actions(state)}
    assert named["8/5 6/5"] == GAME.parse_action(state, "6/5 8/5")
    assert named["24/21* 24/23"] == GAME.parse_action(state, "24/21 24/23")
    assert named["24/23 23/20"] == GAME.parse_action(state, "24/20")
    assert named["24/21* 21/20"] == GAME.parse_action(state, "24/21*/20")
    with pytest.raises(IllegalAction, match="legal: "):
        GAME.parse_action(state, "24/19")
    double = GAME.parse_state("24x2,13x5,8x3,6x5 24x2,13x5,8x3,6x5 O 22")
    action = GAME.parse_action(double, "13/11(2) 6/4(2)")
    assert GAME.action_text(double, action) == "13/11 13/11 6/4 6/4"
    start = GAME.initial_state()
    assert GAME.result(start, GAME.parse_action(start, "O 31")).player == 1


# Bearing off, exactly: positions of a few checkers each, from the fewest pips up.


@kernel
def fill_wins(game, words, order, index_of, wins):
    """How likely the player on roll wins, for all pairs of positions in their order."""
    base = 1 + int(words[0, 4])
    for k in range(len(order)):
        mine, theirs = order[k] // len(words), order[k] % len(words)
        if words[mine, 5] == 0 or words[theirs, 5] == 0:
            continue
        own, other, total = men_at(words, mine), men_at(words, theirs), 0.0
        for high in range(1, 7):
            for low in range(1, high + 1):
                state = State(own, other, 0, high, low)
                best = 0.0
                for action in game.actions(state):
                    after = game.result(state, action).first
                    if not standing(after):
                        best = 1.0
                    else:
                        best = max(best, 1.0 - wins[theirs, index_of[number_of(after, base)]])
                total += best / 36 if high == low else best / 18
        wins[mine, theirs] = total


def men_at(words, index):
    return Men(
        Bits(words[index, 0]), Bits(words[index, 1]), Bits(words[index, 2]), Bits(words[index, 3])
    )


def number_of(men, base):
    number = 0
    for point in range(1, 7):
        number = number * base + count_on(men, point)
    return number


def bear_off_wins(most: int) -> dict[tuple[str, str], float]:
    """The winning chances of all positions with so many checkers at home at the most."""
    counts = [c for c in product(range(most + 1), repeat=6) if sum(c) <= most]
    pips = np.array([sum((i + 1) * n for i, n in enumerate(c)) for c in counts])
    words = np.array([[*men_of((*c, *[0] * 19)), most, sum(c)] for c in counts], np.uint64)
    index_of = np.full((most + 1) ** 6, -1)
    for index, c in enumerate(counts):
        index_of[number_of(men_of((*c, *[0] * 19)), most + 1)] = index
    order = np.argsort((pips[:, None] + pips[None, :]).ravel(), kind="stable")
    wins = np.zeros((len(counts), len(counts)))
    fill_wins(GAME, words, order, index_of, wins)
    names = ["".join(map(str, c)) for c in counts]
    return {(w, r): wins[j, i] for i, w in enumerate(names) for j, r in enumerate(names)}


def test_bearing_off_agrees_with_gnubg():
    """A few entries of its database, which has 16 bits for each."""
    wins = bear_off_wins(3)
    for waiting, rolling, chance in BEAR_OFF:
        assert wins[waiting, rolling] == pytest.approx(chance, abs=5e-5)


@pytest.mark.long
@pytest.mark.skipif(not BEAR_OFF_SET.is_file(), reason="the set of positions is not here")
def test_all_bear_offs_agree_with_gnubg():
    wins = bear_off_wins(6)
    for waiting, rolling, outputs in json.loads(BEAR_OFF_SET.read_text()):
        names = "".join(map(str, waiting)), "".join(map(str, rolling))
        assert wins[names] == pytest.approx(outputs[0], abs=5e-5)


def test_the_last_checkers():
    """Published values: one checker each on the same point."""
    wins = bear_off_wins(3)
    for point, chance in ((4, 0.94752), (5, 0.88040), (6, 0.81250)):
        alone = "".join("1" if place == point else "0" for place in range(1, 7))
        assert wins[alone, alone] == pytest.approx(chance, abs=2**-16)  # as exact as it was stored
    assert wins["000001", "100000"] == pytest.approx(1.0)


MATCH = np.dtype(chance_fields())


@kernel
def greedy_against_random(game, state, games, record):
    """How many games the first player wins by the evaluation of what each play leads to."""
    wins = 0
    for _ in range(games):
        now = state
        while not game.is_terminal(now):
            player = game.to_move(now)
            if player == CHANCE:
                chosen = chance_action(game, now, record)
            elif player == 1:
                chosen = game.random_action(now, random_bits(record))
            else:
                best, chosen = -10.0, -1
                for action in game.actions(now):
                    following = game.result(now, action)
                    value = 3.0
                    if not game.is_terminal(following):
                        value = game.evaluate(following, player)
                    if value > best:
                        best, chosen = value, action
            now = game.result(now, chosen)
        if game.utility(now, 0) > 0:
            wins += 1
    return wins


def test_the_evaluation_beats_chance():
    record = new_record(MATCH)
    record.random = int(seeded(1))
    assert greedy_against_random(GAME, GAME.initial_state(), 500, record) >= 490


def test_evaluation_and_observation_swap_with_the_sides():
    state = GAME.parse_state("13x5,6x5,3x2 24x2,8x3 X -")
    image = GAME.parse_state("24x2,8x3 13x5,6x5,3x2 O -")
    assert GAME.evaluate(state, 0) == GAME.evaluate(image, 1)
    assert GAME.evaluate(state, 0) == -GAME.evaluate(state, 1)
    planes, others = np.zeros(209), np.zeros(209)
    GAME.observation(state, 0, planes)
    GAME.observation(image, 1, others)
    assert (planes == others).all()


def test_picture():
    track, dice = GAME.board(GAME.parse_state(f"{START} {START} O 31"))
    assert track.counts[23] == 2
    assert track.owners[23] == 0
    assert track.owners[0] == 1
    assert dice.values == (3, 1)
    assert [track.labels[place] for place in (*track.bar, *track.off)] == [
        "X bar",
        "O bar",
        "X off",
        "O off",
    ]


# The doubling cube.

CUBE = Backgammon(cube=True)
OPENED = "24x2,13x5,8x3,6x5 24x2,13x5,8x3,6x5 X double 1 -"


def said(text: str, *names: str, game: Backgammon = CUBE) -> State:
    state = game.parse_state(text)
    for name in names:
        assert game.parse_state(game.state_text(state)) == state
        state = game.result(state, game.parse_action(state, name))
    return state


def asked(state: State, game: Backgammon = CUBE) -> tuple[int, list[str]]:
    names = [game.action_text(state, action) for action in game.actions(state)]
    return game.to_move(state), names


def test_a_double_is_taken_or_dropped():
    assert asked(said(OPENED)) == (0, ["roll", "double"])
    assert CUBE.to_move(said(OPENED, "roll")) == CHANCE
    doubled = said(OPENED, "double")
    assert asked(doubled) == (1, ["drop", "take"])
    dropped = said(OPENED, "double", "drop")
    assert CUBE.is_terminal(dropped)
    assert list(CUBE.actions(dropped)) == []
    assert [CUBE.utility(dropped, player) for player in (0, 1)] == [1.0, -1.0]
    taken = said(OPENED, "double", "take")
    assert CUBE.to_move(taken) == CHANCE
    assert CUBE.state_text(taken).endswith("X - 2 O")
    # The cube is O's now: O may double next, and X not after that.
    after = said(CUBE.state_text(taken), "31", "8/5 6/5")
    assert asked(after) == (1, ["roll", "double"])
    again = said(CUBE.state_text(after), "roll", "31", "8/5 6/5")
    assert CUBE.to_move(again) == CHANCE
    twice = said(CUBE.state_text(after), "double", "drop")
    assert [CUBE.utility(twice, player) for player in (0, 1)] == [-2.0, 2.0]


def test_nobody_doubles_in_the_opening_or_beyond_64():
    state = CUBE.initial_state()
    assert CUBE.to_move(state) == CHANCE
    full = said(OPENED.replace("double 1 -", "- 64 X"), "31", "8/5 6/5")
    assert CUBE.to_move(full) == CHANCE


def test_payoffs_from_0_to_192_as_textbooks_count():
    """A backgammon with the cube at 64: 3 times 64 for the winner, and 0 for the loser."""
    won = "off 25x1,24x14 X - 64 O"
    winnings = Backgammon(cube=True, score="winnings")
    assert winnings.utility_bounds == (0.0, 192.0)
    assert [winnings.utility(winnings.parse_state(won), player) for player in (0, 1)] == [
        192.0,
        0.0,
    ]
    assert [CUBE.utility(CUBE.parse_state(won), player) for player in (0, 1)] == [192.0, -192.0]
    assert CUBE.zero_sum
    assert not winnings.zero_sum
    alone = Backgammon(score="winnings")
    assert alone.utility(alone.parse_state("off 25x1,24x14 X -"), 0) == 3.0
    assert 0.0 < winnings.evaluate(winnings.parse_state(OPENED), 0) < 3.0


def test_the_cube_in_the_picture():
    assert CUBE.board(said(OPENED))[-1].text == (
        "The cube shows 1 and is in the middle. X may double."
    )
    assert CUBE.board(said(OPENED, "double", "take"))[-1].text == "The cube shows 2 and is O's."


@pytest.mark.parametrize(
    "end, message",
    [
        ("X - 3 X", "the cube is written like 2 X"),
        ("X - 2 -", "in the middle, -, at 1"),
        ("X - 1 X", "in the middle, -, at 1"),
        ("X take 2 O", "only a player on roll"),
        ("X double 64 X", "only a player on roll"),
        ("- double 1 -", "only a player on roll"),
        ("- - 2 X", "before the first throw"),
    ],
)
def test_cubes_that_are_none(end, message):
    with pytest.raises(InvalidState, match=message):
        CUBE.parse_state(OPENED.replace("X double 1 -", end))


@pytest.mark.long
def test_random_games_with_a_cube_compiled_and_plain():
    """In `make test`: the game without a cube compiled, this one in plain Python."""
    assert diaries(CUBE, range(2), 200, False) == diaries(CUBE, range(2), 200, True)


@pytest.mark.plain
@pytest.mark.parametrize(
    "men, rolls, double, take",
    [
        ("4x1,1x1", 29, True, False),
        pytest.param("5x1,2x1", 19, True, True, marks=pytest.mark.long),
        pytest.param("5x1,3x1", 14, False, True, marks=pytest.mark.long),
    ],
)
def test_the_last_throw(men: str, rolls: int, double: bool, take: bool) -> None:
    """X wins with this throw or O with the next: more than half doubles, a quarter takes."""
    chance = rolls / 36
    state = said(f"{men} 1x1 X double 1 -")
    worth = {"roll": 2 * chance - 1, "double": min(1.0, 2 * (2 * chance - 1))}
    found = expectiminimax(CUBE, state)
    assert found.value == pytest.approx(max(worth.values()))
    assert CUBE.action_text(state, found.action) == ("double" if double else "roll")
    answer = expectiminimax(CUBE, said(f"{men} 1x1 X take 1 -"))
    assert answer.action == take
