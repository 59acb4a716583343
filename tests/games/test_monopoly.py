"""Monopoly by hand: each rule in a small position; and whole games by all kinds of players."""

from __future__ import annotations

import random

import pytest

from tests.games.comparing import diaries, plain_twin
from zermelo.bits import Bits, bit
from zermelo.board import Square
from zermelo.errors import BadParameter, InvalidState
from zermelo.game import CHANCE
from zermelo.games._monopoly import estate, squares
from zermelo.games._monopoly.estate import OUT
from zermelo.games._monopoly.phases import (
    ANSWER,
    AUCTION,
    BUILD,
    BUY,
    CARD,
    JAILED,
    ROLL,
    SELL,
)
from zermelo.games.monopoly import Monopoly, State
from zermelo.play.match.referee import play_game
from zermelo.play.players.specs import make
from zermelo.playouts import playouts

GAME = Monopoly()
BROWN = bit(1) | bit(3)


def start(**changes) -> State:
    """The start, with other numbers for the first player or the whole estate."""
    state = GAME.initial_state()
    own = state.own._replace(**{k: v for k, v in changes.items() if k in state.own._fields})
    return state._replace(own=own, **{k: v for k, v in changes.items() if k in state._fields})


def after(state: State, *names: str) -> State:
    for name in names:
        state = GAME.result(state, GAME.parse_action(state, name))
    return state


def test_the_board():
    kinds = squares.KIND.tolist()
    assert [kinds.count(kind) for kind in range(6)] == [3, 28, 2, 3, 3, 1]
    assert [squares.name_of(square) for square in (0, 1, 12, 24, 35, 39)] == [
        "go",
        "brown 1",
        "works 1",
        "red 3",
        "station 4",
        "dark blue 2",
    ]
    sizes = [int(group).bit_count() for group in squares.GROUP_SQUARES]
    assert sizes == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]


def test_buying_and_rent():
    state = after(start(), "21")
    assert state.phase == BUY
    state = after(state, "buy brown 2")
    assert state.own.cash == (1440, 1500)
    assert state.own.deeds[0] == bit(3)
    assert (state.player, state.phase) == (1, ROLL)
    state = after(state, "21")  # the same square
    assert state.own.cash == (1444, 1496)
    assert after(start(), "21", "buy nothing").own.deeds[0] == Bits(0)


def test_rents():
    none = (Bits(0), Bits(0), Bits(0))
    assert estate.rent(none, bit(3), 3, 7) == 4
    assert estate.rent(none, BROWN, 3, 7) == 8
    houses = none
    for count in range(1, 6):
        houses = estate.with_house(houses, 3)
        assert estate.houses_on(houses, 3) == count
        assert estate.rent(houses, BROWN, 3, 7) == squares.RENT[3, count]
    for count in range(4, -1, -1):
        houses = estate.without_house(houses, 3)
        assert estate.houses_on(houses, 3) == count
    assert estate.rent(none, bit(5) | bit(15) | bit(25), 5, 7) == 100
    assert estate.rent(none, bit(12), 12, 7) == 28
    assert estate.rent(none, bit(12) | bit(28), 12, 7) == 70


def test_passing_go_taxes_and_jail():
    assert after(start(places=(38, 0)), "21").own.cash[0] == 1700
    assert after(start(places=(1, 0)), "21").own.cash[0] == 1300  # income tax
    state = after(start(places=(27, 0)), "21")
    assert (state.own.places[0], state.own.jail[0]) == (10, 3)
    assert state.own.cash[0] == 1500  # nobody passes go on the way to jail


def test_doubles_throw_again_and_the_third_goes_to_jail():
    state = after(start(places=(8, 0)), "11")  # jail, on a visit
    assert (state.player, state.phase, state.doubles) == (0, ROLL, 1)
    state = after(state, "55")  # parking
    assert (state.player, state.doubles) == (0, 2)
    state = after(state, "11")
    assert (state.player, state.own.places[0], state.own.jail[0]) == (1, 10, 3)


def test_the_ways_out_of_jail():
    state = start(places=(10, 0), jail=(3, 0), phase=JAILED)
    paid = after(state, "pay 50")
    assert (paid.own.cash[0], paid.own.jail[0], paid.phase) == (1450, 0, ROLL)
    double = after(state, "throw", "55")
    assert (double.own.places[0], double.own.jail[0]) == (20, 0)
    assert double.player == 1  # that double throws no second time
    stays = after(state, "throw", "64")
    assert (stays.own.places[0], stays.own.jail[0], stays.player) == (10, 2, 1)
    last = after(start(places=(10, 0), jail=(1, 0), phase=JAILED), "throw", "64")
    assert (last.own.places[0], last.own.cash[0], last.own.jail[0]) == (20, 1450, 0)


