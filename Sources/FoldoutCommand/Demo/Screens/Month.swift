import FoldoutForms
import FoldoutRecords
import FoldoutWeb

/// A month of the year, by its number.
struct Month: Identifiable, Equatable, Sendable {
  var number: Int
  var id: Int { number }
}

extension Month {
  /// Returns the list of months, which all visitors share until the program ends.
  static func list(_ months: Records<Month>) -> List<Month> {
    List("Months", months, of: Month.self) {
      Title { month, environment in environment.monthName(month.number) }
      Action.share
      Action.remove
    }
  }

  static func all() -> Records<Month> { Records((1...12).map { Month(number: $0) }) }
}
