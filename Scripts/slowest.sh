#!/bin/sh
# Runs each suite of the built tests in a process of its own, and prints the twenty that took most
# processor time, with that of the programs and browsers that they started (spent.py).
#
#   Scripts/slowest.sh SCRATCH [PATTERN]     only the suites that match, such as '^CommandTests'
set -eu

scratch=$1
only=${2:-.}
built=$(swift build -c release --scratch-path "$scratch" --show-bin-path)
program=$built/foldoutPackageTests.xctest
list=.build/slowest
mkdir -p .build
: > "$list"

# On macOS the tests are a bundle, which only `swift test` can run.
if [ -f "$program" ]; then
  set -- "$program" --testing-library swift-testing
  names() { "$program" --testing-library swift-testing --list-tests; }
else
  set -- swift test -c release --skip-build --disable-xctest --scratch-path "$scratch"
  names() { swift test list -c release --skip-build --disable-xctest \
    --scratch-path "$scratch"; }
fi

SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$((8 * $(getconf _NPROCESSORS_ONLN)))
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH

for suite in $(names | sed 's:/[^/]*$::' | sort -u | grep -E "$only"); do
  ending=
  parallel=
  case $suite in BrowserTests.Timing/*) parallel=--no-parallel ;; esac
  # shellcheck disable=SC2086
  python3 Scripts/spent.py "$list.spent" "$@" $parallel --filter "^$suite/" > "$list.log" 2>&1 \
    || ending=" (failed)"
  printf '%7.1f s  %s\n' "$(cat "$list.spent")" "$suite$ending" >> "$list"
  [ ! -t 2 ] || printf '\r%s suites' "$(wc -l < "$list")" >&2
done
[ ! -t 2 ] || echo >&2
echo "Seconds of processor time; all of them are in $list:"
sort -rn "$list" | head -20
