package import FoldoutRecords

extension StoreError {
  /// The consequence of an error for a request.
  package enum Category: Sendable {
    /// There is no such table, column or record.
    case unknown
    /// Nothing may be written there.
    case readOnly
    /// The request breaks a rule of the file.
    case refusal
    /// The store cannot answer now; the same request may succeed later.
    case busy
    /// The disk is full.
    case full
    /// The store failed.
    case failure
  }

  package var category: Category {
    switch self {
    case .unknownTable, .unknownColumn, .malformedKey: .unknown
    case .readOnly, .readOnlyColumn: .readOnly
    // The table of `unavailable` exists. If it were unknown, a script would forget what was typed
    // for it, and if it were busy, resend it again and again.
    case .unavailable, .refused, .repeatedColumn, .lostByTrigger, .ignoredByTrigger, .referredTo,
      .keptByTrigger, .changeTooSlow, .removesTooMany, .removalTooSlow, .restoreTooSlow:
      .refusal
    case .busy, .closed: .busy
    case .full: .full
    case .missing, .removed, .replaced, .displaced, .lostLog, .folder, .unreadable, .unreadableLog,
      .empty, .notADatabase, .unreadDisk, .damaged, .unfinished, .failed:
      .failure
    }
  }

  /// True if the error refuses a request, rather than reporting a failure of the store.
  var isRefusal: Bool {
    switch category {
    case .unknown, .readOnly, .refusal: true
    case .busy, .full, .failure: false
    }
  }
}
