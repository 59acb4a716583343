"""Games as files, out and in, and boards as drawings.

What comes in is data: games are looked up by name as everywhere on the page, every move is checked
against the rules, and a file that names code is refused.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....bridges.records import FORMATS, parse_records
from ....errors import BadFile, BadParameter, UnknownName, short
from ....game import Game
from ....games import find, load_named
from ....games._parameters import text_of
from ....guide import guide_of
from ....play.match.record import GameRecord, replay
from ....svg import board_svg
from ... import limits, user_code
from ...catalogue import Games
from ...messages.requests import ExportBoard, ExportGame, ImportGame
from ...messages.responses import GameFile, ImportedGame, ImportedGames
from ...messages.schema import GameName, Place, Scalar
from .game_session import FILES, HUMAN, GameSession

MOST_GAMES = 200  # of one file
LONGEST_TITLE = 100


def game_file(table: GameSession, wanted: ExportGame) -> GameFile:
    """The game so far as a file."""
    suffix = FILES.get(wanted.format)
    if suffix is None:
        raise UnknownName("format", wanted.format, FILES)
    if table.game.hidden_information and table.mover is not None:
        raise BadParameter("this game can be saved when it is over: until then cards are hidden")
    seats = ["you" if one.who == HUMAN else one.who for one in table.seats]
    record = table.record(seats, start=start_text(table))
    content = FORMATS[suffix](replace(record, game=_spec(table)), table.game)
    return GameFile(wanted.id, f"{table.place.game.name}{suffix}", content)


def start_text(table: GameSession) -> str | None:
    """The state that a game began in, unless it is the usual one."""
    return None if table.place.start is None else table.game.state_text(table.states[0])


def _spec(table: GameSession) -> str:
    """As the page knows the game: no path of this machine goes into a file for others."""
    name, parameters = table.place.game.name, text_of(table.game)
    if user_code.is_own(name):
        name = user_code.short_spec(name)
    return f"{name}:{parameters}" if parameters else name


def board_file(table: GameSession, wanted: ExportBoard) -> GameFile:
    """The board after `ply` moves, as the page may see it."""
    if wanted.ply >= len(table.states):
        raise BadParameter("there is no such position")
    state = table.states[wanted.ply]
    viewer = None if table.game.is_terminal(state) else table.positions[wanted.ply].viewer
    name = f"{table.place.game.name}-{wanted.ply}.svg"
    return GameFile(wanted.id, name, board_svg(table.game.board(state, viewer)))


# Reading.


def imported_games(wanted: ImportGame, games: Games) -> ImportedGames:
    """The games in a text; a sentence if there is none that can be shown here."""
    try:
        records = parse_records(wanted.text)
    except RecursionError:
        raise BadFile("this file is nested too deeply") from None
    if not records:
        raise BadFile("there is no game in this file: PGN, SGF and zermelo's own JSON can be read")
    if len(records) > MOST_GAMES:
        raise BadFile(f"this file has {len(records)} games; {MOST_GAMES} can be read at a time")
    found = [imported_game(record, games) for record in records]
    return ImportedGames(wanted.id, found)


def imported_game(record: GameRecord, games: Games) -> ImportedGame:
    """The game of a record, if it is one of the page's."""
    name, game = _known(record, games)
    if len(record.moves) > limits.MOVES:
        raise BadFile(f"this game has more than {limits.MOVES} moves")
    steps = list(replay(record, game))
    moves = [game.action_text(state, action) for state, action in steps[:-1]]
    start = None if record.start is None else game.state_text(steps[0][0])
    return ImportedGame(_title(record, game), Place(name, start, moves))


def _title(record: GameRecord, game: Game) -> str:
    who = " and ".join(one for one in record.players if one.strip("?"))
    when = str(record.tags.get("Date") or record.tags.get("DT") or record.began[:10]).strip("?.")
    return short(
        ", ".join(part for part in (guide_of(type(game)).title, who, when) if part), LONGEST_TITLE
    )


def _known(record: GameRecord, games: Games) -> tuple[GameName, Game]:
    """The game that a record is about, if the page has it; no code is run to find out."""
    mine = user_code.name_of(record.game)
    if mine is not None:
        usual = games.get(GameName(mine)).parameters
        changed = {
            one: value for one, value in record.parameters.items() if value != usual.get(one)
        }
        name = GameName(mine, _scalars(changed))
    else:
        load_named(record.game, where="this file", remedy="zermelo page --game {}")
        ours = record.game.partition(":")[0].strip().replace("-", "_")
        name = GameName(ours, _scalars(find(record.game)[1]))
    return name, games.get(name)


def _scalars(parameters: dict[str, Any]) -> dict[str, Scalar]:
    for name, value in parameters.items():
        if not isinstance(value, str | int | float):
            raise BadParameter(f"the parameter {short(name)} in this file can't be set on the page")
    return parameters
