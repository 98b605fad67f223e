package import Foldout
package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// A second host: it shows a record as a table view does, and draws lines of text.
///
/// It has a viewport, cells that are reused and bound anew as a whole, and applies the engine's
/// updates under a table view's counting, one at a time. What it draws is a function of faces. All
/// that it does is synchronous, and so are its tests.
package struct TextHost {
  /// The record as it is shown, without what was entered and not stored.
  package internal(set) var screen: ShownRecord
  /// Entries that are not stored, with the reasons.
  package internal(set) var entries: [FieldID: PendingEntry] = [:]
  /// The row whose text is edited, with the text as it stands there by now.
  package internal(set) var typing: (row: RowID, text: String)?
  /// The row whose editing the program has heard of.
  var heard: RowID?
  /// The bar of the last change.
  package internal(set) var bar: UndoFace?
  /// Messages to the person, beside those in rows.
  package internal(set) var messages: [String] = []
  /// The changes that the program was told of.
  package internal(set) var reports: [FieldReport] = []
  /// The texts that the program heard of while they were edited.
  package internal(set) var events: [FieldEvent] = []
  /// The buttons that the program was told of.
  package internal(set) var presses: [FieldID] = []
  /// Set once the record is gone.
  package internal(set) var isGone = false
  /// Everything that a table view would not have taken.
  package internal(set) var violations: [String] = []
  /// A mistake of a host, planted so that a law finds it.
  package var fault: Fault? {
    didSet { if case .bindsInPart(let part) = fault { pool.unbound = part } }
  }

  /// The program's deed when a button is pressed.
  package var program: (FieldID) -> Void = { _ in }
  /// The program's deed when it hears of a text that is edited.
  package var hearing: (FieldEvent) -> Void = { _ in }

  /// The question that is asked before the record is added.
  package internal(set) var question: AddQuestion?
  /// The reason that stands beside the button that adds the record.
  package internal(set) var reason: String?

  let store: (Change) -> StoreAnswer
  /// Adds the record that is still to be added.
  let insert: (Insertion) -> InsertionAnswer
  let read: () -> RecordReading?
  /// Answers a search for a record.
  let find: (ReferenceQuestion) -> ReferenceSearch.Answer
  /// Answers which days of a field's calendar are marked.
  let marks: (FieldID, ClosedRange<LocalDate>) -> [LocalDate: String]
  var pool = CellPool()
  var counting: CountingTable
  /// The rows and drawers that are shown, by the updates that were applied.
  package internal(set) var mirror: MirrorTable<String, RowID>
  package internal(set) var viewport: Viewport
  /// Where each item stood before the update that is being applied.
  var topsBefore: [ScreenItem: Double] = [:]
  /// Submissions made while an update was being applied.
  var waiting: [Submission] = []
  var isApplying = false

  /// A mistake that a host could make.
  package enum Fault: Sendable, Equatable {
    /// A part of a cell is not bound, and stays the last row's.
    case bindsInPart(TextCell.Part)
    /// A row that is to be drawn again is not.
    case dropsReconfigured
    /// A row that goes is not taken out.
    case dropsDeletion
    /// A submission during an update is sent at once.
    case nests
  }

  /// A host that shows a record, over a store that answers at once.
  ///
  /// `height` is that of the whole view; bars cover the insets at its top and its bottom.
  package init(
    _ screen: ShownRecord, height: Double = 2000, topInset: Double = 0, bottomInset: Double = 0,
    read: @escaping () -> RecordReading?,
    find: @escaping (ReferenceQuestion) -> ReferenceSearch.Answer = { _ in
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

  /// The record with all that was entered into it: what faces are made of.
  package var drawn: ShownRecord {
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
  /// The token of the row's value, as it is sent with a change.
  var original: Token? {
    guard case .row(let row) = face else { return nil }
    return row.original.map { Token(wire: $0) }
  }
}
