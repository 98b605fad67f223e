extension FieldValue {
  /// The chosen values that the value is of: of several all of them, and no value is of none.
  public var members: [FieldValue] {
    switch self {
    case .none: []
    case .several(let members): members
    case .text, .whole, .decimal, .flag, .date, .time, .dateTime, .month, .bytes: [self]
    }
  }
}

extension Field {
  /// The value once an option is tapped: of several it is chosen or given up, and otherwise it
  /// takes the place of what was chosen. Complexity: O(number of options).
  public func toggling(
    _ option: FieldValue, from value: FieldValue, in record: Record
  ) -> FieldValue {
    guard kind.isSeveral else { return option }
    var members = value.members
    if let index = members.firstIndex(of: option) {
      members.remove(at: index)
    } else {
      members.append(option)
    }
    return .several(inOrder(members, in: record))
  }

  /// Chosen values, each once, in the order in which the field keeps them.
  ///
  /// Complexity: O(number of options).
  public func inOrder(_ members: [FieldValue], in record: Record) -> [FieldValue] {
    guard let choice = editor.choice else { return members }
    switch choice.order {
    case .asChosen: return members.uniqued
    case .ofOptions: return choice.inOrderOfOptions(members, in: record)
    }
  }

  /// A value as programs are told of it: several chosen ones in the order of the options, unless
  /// they are kept in another.
  public func reported(_ reading: Reading, in record: Record) -> Reading {
    guard case .value(.several(let members)) = reading else { return reading }
    return .value(.several(inOrder(members, in: record)))
  }
}

extension ChoiceEditing {
  /// Values in the order of the options, each once; those that are none of them follow as they
  /// came.
  func inOrderOfOptions(_ members: [FieldValue], in record: Record) -> [FieldValue] {
    let chosen = Set(members)
    let listed = options(in: record).map(\.value).filter { chosen.contains($0) }.uniqued
    let known = Set(listed)
    return listed + members.filter { !known.contains($0) }.uniqued
  }
}

extension [FieldValue] {
  /// The values in their order, each once.
  var uniqued: [FieldValue] {
    var found: Set<FieldValue> = []
    return filter { found.insert($0).inserted }
  }
}
