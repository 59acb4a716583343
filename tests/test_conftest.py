"""The hooks of conftest.py, run on small suites of their own."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

SKIPS = """
    import pytest

    @pytest.fixture
    def broken():
        pytest.skip("in the fixture")

    def test_call():
        pytest.skip("in the call")

    def test_setup(broken):
        pass

    @pytest.mark.skip(reason="by a mark")
    def test_mark():
        pass

    @pytest.mark.peer("no_such_program")
    def test_peer_by_mark():
        pass

    def test_peer_by_name(peer):
        peer("no_such_program")

    @pytest.mark.xfail(reason="known")
    def test_expected_failure():
        assert False

    def test_pass():
        pass
"""

SKIPPED_MODULE = """
    import pytest

    pytest.importorskip("no_such_module")

    def test_never():
        pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text())
    pytester.makeini("[pytest]\nmarkers =\n    long: slow\n    peer(name): needs a peer\n")
    return pytester


def test_skips_are_skips_by_default(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ZERMELO_NO_SKIP", raising=False)
    suite.makepyfile(SKIPS)
    result = suite.runpytest_inprocess("-rs")
    result.assert_outcomes(passed=1, skipped=5, xfailed=1)
    result.stdout.fnmatch_lines(["*no_such_program is not installed*"])


def test_skips_fail_where_they_are_forbidden(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZERMELO_NO_SKIP", "1")
    suite.makepyfile(SKIPS)
    result = suite.runpytest_inprocess()
    # Skipped before the call counts as an error, in the call as a failure.
    result.assert_outcomes(passed=1, failed=2, errors=3, xfailed=1)
    result.stdout.fnmatch_lines(["*skipping is forbidden here: Skipped: in the call*"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("forbidden, code", [("0", 0), ("1", pytest.ExitCode.INTERRUPTED)])
def test_a_module_skipped_at_collection(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, forbidden: str, code: int
) -> None:
    monkeypatch.setenv("ZERMELO_NO_SKIP", forbidden)
    suite.makepyfile(test_module=SKIPPED_MODULE, test_other="def test_pass(): pass")
    assert suite.runpytest_inprocess().ret == code


@pytest.mark.parametrize("options, passed", [((), 1), (("--long",), 2)])
def test_long_tests_are_deselected(
    suite: pytest.Pytester, options: tuple[str, ...], passed: int
) -> None:
    suite.makepyfile(
        """
        import pytest

        def test_short():
            pass

        @pytest.mark.long
        def test_long():
            pass
        """
    )
    result = suite.runpytest_inprocess(*options)
    result.assert_outcomes(passed=passed, deselected=2 - passed)


@pytest.mark.parametrize("options, tried", [((), 3), (("--long",), 10)])
def test_some_of_many_random_cases_are_tried(
    suite: pytest.Pytester, options: tuple[str, ...], tried: int
) -> None:
    suite.makepyfile(f"def test_some(some): assert some(10) == {tried}")
    suite.runpytest_inprocess(*options).assert_outcomes(passed=1)


def test_searches_are_compiled_but_for_those_marked_plain(suite: pytest.Pytester) -> None:
    suite.makepyfile(
        """
        import pytest
        from zermelo.kernel.tiers import Tier, tier

        def test_compiled():
            assert tier() is Tier.COMPILED

        @pytest.mark.plain
        def test_plain():
            assert tier() is Tier.PLAIN
        """
    )
    suite.runpytest_inprocess().assert_outcomes(passed=2)


def test_a_peer_that_is_there(suite: pytest.Pytester) -> None:
    suite.makepyfile(
        """
        def test_command(peer):
            assert peer("sh").endswith("/sh")

        def test_module(peer):
            assert peer("json").endswith("__init__.py")
        """
    )
    suite.runpytest_inprocess().assert_outcomes(passed=2)


@pytest.mark.parametrize("options, tier", [([], "plain"), (["--long"], "compiled")])
def test_plain_unless_there_is_time(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, options: list[str], tier: str
) -> None:
    monkeypatch.setenv("ZERMELO_TIER", "compiled")
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text())
    pytester.makepyfile(
        f"""
        import os, pytest

        @pytest.mark.plain(unless_long=True)
        def test_tier():
            assert os.environ["ZERMELO_TIER"] == {tier!r}

        @pytest.mark.plain
        def test_always():
            assert os.environ["ZERMELO_TIER"] == "plain"
        """
    )
    pytester.runpytest_inprocess(*options).assert_outcomes(passed=2)


INTERRUPTED = """
    import signal
    import subprocess
    import sys

    def test_interrupt():
        with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
            child.send_signal(signal.SIGINT)
            assert child.wait(60) != 0
"""


def test_ctrl_c_works_where_a_shell_has_it_ignored(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    suite.makepyfile(INTERRUPTED)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        result = suite.runpytest_subprocess()
    finally:
        signal.signal(signal.SIGINT, before)
    result.assert_outcomes(passed=1)
