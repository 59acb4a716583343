"""Where patterns lie: the places of a game's features, and the images of a pattern."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..errors import NotThisKindOfGame
from ..game import Game
from .features import feature_words
from .learnt import is_on
from .patterns import INDEX, MOST_ENTRIES, MOST_PLACEMENTS, PLACE

Place = tuple[int, ...]
Pattern = tuple[int, ...]
_STATES, _SEED = 600, 0  # of random games, to see which features exclude each other
_MOST_DRAWN = 4096  # entries of a drawn pattern's table: more are met too rarely to be learnt
_APART = 0.25  # the share of a drawn pattern's steps that lead anywhere


class PatternLayout(NamedTuple):
    """How patterns lie on the board: the parts of `PatternTables` of these names."""

    steps: Any
    table_of: Any
    lengths: Any


def laid_out(game: Game, count: int, size: int, seed: int = 0) -> PatternLayout:
    """The game's own patterns, or else random ones of at most `size` places: about
    `count`, counted with their images."""
    places = feature_places(game)
    symmetries = images(game, places)
    drawn = -(-count // len(symmetries))
    patterns = game.patterns or drawn_patterns(game, places, drawn, size, seed)
    steps, table_of, lengths = [], [], []
    for table, pattern in enumerate(patterns):
        for placement in _placements(pattern, symmetries):
            steps.append(_steps(game, places, placement))
            table_of.append(table)
        lengths.append(_entries(places, pattern))
    if max(lengths) > MOST_ENTRIES or len(steps) > MOST_PLACEMENTS:
        raise NotThisKindOfGame(
            f"the patterns of {game.name} lie in {len(steps):,} ways and have up to "
            f"{max(lengths):,} entries; {MOST_PLACEMENTS:,} and {MOST_ENTRIES:,} are the most"
        )
    return PatternLayout(
        np.array(steps, INDEX), np.array(table_of, INDEX), np.array(lengths, PLACE)
    )


def _placements(pattern: Pattern, symmetries: Sequence[Sequence[int]]) -> Iterator[Pattern]:
    """The images of a pattern, one for each set of places."""
    seen = set()
    for image in symmetries:
        placement = tuple(image[place] for place in pattern)
        if frozenset(placement) not in seen:
            seen.add(frozenset(placement))
            yield placement


def _entries(places: Sequence[Place], pattern: Pattern) -> int:
    """The number of ways to fill a pattern."""
    return math.prod(len(places[place]) + 1 for place in pattern)


def _steps(game: Game, places: Sequence[Place], placement: Pattern) -> Any:
    """What each feature adds to the index: a number whose digits are what is on each place."""
    steps, unit = np.zeros(64 * feature_words(game), INDEX), 1
    for place in placement:
        for digit, feature in enumerate(places[place], 1):
            steps[feature] = digit * unit % MOST_ENTRIES
        unit *= len(places[place]) + 1
    return steps


# Places.


def feature_places(game: Game) -> tuple[Place, ...]:
    """The game's own, or what random games show."""
    return game.feature_places or _found_places(game)


def _found_places(game: Game) -> tuple[Place, ...]:
    """The same bit of each word, or of each plane, is a place, if random games never have two of
    them on; what can be on beside others is a place of its own. What says the same as another,
    as in a plane that is all on or all off, is left out."""
    on = np.array([is_on(game, state, int(game.to_move(state))) for state in random_states(game)])
    layers = feature_layers(game)
    places: list[Place] = []
    apart: list[Place] = []
    known = {bytes(len(on)), bytes([1]) * len(on)}
    for group in layers.T:
        together: list[int] = []
        for feature in map(int, group):
            seen = on[:, feature]
            if seen.tobytes() in known:
                continue
            known.add(seen.tobytes())
            if (seen & on[:, together].any(axis=1)).any():
                apart.append((feature,))
            else:
                together.append(feature)
        if together:
            places.append(tuple(together))
    return (*places, *apart)


