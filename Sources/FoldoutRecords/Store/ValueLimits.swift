package import FoldoutForms

/// Limits for reading a record's values: texts are cut after some bytes, blobs are read in full or
/// not at all.
///
/// ```swift
/// let limits = ValueLimits(
///   text: 10_000, blob: 0, columns: ["cover": ColumnLimits(text: 0, blob: 0, picture: 1_000_000)])
/// let album = try await store.record(key, in: "albums", limits: limits)
/// ```
///
/// Secrets are read in full, whatever their length, because their secret tokens depend on all
/// bytes.
public struct ValueLimits: Hashable, Sendable {
  /// The maximum number of bytes of a text.
  public var text: Int
  /// The maximum size of a blob in bytes; a longer one is not read.
  public var blob: Int
  /// The maximum size of a blob that begins like a picture, if this is larger than `blob`.
  public var picture: Int
  /// The limits of individual columns.
  public var columns: [String: ColumnLimits]

  /// Limits for all columns, and for individual ones.
  public init(text: Int, blob: Int, picture: Int = 0, columns: [String: ColumnLimits] = [:]) {
    self.text = text
    self.blob = blob
    self.picture = picture
    self.columns = columns
  }

  /// The limits for a list that shows a number of characters of each text.
  ///
  /// A Unicode scalar has at most four bytes in UTF-8. The exact characters are counted after
  /// reading.
  package init(characters: Int) {
    self.init(text: 4 * characters, blob: ValueLimits.maxKeyBytes)
  }

  /// The maximum size of a blob that lists and records have whole, because it may refer to another
  /// record: a UUID has 16 bytes, the longest hash 64.
  package static let maxKeyBytes = 64

  /// Returns the limits of a column; secrets are unlimited.
  package func limits(of column: ColumnSchema) -> ColumnLimits {
    column.isSecret ? .unlimited : self[column.name]
  }

  /// The limits of a column that is not secret: its own, or else the general ones.
  public subscript(column: String) -> ColumnLimits {
    get { columns[column] ?? ColumnLimits(text: text, blob: blob, picture: picture) }
    set { columns[column] = newValue }
  }
}

/// Limits for reading the values of one column.
///
/// ```swift
/// let cover = ColumnLimits(text: 0, blob: 0, picture: 1_000_000)
/// ```
public struct ColumnLimits: Hashable, Sendable {
  /// The maximum number of bytes of a text.
  public var text: Int
  /// The maximum size of a blob in bytes; a longer one is not read.
  public var blob: Int
  /// The maximum size of a blob that begins like a picture, if this is larger than `blob`.
  public var picture: Int

  /// Limits for texts and blobs.
  public init(text: Int, blob: Int, picture: Int = 0) {
    self.text = text
    self.blob = blob
    self.picture = picture
  }

  /// Reads values in full.
  public static let unlimited = ColumnLimits(text: .max, blob: .max, picture: .max)

  /// Returns true if a blob with this size and beginning is read.
  package func hold(bytes count: Int, beginning: some Collection<UInt8>) -> Bool {
    count <= blob || (count <= picture && PictureFormat(beginning) != nil)
  }
}

extension StoredValue {
  /// Returns the value within limits and, if it was cut, the number of all its bytes.
  package func limited(to limits: ColumnLimits) -> (value: StoredValue, cut: Int?) {
    switch self {
    case .text(let bytes) where bytes.count > limits.text:
      (StoredValue.beginning(of: bytes.prefix(limits.text)), bytes.count)
    case .blob(let bytes) where !limits.hold(bytes: bytes.count, beginning: bytes):
      (.blob([]), bytes.count)
    default: (self, nil)
    }
  }

  /// Returns the text of some bytes without an incomplete character at their end.
  package static func beginning(of bytes: ArraySlice<UInt8>) -> StoredValue {
    // The last character begins at the last byte that is not a continuation byte.
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

  /// Returns a text of at most `maxCharacters`, ending in an ellipsis if it is cut; an empty blob
  /// for a blob too long for a key; anything else unchanged.
  package func excerpt(maxCharacters: Int, isCut: Bool) -> StoredValue {
    switch self {
    case .blob(let bytes) where bytes.count > ValueLimits.maxKeyBytes: return .blob([])
    case .text(let bytes) where isCut || bytes.count > maxCharacters:
      // Invalid UTF-8 stays invalid, so that it is not mistaken for a readable text.
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
  /// Returns the record within limits.
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

  /// Returns the record with its texts shortened to excerpts and only the sizes of its long bytes,
  /// as a list shows them.
  package func excerpted(maxCharacters: Int?) -> StoredRecord {
    guard let maxCharacters else { return self }
    var copy = self
    copy.cut = [:]
    for name in record.columns {
      let value = record[name]
      switch value {
      case .text(let bytes) where bytes.count <= maxCharacters && cut.isEmpty: continue
      case .text:
        copy.record[name] = value.excerpt(maxCharacters: maxCharacters, isCut: cut[name] != nil)
      case .blob(let bytes) where cut[name] != nil || bytes.count > ValueLimits.maxKeyBytes:
        copy.record[name] = .blob([])
        copy.cut[name] = cut[name] ?? bytes.count
      default: continue
      }
    }
    return copy
  }
}

extension ChangeOutcome {
  /// Returns the outcome with its record within limits.
  package func limited(to limits: ValueLimits?, in table: TableSchema) -> ChangeOutcome {
    switch self {
    case .stored(let record, let altered, let alsoWritten):
      .stored(
        record.limited(to: limits, in: table), altered: altered, alsoWritten: alsoWritten)
    case .conflict(let record, let columns):
      .conflict(record.limited(to: limits, in: table), columns: columns)
    case .gone: .gone
    }
  }
}

extension StoredValue {
  /// The approximate size of the value in memory, in bytes.
  package var keptBytes: Int {
    switch self {
    case .null, .integer, .real, .redacted: 16
    case .text(let bytes), .blob(let bytes): 48 + bytes.count
    }
  }
}
