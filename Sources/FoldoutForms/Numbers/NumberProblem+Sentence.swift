extension NumberProblem {
  /// What is wrong, why, and what is accepted instead, in one or two plain sentences.
  ///
  /// The words are English until there is a table of words for more languages; the numbers are
  /// written as the environment's locale writes them.
  public func sentence(in environment: FormEnvironment) -> String {
    let separator = environment.decimalSeparator
    let example = environment.words.localized("1234") + separator + environment.words.localized("5")
    switch self {
    case .empty:
      return "Nothing was entered. Write a number, such as \(environment.digits(1234))."
    case .unreadable(let text, let odd?):
      return "“\(text)” is not a number: “\(odd)” cannot stand there. Write it like \(example)."
    case .unreadable(let text, nil):
      return "“\(text)” is not a number: it has no digit. Write it like \(example)."
    case .oddGrouping(let text, let grouping):
      return "The “\(grouping)” in “\(text)” does not stand between thousands. Leave it out, or "
        + "write “\(separator)” before a fraction."
    case .ambiguous(let text, let whole, let decimal):
      return "“\(text)” can be read in two ways. Write \(whole) or \(decimal)."
    case .notWhole(let text):
      return "“\(text)” is not a whole number. Write it without “\(separator)” and what follows."
    case .tooLarge(let text):
      return "“\(text)” is too large a number to be kept exactly."
    case .tooManyDigits(let digits):
      return "The number has \(digits) digits; 38 can be kept exactly."
    }
  }
}
