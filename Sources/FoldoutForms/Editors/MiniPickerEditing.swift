import Foundation

/// Settings of a whole number that is moved on one by one: a month or a year.
public struct MiniPickerEditing: Hashable, Sendable {
  /// The numbers that can be picked, and how they are called.
  public enum Numbers: Hashable, Sendable {
    /// The months of a year in the calendar that is shown, from 1 on, by their names.
    case months
    /// Years in the calendar that is shown, both ends included.
    case years(ClosedRange<Int>)
  }

  /// The numbers that can be picked.
  public var numbers: Numbers

  /// Settings for picking one of some numbers.
  public init(_ numbers: Numbers) {
    self.numbers = numbers
  }

  /// The least and the greatest number that can be picked.
  ///
  /// Months are those of a year that has them all: 13 in the Hebrew calendar, so that a number has
  /// one name in every year.
  public func range(in environment: FormEnvironment) -> ClosedRange<Int> {
    switch numbers {
    case .months: 1...environment.numberedMonths.count
    case .years(let years): years
    }
  }

  /// The number that a picker over no value goes on to: this month or year, or the nearest in
  /// range.
  public func startingNumber(in environment: FormEnvironment) -> Int {
    switch numbers {
    case .months: environment.thisMonthsNumber
    case .years(let years):
      min(max(environment.thisYearsNumber, years.lowerBound), years.upperBound)
    }
  }

  /// A number as a person reads it: a month by its name, a year in the locale's digits, and what is
  /// out of range as a number. Complexity: O(1), but for months, O(months of a year).
  public func title(of number: Int64, in environment: FormEnvironment) -> String {
    title(of: number, among: environment.numberedMonths, in: environment)
  }

  /// The same with the short name of a month, as "mrt" in Dutch, for where there is little room.
  public func shortTitle(of number: Int64, in environment: FormEnvironment) -> String {
    title(of: number, among: environment.numberedShortMonths, in: environment)
  }

  private func title(
    of number: Int64, among months: @autoclosure () -> [String], in environment: FormEnvironment
  ) -> String {
    switch numbers {
    case .months:
      let months = months()
      guard (1...Int64(months.count)).contains(number) else { break }
      return months[Int(number) - 1]
    case .years: break
    }
    return environment.text(of: number)
  }

  /// The number that a name stands for, whole or short; `nil` for a text that is no month's name.
  func number(named text: String, in environment: FormEnvironment) -> Int64? {
    switch numbers {
    case .months: environment.numberOfMonth(named: text).map(Int64.init)
    case .years: nil
    }
  }

  /// Why a text that is no number is not taken: where names are, a number is not all that could be
  /// written.
  func refusal(of text: String, _ problem: NumberError) -> FieldError {
    switch numbers {
    case .months: .notAMonth(text: TypedText.excerpt(text))
    case .years: .number(problem)
    }
  }

  /// Why a number cannot be picked; `nil` for one within the range.
  func problem(of number: Int64, in environment: FormEnvironment) -> FieldError? {
    let range = range(in: environment)
    let (minimum, maximum) = (Int64(range.lowerBound), Int64(range.upperBound))
    guard number < minimum || number > maximum else { return nil }
    switch numbers {
    case .months: return .noSuchMonth(number, last: range.upperBound)
    case .years:
      return number < minimum
        ? .tooSmall(minimum: Decimal(minimum)) : .tooLarge(maximum: Decimal(maximum))
    }
  }
}