def test_cards():
    state = after(start(places=(4, 0)), "21")
    assert state.phase == CARD
    assert GAME.to_move(state) == CHANCE
    assert len(list(GAME.actions(state))) == 8
    assert after(state, "get 150").own.cash[0] == 1650
    assert after(state, "pay 15").own.cash[0] == 1485
    assert after(state, "next station").own.places[0] == 15
    assert after(state, "back 3").own.places[0] == 4
    assert after(state, "advance to red 3").own.places[0] == 24
    assert after(state, "to jail").own.jail[0] == 3
    for square, station in ((22, 25), (36, 5)):
        there = start(places=(square, 0), phase=CARD)
        assert after(there, "next station").own.places[0] == station
    chest = after(start(places=(0, 0)), "11")
    assert after(chest, "advance to go").own.cash[0] == 1700


def test_repairs_cost_by_the_house():
    houses = (Bits(0), bit(1) | bit(3), Bits(0))
    state = start(places=(7, 0), deeds=(BROWN, Bits(0)), houses=houses, phase=CARD)
    assert after(state, "repairs 25 a house").own.cash[0] == 1500 - 4 * 25


def test_houses_are_built_evenly():
    state = start(places=(10, 0), deeds=(BROWN, Bits(0)), phase=BUILD)
    names = [GAME.action_text(state, action) for action in GAME.actions(state)]
    assert names == ["done", "build on brown 1", "build on brown 2"]
    state = after(state, "build on brown 1")
    names = [GAME.action_text(state, action) for action in GAME.actions(state)]
    assert names == ["done", "build on brown 2"]
    assert state.own.cash[0] == 1450
    poor = start(places=(10, 0), deeds=(BROWN, Bits(0)), cash=(40, 1500))
    assert GAME.resolved(poor, poor.own).phase == ROLL


def test_who_lacks_cash_sells_evenly():
    houses = (bit(1), bit(3), Bits(0))
    own = {"deeds": (BROWN | bit(5), Bits(0)), "houses": houses, "cash": (-40, 1500)}
    state = start(phase=SELL, **own)
    names = {GAME.action_text(state, action) for action in GAME.actions(state)}
    assert names == {"sell brown 2", "sell station 1"}
    state = after(state, "sell brown 2")
    assert (state.own.cash[0], state.phase) == (-15, SELL)
    state = after(state, "sell station 1")
    assert state.own.cash[0] == 85
    assert state.own.deeds[0] == BROWN


def test_who_can_not_pay_at_all_is_out():
    deeds = (bit(5), bit(39))
    houses = (bit(39), Bits(0), bit(39))
    state = start(places=(32, 0), cash=(50, 100), deeds=deeds, houses=houses)
    state = after(state, "52")
    assert state.own.places[0] == OUT
    assert GAME.is_terminal(state)
    assert [GAME.utility(state, player) for player in (0, 1)] == [-1.0, 1.0]
    assert state.own.cash == (0, 150)
    assert state.own.deeds == (Bits(0), bit(5) | bit(39))
    three = Monopoly(players=3)
    first = three.initial_state()
    own = first.own._replace(places=(2, 5, 5), cash=(10, 0, 0))
    gone = three.result(first._replace(own=own), 8 + 1)  # a double onto the income tax
    assert gone.own.places[0] == OUT
    assert (gone.player, three.is_terminal(gone)) == (1, False)


def test_the_richest_wins_in_the_end():
    short = Monopoly(rounds=1)
    state = start(turn=2, deeds=(bit(39), Bits(0)), cash=(1100, 1499))
    assert short.is_terminal(state)
    assert short.utility(state, 0) == 1.0
    assert short.utility(state._replace(own=start(turn=2).own), 0) == 0.0
    assert short.evaluate(state, 0) == pytest.approx(-short.evaluate(state, 1), abs=1e-3)


def test_random_games_use_all_of_the_rules():
    stats = playouts(GAME, 300, seed=1)
    assert sum(stats.wins) + stats.draws == 300
    assert abs(sum(stats.utility)) < 1e-9


