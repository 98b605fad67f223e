import FoldoutForms

extension NamingColumns {
  /// The sort of fact that a column's value tells about its row.
  private enum Telling: CaseIterable {
    case reference
    case date
    case amount
    case choice
    case text
    case category
  }

  /// The most values of a second line.
  static let maxDetails = 3

  /// Up to three columns of the second line, beside those of the title: the first of each sort of
  /// value, then what else there is but texts, in their declared order.
  func details(beside title: [String]) -> [String] {
    let rest = table.columns.filter { column in
      !title.contains(column.name) && !column.isSecret
        && (!table.key.columns.contains(column.name) || column.reference != nil)
    }
    var sorts: [(name: String, telling: Telling)] = []
    for column in rest {
      if let telling = telling(column) { sorts.append((column.name, telling)) }
    }
    var chosen: [String] = []
    for sort in Telling.allCases {
      guard chosen.count < NamingColumns.maxDetails else { break }
      if let first = sorts.first(where: { $0.telling == sort }) { chosen.append(first.name) }
    }
    for (name, telling) in sorts where chosen.count < NamingColumns.maxDetails {
      if telling != .text, !chosen.contains(name) { chosen.append(name) }
    }
    return table.columns.map(\.name).filter(chosen.contains)
  }

  /// Columns of any other sort whose values a line can say, for records that nothing else names.
  func spares(beside chosen: [String]) -> [String] {
    let rest = table.columns.filter { column in
      !chosen.contains(column.name) && !column.isSecret
        && !table.key.columns.contains(column.name) && column.isSayable
    }
    return Array(rest.map(\.name).prefix(NamingColumns.maxDetails))
  }

  private func telling(_ column: ColumnSchema) -> Telling? {
    if column.reference != nil {
      return references[column.name]?.isNamed == true ? .reference : nil
    }
    if !column.isNoDate { return column.isHousekeeping ? nil : .date }
    if column.choiceBinding != nil { return column.isSwitch ? nil : .choice }
    if column.isAmount { return .amount }
    guard column.mayBeText, !column.isCode, !column.fillsLines, !column.isAddress else {
      return nil
    }
    return column.isCategory ? .category : .text
  }
}

extension ColumnSchema {
  /// True where values can be said in a line: no bytes.
  fileprivate var isSayable: Bool { !declaredType.uppercased().contains("BLOB") }

  /// True where the column's field is a switch, whose on and off say nothing without its label.
  fileprivate var isSwitch: Bool {
    pair != nil || declaredType.uppercased().hasPrefix("BOOL")
  }

  /// True where the column has amounts: numbers with a fraction, or such as are called so.
  fileprivate var isAmount: Bool {
    guard !isSwitch, binding.kind.numberMode != nil else { return false }
    if endsIn(NamingWords.amounts) { return true }
    return binding.kind.numberMode == .decimal && !endsIn(NamingWords.measures) && !isPlainNumber
  }
}
