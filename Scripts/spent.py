"""Runs a command, and writes to a file how many seconds of processor time it took.

    Scripts/spent.py FILE COMMAND …       its status is the command's

The time is that of the command and of all processes below it that ended: compilers, started
programs, browsers. On Linux this program adopts processes that outlive their parents, as most of
Chromium's do when chromedriver ends it; elsewhere their time is not seen. Not seen anywhere is what
still runs when the command ends.
"""

import ctypes
import os
import resource
import signal
import subprocess
import sys

PR_SET_CHILD_SUBREAPER = 36

if sys.platform == "linux":
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
# The terminal sends an interrupt to the command as well, which decides.
signal.signal(signal.SIGINT, lambda *_: None)

command = subprocess.Popen(sys.argv[2:])
ended, status = os.wait()
while ended != command.pid:
    ended, status = os.wait()
try:
    while os.waitpid(-1, os.WNOHANG)[0]:
        pass
except ChildProcessError:
    pass

usage = resource.getrusage(resource.RUSAGE_CHILDREN)
with open(sys.argv[1], "w", encoding="utf-8") as file:
    print(f"{usage.ru_utime + usage.ru_stime:.1f}", file=file)
code = os.waitstatus_to_exitcode(status)
sys.exit(code if code >= 0 else 128 - code)
