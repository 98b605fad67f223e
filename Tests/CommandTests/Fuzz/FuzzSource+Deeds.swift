import FoldoutTesting
import TestSupport

/// Requests that add, remove and restore records by the forms of pages.
extension FuzzSource {
  /// Requests a form, fills one in, resends one, or presses a button of the last pages.
  mutating func deed(_ request: inout FuzzRequest) {
    if !following.isEmpty, chance(2) {
      let parts = following.removeLast().split(separator: "?", maxSplits: 1)
      request.path = parts.first.map { String($0) } ?? "/"
      request.query = parts.count > 1 ? Array(parts[1].utf8) : []
      return
    }
    let added = world.added.keys.sorted()
    switch Int.random(in: 0..<(added.isEmpty ? 5 : 11), using: &random) {
    case 0: if chance(2) { act(&request) } else { press(&request) }
    case 1, 10: look(&request)
    case 2...4: press(&request)
    case 5...6:
      request.path = pick(added)
      request.query = encoded([("add", chance(3) ? pick(world.keys) : "")])
    case 7: if let add = sent.randomElement(using: &random) { send(add, isNew: false, &request) }
    default:
      guard let place = forms.indices.randomElement(using: &random) else {
        request.path = pick(added)
        return request.query = encoded([("add", "")])
      }
      // A form that is filled in again has a used ticket.
      let form = chance(4) ? forms[place] : forms.remove(at: place)
      send(filledIn(form), isNew: true, &request)
    }
  }

  /// Returns an undamaged request for an action.
  mutating func sound() -> FuzzRequest {
    var request = FuzzRequest()
    deed(&request)
    return request
  }

  /// Opens the bar of a row or the question before a removal, for an added record or for any.
  private mutating func look(_ request: inout FuzzRequest) {
    guard let record = made.randomElement(using: &random), !chance(4) else {
      request.path = world.added.isEmpty ? pick(world.lists) : pick(world.added.keys.sorted())
      return request.query = encoded([("last", "1"), ("open", pick(world.keys))])
    }
    let asks = chance(2)
    request.path = asks ? "\(record.list)/\(record.key)" : record.list
    request.query = encoded(asks ? [("remove", "")] : [("last", "1"), ("open", record.key)])
  }

  private mutating func send(_ add: FuzzAdd, isNew: Bool, _ request: inout FuzzRequest) {
    request.method = "POST"
    request.path = add.path
    request.query = Array(add.query.utf8)
    request.body = encoded(add.pairs)
    request.headers.append(("Content-Type", Array("application/x-www-form-urlencoded".utf8)))
    if chance(3) {
      request.headers.append(("Accept", Array("application/vnd.foldout.batch+json".utf8)))
    }
    request.add = add
    request.claim = add.mark.map {
      .added(table: FuzzSource.table(add.path), mark: $0, isNew: isNew)
    }
  }

  /// Fills in a form with a new name, seldom an existing one, with references to records that may
  /// exist, and with keys that may be taken.
  private mutating func filledIn(_ form: FuzzForm) -> FuzzAdd {
    marks += 1
    // A table without a name column has no mark.
    let isMarked = !chance(12) && form.fields.contains { $0.name == "name" }
    let name = isMarked ? "mark-\(marks)" : pick(["first", "mark-\(marks / 2)"])
    var pairs: [(String, String)] = []
    for (field, token) in form.fields {
      switch field {
      case "note": pairs.append(("~original.note", "i:\(Int.random(in: 1...12, using: &random))"))
      default: pairs.append(("~original.\(field)", token))
      }
      switch field {
      case "name": pairs.append((field, name))
      case "code": pairs.append((field, pick(["k1", "k2", "c\(marks)", "c\(marks)", "x\(marks)"])))
      default: if chance(5) { pairs.append((field, text())) }
      }
    }
    if !chance(20) { pairs.append(("~ticket", form.ticket)) }
    let button = pick(["save", "save", "save", "another", "sure"])
    return FuzzAdd(
      path: form.path, query: form.query, pairs: pairs + [("~add", button)],
      mark: isMarked ? name : nil, isHarmless: button != "sure")
  }

  /// Presses the last button of a kind, with its page's values.
  private mutating func press(_ request: inout FuzzRequest) {
    let kinds = ["~unadd", "~press.remove", "~restore", "~remove"].shuffled(using: &random)
    let places = kinds.compactMap { kind in
      buttons.lastIndex { $0.name == kind && isOfWorld($0.path) }
    }
    guard let place = places.first else { return act(&request) }
    // A button that is pressed again is stale.
    let button = chance(4) ? buttons[place] : buttons.remove(at: place)
    request.method = "POST"
    request.path = button.path
    request.body = encoded([(button.name, button.value)])
    request.headers.append(("Content-Type", Array("application/x-www-form-urlencoded".utf8)))
    request.claim = claim(of: button)
  }

