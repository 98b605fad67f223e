import FoldoutWords

extension Field {
  /// Returns a sentence on how many options may be chosen, to show before a choice is refused.
  ///
  /// Returns `nil` if the field holds a single value or any number is allowed.
  public func choiceLimitsText(in environment: FormEnvironment) -> String? {
    guard kind.isSeveral, let count = editor.choice?.count else { return nil }
    let words = environment.words.limits
    let minimum = environment.text(of: Int64(count.minimum))
    guard let maximum = count.maximum else {
      return count.minimum > 0 ? words.minChosen(["least": minimum]) : nil
    }
    let text = environment.text(of: Int64(maximum))
    if count.minimum == maximum { return words.exactlyChosen(["count": text]) }
    return count.minimum > 0
      ? words.chosen(["least": minimum, "most": text]) : words.maxChosen(["most": text])
  }
}
