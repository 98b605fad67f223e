public import FoldoutForms

/// The values that identify one record of a table: one, or several for a composite key.
public struct RecordKey: Hashable, Sendable {
  /// The values in the key's own order.
  public var values: [StoredValue]
  /// The indices of texts that spell a number, in columns that distinguish 12 from '12'. An address
  /// marks these as texts.
  package var textIndices: Set<Int> = []
  /// True if the texts come from an address, where a text that spells a number may stand for the
  /// number.
  package var isParsedFromText = false

  /// A key of values.
  public init(_ values: [StoredValue]) {
    self.values = values
  }

  /// True if the values are equal, no matter how an address spells them.
  public static func == (one: RecordKey, other: RecordKey) -> Bool { one.values == other.values }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A record with its key.
public struct StoredRecord: Hashable, Sendable {
  /// The record's key.
  public var key: RecordKey
  /// The values of its columns.
  public var record: DynamicRecord
  /// The columns whose texts were cut, or whose blobs were not read, with the full size in bytes.
  /// The values in their place must never be stored or compared.
  public var cut: [String: Int]

  /// A record with its key.
  public init(key: RecordKey, record: DynamicRecord, cut: [String: Int] = [:]) {
    self.key = key
    self.record = record
    self.cut = cut
  }
}
