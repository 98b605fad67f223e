#!/usr/bin/env python3
"""Measures which planted faults the tests find (Scripts/mutants/README.md).

  Scripts/mutants.py plant FOLDER       copies the repository into a folder, with all faults
  Scripts/mutants.py find [NUMBER …]    in such a copy, once it is built: runs tests with each fault
                                        awake, and prints the first test that finds it

In the copy each fault sleeps until the variable FOLDOUT_FAULT has its number, or several with
commas between them. So one build serves for all. `make mutants` does both.
"""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LIST = HERE / "mutants" / "faults.tsv"

# The targets of tests, in the order in which they are run. Those of the documents and of the
# browsers' driver, which `make test` also runs, find none of these faults.
PARTS = [
    "FoldoutTests", "FoldoutWordsTests", "FoldoutFormsTests", "FoldoutRecordsTests",
    "FoldoutScreensTests", "ExampleTests", "FoldoutSQLiteTests", "FoldoutWebTests", "CommandTests",
    "UIKitConformanceTests", "UIKitChoicesTests", "UIKitPictureTests", "FoldoutUIKitTests",
    "BrowserTests", "BrowserTests.Timing",
]
# The command that runs built tests, and how long a part may take until it hangs, in seconds.
TESTS = shlex.split(os.environ.get(
    "TESTS",
    "swift test -c release --skip-build --disable-xctest --scratch-path .build/tested"))
LIMIT = int(os.environ.get("LIMIT", "2400"))


class Fault:
    """One line of faults.tsv."""

    def __init__(self, line):
        (self.number, self.file, self.function, self.text, self.instead, self.breaks, before,
         now) = line.split("\t")
        self.found = now or before

    @property
    def target(self):
        """The folder of its module: the double of UIKit has one below Tests/UIKitDouble."""
        folders = self.file.split("/")
        return "/".join(folders[:3 if folders[0] == "Tests" else 2])

    @property
    def module(self):
        return self.target.split("/")[-1]

    @property
    def is_script(self):
        return self.file.endswith(".js")

    def planted(self, source):
        """Returns a file with the fault: where its text follows its function first."""
        start = source.find(self.function)
        place = source.find(self.text, start) if start >= 0 else -1
        if place < 0:
            sys.exit(f"Fault {self.number}: {self.file} has no “{self.text}” after "
                     f"“{self.function}”. Correct the list.")
        if self.is_script:
            sleeping = f"⟦{self.number}⟧"
        elif self.instead:
            sleeping = f"(planted({self.number}) ? ({self.instead}) : ({self.text}))"
        else:
            sleeping = f"if !planted({self.number}) {{ {self.text} }}"
        return source[:place] + sleeping + source[place + len(self.text):]


def faults():
    return [Fault(line) for line in LIST.read_text().split("\n")[1:] if line]


# ---- Planting ----

AWAKE = """\
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Also where all else of a module is bound to the main actor.
nonisolated private let awake: Set<Int> = {
  guard let numbers = getenv("FOLDOUT_FAULT") else { return [] }
  return Set(String(cString: numbers).split(separator: ",").compactMap { Int($0) })
}()

nonisolated func planted(_ number: Int) -> Bool { awake.contains(number) }
"""

SCRIPTS = """
func planted(script: [UInt8]) -> [UInt8] {
  var text = String(decoding: script, as: UTF8.self)
  for (number, right, wrong) in scripts {
    text = text.replacing("⟦\\(number)⟧", with: planted(number) ? wrong : right)
  }
  return Array(text.utf8)
}

private let scripts: [(Int, String, String)] = [
"""


def planted_files():
    """Returns the new text of each file that the faults change, by its path."""
    changed, targets, scripts = {}, set(), []

    def text(path):
        return changed.get(path) or (ROOT / path).read_text()

    for fault in faults():
        changed[fault.file] = fault.planted(text(fault.file))
        targets.add(fault.target)
        if fault.is_script:
            scripts.append(f"  ({fault.number}, #\"{fault.text}\"#, #\"{fault.instead}\"#),\n")
    # Scripts are planted where their files are read.
    reader = "Sources/FoldoutWeb/HTML/Assets/ScriptSource.swift"
    if text(reader).count("file.split(") != 1:
        sys.exit(f"{reader} does not have “file.split(” once. Correct Scripts/mutants.py.")
    changed[reader] = text(reader).replace("file.split(", "planted(script: file).split(")
    for target in targets:
        changed[f"{target}/Planted.swift"] = AWAKE + (
            SCRIPTS + "".join(scripts) + "]\n" if target == "Sources/FoldoutWeb" else "")
    # A condition that a fault leaves out may leave a name unused.
    changed["Package.swift"] = text("Package.swift").replace("  .treatAllWarnings(as: .error),\n", "")
    return changed


