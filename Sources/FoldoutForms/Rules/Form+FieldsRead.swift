extension Form {
  /// Returns the other fields that a field's rules and options read, in the order of the form.
  ///
  /// If one of them changes, the rules may give another result. A function receives the whole
  /// record, so it counts as reading every field.
  public func fieldsReadByRules(of field: Field<Record>, at timings: Set<RuleTiming>) -> [FieldID] {
    let rules = field.rules.filter { timings.contains($0.timing) }
    var readsAll = rules.contains { $0.readsWholeRecord }
    var namedFields = Set(rules.compactMap { $0.other })
    if timings.contains(.onLeaving) {
      readsAll = readsAll || field.editor.choice?.dependsOnRecord == true
      namedFields.formUnion(
        [field.editor.dates?.notBefore, field.editor.dates?.notAfter].compactMap { $0 })
    }
    return fields.filter { other in
      other.id != field.id && other.kind.isStored && (readsAll || namedFields.contains(other.id))
    }.map { $0.id }
  }
}

extension Rule {
  /// True if the rule receives the whole record.
  fileprivate var readsWholeRecord: Bool {
    if case .custom = condition { true } else { false }
  }

  /// The single other field that the rule reads.
  var other: FieldID? {
    if case .equal(let other) = condition { other } else { nil }
  }
}
