package import Foldout
package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// A second host, which shows a record as a table view does and draws lines of text.
///
/// It has a viewport and reuses cells, which it binds anew as a whole. It applies the engine's
/// updates one at a time, checked by a table view's counting. Its drawing is a function of faces.
/// It works synchronously, and so do its tests.
package struct TextHost {
  /// The shown record, without entries that are not stored.
  package internal(set) var screen: ShownRecord
  /// The entries that are not stored, with the reasons.
  package internal(set) var entries: [FieldID: PendingEntry] = [:]
  /// The row whose text is edited, and the text so far.
  package internal(set) var typing: (row: RowID, text: String)?
  /// The row whose editing the program was last notified of.
  var notifiedRow: RowID?
  /// The bar of Undo.
  package internal(set) var bar: UndoFace?
  /// The messages to the person, apart from those in rows.
  package internal(set) var messages: [String] = []
  /// The changes that were reported to the program.
  package internal(set) var reports: [FieldReport] = []
  /// The notices to the program about texts while they were edited.
  package internal(set) var events: [FieldEvent] = []
  /// The buttons that were pressed.
  package internal(set) var presses: [FieldID] = []
  /// True once the record is gone.
  package internal(set) var isGone = false
  /// Everything that a table view would have refused, and every impossible action of a test.
  package internal(set) var violations: [String] = []
  /// A fault of a host, planted so that a law finds it.
  package var fault: Fault? {
    didSet { if case .bindsInPart(let part) = fault { pool.unbound = part } }
  }

  /// The program's function for a pressed button.
  package var program: (FieldID) -> Void = { _ in }
  /// The program's function for notices about a text while it is edited.
  package var onEditingEvent: (FieldEvent) -> Void = { _ in }

  /// The secrets that controls hold and that are not stored.
  var heldSecrets: [FieldID: String] = [:]

  /// The question shown before the record is added.
  package internal(set) var question: AddQuestion?
  /// The reason shown beside the button that adds the record.
  package internal(set) var reason: String?

  let store: (Change) -> StoreAnswer
  /// Adds a new record.
  let insert: (Insertion) -> InsertionAnswer
  let read: () -> RecordReading?
  /// Searches for a record.
  let find: (ReferenceSearchRequest) -> ReferenceSearch.Answer
  /// Returns the marked days of a field's calendar.
  let marks: (FieldID, ClosedRange<LocalDate>) -> [LocalDate: String]
  var pool = CellPool()
  var counting: CountingTable
  /// The rows and drawers that the applied updates show.
  package internal(set) var mirror: MirrorTable<String, RowID>
  package internal(set) var viewport: Viewport
  /// The top of each item before the update that is being applied.
  var topsBefore: [ScreenItem: Double] = [:]
  /// The submissions made while an update was being applied.
  var waiting: [Submission] = []
  var isApplying = false

  /// A fault that a host could have.
  package enum Fault: Sendable, Equatable {
    /// A part of a cell is not bound, and keeps the previous row's text.
    case bindsInPart(TextCell.Part)
    /// No row is redrawn.
    case dropsReconfigured
    /// A deleted row is not removed.
    case dropsDeletion
    /// A submission during an update is sent at once instead of queued.
    case nests
  }

  /// Creates a host that shows a record of a synchronous store.
  ///
  /// `height` is the height of the whole view; bars cover the insets at its top and its bottom.
  package init(
    _ screen: ShownRecord, height: Double = 2000, topInset: Double = 0, bottomInset: Double = 0,
    read: @escaping () -> RecordReading?,
    find: @escaping (ReferenceSearchRequest) -> ReferenceSearch.Answer = { _ in
      .found(LabelMatches(labels: []))
    },
    marks: @escaping (FieldID, ClosedRange<LocalDate>) -> [LocalDate: String] = { _, _ in [:] },
    insert: @escaping (Insertion) -> InsertionAnswer = { _ in .gone },
    store: @escaping (Change) -> StoreAnswer
  ) {
    self.insert = insert
    self.screen = screen
    self.screen.undo = Undo()
    self.screen.answer(finding: find, marking: marks)
    self.marks = marks
    self.read = read
    self.find = find
    self.store = store
    counting = CountingTable(counts: screen.table.counts)
    mirror = MirrorTable(showing: screen.table.presentation)
    viewport = Viewport(
      offset: -topInset, height: height, contentHeight: 0, topInset: topInset,
      bottomInset: bottomInset)
    viewport.contentHeight = contentHeight
    layOut()
  }

  /// The record with all entries; faces are computed from it.
  package var recordWithEntries: ShownRecord {
    var record = screen
    record.pending = entries
    if let typing {
      record.pending[typing.row.field, default: entry(typing.row)].typed = typing.text
    }
    return record
  }

  private func entry(_ row: RowID) -> PendingEntry {
    PendingEntry(original: cell(of: .row(row))?.original)
  }
}

extension ScreenTable {
  /// The number of rows in each section, as a data source reports it.
  var counts: [Int] { (0..<sectionCount).map(itemCount(inSection:)) }
}

extension TextCell {
  /// The token of the row's value, which is sent with a change.
  var original: Token? {
    guard case .row(let row) = face else { return nil }
    return row.original.map { Token(wire: $0) }
  }
}
