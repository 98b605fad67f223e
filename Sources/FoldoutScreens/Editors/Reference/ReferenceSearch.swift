package import FoldoutForms
package import FoldoutRecords

/// The search in the open drawer of a reference: its query, and the matches once they are known.
package struct ReferenceSearch: Sendable, Equatable {
  /// The result of a search, as a host got it.
  package enum Answer: Sendable, Equatable {
    case found(LabelMatches)
    case failed(StoreError)
  }

  /// The query, cut to one character more than a search takes, which is enough to tell that it is
  /// too long.
  package let query: String
  /// The result; `nil` until a host has asked for it.
  package var answer: Answer?

  /// Creates a search for a text as it was typed.
  package init(_ typed: String = "") {
    query = String(typed.prefix(ReferenceEditing.maxQueryLength + 1))
  }

  /// True if the query has more characters than a search takes.
  package var isTooLong: Bool { query.count > ReferenceEditing.maxQueryLength }

  /// The matches; none if there is no result.
  var matches: [RecordLabel] {
    switch answer {
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
