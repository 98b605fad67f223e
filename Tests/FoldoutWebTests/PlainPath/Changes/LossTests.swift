import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// No single action destroys a value permanently: either Undo restores it, or the page asks first.
@Suite struct LossTests {
  private let address = "/t/everything/1"

  /// Returns a value with every field filled.
  private func full(notes: String, photo: [UInt8]) -> Everything {
    Everything(
      notes: notes, starts: LocalDate(nearestTo: 2026, month: 1, day: 2),
      ends: LocalDate(nearestTo: 2026, month: 3, day: 4), wakes: LocalTime(hour: 7, minute: 30),
      photo: photo, agreed: true)
  }

  private static let largePicture = EveryField.picture.grown(by: 70_000)

  /// Tries each control of each drawer over short values and over those for which no address has
  /// room, in all tests the longest. Pages without script ask about each of these.
  @Test(
    "Every control that destroys a value offers Undo or asks first", .promise(3),
    arguments: [false, true],
    [false, true])
  func eachControlThatDestroysHasUndoOrAsks(isScripted: Bool, isLong: Bool) async throws {
    let notes =
      isLong
      ? String(repeating: "ن", count: Depth.of(3_000, all: ScreenLimits.maxEdited / 2))
      : "Likes figs\nand dates"
    let value = full(notes: notes, photo: isLong ? LossTests.largePicture : EveryField.picture)
    var (tried, changed) = (0, 0)
    for open in ["", "?open=photo", "?open=starts", "?open=ends", "?open=wakes"] {
      let page = await EveryField.visitor(value).visitor.get(address + open)
      let form = try FilledForm(page)
      for control in try Control.all(of: page)
      where !isLong || ["notes", "photo"].contains(control.field) {
        let (visitor, store) = EveryField.visitor(value)
        let before = try await store.revealed(RecordKey([.integer(1)]), in: "everything")
        let answer = try await control.act(on: form, by: visitor, isScripted: isScripted)
        let after = try await store.revealed(RecordKey([.integer(1)]), in: "everything")
        tried += 1
        let name = "\(control) at \(open)"
        if after == before {
          #expect([200, 303, 422].contains(answer.code), "\(name)")
          continue
        }
        changed += 1
        let undo = try await control.undo(answer, visitor, isScripted: isScripted)
        #expect(undo != nil, "\(name) takes away what nothing brings back")
        let back = try await store.revealed(RecordKey([.integer(1)]), in: "everything")
        #expect(back == before, "\(name)")
      }
    }
    #expect(isLong ? tried >= 8 : changed >= 20, "\(tried) tried, \(changed) changed")
  }

  /// A script that kept the picture says so, because it can send the picture again.
  @Test("A large picture is removed without asking if the script keeps it for Undo", .promise(3))
  func aPictureThatTheScriptHasIsNotAskedAbout() async throws {
    let (visitor, store) = EveryField.visitor(full(notes: "", photo: LossTests.largePicture))
    let form = try FilledForm(await visitor.get("\(address)?open=photo"))
    let pairs = [("~clear.photo", "1"), ("~original.photo", form.value("~original.photo") ?? "")]
    #expect(await visitor.post(form.action, pairs, Visitor.script).code == 422)
    let withKept = pairs + [("~kept.photo", "1")]
    #expect(await visitor.post(form.action, withKept, Visitor.script).code == 200)
    #expect(try await store.cell("photo", in: "everything") == .null)
  }

  /// The bar of Undo is in the same form, and sends the present values of fields.
  @Test("Values in the Undo bar do not count as consent", .promise(3))
  func theBarOfUndoIsNoAnswer() async throws {
    let (visitor, store) = EveryField.visitor(full(notes: "", photo: []))
    let open = "\(address)?open=photo"
    let pairs = try FilledForm(await visitor.get(open)).pairs().filter { $0.0 != "photo" }
    let stored = await visitor.upload(open, pairs, file: ("photo", LossTests.largePicture))
    #expect(stored.code == 303)
    let page = await visitor.get(stored.location ?? "")
    #expect(try PageReader.page(page).byID("undo")?.all("input").isEmpty == false)
    #expect(try await visitor.send(page, pressing: "~clear.photo").code == 422)
    #expect(try await store.cell("photo", in: "everything") == .blob(LossTests.largePicture))
  }

  @Test(
    "Consent makes the change, Keep does not, and consent holds for the value shown only",
    .promise(3))
  func theAnswersDoWhatTheySay() async throws {
    let value = full(
      notes: String(repeating: "x", count: 9000), photo: LossTests.largePicture)
    for (open, field, filled, yes) in [
      ("", "notes", "short", "~set.notes"), ("", "notes", "", "~clear.notes"),
      ("", "password", nil, "~clear.password"), ("?open=photo", "photo", nil, "~clear.photo"),
    ] {
      let (visitor, store) = EveryField.visitor(value)
      let before = try await store.cell(field, in: "everything")
      let asked = try await visitor.send(
        address + open, pressing: filled == nil ? "~clear.\(field)" : nil
      ) { form in
        if let filled { try form.type(filled, into: field) }
      }
      #expect(asked.code == 422)
      #expect(try PageReader.page(asked).all { $0["class"] == "problems" }.isEmpty)
      let kept = try await visitor.send(asked, pressing: "~keep.\(field)")
      #expect(kept.code == 303)
      #expect(try await store.cell(field, in: "everything") == before)
      let form = try FilledForm(asked)
      let pairs = try form.pairs(pressing: yes)
      let stale = pairs.map { $0.0 == "~sure.\(field)" ? ($0.0, "n") : $0 }
      #expect(await visitor.post(form.action, stale).code == 422)
      // Saving the form again is not consent.
      #expect(await visitor.post(form.action, try form.pairs()).code == (filled == nil ? 303 : 422))
      #expect(try await store.cell(field, in: "everything") == before)
      #expect(await visitor.post(form.action, pairs).code == 303)
      let after = try await store.cell(field, in: "everything")
      #expect(after == (filled.flatMap { $0.isEmpty ? nil : .text($0) } ?? .null), "\(field)")
    }
  }

