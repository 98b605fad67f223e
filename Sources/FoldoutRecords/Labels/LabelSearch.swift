import Foundation

/// Words that are looked for in titles and keys, as a person expects: whatever their case and their
/// accents, each anywhere in a title.
package struct LabelSearch: Sendable {
  /// The quality of a label's match.
  package enum Rank: Int, Comparable, Sendable {
    /// The key is what was typed.
    case key
    /// The title begins with it.
    case beginning
    /// A word of the title does.
    case wordBeginning
    /// Each word stands somewhere in the title or the key.
    case inside

    package static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// The words, folded, one blank between them.
  let text: [UInt8]
  /// The words, each folded.
  let words: [[UInt8]]
  /// The words, as they are looked for.
  private let patterns: [BytePattern]
  /// All words, as they are looked for at the beginning of a word.
  private let begun: BytePattern

  /// A search for what was typed; of more characters than any title has none is found.
  package init(_ typed: String) {
    let folded = LabelSearch.folded(typed.prefix(RecordLabel.maxCharacters + 1), keepingNUL: true)
    words = folded.split { $0 == UInt8(ascii: " ") }.map { Array($0) }
    text = Array(words.joined(separator: [UInt8(ascii: " ")]))
    patterns = words.map { BytePattern($0) }
    begun = BytePattern([UInt8(ascii: " ")] + text)
  }

  /// True where all labels match.
  package var isEmpty: Bool { words.isEmpty }

  /// The rank of a title and a key; `nil` where they do not match.
  package func rank(title: String, key: String) -> Rank? {
    rank(folded: LabelSearch.folded(title[...]), key: key)
  }

  /// The same of a title that is folded already.
  func rank(folded title: [UInt8], key: String) -> Rank? {
    guard !isEmpty else { return .inside }
    let key = LabelSearch.folded(key[...])
    if key == text { return .key }
    if title.starts(with: text) { return .beginning }
    guard patterns.allSatisfy({ title.contains($0) || key.contains($0) }) else { return nil }
    return title.contains(begun) ? .wordBeginning : .inside
  }

  /// A text without case and accents, its blanks of all sorts as one; controls are blanks, too.
  package static func folded(_ text: Substring, keepingNUL: Bool = false) -> [UInt8] {
    var bytes = Array(text.utf8)
    if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = Array(
        String(text).folding(
          options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
        ).utf8)
      bytes.foldArabic()
    }
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes[index] += 32
      case 0 where keepingNUL: break
      case 0..<32: bytes[index] = UInt8(ascii: " ")
      default: break
      }
    }
    return bytes
  }
}

extension [UInt8] {
  /// True where some bytes stand anywhere in these.
  fileprivate func contains(_ pattern: BytePattern) -> Bool {
    withUnsafeBufferPointer { pattern.offset(in: $0, $0.indices) != nil }
  }
}
