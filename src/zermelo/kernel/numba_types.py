"""Let Numba see a game: every game instance is a type of its own.

So in a kernel `game.result(state, action)` is resolved and inlined at compile time, and `self.rows`
is a constant. Games of one class with equal attributes share a type, and with it the machine code.
What compiled code takes from a game is noted as it is read (see `reads`); a game whose rules have
changed since is compiled again (`refresh`).
"""

from __future__ import annotations

import types as python_types
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import ir as numba_ir
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import FunctionPass
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaExperimentalFeatureWarning, TypingError
from numba.core.ir_utils import mk_unique_var
from numba.core.registry import cpu_target
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer_getattr,
    signature,
)
from numba.core.typing.typeof import Purpose, typeof
from numba.cpython.listobj import ListInstance
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
from ..game_definition import UNSAVED
from ..hooks import BY_NAME
from .as_written.constants import as_constant
from .as_written.passes import before_typing
from .as_written.shared_calls import is_of_a_state, is_shared, shared_call
from .cache.content import describe, is_foreign
from .cache.freshness import FreshnessWatch, class_member, kinds_in
from .cache.game_types import GameType, known_games
from .cache.reads import ABSENT, Reads, current, recording
from .linking import HELPER, KERNEL
from .numba_bits import BitsType
from .rows import operations  # noqa: F401
from .rows.cells import CellsType, RowType, of_items, of_items_at, widths
from .rows.conversions import of_row
from .rows.packed_states import is_packed_as_known, on_widening, packed_state_type

register_model(GameType)(models.OpaqueModel)  # at run time, an address: see `_Data`

_types: dict[tuple[type, str], GameType] = {}
_dispatchers: dict[Any, Dispatcher] = {}
_makers: set[Any] = set()
"""Methods that make states."""
_lowered: set[str] = set()
_everything = [FreshnessWatch()]
_retired: list[Any] = []  # other threads may be inside
on_forgetting: list[Callable[[], None]] = []
"""Called when all machine code is dropped."""


def type_of_game(game: Game) -> GameType:
    known = game.__dict__.get("_numba_type_")
    if known is None:
        data = _data_names(game)
        attributes = {
            name: float if name in data else value
            for name, value in vars(game).items()
            if name not in UNSAVED
        }
        key = (type(game), describe(attributes, by_identity=True))
        known = _types.get(key)
        if known is None:
            known = _types[key] = GameType(game, data, attributes)
            with suppress(ValueError):  # not the states of a compiled game
                known.plain_state_type, known.state_type = packed_state_type(game)
                known.row_bits = tuple(widths(known.state_type))
        known_games[known.game_key] = game
        game.__dict__["_numba_type_"] = known
        _keep_data(game, known)
    return known


def _data_names(game: Game) -> tuple[str, ...]:
    """The parameters that machine code is handed, not made for: another komi compiles nothing."""
    return tuple(
        sorted(
            name
            for name, value in vars(game).items()
            if type(value) is float and name not in UNSAVED
        )
    )


def _keep_data(game: Game, game_type: GameType) -> None:
    """Lay the data out for machine code, which finds its address in the game."""
    if game_type.data:
        array = np.array([getattr(game, name) for name in game_type.data], np.float64)
        game.__dict__.update(_numba_array_=array, _numba_data_=array.ctypes.data)


def refresh(game: Game, start: Any = None) -> GameType:
    """See to it that the game's code is that of its rules as they are now; gives its type."""
    if "_numba_type_" in game.__dict__ and not _data_holds(game):
        game.__dict__.pop("_numba_type_")
    known = type_of_game(game)
    if _is_current(known, game, start):
        return known
    with global_compiler_lock:
        game.__dict__.pop("_numba_type_", None)
        other = type_of_game(game)
        if other is known or not _is_current(other, game, start):
            _forget()
            game.__dict__.pop("_numba_type_", None)
            other = type_of_game(game)
        return other


def _data_holds(game: Game) -> bool:
    """Whether the data of the game are still those that were laid out."""
    data = game.__dict__["_numba_type_"].data
    if data != _data_names(game):
        return False
    return not data or game.__dict__["_numba_array_"].tolist() == [
        getattr(game, name) for name in data
    ]


def _is_current(game_type: GameType, game: Game, start: Any) -> bool:
    known_games[game_type.game_key] = game
    if not is_packed_as_known(game_type):
        return False
    return game_type.watch.holds_for(known_games, start)


def _forget() -> None:
    """Drop all machine code: what is still right comes back from the disk."""
    _retired.append(dict(_dispatchers))
    for table in (_types, _dispatchers):
        table.clear()
    _everything[0] = FreshnessWatch()
    for forget in on_forgetting:
        forget()


