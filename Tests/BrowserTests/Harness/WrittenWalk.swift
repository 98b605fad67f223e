import Foundation

/// A walk as its source states it.
struct WrittenWalk {
  /// The suite and the function.
  var name: String
  /// The lines of `Documentation/Screens.md` in its title.
  var lines: [String]
  /// Its manners in `make test-all`.
  var manners: [Manner]
  /// Its manners in `make test`, none if it is not run there.
  var mannersInTest: [Manner]

  /// The folder of the walks.
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All walks, from the files beside this folder.
  static let all = Result {
    try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Harness/") }
      .flatMap { read(try String(contentsOf: tests.appending(path: $0), encoding: .utf8)) }
  }

  /// Returns the walks in the source of a file.
  ///
  /// A walk's manners are its arguments, or those of its first call of `walk`.
  static func read(_ source: String) -> [WrittenWalk] {
    let lists = Dictionary(
      source.matches(of: /static let (\w+) = (\[\s*Manner\.[^\]]*\])/)
        .map { (String($0.1), manners(in: $0.2)) }, uniquingKeysWith: { first, _ in first })
    var suite = ""
    return source.components(separatedBy: "@Test(").enumerated().compactMap { index, text in
      defer { suite = text.matches(of: /struct (\w+Tests)/).last.map { String($0.1) } ?? suite }
      guard index > 0, let function = text.firstMatch(of: /func (\w+)/) else { return nil }
      let head = text[..<function.range.lowerBound]
      let title = head.prefixMatch(of: /\s*"((?:\d+\.\d+,? )*)/)?.1 ?? ""
      let arguments = head.firstMatch(of: /(?s)arguments: (?:few\(([^\[\]]*?)of: )?(.*)/)
      let call = text[function.range.upperBound...].firstMatch(of: /walk\(([^{]*)/)?.1 ?? ""
      let isPlain = call.contains("withoutScript: true")
      func manners(_ text: Substring?) -> [Manner] {
        Self.manners(in: text ?? "", lists).map { manner in
          Manner(
            hand: manner.hand, language: manner.language, isDark: manner.isDark,
            hasScript: manner.hasScript && !isPlain)
        }
      }
      var all = manners(arguments?.2)
      if all.isEmpty { all = Array(manners(call).prefix(1)) }
      if all.isEmpty { all = manners(".touch") }
      let few = manners(arguments?.1)
      let inTest = !head.contains("few(") ? all : few.isEmpty ? Array(all.prefix(1)) : few
      return WrittenWalk(
        name: "\(suite)/\(function.1)",
        lines: title.matches(of: /\d+\.\d+/).map { String($0.0) }, manners: all,
        mannersInTest: head.contains(".inTestAll") ? [] : inTest)
    }
  }

  /// Returns the manners that an expression names or makes, in their order.
  private static func manners(in text: Substring, _ lists: [String: [Manner]] = [:]) -> [Manner] {
    text.matches(of: /Manner\(([^)]*)\)|[\w.]+/).flatMap { match -> [Manner] in
      guard let made = match.1 else {
        let name = match.0.trimmingPrefix(/(?:Manner|Hand)?\./)
        return named[String(match.0)] ?? named[String(name)] ?? lists[String(name)] ?? []
      }
      return [
        Manner(
          hand: Hand.allCases.first { made.contains(".\($0)") } ?? .touch,
          language: made.contains(".arabic")
            ? .arabic : made.contains(".dutch") ? .dutch : .english,
          isDark: made.contains("isDark: true"), hasScript: !made.contains("hasScript: false"))
      ]
    }
  }

  /// The manners by the names that walks use.
  private static let named: [String: [Manner]] = [
    "touchInEnglish": [.touchInEnglish], "keysInDutch": [.keysInDutch],
    "touchInArabic": [.touchInArabic], "keysInArabicPlain": [.keysInArabicPlain],
    "touchInDutchPlain": [.touchInDutchPlain], "keysInEnglishPlain": [.keysInEnglishPlain],
    "mouse": [.mouse], "mouseInArabic": [.mouseInArabic], "keysInEnglish": [.keysInEnglish],
    "touch": [.touchInEnglish], "keyboard": [.keysInEnglish], "Manner.all": Manner.all,
    "Manner.languages": Manner.languages, "Hand.allCases": Hand.allCases.map { Manner(hand: $0) },
  ]
}
