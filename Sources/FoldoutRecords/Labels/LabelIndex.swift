import FoldoutForms

/// An index of record titles in memory: folded for searching, with the values that refer to the
/// records.
///
/// ```
/// entry = folded title ⏐ 1 ⏐ class ⏐ value ⏐ 0
/// value = text, or folded text ⏐ 1 ⏐ text if folding changes it
/// ```
///
/// All entries are in one array of bytes, in the order of the rows, so that a search for anything
/// in them reads some megabytes once. Their offsets are sorted by title, so that titles with the
/// same beginning are adjacent. The original titles are read from the store, for the few that are
/// shown.
package struct LabelIndex: Sendable {
  /// All entries.
  let bytes: [UInt8]
  /// The offsets of the entries, sorted by title.
  let order: [UInt32]
  /// False if records were left out, because their values cannot be stored in an entry.
  package let isComplete: Bool

  /// Separates a title from its value.
  static let separator: UInt8 = 1
  /// Ends an entry.
  static let end: UInt8 = 0

  /// The number of records.
  package var count: Int { order.count }
  /// The memory used, in bytes.
  package var size: Int { bytes.count + 4 * order.count }

  /// Collects the entries of an index.
  package struct Builder: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [UInt32] = []
    private var isComplete = true
    private let maxBytes: Int

    /// A builder of an index of up to `maxBytes`.
    package init(maxBytes: Int) {
      self.maxBytes = maxBytes
    }

    /// The maximum number of bytes of a title that are searched: all of any usual title.
    private static let maxTitleBytes = 4 * RecordLabel.maxCharacters

    /// Adds a record; returns `false` if there is no room for it. A record whose value is neither a
    /// number nor a short text is left out, which makes the index incomplete.
    package mutating func add(_ label: RecordLabel) -> Bool {
      guard let (kind, value) = LabelIndex.coded(label.value) else {
        isComplete = false
        return true
      }
      let title = LabelSearch.folded(label.title[...]).prefix(Builder.maxTitleBytes)
      let size = title.count + value.count + 3
      guard bytes.count + size + 4 * (starts.count + 1) <= maxBytes else { return false }
      if bytes.isEmpty { bytes.append(LabelIndex.end) }
      starts.append(UInt32(bytes.count))
      bytes += title
      bytes.append(LabelIndex.separator)
      bytes.append(kind)
      bytes += value
      bytes.append(LabelIndex.end)
      return true
    }

    /// Creates the index of the added records.
    package consuming func index() -> LabelIndex {
      let order = bytes.withUnsafeBufferPointer { bytes in
        starts.sorted { LabelIndex.precedes($0, $1, in: bytes) }
      }
      // A copy of the exact size frees the unused capacity; a slice of the whole array would share
      // its storage.
      let exact = [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
        count = room.initialize(fromContentsOf: bytes)
      }
      return LabelIndex(bytes: exact, order: order, isComplete: isComplete)
    }
  }

  /// Returns true if an entry comes before another one by title, or by offset if the titles are
  /// equal.
  static func precedes(
    _ one: UInt32, _ other: UInt32, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (left, right) = (Int(one), Int(other))
    while bytes[left] == bytes[right] {
      if bytes[left] == separator { return one < other }
      left += 1
      right += 1
    }
    return bytes[left] < bytes[right]
  }
}

extension LabelIndex {
  // Control characters, because searches would find letters.
  private static let integer: UInt8 = 2
  private static let real: UInt8 = 3
  private static let text: UInt8 = 4
  /// A text that folding changes, stored both folded and as it is.
  private static let foldedText: UInt8 = 5

  /// Encodes a value for an entry; `nil` for one that an entry cannot contain.
  static func coded(_ value: StoredValue) -> (kind: UInt8, bytes: [UInt8])? {
    switch value {
    case .integer(let number): return (integer, Array("\(number)".utf8))
    case .real(let number): return (real, Array("\(number)".utf8))
    case .text(let bytes):
      guard bytes.count <= 256, !bytes.contains(end) else { return nil }
      let folded = LabelSearch.folded(String(decoding: bytes, as: UTF8.self)[...])
      return folded == bytes ? (text, bytes) : (foldedText, folded + [separator] + bytes)
    case .null, .blob, .redacted: return nil
    }
  }

  /// Decodes the value of an entry from its class and bytes.
  static func value(_ kind: UInt8, _ bytes: some Collection<UInt8>) -> StoredValue? {
    switch kind {
    case integer: Int64(String(decoding: bytes, as: UTF8.self)).map { .integer($0) }
    case real: Double(String(decoding: bytes, as: UTF8.self)).map { .real($0) }
    case text: .text(bytes: Array(bytes))
    case foldedText:
      bytes.firstIndex(of: separator).map {
        .text(bytes: Array(bytes[bytes.index(after: $0)...]))
      }
    default: nil
    }
  }
}
