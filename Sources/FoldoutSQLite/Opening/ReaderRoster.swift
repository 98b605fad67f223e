/// Decides which connection reads a table: what takes long is read beside what does not.
///
/// ```
///             took longer than a first look
///   quick ────────────────────────────────────→ slow
///     ↑                                           │
///     └────────── done within a first look ───────┘
/// ```
///
/// A connection that does not come back is given up: another takes its place, four times. A table
/// that one hangs in is refused.
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

    /// The slots of its connections among all.
    var slots: Range<Int> {
      switch self {
      case .quick: 0..<2
      case .scans: 2..<3
      case .slow: 3..<6
      }
    }
  }

  /// A slot in the line for one connection.
  struct Seat: Hashable, Sendable {
    let lane: Lane
    let slot: Int
    /// The number of connections that had the slot before.
    var predecessors = 0
    /// The number of reads of the table that had been given up by then.
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

  /// The most connections that hang while others take their places: each has a thread, and a core
  /// if it can.
  static let maxHanging = 4

  private struct Verdict {
    var isSlow = false
    var givenUp = 0
  }

  /// The number of slots of all lanes.
  static let slots = 6

  /// The most connections that one slow table is read on at a time: another one finds one free.
  private static let maxOfSlowTable = Lane.slow.slots.count - 1

  /// The tables of the reads that each connection has in line.
  private var lines: [[String?]] = Array(repeating: [], count: ReaderRoster.slots)
  /// The tables whose last read took longer than a first look, or, where they compute, did not.
  private var verdicts: [String: Verdict] = [:]

  /// The largest number of tables for which that is kept. Beyond it all are forgotten, and found
  /// out anew.
  private static let maxVerdicts = 2_048

  /// The tables that connections hang in, for each connection; `nil` for one that would be read
  /// anew.
  private var hanging: [String?] = []
  /// The slots that no connection takes until one comes back.
  private var closed: Set<Int> = []
  private var predecessors = Array(repeating: 0, count: ReaderRoster.slots)

  /// Puts a read in line for the connection that has the least to do; `nil` where it is refused.
  mutating func enter(
    _ table: String?, isScan: Bool = false, computes: @autoclosure () -> Bool
  ) -> Seat? {
    if let table, refuses(table, computes: computes) { return nil }
    let lane = lane(of: table, isScan: isScan, computes: computes)
    guard let slot = slot(for: table, in: lane) else { return nil }
    lines[slot].append(table)
    var seat = Seat(lane: lane, slot: slot, predecessors: predecessors[slot])
    if lane == .slow, let table { seat.givenUp = verdicts[table]?.givenUp ?? 0 }
    return seat
  }

  /// Takes a read out of its line, with what it tells of its table.
  mutating func leave(_ seat: Seat, _ table: String?, _ finding: Finding? = nil) {
    if predecessors[seat.slot] == seat.predecessors,
      let index = lines[seat.slot].firstIndex(of: table)
    {
      lines[seat.slot].remove(at: index)
    }
    if let table, let finding { note(table, finding) }
  }

  /// True where a table is read beside the quick ones, as far as is known.
  func isSlow(_ table: String) -> Bool { verdicts[table]?.isSlow == true }

  /// False for a read whose turn comes after its table was found to be slow, or given up: it would
  /// take as long.
  func isToBegin(_ table: String, at seat: Seat) -> Bool {
    switch seat.lane {
    case .quick, .scans: !isSlow(table)
    case .slow: verdicts[table]?.givenUp ?? 0 <= seat.givenUp
    }
  }

  private mutating func note(_ table: String, _ finding: Finding) {
    if verdicts.count >= ReaderRoster.maxVerdicts { verdicts = [:] }
    switch finding {
    case .quick: verdicts[table, default: Verdict()].isSlow = false
    case .slow: verdicts[table, default: Verdict()].isSlow = true
    case .givenUp:
      verdicts[table, default: Verdict()].isSlow = true
      verdicts[table]?.givenUp += 1
    }
  }

  /// The number of reads in line at a slot.
  func load(at slot: Int) -> Int { lines[slot].count }

  private func lane(of table: String?, isScan: Bool, computes: () -> Bool) -> Lane {
    if let table, verdicts[table]?.isSlow ?? computes() { return .slow }
    return isScan ? .scans : .quick
  }

  private func slot(for table: String?, in lane: Lane) -> Int? {
    if lane == .slow {
      let own = lane.slots.filter { lines[$0].contains(table) }
      if own.count >= ReaderRoster.maxOfSlowTable { return least(of: own) }
    }
    return closed.isEmpty
      ? least(of: lane.slots) : least(of: lane.slots.filter { !closed.contains($0) })
  }

  private func least(of slots: some Collection<Int>) -> Int? {
    slots.min { lines[$0].count < lines[$1].count }
  }
}

extension ReaderRoster {
  /// The number of connections that hang.
  var countHanging: Int { hanging.count }

  /// True where a connection hangs in a table.
  func hangs(in table: String) -> Bool { hanging.contains(table) }

  /// The number of the connection that has a place, among all that had one.
  func number(at slot: Int) -> Int { predecessors[slot] * ReaderRoster.slots + slot }

  /// Does without a connection that does not come back from a table. What it has in line is read on
  /// others.
  ///
  /// A look at a table for the schema refuses nobody its rows; nor does a first look, after which
  /// they are read anew.
  mutating func giveUp(_ slot: Int, _ subject: WorkTurn.Subject?) -> String? {
    var table: String?
    if case .reading(let name) = subject {
      if ReaderRoster.Lane.slow.slots.contains(slot) { table = name }
      note(name, .slow)
    }
    lines[slot] = []
    predecessors[slot] += 1
    hanging.append(table)
    if hanging.count > ReaderRoster.maxHanging { closed.insert(slot) }
    return table
  }

  /// Notes that one has come back, which makes room for another.
  mutating func comeBack(from table: String?) {
    guard let index = hanging.firstIndex(of: table) else { return }
    hanging.remove(at: index)
    if let slot = closed.min() { closed.remove(slot) }
  }

  /// Once as many hang as may, what may hang is refused, too: tables that compute what they show,
  /// and have never been read.
  private func refuses(_ table: String, computes: () -> Bool) -> Bool {
    guard !hanging.isEmpty else { return false }
    if hangs(in: table) { return true }
    return hanging.count >= ReaderRoster.maxHanging && verdicts[table] == nil && computes()
  }
}
