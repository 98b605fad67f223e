import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of drawers that the program designs, on the text host.
@Suite struct DesignedScenarios {
  private struct Review: Sendable {
    var stars = 2
    var room = "Suite"
    var note: String? = "quiet"
    var sum = "2 of 5"
  }

  /// The line that tells what a control of the drawer would send.
  private static func line(_ change: DrawerChange) -> String {
    switch change.effect {
    case .sends(.set(let text), let field): "\(field.name)=\(text)"
    case .sends(.use(let wire), let field): "\(field.name)~\(wire)"
    case .sends(.clear, let field): "\(field.name)-"
    case .nothing(let reason): "(\(reason))"
    }
  }

  private static let form = Form<Review>("Review") {
    Section("") {
      NumberField("Stars", \.stars).range(1...5).designed { context in
        let text =
          "\(context.record.room): "
          + [
            context.change(\.stars, to: 5), context.change(\.room, to: "Attic"),
            context.change(\.note, to: nil), context.change("stars", to: .text("many")),
            context.change("sums", to: .whole(1)),
          ].map(line).joined(separator: ", ")
        return Design(text, digest: Design.digest(of: Array(text.utf8)))
      }
      ChoiceField("Room", \.room, options: ["Suite", "Attic"])
      TextField("Note", \.note)
      ReadOnlyField("Sum", \.sum).designed { context in
        Design("\(context.record.stars)", digest: Design.digest(of: [UInt8(context.record.stars)]))
      }
    }
  }

  @Test("10.1 A drawer of the program's own unfolds under any field, and says what it changes")
  func unfolds() throws {
    var scene = try Scene(Self.form, Review())
    #expect(scene.lines("stars", "sum") == "▸ Stars: 2\n▸ Sum: 2 of 5")
    scene.host.tap("stars")
    #expect(
      scene.lines("stars") == """
        ▾ Stars: 2
            Suite: stars=5, room~t:Attic, note-, (“Stars” does not take this value.), (The form has \
        no field “sums”.)
        """)
    scene.host.tap("sum")
    #expect(scene.lines("stars", "sum") == "▸ Stars: 2\n▾ Sum: 2 of 5\n    2")
    #expect(scene.host.violations.isEmpty)
  }

  @Test("10.2 The drawer is drawn again when its design differs, and only then")
  func redrawn() throws {
    let scene = try Scene(Self.form, Review(), open: ["stars"])
    let shown = scene.host.screen
    let note = Conversation(shown, scene.store, [("note", .one(.typed("loud")))])
    #expect(note.conclusion?.step.update?.reconfigured.map(\.item) == [.row(.field("note"))])
    let room = Conversation(note.record, scene.store, [("room", .one(.chose("t:Attic")))])
    #expect(
      Set(room.conclusion?.step.update?.reconfigured.map(\.item) ?? [])
        == [.row(.field("room")), .row(.field("stars")), .drawer(of: .field("stars"))])
  }

  @Test("10.3 A change of the drawer is checked, stored and undone like any entry")
  func changes() throws {
    var scene = try Scene(Self.form, Review(), open: ["stars"])
    scene.host.act(.enter("stars", .set("9")))
    #expect(scene.lines("stars").contains("! Stars is too large: it must be at most 5."))
    scene.host.act(.enter("stars", .set("5")))
    #expect(scene.stored("stars") == .integer(5))
    #expect(scene.text.contains("↶ Stars was changed [Undo]"))
    scene.host.undo("stars")
    #expect(scene.stored("stars") == .integer(2))
  }
}
