package import FoldoutForms
package import Foundation

/// The label indexes of a process, for all files and tables: which exist, which are being built,
/// and which must be dropped.
///
/// A pure value; the store reads the rows.
///
/// ```
/// none ── begin ──→ being built ── keep ──→ ready ── a foreign change, or no room ──→ none
/// ```
package struct LabelIndexCache: Sendable {
  /// The name of an index: a column of a table of a file.
  package struct Name: Hashable, Sendable {
    /// The identity of the opened file.
    package var file: UUID
    /// The table.
    package var table: String
    /// The column that references point to.
    package var column: String

    /// The name of an index: a column of a table of a file.
    package init(file: UUID, table: String, column: String) {
      self.file = file
      self.table = table
      self.column = column
    }
  }

  /// The version of a file, which differs after a change by another program.
  package struct Version: Hashable, Sendable {
    /// The version of its schema.
    package var schema: Int
    /// The version of its contents, as counted by the writing connection, or else by a reading one.
    package var contents: Contents

    /// A version of a file.
    package init(schema: Int, contents: Contents) {
      self.schema = schema
      self.contents = contents
    }
  }

  /// The version of a file's contents, as counted by a connection.
  package struct Contents: Hashable, Sendable {
    /// True for the writing connection, whose own changes are not counted.
    package var isFromWriter: Bool
    /// The number.
    package var number: Int

    /// A version, as counted by a connection.
    package init(isFromWriter: Bool, number: Int) {
      self.isFromWriter = isFromWriter
      self.number = number
    }
  }

  /// An index that is ready, with the values of the records that this process has changed since.
  package struct Ready: Sendable {
    /// The index.
    package var index: LabelIndex
    /// The referring values of the changed records.
    package var changed: Set<StoredValue>
    /// The version of the schema.
    package var schema: Int
  }

  /// One build of an index. Two builds of the same index are not equal.
  package struct Build: Hashable, Sendable {
    fileprivate var number: Int
  }

  private struct Entry {
    /// The build that makes or made the index.
    var build: Build
    /// The index; `nil` while it is being built, or if there is no room for it.
    var index: LabelIndex?
    var version: Version
    /// The other tables whose records contribute to its titles.
    var sources: Set<String>
    var changed: Set<StoredValue> = []
    var lastUse: Int
  }

  /// The maximum size of all indexes together, in bytes.
  package let maxBytes: Int
  /// The maximum number of changed records for an index; beyond it the index is dropped.
  private static let maxChanged = 500

  private var entries: [Name: Entry] = [:]
  private var useCount = 0
  private var builds = 0

  /// An empty cache for up to `maxBytes`.
  package init(maxBytes: Int) {
    self.maxBytes = maxBytes
  }

  /// The size of all indexes in bytes.
  package var size: Int { entries.values.reduce(0) { $0 + ($1.index?.size ?? 0) } }

  /// Returns an index if it is ready and only this process has changed the file. An outdated index
  /// is dropped.
  package mutating func ready(_ name: Name, at contents: Contents) -> Ready? {
    guard let entry = entries[name] else { return nil }
    guard entry.version.contents == contents else {
      entries[name] = nil
      return nil
    }
    useCount += 1
    entries[name]?.lastUse = useCount
    return entry.index.map {
      Ready(index: $0, changed: entry.changed, schema: entry.version.schema)
    }
  }

  /// Begins to build an index whose titles depend on some other tables. Returns `nil` if the index
  /// is being built, exists, or has no room. A build for another version is abandoned.
  package mutating func begin(_ name: Name, at version: Version, sources: Set<String>) -> Build? {
    if let entry = entries[name], entry.version == version { return nil }
    useCount += 1
    builds += 1
    let build = Build(number: builds)
    entries[name] = Entry(build: build, version: version, sources: sources, lastUse: useCount)
    return build
  }

  /// Returns true while a build should continue: no other one has begun, and the index was not
  /// dropped.
  package func isUnderWay(_ build: Build, of name: Name) -> Bool {
    entries[name]?.build == build
  }

  /// Keeps the index of the current build if the file's version is the one at which the build
  /// began; otherwise drops it. Pass `nil` for an index that has no room. The least recently used
  /// indexes make room.
  package mutating func keep(
    _ index: LabelIndex?, of name: Name, by build: Build, at version: Version
  ) {
    guard let entry = entries[name], entry.build == build else { return }
    guard entry.version == version else {
      entries[name] = nil
      return
    }
    guard let index, index.size <= maxBytes else {
      // The entry stays, so that the index is not built again until the file changes.
      return
    }
    while size + index.size > maxBytes,
      let oldest = entries.filter({ $0.value.index != nil }).min(by: {
        $0.value.lastUse < $1.value.lastUse
      })
    {
      entries[oldest.key] = nil
    }
    entries[name]?.index = index
  }

  /// Drops an index that could not be built, unless another build has begun.
  package mutating func drop(_ name: Name, by build: Build) {
    if isUnderWay(build, of: name) { entries[name] = nil }
  }

  /// Drops all indexes of a file.
  package mutating func drop(file: UUID) {
    entries = entries.filter { $0.key.file != file }
  }

  /// Returns true if a file has an index, or one is being built.
  package func hasAny(of file: UUID) -> Bool {
    entries.keys.contains { $0.file == file }
  }
}

extension LabelIndexCache {
  /// Records that this process has changed one record of a table and nothing else.
  package mutating func note(
    changed record: DynamicRecord, columns: Set<String>, of table: String, in file: UUID
  ) {
    for (name, entry) in entries where name.file == file {
      if entry.sources.contains(table) {
        entries[name] = nil
      } else if name.table == table {
        let isLost = columns.contains(name.column) || entry.changed.count >= Self.maxChanged
        if isLost {
          entries[name] = nil
        } else {
          entries[name]?.changed.insert(record[name.column])
        }
      }
    }
  }

  /// Replaces the contents version of a file's indexes by that of a newly opened writing
  /// connection, if they are up to date for a reading connection (`insteadOf`).
  package mutating func adopt(
    _ contents: Contents, insteadOf previous: Contents, in file: UUID
  ) {
    for (name, entry) in entries where name.file == file && entry.version.contents == previous {
      entries[name]?.version.contents = contents
    }
  }
}
