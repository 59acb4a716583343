"""Files that commands write."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...errors import BadParameter
from ...files import write_whole
from .loading import NamedPosition

if TYPE_CHECKING:
    from ...result import Result


def write(path: Path, content: str | bytes, what: str) -> None:
    """Write a whole file or none; an error names `what` it was to hold."""
    try:
        write_whole(path, content if isinstance(content, bytes) else content.encode())
    except OSError as error:
        raise BadParameter(f"{what} can't be written to {path}: {error.strerror}") from None


def save_answer(path: Path, place: NamedPosition, result: Result) -> None:
    """`--save`: write the answer to a file; say on stderr whether it contains a certificate."""
    from ...verification.saving import SECONDS, save_result

    try:
        sentence = save_result(
            path,
            place.game,
            result,
            place.state,
            spec=place.spec,
            state=place.text,
            moves=place.moves,
            seconds=0.0 if result.stopped == "interrupted" else SECONDS,
        )
    except OSError as error:
        raise BadParameter(f"the answer can't be written to {path}: {error.strerror}") from None
    click.echo(sentence, err=True)
