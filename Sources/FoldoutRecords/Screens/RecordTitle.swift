import FoldoutForms

/// Which columns name a record to a person: its title, and a second line.
///
/// The first rule that fits wins:
///
/// 1. a column for the first name and one for the last, together;
/// 2. a column called name, title or label;
/// 3. a column whose name ends in the word *name*;
/// 4. the first column of text that alone is unique;
/// 5. the key;
/// 6. the values of the first three columns, where a row has no key, as a view's has none.
///
/// A column without a declared type, as those of virtual tables, counts as one of text for the
/// first three rules. The second line is the first column of text that is none of all this.
///
/// People come first because tables of people often have a *title* that is a position.
public struct RecordTitle: Hashable, Sendable {
  /// Which of the rules won.
  public enum Rule: Int, Hashable, Sendable {
    /// The first name and the last, together.
    case firstAndLastName = 1
    /// A column called name, title or label.
    case name
    /// A column whose name ends in the word *name*.
    case endsInName
    /// The first column of text that alone is unique.
    case unique
    /// The key.
    case key
    /// The values of the first columns, where a row has no key.
    case values
  }

  /// The rule that won.
  public var rule: Rule
  /// The columns whose texts make the title, joined by a blank; empty where only the key names
  /// a record. By the rule of values they are of any kind, and a host says them in its own way.
  public var title: [String]
  /// The column whose text makes the second line.
  public var detail: String?

  /// The columns of a table that name its records. Complexity: O(number of columns).
  public init(_ table: TableSchema) {
    (rule, title) = RecordTitle.columns(of: table)
    let chosen = title
    guard rule != .values else { return }
    detail =
      table.columns.first { column in
        !chosen.contains(column.name) && !table.key.columns.contains(column.name)
          && column.mayBeText && !column.isSecret && column.isNoDate && column.reference == nil
      }?.name
  }

  /// The title of a record: what its columns say, or its key; nothing by the rule of values.
  public func title(of stored: StoredRecord) -> String {
    guard rule != .values else { return "" }
    let parts = title.compactMap { stored.record[$0].string }.filter { !$0.isBlank }
    return parts.isEmpty ? stored.key.shown : parts.joined(separator: " ")
  }

  private static func columns(of table: TableSchema) -> (Rule, [String]) {
    let texts = table.columns.filter { $0.mayBeText && !$0.isSecret && $0.isNoDate }
    let words = texts.map { ColumnLabel.words(of: $0.name).map { $0.lowercased() } }
    func column(_ wanted: [String]...) -> String? {
      zip(texts, words).first { wanted.contains($0.1) }?.0.name
    }
    if let first = column(["first", "name"], ["firstname"], ["given", "name"]),
      let last = column(["last", "name"], ["lastname"], ["family", "name"], ["surname"])
    {
      return (.firstAndLastName, [first, last])
    }
    if let named = column(["name"], ["title"], ["label"]) { return (.name, [named]) }
    if let index = words.firstIndex(where: { $0.last == "name" }) {
      return (.endsInName, [texts[index].name])
    }
    if let unique = texts.first(where: { $0.isUnique && $0.isText }) {
      return (.unique, [unique.name])
    }
    guard table.key == .place else { return (.key, []) }
    return (.values, Array(table.columns.filter { !$0.isSecret }.map(\.name).prefix(3)))
  }
}

extension ColumnSchema {
  /// Whether its values can be texts by its declaration, or because there is none.
  fileprivate var mayBeText: Bool { isText || declaredType.isEmpty }

  fileprivate var isNoDate: Bool { dateForm == nil && momentForm == nil && timeForm == nil }
}

extension TableSchema.Key {
  /// The names of the key's columns; none where the store's own number or place is the key.
  public var columns: [String] {
    if case .columns(let names) = self { names } else { [] }
  }
}

extension ColumnSchema {
  /// Whether the declared type is one of text, by SQLite's rules of affinity
  /// (sqlite.org/datatype3.html, section 3.1).
  public var isText: Bool {
    let type = declaredType.uppercased()
    return !type.contains("INT")
      && (type.contains("CHAR") || type.contains("CLOB") || type.contains("TEXT"))
  }
}

extension RecordKey {
  /// The key as a person reads it.
  public var shown: String {
    values.map { value in
      switch value {
      case .null, .sealed: "–"
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .blob(let bytes): PercentCoding.encode(bytes)
      }
    }.joined(separator: ", ")
  }
}
