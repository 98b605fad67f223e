import Foundation

/// Words that are looked for in titles and keys, as a person expects: whatever their case and their
/// accents, each anywhere in a title.
package struct LabelSearch: Sendable {
  /// How well a label matches.
  package enum Rank: Int, Comparable, Sendable {
    /// The key is what was typed.
    case key
    /// The title is what was typed.
    case title
    /// The title begins with it.
    case beginning
    /// A word of the title does.
    case wordBeginning
    /// Each word stands somewhere in the title or the key.
    case inside

    package static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// The most characters that are looked for: no title is longer.
  package static let mostCharacters = RecordLabel.mostCharacters

  private let text: [UInt8]
  private let words: [[UInt8]]

  /// A search for what was typed.
  package init(_ typed: String) {
    let folded = LabelSearch.folded(typed.prefix(LabelSearch.mostCharacters + 1))
    let parts = folded.split { $0 == UInt8(ascii: " ") }.map { Array($0) }
    words = parts
    text = Array(parts.joined(separator: [UInt8(ascii: " ")]))
  }

  /// Whether all labels match.
  package var isEmpty: Bool { words.isEmpty }

  /// How well a title and a key match; `nil` where they do not.
  package func rank(title: String, key: String) -> Rank? {
    rank(foldedTitle: LabelSearch.folded(title[...]), key: Array(key.utf8))
  }

  /// How well a folded title and a key match; `nil` where they do not.
  package func rank(foldedTitle title: [UInt8], key: [UInt8]) -> Rank? {
    guard !isEmpty else { return .inside }
    if key == text { return .key }
    if title == text { return .title }
    if title.starts(with: text) { return .beginning }
    guard words.allSatisfy({ title.contains($0) || key.contains($0) }) else { return nil }
    let space = UInt8(ascii: " ")
    let begins = title.contains([space] + text)
    return begins ? .wordBeginning : .inside
  }

  /// A text without case and accents, blanks of all kinds as one.
  package static func folded(_ text: Substring) -> [UInt8] {
    let folded = String(text).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return folded.utf8.map { $0 == 9 || $0 == 10 || $0 == 13 ? UInt8(ascii: " ") : $0 }
  }
}

extension [UInt8] {
  /// Whether some bytes stand anywhere in these.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return other.isEmpty }
    for start in 0...(count - other.count) where self[start] == first {
      if self[start..<start + other.count].elementsEqual(other) { return true }
    }
    return false
  }
}
