"""pgx with mctx beside `zermelo train`: as long, on the same GPU, as large a network; then matches.

    python -m benchmarks.pgx_peer train othello --minutes 8 --to runs/peer.npz
    python -m benchmarks.pgx_peer match othello runs/peer.npz runs/othello/network.safetensors

The peer learns as pgx's own AlphaZero example does: Gumbel searches of 32 simulations in 1,024
games at a time, all moves learnt from once in batches of 4,096, Adam at 0.001. Its network is ours
(`zermelo.learning.alphazero.network`). In a match each side searches with its own code and as many
simulations, and follows the game by its own rules.

Needs jax, pgx, mctx and optax, which are not among this project's dependencies.
"""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import click
import numpy as np

from zermelo.files import write_whole
from zermelo.game import Game
from zermelo.games import load

GAMES = {"connect_four": "connect_four", "othello": "othello", "go:size=9": "go_9x9"}
BATCH, STEPS, SIMULATIONS = 1024, 256, 32  # of self-play
LEARNT, RATE = 4096, 1e-3
NECK, HIDDEN, KEEP = 32, 64, 0.9
PLIES = 4  # random moves to begin a game with


class Model(NamedTuple):
    """Weights, and running means and variances of norms."""

    weights: dict[str, Any]
    means: dict[str, Any]


class Moves(NamedTuple):
    """What self-play saw."""

    seen: Any
    policies: Any
    rewards: Any
    is_over: Any


# The network, ours in JAX.


def new_model(key: Any, planes: int, cells: int, actions: int, channels: int, blocks: int) -> Model:
    """Random weights, by the size of each layer's input; heads begin at zero, as ours do: values
    that were saturated and wrong in Othello's first steps stayed so for eight minutes."""
    import jax
    import jax.numpy as jnp

    sizes: dict[str, tuple[int, ...]]
    sizes = {"first": (3, 3, planes, channels), "neck": (1, 1, channels, NECK)}
    for block in range(blocks):
        sizes |= {f"{block}{layer}": (3, 3, channels, channels) for layer in "ab"}
    flat = NECK * cells
    sizes |= {"policy": (flat, actions), "hidden": (flat, HIDDEN), "value": (HIDDEN, 1)}
    weights, means = dict[str, Any](), dict[str, Any]()
    for name, size in sizes.items():
        key, own = jax.random.split(key)
        scale = 0.0 if name in ("policy", "value") else float(np.sqrt(2.0 / np.prod(size[:-1])))
        weights[f"{name}.weight"] = scale * jax.random.normal(own, size)
        weights[f"{name}.bias"] = jnp.zeros(size[-1])
        if len(size) == 4:
            weights[f"{name}.gain"] = jnp.ones(size[-1])
            means |= {f"{name}.mean": jnp.zeros(size[-1]), f"{name}.variance": jnp.ones(size[-1])}
    return Model(weights, means)


def answers(model: Model, seen: Any, blocks: int, learning: bool = False) -> tuple[Any, Any, Any]:
    """Logits, values, and the running means after this batch."""
    import jax
    import jax.numpy as jnp

    weights, means = model.weights, dict(model.means)

    def layer(x: Any, name: str) -> Any:
        kernel = weights[f"{name}.weight"]
        order = ("NHWC", "HWIO", "NHWC")
        x = jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=order)
        if learning:
            mean, variance = x.mean((0, 1, 2)), x.var((0, 1, 2))
            for kind, new in (("mean", mean), ("variance", variance)):
                old = means[f"{name}.{kind}"]
                means[f"{name}.{kind}"] = KEEP * old + (1 - KEEP) * new
        else:
            mean, variance = means[f"{name}.mean"], means[f"{name}.variance"]
        x = (x - mean) * jax.lax.rsqrt(variance + 1e-5)
        return x * weights[f"{name}.gain"] + weights[f"{name}.bias"]

    def linear(x: Any, name: str) -> Any:
        return x @ weights[f"{name}.weight"] + weights[f"{name}.bias"]

    x = jax.nn.relu(layer(seen.astype(jnp.float32), "first"))
    for block in range(blocks):
        y = jax.nn.relu(layer(x, f"{block}a"))
        x = jax.nn.relu(x + layer(y, f"{block}b"))
    x = jax.nn.relu(layer(x, "neck")).reshape(len(seen), -1)
    value = jnp.tanh(linear(jax.nn.relu(linear(x, "hidden")), "value"))[:, 0]
    return linear(x, "policy"), value, means


