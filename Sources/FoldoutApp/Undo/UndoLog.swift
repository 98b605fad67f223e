package import FoldoutRecords
package import FoldoutScreens

/// The memory of Undo: the tickets of adds, the records that were added through pages, and the last
/// notices and removals of lists. It is kept within fixed bounds until the process ends.
package struct UndoLog: Sendable {
  /// The tickets of adds.
  package let tickets: TicketIssuer
  private let adds = BoundedCache<String, AddedRecord>(capacity: 10_000)
  private let turns = AddUndoQueue()
  private let notices = ListNoticeLog()

  package init(tickets: TicketIssuer = TicketIssuer()) { self.tickets = tickets }

  // MARK: - Adds

  /// Keeps an added record, and returns a random identifier for it, which must be hard to guess
  /// because anybody can write an address.
  func remember(_ stored: StoredRecord, in table: String) -> String {
    let addID = InsertionTicket.random().text
    keep(
      AddedRecord(table: table, key: stored.key, digest: RowDigest(of: stored.record)), of: addID)
    return addID
  }

  /// Keeps an added record under the identifier that it has, with the notice about its removal.
  func keep(_ added: AddedRecord, of addID: String) { adds.keep(added, of: addID) }

  /// Returns the record of an add; `nil` if the add is unknown, was to another table, or was of a
  /// record with another key than `key`.
  func addedRecord(
    _ addID: String, in table: String, key: RecordKey? = nil
  ) -> AddedRecord? {
    guard let added = adds.value(of: addID), added.table == table,
      key?.isSpelled(like: added.key) ?? true
    else { return nil }
    return added
  }

  /// True if an add can be undone. That is possible once: after a restore the record has other
  /// secret tokens, so that its digest no longer matches.
  package func offersUndo(of addID: String, in table: String, key: RecordKey) -> Bool {
    addedRecord(addID, in: table, key: key).map { $0.removal == nil } ?? false
  }

  /// Does some work while no other request undoes the same add, so that later ones get the outcome
  /// of the first.
  func inTurn<Outcome: Sendable>(
    of addID: String, _ work: () async throws(StoreError) -> Outcome
  ) async throws(StoreError) -> Outcome {
    await turns.begin(addID)
    do throws(StoreError) {
      let outcome = try await work()
      await turns.end(addID)
      return outcome
    } catch {
      await turns.end(addID)
      throw error
    }
  }

  // MARK: - Lists

  /// Keeps a notice or a removal for a list, and returns its id.
  package func keep(_ entry: ListUndo, at list: Address) async -> String {
    await notices.keep(entry, at: list)
  }

  /// Returns the entries with some ids on a list, without removals that were restored since.
  package func entries(
    _ ids: some Sequence<String> & Sendable, at list: Address
  ) async -> [ListUndo] {
    await notices.entries(ids, at: list)
  }

  /// True if an entry with this id is kept for a list, including restored removals.
  package func isKnown(_ id: String, at list: Address) async -> Bool {
    await notices.isKnown(id, at: list)
  }

  /// Notes that a removal was undone. Returns true for the first request that did, and false for
  /// repetitions.
  func isFirst(restoring id: String) async -> Bool {
    await notices.isFirst(restoring: id)
  }
}

/// A record that was added through a page, with its digest at that time.
package struct AddedRecord: Sendable {
  package var table: String
  package var key: RecordKey
  package var digest: RowDigest
  /// The answer to its Undo, so that a repeated press gets the same answer; `nil` until it is
  /// undone.
  package var removal: RemovalNotice?

  package init(table: String, key: RecordKey, digest: RowDigest) {
    self.table = table
    self.key = key
    self.digest = digest
  }
}

/// The notice about the removal of a record, and the list that shows it.
package struct RemovalNotice: Sendable, Equatable {
  package let sentence: String
  /// The address of the list; that of the start page if the record has none.
  package let list: Address
  /// The id under which the list's entry is kept; `nil` for none.
  package let entryID: String?
  /// True if the list offers to restore the record.
  package let isRestorable: Bool

  init(_ sentence: String, at list: Address, entryID: String? = nil, isRestorable: Bool = false) {
    self.sentence = sentence
    self.list = list
    self.entryID = entryID
    self.isRestorable = isRestorable
  }
}

/// Serialises requests that undo the same add, so that later ones get the outcome of the first.
actor AddUndoQueue {
  private var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// Waits until no other request undoes this add. Each turn must be ended.
  func begin(_ addID: String) async {
    while waiters[addID] != nil {
      await withCheckedContinuation { waiters[addID]?.append($0) }
    }
    waiters[addID] = []
  }

  /// Ends a turn, so that a waiting request can begin.
  func end(_ addID: String) {
    for continuation in waiters.removeValue(forKey: addID) ?? [] { continuation.resume() }
  }
}
