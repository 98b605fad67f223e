package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens
import FoldoutWords

extension Sources {
  /// Returns the initial values of a new record, and notes about them; `nil` if the record to copy
  /// is gone.
  package func prepareAddition(
    copying copied: RecordKey?, blank makeBlank: BlankFactory?, _ source: RecordSource,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> (addition: Addition, notes: [String])? {
    let table = source.table
    var base = table.newRecord(of: source.form)
    let blank: DynamicRecord?
    do {
      blank = try makeBlank?(environment.locale, table)
    } catch {
      // The table was altered after the host checked it.
      throw .failed(detail: error.description)
    }
    for column in table.columns where column.defaultText == nil {
      if let value = blank?[column.name], value != .null { base[column.name] = value }
    }
    guard let copied else { return (Addition(base: base, to: table), []) }
    guard let stored = try await recordToCopy(copied, source) else { return nil }
    let (carried, omitted) = copy(stored, into: &base, source)
    var addition = Addition(base: base, copying: carried, to: table)
    if source.titles != nil {
      let empty = table.columns.map(\.name).filter { stored.record[$0] == .null }
      addition.columnsKeptEmpty = Set(empty).subtracting(table.columnsNotToCopy)
    }
    let title = await self.title(of: stored, source, environment)
    let words = environment.words.adding
    guard !omitted.isEmpty else { return (addition, [words.copied(["title": title])]) }
    let several = environment.words.values.several
    let fields = omitted.dropFirst().reduce(omitted[0]) { several(["values": $0, "more": $1]) }
    return (addition, [words.copiedBut(["title": title, "fields": fields])])
  }

  /// Reads a record within the limits of its page; as there, of a few long values more is read.
  private func recordToCopy(
    _ key: RecordKey, _ source: RecordSource
  ) async throws(StoreError) -> StoredRecord? {
    let table = source.table.name
    var limits = Sources.limits(source, all: [])
    let stored = try await store.record(key, in: table, limits: limits)
    guard let cut = stored?.cut.keys.sorted(), !cut.isEmpty else { return stored }
    for name in cut.prefix(ScreenLimits.maxWhole) {
      limits?[name] = ColumnLimits(
        text: ScreenLimits.maxEdited, blob: Picture.maxBytes, picture: Picture.maxBytes)
    }
    return try await store.record(key, in: table, limits: limits)
  }

  /// Copies a record's values, except keys, secrets, unique values, values that are too long, and,
  /// to a program's record, values that no field can hold. Returns the columns without a field that
  /// were copied, and the labels of the columns that were left out.
  private func copy(
    _ stored: StoredRecord, into base: inout DynamicRecord, _ source: RecordSource
  ) -> (carried: [String], omitted: [String]) {
    let columnsNotToCopy = source.table.columnsNotToCopy
    let isOfProgram = source.titles == nil
    var (carried, omitted): ([String], [String]) = ([], [])
    for column in source.table.columns {
      let name = column.name
      if stored.record[name] == .null {
        // A missing value is copied over a default that the page shows.
        guard !isOfProgram, base[name] != .null, !columnsNotToCopy.contains(name) else { continue }
      }
      guard let field = source.form.field(FieldID(name)) else {
        // A program's form may omit columns, and computed columns need no copy.
        if column.isGenerated || isOfProgram { continue }
        if columnsNotToCopy.contains(name) || stored.cut[name] != nil {
          omitted.append(ColumnLabel.text(for: name))
        } else {
          carried.append(name)
          base[name] = stored.record[name]
        }
        continue
      }
      guard field.kind.isEditable, !field.kind.isSecret, !columnsNotToCopy.contains(name),
        stored.cut[name] == nil
      else {
        omitted.append(field.label)
        continue
      }
      var copy = base
      copy[name] = stored.record[name]
      if isOfProgram, case .mismatched = field.read(copy) {
        omitted.append(field.label)
      } else {
        base = copy
      }
    }
    return (carried, omitted)
  }

  /// Returns the title of a stored record.
  package func title(
    of stored: StoredRecord, _ source: RecordSource, _ environment: FormEnvironment
  ) async -> String {
    let key = stored.key.shown(in: environment)
    if let titles = source.titles {
      let labels = await labels(of: [stored.record], source)
      return titles.title(of: stored, labels, in: environment).excerpt
    }
    let title = source.form.head?.title(stored.record) ?? ""
    return title.isBlank ? key : title.excerpt
  }

  /// Returns the record that already has one of the unique values.
  private func recordWithUniqueValue(
    of cells: [Insertion.Cell], in source: RecordSource
  ) async throws(StoreError) -> StoredRecord? {
    let table = source.table.name
    for cell in cells where cell.new != .null && source.uniqueColumns.contains(cell.column) {
      let lookup = LabelLookup(table: table, column: cell.column, values: [cell.new])
      guard let label = try await store.labels([lookup]).first?.get().first,
        let record = try await store.record(label.key, in: table)
      else { continue }
      return record
    }
    return nil
  }

  /// Returns the record that a question about an add is about: the added one, one that has a value
  /// that must be unique, or one with the same values; `nil` if there is none.
  package func record(
    about question: AddQuestion, adding cells: [Insertion.Cell], in source: RecordSource
  ) async throws(StoreError) -> StoredRecord? {
    switch question {
    case .maybeAdded:
      if let holder = try await recordWithUniqueValue(of: cells, in: source) { return holder }
      return try await similarRecord(to: cells, in: source)
    case .addedWithOtherValues(let key?): return try await store.record(key, in: source.table.name)
    case .addedWithOtherValues(nil), .removed, .withoutTicket: return nil
    }
  }

  /// The number of last records that are compared with a new one.
  private static let maxComparedRecords = 200

  /// The maximum size in bytes of a text that is compared.
  private static let maxComparedBytes = 1024

  /// Returns one of the last records that has the same values, compared without secrets and long
  /// values.
  package func similarRecord(
    to cells: [Insertion.Cell], in source: RecordSource
  ) async throws(StoreError) -> StoredRecord? {
    let cells = cells.filter { isCompared($0, in: source) }
    // Records that share only missing values are not alike.
    guard cells.contains(where: { $0.new != .null }) else { return nil }
    let window = try await store.window(
      WindowRequest(
        table: source.table.name, anchor: .last, columns: cells.map(\.column),
        size: Sources.maxComparedRecords, maxCharacters: Sources.maxComparedBytes))
    let found = window.records.last { stored in
      cells.allSatisfy { stored.record[$0.column].isIdentical(to: $0.new) }
    }
    guard let found else { return nil }
    return try await store.record(found.key, in: source.table.name)
  }

  /// True if a value is compared. Comparing a secret would confirm a guess, and a secret token
  /// equals nothing; pictures or long texts of 200 records would be too much to read.
  private func isCompared(_ cell: Insertion.Cell, in source: RecordSource) -> Bool {
    guard source.table.column(cell.column)?.isSecret != true,
      source.form.field(FieldID(cell.column))?.kind.isSecret != true
    else { return false }
    switch cell.new {
    case .null, .integer, .real: return true
    case .text(let bytes): return bytes.count <= Sources.maxComparedBytes
    case .blob, .redacted: return false
    }
  }
}
