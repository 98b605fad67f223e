import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// The values of a new record that its page carries.
@Suite struct DraftTests {
  private let people = Newcomers()

  private func carried(_ values: [String: StoredValue]) throws -> (DynamicRecord, [FieldID]) {
    let screen = try people.screen().with(
      values.map { .init(column: $0.key, original: Token(.null), new: $0.value) })
    let addition = try #require(try people.screen().target.addition)
    let tokens = Dictionary(
      people.form.fields.map { ($0.id, screen.tokens[$0.id.name]) }, uniquingKeysWith: { $1 })
    let (record, lost) = addition.record(carrying: tokens, in: people.form)
    return (record, lost)
  }

  @Test("The tokens of a page carry the whole new record")
  func theTokensOfAPageAreTheRecord() throws {
    let long = String(repeating: "é\r\n", count: 100_000)
    let values: [String: StoredValue] = [
      "note": .text(long), "name": .text("Ada"), "born": .text("1990-01-02"), "leave": .null,
      "status": .text("member"), "remote": .integer(1),
    ]
    let (record, lost) = try carried(values)
    #expect(lost.isEmpty)
    for (column, value) in values { #expect(record[column].isIdentical(to: value), "\(column)") }
  }

  @Test("A carried value that its field cannot hold is dropped")
  func whatNoFieldHoldsIsNotTaken() throws {
    let (record, lost) = try carried([
      "born": .text("soon"), "leave": .blob([1]), "password": .text("secret"),
    ])
    #expect(lost == ["born", "leave"])
    #expect(record["born"] == .null && record["leave"] == .integer(25))
    #expect(record["password"] == .null)
  }

  @Test("8.9 A secret and a file are entered again after the screen of a new record changed")
  func aSecretAndAFileAreEnteredAgainWhereTheScreenGoes() throws {
    for scope in [Submission.Scope.form, .field] {
      var editing = RecordEditing(try people.screen())
      var submission = Submission(scope)
      submission.tapped = .field("born")
      submission.change("password") {
        $0.actions = [.typed("Tr0ub4dor")]
        $0.original = Token(.null)
      }
      guard case .show(let conclusion) = try editing.submit(submission) else {
        Issue.record("nothing is shown")
        return
      }
      #expect(conclusion.outcome == .accepted(isStored: false))
      #expect(editing.record.stored["password"] == .null)
      #expect(editing.record.isOpen(try #require(people.form.field("born"))))
      #expect(
        editing.record.problems.map(\.sentence)
          == (scope == .form
            ? ["Password isn’t kept until you save. Enter it again."] : []))
    }
  }
}
