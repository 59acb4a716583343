"""Players by one short spec, the same in Python, on the command line and on the page.

    make("random")
    make("alphabeta:time=1")
    make("mcts:iterations=1000,exploration=0.7")
    make("path/to/file.py:MyPlayer")

What comes before the first colon is the kind, what comes after it is the kind's own business.
A new kind is one entry in KINDS; its module is imported when it is first used. Other packages
add theirs through the entry point group `zermelo.players`, or call `register`.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...errors import BadParameter, UnknownName, UntrustedCode, nearest, short
from ...games._parameters import pieces
from ..algorithms import ALGORITHMS
from .player import Player

if TYPE_CHECKING:
    from ..process.sandbox import Isolation

__all__ = ["KINDS", "Kind", "kinds", "make", "make_named", "opens", "read_settings", "register"]

GROUP = "zermelo.players"
_IN_FILE = re.compile(r"(?P<file>[^:]*\.py)(:(?P<name>\w*))?(:(?P<settings>.*))?", re.DOTALL)
_TRUE, _FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
_WORDS = {bool: "true or false", int: "a whole number", float: "a number"}

SEARCH_OPENS = ("tables",)
Maker = Callable[[str, str], Player]
"""From the whole spec, which becomes the player's name, and the text after the colon."""


@dataclass(frozen=True)
class Kind:
    """A kind of player. `maker` is a function, or the place of one: `module:function`."""

    name: str
    about: str
    maker: Maker | str
    example: str = ""
    opens: tuple[str, ...] = ("*",)
    """The settings that name files or programs; `*`: whatever is after the colon may."""

    def make(self, spec: str, text: str) -> Player:
        if isinstance(self.maker, str):
            module, _, function = self.maker.partition(":")
            maker: Maker = getattr(importlib.import_module(module), function)
            return maker(spec, text)
        return self.maker(spec, text)


def make(spec: str, isolated: Isolation | None = None) -> Player:
    """The player that a spec names; with `isolated`, what runs code of others is in a sandbox."""
    if isolated is not None:
        from ..process.sandbox import isolating, require

        require()
        with isolating(isolated):
            return make(spec)
    spec = spec.strip()
    if match := _IN_FILE.fullmatch(spec):
        from .external import OutsidePlayer

        return OutsidePlayer(spec, match["file"], match["name"] or "", match["settings"] or "")
    name, _, text = spec.partition(":")
    kind = KINDS.get(name) or kinds().get(name)
    if kind is None:
        raise UnknownName("player", name, kinds())
    return kind.make(spec, text)


def make_named(spec: str, where: object = "the file") -> Player:
    """The player that a data file names; one that would run a program or open a file is refused.

    Whoever trusts the file names that player on the command line.
    """
    if opens(spec):
        raise UntrustedCode(
            f"{where} names the player {short(spec)}, which runs a program or opens a file; if you "
            f"trust it, name it on the command line: --against {short(spec)}"
        )
    return make(spec)


def opens(spec: str) -> bool:
    """Whether making a player from this spec, or playing with it, runs a program or opens a file
    that the spec names."""
    spec = spec.strip()
    name, _, text = spec.partition(":")
    kind = None if _IN_FILE.fullmatch(spec) else (KINDS.get(name) or kinds().get(name))
    if kind is None:
        return ".py" in spec  # else there is no such player, and `make` says so
    if "*" in kind.opens:
        return bool(text.strip())
    given = {piece.partition("=")[0].strip().replace("-", "_") for piece in pieces(text)}
    return not given.isdisjoint(kind.opens)


def kinds() -> dict[str, Kind]:
    """Every kind of player by name: ours, those registered, and those of other packages."""
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    added = {
        entry.name: Kind(entry.name, f"from {entry.value}", entry.value)
        for entry in entry_points(group=GROUP)
    }
    return {**added, **KINDS}


def register(kind: Kind) -> None:
    """Make a kind of player known by its name."""
    KINDS[kind.name] = kind


