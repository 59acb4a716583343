"""What players have: places, cash, deeds and houses, and what these are worth.

Deeds are a word for each player, a bit for each square. Bit s of the three words of houses is a
digit of the number of houses on square s; five are a hotel.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits, bit, each, popcount
from ...tuples import replaced
from .squares import GROUP, GROUP_SQUARES, HOUSE_PRICE, PRICE, RENT, STATIONS, WORKS

Houses = tuple[Bits, Bits, Bits]
HOTEL = 5
NOBODY, OUT = -1, -1


class Estate(NamedTuple):
    places: tuple[int, ...]  # OUT for a player who can't pay any more
    cash: tuple[int, ...]  # below zero where a player must sell something
    jail: tuple[int, ...]  # throws for a double that a prisoner has left; 0: free
    deeds: tuple[Bits, ...]
    houses: tuple[Bits, Bits, Bits]


def placed(own: Estate, player: int, square: int) -> Estate:
    places = replaced(own.places, player, square)
    return Estate(places, own.cash, own.jail, own.deeds, own.houses)


def earned(own: Estate, player: int, amount: int) -> Estate:
    cash = replaced(own.cash, player, own.cash[player] + amount)
    return Estate(own.places, cash, own.jail, own.deeds, own.houses)


def jailed(own: Estate, player: int, throws: int) -> Estate:
    jail = replaced(own.jail, player, throws)
    return Estate(own.places, own.cash, jail, own.deeds, own.houses)


def with_deeds(own: Estate, player: int, deeds: Bits) -> Estate:
    held = replaced(own.deeds, player, deeds)
    return Estate(own.places, own.cash, own.jail, held, own.houses)


def with_houses(own: Estate, houses: Houses) -> Estate:
    return Estate(own.places, own.cash, own.jail, own.deeds, houses)


def owner_of(own: Estate, square: int) -> int:
    owner = NOBODY
    for player in range(len(own.deeds)):
        if own.deeds[player] >> square & 1:
            owner = player
    return owner


def built(own: Estate, player: int, square: int) -> Estate:
    own = earned(own, player, -int(HOUSE_PRICE[square]))
    return with_houses(own, with_house(own.houses, square))


def sold(own: Estate, player: int, square: int) -> Estate:
    """A house to the bank for half its price, or the deed where there is none."""
    if houses_on(own.houses, square):
        own = earned(own, player, int(HOUSE_PRICE[square]) // 2)
        return with_houses(own, without_house(own.houses, square))
    own = earned(own, player, int(PRICE[square]) // 2)
    return with_deeds(own, player, own.deeds[player] & ~bit(square))


def liquid(own: Estate, player: int) -> int:
    """What a player can pay at once."""
    return own.cash[player] + worth(own.houses, own.deeds[player]) // 2


def paid(own: Estate, player: int, amount: int, creditor: int) -> Estate:
    """After a payment, to the bank if the creditor is NOBODY; who can't pay at all is out."""
    if liquid(own, player) >= amount:
        if creditor != NOBODY:
            own = earned(own, creditor, amount)
        return earned(own, player, -amount)
    deeds = own.deeds[player]
    if creditor != NOBODY:
        rest = liquid(own, player) - worth((Bits(0), Bits(0), Bits(0)), deeds) // 2
        own = earned(own, creditor, rest)
        own = with_deeds(own, creditor, own.deeds[creditor] | deeds)
    own = earned(own, player, -own.cash[player])
    own = with_deeds(own, player, Bits(0))
    return placed(with_houses(own, without_any(own.houses, deeds)), player, OUT)


# Houses.


def houses_on(houses: Houses, square: int) -> int:
    ones, twos = int(houses[0] >> square & 1), int(houses[1] >> square & 1)
    return ones + 2 * twos + 4 * int(houses[2] >> square & 1)


def with_house(houses: Houses, square: int) -> Houses:
    place = bit(square)
    carry = houses[0] & place
    return (houses[0] ^ place, houses[1] ^ carry, houses[2] ^ (houses[1] & carry))


def without_house(houses: Houses, square: int) -> Houses:
    place = bit(square)
    borrow = ~houses[0] & place
    return (houses[0] ^ place, houses[1] ^ borrow, houses[2] ^ (~houses[1] & borrow))


def without_any(houses: Houses, squares: Bits) -> Houses:
    return (houses[0] & ~squares, houses[1] & ~squares, houses[2] & ~squares)


def built_on(houses: Houses, squares: Bits) -> bool:
    return bool((houses[0] | houses[1] | houses[2]) & squares)


def group_of(square: int) -> Bits:
    """All squares of the group of this one."""
    return Bits(GROUP_SQUARES[GROUP[square]])


def owns_group(deeds: Bits, square: int) -> bool:
    group = group_of(square)
    return deeds & group == group


def buildable(houses: Houses, deeds: Bits, cash: int) -> Bits:
    """Where a house may be built: on whole groups, evenly, for money there is."""
    found = Bits(0)
    for square in each(deeds):
        if HOUSE_PRICE[square] and HOUSE_PRICE[square] <= cash and owns_group(deeds, square):
            count = houses_on(houses, square)
            if count < HOTEL and count == fewest(houses, group_of(square)):
                found |= bit(square)
    return found


def sellable(houses: Houses, deeds: Bits) -> Bits:
    """Where a house can be sold, evenly; or the deed, if no house is left in the group."""
    found = Bits(0)
    for square in each(deeds):
        group = group_of(square)
        if not built_on(houses, group) or houses_on(houses, square) == most(houses, group):
            found |= bit(square)
    return found


def fewest(houses: Houses, squares: Bits) -> int:
    count = HOTEL
    for square in each(squares):
        count = min(count, houses_on(houses, square))
    return count


def most(houses: Houses, squares: Bits) -> int:
    count = 0
    for square in each(squares):
        count = max(count, houses_on(houses, square))
    return count


def worth(houses: Houses, deeds: Bits) -> int:
    """What was paid for all of it; the bank gives half."""
    total = 0
    for square in each(deeds):
        total += int(PRICE[square]) + int(HOUSE_PRICE[square]) * houses_on(houses, square)
    return total


def house_count(houses: Houses, deeds: Bits) -> int:
    few = popcount(houses[0] & deeds) + 2 * popcount(houses[1] & deeds)
    return few + 4 * popcount(houses[2] & deeds)


def rent(houses: Houses, deeds: Bits, square: int, thrown: int) -> int:
    """What a visitor pays to the owner of these deeds, who has this one."""
    group = int(GROUP[square])
    owned = popcount(deeds & group_of(square))
    if group == STATIONS:
        return 25 << (owned - 1)
    if group == WORKS:
        return thrown * (10 if owned == 2 else 4)
    count = houses_on(houses, square)
    plain = int(RENT[square, count])
    return 2 * plain if count == 0 and owns_group(deeds, square) else plain
