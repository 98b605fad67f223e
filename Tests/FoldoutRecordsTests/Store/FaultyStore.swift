import FoldoutForms
import FoldoutRecords
import FoldoutTesting

/// A fault in a store, with the law that must detect it.
enum Fault: CaseIterable {
  case losesTheLastRow
  case forgetsWhatIsBefore
  case ignoresWhatWasSeen
  case writesInSpiteOfAConflict
  case repairsText
  case sorry
  case tellsSecrets
  case losesTheSeal
  case believesAnybody
  case repeatsSeals
  case forgetsGuards
  case labelsByAnyColumn
  case findsAll
  case forgetsTickets
  case takesOtherValuesForTheSame
  case removesWhateverIsThere
  case triesInEarnest
  case forgetsAValue
  case tellsRestoredSecrets
  case previewsNoAddedPet
  case writesNoWord

  var law: String {
    switch self {
    case .losesTheLastRow: "pages forwards have each row once, in order"
    case .forgetsWhatIsBefore: "a page is before the next"
    case .ignoresWhatWasSeen: "a cell that is not as it was seen is a conflict"
    case .writesInSpiteOfAConflict: "one conflict keeps all from being written"
    case .repairsText: "every kind of value is kept as it is"
    case .sorry: "nothing throws without a cause"
    case .tellsSecrets: "a secret never leaves the store"
    case .losesTheSeal: "a secret token is the same wherever it is read"
    case .labelsByAnyColumn: "no label by a column that identifies no record"
    case .findsAll: "what is typed is found in titles and keys"
    case .forgetsGuards: "a guard that does not hold is a conflict"
    case .repeatsSeals: "a secret token never comes back"
    case .forgetsTickets: "a ticket adds one record"
    case .takesOtherValuesForTheSame: "a ticket with other values adds nothing, and says so"
    case .removesWhateverIsThere: "a record that is not as it was seen is not removed"
    case .triesInEarnest: "a trial adds nothing"
    case .forgetsAValue: "a removed record comes back as it was"
    case .tellsRestoredSecrets: "a secret never leaves the store"
    case .believesAnybody: "a text is verified letter by letter"
    case .previewsNoAddedPet: "a ticket adds one record"
    case .writesNoWord: "a cell as it was seen is written"
    }
  }
}

/// A correct store with one planted fault.
struct FaultyStore: RecordStore {
  let store: MemoryStore
  let fault: Fault

  func schema() async throws(StoreError) -> Schema {
    try await store.schema()
  }

