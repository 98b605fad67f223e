public import Foundation

/// An ordered collection of a program's own records. The program changes it like an array, and the
/// pages of a list show its current state.
///
/// ```swift
/// let people = Records([Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")])
/// await people.change { $0.append(Person(id: 3, name: "Alan")) }
/// ```
///
/// A record that a person removed can be restored for an hour, but only to its old position.
public actor Records<Record: Identifiable & Equatable & Sendable>
where Record.ID: LosslessStringConvertible & Sendable {
  /// A removed record, and its old position.
  private struct Removed {
    var record: Record
    /// The number of records before it.
    var index: Int
    /// The identities of its neighbours, the nearest first.
    var before: [Record.ID]
    var after: [Record.ID]
    var version: Int
    var time: Date
  }

  private var records: [Record]
  /// The versions of records that have changed: each change gets a new number.
  private var versions: [Record.ID: Int] = [:]
  private var lastVersion = 0
  /// A random name of this collection, part of each record's state.
  private let name: String
  private var removed: [String: Removed] = [:]
  /// The identities of the latest restored records, by removal.
  private var restored: [String: Record.ID] = [:]
  private let now: @Sendable () -> Date

  /// The maximum number of removals that can be restored.
  public static var maxRemovals: Int { 64 }
  /// The maximum number of neighbours on either side that are kept with a removal to find its
  /// position.
  private static var maxNeighbours: Int { 16 }

  /// Records in their order. If several have the same identity, pages show the first.
  public init(_ records: [Record], now: @escaping @Sendable () -> Date = { Date() }) {
    self.init(records, now: now, name: String(RandomName.make().prefix(8)))
  }

  /// Records with a given name instead of a random one.
  package init(_ records: [Record], now: @escaping @Sendable () -> Date, name: String) {
    self.records = records
    self.now = now
    self.name = name
  }

  /// All current records.
  public var all: [Record] { records }

  /// Returns the record with an identity; `nil` if there is none.
  public func record(_ id: Record.ID) -> Record? { records.first { $0.id == id } }

  /// Changes the records. Nothing else reads or changes them in the meantime.
  public func change<Result: Sendable>(
    _ change: @Sendable (inout [Record]) throws -> Result
  ) rethrows -> Result {
    let old = records
    defer { updateVersions(since: old) }
    return try change(&records)
  }

  /// Returns a text that identifies the state of a record: any other state in this process has a
  /// different text.
  package func state(of id: Record.ID) -> String { "\(name).\(versions[id] ?? 0)" }

  /// Returns the record with an identity and its state; `nil` if there is none.
  package func current(_ id: Record.ID) -> (record: Record, state: String)? {
    record(id).map { ($0, state(of: id)) }
  }

  /// Gives each changed record a new version. Only the range between the first and the last
  /// difference is compared by identity.
  private func updateVersions(since old: [Record]) {
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
    let remaining = Set(after.map { $0.id })
    for record in before where !remaining.contains(record.id) { versions[record.id] = nil }
  }

  /// Removes a record if it is still in the original state. Returns the number that restores it, or
  /// `nil` if the record is missing or has changed.
  package func remove(_ id: Record.ID, original: String) -> String? {
    guard let index = records.firstIndex(where: { $0.id == id }), state(of: id) == original else {
      return nil
    }
    let before = records[..<index].suffix(Self.maxNeighbours).reversed().map { $0.id }
    let after = records[(index + 1)...].prefix(Self.maxNeighbours).map { $0.id }
    dropExpired()
    let number = RemovalID.random().text
    removed[number] = Removed(
      record: records.remove(at: index), index: index, before: before, after: after,
      version: versions[id] ?? 0, time: now())
    versions[id] = nil
    return number
  }

  /// Restores a removed record to its old position.
  package func restore(_ id: String) -> RecordRestoration<Record> {
    dropExpired(keeping: Self.maxRemovals)
    guard let kept = removed[id] else {
      // A double click sends the request twice.
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

  /// Returns the position next to the nearest remaining neighbour; without one, the old index.
  private func returnIndex(of kept: Removed) -> Int {
    func index(_ ids: [Record.ID]) -> Int? {
      ids.lazy.compactMap { id in self.records.firstIndex { $0.id == id } }.first
    }
    return index(kept.before).map { $0 + 1 } ?? index(kept.after) ?? min(kept.index, records.count)
  }

  /// Drops removals older than an hour, then the oldest until at most `maxCount` remain.
  private func dropExpired(keeping maxCount: Int? = nil) {
    let maxCount = maxCount ?? Self.maxRemovals - 1
    let oldest = now().addingTimeInterval(-3600)
    removed = removed.filter { $0.value.time > oldest }
    while removed.count > maxCount, let first = removed.min(by: { $0.value.time < $1.value.time }) {
      removed[first.key] = nil
    }
  }
}

/// The outcome of restoring a record.
package enum RecordRestoration<Record: Sendable>: Sendable {
  case restored(Record)
  /// Another record with the same identity exists.
  case taken(Record)
  case unknown
}

/// A record in a file opened by this process: one that was added with a ticket, or restored.
package struct FileRecord: Hashable, Sendable {
  /// The identity of the opened file.
  package var file: UUID
  /// The table.
  package var table: String
  /// The record.
  package var key: RecordKey

  /// A record in a table of a file.
  package init(file: UUID, table: String, key: RecordKey) {
    self.file = file
    self.table = table
    self.key = key
  }
}
