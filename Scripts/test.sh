#!/bin/sh
# Runs built tests, and says once more at the end what failed: what a run of a quarter of an hour
# prints in its middle is out of sight by then.
#
#   Scripts/test.sh [arguments for swift test]
set -u

log=.build/tests.log
{ swift test --skip-build --disable-xctest "$@" 2>&1; echo "exit $?"; } |
  tee "$log" | grep -v '^exit '
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
