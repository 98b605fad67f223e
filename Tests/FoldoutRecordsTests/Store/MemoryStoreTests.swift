import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import TestSupport
import Testing

@Suite struct MemoryStoreTests {
  @Test("The store in memory keeps the store contract")
  func keepsTheContract() async {
    let contract = StoreContract(features: [.assignedKeys]) { fixture in
      MemoryStore(schema: fixture.schema, records: fixture.records)
    }
    let violations = await contract.violations()
    #expect(violations == [])
  }

  /// A contract that never fails would prove nothing.
  @Test("The store contract detects each planted fault", .promise(4), arguments: Fault.allCases)
  func contractFindsEachFault(_ fault: Fault) async {
    let contract = StoreContract(features: [.assignedKeys]) { fixture in
      FaultyStore(
        store: MemoryStore(schema: fixture.schema, records: fixture.records), fault: fault)
    }
    let laws = await contract.violations(until: fault.law).map(\.law)
    #expect(laws.contains(fault.law), "\(fault) was not found, but \(Set(laws))")
  }

  @Test("Read-only stores, tables and columns refuse changes")
  func refusesWhatIsNotToBeWritten() async throws {
    let columns = [
      ColumnSchema(name: "id"), ColumnSchema(name: "sum", isGenerated: true),
    ]
    let row = DynamicRecord(columns: ["id", "sum"], values: [.integer(1), .integer(2)])
    func store(_ isWritable: Bool, _ tableIsWritable: Bool) -> MemoryStore {
      let table = TableSchema(
        name: "t", key: .columns(["id"]), columns: columns, isWritable: tableIsWritable)
      return MemoryStore(
        schema: Schema(tables: [table], isWritable: isWritable), records: ["t": [row]])
    }
    let change = Change(
      table: "t", key: RecordKey([.integer(1)]),
      cells: [.init(column: "sum", original: Token(.integer(2)), new: .integer(3))])
    for (isWritable, tableIsWritable) in [(false, true), (true, false)] {
      await #expect(throws: StoreError.readOnly(table: "t")) {
        try await store(isWritable, tableIsWritable).change(change)
      }
    }
    await #expect(throws: StoreError.readOnlyColumn("sum", table: "t")) {
      try await store(true, true).change(change)
    }
  }

  @Test("After the largest possible number, a new record gets the smallest free one")
  func lastNumber() async throws {
    for key in [TableSchema.Key.columns(["id"]), .rowid] {
      let table = TableSchema(
        name: "t", key: key,
        columns: [ColumnSchema(name: "id", declaredType: "INTEGER"), ColumnSchema(name: "a")])
      let rows = [1, 2, Int64.max].map { number in
        DynamicRecord(columns: ["id"], values: [.integer(number)])
      }
      let store = MemoryStore(
        schema: Schema(tables: [table], isWritable: true), records: ["t": rows])
      let insertion = Insertion(
        table: "t", cells: [.init(column: "a", new: .text("new"))])
      guard case .stored(let added, _, _, _) = try await store.insert(insertion) else {
        Issue.record("not added")
        continue
      }
      let number: Int64 = key == .rowid ? 4 : 3
      #expect(added.key == RecordKey([.integer(number)]))
    }
  }

  @Test("Missing columns are read as no value")
  func missingColumnsAreNoValue() async throws {
    let table = TableSchema(
      name: "t", key: .rowid, columns: [ColumnSchema(name: "a"), ColumnSchema(name: "b")])
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: ["t": [DynamicRecord(columns: ["b"], values: [.integer(1)])]])
    let record = try await store.record(RecordKey([.text("1")]), in: "t")
    #expect(record?.record.values == [.null, .integer(1)])
  }
}
