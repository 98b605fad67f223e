import Foldout
package import FoldoutForms

extension ShownRecord {
  /// The problems that the rules find in the stored values, as entries.
  func problems(at timings: Set<RuleTiming>) -> [FieldID: PendingEntry] {
    var found: [FieldID: PendingEntry] = [:]
    for (id, problem) in form.problems(
      of: revealed ?? stored, at: timings, hidden: hiddenFields,
      environment: environment)
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
        hidden: hiddenFields, environment: environment)
    } catch {
      return isRefusedBefore ? error : nil
    }
  }
}

extension ShownRecord {
  /// The record with a notice at each of the fields whose entry the store altered, or from which
  /// the blanks around it were taken off, and with the program's messages at its buttons.
  /// `trimmed` has the entries as they were typed, `nil` for one that the host no longer has.
  package func withNotices(
    altered: [FieldID], trimmed: [FieldID: String?] = [:], messages: [FieldID: String] = [:]
  ) -> ShownRecord {
    var notices = trimmed.filter { id, _ in field(id)?.kind.dropsBlanksAround == true }
      .mapValues { Problem.trimmed(typed: $0) }
    for field in altered.compactMap({ self.field($0) }) {
      notices[field.id] = .altered(current: conflictText(field))
    }
    for (id, text) in messages { notices[id] = .message(text) }
    var copy = self
    for (id, notice) in notices {
      copy.pending[id, default: PendingEntry(isProblemOnly: true)].problem = notice
    }
    return copy
  }

  /// Returns a field, or the one above it that is shown if it is hidden; without one, the next.
  package func shownField(at id: FieldID) -> FieldID {
    let (ids, hidden) = (form.fields.map(\.id), hiddenFields)
    guard hidden.contains(id), let place = ids.firstIndex(of: id) else { return id }
    return ids[..<place].last { !hidden.contains($0) }
      ?? ids[place...].first { !hidden.contains($0) } ?? id
  }

  /// The record with the problems that the rules `onSubmit` find in its stored values; the drawer
  /// of the first of those fields is open.
  package func showingProblems() -> ShownRecord {
    let problems = problems(at: [.onSubmit])
    guard let first = layout.fields(problems.keys).first else { return self }
    var copy = self
    _ = copy.table.apply(.open(.field(first.id)))
    copy.pending = problems
    return copy
  }
}

extension ShownRecord {
  /// The search in a reference's drawer: before anybody has typed a query, one for all records.
  package func search(of field: FieldID) -> ReferenceSearch { searches[field] ?? ReferenceSearch() }

  /// The references whose drawers are open.
  package var openReferences: [Field<DynamicRecord>] {
    if layout.references.isEmpty { return [] }
    return table.openDrawers.compactMap { field($0.field) }
      .filter { editor(of: $0).reference != nil && design(of: $0) == nil }
  }

  /// The searches that are not answered yet, of drawers that are open.
  package var pendingSearches: [ReferenceSearchRequest] {
    openReferences.compactMap { field in
      let search = search(of: field.id)
      guard search.result == nil, !search.isTooLong, let source = field.editor.reference else {
        return nil
      }
      return ReferenceSearchRequest(field: field.id, source: source, query: search.query)
    }
  }

  /// Takes the result of a search.
  package mutating func take(_ result: ReferenceSearch.Result, to request: ReferenceSearchRequest) {
    var search = search(of: request.field)
    guard search.query == request.query else { return }
    search.result = result
    searches[request.field] = search
  }

  /// Returns the record, and a copy of it for each other value that a reference is to get from the
  /// submission, or had before the last changes. A host reads the labels for all of them at once.
  package func referenceVariants(for submission: Submission? = nil) -> [DynamicRecord] {
    var records = [stored]
    for field in layout.references {
      var values = undo.shownLines.filter { $0.field == field.id }.compactMap(\.old)
      if let input = submission?[field.id] { values += input.references(into: field, in: self) }
      for value in values where value != .null {
        var record = stored
        record[field.id.name] = value
        records.append(record)
      }
    }
    return records
  }

  /// The requests for the marks of all calendars on the screen whose fields define any.
  var markRequests: [MarkRequest] { ShownCalendar.open(in: self).compactMap(\.markRequest) }

  /// The requests whose days were not asked for yet.
  package var pendingMarkRequests: [MarkRequest] {
    markRequests.filter { marks[$0.field]?.days != $0.days }
  }

  mutating func take(_ marks: [ShownMarks], to requests: [MarkRequest]) {
    for (request, shown) in zip(requests, marks) { self.marks[request.field] = shown }
  }

  /// The calendars that show another month than their date's, each with a day of the month shown.
  package var turnedCalendars: [(field: FieldID, day: LocalDate)] {
    ShownCalendar.open(in: self).compactMap { calendar in
      viewedDays[calendar.field.id].map { (calendar.field.id, $0) }
    }
  }
}

extension ShownRecord {
  /// Shows the options that the filters of choice sections leave in, and hides the others.
  ///
  /// A section that has become too short to be filtered, or is gone, has no filter any more.
  /// `entered` is the record with its entries, whose options count as chosen.
  mutating func applyFilters(asChosenIn entered: ShownRecord) -> ScreenStep {
    var step = ScreenStep()
    for id in filters.keys.sorted(by: { $0.name < $1.name }) {
      let section = form.sections.first { $0.choice?.id == id }
      let foot = section.flatMap { ChoiceFootFace($0, in: self) }
      if foot?.limits.filterLabel == nil { filters[id] = nil }
      guard let options = form.field(id).flatMap({ entered.optionRows(of: $0) }) else { continue }
      let filter = filters[id] ?? ""
      let (passing, others) = options.reduce(into: ([RowID](), [RowID]())) { rows, row in
        row.control.option?.passes(filter) == false ? rows.1.append(row.id) : rows.0.append(row.id)
      }
      step = step.then(table.apply(.show(passing))).then(table.apply(.hide(others)))
      if filter.isEmpty { filters[id] = nil }
    }
    return step
  }
}
