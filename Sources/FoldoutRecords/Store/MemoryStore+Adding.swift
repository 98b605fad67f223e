extension MemoryStore {
  /// Adds one record. A column without a cell gets its default if that is a literal. A key of one
  /// whole number continues from the largest one.
  public func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome {
    var table = try table(insertion.table)
    try insertion.validate(for: table.schema, storeIsWritable: isWritable)
    if let ticket = insertion.ticket, !insertion.isTrial {
      switch tickets[ticket] {
      case .made(let made):
        let isSame = tickets.isRetry(of: ticket, by: insertion)
        return try repeated(made, insertion, isSame: isSame)
      case .forgotten: return .forgotten
      case .unused: break
      }
    }
    let (record, alsoWritten) = try table.insert(insertion)
    if !insertion.isTrial {
      tables[insertion.table] = table
      secretTokens.endWriting(table.schema.secrets(of: record.key), isStored: true)
      if let ticket = insertion.ticket {
        let located = FileRecord(file: number, table: insertion.table, key: record.key)
        let hasSecrets = table.schema.columns.contains(where: \.isSecret)
        tickets.note(.init(located, by: insertion, hasSecrets: hasSecrets), for: ticket)
      }
    }
    return InsertionOutcome.stored(record, altered: [], alsoWritten: alsoWritten)
      .redacted(as: table.schema, by: secretTokens.reader(), limits: insertion.limits)
  }

  /// Returns the outcome of a repeated insertion.
  private func repeated(
    _ made: InsertionTickets.TicketedRecord, _ insertion: Insertion, isSame: Bool
  ) throws(StoreError) -> InsertionOutcome {
    let table = try table(made.record.table)
    guard let index = try table.index(of: made.record.key) else { return .gone }
    guard isSame else {
      return .addedOtherValues(table: made.record.table, key: made.record.key)
    }
    return InsertionOutcome.stored(table.rows[index], altered: [], isRepeated: true)
      .redacted(as: table.schema, by: secretTokens.reader(), limits: insertion.limits)
  }
}
