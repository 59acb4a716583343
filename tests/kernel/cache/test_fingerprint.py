"""The hash of all the code behind a function."""

from zermelo.kernel.cache.fingerprint import fingerprint


def printed(source):
    names = {"__name__": "rules"}
    exec(source, names)
    return fingerprint(names["rule"])


def changes(before, after):
    return printed(before) != printed(after)


def test_which_thing_is_met_again_counts():
    rule = "def rule(): return MAP\n"
    assert changes(
        f"MAP = ((1, 1), (5, 5), (1, 1))\n{rule}", f"MAP = ((1, 1), (5, 5), (5, 5))\n{rule}"
    )
    head = "def f(): return 1\ndef g(): return 2\ndef rule(): return a(), b(), c()\na, b, c = "
    assert changes(f"{head}f, g, f", f"{head}f, g, g")
    rows = f"import numpy as np\nA, B = np.zeros(2), np.ones(2)\n{rule}"
    assert changes(f"{rows}MAP = A, B, A", f"{rows}MAP = A, B, B")


def test_fields_of_records_count_and_copies_do_not():
    head = "from collections import namedtuple\ndef rule(): return P\n"
    assert changes(
        f"{head}P = namedtuple('T', 'a b')(1, 2)", f"{head}P = namedtuple('T', 'b a')(1, 2)"
    )
    rule = "def rule(): return MAP\n"
    assert not changes(
        f"R = (1, 1)\nMAP = (R, R)\n{rule}", f"MAP = ((1, 1), tuple([1, 1]))\n{rule}"
    )


def test_circles_end():
    assert printed("def rule(): return f()\ndef f(): return rule()\nL = [rule]\nL.append(L)")
