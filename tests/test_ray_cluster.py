"""A cluster that is not there is said to be missing, in a sentence, before Ray tries for long."""

from __future__ import annotations

import socket
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from zermelo.errors import BadParameter, MissingExtra
from zermelo.ray_cluster import joined


class FakeRay(SimpleNamespace):
    """As much of Ray as joining takes."""

    def __init__(self, fault: Exception | None = None, initialized: bool = False) -> None:
        super().__init__(asked=[], fault=fault, initialized=initialized)

    def is_initialized(self) -> bool:
        return bool(self.initialized)

    def init(self, address: str | None, **_quiet: Any) -> None:
        self.asked.append(address)
        if self.fault is not None:
            raise self.fault


def with_ray(monkeypatch: pytest.MonkeyPatch, ray: Any) -> Any:
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_where_nothing_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = with_ray(monkeypatch, FakeRay())
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(
        BadParameter, match=f"no Ray cluster answers at 127.0.0.1:{port}: .*refused"
    ):
        joined(f"127.0.0.1:{port}", "training")
    assert ray.asked == []


@pytest.mark.parametrize("address", ["nonsense", "host:", ":6379", "host:six"])
def test_what_is_no_address(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    with_ray(monkeypatch, FakeRay())
    with pytest.raises(BadParameter, match="is no address of a Ray cluster: HOST:PORT, or auto"):
        joined(address, "training")


def test_a_cluster_that_answers_is_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = with_ray(monkeypatch, FakeRay())
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"ray://127.0.0.1:{server.getsockname()[1]}"
        assert joined(address, "training") == (ray, True)
    assert joined(None, "training") == (ray, True)
    assert ray.asked == [address, None]


def test_one_that_was_joined_before_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = with_ray(monkeypatch, FakeRay(initialized=True))
    assert joined("auto", "training") == (ray, False)
    assert ray.asked == []


def test_what_ray_says_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with_ray(monkeypatch, FakeRay(ConnectionError("Could not find any.\nMore words.")))
    with pytest.raises(BadParameter, match="no Ray cluster to join: none runs on this machine"):
        joined("auto", "training")


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    with_ray(monkeypatch, None)
    with pytest.raises(MissingExtra, match=r"zermelo\[cluster\]"):
        joined(None, "training runs on a cluster")
