package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

extension Sources {
  /// Returns the titles of the records that some records of one table refer to.
  ///
  /// Makes one query for each referenced table, and one for each field with a source of the
  /// program.
  package func labels(of records: [DynamicRecord], _ source: RecordSource) async -> ReferenceLabels
  {
    var columns: [String] = []
    var asked: [(column: String, source: ReferenceSource)] = []
    for field in source.form.fields {
      switch field.editor.reference?.source {
      case .table: columns.append(field.id.name)
      case .program(let source): asked.append((field.id.name, source))
      case nil: continue
      }
    }
    // A column that cannot be changed may still be part of a title.
    for column in source.titles?.referenceColumns ?? [] where !columns.contains(column) {
      columns.append(column)
    }
    var labels = ReferenceLabels()
    if !columns.isEmpty {
      labels = await store.labels(
        of: records, targets: source.targets.filter { columns.contains($0.key) })
    }
    for (column, asked) in asked {
      guard let field = source.form.field(FieldID(column)) else { continue }
      await name(column, of: records, field, by: asked, in: &labels)
    }
    return labels
  }

  /// Adds the titles of a column's values, from a program's source.
  private func name(
    _ column: String, of records: [DynamicRecord], _ field: Field<DynamicRecord>,
    by source: ReferenceSource, in labels: inout ReferenceLabels
  ) async {
    var values: [FieldValue: StoredValue] = [:]
    for record in records {
      if case .value(let value) = field.read(record), value != .none {
        values[value] = record[column]
      }
    }
    // A value without a title is shown as stored. If the source fails, the drawer reports it.
    guard !values.isEmpty, let titles = try? await source.titles(Array(values.keys)) else { return }
    for (value, title) in titles {
      guard let stored = values[value] else { continue }
      labels[column, stored] = RecordLabel(value: stored, key: RecordKey([stored]), title: title)
    }
  }

  /// Answers the pending searches of a record's open drawers, and marks the days of its calendars.
  func answerRequests(of record: inout ShownRecord) async {
    let marks = record.pendingMarkRequests
    for (request, shown) in zip(marks, await answer(to: marks, in: record.environment)) {
      record.marks[request.field] = shown
    }
    for request in record.pendingSearches {
      record.take(await answer(to: request, in: record), to: request)
    }
  }

  /// Returns the marked days of calendars, as the program says.
  package func answer(
    to requests: [MarkRequest], in environment: FormEnvironment
  ) async -> [ShownMarks] {
    var shown: [ShownMarks] = []
    for request in requests {
      do {
        let texts = try await request.marks(request.days, environment)
        shown.append(ShownMarks(texts, of: request.days))
      } catch {
        let reason = error.reason(in: environment.words)
        shown.append(ShownMarks([:], of: request.days, failure: reason))
      }
    }
    return shown
  }

  /// Returns the records that a reference may refer to.
  package func answer(
    to request: ReferenceSearchRequest, in record: ShownRecord
  ) async -> ReferenceSearch.Result {
    let maxCount = ReferenceEditing.maxMatches
    switch request.source.source {
    case .table(let table, let column):
      do {
        return .found(
          try await store.matches(
            LabelSearchRequest(
              table: table, column: column, query: request.query, maxCount: maxCount)))
      } catch {
        return .failed(error)
      }
    case .program(let source):
      do {
        let values = try await source.search(request.query, maxCount + 1)
        let titles = try await source.titles(Array(values.prefix(maxCount)))
        return .found(
          matches(
            values.prefix(maxCount), titles, hasMore: values.count > maxCount, request, in: record)
        )
      } catch {
        return .failed(.failed(detail: "\(error)"))
      }
    }
  }

  private func matches(
    _ values: some Sequence<FieldValue>, _ titles: [FieldValue: String], hasMore: Bool,
    _ request: ReferenceSearchRequest, in record: ShownRecord
  ) -> LabelMatches {
    guard let field = record.form.field(request.field) else { return LabelMatches(labels: []) }
    let labels = values.compactMap { value -> RecordLabel? in
      var copy = record.stored
      guard let title = titles[value], field.write(&copy, value) else { return nil }
      let stored = copy[field.id.name]
      return RecordLabel(value: stored, key: RecordKey([stored]), title: title)
    }
    return LabelMatches(labels: labels, hasMore: hasMore)
  }
}

extension Sources {
  /// Returns the notes on a removal, with the records that refer to the record.
  func notes(
    on preview: RemovalPreview, _ environment: FormEnvironment
  ) async -> [RemovalNote] {
    let schema = try? await store.schema()
    return preview.notes(in: environment) { dependents in
      schema?.table(dependents.table).flatMap { rows(dependents, in: $0) }
    }
  }

  /// Returns exactly the records that refer to a record; `nil` if the list may not be filtered for
  /// them, or the values that they refer to are unknown.
  private func rows(_ dependents: Dependents, in table: TableSchema) -> FilteredTable? {
    guard let filter = RowFilter(dependents), (try? filter.check(in: table)) != nil else {
      return nil
    }
    if let form = forms[table.name],
      !table.searchableColumns(shownBy: form).isSuperset(of: filter.columns)
    {
      return nil
    }
    return FilteredTable(table.name, filter)
  }
}
