import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

extension Site {
  /// The values with which a record begins that is to be added, and what is said of them.
  func beginning(
    of destination: AdditionDestination, _ source: Source, _ environment: FormEnvironment
  ) async throws(StoreError) -> (addition: Addition, notes: [String])? {
    let table = source.table
    var base = table.newRecord(of: source.form)
    let blank: DynamicRecord?
    do {
      blank = try destination.blank?(environment.locale, table)
    } catch {
      // The table was altered since the host has checked it.
      throw .failed(detail: error.description)
    }
    for column in table.columns where column.defaultText == nil {
      if let value = blank?[column.name], value != .null { base[column.name] = value }
    }
    guard let key = destination.copied else { return (Addition(base: base, to: table), []) }
    guard let stored = try await store.record(key, in: table.name) else { return nil }
    let left = copy(stored, into: &base, source)
    let title = await self.title(of: stored, source, environment)
    let words = environment.vocabulary.adding
    guard !left.isEmpty else {
      return (Addition(base: base, to: table), [words.copied(["title": title])])
    }
    let several = environment.vocabulary.values.several
    let fields = left.dropFirst().reduce(left[0]) { several(["values": $0, "more": $1]) }
    return (
      Addition(base: base, to: table), [words.copiedBut(["title": title, "fields": fields])]
    )
  }

  /// Copies a record's values but for keys, secrets, what must be unique, and what no field could
  /// hold. Gives the labels of what was left out.
  private func copy(
    _ stored: StoredRecord, into base: inout DynamicRecord, _ source: Source
  ) -> [String] {
    let uncopied = source.table.uncopied
    var left: [String] = []
    for column in source.table.columns where stored.record[column.name] != .null {
      let name = column.name
      guard let field = source.form.field(FieldID(name)) else {
        // The form of a program may leave columns out, and computed ones follow by themselves.
        if !column.isGenerated, source.naming != nil { left.append(ColumnLabel.text(for: name)) }
        continue
      }
      var copy = base
      copy[name] = stored.record[name]
      if field.kind.isEditable, !field.kind.isSecret, !uncopied.contains(name),
        case .value = field.read(copy)
      {
        base = copy
      } else {
        left.append(field.label)
      }
    }
    return left
  }

  /// The title of a stored record.
  func title(
    of stored: StoredRecord, _ source: Source, _ environment: FormEnvironment
  ) async -> String {
    let key = stored.key.shown(in: environment)
    if let naming = source.naming {
      let names = await names(of: [stored.record], source)
      return naming.title(of: stored, names, in: environment).excerpt
    }
    let title = source.form.head?.title(stored.record) ?? ""
    return title.isBlank ? key : title.excerpt
  }

  /// The store's answer to a record that is to be added.
  func answer(
    to insertion: Insertion, in source: Source, over record: ShownRecord
  ) async -> InsertionAnswer {
    do {
      switch try await store.insert(insertion) {
      case .stored(let stored, let altered, let following, let isRepeated):
        return .stored(
          await reading(stored, of: source, beside: record.naming()), altered: altered,
          following: following, isRepeated: isRepeated, digest: RowDigest(of: stored.record))
      case .gone: return .gone
      // A number of another list is that list's: there is no link to a record of it.
      case .otherwise(let table, let key):
        return .otherwise(table == insertion.table ? key : nil)
      case .forgotten: return .forgotten
      }
    } catch {
      return .failed(error)
    }
  }

  /// The record that has one of the values that must be unique.
  func holder(
    of cells: [Insertion.Cell], in source: Source
  ) async throws(StoreError) -> StoredRecord? {
    let table = source.table.name
    for cell in cells where cell.new != .null && source.uniqueColumns.contains(cell.column) {
      let question = LabelQuestion(table: table, column: cell.column, values: [cell.new])
      guard let label = try await store.labels([question]).first?.get().first,
        let record = try await store.record(label.key, in: table)
      else { continue }
      return record
    }
    return nil
  }

  /// The most of the last records among which one is looked for that has the same values.
  private static let maxAlike = 200

  /// The most bytes of a value that is compared for that.
  private static let maxCompared = 1024

  /// A record among the last that has some values: those that are short, and no secrets.
  func alike(
    _ cells: [Insertion.Cell], in source: Source
  ) async throws(StoreError) -> StoredRecord? {
    let cells = cells.filter { isCompared($0, in: source) }
    // Records that have nothing in common but what they lack are not alike.
    guard cells.contains(where: { $0.new != .null }) else { return nil }
    let window = try await store.window(
      WindowRequest(
        table: source.table.name, anchor: .last, columns: cells.map(\.column),
        size: Site.maxAlike, maxCharacters: Site.maxCompared))
    let found = window.records.last { stored in
      cells.allSatisfy { stored.record[$0.column].isIdentical(to: $0.new) }
    }
    guard let found else { return nil }
    return try await store.record(found.key, in: source.table.name)
  }

  /// True for a value by which records are told to be alike. A secret would be confirmed to whoever
  /// guesses it, and a sealed one equals nothing; of 200 pictures or long texts too much would be
  /// read.
  private func isCompared(_ cell: Insertion.Cell, in source: Source) -> Bool {
    guard source.table.column(cell.column)?.isSecret != true,
      source.form.field(FieldID(cell.column))?.kind.isSecret != true
    else { return false }
    switch cell.new {
    case .null, .integer, .real: return true
    case .text(let bytes): return bytes.count <= Site.maxCompared
    case .blob, .redacted: return false
    }
  }
}
