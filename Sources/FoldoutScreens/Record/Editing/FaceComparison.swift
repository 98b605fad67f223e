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
    let fields = after.fields(differingFrom: before).filter { field in
      before.showsOptions(of: field) || before.table.outline.contains(.field(field.id))
    }
    let (old, new) = (before.faces(of: fields), after.faces(of: fields))
    made = (old, new)
    var changed = Set(new.filter { old[$0.key] != $0.value }.keys)
    for row in before.table.openDrawers {
      guard let field = after.field(row.field) else { continue }
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

extension ShownRecord {
  /// The faces of all rows, as they are while they are folded.
  package var rowFaces: RowFaces { faces(of: shownFields) }

  /// Returns the faces of the rows of some fields, as they are while they are folded.
  fileprivate func faces(of fields: [Field<DynamicRecord>]) -> RowFaces {
    var faces: RowFaces = [:]
    for field in fields {
      if let options = optionRows(of: field) {
        for face in options { faces[face.id] = face }
      } else {
        faces[.field(field.id)] = row(field, isOpen: false)
      }
    }
    return faces
  }

  /// Returns the faces of all rows, of which some have been made.
  fileprivate func completing(_ made: RowFaces) -> RowFaces {
    let fields = Set(made.keys.map(\.field))
    return faces(of: shownFields.filter { !fields.contains($0.id) }).merging(made) { $1 }
  }

  /// Returns the shown fields whose rows may have another face than in an earlier state.
  fileprivate func fields(differingFrom old: ShownRecord) -> [Field<DynamicRecord>] {
    guard hasValues(of: old) else { return shownFields }
    var ids = pending.keys(differingFrom: old.pending)
      .union(styles.keys(differingFrom: old.styles))
      .union(viewedDays.keys(differingFrom: old.viewedDays))
      .union(marks.keys(differingFrom: old.marks))
    // The first refused field has the focus, and others tell that they have not.
    if firstRefused != old.firstRefused { ids.formUnion(Set(pending.keys).union(old.pending.keys)) }
    if table.openDrawers != old.table.openDrawers {
      ids.formUnion((table.openDrawers + old.table.openDrawers).map(\.field))
    }
    return shown(of: layout.fields(ids))
  }

  /// True if both states have one record's values, and the same was read beside them. Faces of
  /// a new record depend on its initial values, too, so it counts as another.
  private func hasValues(of old: ShownRecord) -> Bool {
    !target.isNew && !old.target.isNew && target.key == old.target.key
      && cut == old.cut && stored.isCopy(of: old.stored)
      && labels == old.labels && pictures == old.pictures
  }
}

extension Dictionary where Value: Equatable {
  /// The keys that have another value in an earlier state, or none in one of both.
  fileprivate func keys(differingFrom old: Self) -> Set<Key> {
    Set(keys.filter { self[$0] != old[$0] }).union(old.keys.filter { self[$0] == nil })
  }
}
