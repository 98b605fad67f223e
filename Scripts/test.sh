#!/bin/sh
# Runs built tests, and says once more at the end what failed: what a run of a quarter of an hour
# prints in its middle is out of sight by then. A run that prints nothing for ten minutes (or QUIET
# seconds) hangs: it is ended, with the names of the tests that had not ended.
#
#   Scripts/test.sh [arguments for swift test]
set -u

# Bounds how many tests run at once. Without a bound all begin at once, and each waits for a
# processor between any two of its steps. Swift 6.2 ignores the variable.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$((8 * $(getconf _NPROCESSORS_ONLN)))

log=.build/tests.log
pid=.build/tests.pid
: > "$log"
rm -f "$pid"

run() {
  # shellcheck disable=SC2016
  sh -c 'echo $$ > "$0"; exec swift test --skip-build --disable-xctest "$@"' "$pid" "$@"
  echo "exit $?"
}

# Prints the tests that have begun and not ended.
unended() {
  awk '
    /^◇ Test / && !/^◇ Test (case|run) / {
      sub(/^◇ Test /, ""); sub(/ started\.$/, ""); begun[$0] = 1
    }
    /^(✔|✘) Test .* (passed|failed) after / {
      sub(/^[^ ]* Test /, ""); sub(/ (with [0-9]+ test cases? )?(passed|failed) after .*$/, "")
      delete begun[$0]
    }
    END { for (name in begun) print "error: not ended: " name }' "$log"
}

watch() {
  size=0
  quiet=0
  while sleep 2; do
    if [ ! -s "$pid" ]; then continue; fi
    kill -0 "$(cat "$pid")" 2> /dev/null || break
    now=$(wc -c < "$log")
    quiet=$((quiet + 2))
    if [ "$now" -ne "$size" ]; then quiet=0; fi
    size=$now
    if [ "$quiet" -lt "${QUIET:-600}" ]; then continue; fi
    { echo "error: nothing was printed for $quiet seconds" && unended; } > "$log.hang"
    cat "$log.hang" >> "$log"
    pkill -KILL -P "$(cat "$pid")"
    kill -KILL "$(cat "$pid")"
  done
}

watch &
run "$@" 2>&1 | tee -a "$log" | grep --line-buffered -v '^exit '
wait
status=$(sed -n 's/^exit //p' "$log" | tail -1)
if [ "$status" -ne 0 ]; then
  echo
  echo "What failed (all of it is in $log):"
  # An issue, with the lines that tell more of it; and what ends a run before its end.
  awk '/^✘.* recorded an issue/ { told = 1; print; next }
    /^(◇|✔|✘)/ { told = 0 }
    told || /^error: / || /Fatal error/' "$log"
fi
exit "$status"
