extension UInt8 {
  /// True for an English letter in ASCII.
  ///
  /// Written with numbers, because it is called for every byte that is minified, also in builds
  /// without optimization.
  var isASCIILetter: Bool {
    // This bit turns a capital letter into its small letter.
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7a
  }
}
