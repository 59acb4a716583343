"""Count how often each kind of hand beats each other one before the flop, and ship the table.

    python scripts/preflop_equity.py

It goes through all boards up to exchanges of suits, which takes minutes.
"""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np

import zermelo.poker.equity
from zermelo.files import write_whole
from zermelo.poker.equity import FILE, count_equity


def main() -> None:
    found = count_equity()
    out = io.BytesIO()
    np.savez_compressed(out, wins=found.wins, ties=found.ties, pairs=found.pairs)
    write_whole(Path(zermelo.poker.equity.__file__).parent / FILE, out.getvalue())


if __name__ == "__main__":
    main()
