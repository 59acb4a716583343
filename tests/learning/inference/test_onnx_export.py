"""Networks as ONNX: the reference evaluator computes the same, and players read them back."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")
torch = pytest.importorskip("torch")

from zermelo.errors import MissingExtra  # noqa: E402
from zermelo.games import load  # noqa: E402
from zermelo.learning.alphazero.network import Network  # noqa: E402
from zermelo.learning.inference.alphazero import (  # noqa: E402
    AlphaZeroInference,
    describe_network,
    pack_network,
    shipped_network,
)
from zermelo.learning.inference.onnx_export import export_network  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402

BOARD = Shape.of(load("connect_four"), channels=8, blocks=2)


def observations(shape: Shape) -> Any:
    return (np.random.default_rng(1).random((5, *shape.observation)) > 0.6).astype(np.float32)


def written(folder: Path, shape: Shape) -> tuple[AlphaZeroInference, Path]:
    """A network whose norms are not idle, and its file of ONNX."""
    network = Network(shape).train()
    network(torch.rand(16, *shape.observation))
    network.eval().save(folder / "network.safetensors", "connect_four", {"steps": 7})
    export_network(folder / "network.safetensors", folder / "network.onnx")
    return network.for_play(), folder / "network.onnx"


@pytest.mark.parametrize(
    "shape",
    [
        BOARD,
        replace(BOARD, plain=True),
        Shape((13,), actions=3, values=3, scale=4.0, channels=8, blocks=0),  # of three players
    ],
)
def test_the_same_numbers(tmp_path: Path, shape: Shape) -> None:
    from onnx.reference import ReferenceEvaluator

    network, path = written(tmp_path, shape)
    onnx.checker.check_model(str(path), full_check=True)
    seen = observations(shape)
    wanted = network.tried(seen)
    found = ReferenceEvaluator(str(path)).run(["logits", "values"], {"observations": seen})
    read, its_game = AlphaZeroInference.load(path)
    assert (its_game, read.shape) == ("connect_four", shape)
    for mine, theirs, again in zip(wanted, found, read.tried(seen), strict=True):
        assert theirs == pytest.approx(mine, abs=1e-3)
        assert again == pytest.approx(mine, abs=1e-6)
    assert describe_network(path)["steps"] == "7"
    pack_network(path, tmp_path / "packed.safetensors")  # and the way back
    assert AlphaZeroInference.load(tmp_path / "packed.safetensors")[0].shape == shape


@pytest.mark.plain
def test_it_plays_without_torch(tmp_path: Path) -> None:
    game = load("tic_tac_toe")
    path = shipped_network(game)
    assert path is not None
    export_network(path, tmp_path / "t.onnx")
    program = (
        "import sys; sys.modules['torch'] = None; import zermelo\n"
        f"player = 'alphazero:net={tmp_path / 't.onnx'},iterations=20'\n"
        "print(zermelo.choose(zermelo.load('tic_tac_toe'), by=player).action)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().isdigit()


def test_what_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, path = written(tmp_path, BOARD)
    with pytest.raises(BadNetwork, match="for connect_four, and does not fit othello"):
        AlphaZeroInference.load(path, load("othello"))
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(path.read_bytes()[:500])
    with pytest.raises(BadNetwork, match="damaged"):
        AlphaZeroInference.load(broken)
    model = onnx.load(path)
    del model.metadata_props[:]
    onnx.save(model, tmp_path / "foreign.onnx")
    with pytest.raises(BadNetwork, match="is not a network"):
        AlphaZeroInference.load(tmp_path / "foreign.onnx")
    onnx.save(
        onnx.load(path),
        tmp_path / "apart.onnx",
        save_as_external_data=True,
        location="weights.bin",
        size_threshold=0,
    )
    with pytest.raises(BadNetwork, match="in another file"):
        AlphaZeroInference.load(tmp_path / "apart.onnx")
    with pytest.raises(BadNetwork, match="there is no network"):
        AlphaZeroInference.load(tmp_path / "none.onnx")
    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(MissingExtra, match=r"pip install 'zermelo\[onnx\]'"):
        AlphaZeroInference.load(path)


def test_damage_is_reported_in_a_sentence(tmp_path: Path, some: Callable[[int], int]) -> None:
    """Bytes changed anywhere; where nothing shows, the numbers are others."""
    path, dice, refusals = written(tmp_path, BOARD)[1], random.Random(1), []
    whole, kinds = path.read_bytes(), (0, 2, 99)  # of numbers: none, bytes, unknown
    mutants = []
    for kind in kinds:
        model = onnx.load(path)
        model.graph.initializer[0].data_type = kind
        mutants.append(model.SerializeToString())
    for _ in range(some(400)):
        place = dice.randrange(len(whole))
        mutants.append(whole[:place] + bytes([dice.randrange(256)]) + whole[place + 1 :])
    for number, content in enumerate(mutants):
        broken = tmp_path / f"{number}.onnx"
        broken.write_bytes(content)
        try:
            AlphaZeroInference.load(broken)
        except BadNetwork as error:
            refusals.append((broken.name, str(error)))
        broken.unlink()
    assert len(refusals) >= len(kinds)
    assert all(name in said for name, said in refusals)
