import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension ChoiceFace {
  /// The options of a field for what a record holds. A stored value that is none of them stands
  /// behind them, marked.
  init(
    _ field: Field<DynamicRecord>, _ choice: ChoiceEditing<DynamicRecord>, in record: ShownRecord
  ) {
    let reader = InputReader(field: field, record: record)
    let stored = record.stored[field.id.name]
    let pending = record.pending[field.id]
    options = field.options(in: record.stored).compactMap { option in
      guard let wire = (try? reader.stored(option.value))?.wire else { return nil }
      return Option(
        value: wire, title: field.title(of: option, in: record.environment), isChosen: false,
        remark: nil)
    }
    let isListed = options.contains { $0.value == stored.wire }
    if !isListed, stored != .null, let wire = stored.wire {
      options.append(
        Option(
          value: wire, title: record.displayText(field) ?? record.words.values.empty,
          isChosen: false, remark: record.words.values.unlisted))
    }
    // One that was chosen may be gone by now.
    let chosen =
      options.firstIndex { $0.value == pending?.chosen }
      ?? options.firstIndex { $0.value == stored.wire }
    if let chosen { options[chosen].isChosen = true }
    if choice.allowsOther {
      other = OtherFace(
        caption: record.words.actions.other, text: pending?.typed ?? "",
        refused: pending?.refusedText, kind: record.kind(of: field))
    }
    if !field.isRequired, field.canBeNone, stored != .null {
      clear = record.words.actions.clear
    }
  }

  /// How high the drawer is, in points: 44 for each line, as far as half of a line shows that there is
  /// more.
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
    return min(highest, 44 * lines)
  }
}
