#!/bin/sh
# Checks the script and the styles of the browser: types by `tsc`, and lines of 100 columns at most.
set -eu

static=Sources/FoldoutWeb/Static
if ! command -v tsc > /dev/null; then
  echo "tsc is missing: Scripts/install-debian.sh test installs it (node-typescript)." >&2
  exit 1
fi
tsc --project "$static"

long=$(LC_ALL=C.UTF-8 grep --recursive --line-number --extended-regexp \
  --include='*.js' --include='*.css' --include='*.ts' '^.{101,}$' "$static" || true)
if [ -n "$long" ]; then
  echo "$long" >&2
  echo "These lines have more than 100 columns." >&2
  exit 1
fi
