#!/bin/sh
# Draws the screens of the table view's host, as a double of UIKit lays them out, into a folder: a
# sheet for each screen, and the README's two pictures.
#
#     Scripts/pictures-ios.sh .build/pictures-ios
set -eu
folder=$1
rm -rf "$folder"
mkdir -p "$folder"
FOLDOUT_PICTURES=$(cd "$folder" && pwd) swift test --filter PicturePages
draw() {
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars \
    --force-device-scale-factor="$2" --window-size="$3" --screenshot="${1%.html}.png" \
    "file://$(cd "$folder" && pwd)/$(basename "$1")" 2> /dev/null
}
for page in "$folder"/*.html; do
  case $page in
    */ios-*) draw "$page" 1.5 438,910 ;;
    *) draw "$page" 1 2500,2600 ;;
  esac
done
echo "The sheets are in $folder."
