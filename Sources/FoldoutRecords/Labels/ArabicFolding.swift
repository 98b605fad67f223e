/// Folds Arabic letters and digits, which Unicode's folding of case and accents does not change.
///
/// All have two bytes in UTF-8:
///
/// ```
/// D8 A2 … A6   أ إ آ ؤ ئ   the letter without its hamza or madda
/// D9 80, 8B … 9F, B0       tatweel and the marks of vowels: nothing
/// D9 A0 … A9   ٠ … ٩       a digit of ASCII
/// D9 B1        ٱ           ا
/// DB B0 … B9   ۰ … ۹       a digit of ASCII
/// ```
extension [UInt8] {
  /// Folds the letters and digits of a text in UTF-8. Complexity: O(length).
  mutating func foldArabic() {
    guard contains(where: { 0xD8...0xDB ~= $0 }) else { return }
    var folded: [UInt8] = []
    folded.reserveCapacity(count)
    var index = 0
    while index < count {
      let byte = self[index]
      guard 0xD8...0xDB ~= byte, index + 1 < count else {
        folded.append(byte)
        index += 1
        continue
      }
      folded += [UInt8].arabic(byte, self[index + 1])
      index += 2
    }
    self = folded
  }

  private static func arabic(_ first: UInt8, _ second: UInt8) -> [UInt8] {
    switch (first, second) {
    case (0xD8, 0xA2), (0xD8, 0xA3), (0xD8, 0xA5), (0xD9, 0xB1): [0xD8, 0xA7]
    case (0xD8, 0xA4): [0xD9, 0x88]
    case (0xD8, 0xA6): [0xD9, 0x8A]
    case (0xD9, 0x80), (0xD9, 0x8B...0x9F), (0xD9, 0xB0): []
    case (0xD9, 0xA0...0xA9): [UInt8(ascii: "0") + second - 0xA0]
    case (0xDB, 0xB0...0xB9): [UInt8(ascii: "0") + second - 0xB0]
    default: [first, second]
    }
  }
}
