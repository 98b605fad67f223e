package import FoldoutForms

extension StoredValue {
  /// The number that a text spells, or `nil` where it spells none.
  ///
  /// An address carries every key as text. Where a column converts nothing, 12 and '12' are two
  /// values, and this is the other one that "12" can stand for.
  package var spelledNumber: StoredValue? {
    guard let string, string.utf8.allSatisfy(StoredValue.isOfNumbers) else { return nil }
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
}

extension RecordKey {
  /// The keys that this one can stand for: itself first, then with numbers for the texts that
  /// spell them, in the columns that convert nothing.
  ///
  /// One key in nearly every table; two for each such column that is given a number's text.
  package func readings(convertingNothing: [Bool]) -> [RecordKey] {
    var readings = [RecordKey([])]
    for (value, convertsNothing) in zip(values, convertingNothing) {
      let number = convertsNothing ? value.spelledNumber : nil
      let choices = [value] + [number].compactMap(\.self)
      readings = choices.flatMap { choice in readings.map { RecordKey($0.values + [choice]) } }
    }
    return readings
  }
}
