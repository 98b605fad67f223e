import FoldoutForms

extension ColumnSchema {
  /// True where its values can be texts by its declaration, or because there is none.
  var mayBeText: Bool { isText || declaredType.isEmpty || declaredType.uppercased() == "ANY" }

  /// True where it has neither dates nor times.
  var isNoDate: Bool { dateForm == nil && momentForm == nil && timeForm == nil }

  /// True where its texts have more than one line, or fill more than one.
  var fillsLines: Bool { longTextEvidence != nil || textShape == .long || textShape == .lines }

  /// True where its texts are codes, which name a record to machines: its name says so, or its
  /// declared length leaves room for no more.
  var isCode: Bool {
    endsIn(NamingWords.codes) || declaredType.firstMatch(of: /\(\s*[1-3]\s*\)/) != nil
  }

  /// True where its values sort records rather than name one.
  var isCategory: Bool { constraints.options != nil || endsIn(NamingWords.categories) }

  /// True where its texts are where somebody lives: too long for a second line beside a town.
  var isAddress: Bool { endsIn(NamingWords.addresses) }

  /// True where its dates tell when somebody last touched the record.
  var isHousekeeping: Bool {
    nameWords.contains { NamingWords.housekeeping.contains($0) }
  }

  /// True where its numbers stand for themselves and are not counted: keys, references, years, and
  /// what is called a number.
  public var isPlainNumber: Bool {
    reference != nil || endsIn(NamingWords.codes) || endsIn(NamingWords.years)
  }

  /// True where the name is one of some, however its words are joined.
  func isNamed(_ names: Set<String>) -> Bool { names.contains(nameWords.joined(separator: " ")) }

  /// True where the name ends in one of some words.
  func endsIn(_ words: Set<String>) -> Bool { nameWords.last.map(words.contains) ?? false }

  /// The words of the name in small letters.
  private var nameWords: [String] {
    name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
  }
}

extension ColumnSchema {
  /// True where the declared type is one of text, by SQLite's rules of affinity
  /// (sqlite.org/datatype3.html, section 3.1).
  public var isText: Bool {
    let type = declaredType.uppercased()
    return !type.contains("INT")
      && (type.contains("CHAR") || type.contains("CLOB") || type.contains("TEXT"))
  }
}
