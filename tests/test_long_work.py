"""Notes about long work: written by commands, read by the page, and never in the way."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo import long_work
from zermelo.cli import main
from zermelo.errors import BadParameter
from zermelo.long_work import LongWork, is_running, key_of, known_work, noted


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ZERMELO_WORK", str(tmp_path / "work"))
    return tmp_path / "work"


def files(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir()) if folder.is_dir() else []


def test_work_is_running_while_it_is(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "games.db"
    assert known_work() == []
    with noted("match", "nim", "random, rules", file):
        (work,) = known_work()  # before there are results
        assert is_running(work)
        assert (work.kind, work.game, work.about, work.path) == (
            "match",
            "nim",
            "random, rules",
            str(file),
        )
        file.write_text("x")
    (work,) = known_work()
    assert not is_running(work)
    assert work.ended is not None
    assert files(folder) == [f"{key_of(file)}.json"]
    assert (folder / files(folder)[0]).stat().st_mode & 0o077 == 0
    file.unlink()
    assert known_work() == []


def test_the_same_place_is_noted_once(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "games.db"
    for _ in range(2):
        with noted("match", "nim", "random, rules", file):
            file.write_text("x")
    assert len(known_work()) == 1


def test_what_is_refused_leaves_all_as_it_was(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "games.db"
    with pytest.raises(BadParameter), noted("match", "nim", "random, rules", file):
        raise BadParameter("no")
    assert files(folder) == []
    with noted("match", "nim", "random, rules", file):
        file.write_text("x")
    os.utime(file, (1, 1))
    before = known_work()
    with pytest.raises(BadParameter), noted("match", "chess", "auto, rules", file):
        raise BadParameter("it holds another tournament")
    assert known_work() == before


def test_who_has_the_place_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with noted("match", "nim", "random, rules", file):
        file.write_text("x")
        with noted("match", "chess", "random, rules", file):
            pass
        (work,) = known_work()
        assert work.game == "nim"
        assert is_running(work)


def test_an_interrupted_run_has_ended(tmp_path: Path) -> None:
    file = tmp_path / "games.db"

    def work() -> None:
        with noted("match", "nim", "random, rules", file):
            file.write_text("x")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work()
    assert known_work()[0].ended is not None


def _killed(path: Path) -> None:
    with noted("training", "nim", "td", path):
        path.write_text("x")
        os.kill(os.getpid(), signal.SIGKILL)


def test_a_killed_run_is_not_running(tmp_path: Path) -> None:
    process = multiprocessing.get_context("fork").Process(target=_killed, args=(tmp_path / "run",))
    process.start()
    process.join(60)
    (work,) = known_work()
    assert work.ended is None
    assert not is_running(work)


def test_another_process_of_the_same_number_is_not_it(tmp_path: Path) -> None:
    with noted("match", "nim", "random, rules", tmp_path / "games.db"):
        (work,) = known_work()
        assert not is_running(replace(work, born="1"))


def test_work_on_another_machine_is_judged_by_its_results(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_text("x")
    work = LongWork("match", "nim", "", str(file), 1.0, 1, "", "another machine")
    assert is_running(work)
    os.utime(file, (1, 1))
    assert not is_running(work)


def test_a_folder_of_a_run(tmp_path: Path) -> None:
    with noted("training", "nim", "td", tmp_path / "run"):
        (tmp_path / "run").mkdir()
    assert known_work() == []  # a folder without results
    with noted("training", "nim", "td", tmp_path / "run"):
        (tmp_path / "run" / "metrics.jsonl").write_text("")
    assert len(known_work()) == 1


def test_only_the_latest_are_kept(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_work, "MOST", 3)
    for n in range(5):
        with noted("match", "nim", "random, rules", tmp_path / f"{n}.db"):
            (tmp_path / f"{n}.db").write_text("x")
    assert [Path(one.path).stem for one in known_work()] == ["4", "3", "2"]
    assert len(files(folder)) == 3


def test_two_at_once(tmp_path: Path) -> None:
    with (
        noted("match", "nim", "random, rules", tmp_path / "a.db"),
        noted("match", "nim", "random, rules", tmp_path / "b.db"),
    ):
        assert len(known_work()) == 2


def test_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("x")
    monkeypatch.setenv("ZERMELO_WORK", str(tmp_path / "file" / "work"))
    with noted("match", "nim", "random, rules", tmp_path / "games.db"):
        assert known_work() == []


def test_a_folder_that_others_can_write_to_is_not_believed(tmp_path: Path, folder: Path) -> None:
    with noted("match", "nim", "random, rules", tmp_path / "games.db"):
        folder.chmod(0o777)
        assert known_work() == []


@pytest.mark.parametrize("change", ["kind", "path", "pid", "more", "text", "huge"])
def test_rubbish_is_no_note(tmp_path: Path, folder: Path, change: str) -> None:
    file = tmp_path / "games.db"
    with noted("match", "nim", "random, rules", file):
        file.write_text("x")
    note = folder / f"{key_of(file)}.json"
    work = asdict(known_work()[0])
    said = {
        "kind": json.dumps({**work, "kind": "<b>"}),
        "path": json.dumps({**work, "path": "/etc/passwd"}),
        "pid": json.dumps({**work, "pid": -1}),
        "more": json.dumps({**work, "command": "rm"}),
        "text": "[" * 9000,
        "huge": " " * (1 << 20),
    }[change]
    note.write_text(said)
    assert known_work() == []


# Commands.


def test_a_tournament_in_a_file_is_noted(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    words = ["match", "random", "rules", "--game", "nim", "--games", "2", "--processes", "1"]
    assert CliRunner().invoke(main, [*words, "--file", str(file)]).exit_code == 0
    (work,) = known_work()
    assert (work.kind, work.game, work.about, work.path) == (
        "match",
        "nim",
        "random, rules",
        str(file),
    )
    assert not is_running(work)


def test_a_training_run_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from zermelo.cli.commands import train

    seen: list[LongWork] = []

    def trained(*_: object) -> None:
        seen.extend(known_work())

    monkeypatch.setattr(train, "_train", trained)
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["train", "backgammon", "--method", "td"]).exit_code == 0
    (work,) = seen
    assert (work.kind, work.game, work.about) == ("training", "backgammon", "td")
    assert work.path == str(tmp_path / "runs" / "backgammon")
    assert known_work() == []  # nothing came of it


def test_the_cache_folder_stays_safe(tmp_path: Path) -> None:
    """A note is perhaps the first thing in it; the folder of compiled code must be private."""
    code = (
        f"import os; os.umask(0o002); from zermelo.long_work import noted\n"
        f"with noted('match', 'nim', '', {str(tmp_path / 'x')!r}): pass"
    )
    environment = {one: value for one, value in os.environ.items() if one != "ZERMELO_WORK"}
    environment["ZERMELO_STATE"] = str(tmp_path / "cache")
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=300)
    assert (tmp_path / "cache").stat().st_mode & 0o077 == 0
