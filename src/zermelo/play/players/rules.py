"""Ranked if-then rules: the first rule that some legal move satisfies decides.

A file of rules has one to a line, the most important first:

    wins                     # win at once if possible
    safe and forks           # then no reply stops every threat or wins
    safe and move b2         # the centre, unless that loses at once
    move a1 a3 c1 c3
    quiet and best evaluate  # of the moves after which nothing hangs, the most valuable
    best evaluate after reply  # the same of all moves, once the opponent has replied
    any

Conditions are joined by `and` and negated by `not`; if several moves fit, one is drawn. CONDITIONS
lists all of them: such a file contains nothing to run, so it is safe to play a stranger's rules. A
game may define rules of its own as `rules`, a tuple of such lines.
"""

from __future__ import annotations

import fnmatch
import operator
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...errors import BadParameter, NotThisKindOfGame, nearest
from ...game import CHANCE, Game
from ...reading import read_lines, without_remarks
from ..player import Choice, Player, Turn

DEFAULT = ("wins", "safe and forks", "safe and best evaluate", "safe", "any")
"""Rules for games without rules of their own."""

_AND = re.compile(r"(?:^|\s)and(?=\s|$)")
_COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}
Test = Callable[["_Position"], list[Any]]
"""Of the actions of a position, those that fit."""


@dataclass(frozen=True)
class Rule:
    """A rule: conditions that an action must all fulfil, and their text."""

    text: str
    tests: tuple[tuple[bool, Test], ...]

    def fitting(self, position: _Position) -> list[Any]:
        left = list(position.actions)
        for wanted, test in self.tests:
            fits = test(_Position(position.game, position.state, position.player, left))
            left = [action for action in left if (action in fits) == wanted]
            if not left:
                break
        return left


@dataclass(frozen=True)
class _Position:
    game: Game
    state: Any
    player: int
    actions: list[Any]

    def after(self, action: Any) -> Any:
        return self.game.result(self.state, action)


class RulesPlayer(Player):
    """Plays by rules: those given, else the game's own, else DEFAULT."""

    def __init__(self, name: str = "rules", rules: Sequence[str] | None = None) -> None:
        self.name = name
        self._given = None if rules is None else read_rules(rules)
        self._rules: tuple[Rule, ...] = self._given or ()
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        if game.hidden_information:
            raise NotThisKindOfGame(f"rules look at the whole state, and {game.name} hides a part")
        self._random = random.Random(seed)
        self._rules = self._given or read_rules(game.rules or DEFAULT)

    def choose(self, turn: Turn) -> Choice:
        position = _Position(turn.game, turn.state, turn.player, list(turn.actions))
        for number, rule in enumerate(self._rules, 1):
            if fitting := rule.fitting(position):
                return Choice(self._random.choice(fitting), why=f"rule {number}: {rule.text}")
        return Choice(self._random.choice(turn.actions), why="no rule fits: any legal move")


def rules_player(spec: str, text: str) -> RulesPlayer:
    """`rules`, or `rules:FILE`."""
    if not text:
        return RulesPlayer(spec)
    return RulesPlayer(spec, read_lines(text.removeprefix("file="), "the rules"))


def read_rules(lines: Sequence[str]) -> tuple[Rule, ...]:
    """The rules in lines of text; what follows a # is a remark."""
    rules = []
    for number, text in without_remarks(lines):
        try:
            rules.append(Rule(text, tuple(map(_test, _AND.split(text)))))
        except BadParameter as error:
            raise BadParameter(f"rule {number}, {text!r}: {error}") from None
    if not rules:
        raise BadParameter("there are no rules; write one per line, `any` is the simplest")
    return tuple(rules)


def _test(text: str) -> tuple[bool, Test]:
    words = text.split()
    wanted = words[:1] != ["not"]
    words = words if wanted else words[1:]
    if not words:
        raise BadParameter("a condition is missing")
    name, rest = words[0], words[1:]
    if name not in CONDITIONS:
        close = nearest(name, CONDITIONS)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(CONDITIONS)}"
        raise BadParameter(f"there is no condition {name!r}; {hint}")
    return wanted, CONDITIONS[name](rest)


# The conditions.


def _one_by_one(fits: Callable[[_Position, Any], bool]) -> Callable[[list[str]], Test]:
    """A condition without arguments that judges each action by itself."""

    def condition(words: list[str]) -> Test:
        if words:
            raise BadParameter(
                f"{' '.join(words)!r} is not expected here; join conditions by `and`"
            )
        return lambda position: [one for one in position.actions if fits(position, one)]

    return condition


def _wins(position: _Position, action: Any) -> bool:
    return _is_win(position.game, position.after(action), position.player)


