"""Any small game as a Gambit file."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import CHANCE, Game
from .nfg import MOST_PROFILES, NormalForm
from .tokens import quoted, shown

MOST_NODES = 200_000

Plan = dict[Any, tuple[int, str]]
"""The place and name of the move in each information set."""


@dataclass
class WrittenNode:
    """A node of the whole tree. `known` is the information set: what the mover has seen and
    done so far, and what it knows now; so recall is perfect whatever the game's information."""

    mover: int | None  # None at an end
    known: Any = None
    names: tuple[str, ...] = ()
    weights: tuple[Fraction, ...] = ()
    payoffs: tuple[float, ...] = ()
    children: list[WrittenNode] = field(default_factory=list)


def tree(game: Game, state: Any, most: int) -> WrittenNode:
    """The whole tree below a state."""
    count = itertools.count(1)
    numbers: dict[Any, int] = {}  # of pasts: a player's last information set, and what it did

    def grow(state: Any, past: tuple[Any, ...]) -> WrittenNode:
        number = next(count)
        if number > most:
            raise BadParameter(
                f"{game.name} has more than {most:,} nodes, too many to write; choose smaller "
                "parameters or a later state"
            )
        if game.is_terminal(state):
            payoffs = tuple(float(game.utility(state, p)) for p in range(game.players))
            return WrittenNode(None, payoffs=payoffs)
        actions = list(game.actions(state))
        mover = int(game.to_move(state))
        node = WrittenNode(mover)
        node.names = tuple(game.action_text(state, action) for action in actions)
        if mover == CHANCE:
            node.weights = exact([float(game.probability(state, action)) for action in actions])
        elif game.hidden_information:
            node.known = (past[mover], game.information(state, mover))
        else:
            node.known = number
        for index, action in enumerate(actions):
            after = past
            if mover != CHANCE and game.hidden_information:
                own = numbers.setdefault((node.known, index), len(numbers))
                after = (*past[:mover], own, *past[mover + 1 :])
            node.children.append(grow(game.result(state, action), after))
        return node

    return grow(state, (None,) * game.players)


def exact(weights: list[float]) -> tuple[Fraction, ...]:
    """Probabilities as fractions that sum to exactly 1."""
    near = [Fraction(weight).limit_denominator(10**6) for weight in weights]
    if sum(near) != 1 or any(
        abs(float(one) - weight) > 1e-12 for one, weight in zip(near, weights, strict=True)
    ):
        near = [Fraction(weight) for weight in weights]
        near = [weight / sum(near) for weight in near]
    return tuple(near)


class Sets:
    """Information sets, numbered for each player from 1 in the order of the tree."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: list[dict[Any, tuple[str, ...]]] = [{} for _ in range(game.players)]
        self._numbers: dict[tuple[int, Any], int] = {}

    def number(self, player: int, node: WrittenNode) -> int:
        own = self.moves[player]
        if own.setdefault(node.known, node.names) != node.names:
            raise BadParameter(
                f"in {self.game.name} a player has different moves with the same information: "
                f"{' '.join(own[node.known])} or {' '.join(node.names)}; fix its information"
            )
        return self._numbers.setdefault((player, node.known), len(own))


def to_efg(game: Game, state: Any = None, *, title: str = "", most: int = MOST_NODES) -> str:
    """The text of an .efg file of the game, from a state if given.

    >>> from zermelo.games import load
    >>> to_efg(load("matching_pennies")).splitlines()[0]
    'EFG 2 R "matching_pennies" { "player 1" "player 2" }'
    """
    root = tree(game, game.initial_state() if state is None else state, most)
    players = " ".join(quoted(game.player_name(player)) for player in range(game.players))
    lines = [f"EFG 2 R {quoted(title or game.name)} {{ {players} }}", '""', ""]
    sets, chance, ends = Sets(game), itertools.count(1), itertools.count(1)
    for node in walk(root):
        if node.mover is None:
            payoffs = ", ".join(shown(value) for value in node.payoffs)
            lines.append(f't "" {next(ends)} "" {{ {payoffs} }}')
        elif node.mover == CHANCE:
            pairs = zip(node.names, node.weights, strict=True)
            moves = " ".join(f"{quoted(name)} {weight}" for name, weight in pairs)
            lines.append(f'c "" {next(chance)} "" {{ {moves} }} 0')
        else:
            moves = " ".join(quoted(name) for name in node.names)
            lines.append(
                f'p "" {node.mover + 1} {sets.number(node.mover, node)} "" {{ {moves} }} 0'
            )
    return "\n".join(lines) + "\n"


def walk(root: WrittenNode) -> Iterator[WrittenNode]:
    """All nodes as Gambit lists them."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def normal_form(game: Game, state: Any = None, *, most: int = MOST_PROFILES) -> NormalForm:
    """All strategies of all players, and what each combination of them pays on average.

    A strategy has a move for each information set, including those that it never reaches.

    >>> from zermelo.games import load
    >>> normal_form(load("matching_pennies")).strategies
    (('heads', 'tails'), ('heads', 'tails'))
    """
    root = tree(game, game.initial_state() if state is None else state, MOST_NODES)
    sets = Sets(game)
    for node in walk(root):
        if node.mover is not None and node.mover != CHANCE:
            sets.number(node.mover, node)
    profiles = math.prod(math.prod(map(len, own.values())) for own in sets.moves)
    if profiles > most:
        raise BadParameter(
            f"{game.name} has {profiles:,} combinations of strategies, more than {most:,}; "
            "write it as .efg instead"
        )
    plans = [
        [
            dict(zip(own, plan, strict=True))
            for plan in itertools.product(*map(enumerate, own.values()))
        ]
        for own in sets.moves
    ]
    payoffs = np.zeros((*map(len, plans), game.players))
    for profile in np.ndindex(payoffs.shape[:-1]):
        chosen = [own[i] for own, i in zip(plans, profile, strict=True)]
        payoffs[profile] = [float(one) for one in _average(root, chosen, game.players)]
    names = tuple(
        tuple(" ".join(name for _, name in plan.values()) or "-" for plan in own) for own in plans
    )
    players = tuple(game.player_name(player) for player in range(game.players))
    return NormalForm(players, names, payoffs, game.name)


def _average(node: WrittenNode, chosen: list[Plan], players: int) -> list[Fraction]:
    """The expected payoffs below a node if each player follows its plan, as exact fractions."""
    if node.mover is None:
        return [Fraction(payoff) for payoff in node.payoffs]
    if node.mover != CHANCE:
        place, _ = chosen[node.mover][node.known]
        return _average(node.children[place], chosen, players)
    outcomes = [_average(child, chosen, players) for child in node.children]
    return [
        sum((weight * one for weight, one in zip(node.weights, own, strict=True)), Fraction())
        for own in zip(*outcomes, strict=True)
    ]
