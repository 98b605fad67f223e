import FoldoutForms
import FoldoutRecords

extension StoreFixture {
  /// Accounts whose passwords a store must keep to itself; two people have the same one.
  static var accounts: Table {
    Table(
      schema: TableSchema(
        name: "accounts", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "login", declaredType: "TEXT"),
          ColumnSchema(name: "user_password", declaredType: "TEXT"),
          ColumnSchema(name: "Secret"),
        ]),
      rows: [
        [.integer(1), .text("ada"), .text("hunter2"), .blob([1, 2, 3])],
        [.integer(2), .text("bob"), .text("hunter2"), .integer(42)],
        [.integer(3), .text("eve"), .null, .text("")],
      ])
  }
}
