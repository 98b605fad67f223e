import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of unfolding rows, on the text host. Each test has the number of its line in
/// `Screens.md`.
@Suite struct UnfoldingScenarios {
  @Test("1.30, 1.1, 1.9, 1.10, 1.38 A person's fields are shown in order with their values")
  func person() throws {
    let scene = try Scene(person: { _ in })
    #expect(
      scene.text == """
        (AB) Ada Brandt
          Name: [Ada Brandt]
          E-mail: [ada@example.org] → Write: ada@example.org
        ▸ Started: 08/14/2002
        ▸ Ended: -
          Phone: [+49 30 123456] → Call: +49 30 123456
        ▸ Marital status: single
          Address: [Hauptstraße 1⏎10115 Berlin]
        ▸ Photo: No picture
        """)
  }

  @Test("1.11, 1.12 A tap unfolds the picker directly below its row, and a second one folds it")
  func tap() throws {
    var scene = try Scene(person: { _ in })
    let before = scene.text
    scene.host.tap("started")
    #expect(
      scene.lines("started", "ended") == """
        ▾ Started: 08/14/2002
            Month: August · Day: 14 · Year: 2002
            Type a date: [08/14/2002]
            in Berlin [Today] [Clear]
        ▸ Ended: -
        """)
    scene.host.tap("started")
    #expect(scene.text == before)
    #expect(scene.store.requestedChanges.isEmpty)
    #expect(scene.host.violations == [])
  }

  @Test("1.24 Opening an editor changes nothing, and scrolling opens none")
  func unchanged() throws {
    var scene = try Scene(height: 300)
    let stored = scene.store.stored
    for field in scene.host.screen.form.fields where field.unfolds {
      scene.host.scroll(to: field.id)
      scene.host.tap(field.id)
      #expect(scene.host.screen.table.openDrawers == [.field(field.id)])
      scene.host.tap(field.id)
    }
    scene.host.scroll(by: -200)
    #expect(scene.host.screen.table.openDrawers == [])
    #expect(scene.store.requestedChanges.isEmpty && scene.store.stored == stored)
    #expect(scene.host.violations == [])
  }

  @Test("0.29 The first refused field is revealed and its drawer opened")
  func firstRefused() throws {
    var scene = try Scene(height: 200) {
      $0.leaves = LocalDate(year: 2026, month: 3, day: 1)
    }
    scene.host.scroll(by: 2000)
    #expect(scene.lines("arrives") == "")
    scene.host.press("book")
    #expect(scene.host.presses == [])
    #expect(scene.host.screen.table.openDrawers == [.field("arrives")])
    #expect(scene.lines("arrives").hasPrefix("▾ Arrives: 03/09/2026\n"))
    #expect(scene.lines("arrives").contains("! Arrives can’t be after Leaves"))
    // A row without a drawer is also scrolled back into view when a button's rules refuse it.
    var other = try Scene(height: 200)
    other.host.scroll(to: "guests")
    other.host.type("13", into: "guests")
    other.host.scroll(by: 2000)
    #expect(other.lines("guests") == "")
    other.host.press("book")
    #expect(other.host.presses == [])
    #expect(other.lines("guests").contains("! Guests is too large"))
    #expect(other.host.violations == [])
  }

  @Test("An event during an update waits for it, such as for a text scrolled out of view")
  func queue() throws {
    /// Types a text at the top, and undoes a change below that somebody else has changed since.
    func scene(_ fault: TextHost.Fault?) throws -> Scene {
      var scene = try Scene(height: 300)
      scene.host.fault = fault
      scene.host.scroll(to: "status")
      scene.host.tap("status")
      scene.host.choose("status", "Married")
      scene.host.tap("status")
      scene.store.changeElsewhere(.text("single"), in: "status")
      scene.host.scroll(by: -2000)
      scene.host.type("Bo", into: "guest")
      #expect(scene.stored("guest") == .text("Ada Brandt"))
      scene.host.undo("status")
      return scene
    }
    var ordered = try scene(nil)
    #expect(ordered.lines("guest") == "")
    #expect(ordered.lines("status").contains("nothing was undone"))
    #expect(ordered.stored("guest") == .text("Bo"))
    #expect(ordered.host.violations == [])
    ordered.host.scroll(by: -2000)
    #expect(ordered.lines("guest") == "  Guest: [Bo]")
    // The test detects a host that does not wait.
    #expect(try scene(.nests).host.violations.contains("an update within an update"))
  }

  @Test(
    "1.13, 1.14, 1.17, 6.1 A tap on another row folds the first and unfolds that one"
  )
  func other() throws {
    var scene = try Scene(person: { _ in })
    for field: FieldID in ["started", "ended", "started", "status", "ended"] {
      scene.host.tap(field)
      #expect(scene.host.screen.table.openDrawers == [.field(field)])
      let marks = scene.host.lines.filter { $0.hasPrefix("▾") }
      #expect(marks.map { $0.contains(scene.label(field)) } == [true])
    }
    #expect(scene.host.violations == [])
  }

  @Test("1.42 A tap on a switch, a button or a read-only row folds the open drawer")
  func others() throws {
    var scene = try Scene()
    for field: FieldID in ["breakfast", "number", "book"] {
      scene.host.tap("arrives")
      #expect(scene.host.screen.table.openDrawers == [.field("arrives")])
      switch field {
      case "breakfast": scene.host.toggle(field)
      case "book": scene.host.press(field)
      default: scene.host.tap(field)
      }
      #expect(scene.host.screen.table.openDrawers == [], "\(field)")
    }
  }

  @Test(
    "1.15, 1.16 Editing a text folds the drawer, and opening one ends editing and keeps the text"
  )
  func editing() throws {
    var scene = try Scene(person: { _ in })
    scene.host.tap("started")
    scene.host.type("Bo", into: "name")
    #expect(scene.host.screen.table.openDrawers == [])
    #expect(scene.lines("name") == "  Name: [Bo]")
    #expect(scene.stored("name") == .text("Ada Brandt"))
    scene.host.tap("ended")
    #expect(scene.stored("name") == .text("Bo"))
    #expect(scene.host.screen.table.openDrawers == [.field("ended")])
    #expect(scene.host.screen.table.editing == nil)
    #expect(scene.host.headLine == "(B) Bo")
  }

  @Test("0.5 If owner and drawer do not fit, the view scrolls by the least that reveals them")
  func least() throws {
    // The view is 352 high. Four rows of 44 and the drawer of 280 end at 4 × 44 + 280 = 456.
    var scene = try Scene(person: { _ in }, height: 352)
    scene.host.tap("ended")
    #expect(scene.host.viewport.offset == 4 * 44 + 280 - 352)
    scene.host.tap("started")
    #expect(scene.host.viewport.offset == 88)
  }

  @Test("0.6 The tapped row stays under the finger when a drawer above it folds")
  func anchored() throws {
    var scene = try Scene(person: { _ in }, height: 500)
    scene.host.tap("started")
    scene.host.scroll(by: 130)
    let top = 4 * 44 + 280 - scene.host.viewport.offset
    scene.host.tap("phone")
    #expect(4 * 44 - scene.host.viewport.offset <= top)
    #expect(scene.host.viewport.offset == 0)
  }

  @Test(
    "0.2, 6.2 Editing in a drawer folds and moves nothing, and its row's tap moves no other")
  func inside() throws {
    var scene = try Scene(person: { _ in }, open: ["started"])
    scene.host.turn("started", .day, to: 15)
    scene.host.setToNow("started")
    #expect(scene.host.screen.table.openDrawers == [.field("started")])
    scene.host.tap("photo")
    scene.host.tap("photo")
    #expect(scene.host.screen.table.openDrawers == [])
    #expect(scene.host.violations == [])
  }

  @Test(
    "0.7 The drawer in the address is open at first and stays when the screen is rebuilt")
  func reload() throws {
    var scene = try Scene(person: { _ in }, open: ["ended"])
    #expect(scene.host.screen.table.openDrawers == [.field("ended")])
    scene.host.reload(open: scene.host.screen.table.openDrawers)
    #expect(scene.host.screen.table.openDrawers == [.field("ended")])
  }

  @Test("2.7 A drawer is as high as its editor, a row 44")
  func heights() throws {
    var scene = try Scene(person: { _ in })
    let rows = 8.0 * 44
    #expect(scene.host.viewport.contentHeight == rows)
    for (field, height): (FieldID, Double) in [
      ("started", 280), ("status", 44 * 5), ("photo", 60),
    ] {
      scene.host.tap(field)
      #expect(scene.host.viewport.contentHeight == rows + height, "\(field)")
    }
  }
}
