package import FoldoutForms
package import FoldoutRecords
import FoldoutScreens

/// Limits for reading a record for its page.
///
/// ```
/// a text         10 kB; 256 kB if the address asks for all of it, or if its field was sent
/// a picture      the maximum size of a picture, in any column
/// other bytes    at most 64, which may refer to a record; of more, only their number
/// a sent field   for bytes, the maximum size of a picture
/// guards         the fields that rules of sent fields read: whole, because they are compared
/// ```
///
/// The rules of a program's form may read any value, so it has no limits.
extension Sources {
  /// Returns the limits for a record whose form is inferred from its table; `nil` for any other
  /// form.
  package static func limits(
    _ source: RecordSource, all: [String], sent: [FieldID] = []
  ) -> ValueLimits? {
    guard source.titles != nil else { return nil }
    var limits = ValueLimits(
      text: ScreenLimits.maxShown, blob: ValueLimits.maxKeyBytes, picture: Picture.maxBytes)
    for field in source.form.fields where source.pictures.contains(field.id) {
      limits[field.id.name].blob = Picture.maxBytes
    }
    let fieldsRead = sent.compactMap { source.form.field($0) }
      .flatMap { source.form.fieldsReadByRules(of: $0, at: .storing) }
    // The address can extend texts, but never bytes.
    for name in all.suffix(ScreenLimits.maxWhole) { limits[name].text = ScreenLimits.maxEdited }
    for field in fieldsRead { limits[field.name] = .unlimited }
    for field in sent {
      limits[field.name] = ColumnLimits(
        text: ScreenLimits.maxEdited, blob: Picture.maxBytes, picture: Picture.maxBytes)
    }
    return limits
  }
}