def _is_win(game: Game, state: Any, player: int) -> bool:
    if not game.is_terminal(state):
        return False
    own = game.utility(state, player)
    others = [game.utility(state, other) for other in range(game.players) if other != player]
    return bool(own > max(others, default=0.0))


def _can_win(game: Game, state: Any) -> bool:
    """Whether the player to move, if there is one, can win at once."""
    if game.is_terminal(state) or game.to_move(state) == CHANCE:
        return False
    mover = game.to_move(state)
    return any(_is_win(game, game.result(state, one), mover) for one in game.actions(state))


def _safe(position: _Position, action: Any) -> bool:
    after, game = position.after(action), position.game
    if game.is_terminal(after):
        return bool(game.utility(after, position.player) >= 0)
    return game.to_move(after) == position.player or not _can_win(game, after)


def _forks(position: _Position, action: Any) -> bool:
    """Whatever the reply, the player wins at its next move."""
    after, game = position.after(action), position.game
    if game.is_terminal(after) or game.to_move(after) in (position.player, CHANCE):
        return False
    replies = [game.result(after, reply) for reply in game.actions(after)]
    return all(
        not game.is_terminal(one) and game.to_move(one) == position.player and _can_win(game, one)
        for one in replies
    )


def _move(words: list[str]) -> Test:
    """Moves by name; `?` and `*` stand for any one character and any number of them."""
    if not words:
        raise BadParameter("name the moves, as in `move b2`")

    def fits(position: _Position) -> list[Any]:
        named = {one: position.game.action_text(position.state, one) for one in position.actions}
        return [
            one
            for one, name in named.items()
            if any(fnmatch.fnmatchcase(name, word) for word in words)
        ]

    return fits


def _worth(name: str) -> Callable[[_Position, Any], float]:
    """The evaluation of the state after an action, or one of its features."""
    return lambda position, action: _at(name, position, position.after(action))


def _at(name: str, position: _Position, state: Any) -> float:
    """The evaluation of a state to the player, or one of its features."""
    game, player = position.game, position.player
    if name == "evaluate":
        if game.is_terminal(state):
            return float(game.utility(state, player))
        return float(game.evaluate(state, player))
    if name not in game.feature_names:
        known = ", ".join(("evaluate", *game.feature_names))
        raise BadParameter(f"{game.name} has no feature {name!r}, but {known}")
    return float(game.features(state, player)[game.feature_names.index(name)])


def _worth_after_reply(name: str) -> Callable[[_Position, Any], float]:
    """As `_worth`, after the opponent's reply that is worst for the player."""

    def worth(position: _Position, action: Any) -> float:
        game, after = position.game, position.after(action)
        if game.is_terminal(after) or game.to_move(after) in (position.player, CHANCE):
            return _at(name, position, after)
        return min(_at(name, position, game.result(after, one)) for one in game.actions(after))

    return worth


def _extreme(choose: Callable[..., float]) -> Callable[[list[str]], Test]:
    def condition(words: list[str]) -> Test:
        name, *rest = words or [""]
        if not name or rest not in ([], ["after", "reply"]):
            raise BadParameter("name one feature, or evaluate; `after reply` may follow")
        worth = _worth_after_reply(name) if rest else _worth(name)

        def fits(position: _Position) -> list[Any]:
            values = [(worth(position, one), one) for one in position.actions]
            wanted = choose(value for value, _ in values)
            return [one for value, one in values if value == wanted]

        return fits

    return condition


def _feature(words: list[str]) -> Test:
    if len(words) != 3 or words[1] not in _COMPARISONS:
        raise BadParameter("write it as `feature NAME >= NUMBER`")
    worth, compare = _worth(words[0]), _COMPARISONS[words[1]]
    try:
        limit = float(words[2])
    except ValueError:
        raise BadParameter(f"{words[2]!r} is no number") from None
    return lambda position: [
        one for one in position.actions if compare(worth(position, one), limit)
    ]


CONDITIONS: dict[str, Callable[[list[str]], Test]] = {
    "any": _one_by_one(lambda position, action: True),
    "wins": _one_by_one(_wins),
    "ends": _one_by_one(lambda position, action: position.game.is_terminal(position.after(action))),
    "safe": _one_by_one(_safe),
    "forks": _one_by_one(_forks),
    "noisy": _one_by_one(
        lambda position, action: action in list(position.game.noisy_actions(position.state))
    ),
    "quiet": _one_by_one(lambda position, action: position.game.is_quiet(position.after(action))),
    "move": _move,
    "feature": _feature,
    "best": _extreme(max),
    "least": _extreme(min),
}
