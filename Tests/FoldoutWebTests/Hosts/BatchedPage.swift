@testable import FoldoutWeb

/// A page as elements, loaded once and then changed only by batches, as
/// `Documentation/WireFormat.md` specifies.
///
/// Entries are kept apart from the elements, by the names of their controls, so that they survive
/// the replacement of a row until the change is answered.
struct BatchedPage {
  /// An error in a batch or a page.
  struct PageError: Error {
    var what: String
  }

  /// A section: its id and heading, and its list of rows and drawers.
  struct Section {
    var id: String
    var list: String
    var heading: String?
    var items: [Element]
    /// The part under a section's options.
    var foot: Element?
    var footer: Element?
    /// The list element as it was received, if its rows are options.
    var options: Element?
  }

  private(set) var head: Element
  private(set) var sections: [Section]
  private(set) var bar: Element
  /// The ticket for the record that a button may add; `nil` on a page without buttons.
  private(set) var ticket: Element?
  private(set) var fingerprint: String
  private(set) var address: String
  /// The message in each row about a refused entry, by the field's part of the id; it goes with it.
  private(set) var errors: [String: Element] = [:]
  /// Entered values by the names of their controls.
  private(set) var entered: [String: String] = [:]
  /// Tokens that arrived while an entry based on an older token was pending. They take effect once
  /// the entry is gone.
  private var renewed: [String: String] = [:]
  /// A planted fault: the index of the operation that is left out of each batch.
  var skipped: Int?

  /// Reads a loaded page.
  init(_ answer: SiteResponse) throws {
    let page = try PageReader.page(answer)
    guard let head = page.byID("head"), let list = page.byID("sections"),
      let bar = page.byID("undo"),
      let form = page.byID("f"), let from = form["data-from"], let action = form["action"]
    else { throw PageError(what: "this is not the page of a record") }
    self.head = head
    self.bar = bar
    ticket = page.byID("ticket")
    fingerprint = from
    address = action
    sections = try list.elements.map(Section.init)
    takeErrors()
  }

  /// Creates a page of these sections, with an empty head and bar.
  init(sections: [Element], fingerprint: String) throws {
    head = Element(name: "header")
    bar = Element(name: "div")
    self.sections = try sections.map(Section.init)
    self.fingerprint = fingerprint
    address = "/"
  }

  /// The items of all sections, in order.
  var items: [Element] { sections.flatMap { $0.items } }

  /// Returns the item with this id.
  func item(_ id: String) -> Element? {
    position(of: id).map { sections[$0.section].items[$0.item] }
  }

  // MARK: - Entries

  /// Enters a value into a control.
  mutating func enter(_ value: String, into control: String) { entered[control] = value }

  /// Discards the entry of one control.
  mutating func discardControl(_ name: String) { entered[name] = nil }

  /// Discards a choice that exceeds the maximum; the field then holds only its stored value.
  mutating func discardOption(_ name: String) {
    discardControl(name)
    renewTokens()
  }

  /// Discards the entries of a row and its drawer, and the message about them.
  mutating func discard(_ field: String) {
    for name in controls(of: field).keys { entered[name] = nil }
    errors[field] = nil
    renewTokens()
  }

  /// Returns the present value of a control.
  func value(of control: String, in field: String) -> String? {
    let stored = controls(of: field)[control]
    return entered[control] ?? stored
  }

  /// Returns the values that a row's and its drawer's controls have on the page, without entries.
  func controls(of field: String) -> [String: String] {
    var found: [String: String] = [:]
    for item in items where item.field == field {
      found.merge(item.controls, uniquingKeysWith: Element.joined)
    }
    return found
  }

  /// Returns true if the field has an entry that differs from the stored value on the page.
  func hasUnsavedEntry(_ field: String) -> Bool {
    if errors[field]?.all("input").contains(where: { $0["name"]?.hasPrefix("~value.") == true })
      == true
    {
      return true
    }
    return controls(of: field).contains { name, stored in
      entered[name].map { $0 != stored } ?? false
    }
  }

  // MARK: - Batches

  /// Applies a batch; `field` is the field whose change it answers, if any.
  mutating func apply(_ batch: WireBatch, answering field: String? = nil, isAccepted: Bool) throws {
    if let field, isAccepted { discard(field) }
    if let reset = batch.reset {
      let held = Set(errors.keys.filter(hasUnsavedEntry))
      let fields = items.compactMap { $0.field }
      let seen = Dictionary(
        fields.filter { hasUnsavedEntry($0) }.compactMap { field in
          self.originalToken(of: field).map { (field, $0) }
        },
        uniquingKeysWith: { first, _ in first })
      let whole = try PageReader.element("<div>\(reset)</div>")
      guard let head = whole.byID("head"), let list = whole.byID("sections") else {
        throw PageError(what: "a reset without head and sections")
      }
      self.head = head
      let kept = errors
      sections = try list.elements.map(Section.init)
      dropEntered()
      errors = kept.filter { held.contains($0.key) && hasUnsavedEntry($0.key) }
      for (field, token) in seen { keepSeen(field, token) }
      takeErrors()
    } else if batch.from != fingerprint {
      throw PageError(what: "a batch for another page, without a reset")
    }
    for (number, operation) in batch.ops.enumerated() where number != skipped {
      try apply(operation)
      let ids = items.compactMap { $0["id"] } + sections.map(\.id)
      guard Set(ids).count == ids.count else {
        throw PageError(what: "a duplicate id after \(operation)")
      }
    }
    renewTokens()
    fingerprint = batch.to
    address = batch.at
  }

