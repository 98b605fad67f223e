import FoldoutWords

extension Field {
  /// The number of options that may be chosen as a sentence, so that it is known before a choice is
  /// refused; `nil` for one value, and for any number.
  public func choiceLimitsText(in environment: FormEnvironment) -> String? {
    guard kind.isSeveral, let count = editor.choice?.count else { return nil }
    let words = environment.vocabulary.limits
    let least = environment.text(of: Int64(count.least))
    guard let most = count.most else {
      return count.least > 0 ? words.leastChosen(["least": least]) : nil
    }
    let text = environment.text(of: Int64(most))
    if count.least == most { return words.exactlyChosen(["count": text]) }
    return count.least > 0
      ? words.chosen(["least": least, "most": text]) : words.mostChosen(["most": text])
  }
}
