"""Thousands of messages of rubbish: each gets an error, and the server goes on."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tests.web.driving import Socket, game
from zermelo.web.session.session import Session

WORDS = [
    "",
    "tic_tac_toe",
    "../../etc/passwd",
    "/etc/passwd",
    "mygame.py:Game",
    "os:system",
    "uci:sh",
    "__class__",
    "\x00",
    "9" * 400,
    "zermelo.games.nim:Nim",
    "\u2028",
    "[" * 50,
]
KINDS = [one.__struct_config__.tag for one in Session.answered]
FIELDS = sorted(
    {field.encode_name for one in Session.answered for field in msgspec.structs.fields(one)}
)


def rubbish(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON, of any shape."""
    kind = dice.randrange(8 if depth < 4 else 5)
    if kind == 0:
        return dice.choice([None, True, False])
    if kind == 1:
        return dice.choice([0, -1, 1, 2**31, 2**63, -(2**70), 10**400])
    if kind == 2:
        return dice.choice([0.5, -1e308, 1e-320])
    if kind in (3, 4):
        return dice.choice(WORDS)
    if kind == 5:
        return [rubbish(dice, depth + 1) for _ in range(dice.randrange(4))]
    names = [*FIELDS, "type", "name", "parameters", "game", "words", "spec", "x"]
    return {dice.choice(names): rubbish(dice, depth + 1) for _ in range(dice.randrange(5))}


def message(dice: random.Random) -> str:
    """A message that is wrong: in its JSON, its kind, its fields, or in what it names."""
    if dice.random() < 0.2:
        valid = json.dumps({"type": "open", "place": game("nim")})
        at = dice.randrange(1, len(valid))
        return dice.choice([valid[:at], valid[:at] + "\x01" + valid[at:], "", "[" * 5000, "\ufeff"])
    body = rubbish(dice)
    if not isinstance(body, dict):
        return json.dumps(body)
    if dice.random() < 0.8:
        body["type"] = dice.choice(KINDS)
    if dice.random() < 0.5:
        body["nothing"] = 1  # no message has such a field
    if dice.random() < 0.5:
        named = game(dice.choice(["nim", "no_such_game", "word_game", "tree"]))
        named["game"]["parameters"] = {dice.choice(["words", "piles", "spec", "x"]): rubbish(dice)}
        body["place"] = named
    return json.dumps(body)


@pytest.mark.parametrize("count", [2000, pytest.param(10_000, marks=pytest.mark.long)])
def test_fuzzed_messages(socket: Socket, count: int) -> None:
    dice = random.Random(8)
    answers: dict[str, int] = {}
    sent = 0
    while sent < count:
        batch = [message(dice) for _ in range(50)]
        for one in batch:
            socket.connection.send(one)
        sent += len(batch)
        # A question whose answer tells that the batch has been read.
        socket.send("explain", id=2**31 - 1, node=sent)
        while True:
            answer = socket.receive()
            if answer["type"] == "failed" and answer["id"] == 2**31 - 1:
                break
            answers[answer["type"]] = answers.get(answer["type"], 0) + 1
    harmless = answers.get("failed", 0)
    assert harmless > 0.9 * count, answers
    opened = socket.ask("open", "opened", place=game("tic_tac_toe"))
    assert opened["title"] == "Tic-tac-toe"
