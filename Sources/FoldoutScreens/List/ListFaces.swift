import Foldout
package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The row of a record in a list as it is shown.
package struct RecordRowFace: Equatable, Sendable {
  package var id: RowID
  package var key: RecordKey
  package var title: String
  package var detail: String?
  /// The values that a search found and the other lines lack.
  package var match: FoundValues?
  /// True if the row leads to its record, and a button beside it unfolds the bar.
  package var linksToRecord: Bool
  /// The button of the bar; `nil` if there is none.
  package var button: Button?
  package var problem: RowProblem?

  /// The button that unfolds the bar.
  package struct Button: Equatable, Sendable {
    package var isOpen: Bool
    fileprivate let phrase: Phrase
    fileprivate let title: String

    /// The accessible label, which names the row whose actions the button shows. Computed on
    /// access.
    package var label: String { phrase(["title": title]) }
  }
}

/// The bar of actions under a row.
package struct BarFace: Equatable, Sendable {
  package var id: RowID
  package var key: RecordKey
  package var label: String
  package var title: String
  package var notes: [RemovalNote]
  package var actions: [OfferedAction]
  /// The digest of the record as it was shown, sent with each press.
  package var original: String
  /// The contents that the program designed for the bar; `nil` if it designed none.
  package var design: Design?
  /// The label of the link, if the bar shows it for copying.
  package var link: String
  /// The notice that the link was copied.
  package var copied: String
}

/// The bar of Undo on a list's screen.
package struct ListUndoFace: Equatable, Sendable {
  package var lines: [Line]
  package var title: String
  package var close: String

  /// One change of a row.
  package struct Line: Equatable, Sendable {
    package var id: RowID
    package var key: RecordKey
    package var sentence: String
    /// The button that brings the record back; `nil` if that is not possible.
    package var restore: Restore?
    /// True if a later change has a line as well.
    package var isEarlier = false
    /// True if Undo was refused, and may be tried again.
    package var isRefused = false
  }

  /// A button that brings a record back.
  package struct Restore: Equatable, Sendable {
    package var wire: String
    package var label: String
  }
}

extension ShownList {
  /// The face of a row; `nil` for a record that is not shown.
  package func row(_ key: RecordKey) -> RecordRowFace? {
    record(key).map { row($0) }
  }

  /// The face of a record's row.
  package func row(_ record: ListedRecord) -> RecordRowFace {
    let id = RowID.record(record.key)
    let title = record.title.excerpt
    let button =
      hasActions
      ? RecordRowFace.Button(
        isOpen: table.isOpen(id), phrase: words.rows.actionsFor,
        title: distinctTitle(of: record))
      : nil
    return RecordRowFace(
      id: id, key: record.key, title: title, detail: record.detail?.excerpt,
      match: record.match, linksToRecord: linksToRecords, button: button,
      problem: problems[record.key])
  }

  /// The face of the bar under a row; `nil` if none was read.
  package func bar(_ key: RecordKey) -> BarFace? {
    bars[key].map { bar in
      let title = title(of: key).excerpt
      let named = record(key).map(distinctTitle) ?? title
      return BarFace(
        id: .record(key), key: key, label: words.rows.actionsFor(["title": named]), title: title,
        notes: bar.notes, actions: bar.actions, original: bar.original, design: bar.design,
        link: words.rows.link, copied: words.rows.copied)
    }
  }
}
