"""What the page's bundle was made from, and the bundle: a digest that `make page` notes down.

So a test knows at once whether the bundle is that of the source, without making it again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from zermelo.web.server.serve import STATIC

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NOTE = WEB / "bundled.sha256"
BUILT_IN = ROOT / "benchmarks" / "results" / "strength_depth.json"


def digest() -> str:
    """Of all that the bundle is made from, what it is made with, and of the bundle."""
    files = [
        path
        for place in [*WEB.iterdir(), STATIC, BUILT_IN]
        for path in ([place] if place.is_file() else place.rglob("*"))
        if place.name not in ("node_modules", NOTE.name) and path.is_file()
    ]
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


if __name__ == "__main__":
    NOTE.write_text(digest() + "\n")
