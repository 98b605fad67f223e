/// HTML shortened for a snapshot: long lists lose their middle, and marks replace digests.
///
/// A list of 200 years or 60 minutes says little about a page, and a digest of the whole page
/// changes with every word. Without them, a changed word changes few lines of a snapshot.
///
/// A list with more than ``maxOptions`` options keeps the first, the last and the selected ones, a
/// line for each, with the number of the others between them:
///
///     <select name="~year.hired">
///     <option>1926
///     <option>… 75 more</option>
///     <option selected>2002
///     <option>… 123 more</option>
///     <option>2126</select>
///
/// Marks replace the hashes of scripts, styles and signs, the versions of pictures, the digests in
/// tokens of long values, and secret tokens. They also replace fingerprints, numbered in order of
/// appearance, so that equal ones stay equal.
public struct FoldedHTML: Equatable, Sendable {
  /// The treatment of long lists.
  public enum Lists: Sendable {
    case folded
    case whole
  }

  /// The largest number of options in a list that is kept whole: a year's months, half a day's
  /// hours.
  public static let maxOptions = 12

  /// The one snapshot with whole lists. Its date columns have every month, day and year, so that
  /// it shows a change of any option.
  public static let whole = "record-date.html"

  /// The folded text.
  public let text: String

  /// Folds HTML, or JSON that contains it.
  public init(_ html: String, lists: Lists = .folded) {
    let marked = FoldedHTML.marking(html)
    text =
      switch lists {
      case .whole: marked
      case .folded: FoldedHTML.folding(marked)
      }
  }

  private static func marking(_ html: String) -> String {
    var numbers: [Substring: Int] = [:]
    return html.replacing(/\.[0-9a-f]{12}\.(js|css|svg)/) { ".HASH.\($0.1)" }
      .replacing(/([?&;]v=)[0-9a-f]{16}/) { "\($0.1)VERSION" }
      .replacing(/"([A-Z]:[0-9]+):[0-9a-f]{16}:[0-9a-f]{16}/) { "\"\($0.1):DIGEST" }
      .replacing(/"s:[0-9a-f]+\\?"/) { $0.0.hasSuffix("\\\"") ? "\"s:SECRET\\\"" : "\"s:SECRET\"" }
      .replacing(/(["=])([0-9a-f]{16})\.([a-z])/) { match in
        let number = numbers[match.2, default: numbers.count + 1]
        numbers[match.2] = number
        return "\(match.1)FINGERPRINT-\(number).\(match.3)"
      }
  }

  private static func folding(_ html: String) -> String {
    html.replacing(/(?:<option(?: [^>]*)?>[^<]*(?:<\/option>\s*)?)+/) { folded($0.0) }
  }

  /// Folds the consecutive options of one list or group if there are more than ``maxOptions``.
  private static func folded(_ list: Substring) -> String {
    let options = list.matches(of: /<option(?: [^>]*)?>[^<]*(?:<\/option>\s*)?/).map(\.0)
    guard options.count > maxOptions, let last = options.last else { return String(list) }
    var lines: [String] = []
    var hidden = 0
    for (index, option) in options.dropLast().enumerated() {
      guard index == 0 || isSelected(option) else {
        hidden += 1
        continue
      }
      if hidden > 0 { lines.append("<option>… \(hidden) more</option>") }
      hidden = 0
      lines.append(withoutLineEnd(option))
    }
    if hidden > 0 { lines.append("<option>… \(hidden) more</option>") }
    return (lines + [String(last)]).joined(separator: "\n")
  }

  private static func isSelected(_ option: Substring) -> Bool {
    option.prefix { $0 != ">" }.split(separator: " ").contains("selected")
  }

  private static func withoutLineEnd(_ option: Substring) -> String {
    var option = option
    while option.last?.isWhitespace == true { option.removeLast() }
    return String(option)
  }
}
