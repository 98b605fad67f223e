#!/bin/sh
# Runs a command with SCRATCH set to the folder that all clones build their tests in, so that the
# dependencies are compiled once for all clones. The folder is named by what decides how they are
# compiled: the compiler, the flags, and the lines of Package.swift that name the dependencies.
#
#   Scripts/scratch.sh FLAGS COMMAND …       FLAGS are those of `swift build`
#
# The folder is locked while the command runs: each clone builds its own sources there, and its
# tests must be over before another clone builds. Without `flock` (macOS), and where the folder
# cannot be made, the clone uses `.build/tested`. So it does if SCRATCH is set to that: for two
# clones used by turns, since each would compile all sources of this package again.
set -eu
cd "$(dirname "$0")/.."

flags=$1
shift
all=${XDG_CACHE_HOME:-${HOME:-}/.cache}/foldout
name=$({ swift --version 2>&1 && echo "$flags" && sed -n '/^  dependencies: \[/,/^  \],/p' \
  Package.swift; } | cksum | tr ' ' '-')
folder=$all/tested-$name

if [ -n "${SCRATCH:-}" ]; then exec "$@"; fi
if ! command -v flock > /dev/null || ! mkdir -p "$folder" 2> /dev/null \
  || ! { : > "$folder.lock"; } 2> /dev/null; then
  SCRATCH=.build/tested
  export SCRATCH
  exec "$@"
fi
SCRATCH=$folder
export SCRATCH
exec 9> "$folder.lock"
if ! flock -n 9; then
  echo "Waiting until another clone's tests are over: they are built in $folder."
  flock 9
fi
# The command does not hold the lock: a process that outlives it would keep it.
"$@" 9>&-
