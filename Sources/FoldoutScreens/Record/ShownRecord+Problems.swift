import Foldout
package import FoldoutForms

extension ShownRecord {
  /// The problems that the rules find in the stored values, as entries.
  func problems(at timings: Set<RuleTiming>) -> [FieldID: PendingEntry] {
    var found: [FieldID: PendingEntry] = [:]
    for (id, problem) in form.problems(
      of: revealed ?? stored, at: timings, environment: environment)
    where cut[id.name] == nil {
      found[id] = PendingEntry(isProblemOnly: true, problem: .field(problem))
    }
    return found
  }

  /// The problem of a text that is being typed; `nil` for none.
  ///
  /// A text that is not yet of the field's kind is a problem only if it was refused before.
  package func problem(
    typing text: String, into field: Field<DynamicRecord>, _ check: FieldInput.Check
  ) -> FieldError? {
    // Without a rule `onChange`, a screen checks a text only once it was refused.
    let isRefusedBefore: Bool =
      switch check {
      case .again: true
      case .typed: !field.rules.contains { $0.timing == .onChange }
      }
    do {
      let value = try field.value(
        from: text, replacing: reading(field), in: stored, environment)
      return form.problem(
        of: value, in: field, of: revealed ?? stored, at: isRefusedBefore ? .typingAgain : .typing,
        environment: environment)
    } catch {
      return isRefusedBefore ? error : nil
    }
  }
}

extension ShownRecord {
  /// The record with a notice at each of the fields whose entry the store altered, or from which
  /// the blanks around it were taken off. `trimmed` has the entries as they were typed, `nil` for
  /// one that the host no longer has.
  package func withNotices(
    altered: [FieldID], trimmed: [FieldID: String?] = [:]
  ) -> ShownRecord {
    var notices = trimmed.filter { id, _ in form.field(id)?.kind.dropsBlanksAround == true }
      .mapValues { Problem.trimmed(typed: $0) }
    for field in altered.compactMap({ form.field($0) }) {
      notices[field.id] = .altered(current: conflictText(field))
    }
    var copy = self
    for (id, notice) in notices {
      copy.pending[id, default: PendingEntry(isProblemOnly: true)].problem = notice
    }
    return copy
  }

  /// The record with the problems that the rules `onSubmit` find in its stored values; the drawer
  /// of the first of those fields is open.
  package func showingProblems() -> ShownRecord {
    let problems = problems(at: [.onSubmit])
    guard let first = form.fields.first(where: { problems[$0.id] != nil }) else { return self }
    var copy = self
    _ = copy.table.apply(.open(.field(first.id)))
    copy.pending = problems
    return copy
  }
}
