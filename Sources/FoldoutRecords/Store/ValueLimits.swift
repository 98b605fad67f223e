package import FoldoutForms

/// Limits for reading a record's values: of a text the first bytes, of bytes all or none.
///
/// Secrets are read whole, whatever their length: their seal is made of all of them.
public struct ValueLimits: Hashable, Sendable {
  /// The most bytes of a text.
  public var text: Int
  /// The most bytes of a value of bytes that is read at all.
  public var blob: Int
  /// The most bytes of a picture, told by its first bytes, where that is more.
  public var picture: Int
  /// The columns with limits of their own.
  public var columns: [String: ColumnLimits]

  /// Limits for all columns, but for those that have their own.
  public init(text: Int, blob: Int, picture: Int = 0, columns: [String: ColumnLimits] = [:]) {
    self.text = text
    self.blob = blob
    self.picture = picture
    self.columns = columns
  }

  /// The limits under which texts are read for a list of so many characters of each.
  ///
  /// No character is shorter than a byte, and none that can be told from its bytes alone is longer
  /// than four: what is left is counted when it is read.
  package init(characters: Int) {
    self.init(text: 4 * characters, blob: 0)
  }

  /// The limits of a column.
  package func limits(of column: ColumnSchema) -> ColumnLimits {
    column.isSecret ? .unlimited : self[column.name]
  }

  /// The limits of a column that is no secret: its own, or else those of all.
  public subscript(column: String) -> ColumnLimits {
    get { columns[column] ?? ColumnLimits(text: text, blob: blob, picture: picture) }
    set { columns[column] = newValue }
  }
}

/// Limits for reading the values of one column.
public struct ColumnLimits: Hashable, Sendable {
  /// The most bytes of a text.
  public var text: Int
  /// The most bytes of a value of bytes that is read at all.
  public var blob: Int
  /// The most bytes of a picture, told by its first bytes, where that is more.
  public var picture: Int

  /// Limits for texts and for bytes.
  public init(text: Int, blob: Int, picture: Int = 0) {
    self.text = text
    self.blob = blob
    self.picture = picture
  }

  /// Values are read whole.
  public static let unlimited = ColumnLimits(text: .max, blob: .max, picture: .max)

  /// True where so many bytes are read, of which the first are known.
  package func hold(bytes count: Int, beginning: some Collection<UInt8>) -> Bool {
    count <= blob || (count <= picture && PictureFormat(beginning) != nil)
  }
}

extension StoredValue {
  /// The value within limits, and the number of all its bytes where that is not all of it.
  package func limited(to limits: ColumnLimits) -> (value: StoredValue, cut: Int?) {
    switch self {
    case .text(let bytes) where bytes.count > limits.text:
      (StoredValue.beginning(of: bytes.prefix(limits.text)), bytes.count)
    case .blob(let bytes) where !limits.hold(bytes: bytes.count, beginning: bytes):
      (.blob([]), bytes.count)
    default: (self, nil)
    }
  }

  /// The text of some bytes that may end within a character, which is then left out.
  package static func beginning(of bytes: ArraySlice<UInt8>) -> StoredValue {
    // The last character begins at the last byte that continues none.
    guard let start = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return .text(bytes: Array(bytes))
    }
    let length =
      switch bytes[start] {
      case 0xF0...0xF7: 4
      case 0xE0...0xEF: 3
      case 0xC0...0xDF: 2
      default: 1
      }
    let isWhole = bytes.endIndex - start >= length
    return .text(bytes: Array(isWhole ? bytes : bytes[..<start]))
  }

  /// A text of at most so many characters, the last of them an ellipsis where it is cut; no
  /// bytes; anything else as it is.
  package func excerpt(maxCharacters: Int, isCut: Bool) -> StoredValue {
    switch self {
    case .blob: return .blob([])
    case .text(let bytes) where isCut || bytes.count > maxCharacters:
      // What cannot be read stays so: it is never made to look like a text.
      guard let text = string else { return self }
      let beginning = text.prefix(maxCharacters)
      guard isCut || beginning.endIndex < text.endIndex else { return self }
      return .text(text.prefix(maxCharacters - 1) + "…")
    default: return self
    }
  }

  private static func text(_ string: some StringProtocol) -> StoredValue {
    .text(bytes: Array(string.utf8))
  }
}

extension StoredRecord {
  /// The record within limits.
  package func limited(to limits: ValueLimits?, in table: TableSchema) -> StoredRecord {
    guard let limits else { return self }
    var copy = self
    for name in record.columns {
      guard let column = table.column(name) else { continue }
      let (value, count) = record[name].limited(to: limits.limits(of: column))
      guard let count else { continue }
      copy.record[name] = value
      copy.cut[name] = count
    }
    return copy
  }

  /// The record as a list has it: excerpts of its texts.
  package func excerpted(maxCharacters: Int?) -> StoredRecord {
    guard let maxCharacters else { return self }
    var copy = self
    copy.cut = [:]
    for name in record.columns {
      let value = record[name]
      switch value {
      case .text(let bytes) where bytes.count <= maxCharacters && cut.isEmpty: continue
      case .text, .blob:
        copy.record[name] = value.excerpt(maxCharacters: maxCharacters, isCut: cut[name] != nil)
      default: continue
      }
    }
    return copy
  }
}

extension ChangeOutcome {
  /// The outcome with its record within limits.
  package func limited(to limits: ValueLimits?, in table: TableSchema) -> ChangeOutcome {
    switch self {
    case .stored(let record, let altered, let following):
      .stored(
        record.limited(to: limits, in: table), altered: altered, following: following)
    case .conflict(let record, let columns):
      .conflict(record.limited(to: limits, in: table), columns: columns)
    case .gone: .gone
    }
  }
}
