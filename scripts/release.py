"""Build the package and try it as a stranger would: the wheel, in clean environments.

    python scripts/release.py [--python PATH ...] [--learn]

Every Python from 3.11 on that is found gets an environment of its own with the wheel and nothing
else. There the page is opened, a game solved and searched, and a game of one's own played; training
is tried with --learn, which installs torch, and otherwise has to name what is missing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
SECONDS = 300  # for one command


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--python", action="append", help="an interpreter to try it with")
    parser.add_argument("--learn", action="store_true", help="install torch and train, too")
    given = parser.parse_args()
    wheel = built()
    found = interpreters()
    pythons = given.python or [python for python in found.values() if python]
    for python in pythons:
        with tempfile.TemporaryDirectory() as folder:
            tried(python, wheel, Path(folder), learn=given.learn)
    print(f"{wheel.name} and its source are in {DIST.relative_to(ROOT)}")
    absent = [] if given.python else [version for version, python in found.items() if not python]
    for version in absent:
        print(f"Python {version} is not at hand here, so the wheel was not tried with it")


def built() -> Path:
    """The wheel, made from the source archive and not from this folder."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", DIST, ROOT)
    run(sys.executable, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))
    (wheel,) = DIST.glob("*.whl")
    return wheel


def interpreters() -> dict[str, str | None]:
    """One of each version, on the path or kept by pyenv; None where there is none."""
    found = {}
    for version in VERSIONS:
        kept = sorted((Path.home() / ".pyenv/versions").glob(f"{version}.*/bin/python"))
        found[version] = str(kept[-1]) if kept else shutil.which(f"python{version}")
    return found


def first_game() -> str:
    """The game of one's own that README begins with."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    return str(next(block for block in blocks if "class Matches" in block))


def tried(python: str, wheel: Path, folder: Path, *, learn: bool) -> None:
    run(python, "-m", "venv", folder / "env")
    commands = folder / "env/bin"
    what = f"{wheel}[learn]" if learn else str(wheel)
    run(commands / "python", "-m", "pip", "install", "--quiet", what)
    (folder / "matches.py").write_text(first_game())
    zermelo = commands / "zermelo"

    def asked(*arguments: str, fails: bool = False) -> str:
        return run(zermelo, *arguments, cwd=folder, fails=fails)

    expect(asked("--version"), wheel.name.split("-")[1])
    expect(asked("solve", "tic_tac_toe"), "0 to X")
    expect(asked("search", "connect_four", "--time", "1"), "depth")
    expect(asked("check", "matches.py:Matches"), "")
    expect(asked("match", "rules", "random", "--game", "matches.py:Matches", "--games", "2"), "")
    if learn:
        run_folder = str(folder / "run")
        asked("train", "tic_tac_toe", "--minutes", "0.2", "--folder", run_folder)
    else:
        expect(asked("train", "tic_tac_toe", fails=True), "pip install 'zermelo[learn]'")
    page(zermelo, folder)
    version = run(commands / "python", "--version").strip()
    print(f"{version}: installs, solves, searches, plays, {'trains, ' * learn}opens the page")


def page(zermelo: Path, folder: Path) -> None:
    """Start the server, read the address that it prints, and ask it for the page."""
    command = [str(zermelo), "page", "--no-browser", "--port", "0"]
    server = subprocess.Popen(
        command,
        cwd=folder,
        env=clean(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if address := re.search(r"http://\S+", line):
                browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
                with browser.open(address[0], timeout=30) as answer:
                    expect(answer.read().decode(), "<script")
                return
        raise SystemExit("the page ended before it said where it is")
    finally:
        server.terminate()
        server.wait(30)


def clean() -> dict[str, str]:
    """The environment without what would let another installation show through."""
    return {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}


def run(*command: object, cwd: Path = ROOT, fails: bool = False) -> str:
    words = [str(one) for one in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env=clean(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS * (10 if "pip" in words or "build" in words else 1),
    )
    if (done.returncode != 0) != fails:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def expect(text: str, part: str) -> None:
    if part not in text:
        raise SystemExit(f"{part!r} is not in:\n{text}")


if __name__ == "__main__":
    main()
