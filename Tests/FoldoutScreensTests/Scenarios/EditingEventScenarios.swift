import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of the editing events of texts, on the text host.
@Suite struct EditingEventScenarios {
  private static let table = TableSchema(
    name: "notes", key: .rowid,
    columns: ["name", "size", "pin"].map { ColumnSchema(name: $0, declaredType: "TEXT") })

  private struct Note: Sendable {
    var name = "Ada"
    var size = "3"
    var pin = ""
  }

  private static let form = Form<Note>("Note") {
    Section("") {
      TextField("Name", \.name).notifying(.typing, .editing)
      TextField("Size", \.size)
      SecretField("Pin", \.pin).notifying(.typing, .editing)
    }
  }

  /// The program's own record.
  private final class Kept {
    var record = EditingEventScenarios.form.columns(of: Note())
  }

  private func host(_ kept: Kept) throws -> TextHost {
    let form = Self.form.byColumns(template: Note())
    func read() -> RecordReading {
      RecordReading(StoredRecord(key: RecordKey([.integer(1)]), record: kept.record))
    }
    let screen = ShownRecord(
      read(), form: form, layout: try RecordLayout(form),
      target: RecordTarget(
        table: "notes", key: RecordKey([.integer(1)]), title: "Note", fallbackTitle: "Note",
        scope: "/n"),
      open: [], environment: Stay.environment)
    return TextHost(screen, read: read) { change in
      for cell in change.cells { kept.record[cell.column] = cell.new }
      return .stored(read(), altered: [])
    }
  }

  @Test("8.12 A program receives a text while it is typed and sets another field by it")
  func typing() throws {
    let kept = Kept()
    var host = try host(kept)
    host.onEditingEvent = { event in
      guard case .typed(_, let text) = event else { return }
      kept.record["size"] = .text("\(text.count)")
    }
    host.edit("name")
    #expect(host.events == [.began("name")])
    host.type("Ada L", into: "name", reports: true)
    #expect(
      host.events == [.began("name")]
        + ["A", "Ad", "Ada", "Ada ", "Ada L"].map { .typed("name", $0) })
    #expect(kept.record["name"] == .text("Ada"))
    #expect(host.text.contains("Size: ‹5›") || host.text.contains("Size: [5]"))
    #expect(host.typing?.text == "Ada L" && host.violations.isEmpty)
    host.leave()
    #expect(kept.record["name"] == .text("Ada L"))
    host.reload(open: [])
    host.type("Eve", into: "name", reports: true)
    #expect(kept.record["size"] == .text("3") && host.events.count == 10)
  }

  @Test("8.12 A program receives no events of secrets or of fields that do not notify")
  func silent() throws {
    var host = try host(Kept())
    host.type("abc", into: "pin")
    host.type("4", into: "size")
    #expect(host.events.isEmpty)
    var submission = Submission(.field)
    submission.change("pin") { input in
      input.editingEvent = .typing
      input.actions = [.typed("abc")]
    }
    #expect(try submission.events(in: host.screen).isEmpty)
    submission.change("gone") { $0.editingEvent = .editing }
    #expect(throws: SubmissionError.unknownField("gone", form: "Note")) {
      try submission.events(in: host.screen)
    }
  }
}
