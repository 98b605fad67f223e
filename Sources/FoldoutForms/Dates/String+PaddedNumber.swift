extension String {
  /// Appends a number in ASCII digits, with zeros in front up to a width.
  ///
  /// No date or time has a negative one; but a problem may have to say what somebody sent, and
  /// must not stop the program.
  ///
  /// Complexity: O(digits), without a text in between: a list shows dates by the hundred.
  mutating func append(number: Int, width: Int) {
    if number < 0 { append("-") }
    let number = number.magnitude
    var scale: UInt = 1
    for _ in 1..<max(width, 1) { scale *= 10 }
    while number / scale > 9 { scale *= 10 }
    while scale > 0 {
      unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number / scale % 10)))
      scale /= 10
    }
  }
}
