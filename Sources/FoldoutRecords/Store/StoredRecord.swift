public import FoldoutForms

/// The values that name one record of a table: one, or several for a composite key.
public struct RecordKey: Hashable, Sendable {
  /// The values in the key's own order.
  public var values: [StoredValue]
  /// The places of texts that spell a number in columns that keep 12 and '12' apart. An address
  /// says of them that they are texts.
  package var plainTexts: Set<Int> = []
  /// True where the texts come from an address, in which one that spells a number may be that
  /// number.
  package var isSpelled = false

  /// A key of values.
  public init(_ values: [StoredValue]) {
    self.values = values
  }

  /// True for the same values: how an address spells them is no part of what they name.
  public static func == (one: RecordKey, other: RecordKey) -> Bool { one.values == other.values }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// One record with the key that names it.
public struct StoredRecord: Hashable, Sendable {
  /// The record's key.
  public var key: RecordKey
  /// Its values.
  public var record: DynamicRecord
  /// Columns that were read in part, or of bytes not at all, with the number of all
  /// their bytes. What stands in their place is never to be stored, nor compared.
  public var cut: [String: Int]

  /// A record under a key.
  public init(key: RecordKey, record: DynamicRecord, cut: [String: Int] = [:]) {
    self.key = key
    self.record = record
    self.cut = cut
  }
}
