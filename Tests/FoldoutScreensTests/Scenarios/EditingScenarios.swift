import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Foundation
import TestSupport
import Testing

/// A value with a web address.
private struct Site: Sendable {
  var page: String? = "https://example.org/rooms"
}

/// A value with a number.
private struct Rate: Sendable {
  var rate: Decimal?
}

/// Scenarios of editing texts, switches, choices and secrets, on the text host.
@Suite struct EditingScenarios {
  @Test("1.3, 1.4 A text is stored on leaving, and Escape restores the old one")
  func text() throws {
    var scene = try Scene()
    scene.host.type("Bo", into: "guest")
    #expect(scene.stored("guest") == .text("Ada Brandt"))
    scene.host.leave()
    #expect(scene.stored("guest") == .text("Bo"))
    scene.host.type("Cy", into: "guest")
    scene.host.escape()
    #expect(scene.lines("guest") == "  Guest: [Bo]")
    #expect(scene.stored("guest") == .text("Bo"))
  }

  @Test("1.1, 1.2 The head follows the name and shows the picture or the initials")
  func head() throws {
    var scene = try Scene()
    #expect(scene.host.headLine == "(AB) Ada Brandt · ada@example.org")
    scene.host.type("Bo Xu", into: "guest")
    scene.host.leave()
    #expect(scene.host.headLine == "(BX) Bo Xu · ada@example.org")
    scene.host.tap("photo")
    scene.host.choose("photo", file: Stay.picture)
    #expect(scene.host.headLine.hasPrefix("(Picture of Bo Xu "))
  }

