"""The weights of the tapered evaluation, from a stronger player's judgement.

They were fitted twice by regression to what Stockfish 15.1 says of quiet positions from self-play:
first halfway from those by hand, then, six plies deep, of 131,087 positions, drawn a little towards
the first. `python -m benchmarks.fit_chess_weights`, which did so, now begins with these.
Centipawns, middlegame/endgame, in the order of `hand_made`; the squares of a rank from the rim
inwards.
"""

from __future__ import annotations

import re

_WORTHS = """
pieces: 68/79 339/299 376/317 458/542 1006/989 0/0
pawn on rank 1: 0/0 0/0 -4/0 -12/0
pawn on rank 2: -5/16 11/16 -6/22 -16/20
pawn on rank 3: 1/8 9/9 -10/18 -18/26
pawn on rank 4: -2/20 0/14 24/3 33/8
pawn on rank 5: 18/21 18/28 16/24 33/10
pawn on rank 6: 35/39 28/51 23/53 53/26
pawn on rank 7: 67/89 59/131 58/107 66/95
pawn on rank 8: 0/0 0/0 0/0 0/0
knight on rank 1: -48/-32 -15/-32 -51/-30 -24/-39
knight on rank 2: -26/-33 -20/-10 -13/-30 7/-16
knight on rank 3: -30/-43 10/-6 3/-4 5/-1
knight on rank 4: -16/-8 7/-22 16/-2 17/14
knight on rank 5: 1/-40 18/-21 23/4 23/12
knight on rank 6: 15/-24 1/-2 26/6 41/8
knight on rank 7: -33/-40 1/-13 -10/-6 -3/-25
knight on rank 8: -83/-57 -20/-33 -34/-39 -23/-27
bishop on rank 1: -20/-17 -10/-6 1/-7 -9/-8
bishop on rank 2: -5/3 28/-12 8/-3 9/-6
bishop on rank 3: -1/-11 15/0 7/12 0/18
bishop on rank 4: -7/-7 -8/-13 8/9 26/6
bishop on rank 5: -12/-5 14/0 7/-11 11/12
bishop on rank 6: -7/-20 8/-6 -33/5 1/5
bishop on rank 7: -18/-12 -8/-12 -8/-6 -22/-3
bishop on rank 8: 3/-38 -15/-19 -29/-28 -14/-8
rook on rank 1: -9/-10 -10/-4 15/-14 13/-11
rook on rank 2: -39/9 -42/10 -6/-7 -14/9
rook on rank 3: -12/1 -29/-4 -7/-1 -19/-5
rook on rank 4: -19/15 -5/8 -17/3 5/1
rook on rank 5: 0/5 4/16 1/10 7/5
rook on rank 6: 4/26 -2/18 5/22 7/17
rook on rank 7: 30/17 32/17 45/7 41/12
rook on rank 8: -13/18 1/21 -7/18 8/22
queen on rank 1: -8/-36 -1/-24 -2/-36 4/-47
queen on rank 2: -13/-15 -5/2 22/-21 16/-3
queen on rank 3: -24/-19 -1/5 -2/22 -12/15
queen on rank 4: 2/-8 -13/18 0/23 -2/44
queen on rank 5: 2/-7 -9/14 4/29 -3/32
queen on rank 6: 13/-4 4/18 10/36 9/25
queen on rank 7: -4/-4 -25/17 -18/29 -25/13
queen on rank 8: -14/-18 -4/-4 -4/-2 -7/-4
king on rank 1: 21/-78 40/-50 -1/-35 7/-50
king on rank 2: -2/-45 2/-20 -18/-3 -63/-3
king on rank 3: -22/-42 -46/-3 -41/-4 -82/9
king on rank 4: -57/-37 -49/-8 -87/6 -101/19
king on rank 5: -63/-40 -57/-10 -80/11 -116/18
king on rank 6: -67/-48 -60/-9 -82/28 -106/15
king on rank 7: -66/-44 -60/-5 -78/2 -102/6
king on rank 8: -63/-39 -58/-32 -81/-25 -102/-38
two bishops: 37/49
rook on an open file: 63/-3
rook on a half-open file: 24/16
isolated pawn: -10/2
doubled pawn: -2/-18
pawn before the king: 21/-9
pawn guarded by a pawn: 24/5
piece guarded by a pawn: 9/24
piece attacked by a pawn: 44/16
pawn beside a pawn: 10/4
pawn left behind: -8/-4
passed pawn guarded by a pawn: 32/-8
passed pawn stopped by a piece: -2/-42
step of the own king to a passed pawn: -3/-15
step of the other king to a passed pawn: -7/27
outpost: 43/4
pawn on a bishop's colour: -6/-5
open file near the king: -20/-7
pawn storming the king: -15/10
attack beside the other king: 10/-1
attack on a better piece: 48/21
to move: 20/16
passed pawn by rank: 0/0 -1/13 -14/22 4/23 25/48 53/98 75/132 0/0
knight by reach: -31/-33 -22/-24 -11/0 -6/6 7/0 13/16 19/20 14/16 22/-2
bishop by reach: -48/-50 -34/-29 -17/-17 -8/-6 3/2 9/12 11/16 15/18 13/19 16/18 32/15 19/17 22/0
    24/23
rook by reach: -14/-35 -37/-37 -22/-35 -7/-30 -5/-14 -6/-3 -3/1 -1/2 7/5 3/16 10/21 7/23 19/26
    13/31 2/28
queen by reach: -13/-52 -12/-48 -34/-47 -33/-35 -24/-33 -21/-40 -19/-27 -9/-44 0/-19 7/-23 4/-2
    14/-6 9/4 3/3 15/2 5/32 3/39 17/30 27/19 8/14 4/16 13/28 5/22 9/34 11/46 9/43 13/52 14/56
threat to the king: 22/7 4/2 13/-6 13/-3 25/5 53/-16 112/9 134/3 160/0 190/0 220/0 250/0 270/0
    285/0 300/0
"""

_PAIRS = [pair.split("/") for pair in re.findall(r"-?\d+/-?\d+", _WORTHS)]
WEIGHTS = tuple(int(pair[phase]) / 100 for phase in (0, 1) for pair in _PAIRS)  # in pawns
