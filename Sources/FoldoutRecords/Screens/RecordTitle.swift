import FoldoutForms

/// Which columns name a record to a person: its title, and a second line.
///
/// The first rule that fits wins:
///
/// 1. a column for a person's first name and one for the last, together;
/// 2. a column that is called name, title or label, or whose name ends in such a word;
/// 3. the first column of text that alone is unique, and is not the key;
/// 4. the titles of up to two records of other tables that it refers to;
/// 5. the first column of text that is no code and no category;
/// 6. the key;
/// 7. the values of the first three columns, where a row has no key, as a view's has none.
///
/// A column without a declared type, as those of virtual tables, counts as one of text for the
/// first two rules, and where its first values are texts for the fifth. The second line has up to
/// three values that tell rows apart.
///
/// People come first because tables of people often have a *title* that is a position.
public struct RecordTitle: Hashable, Sendable {
  /// Which of the rules won.
  public enum Rule: Int, Hashable, Sendable {
    /// A person's first name and the last, together.
    case personName = 1
    /// A column that is called name, title or label, or ends in such a word.
    case name
    /// The first column of text that alone is unique.
    case unique
    /// The titles of what the record refers to.
    case references
    /// The first column of text that is no code.
    case text
    /// The key.
    case key
    /// The values of the first columns, where a row has no key.
    case values
  }

  /// The rule that won.
  public var rule: Rule
  /// The columns that make the title; empty where only the key names a record.
  public var title: [String]
  /// The columns for the second line: the first three that say something make it.
  public var details: [String]
  /// The columns for the second line of a record that is called by its key, where the others say
  /// nothing: the first that says something makes it.
  public var spares: [String]
  /// The targets of those of these columns that are references.
  public var references: [String: TitleReference]

  /// The columns of a table that name its records, among the tables that it refers to.
  ///
  /// Complexity: O(columns of the table and of those that it refers to).
  public init(_ table: TableSchema, in schema: Schema) {
    let naming = NamingColumns(table, in: schema)
    let found = naming.title
    rule = found.rule
    title = found.columns
    details = []
    spares = []
    references = [:]
    if rule != .values {
      details = naming.details(beside: title)
      spares = naming.spares(beside: title + details)
    }
    references = naming.references.filter { name, _ in
      title.contains(name) && rule == .references || details.contains(name)
    }
  }

  /// The columns that are read to say what a record is called, each once.
  public var columns: [String] {
    var columns = title
    for name in details + spares where !columns.contains(name) { columns.append(name) }
    return columns
  }
}

/// The target of a column that names a record.
public struct TitleReference: Hashable, Sendable {
  /// The table as a person reads it.
  public var label: String
  /// True where the records there have a title of their own, and not those of others.
  public var isNamed: Bool

  /// A reference to records of a table.
  public init(label: String, isNamed: Bool) {
    self.label = label
    self.isNamed = isNamed
  }
}
