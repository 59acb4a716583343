"""Strategies: from what a player knows to probabilities of its actions.

What a player knows is the key of a row: `information(state, player)` where the game hides
something, the state itself where it does not (`key_of` gives it).
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence, Sized
from typing import Any

from .chance import chances
from .display import rows_html, text_html
from .errors import BadFile, BadParameter, short
from .files import write_whole
from .game import CHANCE, Game
from .reading import fitted, parse_json, read_regular, reading

__all__ = [
    "BadStrategyFile",
    "Strategy",
    "TableStrategy",
    "Uniform",
    "action_probabilities",
    "check_profile",
    "choices",
    "distribution",
    "key_of",
]

Key = Any  # hashable: what a player knows
FORMAT, VERSION = "zermelo strategy", 1
ROUNDED = 1e-3  # what the probabilities of a row, rounded to be written, may be from 1 in sum


class BadStrategyFile(BadFile):
    """A file that is not a strategy file, or a damaged one."""


class Strategy(ABC):
    """A probability for each action, from what a player knows.

    >>> class First(Strategy):
    ...     def probabilities(self, player, key):
    ...         return {0: 1.0}
    >>> First().probabilities(1, "anything")
    {0: 1.0}
    """

    @abstractmethod
    def probabilities(self, player: int, key: Key) -> dict[Any, float]:
        """The actions and how likely each is; empty where the strategy leaves it open."""

    def _repr_html_(self) -> str:
        """For notebooks."""
        return text_html(repr(self))

    def __repr__(self) -> str:
        size = f"{len(self):,} information sets" if isinstance(self, Sized) else ""
        return f"{type(self).__name__}({size})"


Profile = Strategy | Sequence[Strategy]
"""One strategy for all players, or one for each."""


class Uniform(Strategy):
    """A strategy without probabilities, so that each legal action is equally likely.

    >>> Uniform().probabilities(0, "whatever is known")
    {}
    """

    def probabilities(self, player: int, key: Key) -> dict[Any, float]:
        return {}


class TableStrategy(Strategy):
    """A strategy as a table: a row of probabilities for each player and key.

    >>> always = TableStrategy({(0, "start"): {"left": 0.25, "right": 0.75}}, game="my_game")
    >>> always.probabilities(0, "start")
    {'left': 0.25, 'right': 0.75}
    """

    def __init__(
        self,
        table: Mapping[tuple[int, Key], Mapping[Any, float]],
        game: str = "",
        claims: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        """The spec of the game, as `zermelo.load` reads it."""
        self.claims = dict(claims or {})
        """Claims about it: `exploitability` and the `values` to the players."""
        self._table = {key: dict(row) for key, row in table.items()}

    def probabilities(self, player: int, key: Key) -> dict[Any, float]:
        return dict(self._table.get((player, key), ()))

    def __iter__(self) -> Iterator[tuple[int, Key]]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)

    def __contains__(self, player_and_key: object) -> bool:
        return player_and_key in self._table

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}{f' of {self.game}' if self.game else ''})"

    def _repr_html_(self) -> str:
        """The keys and the probabilities of actions, for notebooks."""
        rows = (
            (player, key, ", ".join(f"{action}: {p:.4g}" for action, p in row.items()))
            for (player, key), row in self._table.items()
        )
        heads = ("player", "knows", "plays")
        return super()._repr_html_() + rows_html(heads, rows, len(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableStrategy) and self._table == other._table

    __hash__ = None  # type: ignore[assignment]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the strategy to a JSON file, whole or not at all."""
        rows = [
            [player, _listed(key), [[_listed(action), p] for action, p in row.items()]]
            for (player, key), row in self._table.items()
        ]
        head = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "claims": self.claims,
            "checksum": _checksum(self.game, rows),
        }
        lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
        table = ",\n".join(json.dumps(row) for row in rows)
        lines.append(f'"strategy": [\n{table}\n]')
        write_whole(path, ("{\n" + ",\n".join(lines) + "\n}\n").encode())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> TableStrategy:
        """Read what `save` wrote; BadStrategyFile for anything else."""
        with reading(path, BadStrategyFile):
            document = parse_json(read_regular(path))
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise BadStrategyFile(
                f"{path} is not a strategy file; `zermelo solve --export` makes one"
            )
        if document.get("version") != VERSION:
            raise BadStrategyFile(
                f"{path} has version {short(document.get('version'))} and this program reads "
                f"version {VERSION}; export the strategy again"
            )
        game, rows = document.get("game"), document.get("strategy")
        if document.get("checksum") != _checksum(game, rows):
            raise BadStrategyFile(f"{path} is damaged: its checksum is wrong; export it again")
        if not isinstance(game, str):
            raise BadStrategyFile(f"{path} does not name its game; export it again")
        return cls(_table(path, rows), game, _claims(path, document.get("claims", {})))


