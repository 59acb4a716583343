"""Let Numba see a game: every game instance is a type of its own.

The type's name carries the class, the parameters and the fingerprint of all
the code behind them. So in a kernel `game.result(state, action)` is resolved
and inlined at compile time, `self.rows` is a constant, and code on disk is
found again by a new process and not found after an edit.
"""

from __future__ import annotations

import inspect
import types as python_types
import warnings
from typing import Any

from numba import njit, types
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaExperimentalFeatureWarning, TypingError
from numba.core.registry import cpu_target
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer_getattr,
    signature,
)
from numba.core.typing.typeof import typeof
from numba.extending import (
    NativeValue,
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    models,
    register_model,
    typeof_impl,
    unbox,
)

from ..game import Game
from .fingerprint import fingerprint, is_ours
from .native_bits import BitsType

__all__ = [
    "GameType",
    "dispatcher_for",
    "known_games",
    "method_of",
    "new_dispatcher",
    "type_of_game",
    "type_of_state",
]


class GameType(types.Type):
    def __init__(self, key: str) -> None:
        self.game_key = key
        super().__init__(name=f"Game[{key}]")


register_model(GameType)(models.OpaqueModel)  # no data at run time: all of it is in the type

known_games: dict[str, Game] = {}
_state_types: dict[str, Any] = {}
_dispatchers: dict[Any, Dispatcher] = {}
_lowered: set[str] = set()
_class_prints: dict[type, str] = {}


def type_of_game(game: Game) -> GameType:
    known = game.__dict__.get("_numba_type_")
    if known is None:
        klass = type(game)
        if klass not in _class_prints:
            _class_prints[klass] = fingerprint(klass)
        public = {k: v for k, v in vars(game).items() if not k.startswith("_")}
        key = f"{klass.__qualname__}#{fingerprint(_class_prints[klass], public)}"
        known_games[key] = game
        known = GameType(key)
        game.__dict__["_numba_type_"] = known
    return known


@typeof_impl.register(Game)
def _typeof_game(game: Game, _context: Any) -> GameType:
    return type_of_game(game)


@unbox(GameType)
def _unbox_game(_type: Any, _object: Any, c: Any) -> Any:
    return NativeValue(c.context.get_dummy_value())


def type_of_state(game: Game) -> Any:
    """The one type that all states of the game have: that of the initial state."""
    key = type_of_game(game).game_key
    if key not in _state_types:
        _state_types[key] = typeof(game.initial_state())
    return _state_types[key]


# Plain functions: a helper that compiled code calls is compiled with it.


def new_dispatcher(function: Any) -> Any:
    """A compiled function that does not tell 1 from other integers.

    Left alone, Numba compiles `f(x, 0)` and `f(x, n)` apart, each with all that f calls.
    """
    dispatcher = njit(nogil=True)(function)

    def without_literals(method: Any) -> Any:
        return lambda arguments, named: method(tuple(map(types.unliteral, arguments)), named)

    def without_warning(signature: Any) -> Any:
        # A helper compiled for one record is tried on another that begins like it. Numba warns
        # of that though it is right.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
            return compile_as_usual(signature)

    compile_as_usual = dispatcher.compile
    dispatcher.compile = without_warning
    dispatcher.get_call_template = without_literals(dispatcher.get_call_template)
    dispatcher.fold_argument_types = without_literals(dispatcher.fold_argument_types)
    return dispatcher


def dispatcher_for(function: Any) -> Dispatcher:
    if function not in _dispatchers:
        _dispatchers[function] = new_dispatcher(function)
    return _dispatchers[function]


@typeof_impl.register(python_types.FunctionType)
def _typeof_function(function: Any, _context: Any) -> Any:
    if not is_ours(function) or cpu_target.typing_context._lookup_global(function):
        return None  # not ours to compile, or it has a native twin
    return types.Dispatcher(dispatcher_for(function))


# Methods and parameters of games.


def method_of(game: Game, name: str) -> Any:
    """The function behind `game.name`; what makes states gives them their one type."""
    function = inspect.getattr_static(type(game), name, None)
    if not isinstance(function, python_types.FunctionType):
        return None
    if name in ("candidates", "noisy_actions") and not game.offers(name):
        return method_of(game, "actions")  # what the default does, without a second generator
    if name in ("result", "symmetric_state"):
        return _conforming_result(function)
    return function


_wrapped: dict[Any, Any] = {}


