import FoldoutForms
import Foundation
import FoldoutTesting
import TestSupport
import Testing

/// Laws of choices, for every field, stored value and entry of a small world, and in seeded runs.
@Suite struct ChoiceLaws {
  /// Returns the outcome of an entry: a value to store, or a refusal.
  private func outcome(
    _ text: String, into field: Field<DynamicRecord>, of form: Form<DynamicRecord>,
    _ record: DynamicRecord
  ) -> Result<FieldValue, FieldError> {
    do throws(FieldError) {
      let value = try field.value(from: text, replacing: field.read(record), in: record, .english)
      let problem = form.problem(
        of: value, in: field, of: record, at: .storing, environment: .english)
      return problem.map { .failure($0) } ?? .success(value)
    } catch {
      return .failure(error)
    }
  }

  /// Returns the outcome expected by the documented rules, independently of the code under test.
  private func expected(
    _ entry: (text: String, named: FieldValue?), into field: Field<DynamicRecord>,
    replacing stored: StoredValue, isFree: Bool
  ) -> Result<FieldValue, FieldError> {
    let text = entry.text.trimmingCharacters(in: .whitespaces)
    if text.isEmpty {
      if field.isRequired || (!field.canBeNone && !isFree) { return .failure(.required) }
      return .success(field.canBeNone ? .none : .text(""))
    }
    if let named = entry.named { return .success(named) }
    let isNumber = !field.kind.isText
    let isOfAnotherClass = stored == .integer(5) || (isNumber && stored == .text("zz"))
    let value: FieldValue = isNumber ? Int64(text).map { .whole($0) } ?? .text(text) : .text(text)
    let isThere = value == .whole(8) && stored == .integer(8) || stored == .text(text)
    if isThere { return .success(value) }
    guard field.editor.choice?.allowsOther == true else { return .failure(.notOffered(text: text)) }
    if isNumber, case .text = value, !isOfAnotherClass {
      return .failure(.number(.unreadable(text: text, invalidCharacter: text.first, as: .whole)))
    }
    return .success(value)
  }

  @Test("Every entry over every stored value is accepted or refused as the model says")
  func everyEntryOverEveryStoredValue() throws {
    var count = 0
    for form in ChoiceWorld.forms {
      let columns = form.byColumns(template: ChoiceWorld())
      let field = try #require(columns.fields.first)
      let isText = field.kind.isText
      for stored in ChoiceWorld.stored(isText: isText) {
        var record = form.columns(of: ChoiceWorld())
        record[field.id.name] = stored
        for entry in ChoiceWorld.entries(isText: isText) {
          let trace: Comment = "\(field.label), \(stored), “\(entry.text)”"
          let outcome = outcome(entry.text, into: field, of: columns, record)
          let expected = expected(
            entry, into: field, replacing: stored, isFree: field.id == "text")
          #expect(outcome == expected, trace)
          guard case .success(let value) = outcome else { continue }
          // An accepted value is written, and shown by its title.
          var after = record
          #expect(field.write(&after, value) || field.holds(value, after), trace)
          let titles = ["hearts": "Hearts", "spades": "Spades", "1": "Low", "2": "High"]
          let shown = field.displayText(in: after, .english)
          let plain = field.formValue(of: field.read(after), in: .english)
          #expect(shown == plain.map { titles[$0] ?? $0 }, trace)
          count += 1
        }
      }
    }
    #expect(count > 500)
  }

  @Test("A stored value is never refused or altered for being unlisted", .promise(6))
  func whatIsStoredIsNeverRefusedForBeingUnlisted() throws {
    for form in ChoiceWorld.forms {
      let columns = form.byColumns(template: ChoiceWorld())
      let field = try #require(columns.fields.first)
      for stored in ChoiceWorld.stored(isText: field.kind.isText) {
        var record = form.columns(of: ChoiceWorld())
        record[field.id.name] = stored
        let isMissing = stored == .null && field.isRequired
        let problems = columns.problems(of: record, environment: .english)
        #expect(
          problems.map(\.problem) == (isMissing ? [.required] : []), "\(field.label) \(stored)")
        // Reading and showing does not alter it, either.
        let kept = form.record(ChoiceWorld(), with: record)
        #expect(form.record(kept, with: record) == kept)
      }
    }
  }

  /// Options, titles and entries consist of a few letters, so that most of them collide.
  @Test("A typed text names an option by its letters, even if options look alike")
  func anEntryNamesTheOptionThatItsLettersSay() throws {
    let seed: UInt64 = 20_261_123
    var random = SeededGenerator(seed: seed)
    let names = ["a", "A", "b", "B ", "ab", "Ab", "é", "É", "e\u{301}", "1", "١"]
    var field = Field<DynamicRecord>(column: "x", label: "X", kind: .text, coding: .text)
    let record = DynamicRecord(columns: ["x"], values: [.null])
    var ends: Set<String> = []
    for step in 0..<4_000 {
      let options = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        ChoiceOption(
          .text(names.randomElement(using: &random) ?? ""),
          title: Bool.random(using: &random) ? names.randomElement(using: &random) : nil)
      }
      field.editor = .choice(ChoiceEditing(options: options, allowsOther: true))
      let typed =
        (Bool.random(using: &random) ? " " : "") + (names.randomElement(using: &random) ?? "")
      let model = model(typed, among: options)
      let found: String
      do throws(FieldError) {
        let value = try field.value(from: typed, replacing: .value(.none), in: record, .english)
        found = value == .text(typed) && model == typed ? typed : field.text(value)
      } catch {
        found = "refused"
      }
      #expect(found == model, "seed \(seed), step \(step): “\(typed)” among \(options)")
      ends.insert(model == "refused" ? model : model == typed ? "other" : "named")
    }
    #expect(ends.count == 3)
  }

  /// Returns the value of the option that a text names, or the text itself if it names none.
  private func model(_ typed: String, among options: [ChoiceOption]) -> String {
    var known: [String] = []
    var named: [(value: String, title: String)] = []
    for option in options {
      guard case .text(let value) = option.value, !known.contains(value) else { continue }
      known.append(value)
      named.append((value, option.title ?? value))
    }
    let text = typed.trimmingCharacters(in: .whitespaces)
    let isLike = { (name: String) in
      name.trimmingCharacters(in: .whitespaces).lowercased().replacing("١", with: "1")
        == text.lowercased().replacing("١", with: "1")
    }
    for isNamed in [
      { $0.title == text }, { isLike($0.title) }, { $0.value == text }, { isLike($0.value) },
    ] as [((value: String, title: String)) -> Bool] {
      let found = named.filter(isNamed)
      if found.count > 1 { return "refused" }
      if let one = found.first { return one.value }
    }
    return typed
  }
}

extension Field {
  fileprivate func text(_ value: FieldValue) -> String {
    formValue(of: .value(value), in: .english) ?? ""
  }

  fileprivate func holds(_ value: FieldValue, _ record: Record) -> Bool {
    read(record) == .value(value)
  }
}
