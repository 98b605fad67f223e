import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension ChoiceFace {
  /// The options of a field for what a record holds. Stored values that are none of them stand
  /// behind them, marked.
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
    clear = record.clearTitle(of: field)
  }

  /// The options as they are shown, with what was entered and not taken.
  static func options(of field: Field<DynamicRecord>, in record: ShownRecord) -> [Option] {
    let rows = field.optionRows(over: record.stored)
    let stored = field.chosen(in: record.stored)
    let entered = record.pending[field.id]?.chosen.map { Set($0) } ?? []
    // One that was chosen may be gone by now.
    let isEntered =
      field.kind.isSeveral
      ? record.pending[field.id]?.chosen != nil : rows.contains { entered.contains($0.wire) }
    let chosen = isEntered ? entered : Set(stored)
    return rows.map { Option($0, of: field, isChosen: chosen.contains($0.wire), in: record) }
  }

  /// Returns the drawer's height, in points: 44 for each line, as far as half of a line shows that
  /// there is more.
  ///
  /// Every row that unfolds says how high its drawer will be, so many options are only counted.
  static func height(
    of field: Field<DynamicRecord>, _ choice: ChoiceEditing<DynamicRecord>, in record: ShownRecord
  ) -> Int {
    let highest = 286
    guard field.options(in: record.stored).count * 44 < highest else { return highest }
    let face = ChoiceFace(field, choice, in: record)
    let lines =
      face.options.count + (face.other == nil ? 0 : 1) + (face.clear == nil ? 0 : 1)
      + (face.limits.sentence == nil ? 0 : 1)
    return min(highest, 44 * lines)
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
    picture = record.picture(named: Picture.name(of: row.id, of: field.id), title: title)
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
      full = FieldError.tooManyChosen(count: maximum + 1, maximum: maximum)
        .sentence(label: field.label, in: record.environment)
    }
    if count > LimitsFace.longest { narrow = record.words.actions.narrow }
  }

  /// The most options that are looked through without a field that narrows them.
  private static let longest = 15
}

extension ShownRecord {
  /// The title of the button that leaves a field without a value; `nil` where there must be one,
  /// where there is none, and where several are given up one by one.
  func clearTitle(of field: Field<DynamicRecord>) -> String? {
    let canClear = !field.isRequired && field.canBeNone && !field.kind.isSeveral
    return canClear && stored[field.id.name] != .null ? words.actions.clear : nil
  }
}
