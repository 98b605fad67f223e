/// A month of a year, without a day: when a card expires, or which month an invoice is for.
///
/// ```swift
/// let month = YearMonth(year: 2026, month: 3)
/// ```
///
/// Like ``LocalDate`` it is always Gregorian by the rules of ISO 8601, whatever calendar is shown,
/// and has no time zone.
public struct YearMonth: Hashable, Sendable {
  /// The months since January of the year 1, which is 0. They sort in time order.
  private let count: Int32

  private init(count: Int) {
    self.count = Int32(truncatingIfNeeded: count)
  }

  /// Creates a month; `nil` if the year is outside ``LocalDate/years`` or the month outside 1 to
  /// 12. Complexity: O(1).
  public init?(year: Int, month: Int) {
    guard LocalDate.years.contains(year), (1...12).contains(month) else { return nil }
    self.init(count: (year - 1) * 12 + month - 1)
  }

  /// Creates the month that contains a day.
  public init(of date: LocalDate) {
    self.init(count: (date.year - 1) * 12 + date.month - 1)
  }

  /// The first supported month, January of the year 1.
  public static let first = YearMonth(of: .first)

  /// The last supported month, December 9999.
  public static let last = YearMonth(of: .last)

  /// The year, from 1 to 9999.
  public var year: Int { Int(count) / 12 + 1 }

  /// The month of the year, from 1 to 12.
  public var month: Int { Int(count) % 12 + 1 }

  /// The first and the last day of the month.
  public var days: ClosedRange<LocalDate> {
    let first = LocalDate(nearestTo: year, month: month, day: 1)
    return first...LocalDate(nearestTo: year, month: month, day: 31)
  }

  /// Returns the month so many months later, or earlier for a negative number; `nil` outside the
  /// years 1 to
  /// 9999. Complexity: O(1).
  public func adding(months: Int) -> YearMonth? {
    let (sum, overflow) = Int(count).addingReportingOverflow(months)
    guard !overflow, (0...Int(YearMonth.last.count)).contains(sum) else { return nil }
    return YearMonth(count: sum)
  }
}

extension YearMonth: Comparable {
  /// Orders months by time.
  public static func < (earlier: YearMonth, later: YearMonth) -> Bool {
    earlier.count < later.count
  }
}

extension YearMonth: CustomStringConvertible {
  /// The month as ISO 8601 writes it, and as it is stored, as in 2026-11.
  public var description: String {
    var text = ""
    text.append(number: year, width: 4)
    text.append("-")
    text.append(number: month, width: 2)
    return text
  }

  /// Parses a stored text; `nil` unless ``description`` reproduces it byte for byte. Complexity:
  /// O(1), whatever the length of the text.
  public init?(_ text: String) {
    var bytes = text.utf8[...]
    guard let year = bytes.takeNumber(digits: 4), bytes.take("-"),
      let month = bytes.takeNumber(digits: 2), bytes.isEmpty
    else { return nil }
    self.init(year: year, month: month)
  }
}
