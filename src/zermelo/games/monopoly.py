"""Monopoly, simplified, for two to four players.

The usual board of forty squares: streets in eight colours, stations, works, taxes, two packs of
cards, jail. Players throw two dice, may buy what they land on, collect rent (twice as much for
a whole colour without houses), and build evenly on whole colours, up to a hotel. A double throws
again, the third in a row goes to jail; who is there pays 50, or throws for a double three
times and then pays. Passing go brings 200.

Who lacks the cash sells houses and deeds to the bank for half the price; who could not pay even so
is out, and what is left goes to the creditor. Left out: payments between players other than rent.
The packs are shuffled after every card. After `rounds` turns of each player, or when one is left,
the richest wins: cash, and deeds and houses at their price.

Three rules can be added. With `auctions`, what a player does not buy is sold to the highest bidder,
who raises the bid by 10, 50 or 100. With `mortgages`, deeds can't be sold to the bank, which lends
half their price on them: no rent is paid there, and nothing built, until the loan and a tenth of it
are paid back. With `trades`, a player may once in a turn propose to exchange a deed for another's,
for money, or for both; no house may stand in their groups. A mortgage goes with its deed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..bits import Bits, bit, each
from ..board import Amounts, Board, Circuit, Square, Text
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from ._monopoly import estate, market, squares, wording
from ._monopoly.estate import NOBODY, OUT, Estate
from ._monopoly.phases import (
    ANSWER,
    AUCTION,
    BUILD,
    BUY,
    CARD,
    DONE,
    GIVE,
    JAILED,
    LIFT,
    MORTGAGE,
    OFFER,
    PARTNER,
    PAY,
    ROLL,
    SELL,
    SQUARE,
    SUM,
    THROW,
    WANT,
)
from ._monopoly.squares import CARDS, FINE, JAIL, SALARY, SQUARES, TRIES
from ._shares import share_of_win


class State(NamedTuple):
    own: Estate
    player: int
    phase: int
    thrown: int  # the sum of the last dice; in an auction or a trade what it is about, above that
    doubles: int  # in a row; 0: the turn ends with this move
    turn: int  # turns that are over


class Monopoly(Game):
    guide = Guide(
        title="Monopoly",
        summary="Buy streets, build houses, collect rent; the richest wins",
        kind="Dice games",
        rules="""
        Players go round the usual board of forty squares by two dice. Whoever lands on a street,
        station or works that nobody owns may buy it. Whoever lands on another's pays rent, twice as
        much for a whole colour without houses. On whole colours one builds evenly, up to a hotel. A
        double throws again, but the third in a row goes to jail; there one pays 50, or throws up to
        three times for a double and then pays. Passing go brings 200. Whoever lacks cash sells
        houses and deeds to the bank for half the price, and whoever can't pay even so is out.
        With the parameter auctions, what is not bought goes to the highest bidder; with mortgages,
        the bank lends half the price of a deed, which brings no rent until that and a tenth of it
        are paid back, and buys no deeds; with trades, one trade may be proposed in a turn: deeds
        without houses for others, for money, or for both. Each pack of cards is shuffled after
        every card. After 40 turns of each player, or when one is left, the richest wins: cash, and
        deeds and houses at their price.
        """,
        moves="""
        Use the buttons to buy, build, sell or pay, or click the square to build on or to sell. `buy
        nothing`, `build on` and `sell` with the name of a square, `pay 50`, `throw` and `done` are
        the moves; the dice are thrown by chance. An auction is `raise by 10` or `give up`; a trade
        is put together in three moves: `offer a trade`, then what is wanted, what is given for it
        and who pays how much, which the other may `accept` or `decline`.
        """,
        parameters={
            "players": Setting("How many players there are.", Range(2, 4)),
            "rounds": Setting(
                "After this many turns of each player the richest wins.", Range(1, 1000)
            ),
            "cash": Setting("What each player begins with.", Range(0, 10_000)),
            "auctions": Setting("Whether what a player does not buy is auctioned."),
            "mortgages": Setting("Whether deeds can be mortgaged, and not sold to the bank."),
            "trades": Setting("Whether players may trade deeds."),
        },
        history="https://en.wikipedia.org/wiki/Monopoly_(game)",
    )

    def __init__(
        self,
        players: int = 2,
        rounds: int = 40,
        cash: int = 1500,
        auctions: bool = False,
        mortgages: bool = False,
        trades: bool = False,
    ) -> None:
        self.players, self.rounds, self.cash = players, rounds, cash
        self.auctions, self.mortgages, self.trades = auctions, mortgages, trades
        self.most_turns = rounds * players
        self.max_actions = 2 * SQUARES if mortgages or trades else SQUARES

    def initial_state(self) -> State:
        zeros, cash = (0,) * self.players, (self.cash,) * self.players
        nothing = (Bits(0),) * self.players
        own = Estate(zeros, cash, zeros, nothing, (Bits(0), Bits(0), Bits(0)))
        return State(own, 0, ROLL, 0, 0, 0)

    def to_move(self, state: State) -> int:
        if self.auctions and state.phase == AUCTION:
            return market.market_of(state.thrown).bidder
        if self.trades and state.phase == ANSWER:
            return market.market_of(state.thrown).partner
        return CHANCE if state.phase <= CARD else state.player

    def is_terminal(self, state: State) -> bool:
        out = 0
        for player in range(self.players):
            out += 1 if state.own.places[player] == OUT else 0
        return out == self.players - 1 or state.turn >= self.most_turns

    def utility(self, state: State, player: int) -> float:
        """1 for the richest player, if there is just one; the utilities sum to 0."""
        totals = state.own.cash
        for other in range(self.players):
            totals = replaced(totals, other, self.wealth(state, other))
        return share_of_win(totals, player)

    def wealth(self, state: State, player: int) -> int:
        if state.own.places[player] == OUT:
            return OUT
        return state.own.cash[player] + estate.worth(state.own.houses, state.own.deeds[player])

    # Actions.

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        deeds, cash = state.own.deeds[state.player], state.own.cash[state.player]
        if state.phase == ROLL:
            for high in range(1, 7):
                for low in range(1, high + 1):
                    yield 8 * high + low
        elif state.phase == CARD:
            for card in range(CARDS):
                yield card
        elif state.phase == BUY:
            yield DONE
            yield PAY
        elif state.phase == JAILED:
            yield PAY
            yield THROW
        elif state.phase == BUILD:
            yield DONE
            for square in each(estate.buildable(state.own.houses, deeds, cash)):
                yield SQUARE + square
            if self.mortgages:
                for square in each(market.mortgageable(state.own, state.player)):
                    yield MORTGAGE + square
                for square in each(market.liftable(state.own, state.player)):
                    yield LIFT + square
            if self.trades and not state.thrown & market.OFFERED:
                yield OFFER
        elif state.phase == SELL:
            for square in each(self.sellable(state.own, state.player)):
                yield SQUARE + square
            if self.mortgages:
                for square in each(market.mortgageable(state.own, state.player)):
                    yield MORTGAGE + square
        elif self.auctions and state.phase == AUCTION:
            for raised in market.bids(state.own, market.market_of(state.thrown)):
                yield raised
        elif self.trades:
            for action in self.trading(state):
                yield action

    def trading(self, state: State) -> Iterator[int]:
        """The steps of a trade: what is wanted, what is given, who pays how much, the answer."""
        own, player = state.own, state.player
        yield DONE
        if state.phase == WANT:
            for square in each(market.others_tradable(own, player)):
                yield SQUARE + square
            for other in range(self.players):
                if other != player and own.places[other] != OUT and market.tradable(own, player):
                    yield PARTNER + other
        elif state.phase == GIVE:
            for square in each(market.tradable(own, player)):
                yield SQUARE + square
        elif state.phase == SUM:
            for action in market.sums(own, player, market.market_of(state.thrown)):
                yield action
        else:
            yield PAY

    def sellable(self, own: Estate, player: int) -> Bits:
        """What the bank buys: houses, and deeds where it does not lend on them."""
        squares = estate.sellable(own.houses, own.deeds[player])
        if self.mortgages:
            squares &= estate.buildings(own.houses)
        return squares

    def probability(self, state: State, action: int) -> float:
        if state.phase == CARD:
            return 1 / CARDS
        return 1 / 36 if action >> 3 == action & 7 else 1 / 18

    def result(self, state: State, action: int) -> State:
        own, player = state.own, state.player
        if state.phase == ROLL:
            return self.rolled(state, action >> 3, action & 7)
        if state.phase == CARD:
            return self.drawn(state, action)
        if state.phase == BUY:
            if action == PAY:
                square = own.places[player]
                own = estate.earned(own, player, -int(squares.PRICE[square]))
                own = estate.with_deeds(own, player, own.deeds[player] | bit(square))
            elif self.auctions:
                return self.auctioned(state, own)
            return self.resolved(state, own)
        if state.phase == JAILED:
            if action == PAY:
                own = estate.jailed(estate.earned(own, player, -FINE), player, 0)
            return at(state, own, ROLL)
        if self.auctions and state.phase == AUCTION:
            return self.after_bid(state, action)
        if self.trades and (state.phase >= WANT or (state.phase == BUILD and action == OFFER)):
            return self.traded(state, action)
        if self.mortgages and action >= MORTGAGE:
            if action >= LIFT:
                return self.resolved(state, market.lifted(own, player, action - LIFT))
            return self.resolved(state, market.mortgaged(own, player, action - MORTGAGE))
        if state.phase == BUILD:
            if action == DONE:
                return self.passed_on(state, own)
            return self.resolved(state, estate.built(own, player, action - SQUARE))
        return self.resolved(state, estate.sold(own, player, action - SQUARE))

    # What players deal in among themselves.

    def auctioned(self, state: State, own: Estate) -> State:
        """The players bid for the square on which the player is."""
        begun = market.auction(own, state.player)
        return with_market(at(state, own, AUCTION), begun)

    def after_bid(self, state: State, action: int) -> State:
        now = market.bid(market.market_of(state.thrown), action, self.players)
        if now.bidder != NOBODY:
            return with_market(state, now)
        own = market.knocked_down(state.own, now, state.own.places[state.player])
        return self.resolved(without_market(state), own)

    def traded(self, state: State, action: int) -> State:
        """One step further in a trade, or after it."""
        own, terms = state.own, market.market_of(state.thrown)
        if state.phase == BUILD:
            begun = without_market(at(state, own, WANT))
            return begun._replace(thrown=begun.thrown | market.OFFERED)
        if state.phase == WANT and action >= SQUARE:
            owner = estate.owner_of(own, action - SQUARE)
            asked = market.Market(0, owner, NOBODY, 0, action - SQUARE, market.NOTHING)
            return with_market(at(state, own, GIVE), asked)
        if state.phase == WANT and action != DONE:
            buyer = market.Market(0, action - PARTNER, NOBODY, 0, market.NOTHING, market.NOTHING)
            return with_market(at(state, own, GIVE), buyer)
        if state.phase == GIVE:
            given = action - SQUARE if action >= SQUARE else market.NOTHING
            return with_market(at(state, own, SUM), terms._replace(given=given))
        if state.phase == SUM and action != DONE:
            return with_market(at(state, own, ANSWER), market.with_sum(terms, action))
        if state.phase == ANSWER and action == PAY:
            own = market.traded(own, state.player, terms)
        return self.resolved(without_market(state), own)

    # What a throw or a card leads to.

    def rolled(self, state: State, high: int, low: int) -> State:
        own, player, double = state.own, state.player, high == low
        doubles = state.doubles + 1 if double else 0
        if own.jail[player]:
            doubles = 0
            tries = own.jail[player] - 1
            own = estate.jailed(own, player, 0 if double else tries)
            if not double and tries:
                return self.passed_on(state, own)
            if not double:
                own = estate.paid(own, player, FINE, NOBODY)
        if doubles == TRIES or own.places[player] == OUT:
            return self.arrested(state, own) if doubles else self.passed_on(state, own)
        thrown = high + low
        own = advanced(own, player, (own.places[player] + thrown) % SQUARES)
        return self.landed(State(own, player, ROLL, thrown, doubles, state.turn))

    def drawn(self, state: State, card: int) -> State:
        own, player = state.own, state.player
        place = own.places[player]
        pack = 0 if squares.KIND[place] == squares.CHEST else 1
        kind, number = squares.CARD_KIND[pack, card], int(squares.CARD_NUMBER[pack, card])
        if kind == squares.TO_JAIL:
            return self.arrested(state, own)
        if kind == squares.MONEY and number > 0:
            return self.resolved(state, estate.earned(own, player, number))
        if kind == squares.MONEY:
            return self.resolved(state, estate.paid(own, player, -number, NOBODY))
        if kind == squares.REPAIRS:
            bill = number * estate.house_count(own.houses, own.deeds[player])
            return self.resolved(state, estate.paid(own, player, bill, NOBODY))
        if kind == squares.BACK:
            own = estate.placed(own, player, place - number)
        elif kind == squares.NEXT_STATION:
            own = advanced(own, player, (place + (5 - place) % 10) % SQUARES)
        else:
            own = advanced(own, player, number)
        return self.landed(at(state, own, ROLL))

    def landed(self, state: State) -> State:
        """What happens on the square that the player came to."""
        own, player = state.own, state.player
        square = own.places[player]
        kind = squares.KIND[square]
        if kind == squares.ARREST:
            return self.arrested(state, own)
        if kind == squares.CHEST or kind == squares.CHANCE:
            return at(state, own, CARD)
        if kind == squares.TAX:
            return self.resolved(
                state, estate.paid(own, player, int(squares.TAXES[square]), NOBODY)
            )
        if kind == squares.PROPERTY:
            owner = estate.owner_of(own, square)
            if owner == NOBODY and squares.PRICE[square] <= own.cash[player]:
                return at(state, own, BUY)
            if self.auctions and owner == NOBODY:
                return self.auctioned(state, own)
            if owner != NOBODY and owner != player and not self.is_mortgaged(own, square):
                rent = estate.rent(own.houses, own.deeds[owner], square, state.thrown)
                return self.resolved(state, estate.paid(own, player, rent, owner))
        return self.resolved(state, own)

    def arrested(self, state: State, own: Estate) -> State:
        own = estate.jailed(estate.placed(own, state.player, JAIL), state.player, TRIES)
        return self.passed_on(State(own, state.player, ROLL, 0, 0, state.turn), own)

    def resolved(self, state: State, own: Estate) -> State:
        """The move is made: raise cash if there must be more, build or deal if it is possible."""
        player = state.player
        if own.places[player] == OUT:
            return self.passed_on(state, own)
        if own.cash[player] < 0:
            return at(state, own, SELL)
        if self.may_build(own, player) or self.may_deal(state, own):
            return at(state, own, BUILD)
        return self.passed_on(state, own)

    def may_build(self, own: Estate, player: int) -> bool:
        return bool(estate.buildable(own.houses, own.deeds[player], own.cash[player]))

    def is_mortgaged(self, own: Estate, square: int) -> bool:
        return self.mortgages and bool(estate.mortgages(own.houses) >> square & 1)

    def may_deal(self, state: State, own: Estate) -> bool:
        """Whether there is a deed to mortgage or to free, or a trade to propose."""
        player = state.player
        if self.mortgages and (market.mortgageable(own, player) or market.liftable(own, player)):
            return True
        if self.trades and not state.thrown & market.OFFERED:
            return bool(market.tradable(own, player) | market.others_tradable(own, player))
        return False

    def dice(self, state: State) -> int:
        """The sum of the last dice."""
        return state.thrown & market.DICE if self.auctions or self.trades else state.thrown

    def passed_on(self, state: State, own: Estate) -> State:
        """The next throw: of the same player after a double, else of the next who is not out."""
        player = state.player
        if state.doubles and own.places[player] != OUT:
            return State(own, player, ROLL, self.dice(state), state.doubles, state.turn)
        following = (player + 1) % self.players
        while own.places[following] == OUT:
            following = (following + 1) % self.players
        choice = own.jail[following] > 0 and own.cash[following] >= FINE
        phase = JAILED if choice else ROLL
        return State(own, following, phase, 0, 0, state.turn + 1)

    def evaluate(self, state: State, player: int) -> float:
        """The share of all that there is; deeds count half as much again, they bring rent."""
        total, own = 1.0, 0.0
        for other in range(self.players):
            deeds = state.own.deeds[other]
            strength = max(state.own.cash[other], 0) + 1.5 * estate.worth(state.own.houses, deeds)
            total += strength
            if other == player:
                own = strength
        return (own / total * self.players - 1.0) / (self.players - 1)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return wording.short(state, action)

    def action_words(self, state: State, action: int) -> str:
        return wording.sentence(state, action, [self.player_name(n) for n in range(self.players)])

    def parse_state(self, text: str) -> State:
        state: State = super().parse_state(text)
        estate.check(state.own, self.mortgages)
        wording.check(state, self.auctions, self.trades)
        return state

    def board(self, state: State, player: int | None = None) -> Board:
        players = range(self.players)
        circuit = Circuit(tuple(self.square(state, number) for number in range(SQUARES)))
        names = tuple(self.player_name(owner) for owner in players)
        cash = Amounts(state.own.cash, names, tuple(players), "cash", "$")
        return (circuit, cash, Text(self.turn_text(state)))

    def square(self, state: State, number: int) -> Square:
        houses = estate.houses_on(state.own.houses, number)
        lent = houses == estate.MORTGAGED
        return Square(
            squares.TITLES[number],
            squares.tint_of(number),
            "mortgaged" if lent else squares.note_of(number),
            estate.owner_of(state.own, number),
            0 if lent else houses,
            tuple(owner for owner, place in enumerate(state.own.places) if place == number),
        )

    def turn_text(self, state: State) -> str:
        """Which turn it is, what was thrown, and what comes next."""
        name = self.player_name(state.player).capitalize()
        dice = self.dice(state)
        thrown = f"{name} threw {dice}. " if dice else ""
        following = wording.following(state, [self.player_name(n) for n in range(self.players)])
        turn = min(state.turn + 1, self.most_turns)
        return f"Turn {turn} of {self.most_turns}. {thrown}{following}"

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        named = (BUILD, SELL, WANT, GIVE)
        return ((action - SQUARE) % SQUARES,) if state.phase in named and action >= SQUARE else ()


def at(state: State, own: Estate, phase: int) -> State:
    """The same turn with another estate, in another phase."""
    return State(own, state.player, phase, state.thrown, state.doubles, state.turn)


def with_market(state: State, terms: market.Market) -> State:
    return state._replace(thrown=market.packed(state.thrown, terms))


def without_market(state: State) -> State:
    """The same state after an auction or a trade."""
    return state._replace(thrown=state.thrown & (market.DICE | market.OFFERED))


def advanced(own: Estate, player: int, square: int) -> Estate:
    """Forward to a square; go is passed, or reached, where its number is smaller."""
    if square < own.places[player]:
        own = estate.earned(own, player, SALARY)
    return estate.placed(own, player, square)