@pytest.mark.parametrize(
    "game",
    [plain_twin(Monopoly(rounds=3)), pytest.param(GAME, marks=pytest.mark.long)],
    ids=["short", "whole"],
)
@pytest.mark.parametrize(
    "spec", ["mcts:iterations=100", "expectiminimax:depth=2", "auto:time=0.01"]
)
def test_players_play_whole_games(spec: str, game: Monopoly):
    record = play_game(game, [make(spec), make("random")], seed=1)
    assert not record.fault
    assert sum(record.utilities) == 0


@pytest.mark.parametrize("spec", ["maxn:depth=2", "paranoid:depth=2", "mcts:iterations=20"])
def test_three_play_whole_games(spec: str):
    game = plain_twin(Monopoly(players=3, rounds=3))
    record = play_game(game, [make(spec), make(spec), make("random")], seed=1)
    assert not record.fault
    assert abs(sum(record.utilities)) < 1e-9


@pytest.mark.parametrize(
    "change, message",
    [
        ({"places": (40, 0)}, "squares from 0 to 39"),
        ({"places": (-1, 0)}, "can't be to move"),
        ({"phase": 11}, "phase is 0 to 10"),
        ({"deeds": (bit(0), Bits(0))}, "a deed is of a property"),
        ({"deeds": (bit(1), bit(1))}, "one player's only"),
        ({"deeds": (bit(1), Bits(0)), "houses": (Bits(0), bit(1), bit(1))}, "five houses"),
        ({"houses": (bit(1), Bits(0), Bits(0))}, "that a player owns"),
        ({"jail": (4, 0)}, "1 to 3 throws"),
    ],
)
def test_positions_that_are_none(change, message):
    with pytest.raises(InvalidState, match=message):
        GAME.parse_state(GAME.state_text(start(**change)))


def test_parameters():
    for wrong in ({"players": 1}, {"players": 5}, {"rounds": 0}, {"cash": -1}):
        with pytest.raises(BadParameter, match="must be"):
            Monopoly(**wrong)


def test_the_picture():
    circuit, cash, text = GAME.board(start(deeds=(bit(39), Bits(0))))
    assert circuit.squares[0] == Square("Go", note="collect $200", visitors=(0, 1))
    assert circuit.squares[39] == Square("Boardwalk", "dark blue", "$400", owner=0)
    assert circuit.squares[4] == Square("Income Tax", note="$200")
    assert cash.texts() == ("$1,500", "$1,500")
    assert text.text == "Turn 1 of 80. Player 1 throws the dice."
    state = start(deeds=(BROWN, Bits(0)), phase=BUILD)
    assert GAME.action_cells(state, GAME.parse_action(state, "build on brown 1")) == (1,)


def words(state):
    return [GAME.action_words(state, action) for action in GAME.actions(state)]


def test_moves_in_words():
    assert words(start(places=(3, 0), phase=BUY)) == [
        "leave Baltic Avenue to the bank",
        "buy Baltic Avenue for $60",
    ]
    build = start(deeds=(BROWN, Bits(0)), phase=BUILD)
    assert words(build)[:2] == ["end the turn", "build a house on Mediterranean Avenue for $50"]
    assert words(start(deeds=(BROWN, Bits(0)), phase=SELL))[1] == "sell Baltic Avenue for $30"
    assert words(start(jail=(3, 0), phase=JAILED)) == [
        "pay $50 to leave jail",
        "throw for a double",
    ]
    assert words(start())[1] == "the dice show 2 and 1"
    assert "the card says: go to jail" in words(start(places=(7, 0), phase=CARD))


# What players deal in among themselves.

ALL = Monopoly(players=3, auctions=True, mortgages=True, trades=True)


def dealing(**changes) -> State:
    """A start for three, with other numbers for the first player."""
    state = ALL.initial_state()
    own = state.own._replace(**{k: v for k, v in changes.items() if k in state.own._fields})
    return state._replace(own=own, **{k: v for k, v in changes.items() if k in state._fields})


def dealt(state: State, *names: str) -> State:
    for name in names:
        assert ALL.parse_state(ALL.state_text(state)) == state
        state = ALL.result(state, ALL.parse_action(state, name))
    return state


def choices(state: State) -> list[str]:
    return [ALL.action_text(state, action) for action in ALL.actions(state)]


