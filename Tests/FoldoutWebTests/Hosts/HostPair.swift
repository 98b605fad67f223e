import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import HTTPTypes
import TestSupport

@testable import FoldoutWeb

/// A text host and a browser's page over equal records; every action is performed in both.
struct HostPair {
  var host: TextHost
  var page: BatchedPage
  /// The order in which the text host answers its session after each action, if not at once.
  var order = SeededGenerator(seed: 1)
  let store: ModelStore
  private let memory: MemoryStore
  private let visitor: Visitor
  private static let path = "/t/stays/1"

  /// Creates both hosts for a stay with some of its fields, of which each of two dates limits the
  /// other.
  init(of fields: Set<FieldID>, _ stay: Stay = Stay(), height: Double = 180) async throws {
    var typed = Stay.form
    let dates: Set<FieldID> = ["arrives", "leaves"]
    let fields = fields.isDisjoint(with: dates) ? fields : fields.union(dates)
    for section in typed.sections.indices {
      typed.sections[section].fields.removeAll { !fields.contains($0.id) }
    }
    typed.sections.removeAll(where: \.fields.isEmpty)
    if !fields.contains("photo") { typed.head?.picture = nil }
    try await self.init(typed, stay, height: height)
  }

  /// Creates both hosts for any value.
  init<Value: Sendable>(_ typed: Form<Value>, _ value: Value, height: Double) async throws {
    let columns = typed.columns(of: value)
    let form = typed.byColumns(template: value)
    let table = form.matchingTable
    memory = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: [table.name: [columns]])
    visitor = Visitor(memory, forms: [table.name: form], language: "en")
    let store = ModelStore(table, columns)
    self.store = store
    let ask = SiteRequest(
      method: .get, path: HostPair.path, query: .none, headers: visitor.headers, body: [])
    guard let reading = store.reading else { throw BatchedPage.PageError(what: "no record") }
    let screen = try ShownRecord(
      reading, of: form, in: table,
      environment: visitor.site.resolver.environment(for: ask))
    host = TextHost(screen, height: height, read: { store.reading }, store: { store.answer($0) })
    page = try BatchedPage(await visitor.get(HostPair.path))
  }

  /// Performs an action in both hosts.
  mutating func perform(_ action: HostAction) async throws {
    switch action {
    case .tap(let field):
      let carried = page.errors[field]?.all("input").filter {
        $0["name"]?.hasPrefix("~value.") == true
      }
      host.tap(FieldID(field))
      try await read("tap=\(field)", carried?.first?["value"].map { ("~value.\(field)", $0) })
    case .edit(let field):
      host.edit(FieldID(field))
      host.leave()
      try await read("edit=\(field)")
    case .type(let field, let text):
      try await type(text, into: field, tapping: nil)
    case .typeAndTap(let field, let text, let other):
      try await type(text, into: field, tapping: other)
    case .turn(let field, let component, let value):
      host.turn(FieldID(field), component, to: value)
      let name = "~\(component.rawValue).\(field)"
      page.drop(in: field) { !$0.hasPrefix("~") || $0.hasPrefix("~value.") }
      page.enter("\(value)", into: name)
      let columns = page.controls(of: field).keys.filter { DateComponent(column: $0) != nil }
      let pairs = columns.sorted().map { ($0, page.value(of: $0, in: field) ?? "") }
      try await change(
        field, pairs + [("~base.\(field)", page.base(field)), ("~settle.\(field)", "1")])
    case .day(let field, let day):
      host.choose(FieldID(field), day: day)
      try await change(field, [("~on.\(field)", "\(day)")])
    case .view(let field, let day):
      host.view(FieldID(field), day)
      try await read("~view.\(field)=\(day)")
    case .restyle(let field):
      let drawer = page.item("d-\(field)")
      host.restyle(FieldID(field))
      try await press("~style.\(field)", of: field, in: drawer)
    case .step(let field, let isForward):
      let buttons = page.item("r-\(field)")?.all("button") ?? []
      guard let button = isForward ? buttons.last : buttons.first, let name = button["name"] else {
        throw BatchedPage.PageError(what: "no arrow of \(field)")
      }
      host.step(FieldID(field), isForward: isForward)
      try await change(field, [(name, button["value"] ?? "")] + folding(field))
    case .pick(let field, let title):
      let list = page.item("r-\(field)")?.all("option") ?? []
      guard let option = list.first(where: { $0.text == title }) else {
        throw BatchedPage.PageError(what: "no entry \(title) of \(field)")
      }
      host.pick(FieldID(field), titled: title)
      let value = option["value"] ?? option.text
      page.enter(value, into: field)
      try await change(field, [(field, value)] + folding(field))
    case .choose(let field, let title):
      try await choose(title, of: field)
    case .toggle(let field):
      let isOn = page.value(of: field, in: field) == "1"
      host.toggle(FieldID(field))
      page.enter(isOn ? "" : "1", into: field)
      try await change(field, [(field, isOn ? "" : "1"), ("tap", field)])
    case .now(let field):
      host.setToNow(FieldID(field))
      try await change(field, [("~now.\(field)", "1")])
    case .clear(let field):
      host.clear(FieldID(field))
      try await change(field, [("~clear.\(field)", "1")])
    case .takeProposal(let field):
      host.takeProposal(FieldID(field))
      try await press("~set.\(field)", of: field, in: page.item("d-\(field)"))
    case .file(let field, let bytes):
      host.choose(FieldID(field), file: bytes)
      let pairs = [
        ("~original.\(field)", page.originalToken(of: field) ?? ""), ("from", page.fingerprint),
      ]
      try apply(
        await visitor.upload(page.address, pairs, file: (field, bytes), Visitor.script),
        answering: field)
    case .press(let field):
      host.press(FieldID(field))
      try await change(field, [("~press.\(field)", "1")])
    case .undo(let field):
      host.undo(FieldID(field))
      let line = page.bar.byID("u-\(field)")
      try await press(nil, of: field, in: line, seen: false)
    case .use(let field):
      host.use(FieldID(field))
      try await press("~keep", of: field, in: page.errors[field], isNot: true)
    case .consent(let field):
      host.consent(FieldID(field))
      try await press("~keep", of: field, in: page.errors[field], isNot: true)
    case .keep(let field):
      host.keep(FieldID(field))
      try await press("~keep", of: field, in: page.errors[field])
    case .discard(let field):
      host.escape(FieldID(field))
      page.discard(field)
    case .scroll(let points): host.scroll(by: points)
    case .storeChange(let column, let value): try await putElsewhere(value, in: column)
    case .reload(let open):
      if let open {
        host.reload(open: [.field(FieldID(open))])
      } else {
        host.reload(
          open: host.screen.table.openDrawers, viewedDays: host.screen.viewedDays,
          styles: host.screen.styles)
      }
      let address = open.map { "\(HostPair.path)?open=\($0)" } ?? page.address
      let skipped = page.skipped
      page = try BatchedPage(await visitor.get(address))
      page.skipped = skipped
    }
    host.settle(&order)
  }

  /// Returns the `tap` parameter that a change in a row without a drawer carries if a drawer is
  /// open.
  private func folding(_ field: String) -> [(String, String)] {
    page.items.contains { $0["id"]?.hasPrefix("d-") == true } ? [("tap", field)] : []
  }

  /// Taps an option. An option that exceeds the maximum is discarded at once; the answer's sentence
  /// is the message about it.
  private mutating func choose(_ title: String, of field: String) async throws {
    guard let control = page.option(title, of: field), let wire = control["value"] else { return }
    let name = "~option.\(field)"
    let isSeveral = control["type"] == "checkbox"
    let before = (page.value(of: name, in: field) ?? "").split(separator: "\n").map(String.init)
    if !isSeveral, before == [wire] { return }
    let chosen =
      !isSeveral ? [wire] : before.filter { $0 != wire } + (before.contains(wire) ? [] : [wire])
    host.choose(FieldID(field), title)
    page.drop(in: field) { $0 != name }
    page.enter(chosen.sorted().joined(separator: "\n"), into: name)
    let pairs = (isSeveral ? chosen + [""] : chosen).map { (name, $0) }
    let taps = page.item("d-\(field)") == nil ? [("tap", field)] : []
    let isOpen = page.items.contains { $0["id"]?.hasPrefix("d-") == true }
    try await change(field, pairs + (isOpen ? taps : []))
    if let most = page.most(of: field), chosen.count > most { page.discardOption(name) }
  }

  private mutating func type(_ text: String, into field: String, tapping other: String?)
    async throws
  {
    guard let control = page.entry(of: field) else { return }
    let isDrawer =
      page.item("d-\(field)") != nil || page.item("r-\(field)")?.all("table").isEmpty == false
    // The page begins to edit, too, before anything is typed.
    host.edit(FieldID(field))
    host.settle(&order)
    host.type(text, into: FieldID(field))
    if let other { host.tap(FieldID(other)) } else { host.leave() }
    if !isDrawer { try await read("edit=\(field)") }
    guard page.entry(of: field) != nil else {
      if let other { try await read("tap=\(other)") }
      return
    }
    page.drop(in: field) { $0 != control }
    page.enter(text, into: control)
    if page.controls(of: field)[control] == text {
      page.discard(field)
      if let other { try await read("tap=\(other)") }
      return
    }
    try await change(field, [(control, text)] + (other.map { [("tap", $0)] } ?? []))
  }

  /// Presses a button in a part of the page, and sends the inputs beside it.
  private mutating func press(
    _ name: String?, of field: String, in part: Element?, isNot: Bool = false, seen: Bool = true
  ) async throws {
    let button = part?.all("button").first { button in
      guard let name else { return true }
      return button["name"]?.hasPrefix(name) == !isNot
    }
    guard let part, let button, let pressed = button["name"] else {
      throw BatchedPage.PageError(what: "no button \(name ?? "") of \(field)")
    }
    let isError = part["id"]?.hasPrefix("e-") == true || part["id"]?.hasPrefix("u-") == true
    let beside = isError ? part.all("input").map { ($0["name"] ?? "", $0["value"] ?? "") } : []
    // The consent to replace a secret sends what its control holds.
    let sent =
      pressed.hasPrefix("~value.") ? page.value(of: field, in: field) : button["value"]
    try await change(field, [(pressed, sent ?? "")] + beside)
  }

  private mutating func change(_ field: String, _ pairs: [(String, String)]) async throws {
    let seen = page.originalToken(of: field).map { [("~original.\(field)", $0)] } ?? []
    let answer = await visitor.post(
      page.address, pairs + seen + [("from", page.fingerprint)], Visitor.script)
    try apply(answer, answering: field)
  }

  private mutating func read(_ what: String, _ more: (String, String)? = nil) async throws {
    let joint = page.address.contains("?") ? "&" : "?"
    let rest = more.map { "&" + FormBody.encode([$0]) } ?? ""
    let answer = await visitor.batch(
      "\(page.address)\(joint)from=\(page.fingerprint)&\(what)\(rest)")
    try apply(answer, answering: nil)
  }

  private mutating func apply(_ answer: SiteResponse, answering field: String?) throws {
    guard answer.headers[.contentType] == Batch.mediaType else {
      throw BatchedPage.PageError(what: "no batch: \(answer.code) \(answer.text.prefix(200))")
    }
    try page.apply(WireBatch(answer.body), answering: field, isAccepted: answer.code == 200)
  }

  private func putElsewhere(_ value: StoredValue, in column: String) async throws {
    store.changeElsewhere(value, in: column)
    guard let found = try await memory.record(RecordKey([.integer(1)]), in: "stays") else { return }
    _ = try await memory.change(
      Change(
        table: "stays", key: found.key,
        cells: [.init(column: column, original: Token(found.record[column]), new: value)]))
  }

  /// The difference between the two hosts; `nil` if they show the same.
  var difference: String? {
    if let first = host.violations.first { return "the text host: \(first)" }
    let shown = host.mirror.shown.sections.flatMap(\.items).map(\.element)
    let ids = page.items.compactMap { $0["id"] }
    if shown != ids { return "the text host has \(shown)\nthe page has \(ids)" }
    let visible = Set(host.visibleItems.map(\.element))
    let items = page.items.filter { visible.contains($0["id"] ?? "") }
    var pageLines = [page.headLine]
    for item in items { pageLines += page.lines(of: item) }
    for section in page.sections { pageLines += page.linesBelow(section) }
    pageLines += page.barLines
    var textLines = [host.headLine]
    for item in host.visibleItems { textLines += host.cell(of: item)?.lines ?? [] }
    for section in host.screen.form.sections { textLines += host.linesBelow(section.id) }
    textLines += host.bar?.lines.map(\.text) ?? []
    guard textLines != pageLines else { return nil }
    return Snapshot.difference(
      from: pageLines.joined(separator: "\n"), to: textLines.joined(separator: "\n"))
  }
}

