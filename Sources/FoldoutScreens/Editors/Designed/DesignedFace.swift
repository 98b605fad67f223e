package import FoldoutForms

/// The contents of a drawer that the program designed, one for each kind of host.
package struct DesignedFace: Equatable, Sendable {
  package var designs: [Design]

  /// The height that is reserved until the contents are there, in points: one line and its margins.
  static let height = 44 + 12

  init(
    _ editing: DesignEditing<DynamicRecord>, in record: ShownRecord
  ) {
    let context = DrawerContext(
      record: record.stored, environment: record.environment, form: record.form,
      act: { Self.act(setting: $0, to: $1, in: record) })
    designs = editing.contents.map { $0(context) }
  }

  /// Returns the entry that a control sends to give a field a value; `nil` for a value that it
  /// cannot hold, and for a field that cannot be edited now.
  private static func act(
    setting id: FieldID, to value: FieldValue, in record: ShownRecord
  ) -> DrawerChange.Act? {
    guard let field = record.field(id), record.kind(of: field).isEditable,
      !record.hiddenFields.contains(id),
      let new = try? field.stored(value, over: record.stored)
    else { return nil }
    return switch ButtonFace.Payload(storing: field, of: record.with(new, in: id.name)) {
    case .set(let text): .set(text)
    case .use(let wire): .use(wire)
    case .clear: .clear
    case .restore, .held: nil
    }
  }
}
