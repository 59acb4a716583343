"""The options of Monte Carlo tree search, and the record in which kernels read them."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...arguments import checked
from ...display import fields_html
from ...errors import BadParameter, NotThisKindOfGame, UnknownName
from ...game import Game
from ...kernel import new_record
from ..arithmetic import several
from .heuristics import EVALUATED, EVEN, ORDERED
from .playout_policies import (
    GREEDY,
    MAST,
    MOVE,
    MOVES,
    NO_CUTOFF,
    OWN,
    TALLIES,
    TALLY,
    UNIFORM,
)
from .selection import PUCT, UCB1, UCB1_TUNED

_SELECTIONS = {"ucb1": UCB1, "ucb1_tuned": UCB1_TUNED, "puct": PUCT}
_EXPLORATION = {"ucb1": math.sqrt(2), "ucb1_tuned": 1.0, "puct": 1.25}
_PLAYOUTS = {"uniform": UNIFORM, "own": OWN, "greedy": GREEDY, "mast": MAST}
_EPSILON = {"greedy": 0.1, "mast": 0.4}
_PRIORS = {"even": EVEN, "evaluate": EVALUATED, "order": ORDERED}
_CHOICES = {"selection": _SELECTIONS, "playout": _PLAYOUTS, "prior": _PRIORS}
_NUMBERS = ("rave", "bias", "minimax", "widening", "widening_power", "sharpness")
_RANGES = {
    **dict.fromkeys(("exploration", *_NUMBERS, "cutoff", "virtual_loss"), (0.0, math.inf)),
    **dict.fromkeys(("first_play", "minimax", "epsilon"), (0.0, 1.0)),
    "expand_after": (1.0, math.inf),
}

RULES = np.dtype(
    [
        ("rule", np.int64),
        ("ucb1_alone", np.int64),  # whether nothing else takes part in selection
        ("first_play", np.float64),
        ("rave", np.float64),
        ("bias", np.float64),
        ("minimax", np.float64),
        ("widening", np.float64),
        ("widening_power", np.float64),
        ("prior", np.int64),
        ("temperature", np.float64),
        ("sharpness", np.float64),
        ("judging", np.int64),  # whether children are evaluated when they are laid down
        ("policy", np.int64),
        ("epsilon", np.float64),
        ("cutoff", np.int64),
        ("logging", np.int64),  # whether moves are remembered
        ("log", np.int64),  # addresses
        ("tallies", np.int64),
        ("moves", np.int64),  # of this simulation
        ("stamp", np.int64),
    ],
    align=True,
)


def _option(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@checked
@dataclass(frozen=True)
class Options:
    """Improvements of Monte Carlo tree search; the defaults are what gains in matches.

    Values are in units of the game's range of utilities, so that the same
    numbers suit every game.

    >>> from zermelo.games import load
    >>> from zermelo.montecarlo import mcts
    >>> mcts(load("nim:piles=1-2"), iterations=200, options=Options(selection="puct")).value > 0
    True
    """

    selection: str = _option("ucb1", "ucb1, ucb1_tuned or puct.")
    exploration: float | None = _option(
        None, "The C of UCB1, sqrt(2) unless given; 1 for UCB1-tuned, 1.25 for PUCT."
    )
    first_play: float | None = _option(
        None,
        "First-play urgency, 0 to 1: what an action not yet tried is taken to be worth. None: "
        "every action is tried before any is tried twice; PUCT takes the mean of the node.",
    )
    rave: float = _option(
        0.0, "Visits after which a node's own mean weighs as much as that of all moves as first."
    )
    bias: float = _option(
        0.0, "Progressive bias: the weight of `evaluate`, which fades with visits."
    )
    minimax: float = _option(
        0.0,
        "Implicit minimax backups: the share of `evaluate`, backed up by minimax, in values.",
    )
    widening: float = _option(
        0.0,
        "Progressive widening: look at 1 + widening * visits ** widening_power actions, the best "
        "by `evaluate` first; 0: at all.",
    )
    widening_power: float = _option(0.5, "The exponent of progressive widening.")
    prior: str = _option(
        "even",
        "Priors for PUCT: even, from `evaluate`, or from the game's `order` of actions, by which "
        "bias and widening go then too.",
    )
    temperature: float = _option(0.1, "Of priors from `evaluate`: the lower, the sharper.")
    sharpness: float = _option(
        1.0,
        "Factor for `evaluate`, in games where it stays far from the utilities it predicts.",
    )
    playout: str = _option(
        "uniform", "uniform, own (the game's `playout_action`), greedy (on `evaluate`) or mast."
    )
    epsilon: float | None = _option(
        None, "How often greedy and mast play any action; 0.1 and 0.4 unless given."
    )
    cutoff: int | None = _option(
        None, "Plies after which a playout ends with `evaluate`; None: at the end of the game."
    )
    solver: bool = _option(
        True,
        "MCTS-Solver: proven values propagate. For two players with opposed interests, or one.",
    )
    open_loop: bool = _option(
        False, "Nodes stand for sequences of actions, whatever chance did in between."
    )
    stop_early: bool = _option(True, "Stop where no further simulation can change the answer.")
    expand_after: int = _option(1, "Visits of a node before its children are laid down.")
    virtual_loss: int = _option(1, "Losses that threads on one tree count in advance.")

    _repr_html_ = fields_html

    def __post_init__(self) -> None:
        for kind, known in _CHOICES.items():
            if getattr(self, kind) not in known:
                raise UnknownName(kind, getattr(self, kind), known)
        for name, (least, most) in _RANGES.items():
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                wanted = f"from {least:g} to {most:g}" if most < math.inf else f"at least {least:g}"
                raise BadParameter(f"{name} must be {wanted}, not {value}")
        if not self.temperature > 0:
            raise BadParameter(f"temperature must be more than 0, not {self.temperature}")

    @property
    def plain(self) -> bool:
        """Whether this is UCT with uniform playouts and nothing else."""
        return self.ucb1_alone and self.playout == "uniform" and self.cutoff is None

    @property
    def ucb1_alone(self) -> bool:
        """Whether selection is UCB1 and nothing else."""
        return (
            self.selection == "ucb1"
            and self.first_play is None
            and not (self.rave or self.bias or self.minimax or self.widening)
        )

    @property
    def constant(self) -> float:
        """The exploration constant."""
        given = self.exploration
        return _EXPLORATION[self.selection] if given is None else given

    def solves(self, game: Game) -> bool:
        return self.solver and not several(game) and not self.open_loop

    def check(self, game: Game) -> None:
        """Complain where an option does not fit the game."""
        if self.minimax and several(game):
            raise NotThisKindOfGame(
                "implicit minimax backups are for two players with opposed interests; "
                f"{game.name} has {game.traits}: leave out `minimax`"
            )
        if self.playout == "own" and not game.offers_playout_action:
            raise NotThisKindOfGame(
                f"{game.name} has no playout_action; choose the playout uniform, greedy or mast"
            )
        if self.prior == "order" and not game.offers("order"):
            raise NotThisKindOfGame(
                f"{game.name} has no order of actions; choose the prior even or evaluate"
            )
        if self.open_loop and not self.plain:
            raise BadParameter(
                "open-loop search knows only UCB1 and uniform playouts; leave out other options"
            )


class Rules:
    """The options as a record for kernels, with the memory behind it."""

    def __init__(self, options: Options, span: float) -> None:
        self.log = np.zeros(MOVES, MOVE)
        self.tallies = np.zeros(TALLIES, TALLY)
        judging = options.selection == "puct" and options.prior != "even"
        epsilon = options.epsilon
        self.record: Any = new_record(
            RULES,
            **{name: getattr(options, name) for name in _NUMBERS},
            rule=_SELECTIONS[options.selection],
            ucb1_alone=options.ucb1_alone,
            first_play=math.nan if options.first_play is None else options.first_play,
            prior=_PRIORS[options.prior],
            temperature=options.temperature * span,
            policy=_PLAYOUTS[options.playout],
            epsilon=_EPSILON.get(options.playout, 0.0) if epsilon is None else epsilon,
            cutoff=NO_CUTOFF if options.cutoff is None else options.cutoff,
            logging=options.rave > 0 or options.playout == "mast",
            judging=judging or bool(options.bias or options.minimax or options.widening),
            log=self.log,
            tallies=self.tallies,
        )
