import Foundation

/// Sets the columns of dynamic records in typed ones.
///
/// The fields and codings of a form are looked up once, because a record is converted for each
/// rule, footer and condition, and a large form has thousands of them.
package struct RecordConversion<Record: Sendable>: Sendable {
  private struct Part: Sendable {
    var column: String
    var coding: ColumnCoding
    /// The value that stands for *no value*.
    var none: FieldValue
    var write: @Sendable (inout Record, FieldValue) -> Bool
  }

  private let parts: [Part]
  /// True if a column may hold a secret.
  let hasSecrets: Bool

  /// Creates the conversion for a form. `coding` returns how columns store their values, as for
  /// ``Form/byColumns(template:coding:)``.
  ///
  /// Columns of a store's row (`isRow`) have the values of properties that are only shown, too. Any
  /// others are those of a value that the program has, in which they stay.
  package init(
    _ form: Form<Record>, coding: (FieldID, FieldKind) -> ColumnCoding? = { _, _ in nil },
    isRow: Bool = false
  ) {
    var parts: [Part] = []
    for section in form.sections {
      for field in section.fields where field.kind.isStored && !field.isComputed {
        let isEmptyText = !field.canBeNone && field.kind.isText
        parts.append(
          Part(
            column: field.id.name, coding: coding(field.id, field.kind) ?? field.coding,
            none: isEmptyText ? .text("") : field.kind.isSeveral ? .several([]) : .none,
            write: isRow ? field.fill ?? field.write : field.write))
      }
    }
    self.parts = parts
    hasSecrets = form.fields.contains { $0.kind.isSecret }
  }

  /// Returns a record with the values of a dynamic one, as far as its properties can hold them.
  package func record(_ record: Record, with columns: DynamicRecord) -> Record {
    var copy = record
    for place in parts.indices {
      let part = parts[place]
      let stored = columns.value(of: part.column, probablyAt: place)
      guard case .value(let value) = part.coding.reading(of: stored) else { continue }
      // A store may contain values that the property cannot hold, such as NULL for an `Int`. The
      // page shows such a value unchanged, and does not accept it as new.
      _ = part.write(&copy, value == .none ? part.none : value)
    }
    return copy
  }
}

/// Converts dynamic records into typed ones, and keeps the last three: one change asks rules,
/// conditions, footers and lists of options about the record before it, and as it would be with
/// some entries. Nothing is kept of a form with secrets, which would stay in memory with the form.
///
/// `@unchecked Sendable`: `kept` is accessed under `lock` only.
final class KeptConversions<Record: Sendable>: @unchecked Sendable {
  private let conversion: RecordConversion<Record>
  private let template: Record
  private let lock = NSLock()
  private var kept: [(columns: DynamicRecord, record: Record)] = []

  /// Converts over a template, which has the values of properties without a column.
  init(_ conversion: RecordConversion<Record>, template: Record) {
    self.conversion = conversion
    self.template = template
  }

  /// Returns the typed record of some columns.
  func record(_ columns: DynamicRecord) -> Record {
    if conversion.hasSecrets { return conversion.record(template, with: columns) }
    let known = lock.withLock { kept }
    if let record = known.first(where: { $0.columns.isIdentical(to: columns) })?.record {
      return record
    }
    let record = conversion.record(template, with: columns)
    let next = known.suffix(2) + [(columns, record)]
    // `known` keeps the oldest until the lock is open: its end may call functions of the program.
    lock.withLock { kept = Array(next) }
    return record
  }
}
