import FoldoutWords

extension Field {
  /// True if the value is switched on and off in its row, and not chosen from on, off and *no
  /// value*.
  package var isSwitch: Bool { kind.isFlag && editor.choice == nil }

  /// Returns the options for a record; of several with the same value only the first.
  ///
  /// The result is empty for fields that are not choices. Complexity: O(number of options).
  public func options(in record: Record) -> [ChoiceOption] {
    guard let choice = editor.choice else { return [] }
    var values: Set<FieldValue> = []
    return choice.options(in: record).filter { values.insert($0.value).inserted }
  }

  /// Returns the option with a value; `nil` if the value is not offered or the field is not a
  /// choice.
  ///
  /// Complexity: O(number of options).
  public func option(of value: FieldValue, in record: Record) -> ChoiceOption? {
    editor.choice?.options(in: record).first { $0.value == value }
  }

  /// Returns an option's text: its title, or its value if the title is missing or blank.
  public func title(of option: ChoiceOption, in environment: FormEnvironment) -> String {
    if let title = option.title, !title.isBlank { return title }
    let text = displayText(of: .value(option.value), in: environment) ?? ""
    return text.isBlank ? environment.words.values.empty : text
  }

  /// Returns the field's value in a record as text, with the title of its option if it has one.
  ///
  /// Otherwise it is the text of ``displayText(of:in:)``; `nil` for no value.
  public func displayText(in record: Record, _ environment: FormEnvironment) -> String? {
    displayText(of: read(record), in: record, environment)
  }

  /// Returns a value as text, using the titles of the record's options; `nil` for no value.
  public func displayText(
    of reading: Reading, in record: Record, _ environment: FormEnvironment
  ) -> String? {
    if case .value(.several(let members)) = reading {
      let titles = titles(of: members, in: record, environment)
      return displayText(of: titles, environment.words.values)
    }
    if case .value(let value) = reading, let option = option(of: value, in: record) {
      return title(of: option, in: environment)
    }
    return displayText(of: reading, in: environment)
  }

  /// Returns the titles of chosen values in the field's order; values that are not options use
  /// their text.
  private func titles(
    of members: [FieldValue], in record: Record, _ environment: FormEnvironment
  ) -> [String] {
    let options = Dictionary(
      options(in: record).map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    return inOrder(members, in: record).map { member in
      title(of: options[member] ?? ChoiceOption(member), in: environment)
    }
  }

  /// Joins several texts into one; returns `nil` for none.
  func displayText(of titles: [String], _ words: Words.Values) -> String? {
    guard let first = titles.first else { return nil }
    return titles.dropFirst().reduce(first) { words.several(["values": $0, "more": $1]) }
  }
}
