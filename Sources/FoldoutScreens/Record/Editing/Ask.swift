package import FoldoutForms
package import FoldoutRecords

/// Something that somebody else has to do for a conversation; its result is an ``Answer``.
package enum Ask: Sendable {
  /// Store a change. The reading in the answer has the titles of what the records `beside` it refer
  /// to, too.
  case store(Change, beside: [DynamicRecord])
  /// Add a record.
  case insert(Insertion, beside: [DynamicRecord])
  /// Report to the program what was stored.
  case report(StoredRecord, [FieldReport])
  /// Tell the program that a button was pressed, and read the record again.
  case press(FieldID, StoredRecord)
  /// Mark the days of calendars.
  case mark([MarkRequest])
  /// Search for the records that references may refer to.
  case find([ReferenceSearchRequest])
}

/// The result of an ``Ask``.
package enum Answer: Sendable {
  /// The store's answer to a change.
  case stored(StoreAnswer)
  /// The store's answer to an insertion.
  case inserted(InsertionAnswer)
  /// The program was told.
  case reported
  /// The program's response to a button.
  case pressed(PressAnswer)
  /// The marks, in the order of the requests.
  case marked([ShownMarks])
  /// The results, in the order of the requests; none to be shown without them at first.
  case found([ReferenceSearch.Result])
  /// The record as it is now, before a conversation begins; `nil` if it could not be read, and the
  /// conversation then begins with what the screen shows. A change says why it could not be stored.
  case read(RecordReading?)
  /// The record no longer exists.
  case gone
}

/// The program's response to a button. The reading is the record as it is now, which the program
/// may have changed; `nil` if it could not be read, and the screen then keeps what it shows.
package enum PressAnswer: Sendable {
  /// The action is done; with a message, that is shown instead of *done*.
  case done(RecordReading?, saying: String? = nil)
  /// The program refuses, for the reason that is shown under the button.
  case refused(RecordReading?, because: String)
  /// The program added a record, whose page is opened.
  case added(AddedRow)
}

extension Ask {
  /// The report of what was stored: of each field whose value differs from before, if it was
  /// entered or the store changed it along with the entries. Changes that somebody else stored
  /// meanwhile have reports of their own.
  ///
  /// A report on a secret has no values.
  static func report(
    _ stored: StoredRecord, of record: ShownRecord, since old: ShownRecord,
    altered: Set<FieldID>, alsoWritten: Set<String>, entered: Set<String>
  ) -> Ask {
    let reports = record.form.fields.compactMap { field -> FieldReport? in
      let name = field.id.name
      let (was, now) = (old.reading(field), record.reading(field))
      guard field.kind.isStored, entered.contains(name) || alsoWritten.contains(name), was != now
      else { return nil }
      let isSecret = field.kind.isSecret || record.kind(of: field).isSecret
      let isEntered = entered.contains(name) && !altered.contains(field.id)
      return FieldReport(
        field: field.id, old: isSecret ? nil : field.reported(was, in: old.stored),
        new: isSecret ? nil : field.reported(now, in: record.stored),
        cause: isEntered ? .person : .program)
    }
    return .report(stored, reports)
  }
}
