"""Hidden information, broken."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.broken_games.good import Deal, HighCard, broken
from zermelo.board import Board


class DealsAnew(HighCard):
    """Draws the states that look so to a player. A good game."""

    def possible_states(
        self, information: Any, player: int, count: int, rng: random.Random
    ) -> Iterator[Deal]:
        card, dealt, played, ply = information
        for _ in range(count):
            other = rng.choice([other for other in range(3) if other != card])
            yield Deal((card, other) if player == 0 else (other, card), dealt, played, ply)


class DealsOwnCard(DealsAnew):
    breaks = "possible states"

    def possible_states(
        self, information: Any, player: int, count: int, rng: random.Random
    ) -> Iterator[Deal]:
        for state in super().possible_states(information, player, count, rng):
            yield Deal((state.cards[1], state.cards[0]), state.dealt, state.played, state.ply)


class DealsNothing(DealsAnew):
    breaks = "possible states"

    def possible_states(self, *arguments: Any) -> Iterator[Deal]:
        return iter(())


class ChangesOwnCard(HighCard):
    breaks = "possible states"

    def hidden_change(self, state: Deal, information: Any, player: int, dice: Any) -> Deal:
        return state._replace(cards=(state.cards[1], state.cards[0]))


class LosesTheBets(HighCard):
    """Its worlds are without what was played, on which the end depends."""

    breaks = "world"

    def world(self, state: Deal) -> Deal:
        return state._replace(played=self.initial_state().played)


class KnowsMore(HighCard):
    """What a player may do depends on the other's card."""

    breaks = "same information"

    def actions(self, state: Deal) -> Iterator[int]:
        if state.dealt < 2 or state.cards[0] + state.cards[1] < 3:
            yield from super().actions(state)
        elif not self.is_terminal(state):
            yield 0


SeesTooMuch = broken(
    "SeesTooMuch", HighCard, "what is seen", sees=lambda self, state, action, player: True
)

Unsaid = broken(
    "Unsaid",
    HighCard,
    "same information",
    information=lambda self, state, player: [
        state.cards[player],
        state.dealt,
        state.played,
        state.ply,
    ],
)


class Forgets(HighCard):
    """Forgets its own first play."""

    breaks = "perfect recall"

    def information(self, state: Deal, player: int) -> Any:
        return (state.cards[player], state.dealt, state.ply)

    def board(self, state: Deal, player: int | None = None) -> Board:
        return super().board(state, player)[:1]


class TellsAll(HighCard):
    breaks = "hidden information"

    def information(self, state: Deal, player: int) -> Any:
        return state

    def board(self, state: Deal, player: int | None = None) -> Board:
        return super().board(state, None)


class TellsTheOther(HighCard):
    """The other's card, from the second ply on."""

    breaks = "hidden information"

    def information(self, state: Deal, player: int) -> Any:
        told = state.cards[1 - player] if state.ply > 1 else -1
        return (state.cards[player], state.dealt, state.played, state.ply, told)


class ShowsTheOther(HighCard):
    breaks = "hidden information"

    def board(self, state: Deal, player: int | None = None) -> Board:
        return super().board(state, None)


class ObservesTheOther(HighCard):
    breaks = "hidden information"
    observation_shape = (2,)

    def observation(self, state: Deal, player: int, planes: Any) -> None:
        planes[0] = state.cards[0]
        planes[1] = state.cards[1]
