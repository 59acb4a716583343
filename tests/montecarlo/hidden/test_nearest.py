"""The nearest states, where nothing fits; and beliefs that go on in another execution."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.comparing import plain_twin
from zermelo.games import load
from zermelo.montecarlo import Beliefs, NothingFits, ismcts, pimc
from zermelo.montecarlo.hidden import nearest
from zermelo.play import make, turn_at

KUHN = load("kuhn_poker")
HEX = plain_twin(load("dark_hex:rows=3,columns=3"))


def lost(game: Any, player: int) -> tuple[Beliefs, Any]:
    """Beliefs after a turn that fitted, in one that can't be; and the state of the turn."""
    kept, state = Beliefs(game, player), game.initial_state()
    while game.to_move(state) != player:
        state = game.result(state, next(iter(game.actions(state))))
    kept.update(game.information(state, player))
    own = next(iter(game.actions(state)))
    kept.took(own)
    state = game.result(state, own)
    while game.to_move(state) != player:
        state = game.result(state, list(game.actions(state))[-1])
    with pytest.raises(NothingFits):
        kept.update((1, 2, 3))
    return kept, state


def test_states_in_which_the_same_may_be_done():
    kept, state = lost(HEX, 0)
    actions = tuple(HEX.actions(state))
    belief = kept.nearest(actions)
    assert belief is not None
    assert not belief.fits
    assert not belief.exact
    assert len(belief) >= nearest.ENOUGH
    for world, _ in belief:
        assert HEX.to_move(world) == 0
        assert set(HEX.actions(world)) == set(actions)
    for search in (ismcts, pimc):
        settings = {"iterations": 100} | ({"worlds": 3} if search is pimc else {})
        result = search(HEX, None, 0, beliefs=belief, seed=1, **settings)
        assert result.action in actions
        assert sum(row.visits or 0 for row in result.rows) > 0


def test_the_most_alike_where_none_is_the_same():
    kept, state = lost(HEX, 0)
    actions = tuple(HEX.actions(state))[:3]
    belief = kept.nearest(actions)
    assert belief is not None
    assert set(actions) <= set(HEX.actions(next(iter(belief))[0]))


def test_from_the_beginning_where_there_never_was_a_belief():
    kept = Beliefs(HEX, 1, patience=1, most=0)
    with pytest.raises(NothingFits):
        kept.update(HEX.initial_state(), seconds=0.0)
    belief = kept.nearest((0, 1, 2))
    assert belief is not None
    assert all(HEX.to_move(world) == 1 for world, _ in belief)


def test_no_move_at_random_for_lack_of_belief(monkeypatch: pytest.MonkeyPatch):
    """Whatever is known, nothing is found: the players search all the same, and move legally."""

    def nothing(self: Beliefs, information: Any, seconds: float = 0.0) -> Any:
        self._stages.append(nothing_known)
        raise NothingFits("nothing")

    known = Beliefs(HEX, 0)
    known.update(HEX.information(HEX.initial_state(), 0))
    nothing_known = known._stages[-1]
    monkeypatch.setattr(Beliefs, "update", nothing)
    for spec in ("ismcts:iterations=30", "pimc:worlds=2,iterations=30"):
        players, state, turns = [make(spec), make(spec)], HEX.initial_state(), 0
        for player, one in enumerate(players):
            one.begin(HEX, player, 1)
        while not HEX.is_terminal(state) and turns < 6:
            choice = players[HEX.to_move(state)].choose(turn_at(HEX, state))
            assert choice.result is not None
            assert "nearly fit" in choice.why
            assert choice.action in list(HEX.actions(state))
            state = HEX.result(state, choice.action)
            turns += 1


@pytest.mark.parametrize("most", [None, 0], ids=["exact", "particles"])
def test_beliefs_go_on_in_the_other_execution(most: int | None):
    """What was believed in plain Python, compiled: at once, and at the next turn."""
    twin = plain_twin(KUHN)
    kept = Beliefs(twin, 0, most=most, particles=40)
    state = KUHN.result(KUHN.result(KUHN.initial_state(), 0), 2)
    kept.update(KUHN.information(state, 0))
    kept.took(0)
    other = kept.carried_to(KUHN, 200)
    state = KUHN.result(KUHN.result(state, 0), 1)
    belief = other.update(KUHN.information(state, 0))
    assert {world.cards for world, _ in belief} == {(0, 1), (0, 2)}
    assert sum(weight for _, weight in belief) == pytest.approx(1.0)