def plant(copy):
    """Makes or updates the copy; what has not changed keeps its time, so that it is not built."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
        check=True, capture_output=True, text=True).stdout.split("\0")
    wanted = {path: (ROOT / path).read_bytes() for path in listed if (ROOT / path).is_file()}
    for path, text in planted_files().items():
        wanted[path] = text.encode()
    resolved = ROOT / "Package.resolved"
    if resolved.exists():
        wanted["Package.resolved"] = resolved.read_bytes()
    for path in copy.rglob("*") if copy.exists() else []:
        name = str(path.relative_to(copy))
        if path.is_file() and not name.startswith(".build/") and name not in wanted:
            path.unlink()
    for path, content in wanted.items():
        target = copy / path
        if target.exists() and target.read_bytes() == content:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


# ---- Finding ----


def identifiers(events):
    """Returns the tests that failed, or began and did not end, as Module.Suite/function."""
    begun, failed = {}, []
    try:
        lines = Path(events).read_text(errors="replace").splitlines()
    except FileNotFoundError:
        return []
    for line in lines:
        try:
            payload = json.loads(line)["payload"]
        except (ValueError, KeyError):
            continue
        test = payload.get("testID", "")
        if "/" not in test:
            continue
        test = "/".join(part for part in test.split("/") if ".swift:" not in part)
        kind = payload.get("kind")
        if kind == "testStarted":
            begun[test] = True
        elif kind == "testEnded":
            begun.pop(test, None)
        elif kind == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
            if payload.get("issue", {}).get("severity", "error") != "warning":
                failed.append(test)
    # The tests of a suite begin and end within it.
    unended = [test for test in begun if test.endswith(")")]
    return list(dict.fromkeys([*failed, *unended]))


def run(awake, arguments, limit=LIMIT):
    """Runs tests with some faults awake; returns the tests that failed; None if all passed."""
    events = f".build/mutants-events.{os.getpid()}"
    Path(events).unlink(missing_ok=True)
    environment = {
        **os.environ, "FOLDOUT_FAULT": ",".join(awake),
        "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": str(8 * (os.cpu_count() or 2)),
    }
    with open(".build/mutants.log", "w") as log:
        process = subprocess.Popen(
            [*TESTS, *arguments, "--event-stream-output-path", events], stdout=log, stderr=log,
            env=environment, start_new_session=True)
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            status = process.wait()
    return None if status == 0 else identifiers(events)


def filter_of(part):
    # The walks by the clock run one after the other.
    if part == "BrowserTests":
        return ["--filter", r"^BrowserTests\.", "--skip", r"^BrowserTests\.Timing"]
    if part == "BrowserTests.Timing":
        return ["--no-parallel", "--filter", r"^BrowserTests\.Timing"]
    return ["--filter", rf"^{part}\."]


def only(tests):
    names = "|".join(re.escape(test.removesuffix("()")) for test in tests[:60])
    return ["--no-parallel", "--filter", f"^({names})"]


def first_part(fault):
    if fault.is_script:
        return PARTS.index("BrowserTests")
    own = {"FoldoutCommand": "CommandTests", "UIKit": "UIKitConformanceTests"}
    return PARTS.index(own.get(fault.module, fault.module + "Tests"))


def groups(some):
    """Groups faults by threes, each of another module or file."""
    some = sorted(some, key=lambda fault: (fault.file, int(fault.number)))
    count = -(-len(some) // 3)
    return [some[place::count] for place in range(count)]


def find(numbers):
    left = [fault for fault in faults() if not numbers or fault.number in numbers]
    found = {}

    def note(fault, part, test):
        found[fault.number] = (part, test)
        print(f"{fault.number}\t{part}\t{test}", flush=True)

    # First the tests that found them the last time.
    for fault in left:
        part, _, test = fault.found.partition(": ")
        if (test and run([fault.number], only([test]), 600)
                and run([], only([test]), 600) is None):
            note(fault, part, test)
    for place, part in enumerate(PARTS):
        waiting = [f for f in left if f.number not in found and first_part(f) <= place]
        for group in groups(waiting):
            while group:
                begun = time.time()
                failed = run([fault.number for fault in group], filter_of(part))
                names = ", ".join(fault.number for fault in group)
                print(f"# {part} with {names}: {time.time() - begun:.0f} s, "
                      f"{'passed' if failed is None else f'{len(failed)} failed'}", flush=True)
                if failed is None:
                    break
                # What fails without a fault, too, tells nothing.
                if failed:
                    ever = run([], only(failed), 900)
                    failed = [test for test in failed if test not in (ever or [])]
                    if not failed:
                        break
                seen = [f for f in group if find_alone(f, failed, part, note)]
                # One that ended the run may have hidden another.
                group = [] if not seen else [f for f in group if f not in seen]
    for fault in left:
        if fault.number not in found:
            print(f"{fault.number}\tnot found\t{fault.breaks}", flush=True)


def find_alone(fault, failed, part, note):
    # A run that ended before any test tells no names.
    tests = run([fault.number], only(failed) if failed else filter_of(part))
    if tests is None:
        return False
    note(fault, part, tests[0] if tests else "the run ends")
    return True


if __name__ == "__main__":
    if sys.argv[1:2] == ["plant"]:
        plant(Path(sys.argv[2]))
    elif sys.argv[1:2] == ["find"]:
        find(sys.argv[2:])
    else:
        sys.exit(__doc__)
