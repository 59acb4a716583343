"""Sources of randomness: the seed of chance and the players' seeds, independent of each other.

The cards can be dealt again from the seed of chance. So a player's seed reveals nothing about it:
the two are drawn separately and, if the user gave one number for both, the seeds of players in
games with chance don't depend on that number at all.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from ...game import Game
from ...reading import Int128

BITS = 128


def derived(purpose: str, *words: object) -> int:
    """A number of 128 bits from which the words can't be found, other than by guessing them."""
    text = " ".join(map(str, words)).encode()
    key = purpose.encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=BITS // 8, key=key).digest(), "big")


@dataclass(frozen=True)
class Seeds:
    """The randomness of a game, a match or a tournament, kept in its file."""

    luck: Int128
    """All openings, deals and dice follow from it."""
    players: Int128 | None
    """The players' seeds follow from it and the number of the game; None: from that alone."""
    scheme: int = 2
    """1: as in files of earlier versions, whose luck is the user's number itself."""

    @staticmethod
    def drawn(game: Game, seed: int | None) -> Seeds:
        """From the user's number; without one, two unpredictable numbers."""
        if seed is None:
            return Seeds(secrets.randbits(BITS), secrets.randbits(BITS))
        return Seeds(derived("luck", seed), None if game.chance else seed)

    @staticmethod
    def of_tournament(game: Game, seed: int | None, scheme: int = 2) -> Seeds:
        """With openings that are drawn too: they may hide something where nothing is dealt."""
        drawn = Seeds.drawn(game, seed)
        if seed is None:
            return drawn
        luck = seed if scheme == 1 else drawn.luck
        return Seeds(luck, None if game.hidden_information else drawn.players, scheme)

    def of_unit(self, unit: int) -> int:
        """The games of one unit share their luck."""
        if self.scheme == 1:
            digest = hashlib.sha256(f"{self.luck} unit {unit}".encode()).digest()
            return int.from_bytes(digest[:4], "little") >> 1
        return derived("unit", self.luck, unit)

    def of_openings(self) -> int:
        return self.luck if self.scheme == 1 else derived("openings", self.luck)

    def of_pairings(self) -> int:
        return self.luck if self.scheme == 1 else derived("pairings", self.luck)

    def of_players(self, seats: int, number: int = 0) -> tuple[int, ...]:
        """What the players of a game are handed, by seat."""
        words = (number,) if self.players is None else (number, self.players)
        return tuple(derived("player", *words, seat) & 0x7FFFFFFF for seat in range(seats))
