"""The options of Monte Carlo tree search."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...arguments import checked
from ...errors import BadParameter, NotThisKindOfGame
from ...settings import COUNT, NOT_NEGATIVE, POSITIVE, SHARE, Checked, Range, setting

if TYPE_CHECKING:
    from ...game import Game


_EXPLORATION = {"ucb1": math.sqrt(2), "ucb1_tuned": 1.0, "puct": 1.25}


@checked
@dataclass(frozen=True)
class Options(Checked):
    """Improvements of Monte Carlo tree search; the defaults are what gains in matches.

    Values are in units of the game's range of utilities, so that the same
    numbers suit every game.

    >>> from zermelo.games import load
    >>> from zermelo.montecarlo import mcts
    >>> mcts(load("nim:piles=1-2"), iterations=200, options=Options(selection="puct")).value > 0
    True
    """

    topic = "Monte Carlo"

    selection: str = setting(
        "ucb1", "Selection rule.", choices=("ucb1", "ucb1_tuned", "puct"), page=True
    )
    exploration: float | None = setting(
        None,
        "Exploration constant of the selection rule: sqrt(2) for UCB1 unless given, 1 for "
        "UCB1-tuned, 1.25 for PUCT.",
        NOT_NEGATIVE,
        page=Range(0, 100),
    )
    first_play: float | None = setting(
        None,
        "First-play urgency: the value, 0 to 1, assumed for an action not yet tried. Unless "
        "given, every action is tried before any is tried twice; PUCT takes the mean of the node.",
        SHARE,
    )
    rave: float = setting(
        0.0,
        "RAVE: visits after which a node's own mean weighs as much as that of all moves as first.",
        NOT_NEGATIVE,
    )
    bias: float = setting(
        0.0,
        "Progressive bias: the weight of `evaluate`, which fades with visits.",
        NOT_NEGATIVE,
    )
    minimax: float = setting(
        0.0,
        "Implicit minimax backups: the share of `evaluate`, backed up by minimax, in values.",
        SHARE,
    )
    widening: float = setting(
        0.0,
        "Progressive widening: look at 1 + widening * visits ** widening_power actions, the best "
        "by `evaluate` first; 0: look at all actions.",
        NOT_NEGATIVE,
    )
    widening_power: float = setting(0.5, "The exponent of progressive widening.", NOT_NEGATIVE)
    prior: str = setting(
        "even",
        "Priors for PUCT: even, from `evaluate`, or from the game's `order` of actions, by which "
        "bias and widening go then too.",
        choices=("even", "evaluate", "order"),
    )
    temperature: float = setting(
        0.1, "Of priors from `evaluate`: the lower, the sharper.", POSITIVE
    )
    sharpness: float = setting(
        1.0,
        "Factor for `evaluate`, in games where it stays far from the utilities it predicts.",
        NOT_NEGATIVE,
    )
    playout: str = setting(
        "uniform",
        "Playout policy: uniform, own (the game's `playout_action`), greedy (on `evaluate`) or "
        "mast.",
        choices=("uniform", "own", "greedy", "mast"),
        page=True,
    )
    epsilon: float | None = setting(
        None,
        "How often greedy and mast playouts take any action; 0.1 and 0.4 unless given.",
        SHARE,
    )
    cutoff: int | None = setting(
        None,
        "Plies after which a playout ends with `evaluate`; unless given, at the end of the game.",
        NOT_NEGATIVE,
    )
    solver: bool = setting(
        True,
        "MCTS-Solver: proven values propagate. For two players with opposed interests, or one.",
    )
    open_loop: bool = setting(
        False, "Open loop: nodes stand for sequences of actions, whatever chance did in between."
    )
    stop_early: bool = setting(True, "Stop where no further simulation can change the answer.")
    expand_after: int = setting(1, "Visits of a node before its children are allocated.", COUNT)
    virtual_loss: int = setting(
        1, "Losses that threads on one tree count in advance.", NOT_NEGATIVE
    )

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
        from ..arithmetic import several  # slow to import

        return self.solver and not several(game) and not self.open_loop

    def check(self, game: Game) -> None:
        """Refuse options that do not suit the game."""
        from ..arithmetic import several  # slow to import

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
