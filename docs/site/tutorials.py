"""Tutorials, by the pipeline of the course: the page is the notebook that one can take along."""

from __future__ import annotations

from collections.abc import Iterator

from .pages import Page

__all__ = ["pages"]


def pages() -> Iterator[Page]:
    yield from ()
