/// A field that holds text of any kind.
public protocol TextualField<Record>: FormField {}

extension TextualField {
  /// Limits the number of characters, as a person counts them: `2...40`, `8...`.
  ///
  /// An empty text is not checked; use ``FormField/required()`` to refuse it.
  public func length(
    _ range: some RangeExpression<Int>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    let counts = range.relative(to: 0..<Int.max)
    let maximum = counts.upperBound == .max ? nil : counts.upperBound - 1
    return addingRule(.length(minimum: counts.lowerBound, maximum: maximum), when: timing)
  }

  /// Requires the whole text to match a regular expression; `hint` describes it to a person, as in
  /// "two letters and four digits".
  ///
  /// - Precondition: `Regex` accepts the pattern.
  public func pattern(
    _ pattern: String, hint: String, when timing: RuleTiming = .onLeaving
  ) -> Self {
    precondition((try? Regex(pattern)) != nil, "“\(pattern)” is no regular expression")
    return addingRule(.pattern(pattern, hint: hint), when: timing)
  }
}
