import FoldoutForms
import FoldoutRecords

/// One part of a path, between two slashes.
///
/// Some names cannot stand there even encoded: browsers take `.` and `..` for a way up, also when
/// they are spelled `%2E`, and two slashes with nothing between for one. Such a part begins with
/// a bare tilde: `~`, `~.` and `~..`.
enum PathPart {
  static func encode(_ text: String) -> String {
    shielded(PercentCoding.encode(text))
  }

  /// The path of a screen, whose one part may be written plainly or encoded.
  static func path(_ written: some StringProtocol) -> String {
    let part = written.drop { $0 == "/" }
    return "/" + encode(text(Substring(part)) ?? String(part))
  }

  /// A path with one slash before it: an address that begins with two names a host.
  static func ofThisHost(_ path: String) -> String {
    path.hasPrefix("//") ? "/" + path.drop { $0 == "/" } : path
  }

  static func text(_ part: Substring) -> String? {
    PercentCoding.decode(bare(part).utf8).flatMap { String(validating: $0, as: UTF8.self) }
  }

  fileprivate static func shielded(_ encoded: String) -> String {
    switch encoded {
    case "", ".", "..": "~" + encoded
    default: encoded
    }
  }

  fileprivate static func bare(_ part: some StringProtocol) -> Substring {
    ["~", "~.", "~.."].contains(String(part)) ? Substring(part.dropFirst()) : Substring(part)
  }
}

extension RecordKey {
  /// A key as it stands in an address: its values encoded and joined by commas.
  ///
  /// A value is taken for text, which the store may read as a number. No value and bytes, which
  /// no text can stand for, are `~null` and `~blob.` with the bytes; a text that spells a number,
  /// in a column that keeps both apart, is `~text.` with the text.
  init?(address: some StringProtocol) {
    var values: [StoredValue] = []
    var plainTexts: Set<Int> = []
    for part in PathPart.bare(address).split(separator: ",", omittingEmptySubsequences: false) {
      if part == RecordKey.null {
        values.append(.null)
        continue
      }
      let isBlob = part.hasPrefix(RecordKey.blob)
      let isText = part.hasPrefix(RecordKey.text)
      if isText { plainTexts.insert(values.count) }
      let mark = isBlob ? RecordKey.blob : isText ? RecordKey.text : ""
      let encoded = part.dropFirst(mark.count)
      guard let bytes = PercentCoding.decode(encoded.utf8) else { return nil }
      values.append(isBlob ? .blob(bytes) : .text(bytes: bytes))
    }
    self.init(values)
    self.plainTexts = plainTexts
    isSpelled = true
  }

  /// The key for an address.
  var address: String {
    // Digits need no encoding, and most keys are one number.
    if values.count == 1, case .integer(let number)? = values.first { return "\(number)" }
    let parts = values.enumerated().map { place, value in
      switch value {
      case .null: RecordKey.null
      case .integer(let number): "\(number)"
      case .real(let number): PercentCoding.encode("\(number)")
      case .text(let bytes):
        (plainTexts.contains(place) ? RecordKey.text : "") + PercentCoding.encode(bytes)
      case .blob(let bytes): RecordKey.blob + PercentCoding.encode(bytes)
      // No key is ever sealed; this one would name no record.
      case .redacted: RecordKey.redacted
      }
    }
    return PathPart.shielded(parts.joined(separator: ","))
  }

  private static let null = "~null"
  private static let redacted = "~sealed"
  private static let blob = "~blob."
  private static let text = "~text."
}
