"""The result of `zermelo train evaluation`."""

from __future__ import annotations

import json
from pathlib import Path

from rich import box
from rich.table import Table

from ...game import Game
from ...learning.evaluation.training import EvaluationRun
from ...learning.evaluation.weights import check_weights
from .screen import console


def show_learnt(game: Game, folder: Path, run: EvaluationRun) -> None:
    """The weights by name, if they are linear, and whether anything was proven stronger."""
    out = console()
    if run.config.kind == "linear" and (path := folder / "weights.json").exists():
        table = Table("feature", "before", "after", box=box.SIMPLE)
        after = json.loads(path.read_text())
        for (name, new), old in zip(after.items(), check_weights(game), strict=True):
            table.add_row(name, f"{old:.4g}", f"{new:.4g}")
        out.print(table)
        out.print(f"the weights learnt last are in {path}", markup=False)
    out.print(_verdict(folder, run), markup=False)


def _verdict(folder: Path, run: EvaluationRun) -> str:
    """The outcome of learning an evaluation, in a sentence."""
    few = "; there is too little data for an evaluation of this size" * run.has_too_little_data
    if run.best is None:
        return f"no generation was proven stronger than the game's own evaluation{few}"
    path = folder / "network.evaluation"
    return f"the evaluation is {path}; alphabeta:learnt={path} plays with it{few}"