# Search and self-play.


def searcher(env: Any, blocks: int, simulations: int, noise: float) -> Callable[..., Any]:
    """Gumbel search of all states at once: actions and improved policies."""
    import jax
    import jax.numpy as jnp
    import mctx

    def masked(logits: Any, state: Any) -> Any:
        logits = logits - logits.max(-1, keepdims=True)
        return jnp.where(state.legal_action_mask, logits, jnp.finfo(logits.dtype).min)

    def after(model: Model, _: Any, action: Any, state: Any) -> Any:
        mover = state.current_player
        state = jax.vmap(env.step)(state, action)
        logits, value, _ = answers(model, state.observation, blocks)
        going = jnp.where(state.terminated, 0.0, 1.0)
        reward = jnp.take_along_axis(state.rewards, mover[:, None], 1)[:, 0]
        found = mctx.RecurrentFnOutput(
            reward=reward, discount=-going, prior_logits=masked(logits, state), value=going * value
        )
        return found, state

    def search(model: Model, state: Any, key: Any) -> Any:
        logits, value, _ = answers(model, state.observation, blocks)
        root = mctx.RootFnOutput(prior_logits=logits, value=value, embedding=state)
        return mctx.gumbel_muzero_policy(
            model,
            key,
            root,
            after,
            simulations,
            invalid_actions=~state.legal_action_mask,
            qtransform=mctx.qtransform_completed_by_mix_value,
            gumbel_scale=noise,
        )

    return search


def self_player(env: Any, blocks: int, batch: int, steps: int) -> Callable[..., Moves]:
    """So many moves of so many games; a game that is over begins anew."""
    import jax
    import jax.numpy as jnp
    from pgx.experimental import auto_reset

    search = searcher(env, blocks, SIMULATIONS, 1.0)

    def play(model: Model, key: Any) -> Moves:
        def move(state: Any, key: Any) -> tuple[Any, Moves]:
            own, other = jax.random.split(key)
            found = search(model, state, own)
            mover, seen = state.current_player, state.observation
            keys = jax.random.split(other, batch)
            state = jax.vmap(auto_reset(env.step, env.init))(state, found.action, keys)
            reward = jnp.take_along_axis(state.rewards, mover[:, None], 1)[:, 0]
            return state, Moves(seen, found.action_weights, reward, state.terminated)

        first, second = jax.random.split(key)
        state = jax.vmap(env.init)(jax.random.split(first, batch))
        _, moves = jax.lax.scan(move, state, jax.random.split(second, steps))
        return cast(Moves, moves)

    return cast(Callable[..., Moves], jax.jit(play))


def outcomes(moves: Moves) -> tuple[np.ndarray, np.ndarray]:
    """Of the game to the mover, move by move, and whether it is known."""
    rewards, is_over = np.asarray(moves.rewards), np.asarray(moves.is_over)
    values, known = np.zeros_like(rewards), np.zeros(rewards.shape, np.float32)
    value, seen = np.zeros(rewards.shape[1], np.float32), np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        value = np.where(is_over[step], rewards[step], -value)
        seen = np.where(is_over[step], 1.0, seen)
        values[step], known[step] = value, seen
    return values, known


