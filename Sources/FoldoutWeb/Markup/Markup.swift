/// HTML that is known to be safe: written out in this program, or escaped on its way in.
///
/// ```swift
/// let row: Markup = "<li id=\"\(id)\">\(label)</li>"
/// ```
///
/// What stands between the quotes is trusted, because only a literal can stand there; whatever is
/// interpolated is escaped, unless it is markup itself. There is no way to make markup of a text
/// that came from elsewhere. Attribute values stand in double quotes, always.
struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The bytes of the HTML, in UTF-8.
  private(set) var bytes: [UInt8]
  /// The parts of the script that some element of it needs.
  private(set) var needs: Assets.Parts = []

  /// Markup written out. `StaticString` keeps texts of the running program out.
  init(stringLiteral literal: StaticString) {
    bytes = literal.withUTF8Buffer { Array($0) }
  }

  init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
    needs = stringInterpolation.needs
  }

  /// Nothing.
  init() {
    bytes = []
  }

  static func += (left: inout Markup, right: Markup) {
    left.bytes += right.bytes
    left.needs.formUnion(right.needs)
  }

  /// The HTML as text, for a batch.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension Markup {
  /// Collects the parts of an interpolated piece of markup.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []
    var needs: Assets.Parts = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes += $0 }
    }

    mutating func appendInterpolation(_ markup: Markup) {
      bytes += markup.bytes
      needs.formUnion(markup.needs)
    }

    mutating func appendInterpolation(_ list: [Markup]) {
      for markup in list { appendInterpolation(markup) }
    }

    mutating func appendInterpolation(_ number: Int) {
      bytes += String(number).utf8
    }

    /// A text from anywhere, escaped for content and for double-quoted attributes.
    mutating func appendInterpolation(_ text: String) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "\""): bytes += "&quot;".utf8
        case UInt8(ascii: "'"): bytes += "&#39;".utf8
        default: bytes.append(byte)
        }
      }
    }

    /// An attribute without a value, there on a condition.
    mutating func appendInterpolation(_ attribute: StaticString, if condition: Bool) {
      guard condition else { return }
      bytes.append(UInt8(ascii: " "))
      attribute.withUTF8Buffer { bytes += $0 }
    }
  }
}
