"""CFR on a GPU, with torch: all information sets of one level at once.

All steps are elementwise, gathers and sums of segments, each summed from first to last by one
thread, so that the numbers are those of one core to the last bit, every time. On a GPU an iteration
is recorded once as a graph and then replayed: a small level takes less time than a launch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ...errors import needs_extra
from ..tree.best_response import BLOCK
from ..tree.form import SequenceForm
from .iteration import RegretTables
from .levels import Level, PlayerLevels, levels
from .reordering import check_room, entry_count

if TYPE_CHECKING:
    import torch

STATE = ("regrets", "behaviour", "plan", "total")
"""The tables that live on the device."""


def device_bytes(form: SequenceForm) -> int:
    """The approximate bytes that the game takes on a device, including the tables of one solver."""
    layout, players = form.layout, form.players
    each = entry_count(layout)
    entries = each * (8 + 4 * (players - 1)) + each * 8 * min(players - 1, 2)  # and scratch
    blocks = 24 * (each // int(BLOCK) + layout.sequences)
    return entries + blocks + layout.sequences * (8 * 8 + 6 * 8) + len(layout.parent) * (4 * 8)


class DeviceExecution:
    """Runs iterations on one of torch's devices, on a GPU as captured graphs if wanted."""

    def __init__(self, form: SequenceForm, device: torch.device, record: bool = True) -> None:
        with needs_extra("solvers on a GPU", "learn"):
            import torch
        self.form, self.device = form, device
        self.record = record and device.type == "cuda"
        self._torch: Any = torch
        self._check_memory()
        found = levels(form.layout)
        self._sequence = found.sequence
        self._players = [_on_device(part, self._tensor) for part in found.players]

    @property
    def name(self) -> str:
        return str(self.device)

    def _check_memory(self) -> None:
        if self.device.type != "cuda":
            return
        free = self._torch.cuda.mem_get_info(self.device)[0]
        check_room(self.form, device_bytes(self.form), free, "on the GPU", "the CPU")

    def _tensor(self, array: Any) -> Any:
        if array.dtype == np.uint32:
            array = array.view(np.int32)  # torch has no unsigned indices
        return self._torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def begin(self, tables: RegretTables) -> DeviceTables:
        """A solver's tables, on the device."""
        return DeviceTables(self, tables)


