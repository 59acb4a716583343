"""The page's host, left-out modules and tables: what runs in the browser, run here."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.clocks import run_apart
from zermelo.browser.inside import host, left_out, tables
from zermelo.browser.inside.left_out import NotInTheBrowser, Placeholder
from zermelo.games import load
from zermelo.kernel.exporting.plain_states import fields_of

NIM = "nim:piles=1-2"


class Worker:
    """Answers as the worker with WebAssembly does: the first legal action."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    async def __call__(self, question: str) -> str:
        asked = json.loads(question)
        self.asked.append(asked)
        game = load(NIM)
        fields = fields_of(game)
        assert [name for name, *_ in asked["fields"]] == [one.name for one in fields]
        piles = tuple(map(int, asked["state"][:2]))
        state = game.initial_state()._replace(piles=piles)
        actions = [*game.actions(state)]
        rows = [
            {"action": str(one), "value": -1.0, "proven": True, "nodes": 3, "reply": None}
            for one in actions
        ]
        found = {"action": str(actions[0]), "value": 1.0, "depth": 3, "nodes": 9, "proven": True}
        return json.dumps(found | {"why": "9 nodes", "rows": rows if asked.get("rows") else []})


class Tab:
    """The page's end of the connection."""

    def __init__(self, worker: Callable[[str], Coroutine[Any, Any, str]], search: str) -> None:
        fields = [[one.name, "int", one.count] for one in fields_of(load(NIM))]
        facts = {"nim": {"spec": NIM, "file": "nim", "search": search, "fields": fields}}
        self._got: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._host = host.begin(json.dumps(facts), self._take, worker)

    def _take(self, text: str) -> None:
        self._got.put_nowait(json.loads(text))

    def ask(self, kind: str, **fields: Any) -> None:
        self._host.receive(json.dumps({"type": kind, **fields}))

    async def get(self, kind: str) -> dict[str, Any]:
        while (found := await self._got.get())["type"] != kind:
            if found["type"] == "failed":
                return found
        return found

    async def open(self, opponent: str = "easy") -> dict[str, Any]:
        seats = [{"who": "human"}, {"who": opponent}]
        self.ask("open", place={"game": {"name": "nim"}}, seats=seats)
        return await self.get("positions")


def in_tab(talk: Callable[[Tab], Coroutine[Any, Any, None]], search: str = "alphabeta") -> Worker:
    worker = Worker()

    async def running() -> None:
        tab = Tab(worker, search)
        await talk(tab)
        await tab._host.close()

    run_apart(running())
    return worker


def test_a_game_is_played_to_the_end_against_the_worker() -> None:
    async def talk(tab: Tab) -> None:
        welcome = await tab.get("welcome")
        assert [one["name"] for one in welcome["games"]] == ["nim"]
        position = (await tab.open())["positions"][-1]
        ply = 0
        while position["utilities"] is None:
            tab.ask("play", ply=ply, move=position["legal"][0]["text"])
            found = await tab.get("positions")
            while not found["positions"][-1]["yours"] and not found["positions"][-1]["utilities"]:
                found = await tab.get("positions")
            position = found["positions"][-1]
            ply = found["first"] + len(found["positions"]) - 1
        assert sorted(position["utilities"]) == [-1.0, 1.0]

    worker = in_tab(talk)
    assert {one["level"] for one in worker.asked} == {"easy"}
    assert all(one["module"] == "nim" for one in worker.asked)


def test_hints_and_analyses_come_from_the_worker() -> None:
    async def talk(tab: Tab) -> None:
        await tab.open()
        tab.ask("hint")
        assert (await tab.get("hinted"))["move"]["text"] == "a1"
        tab.ask("analyse", ply=0, seconds=1.0)
        found = await tab.get("analysis")
        assert found["exact"]
        assert found["value"] == 1.0
        assert [row["value"] for row in found["rows"]] == [1.0, -1.0, -1.0]

    worker = in_tab(talk)
    assert [one["seconds"] for one in worker.asked] == [1.0, 1.0]


def test_other_games_and_parameters_are_refused_in_a_sentence() -> None:
    async def talk(tab: Tab) -> None:
        tab.ask("open", place={"game": {"name": "hex"}}, seats=[])
        assert (await tab.get("opened"))["text"] == "this page was made without hex"
        place = {"game": {"name": "nim", "parameters": {"piles": "3-4"}}}
        tab.ask("open", place=place, seats=[])
        assert "this page was made for Nim" in (await tab.get("opened"))["text"]

    in_tab(talk)


def test_an_answer_that_is_not_legal_is_refused() -> None:
    class Wrong(Worker):
        async def __call__(self, question: str) -> str:
            return json.dumps({"action": "77", "value": 0.0, "why": ""})

    async def running() -> None:
        tab = Tab(Wrong(), "alphabeta")
        await tab.open()
        tab.ask("hint")
        assert (await tab.get("hinted"))[
            "text"
        ] == "the search answered 77, which is not legal here"
        await tab._host.close()

    run_apart(running())


def test_what_fails_in_the_worker_is_said() -> None:
    async def broken(_question: str) -> str:
        return json.dumps({"error": "the search failed: unreachable"})

    async def running() -> None:
        tab = Tab(broken, "alphabeta")
        await tab.open()
        tab.ask("hint")
        assert (await tab.get("hinted"))["text"] == "the search failed: unreachable"
        await tab._host.close()

    run_apart(running())


# What is left out.


def test_a_placeholder_is_handed_on_and_never_computed_with() -> None:
    missing = Placeholder("numpy")
    kind: Any = missing.dtype([("a", missing.int64)]) + 1
    assert isinstance(kind, Placeholder)
    assert not isinstance(3, missing.integer)
    assert isinstance(3, int | missing.integer)
    for use in (bool, int, float, len, iter, str):
        with pytest.raises(NotInTheBrowser, match="this needs numpy"):
            use(kind)  # type: ignore[operator]
    with pytest.raises(NotInTheBrowser):
        _ = kind < 3


def test_tables_are_read_and_written_as_numpys() -> None:
    made = tables.array([(1, 2), (3, 4)])
    assert made.shape == (2, 2)
    assert made[1, 0] == made[1][0] == 3
    assert [row.tolist() for row in made] == [[1, 2], [3, 4]]
    zeros = tables.KNOWN["zeros"]((2, 3), tables.KNOWN["int64"])
    zeros[1, 2] = 7
    assert zeros.tolist() == [[0, 0, 0], [0, 0, 7]]
    assert tables.full(3, -1)[1:].tolist() == [-1, -1]
    assert tables.cumsum([0, 1, 2]).tolist() == [0, 1, 3]
    assert tables.concatenate([tables.arange(2), tables.arange(5, 6)]).tolist() == [0, 1, 5]
    assert len(tables.arange(2, 5)) == 3


@pytest.mark.parametrize("game, fits", [("othello", True), ("monopoly", False)])
def test_the_trial_tells_which_games_need_numpy(game: str, fits: bool) -> None:
    trial = [sys.executable, "-m", "zermelo.browser.inside.trial", game]
    done = subprocess.run(trial, capture_output=True, text=True)
    assert (done.returncode == 0) == fits, done.stderr


def test_left_out_names_are_those_of_packages() -> None:
    for name in left_out.WITHOUT_NUMPY:
        assert left_out.has(name), f"{name} is there, so that leaving it out means something"
