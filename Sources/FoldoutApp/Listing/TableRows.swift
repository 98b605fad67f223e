import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// The rows of a store's table, during one request.
struct TableRows: ListSource {
  private let app: App
  private let destination: ListDestination
  let query: ListQuery
  let environment: FormEnvironment
  private let declared: TableSchema
  private let choices: OrderChoices
  private let titles: RowTitles
  private let offers: TableActions
  /// The tables to which columns refer.
  private let referenced: Set<String>
  private let isWritable: Bool
  /// The column for which the table's inferred form has no field; `nil` if there is none.
  private let unfillableColumn: String?
  /// The sentence on why the whole file cannot be changed; `nil` if it can.
  private let fileNote: String?
  /// The targets of all references, by column.
  private let allTargets: [String: ReferenceTarget]
  /// The targets of the references in its titles, by column.
  private let targets: [String: ReferenceTarget]

  /// Reads the table's schema, and prepares its orders, titles and actions.
  init(
    _ app: App, _ destination: ListDestination, _ wanted: ListQuery,
    _ environment: FormEnvironment
  ) async throws(StoreError) {
    let sources = app.sources
    let schema = try await sources.store.schema()
    guard let declared = schema.table(destination.table) else {
      throw .unknownTable(destination.table)
    }
    let form = destination.form?(environment.locale, declared)
    do throws(StoreError) {
      if let form { try declared.check(form) }
    } catch {
      throw error.labelled(destination.title, for: destination.table)
    }
    let inferred = sources.cache.list(of: declared, in: schema)
    choices = OrderChoices(
      form ?? sources.forms[destination.table], inferred: inferred.form, of: declared,
      environment: environment)
    var query = wanted
    try query.fit(to: declared, offered: choices.offered, defaultOrder: destination.order)
    // A filter by a column that the form does not show would reveal its values.
    for column in query.filter?.columns ?? [] where choices.searched?.contains(column) == false {
      throw .unknownColumn(column, table: destination.table)
    }
    self.query = query
    let baseTitles =
      form.flatMap { RowTitles($0, of: declared, in: environment) }
      ?? RowTitles(
        RecordTitles(inferred.titles, form: form ?? inferred.form), of: declared, in: environment)
    titles = baseTitles.withDetail(for: query.isDefaultOrder ? .key : query.order, choices)
      .withMatches(of: query.search, choices)
    offers = destination.actions(of: declared, in: environment.locale)
    isWritable = schema.isWritable && declared.isWritable
    referenced = Set(inferred.targets.values.map(\.table))
    unfillableColumn =
      form == nil && sources.forms[destination.table] == nil ? declared.unfillableColumn : nil
    fileNote = schema.readOnlyReason?.sentence(environment.words.start)
    allTargets = inferred.targets
    targets = inferred.targets.filter { [titles] in titles.referenceColumns.contains($0.key) }
    self.app = app
    self.destination = destination
    self.environment = environment
    self.declared = declared
  }

  private var sources: Sources { app.sources }

  /// The actions of the rows. Rows that only a number identifies have none, because a link to one
  /// would lead to another later.
  var actions: [ActionID] {
    guard declared.key != .rowNumber else { return [] }
    return offers.actions.map { $0.id }.filter { id in
      switch id {
      // The single value of a host is never removed.
      case .remove: isWritable && declared.canRemove && app.catalog.home == nil
      case .duplicate: takesRecords
      default: true
      }
    }
  }

  var linksToRecords: Bool { destination.records != nil }

  /// True if records can be added.
  private var takesRecords: Bool { mayTakeRecords && unfillableColumn == nil }

  private var mayTakeRecords: Bool {
    isWritable && declared.canAdd && destination.takesRecords && destination.records != nil
      && app.catalog.home == nil
  }

