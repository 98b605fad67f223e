import FoldoutForms

extension ColumnSchema {
  /// The storage class of most of a column's first values.
  public enum StoredClass: Hashable, Sendable {
    /// Numbers, and most of these are integers.
    case integers
    /// Numbers, and most of these are floating-point numbers.
    case reals
    /// Texts.
    case texts
    /// Bytes: at least nine in ten values.
    case bytes
  }

  /// True if the declared type converts no values: none, or ANY.
  package var isUntyped: Bool { declaredType.isEmpty || declaredType.uppercased() == "ANY" }

  /// True if the declared type is unusual for numbers, dates and switches, such as GUID or POINT.
  /// SQLite's rules make it a type of numbers, but only the values tell what it holds.
  package var isOfUnusualType: Bool {
    // The usual types need no search, which takes long for a table of many columns.
    switch declaredType {
    case "", "TEXT", "INTEGER", "REAL", "BLOB", "NUMERIC", "BOOLEAN", "DATE", "DATETIME":
      return false
    default: break
    }
    let type = declaredType.uppercased()
    guard !isText, !isUntyped, !type.contains("BLOB"), declaredDates == nil else { return false }
    let word = type.prefix { $0.isLetter }
    return !ColumnSchema.usualTypes.contains { word.hasPrefix($0) }
  }

  /// True if an unusual type is one of texts by its name, if no values tell otherwise.
  var isOfTextsByName: Bool {
    let type = declaredType.uppercased()
    return ["GUID", "UUID", "UNIQUEIDENTIFIER", "STRING", "JSON"].contains { type.contains($0) }
  }

  /// The beginnings of the usual types of numbers and switches.
  private static let usualTypes = [
    "INT", "TINYINT", "SMALLINT", "MEDIUMINT", "BIGINT", "UNSIGNED", "SIGNED", "LONG", "SERIAL",
    "BIGSERIAL", "REAL", "DOUBLE", "FLOAT", "NUM", "DEC", "MONEY", "CURRENCY", "YEAR", "BOOL",
    "BIT",
  ]
}
