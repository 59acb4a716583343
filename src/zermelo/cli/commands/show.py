"""Show a board and the legal moves."""

from __future__ import annotations

import click

from ...settings import Range, check_within
from ..arguments.loading import NamedPosition, position
from ..terminal.screen import console


@click.command("show")
@position
@click.option("--player", type=int, help="Show what this player sees: 1, 2, ...")
@click.option("--text", "as_text", is_flag=True, help="Print the state as text and nothing else.")
@click.option(
    "--learnt",
    metavar="FILE",
    help="Show what each cell adds to a learnt evaluation: that of a file, or `shipped`.",
)
def command(place: NamedPosition, player: int | None, as_text: bool, learnt: str | None) -> None:
    """Show a board, who is to move and the legal moves, after MOVES in the game's notation.

    \b
      zermelo show connect_four
      zermelo show connect_four 4 4 3
      zermelo show nim:piles=1-2-3 --text
      zermelo show kuhn_poker J K bet --player 2
      zermelo show othello d3 c3 c4 --learnt shipped
    """
    from ..terminal.draw import drawn, print_moves, print_outcome  # slow to import

    game = place.game
    check_within(Range(1, game.players), player=player)
    if as_text:
        click.echo(game.state_text(place.state))
        return
    out = console()
    out.print(drawn(game.board(place.state, None if player is None else player - 1)))
    out.print()
    (print_outcome if game.is_terminal(place.state) else print_moves)(out, game, place.state)
    if learnt is not None:
        from ..terminal.contributions import print_contributions

        print_contributions(out, game, place.state, learnt, None if player is None else player - 1)
