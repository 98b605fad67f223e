import FoldoutForms
import FoldoutRecords

extension RecordRoute {
  /// Collects all that is wrong in a form that was saved as a whole: the refused entries, the other
  /// values that the store would refuse, and the rules that wait for the form. A scripted request is
  /// told about its own field only.
  func allRefused(
    _ reception: RecordScreen.Reception, on screen: RecordScreen, _ submission: Submission,
    _ ask: Ask
  ) async -> [FieldID: RecordScreen.Entry] {
    guard !ask.wantsBatch else { return reception.entries }
    var told = reception
    while let error = await refusal(of: told, on: screen) {
      guard blame(error, on: screen.form, in: &told) else { break }
    }
    guard submission.isSave else { return told.entries }
    var whole = screen
    for cell in told.sound { whole.stored[cell.column] = cell.new }
    return told.entries.merging(whole.problems(at: [.onSubmit])) { entry, problem in
      var entry = entry
      entry.problem = entry.problem ?? problem.problem
      return entry
    }
  }

  /// The store's refusal of one of the values that nothing was said about yet; nothing is stored.
  ///
  /// These values are a part of what was entered, and a rule about several columns may hold once the
  /// rest is mended. So only a refusal of one column by itself is told.
  private func refusal(
    of reception: RecordScreen.Reception, on screen: RecordScreen
  ) async -> StoreError? {
    guard !reception.sound.isEmpty else { return nil }
    var trial = Change(table: table, key: key, cells: reception.sound, limits: screen.limits)
    trial.isTrial = true
    guard case .failure(let error) = await outcome(of: trial),
      case .refused(let rule, let column?, _) = error
    else { return nil }
    switch rule {
    case .notNull, .type, .inexact, .foreignKey: return error
    case .unique:
      let declared = try? await site.store.schema().table(table)?.column(column)
      return declared?.isUnique == true ? error : nil
    case .check, .trigger: return nil
    }
  }

  /// Puts what the store refused under the field that it names, or under the first that was to
  /// change where it names none. Tells whether there was one without a problem yet.
  @discardableResult func blame(
    _ error: StoreError, on form: Form<DynamicRecord>, in reception: inout RecordScreen.Reception
  ) -> Bool {
    guard case .refused(_, let column, _) = error,
      let first = reception.sound.first.map({ FieldID($0.column) })
    else { return false }
    let named = column.map { FieldID($0) }
    let isNamed = reception.sound.contains { $0.column == column }
    let id = isNamed ? named ?? first : first
    reception.entries[id, default: .init(isBack: true)].problem = .store(labelled(error, in: form))
    return true
  }

  /// A store's error in the words of the form.
  func labelled(_ error: StoreError, in form: Form<DynamicRecord>) -> StoreError {
    error.labelled(place.title, for: table) { form.field(FieldID($0))?.label }
  }
}

extension RecordScreen.Reception {
  /// The cells that nothing was said against.
  var sound: [Change.Cell] {
    cells.filter { entries[FieldID($0.column)]?.problem == nil }
  }
}
