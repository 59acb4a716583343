"""Changes to what a game refers to while the program runs, for test_stale.

The variants are statements that see the modules as rules, helper and program, the class as Tiny
and the game as game.
"""

from .edits import Scenario

__all__ = ["IN_PLACE"]

_F = "def f(x):\n    return x + C\ndef g(x):\n    return x + 50"
_HELP = {"stale_help": "C = 1\ndef f(x):\n    return x + C"}
IN_PLACE = [
    Scenario(
        "a constant", ("rules.C = 2", "rules.C = 2.5", "rules.C = True", "rules.C = 1"), "C = 1"
    ),
    Scenario(
        "a constant of a helper",
        ("rules.C = 2", "rules.f = rules.g", "rules.C = 3"),
        f"C = 1\n{_F}",
        "return f(3)",
    ),
    Scenario(
        "a function's code",
        ("rules.f.__code__ = rules.g.__code__", "rules.C = 9"),
        f"C = 1\n{_F}",
        "return f(3)",
    ),
    Scenario(
        "a function's defaults",
        ("rules.f.__defaults__ = (2,)", "rules.f.__defaults__ = (5,)"),
        "def f(x, y=1):\n    return x + y",
        "return f(3)",
    ),
    Scenario(
        "a named default in place",
        ("rules.f.__kwdefaults__['y'] = 2",),
        "def f(x, *, y=1):\n    return x + y",
        "return f(3)",
    ),
    Scenario(
        "a cell",
        ("rules.f.__closure__[0].cell_contents = 2",),
        "def make(y):\n    def f(x):\n        return x + y\n    return f\nf = make(1)",
        "return f(3)",
    ),
    Scenario(
        "an array in place",
        ("rules.A[1] = 5", "rules.A[:] = 7", "rules.A += 1"),
        "A = np.array([1, 2])",
        "return A[player]",
    ),
    Scenario(
        "an array in a tuple",
        ("rules.T[0][1] = 5", "rules.T[1][1] = 6"),
        "T = (np.array([1, 2]), np.array([3, 4]))",
        "return T[0][player] * 10 + T[1][player]",
    ),
    Scenario(
        "a list in place",
        ("rules.A[1] = 5", "rules.A.append(9)", "rules.A = [3, 4]", "rules.A.reverse()"),
        "A = [1, 2]",
        "return A[player] * 10 + len(A)",
    ),
    Scenario(
        "a list in a list",
        ("rules.T[0][1] = 5", "rules.T.append((7, 7))"),
        "T = [[1, 2], [3, 4]]",
        "return T[0][player] * 10 + len(T)",
    ),
    Scenario(
        "a list of the class",
        ("rules.Tiny.lines[1] = 5", "rules.Tiny.lines = [7, 8, 9]"),
        body="return self.lines[player] * 10 + len(self.lines)",
        members="lines = [1, 2]",
    ),
    Scenario(
        "a list of the game",
        ("game.lines[1] = 5", "game.lines.append(7)"),
        body="return self.lines[player] * 10 + len(self.lines)",
        members="def __init__(self):\n    self.lines = [1, 2]",
    ),
    Scenario(
        "a dictionary in place",
        ("rules.D[1] = 7", "rules.D[2] = 7"),
        "D = {0: 4, 1: 5}",
        "return D[player] * 10 + len(D)",
    ),
    Scenario(
        "another array",
        ("rules.A = np.array([5, 6])", "rules.A = np.array([0.5, 6.5])"),
        "A = np.array([1, 2])",
        "return A[player]",
    ),
    Scenario(
        "a builtin hidden",
        ("rules.abs = rules.g", "del rules.abs"),
        "C = 1\n" + _F,
        "return abs(-3)",
    ),
    Scenario(
        "a module's attribute",
        ("helper.C = 2", "helper.C = 4.5"),
        "import stale_help",
        "return stale_help.C",
        files=_HELP,
    ),
    Scenario(
        "a module's constant further in",
        ("helper.C = 2", "helper.C = 3"),
        "import stale_help",
        "return stale_help.f(3)",
        files=_HELP,
    ),
    Scenario(
        "a module run again",
        ("exec('C = 7\\ndef f(x):\\n    return x * C', vars(helper))",),
        "import stale_help",
        "return stale_help.f(3)",
        files=_HELP,
    ),
    Scenario(
        "a class attribute set",
        ("Tiny.C = 2", "Tiny.C = 2.5", "Game.C = 8; del Tiny.C"),
        members="C = 1",
        body="return self.C",
    ),
    Scenario(
        "a method replaced",
        ("Tiny.f = lambda self, x: x + 9", "Tiny.f = rules.other"),
        "def other(self, x):\n    return x + 8",
        members="def f(self, x):\n    return x + 1",
        body="return self.f(3)",
    ),
    Scenario(
        "the rules replaced",
        ("Tiny.utility = rules.other",),
        "def other(self, state, player):\n    return 8",
        body="return 1",
    ),
    Scenario(
        "a method of a base",
        ("rules.Base.f = lambda self: 5", "Tiny.f = lambda self: 6"),
        "class Base(Game):\n    def f(self):\n        return 1",
        bases="Base",
        body="return self.f()",
    ),
    Scenario(
        "a hook added",
        ("Tiny.order = rules.other", "del Tiny.order"),
        "def other(self, state, action):\n    return 8",
        body="return 1 if self.offers_order else 2",
    ),
    Scenario(
        "a hidden attribute set",
        ("game.__dict__['_most'] = 2", "game.__dict__['_most'] = 3"),
        members="def __init__(self):\n    self._most = 1",
        body="return self._most",
    ),
    Scenario(
        "an array of the game",
        ("game._a[1] = 5", "game._a[1] = 6"),
        members="def __init__(self):\n    self._a = np.array([1, 2])",
        body="return self._a[player]",
    ),
    Scenario(
        "a property's source",
        ("rules.C = 2", "rules.L[0] = 40"),
        "C = 1\nL = [10]",
        members="%property\ndef most(self):\n    return C + L[0]",
        body="return self.most",
    ),
    Scenario(
        "a property's source, unnamed",
        ("rules.WORLD['c'] = 2", "rules.WORLD['c'] = 3"),
        "WORLD = {'c': 1}",
        members="%property\ndef most(self):\n    return globals()['WOR' + 'LD']['c']",
        body="return self.most",
    ),
    Scenario(
        "a property set",
        ("Tiny.most = property(lambda self: 5)", "Tiny.most = 6"),
        members="%property\ndef most(self):\n    return 1",
        body="return self.most",
    ),
    Scenario(
        "a start",
        ("rules.START = 9", "Tiny.initial_state = lambda self: State(4, 4)"),
        "START = 3",
        start="START, 5",
        body="return self.initial_state().number",
    ),
    Scenario(
        "a start's types",
        ("rules.START = 2.5", "rules.START = 2"),
        "START = 3",
        start="START, 5",
        body="return state.number / 2",
    ),
    Scenario(
        "the kernel's own constant",
        ("program.K = 2", "program.K = 3"),
        kernel="K = 1",
        body="return 3",
        answer="game.utility(state, player) + K",
    ),
    Scenario(
        "an inner kernel",
        ("program.inner = program.other",),
        body="return 3",
        kernel="%kernel\ndef inner(game, state):\n    return 1\n"
        "%kernel\ndef other(game, state):\n    return 2",
        answer="inner(game, state)",
    ),
    Scenario(
        "a method of one game",
        ("game.__dict__['f'] = lambda x: 5",),
        members="def f(self, x):\n    return x",
        body="return self.f(3)",
    ),
]
