"""What games tell people: each of ours tells all of it, and a game of one's own what it likes."""

from __future__ import annotations

import re

import pytest

from zermelo import Game
from zermelo.errors import BadParameter
from zermelo.games import catalogue
from zermelo.guide import GAME_KINDS, Guide, guide_of, parameters_of
from zermelo.kernel.cache.fingerprint import fingerprint
from zermelo.settings import Range, Setting

CLASSES = dict(catalogue())
ADDRESS = re.compile(r"https://(en\.wikipedia\.org/wiki/[\w%().'-]+|arxiv\.org/abs/\d{4}\.\d{4,5})")


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


@pytest.mark.parametrize("name", CLASSES)
def test_every_game_says_what_it_is(name: str) -> None:
    guide = vars(CLASSES[name])["guide"]
    assert 2 <= len(guide.title) <= 24
    assert 10 <= len(guide.summary) <= 64, "one short sentence for the list of games"
    assert not guide.summary.endswith(".")
    assert guide.kind in GAME_KINDS


@pytest.mark.parametrize("name", CLASSES)
def test_every_game_brings_its_rules(name: str) -> None:
    guide = CLASSES[name].guide
    assert 5 <= sentences(guide.rules) <= 10
    assert 200 <= len(guide.rules) <= 1200
    assert 1 <= sentences(guide.moves) <= 4
    assert "`" in guide.moves, "the notation stands in backticks"
    assert ADDRESS.fullmatch(guide.history)


@pytest.mark.parametrize("name", CLASSES)
def test_every_parameter_is_explained_in_a_sentence(name: str) -> None:
    guide = CLASSES[name].guide
    parameters = parameters_of(CLASSES[name])
    assert list(guide.parameters) == list(parameters)
    for words in (one.help for one in parameters.values()):
        assert sentences(words) == 1, words
        assert words.endswith(".")
        assert len(words) <= 200


def test_titles_differ_and_some_games_are_popular() -> None:
    guides = [klass.guide for klass in CLASSES.values()]
    assert len({one.title for one in guides}) == len(guides)
    assert 6 <= sum(one.popular for one in guides) <= 12
    assert {one.kind for one in guides} == set(GAME_KINDS)


class FoxAndGeese(Game):
    """Geese hem the fox in.

    More about it.
    """


class Quiet(Game):
    __doc__ = None


class Renamed(FoxAndGeese):
    guide = Guide(title="Halatafl", rules="\n        A fox.\n          Geese.\n    ")


def test_a_game_without_a_guide_has_a_title_and_a_summary() -> None:
    guide = guide_of(FoxAndGeese)
    assert (guide.title, guide.summary) == ("Fox and geese", "Geese hem the fox in.")
    assert guide.rules == guide.kind == guide.history == ""
    assert guide_of(Quiet).summary.startswith("What games tell people:")


def test_what_a_guide_says_is_kept() -> None:
    guide = guide_of(Renamed)
    assert guide.title == "Halatafl"
    assert guide.rules == "A fox.\n  Geese."


def test_words_are_no_part_of_the_rules_that_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(FoxAndGeese)
    monkeypatch.setattr(FoxAndGeese, "guide", Guide(title="Asalto"))
    assert fingerprint(FoxAndGeese) == before
    monkeypatch.setattr(FoxAndGeese, "max_actions", 3)
    assert fingerprint(FoxAndGeese) != before


class Coins(Game):
    guide = Guide(
        title="Coins",
        parameters={
            "coins": Setting("How many coins there are.", Range(1, 9)),
            "side": Setting("The side that wins.", choices=("heads", "tails")),
            "note": "What is written on them.",
        },
    )

    def __init__(self, coins: int = 3, side: str = "heads", note: str = "") -> None:
        self.coins, self.side, self.note = coins, side, note


def test_parameters_are_what_the_guide_says() -> None:
    assert Coins(9, side="tails").coins == 9
    for given, said in (
        ({"coins": 0}, "coins must be a whole number from 1 to 9, not 0"),
        ({"coins": "3"}, "coins must be a whole number from 1 to 9, not '3'"),
        ({"coins": True}, "coins must be a whole number from 1 to 9, not True"),
        ({"side": "edge"}, "side must be heads or tails, not 'edge'"),
    ):
        with pytest.raises(BadParameter, match=said):
            Coins(**given)
    with pytest.raises(TypeError, match="sides"):
        Coins(sides=2)
    assert parameters_of(Coins)["note"].help == "What is written on them."
    assert parameters_of(Game) == {}
