import FoldoutForms

extension NamingColumns {
  /// The type of fact that a column contains, in the order of preference.
  private enum Fact: CaseIterable {
    case reference
    case date
    case amount
    case choice
    case text
    case category
  }

  /// The maximum number of values in a second line.
  static let maxDetails = 3

  /// Returns up to three columns for the second line, besides those of the title: the first of each
  /// type of fact, then any others except texts. The result is in their declared order.
  func details(beside title: [String]) -> [String] {
    let rest = table.columns.filter { column in
      !title.contains(column.name) && table.shows(column)
        && (!table.key.columns.contains(column.name) || column.reference != nil)
    }
    var facts: [(name: String, fact: Fact)] = []
    for column in rest {
      if let fact = fact(of: column) { facts.append((column.name, fact)) }
    }
    var chosen: [String] = []
    for sort in Fact.allCases {
      guard chosen.count < NamingColumns.maxDetails else { break }
      if let first = facts.first(where: { $0.fact == sort }) { chosen.append(first.name) }
    }
    for (name, fact) in facts where chosen.count < NamingColumns.maxDetails {
      if fact != .text, !chosen.contains(name) { chosen.append(name) }
    }
    return table.columns.map(\.name).filter(chosen.contains)
  }

  /// Returns other columns that fit in a line, for records that only their key identifies.
  ///
  /// Texts for programs come last.
  func fallbackDetails(beside chosen: [String]) -> [String] {
    let rest = table.columns.filter { column in
      !chosen.contains(column.name) && table.shows(column)
        && !table.key.columns.contains(column.name) && column.isDisplayable
    }
    let sorted =
      rest.filter { $0.sample?.isForPeople != false }
      + rest.filter { $0.sample?.isForMachines == true }
    return Array(sorted.map(\.name).prefix(NamingColumns.maxDetails))
  }

  private func fact(of column: ColumnSchema) -> Fact? {
    if let sample = column.sample, !sample.isForPeople { return nil }
    if column.reference != nil {
      return references[column.name]?.isNamed == true ? .reference : nil
    }
    if !column.hasNoDates { return column.isHousekeeping ? nil : .date }
    if column.isLabelled { return nil }
    if column.choiceBinding != nil { return .choice }
    if column.isAmount || column.sample?.isOfAmounts == true { return .amount }
    guard column.mayBeText, !column.isCode, !column.hasLongTexts, !column.isAddress else {
      return nil
    }
    return column.isCategory ? .category : .text
  }
}

extension ColumnSchema {
  /// True if values fit in a line: not bytes.
  fileprivate var isDisplayable: Bool {
    !declaredType.uppercased().contains("BLOB") && storedClass != .bytes
  }

  /// True if values mean nothing without the column's label: those of a switch, or of a choice of
  /// yes and no.
  fileprivate var isLabelled: Bool {
    isYesOrNo || declaredType.uppercased().hasPrefix("BOOL")
  }

  /// True if the column contains amounts: decimal numbers, or numbers named as amounts.
  fileprivate var isAmount: Bool {
    guard binding.kind.numberMode != nil else { return false }
    if endsIn(NamingWords.amounts) { return true }
    return binding.kind.numberMode == .decimal && !endsIn(NamingWords.measures) && !isPlainNumber
  }
}
