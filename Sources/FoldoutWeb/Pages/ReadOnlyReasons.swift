import FoldoutRecords
import FoldoutWords

extension Schema.ReadOnlyReason {
  /// The sentence on why nothing in the file can be changed.
  func sentence(_ words: Words.Start) -> String {
    switch self {
    case .requested: words.readOnlyOnRequest
    case .permissions: words.readOnlyByPermissions
    case .unknown: words.readOnly
    }
  }
}

extension TableSchema {
  /// Returns the sentence on why no record of the table can be changed, whatever the file allows:
  /// it is a view or a virtual table, or has no key or an unread column; `nil` for any other table.
  func reasonForReadOnly(_ words: Words.Lists) -> String? {
    switch kind {
    case .virtual: words.virtual
    case .view: words.view
    case .table: hasUnreadColumns ? words.unreadColumns : key == .rowNumber ? words.keyless : nil
    }
  }
}
