public import FoldoutForms

/// A change of some cells of one record, with the values that the person saw before.
///
/// ```swift
/// let change = Change(
///   table: "hours", key: RecordKey([.integer(12)]),
///   cells: [Change.Cell(column: "end", original: Token(.text("17:00")), new: .text("17:30"))],
///   guards: [Change.Guard(column: "start", original: .text("08:30"))])
/// let outcome = try await store.change(change)
/// ```
public struct Change: Hashable, Sendable {
  /// The change of one cell.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The token of the value that the person saw.
    public var original: Token
    /// The new value.
    public var new: StoredValue

    /// A change of one cell.
    public init(column: String, original: Token, new: StoredValue) {
      self.column = column
      self.original = original
      self.new = new
    }
  }

  /// A column that is compared but not written: the rules read it to decide that the new values may
  /// be stored.
  ///
  /// It is a value rather than a token, because it was never in a page; a secret is represented by
  /// its secret token.
  public struct Guard: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value that the rules read.
    public var original: StoredValue

    /// A guard of a column.
    public init(column: String, original: StoredValue) {
      self.column = column
      self.original = original
    }
  }

  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The changed cells, each column at most once.
  public var cells: [Cell]
  /// Preconditions of the write: other columns that the rules read. If one has changed since,
  /// nothing is written.
  public var guards: [Guard]
  /// The limits for the values in the returned record. For the comparison, values are read in full.
  public var limits: ValueLimits?
  /// Validates without storing: the outcome is that of the change, but nothing is written.
  public var isTrial = false

  /// A change of cells, with guards as preconditions.
  public init(
    table: String, key: RecordKey, cells: [Cell], guards: [Guard] = [], limits: ValueLimits? = nil
  ) {
    self.table = table
    self.key = key
    self.cells = cells
    self.guards = guards
    self.limits = limits
  }
}

/// The outcome of a change.
public enum ChangeOutcome: Hashable, Sendable {
  /// The new values are committed, now or earlier. The record is the stored one, including the
  /// effects of triggers. `altered` contains the columns that do not hold the requested value;
  /// `alsoWritten` contains other columns that the store changed as well.
  case stored(StoredRecord, altered: [String], alsoWritten: [String] = [])
  /// Nothing was written. These columns hold neither the value that was seen nor the requested one;
  /// or these are guarded columns that have changed. The record is the stored one.
  case conflict(StoredRecord, columns: [String])
  /// Nothing was written: the record no longer exists.
  case gone
}

/// Descriptions for logs. They contain the class and length of a new value but never its content,
/// which may be a password.
extension Change.Cell: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The column, the original token, and the class and length of the new value.
  public var description: String {
    "\(column): \(original.isSecret ? "a secret" : original.text) → \(summary)"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// A mirror for debuggers and `dump`, with the same facts as the description.
  public var customMirror: Mirror {
    Mirror(self, children: ["column": column, "new": summary], displayStyle: .struct)
  }

  private var summary: String {
    switch new {
    case .null: "no value"
    case .integer: "an integer"
    case .real: "a number"
    case .text(let bytes): "text of \(bytes.count) bytes"
    case .blob(let bytes): "\(bytes.count) bytes"
    case .redacted: "a secret"
    }
  }
}

extension Token {
  fileprivate var isSecret: Bool { text.hasPrefix("s:") }
}

extension Change {
  /// The decision about a change, given the stored record.
  package enum Decision: Hashable, Sendable {
    /// Write these cells: they are still as the person saw them. All other cells already have their
    /// new value.
    case write([Cell])
    /// A conflict in these columns: they hold neither the value that was seen nor the new one. Or,
    /// if all cells could be written, these guarded columns have changed.
    case conflict([String])
  }

  /// Compares each cell's original token with the stored value: the whole compare-and-set decision,
  /// without a store.
  ///
  /// The new value of a secret is never compared with the stored one, so that a right guess and a
  /// wrong one get the same answer. Therefore a repeated change of a secret is a conflict.
  ///
  /// - Parameters:
  ///   - current: The stored record, including its secrets.
  ///   - table: The record's table.
  ///   - tokenMaker: Makes the tokens of the record's secrets.
  ///   - isAsStored: Returns true if the stored value is what the column would store for the cell's
  ///     new value.
  package func decision<Failure: Error>(
    on current: StoredRecord, in table: TableSchema, by tokenMaker: SecretTokenMaker,
    isAsStored: (Cell, StoredValue) throws(Failure) -> Bool
  ) throws(Failure) -> Decision {
    var written: [Cell] = []
    var conflicts: [String] = []
    for cell in cells {
      let value = current.record[cell.column]
      let column = table.column(cell.column)
      let visible = column.map { current.visibleValue($0, of: table, by: tokenMaker) } ?? value
      // A secret token that comes back unchanged means: keep the secret.
      if visible.isIdentical(to: cell.new) { continue }
      let isSecret = column?.isSecret == true
      if !isSecret, value.isIdentical(to: cell.new) { continue }
      if case .redacted = cell.new {
        conflicts.append(cell.column)
      } else if isSecret {
        // Only the secret token decides. If an already stored value counted as done, anyone with
        // the page could try one guess after another.
        if cell.original.matches(visible) {
          written.append(cell)
        } else {
          conflicts.append(cell.column)
        }
      } else if cell.original.matches(visible) {
        written.append(cell)
      } else if try !isAsStored(cell, value) {
        conflicts.append(cell.column)
      }
    }
    if conflicts.isEmpty, !written.isEmpty {
      conflicts = guards.filter { !$0.holds(in: current, of: table, by: tokenMaker) }.map(\.column)
    }
    return conflicts.isEmpty ? .write(written) : .conflict(conflicts)
  }

  /// Throws if the change is invalid for every record: a table or column cannot be written, or a
  /// value would reveal secrets. Examines only the change, not the stored record.
  package func validate(for table: TableSchema, storeIsWritable: Bool) throws(StoreError) {
    guard storeIsWritable, table.isWritable else { throw .readOnly(table: table.name) }
    for column in guards.map(\.column) where table.column(column) == nil {
      throw .unknownColumn(column, table: table.name)
    }
    var names: Set<String> = []
    for cell in cells {
      guard let column = table.column(cell.column) else {
        throw .unknownColumn(cell.column, table: table.name)
      }
      guard !column.isGenerated else {
        throw .readOnlyColumn(cell.column, table: table.name)
      }
      guard names.insert(cell.column).inserted else {
        throw .repeatedColumn(cell.column, table: table.name)
      }
      if table.columnsLinkedToSecrets.contains(column.name), !cell.original.matches(cell.new) {
        throw .refused(rule: .linkedSecret, column: column.name, table: table.name)
      }
    }
  }
}

extension Change.Guard {
  fileprivate func holds(
    in current: StoredRecord, of table: TableSchema, by tokenMaker: SecretTokenMaker
  ) -> Bool {
    table.column(column).map {
      current.visibleValue($0, of: table, by: tokenMaker).isIdentical(to: original)
    }
      ?? false
  }
}