extension BatchedPage {
  /// Discards the entries of those controls of a field whose name satisfies the predicate.
  mutating func drop(in field: String, where predicate: (String) -> Bool) {
    for name in controls(of: field).keys where predicate(name) { discardControl(name) }
  }

  /// Returns the name of the control that takes a typed text: the drawer's, else the row's.
  func entry(of field: String) -> String? {
    for id in ["d-\(field)", "r-\(field)"] {
      let inputs = item(id)?.all { $0.name == "input" || $0.name == "textarea" } ?? []
      let entry = inputs.first { $0["id"]?.hasPrefix("i-") == true && $0["type"] != "file" }
      if let name = entry?["name"] { return name }
    }
    return nil
  }

  /// Returns the base of a drawer's columns: the date from which they were turned.
  func base(_ field: String) -> String {
    let inputs = ["d-\(field)", "r-\(field)"].compactMap(item).flatMap { $0.all("input") }
    return inputs.first { $0["name"] == "~base.\(field)" }?["value"] ?? ""
  }

  /// Returns the control of an option by its title, in a drawer or a section; `nil` if it is
  /// disabled.
  func option(_ title: String, of field: String) -> Element? {
    let labels = items.filter { $0.field == field }.flatMap { $0.all("label") }
    let control = labels.first { $0.all("bdi").first?.text == title }?.all("input").first
    return control?["disabled"] == nil ? control : nil
  }

  /// Returns the maximum number of options that may be chosen; `nil` if there is none.
  func most(of field: String) -> Int? {
    let drawer = item("d-\(field)")?.all { $0["class"] == "options" }.first
    let list = drawer ?? sections.first { $0.foot?.field == field }?.options
    return list?["data-most"].flatMap { Int($0) }
  }
}

extension DateComponent {
  /// Creates the component from the name of a column's control.
  init?(column name: String) {
    self.init(rawValue: String(name.dropFirst().prefix { $0 != "." }))
  }
}
