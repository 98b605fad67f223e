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
    let titles = TitleColumns(table, in: schema)
    let facts = [
      ("key", table.keyLine), ("title", titles.titleLine), ("second line", titles.detailLine),
      ("hidden in lists", titles.hiddenLine),
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

extension ColumnSchema {
  /// Returns the CHECK constraints that the column's field enforces.
  func checks(of field: Field<DynamicRecord>) -> [String] {
    guard !isSecret else { return [] }
    var checks: [String] = []
    if let options {
      let values = options.map(\.literal).joined(separator: ", ")
      checks.append("one of \(values) by its check")
    }
    for rule in field.rules {
      switch rule.condition {
      case .range(let minimum?, let maximum?):
        checks.append("\(minimum) to \(maximum) by its check")
      case .range(let minimum?, nil): checks.append("at least \(minimum) by its check")
      case .range(nil, let maximum?): checks.append("at most \(maximum) by its check")
      case .length(let minimum, let maximum?) where minimum == maximum:
        checks.append("exactly \(maximum) characters by its check")
      case .length(let minimum, let maximum?):
        checks.append(
          "\(minimum == 0 ? "at most" : "\(minimum) to") \(maximum) characters by its check")
      case .length(let minimum, nil): checks.append("at least \(minimum) characters by its check")
      case .between(let above, let below):
        if let above { checks.append("more than \(above) by its check") }
        if let below { checks.append("less than \(below) by its check") }
      case .range(nil, nil), .email, .url, .phone, .pattern, .equal, .custom: break
      }
    }
    if field.editor.dates != nil {
      let (days, limits) = (checkedDays, dayLimits)
      if let first = days.earliest, first == limits.earliest {
        checks.append("not before \(first) by its check")
      }
      if let last = days.latest, last == limits.latest {
        checks.append("not after \(last) by its check")
      }
    }
    return checks
  }
}

extension StoredValue {
  /// The value as an SQL literal.
  var literal: String {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let bytes):
      if let string {
        "'\(PlainName.escaped(string.replacing("'", with: "''")))'"
      } else {
        "CAST(\(StoredValue.literal(of: bytes)) AS TEXT)"
      }
    case .blob(let bytes): StoredValue.literal(of: bytes)
    case .null: "NULL"
    case .redacted: preconditionFailure("The token of a secret has no literal.")
    }
  }

  /// Returns bytes as an SQL literal.
  private static func literal(of bytes: [UInt8]) -> String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "X'\(digits.joined())'"
  }
}

extension ColumnSchema {
  /// Returns the column's line: the kind of its field, the reason, and its traits.
  func line(as field: Field<DynamicRecord>, in table: TableSchema) -> String {
    let binding = binding
    let kind = "\(binding.kind.plainName) (\(binding.reason.sentence(on: self)))"
    let parts = [kind] + traits(of: field, as: binding, in: table)
    return parts.joined(separator: "; ")
  }

  private func traits(
    of field: Field<DynamicRecord>, as binding: ColumnBinding, in table: TableSchema
  ) -> [String] {
    var traits: [String] = []
    if isNotNull { traits.append(usesEmptyTextForNone ? "never NULL" : "required") }
    if isNotNull, holdsEmptyText { traits.append("empty in some rows") }
    if binding.kind.isFlag, !isNotNull { traits.append("on, off or no value") }
    if case .untyped(filling: .some) = binding.coding {
      traits.append("an empty cell gets a number, like most")
    }
    traits += checks(of: field)
    if isUnique { traits.append("unique") }
    if let reference {
      let column = reference.column.map { " (\(PlainName($0)))" } ?? ""
      traits.append("refers to \(PlainName(reference.table))\(column)")
    }
    // A secret's default is a secret, too.
    if let defaultText, !isSecret {
      traits.append("default \(PlainName.escaped(defaultText))")
    }
    if isSecret { traits.append("secret, never shown") }
    if let zone { traits.append("shown in \(zone.name)") }
    if hasOwnZones { traits.append("each shown in its own zone") }
    if let never { traits.append("never is \(never.literal)") }
    if mayCountFromSeveralDays {
      traits.append("perhaps dates: --epoch says from which year they count")
    }
    switch table.readOnlyReason(of: self, as: binding.kind) {
    case .computed: traits.append("read-only: the database computes it")
    case .key: traits.append("read-only: part of the key")
    case .obstacle(let obstacle): traits.append("read-only: \(obstacle.sentence)")
    case .bytes: traits.append("read-only: bytes; a picture among them is shown")
    // The table's read-only line says so.
    case .table, nil: break
    }
    return traits
  }
}

extension FieldKind {
  /// The plain name of the kind.
  fileprivate var plainName: String {
    switch self {
    case .text: "text"
    case .longText: "long text"
    case .secret: "secret"
    case .email: "e-mail"
    case .phone: "phone"
    case .url: "web address"
    case .wholeNumber: "whole number"
    case .decimal: "number"
    case .flag: "switch"
    case .several: "several"
    case .date: "day"
    case .time: "time"
    case .dateTime: "day and time"
    case .month: "month"
    case .picture: "picture"
    case .readOnly: "bytes"
    case .button: "button"
    }
  }
}
