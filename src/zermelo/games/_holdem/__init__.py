"""No-limit hold'em: sizes of bets, pots, and ranges of hands."""
