import FoldoutForms

extension MemoryStore {
  /// Returns the facts that a person needs before a record is removed; `nil` if no record has the
  /// key. Complexity: O(records that may refer to it).
  public func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    let table = try self.table(table)
    guard isWritable, table.schema.isWritable else { throw .readOnly(table: table.schema.name) }
    return try table.index(of: key).map { preview(of: table.rows[$0], in: table) }
  }

  /// Removes one record, if it is unchanged since the person saw it and no other record refers to
  /// it.
  ///
  /// A memory store has no `ON DELETE` actions, so each removal behaves as with
  /// ``Removal/onlyIfUnreferenced``.
  public func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome {
    var table = try table(removal.table)
    guard isWritable, table.schema.isWritable else { throw .readOnly(table: removal.table) }
    guard let index = try table.index(of: removal.key) else { return .gone }
    let row = table.rows[index]
    let preview = preview(of: row, in: table)
    guard preview.digest == removal.original else {
      let redacted = row.redacted(as: table.schema, by: secretTokens.reader())
      return .conflict(redacted.limited(to: removal.limits, in: table.schema), preview)
    }
    if let other = preview.dependents.first {
      throw .referredTo(table: removal.table, by: other.table)
    }
    let bytes = row.record.values.reduce(100) { $0 + $1.keptBytes }
    let canBeKept = bytes <= archive.maxBytes
    guard canBeKept || removal.isPermanent else {
      return .needsConsent(RemovalSize(rows: 1, bytes: bytes, reason: .bytes))
    }
    let removed = [RowCount(table: removal.table, count: 1)]
    guard !removal.isTrial else { return .removed(RemovalReceipt(id: nil, removed: removed)) }
    _ = try table.remove(row.key)
    tables[removal.table] = table
    secretTokens.endWriting(table.schema.secrets(of: row.key), isStored: true)
    let id = RemovalID.random()
    let isKept = archive.keep(
      RemovedRow(table: removal.table, row: row), of: bytes, as: id, at: .now)
    return .removed(RemovalReceipt(id: isKept ? id : nil, removed: removed))
  }

  /// Restores a removed record.
  public func restore(_ id: RemovalID) async throws(StoreError) -> RestoreOutcome {
    guard let entry = archive.take(id, at: .now) else { return .unknown }
    do throws(StoreError) {
      let outcome = try restore(entry.content)
      switch outcome {
      case .restored(let record, let table, let altered, let unrestored):
        let fileRecord = FileRecord(file: number, table: table, key: record.key)
        archive.note(
          .init(fileRecord, altered: altered, unrestored: unrestored), insteadOf: entry, at: .now)
      case .taken, .unknown: archive.putBack(entry, at: .now)
      }
      return outcome
    } catch {
      archive.putBack(entry, at: .now)
      throw error
    }
  }

  private func preview(of row: StoredRecord, in table: MemoryTable) -> RemovalPreview {
    let dependents = contents.dependents(of: row, in: table)
    return RemovalPreview(
      digest: RowDigest(of: row.redacted(as: table.schema, by: secretTokens.reader()).record),
      dependents: dependents, isForbidden: !dependents.isEmpty)
  }

  private func restore(
    _ content: RemovalArchive<RemovedRow>.Content
  ) throws(StoreError) -> RestoreOutcome {
    switch content {
    case .restored(let restored):
      let table = try table(restored.record.table)
      guard let index = try table.index(of: restored.record.key) else { return .unknown }
      return .restored(
        table.rows[index].redacted(as: table.schema, by: secretTokens.reader()),
        table: restored.record.table, altered: restored.altered, unrestored: restored.unrestored)
    case .kept(let kept):
      var table = try table(kept.table)
      guard isWritable, table.schema.isWritable else { throw .readOnly(table: kept.table) }
      if try table.index(of: kept.row.key) != nil {
        return .taken(table: kept.table, key: kept.row.key)
      }
      if let (column, other) = contents.brokenReference(of: kept.row, in: table) {
        throw .refused(rule: .foreignKey(to: other), column: column, table: kept.table)
      }
      try table.put(kept.row, given: [])
      tables[kept.table] = table
      secretTokens.endWriting(table.schema.secrets(of: kept.row.key), isStored: true)
      return .restored(
        kept.row.redacted(as: table.schema, by: secretTokens.reader()), table: kept.table,
        altered: [],
        unrestored: [])
    }
  }
}
