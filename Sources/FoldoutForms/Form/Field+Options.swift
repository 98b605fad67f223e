import FoldoutWords
import Foundation

extension Field {
  /// True if the value is switched on and off in its row, and not chosen from on, off and *no
  /// value*.
  package var isSwitch: Bool { kind.isFlag && !editor.hasOptions && design == nil }

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

extension Field {
  /// Returns the value that a typed text means among the options of a record.
  ///
  /// A text names an option by its title or, if no title matches, by its value. Exact matches come
  /// first; then case and surrounding blanks are ignored. Any other text is parsed by the field's
  /// kind, as in ``value(from:replacing:in:)``;
  /// ``Form/problem(of:in:of:at:hidden:environment:)`` decides if it may be stored.
  ///
  /// Throws if options with different values have the title, and for a text that is too long.
  /// Complexity: O(number of options).
  public func value(
    from text: String, replacing reading: Reading, in record: Record, _ environment: FormEnvironment
  ) throws(FieldError) -> FieldValue {
    guard let choice = editor.choice else {
      return try value(from: text, replacing: reading, in: environment)
    }
    let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !typed.isEmpty else { return try value(from: "", replacing: reading, in: environment) }
    if let option = try option(named: typed, in: record, environment) { return option.value }
    do {
      return try value(from: text, replacing: reading, in: environment)
    } catch .number where !choice.allowsOther {
      throw .notOffered(text: TypedText.excerpt(typed))
    }
  }

  /// Returns the option with a title or value; `nil` if none matches.
  ///
  /// Options with the same value count once, so two options with the same title have different
  /// values.
  private func option(
    named text: String, in record: Record, _ environment: FormEnvironment
  ) throws(FieldError) -> ChoiceOption? {
    let options = options(in: record)
    let titles = options.map { title(of: $0, in: environment) }
    let values = options.map { formValue(of: .value($0.value), in: environment) ?? "" }
    if let named = try uniqueOption(options, titles, text) { return named }
    let limit = ChoiceEditing<Record>.maxTextBytes
    guard text.utf8.count <= limit else {
      // A text this long is only compared exactly.
      if let named = try uniqueOption(options, values, text) { return named }
      throw .optionTooLong(limit: limit)
    }
    let folded = text.foldedName
    if let named = try uniqueOption(options, titles.map(\.foldedName), folded, typed: text) {
      return named
    }
    if let named = try uniqueOption(options, values, text) { return named }
    return try uniqueOption(options, values.map(\.foldedName), folded, typed: text)
  }

  /// Returns the only option with a name, or `nil`; throws if several have it.
  private func uniqueOption(
    _ options: [ChoiceOption], _ names: [String], _ name: String, typed: String? = nil
  ) throws(FieldError) -> ChoiceOption? {
    let named = zip(options, names).filter { $0.1 == name }
    guard named.count < 2 else { throw .ambiguousOption(title: TypedText.excerpt(typed ?? name)) }
    return named.first?.0
  }
}

extension String {
  /// The text for comparing names: lower-case and without surrounding blanks.
  fileprivate var foldedName: String {
    String(TypedText.folded(self)).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
