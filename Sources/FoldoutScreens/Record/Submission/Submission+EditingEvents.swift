package import FoldoutForms

extension Submission {
  /// True if the submission only tells the program that a text is edited, and stores nothing.
  package var onlyNotifies: Bool { inputs.values.contains { $0.editingEvent != nil } }

  /// Returns the events for the program, only of texts whose fields ask for them, and never of
  /// secrets.
  ///
  /// Throws for a field that the form does not have.
  package func events(
    in record: ShownRecord
  ) throws(SubmissionError) -> [FieldEvent] {
    var events: [FieldEvent] = []
    for id in fields {
      guard let input = self[id], let event = input.editingEvent else { continue }
      guard let field = record.form.field(id) else {
        throw .unknownField(id, form: record.form.title)
      }
      guard record.editingEvents(of: field).contains(event) else { continue }
      switch event {
      case .typing: events.append(.typed(id, input.text ?? ""))
      case .editing: events.append(.began(id))
      }
    }
    return events
  }
}

extension ShownRecord {
  /// Returns the events of a field's editing that the program is notified of.
  package func editingEvents(of field: Field<DynamicRecord>) -> Set<EditingEvent> {
    let kind = kind(of: field)
    guard kind.isTyped, !kind.isSecret, !field.kind.isSecret else { return [] }
    return field.editingEvents
  }
}
