#!/bin/sh
# Runs one part of `make test` and notes how long it took and how much processor time; at the end
# prints both for all parts.
#
#   Scripts/part.sh begin                    forgets the parts of the last run
#   Scripts/part.sh run NAME COMMAND …       runs a part; its status is the command's
#   Scripts/part.sh end                      prints each part's times, and the sums
#
# The processor time is that of the command and of all processes below it that their parents waited
# for: compilers, started programs, the browsers' drivers. The rest of it is not seen: a process
# that outlives its parent, as some of Chromium's do.
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
    "$@" || status=$?
    wall=$(($(date +%s) - begun))
    # The second line of `times` is of the processes that ended: 3m20.51s of users, 0m12.2s of the
    # system. In a pipe, `times` would tell of a shell that has just begun.
    times > "$list.times"
    spent=$(awk 'NR == 2 { gsub(/m|s/, " "); print 60 * ($1 + $3) + $2 + $4 }' "$list.times")
    echo "$wall $spent $name" >> "$list"
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
