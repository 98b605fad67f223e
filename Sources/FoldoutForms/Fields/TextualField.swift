/// A field of text of any sort.
public protocol TextualField<Record>: FormField {}

extension TextualField {
  /// The field, taking texts of so many characters only, as a person counts them: `2...40`, `8...`.
  ///
  /// No text at all is a matter of ``FormField/required()``.
  public func length(
    _ range: some RangeExpression<Int>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    let counts = range.relative(to: 0..<Int.max)
    let maximum = counts.upperBound == .max ? nil : counts.upperBound - 1
    return ruled(.length(minimum: counts.lowerBound, maximum: maximum), when: timing)
  }

  /// The field, taking only what a regular expression matches as a whole; the hint describes it to
  /// a person, as in "two letters and four digits".
  ///
  /// - Precondition: The pattern is one that `Regex` takes.
  public func pattern(
    _ pattern: String, hint: String, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(.pattern(pattern, hint: hint), when: timing)
  }
}
