import FoldoutRecords
import GRDB

/// The time for looking at the tables of a schema, one after the other: one whose columns or first
/// rows cannot be read in time must not keep the others from being served.
struct TableLook {
  private let longest: Duration
  /// The time that is left for looks in vain.
  private var left: Duration

  /// The shortest time of a table: ordinary ones take less than a millisecond.
  private static let shortest = Duration.milliseconds(20)

  /// The reason why a table cannot be used.
  static let fault = "looking at its first rows takes too long"

  /// A first look within the limits.
  init(limits: WorkLimits) {
    longest = limits.lookingAtATable
    left = limits.lookingInVain
  }

  /// The time for the next table.
  var limit: Duration { max(min(longest, left), TableLook.shortest) }

  /// Notes a look that was given up after some time.
  mutating func note(inVain time: Duration) {
    left -= time
  }
}

extension WorkTime {
  /// Reads something of one table; where the time for it is up, makes it of that reason instead.
  func looking<T>(
    _ look: inout TableLook, at table: String, _ db: Database, _ read: () throws -> T,
    orElse make: (String) -> T
  ) throws -> T {
    let limit = look.limit
    // An earlier look at it has not come back, and a second would not either.
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
  /// A table that could not be read, with the reason.
  init(faulty name: String, _ kind: Kind, fault: String) {
    self.init(name: name, kind: kind, key: .rowNumber, columns: [], isWritable: false, fault: fault)
  }
}
