import FoldoutWords

extension Field {
  /// The options that a record offers, each value once: of two with one value the first counts.
  /// Empty for fields that are no choices. Complexity: O(number of options).
  public func options(in record: Record) -> [ChoiceOption] {
    guard let choice = editor.choice else { return [] }
    var values: Set<FieldValue> = []
    return choice.options(in: record).filter { values.insert($0.value).inserted }
  }

  /// The option that has a value in a record; `nil` for a value that is not offered, and in fields
  /// that are no choices. Complexity: O(number of options).
  public func option(of value: FieldValue, in record: Record) -> ChoiceOption? {
    editor.choice?.options(in: record).first { $0.value == value }
  }

  /// An option as a person reads it: its title, or its value where the title shows nothing.
  public func title(of option: ChoiceOption, in environment: FormEnvironment) -> String {
    if let title = option.title, !title.isBlank { return title }
    let text = displayText(of: .value(option.value), in: environment) ?? ""
    return text.isBlank ? environment.vocabulary.values.empty : text
  }

  /// The field's value in a record as people read it: by the title of its option, or as
  /// ``displayText(of:in:)`` has it where there is none; `nil` for no value.
  public func displayText(in record: Record, _ environment: FormEnvironment) -> String? {
    displayText(of: read(record), in: record, environment)
  }

  /// A value as people read it among the options of a record; `nil` for no value.
  public func displayText(
    of reading: Reading, in record: Record, _ environment: FormEnvironment
  ) -> String? {
    if case .value(.several(let members)) = reading {
      let titles = titles(of: members, in: record, environment)
      return displayText(of: titles, environment.vocabulary.values)
    }
    if case .value(let value) = reading, let option = option(of: value, in: record) {
      return title(of: option, in: environment)
    }
    return displayText(of: reading, in: environment)
  }

  /// The titles of chosen values in the order of the options; those that are none of them follow.
  private func titles(
    of members: [FieldValue], in record: Record, _ environment: FormEnvironment
  ) -> [String] {
    let options = Dictionary(
      options(in: record).map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    return inOrder(members, in: record).map { member in
      title(of: options[member] ?? ChoiceOption(member), in: environment)
    }
  }

  /// Several texts as one; `nil` for none.
  func displayText(of titles: [String], _ words: Words.Values) -> String? {
    guard let first = titles.first else { return nil }
    return titles.dropFirst().reduce(first) { words.several(["values": $0, "more": $1]) }
  }
}
