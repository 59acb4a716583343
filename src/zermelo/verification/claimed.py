"""Checks a saved result: follows its certificate, recomputes its value, or samples continuations.

The first of these that is possible is done, and the sentence says which, so that a sample is
not mistaken for a proof.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..errors import ZermeloError
from ..game import Game
from .bounds import Bound, plain
from .certificate import check_certificate
from .induction import Positions, Repeats, keeps, roundings, value_to, values
from .outcome import Budget, CounterExample, NotChecked, exact_text
from .repeating import sure_values
from .saved import SavedResult


def check_result(saved: SavedResult, game: Game, budget: Budget) -> str:
    """What was checked, in a sentence; raises CounterExample if the result is wrong."""
    check = _Check(saved, game, budget)
    check.check_line()
    if not check.claims:
        return (
            f"nothing is claimed as proven; the state and the {len(saved.line)} moves of the line "
            "are legal"
        )
    if saved.values is None and check.open.keys() <= saved.certificate.keys():
        return check.by_certificate()
    try:
        return check.by_induction()
    except NotChecked as error:
        return check.by_samples(str(error))


class _Check:
    def __init__(self, saved: SavedResult, game: Game, budget: Budget) -> None:
        self.saved, self.game, self.budget = saved, game, budget
        if saved.player >= game.players:
            raise NotChecked(f"{game.name} has no player {saved.player + 1}")
        if game.hidden_information:
            raise NotChecked(f"{game.name} hides something, so that its states have no value")
        self.moves = list(saved.moves)
        self.state = self._reached()
        self.bounds = list(saved.bounds.values())
        self.open = {side: one for side, one in saved.bounds.items() if not one.is_given(game)}
        """The bounds that do not follow from the game's least and greatest utility alone."""

    @property
    def claims(self) -> bool:
        return bool(self.bounds)

    def _reached(self) -> Any:
        game, saved = self.game, self.saved
        state = game.initial_state() if saved.state is None else game.parse_state(saved.state)
        return self._played(state, [], saved.moves)

    def _played(self, state: Any, before: list[str], moves: tuple[str, ...]) -> Any:
        for number, move in enumerate(moves):
            path = [*before, *moves[:number]]
            if self.game.is_terminal(state):
                raise CounterExample(path, f"the move {move[:40]}", "the end of the game")
            try:
                action = self.game.parse_action(state, move)
            except ZermeloError as error:
                raise CounterExample(path, f"the move {move[:40]}", str(error)) from None
            state = self.game.result(state, action)
        return state

    def check_line(self) -> None:
        """The line must be legal, begin with the action and, if it ends, end as claimed."""
        saved, game = self.saved, self.game
        end = self._played(self.state, self.moves, saved.line)
        if saved.action is not None:
            action = self._action()
            text = game.action_text(self.state, action)
            if saved.line and game.parse_action(self.state, saved.line[0]) != action:
                raise CounterExample(self.moves, f"the line {saved.line[0]} ...", f"to play {text}")
        for bound in self.bounds:
            if saved.value is not None and not bound.holds(saved.value):
                claimed = f"a value of {exact_text(saved.value)}"
                raise CounterExample(self.moves, claimed, f"a bound of {bound.text(game)}")
        exact = saved.lower is not None and saved.lower == saved.upper and not saved.strict
        if exact and saved.line and not game.chance and game.is_terminal(end):
            worth = float(game.utility(end, saved.player))
            if worth != saved.lower:
                path = [*self.moves, *saved.line]
                raise CounterExample(path, exact_text(saved.lower or 0.0), exact_text(worth))

    def _action(self) -> Any:
        for action in () if self.game.is_terminal(self.state) else self.game.actions(self.state):
            if plain(action) == self.saved.action:
                return action
        claimed = f"the move {str(self.saved.action)[:40]}"
        raise CounterExample(self.moves, claimed, "that it is not legal")

    def _claimed(self) -> str:
        return " and ".join(
            bound.text(self.game)
            + (" (its utility_bounds say so)" if bound.is_given(self.game) else "")
            for bound in self.bounds
        )

    # Three ways to check it.

    def by_certificate(self) -> str:
        if not self.open:
            return f"{self._claimed()}: there is nothing else to check"
        return f"{self._claimed()}: {' and '.join(map(self._follow, self.open))}: a proof"

    def _follow(self, side: str) -> str:
        """Check one part of the certificate."""
        bound, rows = self.open[side], self.saved.certificate[side]
        self._check_first(bound, rows)
        with self._after_moves():
            count = check_certificate(self.game, self.state, bound, rows, self.budget)
        return (
            f"{len(rows):,} moves of the certificate were followed through all replies, {count:,} "
            "positions, by the plain rules"
        )

    @contextmanager
    def _after_moves(self) -> Iterator[None]:
        """Counter-examples are given from where the saved moves begin."""
        try:
            yield
        except CounterExample as wrong:
            path = [*self.moves, *wrong.moves]
            raise CounterExample(path, wrong.claimed, wrong.found) from None

    def _check_first(self, bound: Bound, rows: Any) -> None:
        """The best move must be the one that is proven."""
        if self.saved.action is None or not bound.at_least:
            return
        if bound.kept_by(self.game.to_move(self.state)):
            proven = rows.get(plain(self.state))
            if proven is not None and proven != self.saved.action:
                raise CounterExample(
                    self.moves,
                    f"that {self._text(self.saved.action)} keeps {bound.text(self.game)}",
                    f"a certificate for {self._text(proven)} instead",
                )

    def _text(self, action: Any) -> str:
        for one in self.game.actions(self.state):
            if plain(one) == action:
                return self.game.action_text(self.state, one)
        return str(action)[:40]

    def by_induction(self) -> str:
        budget, way = self.budget.part(0.5), "backward induction"
        positions = Positions(self.game, self.state, budget)
        if self.saved.values is None and not self.game.chance:
            self._compare_bounds(positions)
        else:
            try:
                self._compare(values(positions), positions)
            except Repeats:
                if self.saved.values is not None:
                    raise
                way = "value iteration"
                self._compare_sure(positions, budget)
        return (
            f"{self._claimed()}: found again by plain {way} over all {len(positions):,} positions: "
            "a proof"
        )

    def _compare_sure(self, positions: Positions, budget: Budget) -> None:
        """Positions come again and chance moves: each side is sure of its bound."""
        child = self._after(positions)
        for bound in self.bounds:
            needed = [0] if child is None or not bound.at_least else [0, child]
            found, rounding = sure_values(positions, bound, budget, needed)
            if not bound.holds(float(found[0]), rounding):
                raise CounterExample(self.moves, bound.text(self.game), exact_text(found[0]))
            if not bound.holds(float(found[needed[-1]]), rounding):
                self._refuse_action(bound)

    def _compare(self, found: list[tuple[float, ...]], positions: Positions) -> None:
        saved, errors = self.saved, roundings(positions, found)
        value = found[0][saved.player]
        for bound in self.bounds:
            if not bound.holds(value, errors[0]):
                raise CounterExample(self.moves, bound.text(self.game), exact_text(value))
        if saved.values is not None and any(
            abs(one - other) > errors[0] for one, other in zip(saved.values, found[0], strict=False)
        ):
            claimed, right = (", ".join(map(exact_text, v)) for v in (saved.values, found[0]))
            raise CounterExample(self.moves, f"the values {claimed}", right)
        if (child := self._after(positions)) is not None:
            self._compare_action(found[child][saved.player], errors[child])

    def _compare_bounds(self, positions: Positions) -> None:
        for bound in self.open.values():
            kept = keeps(positions, bound)
            if 0 not in kept:
                found = value_to(positions, self.saved.player)
                text = "that no end can be forced" if found is None else exact_text(found)
                raise CounterExample(self.moves, bound.text(self.game), text)
            child = self._after(positions)
            if bound.at_least and child is not None and child not in kept:
                self._refuse_action(bound)

    def _after(self, positions: Positions) -> int | None:
        """The number of the position after the action, if the player it is for is to move."""
        if self.saved.action is None or self.game.to_move(self.state) != self.saved.player:
            return None
        return positions.numbers[self.game.result(self.state, self._action())]

    def _compare_action(self, value: float, rounding: float) -> None:
        for bound in self.bounds:
            if bound.at_least and not bound.holds(value, rounding):
                self._refuse_action(bound)

    def _refuse_action(self, bound: Bound) -> None:
        text = self._text(self.saved.action)
        claimed = f"that {text} keeps {bound.text(self.game)}"
        raise CounterExample([*self.moves, text], claimed, "that it does not")

    def by_samples(self, reason: str) -> str:
        parts = []
        for done, (side, bound) in enumerate(self.open.items()):
            if side in self.saved.certificate:
                found = f"{self._follow(side)}: a proof"
            else:
                budget = self.budget.part(1 / (len(self.open) - done))
                found = self._sample(bound, reason, budget)
            parts.append(f"{bound.text(self.game)}: {found}")
        return "; ".join(parts)

    def _sample(self, bound: Bound, reason: str, budget: Budget) -> str:
        from .proving import PROOF, mover_of, sampled

        solver = mover_of(self.game, self.state, bound, budget.left, self.saved.algorithm in PROOF)
        first = self._action() if bound.at_least and self.saved.action is not None else None

        def mover(state: Any) -> Any:
            return first if first is not None and state == self.state else solver(state)

        with self._after_moves():
            count = sampled(self.game, self.state, bound, mover, budget)
        return (
            f"there is no certificate and {reason}, so {count:,} random continuations were "
            "checked, in which one side moved as the solver says and the other as it says or at "
            "random: all ended as claimed; not a proof"
        )
