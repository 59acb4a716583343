"""Reading a tree that was typed in: from nested values to nodes, with errors that say where."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ..errors import BadFile, BadParameter
from ..game import CHANCE
from ..reading import parse_json
from ..rounding import near

MOST_PLAYERS = 8
_DEEPEST = 200
_KEYS = {"players", "player", "moves", "chance", "information", "utility"}


@dataclass
class TextNode:
    """A node as written; `turn` is filled in once all players are known."""

    where: tuple[str, ...]
    values: tuple[float, ...] = ()  # of a leaf
    is_vector: bool = False
    player: str | int | None = None  # as written; None: the next in turn
    information: str | None = None
    weights: tuple[float, ...] = ()  # of a chance node
    names: tuple[str, ...] = ()
    children: list[TextNode] = field(default_factory=list)
    turn: int = 0

    def everything(self) -> Iterator[TextNode]:
        """This node and all below it, depth first."""
        yield self
        for child in self.children:
            yield from child.everything()


@dataclass(frozen=True)
class Source:
    """A whole tree as written."""

    root: TextNode
    players: int
    player_names: tuple[str, ...]
    zero_sum: bool
    text: str
    """The same as JSON, always written the same way."""


def read(source: Any) -> Source:
    """Nested lists, tuples and dicts, or JSON text of them, as nodes."""
    if isinstance(source, str):
        source = _from_json(source)
    root = _node(source, ())
    if not root.children:
        raise BadParameter("a tree needs at least one move")
    leaves = [node for node in root.everything() if not node.children]
    players = _player_count(leaves)
    declared = source.get("players") if isinstance(source, dict) else None
    names = _player_names(root, players, declared, scalar=not leaves[0].is_vector)
    if not leaves[0].is_vector:
        for leaf in leaves:
            leaf.values = (leaf.values[0], -leaf.values[0])
    _take_turns(root, 0, names, players)
    _check_information(root)
    zero_sum = all(abs(sum(leaf.values)) <= near(*leaf.values) for leaf in leaves)
    text = json.dumps(_plain(source), separators=(",", ":"), ensure_ascii=False)
    return Source(root, players, names, zero_sum, text)


def _from_json(text: str) -> Any:
    try:
        return parse_json(text)
    except BadFile as error:
        raise BadParameter(f"this is not a tree in JSON: {error}") from None


def _plain(source: Any) -> Any:
    """Tuples stand for utility vectors, and JSON has none."""
    if isinstance(source, dict):
        chance = source.get("chance")
        if isinstance(chance, dict):
            pairs = {name: [weight, _plain(below)] for name, (weight, below) in chance.items()}
            return {**source, "chance": pairs}
        if chance is not None:
            return {**source, "chance": [[weight, _plain(below)] for weight, below in chance]}
        if "moves" in source:
            return {**source, "moves": _plain_moves(source["moves"])}
        return {
            key: list(item) if isinstance(item, tuple) else item for key, item in source.items()
        }
    if isinstance(source, tuple):
        return {"utility": list(source)}
    return [_plain(below) for below in source] if isinstance(source, list) else source


def _plain_moves(moves: Any) -> Any:
    if isinstance(moves, dict):
        return {name: _plain(below) for name, below in moves.items()}
    return [_plain(below) for below in moves]


# Nodes one by one.


def _node(source: Any, where: tuple[str, ...]) -> TextNode:
    if len(where) > _DEEPEST:
        raise BadParameter(f"this tree is more than {_DEEPEST} moves deep")
    if isinstance(source, tuple):
        return _vector(source, where)
    if isinstance(source, list):
        return _moves(TextNode(where), source)
    if isinstance(source, dict):
        return _from_dict(source, where)
    return TextNode(where, values=(_number(source, where),))


def _from_dict(source: dict[str, Any], where: tuple[str, ...]) -> TextNode:
    unknown = [key for key in source if key not in _KEYS or (key == "players" and where)]
    if unknown:
        raise _flaw(where, f"{unknown[0]!r} means nothing; a node has moves, chance or utility")
    kinds = [key for key in ("moves", "chance", "utility") if key in source]
    if len(kinds) != 1:
        raise _flaw(where, "a node has either moves or chance or utility")
    extra = [key for key in ("player", "information") if key in source]
    if extra and kinds != ["moves"]:
        raise _flaw(where, f"{extra[0]} belongs to a node with moves")
    if kinds == ["utility"]:
        worth = source["utility"]
        if isinstance(worth, list | tuple):
            return _vector(worth, where)
        return TextNode(where, values=(_number(worth, where),))
    if kinds == ["chance"]:
        return _chance(source["chance"], where)
    player, information = source.get("player"), source.get("information")
    if isinstance(player, bool) or not isinstance(player, str | int | None):
        raise _flaw(where, f"player must be a name or a number, not {player!r}")
    if not isinstance(information, str | None):
        raise _flaw(where, f"information must be a label, not {information!r}")
    return _moves(TextNode(where, player=player, information=information), source["moves"])


def _moves(node: TextNode, moves: Any) -> TextNode:
    named = _named(moves, node.where)
    node.names = tuple(name for name, _ in named)
    node.children = [_node(below, (*node.where, name)) for name, below in named]
    return node


def _chance(outcomes: Any, where: tuple[str, ...]) -> TextNode:
    named = _named(outcomes, where)
    for name, outcome in named:
        if not isinstance(outcome, list | tuple) or len(outcome) != 2:
            raise _flaw((*where, name), "an outcome of chance is a pair: weight and what follows")
    weights = tuple(_weight(weight, (*where, name)) for name, (weight, _) in named)
    if abs(sum(weights) - 1) > near(1.0):
        raise _flaw(where, f"the weights of chance sum to {sum(weights):.10g}, not to 1")
    node = TextNode(where, weights=weights)
    return _moves(node, {name: below for name, (_, below) in named})


def _named(items: Any, where: tuple[str, ...]) -> list[tuple[str, Any]]:
    if not isinstance(items, list | tuple | dict):
        raise _flaw(where, f"moves are a list or a dict, not {items!r}")
    if not items:
        raise _flaw(where, "a node without moves; a leaf is a number")
    if not isinstance(items, dict):
        return [(str(i), item) for i, item in enumerate(items, 1)]
    for name in items:
        if not isinstance(name, str) or not name or name != name.strip():
            raise _flaw(where, f"{name!r} can't be the name of a move")
    folded = {name.lower() for name in items}
    if len(folded) < len(items):
        raise _flaw(where, "two moves have the same name but for capitals")
    return list(items.items())


def _vector(values: Any, where: tuple[str, ...]) -> TextNode:
    return TextNode(where, values=tuple(_number(value, where) for value in values), is_vector=True)


def _number(value: Any, where: tuple[str, ...]) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _flaw(where, f"{value!r} is not a number; a leaf is a number or a vector of them")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise _flaw(where, "a utility must be finite")
    return number


def _weight(value: Any, where: tuple[str, ...]) -> float:
    if isinstance(value, str) and re.fullmatch(r"\d{1,9}/[1-9]\d{0,8}", value.strip()):
        weight = float(Fraction(value.strip()))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        weight = float(min(value, 2))
    else:
        raise _flaw(where, f'a weight is a number or a fraction like "1/3", not {value!r}')
    if not 0 < weight <= 1:
        raise _flaw(where, f"a weight is above 0 and at most 1, not {value}")
    return weight


# The tree as a whole.


def _player_count(leaves: list[TextNode]) -> int:
    first = leaves[0]
    for leaf in leaves:
        if leaf.is_vector != first.is_vector or len(leaf.values) != len(first.values):
            raise _flaw(
                leaf.where,
                f"{_count(leaf)} where {_place(first.where)} has {_count(first)}",
            )
    if not first.is_vector:
        return 2
    if not 1 <= len(first.values) <= MOST_PLAYERS:
        raise _flaw(first.where, f"a vector has a value for each of 1 to {MOST_PLAYERS} players")
    return len(first.values)


def _count(leaf: TextNode) -> str:
    return f"a vector of {len(leaf.values)}" if leaf.is_vector else "a number"


def _player_names(root: TextNode, players: int, declared: Any, scalar: bool) -> tuple[str, ...]:
    written = [node.player for node in root.everything() if isinstance(node.player, str)]
    if declared is not None:
        if not isinstance(declared, list | tuple) or not all(isinstance(n, str) for n in declared):
            raise BadParameter("players must be a list of names")
        if len(set(declared)) != players or len(declared) != players:
            raise BadParameter(f"players must be {players} different names, not {declared!r}")
        return tuple(declared)
    names = tuple(dict.fromkeys(written))
    if players == 2 and set(names) <= {"MAX", "MIN"} and (names or scalar):
        return ("MAX", "MIN")
    if len(names) > players:
        more = "" if not scalar else "; leaves need a vector with a value for each player"
        raise BadParameter(f"{len(names)} players are named, but leaves are for {players}{more}")
    return names


def _take_turns(node: TextNode, turn: int, names: tuple[str, ...], players: int) -> None:
    """Who moves where it is not written: the player after the one who moved last."""
    node.turn = turn
    if isinstance(node.player, str):
        if node.player not in names:
            known = ", ".join(names)
            raise _flaw(node.where, f"{node.player!r} is none of the players {known}")
        node.turn = names.index(node.player)
    elif node.player is not None:
        if not 0 <= node.player < players:
            raise _flaw(node.where, f"player must be 0 to {players - 1}, not {node.player}")
        node.turn = node.player
    elif node.weights:
        node.turn = CHANCE
    following = turn if node.turn == CHANCE else (node.turn + 1) % players
    for child in node.children:
        _take_turns(child, following, names, players)


def _check_information(root: TextNode) -> None:
    first: dict[str, TextNode] = {}
    for node in root.everything():
        if node.information is None:
            continue
        like = first.setdefault(node.information, node)
        if (like.turn, like.names) != (node.turn, node.names):
            raise _flaw(
                node.where,
                f"information {node.information!r} is also at {_place(like.where)}, "
                "where another player or other moves are",
            )


def _place(where: tuple[str, ...]) -> str:
    return "the root" if not where else " > ".join(where)


def _flaw(where: tuple[str, ...], problem: str) -> BadParameter:
    return BadParameter(f"at {_place(where)} of the tree: {problem}")
