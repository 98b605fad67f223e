import FoldoutForms
import FoldoutWords

/// The values that a CHECK constraint allows in a column, as texts for a sentence.
///
/// ```swift
/// let allowed = AllowedValues(column.constraints)
/// let least = allowed?.minimum?.number
/// ```
public struct AllowedValues: Hashable, Sendable {
  /// An end of a range of numbers.
  public struct End: Hashable, Sendable {
    /// The number at the end.
    public var number: String
    /// False if the number itself is not allowed.
    public var isIncluded: Bool
  }

  /// An end of a range of dates.
  public struct DateEnd: Hashable, Sendable {
    /// The date at the end.
    public var date: String
    /// False if the date itself is not allowed.
    public var isIncluded: Bool
  }

  /// The only allowed values; empty if any value is allowed.
  public var options: [String] = []
  /// The smallest allowed number.
  public var minimum: End?
  /// The largest allowed number.
  public var maximum: End?
  /// The first allowed date.
  public var earliest: DateEnd?
  /// The last allowed date.
  public var latest: DateEnd?
  /// The minimum number of characters in a text.
  public var shortest: Int?
  /// The maximum number of characters in a text.
  public var longest: Int?

  /// Creates the description of some constraints; `nil` if they allow every value.
  public init?(_ constraints: ColumnConstraints) {
    guard !constraints.isEmpty else { return nil }
    options = (constraints.options ?? []).map(AllowedValues.text)
    minimum = constraints.minimum.map { End(number: "\($0.number)", isIncluded: $0.isIncluded) }
    maximum = constraints.maximum.map { End(number: "\($0.number)", isIncluded: $0.isIncluded) }
    earliest = constraints.earliest.map { DateEnd(date: $0.date.text, isIncluded: $0.isIncluded) }
    latest = constraints.latest.map { DateEnd(date: $0.date.text, isIncluded: $0.isIncluded) }
    shortest = constraints.shortest
    longest = constraints.longest
  }

  /// Returns a copy with limits of dates in place of those of numbers that `date` writes as dates.
  package func dating(_ date: (String) -> String?) -> AllowedValues {
    func dated(_ end: End?) -> DateEnd? {
      end.flatMap { end in
        date(end.number).map { DateEnd(date: $0, isIncluded: end.isIncluded) }
      }
    }
    var copy = self
    if let earliest = dated(minimum) { (copy.minimum, copy.earliest) = (nil, earliest) }
    if let latest = dated(maximum) { (copy.maximum, copy.latest) = (nil, latest) }
    return copy
  }

  /// Returns a copy whose numbers and dates are formatted by functions.
  package func writing(
    numbers text: (String) -> String, dates: (String) -> String
  ) -> AllowedValues {
    var written = self
    written.minimum?.number = minimum.map { text($0.number) } ?? ""
    written.maximum?.number = maximum.map { text($0.number) } ?? ""
    written.earliest?.date = earliest.map { dates($0.date) } ?? ""
    written.latest?.date = latest.map { dates($0.date) } ?? ""
    return written
  }

  /// Returns the values as part of a sentence: `at least 1`, or `“a”, “b”`.
  func text(in words: Words) -> String {
    let parts =
      list(in: words) + numbers(in: words.limits) + dates(in: words.limits)
      + lengths(in: words.limits)
    return parts.dropFirst().reduce(parts.first ?? "") {
      words.limits.both([:], own: ["one": $0, "other": $1])
    }
  }

  private func list(in words: Words) -> [String] {
    let quoted = options.map { words.numbers.quoted(["text": $0]) }
    guard let first = quoted.first else { return [] }
    return [
      quoted.dropFirst().reduce(first) {
        words.values.several([:], own: ["values": $0, "more": $1])
      }
    ]
  }

  private func numbers(in limits: Words.Limits) -> [String] {
    if let minimum, let maximum, minimum.isIncluded, maximum.isIncluded {
      return [limits.range(["least": minimum.number, "most": maximum.number])]
    }
    let lower = minimum.map { end in
      end.isIncluded
        ? limits.minimum(["least": end.number]) : limits.above(["limit": end.number])
    }
    let upper = maximum.map { end in
      end.isIncluded ? limits.maximum(["most": end.number]) : limits.below(["limit": end.number])
    }
    return [lower, upper].compactMap(\.self)
  }

  private func dates(in limits: Words.Limits) -> [String] {
    if let earliest, let latest, earliest.isIncluded, latest.isIncluded {
      return [limits.range(["least": earliest.date, "most": latest.date])]
    }
    let lower = earliest.map { end in
      end.isIncluded ? limits.notBefore(["limit": end.date]) : limits.after(["limit": end.date])
    }
    let upper = latest.map { end in
      end.isIncluded ? limits.notAfter(["limit": end.date]) : limits.before(["limit": end.date])
    }
    return [lower, upper].compactMap(\.self)
  }

  private func lengths(in limits: Words.Limits) -> [String] {
    switch (shortest, longest) {
    case (let shortest?, let longest?) where shortest == longest:
      [limits.exactCharacters(["count": "\(longest)"])]
    case (let shortest?, let longest?):
      [limits.characters(["least": "\(shortest)", "most": "\(longest)"])]
    case (let shortest?, nil): [limits.minCharacters(["least": "\(shortest)"])]
    case (nil, let longest?): [limits.maxCharacters(["most": "\(longest)"])]
    case (nil, nil): []
    }
  }

  /// The text of an option; empty for *no value*, bytes and secrets.
  private static func text(of option: StoredValue) -> String {
    switch option {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text: option.string ?? ""
    case .null, .blob, .redacted: ""
    }
  }
}