  func window() async throws(StoreError) -> ListWindow {
    do {
      let window = try await sources.store.window(
        WindowRequest(
          table: destination.table, anchor: query.anchor, order: query.order,
          search: search, filter: query.filter,
          columns: offers.title == nil ? titles.columns : declared.columns.map(\.name),
          maxCharacters: maxCharacters))
      return ListWindow(
        records: await listed(window.records), hasPrevious: window.hasPrevious,
        hasNext: window.hasNext,
        countBefore: window.countBefore, edges: window.edges, choices: choices,
        takesRecords: takesRecords, scan: window.scan,
        referencedTables: query.search.isEmpty ? [] : referenced, filter: await filter,
        notes: notes(window))
    } catch { throw refusal(error) }
  }

  /// The search for the query's words; `nil` without words.
  private var search: RowSearch? {
    guard !query.search.isEmpty else { return nil }
    let timeouts = sources.searchTimeouts
    var search = RowSearch(
      query.search, columns: choices.searched,
      timeLimit: query.isWhole ? timeouts.sorting : timeouts.firstRows,
      isWhole: query.isWhole)
    search.days = choices.days(of: query.search)
    search.numbers = SearchQuery(query.search).shownNumbers(in: environment)
    search.countingTime = timeouts.counting
    return search
  }

  /// The filter in words: each column with the title of the record that its value refers to, or
  /// else the value as a row shows it.
  private var filter: ListFilter? {
    get async {
      guard let filter = query.filter else { return nil }
      let record = DynamicRecord(
        columns: filter.columns, values: filter.conditions.map(\.value))
      let targets = allTargets.filter { choices.refers($0.key) }
      let labels = await sources.store.labels(of: [record], targets: targets)
      let stored = StoredRecord(key: RecordKey([]), record: record)
      return ListFilter(
        parts: filter.conditions.map { condition in
          let column = condition.column
          guard let target = targets[column], let record = labels[column, condition.value] else {
            return ListFilter.Part(
              label: choices.label(of: column), title: choices.text(of: column)(stored))
          }
          return ListFilter.Part(
            label: choices.label(ofReference: column), title: record.title,
            address: .record(table: target.table, key: record.key))
        })
    }
  }

  /// The maximum number of characters that are read of a value. The program's own titles need long
  /// values.
  private var maxCharacters: Int {
    offers.title == nil ? ListWindow.maxCharacters : TableRows.maxForTitles
  }

  private static let maxForTitles = 64_000

  /// True for a search, a filter, and an order without an index.
  var isScanned: Bool {
    !query.search.isEmpty || query.filter != nil
      || query.order.column.map(choices.unindexedColumns.contains) == true
  }

  func window(of keys: [RecordKey]) async throws(StoreError) -> ListWindow {
    do {
      var found: [StoredRecord] = []
      for key in keys {
        let limits = ValueLimits(characters: maxCharacters)
        guard
          let record = try await sources.store.record(key, in: destination.table, limits: limits),
          !found.contains(where: { $0.key == record.key })
        else { continue }
        found.append(record)
      }
      return ListWindow(records: await listed(found), choices: choices, isPart: true)
    } catch { throw refusal(error) }
  }

  /// Returns the records with the titles and second lines of their rows.
  private func listed(_ records: [StoredRecord]) async -> [ListedRecord] {
    let labels = await sources.store.labels(of: records.map(\.record), targets: targets)
    return records.map { record in
      if let own = offers.title?(record.record, environment) {
        return ListedRecord(
          key: record.key, title: own.text, detail: own.detail,
          match: titles.match(record, [own.text, own.detail ?? ""], labels))
      }
      let title = titles.title(record, labels)
      let detail = titles.detail(record, title, labels)
      return ListedRecord(
        key: record.key, title: title, detail: detail,
        match: titles.match(record, [title, detail ?? ""], labels), name: titles.name(title))
    }
  }

  private func notes(_ window: Window) -> [String] {
    let words = environment.words.lists
    var notes = [fileNote].compactMap(\.self) + ReadOnlyNotes(declared, in: environment).sentences
    if mayTakeRecords, let unfillableColumn {
      notes.append(words.unfillable(["field": ColumnLabel.text(for: unfillableColumn)]))
    }
    if window.isCutShort {
      notes.append(words.cutShort(["count": environment.digits(WindowRequest.maxNumberedRows)]))
    }
    return notes
  }

