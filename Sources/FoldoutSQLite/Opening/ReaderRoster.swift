/// Assigns reads to connections, so that slow reads do not delay quick ones.
///
/// ```
///             took longer than a first look
///   quick ────────────────────────────────────→ slow
///     ↑                                           │
///     └────────── done within a first look ───────┘
/// ```
///
/// A connection that hangs is given up and replaced, up to four times at once. Reads of the table
/// in which it hangs are refused.
///
/// A table that computes its rows, as a view does, counts as slow until a read of it was quick.
struct ReaderRoster {
  /// The connections for one kind of read.
  enum Lane: Hashable, CaseIterable, Sendable {
    /// Short reads.
    case quick
    /// Steps of scans.
    case scans
    /// Reads that take longer than a first look, or may.
    case slow

    /// The slots of the lane's connections.
    var slots: Range<Int> {
      switch self {
      case .quick: 0..<2
      case .scans: 2..<3
      case .slow: 3..<6
      }
    }
  }

  /// A read's position in the queue of one connection.
  struct Seat: Hashable, Sendable {
    let lane: Lane
    let slot: Int
    /// The number of connections that had the slot before.
    var predecessors = 0
    /// The number of reads of the table that had been given up when this one was queued.
    var givenUp = 0
  }

  /// The speed of a table, as seen from the end of a read.
  enum Finding: Sendable {
    /// It took no longer than a first look.
    case quick
    /// It took longer, or was interrupted after a first look.
    case slow
    /// It was interrupted after its whole time.
    case givenUp
  }

  /// Limit for hanging connections that are replaced: each occupies a thread, and may occupy a
  /// core.
  static let maxHanging = 4

  private struct Verdict {
    var isSlow = false
    var givenUp = 0
  }

  /// The number of slots of all lanes.
  static let slots = 6

  /// Limit for the connections that read the same slow table at a time, so that one stays free for
  /// others.
  private static let maxOfSlowTable = Lane.slow.slots.count - 1

  /// The tables of the reads in each connection's queue.
  private var queues: [[String?]] = Array(repeating: [], count: ReaderRoster.slots)
  /// The findings about tables: those that were slow, and those that compute their rows but were
  /// quick.
  private var verdicts: [String: Verdict] = [:]

  /// Limit for `verdicts`. When it is reached they are emptied, and learned again.
  private static let maxVerdicts = 2_048

  /// The table in which each connection hangs; `nil` if its reads are not to be refused.
  private var hanging: [String?] = []
  /// The slots without a connection, until one that hangs returns.
  private var closed: Set<Int> = []
  private var predecessors = Array(repeating: 0, count: ReaderRoster.slots)

  /// Queues a read for the least busy connection of its lane; `nil` if the read is refused.
  mutating func enter(
    _ table: String?, isScan: Bool = false, computes: @autoclosure () -> Bool
  ) -> Seat? {
    if let table, refuses(table, computes: computes) { return nil }
    let lane = lane(of: table, isScan: isScan, computes: computes)
    guard let slot = slot(for: table, in: lane) else { return nil }
    queues[slot].append(table)
    var seat = Seat(lane: lane, slot: slot, predecessors: predecessors[slot])
    if lane == .slow, let table { seat.givenUp = verdicts[table]?.givenUp ?? 0 }
    return seat
  }

  /// Removes a read from its queue, and notes its finding about the table.
  mutating func leave(_ seat: Seat, _ table: String?, _ finding: Finding? = nil) {
    if predecessors[seat.slot] == seat.predecessors,
      let index = queues[seat.slot].firstIndex(of: table)
    {
      queues[seat.slot].remove(at: index)
    }
    if let table, let finding { note(table, finding) }
  }

  /// True if the table is known to be slow.
  func isSlow(_ table: String) -> Bool { verdicts[table]?.isSlow == true }

  /// False if the table was found to be slow, or a read of it was given up, while this read was
  /// queued: it would take as long.
  func shouldBegin(_ table: String, at seat: Seat) -> Bool {
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

  /// The number of reads queued at a slot.
  func load(at slot: Int) -> Int { queues[slot].count }

  private func lane(of table: String?, isScan: Bool, computes: () -> Bool) -> Lane {
    if let table, verdicts[table]?.isSlow ?? computes() { return .slow }
    return isScan ? .scans : .quick
  }

  private func slot(for table: String?, in lane: Lane) -> Int? {
    if lane == .slow {
      let own = lane.slots.filter { queues[$0].contains(table) }
      if own.count >= ReaderRoster.maxOfSlowTable { return least(of: own) }
    }
    return closed.isEmpty
      ? least(of: lane.slots) : least(of: lane.slots.filter { !closed.contains($0) })
  }

  private func least(of slots: some Collection<Int>) -> Int? {
    slots.min { queues[$0].count < queues[$1].count }
  }
}

extension ReaderRoster {
  /// The number of connections that hang.
  var countHanging: Int { hanging.count }

  /// True if a connection hangs in a table.
  func hangs(in table: String) -> Bool { hanging.contains(table) }

  /// Returns the number of the connection at a slot, unique among all that had any slot.
  func number(at slot: Int) -> Int { predecessors[slot] * ReaderRoster.slots + slot }

  /// Replaces a connection that hangs. Reads in its queue are retried on others.
  ///
  /// Returns the table whose reads are refused from now on. It is `nil` if the connection hangs in
  /// a first look, after which rows are read again, or in examining a table for the schema.
  mutating func giveUp(_ slot: Int, _ subject: WorkState.Subject?) -> String? {
    var table: String?
    if case .reading(let name) = subject {
      if ReaderRoster.Lane.slow.slots.contains(slot) { table = name }
      note(name, .slow)
    }
    queues[slot] = []
    predecessors[slot] += 1
    hanging.append(table)
    if hanging.count > ReaderRoster.maxHanging { closed.insert(slot) }
    return table
  }

  /// Notes that a hanging connection has returned, which allows another one.
  mutating func noteReturn(of table: String?) {
    guard let index = hanging.firstIndex(of: table) else { return }
    hanging.remove(at: index)
    if let slot = closed.min() { closed.remove(slot) }
  }

  /// True if reads of the table are refused: a connection hangs in it, or the limit of hanging
  /// connections is reached and the table computes its rows and was never read before.
  private func refuses(_ table: String, computes: () -> Bool) -> Bool {
    guard !hanging.isEmpty else { return false }
    if hangs(in: table) { return true }
    return hanging.count >= ReaderRoster.maxHanging && verdicts[table] == nil && computes()
  }
}
