import Foundation

extension Field {
  /// Returns the value that a typed text means among the options of a record.
  ///
  /// A text names an option by its title or, if no title matches, by its value. Exact matches come
  /// first; then case and surrounding blanks are ignored. Any other text is parsed by the field's
  /// kind, as in ``value(from:replacing:in:)``; ``Form/problem(of:in:of:at:environment:)`` decides
  /// if it may be stored.
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
