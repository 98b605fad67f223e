#!/bin/sh
# Builds the documentation of the four modules, and says how to read it. A link that leads nowhere
# fails it.
#
# The symbols come from SwiftPM and the pages from docc, both of Swift's own toolchain, so that
# nobody who uses the package resolves a plugin for it.
set -eu

modules="Foldout FoldoutForms FoldoutApp FoldoutWeb"
output=.build/documentation
swift=$(command -v swift)
# `swift` may be a link into the toolchain.
docc=$(dirname "$(readlink -f "$swift")")/docc
[ -x "$docc" ] || docc=docc

swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members > /dev/null
symbols=$(dirname "$(swift build --show-bin-path)")/symbolgraph
rm -rf "$output"
archives=""
for module in $modules; do
  graphs=.build/symbols/$module
  rm -rf "$graphs"
  mkdir -p "$graphs" "$output/modules"
  cp "$symbols/$module.symbols.json" "$graphs/"
  "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "foldout.$module" \
    --warnings-as-errors --output-path "$output/modules/$module.doccarchive"
  archives="$archives $output/modules/$module.doccarchive"
done
# $archives is a list of words on purpose.
# shellcheck disable=SC2086
"$docc" merge $archives --synthesized-landing-page-name Foldout \
  --synthesized-landing-page-kind Package --output-path "$output/site"
echo "The documentation is in $output/site. To read it:"
echo "  python3 -m http.server --bind 127.0.0.1 --directory $output/site 8090"
echo "and open http://127.0.0.1:8090/documentation/"
