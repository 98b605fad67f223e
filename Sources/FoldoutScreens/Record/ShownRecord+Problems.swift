import Foldout
package import FoldoutForms

extension ShownRecord {
  /// The problems of what is stored, as entries.
  func problems(at timings: Set<RuleTiming>) -> [FieldID: PendingEntry] {
    var found: [FieldID: PendingEntry] = [:]
    for (id, problem) in form.problems(
      of: revealed ?? stored, at: timings, environment: environment)
    where cut[id.name] == nil {
      found[id] = PendingEntry(isUndo: true, problem: .field(problem))
    }
    return found
  }

  /// The problem of a text that is being typed; `nil` for none, and for a text that is not
  /// yet one of the field's kind where it was not refused before.
  package func problem(
    typing text: String, into field: Field<DynamicRecord>, _ check: FieldInput.Check
  ) -> FieldError? {
    // Rules that wait for a refusal are only asked about by a screen that had one.
    let again: Bool =
      switch check {
      case .again: true
      case .typed: !field.rules.contains { $0.timing == .onChange }
      }
    do {
      let value = try field.value(
        from: text, over: reading(field), in: stored, environment)
      return form.problem(
        of: value, in: field, of: revealed ?? stored, at: again ? .typingAgain : .typing,
        environment: environment)
    } catch {
      return again ? error : nil
    }
  }
}

extension ShownRecord {
  /// The same record, saying of some fields that the store made something else of what was entered.
  package func telling(altered fields: [FieldID]) -> ShownRecord {
    var copy = self
    for field in fields.compactMap({ form.field($0) }) {
      copy.pending[field.id, default: PendingEntry()].problem = .altered(now: conflictText(field))
    }
    return copy
  }

  /// The same record, saying what rules that wait for the whole form have against what is stored,
  /// with the first of it unfolded.
  package func complaining() -> ShownRecord {
    let problems = problems(at: [.onSubmit])
    guard let first = form.fields.first(where: { problems[$0.id] != nil }) else { return self }
    var copy = self
    _ = copy.table.apply(.open(.field(first.id)))
    copy.pending = problems
    return copy
  }
}
