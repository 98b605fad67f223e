package import FoldoutForms

extension StoredValue {
  /// The number that a text spells, or `nil` where it spells none.
  ///
  /// An address carries every key as text. Where a column converts nothing, 12 and '12' are two
  /// values, and this is the other one that "12" can stand for. It is the very number that was
  /// spelled: SQLite's own reading of a text may be the number beside it, and knows no infinity.
  package var parsedNumber: StoredValue? {
    guard let string else { return nil }
    if string == "inf" { return .real(.infinity) }
    if string == "-inf" { return .real(-.infinity) }
    guard string.utf8.allSatisfy(StoredValue.isOfNumbers) else { return nil }
    if let integer = Int64(string) { return .integer(integer) }
    guard let real = Double(string), real.isFinite else { return nil }
    return .real(real)
  }

  /// Digits, signs, the point and the exponent: `Double` would also take "nan" and "0x1p3".
  private static func isOfNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// True where it is one of the two infinities, whose words are no number to any column.
  fileprivate var isInfinite: Bool {
    if case .real(let number) = self { number.isInfinite } else { false }
  }
}

extension RecordKey {
  /// The conversion of values by a column's type.
  package enum Conversion: Hashable, Sendable {
    /// Nothing: 12 and '12' are two values.
    case none
    /// Texts.
    case toText
    /// Numbers, of the texts that spell some.
    case toNumbers
  }

  /// The keys that this one can stand for, the likeliest first: in columns that convert nothing
  /// also with numbers for the texts that spell them, and in columns of numbers with those at once.
  /// A key out of an address stands for the number alone: a text that spells one is marked there.
  ///
  /// One key in nearly every table; two for each other such column that is given a number's text.
  /// Of more than ``maxAmbiguousValues`` such it is the first and the last: each column doubles
  /// them.
  package func readings(_ conversions: [Conversion]) -> [RecordKey] {
    let choices = choices(conversions)
    guard choices.count(where: { $0.count > 1 }) <= RecordKey.maxAmbiguousValues else {
      return [RecordKey(choices.compactMap(\.first)), RecordKey(choices.compactMap(\.last))]
    }
    return choices.reduce([RecordKey([])]) { readings, choices in
      choices.flatMap { choice in readings.map { RecordKey($0.values + [choice]) } }
    }
  }

  /// The values that each of its values can stand for, the likeliest first.
  package func choices(_ conversions: [Conversion]) -> [[StoredValue]] {
    zip(values, conversions).enumerated().map { place, pair in
      plainTexts.contains(place) ? [pair.0] : readings(of: pair.0, pair.1)
    }
  }

  /// The most values of a key that may stand for two while each reading of it is tried by itself.
  package static let maxAmbiguousValues = 6

  /// The key with numbers for all texts that can stand for one.
  package func numbered(_ conversions: [Conversion]) -> RecordKey {
    RecordKey(
      zip(values, conversions).enumerated().map { place, pair in
        let isText = pair.1 == .toText || plainTexts.contains(place)
        return isText ? pair.0 : pair.0.parsedNumber ?? pair.0
      })
  }

  /// True where only the rows say which of its readings is meant.
  package func isAmbiguous(_ conversions: [Conversion]) -> Bool {
    zip(values, conversions).enumerated().contains { place, pair in
      guard pair.1 != .toText, !plainTexts.contains(place), let number = pair.0.parsedNumber
      else { return false }
      return pair.1 == .none || number.isInfinite
    }
  }

  /// The key of a row with a mark at each text that spells a number in a column that keeps both
  /// apart, so that its address leads to no number.
  package func marked(_ conversions: [Conversion]) -> RecordKey {
    guard conversions.contains(.none) else { return self }
    var copy = self
    for (place, (value, conversion)) in zip(values, conversions).enumerated()
    where conversion == .none && value.parsedNumber != nil { copy.plainTexts.insert(place) }
    return copy
  }

  private func readings(of value: StoredValue, _ conversion: Conversion) -> [StoredValue] {
    guard conversion != .toText, let number = value.parsedNumber else { return [value] }
    // The text has an address of its own: what is meant for one record never reaches the other.
    if conversion == .none, isSpelled { return [number] }
    // The text is what an update wrote into a column of numbers, as SQLite read it.
    return conversion == .none || number.isInfinite ? [value, number] : [number, value]
  }
}
