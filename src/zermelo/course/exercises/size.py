"""Exercises on what kind of game it is, how large it is, and what a deeper search costs."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from ...game import Game
from ...games import find
from .exercise import Exercise, ExerciseTable, choice, number, plain, posed

GAMES = {
    "chess": ("Chess", "two armies on 64 squares"),
    "checkers": ("Draughts", "men that jump over each other on the dark squares"),
    "go": ("Go", "stones that surround territory"),
    "othello": ("Othello", "discs that are turned over when they are enclosed"),
    "connect_four": ("Connect Four", "four in a row, in columns that fill from below"),
    "nim": ("Nim", "take counters from one of several piles"),
    "backgammon": ("Backgammon", "a race of fifteen checkers, with two dice"),
    "monopoly": ("Monopoly without trades", "streets, rents and two dice"),
    "kuhn_poker": ("Kuhn poker", "one card each from a deck of three, and one bet"),
    "limit_holdem": ("Texas hold'em with fixed bets", "two cards each and five on the table"),
    "liars_dice": ("Liar's dice", "bids on dice that are rolled under cups"),
    "battleship": ("Battleship", "shots at ships that the opponent has placed"),
    "kriegspiel": ("Kriegspiel", "chess without seeing the opponent's men"),
    "rock_paper_scissors": ("Rock paper scissors", "both show a hand at the same moment"),
    "fishing": ("The fishing game", "three boats that fish in the same water, one after the other"),
}
"""Names in the catalogue, and what to say about each."""

METHODS = ("alpha-beta", "expectiminimax", "max^n", "counterfactual regret minimization")
ALPHA_BETA, EXPECTIMINIMAX, MAXN, CFR = METHODS
YES, NO = "yes", "no"
SPEEDS = (10, 100, 1000)
NEARLY = Fraction(1, 100)


# Kinds of games.


def ask_kinds(dice: random.Random, at: int, depth: int) -> Exercise | None:
    name = dice.choice(sorted(GAMES))
    game, (title, about) = find(name)[0](), GAMES[name]
    chance, hidden, method = _yes(game.chance), _yes(game.hidden_information), _method(game)
    there = "There is chance in it" if game.chance else "There is no chance in it"
    known = "something is hidden" if game.hidden_information else "nothing is hidden"
    return posed(
        "kinds",
        f"{title}: {about}. Is there chance in this game? Is anything hidden from a player? Which "
        "method suits it best?",
        f"{there}; {known}; {game.players} players: {method}.",
        [
            choice("chance", "Chance", chance, (YES, NO)),
            choice("hidden", "Hidden information", hidden, (YES, NO)),
            choice("method", "Method", method, METHODS),
        ],
        _kind_mistakes(game, title, (chance, hidden)),
        "Ask whether dice, shuffled cards or anything else random takes part; whether a player "
        "ever decides without knowing the whole position; and how many players there are.",
    )


def _yes(fact: bool) -> str:
    return YES if fact else NO


def _method(game: Game) -> str:
    if game.hidden_information:
        return CFR
    if game.players > 2:
        return MAXN
    return EXPECTIMINIMAX if game.chance else ALPHA_BETA


def _kind_mistakes(
    game: Game, title: str, right: tuple[str, str]
) -> Iterator[tuple[dict[str, Any], str]]:
    chance, hidden = right
    same = {"chance": chance, "hidden": hidden}
    yield (
        {"hidden": YES if hidden == NO else NO},
        f"In {title}, a player decides without seeing everything: the opponent knows something "
        "else."
        if game.hidden_information
        else f"In {title}, everybody sees the whole position: chance is not the same as hidden "
        "information.",
    )
    yield (
        {"chance": YES if chance == NO else NO},
        f"In {title}, dice or shuffled cards decide, too."
        if game.chance
        else f"In {title}, nothing is random: not to know the opponent's choice is no chance.",
    )
    for method, text in (
        (ALPHA_BETA, _against_alpha_beta(game)),
        (EXPECTIMINIMAX, _against_expectiminimax(game)),
        (MAXN, "Max^n is for several players with payoffs of their own and nothing hidden."),
        (
            CFR,
            "Nothing is hidden here, so a search of the tree finds the best move without mixing.",
        ),
    ):
        yield {**same, "method": method}, text


def _against_alpha_beta(game: Game) -> str:
    if game.hidden_information:
        return (
            "Alpha-beta would choose as if it saw what is hidden; the best strategy here has to "
            "treat alike what looks alike, and often mixes."
        )
    if game.players > 2:
        return "Alpha-beta needs two players whose interests are opposite; here there are more."
    return "Alpha-beta has no nodes for chance: their values are averages."


def _against_expectiminimax(game: Game) -> str:
    if game.hidden_information:
        return (
            "Expectiminimax averages over chance but lets both players see everything; here "
            "something is hidden."
        )
    if game.players > 2:
        return "Expectiminimax knows MAX, MIN and chance; here three players look after themselves."
    return "Without chance there is nothing to average: expectiminimax is minimax here."


# Size.


def ask_size(dice: random.Random, at: int, depth: int) -> Exercise | None:
    width, plies, speed = dice.randint(3, 12), dice.randint(3, 6), dice.choice(SPEEDS)
    leaves = width**plies
    least = width ** math.ceil(plies / 2) + width ** (plies // 2) - 1
    seconds = Fraction(leaves, speed)
    near = seconds * NEARLY
    return posed(
        "size",
        f"A game has {width} moves in every position and ends after {plies} plies. How many leaves "
        f"has its tree? How many seconds does a program take that visits {speed} leaves a second? "
        "How many leaves does alpha-beta visit, with the best move first everywhere?",
        f"{width}^{plies} = {leaves} leaves take {float(seconds):.6g} seconds; alpha-beta visits "
        f"at best {width}^{math.ceil(plies / 2)} + {width}^{plies // 2} - 1 = {least}.",
        [
            number("leaves", "Leaves", leaves),
            number("seconds", "Seconds", seconds, near),
            number("least", "Leaves with alpha-beta", least),
        ],
        [
            (
                {"leaves": width * plies, "seconds": Fraction(width * plies, speed)},
                "You multiplied moves and plies. Every move multiplies the number of positions: it "
                "is a power.",
            ),
            (
                {"leaves": plies**width, "seconds": Fraction(plies**width, speed)},
                "You exchanged base and exponent: the number of plies is the exponent.",
            ),
            (
                {"leaves": sum(width**ply for ply in range(plies + 1))},
                "You counted all nodes; the leaves are the last level alone.",
            ),
            (
                {"leaves": width ** (plies - 1), "seconds": Fraction(width ** (plies - 1), speed)},
                "You are one ply short: the root has moves, too.",
            ),
            (
                {"leaves": leaves, "seconds": leaves * speed},
                "You multiplied by the speed: divide the leaves by what is visited in a second.",
            ),
            (
                {"least": least + 1},
                "You counted one leaf twice: it belongs to the proof of either side.",
            ),
            (
                {"least": width ** math.ceil(plies / 2)},
                "That proves one side only: the other side's proof takes leaves as well.",
            ),
            (
                {"least": Fraction(leaves, 2)},
                "Good ordering halves the exponent, not the number of leaves.",
            ),
        ],
        "After each ply there are as many times more positions as there are moves. In the best "
        "order alpha-beta visits b^(d/2) leaves for either side, less the one that both share.",
    )


# Iterative deepening.


def ask_deepening(dice: random.Random, at: int, depth: int) -> Exercise | None:
    width, plies = dice.randint(2, 12), dice.randint(3, 6)
    levels = [width**ply for ply in range(1, plies + 1)]
    total, last = sum(levels), levels[-1]
    extra = Fraction(100 * (total - last), last)
    return posed(
        "deepening",
        f"Every position has {width} moves, and a search to depth d visits {width}^d leaves. How "
        "many leaves does iterative deepening visit with its searches to depths 1, 2, ..., "
        f"{plies}? By how many percent is that more than the search to depth {plies} alone?",
        f"{' + '.join(map(str, levels))} = {total}: {float(extra):.1f} % more than {last}.",
        [
            number("total", "Leaves in all", total),
            number("extra", "Percent more", extra, max(Fraction(1, 10), extra / 100)),
        ],
        [
            (
                {"total": plies * last, "extra": 100 * (plies - 1)},
                "You counted every search like the last. The shallower ones cost a fraction: each "
                f"level is {width} times the one before.",
            ),
            ({"total": total - last}, "You forgot the last search: it belongs to the sum."),
            ({"total": last, "extra": 0}, "You counted the last search only."),
            ({"total": total + 1}, "The first search has depth 1: depth 0 does not count."),
            (
                {"total": total, "extra": Fraction(100 * total, last)},
                "That is the sum in percent of the last search; asked for is by how much it is "
                "more.",
            ),
            (
                {"total": total, "extra": Fraction(100 * (total - last), total)},
                "You divided by the sum; compare with the last search alone.",
            ),
            (
                {"total": total, "extra": Fraction(total - last, last)},
                "That is the share; as a percentage it is a hundred times as much.",
            ),
        ],
        "Add the leaves of all searches. What the last one has not visited itself, divided by what "
        f"it has, is close to 1/(b - 1), here 1/{width - 1}.",
        worked=ExerciseTable(
            ["depth", "leaves"], [[str(ply), plain(one)] for ply, one in enumerate(levels, 1)]
        ),
    )
