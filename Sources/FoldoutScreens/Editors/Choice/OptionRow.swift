package import FoldoutForms

/// An option as a screen shows it: one that is offered, or an unlisted value.
struct OptionRow {
  var option: ChoiceOption
  /// The value, encoded (``StoredValue/wire``).
  var wire: String
  /// False for a stored value that is none of the options.
  var isListed: Bool

  var id: OptionID { OptionID(wire) }
}

extension Field<DynamicRecord> {
  /// The options for a record, followed by its unlisted values.
  ///
  /// Complexity: O(number of options and of chosen values).
  func optionRows(in record: DynamicRecord) -> [OptionRow] {
    let offered = options(in: record).compactMap { option in
      encoded(option.value, in: record).map {
        OptionRow(option: option, wire: $0, isListed: true)
      }
    }
    var known: Set<String> = []
    return (offered + storedRows(in: record)).filter { known.insert($0.wire).inserted }
  }

  /// The encoding of a value as the field stores it; `nil` for one that it cannot store.
  func encoded(_ value: FieldValue, in record: DynamicRecord) -> String? {
    if kind.isSeveral { return value.member?.wire }
    var copy = record
    guard write(&copy, value) else { return nil }
    return copy[id.name].wire
  }

  /// The values that are chosen in a record, each encoded.
  package func chosen(in record: DynamicRecord) -> [String] {
    guard kind.isSeveral else {
      let stored = record[id.name]
      return stored == .null ? [] : [stored.wire].compactMap(\.self)
    }
    guard case .value(let value) = read(record) else { return [] }
    return value.members.compactMap { $0.member?.wire }
  }

  /// The stored values as rows, including those that are also offered; the caller drops the
  /// duplicates.
  private func storedRows(in record: DynamicRecord) -> [OptionRow] {
    if kind.isSeveral {
      guard case .value(let value) = read(record) else { return [] }
      return value.members.compactMap { chosen in
        chosen.member?.wire.map {
          OptionRow(option: ChoiceOption(chosen), wire: $0, isListed: false)
        }
      }
    }
    let stored = record[id.name]
    guard stored != .null, let wire = stored.wire else { return [] }
    let value: FieldValue =
      switch read(record) {
      case .value(let value): value
      case .mismatched: .none
      }
    return [OptionRow(option: ChoiceOption(value), wire: wire, isListed: false)]
  }
}

extension FieldValue {
  /// The value as a member of a stored list: a text or a whole number; `nil` for any other.
  var member: StoredValue? {
    switch self {
    case .text(let text): .text(text)
    case .whole(let number): .integer(number)
    case .none, .decimal, .flag, .several, .date, .time, .dateTime, .zoned, .never, .month, .bytes:
      nil
    }
  }

  /// The value that a member of a stored list stands for; `nil` for what cannot be a member.
  init?(member: StoredValue) {
    switch member {
    case .text:
      guard let text = member.string else { return nil }
      self = .text(text)
    case .integer(let number): self = .whole(number)
    case .null, .real, .blob, .redacted: return nil
    }
  }
}
