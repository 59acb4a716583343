"""No-limit hold'em: hand for hand beside PokerKit, side pots, ranges, odds, and what is refused.

The 100,000 hands beside PokerKit are long; 150 of them are played each time.
"""

from __future__ import annotations

import itertools
import random
import re

import pytest

from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games import load, spec_of
from zermelo.games._holdem.betting import CALL, FOLD
from zermelo.games._holdem.ranges import (
    HANDS,
    card,
    card_name,
    class_name,
    class_of,
    parse_range,
    place_of,
)
from zermelo.games._poker import cards_text, strength
from zermelo.games.holdem import Holdem, State


def peer_hand(game: Holdem, stacks: tuple[int, ...]):
    from pokerkit import Automation, NoLimitTexasHoldem

    by_hand = (
        Automation.HOLE_DEALING,
        Automation.BOARD_DEALING,
        Automation.CARD_BURNING,
        Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    )
    automatic = [one for one in Automation if one not in by_hand]
    blinds = tuple(map(int, game.blinds.partition("+")[0].split("-")))
    return NoLimitTexasHoldem.create_state(
        tuple(automatic), True, game.ante, blinds, game.big_blind, stacks, game.players
    )


def play_beside_pokerkit(game: Holdem, dice: random.Random) -> None:
    """One random hand: the same player, the same bounds of raises, the same chips at the end."""
    theirs = peer_hand(game, game.chips)
    state = game.initial_state()
    deck = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "shdc"]
    dice.shuffle(deck)
    hands = [sorted(deck[2 * i : 2 * i + 2], key=in_deck) for i in range(game.players)]
    rest = deck[2 * game.players :]
    table = [*sorted(rest[:3], key=in_deck), *rest[3:5]]
    for hand in hands:
        theirs.deal_hole("".join(hand))
    cards = iter([*itertools.chain(*hands), *table])
    dealt = 0
    while not game.is_terminal(state):
        if game.to_move(state) == CHANCE:
            state = game.result(state, card(next(cards)))
            continue
        while not theirs.actor_indices and dealt < state.opened:
            dealt += deal_to_peer(theirs, table, dealt)
        assert theirs.actor_index == state.actor
        actions = list(game.actions(state))
        assert theirs.can_fold() == (FOLD in actions)
        check_raises(game, state, theirs, actions)
        action = dice.choice(actions if dice.random() < 0.5 else [one for one in actions if one])
        text = game.action_text(state, action)
        if action == FOLD:
            theirs.fold()
        elif action == CALL:
            theirs.check_or_call()
        else:
            theirs.complete_bet_or_raise_to(game.raise_total(state, action) - state.level)
        state = game.result(state, action)
        assert text
    while theirs.status:
        if theirs.can_select_runout_count():
            theirs.select_runout_count(None)
        elif theirs.can_show_or_muck_hole_cards():
            theirs.show_or_muck_hole_cards(True)
        else:
            dealt += deal_to_peer(theirs, table, dealt)
    ours = [game.utility(state, player) for player in range(game.players)]
    if ours != theirs.payoffs:
        assert_odd_chips_alone(game, state, ours, theirs.payoffs)


def assert_odd_chips_alone(game: Holdem, state: State, ours: list[float], peers: list[int]) -> None:
    """PokerKit takes hands that can't win out of the pots before it shares them, and so adds pots
    together that others keep apart: single chips move between equal hands, no others."""
    table = state.table[0] | state.table[1] | state.table[2]
    moved = {one for one in range(game.players) if ours[one] != peers[one]}
    pots = len({state.put[one] for one in range(game.players) if not state.folded >> one & 1})
    assert len({strength(state.hands[one] | table) for one in moved}) == 1
    assert pots > 1
    assert sum(ours) == sum(peers) == 0
    assert max(abs(ours[one] - peers[one]) for one in moved) < pots


def deal_to_peer(theirs, table: list[str], dealt: int) -> int:
    count = 3 if dealt == 0 else 1
    theirs.burn_card("??")
    theirs.deal_board("".join(table[dealt : dealt + count]))
    return count


def check_raises(game: Holdem, state: State, theirs, actions: list[int]) -> None:
    raises = [game.raise_total(state, action) - state.level for action in actions if action > CALL]
    least = theirs.min_completion_betting_or_raising_to_amount
    if least is None:
        assert not raises
        return
    assert len(raises) == len(set(raises))
    assert all(least <= to <= theirs.max_completion_betting_or_raising_to_amount for to in raises)
    assert raises or state.raises == game.cap or game.push < 100_000


