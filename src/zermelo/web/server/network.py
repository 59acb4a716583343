"""The local network, if the host opens the page to it: an address, a name, perhaps TLS."""

from __future__ import annotations

import socket
import ssl
from pathlib import Path
from typing import NamedTuple

from ...errors import BadFile, BadParameter

ANYWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent to it


class LocalNetwork(NamedTuple):
    """This machine as others on the network name it."""

    address: str
    names: tuple[str, ...] = ()
    encryption: ssl.SSLContext | None = None

    def hosts(self, port: int) -> list[str]:
        """What a request may name as its host: exactly what was printed."""
        return [f"{one}:{port}" for one in (self.address, *self.names)]

    def origins(self, port: int) -> list[str]:
        scheme = "http" if self.encryption is None else "https"
        return [f"{scheme}://{one}" for one in self.hosts(port)]


def local_network(certificate: Path | None = None, key: Path | None = None) -> LocalNetwork:
    """The network that this machine is in; a certificate makes connections private."""
    if (certificate is None) != (key is None):
        raise BadParameter("TLS needs both a certificate and its key")
    name = socket.gethostname().lower()
    return LocalNetwork(
        _own_address(),
        (name,) if name and name != "localhost" else (),
        None if certificate is None or key is None else _encryption(certificate, key),
    )


def _own_address() -> str:
    """The address from which this machine would talk to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect(ANYWHERE)
            address = str(one.getsockname()[0])
        except OSError:
            address = ""
    if not address or address.startswith("127."):
        raise BadParameter("this machine is in no local network; leave out --lan")
    return address


def _encryption(certificate: Path, key: Path) -> ssl.SSLContext:
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        made.load_cert_chain(certificate, key)
    except OSError as error:  # a missing file, or what TLS makes of it
        reason = error.strerror or error
        raise BadFile(f"{certificate} and {key} can't be used for TLS: {reason}") from None
    return made
