import Foldout
import FoldoutForms

/// The faces of a record's rows while they are folded, each made once. Comparing the faces before
/// and after a change gives the rows of a batch.
package typealias RowFaces = [RowID: RowFace]

extension ShownRecord {
  /// The faces of all rows, as they are while they are folded.
  package var rowFaces: RowFaces {
    var faces: RowFaces = [:]
    for field in form.fields {
      if let options = optionRows(of: field) {
        for face in options { faces[face.id] = face }
      } else {
        faces[.field(field.id)] = row(field, isOpen: false)
      }
    }
    return faces
  }

  /// The rows whose own face, or whose open drawer's face, has changed.
  func changedRows(_ faces: RowFaces, since before: ShownRecord, _ old: RowFaces) -> Set<RowID> {
    var changed = Set(faces.keys.filter { faces[$0] != old[$0] })
    for row in before.table.openDrawers {
      guard let field = form.field(row.field) else { continue }
      if drawer(field) != before.drawer(field) { changed.insert(row) }
    }
    return changed
  }
}