def in_deck(name: str) -> int:
    return 16 * "shdc".index(name[1]) + "23456789TJQKA".index(name[0])


def random_game(dice: random.Random) -> Holdem:
    players = dice.randint(2, 9)
    blinds = dice.choice(["1-2", "5-10", "0-4", "3-3"] + ["1-2-4"] * (players > 2))
    stacks = [dice.choice([3, 20, 60, 200, dice.randint(1, 300)]) for _ in range(players)]
    bets = dice.choice(["50-100", "33", "10-200", ""])
    raises = dice.choice(["100", "2.5x", "50-3x", "30-60-90-120"])
    ante = dice.choice([0, 0, 1, 3])
    sizes = f"{bets}/{raises}/4"
    return Holdem(
        players, "-".join(map(str, stacks)), f"{blinds}+{ante}", sizes=sizes, all_in="100000"
    )


def hands_beside_pokerkit(first: int, count: int) -> None:
    for number in range(first, first + count):
        dice = random.Random(number)
        play_beside_pokerkit(random_game(dice), dice)


@pytest.mark.peer("pokerkit")
def test_beside_pokerkit():
    hands_beside_pokerkit(0, 6)


@pytest.mark.long
@pytest.mark.peer("pokerkit")
@pytest.mark.parametrize("thousands", range(0, 100, 5))
def test_100_000_hands_beside_pokerkit(thousands: int):
    hands_beside_pokerkit(1000 * thousands, 5000)


# Rules that random hands seldom show.


def played(game: Holdem, words: str) -> State:
    """The state after moves; chance deals the lowest cards unless a move names one."""
    state = game.initial_state()
    for word in filter(None, (one.strip() for one in words.split(","))):
        while game.to_move(state) == CHANCE and len(word) > 2:
            state = game.result(state, next(iter(game.actions(state))))
        state = game.result(state, game.parse_action(state, word))
    return state


def legal(game: Holdem, state: State) -> list[str]:
    return [game.action_text(state, action) for action in game.actions(state)]


def test_sizes_are_shares_of_the_pot_once_called():
    game = Holdem(table="QsJh2h", pot=180, stacks="910", sizes="52/2.5x", all_in="100")
    assert legal(game, played(game, "check")) == ["check", "bet 94"]
    assert legal(game, played(game, "bet 94")) == ["fold", "call", "raise 235"]
    assert legal(game, played(game, "bet 94, raise 235")) == ["fold", "call", "raise 588"]


def test_what_leaves_little_is_all_in():
    game = Holdem(table="QsJh2h", pot=100, stacks="120", sizes="50-75", all_in="100-20")
    assert legal(game, played(game, "check")) == ["check", "bet 50", "all-in"]
    assert legal(game, played(game, "all-in")) == ["fold", "call"]


def test_a_short_all_in_gives_no_one_another_turn_to_raise():
    game = Holdem(3, "200-13-200", "1-2", sizes="100", all_in="100000")
    state = played(game, "raise 7, call, all-in")  # to 13: 6 more, where 5 are a raise
    assert "all-in" in legal(game, state)
    game = Holdem(3, "200-11-200", "1-2", sizes="100", all_in="100000")
    state = played(game, "raise 7, call, all-in")  # to 11: 4 more
    assert legal(game, state) == ["fold", "call"]


def test_rake_is_of_what_was_called_and_only_after_the_flop():
    game = Holdem(stacks="100", rake="5-3")
    state = played(game, "raise 6, fold")
    assert [game.utility(state, one) for one in (0, 1)] == [-2.0, 2.0]
    state = played(game, "call, check, bet 2, fold")
    winner, loser = game.utility(state, 0), game.utility(state, 1)
    assert (winner, loser) == (pytest.approx(2 - 0.05 * 4), -2.0)
    assert not game.zero_sum