def test_an_auction_goes_to_the_highest_bidder():
    state = dealt(dealing(), "21", "buy nothing")
    assert (state.phase, ALL.to_move(state)) == (AUCTION, 1)
    assert choices(state) == ["give up", "raise by 10", "raise by 50", "raise by 100"]
    state = dealt(state, "raise by 10")
    assert ALL.to_move(state) == 2
    state = dealt(state, "give up", "raise by 50")
    assert ALL.to_move(state) == 1  # the other is out of it
    assert "player 1 bids $60, player 2 is next" in ALL.turn_text(state)
    state = dealt(state, "raise by 10", "give up", "done")
    assert state.own.cash == (1500, 1430, 1500)
    assert state.own.deeds == (Bits(0), bit(3), Bits(0))
    assert (state.player, state.phase, state.thrown) == (1, ROLL, 0)


def test_an_auction_without_a_bid_leaves_it_to_the_bank():
    state = dealt(dealing(), "21", "buy nothing", "give up", "give up")
    assert ALL.to_move(state) == 0
    state = dealt(state, "give up")
    assert state.own.cash == (1500, 1500, 1500)
    assert state.own.deeds == (Bits(0),) * 3
    # Who can't pay the price of the deed may still bid what there is; who is out may not.
    poor = dealing(places=(0, 5, OUT), cash=(20, 15, 0))
    state = dealt(poor, "21", "raise by 10", "give up")
    assert (state.own.cash, state.own.deeds[1]) == ((20, 5, 0), bit(3))


def test_a_mortgage():
    state = dealing(phase=BUILD, deeds=(BROWN | bit(5), Bits(0), Bits(0)))
    assert [one for one in choices(state) if "mortgage" in one] == [
        "mortgage brown 1",
        "mortgage brown 2",
        "mortgage station 1",
    ]
    before = ALL.wealth(state, 0)
    state = dealt(state, "mortgage brown 1", "mortgage station 1")
    assert state.own.cash[0] == 1500 + 30 + 100
    assert ALL.wealth(state, 0) == before
    assert not any("build" in one or one.startswith("sell") for one in choices(state))
    assert ALL.board(state)[0].squares[5].note == "mortgaged"
    visited = dealing(places=(0, 0, 0), player=1)._replace(own=state.own)
    assert dealt(visited, "32").own.cash == (1630, 1500, 1500)  # no rent
    assert dealt(visited, "21").own.cash == (1638, 1492, 1500)  # twice 4: the group is whole
    state = dealt(state, "lift station 1")
    assert state.own.cash[0] == 1630 - 110
    state = dealt(state, "lift brown 1")
    assert state.own.cash[0] == 1630 - 110 - 33
    assert "build on brown 1" in choices(state)


def test_the_bank_lends_on_deeds_and_buys_houses_only():
    own = {"deeds": (BROWN | bit(5), Bits(0), Bits(0)), "houses": (bit(1), Bits(0), Bits(0))}
    state = dealing(phase=SELL, cash=(-120, 1500, 1500), **own)
    assert choices(state) == ["sell brown 1", "mortgage station 1"]
    state = dealt(state, "mortgage station 1", "sell brown 1", "done")
    assert state.own.cash[0] == 5
    assert estate.mortgages(state.own.houses) == bit(5)
    # One who can't pay hands mortgaged deeds on; the bank frees what it gets.
    lent = state.own.houses
    for square, left in ((38, Bits(0)), (37, bit(5))):
        own = state.own._replace(
            places=(35, 0, 0), cash=(5, 900, 0), deeds=(bit(5), bit(37) | bit(39), Bits(0))
        )
        broke = dealing(places=(35, 0, 0), houses=lent)._replace(own=own)
        broke = dealt(broke, "21" if square == 38 else "11")
        assert broke.own.places[0] == OUT
        assert estate.mortgages(broke.own.houses) == left
        assert broke.own.deeds[1] & bit(5) == left


def test_a_trade_of_deeds_and_money():
    deeds = (bit(1) | bit(37), bit(3), bit(39))
    state = dealing(phase=BUILD, deeds=deeds)
    state = dealt(state, "offer a trade")
    assert choices(state) == [
        "no trade",
        "want brown 2",
        "want dark blue 2",
        "want cash of player 2",
        "want cash of player 3",
    ]
    state = dealt(state, "want dark blue 2", "give brown 1", "pay 200")
    assert (state.phase, ALL.to_move(state), ALL.turn_text(state)) == (
        ANSWER,
        2,
        "Turn 1 of 120. Player 1 proposes to player 3 to give Boardwalk to player 1 for "
        "Mediterranean Avenue and $200.",
    )
    done = dealt(state, "accept")
    assert done.own.cash == (1300, 1500, 1700)
    assert done.own.deeds == (bit(37) | bit(39), bit(3), bit(1))
    assert "build on dark blue 2" in choices(done)
    assert "offer a trade" not in choices(done)  # one in a turn
    refused = dealt(state, "decline")
    assert (refused.own, refused.phase) == (state.own, BUILD)
    assert "offer a trade" in choices(dealt(refused, "done", "21"))


