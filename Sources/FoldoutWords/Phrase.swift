/// A sentence with placeholders, such as `{field} needs a value.`, to be filled with texts.
///
/// What fills a placeholder is often in another script than the sentence, so it is set apart in its
/// direction wherever it could turn its neighbours around: always in a sentence that runs from
/// right to left, and elsewhere where the text has a letter or a mark that does.
public struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A part of a phrase: text as it stands, or a placeholder by its name.
  private enum Part: Hashable {
    case text(Substring)
    case placeholder(String)
  }

  /// The sentence as it is written in a language's table, with the placeholders in braces.
  public let template: String
  private let parts: [Part]
  private let runsRightToLeft: Bool

  /// A phrase out of a template with placeholders in braces.
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

  /// A phrase as a language's table writes it.
  public init(stringLiteral template: String) {
    self.init(template)
  }

  /// The names of the placeholders, which are the same in every language.
  public var placeholders: Set<String> {
    Set(parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } })
  }

  /// The sentence with a text in each placeholder: texts from anywhere, and those that are made of
  /// the language's `own` words already and are part of the sentence. Complexity: O(length).
  public func callAsFunction(_ texts: [String: String], own: [String: String] = [:]) -> String {
    var sentence = ""
    for part in parts {
      switch part {
      case .text(let text): sentence += text
      case .placeholder(let name):
        assert(
          texts[name] != nil || own[name] != nil, "nothing for {\(name)} of “\(template)”")
        sentence += own[name] ?? setApart(texts[name] ?? "")
      }
    }
    return sentence
  }

  /// A text between the marks that keep its direction to itself (U+2068 and U+2069, UAX #9).
  ///
  /// The text's own marks of that kind are dropped, because one too many would end ours early.
  private func setApart(_ text: String) -> String {
    guard runsRightToLeft || text.unicodeScalars.contains(where: Phrase.turns) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append("\u{2068}")
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !Phrase.isEmbedding($0) })
    scalars.append("\u{2069}")
    return String(scalars)
  }

  /// True where a scalar can turn what stands beside it: a letter or number of a script from right
  /// to left (they lie in these blocks), or a mark of direction.
  private static func turns(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x0590: false
    case 0x0590...0x08FF, 0x200E...0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: isEmbedding(scalar)
    }
  }

  /// True where a scalar begins or ends an embedding, an override or an isolate.
  private static func isEmbedding(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