def read_settings(kind: str, text: str, known: Mapping[str, type]) -> dict[str, Any]:
    """The settings in `depth=4,table=64`, each read as what it is known to be.

    >>> read_settings("mine", "depth=4,quick=yes", {"depth": int, "quick": bool})
    {'depth': 4, 'quick': True}
    """
    given: dict[str, Any] = {}
    for piece in pieces(text):
        name, equals, value = piece.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadParameter(f"{piece.strip()!r} is no setting of {kind}; write name=value")
        if name not in known:
            raise BadParameter(_unknown(kind, name, known))
        if name in given:
            raise BadParameter(f"{name} is given twice to {kind}")
        given[name] = _value(name, value.strip(), known[name])
    return given


def _unknown(kind: str, name: str, known: Mapping[str, type]) -> str:
    if not known:
        return f"{kind} has no settings, so no {name!r}"
    close = nearest(name, known)
    hint = f"; did you mean {close[0]}?" if close else ""
    return f"{kind} has no setting {name!r}, but {', '.join(known)}{hint}"


def _value(name: str, text: str, kind: type) -> Any:
    try:
        if kind is bool:
            if text.lower() not in (*_TRUE, *_FALSE):
                raise ValueError(text)
            return text.lower() in _TRUE
        return kind(text)
    except ValueError:
        raise BadParameter(f"{name} must be {_WORDS.get(kind, 'text')}, not {text!r}") from None


def _ours(module: str, function: str = "made") -> str:
    return f"zermelo.{module}:{function}"


KINDS = {
    kind.name: kind
    for kind in (
        Kind(
            "random",
            "any legal move, each as likely",
            _ours("play.players.simple", "random_player"),
            opens=(),
        ),
        Kind(
            "human",
            "a person at the keyboard",
            _ours("play.players.simple", "human_player"),
            opens=(),
        ),
        Kind(
            "auto",
            "what fits the game and the time",
            _ours("play.players.auto"),
            "auto:time=1",
            opens=(),
        ),
        Kind(
            "rules",
            "ranked if-then rules, from a file or by a game's hook",
            _ours("play.players.rules"),
            "rules:tic_tac_toe.rules",
        ),
        Kind(
            "uci",
            "a chess engine that speaks UCI",
            _ours("bridges.engines", "uci_player"),
            "uci:stockfish",
        ),
        Kind(
            "gtp",
            "an engine that speaks GTP, for Go and others",
            _ours("bridges.engines", "gtp_player"),
            "gtp:gnugo --mode gtp",
        ),
        Kind(
            "strategy",
            "a strategy in a file, as solvers save it",
            _ours("play.players.strategy"),
            "strategy:file=kuhn.json",
        ),
        Kind("cfr", "the same", _ours("play.players.strategy"), "cfr:file=kuhn.json"),
        Kind(
            "table",
            "plays by endgame tables",
            _ours("play.players.tables", "table_player"),
            "table:path=tables/chess,then=alphabeta:time=1",
        ),
        Kind(
            "book",
            "plays from an opening book",
            _ours("play.players.tables", "book_player"),
            "book:file=openings.book,then=auto",
        ),
        Kind(
            "syzygy",
            "plays chess endgames by Syzygy files",
            _ours("play.players.tables", "syzygy_player"),
            "syzygy:path=syzygy,then=auto",
        ),
        Kind(
            "alphazero",
            "a network that learnt by self-play, with search",
            _ours("play.players.alphazero"),
            "alphazero:net=network.safetensors,iterations=100",
            opens=("net", "reflex"),
        ),
        Kind(
            "td",
            "a network that learnt by temporal differences",
            _ours("play.players.td"),
            "td:depth=2",
            opens=("net",),
        ),
        Kind(
            "policy",
            "a network without search, learnt by imitation or in a league",
            _ours("play.players.policy"),
            "policy:net=network.safetensors",
        ),
        Kind(
            "ismcts",
            "searches what may be hidden, in one tree",
            _ours("play.players.belief"),
            "ismcts:time=1",
            opens=(),
        ),
        Kind(
            "pimc",
            "averages over what may be hidden",
            _ours("play.players.belief"),
            "pimc:worlds=50",
            opens=(),
        ),
        *(
            Kind(
                one.name,
                one.about,
                _ours("play.players.search"),
                f"{one.name}:time=1",
                SEARCH_OPENS,
            )
            for one in ALGORITHMS.values()
        ),
    )
}
