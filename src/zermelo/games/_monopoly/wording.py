"""Moves and turns in words: short as people type them, and as sentences with prices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...errors import InvalidState
from . import estate, market, squares
from .estate import NOBODY, OUT
from .market import AMOUNTS, GETS, NOTHING, PAYS, RAISES
from .phases import (
    ANSWER,
    AUCTION,
    BUILD,
    BUY,
    CARD,
    DONE,
    GIVE,
    JAILED,
    LIFT,
    MORTGAGE,
    OFFER,
    PARTNER,
    PAY,
    PHASES,
    ROLL,
    SELL,
    SQUARE,
    SUM,
    WANT,
)
from .squares import FINE, HOUSE_PRICE, PRICE, TITLES, TRIES, name_of

if TYPE_CHECKING:
    from ..monopoly import State

Names = Sequence[str]


def short(state: State, action: int) -> str:
    """An action as it is typed."""
    here = state.own.places[state.player]
    if state.phase == ROLL:
        return f"{action >> 3}{action & 7}"
    if state.phase == CARD:
        return squares.card_name(_pack(here), action)
    if state.phase == BUY:
        return f"buy {name_of(here)}" if action == PAY else "buy nothing"
    if state.phase == JAILED:
        return f"pay {FINE}" if action == PAY else "throw"
    if state.phase == AUCTION:
        return f"raise by {RAISES[action - 1]}" if action else "give up"
    if state.phase in (WANT, GIVE):
        verb = "want" if state.phase == WANT else "give"
        nothing = "no trade" if state.phase == WANT else "give no deed"
        return nothing if action == DONE else f"{verb} {_part(action, name_of)}"
    if state.phase == SUM:
        return _sum(action, "no trade", "even", "pay {}", "get {}")
    if state.phase == ANSWER:
        return "accept" if action == PAY else "decline"
    if action < SQUARE:
        return "offer a trade" if action == OFFER else "done"
    return f"{_verb(state.phase, action)} {name_of(_square(action))}"


def sentence(state: State, action: int, names: Names) -> str:
    """An action with its price, for people."""
    here = state.own.places[state.player]
    if state.phase == ROLL:
        return f"the dice show {action >> 3} and {action & 7}"
    if state.phase == CARD:
        return squares.card_words(_pack(here), action)
    if state.phase == BUY:
        name = TITLES[here]
        return f"buy {name} for ${PRICE[here]}" if action == PAY else f"leave {name} to the bank"
    if state.phase == JAILED:
        return f"pay ${FINE} to leave jail" if action == PAY else "throw for a double"
    if state.phase == AUCTION:
        bid = market.market_of(state.thrown).amount + RAISES[action - 1]
        return f"bid ${bid} for {TITLES[here]}" if action else f"bid no more for {TITLES[here]}"
    if state.phase in (WANT, GIVE, SUM):
        return _step(state, action, names)
    if state.phase == ANSWER:
        return f"{'agree' if action == PAY else 'refuse'} to {terms(state, names)}"
    if action < SQUARE:
        return "offer a trade" if action == OFFER else "end the turn"
    return _deal(state, action)


def following(state: State, names: Names) -> str:
    """What comes next in the turn."""
    name = names[state.player].capitalize()
    here = TITLES[state.own.places[state.player]]
    sides = market.market_of(state.thrown)
    return {
        ROLL: f"{name} throws the dice.",
        CARD: f"{name} draws a card.",
        BUY: f"{here} is for sale.",
        JAILED: f"{name} is in jail.",
        BUILD: f"{name} may build or deal.",
        SELL: f"{name} must raise cash.",
        AUCTION: f"{here} is auctioned: {_bidding(state, names)}.",
        WANT: f"{name} offers a trade.",
        GIVE: f"{name} offers a trade to {names[sides.partner]}.",
        SUM: f"{name} offers a trade to {names[sides.partner]}.",
        ANSWER: f"{name} proposes to {names[sides.partner]} to {terms(state, names)}.",
    }[state.phase]


def terms(state: State, names: Names) -> str:
    """What a proposed trade is: "give Boardwalk to player 1 for Park Place and $50"."""
    sides, proposer = market.market_of(state.thrown), names[state.player]
    takes = [TITLES[sides.given]] if sides.given != NOTHING else []
    gives = [TITLES[sides.wanted]] if sides.wanted != NOTHING else []
    if sides.amount:
        (takes if sides.amount > 0 else gives).append(f"${abs(sides.amount)}")
    return f"give {' and '.join(gives)} to {proposer} for {' and '.join(takes)}"


def check(state: State, auctions: bool, trades: bool) -> None:
    """Raise InvalidState where no game comes to this turn."""
    own, players = state.own, len(state.own.places)
    sides = market.market_of(state.thrown)
    if not 0 <= state.player < players or own.places[state.player] == OUT:
        raise InvalidState(f"player {state.player} is not there or out, and can't be to move")
    if state.phase not in PHASES or state.turn < 0 or not 0 <= state.doubles < TRIES:
        raise InvalidState(f"the phase is 0 to {PHASES[-1]}, doubles are 0 to 2, turns 0 or more")
    if (state.phase == AUCTION and not auctions) or (
        state.phase in (WANT, GIVE, SUM, ANSWER) and not trades
    ):
        raise InvalidState("there are auctions and trades only in a game with these parameters")
    if state.thrown < 0 or (state.thrown > market.DICE and not (auctions or trades)):
        raise InvalidState("what was thrown is 2 to 12, or 0 at the beginning of a turn")
    if state.phase == AUCTION and not (
        NOBODY <= sides.partner < players
        and 0 <= sides.bidder < players
        and sides.bidders >> sides.bidder & 1
        and 0 <= sides.bidders < 1 << players
        and sides.bidder != sides.partner
        and own.places[sides.bidder] != OUT
        and 0 <= sides.amount <= (own.cash[sides.partner] if sides.partner != NOBODY else 0)
    ):
        raise InvalidState("an auction has a bidder, and a leader who can pay its bid")
    if state.phase in (GIVE, SUM, ANSWER) and not _fits(state):
        raise InvalidState("a trade is with another player, about deeds of the two of them")


def _fits(state: State) -> bool:
    own, sides = state.own, market.market_of(state.thrown)
    if not 0 <= sides.partner < len(own.places) or sides.partner == state.player:
        return False
    if own.places[sides.partner] == OUT:
        return False
    payer = state.player if sides.amount > 0 else sides.partner
    return abs(sides.amount) <= max(own.cash[payer], 0) and all(
        deed == NOTHING or (0 <= deed < squares.SQUARES and market.tradable(own, owner) >> deed & 1)
        for deed, owner in ((sides.wanted, sides.partner), (sides.given, state.player))
    )


def _pack(square: int) -> int:
    return 0 if squares.KIND[square] == squares.CHEST else 1


def _square(action: int) -> int:
    return (action - SQUARE) % squares.SQUARES


def _verb(phase: int, action: int) -> str:
    if action >= LIFT:
        return "lift"
    if action >= MORTGAGE:
        return "mortgage"
    return "build on" if phase == BUILD else "sell"


def _part(action: int, named: Callable[[int], str]) -> str:
    """A deed, or the cash of a player."""
    if action >= SQUARE:
        return named(_square(action))
    return f"cash of player {action - PARTNER + 1}"


def _sum(action: int, none: str, even: str, pays: str, gets: str) -> str:
    if action >= GETS:
        return gets.format(AMOUNTS[action - GETS])
    if action >= PAYS:
        return pays.format(AMOUNTS[action - PAYS])
    return none if action == DONE else even


def _step(state: State, action: int, names: Names) -> str:
    if state.phase == SUM:
        return _sum(action, "offer no trade", "exchange evenly", "pay ${} on top", "ask for ${}")
    if state.phase == GIVE:
        return "give no deed for it" if action == DONE else f"give {TITLES[_square(action)]}"
    if action == DONE:
        return "offer no trade"
    if action < SQUARE:
        return f"sell to {names[action - PARTNER]}"
    return f"ask for {TITLES[_square(action)]}"


def _deal(state: State, action: int) -> str:
    """What building, selling or a mortgage on a square is called, with its price."""
    square = _square(action)
    name, house = TITLES[square], int(HOUSE_PRICE[square])
    if action >= LIFT:
        return f"pay back ${market.cost_to_lift(square)} for {name}"
    if action >= MORTGAGE:
        return f"mortgage {name} for ${int(PRICE[square]) // 2}"
    count = estate.houses_on(state.own.houses, square)
    if state.phase == BUILD:
        what = "hotel" if count + 1 == estate.HOTEL else "house"
        return f"build a {what} on {name} for ${house}"
    if count:
        what = "hotel" if count == estate.HOTEL else "house"
        return f"sell a {what} on {name} for ${house // 2}"
    return f"sell {name} for ${int(PRICE[square]) // 2}"


def _bidding(state: State, names: Names) -> str:
    sides = market.market_of(state.thrown)
    if sides.partner == NOBODY:
        return f"{names[sides.bidder]} bids first"
    return f"{names[sides.partner]} bids ${sides.amount}, {names[sides.bidder]} is next"
