"""Players by one short spec, the same in Python, on the command line and on the page.

    make("random")
    make("alphabeta:time=1")
    make("mcts:iterations=1000,exploration=0.7")
    make("path/to/file.py:MyPlayer")

Before the first colon stands the kind of player, after it the settings. A new kind is one entry in
KINDS; its module is imported when it is first used. Other packages add theirs through the entry
point group `zermelo.players`, or call `register`.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...algorithms import ALGORITHMS, PAGE_SECONDS
from ...display import Shown
from ...errors import BadParameter, UnknownName, UntrustedCode, nearest, short
from ...games._parameters import pieces
from ...settings import (
    COUNT,
    NOT_NEGATIVE,
    POSITIVE,
    SHARE,
    Checked,
    Range,
    Setting,
    setting,
    settings_of,
)
from ..player import Player

if TYPE_CHECKING:
    from ..process.sandbox import Isolation

GROUP = "zermelo.players"
_IN_FILE = re.compile(r"(?P<file>[^:]*\.py)(:(?P<name>\w*))?(:(?P<settings>.*))?", re.DOTALL)


@dataclass(frozen=True)
class Kind(Shown):
    """A kind of player."""

    name: str
    about: str
    maker: Callable[..., Player] | str
    """A function, or where it is: `module:function`. It is called with the whole spec, which
    becomes the player's name, and the settings; without `options`, with the text after the
    colon."""
    example: str = ""
    options: type | None = None
    """A dataclass of the settings; None: the maker reads the text itself."""
    needs: str = ""
    """The setting that must be given."""
    page: type | None = None
    """A dataclass of the settings that the page may give, those of them that have a range there;
    None: the page does not offer this player."""

    def make(self, spec: str, text: str) -> Player:
        """The player that a spec names; `text` is what follows its colon."""
        if self.options is None:
            return self.build(spec, text)
        settings = read_settings(self.name, text, self.options)
        if self.needs and self.needs not in settings:
            raise BadParameter(
                f"{self.name} needs a {self.needs}; write {self.name}:{self.needs}=NAME"
            )
        return self.build(spec, **settings)

    def build(self, name: str, *text: str, **settings: Any) -> Player:
        """The player with these settings, which must be valid."""
        maker = self.maker
        if isinstance(maker, str):
            module, _, function = maker.partition(":")
            maker = getattr(importlib.import_module(module), function)
        player: Player = maker(name, *text, **settings)
        return player

    def opens(self, text: str) -> bool:
        """Whether the text after the colon names a file or a program."""
        if self.options is None:
            return bool(text.strip())
        known = _by_names(self.options)
        given = {_plain(piece.partition("=")[0]) for piece in pieces(text)}
        return any(name in known and known[name].opens for name in given)


def make(spec: str, isolated: Isolation | None = None) -> Player:
    """The player that a spec names; with `isolated`, other people's code runs in a sandbox.

    >>> make("mcts:iterations=100").name
    'mcts:iterations=100'
    """
    if isolated is not None:
        from ..process.sandbox import isolating, require

        require()
        with isolating(isolated):
            return make(spec)
    spec = spec.strip()
    if match := _IN_FILE.fullmatch(spec):
        from .external import ExternalPlayer

        return ExternalPlayer(spec, match["file"], match["name"] or "", match["settings"] or "")
    name, _, text = spec.partition(":")
    kind = _find(name)
    if kind is None:
        raise UnknownName("player", name, kinds())
    return kind.make(spec, text)


def settings_given(spec: str) -> dict[str, Any]:
    """The settings in a spec, checked.

    >>> settings_given("mcts:rave=300")
    {'rave': 300.0}
    """
    name, _, text = spec.strip().partition(":")
    kind = _find(name)
    if kind is None or kind.options is None:
        raise UnknownName("player", name, kinds())
    return read_settings(kind.name, text, kind.options)


def make_nested(spec: str) -> Player:
    """The player named inside another spec, in brackets if it has commas of its own."""
    bracketed = spec.startswith("(") and spec.endswith(")")
    return make(spec[1:-1] if bracketed else spec)


def make_named(spec: str, where: object = "the file") -> Player:
    """The player that a data file names, unless that would run a program or open a file.

    A player of a trusted file can be named on the command line instead.
    """
    if opens(spec):
        raise UntrustedCode(
            f"{where} names the player {short(spec)}, which runs a program or opens a file; if you "
            f"trust it, name it on the command line: --against {short(spec)}"
        )
    return make(spec)


def in_file(spec: str) -> tuple[Path, str, str] | None:
    """The file, class and settings of a player of one's own; None if a spec names another kind."""
    match = _IN_FILE.fullmatch(spec.strip())
    if match is None:
        return None
    path = Path(match["file"]).expanduser().absolute()
    return path, match["name"] or "", match["settings"] or ""


