import FoldoutForms

/// Finds the columns that make the titles of a table's records.
struct TitleColumnFinder {
  let table: TableSchema
  /// The targets of the columns that are references.
  let references: [String: TitleReference]
  private let keys: [String]
  /// The columns whose texts may be titles: no secrets, and none without values or for programs.
  private let texts: [ColumnSchema]
  /// The columns of names and values, if each row is a setting.
  let settings: SettingColumns?
  /// The columns that refer to other tables, not to this one.
  private let others: Set<String>
  private let hasNamedReference: Bool

  init(_ table: TableSchema, in schema: Schema) {
    self.table = table
    keys = table.key.columns
    let settings = SettingColumns(table)
    self.settings = settings
    texts = table.columns.filter { column in
      column.mayBeText && column.hasNoDates && column.switchFinding == nil
        && column.isShown(in: table)
        && column.sample?.variety != .empty
        && column.sample?.isForMachines != true && column.sample?.isLetterSwitch != true
        && settings?.values.contains(column.name) != true
    }
    var references: [String: TitleReference] = [:]
    var others: Set<String> = []
    var hasNamedReference = false
    for column in table.columns {
      guard let target = schema.target(of: column), let other = schema.table(target.table) else {
        continue
      }
      let isNamed =
        TitleColumnFinder.hasOwnTitle(other)
        && !TitleColumnFinder.isNamedByReferences(other, in: schema)
      if other.name != table.name {
        others.insert(column.name)
        hasNamedReference = hasNamedReference || TitleColumnFinder.hasOwnTitle(other)
      }
      references[column.name] = TitleReference(
        label: ColumnLabel.text(for: other.name), isNamed: isNamed)
    }
    self.references = references
    self.hasNamedReference = hasNamedReference
    self.others = others
  }

  /// The columns that make the title, and the rule that chose them.
  var title: (rule: TitleColumns.Rule, columns: [String]) {
    if let names = personName { return (.personName, names) }
    if let name { return (.name, [name]) }
    if let unique { return (.unique, [unique]) }
    if hasNamedReference, differs(referring) { return (.references, referring) }
    if let text { return (.text, [text]) }
    guard table.key == .rowNumber else { return (.key, []) }
    return (.values, Array(table.columns.filter { $0.isShown(in: table) }.map(\.name).prefix(3)))
  }

  /// True if a column of the table itself is a name: rules 1 to 3 of ``TitleColumns``.
  fileprivate var hasName: Bool { personName != nil || name != nil || unique != nil }
  fileprivate var hasText: Bool { text != nil }

  private var personName: [String]? {
    guard let first = texts.first(where: { $0.isNamed(TitleWords.firstNames) }),
      let last = texts.first(where: { $0.isNamed(TitleWords.lastNames) })
    else { return nil }
    let names = [first.name, last.name]
    return differs(names) ? names : nil
  }

  private var name: String? {
    let texts = texts.filter { differs([$0.name]) }
    let named =
      texts.first { $0.isNamed(TitleWords.names) }
      ?? texts.first { $0.endsIn(TitleWords.names) }
      ?? texts.first { settings?.isName($0.name) == true }
    return named?.name
  }

  /// True if the values of the columns together differ between rows, or were not examined. A title
  /// that all rows share names none of them.
  private func differs(_ columns: [String]) -> Bool {
    columns.contains { name in
      switch table.column(name)?.sample?.variety {
      case .several, nil: true
      case .one, .empty: false
      }
    }
  }

  private var unique: String? {
    texts.first {
      $0.isUnique && $0.isText && !keys.contains($0.name) && $0.reference == nil
        && differs([$0.name])
    }?.name
  }

  /// Up to two references to other tables, preferring records with a title of their own.
  private var referring: [String] {
    let columns = table.columns.map(\.name).filter(others.contains)
    let named = columns.filter { references[$0]?.isNamed == true }
    let nameless = columns.filter { references[$0]?.isNamed == false }
    let chosen = Set((named + nameless).prefix(2))
    return columns.filter(chosen.contains)
  }

  private var text: String? {
    let candidates = texts.filter {
      $0.reference == nil && !$0.isCode && !$0.isCategory && $0.sample?.isOfAmounts != true
        && ($0.isText || $0.textShape != nil)
        && differs([$0.name])
    }
    // A code that no two rows share names a row better than its key.
    let codes = texts.filter {
      $0.reference == nil && $0.isCode && $0.isText && $0.sample?.isDistinct == true
        && !keys.contains($0.name)
    }
    return (candidates.first { !$0.hasLongTexts } ?? candidates.first ?? codes.first)?.name
  }
}

extension TitleColumnFinder {
  /// True if texts of a table itself can make a title.
  private static func hasOwnTitle(_ table: TableSchema) -> Bool {
    let titles = TitleColumnFinder(table, in: Schema(tables: [], isWritable: false))
    return titles.hasName || titles.hasText
  }

  /// True if the titles of a table's records are made of the titles of others.
  private static func isNamedByReferences(_ table: TableSchema, in schema: Schema) -> Bool {
    let titles = TitleColumnFinder(table, in: Schema(tables: [], isWritable: false))
    guard !titles.hasName else { return false }
    return table.columns.contains { column in
      guard let target = schema.target(of: column), target.table != table.name else { return false }
      return schema.table(target.table).map(hasOwnTitle) == true
    }
  }
}

extension TitleColumnFinder {
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
      !title.contains(column.name) && column.isShown(in: table)
        && (!table.key.columns.contains(column.name) || column.reference != nil)
    }
    var facts: [(name: String, fact: Fact)] = []
    for column in rest {
      if let fact = fact(of: column) { facts.append((column.name, fact)) }
    }
    var chosen: [String] = []
    for sort in Fact.allCases {
      guard chosen.count < TitleColumnFinder.maxDetails else { break }
      if let first = facts.first(where: { $0.fact == sort }) { chosen.append(first.name) }
    }
    for (name, fact) in facts where chosen.count < TitleColumnFinder.maxDetails {
      if fact != .text, !chosen.contains(name) { chosen.append(name) }
    }
    return table.columns.map(\.name).filter(chosen.contains)
  }

  /// Returns other columns that fit in a line, for records that only their key identifies.
  ///
  /// Texts for programs come last.
  func fallbackDetails(beside chosen: [String]) -> [String] {
    let rest = table.columns.filter { column in
      !chosen.contains(column.name) && column.isShown(in: table)
        && !table.key.columns.contains(column.name) && column.isDisplayable
    }
    let sorted =
      rest.filter { $0.sample?.isForPeople != false }
      + rest.filter { $0.sample?.isForMachines == true }
    return Array(sorted.map(\.name).prefix(TitleColumnFinder.maxDetails))
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
