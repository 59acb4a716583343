"""The forty squares of the board and the cards, as tables of numbers."""

from __future__ import annotations

import numpy as np

SQUARES = 40
GO, JAIL, GO_TO_JAIL = 0, 10, 30
SALARY, FINE = 200, 50
TRIES = 3  # throws of a prisoner, and doubles that lead there
COLOURS = ("brown", "light blue", "pink", "orange", "red", "yellow", "green", "dark blue")
STATIONS, WORKS = 8, 9  # two groups more, without houses
GROUPS = 10

# What happens on a square.
NOTHING, PROPERTY, TAX, CHEST, CHANCE, ARREST = range(6)

# Square, group, price, price of a house, rent with 0 to 4 houses and a hotel.
_STREETS = (
    (1, 0, 60, 50, (2, 10, 30, 90, 160, 250)),
    (3, 0, 60, 50, (4, 20, 60, 180, 320, 450)),
    (6, 1, 100, 50, (6, 30, 90, 270, 400, 550)),
    (8, 1, 100, 50, (6, 30, 90, 270, 400, 550)),
    (9, 1, 120, 50, (8, 40, 100, 300, 450, 600)),
    (11, 2, 140, 100, (10, 50, 150, 450, 625, 750)),
    (13, 2, 140, 100, (10, 50, 150, 450, 625, 750)),
    (14, 2, 160, 100, (12, 60, 180, 500, 700, 900)),
    (16, 3, 180, 100, (14, 70, 200, 550, 750, 950)),
    (18, 3, 180, 100, (14, 70, 200, 550, 750, 950)),
    (19, 3, 200, 100, (16, 80, 220, 600, 800, 1000)),
    (21, 4, 220, 150, (18, 90, 250, 700, 875, 1050)),
    (23, 4, 220, 150, (18, 90, 250, 700, 875, 1050)),
    (24, 4, 240, 150, (20, 100, 300, 750, 925, 1100)),
    (26, 5, 260, 150, (22, 110, 330, 800, 975, 1150)),
    (27, 5, 260, 150, (22, 110, 330, 800, 975, 1150)),
    (29, 5, 280, 150, (24, 120, 360, 850, 1025, 1200)),
    (31, 6, 300, 200, (26, 130, 390, 900, 1100, 1275)),
    (32, 6, 300, 200, (26, 130, 390, 900, 1100, 1275)),
    (34, 6, 320, 200, (28, 150, 450, 1000, 1200, 1400)),
    (37, 7, 350, 200, (35, 175, 500, 1100, 1300, 1500)),
    (39, 7, 400, 200, (50, 200, 600, 1400, 1700, 2000)),
)
_STATION_SQUARES, _WORKS_SQUARES, _TAX_SQUARES = [5, 15, 25, 35], [12, 28], [4, 38]
_CHEST_SQUARES, _CHANCE_SQUARES = [2, 17, 33], [7, 22, 36]

KIND = np.zeros(SQUARES, np.int64)
GROUP = np.full(SQUARES, -1, np.int64)
PRICE = np.zeros(SQUARES, np.int64)
HOUSE_PRICE = np.zeros(SQUARES, np.int64)
RENT = np.zeros((SQUARES, 6), np.int64)
TAXES = np.zeros(SQUARES, np.int64)

_squares, _groups, _prices, _houses, _rents = map(list, zip(*_STREETS, strict=True))
KIND[_squares], GROUP[_squares], PRICE[_squares] = PROPERTY, _groups, _prices
HOUSE_PRICE[_squares], RENT[_squares] = _houses, _rents
KIND[_STATION_SQUARES], GROUP[_STATION_SQUARES], PRICE[_STATION_SQUARES] = PROPERTY, STATIONS, 200
KIND[_WORKS_SQUARES], GROUP[_WORKS_SQUARES], PRICE[_WORKS_SQUARES] = PROPERTY, WORKS, 150
KIND[_TAX_SQUARES], TAXES[_TAX_SQUARES] = TAX, [200, 100]
KIND[_CHEST_SQUARES], KIND[_CHANCE_SQUARES], KIND[GO_TO_JAIL] = CHEST, CHANCE, ARREST

