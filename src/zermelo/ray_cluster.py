"""Joining a Ray cluster, or a sentence that says why it can't be joined."""

from __future__ import annotations

import importlib
import socket
from typing import Any

from .errors import BadParameter, needs_extra

PATIENCE = 10.0  # seconds for a machine to answer; Ray itself tries for half a minute
_OWN = ("auto", "local")


def joined(address: str | None, what: str) -> tuple[Any, bool]:
    """The module, connected to a cluster, and whether that was done here.

    Without an address, a cluster on this machine is started.
    """
    with needs_extra(what, "cluster"):
        ray: Any = importlib.import_module("ray")
    if ray.is_initialized():
        return ray, False
    if address is not None and address not in _OWN:
        _reached(address)
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
        wanted = "none runs on this machine" if address == "auto" else f"{address}: {_first(error)}"
        raise BadParameter(
            f"no Ray cluster to join: {wanted}; `ray status` shows its state"
        ) from None
    return ray, True


def _reached(address: str) -> None:
    """Raise BadParameter unless something listens there."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise BadParameter(f"{address!r} is no address of a Ray cluster: HOST:PORT, or auto")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadParameter(
            f"no Ray cluster answers at {address}: {_first(error)}; `ray start --head` starts one "
            "and says its address"
        ) from None


def _first(error: BaseException) -> str:
    """The first line of what an error says."""
    return next(iter(str(error).splitlines()), type(error).__name__)