class DeviceTables:
    """The state of one solver on a device."""

    def __init__(self, execution: DeviceExecution, tables: RegretTables) -> None:
        self.execution, self.tables = execution, tables
        self._torch, self._players = execution._torch, execution._players
        self._state = {name: self._moved(getattr(tables, name)) for name in STATE}
        self._factors = self._moved_as_is(np.ones(3))
        self._buffers = [self._buffer(part) for part in self._players]
        most = max(len(part.value) for part in self._players)
        self._products = self._torch.empty(most, dtype=self._torch.float64, device=self._device)
        self._graphs: dict[bool, Any] = {}
        self._is_behind = False

    @property
    def _device(self) -> Any:
        return self.execution.device

    def _moved_as_is(self, array: Any) -> Any:
        return self._torch.from_numpy(array).to(self._device, copy=True)

    def _moved(self, array: Any) -> Any:
        return self._moved_as_is(array[self.execution._sequence])

    def _buffer(self, part: PlayerLevels) -> Any:
        """Memory for the value of each sequence of a player, then for the value of each of its
        sets."""
        size = part.sequences.stop - part.sequences.start + part.sets
        return self._torch.zeros(size, dtype=self._torch.float64, device=self._device)

    # What solvers ask for.

    def run(self, factors: Any, predictive: bool) -> None:
        """Run an iteration for each row of `factors`."""
        with self._torch.inference_mode():
            step = self._step(predictive)
            for row in self._moved_as_is(factors):
                self._factors.copy_(row)
                self._is_behind = True
                step()
                self.tables.clock[0] += 1
            self._wait()

    def pull(self) -> RegretTables:
        """The tables as arrays, in the order of the form."""
        if self._is_behind:
            for name, tensor in self._state.items():
                getattr(self.tables, name)[self.execution._sequence] = tensor.cpu().numpy()
            self._is_behind = False
        return self.tables

    def push(self) -> None:
        """Copy the arrays to the device."""
        for name, tensor in self._state.items():
            tensor.copy_(self._moved(getattr(self.tables, name)))

    def exploitability(self) -> float:
        """The exploitability of the average plan."""
        with self._torch.inference_mode():
            total = self._state["total"]
            plan = total / total[0] if self.tables.clock[0] else self._state["plan"]
            gained = sum(
                self._gain(part, plan, self._buffers[player])
                for player, part in enumerate(self._players)
            )
            return float(gained) / len(self._players)

    def _wait(self) -> None:
        if self._device.type == "cuda":
            self._torch.cuda.synchronize(self._device)

    # One iteration.

    def _step(self, predictive: bool) -> Any:
        if not self.execution.record:
            return lambda: self._iterate(predictive)
        if predictive not in self._graphs:
            self._graphs[predictive] = self._recorded(predictive)
        return self._graphs[predictive].replay

    def _recorded(self, predictive: bool) -> Any:
        """The captured graph of one iteration. Capturing runs it once, and what that changed is
        restored."""
        cuda: Any = self._torch.cuda  # whose makers have no types
        kept = {name: tensor.clone() for name, tensor in self._state.items()}
        stream = cuda.Stream(self._device)
        stream.wait_stream(cuda.current_stream(self._device))
        with cuda.stream(stream):
            self._iterate(predictive)
            for name, tensor in self._state.items():
                tensor.copy_(kept[name])
        cuda.current_stream(self._device).wait_stream(stream)
        del kept
        cuda.synchronize(self._device)
        graph = cuda.CUDAGraph()
        with cuda.graph(graph, stream=stream):
            self._iterate(predictive)
        return graph

    def _iterate(self, predictive: bool) -> None:
        weight = self._factors[2]
        for player, part in enumerate(self._players):
            self._state["total"][player] += weight
            if part.sets:
                self._leaf_values(part, self._state["plan"], self._buffers[player])
                self._update_regrets(part, self._buffers[player], predictive)
                self._update_plan(part, weight)

    def _leaf_values(self, part: PlayerLevels, plan: Any, buffer: Any) -> None:
        size = part.sequences.stop - part.sequences.start
        if len(part.value) == 0:  # of which torch makes no segments
            buffer[:size].zero_()
            return
        products = self._products[: len(part.value)]
        self._torch.index_select(plan, 0, part.others[0], out=products)
        products.mul_(part.value)
        for others in part.others[1:]:
            products.mul_(plan.index_select(0, others))
        blocks = self._segments("sum", products, part.blocks)
        buffer[:size] = self._segments("sum", blocks, part.start)

    def _update_regrets(self, part: PlayerLevels, buffer: Any, predictive: bool) -> None:
        torch, own = self._torch, part.sequences
        size = own.stop - own.start
        worth, values = buffer[:size], buffer[size:]
        regrets, behaviour = self._state["regrets"][own], self._state["behaviour"][own]
        for level in reversed(part.levels):
            self._add_below(level, buffer)
            played = behaviour[level.sequences] * worth[level.sequences]
            values[level.sets] = self._segments("sum", played, level.bounds)
        gain = worth - values.index_select(0, part.owner)
        regrets += gain
        regrets *= torch.where(regrets > 0.0, self._factors[0], self._factors[1])
        wanted = (regrets + gain if predictive else regrets).clamp(min=0.0)
        norm = self._segments("sum", wanted, part.bounds).index_select(0, part.owner)
        behaviour.copy_(torch.where(norm > 0.0, wanted / norm, part.uniform))

    def _add_below(self, level: Level, buffer: Any) -> None:
        if len(level.below):
            below = buffer.index_select(0, level.below)
            buffer[level.sequences] = self._segments("sum", below, level.below_bounds)

    def _update_plan(self, part: PlayerLevels, weight: Any) -> None:
        plan, own = self._state["plan"], part.sequences
        self._state["total"][own] += weight * plan[own]
        behaviour, mine = self._state["behaviour"][own], plan[own]
        for level in part.levels:
            reach = plan.index_select(0, level.reach)
            mine[level.sequences] = reach * behaviour[level.sequences]

    def _gain(self, part: PlayerLevels, plan: Any, buffer: Any) -> Any:
        """The gain of a player's best response to a plan."""
        if not part.sets:
            return 0.0
        size = part.sequences.stop - part.sequences.start
        self._leaf_values(part, plan, buffer)
        now = (buffer[:size] * plan[part.sequences]).sum()
        for level in reversed(part.levels):
            self._add_below(level, buffer)
            best = self._segments("max", buffer[level.sequences], level.bounds)
            buffer[size:][level.sets] = best
        return buffer[size:][part.levels[0].sets].sum() - now

    def _segments(self, reduce: str, data: Any, bounds: Any) -> Any:
        """Reduce each segment. The data is two-dimensional, because one thread then sums it in
        order."""
        column = data.view(-1, 1)
        return self._torch.segment_reduce(column, reduce, offsets=bounds, unsafe=True).view(-1)


def _on_device(part: PlayerLevels, tensor: Any) -> PlayerLevels:
    def narrow(array: Any) -> Any:
        return tensor(array.astype(np.int32))

    moved = [
        level._replace(
            bounds=tensor(level.bounds),
            reach=narrow(level.reach),
            below=narrow(level.below),
            below_bounds=tensor(level.below_bounds),
        )
        for level in part.levels
    ]
    return part._replace(
        owner=narrow(part.owner),
        bounds=tensor(part.bounds),
        uniform=tensor(part.uniform),
        start=tensor(part.start),
        blocks=tensor(part.blocks),
        others=[tensor(others) for others in part.others],
        value=tensor(part.value),
        levels=moved,
    )
