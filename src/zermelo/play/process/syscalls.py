"""The system calls that a sandbox forbids, as a filter for the kernel.

Most of them would hide memory from the accounting; the others have been used to escape from
sandboxes. A classic BPF program (see seccomp(2)): bubblewrap hands it to the kernel.
"""

from __future__ import annotations

import errno
import functools
import platform
import struct

_CALLS = {
    # name: (x86-64, ARM64)
    "add_key": (248, 217),
    "bpf": (321, 280),
    "io_uring_setup": (425, 425),
    "keyctl": (250, 219),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "mount": (165, 40),
    "mq_open": (240, 180),
    "msgget": (68, 186),
    "perf_event_open": (298, 241),
    "pivot_root": (155, 41),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "ptrace": (101, 117),
    "request_key": (249, 218),
    "semget": (64, 190),
    "setns": (308, 268),
    "shmget": (29, 194),
    "umount2": (166, 39),
    "unshare": (272, 97),
    "userfaultfd": (323, 282),
}
_MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}  # column, AUDIT_ARCH
_X32 = 0x40000000  # calls of another convention on x86-64, with numbers of its own
_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000
_NUMBER, _MACHINE = 0, 4  # where they are in what the kernel hands to the program


@functools.cache
def filter_program() -> bytes:
    """For this machine; empty where we don't know its calls."""
    known = _MACHINES.get(platform.machine())
    if known is None:
        return b""
    column, machine = known
    refused = [numbers[column] for numbers in _CALLS.values()]
    steps = [(_LOAD, 0, 0, _MACHINE), (_EQUAL, 0, len(refused) + 3, machine)]
    steps += [(_LOAD, 0, 0, _NUMBER), (_AT_LEAST, len(refused) + 1, 0, _X32)]
    steps += [(_EQUAL, len(refused) - at, 0, call) for at, call in enumerate(refused)]
    steps += [(_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _REFUSE | errno.EPERM)]
    return b"".join(struct.pack("=HBBI", *step) for step in steps)
