"""What players deal in among themselves: auctions, mortgages and trades.

In an auction the others bid in turn for what the player on the square left to the bank. A trade is
put together in three moves: which deed is wanted, which is given for it, and who pays how much on
top; its owner then takes it or leaves it. One trade may be proposed in a turn.

What is being dealt in stands above the sum of the dice in one number of the state, so that the game
without all this is no slower for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...bits import Bits, bit, each
from . import estate
from .estate import NOBODY, OUT, Estate
from .squares import PRICE

NOTHING = -1  # in place of a deed
RAISES = (10, 50, 100)
AMOUNTS = (20, 50, 100, 200, 350, 500, 750, 1000)  # what can be paid on top of a trade
EVEN = 1  # actions that say who pays: nobody, the proposer, or the partner
PAYS, GETS = EVEN + 1, EVEN + 1 + len(AMOUNTS)


class Market(NamedTuple):
    amount: int  # the bid so far; or what the proposer pays, below zero what is paid to it
    partner: int  # who bid that; or with whom the trade is; or NOBODY
    bidder: int  # whose turn it is to bid; or NOBODY
    bidders: int  # those who may still bid, a bit each
    wanted: int  # the deed that the proposer wants, or NOTHING
    given: int  # the deed that the proposer gives, or NOTHING


DICE, OFFERED = 15, 16  # the sum of the dice, and whether a trade was proposed in this turn
MOST = 1 << 20  # the highest bid


def packed(word: int, market: Market) -> int:
    """The number of the state with this market above the dice."""
    high = market.amount + MOST << 22 | market.given + 1 << 16 | market.wanted + 1 << 10
    low = market.bidders << 6 | market.bidder + 1 << 3 | market.partner + 1
    return word & (DICE | OFFERED) | (high | low) << 5


def market_of(word: int) -> Market:
    word >>= 5
    return Market(
        (word >> 22) - MOST,
        (word & 7) - 1,
        (word >> 3 & 7) - 1,
        word >> 6 & 15,
        (word >> 10 & 63) - 1,
        (word >> 16 & 63) - 1,
    )


# Auctions.


def auction(own: Estate, player: int) -> Market:
    """An auction, in which the player after this one bids first and this one last."""
    bidders = 0
    for other in range(len(own.places)):
        bidders |= 0 if own.places[other] == OUT else 1 << other
    return passed_on(Market(0, NOBODY, player, bidders, NOTHING, NOTHING), len(own.places))


def passed_on(market: Market, players: int) -> Market:
    """The next who may bid against the highest bid; NOBODY if there is none."""
    bidder, found = market.bidder, NOBODY
    for _ in range(players):
        bidder = (bidder + 1) % players
        if found == NOBODY and market.bidders >> bidder & 1 and bidder != market.partner:
            found = bidder
    return Market(market.amount, market.partner, found, market.bidders, NOTHING, NOTHING)


def bid(market: Market, action: int, players: int) -> Market:
    """After a bid, by which raise, or after the bidder gave up: action 0."""
    amount, leader, bidders = market.amount, market.partner, market.bidders
    if action:
        amount, leader = amount + RAISES[action - 1], market.bidder
    else:
        bidders &= ~(1 << market.bidder)
    return passed_on(Market(amount, leader, market.bidder, bidders, NOTHING, NOTHING), players)


def bids(own: Estate, market: Market) -> Iterator[int]:
    yield 0
    for number in range(len(RAISES)):
        if market.amount + RAISES[number] <= min(own.cash[market.bidder], MOST):
            yield number + 1


def knocked_down(own: Estate, market: Market, square: int) -> Estate:
    """The deed goes to the highest bidder, or stays with the bank."""
    if market.partner == NOBODY:
        return own
    own = estate.earned(own, market.partner, -market.amount)
    return estate.with_deeds(own, market.partner, own.deeds[market.partner] | bit(square))


# Mortgages.


def mortgageable(own: Estate, player: int) -> Bits:
    """Deeds on which the bank would lend half the price: no house stands in their group."""
    found = Bits(0)
    for square in each(own.deeds[player] & ~estate.mortgages(own.houses)):
        if not estate.built_on(own.houses, estate.group_of(square)):
            found |= bit(square)
    return found


def liftable(own: Estate, player: int) -> Bits:
    """Mortgaged deeds that the player has the money to free."""
    found = Bits(0)
    for square in each(own.deeds[player] & estate.mortgages(own.houses)):
        if cost_to_lift(square) <= own.cash[player]:
            found |= bit(square)
    return found


def cost_to_lift(square: int) -> int:
    """What was lent, and a tenth of it, rounded up."""
    return (11 * (int(PRICE[square]) // 2) + 9) // 10


def mortgaged(own: Estate, player: int, square: int) -> Estate:
    place, houses = bit(square), own.houses
    own = estate.earned(own, player, int(PRICE[square]) // 2)
    return estate.with_houses(own, (houses[0] | place, houses[1] | place, houses[2] | place))


def lifted(own: Estate, player: int, square: int) -> Estate:
    own = estate.earned(own, player, -cost_to_lift(square))
    return estate.with_houses(own, estate.without_any(own.houses, bit(square)))


# Trades.


def tradable(own: Estate, player: int) -> Bits:
    """Deeds that may change hands: no house stands in their group."""
    found = Bits(0)
    for square in each(own.deeds[player]):
        if not estate.built_on(own.houses, estate.group_of(square)):
            found |= bit(square)
    return found


def others_tradable(own: Estate, player: int) -> Bits:
    found = Bits(0)
    for other in range(len(own.places)):
        if other != player:
            found |= tradable(own, other)
    return found


def sums(own: Estate, player: int, market: Market) -> Iterator[int]:
    """Who pays how much: EVEN, PAYS and GETS with the number of the amount."""
    if market.wanted != NOTHING and market.given != NOTHING:
        yield EVEN
    for number in range(len(AMOUNTS)):
        if market.wanted != NOTHING and AMOUNTS[number] <= own.cash[player]:
            yield PAYS + number
    for number in range(len(AMOUNTS)):
        if market.given != NOTHING and AMOUNTS[number] <= own.cash[market.partner]:
            yield GETS + number


def with_sum(market: Market, action: int) -> Market:
    amount = 0
    if action >= GETS:
        amount = -AMOUNTS[action - GETS]
    elif action >= PAYS:
        amount = AMOUNTS[action - PAYS]
    return Market(amount, market.partner, NOBODY, 0, market.wanted, market.given)


def traded(own: Estate, player: int, market: Market) -> Estate:
    """After both have kept their word; a mortgage goes with its deed."""
    partner = market.partner
    own = estate.earned(own, player, -market.amount)
    own = estate.earned(own, partner, market.amount)
    if market.wanted != NOTHING:
        own = handed_over(own, partner, player, market.wanted)
    if market.given != NOTHING:
        own = handed_over(own, player, partner, market.given)
    return own


def handed_over(own: Estate, giver: int, taker: int, square: int) -> Estate:
    own = estate.with_deeds(own, giver, own.deeds[giver] & ~bit(square))
    return estate.with_deeds(own, taker, own.deeds[taker] | bit(square))
