import FoldoutForms

extension ShownRecord {
  /// The earlier value of a change, encoded as a screen or a request carries it; `nil` if none
  /// can be carried.
  package func encoded(_ line: Undo.Line) -> String? {
    guard let old = line.old, let field = form.field(line.field) else { return nil }
    return PreviousValue(field: field, record: self).encoded(old)
  }

  /// Drops the lines of a request that no longer hold.
  ///
  /// A line is kept if its field exists, is not a secret and still has the value that the change
  /// stored, and if the earlier value differs from it and could be stored again. Requests can be
  /// forged: one that contains the token of the present value makes the screen offer an Undo, which
  /// does nothing until it is pressed.
  package mutating func dropStaleUndoLines() {
    undo.lines = undo.lines.compactMap { checked($0, replaced: nil) }
    var replaced: [FieldID: StoredValue] = [:]
    for line in undo.lines where line.isOffered { replaced[line.field] = line.old }
    undo.earlier = undo.earlier.map { change in
      let lines = change.compactMap { line -> Undo.Line? in
        let earlier = checked(line, replaced: replaced[line.field])
        return earlier?.isOffered == true ? earlier : nil
      }
      for line in lines { replaced[line.field] = line.old }
      return lines
    }.filter { !$0.isEmpty }
  }

  /// A line whose contents are checked; `nil` for one that no longer holds.
  ///
  /// If `replaced` is `nil`, the field must still have the value that the change stored. Otherwise
  /// a later change of the same field replaced that value, and it must equal `replaced`.
  private func checked(_ line: Undo.Line, replaced: StoredValue?) -> Undo.Line? {
    guard let field = form.field(line.field), let new = line.newToken,
      kind(of: field).isRestorable,
      replaced.map({ new.matches($0) }) ?? (new == tokens[field.id.name])
    else { return nil }
    guard let encoded = line.encoded else { return line }
    let previous = PreviousValue(field: field, record: self)
    guard let old = previous.value(encoded), !new.matches(old), previous.problem(of: old) == nil
    else { return nil }
    var line = line
    line.old = old
    line.encoded = nil
    return line
  }
}