def _conforming_result(function: Any) -> Any:
    if function not in _wrapped:
        inner = dispatcher_for(function)

        def result(self: Any, state: Any, action: Any) -> Any:
            return _as_state(self, inner(self, state, action))

        _wrapped[function] = result
    return _wrapped[function]


class _InitialState(AbstractTemplate):
    """The initial state is a constant: it is computed in Python and need not compile."""

    key = (GameType, "initial_state")

    def generic(self, arguments: Any, named: Any) -> Any:
        game_type = self.this
        return signature(type_of_state(known_games[game_type.game_key]), recvr=game_type)


@lower_builtin((GameType, "initial_state"), GameType)
def _lower_initial_state(context: Any, builder: Any, sig: Any, _arguments: Any) -> Any:
    state = known_games[sig.args[0].game_key].initial_state()
    return context.get_constant_generic(builder, sig.return_type, state)


@infer_getattr
class _GameAttributes(AttributeTemplate):
    key = GameType

    def generic_resolve(self, game_type: GameType, name: str) -> Any:
        game = known_games[game_type.game_key]
        if name == "initial_state":
            return types.BoundFunction(_InitialState, game_type)
        function = method_of(game, name)
        if function is None:
            return typeof(_constant(game, name))
        _lower_method(name)

        class Method(AbstractTemplate):
            key = (GameType, name)

            def generic(self, arguments: Any, named: Any) -> Any:
                callee = types.Dispatcher(dispatcher_for(function))
                found = callee.get_call_type(self.context, (game_type, *arguments), named)
                return found.as_method() if found else None

        return types.BoundFunction(Method, game_type)


def _constant(game: Game, name: str) -> Any:
    if not hasattr(game, name):
        raise TypingError(f"{type(game).__name__} has no attribute {name!r}")
    return getattr(game, name)


def _lower_method(name: str) -> None:
    if name in _lowered:
        return
    _lowered.add(name)

    @lower_builtin((GameType, name), GameType, types.VarArg(types.Any))
    def lowered(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        game = known_games[sig.args[0].game_key]
        callee = types.Dispatcher(dispatcher_for(method_of(game, name)))
        found = callee.get_call_type(context.typing_context, sig.args, {})
        call = context.get_function(callee, found)
        context.add_linking_libs(getattr(call, "libs", ()))
        return call(builder, arguments)


@lower_getattr_generic(GameType)
def _lower_constant(context: Any, builder: Any, game_type: Any, _value: Any, name: str) -> Any:
    constant = getattr(known_games[game_type.game_key], name)
    return context.get_constant_generic(builder, typeof(constant), constant)


# States.


@intrinsic
def _as_state(_typing: Any, game: Any, state: Any) -> Any:
    """Give a freshly made state the game's one state type: true becomes 1, and so on."""
    target = type_of_state(known_games[game.game_key])

    def generate(context: Any, builder: Any, _sig: Any, arguments: Any) -> Any:
        return _converted(context, builder, state, target, arguments[1])

    if not _fits(state, target):
        raise TypingError(
            f"result makes {_shown(state)} where initial_state makes {_shown(target)}"
        )
    return target(game, state), generate


def _fits(source: Any, target: Any) -> bool:
    if isinstance(target, types.BaseTuple):
        return (
            isinstance(source, types.BaseTuple)
            and len(source) == len(target)
            and all(_fits(one, other) for one, other in zip(source, target, strict=True))
        )
    if isinstance(target, types.Float):
        return isinstance(source, types.Number | types.Boolean)
    if isinstance(target, BitsType | types.Integer):
        return isinstance(source, BitsType | types.Integer | types.Boolean)
    if isinstance(target, types.Boolean):
        return isinstance(source, types.Boolean | types.Integer)
    return bool(source == target)


def _converted(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    if source == target:
        return value
    if isinstance(target, types.BaseTuple):
        items = [
            _converted(context, builder, one, other, builder.extract_value(value, i))
            for i, (one, other) in enumerate(zip(source, target, strict=True))
        ]
        return context.make_tuple(builder, target, items)
    return context.cast(builder, value, source, target)


def _shown(kind: Any) -> str:
    if isinstance(kind, types.BaseNamedTuple):
        fields = zip(kind.fields, kind, strict=True)
        return (
            f"{kind.instance_class.__name__}({', '.join(f'{n}: {_shown(t)}' for n, t in fields)})"
        )
    return str(kind)