def feature_layers(game: Game) -> Any:
    """The numbers of all features, a row for each word or plane."""
    if game.offers("sparse_features"):
        return np.arange(64 * feature_words(game)).reshape(-1, 64)
    planes = game.observation_shape[0] if len(game.observation_shape) > 1 else 1
    return np.arange(math.prod(game.observation_shape)).reshape(planes, -1)


def random_states(game: Game) -> Iterator[Any]:
    """States of random games."""
    dice, state = random.Random(_SEED), game.initial_state()
    for _ in range(_STATES):
        if game.is_terminal(state):
            state = game.initial_state()
        yield state
        state = game.result(state, dice.choice(list(game.actions(state))))


# Symmetries.


def images(game: Game, places: Sequence[Place]) -> list[list[int]]:
    """For each symmetry of the game, where it takes each place.

    The game says what happens to states. A place goes where the image holds the same in all
    states of random games; a symmetry that leaves this open for some place is not used.
    """
    found = [list(range(len(places)))]
    if game.symmetries == 1:
        return found
    states = list(random_states(game))
    before = _seen(game, states, places)
    for symmetry in range(1, game.symmetries):
        after = _seen(game, [game.symmetric_state(one, symmetry) for one in states], places)
        by_content: dict[bytes, list[int]] = {}
        for place, content in enumerate(after):
            by_content.setdefault(content, []).append(place)
        targets = [by_content.get(content, []) for content in before]
        if all(len(target) == 1 for target in targets):
            found.append([target[0] for target in targets])
    return found


def _seen(game: Game, states: Sequence[Any], places: Sequence[Place]) -> list[bytes]:
    """What is on each place in all of these states, as the player to move sees them."""
    on = np.array([is_on(game, state, int(game.to_move(state))) for state in states])
    return [
        np.packbits(on[:, list(place)]).tobytes() + bytes([len(place) % 256]) for place in places
    ]


# Drawn patterns.


def drawn_patterns(
    game: Game, places: Sequence[Place], count: int, size: int, seed: int = 0
) -> tuple[Pattern, ...]:
    """Random patterns: each begins at a place that was drawn least and grows to its neighbours."""
    dice = random.Random(seed)
    near = _neighbours(game, places)
    drawn = [0] * len(places)
    patterns: dict[frozenset[int], Pattern] = {}
    for _ in range(4 * count):
        if len(patterns) == count:
            break
        start = min(range(len(places)), key=lambda place: (drawn[place], dice.random()))
        pattern = _grown(dice, start, near, places, size)
        patterns[frozenset(pattern)] = pattern
        for place in pattern:
            drawn[place] += 1
    return tuple(patterns.values())


def _grown(
    dice: random.Random,
    start: int,
    near: Sequence[Sequence[int]],
    places: Sequence[Place],
    size: int,
) -> Pattern:
    pattern = [start]
    while len(pattern) < min(size, len(places)):
        around = [one for place in pattern for one in near[place] if one not in pattern]
        if not around or dice.random() < _APART:
            around = [one for one in range(len(places)) if one not in pattern]
        pattern.append(dice.choice(around))
        if _entries(places, tuple(pattern)) > _MOST_DRAWN:
            pattern.pop()
            break
    return tuple(pattern)


def _neighbours(game: Game, places: Sequence[Place]) -> list[list[int]]:
    """The places next to each: on the grid of the observation, where they are its cells, else
    those of the next numbers."""
    shape, cells = game.observation_shape, feature_layers(game).shape[1]
    found = not game.feature_places
    is_grid = len(shape) == 3 and (found or len(places) == shape[1] * shape[2])
    columns = shape[2] if is_grid else 1 << 30
    at = [
        divmod(place[0] % cells if found else number, columns)
        for number, place in enumerate(places)
    ]
    numbers = {where: number for number, where in enumerate(at)}
    steps = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return [
        [
            numbers[row + down, column + right]
            for down, right in steps
            if (down or right) and (row + down, column + right) in numbers
        ]
        for row, column in at
    ]