  private func isOfWorld(_ path: String) -> Bool {
    world.added.isEmpty || world.added.keys.contains { path == $0 || path.hasPrefix("\($0)/") }
  }

  private func claim(of button: (path: String, name: String, value: String)) -> FuzzClaim? {
    let parts = button.path.split(separator: "/")
    guard parts.count >= 2, let column = world.added["/t/\(parts[1])"] else { return nil }
    let table = String(parts[1])
    let row = String(button.value.prefix { $0 != "~" })
    switch button.name {
    case "~unadd", "~remove":
      guard parts.count == 3 else { return nil }
      return .removed(table: table, column: column, key: String(parts[2]))
    case "~press.remove": return .removed(table: table, column: column, key: row)
    case "~restore": return .restored(table: table, column: column, key: row)
    default: return nil
    }
  }

  private static func table(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? ""
  }

  /// Opens a bar or a page that removes, copies or adds a record; or presses a page's button with
  /// its values or with any others.
  mutating func act(_ request: inout FuzzRequest) {
    let keys = world.keys + [text()]
    guard chance(2) else {
      request.path = pick(world.lists)
      if chance(3) { request.path += "/" + pick(["1", "2", "3", "1,a", "x"]) }
      let name = pick([
        "open", "open", "remove", "add", "removed", "told", "earlier", "added", "undoable", "whole",
        "looked", "found", "view",
      ])
      request.query = encoded([(name, pick(keys))])
      return
    }
    request.method = "POST"
    request.headers.append(("Content-Type", Array("application/x-www-form-urlencoded".utf8)))
    if chance(3) {
      request.headers.append(("Accept", Array("application/vnd.foldout.batch+json".utf8)))
    }
    var pairs: [(String, String)] = []
    if let button = buttons.randomElement(using: &random), !chance(4) {
      request.path = chance(8) ? pick(world.lists) : button.path
      pairs.append(
        (button.name, chance(10) ? button.value + pick(["~sure", "~", text()]) : button.value))
    } else {
      request.path = pick(world.lists)
      let names = [
        "~press.remove", "~press.share", "~press.\(text())", "~restore", "~remove", "~unadd",
        "~add",
        "~keep.1",
      ]
      pairs.append(
        (pick(names), pick(["\(pick(keys))~\(text())", text(), "1~x~sure", "save", "%~%"])))
    }
    if chance(3) { pairs.append((pick(["open", "tap", "from", "~ticket", "name"]), text())) }
    request.body = encoded(pairs)
  }

  private static let pressed: Set<String> = [
    "~press.remove", "~press.share", "~restore", "~remove", "~unadd", "~ticket",
  ]

  /// Returns the buttons of a page, or of HTML within JSON, where quotes are escaped.
  private static func buttons(in page: String) -> [(name: String, value: String)] {
    page.components(after: "name=").compactMap { part in
      let quote = part.utf8.first == UInt8(ascii: "\\") ? "\\\"" : "\""
      guard let name = part.between(quote, quote), pressed.contains(name) else { return nil }
      let opening = "\(quote)\(name)\(quote) value=\(quote)"
      guard part.hasPrefix(opening), let value = part.between(opening, quote) else { return nil }
      return (name, value)
    }
  }

  /// Notes the buttons and forms of a page, and the address to which an answer redirects.
  mutating func note(_ answer: FuzzWire.Answer, to request: FuzzRequest) {
    let page = String(decoding: answer.body, as: UTF8.self)
    for button in FuzzSource.buttons(in: page) {
      buttons.append((request.path, button.name, button.value))
    }
    buttons.removeFirst(max(0, buttons.count - 40))
    if let form = FuzzForm(page) { forms = forms.suffix(7) + [form] }
    if let location = answer.location, isOfWorld(request.path) {
      following = following.suffix(3) + [location]
      if let place = location.firstMatch(of: #/^(\/t\/[a-z]+)\/([A-Za-z0-9]+)/#) {
        made = made.suffix(7) + [(String(place.1), String(place.2))]
      }
    }
    guard let add = request.add else { return }
    if answer.leadsOn, request.isDamaged || add.mark == nil { forgetSent(like: add) }
    if !request.isDamaged, add.isHarmless { sent = sent.suffix(7) + [add] }
  }

  /// Sends no add of a list again after one that may have added the name of any record once more: a
  /// damaged one may have lost its ticket, or its name and copied another's.
  mutating func forgetSent(like add: FuzzAdd) { sent.removeAll { $0.path == add.path } }
}
