import FoldoutForms
import FoldoutScreens
import FoldoutRecords
import FoldoutTesting
import Foundation
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// A walk through one table as a person might take it: opens its list, its first records and each
/// drawer, and changes each value and changes it back.
struct TableWalk {
  let store: any RecordStore
  let visitor: Visitor
  let table: TableSchema
  /// The number of records to visit, from the first.
  var records = 10

  /// The counts and exceptions of a walk.
  struct Outcome {
    var records = 0
    var changed = 0
    var drawers = 0
    /// The fields whose old values only Undo restored, because typing them gave another value.
    var undone: [String] = []
    /// The fields whose change was refused, with the beginning of the refusal's sentence.
    var refused: [String] = []
  }

  init(_ store: any RecordStore, _ table: TableSchema) {
    self.store = store
    self.table = table
    visitor = Visitor(store)
  }

  /// Walks the table, and returns the outcome as one line.
  func walk() async throws -> String {
    let list = await visitor.get(Address.table(table.name).path)
    let page = try PageReader.page(list)
    guard list.code == 200 else {
      #expect(list.code == 422, "\(table.name): \(list.code)")
      return "\(list.code) \(page.all("p").map(\.text).joined(separator: " "))"
    }
    let rows = page.all("li").filter { $0["class"] == "item" }
    let links = rows.flatMap { $0.all("a") }.compactMap { $0["href"] }
    var outcome = Outcome()
    for link in links.prefix(records) {
      outcome.records += 1
      try await walk(link, &outcome)
    }
    if links.isEmpty {
      for place in rows.indices.prefix(records) {
        let answer = await visitor.get("\(Address.table(table.name).path)/\(place + 1)")
        #expect(answer.code == 200, "\(table.name) \(place): \(answer.text)")
        outcome.records += 1
      }
    }
    let undone =
      outcome.undone.isEmpty ? "" : "; by Undo: \(outcome.undone.joined(separator: ", "))"
    let refused =
      outcome.refused.isEmpty ? "" : "; refused: \(outcome.refused.joined(separator: ", "))"
    return """
      \(rows.count) rows, \(outcome.records) records, \(outcome.drawers) drawers, \
      \(outcome.changed) changed and back\(undone)\(refused)
      """
  }

  private func walk(_ path: String, _ outcome: inout Outcome) async throws {
    let answer = await visitor.get(path)
    #expect(answer.code == 200, "\(path): \(answer.text)")
    guard answer.code == 200 else { return }
    guard case .record(_, let key)? = Address(path: path) else { return }
    for field in table.form(isWritable: true).fields {
      if field.unfolds {
        let open = await visitor.get("\(path)?open=\(PercentCoding.encode(field.id.name))")
        #expect(open.code == 200, "\(path) \(field.id)")
        // An address cannot name a field with an empty name, so its drawer cannot be opened.
        if !field.id.name.isEmpty {
          let drawer = try PageReader.page(open).byID(RowID.field(field.id).drawerElement)
          let kind = field.effectiveKind(in: try await record(key).record)
          #expect(drawer != nil || kind != field.kind, "\(path) \(field.id)")
        }
        outcome.drawers += 1
      }
      try await change(field, of: key, at: path, &outcome)
    }
  }

  private func record(_ key: RecordKey) async throws -> StoredRecord {
    try #require(try await store.record(key, in: table.name))
  }

