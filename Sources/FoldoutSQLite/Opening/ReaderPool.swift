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
struct ReaderPool {
  /// The connections for one kind of read.
  enum Group: Hashable, CaseIterable, Sendable {
    /// Short reads.
    case quick
    /// Steps of scans.
    case scans
    /// Reads that take longer than a first look, or may.
    case slow

    /// The slots of the group's connections.
    var slots: Range<Int> {
      switch self {
      case .quick: 0..<2
      case .scans: 2..<3
      case .slow: 3..<6
      }
    }
  }

  /// A read's position in the queue of one connection.
  struct Lease: Hashable, Sendable {
    let group: Group
    let slot: Int
    /// The number of connections that had the slot before.
    var predecessors = 0
    /// The number of reads of the table that had been given up when this one was queued.
    var givenUp = 0
  }

  /// The speed of a table, as seen from the end of a read.
  enum Speed: Sendable {
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

  private struct History {
    var isSlow = false
    var givenUp = 0
  }

  /// The number of slots of all groups.
  static let slots = 6

  /// Limit for the connections that read the same slow table at a time, so that one stays free for
  /// others.
  private static let maxOfSlowTable = Group.slow.slots.count - 1

  /// The tables of the reads in each connection's queue.
  private var queues: [[String?]] = Array(repeating: [], count: ReaderPool.slots)
  /// The histories of tables that were slow, and of those that compute their rows but were quick.
  private var histories: [String: History] = [:]

  /// Limit for `histories`. When it is reached they are emptied, and learned again.
  private static let maxHistories = 2_048

  /// The table in which each connection hangs; `nil` if its reads are not to be refused.
  private var hanging: [String?] = []
  /// The slots without a connection, until one that hangs returns.
  private var closed: Set<Int> = []
  private var predecessors = Array(repeating: 0, count: ReaderPool.slots)

  /// Queues a read for the least busy connection of its group; `nil` if the read is refused.
  mutating func enter(
    _ table: String?, isScan: Bool = false, computes: @autoclosure () -> Bool
  ) -> Lease? {
    if let table, refuses(table, computes: computes) { return nil }
    let group = group(of: table, isScan: isScan, computes: computes)
    guard let slot = slot(for: table, in: group) else { return nil }
    queues[slot].append(table)
    var lease = Lease(group: group, slot: slot, predecessors: predecessors[slot])
    if group == .slow, let table { lease.givenUp = histories[table]?.givenUp ?? 0 }
    return lease
  }

  /// Removes a read from its queue, and notes how quick its table was.
  mutating func leave(_ lease: Lease, _ table: String?, _ speed: Speed? = nil) {
    if predecessors[lease.slot] == lease.predecessors,
      let index = queues[lease.slot].firstIndex(of: table)
    {
      queues[lease.slot].remove(at: index)
    }
    if let table, let speed { note(table, speed) }
  }

  /// True if the table is known to be slow.
  func isSlow(_ table: String) -> Bool { histories[table]?.isSlow == true }

  /// False if the table was found to be slow, or a read of it was given up, while this read was
  /// queued: it would take as long.
  func shouldBegin(_ table: String, at lease: Lease) -> Bool {
    switch lease.group {
    case .quick, .scans: !isSlow(table)
    case .slow: histories[table]?.givenUp ?? 0 <= lease.givenUp
    }
  }

  private mutating func note(_ table: String, _ speed: Speed) {
    if histories.count >= ReaderPool.maxHistories { histories = [:] }
    switch speed {
    case .quick: histories[table, default: History()].isSlow = false
    case .slow: histories[table, default: History()].isSlow = true
    case .givenUp:
      histories[table, default: History()].isSlow = true
      histories[table]?.givenUp += 1
    }
  }

  /// The number of reads queued at a slot.
  func load(at slot: Int) -> Int { queues[slot].count }

  private func group(of table: String?, isScan: Bool, computes: () -> Bool) -> Group {
    if let table, histories[table]?.isSlow ?? computes() { return .slow }
    return isScan ? .scans : .quick
  }

  private func slot(for table: String?, in group: Group) -> Int? {
    if group == .slow {
      let own = group.slots.filter { queues[$0].contains(table) }
      if own.count >= ReaderPool.maxOfSlowTable { return least(of: own) }
    }
    return closed.isEmpty
      ? least(of: group.slots) : least(of: group.slots.filter { !closed.contains($0) })
  }

  private func least(of slots: some Collection<Int>) -> Int? {
    slots.min { queues[$0].count < queues[$1].count }
  }
}

extension ReaderPool {
  /// The number of connections that hang.
  var countHanging: Int { hanging.count }

  /// True if a connection hangs in a table.
  func hangs(in table: String) -> Bool { hanging.contains(table) }

  /// Returns the number of the connection at a slot, unique among all that had any slot.
  func number(at slot: Int) -> Int { predecessors[slot] * ReaderPool.slots + slot }

  /// Replaces a connection that hangs. Reads in its queue are retried on others.
  ///
  /// Returns the table whose reads are refused from now on. It is `nil` if the connection hangs in
  /// a first look, after which rows are read again, or in examining a table for the schema.
  mutating func giveUp(_ slot: Int, _ subject: WorkState.Subject?) -> String? {
    var table: String?
    if case .reading(let name) = subject {
      if ReaderPool.Group.slow.slots.contains(slot) { table = name }
      note(name, .slow)
    }
    queues[slot] = []
    predecessors[slot] += 1
    hanging.append(table)
    if hanging.count > ReaderPool.maxHanging { closed.insert(slot) }
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
    return hanging.count >= ReaderPool.maxHanging && histories[table] == nil && computes()
  }
}
