"""Five good games, and each rule of conformance broken in exactly one way.

`breaks` is the rule that a check must name.
"""

from tests.broken_games import definition, information, notation, tuning
from tests.broken_games.good import Corridor, HighCard
from zermelo import Game

__all__ = ["BROKEN", "GOOD"]

GOOD = (Corridor, HighCard, tuning.Owned, tuning.Tuned, information.DealsAnew)
BROKEN = {
    name: thing
    for module in (definition, notation, tuning, information)
    for name, thing in vars(module).items()
    if isinstance(thing, type) and issubclass(thing, Game) and getattr(thing, "breaks", "")
}