def opens(spec: str) -> bool:
    """Whether this player runs a program, or opens a file, that the spec names."""
    name, _, text = spec.strip().partition(":")
    kind = None if _IN_FILE.fullmatch(spec.strip()) else _find(name)
    if kind is None:
        return ".py" in spec  # if not, there is no such player, and `make` says so
    return kind.opens(text)


def _find(name: str) -> Kind | None:
    return KINDS.get(name) or kinds().get(name)


def kinds() -> dict[str, Kind]:
    """Every kind of player by name: ours, those registered, and those of other packages.

    >>> "alphabeta" in kinds() and "random" in kinds()
    True
    """
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    added = {
        entry.name: Kind(entry.name, f"from {entry.value}", entry.value)
        for entry in entry_points(group=GROUP)
    }
    return {**added, **KINDS}


def register(kind: Kind) -> None:
    """Add a kind of player.

    >>> from zermelo import Player
    >>> from zermelo.play.players.specs import NoSettings
    >>> class Last(Player):
    ...     def choose(self, turn):
    ...         return turn.actions[-1]
    >>> register(Kind("last", "Takes the last action.", lambda spec: Last(), options=NoSettings))
    >>> type(make("last")).__name__
    'Last'
    >>> del KINDS["last"]
    """
    KINDS[kind.name] = kind


def read_settings(kind: str, text: str, options: type) -> dict[str, Any]:
    """The settings in a spec's text, each read as its field says.

    >>> read_settings("alphabeta", "time=4,type-b=yes", ALGORITHMS["alphabeta"].options)
    {'seconds': 4.0, 'type_b': True}
    """
    known = _by_names(options)
    given: dict[str, Any] = {}
    written: dict[str, str] = {}
    for piece in pieces(text):
        own, equals, value = (part.strip() for part in piece.partition("="))
        if not equals:
            raise BadParameter(f"{own!r} is no setting of {kind}; write name=value")
        if _plain(own) not in known:
            raise BadParameter(_unknown(kind, _plain(own), list(settings_of(options))))
        one = known[_plain(own)]
        if one.name in given:
            same = f"{own} and {written[one.name]} are the same setting of {kind}"
            repeated = own == written[one.name]
            raise BadParameter(f"{kind} is given {own} twice" if repeated else same)
        given[one.name], written[one.name] = one.read(value), own
    return given


def settings_named(spec: str) -> Mapping[str, Setting]:
    """The settings that a player takes, by their names; none where it reads its spec itself."""
    kind = None if _IN_FILE.fullmatch(spec.strip()) else _find(spec.strip().partition(":")[0])
    return {} if kind is None or kind.options is None else settings_of(kind.options)


def _by_names(options: type) -> dict[str, Setting]:
    """The settings by all names that they go by."""
    return {name: one for one in settings_of(options).values() for name in one.names}


def _plain(name: str) -> str:
    return name.strip().replace("-", "_")


def _unknown(kind: str, name: str, takes: list[str]) -> str:
    if not takes:
        return f"{kind} takes no settings, so {name!r} can't be set"
    close = nearest(name, takes)
    hint = f"; did you mean {close[0]}?" if close else ""
    return f"{kind} has no setting {name!r}; it takes {', '.join(takes)}{hint}"


# What players can be given, apart from searches: here, for the players take long to import.


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
    by: str = setting("auto", "Player whose values of moves it uses.", opens=True)


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
    playout_policy: str | None = setting(None, "File of the playout policy.", opens=True)


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


# The registry.

