"""What players have: places, cash, deeds and houses, and what these are worth.

Deeds are a word for each player, a bit for each square. Bit s of the three words of houses is a
digit of the number of houses on square s; five are a hotel, and seven say that the deed is
mortgaged.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits, bit, each, popcount
from ...errors import InvalidState
from ...tuples import replaced
from .squares import (
    GROUP,
    GROUP_SQUARES,
    HOUSE_PRICE,
    PRICE,
    RENT,
    SQUARES,
    STATIONS,
    TRIES,
    WORKS,
)

Houses = tuple[Bits, Bits, Bits]
HOTEL, MORTGAGED = 5, 7
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
    return own.cash[player] + raisable(own.houses, own.deeds[player])


def raisable(houses: Houses, deeds: Bits) -> int:
    """What the bank gives for all of it: half of what it cost, nothing more where it has lent."""
    total = 0
    for square in each(deeds & ~mortgages(houses)):
        count = houses_on(houses, square)
        total += (int(PRICE[square]) + int(HOUSE_PRICE[square]) * count) // 2
    return total


def paid(own: Estate, player: int, amount: int, creditor: int) -> Estate:
    """After a payment, to the bank if the creditor is NOBODY; who can't pay at all is out."""
    if liquid(own, player) >= amount:
        if creditor != NOBODY:
            own = earned(own, creditor, amount)
        return earned(own, player, -amount)
    deeds, houses = own.deeds[player], without_any(own.houses, own.deeds[player])
    if creditor != NOBODY:
        lent = mortgages(own.houses) & deeds
        houses = (houses[0] | lent, houses[1] | lent, houses[2] | lent)
        own = earned(own, creditor, liquid(own, player) - raisable(houses, deeds))
        own = with_deeds(own, creditor, own.deeds[creditor] | deeds)
    own = earned(own, player, -own.cash[player])
    own = with_deeds(own, player, Bits(0))
    return placed(with_houses(own, houses), player, OUT)


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


def mortgages(houses: Houses) -> Bits:
    """The squares of mortgaged deeds."""
    return houses[0] & houses[1] & houses[2]


def buildings(houses: Houses) -> Bits:
    """The squares on which there is a house or a hotel."""
    return (houses[0] | houses[1] | houses[2]) & ~mortgages(houses)


def built_on(houses: Houses, squares: Bits) -> bool:
    return bool(buildings(houses) & squares)


def group_of(square: int) -> Bits:
    """All squares of the group of this one."""
    return Bits(GROUP_SQUARES[GROUP[square]])


def owns_group(deeds: Bits, square: int) -> bool:
    group = group_of(square)
    return deeds & group == group


def buildable(houses: Houses, deeds: Bits, cash: int) -> Bits:
    """Where a house may be built: on whole groups, evenly, for money there is."""
    found = Bits(0)
    deeds &= ~mortgages(houses)
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
    """What was paid for all of it, without what the bank has lent: half the price."""
    total = 0
    for square in each(deeds):
        count = houses_on(houses, square)
        if count == MORTGAGED:
            total += int(PRICE[square]) // 2
        else:
            total += int(PRICE[square]) + int(HOUSE_PRICE[square]) * count
    return total


def house_count(houses: Houses, deeds: Bits) -> int:
    deeds &= ~mortgages(houses)
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


def check(own: Estate, may_mortgage: bool) -> None:
    """Raise InvalidState where no game comes to this."""
    if not all(OUT <= place < SQUARES for place in own.places):
        raise InvalidState(
            f"places are squares from 0 to {SQUARES - 1}, or -1 for a player who is out"
        )
    taken = Bits(0)
    for deeds in own.deeds:
        if any(GROUP[square] < 0 for square in each(deeds)) or taken & deeds:
            raise InvalidState("a deed is of a property, and one player's only")
        taken |= deeds
    lent = mortgages(own.houses)
    free = without_any(own.houses, lent) if may_mortgage else own.houses
    if any(houses_on(free, square) > HOTEL for square in range(SQUARES)):
        raise InvalidState("a square has at most five houses")
    if (own.houses[0] | own.houses[1] | own.houses[2]) & ~taken:
        raise InvalidState("only streets that a player owns can have houses")
    if any(built_on(own.houses, group_of(square)) for square in each(lent)):
        raise InvalidState("where a house stands in a group, none of its deeds is mortgaged")
    if not all(0 <= tries <= TRIES for tries in own.jail):
        raise InvalidState(f"a prisoner has 1 to {TRIES} throws left, who is free 0")
