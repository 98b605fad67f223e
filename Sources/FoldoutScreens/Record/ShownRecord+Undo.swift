import FoldoutForms

extension ShownRecord {
  /// The value from before a change, as a screen or a request carries it.
  package func spelled(_ line: Undo.Line) -> String? {
    guard let old = line.old, let field = form.field(line.field) else { return nil }
    return EarlierValue(field: field, record: self).spelled(old)
  }

  /// Keeps of what a request carries only what still holds: fields that there are, that are no
  /// secrets, and that hold what the change made of them; and of what was before only what they
  /// could hold again, and do not hold now. Anybody can write a request: one that knows the value
  /// of now can have an Undo offered, which says whose it is and does nothing until it is pressed.
  package mutating func keepUndo() {
    undo.lines = undo.lines.compactMap { line in
      guard let field = form.field(line.field), let now = line.now,
        kind(of: field).isRestorable, now == tokens[field.id.name]
      else { return nil }
      guard let told = line.told else { return line }
      let earlier = EarlierValue(field: field, record: self)
      guard let old = earlier.value(told), !now.matches(old), earlier.problem(of: old) == nil
      else { return nil }
      var line = line
      line.old = old
      line.told = nil
      return line
    }
  }
}
