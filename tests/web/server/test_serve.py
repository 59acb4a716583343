"""What the server sends: the page's files, compressed for those who understand that."""

from __future__ import annotations

import gzip
import http.client

import pytest

from zermelo.web.server.serve import STATIC, Page


@pytest.mark.parametrize(
    "name, understood, sent",
    [
        ("page.js", "gzip, br", "gzip"),
        ("page.js", "", None),
        ("icon.svg", "gzip", "gzip"),
        ("source-sans-3-latin-wght-normal.woff2", "gzip", None),
    ],
)
def test_files_are_compressed(page: Page, name: str, understood: str, sent: str | None) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", page.port, timeout=60)
    cookie = f"zermelo-{page.port}={page.token}"
    connection.request("GET", f"/{name}", headers={"Cookie": cookie, "Accept-Encoding": understood})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    assert answer.status == 200
    assert answer.getheader("content-encoding") == sent
    assert answer.getheader("vary") == "Accept-Encoding"
    assert (gzip.decompress(content) if sent else content) == (STATIC / name).read_bytes()
