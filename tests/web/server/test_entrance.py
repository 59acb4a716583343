"""Guests come in by their invitations, from the addresses that were printed, and no further."""

from __future__ import annotations

import shutil
import socket as sockets
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from tests.clocks import ManualClock
from tests.web.driving import Socket, started
from tests.web.guests import Guest, cookie_of, fetched, hosted, invited
from tests.web.server.test_guard import cookie
from zermelo.cli import main
from zermelo.errors import BadFile, BadParameter
from zermelo.web import limits
from zermelo.web.server import network as networks
from zermelo.web.server import serve
from zermelo.web.server.network import LocalNetwork, local_network
from zermelo.web.server.serve import Page

OUTSIDE = "127.0.0.2"  # another address of this machine, which stands for that in a network
NAME = "zermelo.test"


@pytest.fixture(scope="module")
def lan() -> Iterator[Page]:
    """A server that is open to a network."""
    yield from started(Page(network=LocalNetwork(OUTSIDE, (NAME,))))


@pytest.fixture
def host(lan: Page) -> Iterator[Socket]:
    opened = Socket(lan)
    yield opened
    opened.close()


def outside(page: Page, path: str) -> str:
    return f"http://{OUTSIDE}:{page.port}{path}"


def test_an_invitation_opens_its_own_path(lan: Page, host: Socket) -> None:
    guest = hosted(host, "tic_tac_toe")
    parts = urlsplit(guest.link)
    assert parts.netloc == f"{OUTSIDE}:{lan.port}", "the network's address comes first"
    first = fetched(guest.link)
    assert first.status == 200
    kept = first.getheader("set-cookie") or ""
    assert f"Path={parts.path}" in kept
    assert "HttpOnly" in kept
    assert "SameSite=Strict" in kept
    inside = f"http://{parts.netloc}{parts.path}"
    assert fetched(inside, Cookie=guest.cookie).status == 200
    assert fetched(f"{inside}page.js", Cookie=guest.cookie).status == 200
    assert fetched(f"{inside}page.js").status == 403
    guest.close()


def test_a_guest_is_not_the_host(lan: Page, host: Socket) -> None:
    """Neither the guest's cookie nor its token opens the host's page, on no address."""
    guest = hosted(host, "tic_tac_toe")
    token = guest.cookie.partition("=")[2]
    for origin in (f"http://{OUTSIDE}:{lan.port}", lan.origin):
        for given in (guest.cookie, f"zermelo-{lan.port}={token}"):
            assert fetched(f"{origin}/", Cookie=given).status == 403
            assert fetched(f"{origin}/page.js", Cookie=given).status == 403
        assert fetched(f"{origin}/?token={token}").status == 403
    # Nor does the host's own token open anything from outside.
    assert fetched(outside(lan, f"/?token={lan.token}")).status == 403
    assert fetched(outside(lan, "/"), Cookie=cookie(lan)).status == 403
    other = invited(host, None)
    assert fetched(other.split("?")[0], Cookie=guest.cookie).status == 403, "another invitation"
    guest.close()


@pytest.mark.parametrize("name", ["evil.example", "localhost", "127.0.0.1", "192.168.1.1", NAME])
def test_only_what_was_printed_is_a_host(lan: Page, host: Socket, name: str) -> None:
    """A name that somebody made point to this machine is not this server."""
    link = invited_link(host)
    own = name == NAME
    assert fetched(link, Host=f"{name}:{lan.port}").status == (200 if own else 421)
    assert fetched(link, Host=name).status == 421
    here = link.replace(OUTSIDE, "127.0.0.1")
    assert fetched(here, Host=f"{OUTSIDE}:{lan.port}").status == 421


def invited_link(host: Socket) -> str:
    guest = hosted(host, "tic_tac_toe")
    guest.close()
    return guest.link


