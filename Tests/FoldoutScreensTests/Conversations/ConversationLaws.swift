import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Laws of conversations with random inputs and random answers of the store.
@Suite struct ConversationLaws {
  @Test("Every conversation ends, stores only what was asked, and shows what is stored")
  func everyConversationEnds() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("ConversationLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let stays = Stays()
      let screen = try stays.screen()
      stays.store.planned = (0..<12).map { _ in answer(&random, stays) }
      if Bool.random(using: &random) {
        let days = ["2026-06-01", "2026-07-01", "2026-01-01"]
        let planned = (0..<16).map { _ in days.randomElement(using: &random) ?? "" }
        var turn = 0
        stays.store.beforeAnswering = { store, _ in
          store.changeElsewhere(.text(planned[turn % planned.count]), in: "leaves")
          turn += 1
        }
      }
      let inputs = inputs(&random)
      let scope: Submission.Scope = Bool.random(using: &random) ? .field : .form
      let isPressed = Int.random(in: 0..<4, using: &random) == 0
      let talk = Conversation(
        screen, stays.store, inputs, scope: scope, pressing: isPressed ? "book" : nil)
      let trace = "FOLDOUT_SEED=\(seed), round \(round)"
      #expect(talk.error == nil, "\(trace)")
      #expect(
        talk.requestedChanges.count <= RecordEditing.maxTries + screen.form.fields.count, "\(trace)"
      )
      let fields = Set(inputs.map(\.0.name))
      for change in talk.requestedChanges {
        #expect(Set(change.cells.map(\.column)).isSubset(of: fields), "\(trace)")
      }
      if talk.outcome == .refused, talk.reports.isEmpty, stays.store.beforeAnswering == nil {
        #expect(talk.record.stored == screen.stored, "\(trace)")
      }
      if talk.outcome?.isAccepted == true { #expect(talk.record.pending.isEmpty, "\(trace)") }
    }
  }

  private func inputs(_ random: inout SeededGenerator) -> [(FieldID, FieldInput)] {
    let all: [(FieldID, FieldInput)] = [
      ("guest", .one(.typed("Bo"))), ("guest", .one(.typed(""))), ("email", .one(.typed("x"))),
      ("password", .one(.cleared)), ("password", .one(.typed("battery"))),
      ("guests", .one(.typed("3"))), ("city", .one(.chose("t:Milan"))),
      ("city", .one(.chose("t:Oslo"))), ("status", .one(.typed("widowed"))),
      ("arrives", .one(.typed("2026-05-05"))), ("leaves", .one(.typed("2026-02-01"))),
      ("wakes", .one(.now(nil))), ("photo", .one(.file([1]))), ("breakfast", .one(.typed("1"))),
    ]
    let count = Int.random(in: 0..<5, using: &random)
    var found: [FieldID: FieldInput] = [:]
    for (id, input) in all.shuffled(using: &random).prefix(count) { found[id] = input }
    return found.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
  }

  private func answer(_ random: inout SeededGenerator, _ stays: Stays) -> StoreAnswer? {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .gone
    case 1: .failed(.refused(rule: .unique, column: "guest", table: "stays"))
    case 2: .failed(.refused(rule: .trigger("no"), column: nil, table: "stays"))
    case 3: .failed(.unavailable(table: "stays", detail: "x"))
    case 4: .failed(.refused(rule: .type, column: "city", table: "stays"))
    default: nil
    }
  }
}
