import FoldoutRecords
import GRDB

/// The time budget for examining the tables of a schema one after the other, so that a table whose
/// columns or first rows are slow does not keep the others from being served.
struct TableLook {
  private let longest: Duration
  /// The time left for examinations that time out.
  private var left: Duration

  /// The least time for a table; ordinary ones take less than a millisecond.
  private static let shortest = Duration.milliseconds(20)

  /// The fault of a table that timed out.
  static let fault = "looking at its first rows takes too long"

  /// Makes the budget for one reading of the schema.
  init(limits: WorkLimits) {
    longest = limits.lookingAtATable
    left = limits.lookingInVain
  }

  /// The time limit for the next table.
  var limit: Duration { max(min(longest, left), TableLook.shortest) }

  /// Subtracts the time of an examination that timed out.
  mutating func note(inVain time: Duration) {
    left -= time
  }
}

extension WorkTime {
  /// Returns the result of `read` on a table; if it times out, that of `make`, with the fault.
  func looking<T>(
    _ look: inout TableLook, at table: String, _ db: Database, _ read: () throws -> T,
    orElse make: (String) -> T
  ) throws -> T {
    let limit = look.limit
    // An earlier examination of the table hangs, and a second one would, too.
    if watch?.hangs(lookingAt: table) == true { return make(TableLook.fault) }
    do {
      return try limiting(db, to: limit, about: .looking(table), read)
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_INTERRUPT && causeOfStop == .time
    {
      look.note(inVain: limit)
      return make(TableLook.fault)
    }
  }
}

extension TableSchema {
  /// Makes the schema of a table that could not be read, with the reason.
  init(faulty name: String, _ kind: Kind, fault: String) {
    self.init(name: name, kind: kind, key: .rowNumber, columns: [], isWritable: false, fault: fault)
  }
}
