/// Texts as forms send them: every line break as CR LF (HTML, section 4.10.21.8), whatever it was.
extension String {
  /// True where the other text is of the same letters, written the same: `==` says that an é is an
  /// e with an accent behind it, and a change between the two would be none.
  package func isIdentical(to other: String?) -> Bool {
    other.map { utf8.elementsEqual($0.utf8) } ?? false
  }

  /// The text with a line feed for each line break.
  package var withLineFeeds: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text, of line feeds, with the line breaks of another in their order; beyond them all is
  /// as the last.
  package func withLineBreaks(of old: String) -> String {
    // Not as a text: in one, CR beside LF is one break.
    let breaks = Array(old).filter { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard breaks.contains(where: { $0 != "\n" }), let last = breaks.last else { return self }
    var kinds = breaks.makeIterator()
    return reduce(into: "") { $0.append($1 == "\n" ? kinds.next() ?? last : $1) }
  }
}