class Peer:
    """What learns."""

    def __init__(self, spec: str, channels: int, blocks: int, batch: int, steps: int) -> None:
        import jax
        import optax
        import pgx

        self.env = pgx.make(GAMES[spec])
        self.blocks = blocks
        rows, columns, planes = self.env.observation_shape
        key = jax.random.PRNGKey(0)
        sizes = planes, rows * columns, self.env.num_actions, channels, blocks
        self.model = new_model(key, *sizes)
        self.optimizer = optax.adam(RATE)
        self.moments = self.optimizer.init(self.model.weights)
        self.play = self_player(self.env, blocks, batch, steps)
        self.step = jax.jit(self._step)
        self.key, self.dice = key, np.random.default_rng(0)

    def _step(self, model: Model, moments: Any, sample: tuple[Any, ...]) -> tuple[Model, Any, Any]:
        import jax
        import optax

        seen, policies, values, known = sample

        def loss(weights: Any) -> tuple[Any, tuple[Any, Any]]:
            found = Model(weights, model.means)
            logits, guessed, means = answers(found, seen, self.blocks, learning=True)
            policy = optax.softmax_cross_entropy(logits, policies).mean()
            value = (optax.l2_loss(guessed, values) * known).mean()
            return policy + value, (means, (policy, value))

        slope, (means, losses) = jax.grad(loss, has_aux=True)(model.weights)
        updates, moments = self.optimizer.update(slope, moments)
        return Model(optax.apply_updates(model.weights, updates), means), moments, losses

    def learn(self, learnt: int) -> tuple[float, float]:
        """Play, then learn from all moves once; the losses of the last step."""
        import jax

        self.key, own = jax.random.split(self.key)
        moves = self.play(self.model, own)
        columns = [
            np.asarray(one).reshape(-1, *one.shape[2:])
            for one in (moves.seen, moves.policies, *outcomes(moves))
        ]
        order = self.dice.permutation(len(columns[0]))
        for start in range(0, len(order) - learnt + 1, learnt):
            rows = order[start : start + learnt]
            sample = tuple(column[rows] for column in columns)
            self.model, self.moments, losses = self.step(self.model, self.moments, sample)
        return float(losses[0]), float(losses[1])


def save(path: Path, model: Model, blocks: int) -> None:
    kept = io.BytesIO()
    arrays: dict[str, Any] = {f"w {name}": np.asarray(one) for name, one in model.weights.items()}
    arrays |= {f"m {name}": np.asarray(one) for name, one in model.means.items()}
    np.savez(kept, blocks=np.array(blocks), **arrays)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, kept.getvalue())


def loaded(path: Path) -> tuple[Model, int]:
    with np.load(path) as kept:
        weights = {name[2:]: kept[name] for name in kept.files if name.startswith("w ")}
        means = {name[2:]: kept[name] for name in kept.files if name.startswith("m ")}
        return Model(weights, means), int(kept["blocks"])


# Matches.


class BothRules:
    """Games by our rules and by pgx's, side by side."""

    def __init__(self, game: Game, env: Any, count: int, seed: int) -> None:
        import jax

        self.game = game
        self.states = [game.initial_state() for _ in range(count)]
        keys = jax.random.split(jax.random.PRNGKey(seed), count)
        self.theirs = jax.jit(jax.vmap(env.init))(keys)
        self.first = np.asarray(self.theirs.current_player)
        self._step = jax.jit(jax.vmap(env.step))

    @property
    def going(self) -> list[int]:
        """The numbers of games that are not over, by either rules."""
        ended = np.asarray(self.theirs.terminated)
        return [
            number
            for number, state in enumerate(self.states)
            if not ended[number] and not self.game.is_terminal(state)
        ]

    def move(self, actions: dict[int, int]) -> None:
        """In each of these games; the others stay as they are."""
        legal = np.asarray(self.theirs.legal_action_mask)
        idle = legal.argmax(1)
        for number, action in actions.items():
            assert legal[number, action], f"pgx does not allow {action} in game {number}"
            idle[number] = action
            self.states[number] = self.game.result(self.states[number], action)
        import jax

        moved = self._step(self.theirs, idle)
        is_moved = np.isin(np.arange(len(idle)), list(actions))

        def kept(new: Any, old: Any) -> Any:
            return np.where(is_moved.reshape(-1, *[1] * (new.ndim - 1)), new, old)

        self.theirs = jax.tree_util.tree_map(kept, moved, self.theirs)

    def points(self, number: int, seat: int) -> float:
        """Ours, whoever has ended the game; where only pgx has, by its rewards."""
        state = self.states[number]
        if self.game.is_terminal(state):
            worth = self.game.utility(state, seat)
        else:
            player = int(self.first[number]) ^ seat
            worth = float(np.asarray(self.theirs.rewards)[number, player])
        return 0.5 + 0.5 * float(np.sign(worth))


