/// Decides which connection reads a table: what takes long is read beside what does not.
///
/// ```
///             took longer than a first look
///   quick ────────────────────────────────────→ slow
///     ↑                                           │
///     └────────── done within a first look ───────┘
/// ```
///
/// A table that computes what it shows, as a view does, is slow until a read of it was quick.
struct ReaderRoster {
  /// The connections that are kept for some reads.
  enum Lane: Hashable, CaseIterable, Sendable {
    /// Reads of a moment.
    case quick
    /// Steps of walks through tables.
    case scans
    /// Reads that take longer than a first look, or may.
    case slow

    /// The places of its connections among all.
    var places: Range<Int> {
      switch self {
      case .quick: 0..<2
      case .scans: 2..<3
      case .slow: 3..<6
      }
    }
  }

  /// A place in the line for one connection.
  struct Seat: Hashable, Sendable {
    let lane: Lane
    let place: Int
    /// How often reads of the table had been given up by then.
    var givenUp = 0
  }

  /// The end of a read, where it tells something of its table.
  enum Finding: Sendable {
    /// It took no longer than a first look.
    case quick
    /// It took longer, or was stopped after a first look.
    case slow
    /// It was given up after all the time that it has.
    case givenUp
  }

  private struct Verdict {
    var isSlow = false
    var givenUp = 0
  }

  /// The number of places of all lanes.
  static let places = 6

  /// The most connections that one slow table is read on at a time: another one finds one free.
  private static let mostOfSlowTable = Lane.slow.places.count - 1

  /// The tables of the reads that each connection has in line.
  private var lines: [[String?]] = Array(repeating: [], count: ReaderRoster.places)
  /// The tables whose last read took longer than a first look, or, where they compute, did not.
  private var verdicts: [String: Verdict] = [:]

  /// The most tables of which that is kept. Beyond it all are forgotten, and found out anew.
  private static let mostVerdicts = 2_048

  /// Puts a read in line for the connection that has the least to do.
  mutating func enter(
    _ table: String?, isScan: Bool = false, computes: @autoclosure () -> Bool
  ) -> Seat {
    var seat = seat(for: table, in: lane(of: table, isScan: isScan, computes: computes))
    if seat.lane == .slow, let table { seat.givenUp = verdicts[table]?.givenUp ?? 0 }
    lines[seat.place].append(table)
    return seat
  }

  /// Takes a read out of its line, with what it tells of its table.
  mutating func leave(_ seat: Seat, _ table: String?, _ finding: Finding? = nil) {
    if let index = lines[seat.place].firstIndex(of: table) { lines[seat.place].remove(at: index) }
    if let table, let finding { note(table, finding) }
  }

  /// True where a table is read beside the quick ones, as far as is known.
  func isSlow(_ table: String) -> Bool { verdicts[table]?.isSlow == true }

  /// False for a read whose turn comes after its table was found to be slow, or given up: it would take as
  /// long.
  func isToBegin(_ table: String, at seat: Seat) -> Bool {
    switch seat.lane {
    case .quick, .scans: !isSlow(table)
    case .slow: verdicts[table]?.givenUp ?? 0 <= seat.givenUp
    }
  }

  private mutating func note(_ table: String, _ finding: Finding) {
    if verdicts.count >= ReaderRoster.mostVerdicts { verdicts = [:] }
    switch finding {
    case .quick: verdicts[table, default: Verdict()].isSlow = false
    case .slow: verdicts[table, default: Verdict()].isSlow = true
    case .givenUp:
      verdicts[table, default: Verdict()].isSlow = true
      verdicts[table]?.givenUp += 1
    }
  }

  /// The number of reads in line at a place.
  func load(at place: Int) -> Int { lines[place].count }

  private func lane(of table: String?, isScan: Bool, computes: () -> Bool) -> Lane {
    if let table, verdicts[table]?.isSlow ?? computes() { return .slow }
    return isScan ? .scans : .quick
  }

  private func seat(for table: String?, in lane: Lane) -> Seat {
    if lane == .slow {
      let own = lane.places.filter { lines[$0].contains(table) }
      if own.count >= ReaderRoster.mostOfSlowTable {
        return Seat(lane: lane, place: least(of: own))
      }
    }
    return Seat(lane: lane, place: least(of: lane.places))
  }

  private func least(of places: some Collection<Int>) -> Int {
    places.min { lines[$0].count < lines[$1].count } ?? 0
  }
}
