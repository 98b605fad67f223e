package import FoldoutRecords
package import FoldoutScreens

/// The memory of Undo: the tickets of adds, the records that were added through pages, and the last
/// notices and removals of lists. It is kept within fixed bounds until the process ends.
package struct UndoLog: Sendable {
  /// The tickets of adds.
  package var tickets = TicketIssuer()
  private let adds = BoundedCache<String, AddedRecord>(capacity: 10_000)
  private let turns = AddUndoQueue()
  private let notices = ListNoticeLog()

  package init() {}

  // MARK: - Adds

  /// Keeps an added record, and returns a random identifier for it, which must be hard to guess
  /// because anybody can write an address.
  package func remember(_ added: AddedRecord) -> String {
    let addID = InsertionTicket.random().text
    adds.keep(added, of: addID)
    return addID
  }

  /// Keeps an added record under the identifier that it has, with the notice about its removal.
  package func keep(_ added: AddedRecord, of addID: String) { adds.keep(added, of: addID) }

  /// Returns the record of an add; `nil` if the add is unknown, or was to another table.
  package func addedRecord(_ addID: String, in table: String) -> AddedRecord? {
    adds.value(of: addID).flatMap { $0.table == table ? $0 : nil }
  }

  /// Does some work while no other request undoes the same add, so that later ones get the outcome
  /// of the first.
  package func inTurn<Outcome: Sendable>(
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

  /// Keeps a notice or a removal for the list at a path, and returns its id.
  package func keep(_ entry: ListUndo, at path: String) async -> String {
    await notices.keep(entry, at: path)
  }

  /// Returns the entries with some ids on the list at a path, without removals that were restored
  /// since.
  package func entries(
    _ ids: some Sequence<String> & Sendable, at path: String
  ) async -> [ListUndo] {
    await notices.entries(ids, at: path)
  }

  /// True if an entry with this id is kept for the list at a path, including restored removals.
  package func isKnown(_ id: String, at path: String) async -> Bool {
    await notices.isKnown(id, at: path)
  }

  /// Notes that a removal was undone. Returns true for the first request that did, and false for
  /// repetitions.
  package func isFirst(restoring id: String) async -> Bool {
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

/// The notice about the removal of a record, with a link to where it can be restored.
package struct RemovalNotice: Sendable, Equatable {
  package var sentence: String
  /// The address of the list that offers to restore the record.
  package var address: String

  package init(sentence: String, address: String) {
    self.sentence = sentence
    self.address = address
  }
}
