extension Form {
  /// The other fields whose values the rules and the options of a field look at, in the order of
  /// the form: with another value in one of them, the rules might say something else.
  ///
  /// A function is given the whole record, so it may look at every field.
  public func partners(of field: Field<Record>, at timings: Set<RuleTiming>) -> [FieldID] {
    let rules = field.rules.filter { timings.contains($0.timing) }
    var isWhole = rules.contains { $0.looksAtAll }
    var looked = Set(rules.compactMap { $0.other })
    if timings.contains(.onLeaving) {
      isWhole = isWhole || field.editor.choice?.followsRecord == true
      looked.formUnion(
        [field.editor.dates?.notBefore, field.editor.dates?.notAfter].compactMap { $0 })
    }
    return fields.filter { other in
      other.id != field.id && other.kind.isStored && (isWhole || looked.contains(other.id))
    }.map { $0.id }
  }
}

extension Rule {
  /// True where the rule is given the whole record.
  fileprivate var looksAtAll: Bool {
    if case .custom = condition { true } else { false }
  }

  /// The one other field that the rule looks at.
  fileprivate var other: FieldID? {
    if case .equal(let other) = condition { other } else { nil }
  }
}
