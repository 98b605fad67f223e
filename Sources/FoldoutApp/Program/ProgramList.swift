package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// A list of the program's own records with their type erased: the operations that a host needs.
package struct ProgramList: Sendable {
  /// The list's name in addresses.
  package let name: String
  /// The identities of the actions that some row may offer.
  package let actions: [ActionID]
  /// Returns all current rows, in the program's order.
  package let rows: @Sendable (FormEnvironment) async -> Rows
  /// Returns one row; `nil` if there is no such record.
  package let row: @Sendable (RecordKey, FormEnvironment) async -> ListedRecord?
  /// Returns the bar of one row; `nil` if there is no such record.
  package let bar: @Sendable (RecordKey, FormEnvironment) async -> BarReading?
  /// Removes a record if its state is still `original`.
  package let remove: @Sendable (RecordKey, _ original: String) async -> ListRemoval
  package let restore: @Sendable (String, FormEnvironment) async -> ListRestoration
  /// Performs an action of the program on a record if its state is still `original`.
  package let perform:
    @Sendable (ActionID, RecordKey, _ original: String, FormEnvironment) async -> ListActionOutcome
  /// Returns the line below the rows; `nil` for a list without one.
  package let footer: FooterText?

  /// A snapshot of the rows. Each row is made on demand, because a million titles would take
  /// seconds.
  package struct Rows: Sendable {
    package let count: Int
    /// Returns the row at an index.
    package let row: @Sendable (Int) -> ListedRecord
    /// Returns the key of the row at an index.
    package let key: @Sendable (Int) -> RecordKey
    /// Returns the first index within a range whose record has a key.
    package let index: @Sendable (RecordKey, Range<Int>) -> Int?

    /// The number of rows that are searched before the task yields.
    private static let rowsPerStep = 4096

    /// Returns the first index of a key. Complexity: O(`count`).
    package func index(of key: RecordKey) async -> Int? {
      for start in stride(from: 0, to: count, by: Self.rowsPerStep) {
        if let found = index(key, start..<min(start + Self.rowsPerStep, count)) { return found }
        await Task.yield()
      }
      return nil
    }
  }
}

extension ProgramList {
  /// Creates a list over records of one type.
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
      perform: { await typed.perform($0, $1, original: $2, $3) }, footer: typed.parts.footer?.text)
  }
}

/// The rows of a program's list, with the type of its records.
private struct TypedRows<Record: Identifiable & Equatable & Sendable>: Sendable
where Record.ID: LosslessStringConvertible & Sendable {
  let records: Records<Record>
  let parts: ListParts<Record>

  /// Returns the record of a key and its state, read at one moment.
  private func find(_ key: RecordKey) async -> (record: Record, state: String)? {
    guard let id = id(key) else { return nil }
    return await records.current(id)
  }

  /// Returns the identity that a key encodes; `nil` if it encodes none.
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

  func bar(_ key: RecordKey, _ environment: FormEnvironment) async -> BarReading? {
    guard let (record, state) = await find(key) else { return nil }
    return BarReading(
      title: title(record, environment), actions: parts.offered(record, environment),
      original: state, design: parts.design?(record, environment))
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

  func perform(
    _ id: ActionID, _ key: RecordKey, original: String, _ environment: FormEnvironment
  ) async -> ListActionOutcome {
    guard let (record, state) = await find(key) else { return .gone }
    guard state == original else { return .conflict }
    return await parts.perform(id, record, environment)
  }
}

/// The parts of a list's description, by kind.
///
/// Each action has a unique identity, so that a program's button called Remove is not taken for the
/// host's.
struct ListParts<Record: Sendable>: Sendable {
  var title: Title<Record>?
  var actions: [Action<Record>] = []
  var design: (@Sendable (Record, FormEnvironment) -> Design)?
  var footer: Footer<Record>?

  init(_ parts: [ListPart<Record>]) {
    var taken: Set<ActionID> = [.share, .open, .duplicate, .remove]
    for part in parts {
      switch part.part {
      case .title(let title): self.title = title
      case .action(let action): actions.append(ListParts.withUniqueID(action, besides: &taken))
      case .design(let design): self.design = design
      case .footer(let footer): self.footer = footer
      case .standard: actions += [.open, .share, .duplicate, .remove]
      }
    }
  }

  /// Returns the action with a unique identity. A number follows a name that is taken; a title
  /// without letters becomes `action`.
  private static func withUniqueID(
    _ action: Action<Record>, besides taken: inout Set<ActionID>
  ) -> Action<Record> {
    guard case .program = action.operation else { return action }
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

  /// Performs an action of the program. The answer is `gone` if there is no such action, or if the
  /// record cannot be read as the program's type.
  func perform(
    _ id: ActionID, _ record: Record, _ environment: FormEnvironment
  ) async -> ListActionOutcome {
    guard case .program(let perform)? = actions.first(where: { $0.id == id })?.operation else {
      return .gone
    }
    return await perform(record, environment).map(ListActionOutcome.answered) ?? .gone
  }

  /// Returns the actions that a record's row offers now.
  func offered(_ record: Record, _ environment: FormEnvironment) -> [OfferedAction] {
    actions.filter { $0.isOffered(record) }.map { OfferedAction($0, in: environment) }
  }
}
