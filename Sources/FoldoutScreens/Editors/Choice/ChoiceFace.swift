package import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// The options of a choice, and a line for typing another value.
package struct ChoiceFace: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    /// The option's value, encoded (``StoredValue/wire``).
    package var value: String
    package var title: String
    /// A second line.
    package var detail: String?
    package var picture: PictureFace?
    package var isChosen: Bool
    /// False for a disabled option, which can be neither chosen nor unchosen.
    package var isEnabled = true
    /// The words that mark an unlisted value; `nil` for options.
    package var remark: String?
  }
  package var options: [Option]
  /// True if several options may be chosen.
  package var isSeveral = false
  package var limits = LimitsFace()
  /// The entry for another value; `nil` if only options are taken.
  package var other: OtherFace?
  package var clear: String?
}

/// The limits of a list of options, given in advance so that a host can enforce them while somebody
/// chooses.
package struct LimitsFace: Equatable, Sendable {
  /// The sentence on how many may be chosen; `nil` for any number.
  package var sentence: String?
  /// The most options that may be chosen; `nil` for any number.
  package var maximum: Int?
  /// The sentence that refuses one option more than `maximum`; `nil` for any number.
  package var tooManySentence: String?
  /// The label of the input that filters the list; `nil` for a short list.
  package var filterLabel: String?
}

/// The entry for a value that is none of the options.
package struct OtherFace: Equatable, Sendable {
  package var caption: String
  package var text: String
  /// The refused text, which the control still holds.
  package var refused: String?
  package var kind: FieldKind
}

extension ChoiceFace {
  /// The options of a field, with a record's value chosen. Unlisted values follow after the
  /// options, marked.
  init(
    _ field: Field<DynamicRecord>, _ choice: ChoiceEditing<DynamicRecord>, in record: ShownRecord
  ) {
    let pending = record.pending[field.id]
    options = ChoiceFace.options(of: field, in: record)
    isSeveral = field.kind.isSeveral
    limits = LimitsFace(field, choice, count: options.count, in: record)
    if choice.allowsOther, !isSeveral {
      other = OtherFace(
        caption: record.words.actions.other, text: pending?.typed ?? "",
        refused: pending?.refusedText, kind: record.kind(of: field))
    }
    clear = ChoiceFace.clearTitle(of: field, in: record)
  }

  /// The options as they are shown. A pending entry is chosen instead of the stored value.
  static func options(of field: Field<DynamicRecord>, in record: ShownRecord) -> [Option] {
    let rows = field.optionRows(in: record.stored)
    let stored = field.chosen(in: record.stored)
    let entered = record.pending[field.id]?.chosen.map { Set($0) } ?? []
    // An entered option may no longer be offered; then the stored one is shown as chosen.
    let isEntered =
      field.kind.isSeveral
      ? record.pending[field.id]?.chosen != nil : rows.contains { entered.contains($0.wire) }
    let chosen = isEntered ? entered : Set(stored)
    return rows.map { Option($0, of: field, isChosen: chosen.contains($0.wire), in: record) }
  }

  /// The title of the button that clears a field; `nil` if a value is required, if there is none to
  /// clear, or if options are unchosen one by one.
  static func clearTitle(of field: Field<DynamicRecord>, in record: ShownRecord) -> String? {
    let canClear = !field.isRequired && field.canBeNone && !field.kind.isSeveral
    return canClear && record.stored[field.id.name] != .null ? record.words.actions.clear : nil
  }

  /// Returns the drawer's height in points: 44 for each line, up to a limit at which half a line
  /// hints that there is more.
  ///
  /// Each row asks for its drawer's height even while it is folded, so a long list is only counted
  /// and not built.
  static func height(
    of field: Field<DynamicRecord>, _ choice: ChoiceEditing<DynamicRecord>, in record: ShownRecord
  ) -> Int {
    let maxHeight = 286
    guard field.options(in: record.stored).count * 44 < maxHeight else { return maxHeight }
    let face = ChoiceFace(field, choice, in: record)
    let lines =
      face.options.count + (face.other == nil ? 0 : 1) + (face.clear == nil ? 0 : 1)
      + (face.limits.sentence == nil ? 0 : 1)
    return min(maxHeight, 44 * lines)
  }
}

extension ChoiceFace.Option {
  fileprivate init(
    _ row: OptionRow, of field: Field<DynamicRecord>, isChosen: Bool, in record: ShownRecord
  ) {
    value = row.wire
    title =
      row.isListed || field.kind.isSeveral
      ? field.title(of: row.option, in: record.environment)
      : record.displayText(field) ?? record.words.values.empty
    detail = row.option.detail
    picture = PictureFace(named: Picture.name(of: row.id, of: field.id), title: title, in: record)
    self.isChosen = isChosen
    isEnabled = row.option.isEnabled
    remark = row.isListed ? nil : record.words.values.unlisted
  }
}

extension LimitsFace {
  /// The limits of a field's options.
  init(
    _ field: Field<DynamicRecord>, _ choice: ChoiceEditing<DynamicRecord>, count: Int,
    in record: ShownRecord
  ) {
    sentence = field.choiceLimitsText(in: record.environment)
    if field.kind.isSeveral, let maximum = choice.count.maximum {
      self.maximum = maximum
      tooManySentence = FieldError.tooManyChosen(count: maximum + 1, maximum: maximum)
        .sentence(label: field.label, in: record.environment)
    }
    if count > LimitsFace.maxUnfiltered { filterLabel = record.words.actions.narrow }
  }

  /// The most options that are shown without an input to filter them.
  private static let maxUnfiltered = 15
}
