/// A source text without comments and string contents, with its line numbers unchanged.
///
/// Interpolated code within strings stays. Works on bytes for speed: one test reads all sources of
/// the package.
struct SourceCode {
  private(set) var bytes: [UInt8] = []
  private let source: [UInt8]
  private var place = 0

  init(_ source: String) {
    self.source = Array(source.utf8)
    bytes.reserveCapacity(self.source.count)
    while place < self.source.count { readCode(untilClosing: false) }
  }

  /// The lines of the code.
  var lines: [String] {
    bytes.split(separator: SourceCode.newline, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the line number of an offset in the text.
  func line(of place: Int) -> Int {
    bytes[..<place].count { $0 == SourceCode.newline } + 1
  }

  static let newline = UInt8(ascii: "\n")

  private func isAt(_ mark: StaticString) -> Bool {
    guard source.count - place >= mark.utf8CodeUnitCount else { return false }
    for offset in 0..<mark.utf8CodeUnitCount
    where source[place + offset] != mark.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skip(_ count: Int) {
    for byte in source[place..<min(place + count, source.count)] {
      bytes.append(byte == SourceCode.newline ? byte : UInt8(ascii: " "))
    }
    place = min(place + count, source.count)
  }

  /// Reads code to its end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(untilClosing: Bool) {
    var depth = 0
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "/") where isAt("//"):
        while place < source.count, source[place] != SourceCode.newline { skip(1) }
      case UInt8(ascii: "/") where isAt("/*"):
        while place < source.count, !isAt("*/") { skip(1) }
        skip(2)
      case UInt8(ascii: "\""): readString(ending: isAt("\"\"\"") ? "\"\"\"" : "\"")
      case UInt8(ascii: ")") where untilClosing && depth == 0: return skip(1)
      case let byte:
        depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        bytes.append(byte)
        place += 1
      }
    }
  }

  private mutating func readString(ending end: StaticString) {
    skip(end.utf8CodeUnitCount)
    while place < source.count, !isAt(end) {
      if isAt("\\(") {
        skip(2)
        readCode(untilClosing: true)
      } else {
        skip(isAt("\\") ? 2 : 1)
      }
    }
    skip(end.utf8CodeUnitCount)
  }
}
