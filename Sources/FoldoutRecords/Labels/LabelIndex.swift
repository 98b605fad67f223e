import FoldoutForms

/// The titles of a table's records in memory, folded as they are searched, beside the values that
/// refer to the records.
///
/// ```
/// entry = title folded ⏐ 1 ⏐ class ⏐ value as text ⏐ 0
/// value = text ⏐ 0, or, of a text that is not as it is searched, text folded ⏐ 1 ⏐ text ⏐ 0
/// ```
///
/// All entries are one run of bytes, in the order of the rows, so that a search for anything in
/// them reads some megabytes once; their beginnings stand in the order of the titles, so that those
/// that begin with what was typed stand together. The titles themselves are read of the store, for
/// the few that are shown.
package struct LabelIndex: Sendable {
  /// All entries.
  let bytes: [UInt8]
  /// The beginnings of the entries, in the order of their titles.
  let order: [UInt32]
  /// False where records were left out, as it cannot have their values.
  package let isComplete: Bool

  /// Between a title and its value.
  static let separator: UInt8 = 1
  /// Behind an entry.
  static let end: UInt8 = 0

  /// The number of records.
  package var count: Int { order.count }
  /// The memory that it takes, in bytes.
  package var size: Int { bytes.count + 4 * order.count }

  /// Entries on their way into an index.
  package struct Builder: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [UInt32] = []
    private var isComplete = true
    private let maxBytes: Int

    /// A builder of an index of so many bytes at most.
    package init(maxBytes: Int) {
      self.maxBytes = maxBytes
    }

    /// The most bytes of a title that are searched.
    private static let maxOfATitle = 120

    /// Adds a record; `false` where there is no room for it. One whose value is no number and no
    /// short text is left out, and the index says that it is not complete.
    package mutating func add(_ label: RecordLabel) -> Bool {
      guard let (kind, value) = LabelIndex.coded(label.value) else {
        isComplete = false
        return true
      }
      let title = LabelSearch.folded(label.title[...]).prefix(Builder.maxOfATitle)
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

    /// The index of what was added.
    package consuming func index() -> LabelIndex {
      let order = bytes.withUnsafeBufferPointer { bytes in
        starts.sorted { LabelIndex.precedes($0, $1, in: bytes) }
      }
      // A copy of the exact size gives back the room that was made for more: a slice of a whole
      // array would share its storage.
      let exact = [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
        count = room.initialize(fromContentsOf: bytes)
      }
      return LabelIndex(bytes: exact, order: order, isComplete: isComplete)
    }
  }

  /// Tells if an entry stands before another by title, else by its offset.
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
  // No letters: they would be found.
  private static let integer: UInt8 = 2
  private static let real: UInt8 = 3
  private static let text: UInt8 = 4
  /// A text with capital letters or the like, which is kept folded and as it is.
  private static let foldedText: UInt8 = 5

  /// A value as an entry has it; `nil` for one that it cannot have.
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

  /// The value of an entry, by its class and its text.
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