on_widening.append(_forget)


def _before_compiling() -> None:
    """Helpers are shared between games: none may be used that was compiled from old values."""
    if not _everything[0].holds():
        _forget()


def _begun_compiling(reads: Reads, arguments: tuple[Any, ...]) -> None:
    """All code for a game rests on the type of its states. That is noted here, not where it is
    asked for: Numba asks once for each helper and keeps the answer for other functions."""
    for game_type in arguments:
        if isinstance(game_type, GameType):
            start = known_games[game_type.game_key].initial_state()
            reads.of_game(game_type, "state", "initial_state", kinds_in(start))


def _after_compiling(reads: Reads, arguments: tuple[Any, ...]) -> None:
    for one in reads.closure() if arguments else [reads]:
        _everything[0].add(one)
    for game_type in {kind for kind in arguments if isinstance(kind, GameType)}:
        for one in reads.closure():
            game_type.watch.add(one)


@typeof_impl.register(Game)
def _typeof_game(game: Game, _context: Any) -> GameType:
    return type_of_game(game)


@unbox(GameType)
def _unbox_game(game_type: Any, game: Any, c: Any) -> Any:
    if not game_type.data:
        return NativeValue(c.context.get_dummy_value())
    number = c.pyapi.object_getattr_string(game, "_numba_data_")
    address = c.pyapi.long_as_voidptr(number)
    c.pyapi.decref(number)
    return NativeValue(address)


def type_of_state(game: Game) -> Any:
    """The one type that all states of the game have: that of the initial state."""
    game_type = type_of_game(game)
    if game_type.state_type is None:
        game_type.state_type = typeof(game.initial_state())
    return game_type.state_type


# Plain functions: a helper that compiled code calls is compiled with it.


def new_dispatcher(function: Any, options: dict[str, Any] = KERNEL) -> Any:
    """A compiled function that treats 1 like any other integer.

    Left alone, Numba compiles `f(x, 0)` and `f(x, n)` apart, each with all that f calls.
    """
    dispatcher = njit(**options)(function)

    def without_literals(method: Any) -> Any:
        return lambda arguments, named: method(tuple(map(types.unliteral, arguments)), named)

    def without_warning(signature: Any) -> Any:
        # A helper compiled for one record is tried on another that begins like it. Numba warns
        # of that though it is right.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
            return compile_as_usual(signature)

    compile_as_usual = recording(dispatcher, _before_compiling, _begun_compiling, _after_compiling)
    dispatcher.compile = without_warning
    dispatcher.get_call_template = without_literals(dispatcher.get_call_template)
    dispatcher.fold_argument_types = without_literals(dispatcher.fold_argument_types)
    dispatcher.typeof_pyval = remembering_the_last(dispatcher.typeof_pyval)
    return dispatcher


def remembering_the_last(type_of: Any) -> Any:
    """What finds the type of an argument, with the answer for the tuple it saw last.

    To look through the fields of a state takes longer than hundreds of nodes, and a search that
    calls a kernel for each action of the root hands it the same state every time.
    """
    last: tuple[Any, Any] = (object(), None)  # which no argument is

    def type_of_argument(value: Any) -> Any:
        nonlocal last
        seen, found = last
        if value is not seen:
            found = type_of(value)
            if isinstance(value, tuple):
                last = (value, found)
        return found

    return type_of_argument


def dispatcher_for(function: Any) -> Dispatcher:
    if function not in _dispatchers:
        _dispatchers[function] = new_dispatcher(function, HELPER)
    return _dispatchers[function]


@typeof_impl.register(python_types.FunctionType)
def _typeof_function(function: Any, _context: Any) -> Any:
    if is_foreign(function) or cpu_target.typing_context._lookup_global(function):
        return None  # not ours to compile, or it has a native twin
    return types.Dispatcher(dispatcher_for(function))


# Methods and parameters of games.


def method_of(game: Game, name: str) -> Any:
    """The function behind `game.name`."""
    function = class_member(type(game), name)
    if not isinstance(function, python_types.FunctionType):
        return None
    if (reads := current()) is not None:
        reads.of_game(type_of_game(game), "method", name, function)
    if name in game.__dict__:
        raise TypingError(f"{name} is not supported as an attribute of one game: make it a method")
    hook = BY_NAME.get(name)
    if hook is None:
        if _promises_state(function, game):
            _makers.add(function)
        return function
    if hook.returns == "actions" and not game.offers(name):
        return method_of(game, "actions")  # what the default does, without a second generator
    if hook.returns == "state":
        _makers.add(function)
    return function


