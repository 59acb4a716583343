"""Games in extensive form: Gambit's .efg files.

A file lists nodes from the root down, the first child with all below it first. Payoffs may stand
at any node and add up on the way to the end. An information set's moves, and an outcome's
payoffs, need to be written only once.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ...errors import BadFile
from ...games._tree_text import MOST_PLAYERS
from ...games.tree import Tree
from .tokens import Tokens

MOST_NODES = 1 << 20
_DEEPEST = 200


@dataclass
class WrittenInformationSet:
    moves: tuple[str, ...]
    weights: tuple[Fraction, ...]
    label: str
    nodes: list[dict[str, Any]] = field(default_factory=list)


class Reader:
    """Reads nodes as `Tree` takes them, and keeps what later ones may leave out."""

    def __init__(self, tokens: Tokens, players: int) -> None:
        self.tokens, self.players = tokens, players
        self.sets: dict[tuple[int, int], WrittenInformationSet] = {}
        self.outcomes: dict[int, tuple[Fraction, ...]] = {}
        self._count = itertools.count(1)

    def tree(self) -> Any:
        """The root and all below it."""
        root = self.node(0, (Fraction(0),) * self.players)
        if self.tokens.next.kind != "end":
            raise BadFile(f"the tree is complete before {self.tokens.next}", self.tokens.next.line)
        for (player, number), known in self.sets.items():
            if player and len(known.nodes) > 1:
                for node in known.nodes:
                    node["information"] = f"{player}/{number} {known.label}".strip()
        return root

    def node(self, depth: int, so_far: tuple[Fraction, ...]) -> Any:
        """A node and all below it; payoffs add up on the way down."""
        tokens = self.tokens
        token = tokens.expect("word", "a node (c, p or t)")
        if token.text not in ("c", "p", "t"):
            raise BadFile(f"a node begins with c, p or t, not with {token}", token.line)
        if next(self._count) > MOST_NODES or depth > _DEEPEST:
            raise BadFile(
                f"at most {MOST_NODES:,} nodes and {_DEEPEST} moves in a row are read", token.line
            )
        tokens.text("the node's name")
        player = tokens.integer("the player's number") if token.text == "p" else 0
        if token.text == "p" and not 1 <= player <= self.players:
            raise BadFile(f"there is no player {player}", token.line)
        known = None if token.text == "t" else self.information_set(player, token.line)
        payoffs = self.outcome() or (Fraction(0),) * self.players
        paid = tuple(a + b for a, b in zip(so_far, payoffs, strict=True))
        if known is None:
            return {"utility": [_number(value, token.line) for value in paid]}
        below = {move: self.node(depth + 1, paid) for move in known.moves}
        if not player:
            total, pairs = sum(known.weights), zip(below.items(), known.weights, strict=True)
            # Moves of probability 0 are left out.
            return {"chance": {name: [_weight(w / total), sub] for (name, sub), w in pairs if w}}
        known.nodes.append({"player": player - 1, "moves": below})
        return known.nodes[-1]

    def information_set(self, player: int, line: int) -> WrittenInformationSet:
        """The set of a node; player 0 is chance."""
        tokens = self.tokens
        number = tokens.integer("the number of the information set")
        label = tokens.text("a name") if tokens.has_text() else ""
        known = self.sets.get((player, number))
        if tokens.at("{"):
            moves, weights = self.moves(chance=player == 0)
            if known is None:
                known = self.sets[player, number] = WrittenInformationSet(moves, weights, label)
            elif (known.moves, known.weights) != (moves, weights):
                raise BadFile(f"information set {number} had other moves before", line)
        elif known is None:
            raise BadFile(f"information set {number} has no moves yet", line)
        return known

    def moves(self, chance: bool) -> tuple[tuple[str, ...], tuple[Fraction, ...]]:
        tokens, line = self.tokens, self.tokens.next.line
        found = tokens.listed(
            lambda: (tokens.text("a move"), tokens.fraction("a probability") if chance else None)
        )
        if not found:
            raise BadFile("an information set without moves", line)
        weights = tuple(weight for _, weight in found if weight is not None)
        if chance and (min(weights) < 0 or abs(float(sum(weights)) - 1) > 1e-6):
            raise BadFile("probabilities must be nonnegative and sum to 1", line)
        return distinct([name for name, _ in found]), weights

    def outcome(self) -> tuple[Fraction, ...]:
        tokens, line = self.tokens, self.tokens.next.line
        number = tokens.integer("the number of an outcome")
        if tokens.has_text():
            tokens.text("the outcome's name")
        if not tokens.at("{"):
            if number and number not in self.outcomes:
                raise BadFile(f"outcome {number} has no payoffs yet", line)
            return self.outcomes.get(number, ())
        payoffs = tokens.listed(lambda: tokens.fraction("a payoff"))
        if len(payoffs) != self.players:
            raise BadFile(f"{len(payoffs)} payoffs for {self.players} players", line)
        self.outcomes[number] = tuple(payoffs)
        return self.outcomes[number]


def distinct(names: list[str]) -> tuple[str, ...]:
    """Unique names that are not empty."""
    made: dict[str, str] = {}
    for number, name in enumerate(names, 1):
        plain = " ".join(name.split()) or str(number)
        unique, suffix = plain, 2
        while unique.lower() in made:
            unique, suffix = f"{plain} ({suffix})", suffix + 1
        made[unique.lower()] = unique
    return tuple(made.values())


def header(tokens: Tokens, form: str, version: int) -> tuple[str, tuple[str, ...]]:
    """Title and players."""
    token = tokens.expect("word", form)
    if token.text != form:
        raise BadFile(f"a file of this kind begins with {form}, not with {token}", token.line)
    if tokens.integer("the version") != version:
        raise BadFile(f"only version {version} of {form} is supported", token.line)
    kind = tokens.expect("word", "R or D")
    if kind.text not in ("R", "D"):
        raise BadFile(f"numbers are R or D, not {kind}", kind.line)
    title = tokens.text("the title")
    line = tokens.next.line
    names = tokens.listed(lambda: tokens.text("a player's name"))
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise BadFile(f"{len(names)} players; 1 to {MOST_PLAYERS} are supported", line)
    return title, distinct(names)


def parse_efg(text: str) -> Tree:
    """The game of an .efg file.

    >>> from zermelo.bridges.gambit import to_efg
    >>> from zermelo.games import load
    >>> parse_efg(to_efg(load("kuhn_poker"))).players
    2
    """
    tokens = Tokens(text)
    _, names = header(tokens, "EFG", 2)
    if tokens.has_text():
        tokens.text("a comment")
    line, root = tokens.next.line, Reader(tokens, len(names)).tree()
    if "utility" in root:
        raise BadFile("the game has no moves", line)
    return Tree({"players": list(names), **root})


def _number(value: Fraction, line: int) -> float | int:
    try:
        return int(value) if value.denominator == 1 and abs(value) < 1 << 53 else float(value)
    except OverflowError:
        raise BadFile("a payoff is too large for floating point", line) from None


def _weight(weight: Fraction) -> str | float:
    """A fraction where it is short: thirds stay thirds."""
    if weight.denominator < 10**9:
        return f"{weight.numerator}/{weight.denominator}"
    return float(weight)
