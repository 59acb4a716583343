"""What searches find: lines, reviews, traces, trees."""

from __future__ import annotations

from ..schema import Message, Part, Value
from .table import Position


class Row(Value):
    """A move in an analysis."""

    text: str
    cells: list[int]
    value: float | None
    bound: str
    visits: int
    line: list[str]
    prior: float | None = None
    source: str = ""
    """The tablebase that its value comes from."""
    book: float | None = None
    """This move's share in the opening book."""
    words: str = ""
    """What it is worth, for people: it names the player who is better."""
    label: str = ""
    """The same in a few letters, for a cell of the board."""


class SearchResult(Value):
    """What any search says of itself. `value` is to the player to move, `values` to each."""

    algorithm: str
    value: float | None
    values: list[float | None]
    depth: int
    nodes: int
    seconds: float
    exact: bool


class Summary(SearchResult):
    """What a traced search found, and what it cost."""

    move: str
    leaves: int
    cutoffs: int


class Analysis(SearchResult, tag_field="type", tag="analysis"):
    """How far an analysis has come."""

    ply: int
    rows: list[Row]
    done: bool
    source: str = ""
    """The tablebase that the answer was looked up in."""
    lookups: int = 0
    """How many tablebase values the search used."""
    words: str = ""
    """What the position is worth, for people."""
    balance: float | None = None
    """The same from -1 to 1, for the first player: how far a bar goes."""


class EvaluatedTerm(Value):
    """A part of an evaluation, and the cells that it lies on."""

    cells: list[int]
    amount: float


class Evaluated(Message, tag="evaluated"):
    """What a learnt evaluation is made of in the position after `ply` moves.

    All amounts are parts of its score, for the first player; `value` is what it makes of their sum.
    """

    ply: int
    value: float
    score: float
    phase: int
    """From 0 on."""
    phases: int
    cells: list[float]
    """What each cell of the board adds."""
    rest: float
    """What lies on no cell, or comes of several together."""
    terms: list[EvaluatedTerm]
    """Where parts lie on several cells: the strongest."""


class Previewed(Message, tag="previewed"):
    """The board after the moves of a request, and the cells of the last of them."""

    ply: int
    moves: list[str]
    board: list[Part]
    cells: list[int]


class ReviewedMove(Value):
    """A move and what was found in the position before it."""

    ply: int
    """Of that position."""
    mover: int
    move: str
    words: str
    """What the position was worth with the best move."""
    balance: float | None
    best: str
    line: list[str]
    mark: str = ""
    """"inaccuracy", "mistake", "blunder", or empty."""
    note: str = ""
    """What the move gave away."""


class Reviewed(Message, tag="reviewed"):
    """The next moves of a review, of `total` in all; `end` is the balance after the last."""

    moves: list[ReviewedMove]
    total: int
    done: bool
    end: float | None = None


class Roll(Value):
    """An outcome of chance."""

    text: str
    probability: float


class PlaceShown(Message, tag="place_shown"):
    """A place that a search may start from, or a node of its tree."""

    id: int
    title: str
    names: list[str]
    position: Position
    editable: bool
    rolls: list[Roll]
    """Where chance moves, or has just moved: what it may do."""


class Traced(Message, tag="traced"):
    """A trace, with a list for each field of its nodes, which docs/trace.md explains."""

    id: int
    algorithm: str
    perspective: int
    names: list[str]
    parent: list[int]
    action: list[int]
    text: list[str]
    player: list[int]
    kind: list[str]
    value: list[float | None]
    values: list[list[float] | None]
    alpha: list[float | None]
    beta: list[float | None]
    weight: list[float]
    visits: list[int]
    entered: list[int]
    left: list[int]
    marks: list[str]
    unrecorded: list[int]
    variation: list[int]
    truncated: int
    summary: Summary


class Explained(Message, tag="explained"):
    id: int
    node: int
    text: str
    step: int | None = None


class TreeText(Message, tag="tree_text"):
    id: int
    spec: str
