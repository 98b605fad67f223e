#!/bin/sh
# Runs one part of `make test` and notes how long it took and how much processor time (spent.py says
# whose); at the end prints both for all parts.
#
#   Scripts/part.sh begin                    forgets the parts of the last run
#   Scripts/part.sh run NAME COMMAND …       runs a part; its status is the command's
#   Scripts/part.sh end                      prints each part's times, and the sums
set -eu

list=.build/parts
mkdir -p .build
case "${1:-}" in
  begin) : > "$list" ;;
  run)
    name=$2
    shift 2
    begun=$(date +%s)
    status=0
    echo 0 > "$list.spent"
    # Before the first part there may be no Python.
    if command -v python3 > /dev/null; then
      python3 "$(dirname "$0")/spent.py" "$list.spent" "$@" || status=$?
    else
      "$@" || status=$?
    fi
    echo "$(($(date +%s) - begun)) $(cat "$list.spent") $name" >> "$list"
    [ "$status" -eq 0 ] || sh "$0" end
    exit "$status"
    ;;
  end)
    echo
    echo "What each part took: minutes, and seconds of processor time:"
    awk '
      function tell(wall, spent, name) {
        printf "%5d:%02d %6.0f s  %s\n", wall / 60, wall % 60, spent, name
      }
      {
        name = $0; sub(/^[^ ]+ [^ ]+ /, "", name)
        tell($1, $2, name); walls += $1; all += $2
      }
      END { tell(walls, all, "in all") }' "$list"
    ;;
  *)
    echo "usage: $0 begin | run NAME COMMAND … | end" >&2
    exit 64
    ;;
esac
