import FoldoutScreens

/// The lines of the text host and of a page in the browser are compared, so both are written alike.
extension String {
  /// The text with ⏎ for each line break.
  package var inOneLine: String {
    let lines = withLineFeeds
    return lines.utf8.contains(0x0A) ? lines.replacing("\n", with: "⏎") : lines
  }
}