  private mutating func apply(_ operation: WireBatch.Operation) throws {
    switch operation {
    case .delete(let id): delete(id)
    case .insert(let id, let after, let html): try insert(id, after: after, html)
    case .move(let id, let after): try move(id, after: after)
    case .replace("head", let html): head = try PageReader.element(html)
    case .replace("undo", let html): bar = try PageReader.element(html)
    case .replace("ticket", let html):
      guard ticket != nil else { throw PageError(what: "there is no ticket") }
      ticket = try PageReader.element(html)
    case .replace(let id, let html): try replace(id, html)
    case .expanded(let id, let isOpen):
      try change(id) { row in
        row.change(where: { $0["aria-expanded"] != nil }) {
          $0.attributes["aria-expanded"] = "\(isOpen)"
        }
      }
    case .error(let id, let html):
      guard item(id) ?? foot(id) != nil else { throw PageError(what: "\(id) is not there") }
      errors[String(id.dropFirst(2))] = html.isEmpty ? nil : try PageReader.element(html)
    case .fit(let id), .focus(let id):
      guard item(id) ?? foot(id) != nil else { throw PageError(what: "\(id) is not there") }
    case .say, .need, .seek, .go: break
    }
  }

  private mutating func delete(_ id: String) {
    if let section = sections.firstIndex(where: { $0.id == id }) {
      for item in sections.remove(at: section).items { errors[item.field ?? ""] = nil }
    } else if let position = position(of: id) {
      forget(drawer: id)
      if id.hasPrefix("r-"), !id.contains("~") { errors[String(id.dropFirst(2))] = nil }
      sections[position.section].items.remove(at: position.item)
      dropEntered()
    }
  }

  /// Inserts one element, or several consecutive ones.
  private mutating func insert(_ id: String, after: String, _ html: String) throws {
    let elements = try PageReader.element("<div>\(html)</div>").elements
    guard elements.first?["id"] == id else {
      throw PageError(what: "the first element is not \(id)")
    }
    var previous = after
    for element in elements {
      guard let id = element["id"] else { throw PageError(what: "an element without an id") }
      if element.name == "section" {
        try insert(section: element, after: previous)
      } else {
        forget(drawer: id)
        if position(of: id) != nil {
          try replace(id, element)
        } else {
          try put(element, after: previous)
        }
      }
      previous = id
    }
  }

  private mutating func insert(section element: Element, after: String) throws {
    let section = try Section(element)
    delete(section.id)
    if after == "sections" { return sections.insert(section, at: 0) }
    guard let position = sections.firstIndex(where: { $0.id == after }) else {
      throw PageError(what: "\(section.id) goes after \(after), which is not there")
    }
    sections.insert(section, at: position + 1)
    takeErrors()
  }

  private mutating func move(_ id: String, after: String) throws {
    if let index = sections.firstIndex(where: { $0.id == id }) {
      let section = sections.remove(at: index)
      let position = sections.firstIndex { $0.id == after }
      guard position != nil || after == "sections" else {
        throw PageError(what: "\(id) goes after \(after), which is not there")
      }
      return sections.insert(section, at: position.map { $0 + 1 } ?? 0)
    }
    guard let position = position(of: id) else { throw PageError(what: "\(id) is not there") }
    try put(sections[position.section].items.remove(at: position.item), after: after)
  }

  private mutating func put(_ element: Element, after: String) throws {
    if let list = sections.firstIndex(where: { $0.list == after }) {
      sections[list].items.insert(element, at: 0)
    } else if let position = position(of: after) {
      sections[position.section].items.insert(element, at: position.item + 1)
    } else {
      throw PageError(what: "something goes after \(after), which is not there")
    }
    takeErrors()
  }

  /// Returns the part under a section's options by its id.
  func foot(_ id: String) -> Element? { sections.compactMap(\.foot).first { $0["id"] == id } }

