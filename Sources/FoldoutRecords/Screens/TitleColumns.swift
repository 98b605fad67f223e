import FoldoutForms

/// The columns that make a record's title and the second line below it.
///
/// ```swift
/// let titles = TitleColumns(albums, in: schema)
/// let title = titles.title(of: record)
/// ```
///
/// The first rule that fits wins:
///
/// 1. a column for a person's first name and one for the last, together;
/// 2. a column called name, title or label, or whose name ends in such a word;
/// 3. the first column of text that is unique by itself, and is not the key;
/// 4. the titles of up to two records of other tables that it refers to;
/// 5. the first column of text that is neither a code nor a category;
/// 6. the key;
/// 7. the values of the first three columns, if a row has no key, like that of a view.
///
/// A column that has no two different values in the first rows makes no title, and neither does one
/// of JSON, UUIDs, hexadecimal digits or random identifiers.
///
/// A column without a declared type, such as in a virtual table, counts as text for the first two
/// rules, and for the fifth if its first values are texts. The second line has up to three values
/// that distinguish rows.
///
/// People come first because tables of people often have a *title* that is a position.
public struct TitleColumns: Hashable, Sendable {
  /// The rule that chose the columns.
  public enum Rule: Int, Hashable, Sendable {
    /// A person's first and last name together.
    case personName = 1
    /// A column called name, title or label, or whose name ends in such a word.
    case name
    /// The first column of text that is unique by itself.
    case unique
    /// The titles of records that the record refers to.
    case references
    /// The first column of text that is neither a code nor a category.
    case text
    /// The key.
    case key
    /// The values of the first columns, if a row has no key.
    case values
  }

  /// The rule that won.
  public var rule: Rule
  /// The columns that make the title; empty if only the key identifies a record.
  public var title: [String]
  /// The columns for the second line; the first three with a value are shown.
  public var details: [String]
  /// Further columns for the second line of a record without a title, used if the others have no
  /// values. The first one with a value is shown.
  public var fallbackDetails: [String]
  /// The targets of the columns that are references.
  public var references: [String: TitleReference]
  /// The columns of names and values, if each row is a setting; `nil` for any other table.
  package let settings: SettingColumns?
  /// The columns that no title and no second line shows: secrets, and what is derived from them.
  let hidden: Set<String>

  /// Determines the columns for the records of a table, given the tables that it refers to.
  ///
  /// Complexity: O(columns of the table and of those that it refers to).
  public init(_ table: TableSchema, in schema: Schema) {
    let titles = TitleColumnFinder(table, in: schema)
    let found = titles.title
    rule = found.rule
    title = found.columns
    details = []
    fallbackDetails = []
    references = [:]
    settings = titles.settings
    hidden = Set(table.columns.filter { !$0.isShown(in: table) }.map(\.name))
    if rule != .values {
      details = titles.details(beside: title)
      fallbackDetails = titles.fallbackDetails(beside: title + details)
    }
    references = titles.references.filter { name, _ in
      title.contains(name) && rule == .references || details.contains(name)
    }
  }

  /// All columns that are needed for the title and the second line, each once.
  public var columns: [String] {
    var columns = title
    let others = details + fallbackDetails + (settings?.names ?? [])
    for name in others where !columns.contains(name) { columns.append(name) }
    return columns
  }
}

/// The target of a column that refers to a record.
///
/// ```swift
/// let album = TitleReference(label: "Albums", isNamed: true)
/// ```
public struct TitleReference: Hashable, Sendable {
  /// The label of the table.
  public var label: String
  /// True if the records there have their own title, not made of others' titles.
  public var isNamed: Bool

  /// A reference to records of a table.
  public init(label: String, isNamed: Bool) {
    self.label = label
    self.isNamed = isNamed
  }
}

extension TitleColumns {
  /// Returns the title of a record from its columns, or else its key; empty by the rule of values.
  ///
  /// A referenced record appears with its title if that is its own, else with its table and key.
  public func title(
    of stored: StoredRecord, labels: ReferenceLabels = ReferenceLabels()
  ) -> String {
    rule == .values ? "" : ownTitle(of: stored, labels: labels) ?? stored.key.shown
  }

  /// Returns the title of a record; `nil` if only its key identifies it.
  package func ownTitle(of stored: StoredRecord, labels: ReferenceLabels) -> String? {
    switch rule {
    case .personName, .name, .unique, .text:
      return text { stored.record[$0].string }
    case .references:
      let parts = title.compactMap { referred($0, in: stored.record, labels) }
      return parts.isEmpty ? nil : parts.joined(separator: " · ")
    case .key, .values: return nil
    }
  }

  /// Joins the texts of the title's columns; `nil` if all are blank.
  package func text(of column: (String) -> String?) -> String? {
    var text: String?
    for name in title {
      guard let part = column(name), !part.isBlank else { continue }
      text = text.map { "\($0) \(part)" } ?? part
    }
    return text
  }

  /// Returns the text for the record that a column of the title refers to; `nil` if the column has
  /// no value.
  private func referred(
    _ column: String, in record: DynamicRecord, _ labels: ReferenceLabels
  ) -> String? {
    let value = record[column]
    guard value != .null, let reference = references[column] else { return nil }
    let label = labels[column, value]
    if reference.isNamed, let label { return label.title }
    let key = label?.key ?? RecordKey([value])
    return "\(reference.label) \(key.shown)"
  }
}

extension RecordKey {
  /// The key as text for a person; bytes are hexadecimal.
  public var shown: String {
    values.map { value in
      switch value {
      case .null, .redacted: "–"
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .blob(let bytes): bytes.hexadecimal
      }
    }.joined(separator: ", ")
  }
}

extension [UInt8] {
  /// The bytes as two hexadecimal digits each.
  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
