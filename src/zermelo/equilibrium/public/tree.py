"""The tree of what all see, and the hands that players may hold in it.

Where the hidden part of a game is dealt at the start and all later actions are seen, every history
of public actions is one node, and what depends on the hand is a vector over hands. Regret
minimization then takes one walk over this tree for all hands at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...display import shown

CHANCE, FOLD, SHOWDOWN, MATRIX = 2, 3, 4, 5
"""Kinds of nodes besides those of the two players, 0 and 1."""
NONE = -1


@shown
class PublicTree(NamedTuple):
    """Arrays that describe a public tree; parents come before their children.

    Hands are numbered for each player, at most `most` of them. Rows for players have room for
    that many, whichever has fewer.

    Attributes:
        kind: [nodes] 0 or 1: the player to act; CHANCE; or one of the three kinds of ends
        first: [nodes] where the node's links begin
        count: [nodes] and how many there are
        child: [links] the node that a link leads to
        dealt: [links] the card that chance deals, or NONE
        swap: [links] NONE, or which exchange of suits makes the last link without one into this
        factor: [nodes] what reach probabilities are multiplied with at chance nodes
        offset: [nodes] where the entries of a player's node begin, among those of that player
        task: [nodes] the number of the part of the tree that begins here, or NONE
        worth: [nodes, 2, 3] at ends, what each player gets: for better, equal and worse hands; at a
            fold, the first; times a matrix, the first
        table: [nodes] at ends, which order of the hands or which matrix it is
        hands: [2] how many each player may hold
        weight: [2, most] how likely chance makes each hand, up to a factor
        low, high: [2, most] the cards of each hand, where hands are of cards
        same: [2, most] the other player's number of the same hand, or NONE
        order: [tables, 2, most] hands from the weakest to the strongest
        able: [tables, 2] how many hands do not hold a card of the table
        holders: [tables, 2, 2 * most] the same hands, card by card
        cuts: [tables, 2, 53] where those with each card begin
        places: [tables, 2, 8, most] for each hand in that order, how many of the other's are
            weaker, and how many not stronger; then for its lower and its higher card, where in the
            sums over the other's hands with that card are those weaker, not stronger, and all
        matrices: [matrices, 2, most, most] what each player gets: a row for each hand of the other,
            in it all hands of the player
        swaps: [exchanges, 2, most] the number of each hand after the exchange
    """

    kind: Any
    first: Any
    count: Any
    child: Any
    dealt: Any
    swap: Any
    factor: Any
    offset: Any
    task: Any
    worth: Any
    table: Any
    hands: Any
    weight: Any
    low: Any
    high: Any
    same: Any
    order: Any
    able: Any
    holders: Any
    cuts: Any
    places: Any
    matrices: Any
    swaps: Any

    @property
    def compiled(self) -> bool:
        """Kernels ask their first argument, here the tree; in plain Python they call each other
        uncompiled."""
        return False


class Learnt(NamedTuple):
    """What a solver has learnt, per node, action and hand.

    Attributes:
        regrets, sums: of each player, the regrets and the weighted strategies, as numbers or, if
            `scale` is not empty, as 16-bit shares of the node's largest one
        scale: [2, nodes] by which those are multiplied: of the regrets, of the sums
        locked: strategies that are not to change
        lock: [nodes] where a node's locked strategy begins, or NONE
        reach, own, value: [tasks, most] what the parts of the tree are given and return
    """

    regrets0: Any
    regrets1: Any
    sums0: Any
    sums1: Any
    scale: Any
    locked: Any
    lock: Any
    reach: Any
    own: Any
    value: Any
