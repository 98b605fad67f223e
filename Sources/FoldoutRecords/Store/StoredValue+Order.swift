package import FoldoutForms

extension StoredValue {
  /// True if the value comes before another one in the order of keys.
  ///
  /// ```
  /// no value < numbers < text, byte by byte < blobs, byte by byte
  /// ```
  ///
  /// This is SQLite's order without a collation, so that both stores list rows in the same order.
  package func precedes(_ other: StoredValue) -> Bool {
    switch (self, other) {
    case (.integer(let mine), .integer(let theirs)): mine < theirs
    case (.integer(let mine), .real(let theirs)): Double(mine) < theirs
    case (.real(let mine), .integer(let theirs)): mine < Double(theirs)
    case (.real(let mine), .real(let theirs)): mine < theirs
    case (.text(let mine), .text(let theirs)): mine.lexicographicallyPrecedes(theirs)
    case (.blob(let mine), .blob(let theirs)): mine.lexicographicallyPrecedes(theirs)
    default: rank < other.rank
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .blob: 3
    case .redacted: 4
    }
  }
}

extension RecordKey {
  /// True if the key comes before another one with as many values.
  package func precedes(_ other: RecordKey) -> Bool {
    for (mine, theirs) in zip(values, other.values) {
      if mine.precedes(theirs) { return true }
      if theirs.precedes(mine) { return false }
    }
    return false
  }
}

extension StoredValue {
  /// True if a text is exactly the value as text.
  ///
  /// The time does not depend on the position of the first difference, so that it reveals nothing
  /// about a secret.
  package func equalsText(_ text: String) -> Bool {
    let bytes: [UInt8]
    switch self {
    case .null, .redacted: return false
    case .integer(let number): bytes = Array("\(number)".utf8)
    case .real(let number): bytes = Array("\(number)".utf8)
    case .text(let content), .blob(let content): bytes = content
    }
    let typed = Array(text.utf8)
    guard bytes.count == typed.count else { return false }
    return zip(bytes, typed).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
