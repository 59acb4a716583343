"""What players can be given in their specs, apart from searches: dataclasses of settings.

They are here and not beside the players, which take long to import.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...algorithms import PAGE_SECONDS
from ...settings import COUNT, NOT_NEGATIVE, POSITIVE, SHARE, Checked, Range, setting


@dataclass(frozen=True)
class NoSettings(Checked):
    topic = "Players"


@dataclass(frozen=True)
class Seeded(NoSettings):
    seed: int | None = setting(None, "Random seed.")


@dataclass(frozen=True)
class Timed(NoSettings):
    seconds: float | None = setting(
        None, "Time limit in seconds.", POSITIVE, page=PAGE_SECONDS, was="time"
    )


@dataclass(frozen=True)
class Counted(NoSettings):
    iterations: int | None = setting(
        None, "Number of simulations.", COUNT, page=Range(1, 1_000_000)
    )


@dataclass(frozen=True)
class Careless(NoSettings):
    misses: float = setting(0.3, "Share of the legal moves that it overlooks, 0 to 1.", SHARE)
    by: str = setting("auto", "Player whose judgement it plays by.", opens=True)


@dataclass(frozen=True)
class FromFile(NoSettings):
    file: str | None = setting(None, "File of the strategy.", opens=True)


@dataclass(frozen=True)
class Falling(NoSettings):
    then: str = setting("auto", "Player to ask where nothing is found.", opens=True)


@dataclass(frozen=True)
class FromTables(Falling):
    path: str | None = setting(None, "Folder of the tables.", opens=True)


@dataclass(frozen=True)
class FromBook(Falling):
    file: str | None = setting(None, "File of the book.", opens=True)
    best: bool = setting(False, "Always play the move with the greatest weight.")


@dataclass(frozen=True)
class WithNetwork(NoSettings):
    net: str | None = setting(None, "File of the network.", opens=True)


@dataclass(frozen=True)
class AlphaZero(Timed, Counted, WithNetwork):
    exploration: float = setting(0.75, "Exploration constant of the selection rule.", NOT_NEGATIVE)
    gumbel: int = setting(
        0, "Root actions considered by Gumbel sequential halving; 0: PUCT.", NOT_NEGATIVE
    )
    solver: bool = setting(True, "MCTS-Solver: propagate proven values.")
    lookahead: int | None = setting(
        None,
        "Nodes of alpha-beta that may prove a leaf before the network is asked.",
        NOT_NEGATIVE,
    )
    symmetric: bool = setting(False, "Average the network over the game's symmetries.")
    mix: float = setting(0.0, "Weight of playouts in leaf values, 0 to 1.", SHARE)
    reflex: str | None = setting(None, "File of the playout policy.", opens=True)


@dataclass(frozen=True)
class TD(WithNetwork):
    depth: int | None = setting(None, "Maximum search depth in plies.", NOT_NEGATIVE)


@dataclass(frozen=True)
class Policy(WithNetwork):
    league: str | None = setting(None, "Folder of the league.", opens=True)
    greedy: bool = setting(False, "Always play the most likely action.")


@dataclass(frozen=True)
class Believing(Counted, Timed):
    particles: int = setting(1000, "Number of belief particles.", COUNT)
    exploration: float | None = setting(
        None, "Exploration constant of the selection rule.", NOT_NEGATIVE
    )


@dataclass(frozen=True)
class Ismcts(Believing):
    views: str | None = setting(None, "Whose information sets make up the nodes.")


@dataclass(frozen=True)
class Pimc(Believing):
    worlds: int | None = setting(None, "Number of sampled determinizations.", COUNT)


@dataclass(frozen=True)
class TimedOrCounted(Counted, Timed):
    """What the page may give a search of beliefs."""
