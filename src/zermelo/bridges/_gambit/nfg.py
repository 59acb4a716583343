"""Games in normal form: Gambit's .nfg files.

Each player's strategies, then what each combination of them pays: the first player's strategy
changes fastest. Payoffs are listed as they are, or as numbers of outcomes listed before.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...display import rows_html, text_html
from ...errors import BadFile, BadParameter
from ...games.tree import Tree
from .efg import distinct, header
from .tokens import Tokens, quoted, shown

MOST_PROFILES = 1 << 20


@dataclass(frozen=True)
class NormalForm:
    """Players, their strategies, and the payoffs of each combination.

    `payoffs[i, j, ..., player]` is what a player gets when the first plays strategy i, the second
    j, and so on.

    >>> pennies = np.array([[[1, -1], [-1, 1]], [[-1, 1], [1, -1]]])
    >>> NormalForm(("A", "B"), (("h", "t"), ("h", "t")), pennies).game().players
    2
    """

    players: tuple[str, ...]
    strategies: tuple[tuple[str, ...], ...]
    payoffs: np.ndarray
    title: str = ""

    def _repr_html_(self) -> str:
        """For notebooks: what every combination of strategies is worth to each player."""
        worth = self.payoffs.reshape(-1, len(self.players)).tolist()
        chosen = itertools.product(*self.strategies)
        rows = ((*names, *paid) for names, paid in zip(chosen, worth, strict=True))
        heads = (*self.players, *(f"to {name}" for name in self.players))
        return text_html(self.title) + rows_html(heads, rows, len(worth))

    def __post_init__(self) -> None:
        shape = (*(len(own) for own in self.strategies), len(self.players))
        if len(self.strategies) != len(self.players) or self.payoffs.shape != shape:
            raise BadParameter(f"payoffs must have the shape {shape}, not {self.payoffs.shape}")

    def game(self) -> Tree:
        """The same game with players who choose in turn, without seeing earlier choices."""
        spec = self._below(())
        return Tree({"players": list(self.players), **spec})

    def _below(self, chosen: tuple[int, ...]) -> Any:
        player = len(chosen)
        if player == len(self.players):
            return {"utility": [float(value) for value in self.payoffs[chosen]]}
        moves = {
            name: self._below((*chosen, index))
            for index, name in enumerate(self.strategies[player])
        }
        label = {"information": f"{player + 1}"} if chosen else {}
        return {"player": player, **label, "moves": moves}

    def to_nfg(self) -> str:
        """The text of an .nfg file."""
        players = " ".join(quoted(name) for name in self.players)
        strategies = " ".join(
            "{ " + " ".join(quoted(name) for name in own) + " }" for own in self.strategies
        )
        lines = [f"NFG 1 R {quoted(self.title)} {{ {players} }}", f"{{ {strategies} }}", '""', ""]
        profiles = _profiles([len(own) for own in self.strategies])
        lines += [" ".join(map(shown, self.payoffs[profile])) for profile in profiles]
        return "\n".join(lines) + "\n"


def _profiles(sizes: list[int]) -> Any:
    """All combinations, the first player's strategy changing fastest."""
    for reverse in itertools.product(*(range(size) for size in reversed(sizes))):
        yield tuple(reversed(reverse))


def parse_nfg(text: str) -> NormalForm:
    """The game of an .nfg file.

    >>> parse_nfg('NFG 1 R "pennies" { "A" "B" } { 2 2 } 1 -1 -1 1 -1 1 1 -1').players
    ('A', 'B')
    """
    tokens = Tokens(text)
    title, players = header(tokens, "NFG", 1)
    strategies = _strategies(tokens, len(players))
    if tokens.has_text():
        tokens.text("a comment")
    sizes = [len(own) for own in strategies]
    if tokens.at("{"):
        numbers = _by_outcome(tokens, len(players))
        cells = [_cell(tokens, numbers) for _ in range(math.prod(sizes))]
    else:
        cells = [[_float(tokens, "a payoff") for _ in players] for _ in range(math.prod(sizes))]
    if tokens.next.kind != "end":
        raise BadFile(f"all payoffs are there before {tokens.next}", tokens.next.line)
    payoffs = np.zeros((*sizes, len(players)))
    for profile, cell in zip(_profiles(sizes), cells, strict=True):
        payoffs[profile] = cell
    return NormalForm(players, strategies, payoffs, title)


def _strategies(tokens: Tokens, players: int) -> tuple[tuple[str, ...], ...]:
    line = tokens.next.line

    def strategies() -> tuple[str, ...]:
        if not tokens.has_number():
            return distinct(tokens.listed(lambda: tokens.text("a strategy")))
        count = tokens.integer("how many strategies there are")
        if count > MOST_PROFILES:
            raise BadFile(f"{count} strategies are too many", line)
        return tuple(str(number) for number in range(1, count + 1))

    made = tokens.listed(strategies)
    if len(made) != players:
        raise BadFile(f"strategies of {len(made)} players, but there are {players}", line)
    if not all(made):
        raise BadFile("a player without strategies", line)
    if math.prod(len(own) for own in made) > MOST_PROFILES:
        raise BadFile(f"more than {MOST_PROFILES:,} combinations of strategies", line)
    return tuple(made)


def _by_outcome(tokens: Tokens, players: int) -> list[list[float]]:
    """Payoffs of outcome 0, which pays nothing, 1, 2, ..."""

    def outcome() -> list[float]:
        line = tokens.next.line
        payoffs = tokens.listed(lambda: _float(tokens, "a payoff"), title="the outcome's name")
        if len(payoffs) != players:
            raise BadFile(f"{len(payoffs)} payoffs for {players} players", line)
        return payoffs

    return [[0.0] * players, *tokens.listed(outcome)]


def _cell(tokens: Tokens, outcomes: list[list[float]]) -> list[float]:
    line = tokens.next.line
    number = tokens.integer("the number of an outcome")
    if number >= len(outcomes):
        raise BadFile(f"there is no outcome {number}", line)
    return outcomes[number]


def _float(tokens: Tokens, what: str) -> float:
    line = tokens.next.line
    try:
        return float(tokens.fraction(what))
    except OverflowError:
        raise BadFile("a payoff is too large for floating point", line) from None
