#!/bin/sh
# Checks what `swift format` does not: how comments begin, how long lines are, and how types of
# errors are named.
#
#   Scripts/lint-words.sh [FILE …]     without files, all sources of the repository
#
# - A doc comment begins with a noun, a verb or "True where": not with What, Whether or How, and not
#   with "The … of which".
# - A comment in Swift, and any line of a script, a style sheet or a shell script, has at most 100
#   columns. `swift format` sees to Swift's code. The text of a literal is as long as it is.
# - The name of a type that conforms to Error ends in Error.
#
# Prints FILE:LINE and the reason; ends with 1 where something was found.
set -eu

if [ $# -eq 0 ]; then
  cd "$(dirname "$0")/.."
  # No file here has a blank in its name.
  # shellcheck disable=SC2046
  set -- $(find Package.swift Sources Tests Examples Scripts Benchmarks \
    -name '.build*' -prune -o -type f \
    \( -name '*.swift' -o -name '*.sh' -o -name '*.js' -o -name '*.css' \) -print | LC_ALL=C sort)
fi

# In bytes, so that every awk counts alike: a character is all bytes but those that continue one.
LC_ALL=C exec awk '
  function report(reason) {
    print FILENAME ":" FNR ": " reason
    found = 1
  }
  FNR == 1 {
    isSwift = FILENAME ~ /\.swift$/
    isInLiteral = 0
    before = ""
  }
  {
    isText = isInLiteral
    if (isSwift && gsub(/"""/, "&") % 2) isInLiteral = !isInLiteral
    isComment = !isText && $0 ~ /^ *\/\//
    if (!isSwift || isComment) {
      characters = $0
      gsub(/[\200-\277]/, "", characters)
      if (length(characters) > 100) report("the line has " length(characters) " columns of 100")
    }
    isDoc = isSwift && isComment && $0 ~ /^ *\/\/\//
    if (isDoc && !before) {
      said = $0
      sub(/^ *\/\/\/ */, "", said)
      if (said ~ /^(What|Whether|How)([^A-Za-z]|$)/ || said ~ /^The [^.:;]* of which([^A-Za-z]|$)/)
        report("the comment begins with: " substr(said, 1, 40))
    }
    before = isDoc
    if (isSwift && !isText && !isComment &&
        match($0, /(^|[ (])(struct|enum|class|actor|extension) +[A-Za-z0-9_.]+/)) {
      name = substr($0, RSTART, RLENGTH)
      sub(/.* /, "", name)
      conformances = substr($0, RSTART + RLENGTH)
      sub(/^<[^>]*>/, "", conformances)
      sub(/( where |\{).*/, "", conformances)
      if (conformances ~ /^:(.*[^A-Za-z0-9_.])?Error([^A-Za-z0-9_.]|$)/ && name !~ /Error$/)
        report("a type of errors is called " name)
    }
  }
  END { exit found }
' "$@"
