#!/bin/sh
# Installs axe-core, the accessibility checker that the browser tests run, below .build/axe.
#
# It comes inside a Python package that is only unpacked here, never run (hence --no-deps);
# a virtual environment keeps it out of the machine's own Python.
set -eu

version=0.1.8
root=$(cd "$(dirname "$0")/.." && pwd)
place="$root/.build/axe"

# Complete only when the mark, written last, names this version.
if [ "$(cat "$place/version" 2> /dev/null || true)" = "$version" ]; then exit 0; fi

if ! python3 -c 'import ensurepip, venv' 2> /dev/null; then
  echo "python3 cannot make virtual environments. Please run: Scripts/install-debian.sh test" >&2
  exit 1
fi
python3 -m venv --clear "$place"
"$place/bin/python" -m pip install --quiet --no-deps "axe-playwright-python==$version"
echo "$version" > "$place/version"
