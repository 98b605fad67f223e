#!/bin/sh
# Builds the documentation of the five modules, and says how to read it. A link that leads nowhere
# fails it.
#
# The symbols and the pages come from Swift's own toolchain, so that nobody who uses the package
# resolves a plugin for it. Each module is extracted by itself: `swift package dump-symbol-graph`
# fails for the modules of tests.
set -eu

modules="Foldout FoldoutForms FoldoutApp FoldoutUIKit FoldoutWeb"
output=.build/documentation
swift=$(command -v swift)
# `swift` may be a link into the toolchain.
docc=$(dirname "$(readlink -f "$swift")")/docc
[ -x "$docc" ] || docc=docc

# The options of a build may be given, such as a scratch path. BUILT=1 says that it is built: a
# release build would be made anew once its tests have run.
[ "${BUILT:-}" = 1 ] || swift build "$@"
built=$(swift build "$@" --show-bin-path)
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
# The C modules of packages that the browser's host uses.
scratch=$(dirname "$(dirname "$built")")
maps=$(find "$built" "$scratch/checkouts" Sources -name module.modulemap \
  -path '*.build/module.modulemap' -o -name module.modulemap -path '*Sources/*/module.modulemap' |
  sed 's/^/-Xcc -fmodule-map-file=/')
rm -rf "$output"
archives=""
for module in $modules; do
  graphs=.build/symbols/$module
  rm -rf "$graphs"
  mkdir -p "$graphs" "$output/modules"
  # $maps is a list of words, too.
  # shellcheck disable=SC2086
  swift symbolgraph-extract -module-name "$module" -I "$built/Modules" $maps -target "$target" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
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
