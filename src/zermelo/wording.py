"""What a value means, in the words of people: "X wins in 7", "draw", "White +1.4", "Black 62%".

The one place that chooses these words, for the page and for the terminal. They always name the
player who is better, so that readers need not know from whose side a sign is seen. They say no more
than is known: a win is a win, and a distance a distance, only where both are proven; what is
proven from one side only is called "at least".
"""

from __future__ import annotations

import math
from typing import NamedTuple

from .game import Game
from .result import (
    ESTIMATE,
    EXACT,
    LOWER,
    LOWER_ESTIMATE,
    PLAYOUTS,
    UPPER,
    UPPER_ESTIMATE,
    Bounds,
    Result,
    Row,
    rests_on_little,
    value_text,
)

CHANCES = PLAYOUTS | {"alphazero"}
"""Algorithms whose estimates are shares of won games; those of others are what `evaluate` says."""
EVEN = 0.005  # of the greatest utility: too little to name a player who is better
NEAR = 0.98  # of the greatest utility: as good as won, where that is not proven
NARROWLY = 1e-6  # a value proven to be this much less than a win is just that
STEEPNESS = 3.0  # of the bar, for points: a lead of a third of all is nearly a win

_FROM_BELOW = {LOWER: EXACT, LOWER_ESTIMATE: ESTIMATE}
_FROM_ABOVE = {UPPER: EXACT, UPPER_ESTIMATE: ESTIMATE}


class Worth(NamedTuple):
    """A value to a player, and how sure it is."""

    value: float
    player: int
    bound: str = EXACT
    plies: int | None = None
    """The plies to the end, if that is proven."""
    chances: bool = False
    """Whether an estimate is a share of won games."""
    few: bool = False
    """Whether it rests on too few playouts to tell."""


def of_row(result: Result, row: Row) -> Worth | None:
    """The value of a move; None if nothing is known."""
    if row.value is None:
        return None
    chances = result.algorithm in CHANCES
    few = rests_on_little(result, row)
    return Worth(row.value, max(result.player, 0), row.bound, row.plies, chances, few)


def of_result(result: Result) -> Worth | None:
    """The value of a position; None if there is none, though there may be bounds."""
    if result.value is None:
        return None
    bound, chances = EXACT if result.exact else ESTIMATE, result.algorithm in CHANCES
    few = not result.exact and rests_on_little(result, result.best())
    return Worth(result.value, max(result.player, 0), bound, result.plies, chances, few)


def result_words(game: Game, result: Result) -> str:
    """The value of a position in words; empty if nothing is known."""
    worth, player = of_result(result), max(result.player, 0)
    if worth is not None:
        return words(game, worth)
    least, most = game.utility_bounds or Bounds()
    known = (
        words(game, Worth(value, player, side))
        for value, side, nothing in ((result.lower, LOWER, least), (result.upper, UPPER, most))
        if math.isfinite(value) and value != nothing
    )
    return ", ".join(filter(None, known))


def words(game: Game, worth: Worth) -> str:
    """A value in words; a number if the game has not two opponents."""
    if game.players != 2 or not game.zero_sum:
        number = value_text(worth.value, worth.bound)
        return number if game.players == 1 else f"{game.player_name(worth.player)} {number}"
    value, player, bound = worth.value, worth.player, worth.bound
    if bound in _FROM_ABOVE:  # at most this to one is at least the opposite to the other
        value, player = 0.0 - value, 1 - player
        bound = LOWER if bound == UPPER else LOWER_ESTIMATE
    better = player if value > 0 else 1 - player
    name = game.player_name(better)
    size = abs(value)
    if bound in _FROM_BELOW:
        return _at_least(game, value, player, _FROM_BELOW[bound])
    if bound == EXACT:
        return _exactly(game, name, size, worth.plies)
    return "too few playouts to tell" if worth.few else _about(game, name, size, worth.chances)


def _exactly(game: Game, name: str, size: float, plies: int | None) -> str:
    if size == 0:
        return "even" if game.chance else "draw"
    if plies:
        return f"{name} {game.win_text(plies)}"
    if _is_win(game, size):
        return f"{name} wins"
    return f"{name} {_by_how_much(game, size)}"


