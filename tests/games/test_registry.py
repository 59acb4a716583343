"""Finding games by name, by file and through other packages."""

from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path
from types import ModuleType

import pytest

import zermelo.games
from zermelo.errors import BadParameter, UnknownName, UntrustedCode, ZermeloError
from zermelo.game import Game
from zermelo.games import (
    BrokenGame,
    catalogue,
    find,
    load,
    load_named,
    names,
    names_game,
    spec_of,
)
from zermelo.games.connect_four import ConnectFour
from zermelo.games.nim import Nim
from zermelo.guide import parameters_of

SPECS = [
    "connect_four",
    "connect_four:rows=5,columns=6",
    "nim:piles=1-2-3,misere=true",
    "bucket:coin=true,opponent=random",
    "rock_paper_scissors:rock=2.5",
    "tree:spec=[[3,12,8],[2,4,6]]",
    'tree:spec={"player":"MIN","moves":{"left, or so":1,"file.py:X":[2,3]}}',
    'tree:spec={"chance":[["1/2",8],["1/3",24],["1/6",-12]]}',
]

ONE_GAME = """
from helper_beside import WORTH
from zermelo.game import Game

class Toy(Game):
    def __init__(self, size: int = 3, name_of_it: str = "toy", big: bool = False, x: float = 1.0):
        self.size, self.name_of_it, self.big, self.x = size, name_of_it, big, x
        self.worth = WORTH

class _Hidden(Toy):
    pass
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "helper_beside.py").write_text("WORTH = 7\n")
    file = tmp_path / "toy.py"
    file.write_text(ONE_GAME)
    return file


def test_names_are_those_of_the_files_and_import_none():
    assert "connect_four" in names()
    assert names() == sorted(names())
    assert not any(name.startswith("_") for name in names())


def test_catalogue_has_every_name_and_its_one_class():
    found = dict(catalogue())
    assert list(found) == names()
    assert found["connect_four"] is ConnectFour


@pytest.mark.parametrize("spec", SPECS)
def test_spec_there_and_back(spec: str):
    game = load(spec)
    assert spec_of(game) == spec
    assert load(spec_of(game)) == game


def test_hyphens_will_do():
    assert load("tic-tac-toe") == load("tic_tac_toe")
    assert spec_of(load("connect-four:rows=5")) == "connect_four:rows=5"


def test_spec_leaves_out_defaults():
    assert spec_of(load("connect_four:rows=6,columns=7")) == "connect_four"
    assert spec_of(Nim((3, 4, 5))) == "nim"


def test_parameters_beside_the_spec():
    assert load("connect_four:rows=5", columns=6) == ConnectFour(5, 6)
    assert load("nim", piles=(1, 2)) == Nim("1-2")
    assert load(" nim : piles = 1-2 , misere = yes ") == Nim("1-2", True)


@pytest.mark.parametrize(
    "spec, error, words",
    [
        ("conect_four", UnknownName, "did you mean connect_four"),
        ("", UnknownName, "no game called ''"),
        ("a/b", UnknownName, "no game called 'a/b'"),
        ("_grid", UnknownName, "no game called '_grid'"),
        ("nim:pils=3", BadParameter, "no parameter 'pils', but piles, misere; did you mean piles"),
        ("tic_tac_toe:size=4", BadParameter, "TicTacToe has no parameters"),
        ("nim:misere=maybe", BadParameter, "misere must be true or false, not 'maybe'"),
        (
            "connect_four:rows=five",
            BadParameter,
            "a whole number from 1 to 63, not 'five'",
        ),
        ("connect_four:rows=5.5", BadParameter, "rows must be a whole number"),
        ("connect_four:rows", BadParameter, "'rows' is not a parameter; write name=value"),
        ("connect_four:rows=5,rows=6", BadParameter, "rows is given twice"),
        ("rock_paper_scissors:rock=big", BadParameter, "rock must be a number"),
    ],
)
def test_what_is_wrong_is_said(spec: str, error: type[Exception], words: str):
    with pytest.raises(error, match=words):
        load(spec)


def test_wrong_values_beside_the_spec():
    with pytest.raises(BadParameter, match="rows is given twice"):
        load("connect_four:rows=5", rows=6)
    with pytest.raises(BadParameter, match="rows must be a whole number from 1 to 63, not True"):
        load("connect_four", rows=True)
    with pytest.raises(BadParameter, match="rock must be a number"):
        load("rock_paper_scissors", rock=None)


def test_a_game_in_a_file(toy: Path):
    game = load(f"{toy}:Toy:size=5,big=on,x=2", name_of_it="a, b")
    assert game.parameters == {"size": 5, "name_of_it": "a, b", "big": True, "x": 2.0}
    assert game.worth == 7
    assert type(load(f"{toy}:Toy")) is type(game)
    assert type(load(str(toy))) is type(game)
    assert load(spec_of(game)) == game
    assert str(toy.parent) not in sys.path


def test_an_edited_file_is_read_again(toy: Path):
    before = load(str(toy))
    toy.write_text(ONE_GAME.replace("size: int = 3", "size: int = 44"))
    assert load(str(toy)).parameters["size"] == 44
    assert before.parameters["size"] == 3


@pytest.mark.parametrize(
    "text, words",
    [
        ("x = 1\ny = x +\n", r"bad\.py, line 2: SyntaxError: invalid syntax"),
        ("x = 1\n\ny = z\n", r"bad\.py, line 3: NameError: name 'z' is not defined"),
        ("import nowhere_to_be_found\n", r"bad\.py, line 1: ModuleNotFoundError"),
        ("raise SystemExit(3)\n", r"bad\.py, line 1: SystemExit: 3"),
        ("x = 1\n", r"bad\.py must define one game, not 0: none"),
    ],
)
def test_a_broken_file(tmp_path: Path, text: str, words: str):
    file = tmp_path / "bad.py"
    file.write_text(text)
    with pytest.raises(BrokenGame, match=words):
        load(str(file))


def test_a_file_with_two_games_needs_a_name(tmp_path: Path):
    file = tmp_path / "two.py"
    file.write_text("from zermelo.game import Game\nclass A(Game): ...\nclass B(Game): ...\n")
    assert find(f"{file}:B")[0].__name__ == "B"
    with pytest.raises(BrokenGame, match="has 2 games; say which"):
        load(str(file))
    with pytest.raises(UnknownName, match=r"no game in .* called 'Bee'; did you mean B"):
        load(f"{file}:Bee")


def test_a_file_that_is_not_there(toy: Path):
    with pytest.raises(UnknownName, match=r"did you mean .*toy\.py"):
        load(str(toy.with_name("toi.py")) + ":Toy")


def test_a_parameter_without_default(tmp_path: Path):
    file = tmp_path / "needy.py"
    file.write_text(
        "from zermelo.game import Game\n"
        "class Needy(Game):\n"
        "    def __init__(self, size: int): self.size = size\n"
    )
    with pytest.raises(BadParameter, match="Needy needs the parameter size; write size=value"):
        load(str(file))
    assert load(str(file), size=3).parameters == {"size": 3}


def test_a_class_that_is_in_no_file_has_no_spec():
    class Local(Game):
        pass

    with pytest.raises(BadParameter, match="in no file"):
        spec_of(Local())


# Other packages.


class Plugged(Game):
    """A game of another package."""


@pytest.fixture
def plug(monkeypatch: pytest.MonkeyPatch):
    def plugged(**entries: str) -> None:
        points = [
            importlib.metadata.EntryPoint(name, value, zermelo.games.GROUP)
            for name, value in entries.items()
        ]
        monkeypatch.setattr(
            importlib.metadata, "entry_points", lambda group: points if group else []
        )

    module = ModuleType("plugged_games")
    module.Plugged = Plugged  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "plugged_games", module)
    return plugged


def test_entry_points_add_games(plug):
    plug(from_elsewhere="plugged_games:Plugged")
    assert "from_elsewhere" in names()
    assert isinstance(load("from_elsewhere"), Plugged)
    assert dict(catalogue())["from_elsewhere"] is Plugged


def test_no_entry_point_replaces_a_game_of_the_package(plug):
    plug(nim="plugged_games:Plugged")
    assert isinstance(load("nim"), Nim)


def test_a_broken_entry_point_costs_only_itself(plug):
    plug(broken="plugged_games:Missing", no_game="plugged_games:__name__")
    with pytest.raises(BrokenGame, match="the game broken of plugged_games:Missing can't be"):
        load("broken")
    with pytest.raises(BrokenGame, match=r"is not a zermelo\.Game"):
        load("no_game")
    with pytest.warns(RuntimeWarning, match="broken|no_game"):
        found = dict(catalogue())
    assert "connect_four" in found
    assert "broken" not in found


def test_a_game_out_of_a_data_file_is_a_registered_one_and_no_file_is_imported(tmp_path: Path):
    proof = tmp_path / "ran"
    evil = tmp_path / "evil.py"
    evil.write_text(f"open({str(proof)!r}, 'w')\n{ONE_GAME}")
    assert load_named("nim:piles=1-2") == Nim("1-2")
    assert load_named("nim", {"piles": "1-2"}) == Nim("1-2")
    for spec in (f"{evil}:Toy", f"{evil}", "evil.py:Toy", r"C:\evil.py", "./evil.py:Toy", "a/nim"):
        with pytest.raises(UntrustedCode, match=r"--game .*(evil\.py|a/nim)"):
            load_named(spec)
    with pytest.raises(UntrustedCode, match=r"games\.jsonl .*not installed.*--game FILE.py:Class"):
        load_named("toy", where="games.jsonl")
    assert not proof.exists()


def test_a_game_given_for_a_data_file_must_be_the_one_that_it_names(toy: Path, tmp_path: Path):
    own = load(f"{toy}:Toy:size=5")
    for spec in (f"{toy}:Toy:size=5", "elsewhere/toy.py:Toy:size=5,big=false", "toy.py::size=5"):
        assert names_game(spec, own)
        assert load_named(spec, given=own) is own
    for spec in (
        "toy.py:Toy",
        "toy.py:Other:size=5",
        "other.py:Toy:size=5",
        "nim",
        "toy.py:Toy:x=y",
    ):
        assert not names_game(spec, own)
        with pytest.raises(BadParameter, match="is about the game"):
            load_named(spec, given=own)
    assert load_named("toy", own.parameters, given=own) is own
    with pytest.raises(BadParameter, match="is about the game toy with"):
        load_named("toy", {"size": 4}, given=own)


def test_a_data_file_names_no_other_file_through_a_parameter(tmp_path: Path):
    words = tmp_path / "words.txt"
    words.write_text("AB\nBA\n")
    with pytest.raises(UntrustedCode, match=r"read the file .*words.txt"):
        load_named(f"word_game:words={words}")
    with pytest.raises(UntrustedCode, match=r"read the file .*words.txt"):
        load_named("word_game", {"words": str(words)})
    trusted = load(f"word_game:words={words}")
    assert load_named(f"word_game:words={words}", given=trusted) is trusted
    assert not names_game("word_game:words=/dev/zero", trusted)


@pytest.mark.parametrize("name", names())
def test_whatever_parameters_a_data_file_chooses_are_refused_in_a_sentence(name: str):
    klass, _ = find(name)
    for parameter in parameters_of(klass):
        for value in (10**9, -1, 0, 10**30, 2.5, 1e308, True, None, "x" * 500, [1, 2], [[[]]], {}):
            said = ""
            try:
                load_named(name, {parameter: value})
            except ZermeloError as error:
                said = str(error)
            assert "\n" not in said
            assert len(said) < 1000
