/// A sentence with placeholders, such as `{field} needs a value.`
///
/// Inserted texts are often in another script than the sentence, so they are put into a directional
/// isolate where they could reorder their neighbours: always in a right-to-left sentence, and in
/// others if the text has a right-to-left letter or a direction mark.
public struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A part of a phrase: literal text, or the name of a placeholder.
  private enum Part: Hashable {
    case text(Substring)
    case placeholder(String)
  }

  /// The sentence with its placeholders in braces.
  public let template: String
  private let parts: [Part]
  private let runsRightToLeft: Bool

  /// Creates a phrase from a template with placeholders in braces.
  public init(_ template: String) {
    self.template = template
    runsRightToLeft = template.unicodeScalars.contains(where: Phrase.turns)
    var parts: [Part] = []
    var rest = template[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      parts.append(.text(rest[..<start]))
      parts.append(.placeholder(String(rest[start...].dropFirst().prefix { $0 != "}" })))
      rest = rest[end...].dropFirst()
    }
    self.parts = parts + [.text(rest)]
  }

  /// Creates a phrase from a literal template.
  public init(stringLiteral template: String) {
    self.init(template)
  }

  /// The names of the placeholders, which are the same in every language.
  public var placeholders: Set<String> {
    Set(parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } })
  }

  /// Returns the sentence with its placeholders replaced. Each needs a text. Complexity:
  /// O(length).
  ///
  /// - Parameters:
  ///   - texts: Texts in any script, which are isolated where necessary.
  ///   - own: Texts in the language of the sentence, which are inserted unchanged.
  public func callAsFunction(_ texts: [String: String], own: [String: String] = [:]) -> String {
    var sentence = ""
    for part in parts {
      switch part {
      case .text(let text): sentence += text
      case .placeholder(let name):
        guard let text = own[name] ?? texts[name].map(setApart) else {
          preconditionFailure("There is nothing to put in for {\(name)} of “\(template)”.")
        }
        sentence += text
      }
    }
    return sentence
  }

  /// Returns a text in a directional isolate (U+2068 and U+2069, UAX #9) if it needs one.
  ///
  /// The text's own marks of this kind are removed, because an extra one would end the isolate.
  private func setApart(_ text: String) -> String {
    guard runsRightToLeft || text.unicodeScalars.contains(where: Phrase.turns) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append("\u{2068}")
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !Phrase.isEmbedding($0) })
    scalars.append("\u{2069}")
    return String(scalars)
  }

  /// True if a scalar can reorder its neighbours: a letter or number of a right-to-left script (all
  /// are in these blocks), or a direction mark.
  private static func turns(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x0590: false
    case 0x0590...0x08FF, 0x200E...0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: isEmbedding(scalar)
    }
  }

  /// True if a scalar begins or ends an embedding, an override or an isolate.
  private static func isEmbedding(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
