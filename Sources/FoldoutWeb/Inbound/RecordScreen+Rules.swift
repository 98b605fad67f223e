import FoldoutForms
import FoldoutRecords

extension RecordScreen {
  /// Asks the rules about what is to be stored, each value within the record as it would be.
  func ask(_ rules: Set<RuleTiming>, about reception: inout Reception, taken: [FieldID: FieldValue])
  {
    var whole = revealed ?? stored
    for cell in reception.cells { whole[cell.column] = cell.new }
    for field in form.fields {
      guard let value = taken[field.id] else { continue }
      var around = whole
      around[field.id.name] = (revealed ?? stored)[field.id.name]
      guard
        let problem = form.problem(
          of: value, in: field, of: around, at: rules, environment: environment)
      else { continue }
      reception.cells.removeAll { $0.column == field.id.name }
      reception.entries[field.id, default: Entry(isBack: true)].problem = .field(problem)
    }
  }

  /// The field whose refusal comes first on the page.
  var firstRefused: Field<DynamicRecord>? {
    form.fields.first { entries[$0.id]?.problem != nil }
  }

  /// What is wrong with what is stored, as entries that say so.
  func problems(at timings: Set<RuleTiming>) -> [FieldID: Entry] {
    var found: [FieldID: Entry] = [:]
    for (id, problem) in form.problems(
      of: revealed ?? stored, at: timings, environment: environment)
    where cut[id.name] == nil {
      found[id] = Entry(isBack: true, problem: .field(problem))
    }
    return found
  }

  /// What is wrong with a text that is being typed; `nil` for nothing, and for a text that is not
  /// yet one of the field's kind where it was not refused before.
  func problem(
    typing text: String, into field: Field<DynamicRecord>, again: Bool
  ) -> FieldProblem? {
    do {
      let value = try field.value(from: text, over: reading(field), in: environment)
      return form.problem(
        of: value, in: field, of: revealed ?? stored, at: again ? .typingAgain : .typing,
        environment: environment)
    } catch {
      return again ? error : nil
    }
  }
}
