"""What ends of the game are worth to all hands of a player at once."""

from __future__ import annotations

from typing import Any

from .tree import FOLD, SHOWDOWN

CARDS = 52


def end_values(tree: Any, player: int, node: int, reach: Any, out: Any, room: Any) -> None:
    """Write to `out` the counterfactual value of each hand at the end of the game, against the
    other's hands with their `reach`."""
    kind = tree.kind[node]
    if kind == FOLD:
        fold_values(tree, player, tree.worth[node, player, 0], reach, out, room.cards)
    elif kind == SHOWDOWN:
        showdown_values(tree, player, node, reach, out, room)
    else:
        matrix_values(tree, player, node, reach, out)


def fold_values(tree: Any, player: int, worth: float, reach: Any, out: Any, seen: Any) -> None:
    """As `end_values`, after a fold. Hands that share a card are subtracted card by card; the hand
    with both cards was subtracted twice."""
    other = 1 - player
    total = gather(tree, other, reach, seen)
    for hand in range(tree.hands[player]):
        left = total - seen[tree.low[player, hand]] - seen[tree.high[player, hand]]
        twin = tree.same[player, hand]
        if twin >= 0:
            left += reach[twin]
        out[hand] = worth * left


def gather(tree: Any, other: int, reach: Any, seen: Any) -> float:
    """The sum of all reach probabilities, and for each card the sum over the hands that hold it."""
    for card in range(CARDS):
        seen[card] = 0.0
    total = 0.0
    for hand in range(tree.hands[other]):
        chance = reach[hand]
        total += chance
        seen[tree.low[other, hand]] += chance
        seen[tree.high[other, hand]] += chance
    return total


def showdown_values(tree: Any, player: int, node: int, reach: Any, out: Any, room: Any) -> None:
    """As `end_values`, at a showdown, by cumulative sums over hands in the order of strength.

    The sums are taken over all of the other's hands, and over those with each card. How many hands
    are weaker than a given one, among all and among those with its two cards, was counted when the
    tree was made: hands are not compared here, which would take most of the time.
    """
    better, equal, worse = tree.worth[node, player]
    hands = tree.hands[player]
    for hand in range(hands):
        out[hand] = 0.0
    if equal != 0.0:
        fold_values(tree, player, equal, reach, out, room.cards)
        better, worse = better - equal, worse - equal
    table, other = tree.table[node], 1 - player
    below, held_below = room.below, room.held_below
    against = tree.able[table, other]
    add_up(tree.order[table, other], reach, 0, against, below, 0)
    holders, cuts = tree.holders[table, other], tree.cuts[table, other]
    for card in range(CARDS):
        add_up(holders, reach, cuts[card], cuts[card + 1], held_below, cuts[card] + card)
    total = below[against]
    places = tree.places[table, player]
    weaker, upto = places[0], places[1]
    weaker1, upto1, all1 = places[2], places[3], places[4]
    weaker2, upto2, all2 = places[5], places[6], places[7]
    for place in range(tree.able[table, player]):
        lost = below[weaker[place]] - held_below[weaker1[place]] - held_below[weaker2[place]]
        with_cards = held_below[all1[place]] + held_below[all2[place]]
        equal_too = held_below[upto1[place]] + held_below[upto2[place]]
        won = total - below[upto[place]] - (with_cards - equal_too)
        out[tree.order[table, player, place]] += better * lost + worse * won


def add_up(hands: Any, reach: Any, begin: int, end: int, sums: Any, at: int) -> None:
    """Write the cumulative sums of these hands' reach from `at` on, beginning with 0."""
    total = 0.0
    sums[at] = 0.0
    for place in range(begin, end):
        total += reach[hands[place]]
        at += 1
        sums[at] = total


def matrix_values(tree: Any, player: int, node: int, reach: Any, out: Any) -> None:
    """As `end_values`, hand against hand: in any game with few hands, and after an all-in."""
    matrix, scale = tree.matrices[tree.table[node], player], tree.worth[node, player, 0]
    hands = tree.hands[player]
    for hand in range(hands):
        out[hand] = 0.0
    for held in range(tree.hands[1 - player]):
        chance, row = reach[held] * scale, matrix[held]
        if chance != 0.0:
            for hand in range(hands):
                out[hand] += chance * row[hand]
