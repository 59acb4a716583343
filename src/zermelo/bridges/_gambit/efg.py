"""Games in extensive form: Gambit's .efg files.

A file lists nodes from the root down, the first child with all below it first. Payoffs may stand
at any node and add up on the way to the end. An information set's moves, and an outcome's
payoffs, need to be written only once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ...games._tree_text import MOST_PLAYERS
from ...games.tree import Tree
from .._reading import BadFile
from .tokens import Tokens

__all__ = ["header", "parse_efg"]

MOST_NODES = 1 << 20
_DEEPEST = 200


@dataclass
class Node:
    kind: str
    line: int
    depth: int
    player: int = 0
    number: int = 0  # of the information set
    moves: tuple[str, ...] = ()
    weights: tuple[Fraction, ...] = ()
    payoffs: tuple[Fraction, ...] = ()
    children: list[Node] = field(default_factory=list)


@dataclass
class InformationSet:
    moves: tuple[str, ...]
    weights: tuple[Fraction, ...]
    label: str
    nodes: int = 0


class Reader:
    """Reads nodes; remembers what later ones may leave out."""

    def __init__(self, tokens: Tokens, players: int) -> None:
        self.tokens, self.players = tokens, players
        self.sets: dict[tuple[int, int], InformationSet] = {}
        self.outcomes: dict[int, tuple[Fraction, ...]] = {}

    def tree(self) -> Node:
        """All nodes, without recursion, so that deep files do no harm."""
        root = self.node(0)
        open_nodes = [root] if root.moves else []
        count = 1
        while open_nodes:
            node = open_nodes[-1]
            if len(node.children) == len(node.moves):
                open_nodes.pop()
                continue
            child = self.node(node.depth + 1)
            count += 1
            if count > MOST_NODES or child.depth > _DEEPEST:
                raise BadFile(
                    f"at most {MOST_NODES:,} nodes and {_DEEPEST} moves in a row are read",
                    child.line,
                )
            node.children.append(child)
            if child.moves:
                open_nodes.append(child)
        if self.tokens.next.kind != "end":
            raise BadFile(f"the tree is complete before {self.tokens.next}", self.tokens.next.line)
        return root

    def node(self, depth: int) -> Node:
        tokens = self.tokens
        token = tokens.expect("word", "a node (c, p or t)")
        if token.text not in ("c", "p", "t"):
            raise BadFile(f"a node begins with c, p or t, not with {token}", token.line)
        node = Node(token.text, token.line, depth)
        tokens.text("the node's name")
        if node.kind == "p":
            node.player = tokens.integer("the player's number")
            if not 1 <= node.player <= self.players:
                raise BadFile(f"there is no player {node.player}", token.line)
        if node.kind != "t":
            self.information_set(node)
        node.payoffs = self.outcome()
        return node

    def information_set(self, node: Node) -> None:
        tokens = self.tokens
        node.number = tokens.integer("the number of the information set")
        key = (node.player, node.number)
        label = tokens.text("a name") if tokens.has_text() else ""
        known = self.sets.get(key)
        if tokens.at("{"):
            moves, weights = self.moves(node.kind == "c")
            if known is None:
                known = InformationSet(moves, weights, label)
            elif (known.moves, known.weights) != (moves, weights):
                raise BadFile(f"information set {node.number} had other moves before", node.line)
        elif known is None:
            raise BadFile(f"information set {node.number} has no moves yet", node.line)
        known.nodes += 1
        self.sets[key] = known
        node.moves, node.weights = known.moves, known.weights

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
    """The game of an .efg file."""
    tokens = Tokens(text)
    _, names = header(tokens, "EFG", 2)
    if tokens.has_text():
        tokens.text("a comment")
    reader = Reader(tokens, len(names))
    root = reader.tree()
    if not root.moves:
        raise BadFile("the game has no moves", root.line)
    spec = spec_of(root, reader, (Fraction(0),) * len(names))
    return Tree({"players": list(names), **spec})


def spec_of(node: Node, reader: Reader, so_far: tuple[Fraction, ...]) -> Any:
    """The node as `Tree` reads it."""
    paid = so_far
    if node.payoffs:
        paid = tuple(a + b for a, b in zip(so_far, node.payoffs, strict=True))
    if not node.moves:
        return {"utility": [_number(value, node) for value in paid]}
    below = [
        (name, spec_of(child, reader, paid))
        for name, child in zip(node.moves, node.children, strict=True)
    ]
    if node.kind == "c":
        total = sum(node.weights)
        pairs = zip(below, node.weights, strict=True)
        # Moves of probability 0 are left out.
        return {"chance": {name: [_weight(w / total), sub] for (name, sub), w in pairs if w}}
    spec: dict[str, Any] = {"player": node.player - 1, "moves": dict(below)}
    known = reader.sets[node.player, node.number]
    if known.nodes > 1:
        spec["information"] = f"{node.player}/{node.number} {known.label}".strip()
    return spec


def _number(value: Fraction, node: Node) -> float | int:
    try:
        return int(value) if value.denominator == 1 and abs(value) < 1 << 53 else float(value)
    except OverflowError:
        raise BadFile("a payoff is too large for floating point", node.line) from None


def _weight(weight: Fraction) -> str | float:
    """A fraction where it is short: thirds stay thirds."""
    if weight.denominator < 10**9:
        return f"{weight.numerator}/{weight.denominator}"
    return float(weight)
