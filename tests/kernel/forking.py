"""Runs programs in copies of itself, in which Python and the compiler have begun already.

Each is a process of its own, in which nothing of the program was imported before; it is only
spared the second that numba takes to be loaded.
"""

import json
import os
import runpy
import sys
import traceback
import warnings

import numba

import zermelo.kernel


def run(folder, cache, output, arguments):
    file = os.open(output, os.O_WRONLY | os.O_CREAT)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os.chdir(folder)
    os.environ["ZERMELO_CACHE"] = cache
    sys.path.insert(0, folder)
    sys.argv = arguments
    warnings.simplefilter("error")
    runpy.run_path(arguments[0], run_name="__main__")


if __name__ == "__main__":
    assert zermelo.kernel
    sys.dont_write_bytecode = True
    numba.njit(lambda x: x + 1)(1)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                run(*json.loads(line))
                sys.stdout.flush()
                os._exit(0)
            except BaseException:
                traceback.print_exc()
                os._exit(1)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
