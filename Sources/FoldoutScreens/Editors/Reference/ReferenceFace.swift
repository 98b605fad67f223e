import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// A search for a record, its matches, and a line for typing a key.
package struct ReferenceFace: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    /// The value that names the record, encoded (``StoredValue/wire``).
    package var value: String
    package var title: String
    /// The value as a person reads it; `nil` if it equals the title.
    package var key: String?
    package var isChosen: Bool
    /// True for a match; false for *no value* and the stored value, which are always listed.
    package var isMatch: Bool
  }
  package var caption: String
  package var query: String
  package var options: [Option]
  /// The result of the search, in words.
  package var note: String
  package var other: OtherFace
}

/// The record that a value names.
package struct ReferencedRecordFace: Equatable, Sendable {
  package var title: String
  /// The value that names it; `nil` if it is the title.
  package var key: String?
  /// The link to the record; `nil` if it has no screen.
  package var link: RecordLinkFace?
}

/// A link to the screen of another record.
package struct RecordLinkFace: Equatable, Sendable {
  package var table: String
  package var key: RecordKey
  package var title: String
}

extension ReferenceFace {
  /// The search of a reference. Listed before the matches of any search: *no value* (unless a value
  /// is required), the stored value, and a pending entry.
  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    let search = record.search(of: field.id)
    let words = record.words
    let stored = record.stored[field.id.name]
    let pending = record.pending[field.id]
    caption = words.references.search
    query = search.query
    note = search.note(in: record)
    other = OtherFace(
      caption: words.references.key, text: pending?.typed ?? "", refused: pending?.refusedText,
      kind: record.kind(of: field))
    let found = search.matches.compactMap { Option($0, of: field, in: record) }
    options = found
    func prepend(_ value: StoredValue, titled title: String?) {
      guard let option = Option(value, title, of: field, in: record, isMatch: false),
        !options.contains(where: { $0.value == option.value })
      else { return }
      options.insert(option, at: 0)
    }
    if let entered = pending?.chosen?.first.flatMap({ StoredValue(wire: $0) }),
      let label = record.labels[field.id.name, entered]
    {
      prepend(entered, titled: label.title)
    }
    if stored != .null { prepend(stored, titled: record.referencedLabel(field)?.title) }
    if field.canBeNone, !field.isRequired { prepend(.null, titled: words.values.none) }
    // The entered record may no longer be listed; then the stored one is shown as chosen.
    let chosen =
      options.firstIndex { $0.value == pending?.chosen?.first }
      ?? options.firstIndex { $0.value == stored.wire }
    if let chosen {
      options[chosen].isChosen = true
    }
  }

  /// The drawer's height in points. It does not depend on the matches, so that nothing moves during
  /// a search.
  static let height = 60 + 264
}

extension ReferenceFace.Option {
  /// An option for a value that names a record; `nil` for one that cannot be sent.
  fileprivate init?(
    _ value: StoredValue, _ title: String?, of field: Field<DynamicRecord>,
    in record: ShownRecord, isMatch: Bool
  ) {
    guard let wire = value.wire else { return nil }
    let key = record.with(value, in: field.id.name).formValue(field) ?? ""
    let name = title?.excerpt ?? key.excerpt
    self.init(
      value: wire, title: name.isBlank ? record.words.values.empty : name,
      key: value == .null || key == name ? nil : key.excerpt, isChosen: false, isMatch: isMatch)
  }

  /// An option for a match. A match that the field already refers to keeps the stored value, which
  /// may be a text even if the key is a number.
  fileprivate init?(
    _ label: RecordLabel, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    let isStored = record.referencedLabel(field)?.key == label.key
    let value = isStored ? record.stored[field.id.name] : label.value
    self.init(value, label.title, of: field, in: record, isMatch: true)
  }
}

extension ReferenceSearch {
  /// The result of the search, in words; empty while there is none.
  fileprivate func note(in record: ShownRecord) -> String {
    let words = record.words.references
    func count(_ number: Int) -> String { record.environment.text(of: Int64(number)) }
    if isTooLong { return words.tooLong(["most": count(ReferenceEditing.maxQueryLength)]) }
    switch result {
    case nil: return ""
    case .failed(let error): return error.written(in: record.environment).sentence(in: record.words)
    case .found(let found):
      if found.isPartial { return words.partial }
      if found.hasMore { return words.more(["count": count(found.labels.count)]) }
      return found.labels.isEmpty
        ? words.nothing : words.found(["count": count(found.labels.count)])
    }
  }
}

extension ReferencedRecordFace {
  /// The record that a field's value names; `nil` if none is known.
  init?(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    guard let label = record.referencedLabel(field) else { return nil }
    title = label.title.excerpt
    let text = record.formValue(field)?.excerpt
    key = text == title ? nil : text
    switch field.editor.reference?.source {
    case .table(let table, _):
      let title = record.words.references.open(["title": title])
      link = RecordLinkFace(table: table, key: label.key, title: title)
    case .program, nil: link = nil
    }
  }
}