def _promises_state(function: Any, game: Game) -> bool:
    """Whether a helper is annotated to return a state; else one that is made with a constant and
    one that comes from elsewhere would be of two types."""
    kind = type(game.initial_state())
    return function.__annotations__.get("return") in (kind, kind.__name__)


class _InitialState(AbstractTemplate):
    """The initial state is a constant: it is computed in Python and need not compile."""

    key = (GameType, "initial_state")

    def generic(self, arguments: Any, named: Any) -> Any:
        game_type = self.this
        return signature(type_of_state(known_games[game_type.game_key]), recvr=game_type)


@lower_builtin((GameType, "initial_state"), GameType)
def _lower_initial_state(context: Any, builder: Any, sig: Any, _arguments: Any) -> Any:
    state = known_games[sig.args[0].game_key].initial_state()
    if (reads := current()) is not None:
        reads.of_game(sig.args[0], "start", "initial_state", state)
    return context.get_constant_generic(builder, sig.return_type, state)


@infer_getattr
class _GameAttributes(AttributeTemplate):
    key = GameType

    def generic_resolve(self, game_type: GameType, name: str) -> Any:
        game = known_games[game_type.game_key]
        if name == "initial_state":
            return types.BoundFunction(_InitialState, game_type)
        if name in game_type.data:
            return types.float64
        function = method_of(game, name)
        if function is None:
            return _type_of_constant(game_type, name)
        _lower_method(name)

        class Method(AbstractTemplate):
            key = (GameType, name)

            def generic(self, arguments: Any, named: Any) -> Any:
                # Asked again, not kept: Numba uses this template as long as the type lives.
                method = method_of(known_games[game_type.game_key], name)
                callee = types.Dispatcher(dispatcher_for(method))
                found = callee.get_call_type(self.context, (game_type, *arguments), named)
                return found.as_method() if found else None

        return types.BoundFunction(Method, game_type)


def _constant(game_type: GameType, name: str) -> Any:
    """An attribute's value, the same one each time that a function's compilation asks for it."""
    reads = current()
    known = reads and reads.games.get((game_type.game_key, "attribute", name))
    if known:
        return as_constant(known.value)
    game = known_games[game_type.game_key]
    value = getattr(game, name, ABSENT)
    if reads is not None:
        reads.of_game(game_type, "attribute", name, value)
    if value is ABSENT:
        raise TypingError(f"{type(game).__name__} has no attribute {name!r}")
    return as_constant(value)


def _type_of_constant(game_type: GameType, name: str) -> Any:
    value = _constant(game_type, name)
    try:
        return typeof(value, Purpose.constant)
    except ValueError:
        raise TypingError(
            f"{name} is a {type(value).__name__}, which is not supported in compiled code"
        ) from None


@before_typing
class _GameNumbers(FunctionPass):
    """Whole numbers of the game become constants before types are inferred.

    So `if game.offers_null_move` is decided at once, and what it leads to need not be compiled.
    """

    _name = "game_numbers"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for statement in block.body:
                value = _number_read(state, statement)
                if value is not None:
                    statement.value = numba_ir.Const(value, statement.loc)
                    state.func_ir._definitions[statement.target.name] = [statement.value]
                    changed = True
        return changed


def _number_read(state: Any, statement: Any) -> int | None:
    """The number that a statement takes from a game that is an argument."""
    if not isinstance(statement, numba_ir.Assign):
        return None
    read, definitions = statement.value, state.func_ir._definitions
    if not isinstance(read, numba_ir.Expr) or read.op != "getattr":
        return None
    sources = definitions[read.value.name]
    if len(definitions[statement.target.name]) > 1 or len(sources) != 1:
        return None
    if not isinstance(sources[0], numba_ir.Arg):
        return None
    kind = state.args[sources[0].index]
    return _number_of(kind, read.attr) if isinstance(kind, GameType) else None


def _number_of(game_type: GameType, name: str) -> int | None:
    game = known_games[game_type.game_key]
    if name == "initial_state" or method_of(game, name) is not None:
        return None
    value: Any = getattr(game, name, None)
    is_number = type(value) in (bool, int) and -(1 << 63) <= value < 1 << 63
    return _constant(game_type, name) if is_number else None


