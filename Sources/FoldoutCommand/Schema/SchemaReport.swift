import FoldoutForms
import FoldoutRecords

/// A report of a schema as plain text, with a paragraph for each table and a line for each column.
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
    let head = "\(PlainName(table.name)): \(table.kindName)"
    if let fault = table.fault { return "\(head)\n  cannot be read: \(PlainName.escaped(fault))" }
    let naming = RecordTitle(table, in: schema)
    let facts = [
      ("key", table.keyLine), ("title", naming.titleLine), ("second line", naming.detailLine),
      ("hidden in lists", naming.hiddenLine),
      ("order", table.orderLine),
      (
        "also by", table.indexedSortColumns.isEmpty ? nil : PlainName.list(table.indexedSortColumns)
      ),
      ("read-only", table.readOnlyLine), ("no new records", table.unfillableLine),
      ("adding", table.addingLine), ("removing", table.removingLine),
    ]
    let lines = facts.compactMap { name, line in line.map { "  \(name): \($0)" } }
    let columns = zip(table.columns, table.form(isWritable: true).fields).map { column, field in
      "    \(PlainName(column.name)): \(column.line(as: field, in: table))"
    }
    return ([head] + lines + ["  columns:"] + columns).joined(separator: "\n")
  }
}

/// A name for a line of text: quoted unless it is a plain word, with line breaks escaped.
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

  /// Escapes line breaks and control characters, so that a text cannot control a terminal.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }

  /// Joins names into a list.
  static func list(_ names: [String], joinedBy separator: String = ", ") -> String {
    names.map { "\(PlainName($0))" }.joined(separator: separator)
  }
}
