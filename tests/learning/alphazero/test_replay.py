"""Ring buffers against a list of all rows."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from zermelo.learning.alphazero.replay import RingBuffer  # noqa: E402


def test_a_ring_holds_the_latest_rows() -> None:
    ring = RingBuffer([((2,), torch.float32), ((), torch.int64)], 7, torch.device("cpu"), seed=1)
    kept: list[int] = []
    for size in (3, 3, 4, 0, 12, 7, 1, 5):
        new = torch.arange(len(kept), len(kept) + size)
        assert ring.append(new[:, None].expand(size, 2).float(), new) == min(size, 7)
        kept += new.tolist()
        assert len(ring) == min(len(kept), 7)
        pairs, numbers = ring.sample(300)
        assert set(numbers.tolist()) == set(kept[-7:])
        assert (pairs == numbers[:, None]).all()
