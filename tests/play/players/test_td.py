"""The player with a value network: it answers in plain Python, as it does compiled."""

from __future__ import annotations

import pytest

from zermelo.games import load
from zermelo.kernel.tiers import Tier, in_tier
from zermelo.play import make
from zermelo.play.player import turn_at
from zermelo.play.players.search import decision


def test_plain_until_it_is_compiled() -> None:
    """With an empty cache the first answer waits for no compiler, and is the compiled one's."""
    game = load("backgammon")
    state = decision(game)
    turn, player = turn_at(game, state), int(game.to_move(state))

    with in_tier(Tier.COMPILED):
        compiled = make("td")
        compiled.begin(game, player, 0)
        wanted = compiled.choose(turn)
    with in_tier(Tier.PLAIN):
        plain = make("td:depth=2")
        plain.begin(game, player, 0)
        found = plain.choose(turn)
    assert wanted.result is not None
    assert found.result is not None
    assert found.result.depth == wanted.result.depth == 1
    assert found.action == wanted.action
    assert found.result.value == pytest.approx(wanted.result.value, abs=1e-6)
