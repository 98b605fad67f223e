/// HTML that is safe by construction: literals are trusted, interpolated texts are escaped.
///
/// ```swift
/// let row: Markup = "<li id=\"\(id)\">\(label)</li>"
/// var rows = Markup()
/// rows += row
/// ```
///
/// Only a literal can be in the source between the quotes, so it is trusted. Everything
/// interpolated is escaped unless it is markup itself. A text that came from elsewhere cannot be
/// made markup. Always put attribute values in double quotes.
///
/// Programs also use it for the content that they design for a row's bar: ``Drawer``. The page's
/// content security policy forbids styles and scripts there, but classes of the host's stylesheet
/// work.
public struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The bytes of the HTML, in UTF-8.
  private(set) var bytes: [UInt8]
  /// The parts of the script that its elements need.
  private(set) var needs: Assets.Parts = []

  /// Creates markup from a literal. `StaticString` keeps out texts that exist only at run time.
  public init(stringLiteral literal: StaticString) {
    bytes = literal.withUTF8Buffer { Array($0) }
  }

  /// Creates markup from a literal with interpolated texts and markup.
  public init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
    needs = stringInterpolation.needs
  }

  /// Creates empty markup.
  public init() {
    bytes = []
  }

  /// Appends markup to markup.
  public static func += (left: inout Markup, right: Markup) {
    left.bytes += right.bytes
    left.needs.formUnion(right.needs)
  }

  /// True for a byte that needs no escape, so for all except `"`, `&`, `'`, `<` and `>`.
  ///
  /// It is called for each byte of a page. Comparisons with literals need no further calls in a
  /// debug build, but patterns do.
  fileprivate static func isPlain(_ byte: UInt8) -> Bool {
    byte != 0x22 && byte != 0x26 && byte != 0x27 && byte != 0x3C && byte != 0x3E
  }

  /// Returns the escape of a byte that is not plain.
  fileprivate static func escape(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }

  /// The HTML as text, for a batch.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension Markup {
  /// Collects the segments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []
    var needs: Assets.Parts = []

    /// Reserves capacity for the segments.
    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Appends a literal segment.
    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes += $0 }
    }

    /// Appends markup unchanged.
    public mutating func appendInterpolation(_ markup: Markup) {
      bytes += markup.bytes
      needs.formUnion(markup.needs)
    }

    /// Appends several pieces of markup in order.
    public mutating func appendInterpolation(_ list: [Markup]) {
      for markup in list { appendInterpolation(markup) }
    }

    /// Appends a number in plain digits.
    public mutating func appendInterpolation(_ number: Int) {
      bytes += String(number).utf8
    }

    /// Appends a text, escaped for content and for double-quoted attributes.
    public mutating func appendInterpolation(_ text: String) {
      var text = text
      text.withUTF8 { append(escaping: $0) }
    }

    /// Appends the plain bytes in runs, and an escape for each other byte.
    private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
      guard let start = text.baseAddress else { return }
      let count = text.count
      var (position, appended) = (0, 0)
      while position < count {
        let byte = start[position]
        position += 1
        if Markup.isPlain(byte) { continue }
        bytes += UnsafeBufferPointer(start: start + appended, count: position - 1 - appended)
        bytes += Markup.escape(of: byte).utf8
        appended = position
      }
      bytes += UnsafeBufferPointer(start: start + appended, count: count - appended)
    }

    /// Appends a constant attribute if a condition holds.
    public mutating func appendInterpolation(_ attribute: StaticString, if condition: Bool) {
      guard condition else { return }
      bytes.append(UInt8(ascii: " "))
      attribute.withUTF8Buffer { bytes += $0 }
    }
  }
}

/// Interpolations of the parts of the script that markup needs.
///
/// The script reads the parts from the `data-needs` attribute. The page or batch that contains the
/// markup reads them from `Markup.needs`.
extension Markup.StringInterpolation {
  /// Appends the attribute that names the parts an element needs.
  mutating func appendInterpolation(needs parts: Assets.Part...) {
    name(parts)
    for part in parts { needs.insert(Assets.Parts(part)) }
  }

  /// Appends the attribute for parts that are needed later, such as by the drawer of a row.
  ///
  /// The script loads them in advance, and pages don't link their styles.
  mutating func appendInterpolation(willNeed parts: Assets.Part...) { name(parts) }
  mutating func appendInterpolation(willNeed parts: [Assets.Part]) { name(parts) }

  private mutating func name(_ parts: [Assets.Part]) {
    guard !parts.isEmpty else { return }
    let addresses = parts.map { Assets.served.address(of: $0) }
    appendInterpolation(" data-needs=\"\(addresses.joined(separator: " "))\"" as Markup)
  }
}
