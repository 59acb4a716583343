"""What a game must define so that tables of its endgames can be built.

    endgames                 its classes, an object with the methods below
    index(state)             the class of a state and its number there; class -1: none
    indexed(kind, number)    that state, and whether there is one of this number

`index` and `indexed` are compiled with the game. States that are worth the same to the player to
move may share a number: mirror images, and colours swapped. What the rules count (moves since the
last capture, repetitions) is not part of a number, so the table is that of the game without such
counts. Three more are optional:

    table_game                    the game of which tables are built, where counts stand in the way
    table_holds(state, plies)     whether a win in `plies` plies comes before the counts say draw
    number_after(kind, number, action)    the number of the state after an action that stays in
                                  the class and passes the turn, where there is a quick way to
                                  it from the number alone; -1 where there is none

Classes that are too large to be built at once may be cut: `endgames` then has a method
`cuts(kind)`, which lists the numbers at which the class may be, in ascending order. No move that
stays in the class leads from a number below a cut to one above it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from ..errors import NotThisKindOfGame
from ..game import Game


@runtime_checkable
class Endgames(Protocol):
    """The classes of a game; a class is an integer, its `kind`."""

    unit: str
    """The unit in which classes are counted: "men", "pieces", ..."""

    def kinds(self, most: int) -> tuple[int, ...]:
        """All classes with up to this many of them."""

    def size(self, kind: int) -> int:
        """How many numbers the class has."""

    def name(self, kind: int) -> str:
        """The name of the class, which is that of its file."""

    def kind(self, name: str) -> int:
        """The class of this name."""

    def leads_to(self, kind: int) -> tuple[int, ...]:
        """The other classes that a move may lead to."""


def endgames_of(game: Game) -> Endgames:
    """The classes of a game, or an error that names the alternative.

    >>> from zermelo.games import load
    >>> endgames_of(load("chess")).unit
    'men'
    """
    found = game.endgames
    if not isinstance(found, Endgames):
        raise NotThisKindOfGame(
            f"{game.name} has no index of its endgames; if it is small, build a table of all its "
            "states, with `zermelo table build` and no class"
        )
    return found


def cuts_of(endgames: Endgames, kind: int) -> Sequence[int]:
    """The numbers at which a class may be cut; none where the game says nothing about it."""
    cuts: Callable[[int], Sequence[int]] | None = getattr(endgames, "cuts", None)
    return () if cuts is None else cuts(kind)


def check_kind_of_game(game: Game) -> None:
    """Tables are for two-player zero-sum games without chance or hidden information."""
    if game.players == 2 and game.zero_sum and not game.chance and not game.hidden_information:
        return
    raise NotThisKindOfGame(
        f"tables are for two players with opposed interests who see everything, and {game.name} "
        f"is a game of this kind: {game.traits}"
    )
