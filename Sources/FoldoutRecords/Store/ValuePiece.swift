public import FoldoutForms

/// A stretch of the bytes of one long value, as a store hands it out without the rest.
///
/// A value that is too long for a page is read piece by piece, each in a transaction of its own, so
/// that neither memory nor a lock of the file is held for as long as somebody takes to receive it.
public struct ValuePiece: Sendable, Equatable {
  /// The bytes: of a text in UTF-8, unless the stored text itself is not.
  public var bytes: [UInt8]
  /// True for a text, false for bytes.
  public var isText: Bool
  /// The offset behind these bytes, from which the next piece is asked for.
  public var mark: ValueMark

  /// A piece that ends at a mark.
  public init(bytes: [UInt8], isText: Bool, mark: ValueMark) {
    self.bytes = bytes
    self.isText = isText
    self.mark = mark
  }

  /// The piece behind a mark of a value that is in memory; `nil` where the value is another by now.
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
      start.isBehind({ Array(bytes[$0..<$0 + $1]) })
    else { return nil }
    let piece = Array(bytes[start.offset...].prefix(start.nextCount))
    self.init(bytes: piece, isText: isText, mark: start.moved(past: piece))
  }
}

/// An offset within a long value, with what was read before it, so that a value that is changed
/// between two pieces is never handed out as a mixture of both.
public struct ValueMark: Sendable, Hashable {
  /// The number of bytes of the whole value.
  public let length: Int
  /// The number of bytes that were read.
  public private(set) var offset = 0
  /// A name for the state of the store in which they were read, where the store has one: under the
  /// same name nothing was written meanwhile.
  public var state: String?
  private var digest = Digest()

  /// The beginning of a value of so many bytes.
  public init(length: Int) {
    self.length = length
  }

  /// True where all of it was read.
  public var isEnd: Bool { offset >= length }

  /// The number of bytes of the next piece: at least 128 kB and at most 1 MB, where there are so
  /// many.
  ///
  /// SQLite walks to an offset in a value through all pages before it, so few large pieces cost
  /// less than many small ones: 64 for values from 8 to 64 MB.
  public var nextCount: Int {
    min(length - offset, max(131_072, min(length / 64, 1_048_576)))
  }

  /// True where the value still begins with the bytes that were read; `read` is asked for a number
  /// of bytes from an offset, a megabyte at a time. Complexity: O(bytes that were read).
  public func isBehind(
    _ read: (_ start: Int, _ count: Int) throws -> [UInt8]
  ) rethrows -> Bool {
    var other = Digest()
    for start in stride(from: 0, to: offset, by: 1_048_576) {
      other.combine(try read(start, min(1_048_576, offset - start)))
    }
    return other == digest
  }

  /// The mark behind a piece that begins here.
  public func moved(past piece: [UInt8]) -> ValueMark {
    var copy = self
    copy.offset += piece.count
    copy.digest.combine(piece)
    return copy
  }
}

extension RecordStore {
  /// Reads the whole record and takes the piece out of it, for stores that hold their values in
  /// memory.
  public func piece(
    of column: String, of key: RecordKey, in table: String, after mark: ValueMark?
  ) async throws(StoreError) -> ValuePiece? {
    guard let stored = try await record(key, in: table) else { return nil }
    return ValuePiece(of: stored.record[column], after: mark)
  }
}
