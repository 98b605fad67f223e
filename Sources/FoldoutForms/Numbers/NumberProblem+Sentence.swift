extension NumberProblem {
  /// What is wrong, why, and what is accepted instead, in one or two plain sentences.
  ///
  /// The words are English until there is a table of words for more languages; the numbers are
  /// written as the environment's locale writes them.
  public func sentence(in environment: FormEnvironment) -> String {
    let separator = environment.decimalSeparator
    switch self {
    case .empty:
      return "Nothing was entered. Write a number, such as \(example(.whole, in: environment))."
    case .unreadable(let text, let odd?, let mode):
      let sign = odd == " " ? "a blank" : "“\(odd)”"
      return "“\(text)” is not a number: \(sign) cannot stand there. Write it like "
        + "\(example(mode, in: environment))."
    case .unreadable(let text, nil, let mode):
      return "“\(text)” is not a number: a digit is missing. Write it like "
        + "\(example(mode, in: environment))."
    case .oddGrouping(let text, let grouping, let mode):
      let sign = grouping == " " ? "blank" : "“\(grouping)”"
      let plain = text.filter { $0 != grouping }
      let whole = "The \(sign) in “\(text)” does not stand between thousands. Write \(plain)"
      let fraction = text.replacing(String(grouping), with: separator)
      let isFraction = mode == .decimal && text.count(where: { $0 == grouping }) == 1
      return isFraction && !text.contains(separator) ? "\(whole) or \(fraction)." : "\(whole)."
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

  private func example(_ mode: NumberMode, in environment: FormEnvironment) -> String {
    let whole = environment.digits(1234)
    return mode == .whole
      ? whole : whole + environment.decimalSeparator + environment.digits(5)
  }
}
