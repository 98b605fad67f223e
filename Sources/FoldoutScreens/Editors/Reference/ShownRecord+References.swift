import Foldout
package import FoldoutForms
import FoldoutRecords

extension ShownRecord {
  /// The label of the record that a field's value refers to; `nil` if none is known, and for a
  /// field that is not a reference.
  func referencedLabel(_ field: Field<DynamicRecord>) -> RecordLabel? {
    guard field.editor.reference != nil else { return nil }
    return names[field.id.name, stored[field.id.name]]
  }

  /// The search in a reference's drawer: before anybody has typed a query, one for all records.
  package func search(of field: FieldID) -> ReferenceSearch { searches[field] ?? ReferenceSearch() }

  /// The references whose drawers are open.
  package var openReferences: [Field<DynamicRecord>] {
    table.openDrawers.compactMap { form.field($0.field) }
      .filter { editor(of: $0).reference != nil }
  }

  /// The searches that are not answered yet, of drawers that are open.
  package var pendingSearches: [ReferenceSearchRequest] {
    openReferences.compactMap { field in
      let search = search(of: field.id)
      guard search.answer == nil, !search.isTooLong, let source = field.editor.reference else {
        return nil
      }
      return ReferenceSearchRequest(field: field.id, source: source, query: search.query)
    }
  }

  /// Takes the result of a search.
  package mutating func take(_ answer: ReferenceSearch.Answer, to request: ReferenceSearchRequest) {
    var search = search(of: request.field)
    guard search.query == request.query else { return }
    search.answer = answer
    searches[request.field] = search
  }

  /// Starts a search for each query that a submission changed.
  mutating func search(for submission: Submission) {
    for field in openReferences {
      guard let typed = submission.searched ?? submission.searches[field.id] else { continue }
      let search = ReferenceSearch(typed)
      if search.query != self.search(of: field.id).query { searches[field.id] = search }
    }
  }
}

extension ShownRecord {
  /// Returns the record, and a copy of it for each other value that a reference is to get from the
  /// submission, or had before the last changes. A host reads the names for all of them at once.
  package func referenceVariants(for submission: Submission? = nil) -> [DynamicRecord] {
    var records = [stored]
    for field in form.fields where field.editor.reference != nil {
      var values = undo.shownLines.filter { $0.field == field.id }.compactMap(\.old)
      if let input = submission?[field.id] { values += entered(input, into: field) }
      for value in values where value != .null {
        var record = stored
        record[field.id.name] = value
        records.append(record)
      }
    }
    return records
  }

  private func entered(_ input: FieldInput, into field: Field<DynamicRecord>) -> [StoredValue] {
    let reader = InputReader(field: field, record: self)
    let encoded = input.chosen + [input.use, input.restored?.wire].compactMap(\.self)
    let typed = [input.text, input.set].compactMap(\.self).filter { !$0.isBlank }
    let read =
      encoded.compactMap { try? reader.value(used: $0) }
      + typed.compactMap { try? reader.value(of: $0) }
    return encoded.compactMap { StoredValue(wire: $0) } + read.compactMap { try? reader.stored($0) }
  }
}
