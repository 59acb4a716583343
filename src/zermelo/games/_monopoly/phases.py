"""What comes next in a turn, and the numbers of the actions."""

from __future__ import annotations

PHASES = range(11)
ROLL, CARD, BUY, JAILED, BUILD, SELL, AUCTION, WANT, GIVE, SUM, ANSWER = PHASES

DONE, PAY, THROW = range(3)
PARTNER = 1  # from here on a player with whom one trades
OFFER = 3
SQUARE = 8  # from here on a square to build, sell or trade on; each range has 40 of them
MORTGAGE, LIFT = SQUARE + 40, SQUARE + 80
