"""What the live figures of lessons draw: rounds of an algorithm, and tables that fill up."""

from __future__ import annotations

from .schema import Place, Value


class UctNode(Value):
    """A node of a search tree; `mover` moved here, and his wins are counted."""

    parent: int
    text: str
    player: int
    """To move; -1: chance, -2: the game is over."""
    mover: int
    moves: int


class UctRound(Value):
    """One simulation: the path that was selected, whether its last node is new, the playout."""

    path: list[int]
    is_new: bool
    playout: list[str]
    scores: list[float]
    """Of each player, from 0 to 1."""


class UctFigure(Value, tag_field="kind", tag="uct"):
    names: list[str]
    nodes: list[UctNode]
    rounds: list[UctRound]
    exploration: float
    place: Place | None
    """The root, where it has a board to show; a tree that was typed in has none."""


class RegretRound(Value):
    """One game, as a learner sees it."""

    strategy: list[float]
    drawn: int
    other: int
    """What the other player drew."""
    utilities: list[float]
    """What each action would have received."""
    regrets: list[float]
    sums: list[float]
    average: list[float]
    """Of the strategies up to and including this game."""


class RegretFigure(Value, tag_field="kind", tag="regret"):
    actions: list[str]
    players: list[list[RegretRound]]
    """The first games of each player who learns."""
    reply: list[str]
    """The best actions against a fixed opponent, and what they are worth."""
    reply_value: float


class InformationSet(Value):
    """What a player knows when it has to act."""

    player: int
    card: str
    said: list[str]
    actions: list[str]


class CfrRound(Value):
    """After an iteration, for each information set and action."""

    regrets: list[list[float]]
    strategy: list[list[float]]
    """Of the next iteration."""
    average: list[list[float]]
    exploitability: float


class CfrFigure(Value, tag_field="kind", tag="cfr"):
    names: list[str]
    cards: list[str]
    sets: list[InformationSet]
    rounds: list[CfrRound]
    """The first is the start, before any iteration."""


class RetrogradeCell(Value):
    """A position in a table: its value to the player to move, and the plies to the end."""

    name: str
    value: float
    plies: int
    leads_to: list[int]
    best: int
    """The move that proves the value, as a cell; -1 at the end of the game."""


class RetrogradeFigure(Value, tag_field="kind", tag="retrograde"):
    rows: list[str]
    columns: list[str]
    cells: list[RetrogradeCell]
    """Row by row."""


class Feature(Value):
    """A feature of a position for the first player, less that of the second, and its weight."""

    name: str
    value: float
    weight: float


class FeaturesFigure(Value, tag_field="kind", tag="features"):
    player: str
    features: list[Feature]
    unit: str
    evaluation: float
    """What the game's own evaluation says, to the first player."""


Figure = UctFigure | RegretFigure | CfrFigure | RetrogradeFigure | FeaturesFigure
