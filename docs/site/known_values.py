"""What is known about games under perfect play, and who found it.

`tests/test_site.py` computes those that take no more than seconds.
"""

from __future__ import annotations

KNOWN_VALUES: dict[str, tuple[str, ...]] = {
    "checkers": ("a draw (Schaeffer and others, Checkers is solved, 2007)",),
    "chess": (
        "not solved; with up to seven pieces every position is (Syzygy and Lomonosov tables)",
    ),
    "chomp": ("the first player wins on every board of more than one piece (strategy stealing)",),
    "connect_four": (
        "the first player wins, by beginning in the middle (Allen, and Allis, 1988)",
        "4,531,985,219,092 positions (Edelkamp and Kissmann, 2008)",
    ),
    "domineering": ("on eight by eight the first player wins (Breuker and others, 2000)",),
    "dots_and_boxes": (
        "with four by five boxes a draw (Barker and Korf, Solving Dots-And-Boxes, 2012)",
    ),
    "go": ("on five by five the first player wins all 25 points (van der Werf and others, 2003)",),
    "gomoku": (
        "without rules for the opening the first player wins on fifteen by fifteen (Allis, 1994)",
    ),
    "hex": (
        "without the swap rule the first player wins on every board (strategy stealing, Nash)",
    ),
    "kalah": ("six houses with four seeds: the first player wins (Irving and others, 2000)",),
    "kuhn_poker": ("the first player loses 1/18 a hand (Kuhn, 1950)",),
    "leduc_poker": ("the first player loses 0.0856 a hand",),
    "limit_holdem": (
        "with all cards, the dealer wins; essentially solved (Bowling and others, 2015)",
    ),
    "matching_pennies": ("worth 0; both play heads half of the time",),
    "nim": ("whoever moves loses if and only if the piles' nim sum is 0 (Bouton, 1901)",),
    "nine_mens_morris": ("a draw (Gasser, 1996)",),
    "othello": ("a draw (Takizawa, 2023)",),
    "pig": (
        "to 100 points the first player wins with probability 0.5306 (Neller and Presser, 2004)",
    ),
    "rock_paper_scissors": ("worth 0; all three equally often",),
    "tic_tac_toe": ("a draw", "5,478 positions, 765 up to symmetry"),
}
