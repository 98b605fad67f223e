/// A piece of HTML that is safe to place among other HTML.
struct Markup: Hashable, Sendable {
  /// The text of the piece.
  private(set) var text: String

  /// Vouches for a text that is HTML already.
  init(trusted text: String) { self.text = text }

  /// Escapes a text that a person reads.
  init(_ text: String) { self.text = Markup.escaped(text) }

  /// Writes an element; attributes without a value are left out.
  static func element(
    _ name: String, _ attributes: [(name: String, value: String?)] = [], _ content: [Markup] = []
  ) -> Markup {
    var text = "<\(name)"
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      text += value.isEmpty ? " \(attribute.name)" : " \(attribute.name)=\"\(escaped(value))\""
    }
    text += ">"
    if voidNames.contains(name) { return Markup(trusted: text) }
    return Markup(trusted: text + content.map(\.text).joined() + "</\(name)>")
  }

  private static let voidNames: Set<String> = ["input", "img", "meta"]

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension CGFloat {
  /// The number in a style sheet: at most three decimals, no trailing zeros.
  var css: String {
    let thousandths = Int((self * 1000).rounded())
    if thousandths % 1000 == 0 { return String(thousandths / 1000) }
    let sign = thousandths < 0 ? "-" : ""
    let digits = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    let trimmed = String(digits.reversed().drop(while: { $0 == "0" }).reversed())
    return "\(sign)\(thousandths.magnitude / 1000).\(trimmed)"
  }
}
