extension String {
  /// The text, cut as a list cuts it: a name may be longer than any page.
  var excerpt: String {
    let most = TablePage.mostCharacters
    guard utf8.count > most, let end = index(startIndex, offsetBy: most, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<index(before: end)] + "…"
  }
}
