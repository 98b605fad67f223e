extension String {
  /// Appends a number that is not negative in ASCII digits, with zeros in front up to a width.
  ///
  /// Foundation's `String(format:)` does the same some forty times slower, and a list shows dates
  /// by the hundred. Complexity: O(digits).
  mutating func append(number: Int, width: Int) {
    var scale = 1
    for _ in 1..<max(width, 1) { scale *= 10 }
    while number / scale > 9 { scale *= 10 }
    while scale > 0 {
      unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number / scale % 10)))
      scale /= 10
    }
  }
}
