import FoldoutForms

/// Finds the columns that make the titles of a table's records.
struct NamingColumns {
  let table: TableSchema
  /// The targets of the columns that are references.
  let references: [String: TitleReference]
  private let keys: [String]
  /// The columns of text that are not secret.
  private let texts: [ColumnSchema]
  /// The columns that refer to other tables, not to this one.
  private let others: Set<String>
  private let hasNamedReference: Bool

  init(_ table: TableSchema, in schema: Schema) {
    self.table = table
    keys = table.key.columns
    texts = table.columns.filter { $0.mayBeText && !$0.isSecret && $0.hasNoDates }
    var references: [String: TitleReference] = [:]
    var others: Set<String> = []
    var hasNamedReference = false
    for column in table.columns {
      guard let target = schema.target(of: column), let other = schema.table(target.table) else {
        continue
      }
      let isNamed = other.hasOwnTitle && !other.isNamedByReferences(in: schema)
      if other.name != table.name {
        others.insert(column.name)
        hasNamedReference = hasNamedReference || other.hasOwnTitle
      }
      references[column.name] = TitleReference(
        label: ColumnLabel.text(for: other.name), isNamed: isNamed)
    }
    self.references = references
    self.hasNamedReference = hasNamedReference
    self.others = others
  }

  /// The columns that make the title, and the rule that chose them.
  var title: (rule: RecordTitle.Rule, columns: [String]) {
    if let names = personName { return (.personName, names) }
    if let name { return (.name, [name]) }
    if let unique { return (.unique, [unique]) }
    if hasNamedReference { return (.references, referring) }
    if let text { return (.text, [text]) }
    guard table.key == .rowNumber else { return (.key, []) }
    return (.values, Array(table.columns.filter { !$0.isSecret }.map(\.name).prefix(3)))
  }

  /// True if a column of the table itself is a name: rules 1 to 3 of ``RecordTitle``.
  fileprivate var hasName: Bool { personName != nil || name != nil || unique != nil }
  fileprivate var hasText: Bool { text != nil }

  private var personName: [String]? {
    guard let first = texts.first(where: { $0.isNamed(NamingWords.firstNames) }),
      let last = texts.first(where: { $0.isNamed(NamingWords.lastNames) })
    else { return nil }
    return [first.name, last.name]
  }

  private var name: String? {
    let named =
      texts.first { $0.isNamed(NamingWords.names) }
      ?? texts.first { $0.endsIn(NamingWords.names) }
    return named?.name
  }

  private var unique: String? {
    texts.first {
      $0.isUnique && $0.isText && !keys.contains($0.name) && $0.reference == nil
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
      $0.reference == nil && !$0.isCode && !$0.isCategory && ($0.isText || $0.textShape != nil)
    }
    return (candidates.first { !$0.hasLongTexts } ?? candidates.first)?.name
  }
}

extension TableSchema {
  /// True if texts of the table itself can make a title.
  fileprivate var hasOwnTitle: Bool {
    let naming = NamingColumns(self, in: Schema(tables: [], isWritable: false))
    return naming.hasName || naming.hasText
  }

  /// True if the titles of its records are made of the titles of others.
  fileprivate func isNamedByReferences(in schema: Schema) -> Bool {
    let naming = NamingColumns(self, in: Schema(tables: [], isWritable: false))
    guard !naming.hasName else { return false }
    return columns.contains { column in
      guard let target = schema.target(of: column), target.table != name else { return false }
      return schema.table(target.table)?.hasOwnTitle == true
    }
  }
}
