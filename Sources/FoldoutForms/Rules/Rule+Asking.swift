import Foundation

extension Rule {
  /// Returns the problem of a value, in a record that already contains it.
  ///
  /// Empty texts and missing numbers pass all conditions except functions and `.equal`;
  /// ``Field/isRequired`` refuses them. So an optional address may be empty.
  func problem(of value: FieldValue, in record: Record, of form: Form<Record>) -> FieldError? {
    switch condition {
    case .custom(let custom): return custom(value, record).map(FieldError.custom)
    case .equal(let id): return Rule.difference(value, from: form.named(id), record)
    case .range(let minimum, let maximum):
      return value.number.flatMap { Rule.problem(of: $0, minimum: minimum, maximum: maximum) }
    case .between(let above, let below):
      return value.number.flatMap { Rule.problem(of: $0, above: above, below: below) }
    case .length, .email, .url, .phone, .pattern:
      guard case .text(let text) = value, !text.isEmpty else { return nil }
      return problem(of: text)
    }
  }

  private func problem(of text: String) -> FieldError? {
    switch condition {
    case .length(let minimum, let maximum):
      let count = text.count
      if count < minimum { return .tooShort(count: count, minimum: minimum) }
      return maximum.flatMap { count > $0 ? .tooLong(count: count, maximum: $0) : nil }
    case .email:
      return EmailAddress(text) == nil ? .notAnEmail(text: TypedText.excerpt(text)) : nil
    case .url:
      return WebAddress(text) == nil ? .notAURL(text: TypedText.excerpt(text)) : nil
    case .phone:
      return PhoneNumber(text) == nil ? .notAPhone(text: TypedText.excerpt(text)) : nil
    case .pattern(let pattern, let hint):
      do {
        return try Regex(pattern).wholeMatch(in: text) == nil ? .pattern(hint: hint) : nil
      } catch {
        preconditionFailure("“\(pattern)” is not a valid regular expression: \(error)")
      }
    case .range, .between, .equal, .custom: return nil
    }
  }

  private static func problem(
    of number: Decimal, minimum: Decimal?, maximum: Decimal?
  ) -> FieldError? {
    if let minimum, number < minimum { return .tooSmall(minimum: minimum) }
    if let maximum, number > maximum { return .tooLarge(maximum: maximum) }
    return nil
  }

  private static func problem(
    of number: Decimal, above: Decimal?, below: Decimal?
  ) -> FieldError? {
    if let above, number <= above { return .notAbove(above) }
    if let below, number >= below { return .notBelow(below) }
    return nil
  }

  /// Compares with another field's value. A redacted value cannot be compared, so it counts as
  /// equal.
  private static func difference(
    _ value: FieldValue, from other: Field<Record>, _ record: Record
  ) -> FieldError? {
    let isSame: Bool
    switch other.read(record) {
    case .value(let found): isSame = found == value || (found.isEmpty && value.isEmpty)
    case .mismatched(.redacted): isSame = true
    case .mismatched(let stored): isSame = stored.string.map { .text($0) == value } ?? false
    }
    return isSame ? nil : .differsFromField(label: other.label)
  }
}

extension FieldValue {
  /// True for *no value*, for the empty text, and for an empty list of several.
  var isEmpty: Bool {
    self == .none || self == .text("") || self == .several([])
  }

  fileprivate var number: Decimal? {
    switch self {
    case .whole(let number): Decimal(number)
    case .decimal(let number): number
    default: nil
    }
  }
}
