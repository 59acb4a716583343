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
    """A 128-bit hash of the words, from which they can only be guessed."""
    text = " ".join(map(str, words)).encode()
    key = purpose.encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=BITS // 8, key=key).digest(), "big")


@dataclass(frozen=True)
class Seeds:
    """The randomness of a game, a match or a tournament, kept in its file."""

    luck: Int128
    """The seed of all openings, deals and dice."""
    players: Int128 | None
    """The players' seeds follow from it and the number of the game; None: from that alone."""

    @staticmethod
    def drawn(game: Game, seed: int | None) -> Seeds:
        """Seeds from the user's number or, without one, unpredictable seeds."""
        if seed is None:
            return Seeds(secrets.randbits(BITS), secrets.randbits(BITS))
        return Seeds(derived("luck", seed), None if game.chance else seed)

    @staticmethod
    def of_tournament(game: Game, seed: int | None) -> Seeds:
        """With openings that are drawn too: they may hide something where nothing is dealt."""
        drawn = Seeds.drawn(game, seed)
        hidden = seed is not None and game.hidden_information
        return Seeds(drawn.luck, None if hidden else drawn.players)

    def of_unit(self, unit: int) -> int:
        """The games of one unit share their luck."""
        return derived("unit", self.luck, unit)

    def of_openings(self) -> int:
        return derived("openings", self.luck)

    def of_pairings(self) -> int:
        return derived("pairings", self.luck)

    def of_players(self, seats: int, number: int = 0) -> tuple[int, ...]:
        """The seeds of the players of a game, by seat."""
        words = (number,) if self.players is None else (number, self.players)
        return tuple(derived("player", *words, seat) & 0x7FFFFFFF for seat in range(seats))
