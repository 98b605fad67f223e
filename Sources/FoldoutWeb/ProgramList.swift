import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A list of the program's own records, whatever their type: what a host asks of it.
struct ProgramList: Sendable {
  /// The list's name, as a table has one.
  let name: String
  /// The identities of the actions that some row may offer.
  let actions: [ActionID]
  /// All rows in the program's order, as they stand now.
  let rows: @Sendable (FormEnvironment) async -> Rows
  /// One row; `nil` where there is no such record.
  let row: @Sendable (RecordKey, FormEnvironment) async -> ListedRecord?
  /// The bar of one row; `nil` where there is no such record.
  let bar: @Sendable (RecordKey, FormEnvironment) async -> DesignedBar?
  /// Removes the record that was seen.
  let remove: @Sendable (RecordKey, _ original: String) async -> ListRemoval
  let restore: @Sendable (String, FormEnvironment) async -> ListRestoration
  /// Tells the program of an action on the record that was seen.
  let tell: @Sendable (ActionID, RecordKey, _ original: String) async -> ListTelling
  /// The line under the rows; `nil` for a list without one.
  let footer: FooterText?

  /// The rows of a moment, each made when it is asked for: the titles of a million would take
  /// seconds.
  struct Rows: Sendable {
    let count: Int
    /// The row at an index.
    let row: @Sendable (Int) -> ListedRecord
    /// The key of the row at an index.
    let key: @Sendable (Int) -> RecordKey
    /// The first index among some whose record a key names.
    let index: @Sendable (RecordKey, Range<Int>) -> Int?

    /// The indices that are looked at before others may use the thread.
    private static let rowsOfAStep = 4096

    /// The first index of a key.
    func index(of key: RecordKey) async -> Int? {
      for start in stride(from: 0, to: count, by: Self.rowsOfAStep) {
        if let found = index(key, start..<min(start + Self.rowsOfAStep, count)) { return found }
        await Task.yield()
      }
      return nil
    }
  }
}

/// A bar, and what the program designed for it.
struct DesignedBar: Sendable {
  var reading: BarReading
  var design: Markup?

  init(_ reading: BarReading, _ design: Markup? = nil) {
    self.reading = reading
    self.design = design
    self.reading.design = design.map { markup in
      var digest = Digest()
      digest.combine(markup.bytes)
      return digest.text
    }
  }
}

extension ProgramList {
  /// A list over records of one type.
  init<Record: Identifiable & Equatable & Sendable>(
    _ name: String, _ records: Records<Record>, _ parts: [ListPart<Record>]
  ) where Record.ID: LosslessStringConvertible & Sendable {
    let typed = TypedRows(records: records, parts: ListParts(parts))
    self.init(
      name: name, actions: typed.parts.actions.map { $0.id },
      rows: { await typed.rows($0) },
      row: { await typed.row($0, $1) },
      bar: { await typed.bar($0, $1) },
      remove: { await typed.remove($0, original: $1) },
      restore: { await typed.restore($0, $1) },
      tell: { await typed.tell($0, $1, original: $2) }, footer: typed.parts.footer?.text)
  }
}

/// The rows of a program's list while their type is known.
private struct TypedRows<Record: Identifiable & Equatable & Sendable>: Sendable
where Record.ID: LosslessStringConvertible & Sendable {
  let records: Records<Record>
  let parts: ListParts<Record>

  /// The record of a key and its state, of one moment.
  private func find(_ key: RecordKey) async -> (record: Record, state: String)? {
    guard let id = id(key) else { return nil }
    return await records.current(id)
  }

  /// The identity that a key spells.
  private func id(_ key: RecordKey) -> Record.ID? {
    guard key.values.count == 1, let text = key.values[0].string else { return nil }
    return Record.ID(text)
  }

  private func key(_ record: Record) -> RecordKey { RecordKey([.text(record.id.description)]) }

  private func title(_ record: Record, _ environment: FormEnvironment) -> String {
    parts.title?.text(record, environment) ?? record.id.description
  }

  func rows(_ environment: FormEnvironment) async -> ProgramList.Rows {
    let all = await records.all
    return ProgramList.Rows(
      count: all.count, row: { listed(all[$0], environment) }, key: { key(all[$0]) },
      index: { key, range in
        guard let id = id(key) else { return nil }
        return all[range].firstIndex { $0.id == id }
      })
  }

  func row(_ key: RecordKey, _ environment: FormEnvironment) async -> ListedRecord? {
    await find(key).map { listed($0.record, environment) }
  }

  private func listed(_ record: Record, _ environment: FormEnvironment) -> ListedRecord {
    ListedRecord(
      key: key(record), title: title(record, environment),
      detail: parts.title?.detail(record, environment))
  }

  func bar(_ key: RecordKey, _ environment: FormEnvironment) async -> DesignedBar? {
    guard let (record, state) = await find(key) else { return nil }
    let reading = BarReading(
      title: title(record, environment), actions: parts.offered(record, environment),
      original: state)
    return DesignedBar(reading, parts.drawer?.content(record, environment))
  }

  func remove(_ key: RecordKey, original: String) async -> ListRemoval {
    guard let (record, _) = await find(key) else { return .gone }
    guard let id = await records.remove(record.id, original: original) else { return .conflict }
    return .removed(id)
  }

  func restore(_ id: String, _ environment: FormEnvironment) async -> ListRestoration {
    switch await records.restore(id) {
    case .restored(let record):
      .restored(key(record), title: title(record, environment))
    case .taken: .taken
    case .unknown: .unknown
    }
  }

  func tell(_ id: ActionID, _ key: RecordKey, original: String) async -> ListTelling {
    guard let (record, state) = await find(key) else { return .gone }
    guard state == original else { return .conflict }
    return await parts.tell(id, record)
  }
}

/// The parts that a list's builder collected, by their kinds. No two of its actions have one
/// identity: a button that the program calls Remove is not the host's.
struct ListParts<Record: Sendable>: Sendable {
  var title: Title<Record>?
  var actions: [Action<Record>] = []
  var drawer: Drawer<Record>?
  var footer: Footer<Record>?

  init(_ parts: [ListPart<Record>]) {
    var taken: Set<ActionID> = [.share, .open, .duplicate, .remove]
    for part in parts {
      switch part.part {
      case .title(let title): self.title = title
      case .action(let action): actions.append(ListParts.named(action, besides: &taken))
      case .drawer(let drawer): self.drawer = drawer
      case .footer(let footer): self.footer = footer
      }
    }
  }

  /// An action under an identity that is no other's: a number follows one that is taken, or that a
  /// title without letters does not give.
  private static func named(
    _ action: Action<Record>, besides taken: inout Set<ActionID>
  ) -> Action<Record> {
    guard case .program = action.deed else { return action }
    var action = action
    let name = action.id.name.isEmpty ? "action" : action.id.name
    var number = 1
    action.id = ActionID(name)
    while !taken.insert(action.id).inserted {
      number += 1
      action.id = ActionID("\(name)_\(number)")
    }
    return action
  }

  /// Tells the program of an action; gone is a record of which it cannot make one of its own.
  func tell(_ id: ActionID, _ record: Record) async -> ListTelling {
    guard case .program(let perform)? = actions.first(where: { $0.id == id })?.deed else {
      return .gone
    }
    return await perform(record).map(ListTelling.answered) ?? .gone
  }

  /// The actions that a record's row offers now.
  func offered(_ record: Record, _ environment: FormEnvironment) -> [OfferedAction] {
    actions.filter { $0.isOffered(record) }.map { OfferedAction($0, in: environment) }
  }
}