  private mutating func replace(_ id: String, _ html: String) throws {
    let element = try PageReader.element(html)
    if let section = sections.firstIndex(where: { $0.footer?["id"] == id }) {
      sections[section].footer = element
      return
    }
    guard element.name == "section", let index = sections.firstIndex(where: { $0.id == id }) else {
      return try replace(id, element)
    }
    let seen = items.compactMap(\.field).filter(hasUnsavedEntry).map {
      ($0, self.originalToken(of: $0))
    }
    sections[index] = try Section(element)
    dropEntered()
    for case (let field, let token?) in seen { keepSeen(field, token) }
    takeErrors()
  }

  private mutating func replace(_ id: String, _ element: Element) throws {
    let field = element.field ?? ""
    let token = hasUnsavedEntry(field) ? originalToken(of: field) : nil
    try change(id) { $0 = element }
    dropEntered()
    if let token { keepSeen(field, token) }
    if id.hasPrefix("r-"), !id.contains("~"), !hasUnsavedEntry(field) { errors[field] = nil }
    takeErrors()
  }

  // MARK: - Positions

  private func position(of id: String) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(where: { $0["id"] == id }) { return (section, item) }
    }
    return nil
  }

  private mutating func change(_ id: String, _ change: (inout Element) -> Void) throws {
    if let section = sections.firstIndex(where: { $0.foot?["id"] == id }),
      var foot = sections[section].foot
    {
      change(&foot)
      sections[section].foot = foot
      return
    }
    guard let position = position(of: id) else { throw PageError(what: "\(id) is not there") }
    change(&sections[position.section].items[position.item])
  }

  /// Moves messages that arrive inside a row or a drawer to ``errors``, like those of `err`
  /// operations.
  private mutating func takeErrors() {
    for section in sections.indices {
      for item in sections[section].items.indices {
        guard let error = sections[section].items[item].removeError(),
          let field = sections[section].items[item].field
        else { continue }
        errors[field] = error
      }
      guard var foot = sections[section].foot, let error = foot.removeError(),
        let field = foot.field
      else { continue }
      sections[section].foot = foot
      errors[field] = error
    }
  }

  /// Drops the message about a refused entry with its drawer; a conflict stays under the row.
  private mutating func forget(drawer id: String) {
    guard id.hasPrefix("d-") else { return }
    let field = String(id.dropFirst(2))
    if errors[field]?.all("button").isEmpty == true { errors[field] = nil }
  }

  /// Drops entries whose control is gone or now has the entered value itself.
  private mutating func dropEntered() {
    guard !entered.isEmpty else { return }
    var controls: [String: String] = [:]
    for item in items { controls.merge(item.controls, uniquingKeysWith: Element.joined) }
    for (name, value) in entered {
      let boxes = items.flatMap { $0.all { $0["type"] == "checkbox" && $0["name"] == name } }
      let there = Set(boxes.compactMap { $0["value"] })
      guard boxes.count > 1 else { continue }
      // Drop the values of boxes that are gone.
      entered[name] = value.split(separator: "\n").filter { there.contains(String($0)) }
        .joined(separator: "\n")
    }
    entered = entered.filter { name, value in
      controls[name] != nil && controls[name] != value && isOffered(value, by: name)
    }
  }

  /// Returns false if radio buttons of this name exist, but none with this value.
  private func isOffered(_ value: String, by name: String) -> Bool {
    let radios = items.flatMap { $0.all { $0["type"] == "radio" && $0["name"] == name } }
    return radios.isEmpty || radios.contains { $0["value"] == value }
  }

  /// Returns the token of a field's value as the person saw it.
  func originalToken(of field: String) -> String? {
    (item("r-\(field)") ?? foot("r-\(field)"))?.all { $0["name"]?.hasPrefix("~original.") == true }
      .first?["value"]
  }

  private mutating func renewTokens() {
    // A conflict is resolved only by a choice, so keep the old token until it is made.
    for (field, token) in renewed where !hasUnsavedEntry(field) && errors[field]?.isChoice != true {
      renewed[field] = nil
      setSeen(field, token)
    }
  }

  /// Keeps the token on which an entry is based, and defers the new one.
  private mutating func keepSeen(_ field: String, _ token: String) {
    renewed[field] = originalToken(of: field)
    setSeen(field, token)
  }

  private mutating func setSeen(_ field: String, _ token: String) {
    try? change("r-\(field)") { row in
      row.change(where: { $0["name"]?.hasPrefix("~original.") == true }) {
        $0.attributes["value"] = token
      }
    }
  }
}

extension BatchedPage.Section {
  init(_ element: Element) throws {
    guard element.name == "section", let id = element["id"],
      let list = element.all("ul").first, let listID = list["id"]
    else { throw BatchedPage.PageError(what: "no section") }
    self.init(
      id: id, list: listID, heading: element.all("h2").first?.text, items: list.elements,
      foot: element.all { $0["class"] == "foot" }.first,
      footer: element.all { $0["class"] == "below" }.first,
      options: list["class"] == "options" ? list : nil)
  }
}
