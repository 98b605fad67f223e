import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation

/// Measures adding a record, removing it with three that refer to it, and restoring them, in a
/// table of 300,024, against the bare statements.
///
/// The file is in memory, because a disk's waits vary by more than all the rest takes.
func measureRemovals(_ programs: Programs, file: String) async throws {
  let copies = ["ours", "bare"].map { "/dev/shm/foldout-removals-\($0).sqlite" }
  defer { for copy in copies { try? FileManager.default.removeItem(atPath: copy) } }
  for copy in copies {
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: file, toPath: copy)
    try Database(copy).run(
      """
      CREATE TABLE titles (emp_no INTEGER REFERENCES employees ON DELETE CASCADE, title TEXT);
      INSERT INTO titles SELECT emp_no, 'Staff' FROM employees;
      CREATE INDEX titles_emp_no ON titles (emp_no);
      """)
  }
  let store = try SQLiteStore(path: copies[0])
  defer { store.close() }
  let bare = try Database(copies[1])
  try bare.run("PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA")
  var ours = Times()
  var theirs = Times()
  for round in 0..<600 {
    let number = 1_000_000 + Int64(round)
    try await ours.measure(number, in: store, isCounted: round >= 50)
    try theirs.measure(number, in: bare, isCounted: round >= 50)
  }
  for (name, mine, baseline) in [
    ("add", ours.added, theirs.added), ("look before a removal", ours.asked, []),
    ("remove with 3 by cascade", ours.removed, theirs.removed),
    ("bring back", ours.restored, theirs.restored),
  ] {
    if !baseline.isEmpty {
      Figure(name: "bare \(name)", measured: median(baseline), unit: "ms").print()
    }
    Figure(
      name: "\(name), beside its fsync", measured: median(mine), limit: 2, unit: "ms"
    ).print()
  }
}

/// The milliseconds of each operation.
private struct Times {
  var added: [Double] = []
  var asked: [Double] = []
  var removed: [Double] = []
  var restored: [Double] = []

  mutating func measure(
    _ number: Int64, in store: SQLiteStore, isCounted: Bool
  ) async throws {
    let clock = ContinuousClock()
    func text(_ text: String) -> StoredValue { .text(bytes: Array(text.utf8)) }
    let cells: [(String, StoredValue)] = [
      ("emp_no", .integer(number)), ("birth_date", text("1961-02-01")),
      ("first_name", text("Maria")), ("last_name", text("Sonnenberg")), ("gender", text("F")),
      ("hire_date", text("1990-01-01")),
    ]
    let insertion = Insertion(
      table: "employees", cells: cells.map { .init(column: $0.0, new: $0.1) }, ticket: .random())
    let key = RecordKey([.integer(number)])
    var stored: InsertionOutcome?
    let add = try await clock.measure { stored = try await store.insert(insertion) }
    guard case .stored? = stored else { throw Database.BenchmarkError("\(number) was not added") }
    for title in ["a", "b", "c"] {
      let outcome = try await store.insert(
        Insertion(
          table: "titles",
          cells: [
            .init(column: "emp_no", new: .integer(number)),
            .init(column: "title", new: text(title)),
          ]))
      guard case .stored = outcome else { throw Database.BenchmarkError("a title was not added") }
    }
    var preview: RemovalPreview?
    let ask = try await clock.measure {
      preview = try await store.removal(of: key, in: "employees")
    }
    guard let preview else { throw Database.BenchmarkError("\(number) is not there") }
    var receipt: RemovalID?
    let remove = try await clock.measure {
      let outcome = try await store.remove(
        Removal(table: "employees", key: key, original: preview.digest))
      if case .removed(let found) = outcome { receipt = found.id }
    }
    guard let receipt else { throw Database.BenchmarkError("\(number) was not removed and kept") }
    var back: RestoreOutcome?
    let restore = try await clock.measure { back = try await store.restore(receipt) }
    guard case .restored? = back else {
      throw Database.BenchmarkError("\(number) did not come back")
    }
    if isCounted { self.add(add, ask, remove, restore) }
  }

  mutating func measure(_ number: Int64, in bare: Database, isCounted: Bool) throws {
    let clock = ContinuousClock()
    let row = """
      INSERT INTO employees VALUES (\(number), '1961-02-01', 'Maria', 'Sonnenberg', 'F', '1990-01-01');
      """
    let titles = ["a", "b", "c"].map { "INSERT INTO titles VALUES (\(number), '\($0)');" }.joined()
    let add = try clock.measure { try bare.run("BEGIN IMMEDIATE; \(row) COMMIT") }
    try bare.run(titles)
    let remove = try clock.measure {
      try bare.run("BEGIN IMMEDIATE; DELETE FROM employees WHERE emp_no = \(number); COMMIT")
    }
    let restore = try clock.measure { try bare.run("BEGIN IMMEDIATE; \(row) \(titles) COMMIT") }
    if isCounted { self.add(add, nil, remove, restore) }
  }

  private mutating func add(
    _ add: Duration, _ ask: Duration?, _ remove: Duration, _ restore: Duration
  ) {
    added.append(add / .milliseconds(1))
    if let ask { asked.append(ask / .milliseconds(1)) }
    removed.append(remove / .milliseconds(1))
    restored.append(restore / .milliseconds(1))
  }
}
