import Foldout
package import FoldoutForms

extension ShownRecord {
  /// The faces of a choice section's rows, one for each option; `nil` for other fields. Complexity:
  /// O(number of options).
  package func optionRows(of field: Field<DynamicRecord>) -> [RowFace]? {
    guard showsOptions(of: field) else { return nil }
    let isFirst = firstRefused == field.id
    let options = ChoiceFace.options(of: field, in: self)
    // In the first refused field, the focus is where the Tab key would put it: on the chosen
    // option, or else on the first one that is enabled.
    let focused =
      options.firstIndex { $0.isChosen && $0.isEnabled } ?? options.firstIndex(where: \.isEnabled)
    return options.enumerated().map { index, option in
      var face = RowFace(option, of: field)
      face.mark = FaultMark(field, in: self).map {
        FaultMark(isFault: $0.isFault, isFirst: isFirst && index == focused)
      }
      return face
    }
  }

  /// The face of one option's row; `nil` for an option that does not exist.
  func optionRow(_ option: OptionID, of field: Field<DynamicRecord>) -> RowFace? {
    optionRows(of: field)?.first { $0.id.option == option }
  }

  /// The foot of a choice section; `nil` for a section of fields.
  func choiceFoot(of section: Section<DynamicRecord>) -> ChoiceFootFace? {
    guard let field = section.choice, showsOptions(of: field), let choice = field.editor.choice
    else { return nil }
    let token = pending[field.id]?.original ?? tokens[field.id.name]
    return ChoiceFootFace(
      id: .field(field.id), label: field.label, isSeveral: field.kind.isSeveral,
      limits: LimitsFace(
        field, choice, count: field.options(in: stored).count, in: self),
      original: kind(of: field).isEditable ? token.text : nil, clear: clearTitle(of: field),
      problem: ProblemFace(field, in: self, carries: false), mark: FaultMark(field, in: self))
  }

  /// True if a change of the record may add, remove or move rows, and the form animates that.
  package var hasTravellingRows: Bool {
    form.isAnimated && form.sections.contains { $0.choice?.editor.choice?.dependsOnRecord == true }
  }

  /// Returns the event with its row looked up in `outline`, the outline after the submission. A tap
  /// on a row that is no longer there folds the open drawer, as a tap on any row without a drawer
  /// does; `nil` if none is open.
  func located(_ event: ScreenEvent, in outline: ScreenOutline) -> ScreenEvent? {
    switch event {
    case .tap(let row):
      let shown = shownRow(row, in: outline)
      return outline.contains(shown) ? .tap(shown) : table.openDrawers.first.map { .close($0) }
    case .beginEditing(let row): return .beginEditing(shownRow(row, in: outline))
    case .open, .close, .endEditing, .show, .hide, .replace, .changed: return event
    }
  }

  /// The row to which the engine applies an event, in the outline that is shown.
  package func shownRow(_ row: RowID) -> RowID { shownRow(row, in: table.outline) }

  /// The row to which the engine applies an event: for a choice section's field, the row of its
  /// first option; any other row as it is.
  private func shownRow(_ row: RowID, in outline: ScreenOutline) -> RowID {
    guard !outline.contains(row), let field = form.field(row.field),
      let first = field.optionRows(in: stored).first,
      showsOptions(of: field)
    else { return row }
    return .option(field.id, first.id)
  }
}

extension RowFace {
  /// The row of an option.
  fileprivate init(_ option: ChoiceFace.Option, of field: Field<DynamicRecord>) {
    id = .option(field.id, OptionID(option.value))
    label = option.title
    control = .option(option, isSeveral: field.kind.isSeveral)
    original = nil
    problem = nil
    mark = nil
    check = nil
    editingEvents = []
    drawerHeight = 0
  }
}
