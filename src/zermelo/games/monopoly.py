"""Monopoly, simplified, for two to four players.

The usual board of forty squares: streets in eight colours, stations, works, taxes, two packs of
cards, jail. Players throw two dice, may buy what they land on, collect rent (twice as much for
a whole colour without houses), and build evenly on whole colours, up to a hotel. A double throws
again, the third in a row goes to jail; who is there pays 50, or throws for a double three
times and then pays. Passing go brings 200.

Left out: auctions, trades, mortgages, payments between players other than rent. Who lacks the
cash sells houses and deeds to the bank for half the price; who could not pay even so is out, and
what is left goes to the creditor. The packs are shuffled after every card. After `rounds` turns
of each player, or when one is left, the richest wins: cash, and deeds and houses at their price.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..bits import Bits, bit, each
from ..board import Amounts, Board, Circuit, Square, Text
from ..errors import InvalidState
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced
from ._monopoly import estate, squares
from ._monopoly.estate import NOBODY, OUT, Estate
from ._monopoly.squares import CARDS, FINE, JAIL, SALARY, SQUARES
from ._shares import share_of_win

PHASES = range(6)  # what comes next in a turn
ROLL, CARD, BUY, JAILED, BUILD, SELL = PHASES
DONE, PAY, THROW = range(3)
SQUARE = 8  # actions from here on name a square to build or sell on
TRIES = 3  # throws of a prisoner, and doubles that lead there


class State(NamedTuple):
    own: Estate
    player: int
    phase: int
    thrown: int  # the sum of the last dice
    doubles: int  # in a row; 0: the turn ends with this move
    turn: int  # turns that are over


class Monopoly(Game):
    guide = Guide(
        title="Monopoly",
        summary="Buy streets, build houses, collect rent; the richest wins",
        kind="Dice games",
        rules="""
        Players go round the usual board of forty squares by two dice. Whoever lands on a street,
        station or works that nobody owns may buy it. Whoever lands on another's pays rent, twice as
        much for a whole colour without houses. On whole colours one builds evenly, up to a hotel. A
        double throws again, but the third in a row goes to jail; there one pays 50, or throws up to
        three times for a double and then pays. Passing go brings 200. Whoever lacks cash sells
        houses and deeds to the bank for half the price, and whoever can't pay even so is out.
        Auctions, trades and mortgages are left out, and each pack of cards is shuffled after every
        card. After 40 turns of each player, or when one is left, the richest wins: cash, and deeds
        and houses at their price.
        """,
        moves="""
        Use the buttons to buy, build, sell or pay, or click the square to build on or to sell. `buy
        nothing`, `build on` and `sell` with the name of a square, `pay 50`, `throw` and `done` are
        the moves; the dice are thrown by chance.
        """,
        parameters={
            "players": Setting("How many players there are.", Range(2, 4)),
            "rounds": Setting(
                "After this many turns of each player the richest wins.", Range(1, 1000)
            ),
            "cash": Setting("What each player begins with.", Range(0, 10_000)),
        },
        history="https://en.wikipedia.org/wiki/Monopoly_(game)",
    )

    max_actions = SQUARES

    def __init__(self, players: int = 2, rounds: int = 40, cash: int = 1500) -> None:
        self.players, self.rounds, self.cash = players, rounds, cash
        self.most_turns = rounds * players

    def initial_state(self) -> State:
        zeros, cash = (0,) * self.players, (self.cash,) * self.players
        nothing = (Bits(0),) * self.players
        own = Estate(zeros, cash, zeros, nothing, (Bits(0), Bits(0), Bits(0)))
        return State(own, 0, ROLL, 0, 0, 0)

    def to_move(self, state: State) -> int:
        return CHANCE if state.phase <= CARD else state.player

    def is_terminal(self, state: State) -> bool:
        out = 0
        for player in range(self.players):
            out += 1 if state.own.places[player] == OUT else 0
        return out == self.players - 1 or state.turn >= self.most_turns

    def utility(self, state: State, player: int) -> float:
        """1 for the richest player, if there is just one; the utilities sum to 0."""
        totals = state.own.cash
        for other in range(self.players):
            totals = replaced(totals, other, self.wealth(state, other))
        return share_of_win(totals, player)

    def wealth(self, state: State, player: int) -> int:
        if state.own.places[player] == OUT:
            return OUT
        return state.own.cash[player] + estate.worth(state.own.houses, state.own.deeds[player])

    # Actions.

    def actions(self, state: State) -> Iterator[int]:
        if self.is_terminal(state):
            return
        deeds, cash = state.own.deeds[state.player], state.own.cash[state.player]
        if state.phase == ROLL:
            for high in range(1, 7):
                for low in range(1, high + 1):
                    yield 8 * high + low
        elif state.phase == CARD:
            for card in range(CARDS):
                yield card
        elif state.phase == BUY:
            yield DONE
            yield PAY
        elif state.phase == JAILED:
            yield PAY
            yield THROW
        elif state.phase == BUILD:
            yield DONE
            for square in each(estate.buildable(state.own.houses, deeds, cash)):
                yield SQUARE + square
        else:
            for square in each(estate.sellable(state.own.houses, deeds)):
                yield SQUARE + square

    def probability(self, state: State, action: int) -> float:
        if state.phase == CARD:
            return 1 / CARDS
        return 1 / 36 if action >> 3 == action & 7 else 1 / 18

    def result(self, state: State, action: int) -> State:
        own, player = state.own, state.player
        if state.phase == ROLL:
            return self.rolled(state, action >> 3, action & 7)
        if state.phase == CARD:
            return self.drawn(state, action)
        if state.phase == BUY:
            if action == PAY:
                square = own.places[player]
                own = estate.earned(own, player, -int(squares.PRICE[square]))
                own = estate.with_deeds(own, player, own.deeds[player] | bit(square))
            return self.resolved(state, own)
        if state.phase == JAILED:
            if action == PAY:
                own = estate.jailed(estate.earned(own, player, -FINE), player, 0)
            return State(own, player, ROLL, state.thrown, state.doubles, state.turn)
        if state.phase == BUILD:
            if action == DONE:
                return self.passed_on(state, own)
            return self.resolved(state, estate.built(own, player, action - SQUARE))
        return self.resolved(state, estate.sold(own, player, action - SQUARE))

    # What a throw or a card leads to.

    def rolled(self, state: State, high: int, low: int) -> State:
        own, player, double = state.own, state.player, high == low
        doubles = state.doubles + 1 if double else 0
        if own.jail[player]:
            doubles = 0
            tries = own.jail[player] - 1
            own = estate.jailed(own, player, 0 if double else tries)
            if not double and tries:
                return self.passed_on(state, own)
            if not double:
                own = estate.paid(own, player, FINE, NOBODY)
        if doubles == TRIES or own.places[player] == OUT:
            return self.arrested(state, own) if doubles else self.passed_on(state, own)
        thrown = high + low
        own = advanced(own, player, (own.places[player] + thrown) % SQUARES)
        return self.landed(State(own, player, ROLL, thrown, doubles, state.turn))

    def drawn(self, state: State, card: int) -> State:
        own, player = state.own, state.player
        place = own.places[player]
        pack = 0 if squares.KIND[place] == squares.CHEST else 1
        kind, number = squares.CARD_KIND[pack, card], int(squares.CARD_NUMBER[pack, card])
        if kind == squares.TO_JAIL:
            return self.arrested(state, own)
        if kind == squares.MONEY and number > 0:
            return self.resolved(state, estate.earned(own, player, number))
        if kind == squares.MONEY:
            return self.resolved(state, estate.paid(own, player, -number, NOBODY))
        if kind == squares.REPAIRS:
            bill = number * estate.house_count(own.houses, own.deeds[player])
            return self.resolved(state, estate.paid(own, player, bill, NOBODY))
        if kind == squares.BACK:
            own = estate.placed(own, player, place - number)
        elif kind == squares.NEXT_STATION:
            own = advanced(own, player, (place + (5 - place) % 10) % SQUARES)
        else:
            own = advanced(own, player, number)
        return self.landed(State(own, player, ROLL, state.thrown, state.doubles, state.turn))

    def landed(self, state: State) -> State:
        """What happens on the square that the player came to."""
        own, player = state.own, state.player
        square = own.places[player]
        kind = squares.KIND[square]
        if kind == squares.ARREST:
            return self.arrested(state, own)
        if kind == squares.CHEST or kind == squares.CHANCE:
            return State(own, player, CARD, state.thrown, state.doubles, state.turn)
        if kind == squares.TAX:
            return self.resolved(
                state, estate.paid(own, player, int(squares.TAXES[square]), NOBODY)
            )
        if kind == squares.PROPERTY:
            owner = estate.owner_of(own, square)
            if owner == NOBODY and squares.PRICE[square] <= own.cash[player]:
                return State(own, player, BUY, state.thrown, state.doubles, state.turn)
            if owner != NOBODY and owner != player:
                rent = estate.rent(own.houses, own.deeds[owner], square, state.thrown)
                return self.resolved(state, estate.paid(own, player, rent, owner))
        return self.resolved(state, own)

    def arrested(self, state: State, own: Estate) -> State:
        own = estate.jailed(estate.placed(own, state.player, JAIL), state.player, TRIES)
        return self.passed_on(State(own, state.player, ROLL, 0, 0, state.turn), own)

    def resolved(self, state: State, own: Estate) -> State:
        """The move is made: raise cash if there must be more, build if it is possible."""
        player = state.player
        if own.places[player] == OUT:
            return self.passed_on(state, own)
        if own.cash[player] < 0:
            return State(own, player, SELL, state.thrown, state.doubles, state.turn)
        if estate.buildable(own.houses, own.deeds[player], own.cash[player]):
            return State(own, player, BUILD, state.thrown, state.doubles, state.turn)
        return self.passed_on(state, own)

    def passed_on(self, state: State, own: Estate) -> State:
        """The next throw: of the same player after a double, else of the next who is not out."""
        player = state.player
        if state.doubles and own.places[player] != OUT:
            return State(own, player, ROLL, state.thrown, state.doubles, state.turn)
        following = (player + 1) % self.players
        while own.places[following] == OUT:
            following = (following + 1) % self.players
        choice = own.jail[following] > 0 and own.cash[following] >= FINE
        return State(own, following, JAILED if choice else ROLL, 0, 0, state.turn + 1)

    def evaluate(self, state: State, player: int) -> float:
        """The share of all that there is; deeds count half as much again, they bring rent."""
        total, own = 1.0, 0.0
        for other in range(self.players):
            deeds = state.own.deeds[other]
            strength = max(state.own.cash[other], 0) + 1.5 * estate.worth(state.own.houses, deeds)
            total += strength
            if other == player:
                own = strength
        return (own / total * self.players - 1.0) / (self.players - 1)

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        if state.phase == ROLL:
            return f"{action >> 3}{action & 7}"
        square = state.own.places[state.player]
        if state.phase == CARD:
            pack = 0 if squares.KIND[square] == squares.CHEST else 1
            return squares.card_name(pack, action)
        if state.phase == BUY:
            return f"buy {squares.name_of(square)}" if action == PAY else "buy nothing"
        if state.phase == JAILED:
            return f"pay {FINE}" if action == PAY else "throw"
        if action < SQUARE:
            return "done"
        verb = "build on" if state.phase == BUILD else "sell"
        return f"{verb} {squares.name_of(action - SQUARE)}"

    def parse_state(self, text: str) -> State:
        state: State = super().parse_state(text)
        _check(state)
        return state

    def action_words(self, state: State, action: int) -> str:
        square = state.own.places[state.player]
        if state.phase == ROLL:
            return f"the dice show {action >> 3} and {action & 7}"
        if state.phase == CARD:
            return squares.card_words(0 if squares.KIND[square] == squares.CHEST else 1, action)
        if state.phase == BUY:
            name, price = squares.TITLES[square], squares.PRICE[square]
            return f"buy {name} for ${price}" if action == PAY else f"leave {name} to the bank"
        if state.phase == JAILED:
            return f"pay ${FINE} to leave jail" if action == PAY else "throw for a double"
        if action < SQUARE:
            return "end the turn"
        return self.deal_words(state, action - SQUARE)

    def deal_words(self, state: State, square: int) -> str:
        """What building or selling on a square is called, with its price."""
        name, house = squares.TITLES[square], int(squares.HOUSE_PRICE[square])
        count = estate.houses_on(state.own.houses, square)
        if state.phase == BUILD:
            what = "hotel" if count + 1 == estate.HOTEL else "house"
            return f"build a {what} on {name} for ${house}"
        if count:
            what = "hotel" if count == estate.HOTEL else "house"
            return f"sell a {what} on {name} for ${house // 2}"
        return f"sell {name} for ${int(squares.PRICE[square]) // 2}"

    def board(self, state: State, player: int | None = None) -> Board:
        players = range(self.players)
        circuit = Circuit(tuple(self.square(state, number) for number in range(SQUARES)))
        names = tuple(self.player_name(owner) for owner in players)
        cash = Amounts(state.own.cash, names, tuple(players), "cash", "$")
        return (circuit, cash, Text(self.turn_text(state)))

    def square(self, state: State, number: int) -> Square:
        return Square(
            squares.TITLES[number],
            squares.tint_of(number),
            squares.note_of(number),
            estate.owner_of(state.own, number),
            estate.houses_on(state.own.houses, number),
            tuple(owner for owner, place in enumerate(state.own.places) if place == number),
        )

    def turn_text(self, state: State) -> str:
        """Which turn it is, what was thrown, and what comes next."""
        name = self.player_name(state.player).capitalize()
        thrown = f"{name} threw {state.thrown}. " if state.thrown else ""
        square = squares.TITLES[state.own.places[state.player]]
        following = {
            ROLL: f"{name} throws the dice.",
            CARD: f"{name} draws a card.",
            BUY: f"{square} is for sale.",
            JAILED: f"{name} is in jail.",
            BUILD: f"{name} may build.",
            SELL: f"{name} must raise cash.",
        }[state.phase]
        turn = min(state.turn + 1, self.most_turns)
        return f"Turn {turn} of {self.most_turns}. {thrown}{following}"

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (action - SQUARE,) if state.phase >= BUILD and action >= SQUARE else ()


def advanced(own: Estate, player: int, square: int) -> Estate:
    """Forward to a square; go is passed, or reached, where its number is smaller."""
    if square < own.places[player]:
        own = estate.earned(own, player, SALARY)
    return estate.placed(own, player, square)


def _check(state: State) -> None:
    own = state.own
    if not all(OUT <= place < SQUARES for place in own.places):
        raise InvalidState(
            f"places are squares from 0 to {SQUARES - 1}, or -1 for a player who is out"
        )
    if not 0 <= state.player < len(own.places) or own.places[state.player] == OUT:
        raise InvalidState(f"player {state.player} is not there or out, and can't be to move")
    if not 0 <= state.phase < len(PHASES) or state.turn < 0 or not 0 <= state.doubles < TRIES:
        raise InvalidState("the phase is 0 to 5, doubles are 0 to 2, turns 0 or more")
    taken = Bits(0)
    for deeds in own.deeds:
        if any(squares.GROUP[square] < 0 for square in each(deeds)) or taken & deeds:
            raise InvalidState("a deed is of a property, and one player's only")
        taken |= deeds
    if any(estate.houses_on(own.houses, square) > estate.HOTEL for square in range(SQUARES)):
        raise InvalidState("a square has at most five houses")
    if (own.houses[0] | own.houses[1] | own.houses[2]) & ~taken:
        raise InvalidState("only streets that a player owns can have houses")
    if not all(0 <= tries <= TRIES for tries in own.jail):
        raise InvalidState(f"a prisoner has 1 to {TRIES} throws left, who is free 0")
