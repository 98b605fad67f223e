import FoldoutForms
import FoldoutRecords
import GRDB

extension ReopeningFile {
  /// Returns the answers to some requests for labels. A request for an unknown table or column
  /// fails alone.
  func labels(
    _ lookups: [LabelLookup]
  ) async throws(StoreError) -> [Result<[RecordLabel], StoreError>] {
    try await read(of: lookups.first?.table) { db, opened in
      try lookups.map { lookup in
        do {
          return .success(
            try opened.catalogs.answer(about: lookup.table, in: db) { table, catalog in
              try LabelReader(of: table, in: catalog, db)
                .labels(of: lookup.values, in: lookup.column)
            })
        } catch let error as StoreError {
          return .failure(error)
        }
      }
    }
  }

  /// Returns the records that match a typed text. Uses the label index in memory if there is one;
  /// otherwise searches some rows, and starts building the index in the background.
  func matches(_ request: LabelSearchRequest) async throws(StoreError) -> LabelMatches {
    let connections = try await current()
    let contents = try await connections.contentsVersion()
    let name = LabelIndexCache.Name(
      file: connections.id, table: request.table, column: request.column)
    let ready = await SharedLabelIndexes.shared.with { $0.ready(name, at: contents) }
    let answer = try await read(of: request.table) { db, opened in
      try opened.catalogs.answer(about: request.table, in: db) { table, catalog in
        let isOfThis = opened.id == name.file && ready?.schema == catalog.catalog.version
        return try LabelReader(of: table, in: catalog, db)
          .answer(request, isOfThis ? ready : nil)
      }
    }
    guard let wanted = answer.wanted else { return answer.matches }
    let version = LabelIndexCache.Version(schema: wanted.schema, contents: contents)
    let begun = await SharedLabelIndexes.shared.with {
      $0.begin(name, at: version, sources: wanted.sources)
    }
    if let begun { build(LabelBuilding(name, version, begun)) }
    return answer.matches
  }

  /// Keeps the label indexes valid through the first change.
  func adoptLabels() async {
    // If this fails, the next search rebuilds the indexes.
    try? await current().adoptLabels()
  }

  /// Reads a table's labels in the background, some thousand rows at a time.
  private func build(_ building: LabelBuilding) {
    Task.detached(priority: .utility) { [weak self] in
      var building = building
      do {
        while let file = self, try await file.addNextRows(to: &building) {}
      } catch {
        let (name, begun) = (building.name, building.build)
        await SharedLabelIndexes.shared.with { $0.drop(name, by: begun) }
      }
    }
  }

  /// Adds the next rows. Returns false once there are no more, or no room, or the building was
  /// cancelled.
  private func addNextRows(to building: inout LabelBuilding) async throws -> Bool {
    let (name, version, after) = (building.name, building.version, building.last)
    let begun = building.build
    guard await SharedLabelIndexes.shared.with({ $0.isUnderWay(begun, of: name) }) else {
      return false
    }
    let rows = try await read(of: name.table) { db, opened in
      guard opened.id == name.file else { throw LabelBuilding.OutdatedError() }
      return try opened.catalogs.answer(about: name.table, in: db) { table, catalog in
        guard catalog.catalog.version == version.schema else { throw LabelBuilding.OutdatedError() }
        return try LabelReader(of: table, in: catalog, db).next(after, by: name.column)
      }
    }
    if building.add(rows) { return true }
    let connections = try await current()
    guard connections.id == name.file else { throw LabelBuilding.OutdatedError() }
    let contents = try await connections.contentsVersion()
    let index = building.index()
    await SharedLabelIndexes.shared.with { cache in
      // The writer may have been opened meanwhile.
      let now = LabelIndexCache.Version(schema: version.schema, contents: contents)
      cache.keep(index, of: name, by: begun, at: now)
    }
    return false
  }
}

/// A label index that is being built.
struct LabelBuilding: Sendable {
  /// The file or its schema changed since the building began.
  struct OutdatedError: Error {}

  let name: LabelIndexCache.Name
  let version: LabelIndexCache.Version
  let build: LabelIndexCache.Build
  private var builder = LabelIndex.Builder(maxBytes: SharedLabelIndexes.maxBytes)
  private var hasRoom = true
  /// The value at which the scan continues.
  private(set) var last: StoredValue?

  init(
    _ name: LabelIndexCache.Name, _ version: LabelIndexCache.Version, _ build: LabelIndexCache.Build
  ) {
    self.name = name
    self.version = version
    self.build = build
  }

  /// Adds rows; false if they were the last, or had no room.
  mutating func add(_ rows: LabelReader.Rows) -> Bool {
    for label in rows.labels where hasRoom { hasRoom = builder.add(label) }
    last = rows.last
    return hasRoom && rows.last != nil
  }

  /// Returns the index; `nil` if it had no room.
  consuming func index() -> LabelIndex? { hasRoom ? builder.index() : nil }
}
