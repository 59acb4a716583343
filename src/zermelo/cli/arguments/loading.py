"""Games as commands take them: one from a file of somebody's own is looked at first."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...game import Game

__all__ = ["load"]


def load(spec: str) -> Game:
    """The game that a spec names; a slip in somebody's own rules is told before work begins."""
    from ... import games
    from ...conformance import first_look
    from ..terminal.interrupts import heard_while_compiling

    heard_while_compiling()
    game = games.load(spec)
    if type(game).__module__.startswith(f"{games.__name__}."):
        return game
    if violation := first_look(game):
        after = f", after {' '.join(violation.path)}" if violation.path else ""
        raise games.BrokenGame(
            f"{spec} breaks a rule: {violation.sentence}{after}; `zermelo check {spec}` tells more"
        )
    return game
