"""The ladder as pages: the table, each player's games, each game to replay. Files that need nothing
else, so the folder is the live page and the export at once.

Positions of a game are kept compressed inside its page, and unpacked by the browser.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path

from .. import clock
from ..errors import ZermeloError
from ..files import write_whole
from ..game import CHANCE, Game
from ..grading.output.pages import document
from ..play.match.record import GameRecord, replay
from ..play.tournament.store import Store, StoredGame
from ..svg import board_svg
from .entrants import Version
from .standings import Broken, LadderRow, LadderStandings

RELOAD = 10  # seconds after which a live page is loaded again
LATEST = 30  # games on the first page
MOST_POSITIONS = 1000  # of a game, that are drawn

_STYLE = """
.bar { position: relative; height: 1.1rem; min-width: 12rem; background: #f1f3f5; }
.bar i { position: absolute; top: 35%; height: 30%; background: #74c0d4; }
.bar b { position: absolute; top: 10%; width: 3px; height: 80%; background: #0b7285; }
.live { color: #2b8a3e; } #board svg { width: min(100%, 28rem); height: auto; max-height: 60vh; }
#moves { display: flex; flex-wrap: wrap; gap: .15rem .6rem; padding: 0; list-style: none; }
#moves button, .controls button { font: inherit; border: 1px solid #dee2e6; background: #fff;
  border-radius: .25rem; cursor: pointer; padding: .1rem .5rem; }
#moves button[aria-current] { background: #0b7285; color: #fff; }
"""

_REPLAY = """
const packed = document.getElementById("positions").textContent.trim();
const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
new Response(stream).json().then((positions) => {
  const board = document.getElementById("board");
  const buttons = [...document.querySelectorAll("#moves button")];
  let at = 0;
  const show = (to) => {
    at = Math.max(0, Math.min(positions.length - 1, to));
    board.innerHTML = positions[at];
    for (const [i, one] of buttons.entries())
      i === at ? one.setAttribute("aria-current", "step") : one.removeAttribute("aria-current");
  };
  buttons.forEach((one, i) => one.addEventListener("click", () => show(i)));
  const end = positions.length - 1;
  const steps = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => end };
  for (const one of document.querySelectorAll("[data-step]"))
    one.addEventListener("click", () => show(steps[one.dataset.step]()));
  addEventListener("keydown", (event) => {
    const step = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (step) { event.preventDefault(); show(steps[step]()); }
  });
  show(positions.length - 1);
});
"""


class Pages:
    """A folder of pages, of which those are written anew that have changed."""

    def __init__(self, folder: Path, game: Game, store: Store) -> None:
        self.folder, self.game, self.store = folder, game, store
        self._drawn: set[int] | None = None
        self._shown: dict[str, int] = {}

    def write(
        self,
        standings: LadderStandings,
        games: Sequence[StoredGame],
        versions: Sequence[Version],
        present: Sequence[int],
        problems: dict[str, str],
        live: bool,
    ) -> None:
        """Write what is new."""
        self._write_games(games)
        names = _labels(versions, present)
        of: dict[int, list[StoredGame]] = {player: [] for player in present}
        for game in games:
            for player in game.job.seats:
                of.setdefault(player, []).append(game)
        for player, own in of.items():
            file = _file(versions[player], player)
            if self._shown.get(file) != len(own):
                body = _player_page(player, own, names, versions)
                self._put(f"players/{file}", document(names[player], body + _style()))
                self._shown[file] = len(own)
        title = f"Ladder: {self.game.name}"
        body = _front(title, standings, games, versions, names, problems, live)
        page = document(title, body + _style())
        if live:
            page = page.replace(
                "<head>", f'<head><meta http-equiv="refresh" content="{RELOAD}">', 1
            )
        self._put("index.html", page)
        self._put("ratings.csv", _csv(standings))

    def _write_games(self, games: Sequence[StoredGame]) -> None:
        if self._drawn is None:
            there = (self.folder / "games").glob("*.html")
            self._drawn = {int(one.stem) for one in there if one.stem.isdecimal()}
        for game in games:
            number = game.job.number
            if number not in self._drawn:
                self._put(f"games/{number}.html", _game_page(self.store.record(number), self.game))
                self._drawn.add(number)

    def _put(self, name: str, text: str) -> None:
        write_whole(self.folder / name, text.encode("utf-8", "replace"), sync=False)


def _style() -> str:
    return f"<style>{_STYLE}</style>"


def _labels(versions: Sequence[Version], present: Sequence[int]) -> list[str]:
    return [
        one.name if at in present or not one.digest else f"{one.name} (replaced)"
        for at, one in enumerate(versions)
    ]


def _file(version: Version, player: int) -> str:
    return f"{player}-{version.name}.html" if version.digest else f"{player}.html"


def _front(
    title: str,
    standings: LadderStandings,
    games: Sequence[StoredGame],
    versions: Sequence[Version],
    names: Sequence[str],
    problems: dict[str, str],
    live: bool,
) -> str:
    now = datetime.fromtimestamp(clock.timestamp(), UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    state = '<span class="live">running</span>' if live else "not running"
    low = min((row.elo - row.error for row in standings.rows), default=0.0)
    high = max((row.elo + row.error for row in standings.rows), default=1.0)
    rows = "\n".join(
        _table_row(rank, row, versions[row.player], low, max(high - low, 1.0))
        for rank, row in enumerate(standings.rows, 1)
    )
    broken = "".join(_broken_item(one) for one in standings.broken)
    refused = "".join(
        f"<li><b>{escape(name)}</b>: {escape(why)}</li>" for name, why in sorted(problems.items())
    )
    parts = [
        f"<main><h1>{escape(title)}</h1><p class='faint'>{standings.games} games; {now}; {state}. "
        "Ratings are Elo, with 95 % intervals, on a scale fixed by zermelo's own players, "
        "in italics.</p>",
        "<table><thead><tr><th class='number'>#</th><th>player</th><th class='number'>Elo</th>"
        "<th class='number'>±</th><th></th><th class='number'>games</th><th class='number'>won</th>"
        "<th class='number'>drawn</th><th class='number'>lost</th>"
        f"<th class='number'>by faults</th></tr></thead><tbody>{rows}</tbody></table>",
    ]
    if broken:
        parts.append(f"<h2>Broken down, until they are replaced</h2><ul>{broken}</ul>")
    if refused:
        parts.append(f"<h2>Not playing</h2><ul>{refused}</ul>")
    latest = _games_list(reversed(games[-LATEST:]), names, "games/")
    parts.append(f"<h2>The latest games</h2>{latest}</main>")
    return "".join(parts)


def _table_row(rank: int, row: LadderRow, version: Version, low: float, wide: float) -> str:
    left = 100 * (row.elo - row.error - low) / wide
    middle = 100 * (row.elo - low) / wide
    name = escape(row.name) if version.digest else f"<i>{escape(row.name)}</i>"
    numbers = (row.games, row.won, row.drawn, row.lost, row.faults)
    cells = "".join(f"<td class='number'>{one}</td>" for one in numbers)
    return (
        f"<tr><td class='number'>{rank}</td>"
        f"<td><a href='players/{escape(_file(version, row.player))}'>{name}</a></td>"
        f"<td class='number'>{row.elo:.0f}</td><td class='number'>{row.error:.0f}</td>"
        f"<td><div class='bar'><i style='left:{left:.1f}%;width:{200 * row.error / wide:.1f}%'></i>"
        f"<b style='left:{middle:.1f}%'></b></div></td>{cells}</tr>"
    )


def _broken_item(one: Broken) -> str:
    return (
        f"<li><b>{escape(one.name)}</b> lost its last games by {escape(one.kind)}: "
        f"{escape(one.reason)} (<a href='games/{one.game}.html'>game {one.game}</a>)</li>"
    )


def _player_page(
    player: int, games: Sequence[StoredGame], names: Sequence[str], versions: Sequence[Version]
) -> str:
    faults = [one for one in games if one.loser is not None and one.job.seats[one.loser] == player]
    said = "".join(
        f"<li>{escape(one.fault)}: {escape(one.reason)} "
        f"(<a href='../games/{one.job.number}.html'>game {one.job.number}</a>)</li>"
        for one in faults[-LATEST:]
    )
    lost = f"<h2>Lost by faults</h2><ul>{said}</ul>" if said else ""
    listed = _games_list(reversed(games), names, "../games/")
    return (
        f"<main><p><a href='../index.html'>The ladder</a></p><h1>{escape(names[player])}</h1>"
        f"{lost}<h2>{len(games)} games</h2>{listed}</main>"
    )


def _games_list(games: Iterable[StoredGame], names: Sequence[str], where: str) -> str:
    rows = "\n".join(
        f"<tr><td><a href='{where}{one.job.number}.html'>{one.job.number}</a></td>"
        f"<td>{escape(' - '.join(names[player] for player in one.job.seats))}</td>"
        f"<td>{' : '.join(f'{score:g}' for score in one.scores)}</td>"
        f"<td>{escape('' if one.reason == 'finished' else one.reason)}</td></tr>"
        for one in games
    )
    return (
        "<table><thead><tr><th>game</th><th>players</th><th>result</th><th></th></tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )


def _game_page(record: GameRecord, game: Game) -> str:
    """A game to walk through with the arrow keys."""
    positions, words = [], ["start"]
    try:
        for state, _ in replay(record, game):
            positions.append(board_svg(game.board(state, None)))
            if len(positions) >= MOST_POSITIONS:
                break
    except ZermeloError:  # a game's own rules may have changed since
        positions = positions or ["<p>This game can't be replayed by the rules of today.</p>"]
    words += [
        f"{'chance' if move.player == CHANCE else record.players[move.player]}: {move.text}"
        for move in record.moves[: len(positions) - 1]
    ]
    packed = base64.b64encode(zlib.compress(json.dumps(positions).encode(), 9)).decode()
    moves = "".join(f"<li><button>{escape(one)}</button></li>" for one in words)
    title = " - ".join(record.players)
    result = " : ".join(f"{one:g}" for one in record.scores or ())
    steps = "".join(
        f'<button data-step="{step}" aria-label="{word}">{sign}</button> '
        for step, word, sign in (
            ("first", "to the start", "|◀"),
            ("back", "one move back", "◀"),
            ("on", "one move on", "▶"),
            ("last", "to the end", "▶|"),
        )
    )
    body = (
        f"<main><p><a href='../index.html'>The ladder</a></p><h1>{escape(title)}</h1>"
        f"<p>{escape(result)} <span class='faint'>{escape(record.reason)}</span></p>"
        f"<div id='board'></div><p class='controls'>{steps}</p><ol id='moves'>{moves}</ol></main>"
        f"<script type='text/plain' id='positions'>{packed}</script><script>{_REPLAY}</script>"
    )
    return document(title, body + _style())


def _csv(standings: LadderStandings) -> str:
    heads = "rank,player,elo,error,games,won,drawn,lost,faults"
    rows = [
        f"{rank},{_cell(row.name)},{row.elo:.1f},{row.error:.1f},{row.games},{row.won},{row.drawn},"
        f"{row.lost},{row.faults}"
        for rank, row in enumerate(standings.rows, 1)
    ]
    return "\n".join([heads, *rows]) + "\n"


def _cell(text: str) -> str:
    return f'"{text}"' if "," in text else text
