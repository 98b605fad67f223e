package import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// The bar of Undo on a record's screen.
package struct UndoFace: Equatable, Sendable {
  package var lines: [Line]
  /// The button that undoes several changes that were stored at once.
  package var all: All?
  /// The addition of the record, offered while no later change can be undone; `nil` otherwise.
  package var added: Added?
  package var title: String
  package var close: String

  /// The change of one field.
  package struct Line: Equatable, Sendable {
    package var id: RowID
    package var sentence: String
    package var action: Action
    /// True if a later change of the field has a line, too.
    package var isEarlier = false
  }

  /// A record that was added, and can be removed again while it is unchanged.
  package struct Added: Equatable, Sendable {
    package var sentence: String
    package var title: String
    /// The host's identifier of the add.
    package var addID: String
  }

  /// Several changes that are taken back at once.
  package struct All: Equatable, Sendable {
    package var title: String
    package var values: [Value]
  }

  /// A previous value, encoded, and its field.
  package struct Value: Equatable, Sendable {
    package var field: FieldID
    package var wire: String
  }

  /// The way in which a change can be taken back.
  package enum Action: Equatable, Sendable {
    case restore(title: String, label: String, Restored, theirs: String)
    /// No button, and the sentence that says that the change is final.
    case final(String)
    /// No button, and nothing to say about it.
    case none
  }
}

extension UndoFace {
  /// The bar of Undo; `nil` if there is nothing to show.
  ///
  /// Each button carries the value that it restores and the token of the value that it replaces, so
  /// that it cannot overwrite a later change.
  init?(_ record: ShownRecord) {
    let words = record.words
    let shownLines = UndoFace.shownLines(of: record)
    // The latest change is undone first: the addition of the record is offered once all changes
    // after it are undone.
    let offersChange = record.undo.shownLines.contains(where: \.isOffered)
    added = (offersChange ? nil : record.addID).map { addID in
      Added(sentence: words.adding.added, title: words.actions.undo, addID: addID)
    }
    lines = shownLines.enumerated().compactMap { index, line in
      var face = Line(line, in: record)
      // A change that was redone and the one before it can be two lines of one field.
      face?.isEarlier = shownLines[..<index].contains { $0.field == line.field }
      return face
    }
    title = words.actions.undo
    close = words.actions.close
    guard !lines.isEmpty || added != nil else { return nil }
    let values = shownLines.filter { !$0.isUndo }.compactMap { line in
      line.restorableWire(in: record).map { Value(field: line.field, wire: $0) }
    }
    if values.count > 1 { all = All(title: words.actions.undoAll, values: values) }
  }

  /// The changes that the bar shows. It leaves out a field whose later entry was refused, because
  /// the line would seem to be about that entry.
  private static func shownLines(of record: ShownRecord) -> [Undo.Line] {
    record.undo.shownLines.filter { line in
      guard let entry = record.pending[line.field], !entry.isProblemOnly else { return true }
      // Undo itself was refused: keep it, so that it can be pressed once the entry is saved or
      // gone.
      if case .unsaved = entry.problem { return true }
      // Not a refusal: the store altered the value, or only another field was refused. The change
      // can be undone.
      return entry.problem?.isRefusal != true
    }
  }
}

extension UndoFace.Line {
  fileprivate init?(_ line: Undo.Line, in record: ShownRecord) {
    guard let field = record.field(line.field) else { return nil }
    let words = record.words
    id = .field(field.id)
    sentence = UndoFace.Line.sentence(of: line, field, in: record)
    guard let old = line.restorableWire(in: record) else {
      // Without Undo the line says that the change is final: the old value is a secret, or too long
      // to be carried, as a large picture is.
      action = line.isUndo ? .none : .final(words.messages.forGood)
      return
    }
    let title = line.isUndo ? words.actions.redo : words.actions.undo
    action = .restore(
      title: title, label: "\(title): \(field.label)",
      Restored(wire: old, isRedo: line.isUndo), theirs: line.newToken?.text ?? "")
  }

  /// The change in words; of a reference, with the title of the record that it named before.
  private static func sentence(
    of line: Undo.Line, _ field: Field<DynamicRecord>, in record: ShownRecord
  ) -> String {
    let words = record.words
    if line.isUndo { return words.messages.restored(["field": field.label]) }
    if let old = line.old, let title = record.labels[field.id.name, old]?.title.excerpt {
      return words.references.changed(["field": field.label, "old": title])
    }
    return words.messages.changed(["field": field.label])
  }
}

extension Undo.Line {
  /// The old value, encoded for a button; `nil` if the change cannot be undone.
  fileprivate func restorableWire(in record: ShownRecord) -> String? {
    newToken == nil ? nil : wire(in: record)
  }
}
