import FoldoutForms
import FoldoutRecords

/// A segment of a path, encoded and decoded.
///
/// Some names cannot be a segment even if they are encoded: browsers resolve `.` and `..`, also
/// written as `%2E`, and collapse empty segments. Such a segment begins with a bare tilde: `~`,
/// `~.` and `~..`.
enum PathPart {
  static func encode(_ text: String) -> String {
    withTilde(PercentCoding.encode(text))
  }

  /// Returns the path of a screen from its only segment, which may be plain or encoded.
  static func path(_ rawPath: some StringProtocol) -> String {
    let part = rawPath.drop { $0 == "/" }
    return "/" + encode(text(Substring(part)) ?? String(part))
  }

  /// Returns a path with a single slash before it: an address that begins with two names a host.
  static func ofThisHost(_ path: String) -> String {
    path.hasPrefix("//") ? "/" + path.drop { $0 == "/" } : path
  }

  static func text(_ part: Substring) -> String? {
    PercentCoding.decode(withoutTilde(part).utf8).flatMap { String(validating: $0, as: UTF8.self) }
  }

  fileprivate static func withTilde(_ encoded: String) -> String {
    switch encoded {
    case "", ".", "..": "~" + encoded
    default: encoded
    }
  }

  fileprivate static func withoutTilde(_ part: some StringProtocol) -> Substring {
    ["~", "~.", "~.."].contains(String(part)) ? Substring(part.dropFirst()) : Substring(part)
  }
}

extension RecordKey {
  /// Parses a key from an address: its values, encoded and separated by commas.
  ///
  /// Values are parsed as texts, which the store may convert to numbers. `~null` is no value, and
  /// `~blob.` precedes bytes, which no text can represent. `~text.` precedes a text that looks like
  /// a number, in a column that keeps texts and numbers apart. The result is `nil` for invalid
  /// percent-encoding.
  init?(address: some StringProtocol) {
    var values: [StoredValue] = []
    var textIndices: Set<Int> = []
    for part in PathPart.withoutTilde(address).split(
      separator: ",", omittingEmptySubsequences: false)
    {
      if part == RecordKey.null {
        values.append(.null)
        continue
      }
      let isBlob = part.hasPrefix(RecordKey.blob)
      let isText = part.hasPrefix(RecordKey.text)
      if isText { textIndices.insert(values.count) }
      let mark = isBlob ? RecordKey.blob : isText ? RecordKey.text : ""
      let encoded = part.dropFirst(mark.count)
      guard let bytes = PercentCoding.decode(encoded.utf8) else { return nil }
      values.append(isBlob ? .blob(bytes) : .text(bytes: bytes))
    }
    self.init(values)
    self.textIndices = textIndices
    isParsedFromText = true
  }

  /// The key as it is written in an address.
  var address: String {
    // Digits need no encoding, and most keys are one number.
    if values.count == 1, case .integer(let number)? = values.first { return "\(number)" }
    let parts = values.enumerated().map { index, value in
      switch value {
      case .null: RecordKey.null
      case .integer(let number): "\(number)"
      case .real(let number): PercentCoding.encode("\(number)")
      case .text(let bytes):
        (textIndices.contains(index) ? RecordKey.text : "") + PercentCoding.encode(bytes)
      case .blob(let bytes): RecordKey.blob + PercentCoding.encode(bytes)
      // A key never has redacted values; this text matches no record.
      case .redacted: RecordKey.redacted
      }
    }
    return PathPart.withTilde(parts.joined(separator: ","))
  }

  private static let null = "~null"
  private static let redacted = "~sealed"
  private static let blob = "~blob."
  private static let text = "~text."
}
