#!/bin/sh
# Builds the program for release and installs it as one file.
#
#   Scripts/install.sh [PREFIX]     into PREFIX/bin, or without it into ~/.local/bin
#
# On Linux the Swift runtime is linked into the program, so that it runs where no Swift is
# installed, and symbols are stripped. Pages, scripts and styles are in the program on all systems.
# The build has a folder of its own, because its flags would make any other build start anew.
set -eu
cd "$(dirname "$0")/.."

folder="${1:-$HOME/.local}/bin"
build=.build/install
options="--configuration release --product foldout --scratch-path $build"
if [ "$(uname -s)" = Linux ]; then options="$options --static-swift-stdlib"; fi

echo "Building Foldout. The first build takes some minutes."
# $options is a list of words on purpose.
# shellcheck disable=SC2086
swift build $options
# shellcheck disable=SC2086
built="$(swift build $options --show-bin-path)/foldout"

# A copy is stripped: the build's own file stays as the linker made it, and is not linked again.
mkdir -p "$folder"
fresh="$folder/.foldout.$$"
trap 'rm -f "$fresh"' EXIT
trap 'exit 1' HUP INT TERM
cp "$built" "$fresh"
if [ "$(uname -s)" = Linux ]; then
  if command -v strip > /dev/null; then
    strip "$fresh"
  else
    echo "strip is not installed (on Debian it is in binutils), so the program keeps its symbols."
  fi
fi
chmod 755 "$fresh"
# Renamed at once, so that a foldout that is running keeps its own file.
mv -f "$fresh" "$folder/foldout"

size=$(wc -c < "$folder/foldout" | awk '{ printf "%.0f", $1 / 1000000 }')
echo "Installed $folder/foldout: $size MB."
if [ "$(uname -s)" = Linux ]; then
  echo "It runs without Swift. It needs, in Debian's names: libsqlite3-0 zlib1g libstdc++6"
fi
case ":$PATH:" in
  *":$folder:"*) ;;
  *) echo "$folder is not in your PATH." ;;
esac
