import FoldoutRecords
import GRDB

/// The time budget for examining the tables of a schema one after the other, so that a table whose
/// columns or first rows are slow does not keep the others from being served.
struct ExaminationBudget {
  private let longest: Duration
  /// The time left for examinations that time out.
  private var remaining: Duration

  /// The least time for a table; ordinary ones take less than a millisecond.
  private static let shortest = Duration.milliseconds(20)

  /// The fault of a table that timed out.
  static let fault = "looking at its first rows takes too long"

  /// Makes the budget for one reading of the schema.
  init(limits: WorkLimits) {
    longest = limits.examiningTable
    remaining = limits.failedExaminations
  }

  /// The time limit for the next table.
  var limit: Duration { max(min(longest, remaining), ExaminationBudget.shortest) }

  /// Subtracts the time of an examination that timed out.
  mutating func subtract(_ time: Duration) {
    remaining -= time
  }
}

extension WorkTime {
  /// Returns the result of `read` on a table; if it times out, that of `make`, with the fault.
  func examining<T>(
    _ budget: inout ExaminationBudget, at table: String, _ db: Database, _ read: () throws -> T,
    orElse make: (String) -> T
  ) throws -> T {
    let limit = budget.limit
    // An earlier examination of the table hangs, and a second one would, too.
    if watch?.hangs(examining: table) == true { return make(ExaminationBudget.fault) }
    do {
      return try limiting(db, to: limit, about: .examining(table), read)
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_INTERRUPT && causeOfStop == .time
    {
      budget.subtract(limit)
      return make(ExaminationBudget.fault)
    }
  }
}
