import FoldoutForms

/// Reads the options that a person chose: in a choice, or the record in the search of a reference.
struct ChoiceInput {
  let field: Field<DynamicRecord>
  let record: ShownRecord
  /// The record with the inputs into its other fields applied: options may be computed from it.
  let recordWithInputs: DynamicRecord

  /// The value of the chosen option; `nil` if none was chosen, or the one that the person saw.
  func chosenValue(_ input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    let chosen = input.chosen
    guard chosen.count <= 1 else { throw .severalChosen }
    guard let encoded = chosen.first else { return nil }
    if field.isRequired, encoded.isEmpty || encoded == StoredValue.null.wire { throw .required }
    let stored = StoredValue(wire: encoded)
    // An unlisted stored value is shown among the options, and choosing it changes nothing.
    if let stored, original.matches(stored) { return nil }
    if field.editor.reference != nil { return try value(used: encoded) }
    guard let stored, let option = option(of: stored) else { throw refusal(of: encoded) }
    return option.value
  }

  /// The value that a button of a choice sends: that of an option, or another if the choice
  /// allows others.
  func value(used encoded: String) throws(FieldError) -> FieldValue {
    guard let stored = StoredValue(wire: encoded) else { throw refusal(of: encoded) }
    if field.kind.isSeveral { return try members(used: stored) }
    if let option = option(of: stored) { return option.value }
    if field.editor.reference != nil {
      let limit = ChoiceEditing<DynamicRecord>.maxTextBytes
      guard encoded.utf8.count <= limit else { throw .optionTooLong(limit: limit) }
      let reading = record.with(stored, in: field.id.name).reading(field)
      if reading == .value(.none) { return try field.cleared() }
      if case .value(let value) = reading { return value }
    }
    guard field.editor.choice?.allowsOther ?? (field.editor.reference != nil),
      let text = record.with(stored, in: field.id.name).formValue(field)
    else { throw refusal(of: encoded) }
    return try field.value(from: text, replacing: record.reading(field), in: record.environment)
  }

  /// The error for an encoded value that is not offered, or is too long to be an option.
  private func refusal(of encoded: String) -> FieldError {
    let limit = ChoiceEditing<DynamicRecord>.maxTextBytes
    guard encoded.utf8.count <= limit else { return .optionTooLong(limit: limit) }
    return .notOffered(text: StoredValue(wire: encoded).flatMap(displayText) ?? encoded)
  }

  /// A text or a whole number as a person reads it; `nil` for anything else.
  private func displayText(_ value: StoredValue) -> String? {
    switch value {
    case .integer(let number): record.environment.text(of: number)
    case .text, .null, .real, .blob, .redacted: value.string
    }
  }

  /// The option that is stored as a value; `nil` if there is none.
  private func option(of value: StoredValue) -> ChoiceOption? {
    field.options(in: recordWithInputs).first { option in
      (try? field.stored(option.value, over: record.stored))?.isIdentical(to: value) == true
    }
  }

  /// The value of a choice of several options: the chosen ones, in the order in which the field
  /// keeps them; `nil` if they are the ones that the person saw.
  ///
  /// An unchecked box is never sent, so if options were shown and none is sent, none is chosen. A
  /// disabled option cannot be sent either; it stays as it is stored.
  func chosenMembers(_ input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    guard input.actions.isEmpty || input.actions.contains(where: \.isChoice) else { return nil }
    if isAsSeen(input.members, original) { return nil }
    let before = members(original: original)
    let options = field.options(in: recordWithInputs)
    let known = Set(options.map(\.value)).union(before ?? []).union(storedMembers)
    var members: [FieldValue] = []
    for encoded in input.members {
      guard let member = StoredValue(wire: encoded).flatMap({ FieldValue(member: $0) }),
        known.contains(member)
      else {
        throw refusal(of: encoded)
      }
      members.append(member)
    }
    let chosen = Set(members)
    let kept = Set(options.filter { !$0.isEnabled }.map(\.value)).intersection(storedMembers)
    members += storedMembers.filter { kept.contains($0) && !chosen.contains($0) }
    if let before, Set(before) == Set(members) { return nil }
    return .several(field.inOrder(enteredOrder(members), in: recordWithInputs))
  }

  /// The list of chosen options that a button sends.
  private func members(used stored: StoredValue) throws(FieldError) -> FieldValue {
    let used = record.with(stored, in: field.id.name).reading(field)
    guard case .value(.several(let members)) = used else {
      throw refusal(of: stored.wire ?? "")
    }
    return .several(field.inOrder(members, in: recordWithInputs))
  }

  /// True if the members that were sent are those that the person saw, in the same order.
  ///
  /// The token is compared, not decoded, because for a long list it is a digest.
  private func isAsSeen(_ sent: [String], _ original: Token) -> Bool {
    let members = sent.compactMap { StoredValue(wire: $0).flatMap { FieldValue(member: $0) } }
    guard members.count == sent.count, let list = members.jsonList else { return false }
    return original.matches(list)
  }

  /// The members that the record has now.
  private var storedMembers: [FieldValue] { record.reading(field).members }

  /// The members that the person saw; `nil` for a long list other than the stored one, because its
  /// token is a digest.
  private func members(original: Token) -> [FieldValue]? {
    if original == record.tokens[field.id.name] { return storedMembers }
    return original.value.map { record.with($0, in: field.id.name).reading(field).members }
  }

  /// The members in the order in which they were chosen: those that are stored already, and then
  /// the new ones.
  private func enteredOrder(_ members: [FieldValue]) -> [FieldValue] {
    let (chosen, storedSet) = (Set(members), Set(storedMembers))
    return storedMembers.filter { chosen.contains($0) } + members.filter { !storedSet.contains($0) }
  }
}

extension FieldInput.Action {
  /// True for an option, and for the empty one that marks the list of chosen options as complete.
  var isChoice: Bool {
    if case .chose = self { true } else { false }
  }
}

extension Reading {
  /// The members of a list of chosen values; empty for any other reading.
  fileprivate var members: [FieldValue] {
    if case .value(let value) = self { value.members } else { [] }
  }
}
