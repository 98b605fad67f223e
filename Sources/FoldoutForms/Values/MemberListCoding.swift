import Foundation

/// Encodes chosen values as a column stores them: a JSON list (RFC 8259) of distinct texts and
/// whole numbers.
enum MemberListCoding {
  /// Decodes a list.
  ///
  /// Returns `nil` for any other text, also for a list that contains a duplicate or another list.
  static func values(in text: String) -> [FieldValue]? {
    guard let members = try? JSONDecoder().decode([Member].self, from: Data(text.utf8)) else {
      return nil
    }
    let values = members.map(\.value)
    return Set(values).count == values.count ? values : nil
  }

  /// Encodes a list without blanks; returns `nil` if a member is neither a text nor a whole number.
  static func text(of values: [FieldValue]) -> String? {
    let members = values.compactMap(Member.init)
    guard members.count == values.count else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    do {
      return String(decoding: try encoder.encode(members), as: UTF8.self)
    } catch {
      preconditionFailure("Texts and whole numbers can always be encoded as JSON: \(error)")
    }
  }
}

extension [FieldValue] {
  /// The values as a JSON list, as a column stores them; `nil` if one is neither a text nor a whole
  /// number.
  package var jsonList: StoredValue? { MemberListCoding.text(of: self).map { .text($0) } }
}

/// One member of a JSON list.
private enum Member: Codable {
  case text(String)
  case whole(Int64)

  init?(_ value: FieldValue) {
    switch value {
    case .text(let text): self = .text(text)
    case .whole(let number): self = .whole(number)
    case .none, .decimal, .flag, .several, .date, .time, .dateTime, .zoned, .never, .month, .bytes:
      return nil
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .whole(try container.decode(Int64.self))
    }
  }

  var value: FieldValue {
    switch self {
    case .text(let text): .text(text)
    case .whole(let number): .whole(number)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .whole(let number): try container.encode(number)
    }
  }
}
