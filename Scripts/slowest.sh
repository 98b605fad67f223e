#!/bin/sh
# Runs each suite of the built tests in a process of its own, and prints the twenty that took most
# processor time, with that of the programs and browsers that they started. What `part.sh` cannot
# see is not in it.
#
#   Scripts/slowest.sh SCRATCH [PATTERN]     only the suites that match, such as '^CommandTests'
set -eu

scratch=$1
program=$(swift build --scratch-path "$scratch" --show-bin-path)/foldoutPackageTests.xctest
list=.build/slowest
mkdir -p .build
: > "$list"

# On macOS the tests are a bundle, which only `swift test` can run.
if [ -f "$program" ]; then
  names() { "$program" --testing-library swift-testing --list-tests; }
  run() { "$program" --testing-library swift-testing --filter "$1"; }
else
  names() { swift test list --skip-build --disable-xctest --scratch-path "$scratch"; }
  run() { swift test --skip-build --disable-xctest --scratch-path "$scratch" --filter "$1"; }
fi

SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$((8 * $(getconf _NPROCESSORS_ONLN)))
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH

for suite in $(names | sed 's:/.*::' | sort -u | grep -E "${2:-.}"); do
  # `times` of a shell of its own, which waits for this suite alone.
  (
    ending=
    run "^$suite/" > "$list.log" 2>&1 || ending=" (failed)"
    times > "$list.times"
    awk -v name="$suite$ending" \
      'NR == 2 { gsub(/m|s/, " "); printf "%7.1f s  %s\n", 60 * ($1 + $3) + $2 + $4, name }' \
      "$list.times" >> "$list"
  )
  [ ! -t 2 ] || printf '\r%s suites' "$(wc -l < "$list")" >&2
done
[ ! -t 2 ] || echo >&2
echo "Seconds of processor time; all of them are in $list:"
sort -rn "$list" | head -20
