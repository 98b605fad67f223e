import Foundation

extension Rule {
  /// The problem of a value, in a record that has it already.
  ///
  /// No value and the empty text are the matter of ``Field/isRequired`` and of functions only: an
  /// address that may be missing need not be one.
  func problem(of value: FieldValue, in record: Record, of form: Form<Record>) -> FieldProblem? {
    switch condition {
    case .said(let said): return said(value, record).map(FieldProblem.said)
    case .equal(let id): return form.field(id).flatMap { Rule.difference(value, from: $0, record) }
    case .range(let least, let most):
      return value.number.flatMap { Rule.problem(of: $0, least: least, most: most) }
    case .between(let above, let below):
      return value.number.flatMap { Rule.problem(of: $0, above: above, below: below) }
    case .length, .email, .url, .phone, .pattern:
      guard case .text(let text) = value, !text.isEmpty else { return nil }
      return problem(of: text)
    }
  }

  private func problem(of text: String) -> FieldProblem? {
    switch condition {
    case .length(let least, let most):
      let count = text.count
      if count < least { return .tooShort(count: count, least: least) }
      return most.flatMap { count > $0 ? .tooLong(count: count, most: $0) : nil }
    case .email:
      return EmailAddress(text) == nil ? .notAnEmail(text: TypedText.excerpt(text)) : nil
    case .url:
      return WebAddress(text) == nil ? .notAURL(text: TypedText.excerpt(text)) : nil
    case .phone:
      return PhoneNumber(text) == nil ? .notAPhone(text: TypedText.excerpt(text)) : nil
    case .pattern(let pattern, let hint):
      let matches = try? Regex(pattern).wholeMatch(in: text) != nil
      return matches == true ? nil : .pattern(hint: hint)
    case .range, .between, .equal, .said: return nil
    }
  }

  private static func problem(
    of number: Decimal, least: Decimal?, most: Decimal?
  ) -> FieldProblem? {
    if let least, number < least { return .tooSmall(least: least) }
    if let most, number > most { return .tooLarge(most: most) }
    return nil
  }

  private static func problem(
    of number: Decimal, above: Decimal?, below: Decimal?
  ) -> FieldProblem? {
    if let above, number <= above { return .notAbove(above) }
    if let below, number >= below { return .notBelow(below) }
    return nil
  }

  /// A value that its store keeps to itself cannot be compared, and so is not complained of.
  private static func difference(
    _ value: FieldValue, from other: Field<Record>, _ record: Record
  ) -> FieldProblem? {
    let isSame: Bool
    switch other.read(record) {
    case .value(let found): isSame = found == value || (found.isEmpty && value.isEmpty)
    case .foreign(.sealed): isSame = true
    case .foreign(let stored): isSame = stored.string.map { .text($0) == value } ?? false
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
