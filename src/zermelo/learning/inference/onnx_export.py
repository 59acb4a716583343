"""AlphaZero's network as an ONNX file: other programs compute it, and zermelo reads it back.

The weights keep the names that they have in our own files, and the metadata say what they say
there. The input is `observations` [batch, ...]; outputs are `logits` [batch, actions] of the
policy, illegal actions included, and `values` [batch, values] between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...errors import needs_extra
from ...files import write_whole
from ..runs.network_file import metadata, read_about
from .alphazero import AlphaZeroInference
from .arrays import EPSILON
from .shapes import Shape

_OPSET, _IR = 17, 8  # of 2022: what reads ONNX at all reads these


def export_network(source: str | Path, target: str | Path) -> int:
    """Write a network as ONNX; the size of the file in bytes."""
    with needs_extra("files of ONNX", "onnx"):
        from onnx import helper, numpy_helper

    network, said = AlphaZeroInference.read(source)
    shape, floats = network.shape, 1  # onnx.TensorProto.FLOAT
    graph = _Graph(helper)
    graph.add_network(shape)
    outputs = {"logits": shape.actions, "values": shape.values}
    made = helper.make_graph(
        graph.nodes,
        "alphazero",
        [helper.make_tensor_value_info("observations", floats, ["batch", *shape.observation])],
        [helper.make_tensor_value_info(name, floats, ["batch", n]) for name, n in outputs.items()],
        [numpy_helper.from_array(network.tensors[name], name) for name in shape.parts()],
    )
    opset = [helper.make_opsetid("", _OPSET)]
    model = helper.make_model(made, opset_imports=opset, ir_version=_IR, producer_name="zermelo")
    about = metadata(shape, network.format, said["game"], read_about(source, said))
    helper.set_model_props(model, about)
    write_whole(target, model.SerializeToString())
    return Path(target).stat().st_size


class _Graph:
    """Nodes, each of which makes one tensor; weights are inputs by their names."""

    def __init__(self, helper: Any) -> None:
        self._helper, self.nodes = helper, list[Any]()

    def add_network(self, shape: Shape) -> None:
        x = self._dense(shape) if shape.is_plain else self._convolutions(shape)
        self._linear(x, "policy", "logits")
        hidden = self._add("Relu", [self._linear(x, "hidden")])
        self._add("Tanh", [self._linear(hidden, "value")], "values")

    def _add(self, kind: str, inputs: Sequence[str], made: str = "", **attributes: Any) -> str:
        made = made or f"{kind}_{len(self.nodes)}"
        self.nodes.append(self._helper.make_node(kind, list(inputs), [made], **attributes))
        return made

    def _linear(self, x: str, name: str, made: str = "") -> str:
        return self._add("Gemm", [x, f"{name}.weight", f"{name}.bias"], made, transB=1)

    def _normal(self, x: str, name: str, norm: str, border: int = 1) -> str:
        """A convolution and the norm that follows it."""
        x = self._add("Conv", [x, f"{name}.weight"], pads=[border] * 4)
        parts = [f"{norm}.{part}" for part in ("weight", "bias", "running_mean", "running_var")]
        return self._add("BatchNormalization", [x, *parts], epsilon=EPSILON)

    def _convolutions(self, shape: Shape) -> str:
        neck = 3 + shape.blocks
        x = self._add("Relu", [self._normal("observations", "trunk.0", "trunk.1")])
        for block in range(3, neck):
            first, second = f"trunk.{block}.first", f"trunk.{block}.second"
            y = self._add("Relu", [self._normal(x, first, f"{first}_norm")])
            y = self._normal(y, second, f"{second}_norm")
            x = self._add("Relu", [self._add("Add", [x, y])])
        y = self._add("Relu", [self._normal(x, f"trunk.{neck}", f"trunk.{neck + 1}", border=0)])
        return self._add("Flatten", [y])

    def _dense(self, shape: Shape) -> str:
        x = self._add("Flatten", ["observations"])
        for layer in range(shape.blocks + 1):
            x = self._add("Relu", [self._linear(x, f"trunk.{2 * layer + 1}")])
        return x
