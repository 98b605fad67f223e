import Foundation

extension Field {
  /// The value that a text stands for among the options of a record, over what the field holds now.
  ///
  /// A text names an option by its title or, where no title matches, by its value. An exact match
  /// comes first; then case and blanks around the text are ignored. Any other text is read by the
  /// field's kind, as ``value(from:over:in:)`` reads it; ``Form/problem(of:in:of:at:environment:)``
  /// says whether it may be stored. Throws where a title leaves open which value is meant, and for
  /// a text longer than any that is taken. Complexity: O(number of options).
  public func value(
    from text: String, over reading: Reading, in record: Record, _ environment: FormEnvironment
  ) throws(FieldError) -> FieldValue {
    guard let choice = editor.choice else {
      return try value(from: text, over: reading, in: environment)
    }
    let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !typed.isEmpty else { return try value(from: "", over: reading, in: environment) }
    if let option = try option(named: typed, in: record, environment) { return option.value }
    do {
      return try value(from: text, over: reading, in: environment)
    } catch .number where !choice.allowsOther {
      throw .notOffered(text: TypedText.excerpt(typed))
    }
  }

  /// The option that a text names; `nil` where none has that name. Options with the same value
  /// count as one, so two options of one name have different values.
  private func option(
    named text: String, in record: Record, _ environment: FormEnvironment
  ) throws(FieldError) -> ChoiceOption? {
    let options = options(in: record)
    let titles = options.map { title(of: $0, in: environment) }
    let values = options.map { formValue(of: .value($0.value), in: environment) ?? "" }
    if let named = try only(options, titles, text) { return named }
    let limit = ChoiceEditing<Record>.maxTextBytes
    guard text.utf8.count <= limit else {
      // A text this long is compared letter by letter only.
      if let named = try only(options, values, text) { return named }
      throw .optionTooLong(limit: limit)
    }
    let folded = text.foldedName
    if let named = try only(options, titles.map(\.foldedName), folded, typed: text) { return named }
    if let named = try only(options, values, text) { return named }
    return try only(options, values.map(\.foldedName), folded, typed: text)
  }

  /// The one option with a name; throws where several have it.
  private func only(
    _ options: [ChoiceOption], _ names: [String], _ name: String, typed: String? = nil
  ) throws(FieldError) -> ChoiceOption? {
    let named = zip(options, names).filter { $0.1 == name }
    guard named.count < 2 else { throw .ambiguousOption(title: TypedText.excerpt(typed ?? name)) }
    return named.first?.0
  }
}

extension String {
  /// The text as names are compared: in small letters and without blanks around.
  fileprivate var foldedName: String {
    String(TypedText.folded(self)).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
