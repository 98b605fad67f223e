import FoldoutForms
import FoldoutRecords

/// A report of a schema as plain text: a paragraph for each table, and in it a line for
/// each column.
struct SchemaReport {
  let schema: Schema

  init(_ schema: Schema) {
    self.schema = schema
  }

  /// The whole text, without a line break at its end.
  var text: String {
    guard !schema.tables.isEmpty else { return "There are no tables in this database yet." }
    return schema.tables.map(paragraph).joined(separator: "\n\n")
  }

  private func paragraph(_ table: TableSchema) -> String {
    let head = "\(PlainName(table.name)): \(table.sort)"
    if let fault = table.fault { return "\(head)\n  cannot be read: \(PlainName.escaped(fault))" }
    let naming = RecordTitle(table, in: schema)
    let facts = [
      ("key", table.keyLine), ("title", naming.titleLine), ("second line", naming.detailLine),
      ("order", table.orderLine),
      ("also by", table.openOrders.isEmpty ? nil : PlainName.list(table.openOrders)),
      ("read-only", table.readOnlyLine),
    ]
    let lines = facts.compactMap { name, line in line.map { "  \(name): \($0)" } }
    let columns = zip(table.columns, table.form(isWritable: true).fields).map { column, field in
      "    \(PlainName(column.name)): \(column.line(as: field, in: table))"
    }
    return ([head] + lines + ["  columns:"] + columns).joined(separator: "\n")
  }
}

/// A name as a line of text has it: in quotes where it is no plain word, and in one line.
struct PlainName: CustomStringConvertible {
  let description: String

  init(_ name: String) {
    let isPlain =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0))
      }
    description = isPlain ? name : "“\(PlainName.escaped(name))”"
  }

  /// A text in one line, in which nothing tells a terminal what to do.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }

  /// Some names in a row.
  static func list(_ names: [String], joinedBy joint: String = ", ") -> String {
    names.map { "\(PlainName($0))" }.joined(separator: joint)
  }
}
