import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of a new record, on the text host.
@Suite struct AddingScenarios {
  private let own = Submission.Ticket.own(InsertionTicket(wire: "1"))
  private let before = InsertionTicket(wire: "2")

  @Test("8.1 A new record begins with its defaults, and required fields come first")
  func begins() throws {
    let host = try Newcomers().host()
    #expect(
      host.text == """
        New record
          Name: ‹required›
          Note: ‹-›
        ▸ Born: -
        ▸ Joined: 03/09/2026 by default
          Leave: [25]
          Code: ‹by default›
        ▸ Status: -
          Remote: off
          Password: ‹not set›
        """)
  }

  @Test("8.2 Nothing is stored before Save, and then everything that was entered, but no default")
  func stores() throws {
    let people = Newcomers()
    var host = try people.host()
    host.type("Ada", into: "name")
    host.tap("born")
    host.turn("born", .year, to: 1990)
    host.tap("status")
    host.choose("status", "member")
    host.toggle("remote")
    #expect(people.requestedInsertions.isEmpty && host.violations.isEmpty)
    #expect(host.text.contains("▸ Born: 03/09/1990") && host.text.contains("▸ Status: member"))
    host.add(own)
    #expect(people.requestedInsertions.count == 1)
    #expect(people.requestedInsertions.first?.ticket == InsertionTicket(wire: "1"))
    #expect(
      Set(people.cells.keys) == ["name", "born", "status", "remote"])
    #expect(people.cells["name"] == .text("Ada"))
    #expect(people.cells["status"] == .text("member"))
    #expect(people.cells["remote"] == .integer(1))
    #expect(host.screen.target.key == RecordKey([.integer(7)]))
    #expect(!host.screen.target.isNew)
    #expect(
      host.reports.map(\.field.name).sorted() == ["born", "leave", "name", "remote", "status"])
    #expect(host.reports.allSatisfy { $0.cause == ($0.field == "leave" ? .program : .person) })
  }

  @Test("8.3 The first refused field is revealed, and nothing that was entered is lost")
  func refuses() throws {
    let people = Newcomers()
    var host = try people.host()
    host.type("14", into: "leave")
    host.add(own)
    #expect(people.requestedInsertions.isEmpty)
    #expect(host.lines("name").contains("! Name needs a value."))
    #expect(host.screen.stored["leave"] == .integer(14))
    host.type("Ada", into: "name")
    people.planned = [
      .failed(.refused(rule: .check("status"), column: "status", table: "people"))
    ]
    host.add(own)
    #expect(people.requestedInsertions.count == 1)
    #expect(host.screen.isOpen(try #require(people.form.field("status"))))
    #expect(host.problems.map(\.id) == [.field("status")])
    host.add(own)
    #expect(people.cells["leave"] == .integer(14) && people.cells["name"] == .text("Ada"))
  }

  @Test("A possible repetition of an addition asks first, unless a value must be unique")
  func asks() throws {
    let people = Newcomers()
    var host = try people.host()
    host.type("Ada", into: "name")
    for (ticket, question) in [
      (Submission.Ticket.earlier(before), AddQuestion.maybeAdded), (.missing(), .withoutTicket()),
    ] {
      host.add(ticket)
      #expect(host.question == question)
      #expect(people.requestedInsertions.isEmpty && host.screen.target.isNew)
    }
    people.planned = [.gone]
    host.add(own)
    #expect(host.question == .removed)
    host.type("ab", into: "code")
    host.add(.earlier(before))
    #expect(people.cells["code"] == .text("ab") && people.requestedInsertions.last?.ticket == nil)
    #expect(host.question == nil)
    var taken = try people.host()
    taken.type("Cy", into: "name")
    taken.type("cd", into: "code")
    let refusal = StoreError.refused(rule: .unique, column: "code", table: "people")
    people.planned = [.failed(refusal), .failed(refusal), .failed(refusal), .forgotten]
    taken.add(.earlier(before))
    #expect(taken.question == .maybeAdded && taken.problems.isEmpty)
    taken.add(.earlier(before), isConfirmed: true)
    #expect(taken.question == nil && taken.problems.map(\.id) == [.field("code")])
    taken.add(own)
    #expect(taken.question == nil && taken.problems.map(\.id) == [.field("code")])
    taken.add(own)
    #expect(taken.question == .maybeAdded)
    var other = try people.host()
    other.type("Bo", into: "name")
    other.add(.earlier(before), isConfirmed: true)
    #expect(
      people.cells["name"] == .text("Bo") && people.requestedInsertions.last?.ticket == before)
  }

  @Test("8.3 A refusal is under the row that it names, or else beside Save")
  func attributesRefusals() throws {
    let people = Newcomers()
    var host = try people.host()
    host.type("Ada", into: "name")
    people.planned = [.failed(.refused(rule: .unique, column: nil, table: "people"))]
    host.add(own)
    #expect(host.problems.isEmpty)
    #expect(host.reason?.contains("is already used by another record") == true)
    people.planned = [.failed(.lostByTrigger(table: "people"))]
    host.add(own)
    #expect(host.reason?.isEmpty == false && host.screen.target.isNew)
    people.planned = [.failed(.refused(rule: .unique, column: "code", table: "people"))]
    host.add(own)
    #expect(host.problems.map(\.id) == [.field("code")] && host.reason == nil)
    host.add(own)
    #expect(people.cells["name"] == .text("Ada"))
  }

  @Test("8.10 A repeated addition with other values keeps what was entered and asks")
  func otherwise() throws {
    let people = Newcomers()
    var host = try people.host()
    host.type("Ada", into: "name")
    people.planned = [.addedOtherValues(RecordKey([.integer(3)]))]
    host.add(own)
    #expect(host.question == .addedWithOtherValues(RecordKey([.integer(3)])))
    #expect(host.screen.target.isNew && host.screen.stored["name"] == .text("Ada"))
    host.add(.own(InsertionTicket(wire: "2")))
    #expect(people.requestedInsertions.count == 2 && host.question == nil)
  }

  @Test("A new record's initial values are carried by token, and entered ones in full")
  func carries() throws {
    let long = StoredValue.text(String(repeating: "ж", count: 100))
    let screen = try Newcomers().screen(["note": long])
    #expect(screen.tokens["note"].text.hasPrefix("T:200:"))
    let entered = screen.with([
      .init(column: "name", original: Token(.null), new: long),
      .init(column: "note", original: Token(long), new: long),
    ])
    #expect(entered.tokens["name"].value == long)
    #expect(entered.tokens["note"] == screen.tokens["note"])
    let back = entered.with([.init(column: "name", original: Token(long), new: .null)])
    #expect(back.tokens["name"] == Token(.null))
  }

  @Test("8.8 A repeated addition is recognised by its ticket")
  func repeats() throws {
    let people = Newcomers()
    var host = try people.host()
    host.type("Ada", into: "name")
    let stored = StoredRecord(
      key: RecordKey([.integer(3)]), record: Newcomers.table.newRecord(of: people.form))
    people.planned = [
      .stored(RecordReading(stored), altered: [], isRepeated: true, addID: nil)
    ]
    host.add(own)
    #expect(host.screen.target.key == stored.key && host.reports.isEmpty)
  }
}

extension TextHost {
  /// The messages about all refused entries.
  fileprivate var problems: [ProblemFace] { recordWithEntries.problems }
}