  @Test("1.5 A refusal is shown under the row, and the old value stays")
  func refused() throws {
    var scene = try Scene(height: 300)
    scene.host.scroll(by: 100)
    scene.host.type("13", into: "guests")
    scene.host.leave()
    #expect(
      scene.lines("guests") == """
          Guests: [13]
          ! Guests is too large: it must be at most 12.
        """)
    #expect(scene.stored("guests") == .integer(2))
    #expect(scene.host.messages == ["Guests is too large: it must be at most 12."])
    scene.host.type("3", into: "guests")
    scene.host.leave()
    #expect(scene.lines("guests") == "  Guests: [3]")
  }

  @Test("0.56 The limits of a value are stated before one is entered")
  func limits() throws {
    var scene = try Scene()
    scene.host.type("", into: "code")
    #expect(scene.lines("code") == "  Code: ‹, characters: at most 4, small letters›")
  }

  @Test("1.6 A switch changes its value at once and folds any open drawer")
  func toggle() throws {
    var scene = try Scene(open: ["arrives"])
    scene.host.toggle("breakfast")
    #expect(scene.lines("breakfast") == "  Breakfast: on")
    #expect(scene.stored("breakfast") == .integer(1))
    #expect(scene.host.screen.table.openDrawers == [])
  }

  @Test(
    "1.7, 1.35 A secret is set, never shown, and replaced or cleared only after confirmation"
  )
  func secret() throws {
    var scene = try Scene()
    #expect(!scene.text.contains(Stay.secret))
    scene.host.type("battery", into: "password")
    scene.host.leave()
    #expect(
      scene.lines("password").contains(
        "! Replace Password? The old value can’t be restored. [Replace] [Keep the old value]"))
    #expect(scene.stored("password") == .text(Stay.secret))
    scene.host.keep("password")
    #expect(scene.stored("password") == .text(Stay.secret))
    #expect(!scene.lines("password").contains("!"))
    scene.host.type("battery", into: "password")
    scene.host.leave()
    scene.host.consent("password")
    #expect(scene.stored("password") == .text("battery"))
    #expect(!scene.text.contains("battery"))
    // The secret is refused first by a conflict, and then by the store.
    scene.host.type("staple", into: "password")
    scene.store.changeElsewhere(.text("horse"), in: "password")
    scene.host.leave()
    #expect(scene.lines("password").contains("! "))
    #expect(scene.stored("password") == .text("horse"))
    #expect(!scene.text.contains("staple") && !scene.text.contains("horse"))
    scene.host.keep("password")
    scene.store.planned = [
      .failed(.refused(rule: .type, column: "password", table: "stays"))
    ]
    scene.host.type("battery", into: "password")
    scene.host.leave()
    scene.host.consent("password")
    #expect(scene.lines("password").contains("! "))
    #expect(scene.stored("password") == .text("horse") && !scene.text.contains("battery"))
    scene.host.type("battery", into: "password")
    scene.host.leave()
    scene.host.consent("password")
    scene.host.clear("password")
    #expect(scene.lines("password").contains("! Clear Password? This can’t be undone."))
    scene.host.keep("password")
    #expect(scene.stored("password") == .text("battery"))
    scene.host.clear("password")
    scene.host.consent("password")
    #expect(scene.stored("password") == .null)
  }

  @Test(
    "1.8 Marital status offers its usual values and keeps a typed one, marked as unlisted"
  )
  func choice() throws {
    var scene = try Scene(person: { _ in }, open: ["status"])
    #expect(
      scene.lines("status") == """
        ▾ Marital status: single
            (•) single
            ( ) married
            ( ) divorced
            Other…: []
            [Clear]
        """)
    scene.host.choose("status", "married")
    #expect(scene.stored("status") == .text("married"))
    #expect(scene.host.screen.table.openDrawers == [.field("status")])
    scene.host.type("widowed", into: "status")
    scene.host.leave()
    #expect(
      scene.lines("status") == """
        ▾ Marital status: widowed
            ( ) single
            ( ) married
            ( ) divorced
            (•) widowed Not one of the options
            Other…: []
            [Clear]
        """)
    scene.host.choose("status", "single")
    scene.host.undo("status")
    #expect(scene.stored("status") == .text("widowed"))
  }

  @Test("1.34 A picture is chosen and removed, and other files are refused under the row")
  func picture() throws {
    var scene = try Scene(open: ["photo"])
    #expect(scene.lines("photo") == "▾ Photo: No picture\n    Choose a picture")
    scene.host.choose("photo", file: [1, 2, 3])
    #expect(scene.lines("photo").contains("! This file isn’t a supported image."))
    scene.host.choose("photo", file: Stay.picture)
    #expect(scene.stored("photo") == .blob(Stay.picture))
    scene.host.clear("photo")
    #expect(scene.stored("photo") == .null)
    scene.host.undo("photo")
    #expect(scene.stored("photo") == .blob(Stay.picture))
  }

  @Test(
    "1.36 A number is written as the locale writes it",
    arguments: [
      ("en", "1,234.5", "1234.5"), ("de-DE", "1.234,5", "1234,5"), ("ar-EG", "١٢٫٥", "١٢٫٥"),
    ])
  func number(locale: String, text: String, shown: String) throws {
    let form = Form<Rate>("Rate") { Section("") { NumberField("Rate", \.rate) } }
    var scene = try Scene(form, Rate(), environment: .reader(locale))
    scene.host.type(text, into: "rate")
    scene.host.leave()
    #expect(scene.lines("rate") == "  Rate: [\(shown)]")
  }

  @Test("0.47 The symbol of its currency stands beside the input of an amount")
  func currency() throws {
    let form = Form<Rate>("Rate") {
      Section("") { NumberField("Rate", \.rate).currency("EUR") }
    }
    var scene = try Scene(form, Rate())
    scene.host.type("€ 12.50", into: "rate")
    scene.host.leave()
    #expect(scene.lines("rate") == "  Rate: [12.5] €")
  }

  @Test(
    "0.47 A read-only number is grouped and has its declared decimals, and an input is plain",
    arguments: [("en", "1,234.50", "1234.5"), ("de-DE", "1.234,50", "1234,5")])
  func grouping(locale: String, shown: String, input: String) throws {
    let table = TableSchema(
      name: "rates", key: .rowid,
      columns: [ColumnSchema(name: "rate", declaredType: "DECIMAL(8,2)")])
    let reading = RecordReading(
      StoredRecord(
        key: RecordKey([.integer(1)]),
        record: DynamicRecord(columns: ["rate"], values: [.real(1234.5)])))
    for (isWritable, line) in [(false, "Rate: \(shown)"), (true, "Rate: [\(input)]")] {
      let screen = try ShownRecord(
        reading, of: table.form(isWritable: isWritable), in: table,
        environment: .reader(locale))
      let host = TextHost(screen, read: { reading }, store: { _ in .gone })
      #expect(host.text.contains(line), "\(host.text)")
    }
  }

  @Test("1.37 E-mail, phone and web addresses are checked and have links")
  func links() throws {
    var scene = try Scene(person: { _ in })
    #expect(scene.lines("email").hasSuffix(" → Write: ada@example.org"))
    #expect(scene.lines("phone").hasSuffix("+49 30 123456"))
    scene.host.type("nobody", into: "email")
    scene.host.leave()
    #expect(scene.lines("email").contains("! “nobody” isn’t an e-mail address."))
    scene.host.type("call me", into: "phone")
    scene.host.leave()
    #expect(scene.lines("phone").contains("! "))
    let form = Form<Site>("Site") { Section("") { URLField("Page", \.page) } }
    var site = try Scene(form, Site())
    #expect(site.lines("page").hasSuffix("] → Open: https://example.org/rooms"))
    site.host.type("nowhere at all", into: "page")
    site.host.leave()
    #expect(site.lines("page").contains("! “nowhere at all” isn’t a web address."))
    #expect(site.stored("page") == .text("https://example.org/rooms"))
  }

  @Test(
    "1.40 Line breaks, emoji and direction marks in a name are kept or refused, never altered")
  func odd() throws {
    var scene = try Scene()
    for text in ["A\u{200F}da 👩‍🚀", "Ada\u{301}"] {
      scene.host.type(text, into: "guest")
      scene.host.leave()
      #expect(scene.stored("guest") == .text(text))
    }
    scene.host.type("A\u{7}da", into: "guest")
    scene.host.leave()
    #expect(scene.lines("guest").contains("control character"))
  }

  @Test("1.44 Blanks around a text are taken off and told, and kept by choice", .promise(3))
  func blanks() throws {
    var scene = try Scene()
    scene.host.type(" Ada \u{A0}", into: "guest")
    scene.host.leave()
    #expect(scene.stored("guest") == .text("Ada"))
    #expect(scene.lines("guest").hasSuffix("! Blanks around Guest were taken off. [Keep them]"))
    scene.host.consent("guest")
    #expect(scene.stored("guest") == .text(" Ada \u{A0}"))
    #expect(!scene.lines("guest").contains("!"))
    // The stored text has some, too: they belong to it.
    scene.host.type("Bea ", into: "guest")
    scene.host.leave()
    #expect(scene.stored("guest") == .text("Bea "))
    scene.host.type("Bea", into: "guest")
    scene.host.leave()
    // Nothing else was typed, so nothing is stored, and that is told, too.
    let changes = scene.host.reports.count
    scene.host.type("Bea ", into: "guest")
    scene.host.leave()
    #expect(scene.stored("guest") == .text("Bea"))
    #expect(scene.host.reports.count == changes)
    #expect(scene.lines("guest").hasSuffix("[Keep them]"))
    // Blanks within a text, and lines, are the text's own.
    scene.host.type("Cy  B.", into: "guest")
    scene.host.leave()
    #expect(scene.stored("guest") == .text("Cy  B."))
  }

  @Test("1.39 A button acts once all fields are valid")
  func button() throws {
    var scene = try Scene()
    scene.host.press("book")
    #expect(scene.host.presses == [])
    #expect(scene.lines("breakfast").contains("! Take the breakfast first."))
    scene.host.toggle("breakfast")
    scene.host.press("book")
    #expect(scene.host.presses == ["book"])
    scene.host.type("13", into: "guests")
    scene.host.press("book")
    #expect(scene.host.presses == ["book"])
  }

  @Test("0.28 A rule checked while typing reports at once, and nothing is stored")
  func checking() throws {
    var scene = try Scene()
    scene.host.type("abcde", into: "code", reports: true)
    #expect(scene.lines("code").contains("! Code is too long"))
    scene.host.type("abcd", into: "code", reports: true)
    #expect(!scene.lines("code").contains("!"))
    #expect(scene.store.requestedChanges.isEmpty)
  }

  @Test(
    "0.17, 1.28 Somebody else's change appears with the next answer and is not overwritten unseen")
  func conflict() throws {
    var scene = try Scene(open: ["arrives"])
    scene.store.changeElsewhere(.text("Cy"), in: "guest")
    scene.host.tap("leaves")
    #expect(scene.lines("guest") == "  Guest: [Cy]")
    scene.host.tap("arrives")
    scene.store.changeElsewhere(.text("2026-05-01"), in: "arrives")
    scene.host.turn("arrives", .day, to: 20)
    #expect(
      scene.lines("arrives") == """
        ▸ Arrives: 05/01/2026
          ! Arrives was changed elsewhere in the meantime. Nothing was \
        overwritten: choose one. [Use “03/20/2026”] [Keep “05/01/2026”]
        """)
    #expect(scene.stored("arrives") == .text("2026-05-01"))
    scene.host.use("arrives")
    #expect(scene.stored("arrives") == .text("2026-03-20"))
    scene.host.type("Dy", into: "guest")
    scene.store.changeElsewhere(.text("Ed"), in: "guest")
    scene.host.leave()
    #expect(scene.lines("guest").contains("[Use “Dy”] [Keep “Ed”]"))
    scene.host.keep("guest")
    #expect(scene.lines("guest") == "  Guest: [Ed]")
  }

  @Test(
    "0.22 The last change can be undone and redone, unless somebody else changed it since"
  )
  func undo() throws {
    var scene = try Scene()
    scene.host.type("Bo", into: "guest")
    scene.host.leave()
    #expect(scene.host.lines.contains("↶ Guest was changed [Undo]"))
    scene.host.undo("guest")
    #expect(scene.stored("guest") == .text("Ada Brandt"))
    #expect(scene.host.lines.contains("↶ Guest was restored [Redo]"))
    scene.host.undo("guest")
    #expect(scene.stored("guest") == .text("Bo"))
    // The bar of Undo omits a field with a refused entry.
    scene.host.type("", into: "guest")
    scene.host.leave()
    #expect(!scene.text.contains("↶"))
    scene.host.escape("guest")
    scene.store.changeElsewhere(.text("Cy"), in: "guest")
    scene.host.undo("guest")
    #expect(scene.lines("guest").contains("nothing was undone"))
    #expect(scene.stored("guest") == .text("Cy"))
  }

  @Test(
    "0.23 The program's words are English, German, Dutch or Arabic",
    arguments: [
      ("en", "Guest needs a value."), ("de", "Guest braucht einen Wert."),
      ("nl", "Guest heeft een waarde nodig."),
      ("ar", "يلزم إدخال قيمة في \u{2068}Guest\u{2069}."),
    ])
  func words(locale: String, sentence: String) throws {
    var scene = try Scene(Stay.form, Stay(), environment: .reader(locale))
    scene.host.type("", into: "guest")
    scene.host.leave()
    #expect(scene.lines("guest").hasSuffix("! \(sentence)"))
  }

  @Test("A failing store keeps what was typed and says why")
  func trouble() throws {
    var scene = try Scene()
    scene.store.planned = [.failed(.unavailable(table: "stays", detail: "it is locked"))]
    scene.host.type("Bo", into: "guest")
    scene.host.leave()
    #expect(scene.lines("guest") == "  Guest: [Bo]")
    #expect(scene.host.messages.first?.contains("it is locked") == true)
  }
}
