"""Who is let in: this server's own page with its token, and nobody else."""

from __future__ import annotations

import http.client
import socket as sockets

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from zermelo.errors import BadParameter
from zermelo.web.server.serve import Page


def get(page: Page, path: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", page.port, timeout=300)
    connection.request(
        method, path, headers={name.replace("_", "-"): v for name, v in headers.items()}
    )
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def cookie(page: Page) -> str:
    return f"zermelo-{page.port}={page.token}"


def test_the_token_opens(page: Page) -> None:
    assert get(page, "/").status == 403
    assert get(page, "/?token=guess").status == 403
    assert get(page, "/page.js").status == 403
    opened = get(page, f"/?token={page.token}")
    assert opened.status == 303
    kept = opened.getheader("set-cookie") or ""
    assert "HttpOnly" in kept
    assert "SameSite=Strict" in kept
    assert get(page, "/", Cookie=cookie(page)).status == 200
    assert get(page, "/page.js", Cookie=cookie(page)).status == 200
    assert get(page, "/", Cookie=cookie(page)[:-1]).status == 403
    assert get(page, "/", Cookie='a="; b').status == 403


def shown(page: Page, path: str = "/", **headers: str) -> tuple[int, str, str]:
    """What a person sees: the status, the page and its policy."""
    connection = http.client.HTTPConnection("127.0.0.1", page.port, timeout=300)
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers={"Accept": "text/html,*/*", **given})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text, answer.getheader("content-security-policy") or ""


def test_the_page_says_how_to_get_in(page: Page) -> None:
    for headers in ({}, {"Cookie": f"zermelo-{page.port}=old"}):
        status, text, policy = shown(page, **headers)
        assert status == 403
        assert "<code>zermelo page</code>" in text
        assert page.token not in text
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


def test_a_link_elsewhere_is_for_a_person_to_open(page: Page) -> None:
    """From there cookies don't come along; typed into the address bar, they do."""
    for site in ("cross-site", "same-site"):
        status, text, _ = shown(page, Cookie=cookie(page), Sec_Fetch_Site=site)
        assert status == 403
        assert "press Enter" in text
    assert shown(page, Cookie=cookie(page), Sec_Fetch_Site="none")[0] == 200


def test_the_cookie_lasts(page: Page) -> None:
    kept = get(page, f"/?token={page.token}").getheader("set-cookie") or ""
    assert "Max-Age=34560000" in kept


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "localhost", "127.0.0.1.evil:80", ""]
)
def test_host_is_exact(page: Page, host: str) -> None:
    """A name that somebody made point to this machine is not this server."""
    assert get(page, "/", Cookie=cookie(page), Host=host).status in (400, 421)
    assert get(page, f"/?token={page.token}", Host=host).status in (400, 421)


def test_origin_is_exact(page: Page) -> None:
    own = f"http://127.0.0.1:{page.port}"
    assert get(page, "/", Cookie=cookie(page), Origin=own).status == 200
    for other in ("null", "http://evil.example", f"https://127.0.0.1:{page.port}", own + "0"):
        assert get(page, "/", Cookie=cookie(page), Origin=other).status == 403
    assert get(page, "/", Cookie=cookie(page), Sec_Fetch_Site="cross-site").status == 403


def test_only_reading(page: Page) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert get(page, "/", method, Cookie=cookie(page)).status == 405
    assert get(page, "/", Cookie=cookie(page), Content_Length="5").status in (400, 413)


def test_files_by_name_only(page: Page) -> None:
    for path in ("/../serve.py", "/..%2fserve.py", "/static/page.js", "//etc/passwd", "/%00"):
        assert get(page, path, Cookie=cookie(page)).status == 404


def test_headers(page: Page) -> None:
    for answer in (get(page, "/"), get(page, "/", Cookie=cookie(page))):
        policy = answer.getheader("content-security-policy") or ""
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("server") is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": None},
        {"origin": "http://evil.example"},
        {"cookie": "zermelo=1"},
        {"host": "evil.example"},
    ],
)
def test_socket_is_guarded(page: Page, headers: dict[str, str | None]) -> None:
    extra = {"Cookie": headers.get("cookie") or cookie(page)}
    if "host" in headers:
        extra["Host"] = str(headers["host"])
    with (
        pytest.raises(InvalidStatus, match=r"40[03]"),
        connect(
            f"ws://127.0.0.1:{page.port}/socket",
            origin=headers.get("origin", page.origin),  # type: ignore[arg-type]
            additional_headers=extra,
            open_timeout=300,
        ),
    ):
        pass


def test_loopback_only(page: Page) -> None:
    addresses = {info[4][0] for info in sockets.getaddrinfo(sockets.gethostname(), None)}
    for address in addresses - {"127.0.0.1", "127.0.1.1", "::1"}:
        with sockets.socket(
            sockets.AF_INET6 if ":" in str(address) else sockets.AF_INET
        ) as outside:
            outside.settimeout(2)
            assert outside.connect_ex((str(address), page.port)) != 0


def test_a_port_in_use_is_named(page: Page) -> None:
    with pytest.raises(BadParameter, match=f"port {page.port} can't be used"):
        Page(page.port)
