import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of a time span in wheels, on the text host.
@Suite struct TimeSpanScenarios {
  private struct Hire: Sendable {
    var name = "Ada"
    var bicycles: TimeSpan? = TimeSpan(hours: 37, minutes: 20)
    var boat: TimeSpan?
    var worked: TimeSpan? = span(8, 0)

    static let form = Form<Hire>("Hire") {
      Section("") {
        TextField("Name", \.name).id("name")
        TimeSpanField("Bicycles", \.bicycles, style: .wheels(upTo: span(72, 0)))
          .minutes(every: .fifteen).id("bicycles")
        TimeSpanField("Boat", \.boat, style: .wheels(upTo: span(24, 0)))
          .range(span(1, 30)...span(8, 0)).id("boat")
        TimeSpanField("Worked", \.worked).range(.zero...span(24, 0)).id("worked")
      }
    }
  }

  private static func span(_ hours: Int, _ minutes: Int) -> TimeSpan {
    TimeSpan(hours: hours, minutes: minutes) ?? .longest
  }

  private func open(_ field: FieldID) throws -> Scene {
    var scene = try Scene(Hire.form, Hire())
    scene.host.tap(field)
    return scene
  }

  @Test(
    "4.58 Wheels for hours beyond 24 and minutes unfold, and each turn is stored")
  func turned() throws {
    var scene = try open("bicycles")
    #expect(
      scene.lines("bicycles") == """
        ▾ Bicycles: 37:20
            Hour: 37 · Minute: 20
            Type hours: [37:20]
            [Clear]
        """)
    scene.host.turn("bicycles", .hour, to: 40)
    // In minutes.
    #expect(scene.stored("bicycles") == .integer(2420))
    scene.host.turn("bicycles", .minute, to: 45)
    #expect(scene.lines("bicycles").hasPrefix("▾ Bicycles: 40:45\n    Hour: 40 · Minute: 45"))
    // A turn beyond the longest span settles on it.
    scene.host.turn("bicycles", .hour, to: 72)
    #expect(scene.stored("bicycles") == .integer(4320))
    scene.host.undo("bicycles")
    #expect(scene.stored("bicycles") == .integer(2445))
  }

  @Test(
    "4.58 A typed time span is stored, or refused beside its entry",
    arguments: [("7.5", 450), ("7 h 30", 450), ("100:07", 6007)])
  func typed(text: String, minutes: Int64) throws {
    var scene = try open("bicycles")
    scene.host.type(text, into: "bicycles")
    scene.host.leave()
    #expect(scene.stored("bicycles") == .integer(minutes))
    scene.host.type("long", into: "bicycles")
    scene.host.leave()
    #expect(scene.lines("bicycles").contains("    ! “long” isn’t a number of hours."))
    #expect(scene.stored("bicycles") == .integer(minutes))
  }

  @Test("4.58 With no time span the wheels show the shortest allowed and keep to the range")
  func none() throws {
    var scene = try open("boat")
    #expect(
      scene.lines("boat") == """
        ▾ Boat: -
            (Hour: 1 · Minute: 30)
            Type hours: ‹e.g. 7:30›
        """)
    scene.host.takeProposal("boat")
    #expect(scene.stored("boat") == .integer(90))
    scene.host.turn("boat", .minute, to: 15)
    #expect(scene.stored("boat") == .integer(90))
    scene.host.turn("boat", .hour, to: 8)
    #expect(scene.stored("boat") == .integer(480))
    scene.host.type("9", into: "boat")
    scene.host.leave()
    #expect(scene.lines("boat").contains("! That’s too long: enter at most 8:00 hours."))
    scene.host.escape("boat")
    scene.host.clear("boat")
    #expect(scene.stored("boat") == .null)
  }

  @Test("4.58 An untouched list changes nothing that somebody else stored meanwhile")
  func untouched() throws {
    var scene = try open("bicycles")
    scene.store.changeElsewhere(.integer(60), in: "bicycles")
    let untouched = DatePickerColumns.Selection([.hour: 37, .minute: 20])
    scene.host.act(.enter("bicycles", .picked(untouched, base: nil, settles: false)))
    #expect(scene.stored("bicycles") == .integer(60))
    #expect(!scene.lines("bicycles").contains("!"))
  }

  @Test(
    "4.13 Hours are typed with a colon, as a decimal or in words, and shown in the locale's digits",
    arguments: [
      ("en", "7:30", "7:30"), ("en", "7.5", "7:30"), ("en", "7 h 30", "7:30"),
      ("de", "7,5", "7:30"), ("ar_EG", "٧٫٥", "٧:٣٠"),
    ])
  func hours(locale: String, text: String, shown: String) throws {
    var scene = try Scene(Hire.form, Hire(), environment: .reader(locale))
    scene.host.type(text, into: "worked")
    scene.host.leave()
    #expect(scene.lines("worked") == "  Worked: [\(shown)]")
    #expect(scene.stored("worked") == .integer(450))
  }

  @Test(
    "4.14 Hours that are invalid, not whole minutes or too long are refused, and the old ones stay",
    arguments: [
      ("soon", "“soon” isn’t a number of hours. Enter hours like 7:30 or 7.5."),
      ("7.33", "“7.33” hours isn’t a whole number of minutes. Enter 7:19 or 7:20."),
      ("24:01", "That’s too long: enter at most 24:00 hours."),
    ])
  func refusedHours(text: String, sentence: String) throws {
    var scene = try Scene(Hire.form, Hire())
    scene.host.type(text, into: "worked")
    scene.host.leave()
    #expect(scene.lines("worked") == "  Worked: [\(text)]\n  ! \(sentence)")
    #expect(scene.stored("worked") == .integer(480))
  }
}