  /// Returns a store's error with the list's title.
  private func refusal(_ error: StoreError) -> StoreError {
    error.labelled(destination.title, for: destination.table)
  }

  func bar(of record: ListedRecord) async throws(StoreError) -> BarReading? {
    do {
      let stored = offers.readsRecords ? try await stored(record.key) : nil
      guard !offers.readsRecords || stored != nil else { return nil }
      let known = Set(actions)
      let offered = offers.actions.filter { action in
        known.contains(action.id) && (stored.map { action.isOffered($0.record) } ?? true)
      }
      // Only a removal needs the records that refer to this one.
      let removes = offered.contains { $0.id == .remove }
      let preview =
        removes ? try await sources.store.removal(of: record.key, in: destination.table) : nil
      guard !removes || preview != nil else { return nil }
      let original = preview?.digest ?? stored.map { RowDigest(of: $0.record) }
      let canRead = stored.map { offers.canRead($0.record) } ?? true
      var notes = canRead ? [] : [RemovalNote(environment.words.rows.unreadable)]
      if let preview {
        if !declared.canRestore { notes.append(RemovalNote(environment.words.rows.unrestorable)) }
        notes += await sources.notes(on: preview, environment)
      }
      let buttons = offered.map { action in
        var button = OfferedAction(action, in: environment)
        button.isDisabled = action.id == .remove && preview?.isForbidden == true
        return button
      }
      return BarReading(
        title: record.title, actions: buttons, original: original?.text ?? "", notes: notes,
        design: stored.flatMap { offers.design?($0.record, environment) })
    } catch { throw refusal(error) }
  }

  func footer() async -> String? {
    guard let footer = offers.footer else { return nil }
    return await environment.line(of: footer)
  }

  /// Reads the whole record, for the program's rules and handlers.
  private func stored(_ key: RecordKey) async throws(StoreError) -> StoredRecord? {
    try await sources.store.record(key, in: destination.table)
  }

  func remove(
    _ key: RecordKey, original: String, isPermanent: Bool
  ) async throws(StoreError) -> ListRemoval {
    try await app.remove(
      Removal(
        table: destination.table, key: key, original: RowDigest(wire: original),
        isPermanent: isPermanent), titled: destination.title)
  }

  func restore(
    _ id: String, announcing announce: (RecordEvent?) async -> Void
  ) async throws(StoreError) -> ListRestoration {
    do {
      switch try await sources.store.restore(RemovalID(wire: id)) {
      case .restored(let record, let table, let altered, let unrestored):
        await announce(.restored(record, table: table))
        guard table == destination.table else {
          let table = ColumnLabel.text(for: table)
          return .restoredElsewhere(environment.words.rows.restoredElsewhere(["table": table]))
        }
        let name = await listed([record]).first?.name ?? record.key.shown(in: environment)
        return .restored(record.key, title: name, altered: altered, unrestored: unrestored)
      case .unknown: return .unknown
      case .taken: return .taken
      }
    } catch {
      guard error.isRefusal else { throw refusal(error) }
      return .refused(sentence(error))
    }
  }

  func perform(
    _ action: ActionID, _ key: RecordKey, original: String
  ) async throws(StoreError) -> ListActionOutcome {
    do {
      guard let stored = try await stored(key),
        case .program(let perform)? = offers.actions.first(where: { $0.id == action })?.operation
      else { return .gone }
      // Give the program the record that was compared.
      guard RowDigest(of: stored.record).text == original else { return .conflict }
      let answer = await perform(stored.record, environment)
      return answer.map(ListActionOutcome.answered) ?? .unreadable
    } catch { throw refusal(error) }
  }

  func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, _ ticket: String?
  ) async -> RowAddition {
    await app.add(values, editing: editing, to: destination, ticket, environment)
  }

  private func sentence(_ error: StoreError) -> String {
    error.labelled(destination.title, for: destination.table).sentence(in: environment.words)
  }
}