def play_match(
    spec: str, theirs: Path, ours: Path, pairs: int, simulations: int, device: str
) -> list[float]:
    """Our points, game by game; each opening is played with both seats."""
    import jax
    import pgx

    from zermelo.learning.alphazero.evaluators import CpuEvaluator
    from zermelo.learning.alphazero.network import load_network
    from zermelo.learning.alphazero.strength import EXPLORATION, searching
    from zermelo.machine import check_device
    from zermelo.montecarlo import Forest

    game, env = load(spec), pgx.make(GAMES[spec])
    model, blocks = loaded(theirs)
    search = jax.jit(searcher(env, blocks, simulations, 0.0))
    where, games = check_device(device), 2 * pairs
    evaluate = CpuEvaluator(load_network(ours, game)[0].to(where), where)
    choose = searching(Forest(game, games, simulations, exploration=EXPLORATION), evaluate)
    both, key = BothRules(game, env, games, 0), jax.random.PRNGKey(1)
    for ply in range(PLIES):
        dice = [random.Random(f"{number // 2} {ply}") for number in range(games)]
        both.move({n: dice[n].choice(list(game.actions(both.states[n]))) for n in both.going})
    while going := both.going:
        own = [n for n in going if game.to_move(both.states[n]) == n % 2]
        chosen = dict(zip(own, choose([both.states[n] for n in own]), strict=True)) if own else {}
        if len(own) < len(going):
            key, dice_key = jax.random.split(key)
            found = np.asarray(search(model, both.theirs, dice_key).action)
            chosen |= {n: int(found[n]) for n in going if n not in chosen}
        both.move(chosen)
    return [both.points(number, number % 2) for number in range(games)]


# The command.


@click.group(help=__doc__)
def main() -> None:
    pass


@main.command("train")
@click.argument("game", type=click.Choice(list(GAMES)))
@click.option("--minutes", default=8.0, show_default=True, help="Without compiling.")
@click.option("--channels", default=64, show_default=True)
@click.option("--blocks", default=6, show_default=True)
@click.option("--batch", default=BATCH, show_default=True, help="Games at a time.")
@click.option("--steps", default=STEPS, show_default=True, help="Moves of each in a round.")
@click.option("--learnt", default=LEARNT, show_default=True, help="Positions a step.")
@click.option("--to", type=click.Path(path_type=Path), required=True)
def train(
    game: str,
    minutes: float,
    channels: int,
    blocks: int,
    batch: int,
    steps: int,
    learnt: int,
    to: Path,
) -> None:
    """Train the peer."""
    peer = Peer(game, channels, blocks, batch, steps)
    peer.learn(learnt)  # compiles; what it has learnt, it may keep
    start, rounds = time.perf_counter(), 1
    while (spent := time.perf_counter() - start) < 60 * minutes:
        policy, value = peer.learn(learnt)
        rounds += 1
        save(to, peer.model, blocks)
        simulations = rounds * batch * steps * SIMULATIONS
        click.echo(
            f"{spent:.0f} s, {simulations:,} simulations, {rounds * batch * steps // learnt:,} "
            f"steps, policy loss {policy:.3f}, value loss {value:.3f}"
        )


@main.command("match")
@click.argument("game", type=click.Choice(list(GAMES)))
@click.argument("theirs", type=click.Path(exists=True, path_type=Path))
@click.argument("ours", type=click.Path(exists=True, path_type=Path))
@click.option("--pairs", default=100, show_default=True, help="Of games.")
@click.option("--simulations", default=32, show_default=True, help="Of a move, for both.")
@click.option("--device", default="cpu", show_default=True, help="Of our network.")
def match(game: str, theirs: Path, ours: Path, pairs: int, simulations: int, device: str) -> None:
    """Play our network against the peer's."""
    start = time.perf_counter()
    points = play_match(game, theirs, ours, pairs, simulations, device)
    share = float(np.mean(points))
    by_pair = np.reshape(points, (-1, 2)).mean(1)
    error = 1.96 * float(by_pair.std(ddof=1)) / len(by_pair) ** 0.5
    click.echo(
        f"{game}: {sum(points):g} of {len(points)}, {share:.1%} +- {error:.1%}, "
        f"{simulations} simulations a move each ({time.perf_counter() - start:.0f} s)"
    )


if __name__ == "__main__":
    main()