  /// The question cannot contain the chosen file, so it must be chosen again.
  @Test("A large picture is replaced after choosing the new one twice")
  func aLargePictureIsReplacedByChoosingTwice() async throws {
    let (visitor, store) = EveryField.visitor(full(notes: "", photo: LossTests.largePicture))
    let open = "\(address)?open=photo"
    let pairs = try FilledForm(await visitor.get(open)).pairs().filter { $0.0 != "photo" }
    let asked = await visitor.upload(open, pairs, file: ("photo", EveryField.picture))
    #expect(asked.code == 422)
    #expect(try await store.cell("photo", in: "everything") == .blob(LossTests.largePicture))
    let again = try FilledForm(asked).pairs().filter { $0.0 != "photo" }
    let stored = await visitor.upload(open, again, file: ("photo", EveryField.picture))
    #expect(stored.code == 303)
    #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
  }
}

/// A control of a page, with an action on it.
private struct Control: CustomStringConvertible {
  enum Act {
    case type(String)
    case turn
    case choose([UInt8])
    case press(value: String)
  }

  let field: String
  let name: String
  let act: Act

  var description: String { "\(name) \(act)".prefix(80).description }

  /// Returns all actions on a page's rows and drawers; each text is both emptied and replaced.
  static func all(of page: SiteResponse) throws -> [Control] {
    let items = try PageReader.page(page).all("li")
    return items.flatMap { item -> [Control] in
      let field = String(item["id"]?.dropFirst(2) ?? "")
      let controls = item.all { ["input", "textarea", "button"].contains($0.name) }
      return controls.flatMap { control -> [Control] in
        guard let name = control["name"], name != "open", control["type"] != "hidden" else {
          return []
        }
        let acts: [Act] =
          switch (control.name, control["type"]) {
          case ("button", _): [.press(value: control["value"] ?? "")]
          case (_, "checkbox"): [.turn]
          case (_, "file"): [.choose(EveryField.picture.grown(by: 10))]
          case (_, "password"): [.type("battery-staple-9")]
          default: [.type(""), .type(other(field))]
          }
        return acts.map { Control(field: field, name: name, act: $0) }
      }
    }
  }

  /// Returns another value that the field accepts.
  private static func other(_ field: String) -> String {
    switch field {
    case "email": "ida@example.com"
    case "phone": "+1 555 0100"
    case "site": "https://example.com/"
    case "starts": "2026-01-03"
    case "ends": "2026-05-06"
    case "wakes": "08:45"
    default: "other"
    }
  }

  func act(on page: FilledForm, by visitor: Visitor, isScripted: Bool) async throws
    -> SiteResponse
  {
    var form = page
    var own: [(String, String)] = []
    switch act {
    case .type(let text):
      try form.type(text, into: name)
      own = [(name, text)]
    case .turn:
      try form.turn(name, on: !form.isOn(name))
      own = [(name, form.isOn(name) ? "1" : "")]
    case .press(let value): own = [(name, value)]
    case .choose: break
    }
    var pressed: String?
    if case .press = act { pressed = name }
    let seen = ("~original.\(field)", form.value("~original.\(field)") ?? "")
    let pairs = isScripted ? own + [seen] : try form.pairs(pressing: pressed)
    let more: HTTPFields = isScripted ? Visitor.script : [:]
    guard case .choose(let bytes) = act else {
      return await visitor.post(form.action, pairs, more)
    }
    return await visitor.upload(
      form.action, pairs.filter { $0.0 != name && !$0.0.isEmpty }, file: (name, bytes), more)
  }

  /// Presses Undo in the answer, or in the page that it leads to. Returns `nil` if there is no
  /// Undo.
  func undo(_ answer: SiteResponse, _ visitor: Visitor, isScripted: Bool) async throws
    -> SiteResponse?
  {
    let page = isScripted ? nil : await visitor.get(answer.location ?? "")
    let bar =
      if let page {
        try PageReader.page(page).byID("undo")
      } else {
        try WireBatch(answer.body).ops.compactMap { operation throws -> Element? in
          guard case .replace("undo", let html) = operation else { return nil }
          return try PageReader.element(html)
        }.first
      }
    guard let bar, let button = bar.all("button").first(where: { $0["name"] == "~undo.\(field)" })
    else { return nil }
    let input = bar.all("input").first { $0["name"] == "~theirs.\(field)" }
    let pairs = [
      ("~undo.\(field)", button["value"] ?? ""), ("~theirs.\(field)", input?["value"] ?? ""),
    ]
    return await visitor.post("/t/everything/1", pairs, isScripted ? Visitor.script : [:])
  }
}

extension [UInt8] {
  /// Returns a picture with invisible bytes after its end.
  fileprivate func grown(by count: Int) -> [UInt8] {
    self + [UInt8](repeating: 0, count: count)
  }
}
