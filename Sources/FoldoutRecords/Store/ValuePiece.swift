public import FoldoutForms

/// A section of the bytes of a long value.
///
/// ```swift
/// let first = ValuePiece(of: album["notes"], after: nil)
/// let last = ValuePiece(bytes: bytes, isText: true, mark: mark.advanced(by: bytes))
/// ```
///
/// A value that is too long for a page is read piece by piece, each in its own transaction, so that
/// neither memory nor a lock on the file is held while a slow client receives it.
public struct ValuePiece: Sendable, Equatable {
  /// The bytes; those of a text are UTF-8 unless the stored text is invalid.
  public var bytes: [UInt8]
  /// True for a text, false for a blob.
  public var isText: Bool
  /// The mark after these bytes, from which the next piece is read.
  public var mark: ValueMark

  /// A piece that ends at a mark.
  public init(bytes: [UInt8], isText: Bool, mark: ValueMark) {
    self.bytes = bytes
    self.isText = isText
    self.mark = mark
  }

  /// Takes the piece after a mark out of a value in memory; `nil` if the value is neither a text
  /// nor a blob, or has changed since the mark was made.
  ///
  /// Complexity: O(length of the value).
  public init?(of value: StoredValue, after mark: ValueMark?) {
    let (bytes, isText): ([UInt8], Bool)
    switch value {
    case .text(let text): (bytes, isText) = (text, true)
    case .blob(let blob): (bytes, isText) = (blob, false)
    case .null, .integer, .real, .redacted: return nil
    }
    let start = mark ?? ValueMark(length: bytes.count)
    guard start.length == bytes.count,
      start.matchesPrefix({ Array(bytes[$0..<$0 + $1]) })
    else { return nil }
    let piece = Array(bytes[start.offset...].prefix(start.nextCount))
    self.init(bytes: piece, isText: isText, mark: start.advanced(by: piece))
  }
}

/// An offset within a long value, with a digest of everything before it, so that a value that
/// changes between two pieces is never returned as a mixture.
///
/// ```swift
/// let beginning = ValueMark(length: 3_000_000)
/// ```
public struct ValueMark: Sendable, Hashable {
  /// The size of the whole value in bytes.
  public let length: Int
  /// The number of bytes already read.
  public private(set) var offset = 0
  /// A name of the store's state when the bytes were read, if the store has one. If it is the same
  /// later, nothing was written in between.
  public var state: String?
  private var digest = Digest()

  /// The mark at the beginning of a value of `length` bytes.
  public init(length: Int) {
    self.length = length
  }

  /// True if the whole value was read.
  public var isEnd: Bool { offset >= length }

  /// The size of the next piece: at least 128 kB and at most 1 MB, as far as there are so many
  /// bytes.
  ///
  /// SQLite reaches an offset in a value by walking all pages before it, so few large pieces cost
  /// less than many small ones: 64 for values from 8 to 64 MB.
  public var nextCount: Int {
    min(length - offset, max(131_072, min(length / 64, 1_048_576)))
  }

  /// Returns true if the value still begins with the bytes already read. `read` returns up to a
  /// megabyte from an offset. Complexity: O(bytes already read).
  public func matchesPrefix(
    _ read: (_ start: Int, _ count: Int) throws -> [UInt8]
  ) rethrows -> Bool {
    var other = Digest()
    for start in stride(from: 0, to: offset, by: 1_048_576) {
      other.combine(try read(start, min(1_048_576, offset - start)))
    }
    return other == digest
  }

  /// Returns the mark after a piece that begins here.
  public func advanced(by piece: [UInt8]) -> ValueMark {
    var copy = self
    copy.offset += piece.count
    copy.digest.combine(piece)
    return copy
  }
}

extension RecordStore {
  /// Reads the whole record and takes the piece out of it, for stores that keep their values in
  /// memory.
  public func piece(
    of column: String, of key: RecordKey, in table: String, after mark: ValueMark?
  ) async throws(StoreError) -> ValuePiece? {
    guard let stored = try await record(key, in: table) else { return nil }
    return ValuePiece(of: stored.record[column], after: mark)
  }
}