def test_hands_of_ranges_come_as_often_as_they_weigh():
    game = load('holdem:table=QsJh2h,pot=10,ranges="AA:0.5,KQs|QQ,AKs"')
    assert not game.compiled
    assert load(spec_of(game)) == game
    odds: dict[tuple[str, str], float] = {}

    def deal(state: State, odd: float) -> None:
        if state.held == 4:
            one, other = (tuple(sorted(cards_text(hand))) for hand in state.hands)
            odds[one, other] = odds.get((one, other), 0.0) + odd
            return
        chances = {action: game.probability(state, action) for action in game.actions(state)}
        assert sum(chances.values()) == pytest.approx(1.0)
        for action, chance in chances.items():
            deal(game.result(state, action), odd * chance)

    deal(game.initial_state(), 1.0)
    ranges = [parse_range(text) for text in ("AA:0.5,KQs", "QQ,AKs")]
    expected = {}
    for one, other in itertools.product(range(1326), repeat=2):
        cards = {*HANDS[one], *HANDS[other], card("Qs"), card("Jh"), card("2h")}
        if len(cards) == 7 and ranges[0][one] * ranges[1][other] > 0:
            names = (tuple(sorted(map(card_name, HANDS[hand]))) for hand in (one, other))
            expected[tuple(names)] = ranges[0][one] * ranges[1][other]
    total = sum(expected.values())
    assert odds == pytest.approx({key: weight / total for key, weight in expected.items()})


@pytest.mark.parametrize(
    "text, count",
    [
        ("AA", 6),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("QQ+", 18),
        ("T9s+", 4),
        ("A2s+", 48),
        ("QQ-88", 30),
        ("A5s-A2s", 16),
        ("a9o-a8o", 24),
        ("AsKd", 1),
        ("all", 1326),
        ("22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32", 1326),
        ("AA:0.5 KK:0.25", 4.5),
        ("AA,AsAh:0", 5),
    ],
)
def test_ranges(text: str, count: float):
    assert parse_range(text).sum() == count


def test_classes():
    names = [class_name(number) for number in range(169)]
    assert len(set(names)) == 169
    for place in range(1326):
        assert parse_range(names[class_of(place)])[place] == 1.0
    assert [place_of(*hand) for hand in HANDS] == list(range(1326))


@pytest.mark.parametrize(
    "parameters, sentence",
    [
        ("stacks=-5", "stacks are whole numbers of chips"),
        ("stacks=0", "from 1 to 1,000,000 chips"),
        ("stacks=5-5-5", "3 stacks are given for 2 players"),
        ("table=QsJh2x,pot=4", "a card is a rank and a suit, like Ks or Td, not '2x'"),
        ("table=QsQs2h,pot=4", "the card Qs is on the table twice"),
        ("table=QsJh,pot=4", "'QsJh' has 2"),
        ("table=QsJh2h", "a pot goes with cards on the table"),
        ("table=QsJh2h,pot=5", "2 equal parts, not 5"),
        ("ranges=AA|KX", "'KX' is no range of hands"),
        ("ranges=AA:2", "a weight is from 0 to 1"),
        ("ranges=A9s-K5s", "goes from one kind of hand to another"),
        ("ranges=AsAs", "has the same card twice"),
        ("ranges=AsAh|AsAd", "each hand of one range has a card of each hand of the other"),
        ("ranges=QsQh|AA,table=QsJh2h,pot=4", "the table leaves no hand of player 1's range"),
        ("ranges=AA:0", "have weight 0"),
        ("players=3,ranges=AA", "ranges are for two players"),
        ("blinds=5", "blinds are the small and the big one"),
        ("blinds=4-2", "become no smaller"),
        ("blinds=1-2-4", "a straddle needs a third player"),
        ("blinds=1-2+", "like 1-2-4+1"),
        ("sizes=0", "bets are percentages of the pot"),
        ("sizes=2x", "bets are percentages of the pot"),
        ("sizes=50/1x", "or like 2.5x, not '1x'"),
        ("sizes=10-20-30-40-50", "and may be 4"),
        ("sizes=50/50/9", "1 to 4 bets and raises"),
        ("sizes=50/50/2/2", "of bets, of raises and a number"),
        ("all_in=-5", "all_in is a percentage of the pot"),
        ("all_in=200-101", "and perhaps another up to 100"),
        ("rake=80", "a percentage up to 50"),
        ("players=10", "from 2 to 9"),
    ],
)
def test_what_is_refused(parameters: str, sentence: str):
    quoted = ",".join(
        f'{name}="{value}"' if name == "ranges" else f"{name}={value}"
        for name, _, value in (part.partition("=") for part in parameters.split(","))
    )
    with pytest.raises(BadParameter, match=re.escape(sentence)):
        load(f"holdem:{quoted}")
