package import FoldoutForms
package import FoldoutRecords

/// The rule that names a table's records, and tells them apart, in a reader's language.
package struct RecordNaming: Sendable {
  /// The columns that name a record.
  package let columns: RecordTitle
  /// The texts of their values as the fields show them, by column: looked up once, since a list
  /// asks for each of them a hundred times.
  private let texts: [String: Text]

  private typealias Text = @Sendable (DynamicRecord, FormEnvironment) -> String?

  /// Names by some columns, whose values are said as the fields of a form show them.
  package init(_ columns: RecordTitle, form: Form<DynamicRecord>) {
    self.columns = columns
    var texts: [String: Text] = [:]
    for column in columns.columns {
      guard let field = form.field(FieldID(column)) else { continue }
      texts[column] = { field.displayText(in: $0, $1) }
    }
    self.texts = texts
  }

  /// The columns of whose references the names have to be known.
  package var referring: [String] { columns.references.keys.sorted() }

  /// The title of a record.
  package func title(
    of stored: StoredRecord, _ names: ReferenceNames, in environment: FormEnvironment
  ) -> String {
    if columns.rule == .values {
      let values = columns.title.compactMap { quoted($0, in: stored.record, names, environment) }
      let text = values.filter { !$0.isBlank }.map(\.apart).joined(separator: " · ")
      return text.isEmpty ? stored.key.shown(in: environment) : text
    }
    return columns.ownTitle(of: stored, names: names) ?? stored.key.shown(in: environment)
  }

  /// The second line of a record: up to three values that tell it from others; `nil` for none.
  package func detail(
    of stored: StoredRecord, _ names: ReferenceNames, in environment: FormEnvironment
  ) -> String? {
    let title = title(of: stored, names, in: environment)
    return detail(of: stored, titled: title, names, in: environment)
  }

  /// The second line of a record whose title is known.
  package func detail(
    of stored: StoredRecord, titled title: String, _ names: ReferenceNames,
    in environment: FormEnvironment
  ) -> String? {
    func telling(_ column: String) -> String? {
      guard let text = quoted(column, in: stored.record, names, environment),
        text.isTelling, text != title
      else { return nil }
      return text.excerpt(RecordNaming.maxCharacters).apart
    }
    let values = columns.details.compactMap(telling)
    if !values.isEmpty { return values.joined(separator: " · ") }
    guard title == stored.key.shown(in: environment) else { return nil }
    return columns.spares.lazy.compactMap(telling).first
  }

  /// The most characters of one value of a second line.
  private static let maxCharacters = 80

  /// The text of a column's value: of a reference the name, where it has one; `nil` for none.
  private func quoted(
    _ column: String, in record: DynamicRecord, _ names: ReferenceNames,
    _ environment: FormEnvironment
  ) -> String? {
    if columns.references[column] != nil { return names[column, record[column]]?.title }
    return texts[column]?(record, environment)
  }
}

extension String {
  /// True where the text tells one thing from others: a single letter does not.
  fileprivate var isTelling: Bool {
    guard !isBlank else { return false }
    // Two letters of ASCII are two characters, and no others need to be parted.
    if utf8.prefix(2).count(where: { $0 > 0x20 && $0 < 0x7F }) == 2 { return true }
    return !dropFirst().isEmpty || !(first?.isLetter ?? false)
  }
}
