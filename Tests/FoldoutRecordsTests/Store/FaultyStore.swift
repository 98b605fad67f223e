import FoldoutForms
import FoldoutRecords

/// A fault that a store may have, and the law that has to find it.
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
  case forgetsGuards

  var law: String {
    switch self {
    case .losesTheLastRow: "pages forwards have each row once, in order"
    case .forgetsWhatIsBefore: "a page is before the next"
    case .ignoresWhatWasSeen: "a cell that is not as it was seen is a conflict"
    case .writesInSpiteOfAConflict: "one conflict keeps all from being written"
    case .repairsText: "every kind of value is kept as it is"
    case .sorry: "nothing throws without a cause"
    case .tellsSecrets: "a secret never leaves the store"
    case .losesTheSeal: "a seal is the same wherever it is read"
    case .forgetsGuards: "a guard that does not hold is a conflict"
    case .believesAnybody: "a text is verified letter by letter"
    }
  }
}

/// A sound store with one fault put in.
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
          guard case .sealed(let seal) = window.records[index].record[column] else { continue }
          window.records[index].record[column] = .sealed(seal &+ 1)
        }
      }
    }
    return window
  }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    try await store.record(key, in: table, limits: limits)
  }

  func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    let isSo = try await store.verify(text, column: column, of: key, in: table)
    return isSo || fault == .believesAnybody
  }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    var change = change
    let current = try await store.record(change.key, in: change.table)?.record
    switch fault {
    case .ignoresWhatWasSeen:
      for index in change.cells.indices {
        change.cells[index].seen = Token(current?[change.cells[index].column] ?? .null)
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
    case .forgetsGuards: change.guards = []
    case .sorry: throw .failed(detail: "sorry")
    case .losesTheLastRow, .forgetsWhatIsBefore, .tellsSecrets, .losesTheSeal, .believesAnybody:
      break
    }
    return try await store.change(change)
  }
}
