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

extension StoredValue {
  /// Compares the value with another, in the order of rows.
  package func compared(with other: StoredValue) -> Comparison {
    if precedes(other) { return .before }
    return other.precedes(self) ? .after : .equal
  }
}

extension StoredValue {
  /// The maximum number of bytes of a sort value that finds a row again.
  package static let maxEdgeBytes = 256

  /// The value cut to fit in an address. A cut value has one byte more than the maximum.
  package var edge: StoredValue {
    switch self {
    case .text(let bytes): .text(bytes: Array(bytes.prefix(StoredValue.maxEdgeBytes + 1)))
    case .blob(let bytes): .blob(Array(bytes.prefix(StoredValue.maxEdgeBytes + 1)))
    default: self
    }
  }

  /// True if the edge is the whole value.
  package var isWholeEdge: Bool {
    switch self {
    case .text(let bytes), .blob(let bytes): bytes.count <= StoredValue.maxEdgeBytes
    default: true
    }
  }

  /// A value that follows all values that begin like this cut one: 0xFF does not occur in UTF-8.
  package var upperBoundOfPrefix: StoredValue {
    switch self {
    case .text(let bytes): .text(bytes: bytes + [0xFF])
    case .blob(let bytes): .blob(bytes + Array(repeating: 0xFF, count: 8))
    default: self
    }
  }
}

extension StoredValue {
  /// The number that a text spells, or `nil` if it spells none.
  ///
  /// An address contains every key as text. In a column without type conversion, 12 and '12' are
  /// different values, and "12" can stand for either. The result is exactly the spelled number,
  /// whereas SQLite may read a text as a neighbouring number, and never reads `inf` as infinity.
  package var parsedNumber: StoredValue? {
    guard let string else { return nil }
    if string == "inf" { return .real(.infinity) }
    if string == "-inf" { return .real(-.infinity) }
    guard string.utf8.allSatisfy(StoredValue.isNumeralByte) else { return nil }
    if let integer = Int64(string) { return .integer(integer) }
    guard let real = Double(string), real.isFinite else { return nil }
    return .real(real)
  }

  /// Accepts digits, signs, the point and the exponent: `Double` would also accept "nan" and
  /// "0x1p3".
  private static func isNumeralByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
