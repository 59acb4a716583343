"""`--save`: the answer in a file, for `zermelo verify`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

if TYPE_CHECKING:
    from ...game import Game
    from ...result import Result

__all__ = ["Asking", "save_answer"]


class Asking(NamedTuple):
    """The game and the state that the command line asked about."""

    spec: str
    text: str | None
    """The state to start from, as text."""
    moves: tuple[str, ...]


def save_answer(path: Path, game: Game, asking: Asking, state: Any, result: Result) -> None:
    """Write the file, and say on stderr whether a certificate is in it."""
    from ...errors import BadParameter
    from ...verification import save_result
    from ...verification.saving import SECONDS

    try:
        sentence = save_result(
            path,
            game,
            result,
            state,
            spec=asking.spec,
            state=asking.text,
            moves=asking.moves,
            seconds=0.0 if result.stopped == "interrupted" else SECONDS,
        )
    except OSError as error:
        raise BadParameter(f"the answer can't be written to {path}: {error.strerror}") from None
    click.echo(sentence, err=True)
