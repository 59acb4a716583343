"""`zermelo show`: the board after some moves."""

from __future__ import annotations

import click

__all__ = ["command"]


@click.command("show", short_help="Show a board and the legal moves.")
@click.argument("game")
@click.argument("moves", nargs=-1)
@click.option("--state", "text", help="Start from this state, as --text prints it.")
@click.option("--player", type=int, help="Show what this player sees: 1, 2, ...")
@click.option("--text", "as_text", is_flag=True, help="Print the state as text and nothing else.")
def command(
    game: str, moves: tuple[str, ...], text: str | None, player: int | None, as_text: bool
) -> None:
    """Show a board, who is to move and the legal moves, after MOVES in the game's notation.

    \b
      zermelo show connect_four
      zermelo show connect_four 4 4 3
      zermelo show nim:piles=1-2-3 --text
      zermelo show kuhn_poker J K bet --player 2
    """
    from ...errors import BadParameter
    from ..arguments.loading import load
    from ..arguments.position import reached
    from ..terminal.draw import drawn, print_moves, print_outcome
    from ..terminal.screen import console

    played = load(game)
    if player is not None and not 1 <= player <= played.players:
        raise BadParameter(f"player must be from 1 to {played.players}, not {player}")
    state = reached(played, moves, text)
    if as_text:
        click.echo(played.state_text(state))
        return
    out = console()
    out.print(drawn(played.board(state, None if player is None else player - 1)))
    out.print()
    if played.is_terminal(state):
        print_outcome(out, played, state)
    else:
        print_moves(out, played, state)
