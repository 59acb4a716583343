"""The token that lets this user's browsers in: made once, and kept where only this user reads it.

It lies in a folder that no one else may write to. A file that others
can read or that is a link is not believed: a new token takes its place.
"""

from __future__ import annotations

import os
import re
import secrets
import stat
from typing import NamedTuple

from ...kernel.cache.store import Folder, opened, state_folder

NAME = "page-token"
_FORM = re.compile(rb"[\w-]{32}")
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class AccessToken(NamedTuple):
    """A token, and a remark for the person who starts the server."""

    text: str
    remark: str = ""


def lasting_token(renew: bool = False) -> AccessToken:
    """The user's token, made where there is none yet; a new one to `renew`.

    Where nothing can be kept, it is a token for this run alone.
    """
    fresh = secrets.token_urlsafe(24)
    try:
        with opened(make=True, at=state_folder()) as folder:
            if folder is None:
                raise PermissionError(f"{state_folder()} can't be used")
            if renew:
                folder.write(NAME, fresh.encode())
                return AccessToken(
                    fresh, "there is a new token; open the page by the address below"
                )
            return _kept(folder, fresh)
    except OSError as error:
        reason = error.strerror or error
        return AccessToken(fresh, f"the token can't be kept, so it is for this run only: {reason}")


def _kept(folder: Folder, fresh: str) -> AccessToken:
    """The token in the file, or else a fresh one put there."""
    try:
        folder.write(NAME, fresh.encode(), new=True)
    except FileExistsError:  # perhaps by another server, a moment ago
        if known := _read(folder):
            return AccessToken(known)
        folder.write(NAME, fresh.encode())
        return AccessToken(fresh, "the token was not safe and has been renewed")
    return AccessToken(fresh)


def _read(folder: Folder) -> str | None:
    """The file's content, if no one else can have read it."""
    try:
        with folder.open(NAME) as file:
            others = hasattr(os, "getuid") and os.fstat(file.fileno()).st_mode & _OTHERS
            text: bytes = file.read(64)
    except OSError:
        return None
    return None if others or not _FORM.fullmatch(text) else text.decode()