  func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    var window = try await store.window(request)
    if fault == .losesTheLastRow, !window.hasNext { window.records = window.records.dropLast() }
    if fault == .forgetsWhatIsBefore { window.hasPrevious = false }
    if fault == .tellsSecrets, request.columns == nil {
      for index in window.records.indices {
        let record = try await store.revealed(window.records[index].key, in: request.table)
        window.records[index].record = record ?? window.records[index].record
      }
    }
    if fault == .losesTheSeal {
      for index in window.records.indices {
        for column in window.records[index].record.columns {
          guard case .redacted(let token) = window.records[index].record[column] else { continue }
          window.records[index].record[column] = .redacted(token &+ 1)
        }
      }
    }
    for index in window.records.indices {
      window.records[index] = try await repeatingTokens(window.records[index], in: request.table)
    }
    return window
  }

  /// Returns a record with secret tokens that depend on the values alone.
  private func repeatingTokens(
    _ record: StoredRecord, in table: String
  ) async throws(StoreError) -> StoredRecord {
    guard fault == .repeatsSeals else { return record }
    var copy = record
    let values = try await store.revealed(record.key, in: table)
    for column in record.record.columns {
      guard case .redacted = record.record[column] else { continue }
      copy.record[column] = .redacted(UInt64(values?[column].string?.utf8.count ?? 0))
    }
    return copy
  }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    guard let record = try await store.record(key, in: table, limits: limits) else { return nil }
    return try await repeatingTokens(record, in: table)
  }

  func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    let isSo = try await store.verify(text, column: column, of: key, in: table)
    return isSo || fault == .believesAnybody
  }

  func labels(_ lookups: [LabelLookup]) async -> [Result<[RecordLabel], StoreError>] {
    await store.labels(
      lookups.map { lookup in
        guard fault == .labelsByAnyColumn, lookup.column == "nick" else { return lookup }
        return LabelLookup(table: lookup.table, column: "id", values: [.integer(1)])
      })
  }

  func matches(_ request: LabelSearchRequest) async throws(StoreError) -> LabelMatches {
    var request = request
    if fault == .findsAll { request.query = "" }
    return try await store.matches(request)
  }

  func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome {
    var insertion = insertion
    if fault == .forgetsTickets { insertion.ticket = nil }
    if fault == .triesInEarnest { insertion.isTrial = false }
    let outcome = try await store.insert(insertion)
    guard fault == .takesOtherValuesForTheSame,
      case .addedOtherValues(let table, let key) = outcome,
      let record = try await store.record(key, in: table)
    else { return outcome }
    return .stored(record, altered: [], isRepeated: true)
  }

  func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    if fault == .previewsNoAddedPet, table == "pets", case .integer(4...)? = key.values.first {
      return nil
    }
    return try await store.removal(of: key, in: table)
  }

  func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome {
    var removal = removal
    if fault == .removesWhateverIsThere {
      removal.original =
        try await store.removal(of: removal.key, in: removal.table)?.digest ?? removal.original
    }
    return try await store.remove(removal)
  }

  func restore(_ id: RemovalID) async throws(StoreError) -> RestoreOutcome {
    let outcome = try await store.restore(id)
    guard case .restored(var record, let table, let altered, let unrestored) = outcome else {
      return outcome
    }
    if fault == .forgetsAValue, let column = record.record.columns.last {
      record.record[column] = .null
    }
    if fault == .tellsRestoredSecrets {
      record.record = try await store.revealed(record.key, in: table) ?? record.record
    }
    return .restored(record, table: table, altered: altered, unrestored: unrestored)
  }

  func isOwnFile(_ path: String) -> Bool { store.isOwnFile(path) }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    var change = change
    let current = try await store.record(change.key, in: change.table)?.record
    switch fault {
    case .ignoresWhatWasSeen:
      for index in change.cells.indices {
        change.cells[index].original = Token(current?[change.cells[index].column] ?? .null)
      }
    case .writesInSpiteOfAConflict:
      for cell in change.cells {
        _ = try await store.change(Change(table: change.table, key: change.key, cells: [cell]))
      }
    case .repairsText:
      for index in change.cells.indices {
        guard case .text(let bytes) = change.cells[index].new else { continue }
        change.cells[index].new = .text(String(decoding: bytes, as: UTF8.self))
      }
    case .repeatsSeals:
      guard let current = try await store.record(change.key, in: change.table) else { break }
      let original = try await repeatingTokens(current, in: change.table)
      for index in change.cells.indices {
        let column = change.cells[index].column
        guard change.cells[index].original.matches(original.record[column]) else { continue }
        change.cells[index].original = Token(current.record[column])
      }
    case .forgetsGuards: change.guards = []
    case .writesNoWord:
      guard change.table == StoreFixture.ordered,
        let record = try await store.record(change.key, in: change.table)
      else { break }
      return .conflict(record, columns: change.cells.map(\.column))
    case .sorry: throw .failed(detail: "sorry")
    case .losesTheLastRow, .forgetsWhatIsBefore, .tellsSecrets, .losesTheSeal, .believesAnybody,
      .labelsByAnyColumn, .findsAll, .forgetsTickets, .takesOtherValuesForTheSame,
      .removesWhateverIsThere, .triesInEarnest,
      .forgetsAValue, .tellsRestoredSecrets, .previewsNoAddedPet:
      break
    }
    return try await store.change(change)
  }
}
