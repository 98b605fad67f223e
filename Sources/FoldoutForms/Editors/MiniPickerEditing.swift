import Foundation

/// Settings of a mini picker for a whole number: a month or a year.
///
/// ```swift
/// month.editor = .miniPicker(MiniPickerEditing(.months))
/// year.editor = .miniPicker(MiniPickerEditing(.years(1900...2100)))
/// ```
public struct MiniPickerEditing: Hashable, Sendable {
  /// The numbers that can be picked, which also determine their titles.
  public enum Numbers: Hashable, Sendable {
    /// The months of a year in the shown calendar, numbered from 1, by name.
    case months
    /// Years in the shown calendar, both ends included.
    case years(ClosedRange<Int>)
  }

  /// The numbers that can be picked.
  public var numbers: Numbers

  /// Creates settings of a mini picker.
  public init(_ numbers: Numbers) {
    self.numbers = numbers
  }

  /// Returns the smallest and the largest number that can be picked.
  ///
  /// A year counts with all its possible months, which are 13 in the Hebrew calendar, so that each
  /// number means the same month in every year.
  public func range(in environment: FormEnvironment) -> ClosedRange<Int> {
    switch numbers {
    case .months: 1...environment.monthsInLongestYear.count
    case .years(let years): years
    }
  }

  /// Returns the number at which a picker without a value begins: this month or year, or the
  /// nearest in range.
  public func startingNumber(in environment: FormEnvironment) -> Int {
    switch numbers {
    case .months: environment.currentMonthNumber
    case .years(let years):
      min(max(environment.currentYearNumber, years.lowerBound), years.upperBound)
    }
  }

  /// Returns a number's title: a month's name, a year in the locale's digits, or the plain number
  /// if it is out of range.
  ///
  /// Complexity: O(1) for years, O(months of a year) for months.
  public func title(of number: Int64, in environment: FormEnvironment) -> String {
    title(of: number, among: environment.monthsInLongestYear, in: environment)
  }

  /// Returns the same title with a month's short name, such as "mrt" in Dutch, for narrow spaces.
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

  /// Returns the month's number for its full or short name; `nil` for any other text and for years.
  func number(named text: String, in environment: FormEnvironment) -> Int64? {
    switch numbers {
    case .months: environment.numberOfMonth(named: text).map(Int64.init)
    case .years: nil
    }
  }

  /// Returns the problem of a text that is not a number; in a picker of months a name was possible,
  /// too.
  func refusal(of text: String, _ problem: NumberError) -> FieldError {
    switch numbers {
    case .months: .notAMonth(text: TypedText.excerpt(text))
    case .years: .number(problem)
    }
  }

  /// Returns the problem of a number outside the range; `nil` for one within it.
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
