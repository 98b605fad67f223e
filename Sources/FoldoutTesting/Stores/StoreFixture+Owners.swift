import FoldoutForms
import FoldoutRecords

extension StoreFixture {
  /// Owners, whom pets refer to; one refers to another, one to itself.
  static var owners: Table {
    Table(
      schema: TableSchema(
        name: "owners", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true),
          ColumnSchema(name: "name", declaredType: "TEXT", defaultText: "'Nobody'"),
          ColumnSchema(
            name: "friend", declaredType: "INTEGER",
            reference: .init(table: "owners", column: "id")),
        ]),
      rows: [
        [.integer(1), .text("Ada"), .null], [.integer(2), .text("Bob"), .integer(1)],
        [.integer(3), .text("Eve"), .integer(3)],
      ])
  }

  /// Pets, which belong to owners.
  static var pets: Table {
    Table(
      schema: TableSchema(
        name: "pets", key: .rowid,
        columns: [
          ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
          ColumnSchema(
            name: "owner", declaredType: "INTEGER",
            reference: .init(table: "owners", column: "id")),
        ]),
      rows: [[.text("Rex"), .integer(1)], [.text("Tom"), .integer(1)], [.text("Kit"), .null]])
  }
}

extension StoreFixture {
  /// Accounts whose passwords must never leave the store; two people have the same one.
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
