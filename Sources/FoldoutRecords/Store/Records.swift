public import Foundation

/// Records of the program's own, in its own order: an array that the program changes, and that the
/// pages of a list show as it is then.
///
/// A record that a person removed can be brought back for an hour, and only to its old position.
public actor Records<Record: Identifiable & Equatable & Sendable>
where Record.ID: LosslessStringConvertible & Sendable {
  /// A removed record, and its old position.
  private struct Removed {
    var record: Record
    /// The number of those that stood before it.
    var index: Int
    /// The identities of its neighbours before and after, the nearest first.
    var before: [Record.ID]
    var after: [Record.ID]
    var version: Int
    var time: Date
  }

  private var records: [Record]
  /// The state of the records that are not as they were at first: a number that none had before.
  private var versions: [Record.ID: Int] = [:]
  private var lastVersion = 0
  /// The number of this list in this process.
  private let name: String
  private var removed: [String: Removed] = [:]
  /// The records that came back last, by the removals that they were asked back from.
  private var restored: [String: Record.ID] = [:]
  private let now: @Sendable () -> Date

  /// The most removals that can be taken back.
  public static var maxRemovals: Int { 64 }
  /// The most neighbours on either side that are kept with a removal, to find its position.
  private static var maxNeighbours: Int { 16 }

  /// Records in their order. Of several with one identity pages show the first.
  public init(_ records: [Record], now: @escaping @Sendable () -> Date = { Date() }) {
    self.init(records, now: now, name: String(RandomName.make().prefix(8)))
  }

  /// The same under a number that is not left to chance.
  package init(_ records: [Record], now: @escaping @Sendable () -> Date, name: String) {
    self.records = records
    self.now = now
    self.name = name
  }

  /// All records as they are now.
  public var all: [Record] { records }

  /// The record of an identity; `nil` where there is none.
  public func record(_ id: Record.ID) -> Record? { records.first { $0.id == id } }

  /// Changes the records; nobody reads or changes them meanwhile.
  public func change<Result: Sendable>(
    _ change: @Sendable (inout [Record]) throws -> Result
  ) rethrows -> Result {
    let old = records
    defer { note(since: old) }
    return try change(&records)
  }

  /// A text that tells one state of a record from all others that it has in this process.
  package func state(of id: Record.ID) -> String { "\(name).\(versions[id] ?? 0)" }

  /// The record of an identity with its state; `nil` where there is none.
  package func current(_ id: Record.ID) -> (record: Record, state: String)? {
    record(id).map { ($0, state(of: id)) }
  }

  /// Gives each record that is not what it was a state of its own. Only what lies between the first
  /// and the last that differ is compared by identity.
  private func note(since old: [Record]) {
    let start = zip(old, records).prefix { $0 == $1 }.count
    let maxCount = min(old.count, records.count) - start
    var end = 0
    while end < maxCount, old[old.count - 1 - end] == records[records.count - 1 - end] { end += 1 }
    let (before, after) = (old[start..<old.count - end], records[start..<records.count - end])
    let known = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for record in after where known[record.id] != record {
      lastVersion += 1
      versions[record.id] = lastVersion
    }
    let left = Set(after.map { $0.id })
    for record in before where !left.contains(record.id) { versions[record.id] = nil }
  }

  /// Removes a record if it still is in the state that was seen; tells what brings it back.
  package func remove(_ id: Record.ID, original: String) -> String? {
    guard let index = records.firstIndex(where: { $0.id == id }), state(of: id) == original else {
      return nil
    }
    let before = records[..<index].suffix(Self.maxNeighbours).reversed().map { $0.id }
    let after = records[(index + 1)...].prefix(Self.maxNeighbours).map { $0.id }
    forget()
    let number = RestoreID.random().text
    removed[number] = Removed(
      record: records.remove(at: index), index: index, before: before, after: after,
      version: versions[id] ?? 0, time: now())
    versions[id] = nil
    return number
  }

  /// Brings back what was removed, to where it stood.
  package func restore(_ id: String) -> RecordRestoration<Record> {
    forget(keeping: Self.maxRemovals)
    guard let kept = removed[id] else {
      // A double click asks twice.
      return restored[id].flatMap { record($0) }.map { .restored($0) } ?? .unknown
    }
    guard record(kept.record.id) == nil else { return .taken(kept.record) }
    records.insert(kept.record, at: returnIndex(of: kept))
    removed[id] = nil
    if restored.count >= Self.maxRemovals { restored = [:] }
    restored[id] = kept.record.id
    versions[kept.record.id] = kept.version
    return .restored(kept.record)
  }

  /// The position behind the nearest neighbour that is still there, or before it; where none is,
  /// the number that the record had.
  private func returnIndex(of kept: Removed) -> Int {
    func index(_ ids: [Record.ID]) -> Int? {
      ids.lazy.compactMap { id in self.records.firstIndex { $0.id == id } }.first
    }
    return index(kept.before).map { $0 + 1 } ?? index(kept.after) ?? min(kept.index, records.count)
  }

  /// Forgets what is older than an hour, and the oldest until there is room.
  private func forget(keeping maxCount: Int? = nil) {
    let maxCount = maxCount ?? Self.maxRemovals - 1
    let oldest = now().addingTimeInterval(-3600)
    removed = removed.filter { $0.value.time > oldest }
    while removed.count > maxCount, let first = removed.min(by: { $0.value.time < $1.value.time }) {
      removed[first.key] = nil
    }
  }
}

/// The outcome of bringing a record back.
package enum RecordRestoration<Record: Sendable>: Sendable {
  case restored(Record)
  /// Another record has its identity now.
  case taken(Record)
  case unknown
}
