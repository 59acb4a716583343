"""Positions that are solved in several threads at once, with one transposition table for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextvars import copy_context
from typing import TypeVar

from ..cancellation import Stop, on_stop, stoppable

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

    with on_stop(stop.request), ThreadPoolExecutor(threads) as pool:
        try:
            for item, found in _in_turn(under_stop, items, pool if threads > 1 else None):
                keep(item, found)
                if stop.requested:
                    break
        except KeyboardInterrupt:
            stop.request()
        except BaseException:
            stop.request()  # or leaving would wait for searches that run on
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _in_turn(
    search: Callable[[Item], Found], items: Iterable[Item], pool: ThreadPoolExecutor | None
) -> Iterator[tuple[Item, Found]]:
    """Each item with what was found, as they are done; without a pool, one after the other."""
    if pool is None:
        yield from ((item, search(item)) for item in items)
        return
    jobs = {pool.submit(copy_context().run, search, item): item for item in items}
    yield from ((jobs[job], job.result()) for job in as_completed(jobs))
