"""Build opening books and look up positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import click

from ...errors import BadParameter, short
from ...game import Game
from ...games import names_game
from ...kernel import runnable
from ...lookup import (
    Book,
    BookMove,
    add_games,
    book_key,
    follow,
    open_book,
    write_book,
)
from ...lookup.polyglot import write_polyglot
from ...play import Choice, make, turn_at
from ...play.match.record import read, replay
from ...reading import naming, read_lines, without_remarks
from ...search import TranspositionTable, solve_exactly
from ..arguments.loading import NamedPosition, load, position
from ..arguments.numbers import COUNT
from ..terminal.results import facts
from ..terminal.screen import LateProgress, console

UNKNOWN = 1
FULL_WEIGHT = 100


@click.group("book")
def command() -> None:
    """Opening books: weighted moves for the start of a game.

    \b
      zermelo book build othello --records games.jsonl --plies 12 --to othello.book
      zermelo book build connect_four:rows=4,columns=5 --perfect --plies 6 --to c4.book
      zermelo book build checkers --player alphabeta:time=0.2 --plies 4 --to checkers.book
      zermelo book build chess --records games.jsonl --plies 16 --to chess.bin
      zermelo book build chess --lines openings.txt --plies 16 --to chess.book
      zermelo book probe chess.bin chess e4 e5
    """


@command.command("build")
@click.argument("game")
@click.option(
    "--records",
    multiple=True,
    type=Path,
    help="Count the moves of the games in this file, as match and tournament write it.",
)
@click.option(
    "--lines",
    type=Path,
    help="Take the lines of a text file: the moves of an opening in each, then # and its name.",
)
@click.option("--player", help="Ask this player in every position that can arise.")
@click.option(
    "--perfect", is_flag=True, help="Solve every position: all best moves, with equal weights."
)
@click.option("--plies", default=8, show_default=True, type=COUNT, help="Length of the lines.")
@click.option(
    "--to", "path", required=True, type=Path, help="The file to write; .bin is Polyglot's format."
)
def build_command(
    game: str,
    records: tuple[Path, ...],
    lines: Path | None,
    player: str | None,
    perfect: bool,
    plies: int,
    path: Path,
) -> None:
    """Build a book from recorded games, from known openings, or from the answers of a player or of
    the solver."""
    if (bool(records) + (lines is not None) + (player is not None) + perfect) != 1:
        raise click.UsageError(
            "give one source of moves: --records, --lines, --player or --perfect"
        )
    played = load(game)
    seen: dict[int, Any] = {}
    if records:
        rows = _from_records(played, records, plies, seen)
        if not rows:
            files = ", ".join(map(str, records))
            raise BadParameter(f"there is no game of {played.name} in {files}")
        about = f"{len(records)} files of games"
    elif lines is not None:
        rows = _from_lines(played, lines, plies, seen)
        about = "known openings"
    else:
        chooser = _perfect(played) if perfect else _player(played, player or "")
        rows = _from_answers(played, chooser, plies, seen)
        about = "perfect play" if perfect else f"moves of {player}"
    _write(path, played, rows, seen, about)
    click.echo(f"{path}: {len(rows):,} positions, {sum(map(len, rows.values())):,} moves")


def _from_records(game: Game, files: Iterable[Path], plies: int, seen: dict[int, Any]) -> Any:
    def games() -> Iterator[Any]:
        for file in files:
            for record in read(file):
                if names_game(record.game, game):
                    with naming(file):
                        steps = list(replay(record, game))
                    for state, _ in steps[:plies]:
                        seen.setdefault(book_key(game, state), state)
                    yield steps, record.utilities

    return add_games(game, games(), plies)


def _from_lines(game: Game, file: Path, plies: int, seen: dict[int, Any]) -> Any:
    """Each line counts as a drawn game: what many openings have in common is played often."""

    def games() -> Iterator[Any]:
        for number, line in without_remarks(read_lines(file, "openings")):
            state, steps = game.initial_state(), []
            with naming(file, f"line {number}"):
                for text in line.split():
                    steps.append((state, game.parse_action(state, text)))
                    state = game.result(*steps[-1])
            for one, _ in steps[:plies]:
                seen.setdefault(book_key(game, one), one)
            yield steps, (0.0,) * game.players

    return add_games(game, games(), plies)


def _from_answers(
    game: Game, chooser: Callable[[Any], Any], plies: int, seen: dict[int, Any]
) -> Any:
    def noted(state: Any) -> Any:
        seen[book_key(game, state)] = state
        return chooser(state)

    with LateProgress(f"book of {game.name}") as bar:
        return follow(game, noted, plies, lambda count: bar(count / (count + 100)))


def _player(game: Game, spec: str) -> Callable[[Any], Any]:
    player = make(spec)
    player.begin(game, 0, 0)

    def chooser(state: Any) -> list[tuple[Any, int]]:
        choice = Choice.of(player.choose(turn_at(game, state)))
        if choice.result is not None and choice.result.stopped == "interrupted":
            raise KeyboardInterrupt
        return [(choice.action, FULL_WEIGHT)]

    return chooser


def _perfect(game: Game) -> Callable[[Any], Any]:
    table = TranspositionTable(256)

    def worth(state: Any, action: Any) -> float:
        mover, following = game.to_move(state), game.result(state, action)
        if game.is_terminal(following):
            return float(game.utility(following, mover))
        found = solve_exactly(game, following, table=table)
        if not found.exact:  # Ctrl-C; what is not proven has no place in such a book
            raise KeyboardInterrupt
        return found.lower if game.to_move(following) == mover else 0.0 - found.lower

    def chooser(state: Any) -> list[tuple[Any, int]]:
        values = {action: worth(state, action) for action in game.actions(state)}
        best = max(values.values())
        return [(action, FULL_WEIGHT) for action, value in values.items() if value == best]

    return chooser


def _write(path: Path, game: Game, rows: Any, seen: dict[int, Any], about: str) -> None:
    if path.suffix != ".bin":
        write_book(path, game, rows, about)
        return

    run = runnable(game)

    def moves(key: int) -> list[BookMove]:
        return [BookMove(run.action(code), weight) for code, (weight, _) in rows[key].items()]

    write_polyglot(path, game, ((state, moves(key)) for key, state in seen.items() if key in rows))


@command.command("info")
@click.argument("path", type=Path)
def info_command(path: Path) -> None:
    """Describe a book."""
    book = open_book(path)
    lines = [("moves", f"{len(book):,}"), ("bytes", f"{path.stat().st_size:,}")]
    if isinstance(book, Book):
        header = book.header
        lines = [
            ("game", f"{short(header['game'])} {short(header['parameters'])}"),
            ("from", short(header.get("about", ""))),
            ("positions", f"{book.positions:,}"),
            *lines,
        ]
    else:
        lines.insert(0, ("game", "chess, in Polyglot's format"))
    console().print(facts(lines))


@command.command("probe")
@click.argument("path", type=Path, metavar="BOOK")
@position
def probe_command(place: NamedPosition, path: Path) -> None:
    """Show the moves of a book after MOVES. Exit code 1: there are none."""
    game, state = place.game, place.state
    found = open_book(path).moves(game, state)
    if not found:
        click.echo("this position is not in the book", err=True)
        click.get_current_context().exit(UNKNOWN)
    total = sum(one.weight for one in found)
    for move in found:
        share = f"{move.weight / total:.0%}" if total else "0%"
        games = f", {move.games} games" if move.games else ""
        click.echo(f"{game.action_text(state, move.action)}  {share}{games}")
