extension Form {
  /// Returns the fields that are hidden in a record. Complexity: O(number of fields).
  public func hiddenFields(in record: Record) -> Set<FieldID> {
    if let hiddenTogether { return hiddenTogether(record) }
    var hidden: Set<FieldID> = []
    for section in sections {
      for field in section.fields where field.hides?(record) == true { hidden.insert(field.id) }
    }
    return hidden
  }

  /// Returns the hidden fields of a record, if a field's rules or limits name any field.
  func hiddenFields(namedBy field: Field<Record>, in record: Record) -> Set<FieldID> {
    field.namedFields.isEmpty ? [] : hiddenFields(in: record)
  }

  /// True if a field of the form may be hidden.
  package var hasConditions: Bool {
    sections.contains { $0.fields.contains { $0.hides != nil } }
  }

  /// Returns the function that finds the hidden fields of another type of record, which is
  /// converted once for all conditions; `nil` if no field may be hidden.
  func hiding<Other>(
    convertedBy convert: @escaping @Sendable (Other) -> Record
  ) -> (@Sendable (Other) -> Set<FieldID>)? {
    guard hasConditions else { return nil }
    return { hiddenFields(in: convert($0)) }
  }
}

extension Field {
  /// Adds a condition under which the field is hidden.
  mutating func hide(_ condition: @escaping @Sendable (Record) -> Bool) {
    guard let earlier = hides else { return hides = condition }
    hides = { earlier($0) || condition($0) }
  }
}
