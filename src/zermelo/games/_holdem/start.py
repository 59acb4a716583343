"""The start of a no-limit hand: texts are checked; blinds, open cards."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ...errors import BadParameter, short
from .._poker import RANKS, SUITS
from .ranges import HANDS, parse_range

MOST_CHIPS = 1_000_000
MOST_SIZES = 4


def parse_stacks(text: str, players: int) -> tuple[int, ...]:
    """One number for all, or one for each: 200, 100-50-200."""
    if not re.fullmatch(r"\d+(-\d+)*", str(text)):
        raise BadParameter(
            f"stacks are whole numbers of chips, one for all or like 100-50, not {short(text)!r}"
        )
    stacks = tuple(map(int, str(text).split("-")))
    stacks = stacks * players if len(stacks) == 1 else stacks
    if len(stacks) != players:
        raise BadParameter(f"{len(stacks)} stacks are given for {players} players")
    if not all(1 <= stack <= MOST_CHIPS for stack in stacks):
        raise BadParameter(f"a stack is from 1 to {MOST_CHIPS:,} chips")
    return stacks


def parse_bet_sizes(text: str) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Sizes of bets, of raises, and how many there may be: 33-75/2.5x/4. Without sizes of raises
    those of bets are meant; without a number, three."""
    parts = str(text).split("/")
    if len(parts) > 3:
        raise BadParameter(f"sizes are of bets, of raises and a number, like 33/2.5x/4, not {text}")
    bets = _sizes(parts[0], times=False)
    raises = _sizes(parts[1], times=True) if len(parts) > 1 else bets
    cap = parts[2].strip() if len(parts) > 2 else "3"
    if cap not in ("1", "2", "3", "4"):
        raise BadParameter(f"there are 1 to 4 bets and raises in a round, not {short(cap)!r}")
    return bets, raises, int(cap)


def _sizes(text: str, times: bool) -> tuple[int, ...]:
    """Percentages of the pot; multiples of the bet before come out negative and in hundredths."""
    found = []
    for word in (word for word in re.split(r"[-\s]+", text.strip()) if word):
        if re.fullmatch(r"\d{1,4}", word) and int(word) > 0:
            found.append(int(word))
        elif times and re.fullmatch(r"\d{1,2}(\.\d{1,2})?x", word) and float(word[:-1]) > 1:
            found.append(-round(100 * float(word[:-1])))
        else:
            what = (
                "raises are percentages of the pot like 33-75, or like 2.5x"
                if times
                else ("bets are percentages of the pot like 33-75")
            )
            raise BadParameter(f"{what}, not {short(word)!r}")
    if len(found) > MOST_SIZES:
        raise BadParameter(f"there are {len(found)} sizes in {text!r}, and may be {MOST_SIZES}")
    return (*sorted(found, key=abs), *(0,) * (MOST_SIZES - len(found)))


def parse_all_in(text: str) -> tuple[int, int]:
    """Up to which share of the pot all-in is offered, and how little may be left behind: 200-15."""
    match = re.fullmatch(r"(\d{1,6})(?:-(\d{1,3}))?", str(text).strip())
    if match is None or int(match[2] or 0) > 100:
        raise BadParameter(
            f"all_in is a percentage of the pot, and perhaps another up to 100, like 200-15, not "
            f"{short(text)!r}"
        )
    return int(match[1]), int(match[2] or 0)


def parse_rake(text: str) -> tuple[float, float]:
    """Percent of the pot, and the most chips: 5-3."""
    match = re.fullmatch(r"(\d{1,2}(?:\.\d+)?)(?:-(\d{1,6}(?:\.\d+)?))?", str(text).strip())
    if match is None or float(match[1]) > 50:
        raise BadParameter(
            f"rake is a percentage up to 50, and perhaps a number of chips, like 5-3, not "
            f"{short(text)!r}"
        )
    return float(match[1]), float(match[2]) if match[2] else 1e18


def parse_blinds(text: str, players: int) -> tuple[tuple[int, ...], int]:
    """The small and the big blind, a straddle after them, and an ante: 1-2, 1-2-4, 1-2+1."""
    match = re.fullmatch(r"(\d{1,6}-\d{1,6}(?:-\d{1,6})?)(?:\+(\d{1,6}))?", text)
    if match is None:
        raise BadParameter(
            "blinds are the small and the big one, perhaps a straddle and an ante, like 1-2-4+1, "
            f"not {short(text)!r}"
        )
    blinds = tuple(map(int, match[1].split("-")))
    if blinds[1] < 1 or list(blinds) != sorted(blinds):
        raise BadParameter(f"blinds become no smaller, and the big one is 1 or more, not {text}")
    if len(blinds) > players:
        raise BadParameter("a straddle needs a third player")
    return blinds, int(match[2] or 0)


def parse_table(text: str) -> list[tuple[int, int]]:
    """Ranks and suits of the cards that lie open: none, or three to five."""
    names = re.findall("..?", text.replace(" ", "").replace(",", ""))
    cards = []
    for name in names:
        rank, suit = name[0].upper(), name[1:].lower()
        if rank not in RANKS or len(name) != 2 or suit not in SUITS:
            raise BadParameter(f"a card is a rank and a suit, like Ks or Td, not {name!r}")
        cards.append((RANKS.index(rank), SUITS.index(suit)))
    if len(cards) not in (0, 3, 4, 5):
        raise BadParameter(
            f"on the table are three to five cards, or none, and {short(text)!r} has {len(cards)}"
        )
    if len(set(cards)) < len(cards):
        twice = next(name for name in names if names.count(name) > 1)
        raise BadParameter(f"the card {twice} is on the table twice")
    return cards


def parse_ranges(text: str, players: int, table: list[tuple[int, int]]) -> tuple[Any, ...]:
    """[1326] the weights of each player's hands, none of which has a card of the table.

    Two ranges have a | between them; one is for both players.
    """
    if not text.strip():
        return ()
    if players != 2:
        raise BadParameter("ranges are for two players")
    parts = text.split("|")
    if len(parts) > 2:
        raise BadParameter(f"there are two ranges, with one | between them, not {len(parts)}")
    ranges = [parse_range(part) for part in parts]
    ranges = ranges * 2 if len(ranges) == 1 else ranges
    taken = {4 * rank + suit for rank, suit in table}
    blocked = np.array([bool(taken & set(hand)) for hand in HANDS])
    for player, weights in enumerate(ranges):
        weights[blocked] = 0.0
        if not weights.any():
            raise BadParameter(f"the table leaves no hand of player {player + 1}'s range")
    if not (ranges[0] * free_weight(ranges[1])).any():
        raise BadParameter("each hand of one range has a card of each hand of the other")
    return tuple(ranges)


def free_weight(weights: Any) -> Any:
    """[1326] what the hands weigh that share no card with each hand."""
    low, high = np.array(HANDS).T
    of_card = np.bincount(low, weights, 52) + np.bincount(high, weights, 52)
    return weights.sum() - of_card[low] - of_card[high] + weights