def _about(game: Game, name: str, size: float, chances: bool) -> str:
    greatest = _greatest(game)
    if size < EVEN * greatest:
        return "even"
    if chances and _is_a_chance(game):
        return f"{name} {min(0.5 + size / 2, 0.99):.0%}"
    if size >= NEAR * greatest and not _counts_points(game):
        return f"{name} winning"  # "wins" would be proven
    amount = _by_how_much(game, size)
    return f"{name} {amount}" if any(digit in amount for digit in "123456789") else "even"


def _at_least(game: Game, value: float, player: int, known: str) -> str:
    about = "" if known == EXACT else "about "
    name, other = game.player_name(player), game.player_name(1 - player)
    if value == 0:
        return f"{name} at least {about}{'even' if game.chance else 'a draw'}"
    if value > 0:
        if known == EXACT and _is_win(game, value):
            return f"{name} wins"
        return f"{name} at least {about}{_by_how_much(game, value)}"
    if _is_a_chance(game) and -1.0 < value < -1.0 + NARROWLY:
        return f"{other} does not win"
    if _is_win(game, -value):
        return ""  # to lose is the least there is
    return f"{other} at most {about}{_by_how_much(game, -value)}"


def _by_how_much(game: Game, size: float) -> str:
    if own := game.value_text(size):
        return own
    if game.chance and _is_a_chance(game):
        return f"{0.5 + size / 2:.0%}"
    return f"+{size:.2f}" if size % 1 else f"+{size:g}"


def _greatest(game: Game) -> float:
    return max(map(abs, game.utility_bounds)) if game.utility_bounds else 1.0


def _counts_points(game: Game) -> bool:
    """Whether the greatest utility is a number of points, not a win."""
    return bool(game.value_text(_greatest(game)))


def _is_a_chance(game: Game) -> bool:
    """Whether a value is the share of games won less that of games lost."""
    return game.utility_bounds == (-1.0, 1.0) and not _counts_points(game)


def _is_win(game: Game, size: float) -> bool:
    """Whether a value means a plain win instead of one of several sizes."""
    if game.offers("plies_to_end"):
        return size > 0  # however soon
    return _is_a_chance(game) and size == 1.0


def label(game: Game, worth: Worth) -> str:
    """A value in a few letters for a cell of a board: who is better, by an initial, and by how
    much.

    "X7" is a win in seven, and so is "1 in 7", "X+6" a lead of six, "=" a draw.
    """
    if game.players != 2 or not game.zero_sum or worth.bound not in (EXACT, ESTIMATE):
        return value_text(worth.value, worth.bound).replace(" ", "")
    if worth.few:
        return "?"
    told = words(game, worth)
    if told in ("draw", "even"):
        return "="
    first, second = (game.player_name(player)[:1].upper() for player in (0, 1))
    is_first = (worth.value > 0) == (worth.player == 0)
    initial = first if is_first else second
    if first == second:
        initial = "1" if is_first else "2"
    if told.endswith((" wins", " winning")):
        return f"{initial} wins" if worth.bound == EXACT else f"{initial}++"
    amount = told.split()[-2] if told.endswith(("ply", "plies")) else told.split()[-1]
    if "ahead" in told:
        return f"{initial}+{amount}"
    if initial.isdigit() and amount[0].isdigit():
        return f"{initial} in {amount}" if " in " in told else f"{initial} {amount}"
    return f"{initial}{amount}"


def balance(game: Game, worth: Worth) -> float | None:
    """The balance from -1 to 1 for the first of two opponents, for bars and graphs.

    If the utility says how soon a game was won, every proven win counts as a whole one.
    """
    if game.players != 2 or not game.zero_sum:
        return None
    share = (worth.value if worth.player == 0 else 0.0 - worth.value) / _greatest(game)
    if worth.bound == EXACT and worth.plies:
        return math.copysign(1.0, share)
    if _counts_points(game):
        return math.tanh(STEEPNESS * share)
    return max(-1.0, min(1.0, share))
