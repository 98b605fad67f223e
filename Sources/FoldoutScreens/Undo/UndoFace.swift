import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension ShownRecord {
  /// The bar of Undo; `nil` if there is nothing to show.
  ///
  /// Each button carries the value that it restores and the token of the value that it replaces, so
  /// that it cannot overwrite a later change.
  package var undoFace: UndoFace? {
    let lines = shownLines
    // The latest change is undone first: the addition of the record is offered once all changes
    // after it are undone.
    let offersChange = undo.shownLines.contains(where: \.isOffered)
    let added = (offersChange ? nil : addID).map { addID in
      UndoFace.Added(sentence: words.adding.added, title: words.actions.undo, addID: addID)
    }
    guard !lines.isEmpty || added != nil else { return nil }
    var face = UndoFace(
      lines: lines.enumerated().compactMap { index, line in
        var face = lineFace(line)
        // A change that was redone and the one before it can be two lines of one field.
        face?.isEarlier = lines[..<index].contains { $0.field == line.field }
        return face
      }, title: words.actions.undo, close: words.actions.close)
    let values = lines.filter { !$0.isUndo }.compactMap { line in
      encodedOldValue(line).map { UndoFace.Value(field: line.field, wire: $0) }
    }
    if values.count > 1 { face.all = .init(title: words.actions.undoAll, values: values) }
    face.added = added
    return face.lines.isEmpty && added == nil ? nil : face
  }

  /// The changes that the bar shows. It leaves out a field whose later entry was refused, because
  /// the line would seem to be about that entry.
  private var shownLines: [Undo.Line] {
    undo.shownLines.filter { line in
      guard let entry = pending[line.field], !entry.isProblemOnly else { return true }
      // Undo itself was refused: keep it, so that it can be pressed once the entry is saved or
      // gone.
      if case .unsaved = entry.problem { return true }
      // Not a refusal: the store altered the value, or only another field was refused. The change
      // can be undone.
      return entry.problem?.isRefusal != true
    }
  }

  private func lineFace(_ line: Undo.Line) -> UndoFace.Line? {
    guard let field = form.field(line.field) else { return nil }
    let sentence = sentence(of: line, field)
    let id = RowID.field(field.id)
    guard let old = encodedOldValue(line) else {
      // Without Undo the line says that the change is final: the old value is a secret, or too long
      // to be carried, as a large picture is.
      return .init(
        id: id, sentence: sentence,
        action: line.isUndo ? .none : .final(words.messages.forGood))
    }
    let title = line.isUndo ? words.actions.redo : words.actions.undo
    return .init(
      id: id, sentence: sentence,
      action: .restore(
        title: title, label: "\(title): \(field.label)",
        Restored(wire: old, isRedo: line.isUndo), theirs: line.newToken?.text ?? ""))
  }

  /// The change in words; of a reference, with the title of the record that it named before.
  private func sentence(of line: Undo.Line, _ field: Field<DynamicRecord>) -> String {
    if line.isUndo { return words.messages.restored(["field": field.label]) }
    if let old = line.old, let title = names[field.id.name, old]?.title.excerpt {
      return words.references.changed(["field": field.label, "old": title])
    }
    return words.messages.changed(["field": field.label])
  }

  /// The old value, encoded for a button; `nil` if the change cannot be undone.
  private func encodedOldValue(_ line: Undo.Line) -> String? {
    line.newToken == nil ? nil : encoded(line)
  }
}