_OURS = (
    Kind(
        "random",
        "any legal move, equally likely",
        "zermelo.play.players.simple:RandomPlayer",
        "",
        Seeded,
        page=NoSettings,
    ),
    Kind(
        "human",
        "a person at the keyboard",
        "zermelo.play.players.simple:HumanPlayer",
        "",
        NoSettings,
        page=NoSettings,
    ),
    Kind(
        "auto",
        "whatever suits the game and the time",
        "zermelo.play.players.auto:AutoPlayer",
        "auto:time=1",
        Timed,
        page=Timed,
    ),
    *(
        Kind(
            name,
            f"a level of play in any game: {about}",
            "zermelo.play.players.levels:LevelPlayer",
            "",
            NoSettings,
            page=NoSettings,
        )
        for name, about in (
            ("easy", "overlooks much, for beginners"),
            ("medium", "looks a little ahead, overlooks less"),
            ("hard", "looks further ahead, overlooks little"),
        )
    ),
    Kind(
        "best",
        "the highest level of play: the same as auto",
        "zermelo.play.players.auto:AutoPlayer",
        "best:time=1",
        Timed,
        page=Timed,
    ),
    Kind(
        "careless",
        "another player that overlooks a share of the moves",
        "zermelo.play.players.levels:CarelessPlayer",
        "careless:misses=0.3,by=alphabeta:depth=2",
        Careless,
    ),
    Kind(
        "rules",
        "ranked if-then rules, from a file or from the game",
        "zermelo.play.players.rules:rules_player",
        "rules:tic_tac_toe.rules",
    ),
    Kind(
        "uci",
        "a chess engine that speaks UCI",
        "zermelo.bridges.engines:uci_player",
        "uci:stockfish",
    ),
    Kind(
        "gtp",
        "an engine that speaks GTP, for Go and other games",
        "zermelo.bridges.engines:gtp_player",
        "gtp:gnugo --mode gtp",
    ),
    Kind(
        "strategy",
        "a strategy saved by a solver, or the equilibrium that ships for a small game",
        "zermelo.play.players.strategy:strategy_player",
        "strategy:file=kuhn.json",
        FromFile,
    ),
    Kind(
        "cfr",
        "a strategy found by counterfactual regret minimization",
        "zermelo.play.players.strategy:strategy_player",
        "cfr:file=kuhn.json",
        FromFile,
        needs="file",
        page=Counted,
    ),
    Kind(
        "table",
        "endgame tables",
        "zermelo.play.players.tables:table_player",
        "table:path=tables/chess,then=alphabeta:time=1",
        FromTables,
        needs="path",
    ),
    Kind(
        "book",
        "an opening book from a file, or the one that ships for the game",
        "zermelo.play.players.tables:book_player",
        "book:file=openings.book,then=auto",
        FromBook,
    ),
    Kind(
        "syzygy",
        "Syzygy endgame tables for chess",
        "zermelo.play.players.tables:syzygy_player",
        "syzygy:path=syzygy,then=auto",
        FromTables,
        needs="path",
    ),
    Kind(
        "alphazero",
        "tree search guided by a network trained by self-play",
        "zermelo.play.players.alphazero:network_player",
        "alphazero:net=network.safetensors,iterations=100",
        AlphaZero,
        page=Counted,
    ),
    Kind(
        "td",
        "a network trained by temporal differences",
        "zermelo.play.players.td:TDPlayer",
        "td:depth=2",
        TD,
    ),
    Kind(
        "policy",
        "a network without search, trained by imitation, in a league or by self-play",
        "zermelo.play.players.policy:PolicyPlayer",
        "policy:net=network.safetensors",
        Policy,
    ),
    Kind(
        "ismcts",
        "information-set Monte Carlo tree search",
        "zermelo.play.players.belief:belief_player",
        "ismcts:time=1",
        Ismcts,
        page=TimedOrCounted,
    ),
    Kind(
        "pimc",
        "perfect-information Monte Carlo: averages over sampled worlds",
        "zermelo.play.players.belief:belief_player",
        "pimc:worlds=50",
        Pimc,
        page=Timed,
    ),
    *(
        Kind(
            one.name,
            one.about,
            "zermelo.play.players.search:search_player",
            f"{one.name}:time=1",
            one.options,
            page=one.options,
        )
        for one in ALGORITHMS.values()
    ),
)
KINDS = {kind.name: kind for kind in _OURS}
