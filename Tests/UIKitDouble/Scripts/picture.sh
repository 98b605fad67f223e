#!/bin/sh
# Makes a PNG of each page that the tests of pictures write.
#
#     UIKIT_PICTURES=/some/folder swift test --filter PageTests
#     Scripts/picture.sh /some/folder [width height]
#
# SCALE is the number of pixels in a point, 2 where it is not set. With a folder of fonts in FONTS,
# as FONTS/fonts/Inter-Regular.otf, these are used beside the system's.
set -eu
folder=$1
width=${2:-1700}
height=${3:-1600}
for page in "$folder"/*.html; do
  XDG_DATA_HOME="${FONTS:-${XDG_DATA_HOME:-$HOME/.local/share}}" chromium --headless --no-sandbox \
    --disable-gpu --hide-scrollbars --force-device-scale-factor="${SCALE:-2}" \
    --window-size="$width,$height" \
    --screenshot="${page%.html}.png" "file://$page" 2>/dev/null
done
