public import FoldoutForms

extension ColumnSchema {
  /// The values that a person chooses from, each as the column stores it; `nil` if the declaration
  /// lists none, or the column contains secrets, dates or times.
  public var options: [StoredValue]? {
    guard let declared = constraints.options, !declared.isEmpty, !isSecret, !isDated else {
      return nil
    }
    let affinity = Affinity(declaredType: declaredType)
    return declared.map(affinity.kept)
  }

  /// The two values of a column that allows only a yes and a no; `nil` for other columns.
  var pair: SwitchValues? {
    guard let options, options.count == 2 else { return nil }
    return SwitchValues(options[0], options[1])
  }

  private var isDated: Bool { dateForm != nil || momentForm != nil || timeForm != nil }

  /// The field that chooses among the options; `nil` if there are none, or their values are of
  /// several kinds.
  var choiceBinding: ColumnBinding? {
    guard let options else { return nil }
    if isNotNull, let pair {
      return ColumnBinding(
        kind: .flag, coding: .pair(off: pair.off, on: pair.on), reason: .declared(.none))
    }
    if options.allSatisfy({ $0.string != nil }) {
      return ColumnBinding(kind: .text, coding: .text, reason: .declared(plainTextEvidence))
    }
    let isWhole = options.allSatisfy { if case .integer = $0 { true } else { false } }
    if isWhole {
      return ColumnBinding(kind: .wholeNumber, coding: .integer, reason: .declared(.none))
    }
    let areNumbers = options.allSatisfy { value in
      if case .integer = value { true } else if case .real = value { true } else { false }
    }
    guard areNumbers else { return nil }
    return ColumnBinding(
      kind: .decimal, coding: Affinity(declaredType: declaredType) == .real ? .real : .numeric,
      reason: .declared(.none))
  }
}

extension Affinity {
  /// Returns a literal of a declaration as a column of this affinity stores it.
  func kept(_ value: StoredValue) -> StoredValue {
    switch (self, value) {
    case (.text, .integer(let number)): .text("\(number)")
    case (.integer, .text), (.numeric, .text):
      value.string.flatMap { Int64($0) }.map { .integer($0) } ?? value
    case (.integer, .real(let number)), (.numeric, .real(let number)):
      Int64(exactly: number).map { .integer($0) } ?? value
    case (.real, .integer(let number)): .real(Double(number))
    default: value
    }
  }
}
