"""Whether a game can be played without NumPy: a random game, in a process of its own.

python -m zermelo.browser.inside.trial GAME
"""

from __future__ import annotations

import random
import sys

from . import left_out

PLIES = 60


def main() -> None:
    """Play a few moves as the browser would; an error ends this process."""
    left_out.leave_out([*left_out.WITHOUT_NUMPY, *left_out.WITHOUT_NUMBA])
    from ...chance import chance_action
    from ...game import CHANCE
    from ...games import load
    from ...web.session.table.views import position

    game, dice = load(sys.argv[1]), random.Random(1)
    state = game.initial_state()
    for _ in range(PLIES):
        position(game, state, None, yours=True, last=None)
        if game.is_terminal(state):
            break
        if game.to_move(state) == CHANCE:
            action = chance_action(game, state, dice)
        else:
            action = dice.choice([*game.actions(state)])
        game.action_text(state, action)
        state = game.result(state, action)


if __name__ == "__main__":
    try:
        main()
    except Exception as error:
        sys.exit(f"{type(error).__name__}: {error}")
