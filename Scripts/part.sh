#!/bin/sh
# Runs one part of `make test` and notes how long it took; at the end prints the times of all.
#
#   Scripts/part.sh begin                    forgets the parts of the last run
#   Scripts/part.sh run NAME COMMAND …       runs a part; its status is the command's
#   Scripts/part.sh end                      prints each part with its minutes, and the sum
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
    echo "$(($(date +%s) - begun)) $name" >> "$list"
    [ "$status" -eq 0 ] || sh "$0" end
    exit "$status"
    ;;
  end)
    echo
    echo "What each part took:"
    awk '{ s = $1; $1 = ""; all += s; printf "%5d:%02d %s\n", s / 60, s % 60, $0 }
      END { printf "%5d:%02d  in all\n", all / 60, all % 60 }' "$list"
    ;;
  *)
    echo "usage: $0 begin | run NAME COMMAND … | end" >&2
    exit 64
    ;;
esac
