public import FoldoutForms

extension TableSchema {
  /// The screen of one record of the table, inferred from its declaration and its data.
  ///
  /// All columns are there in their declared order. What cannot be written (a view's columns,
  /// generated ones, bytes, everything in a file opened read-only) is shown and not changed; nor is
  /// the key, which is what other records and addresses know this one by.
  /// Complexity: O(number of columns).
  public func form(isWritable: Bool) -> Form<DynamicRecord> {
    let fields = columns.map { column in
      let binding = column.binding
      let isKey = key.columns.contains(column.name)
      let canWrite = isWritable && self.isWritable && !column.isGenerated && !isKey
      var field = Field(
        column: column.name, label: ColumnLabel.text(for: column.name),
        kind: canWrite ? binding.kind : .readOnly, coding: binding.coding)
      field.isRequired = column.isNotNull
      return field
    }
    let label = ColumnLabel.text(for: name)
    return Form(label, sections: [Section(id: "fields", title: "", fields: fields)])
  }
}

extension ColumnSchema {
  /// The kind of field that edits the column, and how its value is kept there.
  ///
  /// By what its data show where they are dates, else by the declared type: names that say yes
  /// or no first, then SQLite's rules of affinity (sqlite.org/datatype3.html, section 3.1).
  var binding: (kind: FieldKind, coding: ColumnCoding) {
    if let dateForm { return (dateForm.isDay ? .date : .dateTime, .date(dateForm)) }
    let type = declaredType.uppercased()
    if type.hasPrefix("BOOL") { return (.flag, .flag) }
    if type.contains("INT") { return (.wholeNumber, .integer) }
    if isText || type.isEmpty || type.contains("DATE") || type.contains("TIME") {
      return (.text, .text)
    }
    if type.contains("BLOB") { return (.readOnly, .text) }
    return (.decimal, .real)
  }
}
