import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Conversations of a session with a host that answers later: act in, commands out, answer in,
/// commands out.
@Suite struct SessionTests {
  private let stays = Stays()

  private func talk(open: String...) throws -> SessionTalk {
    let screen = try ShownRecord(
      stays.reading(), of: stays.form, in: stays.table, open: open.map { .field(FieldID($0)) })
    return SessionTalk(screen, stays.store)
  }

  @Test("While the store is awaited the entry stands, and further acts run afterwards in order")
  func lateStore() throws {
    var talk = try talk()
    talk.act(.edit(.field("guest")))
    talk.settle()
    #expect(talk.act(.type("Bo", into: .field("guest"))) == ["rebind guest"])
    #expect(talk.act(.tap(.field("arrives"))) == ["read", "rebind guest"])
    #expect(talk.text("guest") == "Bo")
    #expect(
      talk.act(.enter("breakfast", .typed("1"), tapping: .field("breakfast")))
        == ["rebind breakfast"])
    #expect(talk.act(.tap(.field("leaves"))) == [])
    #expect(talk.text("breakfast") == "on" && stays.store.requestedChanges.isEmpty)
    #expect(talk.answer("read") == ["store guest"])
    #expect(talk.text("guest") == "Bo")
    #expect(talk.answer("store") == ["report guest"])
    #expect(talk.answer("report") == ["update -0 +1 reveal arrives", "say "])
    #expect(talk.apply() == ["read", "rebind breakfast"])
    #expect(talk.answer("read") == ["store breakfast"])
    #expect(talk.answer("store") == ["report breakfast"])
    #expect(talk.answer("report") == ["update -1 +0 keep breakfast", "say "])
    #expect(talk.apply() == ["read"])
    #expect(talk.answer("read") == ["update -0 +1 reveal leaves"])
    #expect(talk.apply() == [] && talk.open.isEmpty)
    #expect(stays.store.stored?["guest"] == .text("Bo"))
  }

  @Test("A second entry in a field replaces the first one, which is still being stored")
  func ownChange() throws {
    var talk = try talk()
    for text in ["Bo", "Cy", "Dy"] {
      talk.act(.edit(.field("guest")))
      talk.act(.type(text, into: .field("guest")))
      talk.act(.leave)
    }
    #expect(talk.text("guest") == "Dy" && talk.open == ["read"])
    talk.settle()
    #expect(stays.store.stored?["guest"] == .text("Dy") && talk.sentence("guest") == nil)
    // Another person's change, in contrast, is in conflict with an entry that was made before it
    // was shown.
    talk.act(.enter("breakfast", .typed("1"), tapping: .field("breakfast")))
    talk.act(.choose("country", "t:Spain"))
    stays.store.changeElsewhere(.text("Italy"), in: "country")
    stays.store.changeElsewhere(.null, in: "country")
    talk.settle()
    #expect(
      talk.sentence("country") == """
        Country was changed to “-” elsewhere in the meantime; you entered “Spain”. \
        Nothing was overwritten: choose one.
        """)
    #expect(stays.store.stored?["country"] == .null)
  }

  @Test("A tap that waits does not send a text that was begun after it")
  func textAfterATap() throws {
    var talk = try talk()
    talk.act(.edit(.field("guest")))
    talk.act(.tap(.field("arrives")))
    talk.act(.type("Bo", into: .field("guest")))
    talk.settle()
    #expect(stays.store.requestedChanges.isEmpty && talk.text("guest") == "Bo")
    talk.act(.leave)
    talk.settle()
    #expect(stays.store.stored?["guest"] == .text("Bo"))
  }

  @Test("Wheels that wait turn what was shown, and not a text that was begun after them")
  func textAfterWheels() throws {
    func stored(typing text: String?) throws -> StoredValue? {
      let stays = Stays()
      let screen = try ShownRecord(
        stays.reading(), of: stays.form, in: stays.table, open: [.field("arrives")])
      var talk = SessionTalk(screen, stays.store)
      talk.act(.enter("breakfast", .typed("1"), tapping: nil))
      talk.act(.turn("arrives", .year, to: 2027))
      if let text { talk.act(.type(text, into: .field("arrives"))) }
      talk.settle()
      return stays.store.stored?["arrives"]
    }
    let turned = try stored(typing: nil)
    #expect(turned?.string?.hasPrefix("2027-") == true, "\(String(describing: turned))")
    #expect(try stored(typing: "12/31/2025") == turned)
  }

  @Test("Typing goes on while the store is awaited, and what is stored then does not replace it")
  func typing() throws {
    var talk = try talk()
    talk.act(.enter("breakfast", .typed("1"), tapping: .field("breakfast")))
    #expect(talk.act(.edit(.field("guest"))) == [])
    #expect(talk.act(.type("Bo", into: .field("guest"))) == ["rebind guest"])
    talk.settle()
    #expect(talk.text("guest") == "Bo" && talk.session.screen.entries.typing?.text == "Bo")
    #expect(talk.session.screen.record.table.editing == .field("guest"))
    talk.act(.leave)
    talk.settle()
    #expect(stays.store.stored?["guest"] == .text("Bo"))
  }

  @Test("Acts wait while an update is applied")
  func applying() throws {
    var talk = try talk()
    talk.act(.tap(.field("arrives")))
    #expect(talk.answer("read") == ["update -0 +1 reveal arrives"])
    #expect(talk.act(.tap(.field("leaves"))) == [])
    #expect(talk.act(.closeBar) == [])
    #expect(talk.apply() == ["read"])
    #expect(talk.answer("read") == ["update -1 +1 reveal leaves"])
    #expect(talk.apply() == [] && talk.open.isEmpty)
  }

  @Test(
    "A drawer opens before its search is done, and the result of an earlier search is dropped")
  func searches() throws {
    let tracks = Tracks()
    var talk = SessionTalk(try tracks.screen(), tracks.store)
    talk.act(.tap(.field("AlbumId")))
    #expect(talk.answer("read") == ["update -0 +1 reveal AlbumId", "find "])
    talk.apply()
    talk.act(.search("big"))
    #expect(talk.answer("read") == ["update -0 +0", "find big"])
    talk.apply()
    talk.act(.search("rock"))
    talk.answer("read")
    talk.apply()
    #expect(talk.open == ["find ", "find big", "find rock"])
    #expect(talk.answer("find rock") == ["rebind AlbumId"])
    #expect(talk.answer("find big") == [] && talk.answer("find ") == [])
    let face = try #require(
      tracks.form.field("AlbumId").flatMap { talk.session.recordWithEntries.drawer($0) })
    #expect(face.editor.search?.query == "rock" && face.editor.search?.note == "Found: 1")
    // A result that comes during a conversation is shown after it, too.
    talk.act(.search("metal"))
    talk.settle()
    talk.act(.search("big"))
    talk.answer("read")
    talk.apply()
    talk.act(.choose("AlbumId", "i:4"))
    talk.answer("read")
    #expect(talk.answer("find big") == ["rebind AlbumId"])
    talk.settle()
    #expect(tracks.store.stored?["AlbumId"] == .integer(4))
    #expect(talk.session.screen.record.pendingSearches.isEmpty)
  }

  @Test("Nothing follows once the record is gone")
  func gone() throws {
    let tracks = Tracks()
    var talk = SessionTalk(try tracks.screen(), tracks.store)
    talk.act(.tap(.field("AlbumId")))
    talk.answer("read")
    talk.apply()
    talk.act(.choose("AlbumId", "i:2"))
    talk.act(.tap(.field("ComposerId")))
    talk.answer("read")
    #expect(talk.open == ["find ", "store AlbumId"])
    #expect(talk.answer("store", with: .stored(.gone)) == ["gone"])
    #expect(talk.answer("find") == [] && talk.apply() == [] && talk.act(.leave) == [])
    var unread = try self.talk()
    unread.act(.tap(.field("arrives")))
    stays.store.isGone = true
    #expect(unread.answer("read") == ["gone"] && unread.act(.appear) == [])
  }

  @Test("An entry that the store failed to take is kept, and can be sent again")
  func failure() throws {
    var talk = try talk(open: "arrives")
    let failure = StoreAnswer.failed(.unavailable(table: "stays", detail: "it is locked"))
    stays.store.planned = [failure, failure]
    talk.act(.type("Bo", into: .field("guest")))
    talk.act(.leave)
    talk.answer("read")
    let lines = talk.answer("store")
    #expect(lines.first?.contains("it is locked") == true && lines.last == "rebind guest")
    talk.act(.turn("arrives", .day, to: 20))
    talk.answer("read")
    talk.answer("store")
    #expect(talk.session.screen.unsavedFields == ["guest", "arrives"])
    #expect(talk.text("guest") == "Bo" && talk.sentence("guest") == nil)
    #expect(
      talk.act(.press("book")) == [
        "say Not saved yet", "focus guest",
      ])
    talk.act(.type("Bo", into: .field("guest")))
    talk.act(.leave)
    talk.settle()
    #expect(stays.store.stored?["guest"] == .text("Bo"))
    #expect(talk.session.screen.unsavedFields == ["arrives"])
  }

  @Test("A button's message stays under it until it is pressed again")
  func message() throws {
    var talk = try talk()
    talk.act(.enter("breakfast", .typed("1"), tapping: .field("breakfast")))
    talk.settle()
    talk.act(.press("book"))
    talk.answer("read")
    let answer = PressAnswer.done(stays.store.reading, saying: "Booked: 12")
    let lines = talk.answer("press", with: .pressed(answer))
    #expect(lines.last == "say Booked: 12" && talk.sentence("book") == "Booked: 12")
    talk.apply()
    talk.act(.type("Bo", into: .field("guest")))
    talk.act(.leave)
    talk.settle()
    #expect(talk.sentence("book") == "Booked: 12" && talk.session.screen.unsavedFields == [])
    talk.act(.press("book"))
    talk.settle()
    #expect(talk.sentence("book") == nil)
  }

  @Test("The last change is undone by its line in the bar, whenever the store answers")
  func undo() throws {
    var talk = try talk()
    talk.act(.type("Bo", into: .field("guest")))
    talk.act(.leave)
    talk.settle()
    guard
      case .restore(_, _, let restored, let theirs) = talk.session.screen.bar?.lines.first?.action
    else { return #expect(Bool(false), "nothing to undo") }
    #expect(talk.act(.undo("guest", restored, theirs: theirs)) == ["read", "rebind guest"])
    #expect(talk.act(.closeBar) == [])
    #expect(talk.answer("read") == ["store guest"])
    talk.answer("store")
    talk.answer("report")
    #expect(talk.session.screen.bar?.lines.map(\.sentence) == ["Guest was restored"])
    #expect(talk.apply() == [] && talk.session.screen.bar == nil)
    #expect(stays.store.stored?["guest"] == .text("Ada Brandt"))
  }

  @Test("Changes are undone one by one, and the last undone one is redone")
  func history() throws {
    var talk = try talk()
    for (field, text): (FieldID, String) in [("guest", "Bo"), ("code", "cd"), ("guest", "Cy")] {
      talk.act(.type(text, into: .field(field)))
      talk.act(.leave)
      talk.settle()
    }
    func steps() -> [String] { talk.session.settledHistory?.steps ?? ["under way"] }
    #expect(steps() == ["Guest was changed", "Code was changed", "Guest was changed"])
    #expect(talk.act(.redoLatest) == [])
    #expect(talk.act(.undoLatest) == ["read", "rebind guest"] && steps() == ["under way"])
    talk.settle()
    #expect(stays.store.stored?["guest"] == .text("Bo"))
    #expect(talk.session.bar?.lines.map(\.sentence) == ["Guest was restored", "Code was changed"])
    talk.act(.redoLatest)
    talk.settle()
    #expect(stays.store.stored?["guest"] == .text("Cy") && steps().count == 3)
    #expect(talk.session.settledHistory?.undone == [])
    // Somebody else's value is no step's any more, and is never overwritten.
    stays.store.changeElsewhere(.text("xy"), in: "code")
    talk.act(.undoLatest)
    talk.settle()
    #expect(steps() == ["Guest was changed"])
    talk.act(.undoLatest)
    talk.settle()
    #expect(stays.store.stored?["guest"] == .text("Ada Brandt") && steps() == [])
    #expect(stays.store.stored?["code"] == .text("xy"))
    #expect(talk.act(.undoLatest) == [])
    talk.act(.closeBar)
    #expect(talk.session.bar == nil && talk.session.settledHistory?.undone.count == 1)
  }

  @Test("The program is notified of texts in their order, and its changes are shown")
  func notices() throws {
    struct Note: Sendable { var name = "Ada" }
    let typed = Form<Note>("Note") {
      Section("") { TextField("Name", \.name).notifying(.typing, .editing) }
    }
    let form = typed.byColumns(template: Note())
    let store = ModelStore(form.matchingTable, typed.columns(of: Note()))
    let reading = try #require(store.reading)
    var talk = SessionTalk(
      try ShownRecord(reading, of: form, in: form.matchingTable), store)
    talk.act(.edit(.field("name")))
    talk.act(.type("A", into: .field("name")))
    #expect(talk.answer("read") == ["update"])
    #expect(talk.apply() == ["notify began(name)", "read"])
    talk.answer("read")
    #expect(talk.apply() == ["notify typed(name, \"A\")", "read"])
    talk.answer("read")
    #expect(talk.apply() == [] && talk.text("name") == "A")
  }

  @Test("An input that no screen sends is refused, and changes nothing")
  func refused() throws {
    var talk = try talk()
    talk.act(.enter("guest", .file([1])))
    #expect(talk.answer("read").first?.hasPrefix("refuse") == true)
    #expect(talk.text("guest") == "Ada Brandt" && talk.open.isEmpty)
    #expect(talk.act(.tap(.field("arrives"))) == ["read"])
  }
}
