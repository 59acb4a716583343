"""Texts that describe no state: each game says what is wrong with them."""

from __future__ import annotations

import pytest

from zermelo.errors import InvalidState
from zermelo.games import load

WRONG = {
    "backgammon": [
        ("nonsense", "a state reads like"),
        ("24x2,13x5,8x3,6x5,1x1 24x2,13x5,8x3,6x5 X -", "X has 16 checkers"),
        ("24x2,13x5,8x3,6x5 24x2,13x5,8x3,6x5,19x1 X -", "O has 16 checkers"),
        ("24x1 1x1 X -", "both players have checkers on X's point 24"),
        ("26x1 1x1 X -", "points are 1 to 24"),
        ("5x1,5x1 1x1 X -", "named once"),
        ("5 1x1 X -", "written like 13x5"),
        ("5x1 1x1 Z -", "player to move"),
        ("5x1 1x1 X 7", "two digits"),
        ("off off X -", "only one player"),
        ("5x1 1x1 - 31", "dice without a player"),
    ],
    "breakthrough": [
        ("WWWWWWWW/" * 3 + "......../" * 4 + "BBBBBBBB W", "white has 24 pieces"),
        ("W......./" + "......../" * 6 + "......BB W", "won already"),
        ("........" * 8 + " W", "won already"),
        ("........" * 7 + " W", "64 cells, this text has 56"),
        ("........" * 8 + " X", "W or B"),
    ],
    "checkers": [
        ("nonsense", "a position reads like"),
        ("B:W33:B1", "a number from 1 to 32"),
        ("B:W5,5:B1", "square 5 is taken twice"),
        ("B:W5:B5", "square 5 is taken twice"),
        ("B:W1:B5", "would be a king"),
        ("B:W21,,22:B5", "a number from 1 to 32"),
        ("B:W:B", "no pieces on this board"),
        ("B:W29:B1 81", "drawn after 80"),
        (f"B:W{','.join(map(str, range(20, 33)))}:B1", "at most 12 pieces, not 13"),
    ],
    "chess": [
        ("8/8/8/8/8/8/8/8 w - - 0 1", "one king, not none"),
        ("kk6/8/8/8/8/8/8/K7 w - - 0 1", "black must have one king, not 2"),
        ("k7/8/8/8/8/8/8/KP6 w - - 0 1", "pawn can't stand .* b1"),
        ("k7/8/8/8/8/8/8/K7/8 w - - 0 1", "eight ranks"),
        ("k8/8/8/8/8/8/8/K7 w - - 0 1", "rank 8 has 9 squares"),
        ("kx6/8/8/8/8/8/8/K7 w - - 0 1", "'x' is not a chess piece"),
        ("k7/8/8/8/8/8/8/K7 x - - 0 1", "side to move is w or b"),
        ("k7/8/8/8/8/8/8/K7", "six fields"),
        ("k7/8/8/8/8/8/8/K7 w K - 0 1", "castling K needs"),
        ("k7/8/8/8/8/8/8/K7 w KX - 0 1", "castling rights are"),
        ("k7/8/8/8/8/8/8/K7 w - e9 0 1", "en passant square is on rank 6"),
        ("k7/8/8/8/8/8/8/K7 w - e6 0 1", "no pawn has just passed e6"),
        ("k7/8/8/8/8/8/8/K7 w - - x 1", "are numbers"),
        ("k6R/8/8/8/8/8/8/K7 w - - 0 1", "black is in check"),
        ("k7/pppppppp/p7/8/8/8/8/K7 w - - 0 1", "black has 9 pawns"),
        ("k7/8/8/8/8/8/8/K7 w - - 0 1 after a1a2", "can't come before a clock of 0"),
        ("k7/8/8/8/8/8/8/K7 w - - 9 9 after a1", "are like g1f3"),
        ("k7/8/8/8/8/8/8/K7 w - - 9 9 after a8b8", "a8b8 can't have led"),
    ],
    "chomp:rows=3,columns=4": [
        ("4,5,4 1", "4 pieces at most, not 5"),
        ("2,3,0 1", "longer than the one above"),
        ("4,4 1", "3 numbers"),
        ("4,4,x 1", "3 numbers"),
        ("4,4,4 3", "1 or 2"),
        ("4,4,4", "2 words"),
    ],
    "connect_four:rows=4,columns=5": [
        ("...../...../..X../.....", "nothing below"),
        ("...../...../...../XX...", "X begins"),
        ("...../...../XX...", "20 cells"),
        ("...../...../...../Z....", "not a mark"),
    ],
    "domineering:rows=2,columns=3": [
        ("#../... V", "even number"),
        ("##/#.# V", "6 cells, this text has 5"),
        ("##./... W", "V or H"),
        ("##./.x. V", "'x'"),
    ],
    "dots_and_boxes:rows=1,columns=1": [
        ("+-+/|.|/+-+ A", "four lines"),
        ("+.+/|A|/+-+ A", "four lines"),
        ("+|+/|.|/+-+ A", "four lines|lines - across"),
        ("+-+/-A|/+-+ B", "lines - across"),
        ("+-+/|Z|/+-+ B", "'Z'"),
        ("+-+/|A|/+-+ C", "A or B"),
        ("+-+/|A| C", "9 cells, this text has 6"),
    ],
    "gomoku:size=3,in_row=3": [
        ("XX." + "." * 6 + " O", "2 stones of X and 0 of O"),
        ("." * 8 + " X", "9 cells, this text has 8"),
        ("XXX/OOO/... X", "won already"),
        ("...../...../. X", "9 cells, this text has 11"),
        (".........", "2 words"),
    ],
    "hex:size=3": [
        ("XX./.../... O", "2 stones of X and 0 of O"),
        (".../.../...", "2 words"),
        (".../... X", "9 cells, this text has 6"),
        (".../.Z./... X", "'Z'"),
        ("X.O/XO./XO. X", "won already"),
    ],
    "kalah": [
        ("4,4,4,4,4,4,0/4,4,4,4,4,4,9 1", "48 seeds in this game, not 57"),
        ("0,0,0,0,0,0,24/4,4,4,4,4,4,0 1", "bare"),
        ("4,4,4/4,4,4 1", "14 numbers"),
        ("4,4,4,4,4,4,0/4,4,4,4,4,-4,8 1", "14 numbers"),
        ("4,4,4,4,4,4,0/4,4,4,4,4,4,0 3", "1 or 2"),
    ],
    "nine_mens_morris": [
        ("WWWWWWWW/WW....../........ 0,9 W 0", "white has 10 men"),
        ("WW....../BBB...../........ 0,0 Wx 0", "only after a mill"),
        ("WW....../BBB...../........ 0 W 0", "2 numbers"),
        ("WW....../BBB...../........ 0,0 X 0", "W or B"),
        ("WW....../BBB..... 0,0 W 0", "24 cells, this text has 16"),
        ("WW....../BBB...../........ W", "4 words"),
    ],
    "othello": [
        ("X" * 70 + " X", "64 cells, this text has 70"),
        ("-" * 64 + " X", "middle"),
        ("-" * 63 + "Q X", "'Q'"),
        ("-" * 64 + " Z", "X or O"),
        ("-" * 64, "2 words"),
    ],
}


@pytest.mark.parametrize(
    "spec, text, reason",
    [(spec, text, reason) for spec, cases in WRONG.items() for text, reason in cases],
)
def test_no_state(spec: str, text: str, reason: str):
    with pytest.raises(InvalidState, match=reason):
        load(spec).parse_state(text)
