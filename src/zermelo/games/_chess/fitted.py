"""The weights of the tapered evaluation, halfway from those by hand to a stronger player's.

Those were fitted by regression to what Stockfish 15.1 says, four plies deep, of 21,724 quiet
positions from self-play: `python -m benchmarks.fit_chess_weights` does it again. Centipawns,
middlegame/endgame, in the order of `hand_made`; the squares of a rank from the rim inwards.
"""

from __future__ import annotations

import re

_WORTHS = """
pieces: 78/81 350/288 375/306 478/528 998/970 0/0
pawn on rank 1: 0/0 0/0 -4/0 -12/0
pawn on rank 2: 0/14 0/12 -6/16 -14/13
pawn on rank 3: 4/8 3/6 -4/8 -4/16
pawn on rank 4: 11/14 0/16 16/7 26/8
pawn on rank 5: 20/22 13/35 10/32 33/20
pawn on rank 6: 36/46 34/60 21/48 56/32
pawn on rank 7: 67/90 64/140 56/104 64/88
pawn on rank 8: 0/0 0/0 0/0 0/0
knight on rank 1: -51/-33 -28/-40 -52/-29 -28/-42
knight on rank 2: -28/-34 -24/-10 -14/-29 2/-15
knight on rank 3: -20/-44 4/-6 12/-5 6/-2
knight on rank 4: -15/-8 10/-19 22/-2 28/14
knight on rank 5: -6/-44 8/-28 20/2 30/16
knight on rank 6: 16/-24 -5/-5 30/0 34/5
knight on rank 7: -32/-38 9/-9 -12/-8 6/-18
knight on rank 8: -75/-50 -20/-33 -30/-36 -21/-26
bishop on rank 1: -21/-18 -11/-7 -13/-6 -9/-6
bishop on rank 2: -1/4 18/-14 2/-4 5/-12
bishop on rank 3: -9/-12 4/-2 2/8 0/5
bishop on rank 4: -10/-8 0/-10 6/16 26/-1
bishop on rank 5: -12/-3 12/0 8/-14 8/15
bishop on rank 6: -2/-16 6/-8 -9/10 7/4
bishop on rank 7: -12/-11 -6/-11 -8/-4 -14/1
bishop on rank 8: 2/-38 -13/-17 -24/-28 -12/-9
rook on rank 1: -14/-6 -8/-4 4/-12 8/-12
rook on rank 2: -34/7 -40/14 3/-4 -16/7
rook on rank 3: -10/-2 -25/-4 -4/1 -14/-2
rook on rank 4: -22/11 -3/10 -12/7 8/4
rook on rank 5: 1/-1 4/14 2/7 5/3
rook on rank 6: 3/19 -2/19 6/27 8/27
rook on rank 7: 28/12 40/18 44/4 38/12
rook on rank 8: -17/8 0/15 -6/14 12/24
queen on rank 1: -3/-34 1/-22 -4/-35 4/-48
queen on rank 2: -14/-14 0/6 15/-20 6/-2
queen on rank 3: -22/-20 0/4 -1/26 -2/18
queen on rank 4: -6/-9 -7/16 4/24 2/38
queen on rank 5: -6/-10 -6/12 5/27 3/32
queen on rank 6: 20/-4 2/16 8/34 2/21
queen on rank 7: -8/-8 -28/15 -22/24 -26/12
queen on rank 8: -20/-21 -3/-2 -4/-2 -6/-4
king on rank 1: 32/-65 24/-44 2/-40 -5/-36
king on rank 2: -4/-47 -3/-18 -14/-10 -46/-8
king on rank 3: -24/-44 -46/-1 -37/2 -79/8
king on rank 4: -58/-40 -50/-13 -84/22 -99/23
king on rank 5: -64/-46 -58/-11 -80/11 -115/19
king on rank 6: -68/-50 -61/-16 -83/26 -106/15
king on rank 7: -66/-46 -61/-10 -79/-2 -102/6
king on rank 8: -63/-39 -58/-32 -82/-27 -102/-39
two bishops: 29/44
rook on an open file: 39/-6
rook on a half-open file: 14/10
isolated pawn: -15/-5
doubled pawn: -2/-15
pawn before the king: 18/-4
pawn guarded by a pawn: 7/6
piece guarded by a pawn: 2/9
piece attacked by a pawn: 44/16
pawn beside a pawn: 4/2
pawn left behind: 0/-6
passed pawn guarded by a pawn: 27/-7
passed pawn stopped by a piece: 0/-28
step of the own king to a passed pawn: -1/-6
step of the other king to a passed pawn: 0/8
outpost: 16/-8
pawn on a bishop's colour: -2/-2
open file near the king: -5/-4
pawn storming the king: -6/4
attack beside the other king: 3/-2
attack on a better piece: 48/21
to move: 20/16
passed pawn by rank: 0/0 5/12 -4/20 -4/28 26/48 56/86 76/132 0/0
knight by reach: -24/-32 -18/-20 -11/0 -4/-2 6/1 10/6 20/10 17/22 20/3
bishop by reach: -28/-45 -26/-25 -16/-15 -10/-9 -2/1 -2/11 6/6 6/12 10/18 18/20 32/10 22/20 22/0
    24/22
rook by reach: -14/-35 -19/-34 -14/-32 -6/-28 -5/-20 -6/-6 -3/-4 1/-2 2/4 4/14 6/15 4/18 18/28
    17/38 3/30
queen by reach: -13/-52 -12/-48 -20/-46 -18/-32 -18/-30 -13/-40 -12/-26 -7/-42 -4/-18 1/-24 -5/-5
    2/-8 -2/3 3/2 8/-4 -2/26 -2/36 18/27 26/16 7/13 7/17 13/29 4/21 8/33 11/47 9/44 13/52 14/56
threat to the king: 4/6 4/6 15/0 18/-10 32/-2 56/-11 112/8 134/3 160/0 190/0 220/0 250/0 270/0
    285/0 300/0
"""

_PAIRS = [pair.split("/") for pair in re.findall(r"-?\d+/-?\d+", _WORTHS)]
WEIGHTS = tuple(int(pair[phase]) / 100 for phase in (0, 1) for pair in _PAIRS)  # in pawns
