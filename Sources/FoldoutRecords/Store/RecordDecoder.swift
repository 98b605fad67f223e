public import FoldoutForms
import Foundation

/// Decodes a value of a Swift type from a record. The type's coding keys are column names.
///
/// ```swift
/// let album = try RecordDecoder().decode(Album.self, from: stored.record)
/// ```
///
/// ```
/// Bool              a whole number: 0 or 1
/// whole numbers     a whole number that fits
/// Double, Float     any number
/// Decimal           any number, or a text of its digits
/// Data              a blob
/// String            a text
/// other types       any of the above that the type decodes, or else a JSON object or array as text
/// ```
///
/// A column without a value decodes as `nil`. So does a column that the record lacks, and a secret.
public struct RecordDecoder: Sendable {
  /// A decoder.
  public init() {}

  /// Decodes a value from a record. Throws `DecodingError` if the value of a column does not fit
  /// the type.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from record: DynamicRecord
  ) throws -> Value {
    try Value(from: WholeRecordDecoder(record: record))
  }
}

/// A decoder of a whole record.
private struct WholeRecordDecoder: Decoder {
  let record: DynamicRecord
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ColumnContainer<Key>(record: record))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw mismatch }

  private var mismatch: DecodingError {
    .typeMismatch(
      DynamicRecord.self,
      .init(codingPath: [], debugDescription: "A record is decoded by its columns."))
  }
}

/// A container of a record's values, keyed by column.
private struct ColumnContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let record: DynamicRecord
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { record.columns.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { record.columns.contains(key.stringValue) }

  private func cell(_ key: Key) -> CellDecoder {
    CellDecoder(value: record[key.stringValue], codingPath: [key])
  }

  func decodeNil(forKey key: Key) -> Bool { cell(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try cell(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw cell(key).mismatch(type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw cell(key).mismatch([StoredValue].self)
  }

  func superDecoder() throws -> any Decoder { WholeRecordDecoder(record: record) }
  func superDecoder(forKey key: Key) throws -> any Decoder { cell(key) }
}

/// A decoder of the value of one column.
private struct CellDecoder: Decoder, SingleValueDecodingContainer {
  let value: StoredValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { throw mismatch(type) }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mismatch([StoredValue].self)
  }

  func decodeNil() -> Bool {
    switch value {
    case .null, .redacted: true
    case .integer, .real, .text, .blob: false
    }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch value {
    case .integer(0): return false
    case .integer(1): return true
    case .null, .integer, .real, .text, .blob, .redacted: throw mismatch(type)
    }
  }

  func decode(_ type: String.Type) throws -> String {
    guard let text = value.string else { throw mismatch(type) }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .real(let number): return number
    case .null, .text, .blob, .redacted: throw mismatch(type)
    }
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try wholeNumber() }
  func decode(_ type: Int8.Type) throws -> Int8 { try wholeNumber() }
  func decode(_ type: Int16.Type) throws -> Int16 { try wholeNumber() }
  func decode(_ type: Int32.Type) throws -> Int32 { try wholeNumber() }
  func decode(_ type: Int64.Type) throws -> Int64 { try wholeNumber() }
  func decode(_ type: UInt.Type) throws -> UInt { try wholeNumber() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try wholeNumber() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try wholeNumber() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try wholeNumber() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try wholeNumber() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Their own decoding takes no number and no blob.
    if type is Decimal.Type, let number = decimal as? Value { return number }
    if type is Data.Type, case .blob(let bytes) = value, let data = Data(bytes) as? Value {
      return data
    }
    if let plain = try? Value(from: self) { return plain }
    guard let text = value.string, text.hasPrefix("{") || text.hasPrefix("["),
      let decoded = try? JSONDecoder().decode(type, from: Data(text.utf8))
    else { throw mismatch(type) }
    return decoded
  }

  private var decimal: Decimal? {
    switch value {
    case .integer(let number): return Decimal(number)
    case .real(let number): return Decimal(string: "\(number)")
    case .text:
      guard let text = value.string, text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil else {
        return nil
      }
      return Decimal(string: text)
    case .null, .blob, .redacted: return nil
    }
  }

  private func wholeNumber<Number: FixedWidthInteger>() throws -> Number {
    guard case .integer(let number) = value, let whole = Number(exactly: number) else {
      throw mismatch(Number.self)
    }
    return whole
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "The column holds something else."))
  }
}