def _table(path: Any, rows: Any) -> dict[tuple[int, Key], dict[Any, float]]:
    try:
        table = {
            (fitted(player, int), _tupled(key)): {
                _tupled(action): fitted(p, float) for action, p in row
            }
            for player, key, row in rows
        }
    except (RecursionError, TypeError, ValueError):
        raise BadStrategyFile(f"{path} has rows that are not those of a strategy") from None
    for number, row in enumerate(table.values(), 1):
        if row and not _near_one(row):
            raise BadStrategyFile(
                f"{path} is not a strategy: the probabilities in row {number} do not sum to 1"
            )
    return table


def _claims(path: Any, claims: Any) -> dict[str, Any]:
    """An exploitability and values to the players, or nothing."""
    known = claims if isinstance(claims, dict) else {"": claims}
    values = known.get("values", [])
    numbers = [*(values if isinstance(values, list) else [None])]
    numbers += [known["exploitability"]] if "exploitability" in known else []
    right = all(type(one) in (int, float) and math.isfinite(one) for one in numbers)
    if not right or not known.keys() <= {"exploitability", "values"}:
        raise BadStrategyFile(f"{path} makes claims that no strategy can; export it again")
    return known


def _checksum(game: Any, rows: Any) -> str:
    return hashlib.sha256(json.dumps([game, rows]).encode()).hexdigest()


def _listed(key: Key) -> Any:
    """A key for JSON: tuples and named tuples become lists, and are read back as tuples."""
    if isinstance(key, tuple):
        return [_listed(item) for item in key]
    if isinstance(key, int) and not isinstance(key, bool):
        return int(key)
    if key is None or isinstance(key, bool | float | str):
        return key
    raise BadParameter(
        f"a strategy with {type(key).__name__} in its keys can't be written to a file; "
        "numbers, strings and tuples of them can"
    )


def _tupled(key: Any) -> Key:
    return tuple(_tupled(item) for item in key) if isinstance(key, list) else key


def key_of(game: Game, state: Any, player: int) -> Key:
    """The player's information: the key of a strategy's row.

    >>> from zermelo.games import load
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.initial_state()
    >>> for move in ("K", "Q"):
    ...     state = kuhn.result(state, kuhn.parse_action(state, move))
    >>> key_of(kuhn, state, 0)
    State(cards=(2, -2), dealt=2, ply=0, bets=0)
    """
    return game.information(state, player) if game.hidden_information else state


def action_probabilities(
    strategies: Profile, player: int, key: Key, actions: Sequence[Any]
) -> list[float]:
    """The probability of each of these legal actions; uniform where the strategy has none.

    >>> from zermelo.games import load
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.initial_state()
    >>> for move in ("K", "Q"):
    ...     state = kuhn.result(state, kuhn.parse_action(state, move))
    >>> action_probabilities(Uniform(), 0, key_of(kuhn, state, 0), [0, 1])
    [0.5, 0.5]
    """
    strategy = strategies if isinstance(strategies, Strategy) else strategies[player]
    row = strategy.probabilities(player, key)
    if not row:
        return [1.0 / len(actions)] * len(actions)
    if not row.keys() <= set(actions):
        raise BadParameter(f"the strategy plays illegal actions: {sorted(row, key=str)}")
    likely = distribution(row)
    return [likely.get(action, 0.0) for action in actions]


def check_profile(strategies: Profile, players: int) -> None:
    """Refuse a list with other than a strategy for each player.

    >>> check_profile([Uniform(), Uniform()], 2)
    """
    if not isinstance(strategies, Strategy) and len(strategies) != players:
        raise BadParameter(
            f"there are {players} players and {len(strategies)} strategies; give one for each, or "
            "one for all"
        )


def distribution(row: Mapping[Any, float]) -> Mapping[Any, float]:
    """A row of a strategy as probabilities that sum to 1.

    >>> distribution({"left": 0.333, "right": 0.667})
    {'left': 0.333, 'right': 0.667}
    >>> distribution({"left": 0, "right": 0})
    Traceback (most recent call last):
        ...
    zermelo.errors.BadParameter: a strategy plays {'left': 0, 'right': 0}: these numbers must ...
    """
    if not _near_one(row):
        raise BadParameter(
            f"a strategy plays {short(dict(row))}: these numbers must not be negative, and must "
            "sum to 1"
        )
    total = sum(row.values())
    return row if total == 1 else {action: p / total for action, p in row.items()}


def _near_one(row: Mapping[Any, float]) -> bool:
    try:
        return min(row.values()) >= 0 and abs(sum(row.values()) - 1) < ROUNDED
    except TypeError:  # no numbers
        return False


def choices(game: Game, state: Any, strategies: Profile) -> list[tuple[Any, float]]:
    """The actions from a state and their probabilities, including chance's.

    >>> from zermelo.games import load
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.initial_state()
    >>> for move in ("K", "Q"):
    ...     state = kuhn.result(state, kuhn.parse_action(state, move))
    >>> choices(kuhn, state, Uniform())
    [(0, 0.5), (1, 0.5)]
    """
    actions = list(game.actions(state))
    player = game.to_move(state)
    if player == CHANCE:
        return list(zip(actions, chances(game, state, actions), strict=True))
    key = key_of(game, state, player)
    likely = action_probabilities(strategies, player, key, actions)
    return list(zip(actions, likely, strict=True))
