import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// Limits of reading a record for its page.
///
/// ```
/// a text         10 kB; 256 kB where the address asks for all, or where it was sent
/// a picture      as many bytes as are taken for one, wherever it stands
/// other bytes    none, but for their number
/// what was sent  of bytes as many as a picture has; what its rules look at, whole: it is compared
/// ```
///
/// A form that a program declared has rules that may look at any value, and gets all of them.
extension Site {
  /// The limits for a record with a form inferred from its table; `nil` for any other's.
  func limits(
    _ source: Source, at destination: RecordDestination, all: [String], sent: [FieldID] = []
  ) -> ValueLimits? {
    guard destination.form == nil, forms[destination.table] == nil else { return nil }
    var limits = ValueLimits(text: ScreenLimits.maxShown, blob: 0, picture: Picture.maxBytes)
    for field in source.form.fields where source.pictures.contains(field.id) {
      limits[field.id.name].blob = Picture.maxBytes
    }
    let partners = sent.compactMap { source.form.field($0) }
      .flatMap { source.form.partners(of: $0, at: .storing) }
    // Bytes are never shown at length, whatever the address says.
    for name in all.suffix(ScreenLimits.maxWhole) { limits[name].text = ScreenLimits.maxEdited }
    for field in partners { limits[field.name] = .unlimited }
    for field in sent {
      limits[field.name] = ColumnLimits(
        text: ScreenLimits.maxEdited, blob: Picture.maxBytes, picture: Picture.maxBytes)
    }
    return limits
  }
}