def test_a_deed_for_money_and_no_trade():
    state = dealing(phase=BUILD, deeds=(bit(1), bit(3), Bits(0)), cash=(60, 60, 60))
    state = dealt(state, "offer a trade")
    sold = dealt(state, "want cash of player 3", "give brown 1", "get 50", "accept")
    assert (sold.own.cash, sold.own.deeds[2]) == ((110, 60, 10), bit(1))
    bought = dealt(state, "want brown 2", "give no deed")
    assert choices(bought) == ["no trade", "pay 20", "pay 50"]
    assert dealt(bought, "no trade").own == state.own
    assert "even" in choices(dealt(state, "want brown 2", "give brown 1"))
    built = dealing(phase=BUILD, deeds=(bit(5), BROWN, Bits(0)), houses=(bit(1), Bits(0), Bits(0)))
    assert not any("brown" in one for one in choices(dealt(built, "offer a trade")))


def test_moves_of_deals_in_words():
    state = dealing(phase=BUILD, deeds=(bit(1), bit(3), Bits(0)))

    def words(state: State) -> list[str]:
        return [ALL.action_words(state, action) for action in ALL.actions(state)]

    assert words(state) == [
        "end the turn",
        "mortgage Mediterranean Avenue for $30",
        "offer a trade",
    ]
    assert "pay back $33 for Mediterranean Avenue" in words(dealt(state, "mortgage brown 1"))
    state = dealt(state, "offer a trade")
    assert words(state)[1:3] == ["ask for Baltic Avenue", "sell to player 2"]
    state = dealt(state, "want brown 2", "give brown 1")
    assert words(state)[:3] == ["offer no trade", "exchange evenly", "pay $20 on top"]
    assert words(dealt(state, "get 100"))[1] == (
        "agree to give Baltic Avenue and $100 to player 1 for Mediterranean Avenue"
    )
    assert words(dealt(dealing(), "21", "buy nothing", "raise by 10"))[1] == (
        "bid $20 for Baltic Avenue"
    )


@pytest.mark.parametrize(
    "change, message",
    [
        ({"phase": AUCTION}, "an auction has a bidder"),
        ({"phase": ANSWER}, "a trade is with another player"),
        (
            {"deeds": (BROWN, Bits(0), Bits(0)), "houses": (BROWN, bit(1), bit(1))},
            "none of its deeds is mortgaged",
        ),
    ],
)
def test_deals_that_are_none(change, message):
    with pytest.raises(InvalidState, match=message):
        ALL.parse_state(ALL.state_text(dealing(**change)))


def test_deals_need_their_parameters():
    state = dealt(dealing(), "21", "buy nothing")
    with pytest.raises(InvalidState, match="only in a game with these parameters"):
        Monopoly(players=3).parse_state(ALL.state_text(state))
    lent = start(deeds=(bit(5), Bits(0)), houses=(bit(5), bit(5), bit(5)))
    with pytest.raises(InvalidState, match="at most five houses"):
        GAME.parse_state(GAME.state_text(lent))


def test_random_games_with_all_rules_in_plain_python_keep_what_there_is():
    """No deed is lost or had twice, nobody owes anything when another is to move."""
    game = plain_twin(
        Monopoly(players=3, rounds=8, cash=300, auctions=True, mortgages=True, trades=True)
    )
    dice, phases = random.Random(7), set()
    for _ in range(4):
        state = game.initial_state()
        while not game.is_terminal(state):
            actions = list(game.actions(state))
            names = {game.action_text(state, action) for action in actions}
            assert 0 < len(actions) == len(names) <= game.max_actions
            assert game.parse_state(game.state_text(state)) == state
            phases.add(state.phase)
            state = game.result(state, dice.choice(actions))
        assert sum(game.utility(state, player) for player in range(3)) == pytest.approx(0)
    assert phases == set(range(11))


@pytest.mark.long
def test_all_rules_compiled_are_those_in_plain_python():
    """Guarded in `make test` by the same comparison of the game without them, in the catalogue."""
    game = Monopoly(players=3, rounds=6, auctions=True, mortgages=True, trades=True)
    seeds = range(30)
    assert diaries(game, seeds, 2000, True) == diaries(game, seeds, 2000, False)
