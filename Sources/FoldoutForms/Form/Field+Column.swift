extension Field where Record == DynamicRecord {
  /// A field bound to a column of a dynamic record.
  ///
  /// Its identity is the column's name.
  public init(column: String, label: String, kind: FieldKind, coding: ColumnCoding) {
    self.init(
      id: FieldID(column), label: label, kind: kind,
      read: { coding.reading(of: $0[column]) },
      write: { record, value in
        guard let stored = coding.stored(value, over: record[column]) else { return false }
        record[column] = stored
        return true
      })
  }
}
