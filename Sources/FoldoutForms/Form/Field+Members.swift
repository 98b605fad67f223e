extension FieldValue {
  /// The chosen values: all members of several, the value itself otherwise, and none for *no
  /// value*.
  public var members: [FieldValue] {
    switch self {
    case .none: []
    case .several(let members): members
    case .text, .whole, .decimal, .flag, .date, .time, .dateTime, .zoned, .never, .month, .bytes:
      [self]
    }
  }
}

extension Field {
  /// Returns the value after a tap on an option.
  ///
  /// In a field of several values the option is added or removed; otherwise it replaces the value.
  /// Complexity: O(number of options).
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

  /// Returns chosen values without duplicates, in the order in which the field stores them.
  ///
  /// Complexity: O(number of options).
  public func inOrder(_ members: [FieldValue], in record: Record) -> [FieldValue] {
    guard let choice = editor.choice else { return members }
    switch choice.order {
    case .asChosen: return members.uniqued
    case .ofOptions: return choice.inOrderOfOptions(members, in: record)
    }
  }

  /// Returns a value as it is reported to programs: several members in the field's order.
  public func reported(_ reading: Reading, in record: Record) -> Reading {
    guard case .value(.several(let members)) = reading else { return reading }
    return .value(.several(inOrder(members, in: record)))
  }
}

extension ChoiceEditing {
  /// Returns values without duplicates, in the order of the options; values that are not options
  /// follow in their own order.
  func inOrderOfOptions(_ members: [FieldValue], in record: Record) -> [FieldValue] {
    let chosen = Set(members)
    let listed = options(in: record).map(\.value).filter { chosen.contains($0) }.uniqued
    let known = Set(listed)
    return listed + members.filter { !known.contains($0) }.uniqued
  }
}

extension [FieldValue] {
  /// The values without duplicates, in their order.
  var uniqued: [FieldValue] {
    var found: Set<FieldValue> = []
    return filter { found.insert($0).inserted }
  }
}
