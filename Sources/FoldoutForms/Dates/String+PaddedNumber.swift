extension String {
  /// Appends a number that is not negative in ASCII digits, with zeros in front up to a width.
  ///
  /// Complexity: O(digits), without a text in between: a list shows dates by the hundred.
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
