"""Files of networks that are not what they say."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from safetensors import safe_open  # noqa: E402
from safetensors.torch import save_file  # noqa: E402

from zermelo.games import load, spec_of  # noqa: E402
from zermelo.learning.alphazero.network import Network, load_network  # noqa: E402
from zermelo.learning.inference.alphazero import describe_network  # noqa: E402
from zermelo.learning.inference.shapes import PolicyShape, Shape, ValueShape  # noqa: E402
from zermelo.learning.league.policy_net import PolicyNet, load_policy  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402
from zermelo.learning.td.value_net import ValueNet  # noqa: E402

GAME = load("connect_four:rows=4,columns=4")
SMALL = load("tic_tac_toe")
Tensors = dict[str, Any]


def saved(path: Path) -> Path:
    Network(Shape.of(GAME, 2, 1)).save(path, spec_of(GAME), {"steps": 1})
    return path


def changed(path: Path, change: Callable[[Tensors, dict[str, str]], None]) -> Path:
    with safe_open(str(path), "pt") as file:
        told = dict(file.metadata())
        tensors = {name: file.get_tensor(name).clone() for name in file.keys()}  # noqa: SIM118
    change(tensors, told)
    save_file(tensors, str(path), metadata=told)
    return path


def refused(path: Path, said: str) -> None:
    with pytest.raises(BadNetwork, match=said) as caught:
        load_network(path, GAME)
    assert path.name in str(caught.value)
    with pytest.raises(BadNetwork, match=said):
        describe_network(path)


@pytest.mark.parametrize("odd", [math.nan, math.inf, -math.inf])
def test_weights_that_are_no_numbers_are_refused(odd: float, tmp_path: Path) -> None:
    def change(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["policy.weight"].view(-1)[3] = odd

    refused(changed(saved(tmp_path / "n.safetensors"), change), "policy.weight holds weights that")


def test_weights_too_large_to_compute_with_are_refused(tmp_path: Path) -> None:
    def change(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["policy.weight"].fill_(3e38)
        tensors["trunk.0.weight"].fill_(3e38)

    refused(changed(saved(tmp_path / "n.safetensors"), change), "too large to compute with")


def test_matrices_of_eight_bits_are_as_they_were_to_half_a_step(tmp_path: Path) -> None:
    whole, packed = saved(tmp_path / "n.safetensors"), tmp_path / "packed.safetensors"
    network = load_network(whole, GAME)[0]
    network.save(packed, spec_of(GAME), {}, bits=8)
    assert packed.stat().st_size < whole.stat().st_size / 2
    read = load_network(packed, GAME)[0].arrays()
    for name, weights in network.arrays().items():
        rows = np.abs(weights).reshape(len(weights), -1) if weights.ndim > 1 else weights[..., None]
        step = rows.max(-1).max() / 127 if weights.ndim == 2 else 1e-3
        assert np.abs(read[name] - weights).max() <= 0.51 * step, name


def test_scales_that_fit_no_weights_are_refused(tmp_path: Path) -> None:
    def cut(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["policy.weight.scales"] = tensors["policy.weight.scales"][:, :1].contiguous()

    def alone(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["policies.scales"] = tensors.pop("policy.weight.scales")

    def odd(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["policy.weight.scales"].fill_(math.inf)

    path = tmp_path / "n.safetensors"
    for change, said in (
        (cut, "policy.weight.scales does not fit its weights"),
        (alone, "policy.weight in a precision that is not read|no part of its network"),
        (odd, "policy.weight.scales holds weights that are no finite numbers"),
    ):
        Network(Shape.of(GAME, 2, 1)).save(path, spec_of(GAME), {"steps": 1}, bits=8)
        refused(changed(path, change), said)


def test_variances_below_zero_are_refused(tmp_path: Path) -> None:
    def change(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["trunk.1.running_var"].fill_(-1.0)

    refused(changed(saved(tmp_path / "n.safetensors"), change), "variances below zero")


def test_parts_that_are_missing_too_many_or_of_another_kind_are_refused(tmp_path: Path) -> None:
    def missing(tensors: Tensors, _: dict[str, str]) -> None:
        del tensors["value.bias"]

    def more(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["evil"] = torch.zeros(3)

    def larger(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["value.bias"] = torch.zeros(2)

    def double(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["value.bias"] = tensors["value.bias"].double()

    for change, said in (
        (missing, r"lacks a part of its weights: value\.bias"),
        (more, "weights that are no part of its network: evil"),
        (larger, r"value\.bias is \[2\] where \[1\] is needed"),
        (double, r"value\.bias in a precision that is not read: float64"),
    ):
        refused(changed(saved(tmp_path / "n.safetensors"), change), said)


def test_sizes_that_the_file_does_not_back_are_never_allocated(tmp_path: Path) -> None:
    for name, value, said in (
        ("channels", 65536, "lacks a part of its weights"),
        ("channels", 1 << 40, "impossible size"),
        ("blocks", 10_000, "impossible size"),
        ("observation", [65536, 65536, 65536], "impossible size"),
        ("observation", [], "impossible size"),
        ("actions", "9", "its actions is '9', and should be a whole number"),
        ("actions", -1, "impossible size"),
        ("scale", 0, "claims utilities"),
        ("evil", 0, "a field 'evil', which means nothing"),
    ):

        def change(_: Tensors, told: dict[str, str], name: str = name, value: Any = value) -> None:
            told["shape"] = json.dumps({**json.loads(told["shape"]), name: value})

        refused(changed(saved(tmp_path / "n.safetensors"), change), said)


def test_other_kinds_of_networks_are_held_to_the_same(tmp_path: Path) -> None:
    policy, value = tmp_path / "p.safetensors", tmp_path / "v.safetensors"
    PolicyNet(PolicyShape.of(SMALL, 4, 1)).save(policy, "tic_tac_toe", {})
    ValueNet(ValueShape.of(SMALL, 4, 1)).save(value, "tic_tac_toe", {})
    load_policy(policy, SMALL)
    ValueNet.load(value, SMALL)

    def spoil(tensors: Tensors, _: dict[str, str]) -> None:
        tensors["body.0.weight"].view(-1)[0] = math.nan

    with pytest.raises(BadNetwork, match="no finite numbers"):
        load_policy(changed(policy, spoil), SMALL)
    with pytest.raises(BadNetwork, match="no finite numbers"):
        ValueNet.load(changed(value, spoil), SMALL)


def test_a_network_does_not_import_the_game_that_it_names(tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")

    def change(_: Tensors, told: dict[str, str]) -> None:
        told["game"] = f"{tmp_path}/evil.py:Evil"

    path = changed(saved(tmp_path / "n.safetensors"), change)
    with pytest.raises(BadNetwork, match=r"is a network for .*evil\.py:Evil, and does not fit"):
        load_network(path, GAME)
    describe_network(path)
    assert not (tmp_path / "ran").exists()
