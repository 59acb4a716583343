"""CFR level by level, with torch: the same as on one core; here on the CPU."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from tests.equilibrium.common import form
from tests.equilibrium.regret.executions import RandomTree, check_execution
from zermelo.equilibrium import Cfr, sequence_form
from zermelo.equilibrium.regret.device_cfr import DeviceExecution, device_bytes
from zermelo.equilibrium.regret.reordering import NotEnoughMemory

CPU = torch.device("cpu")


@pytest.mark.parametrize("spec", ["kuhn_poker", "leduc_poker", "kuhn_poker:players=3"])
def test_all_variants_as_on_one_core(spec: str) -> None:
    check_execution(form(spec), DeviceExecution(form(spec), CPU))


@pytest.mark.parametrize("players", [2, 3])
def test_random_games(players: int) -> None:
    for seed in range(2):
        found = sequence_form(RandomTree(players, seed))
        check_execution(found, DeviceExecution(found, CPU))


def test_a_player_without_a_choice() -> None:
    """Nothing to decide and nothing to win: some arrays are empty."""

    class Solitaire(RandomTree):
        def to_move(self, state: Any) -> int:
            return min(super().to_move(state), 0)

        def utility(self, state: Any, player: int) -> float:
            return 0.0 if player == 0 else super().utility(state, player)

    found = sequence_form(Solitaire(2, 1))
    assert found.sizes.information_sets[1] == 0
    check_execution(found, DeviceExecution(found, CPU))


def test_a_small_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "mem_get_info", lambda device: (1000, 2000))
    with pytest.raises(NotEnoughMemory, match=r"takes about .* on the GPU, where 0.0 GB are free"):
        DeviceExecution(form("leduc_poker"), torch.device("cuda"))


def test_memory_is_estimated() -> None:
    found = form("leduc_poker")
    execution = DeviceExecution(found, CPU)
    tables: Any = Cfr(found, "cfr+", execution)._running
    held = [*tables._state.values(), *tables._buffers, tables._products]
    for part in execution._players:
        held += [
            part.owner,
            part.bounds,
            part.start,
            part.blocks,
            part.value,
            part.uniform,
            *part.others,
        ]
        held += [one for level in part.levels for one in level[2:]]
    size = sum(tensor.element_size() * tensor.numel() for tensor in held)
    assert size <= device_bytes(found) < 2 * size
