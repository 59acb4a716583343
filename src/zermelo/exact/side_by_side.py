"""Positions that are solved in several threads at once, with one transposition table for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextvars import copy_context
from typing import TypeVar

from ..cancellation import Stop, on_stop, stoppable

__all__ = ["side_by_side"]

Item = TypeVar("Item")
Found = TypeVar("Found")


def side_by_side(
    search: Callable[[Item], Found],
    items: Iterable[Item],
    keep: Callable[[Item, Found], None],
    threads: int,
    stop: Stop,
) -> None:
    """Search each item; `keep` is called in this thread, at once when one is done.

    `stop` ends the searches and those still to begin; an interrupt requests it.
    """

    def under_stop(item: Item) -> Found:
        with stoppable(stop):
            return search(item)

    with on_stop(stop.request):
        try:
            if threads == 1:
                for item in items:
                    if not stop.requested:
                        keep(item, under_stop(item))
            else:
                _in_threads(under_stop, items, keep, threads, stop)
        except KeyboardInterrupt:
            stop.request()


def _in_threads(
    search: Callable[[Item], Found],
    items: Iterable[Item],
    keep: Callable[[Item, Found], None],
    threads: int,
    stop: Stop,
) -> None:
    with ThreadPoolExecutor(threads) as pool:
        jobs = {pool.submit(copy_context().run, search, item): item for item in items}
        try:
            for job in as_completed(jobs):
                keep(jobs[job], job.result())
                if stop.requested:
                    break
        except BaseException:
            stop.request()  # or leaving would wait for searches that run on
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
