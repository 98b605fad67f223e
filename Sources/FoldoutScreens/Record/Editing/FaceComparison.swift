import Foldout
import FoldoutForms

/// The faces of a record's rows while they are folded, each made once.
package typealias RowFaces = [RowID: RowFace]

/// The comparison of a record's faces before and after a submission. It alone decides which rows
/// are redrawn.
///
/// A row's face is made of the record's values, with what was read beside them, and of what the
/// screen holds for its field: an entry, a style, a month, marks, an open drawer. If the values are
/// those that were shown, as after a tap, only faces of fields for which something else differs are
/// made and compared. A record that was read anew is compared in all its rows.
package struct FaceComparison: Sendable {
  /// The rows whose own face, or whose open drawer's face, has changed.
  let changedRows: Set<RowID>
  private let records: (before: ShownRecord, after: ShownRecord)
  /// The faces that were made so far.
  private var made: (before: RowFaces, after: RowFaces)

  /// Compares two states of one record in one environment.
  init(from before: ShownRecord, to after: ShownRecord) {
    records = (before, after)
    // A row that comes is drawn anyway.
    let differing = after.fieldsDiffering(from: before)
    let fields = after.rowFields(of: differing, since: before).filter { field in
      before.showsOptions(of: field) || before.table.outline.contains(.field(field.id))
    }
    let (old, new) = (before.faces(of: fields), after.faces(of: fields))
    made = (old, new)
    var changed = Set(new.filter { old[$0.key] != $0.value }.keys)
    for row in before.table.openDrawers {
      guard let field = after.field(row.field) else { continue }
      // Functions may answer otherwise by now.
      let isAsked = field.design != nil || field.editor.computesOptions
      if !isAsked, differing?.contains(field.id) == false { continue }
      if after.drawer(field) != before.drawer(field) { changed.insert(row) }
    }
    changedRows = changed
  }

  /// The faces of all rows before the submission. Complexity: O(number of rows).
  package var before: RowFaces { records.before.completing(made.before) }

  /// The faces of all rows after the submission. Complexity: O(number of rows).
  package var after: RowFaces { records.after.completing(made.after) }

  /// Makes the faces of calendars in rows again, now that the marks in `record` are known.
  mutating func mark(_ record: ShownRecord) {
    for field in record.shown(of: record.layout.openCalendars) where field.marks != nil {
      made.after[.field(field.id)] = record.row(field, isOpen: false)
    }
  }
}
