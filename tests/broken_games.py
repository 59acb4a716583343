"""Four good games, and each rule of conformance broken in exactly one way.

`breaks` is the rule that a check must name.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from zermelo import CHANCE, Bits, Game, LinearEvaluation
from zermelo.board import Board, Cards, Grid, Piece, Text
from zermelo.errors import IllegalAction


class Walk(NamedTuple):
    place: int
    ply: int


class Corridor(Game):
    """Two players take turns to step left or right from the middle of a corridor of nine
    places, or stay; whoever reaches an end wins, and nobody after ten plies. A good game."""

    breaks = ""
    compiled = False  # which is quicker than to compile each of the broken ones
    max_actions = 3
    symmetries = 2
    feature_names = ("place",)
    observation_shape = (9,)

    def initial_state(self) -> Any:
        return Walk(4, 0)

    def to_move(self, state: Any) -> int:
        return state.ply % 2

    def actions(self, state: Any) -> Iterator[int]:
        if not self.is_terminal(state):
            yield -1
            yield 0
            yield 1

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + action, state.ply + 1)

    def is_terminal(self, state: Any) -> bool:
        return state.place == 0 or state.place == 8 or state.ply == 10

    def utility(self, state: Any, player: int) -> float:
        if 0 < state.place < 8:
            return 0.0
        return -1.0 if self.to_move(state) == player else 1.0

    def symmetric_state(self, state: Any, symmetry: int) -> Any:
        return state if symmetry == 0 else Walk(8 - state.place, state.ply)

    def symmetric_action(self, action: int, symmetry: int) -> int:
        return action if symmetry == 0 else -action

    def features(self, state: Any, player: int) -> tuple[float, ...]:
        return (float(state.place),)

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[state.place] = 1.0

    def action_text(self, state: Any, action: int) -> str:
        return ("left", "stay", "right")[action + 1]

    def board(self, state: Any, player: int | None = None) -> Board:
        return (Grid(1, 9, tuple(Piece("x") if i == state.place else None for i in range(9))),)


class Deal(NamedTuple):
    cards: tuple[int, int]
    dealt: int
    played: tuple[int, int]
    ply: int


class HighCard(Game):
    """Each gets one of three cards; both stay or raise, twice in turn. A good game."""

    breaks = ""
    compiled = False  # which is quicker than to compile each of the broken ones
    max_actions = 3
    utility_bounds = (-3.0, 3.0)
    plays = 4

    def initial_state(self) -> Deal:
        return Deal((-1, -1), 0, (0, 0), 0)

    def to_move(self, state: Deal) -> int:
        return CHANCE if state.dealt < 2 else state.ply % 2

    def actions(self, state: Deal) -> Iterator[int]:
        if state.dealt < 2:
            for card in range(3):
                if card != state.cards[0]:
                    yield card
        elif not self.is_terminal(state):
            yield 0
            yield 1

    def result(self, state: Deal, action: int) -> Deal:
        if state.dealt == 0:
            return Deal((action, -1), 1, state.played, 0)
        if state.dealt == 1:
            return Deal((state.cards[0], action), 2, state.played, 0)
        first, second = state.played
        bit = action << (state.ply // 2)
        played = (first | bit, second) if state.ply % 2 == 0 else (first, second | bit)
        return Deal(state.cards, 2, played, state.ply + 1)

    def is_terminal(self, state: Deal) -> bool:
        return state.ply == self.plays

    def utility(self, state: Deal, player: int) -> float:
        stake = 1.0 + (1.0 if state.played[0] else 0.0) + (1.0 if state.played[1] else 0.0)
        return stake if state.cards[player] > state.cards[1 - player] else -stake

    def probability(self, state: Deal, action: int) -> float:
        return 1.0 / 3.0 if state.dealt == 0 else 0.5

    def information(self, state: Deal, player: int) -> Any:
        return (state.cards[player], state.dealt, state.played, state.ply)

    def board(self, state: Deal, player: int | None = None) -> Board:
        cards = tuple(
            "?" if player is not None and who != player else str(card)
            for who, card in enumerate(state.cards)
        )
        return (Cards(cards), Text(f"{state.dealt} {state.played} {state.ply}"))


class Forgetful(Corridor):
    breaks = "same answer twice"

    def actions(self, state: Any) -> Iterator[int]:
        steps = list(super().actions(state))
        random.shuffle(steps)
        yield from steps


class Undecided(Corridor):
    breaks = "same answer twice"
    ways = itertools.cycle((-1, 1))

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + next(self.ways), state.ply + 1)


class Cell:
    """A mutable state, by value."""

    def __init__(self, place: int, ply: int) -> None:
        self.place, self.ply = place, ply

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cell) and (self.place, self.ply) == (other.place, other.ply)

    def __hash__(self) -> int:
        return hash((self.place, self.ply))


class Overwriting(Corridor):
    breaks = "result leaves its state alone"
    symmetries = 1

    def initial_state(self) -> Any:
        return Cell(4, 0)

    def result(self, state: Any, action: int) -> Any:
        state.place += action
        state.ply += 1
        return state

    def state_text(self, state: Any) -> str:
        return f"{state.place} {state.ply}"


class ByIdentity(Overwriting):
    breaks = "states are values"

    def initial_state(self) -> Any:
        return _START

    def result(self, state: Any, action: int) -> Any:
        return Thing(state.place + action, state.ply + 1)


class Thing:
    def __init__(self, place: int, ply: int) -> None:
        self.place, self.ply = place, ply


_START = Thing(4, 0)


class Unhashable(Corridor):
    breaks = "states are values"

    def initial_state(self) -> Any:
        return [4, 0]


class Stuck(Corridor):
    breaks = "actions until the end"
    symmetries = 1

    def actions(self, state: Any) -> Iterator[int]:
        if not self.is_terminal(state) and state.place != 6:
            yield -1
            yield 0
            yield 1


class GoesOn(Corridor):
    breaks = "no actions after the end"

    def actions(self, state: Any) -> Iterator[int]:
        yield from (-1, 0, 1)


class Repeats(Corridor):
    breaks = "distinct actions"

    def actions(self, state: Any) -> Iterator[int]:
        if not self.is_terminal(state):
            yield from (-1, 1, 1)


class Crowded(Corridor):
    breaks = "most actions"
    max_actions = 2


class ThirdPlayer(Corridor):
    breaks = "whose turn"

    def to_move(self, state: Any) -> int:
        return state.ply % 3


class SecretChance(Corridor):
    breaks = "whose turn"

    def to_move(self, state: Any) -> int:
        return CHANCE if state.ply == 3 else state.ply % 2


class Generous(Corridor):
    breaks = "zero sum"

    def utility(self, state: Any, player: int) -> float:
        return 1.0


class Expensive(Corridor):
    breaks = "utility bounds"

    def utility(self, state: Any, player: int) -> float:
        return 2.0 * super().utility(state, player)


class Infinite(Corridor):
    breaks = "finite values"

    def evaluate(self, state: Any, player: int) -> float:
        return float("inf")


class LoadedDie(HighCard):
    breaks = "probabilities"

    def probability(self, state: Deal, action: int) -> float:
        return 0.5


class NegativeDie(HighCard):
    breaks = "probabilities"

    def probability(self, state: Deal, action: int) -> float:
        return (-0.5, 1.0, 0.5)[action] if state.dealt == 0 else 0.5


class LosesText(Corridor):
    breaks = "states read back"

    def state_text(self, state: Any) -> str:
        return f"[{state.place},0]"


class TakesAnyText(Corridor):
    breaks = "states read back"

    def state_text(self, state: Any) -> str:
        return f"{state.place} {state.ply}"

    def parse_state(self, text: str) -> Any:
        place, ply = text.split()
        return Walk(int(place), int(ply))


class SameNames(Corridor):
    breaks = "action names"

    def action_text(self, state: Any, action: int) -> str:
        return "stay" if action == 0 else "go"


class OffByOne(Corridor):
    breaks = "action names"

    def parse_action(self, state: Any, text: str) -> int:
        found = super().parse_action(state, text)
        return 0 if found == 1 else found


class RefusesItsOwn(Corridor):
    breaks = "action names"

    def parse_action(self, state: Any, text: str) -> int:
        raise IllegalAction("no")


class CrashesOnNonsense(Corridor):
    breaks = "action names"

    def parse_action(self, state: Any, text: str) -> int:
        return {"left": -1, "stay": 0, "right": 1}[text]


class TornBoard(Corridor):
    breaks = "board"

    def board(self, state: Any, player: int | None = None) -> Board:
        return (Grid(1, 9, (None,) * 8),)


class OffTheBoard(Corridor):
    breaks = "board"

    def action_cells(self, state: Any, action: int) -> tuple[int, ...]:
        return (9,)


class Lopsided(Corridor):
    breaks = "symmetries"

    def symmetric_action(self, action: int, symmetry: int) -> int:
        return action


class Crooked(Corridor):
    breaks = "symmetries"

    def symmetric_state(self, state: Any, symmetry: int) -> Any:
        return state if symmetry == 0 else Walk(max(7 - state.place, 0), state.ply)


class Blinding(Corridor):
    breaks = "observation"

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[state.place] = float("nan")


class Nameless(Corridor):
    breaks = "features"
    feature_names = ("place", "ply")


class Weighty(LinearEvaluation, Corridor):
    breaks = "features"
    weights = (0.5, 0.5)


class Featureless(Corridor):
    breaks = "features"

    def features(self, state: Any, player: int) -> tuple[float, ...]:
        return ()


class Shapeless(Corridor):
    breaks = "observation"
    observation_shape = ()

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[...] = float("inf")


class NotZero(Corridor):
    breaks = "zero sum"
    zero_sum = True

    def utility(self, state: Any, player: int) -> float:
        return 0.5


class Narrow(Corridor):
    breaks = "utility bounds"
    utility_bounds = (-0.5, 0.5)


class Mirrored(Corridor):
    breaks = "symmetries"
    symmetries = 3

    def symmetric_action(self, action: int, symmetry: int) -> int:
        return action if symmetry != 1 else -action


class Endgames:
    """One class: the last plies of `Tuned`."""

    unit = "plies"

    def kinds(self, most: int) -> tuple[int, ...]:
        return (0,)

    def size(self, kind: int) -> int:
        return 9 * 16


class Tuned(Corridor):
    """The corridor with every hook that tunes an engine. A good game."""

    resolution = 1.0
    endgames = Endgames()

    def wins_at_once(self, state: Any) -> bool:
        return state.place in (1, 7)

    def order(self, state: Any, action: int) -> int:
        return abs(state.place + action - 4)

    def is_quiet(self, state: Any) -> bool:
        return not self.wins_at_once(state)

    def noisy_actions(self, state: Any) -> Iterator[int]:
        for action in self.actions(state):
            if state.place + action in (0, 8):
                yield action

    def candidates(self, state: Any) -> Iterator[int]:
        wins = self.wins_at_once(state)
        for action in self.actions(state):
            if not wins or state.place + action in (0, 8):
                yield action

    def bounds(self, state: Any) -> tuple[float, float]:
        if self.wins_at_once(state):
            return (1.0, 1.0)
        return (-1.0, 1.0 if state.ply < 9 else 0.0)

    def bounds_within(self, state: Any, alpha: float, beta: float) -> tuple[float, float]:
        low, high = self.bounds(state)
        return max(low, alpha - 1.0), min(high, beta + 1.0)

    def key(self, state: Any) -> Bits:
        return Bits(16 * min(state.place, 8 - state.place) + state.ply)

    def null_move(self, state: Any) -> Any:
        return state if state.ply == 9 else Walk(state.place, state.ply + 1)

    def threatened(self, state: Any) -> bool:
        return state.place in (2, 6)

    def accuracy(self, value: float) -> float:
        return 0.1

    def plies_left(self, state: Any) -> int:
        return 10 - state.ply

    def random_action(self, state: Any, dice: Any) -> int:
        return int(dice % 3) - 1

    def playout_action(self, state: Any, dice: Any) -> int:
        return int(dice % 2)

    def book_key(self, state: Any) -> Bits:
        return Bits(16 * state.place + state.ply)

    def index(self, state: Any) -> tuple[int, int]:
        return (0, 16 * state.place + state.ply) if state.ply > 6 else (-1, 0)

    def indexed(self, kind: int, number: int) -> tuple[Any, bool]:
        state = Walk(number // 16, number % 16)
        return state, 6 < state.ply < 11

    def number_after(self, kind: int, number: int, action: int) -> int:
        return number + 16 * action + 1

    def table_holds(self, state: Any, plies: int) -> bool:
        return plies <= 10


class Sorted(Tuned):
    breaks = "order"

    def order(self, state: Any, action: int) -> Any:
        return action / 3


class Restless(Tuned):
    breaks = "true or false"

    def is_quiet(self, state: Any) -> Any:
        return "quiet"


class Threatening(Tuned):
    breaks = "true or false"

    def threatened(self, state: Any) -> Any:
        return None


class Noisy(Tuned):
    breaks = "chosen actions"

    def noisy_actions(self, state: Any) -> Iterator[int]:
        yield 2


class MissesTheWin(Tuned):
    breaks = "chosen actions"

    def candidates(self, state: Any) -> Iterator[int]:
        yield 0

    def bounds(self, state: Any) -> tuple[float, float]:
        return (-1.0, 1.0)


class Optimist(Tuned):
    breaks = "bounds"

    def bounds(self, state: Any) -> tuple[float, float]:
        return (0.5, 1.0)


class OptimistInWindows(Tuned):
    breaks = "bounds"

    def bounds_within(self, state: Any, alpha: float, beta: float) -> tuple[float, float]:
        return (beta, beta)


class OneKey(Tuned):
    breaks = "keys"

    def key(self, state: Any) -> Bits:
        return Bits(state.ply)


class OneLine(Tuned):
    breaks = "keys"

    def book_key(self, state: Any) -> Bits:
        return Bits(0)


class MovesOnThePass(Tuned):
    breaks = "null move"

    def null_move(self, state: Any) -> Any:
        return Walk(state.place, state.ply + 2)


class Overconfident(Tuned):
    breaks = "accuracy"

    def accuracy(self, value: float) -> float:
        return -0.1


class Impatient(Tuned):
    breaks = "plies left"

    def plies_left(self, state: Any) -> int:
        return 1


class Coarse(Tuned):
    breaks = "resolution"
    resolution = 2.0


class PlaysOutAnywhere(Tuned):
    breaks = "drawn actions"

    def playout_action(self, state: Any, dice: Any) -> int:
        return 7


class NeverStays(Tuned):
    breaks = "drawn actions"

    def random_action(self, state: Any, dice: Any) -> int:
        return 2 * int(dice % 2) - 1


class MisnumberedState(Tuned):
    breaks = "endgames"

    def index(self, state: Any) -> tuple[int, int]:
        kind, number = super().index(state)
        return kind, number ^ 16


class Unnumbered(Tuned):
    breaks = "endgames"

    def indexed(self, kind: int, number: int) -> tuple[Any, bool]:
        return self.initial_state(), False


class Miscounted(Tuned):
    breaks = "endgames"

    def number_after(self, kind: int, number: int, action: int) -> int:
        return number + 1


class HoldsLater(Tuned):
    breaks = "endgames"

    def table_holds(self, state: Any, plies: int) -> bool:
        return plies > 10


class OtherTables(Tuned):
    breaks = "endgames"

    @property
    def table_game(self) -> Game:
        return OtherTables() if type(self) is Tuned else _Further(3)


class _Further(Tuned):
    def __init__(self, further: int) -> None:
        self.further = further

    @property
    def table_game(self) -> Game:
        return _Further(self.further - 1)


class SmallClass(Endgames):
    def size(self, kind: int) -> int:
        return 1


class NoClass(Endgames):
    def kinds(self, most: int) -> tuple[int, ...]:
        return ()


class NoClasses(Tuned):
    breaks = "endgames"
    endgames = NoClass()


class TooFewNumbers(Tuned):
    breaks = "endgames"
    endgames = SmallClass()


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


class Cheat(Corridor):
    breaks = "drawn actions"

    def random_action(self, state: Any, dice: Any) -> int:
        return 2


class Dreamer(Corridor):
    breaks = "chosen actions"

    def candidates(self, state: Any) -> Iterator[int]:
        yield 5


class Endless(Corridor):
    breaks = "games end"
    symmetries = 1

    def result(self, state: Any, action: int) -> Any:
        return Walk(4, 1 - state.ply)


class Crashes(Corridor):
    breaks = "no errors"

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + action + 0 * [0, 0, 0][state.ply], state.ply + 1)


class NothingThere(Game):
    breaks = "six functions"


class Misspelt(Game):
    """`is_terminal` is called otherwise."""

    breaks = "six functions"
    initial_state, to_move, actions = Corridor.initial_state, Corridor.to_move, Corridor.actions
    result, is_terminl, utility = Corridor.result, Corridor.is_terminal, Corridor.utility


class SoManyPlayers(Corridor):
    breaks = "attributes"
    players = "2"  # type: ignore[assignment]


class Unclear(Corridor):
    breaks = "attributes"
    compiled = "perhaps"  # type: ignore[assignment]


class NamesOnly(Corridor):
    breaks = "attributes"
    player_names = "XO"  # type: ignore[assignment]


class NoSuchFile(Corridor):
    breaks = "attributes"
    path_parameters = ("words",)


class OneRule(Corridor):
    breaks = "attributes"
    rules = "any"  # type: ignore[assignment]


class Backwards(Corridor):
    breaks = "attributes"
    last_plies = -1


class NoStart(Corridor):
    breaks = "states are values"

    def initial_state(self) -> Any:
        Walk(4, 0)


class NoResult(Corridor):
    breaks = "states are values"

    def result(self, state: Any, action: int) -> Any:
        Walk(state.place + action, state.ply + 1)


class Array(Corridor):
    breaks = "states are values"

    def result(self, state: Any, action: int) -> Any:
        return Walk(np.int64(state.place + action), state.ply + 1)


class NoActions(Corridor):
    breaks = "actions"

    def actions(self, state: Any) -> Any:
        return None


class NoEnd(Corridor):
    breaks = "is it over"

    def is_terminal(self, state: Any) -> Any:
        return None


class NoUtility(Corridor):
    breaks = "finite values"

    def utility(self, state: Any, player: int) -> Any:
        return None


class NeverSet(Corridor):
    """Never sets what it uses."""

    breaks = "no errors"

    def to_move(self, state: Any) -> int:
        return int(self.turn)


class Overflows(Corridor):
    """Beyond 64 bits plain integers go on and compiled ones don't."""

    breaks = "plain and compiled agree"
    compiled = True

    def evaluate(self, state: Any, player: int) -> float:
        return float((state.place << 62) >> 62)


class Growing(Corridor):
    breaks = "state shape"
    compiled = True
    symmetries = 1

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + action, state.ply + 1 if state.ply < 9 else state.ply << 60)

    def is_terminal(self, state: Any) -> bool:
        return not (0 < state.place < 8 and 0 <= state.ply < 10)


class KnowsMore(HighCard):
    """What a player may do depends on the other's card."""

    breaks = "same information"

    def actions(self, state: Deal) -> Iterator[int]:
        if state.dealt < 2 or state.cards[0] + state.cards[1] < 3:
            yield from super().actions(state)
        elif not self.is_terminal(state):
            yield 0


class Unsaid(HighCard):
    breaks = "same information"

    def information(self, state: Deal, player: int) -> Any:
        return [state.cards[player], state.dealt, state.played, state.ply]


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


GOOD = (Corridor, HighCard, Tuned, DealsAnew)
BROKEN = tuple(
    thing
    for thing in list(vars().values())
    if isinstance(thing, type) and issubclass(thing, Game) and getattr(thing, "breaks", "")
)
