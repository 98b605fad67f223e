import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension Site {
  /// Returns the notes on a removal, with links to the records that refer to the record.
  func notes(on preview: RemovalPreview, _ environment: FormEnvironment) async -> [RemovalNote] {
    let schema = try? await store.schema()
    return preview.notes(in: environment) { dependents in
      schema?.table(dependents.table).map { listAddress(of: dependents, in: $0) }
    }
  }

  /// Returns the address of a list that has all records that refer to a record: the table's,
  /// searched for the values that they refer to, or whole if a search may not find these.
  private func listAddress(of dependents: Dependents, in table: TableSchema) -> String {
    let path = Address.table(table.name).path
    let searched = Set(table.searchedColumns())
    let words = dependents.values.compactMap(\.searchWord)
    guard !words.isEmpty, words.count == dependents.columns.count, forms[table.name] == nil,
      dependents.columns.allSatisfy({ searched.contains($0) })
    else { return path }
    return "\(path)?q=\(PercentCoding.encode(words.joined(separator: " ")))"
  }
}

extension StoredValue {
  /// The text for which a search finds the value, and an equal one of another type; `nil` if there
  /// is none.
  fileprivate var searchWord: String? {
    switch self {
    case .integer(let number): String(number)
    case .text: string
    case .null, .real, .blob, .redacted: nil
    }
  }
}