  /// Changes one field to another valid value and back, each time with the token of the present
  /// value.
  private func change(
    _ field: Field<DynamicRecord>, of key: RecordKey, at path: String, _ outcome: inout Outcome
  ) async throws {
    let before = try await record(key)
    let old = before.record[field.id.name]
    let kind = field.effectiveKind(in: before.record)
    // An empty text in a required field cannot be restored: it breaks the field's rule.
    guard kind.isEditable, !kind.isSecret, !kind.isPicture,
      !(field.isRequired && old == .text("")),
      let other = try await another(than: old, in: field, kind: kind)
    else { return }
    let shown = field.formValue(of: field.read(before.record), in: environment) ?? ""
    let there = await send(other, to: field, seen: old, at: path, kind: kind)
    guard there.code == 303 else {
      #expect(there.code == 422, "\(path) \(field.id) to \(other): \(there.code) \(there.text)")
      let problem = try PageReader.page(there).all { $0["class"] == "error" }.first?.text ?? ""
      outcome.refused.append("\(field.label) (\(problem.prefix(60)))")
      #expect(try await record(key).record[field.id.name].isIdentical(to: old))
      return
    }
    let changed = try await record(key).record[field.id.name]
    guard !changed.isIdentical(to: old) else {
      // A trigger reverted the change, and the page reports it.
      #expect(there.location?.contains("altered=") == true, "\(path) \(field.id) to \(other)")
      outcome.refused.append("\(field.label) (taken back)")
      return
    }
    // Typing the shown text gives the old value, or at least one that the field stores or refuses
    // with a sentence. Undo restores the old value's storage class and bytes exactly.
    let back = await send(shown, to: field, seen: changed, at: path, kind: kind)
    #expect([303, 422].contains(back.code), "\(path) \(field.id) to \(shown): \(back.text)")
    let typed = try await record(key).record[field.id.name]
    if !typed.isIdentical(to: old) {
      let query = there.location.flatMap { $0.prefix { $0 != "#" }.split(separator: "?").last }
      let was = try Parameters((query ?? "").utf8)["was"] ?? ""
      let undone = await visitor.post(
        path, [("~undo.\(field.id.name)", was), ("~theirs.\(field.id.name)", Token(typed).text)])
      #expect(undone.code == 303, "\(path) \(field.id) undone: \(undone.text)")
      outcome.undone.append(field.label)
    }
    let now = try await record(key).record[field.id.name]
    if !OddDatabase.changedByTriggers.contains(table.name) {
      #expect(now.isIdentical(to: old), "\(path) \(field.id): \(now) and not \(old)")
    }
    outcome.changed += 1
  }

  private var environment: FormEnvironment {
    FormEnvironment(locale: Locale(identifier: "en"), timeZone: .gmt, now: Visitor.now)
  }

  private func send(
    _ text: String, to field: Field<DynamicRecord>, seen: StoredValue, at path: String,
    kind: FieldKind
  ) async -> SiteResponse {
    let token = ("~original.\(field.id.name)", Token(seen).text)
    if kind.isFlag, field.editor.choice != nil {
      let entry =
        text.isEmpty
        ? ("~clear.\(field.id.name)", "1") : ("~option.\(field.id.name)", "i:\(text)")
      return await visitor.post(path, [token, entry])
    }
    if kind.isFlag {
      return await visitor.post(
        path, text == "1" ? [token, (field.id.textParameter, "1")] : [token])
    }
    if text.isEmpty, kind.isDate || seen != .text("") {
      return await visitor.post(path, [token, ("~clear.\(field.id.name)", "1")])
    }
    let answer = await visitor.post(path, [token, (field.id.textParameter, text)])
    guard answer.text.contains("name=\"~sure.") else { return answer }
    // The old value is too long for the address that Undo needs, so the page asked for consent.
    return await visitor.post(
      path, [token, ("~sure.\(field.id.name)", token.1), ("~set.\(field.id.name)", text)])
  }

  /// Returns the text of another value that the field accepts; `nil` if there is none.
  private func another(
    than old: StoredValue, in field: Field<DynamicRecord>, kind: FieldKind
  ) async throws -> String? {
    if let reference = table.column(field.id.name)?.reference {
      guard let values = try? await store.window(WindowRequest(table: reference.table)) else {
        return nil
      }
      let column = reference.column
      return values.records.lazy
        .map { row in column.map { row.record[$0] } ?? row.key.values[0] }
        .first { !$0.isIdentical(to: old) }.flatMap(\.plainText)
    }
    switch kind {
    case .flag: return old == .integer(1) ? "0" : "1"
    case .wholeNumber: return old == .integer(6) ? "7" : "6"
    case .decimal: return old == .real(6.25) ? "7.25" : "6.25"
    case .date: return old == .text("2011-12-13") ? "2011-12-14" : "2011-12-13"
    case .dateTime: return "2011-12-13 14:15:16"
    case .month: return "2011-12"
    case .time: return "11:12"
    case .email: return "somebody@example.org"
    case .url: return "https://example.org/"
    case .phone: return "+1 555 0100"
    case .text, .longText, .secret, .several, .picture, .readOnly, .button:
      switch old {
      case .integer(let number): return number == 6 ? "7" : "6"
      case .real: return "6.25"
      default: return (old.string ?? "") + "x"
      }
    }
  }
}

extension StoredValue {
  fileprivate var plainText: String? {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    default: string
    }
  }
}
