import FoldoutForms

extension ShownRecord {
  /// The value from before a change, as a screen or a request carries it.
  package func encoded(_ line: Undo.Line) -> String? {
    guard let old = line.old, let field = form.field(line.field) else { return nil }
    return PreviousValue(field: field, record: self).encoded(old)
  }

  /// Keeps of what a request carries only what still holds: fields that there are, that are no
  /// secrets, and that hold what the change made of them; and of what was before only what they
  /// could hold again, and do not hold now. Anybody can write a request: one that knows the value
  /// of now can have an Undo offered, which says whose it is and does nothing until it is pressed.
  package mutating func keepUndo() {
    undo.lines = undo.lines.compactMap { kept($0, left: nil) }
    var left: [FieldID: StoredValue] = [:]
    for line in undo.lines where line.isOffered { left[line.field] = line.old }
    undo.earlier = undo.earlier.map { change in
      let lines = change.compactMap { line -> Undo.Line? in
        let kept = kept(line, left: left[line.field])
        return kept?.isOffered == true ? kept : nil
      }
      for line in lines { left[line.field] = line.old }
      return lines
    }.filter { !$0.isEmpty }
  }

  /// A line with what it carries checked: that the field holds what the change made of it or, under
  /// a later change, that this one was made over it.
  private func kept(_ line: Undo.Line, left: StoredValue?) -> Undo.Line? {
    guard let field = form.field(line.field), let now = line.now,
      kind(of: field).isRestorable,
      left.map({ now.matches($0) }) ?? (now == tokens[field.id.name])
    else { return nil }
    guard let encoded = line.encoded else { return line }
    let previous = PreviousValue(field: field, record: self)
    guard let old = previous.value(encoded), !now.matches(old), previous.problem(of: old) == nil
    else { return nil }
    var line = line
    line.old = old
    line.encoded = nil
    return line
  }
}
