/// HTML that is known to be safe: written out in this program, or escaped on its way in.
///
/// ```swift
/// let row: Markup = "<li id=\"\(id)\">\(label)</li>"
/// ```
///
/// What stands between the quotes is trusted, because only a literal can stand there; whatever is
/// interpolated is escaped, unless it is markup itself. There is no way to make markup of a text
/// that came from elsewhere. Attribute values stand in double quotes, always.
///
/// A program writes what it designs for the bar of a row with it: ``Drawer``. The page's content
/// security policy allows neither styles nor scripts in it; classes of the host's stylesheet it
/// does.
public struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The bytes of the HTML, in UTF-8.
  private(set) var bytes: [UInt8]
  /// The parts of the script that some element of it needs.
  private(set) var needs: Assets.Parts = []

  /// Markup written out. `StaticString` keeps texts of the running program out.
  public init(stringLiteral literal: StaticString) {
    bytes = literal.withUTF8Buffer { Array($0) }
  }

  /// Markup with texts and other markup in it.
  public init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
    needs = stringInterpolation.needs
  }

  /// Nothing.
  public init() {
    bytes = []
  }

  /// Appends markup to markup.
  public static func += (left: inout Markup, right: Markup) {
    left.bytes += right.bytes
    left.needs.formUnion(right.needs)
  }

  /// True for a byte that needs no escape.
  fileprivate static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: true
    }
  }

  /// The HTML as text, for a batch.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension Markup {
  /// Collects the parts of an interpolated piece of markup.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []
    var needs: Assets.Parts = []

    /// Room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Takes in what is written out.
    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes += $0 }
    }

    /// Takes in markup as it is.
    public mutating func appendInterpolation(_ markup: Markup) {
      bytes += markup.bytes
      needs.formUnion(markup.needs)
    }

    /// Takes in pieces of markup, one behind the other.
    public mutating func appendInterpolation(_ list: [Markup]) {
      for markup in list { appendInterpolation(markup) }
    }

    /// Takes in a number in plain digits.
    public mutating func appendInterpolation(_ number: Int) {
      bytes += String(number).utf8
    }

    /// A text from anywhere, escaped for content and for double-quoted attributes.
    public mutating func appendInterpolation(_ text: String) {
      guard !text.utf8.allSatisfy(Markup.isPlain) else {
        bytes += text.utf8
        return
      }
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
    public mutating func appendInterpolation(_ attribute: StaticString, if condition: Bool) {
      guard condition else { return }
      bytes.append(UInt8(ascii: " "))
      attribute.withUTF8Buffer { bytes += $0 }
    }
  }
}

/// Interpolations of the script's parts that markup needs: for the script in its attributes, and
/// for the page or the batch that it becomes a piece of in `Markup.needs`.
extension Markup.StringInterpolation {
  /// The attribute by which an element names the parts that it needs.
  mutating func appendInterpolation(needs parts: Assets.Part...) {
    name(parts)
    for part in parts { needs.insert(Assets.Parts(part)) }
  }

  /// The same for what an element leads to, such as a row to its drawer: the parts are fetched
  /// beforehand, and no page links styles for them.
  mutating func appendInterpolation(willNeed parts: Assets.Part...) { name(parts) }
  mutating func appendInterpolation(willNeed parts: [Assets.Part]) { name(parts) }

  private mutating func name(_ parts: [Assets.Part]) {
    let addresses = parts.map { Assets.served.address(of: $0) }
    appendInterpolation(" data-needs=\"\(addresses.joined(separator: " "))\"" as Markup)
  }
}