def test_other_origins_are_refused(lan: Page, host: Socket) -> None:
    link = invited_link(host)
    path, given = link.split("?")[0], cookie_of(link)
    for origin in ("http://evil.example", "null", f"https://{OUTSIDE}:{lan.port}", lan.origin):
        assert fetched(path, Cookie=given, Origin=origin).status == 403
    assert fetched(path, Cookie=given, Sec_Fetch_Site="cross-site").status == 403
    # But a link in a message may be followed.
    assert fetched(link, Sec_Fetch_Site="cross-site").status == 200


@pytest.fixture
def unsuspecting(clock: ManualClock) -> Iterator[Socket]:
    """A page of a server of its own, where nobody has guessed yet."""
    for served in started(Page()):
        opened = Socket(served)
        yield opened
        opened.close()


def test_tokens_are_not_guessed(unsuspecting: Socket, clock: ManualClock) -> None:
    link = invited_link(unsuspecting)
    path = link.split("?")[0]
    assert fetched(link).status == 200
    for number in range(limits.GUESSES):
        tried = path if number % 2 else path[:-3] + "x/"
        assert fetched(f"{tried}?invitation={number}").status == 403
    assert fetched(f"{path}?invitation=1").status == 429
    assert fetched(link).status == 429, "not even the right one, for a while"
    with pytest.raises(InvalidStatus):
        Guest(link, "zermelo-seat=1")
    clock.advance(limits.GUESS_SECONDS)
    assert fetched(link).status == 200


def test_without_a_network_there_is_none(page: Page, socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    assert urlsplit(guest.link).netloc == f"127.0.0.1:{page.port}"
    guest.close()
    with sockets.socket() as one:
        one.settimeout(2)
        assert one.connect_ex((OUTSIDE, page.port)) != 0


def test_invitations_are_limited(
    page: Page, monkeypatch: pytest.MonkeyPatch, socket: Socket
) -> None:
    """The oldest that nobody uses makes room."""
    monkeypatch.setattr(limits, "INVITATIONS", 1)
    old = invited_link(socket)
    new = invited_link(socket)
    assert fetched(old).status == 403
    assert fetched(new).status == 200


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("openssl is not installed")
    folder = tmp_path_factory.mktemp("tls")
    made, key = folder / "certificate.pem", folder / "key.pem"
    kind = "req -x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:P-256"
    files = ["-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(made)]
    subprocess.run([program, *kind.split(), *files], check=True, capture_output=True)
    return made, key


def test_tls(certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests come by TLS, the host's own page stays as it is."""
    monkeypatch.setattr(networks, "_own_address", lambda: OUTSIDE)
    for secured in started(Page(network=local_network(*certificate))):
        one = Socket(secured)
        guest = hosted(one, "tic_tac_toe")
        assert guest.link.startswith("https://")
        assert "Secure" in (fetched(guest.link).getheader("set-cookie") or "")
        one.send("play", ply=0, move="a1")
        assert guest.wait("positions")["first"] == 1
        guest.close()
        one.close()


def test_what_is_wrong_with_a_network_is_said(
    certificate: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, key = certificate
    with pytest.raises(BadParameter, match="both"):
        local_network(made)
    with pytest.raises(BadFile, match="can't be used for TLS"):
        local_network(made, tmp_path / "none.pem")
    with pytest.raises(BadFile, match="can't be used for TLS"):
        local_network(key, made)
    monkeypatch.setattr(networks, "ANYWHERE", ("127.0.0.1", 9))
    with pytest.raises(BadParameter, match="no local network"):
        local_network()


def test_the_addresses_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: None)
    monkeypatch.setattr(networks, "_own_address", lambda: OUTSIDE)
    monkeypatch.setattr(serve, "_has_screen", lambda: False)
    printed = CliRunner().invoke(main, ["page", "--lan"]).output
    assert f"http://{OUTSIDE}:" in printed
    assert "Warning: without --certificate" in printed
    refused = CliRunner().invoke(main, ["page", "--certificate", "a.pem"])
    assert "are for --lan" in f"{refused.output}{refused.exception}"
