import BrowserDriver
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  /// Rules over two columns, which no entry alone can meet.
  @Suite("Entries that are stored together")
  struct TogetherTests {
    @Test(
      "An entry that a rule over two columns refuses is stored together with the next one",
      arguments: few(of: [Manner.keysInDutch, .touchInEnglish]))
    func reference(_ manner: Manner) throws {
      try Walker.walk(manner, .pairs, table: "parcel", expecting: [422]) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.enter("BE", into: "land")
        try expectStanding("BE", in: "land", walker)
        // An entry that does not fit is stored alone, and the other one still stands.
        try walker.enterAndStore("Blue", into: "colour")
        #expect(try walker.stored("colour") == "Blue")
        try expectStanding("BE", in: "land", walker)
        #expect(try walker.stored("land") == "NL")
        try walker.enter("2", into: "number")
        try walker.waitSaved("number")
        try walker.waitSaved("land")
        for (field, value) in [("land", "BE"), ("number", "2")] {
          #expect(try walker.stored(field) == value)
          #expect(try walker.fault(field) == nil)
        }
        // The stored value typed again takes a standing entry back.
        try walker.enter("FR", into: "land")
        try expectStanding("FR", in: "land", walker)
        try walker.enter("BE", into: "land")
        try walker.page.wait(until: "!document.querySelector('#e-land')")
        try walker.enterAndStore("Red", into: "colour")
        #expect(try walker.stored("land") == "BE")
      }
    }

    @Test(
      "A date that stands refused does so while its drawer is folded",
      arguments: few(of: [Manner.touchInEnglish, .keysInDutch]))
    func folded(_ manner: Manner) throws {
      try Walker.walk(manner, .pairs, table: "parcel", expecting: [422]) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.unfold("sent")
        try walker.enter("2026-03-01", into: "sent")
        try expectStanding(walker.shown("2026-03-01"), in: "sent", walker)
        try walker.unfold("back")
        try expectStanding(walker.shown("2026-03-01"), in: "sent", walker)
        try walker.enter("2026-03-04", into: "back")
        try walker.waitSaved("back")
        try walker.waitSaved("sent")
        #expect(try walker.stored("sent") == "2026-03-01")
        #expect(try walker.stored("back") == "2026-03-04")
        #expect(try walker.value("sent") == walker.shown("2026-03-01"))
        #expect(try walker.fault("sent") == nil)
      }
    }

    /// Waits until the line under a row says that an entry waits for the next one.
    private func expectStanding(_ text: String, in field: String, _ walker: Walker) throws {
      let note = walker.words.changes.standing(["entered": text]).plain
      let fault = try walker.waitFault(field).plain
      #expect(fault.hasSuffix(note), "\(fault)")
    }
  }
}
