import FoldoutApp
import FoldoutRecords
import FoldoutScreens

/// A record that was read, with everything else that its page and its changes need.
struct OpenedPage: Sendable {
  let record: ShownRecord
  var address: RecordAddress
  let parent: BackLink?
  let isWritable: Bool
  /// The form of the record, and the facts about its table.
  let source: RecordSource
  /// The limits for reading the record; `nil` for none.
  let limits: ValueLimits?
  /// Sentences above the record: about unknown settings in the address, about a copy, or on why
  /// the table's records cannot be changed.
  var notes: [String]
  /// The buttons and questions of a new record.
  var adding: AddingMarkup?
  /// The actions on the record as a whole.
  var recordActions: RecordActions?
  /// The ticket with which a button of the record adds another; `nil` if none does.
  var ticket: String?

  /// The switches of the environment above the record; `nil` for none.
  var switches: EnvironmentSwitches?

  /// Returns the page of the record, or of another state of it.
  func page(
    of record: ShownRecord? = nil, notes: [String] = [], rows: RowFaces = [:]
  ) -> RecordPage {
    RecordPage(
      record: record ?? self.record, address: address, parent: parent, notes: self.notes + notes,
      rows: rows, adding: adding, recordActions: recordActions, ticket: ticket, switches: switches
    )
  }

  /// Returns a batch of operations on the page that leave its contents as they are.
  ///
  /// - Parameters:
  ///   - shown: The fingerprint of the page that the browser shows; `nil` if it has none.
  ///   - record: The record as it is now; without one, as it was opened.
  func batch(
    from shown: String?, of record: ShownRecord? = nil, _ operations: [Batch.Operation]
  ) -> Batch {
    let page = page(of: record)
    return Batch(
      from: shown ?? page.fingerprint, to: page.fingerprint,
      address: address.text(of: page.record), title: page.title, operations: operations)
  }
}
