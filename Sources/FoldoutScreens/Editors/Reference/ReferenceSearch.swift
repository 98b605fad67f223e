import Foldout
package import FoldoutForms
package import FoldoutRecords

/// The search in the open drawer of a reference: its query, and the matches once they are known.
package struct ReferenceSearch: Sendable, Equatable {
  /// The result of a search, as a host got it.
  package enum Result: Sendable, Equatable {
    case found(LabelMatches)
    case failed(StoreError)
  }

  /// The query, cut to one character more than a search takes, which is enough to tell that it is
  /// too long.
  package let query: String
  /// The result; `nil` until a host has asked for it.
  package var result: Result?

  /// Creates a search for a text as it was typed.
  package init(_ typed: String = "") {
    query = String(typed.prefix(ReferenceEditing.maxQueryLength + 1))
  }

  /// True if the query has more characters than a search takes.
  package var isTooLong: Bool { query.count > ReferenceEditing.maxQueryLength }

  /// The matches; none if there is no result.
  var matches: [RecordLabel] {
    switch result {
    case .found(let found): found.labels
    case .failed, nil: []
    }
  }
}

/// A search that a host has to make before it draws a record.
package struct ReferenceSearchRequest: Sendable {
  package var field: FieldID
  package var source: ReferenceEditing
  package var query: String
}

extension ReferenceSearch {
  /// The searches after a submission: a new one for each query that it changed.
  static func started(
    by submission: Submission, in record: ShownRecord
  ) -> [FieldID: ReferenceSearch] {
    var searches = record.searches
    for field in record.openReferences {
      guard let typed = submission.searched ?? submission.searches[field.id] else { continue }
      let search = ReferenceSearch(typed)
      if search.query != record.search(of: field.id).query { searches[field.id] = search }
    }
    return searches
  }
}

extension FieldInput {
  /// The values of a reference that the input may mean, before it is known which one it does.
  func references(
    into field: Field<DynamicRecord>, in record: ShownRecord
  ) -> [StoredValue] {
    let reader = InputReader(field: field, record: record)
    let choice = ChoiceInput(field: field, record: record, recordWithInputs: record.stored)
    let encoded = chosen + [use, restored?.wire].compactMap(\.self)
    let typed = [text, set].compactMap(\.self).filter { !$0.isBlank }
    let read =
      encoded.compactMap { try? choice.value(used: $0) }
      + typed.compactMap { try? reader.value(of: $0) }
    return encoded.compactMap { StoredValue(wire: $0) }
      + read.compactMap { try? field.stored($0, over: record.stored) }
  }
}
