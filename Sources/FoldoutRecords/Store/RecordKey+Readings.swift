package import FoldoutForms

extension RecordKey {
  /// The conversion that a column's type applies to values.
  package enum Conversion: Hashable, Sendable {
    /// None: 12 and '12' are different values.
    case none
    /// Values become texts.
    case toText
    /// Texts that spell numbers become numbers.
    case toNumbers
  }

  /// Returns the keys that this one can stand for, the likeliest first. In a column without
  /// conversion, a text that spells a number can also stand for the number; in a column of numbers,
  /// the number comes first. If the key comes from an address and the column has no conversion,
  /// such a text always stands for the number, because addresses mark texts.
  ///
  /// Nearly always one key. Each ambiguous value doubles their number, so beyond
  /// ``maxAmbiguousValues`` only the first and the last combination are returned.
  package func readings(_ conversions: [Conversion]) -> [RecordKey] {
    let choices = choices(conversions)
    guard choices.count(where: { $0.count > 1 }) <= RecordKey.maxAmbiguousValues else {
      return [RecordKey(choices.compactMap(\.first)), RecordKey(choices.compactMap(\.last))]
    }
    return choices.reduce([RecordKey([])]) { readings, choices in
      choices.flatMap { choice in readings.map { RecordKey($0.values + [choice]) } }
    }
  }

  /// Returns, for each value of the key, the values that it can stand for, the likeliest first.
  package func choices(_ conversions: [Conversion]) -> [[StoredValue]] {
    zip(values, conversions).enumerated().map { index, pair in
      textIndices.contains(index) ? [pair.0] : readings(of: pair.0, pair.1)
    }
  }

  /// The maximum number of ambiguous values in a key for which all combinations are tried.
  package static let maxAmbiguousValues = 6

  /// Returns the key in which each text that can stand for a number is replaced by the number.
  package func numbered(_ conversions: [Conversion]) -> RecordKey {
    RecordKey(
      zip(values, conversions).enumerated().map { index, pair in
        let isText = pair.1 == .toText || textIndices.contains(index)
        return isText ? pair.0 : pair.0.parsedNumber ?? pair.0
      })
  }

  /// True if only the stored rows decide which of its readings is meant.
  package func isAmbiguous(_ conversions: [Conversion]) -> Bool {
    zip(values, conversions).enumerated().contains { index, pair in
      guard pair.1 != .toText, !textIndices.contains(index), let number = pair.0.parsedNumber
      else { return false }
      return pair.1 == .none || RecordKey.isInfinite(number)
    }
  }

  /// Returns a row's key in which the texts that spell a number, in columns without conversion, are
  /// marked as texts, so that the key's address does not lead to the number.
  package func marked(_ conversions: [Conversion]) -> RecordKey {
    guard conversions.contains(.none) else { return self }
    var copy = self
    for (index, (value, conversion)) in zip(values, conversions).enumerated()
    where conversion == .none && value.parsedNumber != nil { copy.textIndices.insert(index) }
    return copy
  }

  private func readings(of value: StoredValue, _ conversion: Conversion) -> [StoredValue] {
    guard conversion != .toText, let number = value.parsedNumber else { return [value] }
    // The text has its own address, so a request for one record never reaches the other.
    if conversion == .none, isParsedFromText { return [number] }
    // The text also finds a row whose number SQLite itself read from this text.
    return conversion == .none || RecordKey.isInfinite(number) ? [value, number] : [number, value]
  }

  /// True for both infinities. No column converts their spelling to a number.
  private static func isInfinite(_ value: StoredValue) -> Bool {
    if case .real(let number) = value { number.isInfinite } else { false }
  }
}

extension RecordKey {
  /// True if both keys are written the same way in an address, in which numbers are texts.
  package func isSpelled(like other: RecordKey) -> Bool {
    values.count == other.values.count
      && values.indices.allSatisfy { index in
        textIndices.contains(index) == other.textIndices.contains(index)
          && RecordKey.spelled(values[index]) == RecordKey.spelled(other.values[index])
      }
  }

  /// Returns a value with its number as text.
  private static func spelled(_ value: StoredValue) -> StoredValue {
    switch value {
    case .integer(let number): .text("\(number)")
    case .real(let number): .text("\(number)")
    case .null, .redacted, .text, .blob: value
    }
  }
}
