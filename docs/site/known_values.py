"""What is known about games: their values under perfect play, and who found them.

`tests/test_site.py` solves those that are quickly solved.
"""

from __future__ import annotations

__all__ = ["KNOWN_VALUES"]

KNOWN_VALUES: dict[str, tuple[str, ...]] = {}