def _lower_method(name: str) -> None:
    if name in _lowered:
        return
    _lowered.add(name)

    @lower_builtin((GameType, name), GameType, types.VarArg(types.Any))
    def lowered(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        game = known_games[sig.args[0].game_key]
        method = method_of(game, name)
        callee = types.Dispatcher(dispatcher_for(method))
        found = callee.get_call_type(context.typing_context, sig.args, {})
        call = context.get_function(callee, found)
        context.add_linking_libs(getattr(call, "libs", ()))
        made = callee.dispatcher.overloads.get(found.args)
        is_question = made is not None and is_of_a_state(found, type_of_state(game))
        if is_question and is_shared(type(game), name, method):
            return shared_call(context, builder, made.fndesc, found, arguments)
        return call(builder, arguments)


@lower_getattr_generic(GameType)
def _lower_attribute(context: Any, builder: Any, game_type: Any, value: Any, name: str) -> Any:
    if name in game_type.data:
        numbers = builder.bitcast(value, ir.DoubleType().as_pointer())
        place = ir.Constant(ir.IntType(64), game_type.data.index(name))
        return builder.load(builder.gep(numbers, [place]))
    constant = _constant(game_type, name)
    kind = typeof(constant, Purpose.constant)
    return context.get_constant_generic(builder, kind, constant)


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


@before_typing
class _StatesReturned(FunctionPass):
    """What a method returns as a state is given the one type where it returns: Numba would refuse
    two that differ."""

    _name = "states_returned"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        if state.func_id.func not in _makers or not isinstance(state.args[0], GameType):
            return False
        for block in state.func_ir.blocks.values():
            if isinstance(block.terminator, numba_ir.Return):
                _convert_returned(state.func_ir, block)
        return True


def _convert_returned(func_ir: Any, block: Any) -> None:
    end = block.terminator

    def assigned(value: Any) -> Any:
        variable = numba_ir.Var(block.scope, mk_unique_var("$as_state"), end.loc)
        block.insert_before_terminator(numba_ir.Assign(value, variable, end.loc))
        func_ir._definitions[variable.name] = [value]
        return variable

    game = assigned(numba_ir.Arg(func_ir.arg_names[0], 0, end.loc))
    convert = assigned(numba_ir.Global("_as_state", _as_state, end.loc))
    converted = assigned(numba_ir.Expr.call(convert, (game, end.value), (), end.loc))
    end.value = assigned(numba_ir.Expr.cast(converted, end.loc))


def _fits(source: Any, target: Any) -> bool:
    if isinstance(target, CellsType):
        if isinstance(source, types.List | RowType):
            return _fits(source.dtype, target.dtype)
        is_row = isinstance(source, types.BaseTuple | CellsType) and len(source) == len(target)
        return is_row and all(_fits(one, target.dtype) for one in source)
    if isinstance(source, RowType):
        return isinstance(target, types.UniTuple) and _fits(source.dtype, target.dtype)
    if isinstance(source, CellsType):
        return _fits(source.plain, target)
    if isinstance(target, types.UniTuple) and isinstance(source, types.List):
        return _fits(source.dtype, target.dtype)  # what `tuple` makes of a list
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
    if isinstance(source, types.List):
        return _of_list(context, builder, source, target, value)
    if isinstance(source, RowType):
        return of_row(context, builder, source, target, value)
    if isinstance(target, CellsType) and isinstance(source, types.BaseTuple):
        pairs = [(kind, builder.extract_value(value, i)) for i, kind in enumerate(source)]
        return of_items(context, builder, target, pairs)
    if isinstance(target, types.BaseTuple) and not isinstance(source, CellsType):
        items = [
            _converted(context, builder, one, other, builder.extract_value(value, i))
            for i, (one, other) in enumerate(zip(source, target, strict=True))
        ]
        return context.make_tuple(builder, target, items)
    return context.cast(builder, value, source, target)


def _of_list(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    """A tuple of the items of a list, if there are as many."""
    row = ListInstance(context, builder, source, value)
    count = context.get_constant(types.intp, len(target))
    with builder.if_then(builder.icmp_signed("!=", row.size, count), likely=False):
        message = f"a tuple of the state has {len(target)} items, and was made of another number"
        context.call_conv.return_user_exc(builder, ValueError, (message,))
    if isinstance(target, CellsType):
        return of_items_at(context, builder, target, source.dtype, row.getitem)
    items = [
        _converted(
            context,
            builder,
            source.dtype,
            target.dtype,
            row.getitem(context.get_constant(types.intp, place)),
        )
        for place in range(len(target))
    ]
    return context.make_tuple(builder, target, items)


def _shown(kind: Any) -> str:
    if isinstance(kind, types.BaseNamedTuple):
        fields = zip(kind.fields, kind, strict=True)
        return (
            f"{kind.instance_class.__name__}({', '.join(f'{n}: {_shown(t)}' for n, t in fields)})"
        )
    return str(kind)
