import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension ShownRecord {
  /// The bar of the last change; `nil` where there is none to tell of.
  ///
  /// A button carries the value that it puts back, and the token of what was seen, so that nobody's
  /// later change is lost by it.
  package var undoFace: UndoFace? {
    let lines = shownLines
    // The last is offered first: the add when everything after it is taken back.
    let isFirst = undo.shownLines.contains(where: \.isOffered)
    let added = (isFirst ? nil : self.added).map { name in
      UndoFace.Added(sentence: words.adding.added, title: words.actions.undo, name: name)
    }
    guard !lines.isEmpty || added != nil else { return nil }
    var face = UndoFace(
      lines: lines.enumerated().compactMap { index, line in
        var face = lineFace(line)
        // A field that was done again, and its change before, are two lines of one field.
        face?.isEarlier = lines[..<index].contains { $0.field == line.field }
        return face
      }, title: words.actions.undo, close: words.actions.close)
    let values = lines.filter { !$0.isUndone }.compactMap { line in
      undoable(line).map { UndoFace.Value(field: line.field, wire: $0) }
    }
    if values.count > 1 { face.all = .init(title: words.actions.undoAll, values: values) }
    face.added = added
    return face.lines.isEmpty && added == nil ? nil : face
  }

  /// Changes that the bar tells: not of a field into which something else was entered since
  /// that was not taken, since the bar would seem to be about that.
  private var shownLines: [Undo.Line] {
    undo.shownLines.filter { line in
      guard let entry = pending[line.field], !entry.isUndo else { return true }
      // Undo itself was refused: keep it, so that it can be pressed once the entry is saved or
      // gone.
      if case .unsaved = entry.problem { return true }
      // What rules have against a value that is stored is no refusal of it: that one can be undone.
      return entry.problem?.isRefusal != true
    }
  }

  private func lineFace(_ line: Undo.Line) -> UndoFace.Line? {
    guard let field = form.field(line.field) else { return nil }
    let sentence = sentence(of: line, field)
    let id = RowID.field(field.id)
    guard let old = undoable(line) else {
      // Not to offer Undo is to say that there is none: the picture is too large to be carried.
      return .init(
        id: id, sentence: sentence,
        action: line.isUndone ? .none : .final(words.signs.forGood))
    }
    let title = line.isUndone ? words.actions.redo : words.actions.undo
    return .init(
      id: id, sentence: sentence,
      action: .restore(
        title: title, label: "\(title): \(field.label)",
        Restored(wire: old, isRedo: line.isUndone), theirs: line.now?.text ?? ""))
  }

  /// The change in words: of a reference also the record that it named before.
  private func sentence(of line: Undo.Line, _ field: Field<DynamicRecord>) -> String {
    if line.isUndone { return words.signs.restored(["field": field.label]) }
    if let old = line.old, let title = names[field.id.name, old]?.title.excerpt {
      return words.references.changed(["field": field.label, "old": title])
    }
    return words.signs.changed(["field": field.label])
  }

  /// The old value as a button carries it; `nil` where it cannot be taken back.
  private func undoable(_ line: Undo.Line) -> String? {
    line.now == nil ? nil : encoded(line)
  }
}
