"""Looking up instead of searching: endgame tables by retrograde analysis, opening books."""

from .build import Progress, build
from .file import DamagedTable, Entry, TableFile
from .index import Endgames, endgames_of, has_index, table_game
from .reachable import AllStates, TooManyStates, all_states
from .tables import Found, Tables, build_all, look_up, tables_folder
from .verify import WrongTable, verify

__all__ = [
    "AllStates",
    "DamagedTable",
    "Endgames",
    "Entry",
    "Found",
    "Progress",
    "TableFile",
    "Tables",
    "TooManyStates",
    "WrongTable",
    "all_states",
    "build",
    "build_all",
    "endgames_of",
    "has_index",
    "look_up",
    "table_game",
    "tables_folder",
    "verify",
]
