import Foundation

extension Rule {
  /// The problem of a value, in a record that has it already.
  ///
  /// No value and the empty text are the matter of ``Field/isRequired`` and of functions only: an
  /// address that may be missing need not be one.
  func problem(of value: FieldValue, in record: Record, of form: Form<Record>) -> FieldError? {
    switch condition {
    case .custom(let custom): return custom(value, record).map(FieldError.custom)
    case .equal(let id): return form.field(id).flatMap { Rule.difference(value, from: $0, record) }
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
      let matches = try? Regex(pattern).wholeMatch(in: text) != nil
      return matches == true ? nil : .pattern(hint: hint)
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

  /// A value that its store keeps to itself cannot be compared, and so is not complained of.
  private static func difference(
    _ value: FieldValue, from other: Field<Record>, _ record: Record
  ) -> FieldError? {
    let isSame: Bool
    switch other.read(record) {
    case .value(let found): isSame = found == value || (found.isEmpty && value.isEmpty)
    case .mismatched(.redacted): isSame = true
    case .mismatched(let stored): isSame = stored.string.map { .text($0) == value } ?? false
    }
    return isSame ? nil : .unequal(label: other.label)
  }
}

extension FieldValue {
  /// True for *no value*, for a text without a letter, and for none of several.
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
