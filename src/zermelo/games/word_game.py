"""A crossword game like Scrabble for two to four players: hidden racks, a bag, a list of words.

Players lay tiles in one line so that all words that arise, across and down, are in the list;
the first play covers the middle of the board, every other touches what is there. Squares
double and triple letters and words, seven tiles at once are worth 50 more. Then the rack is
filled from the bag. Instead one may pass, or put tiles back into the bag while it holds at
least seven. The game ends when the bag and a rack are empty, or after three turns of each
player without a tile laid. Tiles left on racks count against their owners, and for who has
none. The highest score wins; who shares it shares the win.

`words` is a file with a word a line; the list that ships has 5,778. `size` is odd: a
smaller board is the middle of the usual one. Chance deals one tile at a time.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ..bits import Bits
from ..board import Board, Cards, card_place
from ..errors import BadParameter, IllegalAction
from ..game import CHANCE, Game
from ..guide import Guide
from ..kernel import state_hash
from ..settings import Range, Setting
from ..tuples import replaced
from ._shares import share_of_win
from ._word_game import laying, notation, racks, scoring
from ._word_game.lexicon import graph
from ._word_game.picture import picture
from ._word_game.plays import COUNT, DIRECTION, RACK, PlayScene, find_plays, new_anchors
from ._word_game.scoring import KINDS, TILES_OF, VALUES

PASS = 0
EXCHANGE = 12  # where the tiles to exchange begin in an action: one bit for each of the rack
CELLS, CELL = 10, 6  # cells in a word, bits of a cell
FULL = RACK


class State(NamedTuple):
    board: tuple[Bits, ...]  # ten cells to a word: a letter from 1 to 26, plus 32 if a blank
    racks: tuple[int, ...]
    left: int  # tiles in the bag
    scores: tuple[int, ...]
    player: int
    idle: int  # turns without a tile laid
    last: int  # what all saw of the last turn
    past: tuple[Bits, ...]  # for each player a hash of what it saw and did


class WordGame(Game):
    guide = Guide(
        title="Word game",
        summary="Lay tiles to words that cross; the most points win",
        kind="Card and word games",
        rules="""
        Each player holds seven letter tiles that the others do not see. In turn players lay tiles
        in one line, so that all words that arise, across and down, are in the list of words. The
        first word covers the middle of the board, and every other touches what is there. Each tile
        counts its value, and squares double and triple letters and words. Seven tiles at once are
        worth 50 more. Then the rack is filled from the bag. Instead one may pass, or exchange tiles
        while the bag holds at least seven. The game ends when the bag and a rack are empty, or
        after three turns of each player without a tile laid. Tiles left on racks count against
        their owners, and for the one who has none. The highest score wins.
        """,
        moves="""
        Choose a tile and then a cell, or drag it there, and lay the tiles when the word is
        complete; or type the move. `8H CAT` lays CAT across from row 8, column H, and `H8 CAT` lays
        it down. A blank tile is a small letter; `exchange XYZ` puts three tiles back.
        """,
        parameters={
            "players": Setting("How many players there are.", Range(2, 4)),
            "size": Setting(
                "How many squares the board has each way; an odd number.", Range(7, 15)
            ),
            "words": Setting(
                "A file with a word in each line; the list that ships has 5,778.", opens=True
            ),
        },
        history="https://en.wikipedia.org/wiki/Scrabble",
        picture="8E TOILED, I7 SEATS",
    )

    max_actions = 65_536

    def __init__(self, players: int = 2, size: int = 15, words: str = "") -> None:
        if size % 2 == 0:
            raise BadParameter(f"size must be odd, so that there is a middle, not {size}")
        self.players, self.size, self.words = players, size, words
        self.cells, self.middle = size * size, size * size // 2
        self.edges, self.root = graph(words)
        self.letter_times, self.word_times = scoring.premiums(size)

    def initial_state(self) -> State:
        nobody = (0,) * self.players
        return State(
            (Bits(0),) * -(-self.cells // CELLS),
            nobody,
            sum(TILES_OF),
            nobody,
            0,
            0,
            PASS,
            (Bits(0),) * self.players,
        )

    def drawer(self, state: State) -> int:
        """The player who gets the next tile from the bag; -1 for none."""
        if state.left:
            for player in range(self.players):
                if racks.size(state.racks[player]) < FULL:
                    return player
        return -1

    def to_move(self, state: State) -> int:
        return CHANCE if self.drawer(state) >= 0 else state.player

    def is_terminal(self, state: State) -> bool:
        if state.idle >= 3 * self.players:
            return True
        empty = False
        for player in range(self.players):
            empty = empty or not state.racks[player]
        return empty and state.left == 0

    # Actions.

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        if self.drawer(state) >= 0:
            for kind in range(KINDS):
                if self.unseen(state, kind + 1):
                    yield kind + 1
            return
        found = np.empty(self.max_actions, np.int64)
        count = self.plays(state, found)
        for i in range(min(count, self.max_actions)):
            yield int(found[i])
        yield PASS
        if state.left >= FULL:
            rack = state.racks[state.player]
            for chosen in range(1, 1 << FULL):
                if racks.is_first_choice(rack, chosen):
                    yield chosen << EXCHANGE

    def plays(self, state: State, found: np.ndarray) -> int:
        """Fill an array with all plays; there may be more than it holds."""
        cells = self.laid(state)
        for cell in range(self.cells):
            cells[cell] &= 31  # a blank is the letter that it stands for
        rack = np.zeros(KINDS, np.int64)
        for i in range(racks.size(state.racks[state.player])):
            rack[racks.tile(state.racks[state.player], i) % racks.BLANK] += 1
        return find_plays(
            PlayScene(
                self.edges,
                self.root,
                self.size,
                cells,
                rack,
                np.zeros(self.cells, np.int64),
                new_anchors(cells, self.size, self.middle),
                found,
                np.zeros(1, np.int64),
            )
        )

    def probability(self, state: State, action: int) -> float:
        return self.unseen(state, action) / state.left

    def unseen(self, state: State, kind: int) -> int:
        """The number of these tiles that are neither on the board nor on a rack."""
        count = TILES_OF[kind - 1]
        for i in range(len(state.board)):
            word = state.board[i]
            while word:
                tile = int(word & 63)
                count -= (racks.BLANK if tile & 32 else tile) == kind
                word >>= CELL
        for player in range(self.players):
            for i in range(racks.size(state.racks[player])):
                count -= racks.tile(state.racks[player], i) == kind
        return count

    def tile_at(self, state: State, cell: int) -> int:
        return int(state.board[cell // CELLS] >> CELL * (cell % CELLS) & 63)

    # What follows.

    def result(self, state: State, action: int) -> State:
        drawer = self.drawer(state)
        if drawer >= 0:
            rack = racks.added(state.racks[drawer], action)
            return State(
                state.board,
                replaced(state.racks, drawer, rack),
                state.left - 1,
                state.scores,
                state.player,
                state.idle,
                state.last,
                state.past,
            )
        if action >> COUNT & 7:
            return self.after_play(state, action)
        return self.after_exchange(state, action)

    def after_play(self, state: State, action: int) -> State:
        board, rack = state.board, state.racks[state.player]
        cell, step = action & 255, self.size if action >> DIRECTION & 1 else 1
        for i in range(action >> COUNT & 7):
            while self.tile_at(state, cell):
                cell += step
            tile = scoring.tile_of(action, i)
            word = board[cell // CELLS] | Bits(tile) << CELL * (cell % CELLS)
            board = replaced(board, cell // CELLS, word)
            rack = racks.removed(rack, racks.BLANK if tile & 32 else tile)
            cell += step
        score = state.scores[state.player] + self.worth(state, action)
        return State(
            board,
            replaced(state.racks, state.player, rack),
            state.left,
            replaced(state.scores, state.player, score),
            (state.player + 1) % self.players,
            0,
            action,
            self.remembered(state, action, action),
        )

    def after_exchange(self, state: State, action: int) -> State:
        """The state after an exchange; a pass is an exchange of no tiles."""
        rack, kept, count = state.racks[state.player], 0, 0
        for i in range(racks.size(rack)):
            if action >> (EXCHANGE + i) & 1:
                count += 1
            else:
                kept = racks.added(kept, racks.tile(rack, i))
        return State(
            state.board,
            replaced(state.racks, state.player, kept),
            state.left + count,
            state.scores,
            (state.player + 1) % self.players,
            state.idle + 1,
            count,
            self.remembered(state, action, count),
        )

    def remembered(self, state: State, action: int, seen: int) -> tuple[Bits, ...]:
        """The memory of each player, this turn included."""
        past = state.past
        for player in range(self.players):
            own = player == state.player
            rack, what = (state.racks[player], action) if own else (0, seen)
            past = replaced(past, player, state_hash((past[player], rack, what)))
        return past

    def laid(self, state: State) -> np.ndarray:
        """The tiles on the board, cell by cell; 0 where there is none."""
        cells = np.zeros(self.cells, np.uint8)
        for i in range(len(state.board)):
            cell, word = CELLS * i, state.board[i]
            while word:
                cells[cell] = int(word & 63)
                word >>= CELL
                cell += 1
        return cells

    def worth(self, state: State, action: int) -> int:
        """The points of a play: its word, the words that cross it, and 50 for a whole rack."""
        return self.points(self.laid(state), action)

    def points(self, cells: np.ndarray, action: int) -> int:
        return scoring.points(cells, self.size, action, self.letter_times, self.word_times)

    def total(self, state: State, player: int) -> int:
        """The final score: less the tiles left on the rack, or plus those of all others."""
        rest, own = 0, racks.worth(state.racks[player], VALUES)
        for other in range(self.players):
            rest += racks.worth(state.racks[other], VALUES)
        return state.scores[player] - own + (0 if state.racks[player] else rest)

    def utility(self, state: State, player: int) -> float:
        """1 for a sole winner; the utilities sum to 0."""
        totals = state.scores
        for other in range(self.players):
            totals = replaced(totals, other, self.total(state, other))
        return share_of_win(totals, player)

    # What players know, and what algorithms use.

    def information(self, state: State, player: int) -> State:
        """The own rack; others' tiles are as unknown as those in the bag."""
        hands, past = state.racks, state.past
        for other in range(self.players):
            if other != player:
                hands = replaced(hands, other, racks.hidden(racks.size(hands[other])))
                past = replaced(past, other, Bits(0))
        return State(
            state.board,
            hands,
            state.left,
            state.scores,
            state.player,
            state.idle,
            state.last,
            past,
        )

    def possible_states(
        self, information: State, player: int, count: int, rng: random.Random
    ) -> Iterator[State]:
        """The tiles that the player does not see, dealt again each time."""
        tiles = [
            kind for kind in range(1, KINDS + 1) for _ in range(self.unseen(information, kind))
        ]
        for _ in range(count):
            rng.shuffle(tiles)
            hands, dealt = list(information.racks), 0
            for other in range(self.players):
                if other != player:
                    size, hands[other] = racks.size(hands[other]), 0
                    for tile in tiles[dealt : dealt + size]:
                        hands[other] = racks.added(hands[other], tile)
                    dealt += size
            yield information._replace(racks=tuple(hands))

    def evaluate(self, state: State, player: int) -> float:
        """The lead over the mean of the others, bent to stay between -1 and 1."""
        own = state.scores[player]
        lead = own - (sum(state.scores) - own) / (self.players - 1)
        return lead / (abs(lead) + 60.0) / (self.players - 1)

    def playout_action(self, state: State, dice: Bits) -> int:
        """The play with the most points; without one, all tiles back if that may be."""
        best, top = PASS, 0
        if state.left >= FULL:
            best = ((1 << FULL) - 1) << EXCHANGE
        found, cells = np.empty(self.max_actions, np.int64), self.laid(state)
        count = min(self.plays(state, found), self.max_actions)
        first = int(dice % max(count, 1))  # of equal ones the first from here on
        for i in range(count):
            play = int(found[(first + i) % count])
            points = self.points(cells, play)
            if points > top:
                best, top = play, points
        return best

    # Notation and picture.

    def tiles(self, state: State) -> list[int]:
        return [self.tile_at(state, cell) for cell in range(self.cells)]

    def action_text(self, state: State, action: int) -> str:
        """A tile from the bag; 8H WORD across or H8 WORD down, blanks small; exchange XYZ."""
        if self.drawer(state) >= 0:
            return racks.symbol(action)
        if action >> COUNT & 7:
            return notation.play_text(self.tiles(state), self.size, action)
        if action == PASS:
            return "pass"
        rack = state.racks[state.player]
        chosen = [i for i in range(FULL) if action >> (EXCHANGE + i) & 1]
        return "exchange " + "".join(racks.symbol(racks.tile(rack, i)) for i in chosen)

    def parse_action(self, state: State, text: str) -> int:
        """As above; tiles that are laid may also be named cell by cell, as in H8=C I8=A."""
        if self.drawer(state) >= 0:
            return int(super().parse_action(state, text))
        words, rack = text.split(), state.racks[state.player]
        if words == ["pass"]:
            return PASS
        if words[:1] == ["exchange"] and len(words) == 2:
            if state.left < FULL:
                raise IllegalAction(f"tiles are exchanged while the bag holds {FULL} or more")
            return laying.chosen(rack, words[1].upper()) << EXCHANGE
        scene = laying.LayingScene(self.tiles(state), self.size, rack, self.edges, self.root)
        laid = laying.read(text, scene)
        if laid is None or self.is_terminal(state):
            raise IllegalAction(
                f"{text.strip()!r} is no move: a word goes across as in 8H WORD or down as in "
                f"H8 WORD; or exchange XYZ, or pass"
            )
        return laying.play_of(laid, scene, self.middle)

    def listed_actions(self, state: State) -> Iterator[int]:
        """All but plays: words are for the player to find."""
        if self.drawer(state) >= 0:
            yield from self.actions(state)
            return
        yield PASS
        if state.left >= FULL:
            rack = state.racks[state.player]
            for chosen in range(1, 1 << FULL):
                if racks.is_first_choice(rack, chosen):
                    yield chosen << EXCHANGE

    def action_words(self, state: State, action: int) -> str:
        if self.drawer(state) >= 0:
            owner = self.player_name(self.drawer(state))
            return f"{owner} draws {racks.symbol(action).replace('?', 'a blank')}"
        if action >> COUNT & 7:
            word = notation.play_text(self.tiles(state), self.size, action).split()[1]
            points = self.worth(state, action)
            return f"lay {word.upper()} for {points} {'point' if points == 1 else 'points'}"
        return self.action_text(state, action)

    def sees(self, state: State, action: int, player: int) -> bool:
        """Plays and passes; of tiles drawn or exchanged, the own ones."""
        drawer = self.drawer(state)
        if drawer >= 0:
            return player == drawer
        return bool(action >> COUNT & 7) or action == PASS

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        """The cells of a play; the tiles that are exchanged."""
        if self.drawer(state) >= 0:
            return ()
        if action >> COUNT & 7:
            after = self.tiles(self.after_play(state, action))
            before = self.tiles(state)
            return tuple(cell for cell in range(self.cells) if after[cell] != before[cell])
        chosen = (i for i in range(FULL) if action >> (EXCHANGE + i) & 1)
        hands = tuple(Cards(()) for _ in range(self.players))
        return tuple(card_place(hands, state.player, i) for i in chosen)

    def state_text(self, state: State) -> str:
        """Rows, racks, scores, the player's number, idle turns, the last turn, hashes."""
        return " ".join(
            [
                notation.rows_text(self.tiles(state), self.size),
                ",".join(racks.text(rack) for rack in state.racks),
                ",".join(map(str, state.scores)),
                str(state.player + 1),
                str(state.idle),
                str(state.last),
                ",".join(f"{int(word):x}" for word in state.past),
            ]
        )

    def parse_state(self, text: str) -> State:
        parsed = notation.parse(text, self.size, self.players)
        left = notation.left_in_bag(parsed.tiles, parsed.hands)
        board = self.initial_state().board
        for cell, tile in enumerate(parsed.tiles):
            word = board[cell // CELLS] | Bits(tile) << CELL * (cell % CELLS)
            board = replaced(board, cell // CELLS, word)
        return State(board, parsed.hands, left, *parsed.numbers)

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        names = tuple(self.player_name(owner) for owner in range(self.players))
        return picture(self.tiles(state), self.size, seen, names)
