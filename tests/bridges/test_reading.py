"""Files that break their format: the error says what is wrong, and where."""

from __future__ import annotations

from typing import Any

import pytest

from zermelo.bridges import gambit, pgn, sgf
from zermelo.errors import BadFile

HEAD = 'EFG 2 R "t" { "A" "B" }\n""\n'


def replay_sgf(text: str) -> Any:
    return sgf.replayed(sgf.parse(text)[0])


BROKEN = {
    gambit.parse_efg: [
        ("", "line 1: EFG expected, not the end"),
        ('EFG 3 R "t" { "A" }', "only version 2"),
        ('EFG 2 X "t" { "A" }', "R or D"),
        ('EFG 2 R "t { "A" }', "line 1"),
        ('EFG 2 R "t" { }', "0 players"),
        (HEAD, "line 4: a node|line 3: a node"),
        (HEAD + 'q "" 1', "begins with c, p or t"),
        (HEAD + 't "" 0', "no move"),
        (HEAD + 'p "" 3 1 "" { "a" } 0', "no player 3"),
        (HEAD + 'p "" 1 1 "" { } 0', "without moves"),
        (HEAD + 'p "" 1 1 0', "no moves yet"),
        (HEAD + 'p "" 1 1 "" { "a" } 0\nt "" 7', "line 4: outcome 7"),
        (HEAD + 'p "" 1 1 "" { "a" } 0\nt "" 7 "" { 1 }', "1 payoffs for 2"),
        (HEAD + 'p "" 1 1 "" { "a" } 0\nt "" 0\nt "" 0', "line 5: the tree is complete"),
        (HEAD + 'p "" 1 1 "" { "a" "b" } 0\np "" 1 1 "" { "a" } 0', "other moves"),
        (HEAD + 'c "" 1 "" { "a" 1/2 "b" 1/3 } 0', "sum to 1"),
        (HEAD + 'c "" 1 "" { "a" 1/0 } 0', "divides by zero"),
        (HEAD + 'c "" 1 "" { "a" 1e999999999 } 0', "too many digits"),
        (HEAD + 'p "" 1 1.5 "" { "a" } 0', "whole number"),
        (HEAD + 'p "" 1 1 "" { "a" } 0\nt "" 1 "" { 1e300, 1 }\n?', "'[?]' means nothing"),
        (HEAD + 'p "" 1 1 "" { "a" } 0\n' * 300, "moves in a row"),
    ],
    gambit.parse_nfg: [
        ('NFG 1 R "t" { "A" "B" } { 2 }', "strategies of 1 players"),
        ('NFG 1 R "t" { "A" "B" } { 2 0 }', "without strategies"),
        ('NFG 1 R "t" { "A" "B" } { 100000 100000 }', "combinations"),
        ('NFG 1 R "t" { "A" "B" } { 999999999 1 }', "too many"),
        ('NFG 1 R "t" { "A" } { 2 } 1', "a payoff expected"),
        ('NFG 1 R "t" { "A" } { 1 } 1 2', "before '2'"),
        ('NFG 1 R "t" { "A" } { 1 } { { "o" 1 } } 2', "no outcome 2"),
    ],
    pgn.parse: [
        ("1. e4 {no end", "line 1"),
        ("1. e4 )", "did not begin"),
        ("1. e4 ( e5", "does not end"),
        ("1. e4\n\n[Event", "line 3"),
    ],
    sgf.parse: [
        ("", "no game"),
        ("(;GM[1]", "does not end"),
        ("(;GM[1]SZ[9]\n;B[ee]?", "line 2: '[?]' is not SGF"),
        ("(;[x])", "without a property"),
        ("(;GM[1];B[aa];AB[bb])", "middle of a game"),
        ("(" + "(;" * 6000, "inside each other"),
    ],
    replay_sgf: [
        ("(;GM[3])", r"GM\[3\] is not one"),
        ("(;GM[1]SZ[x])", "not a board size"),
        ("(;GM[1]SZ[99])", "size"),
        ("(;GM[1]SZ[9];B[zz])", "not a point on a board"),
        ("(;GM[1]SZ[9];B[e])", "not a point"),
        ("(;GM[1]SZ[9];B[ee];W[ee])", "move 2, 'ee', is illegal"),
        ("(;GM[4]SZ[9];B[ee];B[ef])", "not B's turn"),
        ("(;GM[1]SZ[9]AB[ab][ba]AW[aa])", "invalid set-up"),
    ],
}


@pytest.mark.parametrize(
    "read, text, problem",
    [(read, text, problem) for read, cases in BROKEN.items() for text, problem in cases],
)
def test_errors_say_what_is_wrong(read: Any, text: str, problem: str) -> None:
    with pytest.raises(BadFile, match=problem):
        read(text)
