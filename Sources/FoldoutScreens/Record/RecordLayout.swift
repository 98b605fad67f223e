package import Foldout
package import FoldoutForms

/// The rows of a form's screen, by the record that it shows.
package struct RecordLayout: Sendable {
  private let outline: ScreenOutline
  /// The fields whose rows can own a drawer.
  private let unfolding: [Field<DynamicRecord>]

  /// The layout of a form.
  ///
  /// Throws the engine's error, which names both places, where two fields or two sections have one
  /// identity. Complexity: O(number of fields).
  package init(_ form: Form<DynamicRecord>) throws(DuplicateIdentity<String, RowID>) {
    outline = try Outline(
      form.sections.map { .init(id: $0.id, rows: $0.fields.map { .field($0.id) }) })
    unfolding = form.fields.filter(\.unfolds)
  }

  /// The sections and rows for a record. Every field has one row, whatever the record holds.
  package func outline(of record: DynamicRecord) -> ScreenOutline { outline }

  /// The rows that own a drawer: not of a date whose column holds bytes, say, nor of a value that is
  /// only shown in part.
  package func owners(of record: DynamicRecord, cut: [String: Int]) -> Set<RowID> {
    var owners: Set<RowID> = []
    for field in unfolding
    where cut[field.id.name] == nil && field.effectiveEditor(over: record).unfolds {
      owners.insert(.field(field.id))
    }
    return owners
  }
}
