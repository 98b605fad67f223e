import FoldoutForms
import FoldoutRecords
import Foundation
import FoldoutScreens
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// A program's list over a table of a store.
@Suite struct StoredListTests {
  private struct Month: Codable, Identifiable, Sendable {
    var id: Int
    var number: Int
    var note: String?
  }

  private let store: MemoryStore
  private let visitor: Visitor

  init() {
    let columns = ["id", "number", "note", "pin"]
    let table = TableSchema(
      name: "months", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "number", declaredType: "INTEGER", isNotNull: true),
        ColumnSchema(name: "note", declaredType: "TEXT"),
        ColumnSchema(name: "pin", declaredType: "TEXT", isSecret: true),
      ])
    store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [
        "months": (1...12).map {
          DynamicRecord(
            columns: columns, values: [.integer($0), .integer($0), .null, .text("4711-x")])
        }
      ])
    let store = store
    let list = List("Months", store, of: Month.self) {
      Title { month, environment in
        environment.monthName(month.number)
      } detail: { month, _ in
        month.note
      }
      Drawer { month, _ in "<p>Month <b>\(month.number)</b></p>" }
      Action.share
      Action("Note", symbol: .glyph("✎")) { month in
        guard month.number != 12 else { return .refused("Not in December.") }
        _ = try? await store.change(
          Change(
            table: "months", key: RecordKey([.integer(Int64(month.id))]),
            cells: [.init(column: "note", original: Token(.null), new: .text("noted"))]))
        return .message("Noted \(month.number)")
      }
      Action.remove
    }
    visitor = Visitor(WebHost(list))
  }

  @Test(
    "5.4 A program's list shows stored records with its own titles, drawers and actions")
  func shows() async throws {
    let page = await visitor.get("/months?open=2")
    #expect(page.code == 200)
    for part in ["January", "December", "<p>Month <b>2</b></p>", "Note", "Share", "Remove"] {
      #expect(page.text.contains(part), "\(part)")
    }
    #expect(!page.text.contains("4711-x"))
    #expect(!page.text.contains("?add"))
  }

  @Test("5.4 A program's action receives the record, and the answer has its changes to the store")
  func tells() async throws {
    let page = await visitor.get("/months?open=2")
    let answer = try await visitor.send(page, pressing: "~press.note")
    #expect(answer.code == 303)
    let next = await visitor.get(try #require(answer.location))
    #expect(next.text.contains("Noted 2") && next.text.contains("noted"))
    let refused = try await visitor.send("/months?open=12", pressing: "~press.note")
    #expect(refused.code == 422 && refused.text.contains("Not in December."))
  }

  @Test("5.4 An action knows the record's key by a property that a hidden field shows")
  func knowsTheKey() async throws {
    struct Note: Sendable {
      var id = 0
      var note: String?
    }
    let form = Form<Note>("Note") {
      Section("Note") {
        TextField("Note", \.note)
        ReadOnlyField("Id", \.id).hidden { _ in true }
      }
    }
    let list = Screen.list(
      "Notes", of: "months", at: "/notes", records: "/note", form: { _ in form }, blank: Note()
    ) {
      Action("Number") { .message("This is number \($0.id)") }
    }
    let visitor = Visitor(store, screens: [list])
    let answer = try await visitor.send("/notes?open=7", pressing: "~press.number")
    let next = await visitor.get(try #require(answer.location))
    #expect(next.text.contains("This is number 7"))
    // A new record leaves its key to the store.
    let new = await visitor.get("/notes?add")
    #expect(!new.text.contains("~original.id"))
  }

  @Test("No action is done on a stored record that changed since its bar was shown")
  func changedMeanwhile() async throws {
    let (store, calls, readings) = (store, Recorder<Int>(), Recorder<Int>())
    let interfering = HookedStore(
      store,
      removal: { key, table in
        let preview: Result<RemovalPreview?, StoreError>
        do throws(StoreError) {
          preview = .success(try await store.removal(of: key, in: table))
        } catch {
          preview = .failure(error)
        }
        await readings.note(1)
        // The first reading is the page's bar, the second the press.
        guard await readings.events.count == 2 else { return preview }
        _ = try? await store.change(
          Change(
            table: "months", key: RecordKey([.integer(2)]),
            cells: [.init(column: "note", original: Token(.null), new: .text("another's"))]))
        return preview
      })
    let list = List("Months", interfering, of: Month.self) {
      Action("Note") { month in
        await calls.note(month.id)
        return .done
      }
      Action.remove
    }
    let visitor = Visitor(WebHost(list))
    let page = await visitor.get("/months?open=2")
    let answer = try await visitor.send(page, pressing: "~press.note")
    #expect(answer.code == 409 && answer.text.contains("has changed in the meantime"))
    #expect(await calls.events.isEmpty)
    // The answer has the present bar, so one more press suffices.
    #expect(try await visitor.send(answer, pressing: "~press.note").code == 303)
    #expect(await calls.events == [2])
  }

  @Test("No action is done on a program's own record that changed")
  func changedRecords() async throws {
    struct Day: Identifiable, Equatable, Sendable {
      var id: Int
      var word = ""
    }
    let (days, calls) = (Records([Day(id: 1)]), Recorder<Int>())
    let list = ProgramList(
      "days", days,
      [
        ListPart(
          .action(
            Action("Note") { day in
              await calls.note(day.id)
              return .done
            }))
      ])
    let key = RecordKey([.text("1")])
    let environment = FormEnvironment(
      locale: Locale(identifier: "en"), timeZone: .gmt, now: Visitor.now)
    let state = await days.state(of: 1)
    await days.change { $0[0].word = "another's" }
    let note = try #require(list.actions.first)
    #expect(await list.perform(note, key, state, environment) == .conflict)
    #expect(await calls.events.isEmpty)
    #expect(await list.perform(note, key, days.state(of: 1), environment) == .answered(.done))
    await days.change { $0 = [] }
    #expect(await list.perform(note, key, state, environment) == .gone)
    #expect(await calls.events == [1])
  }

  @Test("A removed record is restored by Undo, with its secrets")
  func removes() async throws {
    let answer = try await visitor.send("/months?open=2", pressing: "~press.remove")
    let next = await visitor.get(try #require(answer.location))
    #expect(next.text.contains("February was removed"))
    #expect(try await store.record(RecordKey([.integer(2)]), in: "months") == nil)
    _ = try await visitor.send(next, pressing: "~restore")
    let back = try await store.revealed(RecordKey([.integer(2)]), in: "months")
    #expect(back?["pin"] == .text("4711-x"))
  }

  @Test(
    "Pages show the program's own changes; a record of another type is shown by its key")
  func changes() async throws {
    _ = try await store.insert(
      Insertion(table: "months", cells: [.init(column: "number", new: .text("thirteen"))]))
    let page = try PageReader.page(await visitor.get("/months?open=13"))
    #expect(page.byID("r-13")?.text.contains("13") == true)
    let bar = try #require(page.byID("d-13")?.text)
    #expect(!bar.contains("Note") && !bar.contains("Month"))
    let sentence = "The program can’t read this record, so it offers no actions here."
    #expect(bar.contains(sentence))
    #expect(!(await visitor.get("/months?open=2")).text.contains(sentence))
  }

  @Test("A list over another store reads from that store")
  func besideAnother() async throws {
    let list = List("Months", store, of: Month.self) { Title { month, _ in "No. \(month.number)" } }
    let other = Visitor(Company.store(), screens: Company.screens + [.list(list, at: "/m")])
    #expect(await other.get("/m").text.contains("No. 7"))
    #expect(await other.get("/people").text.contains("Ada Brandt"))
  }

  @Test("References to a screen's records are named by the screen's row titles")
  func titles() async throws {
    let screen = Screen.list(
      "People", of: "people", at: "/people", records: "/record",
      form: Company.personForm, blank: Person()
    ) {
      Title { person, _ in
        "» \(person.name)"
      } detail: { person, _ in
        person.hired.map { "\($0)" }
      }
      Action.open
    }
    let page = await Visitor(Company.store(), screens: [screen]).get("/people").text
    #expect(page.contains("» Ada Brandt") && page.contains("2002-08-14"))
  }
}
