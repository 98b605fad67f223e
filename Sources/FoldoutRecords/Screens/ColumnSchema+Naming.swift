import FoldoutForms

extension ColumnSchema {
  /// True if its declaration allows texts, or there is none.
  var mayBeText: Bool { isText || declaredType.isEmpty || declaredType.uppercased() == "ANY" }

  /// True if it contains neither dates nor times.
  package var hasNoDates: Bool { dateForm == nil && momentForm == nil && timeForm == nil }

  /// True if its texts have or need more than one line.
  var hasLongTexts: Bool { longTextEvidence != nil || textShape == .long || textShape == .lines }

  /// True if its texts are codes for machines, by its name, or because its declared length leaves
  /// room for no more.
  var isCode: Bool {
    endsIn(NamingWords.codes)
      || hasDeclaredSize && declaredType.firstMatch(of: /\(\s*[1-3]\s*\)/) != nil
  }

  /// True if the declared type has a parenthesis. It is checked before regular expressions, because
  /// they are slow and most types have no size.
  var hasDeclaredSize: Bool { declaredType.utf8.contains(UInt8(ascii: "(")) }

  /// True if its values classify records rather than name one.
  var isCategory: Bool { constraints.options != nil || endsIn(NamingWords.categories) }

  /// True if its texts are postal addresses, which are too long for a second line beside a town.
  var isAddress: Bool { endsIn(NamingWords.addresses) }

  /// True if its dates record when the record was last touched.
  var isHousekeeping: Bool {
    nameWords.contains { NamingWords.housekeeping.contains($0) }
  }

  /// True if its numbers are identifiers rather than quantities: keys, references, years, and
  /// columns called a number.
  public var isPlainNumber: Bool {
    reference != nil || endsIn(NamingWords.codes) || endsIn(NamingWords.years)
  }

  /// Returns true if the name is one of `names`, with its words joined in any way.
  func isNamed(_ names: Set<String>) -> Bool { names.contains(nameWords.joined(separator: " ")) }

  /// Returns true if the last word of the name is one of `words`.
  func endsIn(_ words: Set<String>) -> Bool { nameWords.last.map(words.contains) ?? false }

  /// The words of the name in lower case. Core Data puts a Z before all names, as in ZTITLE.
  private var nameWords: [String] {
    var words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
    if name.utf8.first == UInt8(ascii: "Z"), let first = words.first, first.utf8.count > 2,
      name == name.uppercased(), !NamingWords.codes.contains(first)
    {
      words[0].removeFirst()
    }
    return words
  }
}

extension TableSchema {
  /// True if a title or a second line may show the column: it is neither a secret, nor a salt or a
  /// hash in a table with secrets.
  func shows(_ column: ColumnSchema) -> Bool {
    guard !column.isSecret else { return false }
    return !column.endsIn(NamingWords.secretParts) || !hasSecrets
  }

  private var hasSecrets: Bool {
    columns.contains { $0.isSecret || $0.endsIn(["salt"]) }
  }
}

extension ColumnSchema {
  /// True if the declared type is one of text, by SQLite's rules of affinity
  /// (sqlite.org/datatype3.html, section 3.1).
  public var isText: Bool {
    // The usual types need no search, which takes long for a table of many columns.
    switch declaredType {
    case "TEXT": return true
    case "", "INTEGER", "REAL", "BLOB", "NUMERIC", "BOOLEAN", "DATE", "DATETIME": return false
    default: break
    }
    let type = declaredType.uppercased()
    return !type.contains("INT")
      && (type.contains("CHAR") || type.contains("CLOB") || type.contains("TEXT"))
  }
}