GROUP_SQUARES = np.array(  # of each group, as bits
    [
        sum(1 << square for square in range(SQUARES) if GROUP[square] == group)
        for group in range(GROUPS)
    ],
    np.int64,
)

# Cards: what one does, and a number that goes with it.
MONEY, ADVANCE, BACK, TO_JAIL, NEXT_STATION, REPAIRS = range(6)
CARDS = 8  # in each of the two packs, shuffled after every card
CARD_KIND = np.array(
    [
        [MONEY, MONEY, MONEY, MONEY, MONEY, MONEY, ADVANCE, TO_JAIL],
        [MONEY, MONEY, ADVANCE, ADVANCE, NEXT_STATION, BACK, REPAIRS, TO_JAIL],
    ],
    np.int64,
)
CARD_NUMBER = np.array(
    [[200, 100, 50, 10, -50, -100, GO, 0], [150, -15, GO, 24, 0, 3, 25, 0]], np.int64
)


def name_of(square: int) -> str:
    """What a square is called: "red 2", "station 4", "chest"."""
    group = int(GROUP[square])
    if group >= 0:
        label = (*COLOURS, "station", "works")[group]
        members = [other for other in range(SQUARES) if GROUP[other] == group]
        return f"{label} {members.index(square) + 1}"
    corners = {GO: "go", JAIL: "jail", 20: "parking", GO_TO_JAIL: "to jail"}
    return corners.get(square) or {TAX: "tax", CHEST: "chest"}.get(int(KIND[square]), "chance")


_NAMES = (  # on the board, from go on
    "Go, Mediterranean Avenue, Community Chest, Baltic Avenue, Income Tax, Reading Railroad,"
    "Oriental Avenue, Chance, Vermont Avenue, Connecticut Avenue,"
    "Jail, St. Charles Place, Electric Company, States Avenue, Virginia Avenue,"
    "Pennsylvania Railroad, St. James Place, Community Chest, Tennessee Avenue, New York Avenue,"
    "Free Parking, Kentucky Avenue, Chance, Indiana Avenue, Illinois Avenue,"
    "B. & O. Railroad, Atlantic Avenue, Ventnor Avenue, Water Works, Marvin Gardens,"
    "Go to Jail, Pacific Avenue, North Carolina Avenue, Community Chest, Pennsylvania Avenue,"
    "Short Line, Chance, Park Place, Luxury Tax, Boardwalk"
)
TITLES = tuple(name.strip() for name in _NAMES.split(","))


def tint_of(square: int) -> str:
    """The colour of a street; stations and works are grey."""
    group = int(GROUP[square])
    return "" if group < 0 else (*COLOURS, "grey", "grey")[group]


def note_of(square: int) -> str:
    """What a square costs, or brings."""
    if square == GO:
        return f"collect ${SALARY}"
    cost = int(PRICE[square]) or int(TAXES[square])
    return f"${cost}" if cost else ""


def card_words(pack: int, card: int) -> str:
    """What a card says, as a sentence."""
    kind, number = int(CARD_KIND[pack, card]), int(CARD_NUMBER[pack, card])
    if kind == MONEY:
        return f"the card pays ${number}" if number > 0 else f"the card costs ${-number}"
    return {
        ADVANCE: f"the card says: advance to {TITLES[number]}",
        BACK: f"the card says: go back {number} squares",
        TO_JAIL: "the card says: go to jail",
        NEXT_STATION: "the card says: advance to the next railroad",
        REPAIRS: f"the card says: repairs, ${number} for each house",
    }[kind]


def card_name(pack: int, card: int) -> str:
    kind, number = int(CARD_KIND[pack, card]), int(CARD_NUMBER[pack, card])
    if kind == MONEY:
        return f"get {number}" if number > 0 else f"pay {-number}"
    return {
        ADVANCE: f"advance to {name_of(number)}",
        BACK: f"back {number}",
        TO_JAIL: "to jail",
        NEXT_STATION: "next station",
        REPAIRS: f"repairs {number} a house",
    }[kind]
