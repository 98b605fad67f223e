import FoldoutWords

extension MonthError {
  /// Returns the facts as one or two plain sentences in the environment's language, with an
  /// example.
  public func sentence(in environment: FormEnvironment) -> String {
    let dates = environment.words.dates
    let words = environment.words.periods
    let number = { (number: Int) in environment.text(of: Int64(number)) }
    let example = environment.text(of: environment.exampleMonth)
    switch self {
    case .empty: return words.emptyMonth(["example": example])
    case .unreadable(let text):
      return words.notAMonth([
        "text": text, "example": example, "iso": "\(environment.exampleMonth)",
      ])
    case .mixedDigits(let text): return dates.mixedDigits(["text": text, "example": example])
    case .noSuchMonth(let month):
      return dates.noSuchMonth([
        "month": number(month), "first": number(1), "last": number(12), "example": example,
      ])
    case .twoDigitYear(let year, let suggestion):
      return dates.twoDigitYear([
        "year": environment.digits(year, width: 2), "example": environment.text(of: suggestion),
      ])
    case .notFourDigitYear(let digits):
      return dates.notFourDigitYear(["year": digits, "example": example])
    case .yearOutOfRange(let year):
      return dates.yearOutOfRange([
        "year": number(year), "first": environment.digits(1, width: 4), "last": number(9999),
      ])
    case .noDayAllowed(let earliest, let latest):
      return DateError.noDayAllowed(earliest: earliest, latest: latest).sentence(in: environment)
    case .beforeLimit(let limit):
      return words.beforeMonth(["limit": environment.text(of: limit)])
    case .afterLimit(let limit):
      return words.afterMonth(["limit": environment.text(of: limit)])
    }
  }
}
