import FoldoutForms
import FoldoutRecords

extension ColumnSchema {
  /// Returns the column's line: the kind of its field, the reason, and its traits.
  func line(as field: Field<DynamicRecord>, in table: TableSchema) -> String {
    let binding = binding
    let kind = "\(binding.kind.plainName) (\(sentence(of: binding.reason)))"
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
